/* The truth of two shapes, by the reference and by the oracle: worked out by hand, and every golden row; and
 * what may not change it.
 *
 *   hull_test GOLDEN/hulls
 */
#include "hull_cases.h"
#include "oracle.h"
#include "reference/hull.h"
#include "reference/reference.h"
#include "reference/shape.h"
#include "unit.h"

#include <math.h>

static const char *folder;

static struct scaled gap_of(const struct hull *a, const struct hull *b) {
  struct scaled gap = {0, 0};
  assert_true(hull_gap(a, b, &gap));
  return gap;
}

/* Two shapes, and what they are made of. */
struct row {
  struct oracle *oracle;
  struct form form;
  union number numbers[FORM_MAX_COLUMNS];
  struct hull hull[SHAPES];
};

static void append(struct terms *sum, double term) { sum->term[sum->count++] = term; }

/* Without a look at whether the shapes are valid. */
static void make_hulls(struct row *row) {
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
fail_row(const char *what, const struct row *row, const struct hull_truth *a, const struct hull_truth *b) {
  char text[CASE_TEXT];
  case_print(&row->form, row->numbers, NUMBER_HEX, text);
  fail_msg("%s: %s: gap %d place %d, and %d %d", what, text, a->gap, (int)a->place, b->gap, (int)b->place);
}

static void assert_same_truth(const char *what,
                              const struct row *row,
                              const struct hull_truth *truth,
                              const struct hull hull[2]) {
  const struct hull_truth other = hull_truth(&hull[0], &hull[1]);
  if (other.gap != truth->gap || other.place != truth->place)
    fail_row(what, row, truth, &other);
}

/* Within what both may be off by: another closest pair may have been found. */
static void assert_same_gap(const struct row *row, struct scaled other) {
  const struct scaled gap = gap_of(&row->hull[0], &row->hull[1]);
  if (gap.m == 0)
    assert_true(other.m == 0);
  else
    assert_true(fabs(scaled_to_double(scaled_divide(other, gap)) - 1) < 0x1p-45);
}

static double greatest_size(const struct row *row, double *least) {
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

static void check_scales(const struct row *row, const struct hull_truth *truth) {
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
static void check_translations(const struct row *row, const struct hull_truth *truth) {
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

static void check_symmetries(const struct row *row, const struct hull_truth *truth) {
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

/* ---- the gap ---- */

/* Of the sign that is given, and within what the reference may be off by. */
static void check_gap(struct oracle *oracle, const struct form *form, const union number *numbers, int sign) {
  const double gap = reference_gap(form, numbers), expected = oracle_gap(oracle, form, numbers);
  assert_int_equal((gap > 0) - (gap < 0), sign);
  assert_true(fabs(gap - expected) <= fmax(fabs(expected) * 0x1p-46, 0x1p-1074));
}

/* ---- golden rows ---- */

/* A file's rows: of the numbers, the family and the relation. */
struct golden {
  struct row row;
  const struct algorithm *house[TYPES]; /* of i32 and f64 */
  unsigned rows, asked[TYPES];
};

/* The same numbers, where they are all whole and fit. */
static bool as_i32(const union number *numbers, unsigned count, union number *whole) {
  for (unsigned k = 0; k < count; k++) {
    const double value = numbers[k].f64;
    if (!(value >= INT32_MIN && value <= INT32_MAX) || value != (int32_t)value)
      return false;
    whole[k].i32 = (int32_t)value;
  }
  return true;
}

/* House tests are right about the rows that they can be asked about. */
static void check_house(struct golden *golden,
                        enum number_type type,
                        const union number *numbers,
                        enum relation relation) {
  if (algorithm_answer(golden->house[type], numbers) != hit_if(relation != RELATION_APART))
    fail_msg("%s: %s", golden->house[type]->id, relation_name(relation));
  golden->asked[type]++;
}

static void check_row(const struct csv *csv, struct golden *golden) {
  struct row *row = &golden->row;
  union number whole[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < form_columns(&row->form); k++)
    row->numbers[k].f64 = strtod(csv->field[k], NULL);
  const enum relation relation = reference_truth(&row->form, row->numbers).relation;
  struct hull_truth truth = {.gap = 1};
  if (relation != RELATION_INVALID) {
    make_hulls(row);
    truth = hull_truth(&row->hull[0], &row->hull[1]);
  }
  if (strcmp(relation_name(relation), csv->field[csv->fields - 1]) != 0)
    fail_row(csv->field[csv->fields - 1], row, &truth, &truth);
  if (relation == RELATION_INVALID)
    return;
  check_house(golden, TYPE_F64, row->numbers, relation);
  if (as_i32(row->numbers, form_columns(&row->form), whole))
    check_house(golden, TYPE_I32, whole, relation);
  check_symmetries(row, &truth);
  check_gap(row->oracle, &row->form, row->numbers, truth.gap);
  if (golden->rows % 4 == 0) {
    check_scales(row, &truth);
    check_translations(row, &truth);
  }
}

static struct form form_of_kinds(enum shape_kind a, enum shape_kind b) {
  return (struct form){.type = TYPE_F64, .layouts = {kind_layout(a), kind_layout(b)}};
}

static void check_file(enum pair pair, struct golden *golden) {
  char name[100], path[1000];
  snprintf(name, sizeof name, "%s", pair_name(pair));
  *strchr(name, '-') = '_';
  for (unsigned type = 0; type < TYPES; type += TYPE_F64 - TYPE_I32) {
    snprintf(path, sizeof path, "house_%s_%s_closed", name, type_name((enum number_type)type));
    golden->house[type] = test_named(path)->algorithm;
  }
  assert_true(snprintf(path, sizeof path, "%s/%s.csv", folder, name) < (int)sizeof path);
  struct csv *csv = open_rows(path);
  golden->row.form = form_of_kinds(pair_kind(pair, 0), pair_kind(pair, 1));
  for (; next_row(csv); golden->rows++) {
    assert_int_equal(csv->fields, form_columns(&golden->row.form) + 2);
    check_row(csv, golden);
  }
  close_rows(csv);
}

/* Relations from rational arithmetic, made elsewhere. */
TEST(test_golden_rows) {
  struct golden *golden = calloc(1, sizeof *golden);
  unsigned files = 0;
  assert_non_null(golden);
  golden->row.oracle = oracle_new();
  for (unsigned pair = 0; pair < PAIRS; pair++)
    if (pair_told_by((enum pair)pair) == PLACES_OF_HULLS) {
      check_file((enum pair)pair, golden);
      files++;
    }
  assert_int_equal(files, 35);
  assert_int_equal(golden->rows, 41376);
  assert_int_equal(golden->asked[TYPE_F64], 39000);
  assert_int_equal(golden->asked[TYPE_I32], 21686);
  oracle_free(golden->row.oracle);
  free(golden);
}

/* ---- by hand ---- */

struct by_hand {
  const char *a, *b;
  enum relation relation;
  unsigned place;
  double square, radius; /* the gap is the root of the square, with its sign, less the radius */
};

static const struct by_hand ROWS[] = {
    /* cores apart */
    {"point 0 0", "segment 1 1 1 -1", RELATION_APART, HULL_VERTEX_SIDE, 1, 0},
    {"point 0 0", "segment 1 0 2 5", RELATION_APART, HULL_VERTEX_VERTEX, 1, 0},
    {"segment 0 0 2 0", "segment 1 1 3 1", RELATION_APART, HULL_PARALLEL, 1, 0},
    {"segment 0 0 2 0", "segment 2 1 3 1", RELATION_APART, HULL_VERTEX_VERTEX, 1, 0},
    {"segment 0 0 2 0", "segment 3 1 4 1", RELATION_APART, HULL_VERTEX_VERTEX, 2, 0},
    {"segment 0 0 2 0", "segment 3 0 4 0", RELATION_APART, HULL_VERTEX_VERTEX, 1, 0},
    {"segment 0 0 4 0", "triangle 1 1 1 3 2 3", RELATION_APART, HULL_SIDE_VERTEX, 1, 0},
    {"triangle 0 0 4 0 0 4", "triangle 4 4 4 8 8 4", RELATION_APART, HULL_SIDE_VERTEX, 8, 0},
    {"triangle 0 0 4 0 2 0", "point 2 -3", RELATION_APART, HULL_VERTEX_VERTEX, 9, 0},
    {"capsule 0 0 -1 0 1", "capsule 2 3 5 5 1", RELATION_APART, HULL_VERTEX_VERTEX, 13, 2},
    {"quad 0 0 2 1 1 3 -1 2", "quad 6 3 4 7 2 6 4 2", RELATION_APART, HULL_PARALLEL, 5, 0},
    /* the same, on the edges of what each place is */
    {"point 3 1", "segment 0 0 2 0", RELATION_APART, HULL_VERTEX_VERTEX, 2, 0},
    {"point 2 1", "segment 0 0 2 0", RELATION_APART, HULL_VERTEX_VERTEX, 1, 0},
    {"point 1 1", "segment 0 0 2 0", RELATION_APART, HULL_VERTEX_SIDE, 1, 0},
    {"point 1 0", "segment 0 0 2 0", RELATION_TOUCHING, HULL_VERTEX_SIDE, 0, 0},
    {"point 3 0", "segment 0 0 2 0", RELATION_APART, HULL_VERTEX_VERTEX, 1, 0},
    {"point 2 2", "segment 2 2 2 2", RELATION_FLAT, HULL_VERTEX_VERTEX, 0, 0},
    {"point 1 2", "capsule 0 0 2 0 2", RELATION_TOUCHING, HULL_VERTEX_SIDE, 4, 2},
    {"point 1 0", "capsule 0 0 2 0 2", RELATION_OVERLAPPING, HULL_VERTEX_SIDE, 0, 2},
    {"point 1 1", "triangle 0 0 4 0 0 4", RELATION_OVERLAPPING, HULL_A_IN_B, -1, 0},
    {"point 2 1", "triangle 0 0 4 0 1 0", RELATION_APART, HULL_VERTEX_SIDE, 1, 0},
    {"point 1 1", "triangle 0 0 4 0 1 0", RELATION_APART, HULL_VERTEX_VERTEX, 1, 0},
    {"point 2 -1", "quad 0 0 2 0 4 0 0 4", RELATION_APART, HULL_VERTEX_VERTEX, 1, 0},
    {"segment 0 0 2 0", "segment 1 -1 1 1", RELATION_OVERLAPPING, HULL_CROSSING, -1, 0},
    {"segment 0 0 2 0", "segment 2 0 3 0", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 0, 0},
    {"segment 2 2 3 3", "triangle 0 0 4 0 0 4", RELATION_TOUCHING, HULL_VERTEX_SIDE, 0, 0},
    {"segment -1 -1 3 3", "triangle 0 0 4 0 0 4", RELATION_OVERLAPPING, HULL_VERTEX_OF_B_IN_A, -8, 0},
    {"capsule 0 3 4 3 1", "quad 0 0 4 0 4 2 0 2", RELATION_TOUCHING, HULL_PARALLEL, 1, 1},
    {"capsule 0 0 2 0 1", "capsule 1 -1 1 1 1", RELATION_OVERLAPPING, HULL_CROSSING, -1, 2},
    /* rounded inwards: the corner of the sides is no point of it; and outwards */
    {"point 0 0", "rounded 0 0 10 10 5", RELATION_APART, HULL_VERTEX_VERTEX, 50, 5},
    {"point 1 2", "rounded 0 0 20 20 5", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 25, 5},
    {"point 0 10", "rounded 0 0 20 20 5", RELATION_TOUCHING, HULL_VERTEX_SIDE, 25, 5},
    {"point 10 10", "rounded 0 0 20 20 5", RELATION_OVERLAPPING, HULL_A_IN_B, -25, 5},
    {"disc -3 -1 5", "rounded 0 0 20 20 5", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 100, 10},
    {"box 0 0 1 1", "rounded 0 0 20 20 5", RELATION_APART, HULL_VERTEX_VERTEX, 32, 5},
    {"box 0 0 2 2", "rounded 2 0 4 2 1", RELATION_TOUCHING, HULL_SIDE_VERTEX, 1, 1},
    {"segment 0 0 0 20", "rounded 0 0 20 20 5", RELATION_TOUCHING, HULL_PARALLEL, 25, 5},
    {"rounded 0 0 2 2 0", "rounded 2 2 2 2 0", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 0, 0},
    {"rounded 0 0 2 2 1", "rounded 2 0 2 2 1", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 4, 2},
    {"rounded 0 0 2 0 0", "rounded 1 -1 2 2 1", RELATION_FLAT, HULL_VERTEX_VERTEX, 0, 1},
    {"point 0 0", "rounded-core 5 0 2 1 3", RELATION_TOUCHING, HULL_VERTEX_SIDE, 9, 3},
    {"point 0 0", "rounded-core 5 0 5 0 0", RELATION_FLAT, HULL_VERTEX_VERTEX, 0, 0},
    {"point 0 0", "rounded-core 5 4 2 0 5", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 25, 5},
    {"box 0 0 2 2", "quad 2 0 4 0 4 2 2 2", RELATION_TOUCHING, HULL_PARALLEL, 0, 0},
    {"box 0 0 2 2", "quad 2 2 4 2 4 4 2 4", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 0, 0},
    {"box 0 0 2 2", "quad 1 1 3 1 3 3 1 3", RELATION_OVERLAPPING, HULL_CORNERS, -1, 0},
    {"box 0 0 2 2", "quad 0 0 2 0 2 2 0 2", RELATION_OVERLAPPING, HULL_A_IN_B, -4, 0},
    {"box 0 0 4 4", "quad 0 2 2 0 4 2 2 4", RELATION_OVERLAPPING, HULL_B_IN_A, -16, 0},
    {"box 1 0 2 4", "quad 0 1 4 1 4 2 0 2", RELATION_OVERLAPPING, HULL_CROSSING, -4, 0},
    {"triangle 0 0 4 0 2 1", "triangle 0 3 4 3 2 -1", RELATION_OVERLAPPING, HULL_VERTEX_OF_A_IN_B, -3.2, 0},
    /* a straight angle: both its neighbours are level, and the rest of the quad is not below */
    {"box 1 2 1 0", "quad 5 2 0 -4 2 -4 3 -4", RELATION_APART, HULL_VERTEX_SIDE, 324. / 61, 0},
    /* the tiny number is lost beside the others in doubles */
    {"point 0x1p-1074 0", "segment -0x1p25 -0x1p25 0x1p25 0x1p25", RELATION_APART, HULL_VERTEX_SIDE, 0, 0},
    /* radii meet where cores do not */
    {"disc 0 0 5", "triangle 3 4 10 4 10 10", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 25, 5},
    {"segment 7 1 -1 7", "disc 0 0 5", RELATION_TOUCHING, HULL_SIDE_VERTEX, 25, 5},
    {"segment 7 1 -1 7", "disc 0 0 6", RELATION_OVERLAPPING, HULL_SIDE_VERTEX, 25, 6},
    {"capsule 0 0 8 0 2", "capsule 3 5 4 5 3", RELATION_TOUCHING, HULL_PARALLEL, 25, 5},
    {"capsule 0 0 8 0 2", "quad 9 5 9 2 12 2 12 5", RELATION_APART, HULL_VERTEX_VERTEX, 5, 2},
    /* cores that touch */
    {"segment 0 0 2 0", "segment 1 0 3 0", RELATION_TOUCHING, HULL_PARALLEL, 0, 0},
    {"segment 0 0 1 0", "segment 1 0 2 0", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 0, 0},
    {"segment 0 0 2 0", "segment 1 0 1 1", RELATION_TOUCHING, HULL_SIDE_VERTEX, 0, 0},
    {"point 1 1", "triangle 0 0 3 0 0 2", RELATION_OVERLAPPING, HULL_A_IN_B, -1. / 13, 0},
    {"point 1 1", "triangle 0 0 2 0 0 2", RELATION_TOUCHING, HULL_VERTEX_SIDE, 0, 0},
    {"point 1 1", "quad 0 0 2 0 1 1 0 2", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 0, 0},
    {"quad 0 0 4 0 4 4 0 4", "quad 4 3 4 9 9 9 9 3", RELATION_TOUCHING, HULL_PARALLEL, 0, 0},
    {"quad 0 0 4 0 4 4 0 4", "quad 4 4 4 9 9 9 9 4", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 0, 0},
    {"capsule 0 0 2 0 1", "capsule 1 0 3 0 1", RELATION_OVERLAPPING, HULL_PARALLEL, 0, 2},
    {"segment 0 0 2 0", "disc 1 0 3", RELATION_OVERLAPPING, HULL_SIDE_VERTEX, 0, 3},
    /* cores that overlap */
    {"segment -1 0 1 0", "segment 0 -1 0 1", RELATION_OVERLAPPING, HULL_CROSSING, -1, 0},
    {"capsule -1 0 1 0 1", "capsule 0 -1 0 1 1", RELATION_OVERLAPPING, HULL_CROSSING, -1, 2},
    {"quad -3 -1 3 -1 3 1 -3 1", "quad -1 -3 -1 3 1 3 1 -3", RELATION_OVERLAPPING, HULL_CROSSING, -16, 0},
    {"triangle 1 1 2 1 1 2", "triangle 0 0 8 0 0 8", RELATION_OVERLAPPING, HULL_A_IN_B, -4, 0},
    {"quad 0 0 4 0 4 4 0 4", "quad 3 2 7 2 7 6 3 6", RELATION_OVERLAPPING, HULL_CORNERS, -1, 0},
    {"triangle 2 1 0 -5 4 -5", "quad 0 0 0 4 4 4 4 0", RELATION_OVERLAPPING, HULL_VERTEX_OF_A_IN_B, -1, 0},
    {"segment 0 0 4 0", "triangle 2 1 1 -1 3 -1", RELATION_OVERLAPPING, HULL_CROSSING, -1, 0},
    {"segment 0 0 4 0", "triangle 0 1 0 -1 7 -1", RELATION_OVERLAPPING, HULL_VERTEX_OF_A_IN_B, -49. / 53, 0},
    /* without area or extent */
    {"triangle 0 0 4 0 2 0", "segment 2 0 2 3", RELATION_FLAT, HULL_VERTEX_VERTEX, 0, 0},
    {"triangle 0 0 4 0 2 0", "segment 1 0 1 3", RELATION_FLAT, HULL_SIDE_VERTEX, 0, 0},
    {"triangle 0 0 4 0 2 0", "segment 3 -1 3 2", RELATION_FLAT, HULL_CROSSING, -1, 0},
    {"triangle 0 0 4 0 2 0", "segment 5 0 5 3", RELATION_APART, HULL_VERTEX_VERTEX, 1, 0},
    {"disc 2 1 0", "quad 0 0 4 0 4 4 0 4", RELATION_FLAT, HULL_A_IN_B, -1, 0},
    {"disc 2 1 0", "segment 2 1 2 1", RELATION_FLAT, HULL_VERTEX_VERTEX, 0, 0},
    {"segment 2 1 2 1", "disc 2 1 3", RELATION_FLAT, HULL_VERTEX_VERTEX, 0, 3},
    {"capsule 2 1 2 1 2", "disc 5 5 3", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 25, 5},
    {"capsule 0 0 4 0 0", "point 2 0", RELATION_FLAT, HULL_SIDE_VERTEX, 0, 0},
    /* ellipses: squeezed, 6 by 3 is a disc of 3 beside half the x */
    {"ellipse 0 0 10 5", "point 6 4", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 25, 5},
    {"ellipse 0 0 10 5", "point 6 5", RELATION_APART, HULL_VERTEX_VERTEX, 34, 5},
    {"ellipse 0 0 5 10", "segment 4 6 4 9", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 25, 5},
    {"ellipse 0 0 10 5", "segment 14 1 -2 7", RELATION_TOUCHING, HULL_VERTEX_SIDE, 25, 5},
    {"ellipse 0 0 10 5", "segment 2 -9 2 9", RELATION_OVERLAPPING, HULL_VERTEX_SIDE, 1, 5},
    {"ellipse 0 0 6 3", "segment -9 3 9 3", RELATION_TOUCHING, HULL_VERTEX_SIDE, 9, 3},
    {"ellipse 0 0 6 3", "quad 6 -4 9 -4 9 4 6 4", RELATION_TOUCHING, HULL_VERTEX_SIDE, 9, 3},
    {"ellipse 0 0 6 3", "quad -20 -10 20 -10 20 10 -20 10", RELATION_OVERLAPPING, HULL_A_IN_B, -100, 3},
    {"ellipse 0 0 6 0", "point 3 0", RELATION_FLAT, HULL_VERTEX_VERTEX, 0, 0},
    {"ellipse 0 0 6 0", "segment 3 -1 3 1", RELATION_FLAT, HULL_VERTEX_SIDE, -1, 0},
    {"ellipse 0 0 0 6", "triangle 1 0 2 3 4 0", RELATION_APART, HULL_VERTEX_VERTEX, 1, 0},
    {"ellipse 2 1 0 0", "point 2 1", RELATION_FLAT, HULL_VERTEX_VERTEX, 0, 0},
    {"point 0 0", "ellipse 0 0 10 5", RELATION_OVERLAPPING, HULL_VERTEX_VERTEX, 0, 5},
    {"point 7 0", "ellipse 0 0 10 0", RELATION_FLAT, HULL_VERTEX_VERTEX, 0, 0},
    {"segment 14 1 -2 8", "ellipse 0 0 10 5", RELATION_APART, HULL_SIDE_VERTEX, 3249. / 113, 5},
    /* nearest is meant squeezed: there the corner is nearer than the foot on either side */
    {"ellipse 0 0 40 10", "triangle 32 6 40 6 40 4", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 100, 10},
    {"ellipse 0 0 5 10", "box 5 -4 2 8", RELATION_TOUCHING, HULL_VERTEX_SIDE, 25, 5},
    {"ellipse 1 1 5 10", "box 0 0 2 2", RELATION_OVERLAPPING, HULL_A_IN_B, -0.25, 5},
    {"ellipse 0 0 0 10", "quad -1 9 1 9 1 11 -1 11", RELATION_FLAT, HULL_VERTEX_SIDE, -1, 0},
    /* points, discs and boxes */
    {"point 3 4", "disc 0 0 5", RELATION_TOUCHING, CENTRES_OBLIQUE, 25, 5},
    {"point 0 0", "disc 0 0 5", RELATION_OVERLAPPING, CENTRES_EQUAL, 0, 5},
    {"disc 0 0 3", "disc 5 0 1", RELATION_APART, CENTRES_ALIGNED, 25, 4},
    {"disc 0 0 0", "disc 0 0 2", RELATION_FLAT, CENTRES_EQUAL, 0, 2},
    {"disc 3 4 5", "box -2 -2 2 2", RELATION_TOUCHING, ZONE_CORNER, 25, 5},
    {"disc 1 4 2", "ltrb -2 -2 2 2", RELATION_TOUCHING, ZONE_SIDE, 4, 2},
    {"disc 1 0 2", "centre 0 0 2 2", RELATION_OVERLAPPING, ZONE_INSIDE, -1, 2},
    {"disc 0 0 2", "square 0 0 2", RELATION_OVERLAPPING, ZONE_ON_CORNER, 0, 2},
    {"point 2 1", "box 0 0 2 2", RELATION_TOUCHING, ZONE_ON_SIDE, 0, 0},
    {"point 5 5", "box 0 0 2 2", RELATION_APART, ZONE_CORNER, 18, 0},
    {"point 1 1", "box 0 0 2 2", RELATION_OVERLAPPING, ZONE_INSIDE, -1, 0},
    {"point 1 0", "box 0 0 2 0", RELATION_FLAT, ZONE_ON_SIDE, 0, 0},
    {"box 0 0 4 4", "box 1 0 4 4", RELATION_OVERLAPPING, PLACE_ALLEN(ALLEN_OVERLAPS, ALLEN_EQUAL), -9, 0},
    {"box 0 0 4 4", "ltrb 4 1 6 3", RELATION_TOUCHING, PLACE_ALLEN(ALLEN_MEETS, ALLEN_CONTAINS), 0, 0},
    {"box 0 0 2 4", "centre 6 3 1 2", RELATION_APART, PLACE_ALLEN(ALLEN_BEFORE, ALLEN_OVERLAPS), 9, 0},
};

/* "disc 0 0 5" and "point 6 4" */
static void read_case(const char *a, const char *b, struct form *form, union number *numbers) {
  const char *const behind[SHAPES] = {strchr(a, ' '), strchr(b, ' ')};
  char text[CASE_TEXT];
  snprintf(text, sizeof text, "%.*s %.*s f64", (int)(behind[0] - a), a, (int)(behind[1] - b), b);
  *form = form_of(text);
  snprintf(text, sizeof text, "%s%s", behind[0] + 1, behind[1]);
  numbers_of(form, text, numbers);
}

static void expect(const struct by_hand *row, struct truth found, double gap, place_t place) {
  const double expected = copysign(sqrt(fabs(row->square)), row->square) - row->radius;
  if (found.relation != row->relation || found.place != place ||
      fabs(gap - expected) > 0x1p-46 * fmax(1, fabs(expected)))
    fail_msg("%s, %s: %s, place %u, gap %a", row->a, row->b, relation_name(found.relation), found.place, gap);
}

static void check_by_hand(const struct by_hand *by_hand, struct oracle *oracle, bool turned) {
  struct row row = {.oracle = oracle};
  read_case(turned ? by_hand->b : by_hand->a, turned ? by_hand->a : by_hand->b, &row.form, row.numbers);
  const bool of_hulls = pair_is_of_hulls(form_pair(&row.form));
  /* Places are told with the pair's first shape first. */
  const place_t place = of_hulls && form_is_swapped(&row.form) != turned
                            ? (place_t)hull_place_swapped((enum hull_place)by_hand->place)
                            : (place_t)by_hand->place;
  expect(by_hand,
         oracle_truth(oracle, &row.form, row.numbers),
         oracle_gap(oracle, &row.form, row.numbers),
         place);
  expect(by_hand, reference_truth(&row.form, row.numbers), reference_gap(&row.form, row.numbers), place);
  expect(by_hand, reference_truth(&row.form, row.numbers), reference_gap(&row.form, row.numbers), place);
  if (!of_hulls)
    return;
  make_hulls(&row);
  const struct hull_truth truth = hull_truth(&row.hull[0], &row.hull[1]);
  check_gap(oracle, &row.form, row.numbers, truth.gap);
  check_symmetries(&row, &truth);
  check_scales(&row, &truth);
  check_translations(&row, &truth);
}

TEST(test_cases_by_hand) {
  struct oracle *oracle = oracle_new();
  for (unsigned k = 0; k < sizeof ROWS / sizeof ROWS[0]; k++) {
    check_by_hand(&ROWS[k], oracle, false);
    if (ROWS[k].place != PLACE_ALLEN(ALLEN_MEETS, ALLEN_CONTAINS)) /* its mirror image is during */
      check_by_hand(&ROWS[k], oracle, true);
  }
  /* Each lies in the other, so their order does not matter. */
  const struct by_hand equal = {
      "triangle 0 0 8 0 0 8", "triangle 0 0 0 8 8 0", RELATION_OVERLAPPING, HULL_A_IN_B, -32, 0};
  check_by_hand(&equal, oracle, false);
  oracle_free(oracle);
}

TEST(test_what_is_no_shape) {
  struct oracle *oracle = oracle_new();
  static const struct {
    const char *text;
    bool valid;
  } rows[] = {{"quad 0 0 2 0 2 2 0 2", true},
              {"quad 0 0 0 2 2 2 2 0", true},
              {"quad 0 0 2 0 4 0 0 2", true}, /* a vertex on a side */
              {"quad 0 0 0 0 2 0 0 2", true}, /* one repeated */
              {"quad 0 0 2 0 1 0 3 0", true}, /* all on a line */
              {"quad 1 1 1 1 1 1 1 1", true},
              {"quad 0 0 2 2 2 0 0 2", false}, /* crosses itself */
              {"quad 0 0 4 0 1 1 0 4", false}, /* bent */
              {"quad 0 0 2 0 0 0 0 2", false}, /* there and back */
              {"disc 0 0 -1", false},
              {"ellipse 0 0 -1 0", false},
              {"ellipse 0 0 2 -1", false},
              {"ellipse 0 0 0 2", true},
              {"capsule 0 0 0 0 -1", false},
              {"capsule 0 0 0 0 0", true},
              {"rounded 0 0 4 6 2", true}, /* a half circle above and below */
              {"rounded 0 0 4 6 2.5", false},
              {"rounded 0 0 4 0 0", true},
              {"rounded 0 0 4 6 -1", false},
              {"rounded-core 0 0 0 0 1", true},
              {"rounded-core 0 0 -1 0 1", false}};
  for (unsigned k = 0; k < sizeof rows / sizeof rows[0]; k++) {
    struct form form;
    union number numbers[FORM_MAX_COLUMNS];
    read_case(rows[k].text, "point 100 100", &form, numbers);
    const enum relation expected = rows[k].valid ? RELATION_APART : RELATION_INVALID;
    if (oracle_truth(oracle, &form, numbers).relation != expected ||
        reference_truth(&form, numbers).relation != expected)
      fail_msg("%s", rows[k].text);
  }
  oracle_free(oracle);
}

int main(int argc, char **argv) {
  if (argc != 2)
    return 2;
  folder = argv[1];
  return unit_run(NULL, NULL);
}
