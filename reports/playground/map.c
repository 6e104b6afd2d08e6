/* The error map under the stage: a colour for each position of one shape. */
#include "page.h"
#include "reports/widen.h"

#include <math.h>
#include <string.h>

uint32_t *PAGE_EXPORT(page_palette)(struct page *page) { return &page->palette[0][0]; }
uint32_t *PAGE_EXPORT(page_points)(struct page *page) { return page->points; }

static enum paint paint_of(const struct registry_entry *test, uint8_t truth, enum answer answer) {
  static const enum paint AGREED[RELATIONS] = {
      [RELATION_APART] = PAINT_MISS,
      [RELATION_TOUCHING] = PAINT_TOUCHING,
      [RELATION_OVERLAPPING] = PAINT_HIT,
      [RELATION_FLAT] = PAINT_UNBLAMED,
      [RELATION_INVALID] = PAINT_UNBLAMED,
  };
  static const enum paint WRONG[OUTCOMES] = {
      [OUTCOME_FALSE_HIT] = PAINT_FALSE_HIT,
      [OUTCOME_MISSED_HIT] = PAINT_MISSED_HIT,
      [OUTCOME_BROKEN_CONTRACT] = PAINT_BROKEN,
      [OUTCOME_NO_ANSWER] = PAINT_NO_ANSWER,
  };
  const enum outcome outcome =
      test == NULL ? OUTCOME_AGREES : judge_row(test->algorithm->by_code, truth, (uint8_t)answer);
  return outcome == OUTCOME_AGREES ? AGREED[truth_relation(truth)] : WRONG[outcome];
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
    const enum paint paint = paint_of(map->test, page->truths[x], (enum answer)page->answers[x]);
    page->wrong[from + x] = is_wrong(paint) ? (uint8_t)paint : 0;
    page->points[paint]++;
    page->pixels[from + x] = colour(page, paint, x, y);
  }
}

static void draw_wider(struct page *page, unsigned width, unsigned height) {
  page->points[PAINTS] =
      (uint32_t)widen(page->wrong, width, height, (size_t)width * height / 50, page->wider);
  for (unsigned k = 0; k < width * height; k++)
    if (page->wrong[k] != page->wider[k])
      page->pixels[k] = colour(page, (enum paint)page->wider[k], k % width, k / width);
}

static bool map_of(struct page *page, unsigned test, unsigned mover, struct map *map) {
  const struct form *from = &page->scene.form;
  map->test = page_entry(page, test);
  map->form = map->test != NULL ? map->test->algorithm->form : *from;
  if (!page_numbers(page, &map->form, map->numbers))
    return false;
  /* The shape that moves may stand the other way round in the test's form. */
  const bool crossed = form_is_swapped(from) != form_is_swapped(&map->form);
  map->mover = crossed ? 1 - mover : mover;
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
  struct map map = {.test = NULL};
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
  draw_wider(page, width, height);
  return page->pixels;
}
