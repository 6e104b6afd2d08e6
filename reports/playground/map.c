/* The error map under the stage: a colour for each position of one shape. */
#include "page.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

uint32_t *PAGE_EXPORT(page_palette)(struct page *page) { return &page->palette[0][0]; }
uint32_t *PAGE_EXPORT(page_points)(struct page *page) { return page->points; }

static enum paint paint_of(const struct registry_entry *test, uint8_t truth, enum answer answer) {
  switch (test == NULL ? OUTCOME_AGREES : judge_row(test->algorithm->by_code, truth, (uint8_t)answer)) {
  case OUTCOME_FALSE_HIT:
    return PAINT_FALSE_HIT;
  case OUTCOME_MISSED_HIT:
    return PAINT_MISSED_HIT;
  case OUTCOME_BROKEN_CONTRACT:
    return PAINT_BROKEN;
  case OUTCOME_NO_ANSWER:
    return PAINT_NO_ANSWER;
  default:
    break;
  }
  static const enum paint AGREED[RELATIONS] = {
      [RELATION_APART] = PAINT_MISS,
      [RELATION_TOUCHING] = PAINT_TOUCHING,
      [RELATION_OVERLAPPING] = PAINT_HIT,
      [RELATION_FLAT] = PAINT_UNBLAMED,
      [RELATION_INVALID] = PAINT_UNBLAMED,
  };
  return AGREED[truth_relation(truth)];
}

static bool is_wrong(enum paint paint) { return paint >= PAINT_FALSE_HIT && paint <= PAINT_NO_ANSWER; }

/* Missed hits are striped, so that they are told from false ones without colour, as in the plots. */
static uint32_t colour(const struct page *page, enum paint paint, unsigned x, unsigned y) {
  return page->palette[paint][paint == PAINT_MISSED_HIT && (x + y) % 6 >= 3];
}

struct map {
  const struct registry_entry *test; /* NULL: what is true */
  struct form form;
  union number numbers[FORM_MAX_COLUMNS];
  unsigned mover;
  uint8_t paint[TRUTHS][ANSWERS];
};

/* Every number of a column moved: the first by `from`, each further one by `step` more. */
static void
fill_column(struct page *page, const struct map *map, unsigned k, double from, double step, unsigned width) {
  union number number = {.i64 = 0};
  for (unsigned x = 0; x < width; x++) {
    if (x == 0 || step != 0)
      number = number_moved(map->form.type, map->numbers[k], from + x * step);
    column_set(map->form.type, &page->column[k], x, number);
  }
}

static void
paint_row(struct page *page, const struct map *map, const void *const *columns, unsigned y, unsigned width) {
  const size_t from = (size_t)y * width;
  memset(page->answers, 0, width);
  if (map->test != NULL)
    registry_ask(map->test, LEVEL_BASE, columns, width, page->answers);
  reference_batch(&map->form, columns, width, page->truths, NULL, NULL);
  for (unsigned x = 0; x < width; x++) {
    const uint8_t paint = map->paint[page->truths[x] % TRUTHS][page->answers[x]];
    page->painted[from + x] = paint;
    page->points[paint]++;
    page->pixels[from + x] = colour(page, (enum paint)paint, x, y);
  }
}

/* How many of the points about a wrong one are wrong too, itself included; a full square of four of them has
 * room enough to be seen. */
static bool can_be_seen(
    const struct page *page, unsigned x, unsigned y, unsigned width, unsigned height, unsigned *about) {
  bool wrong[3][3];
  *about = 0;
  for (unsigned dy = 0; dy < 3; dy++)
    for (unsigned dx = 0; dx < 3; dx++) {
      const unsigned px = x + dx - 1, py = y + dy - 1; /* those before the first wrap beyond the last */
      wrong[dy][dx] =
          px < width && py < height && is_wrong((enum paint)page->painted[(size_t)py * width + px]);
      *about += wrong[dy][dx];
    }
  for (unsigned k = 0; k < 4; k++)
    if (wrong[k / 2][k % 2] && wrong[k / 2][k % 2 + 1] && wrong[k / 2 + 1][k % 2] &&
        wrong[k / 2 + 1][k % 2 + 1])
      return true;
  return false;
}

