/* What the exact truth costs, relation and place, on cases of the generator's families: a batch, the last
 * step alone, and GMP; beside them a plain test of disc and box, and where it is installed CGAL
 * (bench_reference CGAL-LIBRARY). Then every pair by its last step alone. */
#include "bench.h"
#include "generate/generate.h"
#include "level.h"
#include "oracle.h"
#include "reference/reference.h"
#include "registry.h"
#include "text.h"

#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CASES = REFERENCE_BLOCK, ORACLE_CASES = 64 };

typedef bool meet_function(unsigned points, const double *a, const double *b);

/* The cases of one form and family. */
struct bench_work {
  struct form form;
  enum family family;
  struct oracle *oracle;
  const struct registry_entry *plain; /* NULL where there is none */
  meet_function *cgal;                /* likewise */
  double column[FORM_MAX_COLUMNS][CASES];
  const void *columns[FORM_MAX_COLUMNS];
  union number row[CASES][FORM_MAX_COLUMNS]; /* the same, for what takes a case at a time */
  struct step_counts counts;
  uint8_t truths[CASES];
  place_t places[CASES];
  unsigned sum; /* of what was answered, so that nothing is left out */
};

/* A row in six of the family is valid; those are not timed. */
static void keep_invalid(struct bench_work *work) {
  size_t kept = 0;
  for (size_t i = 0; i < CASES; i++)
    if (reference_truth(&work->form, work->row[i]).relation == RELATION_INVALID)
      memmove(work->row[kept++], work->row[i], sizeof work->row[i]);
  for (size_t i = kept; i < CASES && kept > 0; i++)
    memcpy(work->row[i], work->row[i - kept], sizeof work->row[i]);
}

static void fill(struct bench_work *work) {
  struct mix mix = {.weight = {[0] = 0}};
  void *columns[FORM_MAX_COLUMNS];
  mix.weight[work->family] = 1024;
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    work->columns[k] = columns[k] = work->column[k];
  for (size_t row = 0; row < CASES; row += RUN_CASES)
    generate_run(LEVEL_BASE, &mix, 1, row / RUN_CASES, &work->form, columns, row);
  for (size_t i = 0; i < CASES; i++)
    for (unsigned k = 0; k < form_columns(&work->form); k++)
      work->row[i][k].f64 = work->column[k][i];
  if (work->family == FAMILY_INVALID)
    keep_invalid(work);
}

static void run_batch(void *context) {
  struct bench_work *work = context;
  registry_reference(level_best())(
      &work->form, work->columns, CASES, work->truths, work->places, &work->counts);
}

static void run_last(void *context) {
  struct bench_work *work = context;
  for (size_t i = 0; i < CASES; i++) {
    const struct truth truth = reference_truth(&work->form, work->row[i]);
    work->sum += truth_byte(truth) + truth.place;
  }
}

static void run_gmp(void *context) {
  struct bench_work *work = context;
  for (size_t i = 0; i < ORACLE_CASES; i++) {
    const struct truth truth = oracle_truth(work->oracle, &work->form, work->row[i]);
    work->sum += truth_byte(truth) + truth.place;
  }
}

static void run_plain(void *context) {
  struct bench_work *work = context;
  if (work->plain != NULL)
    registry_ask(work->plain, level_best(), work->columns, CASES, work->truths);
}

static void run_cgal(void *context) {
  struct bench_work *work = context;
  for (size_t i = 0; i < CASES && work->cgal != NULL; i++) {
    double number[FORM_MAX_COLUMNS];
    for (unsigned k = 0; k < form_columns(&work->form); k++)
      number[k] = work->column[k][i];
    work->sum += work->cgal(
        layout_vertices(work->form.layouts[0]), number, number + form_first_column(&work->form, 1));
  }
}

static const struct way {
  const char *name;
  void (*run)(void *context);
  double cases;
} WAYS[] = {{"batch", run_batch, CASES},
            {"last step", run_last, CASES},
            {"GMP", run_gmp, ORACLE_CASES},
            {"a plain test", run_plain, CASES},
            {"CGAL", run_cgal, CASES}};
enum { BATCH, LAST, GMP, PLAIN, CGAL, WAY_COUNT };

/* NULL where there is none. */
static meet_function *load_cgal(const char *path) {
  meet_function *meet = NULL;
  void *library = path == NULL ? NULL : dlopen(path, RTLD_NOW);
  void *symbol = library == NULL ? NULL : dlsym(library, "cgal_meet");
  memcpy(&meet, &symbol, sizeof meet);
  return meet;
}

static void print_way(bool measured, const struct bench_subject *way) {
  if (measured)
    printf(" %12.1f", way->ns);
  else
    printf(" %12s", "-");
}

static void report(const struct bench_work *work, const struct bench_subject way[WAY_COUNT]) {
  const uint64_t *decided = work->counts.decided;
  const double all =
      (double)(decided[STEP_FILTER] + decided[STEP_ERROR_FREE] + decided[STEP_ACCUMULATOR]) / 100;
  printf("  %-9s %-10s %-10s",
         layout_name(work->form.layouts[0]),
         layout_name(work->form.layouts[1]),
         family_name(work->family));
  for (unsigned k = 0; k < WAY_COUNT; k++)
    print_way((k != PLAIN || work->plain != NULL) && (k != CGAL || work->cgal != NULL), &way[k]);
  printf("   %3.0f %3.0f %3.0f %%\n",
         (double)decided[STEP_FILTER] / all,
         (double)decided[STEP_ERROR_FREE] / all,
         (double)decided[STEP_ACCUMULATOR] / all);
}

