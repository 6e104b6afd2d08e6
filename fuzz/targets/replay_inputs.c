/* A target without a fuzzer: puts files, and the files of folders, to it one by one. */
#include "target.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { SIZE_MAX_READ = 1 << 20 };

static int complain(const char *path) {
  fprintf(stderr, "replay: %s: %s\n", path, strerror(errno));
  return 2;
}

static int replay_file(const char *path, unsigned *count) {
  FILE *file = fopen(path, "rb");
  if (file == NULL)
    return complain(path);
  uint8_t *data = malloc(SIZE_MAX_READ);
  const size_t size = data == NULL ? 0 : fread(data, 1, SIZE_MAX_READ, file);
  const int code = data == NULL || ferror(file) ? complain(path) : 0;
  fclose(file);
  if (code == 0)
    LLVMFuzzerTestOneInput(data, size);
  free(data);
  *count += code == 0;
  return code;
}

static int replay(const char *path, unsigned *count) {
  struct stat status;
  if (stat(path, &status) != 0)
    return complain(path);
  if (!S_ISDIR(status.st_mode))
    return replay_file(path, count);
  struct dirent **entries;
  const int entry_count = scandir(path, &entries, NULL, alphasort);
  if (entry_count < 0)
    return complain(path);
  int code = 0;
  for (int k = 0; k < entry_count; k++) {
    char inner[4096];
    if (entries[k]->d_name[0] != '.' &&
        snprintf(inner, sizeof inner, "%s/%s", path, entries[k]->d_name) < (int)sizeof inner)
      code |= replay(inner, count);
    free(entries[k]);
  }
  free(entries);
  return code;
}

int main(int argc, char **argv) {
  unsigned count = 0;
  int code = 0;
  for (int k = 1; k < argc; k++)
    code |= replay(argv[k], &count);
  printf("%u inputs\n", count);
  return code;
}
