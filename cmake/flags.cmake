option(GRAZE_WERROR "Warnings are errors" ON)
# Every target of the project links `graze_flags`: warnings, and the floating point that the answers depend on.
add_library(graze_flags INTERFACE)
target_include_directories(graze_flags INTERFACE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/algorithms
                                                 ${PROJECT_BINARY_DIR}/shapes)
target_compile_options(graze_flags INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wstrict-prototypes
                                             -Wmissing-prototypes -Wvla $<$<BOOL:${GRAZE_WERROR}>:-Werror>)
# Tests join comparisons with & and | on purpose: no branch, so that their batch loops vectorise.
target_compile_options(graze_flags INTERFACE $<$<C_COMPILER_ID:Clang>:-Wno-bitwise-instead-of-logical>)
# -ffp-contract=off: a*b+c is two roundings, as in the documents' languages; left to the default, gcc and clang
#   disagree about it, and so would the answers.
# -fno-math-errno, -fno-trapping-math: let loops with sqrt and selects vectorise. No result changes: nothing reads
#   errno after a square root, and nothing reads the floating-point exception flags.
# -fno-builtin-pow: pow(v, 2.0) stays the library's pow, which Python calls; v * v is another number now and then.
set(GRAZE_FLOAT_FLAGS -ffp-contract=off -fno-math-errno -fno-trapping-math -fno-builtin-pow)
target_compile_options(graze_flags INTERFACE ${GRAZE_FLOAT_FLAGS})
target_compile_definitions(graze_flags INTERFACE _POSIX_C_SOURCE=200809L)

# The programs of the tests are many, and lld links each in a tenth of the time.
find_program(GRAZE_LLD ld.lld)
if(GRAZE_LLD)
  target_link_options(graze_flags INTERFACE -fuse-ld=lld)
endif()

if(GRAZE_SANITIZE)
  set(sanitizers -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  if(CMAKE_C_COMPILER_ID MATCHES Clang)
    list(APPEND sanitizers -fsanitize=float-cast-overflow,implicit-conversion -fno-sanitize=implicit-integer-sign-change)
  else()
    list(APPEND sanitizers -fsanitize=float-cast-overflow)
  endif()
  target_compile_options(graze_flags INTERFACE ${sanitizers})
  target_link_options(graze_flags INTERFACE ${sanitizers})
endif()

# Coverage for libFuzzer: of the targets, and of what each of them watches (fuzz/targets/CMakeLists.txt). A service's own flags
# instrument all.
option(GRAZE_FUZZ "libFuzzer targets" OFF)
add_library(graze_coverage INTERFACE)
if(GRAZE_FUZZ)
  target_compile_options(graze_coverage INTERFACE -fsanitize=fuzzer-no-link -fno-sanitize-coverage=trace-cmp)
  target_link_options(graze_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

# The instruction levels of algorithms/level.h: name, and how the compiler is asked for it.
set(GRAZE_LEVEL_NAMES "")
if(GRAZE_LEVELS AND NOT GRAZE_SANITIZE AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  set(GRAZE_LEVEL_NAMES v3)
  if(GRAZE_LEVELS STREQUAL HERE)
    file(STRINGS /proc/cpuinfo cpu REGEX "^flags" LIMIT_COUNT 1)
    if(NOT cpu MATCHES " avx2 ")
      set(GRAZE_LEVEL_NAMES "")
    endif()
  endif()
endif()
set(GRAZE_LEVEL_FLAGS_v3 -march=x86-64-v3)
# Batch loops are worth -O3 where somebody runs them; builds that look for faults are made sooner without.
set(GRAZE_BATCH_FLAGS $<$<CONFIG:Release>:-O3>)
set(GRAZE_PLAIN_FLAGS $<$<NOT:$<CONFIG:Debug>>:-O2>)
if(GRAZE_SANITIZE) # where -O3 takes minutes for some files, and finds no more
  set(GRAZE_BATCH_FLAGS -O1)
  set(GRAZE_PLAIN_FLAGS -O1)
endif()

# What do other flags change? These come last where the tests are compiled, and nowhere else: the reference, or the judge,
# would be wrong with them. Two builds, two stores, and `graze report --against` says what is new (README.md).
set(GRAZE_TEST_FLAGS "" CACHE STRING "Flags for the tests' files alone, as -ffp-contract=fast -mfma")

# As a report tells them: how the batch loops were compiled.
string(TOUPPER "${CMAKE_BUILD_TYPE}" build_type)
string(JOIN " " GRAZE_FLAGS_TEXT ${CMAKE_C_FLAGS} ${CMAKE_C_FLAGS_${build_type}} ${GRAZE_FLOAT_FLAGS})
if(GRAZE_TEST_FLAGS)
  string(APPEND GRAZE_FLAGS_TEXT " ${GRAZE_TEST_FLAGS}")
endif()
if(GRAZE_SANITIZE)
  string(APPEND GRAZE_FLAGS_TEXT " with sanitizers")
endif()
