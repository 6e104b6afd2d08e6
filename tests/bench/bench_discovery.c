/* How soon each known defect is found: a cold start on one core, eight seeds, the default mix against uniform
 * numbers alone.
 *
 *     bench_discovery [TEST...]
 *
 * Each seed gets so many cases as two idle cores try in less than two seconds. A defect is what one sentence
 * of a record tells. It is found at the least case number of a finding it covers; the seconds are those the
 * loop has taken when it has passed that case, in parts of 2^14 cases. Shrinking, which tells the cause, is
 * done afterwards and not counted. Exit code 1: with some seed a defect is not found. */
#include "campaign/findings.h"
#include "campaign/loop.h"
#include "clock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEEDS = 8, PART = 1 << 14, PARTS = 214, CASES = PARTS * PART, JOBS = 2, DEFECTS_ALL = 512 };

/* When each part of a run was done. */
struct run_times {
  double seconds[PARTS];
};

/* A defect, and when each seed found it; a negative time is never. */
struct found {
  const struct registry_entry *entry;
  const struct defect *defect;
  double cases[SEEDS], seconds[SEEDS];
};

/* Those of the names; without names every one. */
static struct tally *tests_of(int names, char *const *name) {
  const struct registry_entry **entries = calloc(registry_count() + 1, sizeof(const struct registry_entry *));
  unsigned count = 0;
  if (entries == NULL)
    abort();
  for (size_t k = 0; k < registry_count(); k++) {
    bool wanted = names == 0;
    for (int n = 0; n < names; n++)
      wanted |= strcmp(name[n], registry_at(k)->stem) == 0;
    if (wanted)
      entries[count++] = registry_at(k);
  }
  struct tally *tally = tally_new(entries, count);
  free(entries);
  if (tally == NULL)
    abort();
  return tally;
}

static void count_cases(const struct source *source, struct tally *tally, struct run_times *times) {
  const double start = clock_seconds();
  struct loop *loop = loop_new(*source, level_best());
  if (loop == NULL)
    abort();
  for (unsigned part = 0; part < PARTS; part++) {
    loop_range(loop, (uint64_t)part * PART, (uint64_t)(part + 1) * PART, tally);
    times->seconds[part] = clock_seconds() - start;
  }
  loop_free(loop);
}

static bool tells(const struct found *found, const struct finding *finding) {
  return finding->entry == found->entry && finding->known != NULL &&
         strcmp(finding->known->reason, found->defect->reason) == 0;
}

static void
note(const struct findings *findings, const struct run_times *times, unsigned seed, struct found *found) {
  double first = -1;
  for (size_t k = 0; k < findings->count; k++)
    if (tells(found, &findings->finding[k]) && (first < 0 || (double)findings->finding[k].first < first))
      first = (double)findings->finding[k].first;
  found->cases[seed] = first < 0 ? -1 : first + 1;
  found->seconds[seed] = first < 0 ? -1 : times->seconds[(unsigned)(first / PART)];
}

/* Never is later than any time. */
static int by_time(const void *left, const void *right) {
  const double a = *(const double *)left, b = *(const double *)right;
  if ((a < 0) != (b < 0))
    return a < 0 ? 1 : -1;
  return (a > b) - (a < b);
}

static void print_at(double *values, unsigned at, const char *format) {
  qsort(values, SEEDS, sizeof *values, by_time);
  if (values[at] < 0)
    printf("%10s", "never");
  else
    printf(format, values[at]);
}

static unsigned met(const struct found *found) {
  unsigned seeds = 0;
  for (unsigned seed = 0; seed < SEEDS; seed++)
    seeds += found->cases[seed] >= 0;
  return seeds;
}

/* Whether an earlier defect of the record is told by the same sentence. */
static bool is_told(const struct algorithm *algorithm, unsigned d) {
  for (unsigned k = 0; k < d; k++)
    if (strcmp(algorithm->defects[k].reason, algorithm->defects[d].reason) == 0)
      return true;
  return false;
}

static unsigned gather(const struct tally *tally, struct found *found) {
  unsigned count = 0;
  for (unsigned e = 0; e < tally->entrants; e++) {
    const struct registry_entry *entry = tally->entrant[e].entry;
    for (unsigned d = 0; d < algorithm_defects(entry->algorithm) && count < DEFECTS_ALL; d++)
      if (!is_told(entry->algorithm, d))
        found[count++] = (struct found){.entry = entry, .defect = &entry->algorithm->defects[d]};
  }
  return count;
}

/* Cases a second. */
static double search(const struct mix *mix, struct tally *tally, struct found *found, unsigned count) {
  double seconds = 0;
  for (unsigned seed = 0; seed < SEEDS; seed++) {
    const struct source source = source_mix(mix, seed + 1);
    struct run_times times;
    struct findings findings;
    tally_clear(tally);
    count_cases(&source, tally, &times);
    seconds += times.seconds[PARTS - 1];
    if (!findings_of(tally, &source, JOBS, &findings))
      abort();
    for (unsigned k = 0; k < count; k++)
      note(&findings, &times, seed, &found[k]);
    findings_free(&findings);
  }
  return (double)CASES * SEEDS / seconds;
}

int main(int arguments, char **argument) {
  static struct found ours[DEFECTS_ALL], uniform[DEFECTS_ALL];
  struct tally *tally = tests_of(arguments - 1, argument + 1);
  const unsigned count = gather(tally, ours);
  gather(tally, uniform);
  const double rate = search(&MIX_DEFAULT, tally, ours, count),
               plain = search(&MIX_UNIFORM, tally, uniform, count);
  tally_free(tally);
  unsigned soon = 0, unmet = 0;
  printf("discovery, level %s, one thread, %d seeds of %.1f M cases each, all tests at once: %.2f M cases/s "
         "(uniform: %.2f M)\n"
         "%-28s %-16s %-10s %5s %10s %10s %9s %9s | %15s\n",
         level_name(level_best()),
         SEEDS,
         CASES / 1e6,
         rate / 1e6,
         plain / 1e6,
         "known defect",
         "",
         "",
         "seeds",
         "cases",
         "worst",
         "seconds",
         "worst",
         "uniform: cases");
  for (unsigned k = 0; k < count; k++) {
    const struct defect *defect = ours[k].defect;
    printf(
        "%-28s %-16s %-10s ", ours[k].entry->stem, outcome_name(defect->outcome), cause_name(defect->cause));
    printf("%5u ", met(&ours[k]));
    print_at(ours[k].cases, SEEDS / 2, "%10.0f");
    print_at(ours[k].cases, SEEDS - 1, " %9.0f");
    print_at(ours[k].seconds, SEEDS / 2, " %9.3f");
    print_at(ours[k].seconds, SEEDS - 1, " %7.3f");
    printf(" | ");
    print_at(uniform[k].cases, SEEDS / 2, "%10.0f");
    putchar('\n');
    soon += met(&ours[k]) == SEEDS;
    unmet += uniform[k].cases[SEEDS / 2] < 0;
  }
  printf("%u of %u known defects within %.1f M cases for each of %d seeds; uniform numbers alone never meet "
         "%u of them\n",
         soon,
         count,
         CASES / 1e6,
         SEEDS,
         unmet);
  return soon == count ? EXIT_SUCCESS : EXIT_FAILURE;
}
