#include "sweep.h"

#include "block.h"
#include "generate/generate.h"
#include "number.h"
#include "survey.h"
#include "text.h"

#include <math.h>

enum { ULP_SIDE = 96, RANGE_ROWS = 128, SCENE_WIDTH = 160, SCENE_HEIGHT = 120 };

/* At ulp scale the moved shape lies at 0.2 and 0.15, where an ulp is 2^-55, and reaches to where it is 2^-51:
 * what a test rounds on the way is off by some sixteen steps, and the band in which it is wrong is as wide.
 * Its far end touches the other shape on paper, in decimals: 0.2 + 2.6 is 2.8; 1.56 and 2.08 are 0.6 and 0.8
 * of the disc's radius.
 */
static const char *const SCENE[SWEEPS][12] = {
    /* Something 60 x 40 in the middle of 160 x 120; something smaller about the upper left corner. */
    [SWEEP_SCENE] = {"point 0 0 disc 80 60 32",
                     "point 0 0 square 56 36 48",
                     "point 0 0 box 50 40 60 40",
                     "disc 0 0 24 disc 80 60 32",
                     "disc 0 0 24 square 56 36 48",
                     "disc 0 0 24 box 50 40 60 40",
                     "square -12 -12 24 square 56 36 48",
                     "square -12 -12 24 box 50 40 60 40",
                     "box -16 -10 32 20 square 56 36 48",
                     "box -16 -10 32 20 box 50 40 60 40"},
    [SWEEP_SIDE] = {"point 0.2 0.15 disc 1.2 0.15 1",
                    "point 0.2 0.15 box 0.2 -0.3 0.7 0.9",
                    "point 0.5 0.5 triangle -12 -12 24 24 0 24",
                    "disc 0.2 0.15 2.6 disc 3.8 0.15 1",
                    "disc 0.2 0.15 2.6 box 2.8 -0.3 0.7 0.9",
                    "square 0.2 0.15 2.4 box 2.6 2.1 0.7 0.9",
                    "centre 0.2 0.15 2.6 2.3 box 2.8 2 0.7 0.9",
                    "box 0.2 0.15 2.6 2.35 box 2.8 2.05 0.7 0.9"},
    [SWEEP_CORNER] = {"point 0.2 0.15 disc 0.8 0.95 1",
                      "point 0.2 0.15 box 0.2 0.15 0.7 0.9",
                      "disc 0.2 0.15 2.6 disc 2.36 3.03 1",
                      "disc 0.2 0.15 2.6 box 1.76 2.23 0.7 0.9",
                      "square 0.2 0.15 2.4 box 2.6 2.55 0.7 0.9",
                      "centre 0.2 0.15 2.6 2.3 box 2.8 2.45 0.7 0.9",
                      "box 0.2 0.15 2.6 2.35 box 2.8 2.5 0.7 0.9"},
    [SWEEP_TURN] = {NULL},
    /* Shapes of one size, one in the other, or the disc on the box's far corner. */
    [SWEEP_RANGE] = {"point 0 0 disc 0 0 1",
                     "point 0 0 box 0 0 1 1",
                     "disc 0 0 1 disc 0 0 1",
                     "disc 1 1 1 box 0 0 1 1",
                     "box 0 0 1 1 box 0 0 1 1"},
};

/* The powers of two at which a 64th of one and 128 of them are numbers of the type too. */
static const struct {
  int least, step;
  unsigned count;
} SCALES[TYPES] = {[TYPE_I32] = {6, 1, 25},
                   [TYPE_I64] = {6, 1, 57},
                   [TYPE_F32] = {-140, 1, 260},
                   [TYPE_F64] = {-1060, 8, 260}};

static void find_moved(struct sweep_map *map) {
  const struct form *form = &map->form;
  const unsigned moved = form_is_swapped(form); /* the first of the scene: a point or disc before a box */
  for (unsigned k = 0; k < form_columns(form); k++)
    map->moves[k] = form_moves(form, k, moved, AXIS_X)   ? AXIS_X
                    : form_moves(form, k, moved, AXIS_Y) ? AXIS_Y
                                                         : AXIS_BOTH;
}

/* The first shape that has a second corner; not a quad, which is one for few places of it. The shape begins
 * at the upper left, the other stays in the middle. */
