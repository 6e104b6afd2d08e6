/* Error maps: every point is a case, coloured by what the test makes of it; the exact outline is drawn over
 * it. */
#include "draw_map.h"

#include "wording.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LEFT = 70, TOP = 66, PANEL_W = 560, PANEL_H = 420, COLUMN = LEFT + PANEL_W + 22 };
enum { CARD_W = 400, CARD_H = 300 };

bool map_is_ulps(const struct stored_map *map) {
  return strcmp(map->sweep, "side") == 0 || strcmp(map->sweep, "corner") == 0;
}

struct canvas size_map(const struct model *model, const struct plot *plot) {
  return map_is_ulps(&model->map[plot->map]) ? size_ulps() : (struct canvas){870, TOP + PANEL_H + 64};
}

/* The colours of points, by number, and how a value of the store becomes one. Missed hits are striped, so
 * that they are told from false ones without colour too. */
static void set_colours(struct script *s, bool striped) {
  script_set(s, "stripe = %d\n", striped ? 3 : 6);
  script_set(s,
             "set palette maxcolors 10 defined (0 '#FFFFFF', 1 '" PLOT_GREEN "', 2 '" PLOT_SKY
             "', 3 '#BDBDBD', 4 '" PLOT_VERMILLION "', 5 '" PLOT_BLUE "', 6 '#7FB8D9', 7 '" PLOT_PURPLE
             "', 8 '#000000', 9 '#E6E6E6')\n"
             "set cbrange [-0.5:9.5]\n"
             "unset colorbox\n"
             "relation(v) = int(v) & 7\n"
             "answer(v) = (int(v) >> 3) & 3\n"
             "outcome(v) = int(v) >> 5\n"
             "says(v) = answer(v) == 0 ? 0 : answer(v) == 1 ? 2 : 8\n"
             "truth(v) = relation(v) > 2 ? 3 : relation(v)\n"
             "agrees(v) = relation(v) == 0 ? 0 : relation(v) > 2 ? 3 : 9\n"
             "wrong(v, x, y) = outcome(v) == 0 ? agrees(v) : outcome(v) == 1 ? 4 : outcome(v) == 2 ? (int(x "
             "+ y) %% 6 < stripe ? 5 : 6) : outcome(v) == 3 ? 7 : 8\n");
}

static void write_data(const struct map_view *view, FILE *data) {
  const struct grid *grid = &view->grid;
  fputs("# A point is relation + 8 * answer + 32 * outcome. 0 apart, 1 touching, 2 overlapping, 3 flat, 4 "
        "invalid; 0 miss, 1 hit, 2 no answer;\n# 0 agrees, 1 false hit, 2 missed hit, 3 broken contract, 4 "
        "no answer. Rows from the top.\n",
        data);
  fprintf(data,
          "# first point: %s\n# its right neighbour: %s\n# the point below: %s\n",
          view->map->origin_hex,
          view->map->right_hex,
          view->map->down_hex);
  for (unsigned y = 0; y < grid->height; y++)
    for (unsigned x = 0; x < grid->width; x++)
      fprintf(data, "%u%c", grid->point[(size_t)y * grid->width + x], x + 1 < grid->width ? ' ' : '\n');
}

void map_panel(const struct map_view *view, struct script *s, double x, double y, double w, double h) {
  script_panel(s, x, y, w, h);
  script_put(s,
             "  set xrange [-0.5:%u.5]; set yrange [%u.5:-0.5]; set grid noxtics noytics\n",
             view->grid.width - 1,
             view->grid.height - 1);
}

void map_plot(struct script *s, const char *value) {
  script_put(s,
             "  plot data matrix using 1:2:(%s) with image notitle, $outline with lines lw 1.5 lc rgb "
             "'#000000' notitle\n",
             value);
}

static bool is_outcome(const struct grid *grid, unsigned x, unsigned y, unsigned what) {
  return grid_outcome(grid, x, y) == (enum outcome)what;
}

/* Rightly answered, and apart (or not). */
static bool is_right(const struct grid *grid, unsigned x, unsigned y, unsigned apart) {
  return grid_outcome(grid, x, y) == OUTCOME_AGREES &&
         (grid_relation(grid, x, y) == RELATION_APART) == (apart != 0);
}

static void add_label(const struct map_view *view,
                      struct labels *labels,
                      grid_picks *picks,
                      unsigned what,
                      const char *text,
                      const char *colour) {
  unsigned x, y;
  const unsigned count = grid_pole(&view->grid, picks, what, &x, &y);
  if (count == 0)
    return;
  struct label *label = labels_add(labels);
  char points[64];
  const double share = 100.0 * count / ((double)view->grid.width * view->grid.height);
  count_of(points, sizeof points, count, "point");
  snprintf(label->text, sizeof label->text, "%s", text);
  snprintf(
      label->below, sizeof label->below, share < 0.01 ? "%s, under 0.01%%" : "%s, %.2g%%", points, share);
  label->colour = colour;
  label->x = x;
  label->y = y;
}

