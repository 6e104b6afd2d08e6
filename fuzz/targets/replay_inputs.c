/* A target without a fuzzer: puts files, and the files of folders, to it one by one. */
#include "target.h"

#include <errno.h>
#include <fts.h>
#include <string.h>

enum { SIZE_MOST = 1 << 20 };

static bool replay(const char *path) {
  FILE *file = fopen(path, "rb");
  uint8_t *data = malloc(SIZE_MOST);
  const size_t size = file == NULL || data == NULL ? 0 : fread(data, 1, SIZE_MOST, file);
  const bool fine = file != NULL && data != NULL && ferror(file) == 0;
  if (fine)
    LLVMFuzzerTestOneInput(data, size);
  else
    fprintf(stderr, "replay: %s: %s\n", path, strerror(errno));
  free(data);
  if (file != NULL)
    fclose(file);
  return fine;
}

int main(int argc, char **argv) {
  unsigned count = 0, failed = 0;
  FTS *tree = argc > 1 ? fts_open(argv + 1, FTS_LOGICAL | FTS_NOCHDIR, NULL) : NULL;
  for (FTSENT *entry; tree != NULL && (entry = fts_read(tree)) != NULL;) {
    if (entry->fts_info == FTS_D || entry->fts_info == FTS_DP)
      continue;
    errno = entry->fts_errno;
    if (replay(entry->fts_path))
      count++;
    else
      failed++;
  }
  if (tree != NULL)
    fts_close(tree);
  printf("%u inputs\n", count);
  return failed > 0 ? 2 : 0;
}
