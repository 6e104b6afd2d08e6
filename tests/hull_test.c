/* The truth of two hulls: every golden row, and what may not change it.
 *
 *   hull_test GOLDEN/hulls
 */
#include "hull_cases.h"
#include "reference/hull.h"
#include "reference/reference.h"
#include "reference/shape.h"
#include "unit.h"

#include <math.h>

static struct scaled gap_of(const struct hull *a, const struct hull *b) {
  struct scaled gap = {0, 0};
  assert_true(hull_gap(a, b, &gap));
  return gap;
}

static const char *folder;

/* Two shapes, and what they are made of. */
struct golden {
  struct form form;
  union number numbers[FORM_MAX_COLUMNS];
  struct hull hull[SHAPES];
};

static void append(struct terms *sum, double term) { sum->term[sum->count++] = term; }

/* Without a look at whether the shapes are valid. */
static void make_hulls(struct golden *row) {
  for (unsigned s = 0; s < SHAPES; s++) {
    struct terms n[LAYOUT_MAX_COLUMNS];
    const union number *const numbers = row->numbers + form_first_column(&row->form, s);
    take_numbers(TYPE_F64, numbers, layout_columns(row->form.layouts[s]), n);
    real_hull(row->form.layouts[s], n, &row->hull[s]);
  }
}

/* ---- what may not change the truth ---- */

static void
each_number(struct hull *hull, void (*change)(struct terms *, double), double by, bool x, bool y, bool r) {
  for (unsigned k = 0; k < hull->points; k++) {
    if (x)
      change(&hull->x[k], by);
    if (y)
      change(&hull->y[k], by);
  }
  if (r) {
    change(&hull->r, by);
    change(&hull->ry, by);
  }
}

static void times(struct terms *sum, double by) {
  for (unsigned k = 0; k < sum->count; k++)
    sum->term[k] *= by;
}

static void transpose(struct hull *hull) {
  for (unsigned k = 0; k < hull->points; k++) {
    const struct terms kept = hull->x[k];
    hull->x[k] = hull->y[k];
    hull->y[k] = kept;
  }
  if (hull->ry.count > 0) {
    const struct terms kept = hull->r;
    hull->r = hull->ry;
    hull->ry = kept;
  }
}

/* Another first point; turned round. */
static void renumber(struct hull *hull, unsigned first, bool turned) {
  const struct hull old = *hull;
  for (unsigned k = 0; k < old.points; k++) {
    const unsigned from = (turned ? 2 * old.points - k - 1 + first : k + first) % old.points;
    hull->x[k] = old.x[from];
    hull->y[k] = old.y[from];
  }
}

static void
fail_row(const char *what, const struct golden *row, const struct hull_truth *a, const struct hull_truth *b) {
  char text[CASE_TEXT];
  case_print(&row->form, row->numbers, NUMBER_HEX, text);
  fail_msg("%s: %s: gap %d place %d, and %d %d", what, text, a->gap, (int)a->place, b->gap, (int)b->place);
}

static void assert_same_truth(const char *what,
                              const struct golden *row,
                              const struct hull_truth *truth,
                              const struct hull hull[2]) {
  const struct hull_truth other = hull_truth(&hull[0], &hull[1]);
  if (other.gap != truth->gap || other.place != truth->place)
    fail_row(what, row, truth, &other);
}

/* Within what both may be off by: another closest pair may have been found. */
static void assert_same_gap(const struct golden *row, struct scaled other) {
  const struct scaled gap = gap_of(&row->hull[0], &row->hull[1]);
  if (gap.m == 0)
    assert_true(other.m == 0);
  else
    assert_true(fabs(scaled_to_double(scaled_divide(other, gap)) - 1) < 0x1p-45);
}

static double greatest_size(const struct golden *row, double *least) {
  double greatest = 0;
  *least = INFINITY;
  for (unsigned k = 0; k < form_columns(&row->form); k++) {
    const double size = fabs(row->numbers[k].f64);
    greatest = fmax(greatest, size);
    if (size != 0)
      *least = fmin(*least, size);
  }
  return greatest;
}

