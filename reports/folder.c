/* The folder of a report: written aside, then renamed, so that it is never half there. */
#define _XOPEN_SOURCE 700 /* for nftw */
#include "file.h"
#include "report.h"
#include "wording.h"

#include <dirent.h>
#include <errno.h>
#include <ftw.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Tells a report's folder from anybody's: only such a one is replaced. */
static const char MARK[] = ".graze-report";

static bool fault(struct folder *folder, const char *path, const char *advice) {
  return say_why(folder->why, sizeof folder->why, "%.1024s: %s%s", path, strerror(errno), advice);
}

/* Two levels deep, which is as deep as a report goes; no link is followed. */
static int remove_entry(const char *path, const struct stat *status, int type, struct FTW *at) {
  (void)status, (void)type;
  return at->level > 2 ? -1 : remove(path);
}
static bool remove_folder(const char *path) { return nftw(path, remove_entry, 8, FTW_DEPTH | FTW_PHYS) == 0; }

/* Room for a folder's path and the name of a file that a report makes. */
enum { FILE_PATH = FOLDER_PATH + 80 };

static FILE *create(struct folder *folder, const char *name) {
  char path[FILE_PATH];
  snprintf(path, sizeof path, "%s/%.60s", folder->aside, name);
  FILE *file = fopen(path, "wb");
  if (file == NULL)
    fault(folder, path, "; is there room, and may you write there?");
  return file;
}

static bool finish(struct folder *folder, FILE *file, const char *name) {
  return file_end(file) || fault(folder, name, "; it cannot be written: is there room?");
}

/* "" when the path is free or holds what may be replaced; otherwise what is in the way. */
static const char *in_the_way(const char *path) {
  char mark[FILE_PATH];
  struct stat status;
  if (lstat(path, &status) != 0)
    return "";
  if (!S_ISDIR(status.st_mode))
    return "is there already and is no folder; name another with --out";
  snprintf(mark, sizeof mark, "%s/%s", path, MARK);
  if (stat(mark, &status) == 0)
    return "";
  DIR *list = opendir(path);
  unsigned entries = 0;
  while (list != NULL && readdir(list) != NULL)
    entries++;
  if (list != NULL)
    closedir(list);
  return entries == 2 ? ""
                      : "is there already and no report made it: name another with --out, or move it away";
}

bool folder_begin(struct folder *folder, const char *path) {
  size_t length = strlen(path);
  while (length > 1 && path[length - 1] == '/')
    length--;
  if (length == 0 || length >= FOLDER_PATH)
    return say_why(folder->why, sizeof folder->why, "'%.80s' is no name for a folder", path);
  snprintf(folder->path, sizeof folder->path, "%.*s", (int)length, path);
  snprintf(folder->aside, sizeof folder->aside, "%s.XXXXXX", folder->path);
  if (*in_the_way(folder->path) != '\0')
    return say_why(folder->why, sizeof folder->why, "%s: %s", folder->path, in_the_way(folder->path));
  if (mkdtemp(folder->aside) == NULL)
    return fault(folder, folder->path, "; is the folder it stands in there, and writable?");
  const mode_t mask = umask(0);
  umask(mask);
  FILE *file = chmod(folder->aside, 0777 & ~mask) == 0 ? create(folder, MARK) : NULL;
  if (file != NULL && fputs("Made by graze report, which may replace this folder.\n", file) >= 0 &&
      finish(folder, file, MARK))
    return true;
  folder_give_up(folder);
  return false;
}

bool folder_write(struct folder *folder, const struct report_format *format, const struct report *report) {
  FILE *file = create(folder, format->file);
  if (file == NULL)
    return false;
  const bool written = report_write(file, report, format);
  return finish(folder, file, format->file) &&
         (written || say_why(folder->why, sizeof folder->why, "%s", store_why(report->store)));
}

bool folder_copy(struct folder *folder, const char *from, const char *name) {
  char *text = file_text(from);
  if (text == NULL)
    return fault(folder, from, "");
  FILE *out = create(folder, name);
  if (out != NULL)
    fputs(text, out);
  free(text);
  return out != NULL && finish(folder, out, name);
}

void folder_give_up(struct folder *folder) {
  if (folder->aside[0] != '\0')
    remove_folder(folder->aside);
  folder->aside[0] = '\0';
}

bool folder_finish(struct folder *folder) {
  char old[FOLDER_PATH + 16];
  snprintf(old, sizeof old, "%s.old", folder->aside);
  const bool replaces = access(folder->path, F_OK) == 0;
  if (replaces && rename(folder->path, old) != 0)
    return fault(folder, folder->path, "; the report that is there cannot be moved away");
  if (rename(folder->aside, folder->path) != 0) {
    fault(folder, folder->path, "; the report cannot be given its name");
    if (replaces)
      rename(old, folder->path);
    return false;
  }
  folder->aside[0] = '\0';
  return !replaces || remove_folder(old) || fault(folder, old, "; the report before it cannot be removed");
}
