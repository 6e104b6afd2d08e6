/* The bounds on what doubles get wrong, each by a name, so that a test can make one of them too small and see
 * whether that is noticed.
 *
 * A build with -DGRAZE_LOOSE_BOUND=BOUND_HULL_SHARE has that bound a quarter as large, and a reference that
 * is wrong now and then. Rows that notice it were sought for each (tests/bounds_rows.def).
 */
#ifndef GRAZE_BOUNDS_H
#define GRAZE_BOUNDS_H

#define BOUNDS(BOUND)                                                                                        \
  /* A quarter of these is too little. */                                                                    \
  BOUND(ROUND_SHARE)                                                                                         \
  BOUND(SPLIT_TAKEN)                                                                                         \
  BOUND(SPLIT_DIFFERENCE)                                                                                    \
  BOUND(HULL_SHARE)                                                                                          \
  BOUND(HULL_ROOM)                                                                                           \
  BOUND(HULL_REACH)                                                                                          \
  BOUND(HULL_REACH_GIVEN)                                                                                    \
  BOUND(NEAR_SHARE)                                                                                          \
  BOUND(NEAR_GIVEN)                                                                                          \
  BOUND(FIGURE_PRODUCTS)                                                                                     \
  BOUND(FIGURE_REACH)                                                                                        \
  BOUND(SUM_SHARE)                                                                                           \
  BOUND(NEAR_ROUNDED)                                                                                        \
  /* A fifth of this is: the rest of each number of 64 bits counts in full, wherever it goes. */             \
  BOUND(HULL_LONG)                                                                                           \
  /* These stand beside greater ones, of which a part is always to spare: without them no row is wrong. */   \
  BOUND(NEAR_SUM)                                                                                            \
  BOUND(NEAR_BETWEEN)                                                                                        \
  /* For what underflow loses: a few times 2^-1074, at most 2^10 times, and these are 2^4 to 2^170 times     \
   * that. */                                                                                                \
  BOUND(ROUND_UNDERFLOW)                                                                                     \
  BOUND(SPLIT_SMALL)                                                                                         \
  BOUND(SCALING_LOSS)                                                                                        \
  BOUND(HULL_UNDERFLOW)                                                                                      \
  BOUND(HULL_REACH_UNDERFLOW)                                                                                \
  BOUND(NEAR_SLACK)                                                                                          \
  BOUND(NEAR_SLACK_EXACT)                                                                                    \
  BOUND(NEAR_SLACK_4)                                                                                        \
  BOUND(FIGURE_LARGE)                                                                                        \
  BOUND(SUM_UNDERFLOW)

#define BOUND_ID(name) BOUND_##name,
enum bound { BOUNDS(BOUND_ID) BOUND_COUNT };
#undef BOUND_ID

#ifdef GRAZE_LOOSE_AT_RUN /* which of them, and by how much, is for a test to say while it runs */
extern struct loosened {
  enum bound bound;
  double by;
} loosened;
#undef GRAZE_LOOSE_BOUND
#define GRAZE_LOOSE_BOUND loosened.bound
#define GRAZE_LOOSE_BY loosened.by
#endif
#ifndef GRAZE_LOOSE_BOUND
#define GRAZE_LOOSE_BOUND BOUND_COUNT
#endif
#ifndef GRAZE_LOOSE_BY
#define GRAZE_LOOSE_BY 0.25
#endif
/* A bound, a number or a vector of them. */
#define BOUNDED(name, value) (GRAZE_LOOSE_BOUND == BOUND_##name ? (value)*GRAZE_LOOSE_BY : (value))

#endif
