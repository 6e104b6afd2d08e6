/* A map's points, and what is read off them: the outline of truth, and where a region is thickest. */
#ifndef GRAZE_GRID_H
#define GRAZE_GRID_H

#include "model.h"

#include <stdio.h>

/* How the store writes a point. */
enum { POINT_RELATION = 7, POINT_ANSWER_SHIFT = 3, POINT_ANSWER = 3, POINT_OUTCOME_SHIFT = 5 };

struct grid {
  unsigned width, height;
  uint8_t *point;
};

/* False when there is no memory, or when the runs of the map do not fill it. */
bool grid_read(const struct stored_map *map, struct grid *grid);
void grid_free(struct grid *grid);

enum relation grid_relation(const struct grid *grid, unsigned x, unsigned y);
enum outcome grid_outcome(const struct grid *grid, unsigned x, unsigned y);

/* The border between APART and the rest, as the lines of a gnuplot data block: each edge is two points and an
   empty line. The point (x, y) of the map is the square about it. */
void grid_put_outline(const struct grid *grid, FILE *to);

/* The middle of the thickest part of what `of` picks out, and how many points that is; 0 when there is none.
 */
typedef bool grid_picks(const struct grid *grid, unsigned x, unsigned y, unsigned what);
unsigned grid_pole(const struct grid *grid, grid_picks *picks, unsigned what, unsigned *x, unsigned *y);

#endif