/* Some forms in every way. */
static void report_ways(struct oracle *oracle, meet_function *cgal) {
  static const struct {
    const char *form;
    bool cgal; /* has such shapes */
    const char *plain;
  } OF[] = {{"disc box f64", false, "quadrant_js"},
            {"box box f64", false, "overlap_py"},
            {"quad quad f64", true, NULL},
            {"triangle triangle f64", true, NULL},
            {"segment segment f64", true, NULL},
            {"capsule quad f64", false, NULL},
            {"ellipse box f64", false, NULL}};
  static const enum family FAMILY[] = {
      FAMILY_UNIFORM, FAMILY_LATTICE, FAMILY_TOUCHING, FAMILY_NUDGED, FAMILY_EXTREME};
  enum { EACH = sizeof FAMILY / sizeof *FAMILY, COUNT = sizeof OF / sizeof *OF * EACH };
  static struct bench_subject subjects[COUNT][WAY_COUNT];
  struct bench_work *work = calloc(COUNT, sizeof *work);
  char why[FORM_TEXT];
  if (work == NULL)
    abort();
  for (unsigned k = 0; k < COUNT; k++) {
    work[k].family = FAMILY[k % EACH];
    work[k].oracle = oracle;
    work[k].cgal = OF[k / EACH].cgal ? cgal : NULL;
    work[k].plain = OF[k / EACH].plain == NULL ? NULL : registry_find(OF[k / EACH].plain);
    if (!form_parse(OF[k / EACH].form, &work[k].form, why))
      abort();
    fill(&work[k]);
    for (unsigned w = 0; w < WAY_COUNT; w++)
      subjects[k][w] = (struct bench_subject){WAYS[w].name, WAYS[w].run, &work[k], WAYS[w].cases, 0};
  }
  bench_run(subjects[0], (size_t)COUNT * WAY_COUNT);
  printf(
      "truth of two shapes, f64, level %s: ns a case, medians of %d rounds taken in turn\n"
      "(goals: uniform quads 50 at v3; last step 3000 of hulls, 100 of others; GMP ten times a batch)\n%33s",
      level_name(level_best()),
      BENCH_ROUNDS,
      "");
  for (unsigned w = 0; w < WAY_COUNT; w++)
    printf(" %12s", WAYS[w].name);
  printf("   by filter, error-free, last step\n");
  for (unsigned k = 0; k < COUNT; k++)
    report(&work[k], subjects[k]);
  free(work);
}

/* ---- every pair by the last step ---- */

static const enum family FAMILIES_TIMED[] = {FAMILY_TOUCHING,
                                             FAMILY_NUDGED,
                                             FAMILY_EXTREME,
                                             FAMILY_LIMITS,
                                             FAMILY_FAR_SCALE,
                                             FAMILY_LOPSIDED,
                                             FAMILY_INVALID};
enum { TIMED = sizeof FAMILIES_TIMED / sizeof FAMILIES_TIMED[0] };

/* The families of one pair, in turn. */
static double report_pair(const struct form *form) {
  static struct bench_work work[TIMED];
  struct bench_subject subjects[TIMED];
  double slowest = 0;
  for (unsigned k = 0; k < TIMED; k++) {
    work[k] = (struct bench_work){.form = *form, .family = FAMILIES_TIMED[k]};
    fill(&work[k]);
    subjects[k] = (struct bench_subject){WAYS[LAST].name, run_last, &work[k], CASES, 0};
  }
  bench_run(subjects, TIMED);
  printf("  %-12s %-12s", layout_name(form->layouts[0]), layout_name(form->layouts[1]));
  for (unsigned k = 0; k < TIMED; k++) {
    printf(" %9.0f", subjects[k].ns);
    slowest = fmax(slowest, subjects[k].ns);
  }
  printf("\n");
  return slowest;
}

/* Each pair of kinds by their first layouts. */
static void report_every_pair(void) {
  double slowest[2] = {0, 0};
  printf("last step alone, ns a case\n%27s", "");
  for (unsigned k = 0; k < TIMED; k++)
    printf(" %9s", family_name(FAMILIES_TIMED[k]));
  printf("\n");
  for (unsigned pair = 0; pair < PAIRS; pair++) {
    const struct form form = {
        .type = TYPE_F64,
        .layouts = {kind_layout(pair_kind((enum pair)pair, 0)), kind_layout(pair_kind((enum pair)pair, 1))}};
    double *most = &slowest[pair_is_of_hulls((enum pair)pair)];
    *most = fmax(*most, report_pair(&form));
  }
  printf("  the slowest: %.0f of points, discs and boxes, %.0f of others\n", slowest[0], slowest[1]);
}

int main(int argc, char **argv) {
  struct oracle *oracle = oracle_new();
  report_ways(oracle, load_cgal(argc > 1 ? argv[1] : NULL));
  oracle_free(oracle);
  report_every_pair();
  return EXIT_SUCCESS;
}
