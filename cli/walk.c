#include "walk.h"
#include "clock.h"
#include "command.h"
#include "interrupt.h"
#include "out.h"
#include "subject/runner.h"
#include "text.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* A step is about so long; a save comes after this much walking. */
static const double STEP = 0.25, SAVE = 1;

int walk_open(struct walk *walk, unsigned tests, bool json) {
  char why[STORE_WHY];
  walk->entry = calloc(tests, sizeof(const struct registry_entry *));
  walk->result = calloc(tests, sizeof *walk->result);
  walk->json = json ? json_array() : NULL;
  if (walk->entry == NULL || walk->result == NULL || (json && walk->json == NULL))
    return complain("no memory for the tests");
  walk->store = store_open(walk->path, STORE_EITHER, why);
  interrupts_catch();
  return walk->store != NULL ? EXIT_FINE : complain("%s", why);
}

int walk_close(struct walk *walk, int code) {
  if (walk->json != NULL && code == EXIT_FINE)
    code = json_print(walk->json);
  else
    json_decref(walk->json);
  store_close(walk->store);
  free(walk->entry);
  free(walk->result);
  return code == EXIT_FINE && walk->news ? EXIT_DISAGREEMENT : code;
}

/* Where the walk goes on: tests that stand at the same case go together, up to where the next one stands. The
 * results are put in the order of the cases done, so that those that go come first. */
static int by_cases(const void *left, const void *right) {
  const struct lattice_result *a = left, *b = right;
  return a->cases != b->cases                        ? (a->cases > b->cases) - (a->cases < b->cases)
         : a->entry->algorithm < b->entry->algorithm ? -1
                                                     : 1;
}

struct leg {
  unsigned tests;
  uint64_t from, to; /* cases */
};

static struct leg next_leg(struct walk *walk, uint64_t cases) {
  struct leg leg = {.tests = 0, .to = cases};
  qsort(walk->result, walk->tests, sizeof *walk->result, by_cases);
  leg.from = walk->result[0].cases;
  while (leg.tests < walk->tests && walk->result[leg.tests].cases == leg.from)
    leg.tests++;
  if (leg.tests < walk->tests)
    leg.to = walk->result[leg.tests].cases;
  return leg;
}

static void show(const struct lattice *lattice, uint64_t done, double rate) {
  const uint64_t cases = lattice_cases(lattice);
  char form[FORM_TEXT];
  form_print(&lattice->form, form);
  if (isatty(STDERR_FILENO))
    fprintf(stderr,
            "\r%3.0f%%  %s, %s %u  %.0f M cases/s  %.0f s left \033[K",
            100.0 * (double)done / (double)cases,
            form,
            lattice_kind_name(lattice->kind),
            lattice->size,
            rate * 1e-6,
            rate > 0 ? (double)(cases - done) / rate : 0);
  else
    fprintf(stderr,
            "%s, %s %u: %llu of %llu cases, %.0f M cases/s\n",
            form,
            lattice_kind_name(lattice->kind),
            lattice->size,
            (unsigned long long)done,
            (unsigned long long)cases,
            rate * 1e-6);
}

struct pace {
  uint64_t step; /* blocks */
  double spent;  /* walking, in this run */
  uint64_t cases;
  double saved, shown; /* when, in seconds spent */
};

static int save(struct walk *walk, const struct lattice *lattice) {
  return store_save_lattice(walk->store, lattice, walk->result, walk->tests)
             ? EXIT_FINE
             : complain("%s", store_why(walk->store));
}

