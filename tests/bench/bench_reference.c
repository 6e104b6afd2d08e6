/* What exactness costs: the reference over disc-box f64 columns beside the plain squared clamp, and beside
 * GMP. */
#include "../random.h"
#include "bench.h"
#include "clamp.h"

#include "level.h"
#include "reference/reference.h"
#include "registry.h"

#include <gmp.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { CASES = REFERENCE_BLOCK, COLUMNS = 7 };

struct scenes {
  double column[COLUMNS][CASES]; /* cx cy r x y w h */
  const void *columns[COLUMNS];
  struct step_counts counts;
  uint8_t truths[CASES];
};

static void fill_far(struct scenes *scenes) {
  uint64_t state = 1;
  for (size_t i = 0; i < CASES; i++) {
    for (unsigned k = 0; k < COLUMNS; k++)
      scenes->column[k][i] = random_between(&state, 0, 100);
    scenes->column[2][i] = random_between(&state, 0, 20);
  }
}

/* 3-4-5 and 5-12-13 triangles from a true corner to the centre, then a nudge of a few ulps on r. */
static void fill_near(struct scenes *scenes) {
  uint64_t state = 2;
  for (size_t i = 0; i < CASES; i++) {
    const double size = (double)(1 + random_next(&state) % 40), tenth = 0.1;
    const int wide = (int)(random_next(&state) % 2);
    const double x = (double)(random_next(&state) % 100) * tenth,
                 y = (double)(random_next(&state) % 100) * tenth;
    const double w = size, h = size + 1;
    double r = size * (wide ? 13 : 5);
    for (int n = (int)(random_next(&state) % 5); n > 2; n--)
      r = nextafter(r, INFINITY);
    for (int n = (int)(random_next(&state) % 5); n > 2; n--)
      r = nextafter(r, 0);
    const double numbers[COLUMNS] = {
        x + w + size * (wide ? 12 : 4), y + h + size * (wide ? 5 : 3), r, x, y, w, h};
    for (unsigned k = 0; k < COLUMNS; k++)
      scenes->column[k][i] = numbers[k];
  }
}

/* Every number with an exponent of its own, near touching in that the radius is about the distance. */
static void fill_extreme(struct scenes *scenes) {
  uint64_t state = 3;
  for (size_t i = 0; i < CASES; i++) {
    for (unsigned k = 0; k < COLUMNS; k++)
      scenes->column[k][i] = ldexp(random_between(&state, 1, 2), (int)(random_next(&state) % 1000) - 900);
    scenes->column[0][i] = scenes->column[3][i] + scenes->column[5][i] + scenes->column[2][i];
    scenes->column[1][i] = scenes->column[4][i];
  }
}

struct reference_work {
  struct scenes *scenes;
  reference_batch_function *batch;
};

struct clamp_work {
  struct scenes *scenes;
  clamp_function *clamp;
};

static const struct form FORM = {TYPE_F64, {LAYOUT_DISC, LAYOUT_BOX_XYWH}};

static void run_reference(void *context) {
  struct reference_work *work = context;
  work->batch(&FORM, work->scenes->columns, CASES, work->scenes->truths, NULL, NULL);
}

static void run_clamp(void *context) {
  struct clamp_work *work = context;
  work->clamp(work->scenes->columns, CASES, work->scenes->truths);
}

/* GMP integers: every number as a multiple of one power of two, then the definition. */
struct gmp_work {
  struct scenes *scenes;
  mpz_t number[COLUMNS], end, x, y, square;
};

static void gmp_outside(mpz_t out, mpz_t end, const mpz_t centre, const mpz_t low, const mpz_t size) {
  mpz_add(end, low, size);
  if (mpz_cmp(centre, low) < 0)
    mpz_sub(out, low, centre);
  else if (mpz_cmp(centre, end) > 0)
    mpz_sub(out, centre, end);
  else
    mpz_set_ui(out, 0);
}

