/* Error maps in the store: the points packed as runs. */
#include "statement.h"
#include "survey/survey.h"
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
struct map_point {
  char decimal[CASE_TEXT], hex[CASE_TEXT];
};

static void print_point(const struct sweep_map *map, unsigned column, unsigned row, struct map_point *point) {
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
  struct map_point origin, right, down;
  uint64_t wrong[OUTCOMES] = {0};
  print_point(map, 0, 0, &origin);
  print_point(map, 1, 0, &right);
  print_point(map, 0, 1, &down);
  for (size_t k = 0; k < count; k++)
    wrong[points[k] >> SWEEP_OUTCOME_SHIFT]++;
  const size_t bytes = pack(points, count, packed);
  STATEMENT_PUT(s,
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

struct map_writer {
  struct statement *statement;
  uint8_t *packed;
};

static bool give_maps(void *context, const struct registry_entry *entry, const void *result) {
  const struct map_writer *writer = context;
  const struct maps *maps = result;
  for (unsigned k = 0; k < SWEEPS; k++)
    if (maps->drawn[k])
      write_map(writer->statement, &maps->map[k], entry->algorithm, maps->points[k], writer->packed);
  return true;
}

bool store_save_maps(struct store *store,
                     const struct registry_entry *const *tests,
                     unsigned count,
                     unsigned jobs) {
  const struct survey survey = {.test = tests, .tests = count, .jobs = jobs};
  struct map_writer writer = {.packed = malloc((size_t)2 * SWEEP_POINTS_MAX)};
  if (writer.packed == NULL)
    return store_fault(store, "no memory for the maps");
  bool saved = store_begin(store) && store_run(store, "DELETE FROM map");
  writer.statement = statement_insert(store, "map");
  saved = saved && (survey_each(&survey, sizeof(struct maps), draw_maps, give_maps, &writer) ||
                    store_fault(store, "no memory for a map"));
  saved = store_end(store, statement_end(writer.statement) && saved);
  free(writer.packed);
  return saved;
}
