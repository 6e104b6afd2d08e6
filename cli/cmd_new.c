/* graze new: a project with a hit test to fill in. */
#define _GNU_SOURCE
#include "command.h"
#include "tell.h"
#include "text.h"
#include "wording.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct new_request {
  const char *name, *form;
  unsigned language;
};

/* Those of new.sql. */
static const char *language_word(unsigned k) {
  static const char *const LANGUAGE[] = {"c", "cpp", "js", "python", "java", "csharp", "rust", "go"};
  return k < sizeof LANGUAGE / sizeof LANGUAGE[0] ? LANGUAGE[k] : NULL;
}

#define REQUEST struct new_request
static const struct option OPTIONS[] = {
    {"NAME", OF(NAME, name), "the folder to make, and the test's name", .needed = true},
    {"--language LANGUAGE", OF(WORD, language), "of the test", .needed = true, .word = language_word},
    {"--form 'SHAPE SHAPE TYPE'", OF(FORM, form), "how it takes its numbers", .usual = "disc box-xywh f64"},
    {.term = NULL},
};

/* A template, its blanks filled from the columns of a row. */
static bool write_file(const char *path, sqlite3 *db, const char *template, sqlite3_stmt *row, char *why) {
  enum { MOST = 16 };
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
  const bool failed = ferror(file) != 0;
  return (fclose(file) == 0 && !failed) || say_why(why, RENDER_WHY, "%s; is there room?", strerror(errno));
}

/* All of them, or none. */
static int write_files(const char *name, sqlite3 *db) {
  char why[RENDER_WHY];
  sqlite3_stmt *project = NULL, *files = NULL;
  const bool made = mkdir(name, 0777) == 0;
  if (!made && errno == EEXIST)
    return complain("new: %s is there already and is left alone; take another name, or move it away", name);
  if (!made)
    return complain("new: %s: cannot be made: %s; go to a folder that can be written", name, strerror(errno));
  bool fine =
      sqlite3_prepare_v2(db, "SELECT * FROM project", -1, &project, NULL) == SQLITE_OK &&
      sqlite3_prepare_v2(db, "SELECT path, template FROM project_file", -1, &files, NULL) == SQLITE_OK &&
      sqlite3_step(project) == SQLITE_ROW;
  if (!fine)
    complain("new: %s", sqlite3_errmsg(db));
  while (fine && sqlite3_step(files) == SQLITE_ROW) {
    const char *path = (const char *)sqlite3_column_text(files, 0);
    fine = write_file(path, db, (const char *)sqlite3_column_text(files, 1), project, why);
    if (!fine)
      complain("new: %s: cannot be written: %s", path, why);
  }
  sqlite3_reset(files);
  while (!fine && sqlite3_step(files) == SQLITE_ROW)
    remove((const char *)sqlite3_column_text(files, 0));
  sqlite3_finalize(project);
  sqlite3_finalize(files);
  if (!fine)
    rmdir(name);
  return fine ? EXIT_FINE : EXIT_WRONG_USE;
}

static int run(const void *given, const struct catalogue *tests) {
  const struct new_request *request = given;
  struct form form;
  char why[FORM_TEXT], form_text[FORM_TEXT], names[FORM_NAMES], name[32];
  if (catalogue_find(tests, request->name) != NULL)
    return complain("new: NAME: found '%s', the name of a built-in test, expected another", request->name);
  if (!form_parse_pair(request->form, &form, why))
    return complain("new: --form: found '%s': %s", request->form, why);
  form_print(&form, form_text);
  form_column_names(&form, names);
  char *graze = shell_word(program_invocation_name); /* as it is to be typed here */
  json_t *told = json_object(), *columns = json_array();
  json_put(told, "name", request->name);
  json_put(told, "language", language_word(request->language));
  json_put(told, "form", form_text);
  json_put(told, "type", type_name(form.type));
  json_put(told, "graze", graze != NULL ? graze : "graze");
  free(graze);
  for (unsigned k = 0; k < form_columns(&form); k++) {
    name_at(names, k, name, sizeof name);
    json_array_append_new(columns, json_string(name));
  }
  json_object_set_new(told, "columns", columns);
  sqlite3 *db = tell_open(told, "new");
  int code = db != NULL ? write_files(request->name, db) : EXIT_WRONG_USE;
  if (code == EXIT_FINE)
    code = tell_page(db, "new", NULL);
  sqlite3_close(db);
  return code;
}

const struct command COMMAND_NEW = {
    .name = "new",
    .line = "a project with a hit test of your own to fill in, in C, C++, JavaScript, Python, Java, C#, Rust "
            "or Go",
    .examples = "new mine --language js --form 'disc box-xywh f64'",
    .about =
        "Shapes: point, segment, disc, capsule, ellipse, triangle, quad, box-xywh, box-ltrb, box-centre, "
        "box-square, "
        "box-pixels. Types: f64, f32, i32, i64. C and C++ become a plugin, the others speak lines: `graze "
        "protocol`, by which any "
        "other language can be brought too. What is there already is left alone.",
    .options = OPTIONS,
    .request = sizeof(REQUEST),
    .run = run,
};
