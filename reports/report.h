/* A report: pages, and the same as data, made of the views of a store and nothing else, so that they can be
 * made again for tests that are long gone. The same store gives the same bytes.
 */
#ifndef GRAZE_REPORT_H
#define GRAZE_REPORT_H

#include "render.h"
#include "store/statement.h"

/* A format: the word for --format, the file it makes, and what makes it: a template, or a view as CSV. */
struct report_format {
  const char *name, *file, *view;
  const char *about; /* the view that says whether there is anything to tell; NULL: always */
};
enum { REPORT_FORMATS = 8 };
extern const struct report_format REPORT_FORMAT[REPORT_FORMATS];

/* What templates and their queries ask beside SQLite's own: real(x), fixed(x, digits), general(x, digits).
 * False without memory. */
bool report_functions(sqlite3 *db);

/* Those below give false at a fault, and then the store says what it was and what to do. */

/* Makes a store ready: the views of pages and pictures, and what is new, gone and changed since an older one
 * (a path, or NULL). */
bool report_open(struct store *store, const char *against);

/* What stands beside the store. */
struct report {
  struct store *store;
  const char *playground; /* a page beside that takes #test=ID&case=NUMBERS, or NULL */
  const char *stamp;      /* a line that says when, or NULL */
  bool against;
};
bool report_has(const struct report *report, const struct report_format *format);
bool report_write(FILE *out, const struct report *report, const struct report_format *format);
/* An issue about a test that is wrong, for those who keep it: the call, what is true and why, the diagnosis.
 */
bool report_upstream(FILE *out, struct store *store, const char *test);
/* The findings of a store that need not be made ready: those of a test, or all (NULL). JSON has a line each
 * finding. */
bool report_findings_json(FILE *out, struct store *store, const char *test);
bool report_findings_csv(FILE *out, struct store *store, const char *test);

/* A folder that is written aside and takes its name when all of it is there. All give false at a fault, and
 * then `why` says what it was and what to do. */
enum { FOLDER_PATH = 1024, FOLDER_WHY = 1400 };
struct folder {
  char path[FOLDER_PATH], aside[FOLDER_PATH + 8];
  char why[FOLDER_WHY];
};
bool folder_begin(struct folder *folder, const char *path);
bool folder_write(struct folder *folder, const struct report_format *format, const struct report *report);
bool folder_copy(struct folder *folder, const char *from, const char *name);
/* Gives the folder its name; one of that name is replaced when a report made it, and refused otherwise. */
bool folder_finish(struct folder *folder);
/* Removes what was written aside. */
void folder_give_up(struct folder *folder);

#endif
