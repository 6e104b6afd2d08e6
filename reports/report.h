/* A report: a model and what stands beside it, as the writers see it; and the folder they write to.
 *
 * A writer is a pure function of the report: the same store gives the same bytes.
 */
#ifndef GRAZE_REPORT_H
#define GRAZE_REPORT_H

#include "changes.h"
#include "pictures.h"

#include <stdio.h>

struct report {
  const struct model *model;
  const struct model *before; /* of --against, or NULL */
  struct changes changes;     /* none without it */
  sqlite3 *pictures;          /* with the table of those drawn, or NULL */
  const char *playground;     /* a page beside that takes #test=ID&case=NUMBERS, or NULL */
  const char *stamp;          /* a line that says when, or NULL */
};

/* A format: the word for --format, the file it makes, what makes it. */
typedef bool report_writer(FILE *out, const struct report *report);
struct report_format {
  const char *name, *file;
  report_writer *write;
};
enum { REPORT_FORMATS = 7 };
extern const struct report_format REPORT_FORMAT[REPORT_FORMATS];

report_writer write_html, write_method, write_markdown, write_json, write_csv, write_findings_csv,
    write_junit;

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
