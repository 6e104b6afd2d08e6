/* The campaign's whole loop on one core: generate, reference, every test, compare, tally. */
#include "bench.h"

#include "campaign/loop.h"
#include "clock.h"
#include "registry.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CASES = 1 << 18, ALONE_CASES = 1 << 14 };

/* Tests of one pair and type; without those that call the library's pow, which no vector loop can. */
struct selection {
  const char *name, *pair, *type;
  bool documents_only; /* without house tests and liars */
};

static const struct selection SELECTIONS[] = {
    {"disc-box f64, the documents' tests", "disc-box", "f64", true},
    {"disc-box f64, with house tests and liars", "disc-box", "f64", false},
    {"disc-box i32", "disc-box", "i32", false},
    {"box-box i32", "box-box", "i32", false},
    {"box-box f64", "box-box", "f64", false},
};
enum { SELECTION_COUNT = sizeof SELECTIONS / sizeof SELECTIONS[0] };

static bool selected(const struct selection *selection, const struct algorithm *a) {
  const bool ours = a->role == ROLE_HOUSE || a->role == ROLE_LIAR;
  return a->role != ROLE_HELPER && strcmp(pair_name(form_pair(&a->form)), selection->pair) == 0 &&
         strcmp(type_name(a->form.type), selection->type) == 0 && strncmp(a->id, "clamp_py", 8) != 0 &&
         !(selection->documents_only && ours);
}

struct campaign_work {
  uint64_t cases;
  struct loop *loop;
  struct tally *tally;
};

static void run_campaign(void *context) {
  const struct campaign_work *work = context;
  loop_range(work->loop, 0, work->cases, work->tally);
}

/* The same cases by the parts of the loop, each block timed: what is left of the whole is judging and
 * counting. */
enum part { GENERATE, REFER, ASK, PARTS };
struct parts {
  struct source source;
  struct block *block;
  const struct tally *tally;
  double seconds[PARTS], ns[PARTS][BENCH_ROUNDS];
};

static void draw_block(struct parts *parts, unsigned g, uint64_t first) {
  double time = clock_seconds(), next;
  parts->block->form = parts->tally->group[g].form;
  parts->source.draw(&parts->source, parts->block, first);
  parts->seconds[GENERATE] += (next = clock_seconds()) - time;
  struct step_counts steps = {{0}};
  place_t places[BLOCK_ROWS];
  registry_reference(parts->block->level)(
      &parts->block->form, parts->block->shown, BLOCK_ROWS, parts->block->truths, places, &steps);
  parts->seconds[REFER] += (time = clock_seconds()) - next;
  for (unsigned e = 0; e < parts->tally->entrants; e++)
    if (parts->tally->entrant[e].group == &parts->tally->group[g])
      block_ask_rows(parts->block, parts->tally->entrant[e].entry, 0, BLOCK_ROWS, parts->block->answers);
  parts->seconds[ASK] += clock_seconds() - time;
}

static void print_parts(struct parts *parts, double whole) {
  static const char *const NAME[] = {"generate", "reference", "tests"};
  double rest = whole;
  for (int round = -1; round < BENCH_ROUNDS; round++) {
    memset(parts->seconds, 0, sizeof parts->seconds);
    for (uint64_t first = 0; first < CASES; first += BLOCK_ROWS)
      for (unsigned g = 0; g < parts->tally->groups; g++)
        draw_block(parts, g, first);
    for (unsigned p = 0; p < PARTS; p++)
      parts->ns[p][round < 0 ? 0 : round] = parts->seconds[p] * 1e9 / CASES;
  }
  printf("   ");
  for (unsigned p = 0; p < PARTS; p++) {
    const double ns = bench_median(parts->ns[p], BENCH_ROUNDS);
    rest -= ns;
    printf(" %s %.2f ns (%.0f %%), ", NAME[p], ns, 100 * ns / whole);
  }
  printf(" judge and count %.2f ns (%.0f %%)\n", rest, 100 * rest / whole);
}

