/* Error maps: one shape stays, the other is moved over a grid, and each point of the grid is a case that is
 * judged. A map is a pure function of the test; the store keeps it for the pictures of a report.
 */
#ifndef GRAZE_SWEEP_H
#define GRAZE_SWEEP_H

#include "property.h"

enum sweep {
  SWEEP_SCENE,  /* the whole scene in small steps: what logic gets wrong */
  SWEEP_SIDE,   /* floats: about a touching side, in steps of an ulp of the number that moves */
  SWEEP_CORNER, /* floats: about a touching corner, likewise */
  SWEEP_TURN,  /* the second corner of a segment, capsule or triangle over the grid: its other corners stay */
  SWEEP_RANGE, /* x: the scene at every scale of the type; y: from one in the other to apart, in 64ths */
  SWEEPS
};

enum { SWEEP_POINTS_MAX = 320 * 240 };

struct sweep_map {
  enum sweep sweep;
  struct form form;
  unsigned width, height;
  double scene[FORM_MAX_COLUMNS];    /* the numbers of the scene that the map is about */
  enum axis moves[FORM_MAX_COLUMNS]; /* along which they are moved; AXIS_BOTH: not at all */
};

/* False when the form has no such map. */
bool sweep_map(enum sweep sweep, const struct form *form, struct sweep_map *map);
/* The case at a point. */
void sweep_case(const struct sweep_map *map, unsigned column, unsigned row, union number *numbers);

/* A point of a map: the relation, the answer in the bits above, then the outcome. */
enum { SWEEP_RELATION = 7, SWEEP_ANSWER_SHIFT = 3, SWEEP_ANSWER = 3, SWEEP_OUTCOME_SHIFT = 5 };

/* Asks the tests and the reference at every point, row by row; `points` of each test has room for the whole
 * map. False when there is no memory. */
bool sweep_run(const struct sweep_map *map, const struct peers *peers, uint8_t *const *points);

const char *sweep_name(enum sweep sweep); /* "corner" */

#endif
