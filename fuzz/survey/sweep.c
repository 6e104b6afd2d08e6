#include "sweep.h"

#include "block.h"
#include "drawn.h"
#include "generate/generate.h"
#include "number.h"
#include "survey.h"
#include "text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A map is looked for at every fourth point each way: 64 x 48. */
enum {
  FINE_WIDTH = 256,
  FINE_HEIGHT = 192,
  STRIDE = 4,
  COARSE_LEAST = 8,
  COARSE_WIDTH = 48,
  ULP_WIDTH = 64,
  RANGE_ROWS = 128
};
/* What is seen at a glance: so much of a map is wrong, and as much of it is right. */
static const double SEEN = 0.02;
/* Beyond it a case is not one of a scene. */
static const double LARGE = 1e6;

/* Where shapes touch on paper, in decimals: 0.2 + 2.6 is 2.8; 1.56 and 2.08 are 0.6 and 0.8 of the disc's
 * radius. The shape at 0.2 and 0.15, where an ulp is 2^-55, reaches to where it is 2^-51: what a test rounds
 * on the way is off by some sixteen steps, and the band in which it is wrong is as wide. */
static const char *const TOUCHING[] = {"point 0.2 0.15 disc 1.2 0.15 1",
                                       "point 0.2 0.15 disc 0.8 0.95 1",
                                       "point 0.2 0.15 box 0.2 -0.3 0.7 0.9",
                                       "point 0.2 0.15 box 0.2 0.15 0.7 0.9",
                                       "point 0.5 0.5 triangle -12 -12 24 24 0 24",
                                       "disc 0.2 0.15 2.6 disc 3.8 0.15 1",
                                       "disc 0.2 0.15 2.6 disc 2.36 3.03 1",
                                       "disc 0.2 0.15 2.6 box 2.8 -0.3 0.7 0.9",
                                       "disc 0.2 0.15 2.6 box 1.76 2.23 0.7 0.9",
                                       "square 0.2 0.15 2.4 box 2.6 2.1 0.7 0.9",
                                       "square 0.2 0.15 2.4 box 2.6 2.55 0.7 0.9",
                                       "centre 0.2 0.15 2.6 2.3 box 2.8 2 0.7 0.9",
                                       "centre 0.2 0.15 2.6 2.3 box 2.8 2.45 0.7 0.9",
                                       "box 0.2 0.15 2.6 2.35 box 2.8 2.05 0.7 0.9",
                                       "box 0.2 0.15 2.6 2.35 box 2.8 2.5 0.7 0.9",
                                       NULL};
/* Shapes of one size, one in the other, or the disc on the box's far corner. */
static const char *const OF_SIZE_1[] = {"point 0 0 disc 0 0 1",
                                        "point 0 0 box 0 0 1 1",
                                        "disc 0 0 1 disc 0 0 1",
                                        "disc 1 1 1 box 0 0 1 1",
                                        "box 0 0 1 1 box 0 0 1 1",
                                        NULL};

/* The powers of two at which a 64th of one and 128 of them are numbers of the type too. */
static const struct {
  int least, step;
  unsigned count;
} SCALES[TYPES] = {[TYPE_I32] = {6, 1, 25},
                   [TYPE_I64] = {6, 1, 57},
                   [TYPE_F32] = {-140, 1, 260},
                   [TYPE_F64] = {-1060, 8, 260}};

/* Which numbers move along x and y: those of a shape, or of one of its corners (0: all of it). */
static void find_moved(struct sweep_map *map, unsigned shape, unsigned corner) {
  const struct form *form = &map->form;
  const unsigned at = form_first_column(form, shape) + layout_vertex(form->layouts[shape], corner);
  for (unsigned k = 0; k < form_columns(form); k++) {
    map->moves[k] = corner > 0                           ? AXIS_BOTH
                    : form_moves(form, k, shape, AXIS_X) ? AXIS_X
                    : form_moves(form, k, shape, AXIS_Y) ? AXIS_Y
                                                         : AXIS_BOTH;
  }
  if (corner > 0) {
    map->moves[at] = AXIS_X;
    map->moves[at + 1] = AXIS_Y;
  }
}