/* The border that is farthest to the right in the middle rows. */
static void add_outline_label(const struct map_view *view, struct labels *labels) {
  const struct grid *grid = &view->grid;
  unsigned best_x = 0, best_y = 0;
  for (unsigned y = grid->height / 4; y < grid->height - grid->height / 4; y++)
    for (unsigned x = best_x + 1; x < grid->width; x++)
      if ((grid_relation(grid, x - 1, y) == RELATION_APART) !=
              (grid_relation(grid, x, y) == RELATION_APART) ||
          (y > 0 && (grid_relation(grid, x, y - 1) == RELATION_APART) !=
                        (grid_relation(grid, x, y) == RELATION_APART))) {
        best_x = x;
        best_y = y;
      }
  if (best_x == 0)
    return;
  struct label *label = labels_add(labels);
  snprintf(label->text, sizeof label->text, "line: they touch");
  snprintf(label->below, sizeof label->below, "the exact truth");
  label->x = best_x;
  label->y = best_y;
}

void map_labels(const struct map_view *view, struct script *s, double x, double top, double height) {
  struct labels labels = {.count = 0};
  for (unsigned o = OUTCOME_FALSE_HIT; o < OUTCOMES; o++)
    add_label(
        view, &labels, is_outcome, o, outcome_name((enum outcome)o), plot_outcome_colour((enum outcome)o));
  add_label(view, &labels, is_right, 0, "correct hit", "#E6E6E6");
  add_label(view, &labels, is_right, 1, "correct miss", "#FFFFFF");
  add_outline_label(view, &labels);
  for (unsigned k = 0; k < labels.count; k++)
    labels.label[k].height = top + (labels.label[k].y + 0.5) / view->grid.height * height;
  labels_put(&labels, s, x, top, top + height);
}

/* What is wrong, in words; what is a twentieth of it or less stands in the legend alone. */
void map_title(const struct map_view *view, struct script *s, const char *below) {
  static const char *const SAYS[OUTCOMES] = {[OUTCOME_FALSE_HIT] = "hits where they are apart",
                                             [OUTCOME_MISSED_HIT] = "misses where they overlap",
                                             [OUTCOME_BROKEN_CONTRACT] =
                                                 "breaks its promise where they touch",
                                             [OUTCOME_NO_ANSWER] = "gives no answer"};
  const struct stored_map *m = view->map;
  const uint64_t counts[OUTCOMES] = {0, m->false_hits, m->missed_hits, m->broken_contracts, m->no_answers};
  uint64_t wrong = 0;
  for (unsigned o = OUTCOME_FALSE_HIT; o < OUTCOMES; o++)
    wrong += counts[o];
  char title[260];
  snprintf(title, sizeof title, "%.80s", view->test->id);
  const size_t id = strlen(title);
  for (unsigned o = OUTCOME_FALSE_HIT; o < OUTCOMES; o++)
    if (counts[o] * 20 > wrong)
      text_add(title, sizeof title, "%s %s", title[id] != '\0' ? "," : "", SAYS[o]);
  script_title(s, title[id] != '\0' ? title : strcat(title, ": nothing wrong"), below);
}

/* A shape's outline on the map, moved by so many of its steps. */
static void
put_shape(struct script *s, const struct drawn_shape *shape, struct spot zero, struct spot step, int dash) {
  put_outline(s, shape, zero, step);
  script_put(s, " front fs empty border lc rgb '" PLOT_INK "' lw 1.5 dt %d\n", dash);
}

/* About the middle of the shape, or below it; never over the left border. */
static void put_word(const struct map_view *view,
                     struct script *s,
                     const struct drawn_shape *shape,
                     unsigned which,
                     const char *does,
                     bool below) {
  enum { LETTER = 7 }; /* pixels */
  char text[64];
  const double y = below ? shape->box.bottom : shape->centre.y;
  snprintf(text, sizeof text, "%s %s", shape_words(&view->test->form, which), does);
  const double least = LETTER * (double)strlen(text) / 2 * view->grid.width / s->panel_w,
               x = (shape->centre.x - view->zero.x) / view->step.x;
  script_text_at(s, (struct spot){fmax(x, least), (y - view->zero.y) / view->step.y}, text);
  script_put(s, " font ',11' offset 0,%s\n", below ? "-0.7" : "0");
}

