#include "pictures.h"

#include "render.h"
#include "wording.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PARTS_MOST = 16, FILE_NAME = 80 };

static bool cannot_write(char *why, const char *path) {
  return say_why(why,
                 PICTURES_WHY,
                 "%.1000s: cannot be written: %s; is its folder there, and writable?",
                 path,
                 strerror(errno));
}

static bool store_said(sqlite3 *db, char *why) {
  return say_why(why, PICTURES_WHY, "the pictures: %.1000s", sqlite3_errmsg(db));
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

bool pictures_open(sqlite3 *db, char *why) {
  static const struct picture_function OWN[] = {{"file_name", 1, file_name}, {NULL, 0, NULL}};
  const struct picture_function *const functions[] = {OWN, SCENE_FUNCTIONS, MAP_FUNCTIONS};
  const int kind = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
  for (unsigned k = 0; k < 3; k++)
    for (const struct picture_function *f = functions[k]; f->name != NULL; f++)
      if (sqlite3_create_function(db, f->name, f->arguments, kind, NULL, f->of, NULL, NULL) != SQLITE_OK)
        return store_said(db, why);
  return sqlite3_exec(db, template_text("pictures.sql"), NULL, NULL, NULL) == SQLITE_OK ||
         store_said(db, why);
}

/* Fills the table by a condition on the pictures of a view. */
static bool put_drawn(sqlite3 *db, const char *from, const char *const values[3], size_t *count, char *why) {
  sqlite3_stmt *s = NULL;
  char *sql = sqlite3_mprintf("INSERT INTO drawn (turn, name, kind, test, sweep, finding, pair, title) "
                              "SELECT turn, name, kind, test, sweep, finding, pair, title FROM %s",
                              from);
  bool fine = sql != NULL && sqlite3_exec(db, "DELETE FROM drawn", NULL, NULL, NULL) == SQLITE_OK &&
              sqlite3_prepare_v2(db, sql, -1, &s, NULL) == SQLITE_OK;
  for (int k = 0; fine && values != NULL && k < 3; k++)
    fine = sqlite3_bind_text(s, k + 1, values[k], -1, SQLITE_STATIC) == SQLITE_OK;
  fine = (fine && sqlite3_step(s) == SQLITE_DONE) || store_said(db, why);
  *count = fine ? (size_t)sqlite3_changes(db) : 0;
  sqlite3_finalize(s);
  sqlite3_free(sql);
  return fine;
}

bool pictures_of_report(sqlite3 *db, size_t *count, char *why) {
  return put_drawn(db, "picture_of_report", NULL, count, why);
}

bool pictures_named(
    sqlite3 *db, const char *kind, const char *what, const char *sweep, size_t *count, char *why) {
  return put_drawn(db,
                   "picture_in_order WHERE ifnull(?1, kind) IS kind AND ifnull(?2, what) IS what AND "
                   "ifnull(?3, sweep) IS sweep",
                   (const char *const[]){kind, what, sweep},
                   count,
                   why);
}

static bool write_script(
    sqlite3 *db, const char *path, const char *template, const struct parameters *parameters, char *why) {
  char reason[RENDER_WHY];
  FILE *to = fopen(path, "w");
  if (to == NULL)
    return cannot_write(why, path);
  const bool filled = render(to, db, &GRAZE_TEMPLATES, template, parameters, reason);
  const bool failed = ferror(to) != 0;
  if ((fclose(to) != 0) | failed)
    return cannot_write(why, path);
  return filled || say_why(why, PICTURES_WHY, "%s", reason);
}

/* A script that stands by itself, and draws beside itself. */
static bool write_alone(sqlite3 *db, const char *path, const char *name, const char *formats, char *why) {
  const struct parameter parameter[] = {{"name", name}, {"formats", formats}, {"beside", "yes"}};
  return write_script(db, path, "script.gp", &(struct parameters){parameter, 3}, why);
}

static bool write_scripts(sqlite3 *db, const struct pictures_wish *wish, char *why) {
  sqlite3_stmt *names = NULL;
  char path[PATH_MAX];
  bool fine = sqlite3_prepare_v2(db, "SELECT name FROM drawn ORDER BY turn", -1, &names, NULL) == SQLITE_OK ||
              store_said(db, why);
  while (fine && sqlite3_step(names) == SQLITE_ROW) {
    const char *name = (const char *)sqlite3_column_text(names, 0);
    snprintf(path, sizeof path, "%.*s/%.120s.gp", PATH_MAX - 160, wish->folder, name);
    fine = write_alone(db, path, name, wish->formats, why);
  }
  sqlite3_finalize(names);
  return fine;
}

/* A script for each process, with every parts-th picture: the dear ones stand together. */
static bool write_part(sqlite3 *db, const struct pictures_wish *wish, unsigned part, char *why) {
  char path[PATH_MAX], number[16];
  snprintf(number, sizeof number, "%u", part);
  snprintf(path, sizeof path, "%.*s/part-%u.gp", PATH_MAX - 40, wish->folder, part);
  const struct parameter parameter[] = {{"part", number},
                                        {"formats", wish->formats},
                                        {"beside", NULL},
                                        {"scripts", wish->scripts ? "yes" : NULL}};
  return write_script(db, path, "pictures.gp", &(struct parameters){parameter, 4}, why);
}

/* Deals the pictures out; the count of parts. */
static unsigned deal(sqlite3 *db, size_t *count) {
  const long cores = sysconf(_SC_NPROCESSORS_ONLN);
  const int most = cores < 1 ? 1 : cores < PARTS_MOST ? (int)cores : PARTS_MOST;
  sqlite3_stmt *s = NULL;
  if (sqlite3_prepare_v2(
          db, "UPDATE drawn SET part = turn % min(?, (SELECT count(*) FROM drawn))", -1, &s, NULL) ==
      SQLITE_OK) {
    sqlite3_bind_int(s, 1, most);
    sqlite3_step(s);
  }
  sqlite3_finalize(s);
  *count = (size_t)sqlite3_changes(db);
  return *count < (size_t)most ? (unsigned)*count : (unsigned)most;
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

static bool check_whole(sqlite3 *db, const struct pictures_wish *wish, char *why) {
  static const char *const FORMAT[][2] = {{"svg", "</svg>"}, {"png", "IEND"}, {"pdf", "%%EOF"}};
  char path[PATH_MAX];
  sqlite3_stmt *names = NULL;
  bool fine = sqlite3_prepare_v2(db, "SELECT name FROM drawn ORDER BY turn", -1, &names, NULL) == SQLITE_OK ||
              store_said(db, why);
  while (fine && sqlite3_step(names) == SQLITE_ROW)
    for (unsigned k = 0; fine && k < 3; k++) {
      const char *name = (const char *)sqlite3_column_text(names, 0);
      snprintf(path, sizeof path, "%.*s/%.120s.%s", PATH_MAX - 160, wish->folder, name, FORMAT[k][0]);
      fine = strstr(wish->formats, FORMAT[k][0]) == NULL || is_whole(path, FORMAT[k][1]) ||
             say_why(why, PICTURES_WHY, "%.1000s: gnuplot did not write it whole: is there room?", path);
    }
  sqlite3_finalize(names);
  return fine;
}

bool pictures_draw(sqlite3 *db, const struct pictures_wish *wish, char *why) {
  char path[PATH_MAX];
  size_t count = 0;
  const unsigned parts = deal(db, &count);
  bool fine = strlen(wish->folder) + FILE_NAME + 40 < sizeof path ||
              say_why(why, PICTURES_WHY, "%.1000s: %s", wish->folder, strerror(ENAMETOOLONG));
  if (fine && wish->scripts)
    fine = write_scripts(db, wish, why);
  for (unsigned k = 0; fine && k < parts; k++)
    fine = write_part(db, wish, k, why);
  fine = fine && gnuplot_run(wish, parts, count, why) && check_whole(db, wish, why);
  for (unsigned k = 0; k < parts; k++) {
    snprintf(path, sizeof path, "%.*s/part-%u.gp", PATH_MAX - 40, wish->folder, k);
    remove(path);
  }
  return fine;
}

/* Removes what was drawn beside it, then the folder. */
static void remove_aside(const char *folder, const char *drawn) {
  remove(drawn);
  rmdir(folder);
}

/* Drawn in a folder of its own beside it, then moved into place. */
static bool draw_aside(sqlite3 *db, const char *path, const char *name, const char *format, char *why) {
  char folder[PATH_MAX], drawn[PATH_MAX + 160];
  const struct pictures_wish wish = {.folder = folder, .formats = format};
  if (snprintf(folder, sizeof folder, "%s.XXXXXX", path) >= PATH_MAX || mkdtemp(folder) == NULL)
    return cannot_write(why, path);
  snprintf(drawn, sizeof drawn, "%s/%.120s.%.8s", folder, name, format);
  const bool fine = pictures_draw(db, &wish, why) && (rename(drawn, path) == 0 || cannot_write(why, path));
  remove_aside(folder, drawn);
  return fine;
}

bool picture_draw_file(sqlite3 *db, const char *path, char *why) {
  static const char *const FORMAT[] = {"svg", "png", "pdf"};
  const char *dot = strrchr(path, '.'), *format = NULL;
  sqlite3_stmt *s = NULL;
  bool fine = false;
  for (unsigned k = 0; dot != NULL && k < 3; k++)
    format = strcmp(dot + 1, FORMAT[k]) == 0 ? FORMAT[k] : format;
  const bool script = dot != NULL && strcmp(dot, ".gp") == 0;
  if (format == NULL && !script)
    return say_why(
        why, PICTURES_WHY, "%.1000s: found another ending, expected .svg, .png, .pdf or .gp", path);
  if (sqlite3_prepare_v2(db, "SELECT name FROM drawn ORDER BY turn LIMIT 1", -1, &s, NULL) != SQLITE_OK ||
      sqlite3_step(s) != SQLITE_ROW)
    store_said(db, why);
  else if (script)
    fine = write_alone(db, path, (const char *)sqlite3_column_text(s, 0), "svg png", why);
  else
    fine = draw_aside(db, path, (const char *)sqlite3_column_text(s, 0), format, why);
  sqlite3_finalize(s);
  return fine;
}

/* The whole file, with an end; NULL at a fault. */
static char *read_whole(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  char *text = NULL;
  long length = -1;
  if (file != NULL && fseek(file, 0, SEEK_END) == 0 && (length = ftell(file)) >= 0 &&
      fseek(file, 0, SEEK_SET) == 0)
    text = malloc((size_t)length + 1);
  if (text != NULL && fread(text, 1, (size_t)length, file) != (size_t)length) {
    free(text);
    text = NULL;
  }
  if (text != NULL)
    text[ *size = (size_t)length] = '\0';
  if (file != NULL)
    fclose(file);
  return text;
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

static void picture_path(char path[PATH_MAX], const char *folder, sqlite3_stmt *row) {
  snprintf(path, PATH_MAX, "%.*s/%.120s.svg", PATH_MAX - 160, folder, sqlite3_column_text(row, 0));
}

/* From <svg on; false at a fault of the file. */
static bool take(sqlite3_stmt *keep, const char *path, sqlite3_int64 turn) {
  size_t size;
  char *text = read_whole(path, &size), *svg = text != NULL ? strstr(text, "<svg") : NULL;
  if (svg != NULL) {
    cut_unused(svg);
    sqlite3_bind_text(keep, 1, svg, -1, SQLITE_TRANSIENT);
    sqlite3_bind_int64(keep, 2, turn);
    sqlite3_step(keep);
    sqlite3_reset(keep);
  }
  free(text);
  return svg != NULL;
}

/* Those that the pages hold need no file. */
static bool remove_shown(sqlite3 *db, const char *folder) {
  sqlite3_stmt *shown = NULL;
  char path[PATH_MAX];
  if (sqlite3_prepare_v2(db, "SELECT name FROM drawn WHERE svg IS NOT NULL", -1, &shown, NULL) != SQLITE_OK)
    return false;
  while (sqlite3_step(shown) == SQLITE_ROW) {
    picture_path(path, folder, shown);
    remove(path);
  }
  sqlite3_finalize(shown);
  return true;
}

bool pictures_take(sqlite3 *db, const char *folder, char *why) {
  static const char HOLD[] = "UPDATE drawn SET svg = s.svg FROM drawn_slim s WHERE s.turn = drawn.turn;"
                             "UPDATE drawn SET svg = NULL WHERE turn IN (SELECT turn FROM drawn_beyond)";
  sqlite3_stmt *names = NULL, *keep = NULL;
  char path[PATH_MAX];
  bool fine =
      (sqlite3_prepare_v2(db, "SELECT name, turn FROM drawn ORDER BY turn", -1, &names, NULL) == SQLITE_OK &&
       sqlite3_prepare_v2(db, "UPDATE drawn SET svg = ? WHERE turn = ?", -1, &keep, NULL) == SQLITE_OK) ||
      store_said(db, why);
  while (fine && sqlite3_step(names) == SQLITE_ROW) {
    picture_path(path, folder, names);
    fine = take(keep, path, sqlite3_column_int64(names, 1)) ||
           say_why(why, PICTURES_WHY, "%.1000s: is no whole SVG", path);
  }
  sqlite3_finalize(names);
  sqlite3_finalize(keep);
  return fine && ((sqlite3_exec(db, HOLD, NULL, NULL, NULL) == SQLITE_OK && remove_shown(db, folder)) ||
                  store_said(db, why));
}