void sweep_case(const struct sweep_map *map, unsigned column, unsigned row, union number *numbers) {
  const enum number_type type = map->form.type;
  double scale = 1, by[] = {[AXIS_X] = map->step * column, [AXIS_Y] = map->step * row, [AXIS_BOTH] = 0};
  if (map->sweep == SWEEP_RANGE) {
    scale = ldexp(1, SCALES[type].least + (int)column * SCALES[type].step);
    by[AXIS_X] = by[AXIS_Y] = scale / 64 * row;
  }
  unsigned end[] = {[AXIS_X] = 0, [AXIS_Y] = 0, [AXIS_BOTH] = 0}; /* the last that moves, the far one */
  for (unsigned k = 0; k < form_columns(&map->form); k++) {
    numbers[k] = number_nearest(type, map->scene[k] * scale + by[map->moves[k]]);
    end[map->moves[k]] = k;
  }
  if (map->sweep == SWEEP_ULPS) {
    numbers[end[AXIS_X]] = number_stepped(type, numbers[end[AXIS_X]], (int)(column - map->width / 2));
    numbers[end[AXIS_Y]] = number_stepped(type, numbers[end[AXIS_Y]], (int)(row - map->height / 2));
  }
}

/* Judges every stride-th point each way, from the top; `points` has room for them. */
static void judge_points(const struct sweep_map *map,
                         const struct registry_entry *entry,
                         unsigned stride,
                         struct block *block,
                         uint8_t *points) {
  const unsigned across = map->width / stride, count = across * (map->height / stride);
  block->form = map->form;
  for (unsigned first = 0; first < count; first += BLOCK_ROWS) {
    block->rows = count - first < BLOCK_ROWS ? count - first : BLOCK_ROWS;
    for (unsigned k = 0; k < block->rows; k++) {
      union number numbers[FORM_MAX_COLUMNS];
      const unsigned at = first + k;
      sweep_case(map, at % across * stride + stride / 2, at / across * stride + stride / 2, numbers);
      block_put(block, k, numbers);
    }
    block_refer(block);
    block_ask(block, entry);
    for (unsigned k = 0; k < block->rows; k++) {
      const uint8_t truth = block->truths[k], answer = block->answers[k];
      const enum outcome outcome = judge_row(entry->algorithm->by_code, truth, answer);
      points[first + k] = (uint8_t)(truth_relation(truth) | (unsigned)answer << SWEEP_ANSWER_SHIFT |
                                    (unsigned)outcome << SWEEP_OUTCOME_SHIFT);
    }
  }
}

/* What is looked for: the map of a test with the largest wrong area. */
struct hunt {
  const struct registry_entry *entry;
  struct block *block;
  struct sweep_map *best;
  double area; /* of the best: its wrong part, or its right part if that is less */
  uint8_t *points;
};

/* Of what is wrong and what is right the lesser part; in ulps the shapes must be apart and meet, too. */
static double area_of(const struct hunt *hunt, const struct sweep_map *map, unsigned stride) {
  const unsigned count = map->width / stride * (map->height / stride);
  unsigned wrong = 0, apart = 0;
  judge_points(map, hunt->entry, stride, hunt->block, hunt->points);
  for (unsigned k = 0; k < count; k++) {
    wrong += hunt->points[k] >> SWEEP_OUTCOME_SHIFT != OUTCOME_AGREES;
    apart += (hunt->points[k] & SWEEP_RELATION) == RELATION_APART;
  }
  const double least = fmin(wrong, count - wrong);
  return (map->sweep == SWEEP_ULPS ? fmin(least, fmin(apart, count - apart)) : least) / count;
}

static void look_at(struct hunt *hunt, const struct sweep_map *map) {
  const double area = area_of(hunt, map, map->width >= FINE_WIDTH ? STRIDE : 1);
  if (area <= hunt->area)
    return;
  hunt->area = area;
  *hunt->best = *map;
}

