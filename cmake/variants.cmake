# The tests of floats once more, from the same files, under flags that change answers (fuzz/variant.h). As with the
# instruction levels, the flags' name is part of each symbol. x86-64 alone, and not under the sanitizers.
#
#   fma, gccfma: -ffp-contract=fast -mfma    a * b + c is rounded once, where the compiler sees fit; clang, for one,
#                                            leaves a product that is used twice, and gcc does not
#   x87: -mfpmath=387                        registers of 64 bits of mantissa; by gcc, for clang has no such doubles

# graze_float_tests(OUT FILES): those whose form is of f32 or f64, by the shapes they name.
function(graze_float_tests out files)
  set(some "")
  foreach(file ${files})
    file(READ ${PROJECT_SOURCE_DIR}/${file} text)
    if(text MATCHES "GRAZE_TEST[A-Z_]*\\([^.]*_f(32|64),")
      list(APPEND some ${file})
    endif()
  endforeach()
  set(${out} "${some}" PARENT_SCOPE)
endfunction()

# graze_variants(TARGET): adds the objects and the table to a library.
function(graze_variants target)
  graze_find_tests(tests)
  graze_float_tests(floats "${tests}")
  set(includes -I${PROJECT_SOURCE_DIR} -I${PROJECT_SOURCE_DIR}/algorithms)
  set(common -std=c17 -O2 -fno-math-errno -fno-trapping-math -fno-builtin-pow -D_POSIX_C_SOURCE=200809L -w)
  set(fma_flags "-ffp-contract=fast -mfma")
  set(gccfma_flags ${fma_flags})
  set(x87_flags "-mfpmath=387")
  set(names "")
  string(TOLOWER "${CMAKE_C_COMPILER_ID} ${CMAKE_C_COMPILER_VERSION}" own)
  string(REPLACE "gnu " "gcc " own "${own}")
  find_program(GRAZE_GCC gcc)
  if(GRAZE_LEVEL_NAMES)
    set(names fma)
    if(GRAZE_GCC)
      list(APPEND names gccfma x87)
      execute_process(COMMAND ${GRAZE_GCC} -dumpfullversion OUTPUT_VARIABLE version OUTPUT_STRIP_TRAILING_WHITESPACE)
      set(gcc "gcc ${version}")
    endif()
    if(CMAKE_C_COMPILER_ID STREQUAL GNU)
      list(REMOVE_ITEM names gccfma)
    endif()
  endif()
  set(declared "")
  set(rows "")
  foreach(name ${names})
    set(compiler ${CMAKE_C_COMPILER})
    set(compiler_name ${own})
    if(NOT name STREQUAL fma)
      set(compiler ${GRAZE_GCC})
      set(compiler_name ${gcc})
    endif()
    separate_arguments(flags UNIX_COMMAND "${${name}_flags}")
    foreach(file ${floats})
      get_filename_component(stem ${file} NAME_WE)
      set(object ${CMAKE_CURRENT_BINARY_DIR}/variants/${stem}_${name}.o)
      add_custom_command(
        OUTPUT ${object}
        COMMAND ${compiler} ${common} ${flags} ${includes} -DGRAZE_LEVEL_NAME=${name} -MD -MF ${object}.d -c
                ${PROJECT_SOURCE_DIR}/${file} -o ${object}
        DEPENDS ${PROJECT_SOURCE_DIR}/${file}
        DEPFILE ${object}.d
        VERBATIM)
      target_sources(${target} PRIVATE ${object})
      set_source_files_properties(${object} PROPERTIES EXTERNAL_OBJECT ON GENERATED ON)
      string(APPEND declared "extern algorithm_batch *const batch_${stem}_${name};\n")
      string(APPEND rows "    {\"${stem}\", \"${compiler_name}\", \"${${name}_flags}\", &batch_${stem}_${name}},\n")
    endforeach()
  endforeach()
  file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/variants)
  set(count "sizeof graze_variants / sizeof graze_variants[0]")
  if(NOT names)
    set(rows "    {0, 0, 0, 0},\n")
    set(count "0")
  endif()
  set(table ${CMAKE_CURRENT_BINARY_DIR}/variant_table.c)
  file(CONFIGURE OUTPUT ${table} CONTENT
       "/* Written by cmake/variants.cmake. */\n#include \"variant_table.h\"\n\n${declared}\nconst struct variant graze_variants[] = {\n${rows}};\nconst size_t graze_variant_count = ${count};\n"
       @ONLY)
  target_sources(${target} PRIVATE ${table})
endfunction()