static void check_scales(const struct golden *row, const struct hull_truth *truth) {
  static const double SCALES[] = {0x1p-1, 0x1p40, 0x1p-40, 0x1p300, 0x1p-300, 0x1p-530, 0x1p900, 0x1p-900};
  double least;
  const double greatest = greatest_size(row, &least);
  for (unsigned k = 0; k < sizeof SCALES / sizeof SCALES[0]; k++) {
    if (greatest * SCALES[k] > 0x1p1020 || least * SCALES[k] < 0x1p-960)
      continue;
    struct hull hull[2] = {row->hull[0], row->hull[1]};
    for (unsigned s = 0; s < 2; s++)
      each_number(&hull[s], times, SCALES[k], true, true, true);
    assert_same_truth("scaled", row, truth, hull);
    struct scaled gap = gap_of(&hull[0], &hull[1]);
    gap.e -= ilogb(SCALES[k]);
    assert_same_gap(row, gap);
  }
}

/* A coordinate is an exact sum, so a translation is exact. A long one leaves nothing to doubles: then digits
 * alone decide. */
static void check_translations(const struct golden *row, const struct hull_truth *truth) {
  static const double WAYS[] = {1, -0x1.3333333333333p-3, 0x1.5p60, 0x1.fffffffffffffp1000, 0x1.1p-1060};
  for (unsigned k = 0; k < sizeof WAYS / sizeof WAYS[0]; k++) {
    struct hull hull[2] = {row->hull[0], row->hull[1]};
    for (unsigned s = 0; s < 2; s++) {
      each_number(&hull[s], append, WAYS[k], true, false, false);
      each_number(&hull[s], append, -WAYS[k], k % 2, true, false);
    }
    assert_same_truth("translated", row, truth, hull);
    assert_same_gap(row, gap_of(&hull[0], &hull[1]));
  }
}

static void check_symmetries(const struct golden *row, const struct hull_truth *truth) {
  struct hull hull[2] = {row->hull[0], row->hull[1]};
  for (unsigned s = 0; s < 2; s++)
    each_number(&hull[s], times, -1, true, false, false);
  assert_same_truth("mirrored", row, truth, hull);
  transpose(&hull[0]);
  transpose(&hull[1]);
  assert_same_truth("turned", row, truth, hull);
  for (unsigned k = 0; k < 2 * row->hull[0].points; k++)
    for (unsigned j = 0; j < 2; j++) {
      hull[0] = row->hull[0];
      hull[1] = row->hull[1];
      renumber(&hull[0], k / 2, k % 2);
      renumber(&hull[1], k, j);
      assert_same_truth("renumbered", row, truth, hull);
    }
  struct hull_truth swapped = hull_truth(&row->hull[1], &row->hull[0]);
  const bool each_in_other = truth->place == HULL_A_IN_B && swapped.place == HULL_A_IN_B;
  if (swapped.gap != truth->gap || (swapped.place != hull_place_swapped(truth->place) && !each_in_other))
    fail_row("swapped", row, truth, &swapped);
}

/* ---- the gap by plain doubles ---- */

static double to_segment(double x, double y, double px, double py, double qx, double qy) {
  const double ux = qx - px, uy = qy - py, square = ux * ux + uy * uy;
  double t = square > 0 ? ((x - px) * ux + (y - py) * uy) / square : 0;
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  return hypot(x - px - t * ux, y - py - t * uy);
}

static double coordinate(const struct terms *sum) {
  double value = 0;
  for (unsigned k = 0; k < sum->count; k++)
    value += sum->term[k];
  return value;
}

/* The least distance of a vertex of either from a side of the other. */
static double vertex_distance(const struct hull *a, const struct hull *b) {
  double least = INFINITY;
  for (unsigned k = 0; k < a->points; k++)
    for (unsigned j = 0; j < b->points; j++) {
      const unsigned next = (j + 1) % b->points;
      least = fmin(least,
                   to_segment(coordinate(&a->x[k]),
                              coordinate(&a->y[k]),
                              coordinate(&b->x[j]),
                              coordinate(&b->y[j]),
                              coordinate(&b->x[next]),
                              coordinate(&b->y[next])));
    }
  return least;
}

