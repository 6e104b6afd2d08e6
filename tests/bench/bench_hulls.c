/* What the exact truth of two hulls costs, place and all: far apart, near touching, on a lattice, and with
 * exponents all over the range. */
#include "bench.h"
#include "hull_rows.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { CASES = 32 };

struct work {
  enum sort sort[2];
  struct row row[CASES];
  long sum; /* of what was answered, so that nothing is left out */
};

static double uniform(uint64_t *state, double low, double high) {
  return low + (high - low) * ((double)(bench_random(state) >> 11) * 0x1p-53);
}

/* Corners of a turned rectangle that begins at (x, y); `share` of a turn. */
static void turned(double *number, unsigned points, double x, double y, double share, double w, double h) {
  const double angle = share * 2 * 3.141592653589793, c = cos(angle), s = sin(angle);
  const double along[4] = {0, w, w, 0}, across[4] = {0, 0, h, h};
  for (size_t k = 0; k < points; k++) {
    number[2 * k] = x + along[k] * c - across[k] * s;
    number[2 * k + 1] = y + along[k] * s + across[k] * c;
  }
}

static unsigned points_of(const struct work *work, unsigned s) { return SORT[work->sort[s]].points; }

static bool has_radius(const struct work *work, unsigned s) { return work->sort[s] == SORT_CAPSULE; }

static void fill_random(struct work *work, struct row *row, uint64_t *state, double spread) {
  for (unsigned s = 0; s < 2; s++) {
    turned(row->number[s],
           points_of(work, s),
           uniform(state, 0, spread),
           uniform(state, 0, spread),
           uniform(state, 0, 1),
           uniform(state, 1, 20),
           uniform(state, 1, 20));
    if (has_radius(work, s))
      row->number[s][4] = uniform(state, 0, 5);
  }
}

/* The first corner of the second shape on the first side of the first, or as far off as the radii reach. */
static void fill_near(struct work *work, struct row *row, uint64_t *state) {
  const double turn = uniform(state, 0, 1), t = uniform(state, 0, 1), w = uniform(state, 1, 20);
  const double angle = turn * 2 * 3.141592653589793;
  turned(row->number[0], points_of(work, 0), uniform(state, 0, 100), uniform(state, 0, 100), turn, w, 7);
  double reach = 0;
  for (unsigned s = 0; s < 2; s++)
    if (has_radius(work, s))
      reach += row->number[s][4] = uniform(state, 1, 5);
  const double x = row->number[0][0] + t * w * cos(angle) + reach * sin(angle);
  const double y = row->number[0][1] + t * w * sin(angle) - reach * cos(angle);
  turned(row->number[1], points_of(work, 1), x, y, turn - 0.375 + uniform(state, -0.1, 0.1), 5, 5);
}

static void fill_lattice(struct work *work, struct row *row, uint64_t *state) {
  static const double DIRECTIONS[4][2] = {{4, 3}, {0, 5}, {-4, 3}, {-3, -4}};
  for (unsigned s = 0; s < 2; s++) {
    const unsigned d = (unsigned)(bench_random(state) % 4);
    const double u[2] = {DIRECTIONS[d][0], DIRECTIONS[d][1]};
    const double x = (double)(bench_random(state) % 16), y = (double)(bench_random(state) % 16);
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
static void fill_extreme(struct work *work, struct row *row, uint64_t *state) {
  fill_random(work, row, state, 20);
  for (unsigned s = 0; s < 2; s++)
    for (unsigned k = 0; k < SORT[work->sort[s]].columns; k++)
      row->number[s][k] = ldexp(row->number[s][k], (int)(bench_random(state) % 1900) - 950);
}

enum manner { RANDOM, NEAR, LATTICE, EXTREME, MANNERS };

static void fill(struct work *work, enum manner manner) {
  uint64_t state = 1;
  for (struct row *row = work->row; row < work->row + CASES; row++) {
    switch (manner) {
    case NEAR:
      fill_near(work, row, &state);
      break;
    case LATTICE:
      fill_lattice(work, row, &state);
      break;
    case EXTREME:
      fill_extreme(work, row, &state);
      break;
    default:
      fill_random(work, row, &state, 60);
      break;
    }
    row->sort[0] = work->sort[0];
    row->sort[1] = work->sort[1];
    row_make_hulls(row);
  }
}

static void run(void *context) {
  struct work *work = context;
  for (unsigned k = 0; k < CASES; k++) {
    const struct hull_truth truth = hull_truth(&work->row[k].hull[0], &work->row[k].hull[1]);
    work->sum += truth.gap + (int)truth.place;
  }
}

int main(void) {
  static const enum sort OF_SORTS[][2] = {{SORT_QUAD, SORT_QUAD},
                                          {SORT_CAPSULE, SORT_QUAD},
                                          {SORT_TRIANGLE, SORT_TRIANGLE},
                                          {SORT_SEGMENT, SORT_SEGMENT}};
  static const char *const MANNER[MANNERS] = {"random", "near touching", "lattice", "extreme"};
  enum { COUNT = sizeof OF_SORTS / sizeof OF_SORTS[0] * MANNERS };
  struct work *work = calloc(COUNT, sizeof *work);
  struct contender contenders[COUNT];
  if (work == NULL)
    return EXIT_FAILURE;
  for (unsigned k = 0; k < COUNT; k++) {
    work[k].sort[0] = OF_SORTS[k / MANNERS][0];
    work[k].sort[1] = OF_SORTS[k / MANNERS][1];
    fill(&work[k], (enum manner)(k % MANNERS));
    contenders[k] = (struct contender){MANNER[k % MANNERS], run, &work[k], CASES, 0};
  }
  bench_run(contenders, COUNT);
  printf("truth of two hulls, f64; medians of %d rounds taken in turn (goal: at most 3000 ns, near touching "
         "500)\n",
         BENCH_ROUNDS);
  for (unsigned k = 0; k < COUNT; k++)
    printf("  %-9s %-9s %-14s %8.0f ns\n",
           SORT[work[k].sort[0]].name,
           SORT[work[k].sort[1]].name,
           contenders[k].name,
           contenders[k].ns);
  free(work);
  return EXIT_SUCCESS;
}
