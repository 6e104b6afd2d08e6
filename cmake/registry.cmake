# Tests are records, GRAZE_TEST(id, ...), in algorithms/<folder>/*.c. This finds them and writes the table that names
# them all: constructors in a static library are dropped by the linker, a table is not.
# Every folder holds tests but reference/. These come first, in this order, and others after them.
set(GRAZE_FIRST_FOLDERS point_box point_disc disc_disc disc_box box_box published helpers controls)

# graze_find_tests(OUT): the files, in the order of the registry.
function(graze_find_tests out)
  file(GLOB found CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/algorithms/*/*.c)
  list(FILTER found EXCLUDE REGEX "^algorithms/reference/")
  list(SORT found)
  set(all "")
  foreach(folder ${GRAZE_FIRST_FOLDERS})
    set(files ${found})
    list(FILTER files INCLUDE REGEX "^algorithms/${folder}/")
    list(APPEND all ${files})
  endforeach()
  list(APPEND all ${found})
  list(REMOVE_DUPLICATES all)
  set(${out} ${all} PARENT_SCOPE)
endfunction()

# graze_test_ids(OUT FILE): the ids of a file's records, in their order. A record begins a line with a macro whose name
# begins with GRAZE_TEST, and the id is its first argument.
function(graze_test_ids out file)
  file(READ ${PROJECT_SOURCE_DIR}/${file} text)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${file})
  string(REGEX MATCHALL "\nGRAZE_TEST[A-Z0-9_]*\\([ \n]*[^,() \n]*" records "${text}")
  set(ids "")
  foreach(record ${records})
    string(REGEX REPLACE ".*[( \n]" "" id "${record}")
    if(NOT id MATCHES "^[a-z][a-z0-9_]*$")
      message(FATAL_ERROR "${file}: GRAZE_TEST(${id}, ...): an id is of small letters, digits and _")
    endif()
    list(APPEND ids ${id})
  endforeach()
  if(NOT ids)
    message(FATAL_ERROR "${file}: no GRAZE_TEST(id, ...) at the beginning of a line")
  endif()
  set(${out} ${ids} PARENT_SCOPE)
endfunction()

# graze_join_house(JOINED ALONE KIND FILES...): house tests of hulls share all but a few lines, and so do those of ellipses, and
# one file of them all is compiled in a tenth of the time. Writes JOINED, which includes those of KIND; ALONE are the other files.
function(graze_join_house joined alone kind)
  set(text "")
  set(others "")
  foreach(file ${ARGN})
    file(STRINGS ${PROJECT_SOURCE_DIR}/${file} of_kind REGEX "^#include .house/(${kind}).h.")
    if(of_kind)
      string(APPEND text "#include \"${file}\"\n#undef RECORD\n")
    else()
      list(APPEND others ${file})
    endif()
  endforeach()
  file(CONFIGURE OUTPUT ${joined} CONTENT "${text}" @ONLY)
  set(${alone} ${others} PARENT_SCOPE)
endfunction()

# graze_write_registry(FILE TESTS LEVELS LEVELLED): LEVELLED names the files that are compiled for each level too. Tests of
# ellipses branch at every row, no loop of theirs vectorises, and one level serves all.
function(graze_write_registry path tests levels levelled)
  set(with_levels "")
  set(text "/* Written by cmake/registry.cmake. */\n#include \"registry.h\"\n\n")
  set(rows "")
  foreach(file ${tests})
    get_filename_component(stem ${file} NAME_WE)
    string(APPEND text "extern const char graze_source_${stem}[];\n")
    graze_test_ids(ids ${file})
    file(STRINGS ${PROJECT_SOURCE_DIR}/${file} of_ellipses REGEX "^GRAZE_TEST_ELLIPSE\\(")
    set(file_levels ${levels})
    if(of_ellipses)
      set(file_levels "")
    else()
      list(APPEND with_levels ${file})
    endif()
    foreach(id ${ids})
      if(DEFINED file_of_${id})
        message(FATAL_ERROR "${file}: GRAZE_TEST(${id}, ...) stands in ${file_of_${id}} too: an id names one test")
      endif()
      set(file_of_${id} ${file})
      string(APPEND text "extern const struct algorithm algorithm_${id};\n")
      set(v3 0)
      set(v4 0)
      foreach(level ${file_levels})
        string(APPEND text "extern algorithm_batch *const batch_${id}_${level};\n")
        set(${level} "&batch_${id}_${level}")
      endforeach()
      string(APPEND rows "    {&algorithm_${id}, {${v3}, ${v4}}, \"${id}\", \"${file}\", graze_source_${stem}},\n")
    endforeach()
  endforeach()
  string(APPEND text "\nconst struct registry_entry graze_registry[] = {\n${rows}};\n"
                     "extern const struct registry_entry graze_registry[];\nextern const size_t graze_registry_count;\nconst size_t graze_registry_count = sizeof graze_registry / sizeof graze_registry[0];\n")
  file(CONFIGURE OUTPUT ${path} CONTENT "${text}" @ONLY)
  set(${levelled} ${with_levels} PARENT_SCOPE)
endfunction()

# graze_embed_headers(OUT): the headers of algorithms/ as texts, and the table that header_find looks into; its C files.
function(graze_embed_headers out)
  file(GLOB headers CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} *.h */*.h)
  list(FILTER headers EXCLUDE REGEX "^(reference|shapes)/")
  set(text "/* Written by cmake/registry.cmake. */\n#include \"registry.h\"\n\n#include <string.h>\n\n")
  set(rows "")
  set(embedded "")
  foreach(header ${headers})
    string(MAKE_C_IDENTIFIER graze_header_${header} name)
    list(APPEND embedded ${name} ${CMAKE_CURRENT_SOURCE_DIR}/${header})
    string(APPEND text "extern const char ${name}[];\n")
    string(APPEND rows "    {\"${header}\", ${name}},\n")
  endforeach()
  string(APPEND text "\nconst struct header *header_find(const char *name) {\n  static const struct header HEADERS[] = {\n${rows}  };\n"
                     "  for (size_t k = 0; k < sizeof HEADERS / sizeof HEADERS[0]; k++)\n    if (strcmp(HEADERS[k].name, name) == 0)\n"
                     "      return &HEADERS[k];\n  return NULL;\n}\n")
  file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/header_table.c CONTENT "${text}" @ONLY)
  graze_embed(${CMAKE_CURRENT_BINARY_DIR}/header_texts.c ${embedded})
  set(${out} ${CMAKE_CURRENT_BINARY_DIR}/header_table.c ${CMAKE_CURRENT_BINARY_DIR}/header_texts.c PARENT_SCOPE)
endfunction()

# graze_embed(OUT.c NAME FILE [NAME FILE ...]): each FILE's text as the zero-ended array `const char NAME[]`.
function(graze_embed out)
  set(files ${ARGN})
  list(FILTER files INCLUDE REGEX "^/")
  add_custom_command(
    OUTPUT ${out}
    COMMAND ${CMAKE_COMMAND} -P ${PROJECT_SOURCE_DIR}/cmake/embed.cmake ${out} ${ARGN}
    DEPENDS ${files} ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
    VERBATIM)
endfunction()
