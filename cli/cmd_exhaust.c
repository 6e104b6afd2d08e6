/* graze exhaust: every case of a lattice, instead of a sample of all; saved as it goes, shown as it goes,
 * stopped in order by SIGINT. */
#include "chosen_tests.h"
#include "clock.h"
#include "command.h"
#include "lattice/lattice.h"
#include "out.h"
#include "running.h"
#include "session.h"
#include "store/store.h"
#include "tell.h"
#include "text.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* For all of it when nothing else is said. */
static const double USUAL_SECONDS = 45;
/* Of a whole lattice when its size is not said; of the first when a time is. */
static const double USUAL_CASES = 0x1p28, FIRST_CASES = 0x1p16;

struct exhaust_request {
  struct foreign_given foreign;
  const char *tests, *out;
  enum pair pair;
  enum number_type type;
  enum lattice_kind kind;
  uint64_t size, jobs;
  double seconds;
  bool json;
};

static const char *kind_word(unsigned k) {
  return k < LATTICE_KINDS ? lattice_kind_name((enum lattice_kind)k) : NULL;
}

#define REQUEST struct exhaust_request
static const struct option OPTIONS[] = {
    OPTION_TESTS,
    OPTION_PAIR,
    {"--type TYPE", OF(WORD, type), "tests of this number type", .word = type_word},
    {"--kind KIND",
     OF(WORD, kind),
     "all lattices of this kind (with --size alone: all kinds but coordinate)",
     .word = kind_word},
    {"--size K",
     OF(WHOLE, size),
     "see below (with --kind alone: about 2^28 cases, and every scene)",
     .unless = "--time",
     .high = 99999},
    OPTION_TIME(
        "for all of it: whole lattices, for each form the largest that fits (default: 45s, unless --kind "
        "or --size say what is to be walked)"),
    OPTION_JOBS,
    {"--out FILE", OF(OUT, out), "the store to make, or to go on with", .usual = "out/campaign.db"},
    OPTION_JSON,
    OPTIONS_FOREIGN,
};

struct exhaust {
  const struct exhaust_request *request;
  unsigned jobs;
  const struct registry_entry **chosen; /* all that are asked for */
  unsigned count;
  struct lattice_result *result;       /* of each test of one form */
  const struct registry_entry **least; /* of those what has come least far */
  unsigned tests;
  double pace;     /* cases a second of the last lattice tried, or 0 */
  double *plan;    /* how many seconds it will take: it is only planned; or NULL */
  double spent;    /* seconds on this lattice, in this run, */
  uint64_t walked; /* and cases of it */
  struct store *store;
  json_t *json; /* NULL: for a person */
  bool any, news;
};

/* A save comes after so many seconds. */
static const double SAVE = 1;

/* Room for the tests, and the store: what is there already, or a new one. An exit code. */
static int exhaust_open(struct exhaust *exhaust) {
  const bool json = exhaust->request->json;
  const unsigned tests = exhaust->count;
  char why[STORE_WHY];
  exhaust->least = calloc(tests + 1, sizeof(const struct registry_entry *));
  exhaust->result = calloc(tests + 1, sizeof *exhaust->result);
  exhaust->json = json ? json_array() : NULL;
  if (exhaust->least == NULL || exhaust->result == NULL || (json && exhaust->json == NULL))
    return complain("no memory for the tests");
  exhaust->store = store_open(exhaust->request->out, STORE_EITHER, why);
  interrupts_catch();
  return exhaust->store != NULL ? EXIT_FINE : complain("%s", why);
}

/* Frees all; the exit code of the whole run, when it came so far with `code`. */
static int exhaust_close(struct exhaust *exhaust, int code) {
  if (exhaust->json != NULL && code == EXIT_FINE)
    code = tell(exhaust->json, true, "exhaust");
  else
    json_decref(exhaust->json);
  if (exhaust->store != NULL && code == EXIT_FINE && !store_finish(exhaust->store))
    code = complain("%s", store_why(exhaust->store));
  store_close(exhaust->store);
  free(exhaust->chosen);
  free(exhaust->least);
  free(exhaust->result);
  return code == EXIT_FINE && exhaust->news ? EXIT_DISAGREEMENT : code;
}

