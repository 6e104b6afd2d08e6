#define _GNU_SOURCE /* program_invocation_name */
#include "tell.h"

#include "out.h"
#include "report.h"
#include "store/statement.h"
#include "text.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void json_put(json_t *object, const char *key, const char *text) {
  json_t *string = json_string(text);
  const size_t size = 4 * strlen(text) + 1;
  char *safe = string == NULL ? malloc(size) : NULL;
  if (safe != NULL) {
    text_printable(text, safe, size);
    string = json_string(safe);
    free(safe);
  }
  json_object_set_new(object, key, string);
}

void json_put_whole(json_t *object, const char *key, uint64_t number) {
  json_object_set_new(object, key, json_integer((json_int_t)number));
}

void json_put_real(json_t *object, const char *key, double number) {
  json_object_set_new(object, key, isfinite(number) ? json_real(number) : json_null());
}

json_t *json_of_test(const struct algorithm *a) {
  json_t *record = json_object();
  char form[FORM_TEXT];
  form_print(&a->form, form);
  json_put(record, "id", a->id);
  json_put(record, "title", a->title);
  json_put(record, "role", role_name(a->role));
  json_put(record, "document", document_tag(a->document));
  json_put(record, "language", a->language);
  json_put(record, "form", form);
  json_put(record, "inputs", a->inputs);
  json_put(record, "contract", a->role == ROLE_HELPER ? "-" : contract_name(a->by_code));
  json_put(record, "contract_by_text", contract_name(a->by_text));
  json_put(record, "wrong", a->wrong);
  return record;
}

/* Behind FOLD a line is broken elsewhere than on a terminal too. */
static const char FILL[] = "\v", FOLD[] = "\f";
enum { FOLD_COLUMNS = 100 };

/* A line at a time, for what stands behind the mark. */
static void print_lines(char *text) {
  for (char *end; *text != '\0'; text = end) {
    end = text + strcspn(text, "\n");
    end += *end == '\n' ? (*end = '\0', 1) : 0;
    char *mark = text + strcspn(text, "\v\f");
    if (*mark == '\0') {
      puts(text);
      continue;
    }
    const bool folds = *mark == FOLD[0] && terminal_columns() == 0;
    *mark = '\0';
    fputs(text, stdout);
    print_filled(stdout, mark + 1, text_width(text), folds ? FOLD_COLUMNS : terminal_columns());
  }
}

int tell_page(struct store *store, const char *name, const struct parameters *parameters) {
  enum { MOST = 16 };
  char *graze = shell_word(program_invocation_name); /* as it is to be typed here */
  struct parameter all[MOST] = {{"bold", ink(INK_BOLD)},
                                {"dim", ink(INK_DIM)},
                                {"red", ink(INK_WRONG)},
                                {"green", ink(INK_RIGHT)},
                                {"amber", ink(INK_DOUBT)},
                                {"plain", ink(INK_OFF)},
                                {"fill", FILL},
                                {"fold", FOLD},
                                {"graze", graze}};
  size_t count = 9, size;
  for (size_t k = 0; parameters != NULL && k < parameters->count && count < MOST; k++)
    all[count++] = parameters->parameter[k];
  char *text = NULL, why[RENDER_WHY] = "no memory for the page", file[40];
  snprintf(file, sizeof file, "%s.tty", name);
  FILE *out = open_memstream(&text, &size);
  bool fine =
      out != NULL && render(out, store->db, &GRAZE_TEMPLATES, file, &(struct parameters){all, count}, why);
  fine = out != NULL && (fclose(out) == 0) & fine;
  if (fine)
    print_lines(text);
  free(text);
  free(graze);
  return fine ? EXIT_FINE : complain("%s", why);
}