/* The least of distances from spots of an ellipse's rim: never less than the distance. */
static double ellipse_distance(const struct hull hull[SHAPES]) {
  const struct hull *ellipse = &hull[hull[1].ry.count > 0], *other = &hull[hull[1].ry.count == 0];
  double least = INFINITY;
  for (unsigned k = 0; k < 64 * other->points; k++) {
    const double turn = acos(-1) * (k % 64) / 32;
    const double x = coordinate(&ellipse->x[0]) + coordinate(&ellipse->r) * cos(turn);
    const double y = coordinate(&ellipse->y[0]) + coordinate(&ellipse->ry) * sin(turn);
    const unsigned p = k / 64, q = (p + 1) % other->points;
    const double to[] = {coordinate(&other->x[q]), coordinate(&other->y[q])};
    least = fmin(least, to_segment(x, y, coordinate(&other->x[p]), coordinate(&other->y[p]), to[0], to[1]));
  }
  return least;
}

static void check_gap(const struct golden *row, const struct hull_truth *truth) {
  const struct scaled gap = gap_of(&row->hull[0], &row->hull[1]);
  assert_int_equal((gap.m > 0) - (gap.m < 0), truth->gap);
  double least;
  const double greatest = greatest_size(row, &least);
  if (truth->gap < 0 || greatest > 0x1p400 || least < 0x1p-400)
    return;
  const bool ellipse = row->hull[0].ry.count + row->hull[1].ry.count > 0;
  const double plain = ellipse ? ellipse_distance(row->hull)
                               : fmin(vertex_distance(&row->hull[0], &row->hull[1]),
                                      vertex_distance(&row->hull[1], &row->hull[0])) -
                                     coordinate(&row->hull[0].r) - coordinate(&row->hull[1].r);
  const double more = scaled_to_double(gap) - plain, room = greatest * 0x1p-40;
  if (more > room || (!ellipse && more < -room))
    fail_row("gap", row, truth, truth);
}

/* ---- golden rows ---- */

static void check_row(const struct csv *csv, struct golden *row, unsigned long number) {
  for (unsigned k = 0; k < form_columns(&row->form); k++)
    row->numbers[k].f64 = strtod(csv->field[k], NULL);
  const enum relation relation = general_truth(&row->form, row->numbers).relation;
  struct hull_truth truth = {.gap = 1};
  if (relation != RELATION_INVALID) {
    make_hulls(row);
    truth = hull_truth(&row->hull[0], &row->hull[1]);
  }
  if (strcmp(relation_name(relation), csv->field[csv->fields - 1]) != 0)
    fail_row(csv->field[csv->fields - 1], row, &truth, &truth);
  if (relation == RELATION_INVALID)
    return;
  check_symmetries(row, &truth);
  check_gap(row, &truth);
  if (number % 4 == 0) {
    check_scales(row, &truth);
    check_translations(row, &truth);
  }
}

static struct form form_of_kinds(enum shape_kind a, enum shape_kind b) {
  return (struct form){TYPE_F64, {kind_layout(a), kind_layout(b)}};
}

static unsigned check_file(enum pair pair) {
  char path[1000];
  const int length = snprintf(path, sizeof path, "%s/%s.csv", folder, pair_name(pair));
  assert_true(length < (int)sizeof path);
  *strchr(path + length - strlen(pair_name(pair)) - 4, '-') = '_';
  struct csv *csv = open_rows(path);
  struct golden *row = calloc(1, sizeof *row);
  assert_non_null(row);
  row->form = form_of_kinds(pair_kind(pair, 0), pair_kind(pair, 1));
  unsigned rows = 0;
  for (; next_row(csv); rows++) {
    assert_int_equal(csv->fields, form_columns(&row->form) + 2);
    check_row(csv, row, rows);
  }
  close_rows(csv);
  free(row);
  return rows;
}

TEST(test_golden_rows) {
  unsigned files = 0, rows = 0;
  for (unsigned pair = 0; pair < PAIRS; pair++)
    if (pair_told_by((enum pair)pair) == PLACES_OF_HULLS) {
      rows += check_file((enum pair)pair);
      files++;
    }
  assert_int_equal(files, 27);
  assert_int_equal(rows, 36496);
}

/* ---- places ---- */