static bool go_on(void *progress, const struct campaign *campaign) {
  return (progress == NULL || progress_show(progress, campaign)) && !interrupts_caught();
}

/* Counts the cases of a range into a tally, for so many seconds: all of them up to some one, which is where
 * the range then begins. */
static int walk(const struct exhaust *exhaust,
                const struct lattice *lattice,
                struct range *range,
                double seconds,
                struct tally *tally,
                struct progress *progress) {
  struct ranges done = {.count = 0};
  struct campaign campaign = {.source = source_lattice(lattice),
                              .range = {0, range->last},
                              .level = level_best(),
                              .jobs = exhaust->jobs,
                              .tally = tally,
                              .done = &done};
  int code = EXIT_FINE;
  if (tally == NULL || !ranges_add(&done, (struct range){0, range->first}))
    code = complain("no memory for the lattice");
  else if (!campaign_run(&campaign, clock_seconds() + seconds, go_on, progress))
    code = complain_of_campaign(&campaign);
  /* A thread may have been broken off before what another counted. */
  while (code == EXIT_FINE && done.count > 1 && !interrupts_caught()) {
    campaign.range.last = done.range[done.count - 1].last;
    code = campaign_run(&campaign, INFINITY, go_on, progress) ? code : complain_of_campaign(&campaign);
  }
  if (done.count > 1)
    tally_clear(tally);
  else if (code == EXIT_FINE)
    range->first = campaign_cases_done(&campaign);
  ranges_free(&done);
  return code;
}

/* The tests that have come least far; how many, and how far that is. */
static unsigned find_least(const struct exhaust *exhaust, uint64_t *cases) {
  unsigned tests = 0;
  *cases = UINT64_MAX;
  for (unsigned t = 0; t < exhaust->tests; t++)
    *cases = exhaust->result[t].cases < *cases ? exhaust->result[t].cases : *cases;
  for (unsigned t = 0; t < exhaust->tests; t++)
    if (exhaust->result[t].cases == *cases)
      exhaust->least[tests++] = exhaust->result[t].entry;
  return tests;
}

/* To a result what a tally says of its test; one that was given up on is not asked again. */
static void
add_counts(struct lattice_result *result, const struct tally *tally, uint64_t all, double seconds) {
  for (unsigned e = 0; e < tally->entrants; e++)
    if (tally->entrant[e].entry == result->entry) {
      lattice_result_add(result, &tally->entrant[e]);
      result->seconds += seconds;
    }
  if (result->unasked > 0) {
    result->unasked += all - result->cases;
    result->cases = all;
  }
}

/* To the end, a second at a time: those that have come least far go on side by side, and what they came to is
 * saved. */
static int walk_on(struct exhaust *exhaust, const struct lattice *lattice) {
  char form[FORM_TEXT], what[FORM_TEXT + 40];
  struct range range = {0, lattice->cases};
  int code = EXIT_FINE;
  form_print(&lattice->form, form);
  snprintf(what, sizeof what, "%s, %s %u: ", form, lattice_kind_name(lattice->kind), lattice->size);
  find_least(exhaust, &range.first);
  double now = clock_seconds();
  struct progress progress = {.what = what, .began = now, .shown = now, .before = range.first};
  for (unsigned tests;
       code == EXIT_FINE && (tests = find_least(exhaust, &range.first), range.first < range.last);) {
    const uint64_t first = range.first;
    struct tally *tally = tally_of_truths(exhaust->least, tests);
    code = walk(exhaust, lattice, &range, SAVE, tally, &progress);
    const double seconds = clock_seconds() - now;
    now += seconds;
    exhaust->spent += seconds;
    exhaust->walked += range.first - first;
    for (unsigned t = 0; t < exhaust->tests && code == EXIT_FINE; t++)
      add_counts(&exhaust->result[t], tally, lattice->cases, seconds);
    tally_free(tally);
    if (code == EXIT_FINE && !store_save_lattice(exhaust->store, lattice, exhaust->result, exhaust->tests))
      code = complain("%s", store_why(exhaust->store));
    if (code == EXIT_FINE && interrupts_caught()) {
      fprintf(stderr, "\ngraze: stopped; what was tried is saved. The same command goes on with it\n");
      code = EXIT_INTERRUPTED;
    }
  }
  return code;
}