static struct tally *tally_for(const struct selection *selection) {
  const struct registry_entry **chosen = calloc(registry_count(), sizeof(const struct registry_entry *));
  unsigned count = 0;
  if (chosen == NULL)
    abort();
  for (size_t k = 0; k < registry_count(); k++)
    if (selected(selection, registry_at(k)->algorithm))
      chosen[count++] = registry_at(k);
  struct tally *tally = tally_new(chosen, count);
  free(chosen);
  if (tally == NULL)
    abort();
  return tally;
}

/* ---- each test by itself ---- */

enum { PAIR_TESTS = 64 };

/* Of a pair, how many times the median of its tests the slowest takes, generated, judged and counted alone.
 */
static void print_slowest(enum pair pair) {
  struct campaign_work work[PAIR_TESTS];
  struct bench_subject alone[PAIR_TESTS];
  double ns[PAIR_TESTS];
  unsigned count = 0, slowest = 0;
  for (size_t k = 0; k < registry_count() && count < PAIR_TESTS; k++) {
    const struct registry_entry *const entry = registry_at(k);
    if (entry->algorithm->role == ROLE_HELPER || form_pair(&entry->algorithm->form) != pair)
      continue;
    work[count] = (struct campaign_work){
        ALONE_CASES, loop_new(source_mix(&MIX_DEFAULT, 1), level_best()), tally_new(&entry, 1)};
    alone[count] = (struct bench_subject){entry->algorithm->id, run_campaign, &work[count], ALONE_CASES, 0};
    count++;
  }
  bench_run(alone, count);
  for (unsigned k = 0; k < count; k++) {
    ns[k] = alone[k].ns;
    slowest = ns[k] > ns[slowest] ? k : slowest;
    loop_free(work[k].loop);
    tally_free(work[k].tally);
  }
  const double most = alone[slowest].ns, middle = bench_median(ns, count);
  printf("  %-18s %3u tests, median %7.1f ns, %-32s %7.1f ns, %.2f times that\n",
         pair_name(pair),
         count,
         middle,
         alone[slowest].name,
         most,
         most / middle);
}

int main(void) {
  struct campaign_work work[SELECTION_COUNT];
  struct bench_subject contenders[SELECTION_COUNT];
  for (unsigned k = 0; k < SELECTION_COUNT; k++) {
    work[k] = (struct campaign_work){
        CASES, loop_new(source_mix(&MIX_DEFAULT, 1), level_best()), tally_for(&SELECTIONS[k])};
    contenders[k] = (struct bench_subject){SELECTIONS[k].name, run_campaign, &work[k], CASES, 0};
  }
  bench_run(contenders, SELECTION_COUNT);
  printf("campaign, level %s; medians of %d rounds taken in turn\n", level_name(level_best()), BENCH_ROUNDS);
  for (unsigned k = 0; k < SELECTION_COUNT; k++) {
    const double per_case = contenders[k].ns / work[k].tally->groups;
    printf("  %-42s %2u entrants, %u forms  %7.2f ns per case and form  %7.1f M judged answers/s\n",
           contenders[k].name,
           work[k].tally->entrants,
           work[k].tally->groups,
           per_case,
           work[k].tally->entrants / contenders[k].ns * 1e3);
    struct parts parts = {
        .source = source_mix(&MIX_DEFAULT, 1), .block = block_new(level_best()), .tally = work[k].tally};
    if (parts.block == NULL)
      abort();
    print_parts(&parts, contenders[k].ns);
    block_free(parts.block);
    loop_free(work[k].loop);
    tally_free(work[k].tally);
  }
  printf("the slowest test of each pair, alone (goal: at most 3 times the median):\n");
  for (unsigned pair = 0; pair < PAIRS; pair++)
    print_slowest((enum pair)pair);
  return EXIT_SUCCESS;
}
