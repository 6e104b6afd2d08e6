#include "pictures.h"

#include "file.h"
#include "grow.h"
#include "render.h"
#include "wording.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { FILE_NAME = 80 };

static bool cannot_write(struct store *store, const char *path) {
  return say_why(store->why,
                 STORE_WHY,
                 "%.500s: cannot be written: %s; is its folder there, and writable?",
                 path,
                 strerror(errno));
}

/* file_name(text): bytes that are no part of a safe name become -XX. */
static void file_name(sqlite3_context *context, int count, sqlite3_value **value) {
  const unsigned char *text = sqlite3_value_text(value[0]);
  char name[FILE_NAME + 4];
  size_t used = 0;
  (void)count;
  for (; text != NULL && *text != '\0' && used < FILE_NAME; text++)
    used += (size_t)snprintf(name + used,
                             sizeof name - used,
                             isalnum(*text) || *text == '_' || *text == '-' ? "%c"
                             : *text == '/' || *text == ':'                 ? "-"
                                                                            : "-%02X",
                             *text);
  sqlite3_result_text(context, name, (int)used, SQLITE_TRANSIENT);
}

bool pictures_open(struct store *store) {
  static const struct picture_function OWN[] = {{"file_name", 1, file_name, NULL}, {NULL, 0, NULL, NULL}};
  const struct picture_function *const functions[] = {OWN, SCENE_FUNCTIONS, MAP_FUNCTIONS};
  const int kind = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
  for (unsigned k = 0; k < 3; k++)
    for (const struct picture_function *f = functions[k]; f->name != NULL; f++)
      if (sqlite3_create_function(
              store->db, f->name, f->arguments, kind, (void *)(uintptr_t)f, f->of, NULL, NULL) != SQLITE_OK)
        return store_fault(store, "its pictures");
  return store_run(store, template_text("pictures.sql"));
}

/* Fills the table by a condition on the pictures of a view. */
static bool
put_drawn(struct store *store, const char *from, const struct field *value, unsigned values, size_t *count) {
  char sql[400];
  snprintf(sql,
           sizeof sql,
           "INSERT INTO drawn (turn, name, kind, test, sweep, finding, pair, title) "
           "SELECT turn, name, kind, test, sweep, finding, pair, title FROM %s",
           from);
  const bool fine = store_run(store, "DELETE FROM drawn") && store_put(store, sql, value, values);
  *count = fine ? (size_t)sqlite3_changes(store->db) : 0;
  return fine;
}

bool pictures_of_report(struct store *store, size_t *count) {
  return put_drawn(store, "picture_of_report", NULL, 0, count);
}

bool pictures_named(
    struct store *store, const char *kind, const char *what, const char *sweep, size_t *count) {
  return put_drawn(store,
                   "picture_in_order WHERE ifnull(?1, kind) IS kind AND ifnull(?2, what) IS what AND "
                   "ifnull(?3, sweep) IS sweep",
                   FIELDS(of_path(kind), of_path(what), of_path(sweep)),
                   count);
}

static void
path_of(char path[PATH_MAX], const struct pictures_wish *wish, const char *name, const char *ending) {
  snprintf(path, PATH_MAX, "%.*s/%.120s.%s", PATH_MAX - 160, wish->folder, name, ending);
}

/* A script that stands by itself, and draws beside itself. */
static bool write_script(struct store *store, const char *path, const char *name, const char *formats) {
  const struct parameter parameter[] = {{"name", name}, {"formats", formats}};
  FILE *to = fopen(path, "w");
  if (to == NULL)
    return cannot_write(store, path);
  const bool filled =
      render(to, store->db, &GRAZE_TEMPLATES, "picture.gp", &(struct parameters){parameter, 2}, store->why);
  return (file_end(to) || cannot_write(store, path)) && filled;
}

/* By how it ends: gnuplot does not say that it could not write it. */
static bool is_whole(const char *path, const char *ending) {
  char end[16] = "";
  FILE *file = fopen(path, "rb");
  const bool read = file != NULL && fseek(file, -(long)sizeof end, SEEK_END) == 0 &&
                    fread(end, 1, sizeof end, file) == sizeof end;
  if (file != NULL)
    fclose(file);
  const size_t length = strlen(ending);
  for (size_t k = 0; read && k + length <= sizeof end; k++)
    if (memcmp(end + k, ending, length) == 0)
      return true;
  return false;
}

/* The names of those that are to be drawn, in their order; `*name` is the caller's to free. */
static bool drawn_names(struct store *store, picture_name **name, size_t *count) {
  size_t room = 0;
  bool fine = true;
  struct statement *s = statement_new(store, "SELECT name FROM drawn ORDER BY turn");
  while (fine && statement_row(s)) {
    picture_name *more = grow(*name, *count, &room, sizeof *more);
    fine = more != NULL || say_why(store->why, STORE_WHY, "no memory for the pictures");
    if (fine)
      snprintf((*name = more)[(*count)++], sizeof *more, "%s", statement_text(s, 0));
  }
  return statement_end(s) && fine;
}

static bool check_whole(struct store *store, const struct pictures_wish *wish, const char *name) {
  static const char *const FORMAT[][2] = {{"svg", "</svg>"}, {"png", "IEND"}, {"pdf", "%%EOF"}};
  char path[PATH_MAX];
  bool fine = true;
  for (unsigned k = 0; fine && k < 3; k++) {
    path_of(path, wish, name, FORMAT[k][0]);
    fine = strstr(wish->formats, FORMAT[k][0]) == NULL || is_whole(path, FORMAT[k][1]) ||
           say_why(store->why, STORE_WHY, "%.500s: gnuplot did not write it whole: is there room?", path);
  }
  return fine;
}

