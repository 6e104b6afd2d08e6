#include "grid.h"

#include <stdlib.h>

bool grid_read(const struct stored_map *map, struct grid *grid) {
  *grid = (struct grid){map->width, map->height, malloc((size_t)map->width * map->height + 1)};
  if (grid->point != NULL && model_map_decode(map, grid->point))
    return true;
  grid_free(grid);
  return false;
}

void grid_free(struct grid *grid) {
  free(grid->point);
  grid->point = NULL;
}

static uint8_t point_at(const struct grid *grid, unsigned x, unsigned y) {
  return grid->point[(size_t)y * grid->width + x];
}

enum relation grid_relation(const struct grid *grid, unsigned x, unsigned y) {
  return (enum relation)(point_at(grid, x, y) & POINT_RELATION);
}

enum outcome grid_outcome(const struct grid *grid, unsigned x, unsigned y) {
  const unsigned outcome = point_at(grid, x, y) >> POINT_OUTCOME_SHIFT;
  return outcome < OUTCOMES ? (enum outcome)outcome : OUTCOME_AGREES;
}

static bool apart(const struct grid *grid, unsigned x, unsigned y) {
  return grid_relation(grid, x, y) == RELATION_APART;
}

/* Whether the border runs between two points: to the right of (x, y), or below it. */
static bool border(const struct grid *grid, unsigned x, unsigned y, bool below) {
  const unsigned to_x = below ? x : x + 1, to_y = below ? y + 1 : y;
  return to_x < grid->width && to_y < grid->height && apart(grid, x, y) != apart(grid, to_x, to_y);
}

/* Edges that go on straight are one line. */
void grid_put_outline(const struct grid *grid, FILE *to) {
  for (unsigned x = 0; x < grid->width; x++)
    for (unsigned y = 0, from; y < grid->height; y++) {
      for (from = y; y < grid->height && border(grid, x, y, false); y++)
        ;
      if (y > from)
        fprintf(to, "%g %g\n%g %g\n\n", x + 0.5, from - 0.5, x + 0.5, y - 0.5);
    }
  for (unsigned y = 0; y < grid->height; y++)
    for (unsigned x = 0, from; x < grid->width; x++) {
      for (from = x; x < grid->width && border(grid, x, y, true); x++)
        ;
      if (x > from)
        fprintf(to, "%g %g\n%g %g\n\n", from - 0.5, y + 0.5, x - 0.5, y + 0.5);
    }
}

static unsigned least(unsigned a, unsigned b) { return a < b ? a : b; }

/* Steps, also diagonal ones, to the nearest point that is not picked: forward over the map, then back. */
static unsigned *depths(const struct grid *grid, grid_picks *picks, unsigned what, unsigned *count) {
  const unsigned w = grid->width, h = grid->height;
  unsigned *depth = calloc((size_t)(w + 2) * (h + 2), sizeof *depth);
  *count = 0;
  if (depth == NULL)
    return NULL;
  const size_t line = w + 2;
  for (unsigned y = 0; y < h; y++)
    for (unsigned x = 0; x < w; x++) {
      unsigned *at = depth + (y + 1) * line + x + 1;
      if (!picks(grid, x, y, what))
        continue;
      ++*count;
      *at = 1 + least(least(at[-1], at[-(ptrdiff_t)line]),
                      least(at[-(ptrdiff_t)line - 1], at[-(ptrdiff_t)line + 1]));
    }
  for (unsigned y = h; y-- > 0;)
    for (unsigned x = w; x-- > 0;) {
      unsigned *at = depth + (y + 1) * line + x + 1;
      if (*at > 0)
        *at = least(*at, 1 + least(least(at[1], at[line]), least(at[line + 1], at[line - 1])));
    }
  return depth;
}

/* Deep enough that a line's end there is seen to mean the region, and as far to the right as that. */
unsigned grid_pole(const struct grid *grid, grid_picks *picks, unsigned what, unsigned *x, unsigned *y) {
  unsigned count, deepest = 0;
  unsigned *depth = depths(grid, picks, what, &count);
  const size_t line = grid->width + 2, size = line * (grid->height + 2);
  *x = *y = 0;
  for (size_t k = 0; depth != NULL && k < size; k++)
    deepest = depth[k] > deepest ? depth[k] : deepest;
  const unsigned enough = deepest < 8 ? deepest : 8 + (deepest - 8) / 8;
  for (size_t k = 0; depth != NULL && k < size; k++) {
    if (depth[k] < enough || depth[k] == 0 || (*x > 0 && k % line <= *x + 1))
      continue;
    *x = (unsigned)(k % line) - 1;
    *y = (unsigned)(k / line) - 1;
  }
  free(depth);
  return count;
}