/* Wrong in a way that none of the test's known defects is, or not tried to the end. */
static bool is_news(const struct lattice_result *result) {
  const struct algorithm *a = result->entry->algorithm;
  if (result->unasked > 0)
    return true;
  for (unsigned outcome = OUTCOME_FALSE_HIT; outcome < OUTCOMES; outcome++) {
    bool known = result->wrong[outcome] == 0;
    for (unsigned d = 0; d < algorithm_defects(a); d++)
      known |= a->defects[d].outcome == outcome;
    if (!known)
      return true;
  }
  return false;
}

static json_t *result_json(const struct lattice *lattice, const struct lattice_result *result) {
  json_t *record = json_object();
  char form[FORM_TEXT], words[LATTICE_WORDS], first[CASE_TEXT];
  form_print(&lattice->form, form);
  lattice_words(lattice, words);
  json_put(record, "test", result->entry->stem);
  json_put(record, "form", form);
  json_put(record, "kind", lattice_kind_name(lattice->kind));
  json_put_whole(record, "size", lattice->size);
  json_put(record, "words", words);
  json_put_whole(record, "cases", lattice->cases);
  json_put_whole(record, "unasked", result->unasked);
  json_put_whole(record, "judged", result->judged);
  for (unsigned outcome = OUTCOME_FALSE_HIT; outcome < OUTCOMES; outcome++)
    json_put_whole(record, outcome_name(QUESTION_HIT, (enum outcome)outcome), result->wrong[outcome]);
  if (result->first != UINT64_MAX) {
    union number numbers[FORM_MAX_COLUMNS];
    lattice_case(lattice, result->first, numbers);
    json_put(record, "first", case_print(&lattice->form, numbers, NUMBER_DECIMAL, first));
  }
  json_object_set_new(record, "news", json_boolean(is_news(result)));
  json_object_set_new(record, "seconds", json_real(result->seconds));
  return record;
}

static int tell_results(struct exhaust *exhaust, const struct lattice *lattice) {
  json_t *told = json_object(), *results = json_array();
  uint64_t judged = 0;
  for (unsigned t = 0; t < exhaust->tests; t++) {
    exhaust->news |= is_news(&exhaust->result[t]);
    judged += exhaust->result[t].judged;
    json_array_append_new(results, result_json(lattice, &exhaust->result[t]));
  }
  clear_progress();
  if (exhaust->json != NULL)
    json_array_extend(exhaust->json, results);
  json_object_set_new(told, "results", results);
  json_put(told, "path", exhaust->request->out);
  json_object_set_new(told, "seconds", json_real(exhaust->spent));
  json_object_set_new(
      told, "answers", json_real((double)judged * ((double)exhaust->walked / (double)lattice->cases)));
  if (exhaust->json == NULL)
    return tell(told, false, "exhaust");
  json_decref(told);
  return EXIT_FINE;
}

/* A few cases of the lattice show the pace; nothing is kept of them. A test that runs elsewhere is not asked.
 */
static int plan_lattice(struct exhaust *exhaust, const struct lattice *lattice) {
  enum { FEW = 1 << 14 };
  int code = EXIT_FINE;
  if (exhaust->pace == 0 && exhaust->result[0].entry->algorithm->ask == NULL) {
    struct range few = {0, lattice->cases < FEW ? lattice->cases : FEW};
    struct tally *tally = tally_of_truths(exhaust->least, find_least(exhaust, &few.first));
    const double began = clock_seconds();
    code = walk(exhaust, lattice, &few, INFINITY, tally, NULL);
    exhaust->pace = (double)few.last / (clock_seconds() - began);
    tally_free(tally);
  }
  *exhaust->plan += exhaust->pace > 0 ? (double)lattice->cases / exhaust->pace : INFINITY;
  return code;
}

/* Goes on where the store's knowledge ends, tests of one lattice beside each other, and tells what came of
 * it. */
