/* What the truth of two hulls costs, place and all: far apart, at random, near touching, on a lattice, and
 * with exponents all over the range. In batches, by the exact step alone, by GMP, and where it is installed
 * by CGAL (bench_hulls CGAL-LIBRARY); then of every pair by the exact step alone, on cases of the
 * generator. */
#include "bench.h"
#include "generate/generate.h"
#include "level.h"
#include "oracle.h"
#include "random.h"
#include "reference/reference.h"
#include "registry.h"

#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CASES = REFERENCE_BLOCK, NUMBERS = 8, ORACLE_CASES = 64 };

/* Two shapes. */
struct bench_row {
  double number[2][NUMBERS];
};

typedef struct truth truth_function(const struct form *form, const union number *numbers);
typedef bool meet_function(unsigned points, const double *a, const double *b);

struct bench_work {
  struct form form;
  truth_function *single; /* how a case on its own is decided */
  meet_function *cgal;    /* NULL where it is not installed, or has no such shapes */
  double column[FORM_MAX_COLUMNS][CASES];
  const void *columns[FORM_MAX_COLUMNS];
  union number row[CASES][FORM_MAX_COLUMNS]; /* the same, for what takes a case at a time */
  struct oracle *oracle;
  struct step_counts counts;
  uint8_t truths[CASES];
  place_t places[CASES];
  unsigned sum; /* of what was answered, so that nothing is left out */
};

/* Corners of a turned rectangle that begins at (x, y); `share` of a turn. */
static void turned(double *number, unsigned points, double x, double y, double share, double w, double h) {
  const double angle = share * 2 * 3.141592653589793, c = cos(angle), s = sin(angle);
  const double along[4] = {0, w, w, 0}, across[4] = {0, 0, h, h};
  for (size_t k = 0; k < points; k++) {
    number[2 * k] = x + along[k] * c - across[k] * s;
    number[2 * k + 1] = y + along[k] * s + across[k] * c;
  }
}

static unsigned points_of(const struct bench_work *work, unsigned s) {
  return layout_vertices(work->form.layouts[s]);
}

static bool has_radius(const struct bench_work *work, unsigned s) {
  return work->form.layouts[s] == LAYOUT_CAPSULE;
}

static void fill_random(struct bench_work *work, struct bench_row *row, uint64_t *state, double spread) {
  for (unsigned s = 0; s < 2; s++) {
    turned(row->number[s],
           points_of(work, s),
           random_between(state, 0, spread),
           random_between(state, 0, spread),
           random_between(state, 0, 1),
           random_between(state, 1, 20),
           random_between(state, 1, 20));
    if (has_radius(work, s))
      row->number[s][4] = random_between(state, 0, 5);
  }
}

/* The first corner of the second shape on the first side of the first, or as far off as the radii reach. */
static void fill_near(struct bench_work *work, struct bench_row *row, uint64_t *state) {
  const double turn = random_between(state, 0, 1), t = random_between(state, 0, 1),
               w = random_between(state, 1, 20);
  const double angle = turn * 2 * 3.141592653589793;
  turned(row->number[0],
         points_of(work, 0),
         random_between(state, 0, 100),
         random_between(state, 0, 100),
         turn,
         w,
         7);
  double reach = 0;
  for (unsigned s = 0; s < 2; s++)
    if (has_radius(work, s))
      reach += row->number[s][4] = random_between(state, 1, 5);
  const double x = row->number[0][0] + t * w * cos(angle) + reach * sin(angle);
  const double y = row->number[0][1] + t * w * sin(angle) - reach * cos(angle);
  turned(row->number[1], points_of(work, 1), x, y, turn - 0.375 + random_between(state, -0.1, 0.1), 5, 5);
}

static void fill_lattice(struct bench_work *work, struct bench_row *row, uint64_t *state) {
  static const double DIRECTIONS[4][2] = {{4, 3}, {0, 5}, {-4, 3}, {-3, -4}};
  for (unsigned s = 0; s < 2; s++) {
    const unsigned d = (unsigned)(random_next(state) % 4);
    const double u[2] = {DIRECTIONS[d][0], DIRECTIONS[d][1]};
    const double x = (double)(random_next(state) % 16), y = (double)(random_next(state) % 16);
    const double corner[4][2] = {
        {x, y}, {x + u[0], y + u[1]}, {x + u[0] - u[1], y + u[1] + u[0]}, {x - u[1], y + u[0]}};
    for (size_t k = 0; k < points_of(work, s); k++) {
      row->number[s][2 * k] = corner[k][0];
      row->number[s][2 * k + 1] = corner[k][1];
    }
    if (has_radius(work, s))
      row->number[s][4] = 5;
  }
}