/* Whether the best is worth a picture, by all of its points. */
static bool is_seen(struct hunt *hunt) {
  hunt->area = hunt->area < SEEN ? 0 : area_of(hunt, hunt->best, 1);
  return hunt->area >= SEEN;
}

/* How a case becomes a map. */
struct look {
  unsigned shape, corner; /* that is moved */
  double
      nearness; /* 1: all of the scene, both shapes within; 16: a part 16 times as narrow, about the case */
  bool coarse;  /* only steps of the case's own lattice, few enough that each is seen */
};

/* The largest step of a lattice that holds all the numbers; 0 when they are no such case. */
static double lattice_step(const struct form *form, const double *numbers) {
  double step = 1;
  for (unsigned k = 0; k < form_columns(form); k++)
    while (step >= 0x1p-6 && fmod(numbers[k], step) != 0)
      step /= 2;
  return step >= 0x1p-6 ? step : 0;
}

/* Three bits of it, not less. */
static double rounded_up(double step) {
  int power;
  const double part = frexp(step, &power);
  return ldexp(ceil(part * 8) / 8, power);
}

/* Where the moved shape's middle, or its corner, is in the case. */
static struct spot handle_of(const struct form *form,
                             const double *numbers,
                             const struct look *look,
                             const struct drawn_shape *shapes) {
  const unsigned at = form_first_column(form, look->shape) + 2 * look->corner;
  return look->corner > 0 ? (struct spot){numbers[at], numbers[at + 1]} : shapes[look->shape].centre;
}

/* How wide a picture of both shapes is, wherever the moved one comes to lie; and its middle. */
static double width_of_scene(const struct look *look,
                             const struct drawn_shape *shapes,
                             struct spot handle,
                             struct spot *middle) {
  const struct bounds *a = &shapes[0].box, *b = &shapes[1].box, all = drawn_bounds(shapes);
  if (look->corner > 0) {
    *middle = (struct spot){(all.left + all.right) / 2, (all.top + all.bottom) / 2};
    return 1.4 * fmax(all.right - all.left, (all.bottom - all.top) * 4 / 3);
  }
  *middle = shapes[1 - look->shape].centre;
  const double x = fmax(1.25 * (a->right - a->left + b->right - b->left), 2.4 * fabs(handle.x - middle->x));
  const double y = fmax(1.25 * (a->bottom - a->top + b->bottom - b->top), 2.4 * fabs(handle.y - middle->y));
  return fmax(x, y * 4 / 3);
}

/* The case itself is a point of the map. Whole numbers are made larger, so that a point is a small step. */
static bool frame(const double *numbers, const struct look *look, struct sweep_map *map) {
  const struct form *form = &map->form;
  const bool whole = type_is_whole(form->type);
  struct drawn_shape shapes[SHAPES];
  union number rounded[FORM_MAX_COLUMNS];
  struct spot middle;
  for (unsigned k = 0; k < form_columns(form); k++)
    rounded[k] = number_nearest(form->type, numbers[k]);
  if (!drawn_shapes(form, rounded, (struct spot){0, 0}, shapes))
    return false;
  const struct spot handle = handle_of(form, numbers, look, shapes);
  const double wide = width_of_scene(look, shapes, handle, &middle) / look->nearness;
  double times = 1;
  map->width = FINE_WIDTH;
  map->step = rounded_up(wide / FINE_WIDTH);
  if (!(wide > 0))
    return false;
  if (look->nearness > 1)
    middle = handle;
  if (look->coarse) {
    map->step = lattice_step(form, numbers);
    const double steps = ceil(wide / map->step / 4) * 4;
    map->width = (unsigned)fmin(fmax(steps, COARSE_LEAST), COARSE_WIDTH);
    middle = steps > COARSE_WIDTH ? handle : middle;
  } else if (whole) {
    times = fmax(1, floor(FINE_WIDTH / wide));
    map->step = fmax(1, ceil(wide * times / FINE_WIDTH));
  }
  map->height = map->width / 4 * 3;
  find_moved(map, look->shape, look->corner);
  const double column = floor(0.5 * map->width + (handle.x - middle.x) * times / map->step);
  const double row = floor(0.5 * map->height + (handle.y - middle.y) * times / map->step);
  for (unsigned k = 0; k < form_columns(form); k++)
    map->scene[k] = numbers[k] * times - map->step * (map->moves[k] == AXIS_X   ? column
                                                      : map->moves[k] == AXIS_Y ? row
                                                                                : 0);
  return map->step > 0;
}