/* One step: a part of the leg of about STEP seconds. */
static int step(struct walk *walk, const struct lattice *lattice, const struct leg *leg, struct pace *pace) {
  const uint64_t block = lattice_block(lattice), first = leg->from / block, last = leg->to / block;
  const uint64_t steps = pace->step < last - first ? pace->step : last - first;
  const struct lattice_part part = {lattice, first, first + steps, leg->tests, walk->jobs};
  const double began = clock_seconds();
  if (!lattice_run(&part, walk->result))
    return complain("the walk could not start its threads: is there memory left?");
  const double spent = clock_seconds() - began;
  for (unsigned t = 0; t < leg->tests; t++)
    walk->result[t].seconds += spent;
  pace->spent += spent;
  pace->cases += steps * block;
  if (spent < STEP / 2 && steps == pace->step)
    pace->step *= 2;
  else if (spent > STEP * 2 && pace->step > 1)
    pace->step /= 2;
  if (pace->spent - pace->shown >= (isatty(STDERR_FILENO) ? 0.5 : 10)) {
    show(lattice, walk->result[0].cases, (double)pace->cases / pace->spent);
    pace->shown = pace->spent;
  }
  if (pace->spent - pace->saved < SAVE)
    return EXIT_FINE;
  pace->saved = pace->spent;
  return save(walk, lattice);
}

static void grant(const struct walk *walk) {
  for (unsigned t = 0; t < walk->tests; t++)
    if (walk->entry[t]->algorithm->subject != NULL)
      subject_grant(walk->entry[t]->algorithm->subject, 1);
}

/* Wrong in a way that none of the test's known defects is. */
static bool is_news(const struct lattice_result *result) {
  const struct algorithm *a = result->entry->algorithm;
  for (unsigned outcome = OUTCOME_FALSE_HIT; outcome < OUTCOMES; outcome++) {
    bool known = result->wrong[outcome] == 0;
    for (unsigned d = 0; d < algorithm_defects(a); d++)
      known |= a->defects[d].outcome == outcome;
    if (!known)
      return true;
  }
  return false;
}

static uint64_t wrong_answers(const struct lattice_result *result) {
  uint64_t wrong = 0;
  for (unsigned outcome = OUTCOME_FALSE_HIT; outcome < OUTCOMES; outcome++)
    wrong += result->wrong[outcome];
  return wrong;
}

/* The least case at which the test is wrong, which there is. */
static void first_case(const struct lattice *lattice, const struct lattice_result *result, char *text) {
  union number numbers[FORM_MAX_COLUMNS];
  lattice_case(lattice, result->first, numbers);
  case_print(&lattice->form, numbers, NUMBER_DECIMAL, text);
}

static void print_result(const struct lattice *lattice, const struct lattice_result *result) {
  const struct algorithm *a = result->entry->algorithm;
  printf("  %-28s ", result->entry->stem);
  if (wrong_answers(result) == 0) {
    printf("%snone wrong%s in %llu\n",
           colour(COLOUR_RIGHT),
           colour(COLOUR_OFF),
           (unsigned long long)result->judged);
    return;
  }
  printf("%s%llu wrong%s in %llu:",
         colour(COLOUR_WRONG),
         (unsigned long long)wrong_answers(result),
         colour(COLOUR_OFF),
         (unsigned long long)result->judged);
  for (unsigned outcome = OUTCOME_FALSE_HIT; outcome < OUTCOMES; outcome++)
    if (result->wrong[outcome] > 0)
      printf(" %s %llu", outcome_name((enum outcome)outcome), (unsigned long long)result->wrong[outcome]);
  char text[CASE_TEXT];
  first_case(lattice, result, text);
  printf("%s\n  %-28s graze check %s %s\n", is_news(result) ? "; NEWS" : "", "", a->id, text);
}