/* A near case, each number with an exponent of its own. */
static void fill_extreme(struct bench_work *work, struct bench_row *row, uint64_t *state) {
  fill_random(work, row, state, 20);
  for (unsigned s = 0; s < 2; s++)
    for (unsigned k = 0; k < layout_columns(work->form.layouts[s]); k++)
      row->number[s][k] = ldexp(row->number[s][k], (int)(random_next(state) % 1900) - 950);
}

enum manner { FAR, RANDOM, NEAR, LATTICE, EXTREME, MANNERS };

static void fill_row(struct bench_work *work, enum manner manner, struct bench_row *row, uint64_t *state) {
  switch (manner) {
  case NEAR:
    fill_near(work, row, state);
    break;
  case LATTICE:
    fill_lattice(work, row, state);
    break;
  case EXTREME:
    fill_extreme(work, row, state);
    break;
  default:
    fill_random(work, row, state, manner == FAR ? 200 : 60);
    break;
  }
}

static void take_rows(struct bench_work *work) {
  const unsigned columns = form_columns(&work->form);
  for (size_t i = 0; i < CASES; i++)
    for (unsigned k = 0; k < columns; k++)
      work->row[i][k].f64 = work->column[k][i];
}

static void fill(struct bench_work *work, enum manner manner) {
  uint64_t state = 1;
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    work->columns[k] = work->column[k];
  for (size_t i = 0; i < CASES; i++) {
    struct bench_row row;
    fill_row(work, manner, &row, &state);
    for (unsigned s = 0; s < 2; s++)
      for (unsigned k = 0; k < layout_columns(work->form.layouts[s]); k++)
        work->column[form_first_column(&work->form, s) + k][i] = row.number[s][k];
  }
  take_rows(work);
}

static void run_batch(void *context) {
  struct bench_work *work = context;
  registry_reference(level_best())(
      &work->form, work->columns, CASES, work->truths, work->places, &work->counts);
}