/* Tries a case, each shape moved. */
static void try_case(struct hunt *hunt, enum sweep sweep, const double *numbers, struct look look) {
  const struct form *form = &hunt->entry->algorithm->form;
  for (look.shape = 0; look.shape < SHAPES; look.shape++) {
    const unsigned vertices = layout_vertices(form->layouts[look.shape]);
    struct sweep_map map = {.sweep = sweep, .form = *form};
    look.corner = sweep == SWEEP_TURN;
    /* Not of a quad, which is one for few places of a corner. */
    if ((sweep == SWEEP_SCENE || (vertices > 1 && vertices < 4)) && frame(numbers, &look, &map))
      look_at(hunt, &map);
  }
}

/* A case as doubles; false when it is none of a scene. */
static bool scene_numbers(const struct form *form, const union number *numbers, double *scene) {
  for (unsigned k = 0; k < form_columns(form); k++)
    scene[k] = number_as_double(form->type, numbers[k]);
  return numbers_are_finite(form->type, numbers, form_columns(form)) &&
         greatest_number(form, numbers) <= LARGE;
}

/* The first of these scenes that the form takes, and those after it up to `most`. */
static unsigned take_scenes(const char *const *list,
                            const struct form *form,
                            unsigned most,
                            double scene[][FORM_MAX_COLUMNS]) {
  unsigned count = 0;
  for (; *list != NULL && count < most; list++) {
    struct scene parsed;
    char why[TEXT_WHY];
    count += scene_parse(*list, &parsed, why) && scene_on_paper(&parsed, form, scene[count]);
  }
  return count;
}

/* A scene as one would draw it: a shape, and a smaller one in the middle of it. */
static bool take_sample(const struct form *form, int64_t size, double scene[FORM_MAX_COLUMNS]) {
  const enum pair pair = form_pair(form);
  const struct scene sample = {
      .shapes = SHAPES,
      .shape = {scene_sample(pair_kind(pair, 0), 80 - size / 4, 60 - size / 4, size / 2),
                scene_sample(pair_kind(pair, 1), 80 - size / 2, 60 - size / 2, size)}};
  return scene_on_paper(&sample, form, scene);
}

/* Of plain numbers first. Whole scenes before single steps, and these before parts nearer to the cases. */
static bool hunt_scene(struct hunt *hunt, enum sweep sweep, const struct sweep_about *about) {
  static const struct look LOOK[] = {
      {.nearness = 1}, {.nearness = 1, .coarse = true}, {.nearness = 4}, {.nearness = 64}};
  enum { LOOKS = sizeof LOOK / sizeof LOOK[0] };
  const struct form *form = &hunt->entry->algorithm->form;
  double scene[1 + SWEEP_CASES][FORM_MAX_COLUMNS];
  for (unsigned plain = 2; plain-- > 0;) {
    unsigned scenes = take_sample(form, 48, scene[0]);
    for (unsigned k = 0; k < about->cases; k++)
      if (about->plain[k] == (plain > 0))
        scenes += scene_numbers(form, about->numbers[k], scene[scenes]);
    for (unsigned k = 0; k < LOOKS; k++) {
      for (unsigned s = 0; s < scenes; s++)
        try_case(hunt, sweep, scene[s], LOOK[k]);
      if (is_seen(hunt))
        return true;
    }
  }
  return false;
}

