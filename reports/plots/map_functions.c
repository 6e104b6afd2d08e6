/* What a picture needs of an error map and SQL cannot tell: its points, and what is read off them. A map
 * comes as the columns points, width, height of the store.
 */
#include "../pictures.h"

#include "algorithm.h"
#include "widen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How the store writes a point; STRIPE in place of a missed hit is one of every other stripe, which is drawn
 * lighter, LINE one that the shapes touch beside. */
enum { POINT_RELATION = 7, POINT_OUTCOME_SHIFT = 5, STRIPE = 5, LINE = 6 };
enum { MAP_MOST = 1 << 22, PIXELS_MOST = 4096 };
enum { SMALL = 128 }; /* narrower maps have points so wide that each is seen */

struct grid {
  unsigned width, height;
  uint8_t *point;
};

/* False when there is no memory, or when the runs of the map do not fill it. */
static bool grid_read(sqlite3_context *context, sqlite3_value **value, struct grid *grid) {
  const int bytes = sqlite3_value_bytes(value[0]), width = sqlite3_value_int(value[1]),
            height = sqlite3_value_int(value[2]);
  const uint8_t *run = sqlite3_value_blob(value[0]);
  if (run == NULL || width < 2 || height < 2 || width > MAP_MOST / height || bytes % 2 != 0)
    return false;
  const size_t count = (size_t)width * (size_t)height;
  size_t filled = 0;
  *grid = (struct grid){(unsigned)width, (unsigned)height, malloc(count)};
  if (grid->point == NULL) {
    sqlite3_result_error_nomem(context);
    return false;
  }
  for (const uint8_t *end = run + bytes; run < end && run[0] <= count - filled; run += 2) {
    memset(grid->point + filled, run[1], run[0]);
    filled += run[0];
  }
  if (filled == count)
    return true;
  free(grid->point);
  return false;
}

static uint8_t point_at(const struct grid *grid, unsigned x, unsigned y) {
  return grid->point[(size_t)y * grid->width + x];
}

static enum outcome outcome_at(const struct grid *grid, unsigned x, unsigned y) {
  const unsigned outcome = point_at(grid, x, y) >> POINT_OUTCOME_SHIFT;
  return outcome < OUTCOMES ? (enum outcome)outcome : OUTCOME_AGREES;
}

static bool apart(const struct grid *grid, unsigned x, unsigned y) {
  return (point_at(grid, x, y) & POINT_RELATION) == RELATION_APART;
}

static bool wrong(const struct grid *grid, unsigned x, unsigned y) {
  return outcome_at(grid, x, y) != OUTCOME_AGREES;
}

/* What is thin is drawn wider, once it is counted; not where points are wide. How many points are then drawn
 * as wrong though they are right. */
static size_t thicken(struct grid *grid) {
  const size_t count = (size_t)grid->width * grid->height;
  uint8_t *before = grid->width < SMALL ? NULL : calloc(2, count);
  if (before == NULL)
    return 0;
  uint8_t *const after = before + count;
  for (size_t k = 0; k < count; k++)
    before[k] = grid->point[k] >> POINT_OUTCOME_SHIFT < OUTCOMES ? grid->point[k] >> POINT_OUTCOME_SHIFT : 0;
  const size_t changed = widen(before, grid->width, grid->height, count, after);
  for (size_t k = 0; k < count; k++)
    if (before[k] == 0 && after[k] != 0)
      grid->point[k] = (uint8_t)((grid->point[k] & 31) | after[k] << POINT_OUTCOME_SHIFT);
  free(before);
  return changed;
}

/* map_thin(points, width, height): how many points are drawn as wrong though they are right. */
static void map_thin(sqlite3_context *context, struct grid *grid, sqlite3_value **value, sqlite3_str *text) {
  (void)value, (void)text;
  sqlite3_result_int64(context, (sqlite3_int64)thicken(grid));
}

/* Whether the truth changes beside it: to its left, or above. */
static bool is_on_line(const struct grid *grid, unsigned x, unsigned y) {
  return (x > 0 && apart(grid, x, y) != apart(grid, x - 1, y)) ||
         (y > 0 && apart(grid, x, y) != apart(grid, x, y - 1));
}

/* As it is drawn: with stripes, and on maps of many points with the line on which the shapes touch. */
static unsigned drawn_point(const struct grid *grid, unsigned x, unsigned y, unsigned stripe) {
  const unsigned point = point_at(grid, x, y);
  if (grid->width >= SMALL && is_on_line(grid, x, y))
    return (point & 31) | LINE << POINT_OUTCOME_SHIFT;
  return outcome_at(grid, x, y) == OUTCOME_MISSED_HIT && stripe % 6 >= 3
             ? (point & 31) | STRIPE << POINT_OUTCOME_SHIFT
             : point;
}