static void run_single(void *context) {
  struct bench_work *work = context;
  for (size_t i = 0; i < CASES; i++) {
    const struct truth truth = work->single(&work->form, work->row[i]);
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

static void run_cgal(void *context) {
  struct bench_work *work = context;
  const unsigned points = points_of(work, 0);
  for (size_t i = 0; i < CASES && work->cgal != NULL; i++) {
    double number[FORM_MAX_COLUMNS];
    for (unsigned k = 0; k < form_columns(&work->form); k++)
      number[k] = work->column[k][i];
    work->sum += work->cgal(points, number, number + form_first_column(&work->form, 1));
  }
}

/* NULL where there is none. */
static meet_function *load_cgal(const char *path) {
  meet_function *meet = NULL;
  void *library = path == NULL ? NULL : dlopen(path, RTLD_NOW);
  void *symbol = library == NULL ? NULL : dlsym(library, "cgal_meet");
  memcpy(&meet, &symbol, sizeof meet);
  return meet;
}

enum { BATCH, EXACT, GMP, CGAL, WAYS };

static void report(const struct bench_work *work, const struct bench_subject way[WAYS]) {
  const uint64_t *decided = work->counts.decided;
  const double all = (double)(decided[STEP_FILTER] + decided[STEP_ACCUMULATOR]);
  printf("  %-9s %-9s %-14s %8.1f ns %8.2f   %6.0f %% %8.0f ns %10.0f ns",
         layout_name(work->form.layouts[0]),
         layout_name(work->form.layouts[1]),
         way[BATCH].name,
         way[BATCH].ns,
         1e3 / way[BATCH].ns,
         100 * (double)decided[STEP_FILTER] / all,
         way[EXACT].ns,
         way[GMP].ns);
  if (work->cgal != NULL)
    printf(" %8.0f ns", way[CGAL].ns);
  printf("\n");
}

/* ---- every pair by the exact step ---- */

static const enum family FAMILIES_TIMED[] = {FAMILY_TOUCHING,
                                             FAMILY_NUDGED,
                                             FAMILY_EXTREME,
                                             FAMILY_LIMITS,
                                             FAMILY_FAR_SCALE,
                                             FAMILY_LOPSIDED,
                                             FAMILY_INVALID};
enum { TIMED = sizeof FAMILIES_TIMED / sizeof FAMILIES_TIMED[0] };

/* A row in six of the family is valid; those are not timed. */
static void keep_invalid(struct bench_work *work) {
  size_t kept = 0;
  for (size_t i = 0; i < CASES; i++)
    if (reference_truth(&work->form, work->row[i]).relation == RELATION_INVALID)
      memmove(work->row[kept++], work->row[i], sizeof work->row[i]);
  for (size_t i = kept; i < CASES && kept > 0; i++)
    memcpy(work->row[i], work->row[i - kept], sizeof work->row[i]);
}

static void fill_family(struct bench_work *work, enum family family) {
  struct mix mix = {.weight = {[0] = 0}};
  mix.weight[family] = 1024;
  for (size_t row = 0; row < CASES; row += RUN_CASES) {
    void *columns[FORM_MAX_COLUMNS];
    for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
      columns[k] = work->column[k];
    generate_run(&mix, 1, row / RUN_CASES, &work->form, columns, row);
  }
  take_rows(work);
  if (family == FAMILY_INVALID)
    keep_invalid(work);
}

/* The families of one pair, in turn. */
static double report_pair(const struct form *form, truth_function *single) {
  static struct bench_work work[TIMED];
  struct bench_subject subjects[TIMED];
  double slowest = 0;
  for (unsigned k = 0; k < TIMED; k++) {
    work[k] = (struct bench_work){.form = *form, .single = single};
    fill_family(&work[k], FAMILIES_TIMED[k]);
    subjects[k] = (struct bench_subject){family_name(FAMILIES_TIMED[k]), run_single, &work[k], CASES, 0};
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

/* Each pair of kinds by their first layouts: of hulls, or of points, discs and boxes. */
static void report_every_pair(bool hulls, const char *what, truth_function *single, unsigned goal) {
  double slowest = 0;
  printf("%s, ns a case (goal: at most %u)\n%27s", what, goal, "");
  for (unsigned k = 0; k < TIMED; k++)
    printf(" %9s", family_name(FAMILIES_TIMED[k]));
  printf("\n");
  for (unsigned a = 0; a < LAYOUTS; a++)
    for (unsigned b = a; b < LAYOUTS; b++) {
      const struct form form = {TYPE_F64, {(enum layout)a, (enum layout)b}};
      const enum pair pair = form_pair(&form);
      const bool listed = pair != PAIR_NONE && (pair_told_by(pair) == PLACES_OF_HULLS) == hulls &&
                          a == (unsigned)kind_layout(layout_kind((enum layout)a)) &&
                          b == (unsigned)kind_layout(layout_kind((enum layout)b));
      slowest = listed ? fmax(slowest, report_pair(&form, single)) : slowest;
    }
  printf("  the slowest: %.0f\n", slowest);
}

int main(int argc, char **argv) {
  static const enum layout OF[][2] = {{LAYOUT_QUAD, LAYOUT_QUAD},
                                      {LAYOUT_CAPSULE, LAYOUT_QUAD},
                                      {LAYOUT_TRIANGLE, LAYOUT_TRIANGLE},
                                      {LAYOUT_SEGMENT, LAYOUT_SEGMENT}};
  static const char *const MANNER[MANNERS] = {"far", "random", "near touching", "lattice", "extreme"};
  enum { COUNT = sizeof OF / sizeof OF[0] * MANNERS };
  struct oracle *oracle = oracle_new();
  meet_function *cgal = load_cgal(argc > 1 ? argv[1] : NULL);
  struct bench_subject contenders[COUNT][WAYS];
  struct bench_work *work = calloc(COUNT, sizeof *work);
  if (work == NULL)
    return EXIT_FAILURE;
  for (unsigned k = 0; k < COUNT; k++) {
    const char *name = MANNER[k % MANNERS];
    work[k].form = (struct form){TYPE_F64, {OF[k / MANNERS][0], OF[k / MANNERS][1]}};
    work[k].single = general_truth;
    work[k].oracle = oracle;
    work[k].cgal = has_radius(&work[k], 0) ? NULL : cgal;
    fill(&work[k], (enum manner)(k % MANNERS));
    contenders[k][BATCH] = (struct bench_subject){name, run_batch, &work[k], CASES, 0};
    contenders[k][EXACT] = (struct bench_subject){name, run_single, &work[k], CASES, 0};
    contenders[k][GMP] = (struct bench_subject){name, run_gmp, &work[k], ORACLE_CASES, 0};
    contenders[k][CGAL] = (struct bench_subject){name, run_cgal, &work[k], CASES, 0};
  }
  bench_run(contenders[0], (size_t)COUNT * WAYS);
  printf("truth of two hulls, f64, level %s; medians of %d rounds taken in turn\n"
         "(goals: quad-quad far 20 million cases a second at v3; exact at most 3000 ns;\n"
         "filter: rows that it decides)\n"
         "  %-34s %11s %8s   %-8s %9s %13s%s\n",
         level_name(level_best()),
         BENCH_ROUNDS,
         "",
         "a batch",
         "M/s",
         "  filter",
         "exact",
         "GMP",
         cgal == NULL ? "" : "        CGAL");
  for (unsigned k = 0; k < COUNT; k++)
    report(&work[k], contenders[k]);
  oracle_free(oracle);
  free(work);
  report_every_pair(true, "exact step alone", general_truth, 3000);
  report_every_pair(false, "exact step alone", general_truth, 100);
  return EXIT_SUCCESS;
}
