#define _GNU_SOURCE /* program_invocation_name */
#include "project.h"

#include "file.h"
#include "out.h"
#include "tell.h"
#include "text.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

json_t *project_told(const char *name, const char *language, const struct form *form) {
  char form_text[FORM_TEXT], names[FORM_NAMES], column[32];
  form_print(form, form_text);
  form_column_names(form, names);
  char *graze = shell_word(program_invocation_name); /* as it is to be typed here */
  json_t *told = json_object(), *columns = json_array();
  json_put(told, "name", name);
  json_put(told, "language", language);
  json_put(told, "form", form_text);
  json_put(told, "question", question_name(form->question));
  json_object_set_new(told, "values", json_integer(question_values(form->question)));
  json_put(told, "type", type_name(form->type));
  json_put(told, "graze", graze != NULL ? graze : "graze");
  free(graze);
  for (unsigned k = 0; k < form_columns(form); k++) {
    name_at(names, k, column, sizeof column);
    json_array_append_new(columns, json_string(column));
  }
  json_object_set_new(told, "columns", columns);
  return told;
}

/* A template, its blanks filled from the columns of a row. */
static bool write_file(const char *path, sqlite3 *db, const char *template, sqlite3_stmt *row, char *why) {
  enum { MOST = 40 };
  struct parameter column[MOST];
  int count = 0;
  for (; count < MOST && count < sqlite3_column_count(row); count++)
    column[count] =
        (struct parameter){sqlite3_column_name(row, count), (const char *)sqlite3_column_text(row, count)};
  const struct parameters columns = {column, (size_t)count};
  FILE *file = fopen(path, "wx");
  if (file == NULL)
    return say_why(why, RENDER_WHY, "%s; is there room?", strerror(errno));
  if (!render(file, db, &GRAZE_TEMPLATES, template, &columns, why)) {
    fclose(file);
    return false;
  }
  return file_end(file) || say_why(why, RENDER_WHY, "%s; is there room?", strerror(errno));
}

int project_write(const char *command, const char *folder, sqlite3 *db) {
  char why[RENDER_WHY];
  sqlite3_stmt *project = NULL, *files = NULL;
  if (mkdir(folder, 0777) != 0)
    return complain(
        "%s: %s: cannot be made: %s; go to a folder that can be written", command, folder, strerror(errno));
  bool fine =
      sqlite3_prepare_v2(db, "SELECT * FROM project", -1, &project, NULL) == SQLITE_OK &&
      sqlite3_prepare_v2(db, "SELECT path, template FROM project_file", -1, &files, NULL) == SQLITE_OK &&
      sqlite3_step(project) == SQLITE_ROW;
  if (!fine)
    complain("%s: %s", command, sqlite3_errmsg(db));
  while (fine && sqlite3_step(files) == SQLITE_ROW) {
    const char *path = (const char *)sqlite3_column_text(files, 0);
    fine = write_file(path, db, (const char *)sqlite3_column_text(files, 1), project, why);
    if (!fine)
      complain("%s: %s: cannot be written: %s", command, path, why);
  }
  sqlite3_reset(files);
  while (!fine && sqlite3_step(files) == SQLITE_ROW)
    remove((const char *)sqlite3_column_text(files, 0));
  sqlite3_finalize(project);
  sqlite3_finalize(files);
  if (!fine)
    rmdir(folder);
  return fine ? EXIT_FINE : EXIT_WRONG_USE;
}
