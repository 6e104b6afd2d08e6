/* The exact truth of a case: relation, place and gap, for every input of every form.
 *
 * Asked whether the first shape contains the second, the relation is that of the second to the first's
 * inside: APART where it is not all within, TOUCHING where it is and reaches the boundary, OVERLAPPING where
 * it is and does not; FLAT where it is and one has no interior. Places are those of the shapes.
 *
 * No step rounds where it answers. The reference depends on no library and no heap.
 *
 * Exact sums and proven bounds hold in the floating-point environment that a C program starts with: doubles
 * are rounded to nearest, and numbers below the least normal one are neither made 0 (flush to zero) nor read
 * as 0 (denormals are zero). The caller sees to that in each of its threads, by fesetenv(FE_DFL_ENV); a
 * library linked with -ffast-math changes it in the thread that loads it. Every function here looks first,
 * and where the environment is another one it answers nothing and says so by what it returns.
 */
#ifndef GRAZE_REFERENCE_H
#define GRAZE_REFERENCE_H

#include "form.h"
#include "truth.h"

/* Whether the environment is the one asked for, by what comes of it: half a unit beside 1 is rounded to 1,
 * three quarters of it to a whole one; and half the least normal number is not lost, neither when it is made
 * nor when it is read. */
static inline bool reference_environment_holds(void) {
  const volatile double one = 1, half = 0x1p-53, more = 0x1.8p-53, least = 0x1p-1022;
  const volatile double below = least * 0.5;
  return one + half == 1 && one + more == 1 + 0x1p-52 && below * 0x1p60 == 0x1p-963;
}

/* What is true of one case. */
struct truth {
  enum relation relation;
  place_t place;      /* meaningless when INVALID */
  bool half_open_hit; /* at TOUCHING: whether the half-open shapes (left and top edges held) meet; of what is
                         contained, whether it is not in the boundary alone */
  bool refused;       /* nothing is told, for the environment does not hold; the relation is INVALID then */
};

/* The steps by which a relation is decided. Each is exact when it answers. */
enum step {
  STEP_WHOLE,       /* points, discs and boxes of integer types: exact integers; always answers */
  STEP_FILTER,      /* doubles and a proven error bound; of other shapes, for every type */
  STEP_ERROR_FREE,  /* sums and products split into exact parts; answers when no exponent is extreme */
  STEP_ACCUMULATOR, /* whole numbers of any length; always answers */
  STEPS
};

/* By the last step alone: it tries doubles first too, and to make vectors of one case costs more than all of
 * it. Forms of PAIR_NONE have no truth: they are INVALID, at place 0. */
struct truth reference_truth(const struct form *form, const union number *numbers);

/* The shapes of a case as hulls. False where it is INVALID. */
struct hull_pair;
bool general_pair(const struct form *form, const union number *numbers, struct hull_pair *pair);
/* What is contained, from the truth of two shapes that meet or not. */
struct truth truth_within(const struct form *form, const union number *numbers, struct truth meeting);

/* One step on its own. False when the step does not claim this case (or does not apply to the form, or the
   environment does not hold). `relation` is then untouched. */
bool reference_step(enum step step,
                    const struct form *form,
                    const union number *numbers,
                    enum relation *relation);

/* The truth as one byte for a batch: relation in the low three bits, then the half-open answer. */
enum { TRUTH_RELATION = 7, TRUTH_HALF_OPEN_HIT = 8 };
static inline enum relation truth_relation(uint8_t truth) { return (enum relation)(truth & TRUTH_RELATION); }
static inline uint8_t truth_byte(struct truth truth) {
  return (uint8_t)(truth.relation | (truth.half_open_hit ? TRUTH_HALF_OPEN_HIT : 0));
}

/* How many cases of a batch each step decided. */
struct step_counts {
  uint64_t decided[STEPS];
};

enum { REFERENCE_BLOCK = 2048 }; /* the most cases of one call of reference_batch */

/* Truth bytes and places for `count` cases (at most REFERENCE_BLOCK) in columns. `places` may be NULL when
   they are not wanted; `counts` is added to, and may be NULL. False, and nothing is written, when the
   environment does not hold. */
typedef bool reference_batch_function(const struct form *form,
                                      const void *const *columns,
                                      size_t count,
                                      uint8_t *truths,
                                      place_t *places,
                                      struct step_counts *counts);
reference_batch_function reference_batch;