static void run_gmp(void *context) {
  struct gmp_work *g = context;
  for (size_t i = 0; i < CASES; i++) {
    int exponent[COLUMNS], least = 2000;
    double mantissa[COLUMNS];
    for (unsigned k = 0; k < COLUMNS; k++) {
      mantissa[k] = ldexp(frexp(g->scenes->column[k][i], &exponent[k]), 53);
      exponent[k] -= 53;
      if (mantissa[k] != 0 && exponent[k] < least)
        least = exponent[k];
    }
    for (unsigned k = 0; k < COLUMNS; k++) {
      mpz_set_si(g->number[k], (long)mantissa[k]);
      if (mantissa[k] != 0)
        mpz_mul_2exp(g->number[k], g->number[k], (mp_bitcnt_t)(exponent[k] - least));
    }
    gmp_outside(g->x, g->end, g->number[0], g->number[3], g->number[5]);
    gmp_outside(g->y, g->end, g->number[1], g->number[4], g->number[6]);
    mpz_mul(g->square, g->x, g->x);
    mpz_addmul(g->square, g->y, g->y);
    mpz_submul(g->square, g->number[2], g->number[2]);
    const int sign = mpz_sgn(g->square);
    g->scenes->truths[i] = sign > 0 ? RELATION_APART : sign == 0 ? RELATION_TOUCHING : RELATION_OVERLAPPING;
  }
}

static void
report(const char *what, const struct bench_subject *a, const struct bench_subject *b, const char *goal) {
  printf("  %-10s %-26s %8.2f ns   %-22s %8.2f ns   ratio %6.2f   (goal: %s)\n",
         what,
         a->name,
         a->ns,
         b->name,
         b->ns,
         b->ns / a->ns,
         goal);
}

int main(void) {
  struct scenes *scenes = calloc(3, sizeof *scenes);
  if (scenes == NULL)
    return EXIT_FAILURE;
  fill_far(&scenes[0]);
  fill_near(&scenes[1]);
  fill_extreme(&scenes[2]);
  const enum level level = level_best();
  for (unsigned s = 0; s < 3; s++) {
    for (unsigned k = 0; k < COLUMNS; k++)
      scenes[s].columns[k] = scenes[s].column[k];
    registry_reference(level)(&FORM, scenes[s].columns, CASES, scenes[s].truths, NULL, &scenes[s].counts);
  }
  struct gmp_work gmp[3] = {{.scenes = &scenes[0]}, {.scenes = &scenes[1]}, {.scenes = &scenes[2]}};
  for (unsigned s = 0; s < 3; s++) {
    for (unsigned k = 0; k < COLUMNS; k++)
      mpz_init2(gmp[s].number[k], 4096);
    mpz_inits(gmp[s].end, gmp[s].x, gmp[s].y, gmp[s].square, NULL);
  }
  struct reference_work work[3];
  for (unsigned s = 0; s < 3; s++)
    work[s] = (struct reference_work){&scenes[s], registry_reference(level)};
  struct clamp_work clamp = {&scenes[0], clamp_for(level)};
  struct bench_subject contenders[] = {
      {"reference, far", run_reference, &work[0], CASES, 0},
      {"squared clamp, far", run_clamp, &clamp, CASES, 0},
      {"reference, near", run_reference, &work[1], CASES, 0},
      {"GMP integers, near", run_gmp, &gmp[1], CASES, 0},
      {"reference, extreme", run_reference, &work[2], CASES, 0},
      {"GMP integers, extreme", run_gmp, &gmp[2], CASES, 0},
  };
  bench_run(contenders, sizeof contenders / sizeof contenders[0]);
  printf("reference, disc-box f64, level %s; medians of %d rounds taken in turn, ns per case\n",
         level_name(level),
         BENCH_ROUNDS);
  report("far", &contenders[1], &contenders[0], "at most 1.8");
  report("near", &contenders[2], &contenders[3], "at least 10");
  report("extreme", &contenders[4], &contenders[5], "at least 10");
  for (unsigned s = 0; s < 3; s++)
    printf("  decided by filter %llu, error-free %llu, accumulator %llu of %d (%s)\n",
           (unsigned long long)scenes[s].counts.decided[STEP_FILTER],
           (unsigned long long)scenes[s].counts.decided[STEP_ERROR_FREE],
           (unsigned long long)scenes[s].counts.decided[STEP_ACCUMULATOR],
           CASES,
           s == 0   ? "far"
           : s == 1 ? "near"
                    : "extreme");
  for (unsigned s = 0; s < 3; s++) {
    for (unsigned k = 0; k < COLUMNS; k++)
      mpz_clear(gmp[s].number[k]);
    mpz_clears(gmp[s].end, gmp[s].x, gmp[s].y, gmp[s].square, NULL);
  }
  free(scenes);
  return EXIT_SUCCESS;
}