static bool turned_map(struct sweep_map *map) {
  const enum pair pair = form_pair(&map->form);
  struct scene scene;
  unsigned turned = 0;
  while (turned < SHAPES && (layout_vertices(kind_layout(pair_kind(pair, turned))) < 2 ||
                             layout_vertices(kind_layout(pair_kind(pair, turned))) > 3))
    turned++;
  if (turned == SHAPES)
    return false;
  for (unsigned s = 0; s < SHAPES; s++)
    scene.shape[s] = s == turned ? scene_sample(pair_kind(pair, s), 12, 12, 32)
                                 : scene_sample(pair_kind(pair, s), 60, 40, 48);
  if (!scene_on_paper(&scene, &map->form, map->scene))
    return false;
  const unsigned corner = form_first_column(&map->form, turned ^ form_is_swapped(&map->form)) + 2;
  for (unsigned k = 0; k < form_columns(&map->form); k++) {
    map->moves[k] = k == corner ? AXIS_X : k == corner + 1 ? AXIS_Y : AXIS_BOTH;
    if (map->moves[k] != AXIS_BOTH)
      map->scene[k] = 0;
  }
  return true;
}

/* Of hulls. At ulp scale they touch on paper. */
static bool hull_map(enum sweep sweep, struct sweep_map *map) {
  const enum pair pair = form_pair(&map->form);
  const enum shape_kind a = pair_kind(pair, 0), b = pair_kind(pair, 1);
  struct scene scene = {SHAPES, {scene_sample(a, -12, -12, 24), scene_sample(b, 50, 40, 48)}};
  struct exemplars exemplars;
  const enum hull_place place = sweep == SWEEP_CORNER ? HULL_VERTEX_VERTEX : HULL_VERTEX_SIDE;
  if (sweep == SWEEP_TURN)
    return turned_map(map);
  if (sweep == SWEEP_RANGE) {
    scene.shape[0] = scene_sample(a, 0, 0, 4);
    scene.shape[1] = scene_sample(b, 0, 0, 4);
  } else if (sweep != SWEEP_SCENE) {
    exemplars_find(pair, RELATION_TOUCHING, &exemplars);
    if (!exemplars.found[place] || !exemplar_on_paper(&exemplars.scene[place], &map->form, map->scene))
      return false;
    find_moved(map);
    return true;
  }
  if (!scene_on_paper(&scene, &map->form, map->scene))
    return false;
  for (unsigned k = 0; k < form_columns(&map->form) && sweep == SWEEP_RANGE; k++)
    map->scene[k] /= 4;
  find_moved(map);
  return true;
}

bool sweep_map(enum sweep sweep, const struct form *form, struct sweep_map *map) {
  const bool ulps = sweep == SWEEP_SIDE || sweep == SWEEP_CORNER;
  const unsigned finer = type_is_whole(form->type) ? 1 : 2;
  *map = (struct sweep_map){.sweep = sweep, .form = *form, .width = ULP_SIDE, .height = ULP_SIDE};
  if (sweep == SWEEP_TURN) {
    map->width = SCENE_WIDTH;
    map->height = SCENE_HEIGHT;
  } else if (sweep == SWEEP_SCENE) {
    map->width = finer * SCENE_WIDTH;
    map->height = finer * SCENE_HEIGHT;
  } else if (sweep == SWEEP_RANGE) {
    map->width = SCALES[form->type].count;
    map->height = RANGE_ROWS;
  }
  if (ulps && type_is_whole(form->type))
    return false;
  for (unsigned k = 0; SCENE[sweep][k] != NULL; k++) {
    struct scene scene;
    char why[TEXT_WHY];
    if (scene_parse(SCENE[sweep][k], &scene, why) && scene_on_paper(&scene, form, map->scene)) {
      find_moved(map);
      return true;
    }
  }
  return pair_told_by(form_pair(form)) == PLACES_OF_HULLS && hull_map(sweep, map);
}

void sweep_case(const struct sweep_map *map, unsigned column, unsigned row, union number *numbers) {
  const enum number_type type = map->form.type;
  double scale = 1, by[] = {[AXIS_X] = 0, [AXIS_Y] = 0, [AXIS_BOTH] = 0};
  if (map->sweep == SWEEP_RANGE) {
    scale = ldexp(1, SCALES[type].least + (int)column * SCALES[type].step);
    by[AXIS_X] = by[AXIS_Y] = scale / 64 * row;
  } else if (map->sweep == SWEEP_SCENE || map->sweep == SWEEP_TURN) {
    by[AXIS_X] = column * (double)SCENE_WIDTH / map->width;
    by[AXIS_Y] = row * (double)SCENE_HEIGHT / map->height;
  }
  unsigned end[] = {[AXIS_X] = 0, [AXIS_Y] = 0, [AXIS_BOTH] = 0}; /* the last that moves, the far one */
  for (unsigned k = 0; k < form_columns(&map->form); k++) {
    numbers[k] = number_nearest(type, map->scene[k] * scale + by[map->moves[k]]);
    end[map->moves[k]] = k;
  }
  if (map->sweep == SWEEP_SIDE || map->sweep == SWEEP_CORNER) {
    numbers[end[AXIS_X]] = number_stepped(type, numbers[end[AXIS_X]], (int)column - ULP_SIDE / 2);
    numbers[end[AXIS_Y]] = number_stepped(type, numbers[end[AXIS_Y]], (int)row - ULP_SIDE / 2);
  }
}