/* Beside a number of about 0 the neighbours are nearer than any rounding. */
static bool steps_about_0(const struct sweep_map *map) {
  double last[] = {[AXIS_X] = 0, [AXIS_Y] = 0, [AXIS_BOTH] = 0};
  for (unsigned k = 0; k < form_columns(&map->form); k++)
    last[map->moves[k]] = map->scene[k];
  return fabs(last[AXIS_X]) < 0x1p-40 || fabs(last[AXIS_Y]) < 0x1p-40;
}

static void try_ulps(struct hunt *hunt, const double *numbers) {
  struct sweep_map map = {.sweep = SWEEP_ULPS,
                          .form = hunt->entry->algorithm->form,
                          .width = ULP_WIDTH,
                          .height = ULP_WIDTH / 4 * 3};
  memcpy(map.scene, numbers, sizeof map.scene);
  for (unsigned shape = 0; shape < SHAPES; shape++) {
    find_moved(&map, shape, 0);
    if (!steps_about_0(&map))
      look_at(hunt, &map);
  }
}

/* About places where shapes touch on paper, and about cases that rounding makes wrong. */
static void hunt_ulps(struct hunt *hunt, const struct sweep_about *about) {
  const struct form *form = &hunt->entry->algorithm->form;
  static const enum hull_place PLACE[] = {HULL_VERTEX_SIDE, HULL_VERTEX_VERTEX};
  double scene[2 + SWEEP_CASES][FORM_MAX_COLUMNS];
  unsigned scenes = take_scenes(TOUCHING, form, 2, scene);
  if (scenes == 0 && pair_is_of_hulls(form_pair(form))) {
    struct exemplars exemplars;
    exemplars_find(form_pair(form), RELATION_TOUCHING, &exemplars);
    for (unsigned k = 0; k < 2; k++)
      scenes +=
          exemplars.found[PLACE[k]] && exemplar_on_paper(&exemplars.scene[PLACE[k]], form, scene[scenes]);
  }
  for (unsigned k = 0; k < about->cases; k++)
    if (about->rounded[k])
      scenes += scene_numbers(form, about->numbers[k], scene[scenes]);
  for (unsigned k = 0; k < scenes; k++)
    try_ulps(hunt, scene[k]);
}

static void try_range(struct hunt *hunt) {
  const struct form *form = &hunt->entry->algorithm->form;
  struct sweep_map map = {
      .sweep = SWEEP_RANGE, .form = *form, .width = SCALES[form->type].count, .height = RANGE_ROWS};
  const bool taken = take_scenes(OF_SIZE_1, form, 1, &map.scene) > 0;
  if (!taken && !take_sample(form, 4, map.scene))
    return;
  for (unsigned k = 0; k < form_columns(form) && !taken; k++)
    map.scene[k] /= 4;
  find_moved(&map, form_is_swapped(form), 0);
  look_at(hunt, &map);
}

bool sweep_find(enum sweep sweep,
                const struct registry_entry *entry,
                const struct sweep_about *about,
                struct block *block,
                struct sweep_map *map,
                uint8_t *points) {
  struct hunt hunt = {.entry = entry, .block = block, .best = map};
  hunt.points = points;
  if (sweep == SWEEP_SCENE || sweep == SWEEP_TURN)
    return hunt_scene(&hunt, sweep, about);
  if (sweep == SWEEP_RANGE)
    try_range(&hunt);
  else if (!type_is_whole(entry->algorithm->form.type))
    hunt_ulps(&hunt, about);
  return is_seen(&hunt);
}

const char *sweep_name(enum sweep sweep) {
  static const char *const NAMES[SWEEPS] = {"scene", "turn", "ulps", "range"};
  return NAMES[sweep];
}

/* Pairs of a length, 1 to 255, and a value. Returns the number of bytes; `to` has room for twice the points.
 */