/* map_cells(points, width, height, pixels): the map, each point repeated so that a line has so many pixels,
 * and so that there are lines enough: a picture of as many smooths nothing. What is thin is widened. Missed
 * hits are striped, so that they are told from false ones without colour too. */
static void map_cells(sqlite3_context *context, struct grid *grid, sqlite3_value **value, sqlite3_str *text) {
  (void)context;
  enum { WIDE = 192, HIGH = 144 }; /* for stripes, where there are fewer points */
  const unsigned pixels = (unsigned)sqlite3_value_int(value[3]);
  const unsigned lines = grid->height < HIGH ? HIGH : grid->height,
                 wide = grid->width < WIDE ? WIDE : grid->width;
  const bool fits = wide <= pixels && pixels <= PIXELS_MOST;
  thicken(grid);
  for (unsigned line = 0; fits && line < lines; line++)
    for (unsigned p = 0; p < pixels; p++) {
      const unsigned x = p * grid->width / pixels, y = line * grid->height / lines;
      const unsigned point = drawn_point(grid, x, y, p * wide / pixels + line);
      sqlite3_str_appendf(text, "%u%s", point, p + 1 < pixels ? " " : "\n");
    }
}

/* Whether the border between apart and the rest runs beside a point: above it, or to the left of it. */
static bool is_border(const struct grid *grid, bool across, unsigned at, unsigned line) {
  return across ? apart(grid, at, line) != apart(grid, at, line - 1)
                : apart(grid, line, at) != apart(grid, line - 1, at);
}

/* map_border(points, width, height): the lines between apart and the rest of a map of wide points, those that
 * lie across and those that stand, as gnuplot reads them. The point (x, y) of the map is the square about it.
 */
static void
map_border(sqlite3_context *context, struct grid *grid, sqlite3_value **value, sqlite3_str *text) {
  (void)context, (void)value;
  for (unsigned across = 0; across < 2 && grid->width < SMALL; across++) {
    const unsigned length = across ? grid->width : grid->height, lines = across ? grid->height : grid->width;
    for (unsigned line = 1; line < lines; line++)
      for (unsigned at = 0, end; at < length; at = end + 1) {
        for (end = at; end < length && is_border(grid, across, end, line); end++)
          ;
        const double from = at - 0.5, to = end - 0.5, on = line - 0.5;
        if (end > at && across)
          sqlite3_str_appendf(text, "%.1f %.1f\n%.1f %.1f\n\n", from, on, to, on);
        else if (end > at)
          sqlite3_str_appendf(text, "%.1f %.1f\n%.1f %.1f\n\n", on, from, on, to);
      }
  }
}

/* What a label names: an outcome; of points that are right, those that are apart or the others. */
struct region {
  enum outcome outcome;
  bool apart;
};

static bool holds(const struct grid *grid, struct region region, unsigned x, unsigned y) {
  return outcome_at(grid, x, y) == region.outcome &&
         (region.outcome != OUTCOME_AGREES || apart(grid, x, y) == region.apart);
}

static unsigned least(unsigned a, unsigned b) { return a < b ? a : b; }

/* Where a label's line ends: so deep inside that it is seen to mean the region, and as far to the right as
 * that: in the middle of a square of its points. Likewise the spot nearest to the middle of the map, where an
 * example is drawn. Adds the region to a JSON array, if there is any of it. `side`: of the largest square
 * whose lower right corner is a point of the row above, or of this one up to it. */
static void put_region(const struct grid *grid, struct region region, unsigned *side, sqlite3_str *text) {
  enum { ENOUGH = 17 };
  unsigned count = 0, best = 0, best_x = 0, best_y = 0, spot_x = 0, spot_y = 0;
  long nearest = 0;
  memset(side, 0, (grid->width + 1) * sizeof *side);
  for (unsigned y = 0; y < grid->height; y++)
    for (unsigned x = 0, before = 0; x < grid->width; x++) {
      const unsigned above = side[x + 1];
      side[x + 1] = holds(grid, region, x, y) ? 1 + least(before, least(above, side[x])) : 0;
      before = above;
      count += side[x + 1] > 0;
      const unsigned deep = least(side[x + 1], ENOUGH), at_x = x - deep / 2, at_y = y - deep / 2;
      const long off_x = 2L * at_x - grid->width, off_y = 2L * at_y - grid->height,
                 off = off_x * off_x + off_y * off_y;
      if (deep > best || (deep == best && at_x > best_x)) {
        best_x = at_x;
        best_y = at_y;
      }
      if (deep > best || (deep == best && off < nearest)) {
        spot_x = at_x;
        spot_y = at_y;
        nearest = off;
      }
      best = deep > best ? deep : best;
    }
  if (count > 0)
    sqlite3_str_appendf(
        text,
        "%s{\"outcome\":\"%s\",\"apart\":%d,\"points\":%u,\"x\":%u,\"y\":%u,\"spot_x\":%u,\"spot_y\":%u}",
        sqlite3_str_length(text) > 1 ? "," : "",
        outcome_name(QUESTION_HIT, region.outcome),
        region.apart,
        count,
        best_x,
        best_y,
        spot_x,
        spot_y);
}