/* picture(form, numbers): in four lines, and drawing(form, numbers): in full. */
static void write_picture(sqlite3_context *context, int count, sqlite3_value **value) {
  const char *form_text = (const char *)sqlite3_value_text(value[0]),
             *numbers_text = (const char *)sqlite3_value_text(value[1]);
  struct form form;
  union number numbers[FORM_MAX_COLUMNS];
  char no_form[FORM_TEXT], no_case[TEXT_WHY], *text = NULL;
  size_t size;
  (void)count;
  if (form_text == NULL || numbers_text == NULL || !form_parse(form_text, &form, no_form) ||
      !case_parse(&form, "", numbers_text, numbers, no_case))
    return;
  FILE *out = open_memstream(&text, &size);
  if (out == NULL) {
    sqlite3_result_error_nomem(context);
    return;
  }
  (sqlite3_user_data(context) == NULL ? draw_case_small : draw_case)(out, &form, numbers);
  if (fclose(out) == 0 && size > 0)
    sqlite3_result_text(context, text, (int)size - 1, SQLITE_TRANSIENT); /* a template ends its line */
  free(text);
}

static bool tell_functions(sqlite3 *db) {
  static char full[] = "drawing";
  return report_functions(db) &&
         sqlite3_create_function(db, "picture", 2, SQLITE_UTF8, NULL, write_picture, NULL, NULL) ==
             SQLITE_OK &&
         sqlite3_create_function(db, full, 2, SQLITE_UTF8, full, write_picture, NULL, NULL) == SQLITE_OK;
}

struct store *tell_open(json_t *value, const char *name) {
  struct store *store = calloc(1, sizeof *store);
  char *doc = value != NULL ? json_dumps(value, 0) : NULL;
  json_decref(value);
  bool fine = store != NULL && doc != NULL;
  if (fine) {
    store->claim = -1;
    snprintf(store->path, sizeof store->path, "%s.sql", name);
    fine = sqlite3_open(":memory:", &store->db) == SQLITE_OK && tell_functions(store->db) &&
           store_run(store, "CREATE TABLE told (doc, columns)") &&
           store_put(
               store, "INSERT INTO told VALUES (?, ?)", FIELDS(of_path(doc), of_whole(terminal_columns()))) &&
           store_run(store, template_text(store->path));
  }
  free(doc);
  if (fine)
    return store;
  complain("%s", store != NULL && store->why[0] != '\0' ? store->why : "no memory for what is told");
  store_close(store);
  return NULL;
}

int tell(json_t *value, bool as_json, const char *name) {
  if (!as_json) {
    struct store *store = tell_open(value, name);
    const int code = store != NULL ? tell_page(store, name, NULL) : EXIT_WRONG_USE;
    store_close(store);
    return code;
  }
  const bool printed = value != NULL && json_dumpf(value, stdout, JSON_INDENT(2)) == 0;
  json_decref(value);
  if (!printed && !ferror(stdout))
    return complain("no memory for the JSON text");
  putchar('\n');
  return EXIT_FINE;
}

bool has_news(struct store *store, const char *test) {
  return store_says(
      store,
      "SELECT EXISTS (SELECT 1 FROM finding WHERE known IS NULL AND (?1 IS NULL OR test = ?1)) OR "
      "EXISTS (SELECT 1 FROM exchange WHERE known IS NULL AND (?1 IS NULL OR test = ?1))",
      test);
}

/* C++ takes the code of C. */
static const char *code_language(const char *language) {
  return language != NULL && strcmp(language, "cpp") == 0 ? "c" : language;
}

int tell_findings(struct store *store, const char *path, const char *test, bool all, const char *language) {
  if (!store_is_concluded(store) || (!tell_functions(store->db) && !store_fault(store, "cannot be read")) ||
      !store_run(store, template_text("choosing.sql")) || !store_run(store, template_text("found.sql")) ||
      !store_put(store,
                 "INSERT INTO shown VALUES (?, ?, ?)",
                 FIELDS(of_text(test), of_whole(all || test != NULL), of_text(code_language(language)))))
    return complain("%s", store_why(store));
  char *of = shell_word(path);
  const struct parameter parameter[] = {{"path", of}};
  const int code = tell_page(store, "found", &(struct parameters){parameter, 1});
  free(of);
  return code;
}

int tell_code(struct store *store, const char *test, const char *language, bool whole) {
  return store_run(store, template_text("choosing.sql")) &&
                 store_put(store,
                           "INSERT INTO code_wanted VALUES (?, ?, ?)",
                           FIELDS(of_text(test), of_text(code_language(language)), of_whole(whole)))
             ? tell_page(store, "code", NULL)
             : complain("%s", store_why(store));
}
