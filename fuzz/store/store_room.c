/* A store makes room for the next campaign under its name. Nothing is renamed that another process may have
 * open: SQLite would take the journal of the one file for the other's. */
#include "statement.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

enum { KEPT_MOST = 1000000 };

bool store_claim(struct store *store) {
  store->claim = open(sqlite3_db_filename(store->db, "main"), O_RDONLY | O_CLOEXEC);
  return store->claim < 0 || flock(store->claim, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK ||
         store_fault(store, "another graze is counting into it: wait for it, or name another file");
}

/* How much of a path is before what its name ends in: out/campaign of out/campaign.db. */
static size_t stem_length(const char *path) {
  const char *slash = strrchr(path, '/'), *dot = strrchr(path, '.');
  return dot != NULL && (slash == NULL || dot > slash + 1) && dot != path ? (size_t)(dot - path)
                                                                          : strlen(path);
}

void store_kept_name(const char *path, unsigned number, char name[PATH_MAX]) {
  const size_t stem = stem_length(path);
  snprintf(name, PATH_MAX, "%.*s.%u%s", (int)stem, path, number, path + stem);
}

/* The highest number that is taken: a later store has a higher one, whatever was removed. */
static unsigned last_kept(const char *path) {
  char name[PATH_MAX];
  const char *slash = strrchr(path, '/');
  const size_t before = slash == NULL ? 0 : (size_t)(slash + 1 - path), stem = stem_length(path) - before;
  snprintf(name, sizeof name, "%.*s", before > 0 ? (int)before : 1, before > 0 ? path : ".");
  DIR *folder = opendir(name);
  unsigned last = 0;
  for (const struct dirent *entry; folder != NULL && (entry = readdir(folder)) != NULL;) {
    const unsigned long number =
        strlen(entry->d_name) > stem + 1 ? strtoul(entry->d_name + stem + 1, NULL, 10) : 0;
    store_kept_name(path, (unsigned)number, name);
    if (number > last && number < KEPT_MOST && strcmp(name + before, entry->d_name) == 0)
      last = (unsigned)number;
  }
  if (folder != NULL)
    closedir(folder);
  return last;
}

bool file_aside(const char *path, char aside[PATH_MAX]) {
  int file = -1;
  for (unsigned number = 0; file < 0 && number < KEPT_MOST; number++) {
    if (snprintf(aside, PATH_MAX, "%s.%ld-%u.part", path, (long)getpid(), number) >= PATH_MAX) {
      errno = ENAMETOOLONG;
      return false;
    }
    file = open(aside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (file < 0 && errno != EEXIST)
      return false;
  }
  if (file >= 0)
    close(file);
  return file >= 0;
}

bool file_publish(const char *aside, const char *name) {
  if (link(aside, name) == 0)
    return unlink(aside) == 0;
  return errno != EEXIST && access(name, F_OK) != 0 && rename(aside, name) == 0;
}

/* What is saved, while the store is held: by a connection of its own, which sees nothing of the transaction.
 */
static bool copy_saved(struct store *store, const char *part) {
  struct store saved = {.claim = -1};
  const bool copied =
      sqlite3_open_v2(sqlite3_db_filename(store->db, "main"), &saved.db, SQLITE_OPEN_READONLY, NULL) ==
          SQLITE_OK &&
      store_put(&saved, "VACUUM INTO ?", FIELDS(of_path(part)));
  sqlite3_close(saved.db);
  return copied || store_fault(store, "cannot be kept under another name: is there room?");
}

static bool keep(struct store *store, const char *path, char kept[PATH_MAX]) {
  char absolute[PATH_MAX], part[PATH_MAX];
  bool done = false;
  if (!store_beside(path, "", absolute))
    return store_fault(store, "cannot be kept under another name: its name is too long");
  if (!file_aside(absolute, part))
    return store_fault(store,
                       "cannot be kept under another name: is there room, and is the folder writable?");
  if (!copy_saved(store, part)) {
    unlink(part);
    return false;
  }
  for (unsigned number = last_kept(path) + 1; number <= KEPT_MOST && !done; number++) {
    store_kept_name(path, number, kept);
    done = file_publish(part, kept);
    if (!done && access(kept, F_OK) != 0)
      break;
  }
  unlink(part);
  return done || store_fault(store, "cannot be kept under another name: is the folder writable?");
}

static bool drop_all(struct store *store) {
  struct statement *s = statement_new(store,
                                      "SELECT coalesce(group_concat('DROP ' || type || ' main.\"' || name || "
                                      "'\"', ';'), '') FROM sqlite_master "
                                      "WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite%'");
  char *sql = statement_row(s) ? strdup(statement_text(s, 0)) : NULL;
  const bool dropped = statement_end(s) && sql != NULL && store_run(store, sql);
  free(sql);
  return dropped;
}

bool store_make_room(struct store *store, const char *path, char kept[PATH_MAX]) {
  kept[0] = '\0';
  if (sqlite3_get_autocommit(store->db) == 0) /* begun already: nothing was there */
    return true;
  return store_begin(store) && keep(store, path, kept) && drop_all(store) && store_write_schema(store);
}