static int exhaust_lattice(struct exhaust *exhaust, const struct lattice *lattice) {
  if (lattice->cases >= (uint64_t)1 << 62)
    return complain("exhaust: %s %u: more cases than can be counted, let alone tried; take a smaller --size",
                    lattice_kind_name(lattice->kind),
                    lattice->size);
  if (exhaust->plan != NULL)
    return plan_lattice(exhaust, lattice);
  for (unsigned t = 0; t < exhaust->tests; t++)
    exhaust->result[t] = (struct lattice_result){.entry = exhaust->result[t].entry};
  subjects_renew(exhaust->least, find_least(exhaust, &exhaust->walked), 1);
  if (!store_read_lattice(exhaust->store, lattice, exhaust->result, exhaust->tests))
    return complain("%s", store_why(exhaust->store));
  exhaust->spent = 0;
  exhaust->walked = 0;
  const int code = walk_on(exhaust, lattice);
  if (exhaust->spent > 0)
    exhaust->pace = (double)exhaust->walked / exhaust->spent;
  return code == EXIT_FINE ? tell_results(exhaust, lattice) : code;
}

/* That of all of its tests. */
static const struct form *form_of(const struct exhaust *exhaust) {
  return &exhaust->result[0].entry->algorithm->form;
}

/* One lattice after the other for as long as it goes: `size` is the first, `last` the last to try. */
static int try_sizes(struct exhaust *exhaust, enum lattice_kind kind, unsigned size, unsigned last) {
  int code = EXIT_FINE;
  for (; size <= last && code == EXIT_FINE; size++) {
    struct lattice lattice;
    if (!lattice_make(kind, form_of(exhaust), size, &lattice))
      return EXIT_FINE;
    exhaust->any = true;
    code = exhaust_lattice(exhaust, &lattice);
    lattice_free(&lattice);
  }
  return code;
}

/* A small lattice shows the pace, one of a tenth of the time shows it better, and then comes the largest that
 * should be through in what is left. */
static int try_for(struct exhaust *exhaust, double seconds) {
  static const double SHARE[] = {0, 0.1, 0.9};
  const struct form *form = form_of(exhaust);
  const double began = clock_seconds();
  unsigned last = 0;
  int code = EXIT_FINE;
  for (unsigned k = 0; k < sizeof SHARE / sizeof SHARE[0] && code == EXIT_FINE; k++) {
    const double left = seconds - (clock_seconds() - began);
    const unsigned size = lattice_size_within(form, k == 0 ? FIRST_CASES : exhaust->pace * left * SHARE[k]);
    if (size > last)
      code = try_sizes(exhaust, LATTICE_WHOLE, size, size);
    last = size > last ? size : last;
  }
  return code;
}

static int try_form(struct exhaust *exhaust, double seconds) {
  const struct exhaust_request *request = exhaust->request;
  const struct form *form = form_of(exhaust);
  int code = EXIT_FINE;
  if (seconds > 0)
    return try_for(exhaust, seconds);
  for (unsigned k = 0; k < LATTICE_KINDS && code == EXIT_FINE; k++) {
    const enum lattice_kind kind = (enum lattice_kind)k;
    if (request->kind == LATTICE_KINDS ? kind == LATTICE_COORDINATE : kind != request->kind)
      continue;
    const unsigned usual = kind == LATTICE_WHOLE ? lattice_size_within(form, USUAL_CASES) : 0;
    const bool sized = request->size != WHOLE_NOT_GIVEN;
    const unsigned first = sized ? (unsigned)request->size : usual;
    const unsigned last = sized || kind == LATTICE_WHOLE ? first : UINT_MAX - 1;
    code = try_sizes(exhaust, kind, first, last);
  }
  return code;
}

/* Two numbers more make the lattices of what moves some fifty times as large: built-in tests of it are walked
 * by name alone. */
static bool is_walked(const struct exhaust_request *request, const struct algorithm *a) {
  return (request->type == TYPES || a->form.type == request->type) &&
         (request->tests != NULL || a->role == ROLE_FOREIGN || !question_moves(a->form.question));
}

