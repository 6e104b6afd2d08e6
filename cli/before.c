#include "before.h"

#include "judge.h"
#include "out.h"
#include "render.h"
#include "store/statement.h"
#include "tell.h"
#include "text.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Whether it came to its end and is of the same tests: names and forms, or files as well. */
static bool is_such(struct store *store, const struct store_campaign *about, bool of_files) {
  static const char ALIKE[] =
      "SELECT EXISTS (SELECT 1 FROM tally) AND count(*) = json_array_length(?1) AND "
      "count(*) = sum(id || ' ' || form IN (SELECT value FROM json_each(?1)) OR "
      "id || ' ' || form || ' ' || source IN (SELECT value FROM json_each(?1))) FROM test";
  char form[FORM_TEXT], *asked;
  json_t *list = json_array();
  for (unsigned k = 0; k < about->tests; k++) {
    const struct algorithm *a = about->test[k]->algorithm;
    form_print(&a->form, form);
    json_array_append_new(
        list, json_sprintf("%s %s%s%s", a->id, form, of_files ? " " : "", of_files ? a->source : ""));
  }
  asked = json_dumps(list, 0);
  const bool alike = asked != NULL && store_says(store, ALIKE, asked) && store_is_concluded(store);
  json_decref(list);
  free(asked);
  return alike;
}

static bool copy_findings(struct store *from, struct before *before) {
  struct statement *f =
      statement_new(from, "SELECT id, test, smallest, smallest_hex, cause, known FROM finding ORDER BY id");
  struct statement *to = statement_new(
      before->store, "INSERT INTO temp.before VALUES (?, ?, ?, ?, ?, nullif(?, ''), 'none', NULL)");
  for (before->findings = 0; statement_row(f); before->findings++) {
    struct field field[6];
    for (int column = 0; column < 6; column++)
      field[column] = of_text(statement_text(f, column));
    statement_put(to, field, 6);
  }
  const bool read = statement_end(f);
  return statement_end(to) && read;
}

/* What a store tells whose campaign came to its end, of the same tests. */
static bool read_ended(const char *path, const struct store_campaign *about, struct before *before) {
  char why[STORE_WHY];
  struct store *store = store_open(path, STORE_READ, why);
  const bool read = store != NULL && is_such(store, about, before->of_files) && copy_findings(store, before);
  store_close(store);
  return read;
}

/* Of each try a store would be left behind. Others, which somebody may have made for good, are none of them.
 */
static void drop_old_try(const char *path, unsigned number) {
  static const char TRIED[] =
      "SELECT count(*) > 0 AND min(source <> file AND file LIKE '%out/try/%') FROM test";
  char name[PATH_MAX], why[STORE_WHY];
  store_kept_name(path, number, name);
  struct store *store = store_open(name, STORE_READ, why);
  if (store != NULL && store_says(store, TRIED, NULL))
    unlink(name);
  store_close(store);
}

/* The last run that was not cut off is the one to compare with. */
static void find_ended(const char *path, const struct store_campaign *about, struct before *before) {
  enum { TRIES_KEPT = 20 };
  unsigned number = 0;
  do
    store_kept_name(path, ++number, before->ended);
  while (strcmp(before->ended, before->kept) != 0);
  if (before->of_files && number > TRIES_KEPT)
    drop_old_try(path, number - TRIES_KEPT);
  while (number > 0 && !read_ended(before->ended, about, before))
    store_kept_name(path, --number, before->ended);
  if (number == 0)
    before->ended[0] = '\0';
}

struct store *before_open(const char *path, const struct store_campaign *about, struct before *before) {
  char why[STORE_WHY];
  struct store *store = store_open(path, STORE_EITHER, why);
  if (store == NULL) {
    complain("%s", why);
    return NULL;
  }
  before->store = store;
  if (store_claim(store) && store_make_room(store, path, before->kept) &&
      store_run(store, template_text("before.sql"))) {
    if (before->kept[0] != '\0')
      find_ended(path, about, before);
    return store;
  }
  before->kept[0] = '\0';
  complain("%s", store_why(store));
  store_close(store);
  return NULL;
}

static const char *
try_one(const struct registry_entry *entry, const char *text, bool unsteady, char why[TEXT_WHY]) {
  const struct algorithm *a = entry != NULL ? entry->algorithm : NULL;
  union number numbers[FORM_MAX_COLUMNS];
  enum answer answer;
  snprintf(why,
           TEXT_WHY,
           "%s",
           a == NULL ? "this graze does not have the test: bring it with --plugin or --command" : "");
  if (a == NULL || !case_parse(&a->form, a->inputs, text, numbers, why))
    return "cannot";
  if (unsteady || !algorithm_try(a, numbers, &answer))
    return "none";
  return judge_answer(a, numbers, answer).outcome == OUTCOME_AGREES ? "passes" : "fails";
}

bool findings_try(struct store *store, const struct catalogue *tests) {
  char why[TEXT_WHY];
  struct statement *f =
      statement_new(store, "SELECT id, test, smallest_hex, cause = 'unsteady' FROM temp.before ORDER BY id");
  struct statement *to =
      statement_new(store, "UPDATE temp.before SET trial = ?, why = nullif(?, '') WHERE id = ?");
  while (statement_row(f)) {
    const char *const trial = try_one(
        catalogue_find(tests, statement_text(f, 1)), statement_text(f, 2), statement_integer(f, 3) != 0, why);
    STATEMENT_PUT(to, of_text(trial), of_text(why), of_text(statement_text(f, 0)));
  }
  const bool read = statement_end(f);
  return statement_end(to) && read;
}

int before_try(struct before *before, const struct catalogue *tests) {
  static const char SUM[] =
      "SELECT printf('graze: of the run before, %d of %d smallest cases still fail%s', sum(trial = 'fails'), "
      "count(*), iif(sum(trial NOT IN ('fails', 'passes')) > 0, '; not all could be tried', '')) "
      "FROM temp.before HAVING count(*) > 0";
  return findings_try(before->store, tests) && store_print(before->store, stderr, SUM, NULL)
             ? EXIT_FINE
             : complain("%s", store_why(before->store));
}

int before_tell(const struct before *before) {
  const struct parameter parameter[] = {
      {"kept", before->of_files ? NULL : before->kept},
      {"ended", before->ended},
      {"compared", strcmp(before->ended, before->kept) != 0 ? before->ended : NULL}};
  return before->kept[0] == '\0' || (before->of_files && before->ended[0] == '\0')
             ? EXIT_FINE
             : tell_page(before->store, "before", &(struct parameters){parameter, 3});
}

bool before_is_news(const struct before *before) {
  return store_says(before->store,
                    "SELECT EXISTS (SELECT 1 FROM temp.before WHERE trial = 'fails' AND known IS NULL)",
                    NULL);
}
