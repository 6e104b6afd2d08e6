/* What the kinds of error maps share. */
#ifndef GRAZE_DRAW_MAP_H
#define GRAZE_DRAW_MAP_H

#include "draw.h"
#include "draw_scene.h"
#include "grid.h"
#include "labels.h"

struct map_view {
  const struct stored_map *map;
  const struct model_test *test;
  struct grid grid;
  struct drawn_shape at[3][2]; /* of the first point, its right neighbour, the point below */
  unsigned moved;              /* which of the two shapes */
  struct spot zero, step;      /* the moved shape's middle at the first point, and by what it moves */
};

bool map_is_ulps(const struct stored_map *map);
/* The panel and its axes, one unit a point. */
void map_panel(const struct map_view *view, struct script *s, double x, double y, double w, double h);
/* Draws the points by an expression of the value $3, and the outline. */
void map_plot(struct script *s, const char *value);
/* Names each region beside a panel that reaches from `top` so far down. */
void map_labels(const struct map_view *view, struct script *s, double x, double top, double height);
/* "clamp_py hits where they are apart, misses where they overlap", and a line below it. */
void map_title(const struct map_view *view, struct script *s, const char *below);

struct canvas size_ulps(void);
void draw_ulps(const struct map_view *view, struct script *s);

#endif
