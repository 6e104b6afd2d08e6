#include "before.h"

#include "judge.h"
#include "out.h"
#include "render.h"
#include "store/statement.h"
#include "tell.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

static bool is_asked(const char *id, const char *of_form, const struct store_campaign *about) {
  char form[FORM_TEXT];
  for (unsigned k = 0; k < about->tests; k++) {
    form_print(&about->test[k]->algorithm->form, form);
    if (strcmp(about->test[k]->stem, id) == 0)
      return strcmp(form, of_form) == 0;
  }
  return false;
}

static bool holds_the_same(struct store *store, const struct store_campaign *about) {
  unsigned same = 0, others = 0;
  struct statement *s = statement_new(store, "SELECT id, form FROM test");
  while (statement_row(s))
    *(is_asked(statement_text(s, 0), statement_text(s, 1), about) ? &same : &others) += 1;
  return statement_end(s) && same == about->tests && others == 0;
}

static bool has_ended(struct store *store) {
  return store_says(store, "SELECT EXISTS (SELECT 1 FROM tally)", NULL) && store_is_concluded(store);
}

static bool copy_findings(struct store *from, struct before *before) {
  struct statement *f =
      statement_new(from, "SELECT id, test, smallest, smallest_hex, cause, known FROM finding ORDER BY id");
  struct statement *to =
      statement_new(before->store, "INSERT INTO temp.before VALUES (?, ?, ?, ?, ?, nullif(?, ''), 'none')");
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
  const bool read =
      store != NULL && holds_the_same(store, about) && has_ended(store) && copy_findings(store, before);
  store_close(store);
  return read;
}

/* The last run that was not cut off is the one to compare with. */
static void find_ended(const char *path, const struct store_campaign *about, struct before *before) {
  unsigned number = 0;
  do
    store_kept_name(path, ++number, before->ended);
  while (strcmp(before->ended, before->kept) != 0);
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

bool finding_try(
    const struct registry_entry *entry, const char *text, bool unsteady, enum trial *trial, char *why) {
  const struct algorithm *a = entry->algorithm;
  union number numbers[FORM_MAX_COLUMNS];
  enum answer answer;
  *trial = TRIAL_NONE;
  if (!case_parse(&a->form, a->inputs, text, numbers, why))
    return false;
  if (!unsteady && algorithm_try(a, numbers, &answer))
    *trial = judge_answer(a, numbers, answer).outcome == OUTCOME_AGREES ? TRIAL_PASSES : TRIAL_FAILS;
  return true;
}

int before_try(struct before *before, const struct catalogue *tests) {
  static const char *const WORD[] = {
      [TRIAL_NONE] = "none", [TRIAL_PASSES] = "passes", [TRIAL_FAILS] = "fails"};
  size_t count[] = {[TRIAL_NONE] = 0, [TRIAL_PASSES] = 0, [TRIAL_FAILS] = 0};
  char why[TEXT_WHY] = "";
  struct statement *f = statement_new(
      before->store, "SELECT id, test, smallest_hex, cause = 'unsteady' FROM before ORDER BY id");
  struct statement *to = statement_new(before->store, "UPDATE temp.before SET trial = ? WHERE id = ?");
  int code = EXIT_FINE;
  while (code == EXIT_FINE && statement_row(f)) {
    enum trial trial;
    if (!finding_try(catalogue_find(tests, statement_text(f, 1)),
                     statement_text(f, 2),
                     statement_integer(f, 3) != 0,
                     &trial,
                     why)) {
      code = complain("%s: %s: %s", before->ended, statement_text(f, 0), why);
      break;
    }
    count[trial]++;
    STATEMENT_PUT(to, of_text(WORD[trial]), of_text(statement_text(f, 0)));
  }
  const bool read = statement_end(f), written = statement_end(to);
  if (code == EXIT_FINE && (!read || !written))
    return complain("%s", store_why(before->store));
  if (code == EXIT_FINE && before->findings > 0)
    fprintf(stderr,
            "graze: of the run before, %zu of %zu smallest cases still fail%s\n",
            count[TRIAL_FAILS],
            before->findings,
            count[TRIAL_NONE] > 0 ? "; not all could be tried" : "");
  return code;
}

int before_tell(const struct before *before) {
  const struct parameter parameter[] = {
      {"kept", before->kept},
      {"ended", before->ended},
      {"compared", strcmp(before->ended, before->kept) != 0 ? before->ended : NULL}};
  return before->kept[0] == '\0' ? EXIT_FINE
                                 : tell_page(before->store->db, "before", &(struct parameters){parameter, 3});
}

bool before_is_news(const struct before *before) {
  return store_says(before->store,
                    "SELECT EXISTS (SELECT 1 FROM temp.before WHERE trial = 'fails' AND known IS NULL)",
                    NULL);
}