static json_t *result_json(const struct lattice *lattice, const struct lattice_result *result) {
  json_t *record = json_object();
  char form[FORM_TEXT], words[LATTICE_WORDS];
  form_print(&lattice->form, form);
  lattice_words(lattice, words);
  json_put(record, "test", result->entry->stem);
  json_put(record, "form", form);
  json_put(record, "kind", lattice_kind_name(lattice->kind));
  json_object_set_new(record, "size", json_integer(lattice->size));
  json_put(record, "words", words);
  json_object_set_new(record, "cases", json_integer((json_int_t)lattice_cases(lattice)));
  json_object_set_new(record, "judged", json_integer((json_int_t)result->judged));
  for (unsigned outcome = OUTCOME_FALSE_HIT; outcome < OUTCOMES; outcome++)
    json_object_set_new(
        record, outcome_name((enum outcome)outcome), json_integer((json_int_t)result->wrong[outcome]));
  if (result->first != UINT64_MAX) {
    char text[CASE_TEXT];
    first_case(lattice, result, text);
    json_put(record, "first", text);
  }
  json_object_set_new(record, "seconds", json_real(result->seconds));
  return record;
}

/* In the order of the registry again. */
static int by_entry(const void *left, const void *right) {
  const struct lattice_result *a = left, *b = right;
  return (a->entry > b->entry) - (a->entry < b->entry);
}

static void tell(struct walk *walk, const struct lattice *lattice, const struct pace *pace) {
  qsort(walk->result, walk->tests, sizeof *walk->result, by_entry);
  for (unsigned t = 0; t < walk->tests; t++) {
    walk->news |= is_news(&walk->result[t]);
    if (walk->json != NULL)
      json_array_append_new(walk->json, result_json(lattice, &walk->result[t]));
  }
  if (isatty(STDERR_FILENO))
    fputs("\r\033[K", stderr);
  if (walk->json != NULL)
    return;
  char form[FORM_TEXT], words[LATTICE_WORDS];
  form_print(&lattice->form, form);
  lattice_words(lattice, words);
  printf("%s%s, %s %u%s: %s\n  %llu cases",
         colour(COLOUR_BOLD),
         form,
         lattice_kind_name(lattice->kind),
         lattice->size,
         colour(COLOUR_OFF),
         words,
         (unsigned long long)lattice_cases(lattice));
  uint64_t judged = 0;
  for (unsigned t = 0; t < walk->tests; t++)
    judged += walk->result[t].judged;
  if (pace->spent > 0)
    printf(" in %.2f s, %.0f M judged answers/s\n",
           pace->spent,
           1e-6 * (double)judged * ((double)pace->cases / (double)lattice_cases(lattice)) / pace->spent);
  else
    printf(", walked already: %s\n", walk->path);
  for (unsigned t = 0; t < walk->tests; t++)
    print_result(lattice, &walk->result[t]);
}

int walk_lattice(struct walk *walk, const struct lattice *lattice) {
  const uint64_t cases = lattice_cases(lattice);
  struct pace pace = {.step = 16};
  if (cases >= (uint64_t)1 << 62)
    return complain("exhaust: %s %u: more cases than can be counted, let alone walked; take a smaller --size",
                    lattice_kind_name(lattice->kind),
                    lattice->size);
  for (unsigned t = 0; t < walk->tests; t++)
    walk->result[t] = (struct lattice_result){.entry = walk->entry[t]};
  if (!store_read_lattice(walk->store, lattice, walk->result, walk->tests))
    return complain("%s", store_why(walk->store));
  int code = EXIT_FINE;
  grant(walk);
  for (struct leg leg; code == EXIT_FINE && (leg = next_leg(walk, cases)).from < cases;) {
    if (interrupts_caught()) {
      code = save(walk, lattice);
      if (code == EXIT_FINE) {
        fprintf(stderr, "\ngraze: stopped; what was walked is saved. The same command goes on with it\n");
        code = EXIT_INTERRUPTED;
      }
    } else
      code = step(walk, lattice, &leg, &pace);
  }
  if (code == EXIT_FINE && pace.cases > 0)
    code = save(walk, lattice);
  if (pace.spent > 0)
    walk->pace = (double)pace.cases / pace.spent;
  if (code == EXIT_FINE)
    tell(walk, lattice, &pace);
  return code;
}