/* By hand: what each place is, on its edges too. */
TEST(test_places) {
  static const struct {
    enum shape_kind a, b;
    double number[2][8];
    int gap;
    enum hull_place place;
  } CASES[] = {
      {KIND_POINT, KIND_SEGMENT, {{3, 1}, {0, 0, 2, 0}}, 1, HULL_VERTEX_VERTEX},
      {KIND_POINT, KIND_SEGMENT, {{2, 1}, {0, 0, 2, 0}}, 1, HULL_VERTEX_VERTEX},
      {KIND_POINT, KIND_SEGMENT, {{1, 1}, {0, 0, 2, 0}}, 1, HULL_VERTEX_SIDE},
      {KIND_POINT, KIND_SEGMENT, {{1, 0}, {0, 0, 2, 0}}, 0, HULL_VERTEX_SIDE},
      {KIND_POINT, KIND_SEGMENT, {{3, 0}, {0, 0, 2, 0}}, 1, HULL_VERTEX_VERTEX},
      {KIND_POINT, KIND_SEGMENT, {{2, 2}, {2, 2, 2, 2}}, 0, HULL_VERTEX_VERTEX},
      {KIND_POINT, KIND_CAPSULE, {{1, 2}, {0, 0, 2, 0, 2}}, 0, HULL_VERTEX_SIDE},
      {KIND_POINT, KIND_CAPSULE, {{1, 0}, {0, 0, 2, 0, 2}}, -1, HULL_VERTEX_SIDE},
      {KIND_POINT, KIND_TRIANGLE, {{1, 1}, {0, 0, 4, 0, 0, 4}}, -1, HULL_A_IN_B},
      {KIND_POINT, KIND_TRIANGLE, {{2, 1}, {0, 0, 4, 0, 1, 0}}, 1, HULL_VERTEX_SIDE},
      {KIND_POINT, KIND_TRIANGLE, {{1, 1}, {0, 0, 4, 0, 1, 0}}, 1, HULL_VERTEX_VERTEX},
      {KIND_POINT, KIND_QUAD, {{2, -1}, {0, 0, 2, 0, 4, 0, 0, 4}}, 1, HULL_VERTEX_VERTEX},
      {KIND_SEGMENT, KIND_SEGMENT, {{0, 0, 2, 0}, {1, -1, 1, 1}}, -1, HULL_CROSSING},
      {KIND_SEGMENT, KIND_SEGMENT, {{0, 0, 2, 0}, {1, 0, 1, 1}}, 0, HULL_SIDE_VERTEX},
      {KIND_SEGMENT, KIND_SEGMENT, {{0, 0, 2, 0}, {1, 0, 3, 0}}, 0, HULL_PARALLEL},
      {KIND_SEGMENT, KIND_SEGMENT, {{0, 0, 2, 0}, {2, 0, 3, 0}}, 0, HULL_VERTEX_VERTEX},
      {KIND_SEGMENT, KIND_SEGMENT, {{0, 0, 2, 0}, {3, 0, 4, 0}}, 1, HULL_VERTEX_VERTEX},
      {KIND_SEGMENT, KIND_SEGMENT, {{0, 0, 2, 0}, {2, 1, 3, 1}}, 1, HULL_VERTEX_VERTEX},
      {KIND_SEGMENT, KIND_SEGMENT, {{0, 0, 2, 0}, {1, 1, 3, 1}}, 1, HULL_PARALLEL},
      {KIND_SEGMENT, KIND_TRIANGLE, {{2, 2, 3, 3}, {0, 0, 4, 0, 0, 4}}, 0, HULL_VERTEX_SIDE},
      {KIND_SEGMENT, KIND_TRIANGLE, {{-1, -1, 3, 3}, {0, 0, 4, 0, 0, 4}}, -1, HULL_VERTEX_OF_B_IN_A},
      {KIND_CAPSULE, KIND_QUAD, {{0, 3, 4, 3, 1}, {0, 0, 4, 0, 4, 2, 0, 2}}, 0, HULL_PARALLEL},
      {KIND_CAPSULE, KIND_CAPSULE, {{0, 0, 2, 0, 1}, {1, -1, 1, 1, 1}}, -1, HULL_CROSSING},
      {KIND_BOX, KIND_QUAD, {{0, 0, 2, 2}, {2, 0, 4, 0, 4, 2, 2, 2}}, 0, HULL_PARALLEL},
      {KIND_BOX, KIND_QUAD, {{0, 0, 2, 2}, {2, 2, 4, 2, 4, 4, 2, 4}}, 0, HULL_VERTEX_VERTEX},
      {KIND_BOX, KIND_QUAD, {{0, 0, 2, 2}, {1, 1, 3, 1, 3, 3, 1, 3}}, -1, HULL_CORNERS},
      {KIND_BOX, KIND_QUAD, {{0, 0, 2, 2}, {0, 0, 2, 0, 2, 2, 0, 2}}, -1, HULL_A_IN_B},
      {KIND_BOX, KIND_QUAD, {{0, 0, 4, 4}, {0, 2, 2, 0, 4, 2, 2, 4}}, -1, HULL_B_IN_A},
      {KIND_BOX, KIND_QUAD, {{1, 0, 2, 4}, {0, 1, 4, 1, 4, 2, 0, 2}}, -1, HULL_CROSSING},
      {KIND_TRIANGLE, KIND_TRIANGLE, {{0, 0, 4, 0, 2, 1}, {0, 3, 4, 3, 2, -1}}, -1, HULL_VERTEX_OF_A_IN_B},
      {KIND_POINT, KIND_ELLIPSE, {{6, 4}, {0, 0, 10, 5}}, 0, HULL_VERTEX_VERTEX},
      {KIND_POINT, KIND_ELLIPSE, {{0, 0}, {0, 0, 10, 5}}, -1, HULL_VERTEX_VERTEX},
      {KIND_POINT, KIND_ELLIPSE, {{7, 0}, {0, 0, 10, 0}}, 0, HULL_VERTEX_SIDE},
      {KIND_SEGMENT, KIND_ELLIPSE, {{14, 1, -2, 7}, {0, 0, 10, 5}}, 0, HULL_SIDE_VERTEX},
      {KIND_SEGMENT, KIND_ELLIPSE, {{14, 1, -2, 8}, {0, 0, 10, 5}}, 1, HULL_SIDE_VERTEX},
      /* Nearest is meant squeezed: there the corner is nearer than the foot on either side. */
      {KIND_ELLIPSE, KIND_TRIANGLE, {{0, 0, 40, 10}, {32, 6, 40, 6, 40, 4}}, 0, HULL_VERTEX_VERTEX},
      {KIND_ELLIPSE, KIND_BOX, {{0, 0, 5, 10}, {5, -4, 2, 8}}, 0, HULL_VERTEX_SIDE},
      {KIND_ELLIPSE, KIND_BOX, {{1, 1, 5, 10}, {0, 0, 2, 2}}, -1, HULL_A_IN_B},
      {KIND_ELLIPSE, KIND_QUAD, {{0, 0, 0, 10}, {-1, 9, 1, 9, 1, 11, -1, 11}}, -1, HULL_VERTEX_OF_A_IN_B},
      /* A straight angle: both its neighbours are level, and the rest of the quad is not below. */
      {KIND_BOX, KIND_QUAD, {{1, 2, 1, 0}, {5, 2, 0, -4, 2, -4, 3, -4}}, 1, HULL_VERTEX_SIDE},
      /* The tiny number is lost beside the others in doubles. */
      {KIND_POINT, KIND_SEGMENT, {{0x1p-1074, 0}, {-0x1p25, -0x1p25, 0x1p25, 0x1p25}}, 1, HULL_VERTEX_SIDE},
  };
  for (unsigned k = 0; k < sizeof CASES / sizeof CASES[0]; k++) {
    struct golden row = {.form = form_of_kinds(CASES[k].a, CASES[k].b)};
    const unsigned second = form_first_column(&row.form, 1);
    for (unsigned c = 0; c < form_columns(&row.form); c++)
      row.numbers[c].f64 = CASES[k].number[c >= second][c < second ? c : c - second];
    make_hulls(&row);
    const struct hull_truth truth = hull_truth(&row.hull[0], &row.hull[1]);
    const struct hull_truth expected = {.gap = CASES[k].gap, .place = CASES[k].place};
    if (truth.gap != expected.gap || truth.place != expected.place)
      fail_row("place", &row, &truth, &expected);
    check_symmetries(&row, &truth);
    check_scales(&row, &truth);
    check_translations(&row, &truth);
  }
}

int main(int argc, char **argv) {
  if (argc != 2)
    return 2;
  folder = argv[1];
  return unit_run(NULL, NULL);
}
