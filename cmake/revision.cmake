# cmake -DGIT=... -DSOURCE=... -DOUT=... -P revision.cmake: the revision of a clone as a header, which changes only with it.
set(revision "")
if(GIT AND EXISTS ${SOURCE}/.git)
  execute_process(COMMAND ${GIT} -C ${SOURCE} describe --always --exclude=* --dirty=-changed --abbrev=12
                  OUTPUT_VARIABLE revision OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
if(revision STREQUAL "")
  set(revision unknown)
endif()
file(CONFIGURE OUTPUT ${OUT} CONTENT "#define GRAZE_REVISION \"${revision}\"\n" @ONLY)
