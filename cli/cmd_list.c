/* graze list: every test in a table. */
#include "chosen_tests.h"
#include "command.h"
#include "out.h"
#include "session.h"
#include "subject/subject.h"
#include "tell.h"
#include "words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct list_request {
  struct foreign_given foreign;
  enum pair pair;
  enum role role;
  bool colours, ids, json;
};

static const char *role_word(unsigned k) { return k < ROLES ? role_name((enum role)k) : NULL; }

#define REQUEST struct list_request
static const struct option OPTIONS[] = {
    OPTION_PAIR,
    {"--role ROLE", OF(WORD, role), "tests of this kind", .word = role_word},
    {"--colours",
     OF(FLAG, colours),
     .help = "puts everyday cases to each: can anyone see it fail, how often and by how much is it wrong"},
    {"--ids", OF(FLAG, ids), "the ids alone, one per line", .unless = "--json --colours"},
    OPTION_JSON,
    OPTIONS_FOREIGN,
};

/* Who brings tests asks for those. */
static bool selected(const struct list_request *request, const struct algorithm *algorithm) {
  const bool brought = request->foreign.count > 0 && request->role == ROLES;
  return (request->pair == PAIR_NONE || request->pair == form_pair(&algorithm->form)) &&
         (request->role == ROLES || request->role == algorithm->role) &&
         (!brought || algorithm->role == ROLE_FOREIGN);
}

static json_t *test_json(const struct algorithm *a) {
  json_t *record = json_of_test(a);
  json_put(record, "pair", pair_name(form_pair(&a->form)));
  json_object_set_new(record, "apart", json_boolean(algorithm_stands_apart(a)));
  if (a->subject != NULL) {
    const struct limits limits = subject_limits(a->subject);
    if (limits.low != 0 || limits.high != 0)
      json_object_set_new(record, "within", json_pack("[ff]", limits.low, limits.high));
    /* of a number it is how far off that may be */
    json_object_set_new(record, "tolerance", json_real(limits.tolerance != 0 ? limits.tolerance : a->slack));
  }
  return record;
}

/* What everyday cases and the record's own witnesses come to. A campaign may find more: what is green here
 * may be amber. */
static void put_colour(json_t *record, const struct registry_entry *entry, const struct everyday *everyday) {
  const struct summary summary = {.entry = entry, .everyday = *everyday, .judged = everyday->cases};
  char words[WORDS];
  json_put(record, "colour", colour_name(summary_colour(&summary)));
  json_put_whole(record, "everyday", everyday->cases);
  json_put_whole(record, "everyday_wrong", everyday->wrong);
  everyday_words(&summary, words);
  json_put(record, "everyday_words", words);
  worst_words(&summary, words);
  json_put(record, "worst_words", words);
}

static int put_colours(json_t *all, const struct registry_entry **entries, unsigned count) {
  struct tally *tally = tally_new(entries, count);
  struct everyday *everyday = calloc(count + 1, sizeof *everyday);
  const bool fine = tally != NULL && everyday != NULL &&
                    everyday_of(tally, NULL, session_threads(WHOLE_NOT_GIVEN), everyday);
  for (unsigned k = 0, e = 0; k < count && fine; k++)
    if (e < tally->entrants && tally->entrant[e].entry == entries[k]) {
      put_colour(json_array_get(all, k), entries[k], &everyday[e]);
      e++;
    }
  tally_free(tally);
  free(everyday);
  return fine ? EXIT_FINE : complain("no memory for everyday cases");
}

static int
tell_list(const struct list_request *request, const struct registry_entry **entries, unsigned count) {
  json_t *all = json_array();
  for (unsigned k = 0; k < count; k++)
    json_array_append_new(all, test_json(entries[k]->algorithm));
  if (!request->colours || put_colours(all, entries, count) == EXIT_FINE)
    return tell(all, request->json, "list");
  json_decref(all);
  return EXIT_WRONG_USE;
}

static int run(const struct list_request *request, const struct catalogue *tests) {
  const struct registry_entry **entries =
      calloc(catalogue_count(tests) + 1, sizeof(const struct registry_entry *));
  unsigned count = 0;
  if (entries == NULL)
    return complain("no memory for the tests");
  for (size_t k = 0; k < catalogue_count(tests); k++)
    if (selected(request, catalogue_at(tests, k)->algorithm))
      entries[count++] = catalogue_at(tests, k);
  for (unsigned k = 0; k < count && request->ids; k++)
    puts(entries[k]->stem);
  const int code = request->ids ? EXIT_FINE : tell_list(request, entries, count);
  free(entries);
  return code;
}

COMMAND(LIST,
        .name = "list",
        .line = "every test: document, form, contract, what it gets wrong",
        .examples = "list --pair disc-box");