/* The tests of the k-th one's form; none when an earlier one has that form. */
static unsigned take_form(struct exhaust *exhaust, unsigned k) {
  const struct registry_entry **chosen = exhaust->chosen;
  exhaust->tests = 0;
  exhaust->pace = 0;
  for (unsigned j = 0; j < exhaust->count && is_walked(exhaust->request, chosen[k]->algorithm); j++)
    if (is_walked(exhaust->request, chosen[j]->algorithm) &&
        form_equal(&chosen[j]->algorithm->form, &chosen[k]->algorithm->form)) {
      if (j < k)
        return 0;
      exhaust->result[exhaust->tests++] = (struct lattice_result){.entry = chosen[j]};
    }
  return exhaust->tests;
}

/* Each form after the other, in the registry's order; each has its share of the time. */
static int try_forms(struct exhaust *exhaust, double seconds) {
  const double end = clock_seconds() + seconds;
  unsigned left = 0;
  int code = EXIT_FINE;
  for (unsigned k = 0; k < exhaust->count; k++)
    left += take_form(exhaust, k) > 0;
  for (unsigned k = 0; k < exhaust->count && code == EXIT_FINE; k++)
    if (take_form(exhaust, k) > 0)
      code = try_form(exhaust, seconds > 0 ? fmax(end - clock_seconds(), 0.001) / left-- : 0);
  return code != EXIT_FINE || exhaust->any ? code
                                           : complain("exhaust: none of these tests has such a lattice");
}

/* How long it will take, to whoever waits. */
static int say_plan(struct exhaust *exhaust, double seconds) {
  double plan = seconds;
  exhaust->plan = &plan;
  const int code = seconds == 0 ? try_forms(exhaust, 0) : EXIT_FINE;
  exhaust->plan = NULL;
  if (code != EXIT_FINE)
    return code;
  if (!isfinite(plan))
    fputs("graze: as long as your tests take; SIGINT stops it, with all saved\n", stderr);
  else if (plan >= 120)
    fprintf(stderr, "graze: about %.0f minutes; SIGINT stops it, with all saved\n", plan / 60);
  else
    fprintf(stderr, "graze: about %.0f seconds; SIGINT stops it, with all saved\n", fmax(plan, 1));
  return EXIT_FINE;
}

static int run(const struct exhaust_request *request, const struct catalogue *tests) {
  struct exhaust exhaust = {.request = request, .jobs = session_threads(request->jobs)};
  const bool said = request->kind != LATTICE_KINDS || request->size != WHOLE_NOT_GIVEN;
  const double seconds = request->seconds > 0 || said ? request->seconds : USUAL_SECONDS;
  if (request->seconds > 0 && request->kind != LATTICE_WHOLE && request->kind != LATTICE_KINDS)
    return complain("exhaust: --time: found beside --kind %s, expected it with whole lattices alone",
                    kind_word(request->kind));
  int code = choose_tests("exhaust", request->tests, request->pair, tests, &exhaust.chosen, &exhaust.count);
  if (code == EXIT_FINE)
    code = exhaust_open(&exhaust);
  if (code == EXIT_FINE)
    code = say_plan(&exhaust, seconds);
  if (code == EXIT_FINE)
    code = try_forms(&exhaust, seconds);
  return exhaust_close(&exhaust, code);
}

COMMAND(EXHAUST,
        .name = "exhaust",
        .line = "every case of a lattice instead of a sample of all: whole numbers, the ends of a type, ulps "
                "about touching",
        .examples = "exhaust --pair box-box --size 8\n"
                    "exhaust --tests house_disc_box_i32_closed --kind edge",
        .about =
            "What is right there is right on all of it. whole: positions are whole numbers about 0, sizes "
            "from 0 to K. edge: whole types; values next to 0, 2^15, 2^16, the root of the range and its "
            "ends. ulp: floats; -2 to 2 ulps on every number of scene K, which touches on paper. "
            "coordinate: f32; all 2^32 values of one number of a scene, which takes minutes. What the store "
            "knows already is not done again. Tests of what moves are walked where --tests names them.",
        .disagrees = "1 a test was wrong in a way that none of its known defects covers, 130 stopped by "
                     "SIGINT, with all saved");
