/* Property: any bytes are rows or a fault that is told; nothing else happens. */
#include "csv.h"
#include "target.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size == 0)
    return 0;
  FILE *file = fmemopen((void *)(uintptr_t)data, size, "r"); /* only read */
  struct csv *csv = malloc(sizeof *csv);
  if (file != NULL && csv != NULL) {
    char why[CSV_WHY];
    csv_open(csv, file);
    while (csv_next(csv, why) == CSV_ROW)
      ;
  }
  free(csv);
  if (file != NULL)
    fclose(file);
  return 0;
}
