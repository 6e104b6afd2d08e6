/* Cases from a counter: case n of a campaign is a pure function of (seed, n, form).
 *
 * Cases come in runs of 256 (RUN_CASES) that share a family, so that each family is a straight loop over
 * columns. The mix of families is data; a family is a way to be near trouble.
 */
#ifndef GRAZE_GENERATE_H
#define GRAZE_GENERATE_H

#include "dice.h"
#include "form.h"

enum family {
  FAMILY_UNIFORM,   /* numbers with full mantissas, moderate */
  FAMILY_LATTICE,   /* small whole numbers; hulls touch on sides of many whole steps too */
  FAMILY_ALLEN,     /* ends drawn so that each order of them is as likely */
  FAMILY_TOUCHING,  /* touching exactly, from whole numbers: edges, corners, Pythagorean tangents */
  FAMILY_NUDGED,    /* touching, numbers moved by -4..4 units or ulps; in every other run equal ones alike */
  FAMILY_DECIMAL,   /* touching on paper: tenths and hundredths */
  FAMILY_UNLIKE,    /* decimals of very unlike size */
  FAMILY_CONTAINED, /* one inside the other, crosses */
  FAMILY_EXTREME, /* numbers over the whole range of the type, each for itself or of like sizes, or about its
                     square root */
  FAMILY_LIMITS,  /* numbers about the greatest of the type, beside small ones */
  FAMILY_FAR_SCALE, /* touching and near, at scales where squares and sums leave the type */
  FAMILY_FAR_EXACT, /* the same as exact as small whole numbers are: nothing is rounded but what leaves it */
  FAMILY_DISTANT,   /* touching and near, small shapes carried far from the origin */
  FAMILY_LOPSIDED,  /* touching and near, sizes of any powers of two beside each other; of floats now and then
                       so large that a unit is lost in them */
  FAMILY_SCREEN, /* what screens have: whole numbers up to 4,000, halves and quarters; apart, near, touching
                  */
  FAMILY_CONSTANTS, /* one or two numbers of a plain case, or a shape's sizes, are such as programs have
                       written in them */
  FAMILY_FLAT,      /* shapes without interior */
  FAMILY_INVALID,   /* NaN, infinity, negative sizes */
  FAMILIES
};

/* Numbers to try by themselves and in pairs. */
enum { DICTIONARY_MAX = 64 };
struct dictionary {
  unsigned count;
  double number[DICTIONARY_MAX];
};
extern const struct dictionary DICTIONARY_USUAL;

/* Out of 1024 runs, how many are of each family; and the numbers of FAMILY_CONSTANTS, NULL for the usual. */
struct mix {
  unsigned weight[FAMILIES];
  const struct dictionary *dictionary;
};
extern const struct mix MIX_DEFAULT;
/* Uniform numbers alone, to measure the others by. */
extern const struct mix MIX_UNIFORM;

/* Room for one run of cases in a form's columns. */
struct run {
  _Alignas(CACHE_LINE) union {
    int32_t i32[RUN_CASES];
    int64_t i64[RUN_CASES];
    float f32[RUN_CASES];
    double f64[RUN_CASES];
  } column[FORM_MAX_COLUMNS];
};

enum family generate_family(const struct mix *mix, uint64_t seed, uint64_t run);
/* Cases [run * RUN_CASES, (run + 1) * RUN_CASES) into `to`, from its row `row` on; columns are of the form's
 * type. */
void generate_run(const struct mix *mix,
                  uint64_t seed,
                  uint64_t run,
                  const struct form *form,
                  void *const *columns,
                  size_t row);
/* The same into a run of its own, and one of its cases out of it. */
void run_draw(struct run *to, const struct mix *mix, uint64_t seed, uint64_t run, const struct form *form);
void run_get(const struct run *run, const struct form *form, size_t row, union number *numbers);
/* One case by itself: the same numbers as in its run. */
void generate_case(
    const struct mix *mix, uint64_t seed, uint64_t n, const struct form *form, union number *numbers);

const char *family_name(enum family family);

#endif