bool pictures_draw(struct store *store, const struct pictures_wish *wish) {
  char path[PATH_MAX];
  picture_name *name = NULL;
  size_t count = 0;
  bool fine = drawn_names(store, &name, &count);
  for (size_t k = 0; fine && k < count; k++) {
    path_of(path, wish, name[k], "gp");
    fine = write_script(store, path, name[k], wish->formats);
  }
  fine = fine && wish->run(wish->folder, name, count, store->why);
  for (size_t k = 0; k < count; k++) {
    fine = fine && check_whole(store, wish, name[k]);
    path_of(path, wish, name[k], "gp");
    if (!wish->scripts)
      remove(path);
  }
  free(name);
  return fine;
}

/* Drawn in a folder of its own beside it, then moved into place. */
static bool
draw_aside(struct store *store, const char *path, const char *name, const char *format, pictures_run *run) {
  char folder[PATH_MAX], drawn[PATH_MAX];
  const struct pictures_wish wish = {.folder = folder, .formats = format, .run = run};
  if (snprintf(folder, sizeof folder, "%s.XXXXXX", path) >= PATH_MAX || mkdtemp(folder) == NULL)
    return cannot_write(store, path);
  path_of(drawn, &wish, name, format);
  const bool fine = pictures_draw(store, &wish) && (rename(drawn, path) == 0 || cannot_write(store, path));
  remove(drawn);
  rmdir(folder);
  return fine;
}

bool picture_draw_file(struct store *store, const char *path, pictures_run *run) {
  static const char *const FORMAT[] = {"svg", "png", "pdf"};
  const char *dot = strrchr(path, '.'), *format = NULL;
  bool fine = false;
  for (unsigned k = 0; dot != NULL && k < 3; k++)
    format = strcmp(dot + 1, FORMAT[k]) == 0 ? FORMAT[k] : format;
  if (format == NULL && (dot == NULL || strcmp(dot, ".gp") != 0))
    return say_why(
        store->why, STORE_WHY, "%.500s: found another ending, expected .svg, .png, .pdf or .gp", path);
  struct statement *s = statement_new(store, "SELECT name FROM drawn ORDER BY turn LIMIT 1");
  if (statement_row(s))
    fine = format == NULL ? write_script(store, path, statement_text(s, 0), "svg png")
                          : draw_aside(store, path, statement_text(s, 0), format, run);
  return statement_end(s) && fine;
}

/* Takes out the text from one place to another. */
static void cut(char *from, const char *to) { memmove(from, to, strlen(to) + 1); }

/* gnuplot defines all its marks and opens groups for what it does not draw: pages are smaller without. */
static void cut_unused(char *svg) {
  static const char CHILD[] = "\n\t<", EMPTY[] = ">\n</g>\n";
  const char *defs = strstr(svg, "<defs>");
  for (char *last = strstr(svg, "</defs>"), *child; defs != NULL && last != NULL && last > defs;
       last = child) {
    for (child = last - 1; child > defs && (strncmp(child, CHILD, strlen(CHILD)) != 0 || child[3] == '/');
         child--)
      ;
    char mark[40], filter[40], *id = strstr(child, "id='");
    const int length = id != NULL ? (int)strcspn(id + 4, "'") : 0;
    snprintf(mark, sizeof mark, "#%.*s'", length, id != NULL ? id + 4 : "");
    snprintf(filter, sizeof filter, "#%.*s)", length, id != NULL ? id + 4 : "");
    if (child > defs && id != NULL && id < last && strstr(svg, mark) == NULL && strstr(svg, filter) == NULL)
      cut(child, last);
  }
  for (char *at = svg; (at = strstr(at, "<g fill")) != NULL;) {
    char *end = strchr(at, '>');
    if (end != NULL && strncmp(end, EMPTY, strlen(EMPTY)) == 0)
      cut(at, end + strlen(EMPTY));
    else
      at++;
  }
}

/* From <svg on, into the table. */
static bool take(struct store *store, const char *path, const char *name) {
  char *text = file_text(path), *svg = text != NULL ? strstr(text, "<svg") : NULL;
  bool fine = svg != NULL || say_why(store->why, STORE_WHY, "%.500s: is no whole SVG", path);
  if (fine) {
    cut_unused(svg);
    fine = store_put(store, "UPDATE drawn SET svg = ? WHERE name = ?", FIELDS(of_path(svg), of_path(name)));
  }
  free(text);
  return fine;
}

/* What the pages hold needs no file. */
bool pictures_take(struct store *store, const struct pictures_wish *wish) {
  static const char HOLD[] = "UPDATE drawn SET svg = s.svg FROM drawn_slim s WHERE s.turn = drawn.turn;"
                             "UPDATE drawn SET svg = NULL WHERE turn IN (SELECT turn FROM drawn_beyond)";
  char path[PATH_MAX];
  picture_name *name = NULL;
  size_t count = 0;
  bool fine = drawn_names(store, &name, &count);
  for (size_t k = 0; fine && k < count; k++) {
    path_of(path, wish, name[k], "svg");
    fine = take(store, path, name[k]);
  }
  fine = fine && store_run(store, HOLD);
  for (size_t k = 0; fine && k < count; k++) {
    path_of(path, wish, name[k], "svg");
    if (store_says(store, "SELECT svg IS NOT NULL FROM drawn WHERE name = ?", name[k]))
      remove(path);
  }
  free(name);
  return fine;
}
