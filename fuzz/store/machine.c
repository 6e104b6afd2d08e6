#include "machine.h"

#include <stdio.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

const char *compiler_text(void) {
#ifdef __clang__
  return __VERSION__;
#else
  return "gcc " __VERSION__;
#endif
}

const char *compiler_flags(void) { return GRAZE_COMPILER_FLAGS; }

/* The processor's name as Linux tells it. */
static void processor_name(char *name, size_t size) {
  snprintf(name, size, "unknown processor");
  FILE *file = fopen("/proc/cpuinfo", "r");
  char line[200];
  while (file != NULL && fgets(line, sizeof line, file) != NULL) {
    const char *value = strncmp(line, "model name", 10) == 0 ? strchr(line, ':') : NULL;
    if (value == NULL)
      continue;
    value += 1 + strspn(value + 1, " ");
    snprintf(name, size, "%.*s", (int)strcspn(value, "\n"), value);
    break;
  }
  if (file != NULL)
    fclose(file);
}

void machine_text(char *text) {
  char name[80];
  processor_name(name, sizeof name);
  struct utsname system;
  const long cores = sysconf(_SC_NPROCESSORS_ONLN);
  if (uname(&system) != 0)
    snprintf(text, MACHINE_TEXT, "%s, %ld cores", name, cores);
  else
    snprintf(text,
             MACHINE_TEXT,
             "%s, %ld cores, %.40s %.60s %.20s",
             name,
             cores,
             system.sysname,
             system.release,
             system.machine);
}