/* The shape that stays where it is; the one that moves at the top left, where it can be seen whole. */
static void put_shapes(const struct map_view *view, struct script *s) {
  struct drawn_shape moved = view->at[0][view->moved];
  const struct drawn_shape *still = &view->at[0][1 - view->moved];
  put_shape(s, still, view->zero, view->step, 2);
  put_word(view, s, still, 1 - view->moved, "stays", false);
  const double half_w = (moved.box.right - moved.box.left) / 2,
               half_h = (moved.box.bottom - moved.box.top) / 2;
  drawn_place(&moved, (struct spot){-half_w - 2 * view->step.x, -half_h - 2 * view->step.y}, 0, 1);
  put_shape(s, &moved, view->zero, view->step, 3);
  if (drawn_extent(&moved) == 0)
    return;
  put_word(view, s, &moved, view->moved, "moves", true);
}

/* The shape that stays, and the other with its corner at the first point. */
static void put_turned(const struct map_view *view, struct script *s) {
  put_shape(s, &view->at[0][1 - view->moved], view->zero, view->step, 2);
  put_word(view, s, &view->at[0][1 - view->moved], 1 - view->moved, "stays", false);
  put_shape(s, &view->at[0][view->moved], view->zero, view->step, 3);
}

static void begin_map(const struct map_view *view, struct script *s, const char *below) {
  map_panel(view, s, LEFT, TOP, PANEL_W, PANEL_H);
  map_title(view, s, below);
}

static void end_map(const struct map_view *view, struct script *s) {
  map_labels(view, s, COLUMN, TOP, PANEL_H);
  map_plot(s, "wrong($3, $1, $2)");
}

static bool is_turned(const struct map_view *view) { return strcmp(view->map->sweep, "turn") == 0; }

static void draw_whole(const struct map_view *view, struct script *s) {
  char below[300], text[120];
  const char *word = shape_words(&view->test->form, view->moved);
  const char *part = is_turned(view) ? "second corner" : "middle";
  snprintf(below,
           sizeof below,
           "The scene at human scale: a point is where the %s of %s is%s; each is judged exactly.",
           part,
           word,
           is_turned(view) ? ", whose first stays" : "");
  begin_map(view, s, below);
  axis_marks(s, 'x', view->zero.x, view->step.x, 0, view->grid.width - 1);
  axis_marks(s, 'y', view->zero.y, view->step.y, 0, view->grid.height - 1);
  snprintf(text, sizeof text, "x of the %s of %s", part, word);
  script_axis(s, 'x', 45, text);
  (is_turned(view) ? put_turned : put_shapes)(view, s);
  end_map(view, s);
}

/* Marks at powers of ten; a column is `ratio` times as large as the one before. */
static void scale_marks(const struct map_view *view, struct script *s) {
  const double least = drawn_extent(&view->at[0][1 - view->moved]),
               next = drawn_extent(&view->at[1][1 - view->moved]);
  const double per_column = log10(next) - log10(least), span = per_column * (view->grid.width - 1);
  const int every = span > 200 ? 100 : span > 40 ? 10 : span > 12 ? 3 : 1;
  script_put(s, "  set xtics (");
  const char *between = "";
  for (int power = -400; power <= 400; power++) {
    const double at = (power - log10(least)) / per_column;
    if (power % every != 0 || at < 0 || at > view->grid.width - 1)
      continue;
    script_put(s,
               power >= 0 && power < 4 ? "%s'%.0f' %.9g" : "%s'1e%.0f' %.9g",
               between,
               power >= 0 && power < 4 ? pow(10, power) : power,
               at);
    between = ", ";
  }
  script_put(s, ") nomirror out\n");
}

/* The middle of a column's wrong points; the height of the map where there is none. */
static unsigned wrong_row(const struct grid *grid, unsigned x) {
  unsigned first = grid->height, last = 0;
  for (unsigned y = 0; y < grid->height; y++)
    if (grid_outcome(grid, x, y) != OUTCOME_AGREES) {
      first = first < y ? first : y;
      last = y;
    }
  return first == grid->height ? first : (first + last) / 2;
}

/* Wrong at all scales up to an end of the type and not at others: why, written into the region where it is
 * wide enough for the words. */
static void put_cause(const struct map_view *view, struct script *s, bool high) {
  const struct grid *grid = &view->grid;
  const bool whole = type_is_whole(view->test->form.type);
  unsigned columns = 0;
  while (columns < grid->width && wrong_row(grid, high ? grid->width - 1 - columns : columns) < grid->height)
    columns++;
  if (columns * 7 < grid->width || columns * 2 > grid->width || (whole && !high))
    return;
  const unsigned x = high ? grid->width - 1 - columns / 2 : columns / 2;
  const struct spot at = {x, wrong_row(grid, x)};
  script_text_at(s, at, "numbers");
  script_put(s, " font ',12' offset 0,0.5\n");
  script_text_at(s, at, whole ? "wrap" : high ? "overflow" : "vanish");
  script_put(s, " font ',12' offset 0,-0.5\n");
}