/* The signed gap: positive, how far apart the closed sets are; negative, how deep they overlap (the shortest
   move that leaves them touching); zero exactly when TOUCHING. The sign is exact, the size has a relative
   error below 2^-46; it saturates at the largest double and at the least subnormal. NaN for INVALID and for
   PAIR_NONE, and where the environment does not hold. Shapes that overlap beside a polygon are at least so
   deep. Asked what is contained: how far it reaches out, within a few ulps of the largest number; NaN of an
   ellipse that is contained. */
double reference_gap(const struct form *form, const union number *numbers);
/* How far a point is from the farther of both shapes, neither a polygon. */
double reference_off(const struct form *form, const union number *numbers, const double point[2]);
/* The gap with the second shape moved by a way first; neither is a polygon. */
double reference_gap_moved(const struct form *form, const union number *numbers, const double way[2]);

/* When the first shape, which moves, meets the second: after what part of its way, infinity where it does
 * not, or when it leaves the other, 0 where it starts apart from it. And how near it comes, or how deep it
 * starts. For a reader: it is found by halving. NaN for INVALID. */
struct first_meeting {
  double part, leaves, least;
};
struct first_meeting reference_meeting(const struct form *form, const union number *numbers);

/* ---- answers that are numbers ----
 *
 * They are not computed but certified, by signs of the gap less a bound, all exact. With d a distance, e the
 * share and t the slack: the gap is at least d - e|d| - t, which says nothing where that is at most 0 unless
 * the depth is asked for, and at most d + e|d| + t. A nearest point q of a shape, seen from p outside: the
 * same holds of |q - p|, q lies within t of the shape, and nothing of it lies nearer: (q - p).(b - q) is at
 * least r |q - p| - t (|q - p| + |b - q|) for each corner b of the core, with r the shape's radius. A push of
 * the second shape by m, not 0: the gap is at most -|m| + e|m| + t, so that no shorter one would do; with the
 * second moved it is at least -e|m| - t, so that it parts them; and, as lengths hardly see where m leads, it
 * lies within 2e|m| + t of a line. Where the cores overlap by more than t, that is one square to a side
 * across which |m| + e|m| + t would do; where they are apart, that of their closest points, and t|m| by their
 * distance more is let pass. To part what is no deeper than t, no push is needed: 0. e|d| is rounded to a
 * double; so is the square of a length, whatever its exponent, and then the root of that. An infinite
 * distance or push is taken for the largest number of the answer's type, or more.
 *
 * A point where segments cross lies within t of both; e does not count. An infinite one says that they do
 * not: the gap is at least -t. Of segments in one line the gap is 0 at least, and either is right. Those that
 * only touch are judged by contract where their numbers are of so few digits that no product of differences
 * is rounded: multiples of one unit, less than 2^24 of it, of floats less than 2^10.
 *
 * A fraction s of the way v by which the first shape A moves until it meets the second: what A passes over up
 * to s (1 - e) v is no deeper than t in the other, which says nothing where that way is no longer than t; and
 * what it passes over from there to s (1 + e) v comes within t of the other. s lies between 0 and 1, or is
 * infinite: they do not meet, and what A passes over up to (1 - e) v is no deeper than t. t is that of the
 * shapes, without the way. If they are deeper than t at the start, 0 is right by that, or none, or the way
 * out, by contract: at s (1 - e) A is no farther than t from the other, at s (1 + e) no deeper in it. Where
 * they are within t there, either is right. Products with e are rounded; s v is taken to the nearest multiple
 * of the least number; and where s (1 + e) v overflows, v is taken for it. */

/* What is right where the shapes meet. */
enum when_meeting {
  WHEN_MEETING_UNSTATED, /* anything */
  WHEN_MEETING_ZERO,     /* a distance of 0; the point itself; of a push, where they do not overlap, 0; where
                            segments only touch, there; the start of a way */
  WHEN_MEETING_NEGATIVE, /* less than 0 by the depth; the nearest point of the boundary */
  WHEN_MEETING_NONE,     /* no crossing of what only touches; none where a moving shape starts so */
  WHEN_MEETING_OUT       /* where it starts so: when it leaves the other */
};

struct allowance {
  enum when_meeting meeting;
  double share, slack; /* negative: those that hold where nothing else is said */
};
/* A millionth, of floats a ten thousandth; and 64 units in the last place of the largest number of the case,
 * as the answer's type has it. */
struct allowance
reference_allowance(const struct form *form, const union number *numbers, const struct allowance *stated);

/* Of question_values numbers. INVALID cases, and where the environment does not hold: RIGHT. */
enum grade reference_grade(const struct form *form,
                           const union number *numbers,
                           const double *answer,
                           const struct allowance *stated);

#endif
