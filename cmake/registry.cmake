# A test is one file, algorithms/<folder>/<id>.c. This finds the files and writes the table that names them all:
# constructors in a static library are dropped by the linker, a table is not.
set(GRAZE_TEST_FOLDERS point_box point_disc disc_disc disc_box box_box published helpers controls)

# graze_find_tests(OUT): the test files, in the order of the registry.
function(graze_find_tests out)
  set(all "")
  foreach(folder ${GRAZE_TEST_FOLDERS})
    file(GLOB files CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/algorithms/${folder}/*.c)
    list(SORT files)
    list(APPEND all ${files})
  endforeach()
  foreach(file ${all})
    get_filename_component(stem ${file} NAME_WE)
    file(READ ${PROJECT_SOURCE_DIR}/${file} text)
    if(NOT text MATCHES "GRAZE_TEST(_OF_THREE|_FILTERED)?\\([ \n]*${stem},")
      message(FATAL_ERROR "${file}: no GRAZE_TEST(${stem}, ...): a test's id is the name of its file")
    endif()
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${file})
  endforeach()
  set(${out} ${all} PARENT_SCOPE)
endfunction()

# graze_write_registry(FILE TESTS LEVELS)
function(graze_write_registry path tests levels)
  set(text "/* Written by cmake/registry.cmake. */\n#include \"registry.h\"\n\n")
  set(rows "")
  foreach(file ${tests})
    get_filename_component(stem ${file} NAME_WE)
    string(APPEND text "extern const struct algorithm algorithm_${stem};\nextern const char graze_source_${stem}[];\n")
    set(v3 0)
    set(v4 0)
    foreach(level ${levels})
      string(APPEND text "extern algorithm_batch *const batch_${stem}_${level};\n")
      set(${level} "&batch_${stem}_${level}")
    endforeach()
    string(APPEND rows "    {&algorithm_${stem}, {${v3}, ${v4}}, \"${stem}\", \"${file}\", graze_source_${stem}},\n")
  endforeach()
  string(APPEND text "\nconst struct registry_entry graze_registry[] = {\n${rows}};\n"
                     "extern const struct registry_entry graze_registry[];\nextern const size_t graze_registry_count;\nconst size_t graze_registry_count = sizeof graze_registry / sizeof graze_registry[0];\n")
  file(CONFIGURE OUTPUT ${path} CONTENT "${text}" @ONLY)
endfunction()

# graze_embed(OUT.c NAME FILE): FILE's text as the zero-ended array `const char NAME[]`.
function(graze_embed out name file)
  add_custom_command(
    OUTPUT ${out}
    COMMAND ${CMAKE_COMMAND} -DIN=${file} -DOUT=${out} -DNAME=${name} -P ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
    DEPENDS ${file} ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
    VERBATIM)
endfunction()
