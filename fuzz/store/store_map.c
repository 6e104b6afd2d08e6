/* Error maps in the store: the points packed as runs. */
#include "statement.h"
#include "survey/sweep.h"
#include "text.h"

#include <stdlib.h>
#include <string.h>

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
struct point {
  char decimal[CASE_TEXT], hex[CASE_TEXT];
};

static void print_point(const struct sweep_map *map, unsigned column, unsigned row, struct point *point) {
  union number numbers[FORM_MAX_COLUMNS];
  sweep_case(map, column, row, numbers);
  case_print(&map->form, numbers, NUMBER_DECIMAL, point->decimal);
  case_print(&map->form, numbers, NUMBER_HEX, point->hex);
}

static void write_map(struct statement *s,
                      const struct sweep_map *map,
                      const struct algorithm *a,
                      const uint8_t *points,
                      uint8_t *packed) {
  const size_t count = (size_t)map->width * map->height;
  struct point origin, right, down;
  uint64_t wrong[OUTCOMES] = {0};
  print_point(map, 0, 0, &origin);
  print_point(map, 1, 0, &right);
  print_point(map, 0, 1, &down);
  for (size_t k = 0; k < count; k++)
    wrong[points[k] >> SWEEP_OUTCOME_SHIFT]++;
  record_put(s,
             &RECORD_map,
             &(struct stored_map){.test = {.id = a->id},
                                  .sweep = sweep_name(map->sweep),
                                  .width = map->width,
                                  .height = map->height,
                                  .origin = origin.decimal,
                                  .origin_hex = origin.hex,
                                  .right = right.decimal,
                                  .right_hex = right.hex,
                                  .down = down.decimal,
                                  .down_hex = down.hex,
                                  .false_hits = wrong[OUTCOME_FALSE_HIT],
                                  .missed_hits = wrong[OUTCOME_MISSED_HIT],
                                  .broken_contracts = wrong[OUTCOME_BROKEN_CONTRACT],
                                  .no_answers = wrong[OUTCOME_NO_ANSWER],
                                  .points = {packed, pack(points, count, packed)}});
}

bool store_save_maps(struct store *store, const struct registry_entry *const *tests, unsigned count) {
  uint8_t *points = malloc(SWEEP_POINTS_MAX), *packed = malloc((size_t)2 * SWEEP_POINTS_MAX);
  bool saved = points != NULL && packed != NULL && store_begin(store);
  if (!saved) {
    free(points);
    free(packed);
    return store->why[0] != '\0' ? false : store_fault(store, "no memory for the maps");
  }
  saved = store_run(store, "DELETE FROM map");
  struct statement *s = record_insert(store, &RECORD_map);
  for (unsigned k = 0; k < count && saved; k++)
    for (unsigned sweep = 0; sweep < SWEEPS && saved; sweep++) {
      struct sweep_map map;
      if (!sweep_map((enum sweep)sweep, &tests[k]->algorithm->form, &map))
        continue;
      saved = sweep_run(&map, tests[k], points) || store_fault(store, "no memory for a map");
      write_map(s, &map, tests[k]->algorithm, points, packed);
    }
  saved = store_end(store, statement_end(s) && saved);
  free(points);
  free(packed);
  return saved;
}
