# cmake -P embed.cmake OUT.c NAME FILE [NAME FILE ...]: each file's bytes and a zero as `const char NAME[]`.
math(EXPR last "${CMAKE_ARGC} - 1")
set(text "")
foreach(k RANGE 4 ${last} 2)
  math(EXPR next "${k} + 1")
  set(name ${CMAKE_ARGV${k}})
  file(READ ${CMAKE_ARGV${next}} hex HEX)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${hex}")
  string(REGEX REPLACE "('...[0-9a-f]','...[0-9a-f]','...[0-9a-f]','...[0-9a-f]','...[0-9a-f]','...[0-9a-f]','...[0-9a-f]','...[0-9a-f]','...[0-9a-f]','...[0-9a-f]','...[0-9a-f]','...[0-9a-f]',)" "\\1\n" bytes
                       "${bytes}")
  string(APPEND text "extern const char ${name}[];\nconst char ${name}[] = {\n${bytes}0};\n")
endforeach()
file(WRITE ${CMAKE_ARGV3} "${text}")