/* One row of a map is a block. */
static void judge_row_of_map(struct block *block, const struct registry_entry *entry, uint8_t *points) {
  block_ask(block, entry);
  for (size_t x = 0; x < block->rows; x++) {
    const uint8_t truth = block->truths[x], answer = block->answers[x];
    const enum outcome outcome = judge_row(entry->algorithm->by_code, truth, answer);
    points[x] = (uint8_t)(truth_relation(truth) | (unsigned)answer << SWEEP_ANSWER_SHIFT |
                          (unsigned)outcome << SWEEP_OUTCOME_SHIFT);
  }
}

bool sweep_run(const struct sweep_map *map, const struct peers *peers, uint8_t *const *points) {
  struct block *block = block_new(level_best());
  if (block == NULL)
    return false;
  block->form = map->form;
  block->rows = map->width;
  for (unsigned row = 0; row < map->height; row++) {
    for (unsigned column = 0; column < map->width; column++) {
      union number numbers[FORM_MAX_COLUMNS];
      sweep_case(map, column, row, numbers);
      block_put(block, column, numbers);
    }
    block_refer(block);
    for (unsigned t = 0; t < peers->tests; t++)
      judge_row_of_map(block, peers->test[t], points[t] + (size_t)row * map->width);
  }
  block_free(block);
  return true;
}

const char *sweep_name(enum sweep sweep) {
  static const char *const NAMES[SWEEPS] = {"scene", "side", "corner", "turn", "range"};
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

/* A point of the map as a case, in decimal and in hex. */
struct map_point {
  char decimal[CASE_TEXT], hex[CASE_TEXT];
};

static void print_point(const struct sweep_map *map, unsigned column, unsigned row, struct map_point *point) {
  union number numbers[FORM_MAX_COLUMNS];
  sweep_case(map, column, row, numbers);
  case_print(&map->form, numbers, NUMBER_DECIMAL, point->decimal);
  case_print(&map->form, numbers, NUMBER_HEX, point->hex);
}

static void put_map(struct statement *rows,
                    const struct sweep_map *map,
                    const struct algorithm *a,
                    const uint8_t *points) {
  const size_t count = (size_t)map->width * map->height;
  struct map_point origin, right, down;
  uint8_t packed[2 * SWEEP_POINTS_MAX];
  uint64_t wrong[OUTCOMES] = {0};
  print_point(map, 0, 0, &origin);
  print_point(map, 1, 0, &right);
  print_point(map, 0, 1, &down);
  for (size_t k = 0; k < count; k++)
    wrong[points[k] >> SWEEP_OUTCOME_SHIFT]++;
  const size_t bytes = pack(points, count, packed);
  STATEMENT_PUT(rows,
                of_text(a->id),
                of_text(sweep_name(map->sweep)),
                of_whole(map->width),
                of_whole(map->height),
                of_text(origin.decimal),
                of_text(origin.hex),
                of_text(right.decimal),
                of_text(right.hex),
                of_text(down.decimal),
                of_text(down.hex),
                of_count(wrong[OUTCOME_FALSE_HIT]),
                of_count(wrong[OUTCOME_MISSED_HIT]),
                of_count(wrong[OUTCOME_BROKEN_CONTRACT]),
                of_count(wrong[OUTCOME_NO_ANSWER]),
                (struct field){.kind = FIELD_BYTES, .at = packed, .whole = (int64_t)bytes});
}

/* The maps of one test. */
struct maps {
  struct sweep_map map[SWEEPS];
  bool drawn[SWEEPS]; /* not where the test has no such map */
  uint8_t points[SWEEPS][SWEEP_POINTS_MAX];
};

static bool draw_maps(const struct survey *survey, const struct peers *peers, void *results) {
  struct maps *maps = results;
  bool fine = true;
  (void)survey;
  for (unsigned k = 0; k < SWEEPS && fine; k++) {
    struct sweep_map map;
    uint8_t *points[PEERS];
    const bool drawn = sweep_map((enum sweep)k, &peers->test[0]->algorithm->form, &map);
    for (unsigned t = 0; t < peers->tests; t++) {
      maps[t].drawn[k] = drawn;
      maps[t].map[k] = map;
      points[t] = maps[t].points[k];
    }
    fine = !drawn || sweep_run(&map, peers, points);
  }
  return fine;
}

static void put_maps(struct statement *rows, const struct registry_entry *entry, const void *result) {
  const struct maps *maps = result;
  for (unsigned k = 0; k < SWEEPS; k++)
    if (maps->drawn[k])
      put_map(rows, &maps->map[k], entry->algorithm, maps->points[k]);
}

bool survey_maps(const struct survey *survey, struct statement *rows) {
  return survey_each(survey, sizeof(struct maps), draw_maps, put_maps, rows);
}
