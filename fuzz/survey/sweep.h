/* Error maps: one shape stays, the other is moved over a grid, and each point of the grid is a case that is
 * judged. A map is looked for about the cases that a test gets wrong: of some fifty scenes, sizes and zooms
 * the one with the largest wrong area. It is a pure function of the test and these cases; the store keeps it
 * for the pictures of a report.
 */
#ifndef GRAZE_SWEEP_H
#define GRAZE_SWEEP_H

#include "block.h"

enum sweep {
  SWEEP_SCENE, /* a shape in small steps */
  SWEEP_TURN,  /* the second corner of a segment, capsule or triangle over the grid: its other corners stay */
  SWEEP_ULPS,  /* floats: in steps of an ulp of the number that moves */
  SWEEP_RANGE, /* x: a scene at every scale of the type; y: from one in the other to apart, in 64ths */
  SWEEPS
};

enum { SWEEP_POINTS_MAX = 256 * 192 };

struct sweep_map {
  enum sweep sweep;
  struct form form;
  unsigned width, height;
  double scene[FORM_MAX_COLUMNS];    /* the numbers of the first point; at ulps, of the middle; at range, at
                                        scale 1 */
  enum axis moves[FORM_MAX_COLUMNS]; /* along which they are moved; AXIS_BOTH: not at all */
  double step;                       /* of a scene or turn, from a point to its neighbour */
};

/* Cases that a test gets wrong, the plainest first: a map is looked for about them. */
enum { SWEEP_CASES = 12 };
struct sweep_about {
  const struct registry_entry *entry;
  unsigned cases;
  bool plain[SWEEP_CASES];   /* wrong by logic: looked at first */
  bool rounded[SWEEP_CASES]; /* by rounding: looked at in ulps */
  union number numbers[SWEEP_CASES][FORM_MAX_COLUMNS];
};

/* Asks the test and the reference at every point, row by row; `points` has room for the largest map. False
 * when there is no map of the kind on which anything would be seen: at least a fiftieth wrong, and as much of
 * it right. */
bool sweep_find(enum sweep sweep,
                const struct registry_entry *entry,
                const struct sweep_about *about,
                struct block *block,
                struct sweep_map *map,
                uint8_t *points);
/* The case at a point. */
void sweep_case(const struct sweep_map *map, unsigned column, unsigned row, union number *numbers);

/* A point of a map: the relation, the answer in the bits above, then the outcome. */
enum { SWEEP_RELATION = 7, SWEEP_ANSWER_SHIFT = 3, SWEEP_ANSWER = 3, SWEEP_OUTCOME_SHIFT = 5 };

const char *sweep_name(enum sweep sweep); /* "turn" */

#endif