/* map_regions(points, width, height): what there is to name, as a JSON array. */
static void
map_regions(sqlite3_context *context, struct grid *grid, sqlite3_value **value, sqlite3_str *text) {
  (void)value;
  static const struct region REGION[] = {{OUTCOME_FALSE_HIT, false},
                                         {OUTCOME_MISSED_HIT, false},
                                         {OUTCOME_BROKEN_CONTRACT, false},
                                         {OUTCOME_NO_ANSWER, false},
                                         {OUTCOME_AGREES, false},
                                         {OUTCOME_AGREES, true}};
  unsigned *side = calloc(grid->width + 1, sizeof *side);
  sqlite3_str_appendchar(text, 1, '[');
  for (unsigned k = 0; side != NULL && k < sizeof REGION / sizeof REGION[0]; k++)
    put_region(grid, REGION[k], side, text);
  sqlite3_str_appendchar(text, 1, ']');
  if (side == NULL)
    sqlite3_result_error_nomem(context);
  free(side);
}

/* map_line_end(points, width, height): the point at the border that is farthest to the right in the middle
 * rows; NULL when there is none. */
static void
map_line_end(sqlite3_context *context, struct grid *grid, sqlite3_value **value, sqlite3_str *text) {
  (void)context, (void)value;
  unsigned best_x = 0, best_y = 0;
  for (unsigned y = grid->height / 4; y < grid->height - grid->height / 4; y++)
    for (unsigned x = best_x + 1; x < grid->width; x++)
      if (is_on_line(grid, x, y)) {
        best_x = x;
        best_y = y;
      }
  if (best_x > 0)
    sqlite3_str_appendf(text, "[%u,%u]", best_x, best_y);
}

/* map_wrong_rows(points, width, height): of each column the middle of its wrong points, or null, as a JSON
 * array. */
static void
map_wrong_rows(sqlite3_context *context, struct grid *grid, sqlite3_value **value, sqlite3_str *text) {
  (void)context, (void)value;
  for (unsigned x = 0; x < grid->width; x++) {
    unsigned first = grid->height, last = 0;
    for (unsigned y = 0; y < grid->height; y++)
      if (wrong(grid, x, y)) {
        first = least(first, y);
        last = y;
      }
    sqlite3_str_appendall(text, x == 0 ? "[" : ",");
    if (first < grid->height)
      sqlite3_str_appendf(text, "%u", (first + last) / 2);
    else
      sqlite3_str_appendall(text, "null");
  }
  sqlite3_str_appendall(text, "]");
}

/* A map is read for each of them, and what they write is the result. */
static void use_map(sqlite3_context *context, int count, sqlite3_value **value) {
  const struct picture_function *const function = sqlite3_user_data(context);
  struct grid grid;
  (void)count;
  if (!grid_read(context, value, &grid))
    return;
  sqlite3_str *const text = sqlite3_str_new(sqlite3_context_db_handle(context));
  function->of_map(context, &grid, value, text);
  if (sqlite3_str_length(text) > 0)
    sqlite3_result_text(context, sqlite3_str_finish(text), -1, sqlite3_free);
  else
    sqlite3_free(sqlite3_str_finish(text));
  free(grid.point);
}

const struct picture_function MAP_FUNCTIONS[] = {{"map_cells", 4, use_map, map_cells},
                                                 {"map_thin", 3, use_map, map_thin},
                                                 {"map_border", 3, use_map, map_border},
                                                 {"map_regions", 3, use_map, map_regions},
                                                 {"map_line_end", 3, use_map, map_line_end},
                                                 {"map_wrong_rows", 3, use_map, map_wrong_rows},
                                                 {NULL, 0, NULL, NULL}};
