/* The error map under the stage: a colour for each position of one shape. */
#include "page.h"

#include <math.h>
#include <string.h>

uint32_t *PAGE_EXPORT(page_palette)(struct page *page) { return &page->palette[0][0]; }

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

/* Which of the two colours of a paint a point has: a pattern beside the colour, so that colour is not needed.
 */
static unsigned ink(enum paint paint, unsigned x, unsigned y) {
  switch (paint) {
  case PAINT_FALSE_HIT:
    return (x + y) % 8 < 2;
  case PAINT_MISSED_HIT:
    return x % 6 < 2 && y % 6 < 2;
  case PAINT_BROKEN:
    return y % 4 < 1;
  case PAINT_NO_ANSWER:
    return (x + y) % 8 < 1 || (x - y) % 8 < 1;
  default:
    return 0;
  }
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
  uint32_t *pixels = page->pixels + (size_t)y * width;
  memset(page->answers, 0, width);
  if (map->test != NULL)
    registry_ask(map->test, LEVEL_BASE, columns, width, page->answers);
  reference_batch(&map->form, columns, width, page->truths, NULL, NULL);
  for (unsigned x = 0; x < width; x++) {
    const enum paint paint = (enum paint)map->paint[page->truths[x] % TRUTHS][page->answers[x]];
    pixels[x] = page->palette[paint][ink(paint, x, y)];
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
  const double left = x - (width - 1) * 0.5 * scale, top = y - (height - 1) * 0.5 * scale;
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
  return page->pixels;
}
