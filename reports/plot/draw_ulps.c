/* Error maps at the scale of one unit in the last place: the scene, what the test says, what is true, and the
 * difference. */
#include "draw_map.h"

#include "text.h"

#include <math.h>
#include <string.h>

enum {
  SMALL = 166,
  SMALL_LEFT = 20,
  TOP = 84,
  GAP = 30,
  BIG_LEFT = 268,
  BIG = 3 * SMALL + 2 * GAP,
  COLUMN = BIG_LEFT + BIG + 22
};
enum { INSET = 168, INSET_POINTS = 12 };

struct canvas size_ulps(void) {
  return (struct canvas){COLUMN + 196, TOP + BIG + 64};
}

/* Both shapes to scale, and where they touch. */
static void put_scene(const struct map_view *view, struct script *s, double x, double y) {
  const struct drawn_shape *a = &view->at[0][view->moved], *b = &view->at[0][1 - view->moved];
  const struct spot touch = drawn_meeting(view->at[0]).on[0];
  const struct bounds all = drawn_bounds(view->at[0]);
  const double half = 0.56 * fmax(all.right - all.left, all.bottom - all.top),
               cx = (all.left + all.right) / 2, cy = (all.top + all.bottom) / 2;
  script_panel(s, x, y, SMALL, SMALL);
  script_put(s,
             "  set xrange [%.9g:%.9g]; set yrange [%.9g:%.9g]; unset xtics; unset ytics\n",
             cx - half,
             cx + half,
             cy + half,
             cy - half);
  for (unsigned k = 0; k < 2; k++) {
    put_outline(s, k == 0 ? a : b, (struct spot){0, 0}, (struct spot){1, 1});
    script_put(s,
               " fc rgb '%s' fs transparent solid 0.5 border lc rgb '" PLOT_INK "'\n",
               k == 0 ? PLOT_SKY : PLOT_YELLOW);
  }
  script_circle(s, touch, half / 9);
  script_put(s, " front fs empty border lc rgb '" PLOT_VERMILLION "' lw 2\n");
}

/* The number that a step to the right, or down, moves: its name, value in the middle, and what one step is.
 */
struct moving {
  char name[32];
  double middle, step;
};

/* The point that the steps are counted from. */
static double middle_of(unsigned points) { return (double)(points >> 1); }

static struct moving moving_number(const struct map_view *view, const char *neighbour, unsigned points) {
  const struct form *form = &view->test->form;
  union number from[FORM_MAX_COLUMNS], to[FORM_MAX_COLUMNS];
  struct moving moving = {.name = ""};
  if (!model_numbers(form, view->map->origin_hex, from) || !model_numbers(form, neighbour, to))
    return moving;
  for (unsigned k = 0; k < form_columns(form); k++) {
    const double a = number_as_double(form->type, from[k]), b = number_as_double(form->type, to[k]);
    if (a == b)
      continue;
    name_at(view->test->inputs, k, moving.name, sizeof moving.name);
    moving.step = b - a;
    moving.middle = a + moving.step * middle_of(points);
  }
  return moving;
}

static void put_axis(const struct map_view *view, struct script *s, char axis) {
  const bool x = axis == 'x';
  const unsigned points = x ? view->grid.width : view->grid.height;
  const struct moving moving = moving_number(view, x ? view->map->right_hex : view->map->down_hex, points);
  char text[160];
  axis_marks(s, axis, -middle_of(points), 1, 0, points - 1);
  snprintf(text, sizeof text, "%s: steps from %.6g, of %.2g each", moving.name, moving.middle, moving.step);
  script_axis(s, axis, x ? 45 : 50, text);
}

static void put_small(
    const struct map_view *view, struct script *s, unsigned row, const char *caption, const char *value) {
  const double y = TOP + row * (SMALL + GAP);
  map_panel(view, s, SMALL_LEFT, y, SMALL, SMALL);
  script_put(s, "  unset xtics; unset ytics\n");
  script_label(s, SMALL_LEFT, y - 11, PLOT_LEFT, 12, PLOT_INK, caption);
  map_plot(s, value);
}

static bool is_wrong(const struct grid *grid, unsigned x, unsigned y, unsigned what) {
  (void)what;
  return grid_outcome(grid, x, y) != OUTCOME_AGREES;
}

