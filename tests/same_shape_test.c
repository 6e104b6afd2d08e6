/* One shape in two kinds: a box is a quad of its corners, a triangle a quad with a corner twice or with one
 * more on a side, a disc a capsule whose ends meet and an ellipse of equal radii, a segment a capsule without
 * a radius, a point a disc of none. A rounded box without a radius is a box, one as wide as its ends a disc,
 * and both of its layouts are one. The truth against any other shape is the same, but for what is flat. */
#include "generate/generate.h"
#include "reference/reference.h"
#include "unit.h"

#include <math.h>

/* Writes the shape in the other kind; false when the doubles do not hold it exactly. */
typedef bool rewriting(const double *n, double *to);

static bool exact_sum(double a, double b, double *sum) {
  *sum = a + b;
  const double bb = *sum - a;
  return isfinite(*sum) && (a - (*sum - bb)) + (b - bb) == 0;
}

static bool box_as_quad(const double *n, double *to) {
  double right, bottom;
  if (!exact_sum(n[0], n[2], &right) || !exact_sum(n[1], n[3], &bottom))
    return false;
  const double quad[] = {n[0], n[1], right, n[1], right, bottom, n[0], bottom};
  memcpy(to, quad, sizeof quad);
  return n[2] >= 0 && n[3] >= 0;
}

/* Half way from the third corner to the first. */
static bool corner_on_side(const double *n, double *to) {
  double twice[2];
  memcpy(to, n, 6 * sizeof *n);
  for (unsigned axis = 0; axis < 2; axis++) {
    if (!exact_sum(n[4 + axis], n[axis], &twice[axis]))
      return false;
    to[6 + axis] = twice[axis] / 2;
    if (to[6 + axis] * 2 != twice[axis])
      return false;
  }
  return true;
}

/* From a core: all must be exact. */
static bool core_as_rounded(const double *n, double *to) {
  for (unsigned axis = 0; axis < 2; axis++) {
    double in;
    if (!exact_sum(n[axis], -n[2 + axis], &in) || !exact_sum(in, -n[4], &to[axis]) ||
        !exact_sum(n[2 + axis], n[4], &in) || !isfinite(2 * in))
      return false;
    to[2 + axis] = 2 * in;
  }
  to[4] = n[4];
  return n[2] >= 0 && n[3] >= 0;
}

enum { NOUGHT = LAYOUT_MAX_COLUMNS };

/* Either by a function, or each number is one of the other shape's, or 0. */
struct same {
  enum layout from, into;
  rewriting *rewrite;
  unsigned column[LAYOUT_MAX_COLUMNS];
};

static const struct same SAME[] = {{LAYOUT_BOX_XYWH, LAYOUT_QUAD, box_as_quad, {0}},
                                   {LAYOUT_TRIANGLE, LAYOUT_QUAD, NULL, {0, 1, 2, 3, 2, 3, 4, 5}},
                                   {LAYOUT_TRIANGLE, LAYOUT_QUAD, corner_on_side, {0}},
                                   {LAYOUT_DISC, LAYOUT_CAPSULE, NULL, {0, 1, 0, 1, 2}},
                                   {LAYOUT_DISC, LAYOUT_ELLIPSE, NULL, {0, 1, 2, 2}},
                                   {LAYOUT_SEGMENT, LAYOUT_CAPSULE, NULL, {0, 1, 2, 3, NOUGHT}},
                                   {LAYOUT_POINT, LAYOUT_SEGMENT, NULL, {0, 1, 0, 1}},
                                   {LAYOUT_QUAD, LAYOUT_QUAD, NULL, {2, 3, 0, 1, 6, 7, 4, 5}},
                                   {LAYOUT_BOX_XYWH, LAYOUT_ROUNDED, NULL, {0, 1, 2, 3, NOUGHT}},
                                   {LAYOUT_DISC, LAYOUT_ROUNDED_CORE, NULL, {0, 1, NOUGHT, NOUGHT, 2}},
                                   {LAYOUT_ROUNDED_CORE, LAYOUT_ROUNDED, core_as_rounded, {0}}};

static bool meets(enum relation relation) {
  return relation == RELATION_TOUCHING || relation == RELATION_OVERLAPPING || relation == RELATION_FLAT;
}

static void
expect_same(const struct form *a, const union number *n, const struct form *b, const union number *m) {
  const enum relation was = reference_truth(a, n).relation, is = reference_truth(b, m).relation;
  const double gap = reference_gap(a, n), again = reference_gap(b, m);
  const bool flat = was == RELATION_FLAT || is == RELATION_FLAT;
  const bool alike = flat ? meets(was) && meets(is) : was == is;
  const bool same_gap = gap == again || fabs(gap - again) <= 0x1p-45 * fabs(gap) || was == RELATION_INVALID;
  char text[CASE_TEXT], form[FORM_TEXT];
  if (!alike || !same_gap) {
    form_print(a, form);
    fail_msg("%s: %s: %s with gap %a, and as another kind %s with gap %a",
             form,
             case_print(a, n, NUMBER_HEX, text),
             relation_name(was),
             gap,
             relation_name(is),
             again);
  }
}