static size_t pack(const uint8_t *points, size_t count, uint8_t *to) {
  size_t bytes = 0;
  for (size_t k = 0, run; k < count; k += run) {
    for (run = 1; run < 255 && k + run < count && points[k + run] == points[k]; run++)
      ;
    to[bytes++] = (uint8_t)run;
    to[bytes++] = points[k];
  }
  return bytes;
}

static void put_map(struct statement *rows,
                    const struct sweep_map *map,
                    const struct algorithm *a,
                    const uint8_t *points,
                    uint8_t *packed) {
  const size_t count = (size_t)map->width * map->height, bytes = pack(points, count, packed);
  union number origin[FORM_MAX_COLUMNS], right[FORM_MAX_COLUMNS], down[FORM_MAX_COLUMNS];
  uint64_t wrong[OUTCOMES] = {0};
  sweep_case(map, 0, 0, origin);
  sweep_case(map, 1, 0, right);
  sweep_case(map, 0, 1, down);
  for (size_t k = 0; k < count; k++)
    wrong[points[k] >> SWEEP_OUTCOME_SHIFT]++;
  STATEMENT_PUT(rows,
                of_text(a->id),
                of_text(sweep_name(map->sweep)),
                of_whole(map->width),
                of_whole(map->height),
                of_case(&map->form, origin, NUMBER_DECIMAL),
                of_case(&map->form, origin, NUMBER_HEX),
                of_case(&map->form, right, NUMBER_DECIMAL),
                of_case(&map->form, right, NUMBER_HEX),
                of_case(&map->form, down, NUMBER_DECIMAL),
                of_case(&map->form, down, NUMBER_HEX),
                of_count(wrong[OUTCOME_FALSE_HIT]),
                of_count(wrong[OUTCOME_MISSED_HIT]),
                of_count(wrong[OUTCOME_BROKEN_CONTRACT]),
                of_count(wrong[OUTCOME_NO_ANSWER]),
                (struct field){.kind = FIELD_BYTES, .at = packed, .whole = (int64_t)bytes});
}

/* What the store says that the test gets wrong; by its ids, which begin with its name. */
static bool read_cases(struct store *store, const struct registry_entry *entry, struct sweep_about *about) {
  struct statement *s =
      statement_with(store,
                     "SELECT cause = 'logic', cause = 'rounding', plainest_hex, smallest_hex FROM finding "
                     "WHERE id > ?1 || '/' AND id < ?1 || '0' ORDER BY defect, rank",
                     FIELDS(of_text(entry->stem)));
  *about = (struct sweep_about){.entry = entry};
  while (statement_row(s))
    for (int column = 2; column < 4 && about->cases < SWEEP_CASES; column++) {
      const unsigned k = about->cases;
      char why[TEXT_WHY];
      about->plain[k] = statement_integer(s, 0) != 0;
      about->rounded[k] = statement_integer(s, 1) != 0;
      about->cases +=
          case_parse(&entry->algorithm->form, "", statement_text(s, column), about->numbers[k], why);
    }
  return statement_end(s);
}

/* Of a kind on which nothing is to be seen there is none. */
static bool
put_maps(const struct survey *survey, const struct registry_entry *entry, struct statement *rows) {
  struct sweep_about about;
  if (!read_cases(survey->store, entry, &about))
    return false;
  if (about.cases == 0)
    return true;
  struct block *block = block_new(level_best());
  uint8_t *points = malloc((size_t)3 * SWEEP_POINTS_MAX);
  const bool fine = block != NULL && points != NULL;
  for (enum sweep sweep = 0; sweep < SWEEPS && fine; sweep++) {
    struct sweep_map map = {.sweep = sweep};
    if (sweep_find(sweep, entry, &about, block, &map, points))
      put_map(rows, &map, entry->algorithm, points, points + SWEEP_POINTS_MAX);
  }
  block_free(block);
  free(points);
  return fine;
}

bool survey_maps(const struct survey *survey, struct statement *rows) {
  return survey_each(survey, put_maps, rows);
}