static double within(double low, double value, double high) { return fmin(fmax(value, low), high); }

static bool right_beside(const struct grid *grid, unsigned x, unsigned y) {
  return (x > 0 && !is_wrong(grid, x - 1, y, 0)) || (x + 1 < grid->width && !is_wrong(grid, x + 1, y, 0)) ||
         (y > 0 && !is_wrong(grid, x, y - 1, 0)) || (y + 1 < grid->height && !is_wrong(grid, x, y + 1, 0));
}

/* The wrong point nearest to the middle that has a right one beside it. */
static bool find_edge(const struct grid *grid, unsigned *at_x, unsigned *at_y) {
  double best = INFINITY;
  for (unsigned y = 0; y < grid->height; y++)
    for (unsigned x = 0; x < grid->width; x++) {
      const double distance = hypot(x - grid->width / 2.0, y - grid->height / 2.0);
      if (distance >= best || !is_wrong(grid, x, y, 0) || !right_beside(grid, x, y))
        continue;
      best = distance;
      *at_x = x;
      *at_y = y;
    }
  return best < INFINITY;
}

/* A few squares at an edge of what is wrong, so large that each is seen by itself. */
static void put_inset(const struct map_view *view, struct script *s) {
  unsigned x = 0, y = 0;
  if (!find_edge(&view->grid, &x, &y))
    return;
  const int half = INSET_POINTS / 2;
  const double left = within(0, (int)x - half, view->grid.width - INSET_POINTS) - 0.5;
  const double top = within(0, (int)y - half, view->grid.height - INSET_POINTS) - 0.5;
  const double panel_y = TOP + BIG - INSET;
  script_panel(s, COLUMN, panel_y, INSET, INSET);
  script_put(s,
             "  set xrange [%g:%g]; set yrange [%g:%g]; set xtics %g,1 format ''; set ytics %g,1 format ''; "
             "set grid front xtics ytics lt 1 lc rgb '#9A9A9A' lw 0.5\n",
             left,
             left + INSET_POINTS,
             top + INSET_POINTS,
             top,
             left,
             top);
  script_label(s, COLUMN, panel_y - 11, PLOT_LEFT, 12, PLOT_INK, "closer: a square is one step");
  /* The points within alone: an SVG image is not cut off at the panel's border. */
  script_put(s,
             "  plot data matrix every 1:1:%.0f:%.0f:%.0f:%.0f using 1:2:(wrong($3, $1, $2)) with image "
             "notitle, $outline with lines lw 1.5 lc rgb '#000000' notitle\n",
             left + 0.5,
             top + 0.5,
             left + INSET_POINTS - 0.5,
             top + INSET_POINTS - 0.5);
}

static void put_difference(const struct map_view *view, struct script *s) {
  map_panel(view, s, BIG_LEFT, TOP, BIG, BIG);
  put_axis(view, s, 'x');
  put_axis(view, s, 'y');
  script_label(s, BIG_LEFT, TOP - 11, PLOT_LEFT, 12, PLOT_INK, "where it is wrong");
  unsigned x, y;
  const bool inset = find_edge(&view->grid, &x, &y);
  map_labels(view, s, COLUMN, TOP, inset ? BIG - INSET - 40 : BIG);
  map_plot(s, "wrong($3, $1, $2)");
}

void draw_ulps(const struct map_view *view, struct script *s) {
  char below[300];
  const bool corner = strcmp(view->map->sweep, "corner") == 0;
  const double width = moving_number(view, view->map->right_hex, view->grid.width).step * view->grid.width;
  snprintf(below,
           sizeof below,
           "About a touching %s: one square to the right is the next %s in x, one down in y. The whole map "
           "is %.1g wide.",
           corner ? "corner" : "side",
           view->test->form.type == TYPE_F32 ? "float" : "double",
           width);
  put_scene(view, s, SMALL_LEFT, TOP);
  script_label(s, SMALL_LEFT, TOP - 11, PLOT_LEFT, 12, PLOT_INK, "the scene; the ring is the map");
  map_title(view, s, below);
  script_put(s, "  plot NaN notitle\n");
  put_small(view, s, 1, "what the test says (blue: hit)", "says($3)");
  put_small(view, s, 2, "what is true (blue: they meet)", "truth($3)");
  put_difference(view, s);
  put_inset(view, s);
}