static void
widen_point(struct page *page, unsigned x, unsigned y, unsigned width, unsigned height, int reach) {
  const uint8_t paint = page->painted[(size_t)y * width + x];
  for (int dy = -reach; dy <= reach; dy++)
    for (int dx = -reach; dx <= reach; dx++) {
      const unsigned px = x + (unsigned)dx, py = y + (unsigned)dy;
      if (abs(dx * dy) < 4 && px < width && py < height &&
          !is_wrong((enum paint)page->painted[(size_t)py * width + px]))
        page->pixels[(size_t)py * width + px] = colour(page, (enum paint)paint, px, py);
    }
}

/* Where what is wrong is a line or a single point, it is drawn three or five points wide; not where there are
 * so many of them that they are seen, and would cover what lies between. */
static void widen(struct page *page, unsigned width, unsigned height) {
  uint32_t thin = 0;
  for (unsigned pass = 0; pass < 2 && thin <= width * height / 50; pass++)
    for (unsigned y = 0; y < height; y++)
      for (unsigned x = 0; x < width; x++) {
        unsigned about;
        if (!is_wrong((enum paint)page->painted[(size_t)y * width + x]) ||
            can_be_seen(page, x, y, width, height, &about))
          continue;
        thin += pass == 0;
        page->points[PAINTS] += pass;
        if (pass == 1)
          widen_point(page, x, y, width, height, about == 1 ? 2 : 1);
      }
}

static bool map_of(struct page *page, unsigned test, unsigned mover, struct map *map) {
  const struct form *from = &page->scene.form;
  map->test = page_entry(page, test);
  map->form = map->test != NULL ? map->test->algorithm->form : *from;
  if (form_equal(from, &map->form))
    memcpy(map->numbers, page->scene.numbers, sizeof map->numbers);
  else if (!case_carry(from, page->scene.numbers, &map->form, map->numbers, page->text))
    return false;
  /* The shape that moves may stand the other way round in the test's form. */
  const bool crossed = form_is_swapped(from) != form_is_swapped(&map->form);
  map->mover = crossed ? 1 - mover : mover;
  for (unsigned t = 0; t < TRUTHS; t++)
    for (unsigned a = 0; a < ANSWERS; a++)
      map->paint[t][a] = (t & TRUTH_RELATION) < RELATIONS
                             ? (uint8_t)paint_of(map->test, (uint8_t)t, (enum answer)a)
                             : PAINT_UNBLAMED;
  return true;
}

/* The shape back to round numbers along an axis: a hand leaves it where its decimals are short. */
static void make_round(struct map *map, enum axis axis, double scale) {
  const enum number_type type = map->form.type;
  const double step = fmin(scale, 1);
  bool first = true;
  double beyond = 0;
  for (unsigned k = 0; k < form_columns(&map->form) && !type_is_whole(type); k++) {
    if (!form_moves(&map->form, k, map->mover, axis))
      continue;
    const double at = type == TYPE_F32 ? (double)map->numbers[k].f32 : map->numbers[k].f64;
    if (first)
      beyond = at - floor(at / step) * step;
    first = false;
    map->numbers[k] = number_moved(type, map->numbers[k], -beyond);
  }
}

uint32_t *PAGE_EXPORT(page_map)(struct page *page,
                                unsigned test,
                                unsigned mover,
                                double x,
                                double y,
                                double scale,
                                unsigned width,
                                unsigned height) {
  struct map map;
  if (width > MAP_WIDTH || height > MAP_HEIGHT || mover > 1 || !map_of(page, test, mover, &map))
    return NULL;
  /* By whole points, from round numbers: by powers of two all stay round, and touching is met. */
  make_round(&map, AXIS_X, scale);
  make_round(&map, AXIS_Y, scale);
  const double left = ceil(x / scale - width * 0.5) * scale, top = ceil(y / scale - height * 0.5) * scale;
  memset(page->points, 0, sizeof page->points);
  const void *columns[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < form_columns(&map.form); k++) {
    const bool across = form_moves(&map.form, k, map.mover, AXIS_X);
    fill_column(page, &map, k, across ? left : 0, across ? scale : 0, width);
    columns[k] = &page->column[k];
  }
  for (unsigned row = 0; row < height; row++) {
    for (unsigned k = 0; k < form_columns(&map.form); k++)
      if (form_moves(&map.form, k, map.mover, AXIS_Y))
        fill_column(page, &map, k, top + row * scale, 0, width);
    paint_row(page, &map, columns, row, width);
  }
  widen(page, width, height);
  return page->pixels;
}