/* Numbers n of form a as m of form b; false where m does not stand for the same. */
struct remaking {
  struct form a, b;
  bool (*remake)(const struct remaking *how, size_t row, const union number *n, union number *m);
  const struct same *same; /* of the first shape, where that is all */
};

/* The same truth of every case that is drawn in form a and can be remade, which are not few. */
static void expect_same_truths(const struct remaking *how, uint64_t seed, unsigned one_in) {
  const uint64_t runs = getenv("GRAZE_LONG") != NULL ? 4000 : 30;
  unsigned tried = 0;
  for (uint64_t run = 0; run < runs; run++) {
    struct run drawn;
    run_draw(&drawn, &MIX_DEFAULT, seed, run, &how->a);
    for (size_t row = 0; row < RUN_CASES; row++) {
      union number n[FORM_MAX_COLUMNS], m[FORM_MAX_COLUMNS] = {{.f64 = 0}};
      run_get(&drawn, &how->a, row, n);
      if (!how->remake(how, row, n, m))
        continue;
      expect_same(&how->a, n, &how->b, m);
      tried++;
    }
  }
  assert_true(tried > runs * RUN_CASES / one_in);
}

static bool rewrite_first(const struct remaking *how, size_t row, const union number *n, union number *m) {
  const unsigned columns = layout_columns(how->a.layouts[0]), others = layout_columns(how->b.layouts[0]);
  double from[LAYOUT_MAX_COLUMNS], to[LAYOUT_MAX_COLUMNS];
  (void)row;
  for (unsigned k = 0; k < columns; k++)
    from[k] = n[k].f64;
  if (how->same->rewrite != NULL && !how->same->rewrite(from, to))
    return false;
  for (unsigned k = 0; k < others && how->same->rewrite == NULL; k++)
    to[k] = how->same->column[k] == NOUGHT ? 0 : from[how->same->column[k]];
  for (unsigned k = 0; k < others; k++)
    m[k].f64 = to[k];
  memcpy(m + others, n + columns, layout_columns(how->a.layouts[1]) * sizeof *m);
  return true;
}

TEST(test_the_truth_is_of_the_shape) {
  for (size_t s = 0; s < sizeof SAME / sizeof *SAME; s++)
    for (unsigned partner = 0; partner < KINDS; partner++) {
      const enum layout beside = kind_layout((enum shape_kind)partner);
      const struct remaking how = {.a = {.type = TYPE_F64, .layouts = {SAME[s].from, beside}},
                                   .b = {.type = TYPE_F64, .layouts = {SAME[s].into, beside}},
                                   .remake = rewrite_first,
                                   .same = &SAME[s]};
      if (form_pair(&how.a) != PAIR_NONE && form_pair(&how.b) != PAIR_NONE)
        expect_same_truths(&how, 7, 8);
    }
}

/* Along one axis everything is `times` as large: the disc is then an ellipse. */
static void
scale_axis(const struct form *form, const union number *n, double times, bool y, union number *m) {
  const unsigned second = form_first_column(form, 1);
  for (unsigned k = 0; k < form_columns(form); k++) {
    const bool radius = k == 2, along = form_column_at(form, k)->axis == (y ? AXIS_Y : AXIS_X);
    const double scaled = n[k].f64 * (along ? times : 1);
    if (k >= second)
      m[k + 1].f64 = scaled;
    else if (!radius)
      m[k].f64 = scaled;
  }
  m[2].f64 = n[2].f64 * (y ? 1 : times);
  m[3].f64 = n[2].f64 * (y ? times : 1);
}

/* Of no radius, no axis is the longer one. */
static bool scale_all(const struct remaking *how, size_t row, const union number *n, union number *m) {
  bool fine = n[2].f64 != 0;
  scale_axis(&how->a, n, row % 4 < 2 ? 2 : 64, row % 2 == 1, m);
  for (unsigned k = 0; k < form_columns(&how->b); k++)
    fine &= fabs(m[k].f64) < 0x1p1020;
  return fine;
}

/* The gap beside an ellipse is that beside the disc it is when its longer axis is squeezed. */
TEST(test_an_ellipse_is_a_scaled_disc) {
  for (unsigned partner = 0; partner < KINDS; partner++) {
    const enum layout beside = kind_layout((enum shape_kind)partner);
    const struct remaking how = {.a = {.type = TYPE_F64, .layouts = {LAYOUT_DISC, beside}},
                                 .b = {.type = TYPE_F64, .layouts = {LAYOUT_ELLIPSE, beside}},
                                 .remake = scale_all};
    if (form_pair(&how.b) != PAIR_NONE)
      expect_same_truths(&how, 8, 2);
  }
}

int main(void) { return unit_run(NULL, NULL); }