static void draw_range(const struct map_view *view, struct script *s) {
  char below[300];
  snprintf(below,
           sizeof below,
           "One scene at every scale of %s: to the right it grows; downward %s moves out along the diagonal.",
           type_name(view->test->form.type),
           shape_words(&view->test->form, view->moved));
  begin_map(view, s, below);
  scale_marks(view, s);
  axis_marks(s, 'y', 0, 1.0 / 64, 0, view->grid.height - 1);
  script_axis(s, 'x', 45, "size of the shapes");
  script_axis(s, 'y', 54, "moved by, in sizes");
  put_cause(view, s, false);
  put_cause(view, s, true);
  end_map(view, s);
}

/* The shape whose numbers differ in the point below: as doubles, its ends may still round to the same. */
static unsigned moved_shape(const struct form *form, const struct stored_map *map) {
  union number from[FORM_MAX_COLUMNS], to[FORM_MAX_COLUMNS];
  if (!model_numbers(form, map->origin_hex, from) || !model_numbers(form, map->down_hex, to))
    return 0;
  for (unsigned k = 0; k < layout_columns(form->layouts[0]); k++)
    if (memcmp(&from[k], &to[k], type_size(form->type)) != 0)
      return 0;
  return 1;
}

/* Where the corner that moves is at the first point, and by what it moves. */
static bool read_corner(const struct stored_map *map, const struct form *form, struct map_view *view) {
  union number from[FORM_MAX_COLUMNS], right[FORM_MAX_COLUMNS], down[FORM_MAX_COLUMNS];
  if (!model_numbers(form, map->origin_hex, from) || !model_numbers(form, map->right_hex, right) ||
      !model_numbers(form, map->down_hex, down))
    return false;
  for (unsigned k = 0; k < form_columns(form); k++) {
    const double at = number_as_double(form->type, from[k]), x = number_as_double(form->type, right[k]) - at,
                 y = number_as_double(form->type, down[k]) - at;
    if (x != 0) {
      view->zero.x = at;
      view->step.x = x;
    } else if (y != 0) {
      view->zero.y = at;
      view->step.y = y;
    }
  }
  return view->step.x != 0 && view->step.y != 0;
}

static bool read_view(const struct model *model, const struct plot *plot, struct map_view *view) {
  const struct stored_map *map = &model->map[plot->map];
  *view = (struct map_view){.map = map, .test = &model->test[map->test.index]};
  const struct form *form = &view->test->form;
  if (map->width < 2 || map->height < 2 || !shapes_read(form, map->origin_hex, view->at[0]) ||
      !shapes_read(form, map->right_hex, view->at[1]) || !shapes_read(form, map->down_hex, view->at[2]))
    return false;
  view->moved = moved_shape(form, map);
  const struct spot zero = view->at[0][view->moved].centre, right = view->at[1][view->moved].centre,
                    down = view->at[2][view->moved].centre;
  view->zero = zero;
  view->step = (struct spot){right.x - zero.x, down.y - zero.y};
  if (strcmp(map->sweep, "turn") == 0 && !read_corner(map, form, view))
    return false;
  return grid_read(map, &view->grid);
}

static bool
begin_view(const struct model *model, const struct plot *plot, struct script *s, struct map_view *view) {
  if (!read_view(model, plot, view))
    return false;
  set_colours(s, view->grid.width >= 96); /* on wide points stripes would look like findings */
  script_set(s, "$outline << END\n");
  grid_put_outline(&view->grid, s->head);
  script_set(s, "END\n");
  write_data(view, s->data);
  return true;
}

struct canvas size_card(const struct model *model, const struct plot *plot) {
  (void)model;
  (void)plot;
  return (struct canvas){CARD_W, CARD_H};
}

bool draw_card(const struct model *model, const struct plot *plot, struct script *s) {
  struct map_view view;
  if (!begin_view(model, plot, s, &view))
    return false;
  map_panel(&view, s, 1, 1, CARD_W - 2, CARD_H - 2);
  script_put(s, "  unset xtics; unset ytics\n");
  if (!map_is_ulps(view.map) && strcmp(view.map->sweep, "range") != 0)
    (is_turned(&view) ? put_turned : put_shapes)(&view, s);
  map_plot(s, "wrong($3, $1, $2)");
  grid_free(&view.grid);
  return true;
}

bool draw_map(const struct model *model, const struct plot *plot, struct script *s) {
  struct map_view view;
  if (!begin_view(model, plot, s, &view))
    return false;
  if (map_is_ulps(view.map))
    draw_ulps(&view, s);
  else if (strcmp(view.map->sweep, "range") == 0)
    draw_range(&view, s);
  else
    draw_whole(&view, s);
  grid_free(&view.grid);
  return true;
}
