/* Run by the build: every record is complete. */
#include "registry.h"

#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int faults = 0;
  for (size_t i = 0; i < registry_count(); i++) {
    const struct registry_entry *entry = registry_at(i);
    const char *complaint = algorithm_complaint(entry->algorithm);
    if (complaint != NULL) {
      fprintf(stderr, "%s: %s: %s\n", entry->file, entry->stem, complaint);
      faults++;
    }
  }
  return faults == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
