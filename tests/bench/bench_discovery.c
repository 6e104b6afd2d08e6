/* How soon each known defect is found: a cold start on one core, ten seeds, the default mix against uniform
 * numbers alone.
 *
 * A defect is found at the least case number of a finding it covers; the seconds are those the loop has taken
 * when it has passed that case, in steps of 2^14 cases. Shrinking, which tells the cause, is done afterwards
 * and not counted. */
#include "campaign/findings.h"
#include "campaign/loop.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SEEDS = 10, STEP = 1 << 14, STEPS_MOST = 1 << 9, DEFECTS_ALL = 512 };
static const double SECONDS = 3; /* a seed's time; what is not found by then is not found */

/* One run: how many cases were done after each step, and when. */
struct run_times {
  unsigned steps;
  double seconds[STEPS_MOST];
};

/* A defect, and when each seed found it; a negative time is never. */
struct found {
  const struct registry_entry *entry;
  const struct defect *defect;
  double cases[SEEDS], seconds[SEEDS];
};

static double now(void) {
  struct timespec t;
  if (clock_gettime(CLOCK_MONOTONIC, &t) != 0)
    abort();
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static struct tally *every_test(void) {
  const struct registry_entry **entries = calloc(registry_count(), sizeof(const struct registry_entry *));
  if (entries == NULL)
    abort();
  for (size_t k = 0; k < registry_count(); k++)
    entries[k] = registry_at(k);
  struct tally *tally = tally_new(entries, (unsigned)registry_count());
  free(entries);
  if (tally == NULL)
    abort();
  return tally;
}

static void
run_for(double seconds, const struct source *source, struct tally *tally, struct run_times *times) {
  const double start = now();
  struct loop *loop = loop_new(*source, level_best());
  if (loop == NULL)
    abort();
  times->steps = 0;
  while (times->steps < STEPS_MOST && now() - start < seconds) {
    loop_range(loop, (uint64_t)times->steps * STEP, (uint64_t)(times->steps + 1) * STEP, tally);
    times->seconds[times->steps++] = now() - start;
  }
  loop_free(loop);
}

static void
note(const struct findings *findings, const struct run_times *times, unsigned seed, struct found *found) {
  double first = -1;
  for (size_t k = 0; k < findings->count; k++)
    if (findings->finding[k].known == found->defect &&
        (first < 0 || (double)findings->finding[k].first < first))
      first = (double)findings->finding[k].first;
  found->cases[seed] = first < 0 ? -1 : first + 1;
  found->seconds[seed] = first < 0 ? -1 : times->seconds[(unsigned)(first / STEP)];
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

static unsigned gather(struct found *found) {
  unsigned count = 0;
  for (size_t k = 0; k < registry_count(); k++)
    for (unsigned d = 0; d < algorithm_defects(registry_at(k)->algorithm) && count < DEFECTS_ALL; d++)
      found[count++] =
          (struct found){.entry = registry_at(k), .defect = &registry_at(k)->algorithm->defects[d]};
  return count;
}

static double search(const struct mix *mix, struct found *found, unsigned count) {
  double cases = 0;
  for (unsigned seed = 0; seed < SEEDS; seed++) {
    const struct source source = source_mix(mix, seed + 1);
    struct tally *tally = every_test();
    struct run_times *times = calloc(1, sizeof *times);
    struct findings findings;
    if (times == NULL)
      abort();
    run_for(SECONDS, &source, tally, times);
    cases += (double)times->steps * STEP / times->seconds[times->steps - 1] / SEEDS;
    if (!findings_of(tally, &source, 1, &findings))
      abort();
    for (unsigned k = 0; k < count; k++)
      note(&findings, times, seed, &found[k]);
    findings_free(&findings);
    tally_free(tally);
    free(times);
  }
  return cases;
}

int main(void) {
  static struct found ours[DEFECTS_ALL], uniform[DEFECTS_ALL];
  const unsigned count = gather(ours);
  gather(uniform);
  const double rate = search(&MIX_DEFAULT, ours, count), plain = search(&MIX_UNIFORM, uniform, count);
  unsigned soon = 0, unmet = 0;
  printf("discovery, level %s, one thread, %d seeds of %.0f s each, every test at once: %.2f M cases/s "
         "(uniform: "
         "%.2f M)\n"
         "%-28s %-16s %-10s %10s %10s %10s | %20s\n",
         level_name(level_best()),
         SEEDS,
         SECONDS,
         rate / 1e6,
         plain / 1e6,
         "known defect",
         "",
         "",
         "cases",
         "seconds",
         "worst s",
         "uniform: cases, s");
  for (unsigned k = 0; k < count; k++) {
    const struct defect *defect = ours[k].defect;
    printf(
        "%-28s %-16s %-10s ", ours[k].entry->stem, outcome_name(defect->outcome), cause_name(defect->cause));
    print_at(ours[k].cases, SEEDS / 2, "%10.0f");
    print_at(ours[k].seconds, SEEDS / 2, " %9.3f");
    print_at(ours[k].seconds, SEEDS - 1, " %9.3f");
    printf(" | ");
    print_at(uniform[k].cases, SEEDS / 2, "%10.0f");
    print_at(uniform[k].seconds, SEEDS / 2, " %9.3f");
    putchar('\n');
    const double worst = ours[k].seconds[SEEDS - 1];
    soon += worst >= 0 && worst <= 2;
    unmet += uniform[k].seconds[SEEDS / 2] < 0;
  }
  printf(
      "%u of %u known defects within 2 s for each of %d seeds; uniform numbers alone never meet %u of them\n",
      soon,
      count,
      SEEDS,
      unmet);
  return EXIT_SUCCESS;
}
