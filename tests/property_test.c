/* What must hold of the reference without anybody's oracle: symmetry, mirrors, translation, scale, other
 * forms, growth. */
#include "cases.h"
#include "reference/reference.h"
#include "scene.h"
#include "unit.h"

#include <math.h>

enum { CASES = 20000 };

static const char *const PAIRS_F64[] = {
    "point box f64", "point disc f64", "disc disc f64", "disc box f64", "box box f64"};
enum { PAIR_FORMS = 5 };

static void expect_same(const struct form *form,
                        const union number *numbers,
                        const struct form *other_form,
                        const union number *other,
                        const char *what) {
  const enum relation a = reference_truth(form, numbers).relation,
                      b = reference_truth(other_form, other).relation;
  if (a == b)
    return;
  char text[CASE_TEXT];
  case_print(form, numbers, NUMBER_HEX, text);
  fail_msg("%s: %s: %s becomes %s", what, text, relation_name(a), relation_name(b));
}

TEST(test_shapes_in_either_order) {
  for (int f = 0; f < PAIR_FORMS; f++) {
    const struct form form = form_of(PAIRS_F64[f]);
    const struct form turned = {form.type, {form.layouts[1], form.layouts[0]}};
    const unsigned first = layout_columns(form.layouts[0]), second = layout_columns(form.layouts[1]);
    uint64_t random = 21;
    for (int k = 0; k < CASES; k++) {
      union number n[FORM_MAX_COLUMNS], t[FORM_MAX_COLUMNS];
      cases_next(&random, &form, n);
      memcpy(t, n + first, second * sizeof *n);
      memcpy(t + second, n, first * sizeof *n);
      expect_same(&form, n, &turned, t, "the shapes in the other order");
    }
  }
}

/* x becomes -x: a box from x of width w becomes one from -(x + w), so ends are mirrored in
 * left-top-right-bottom. */
TEST(test_mirror_and_swap) {
  const char *const forms[] = {
      "disc ltrb f64", "ltrb ltrb f64", "point ltrb f64", "disc disc f64", "disc centre f64"};
  for (int f = 0; f < 5; f++) {
    const struct form form = form_of(forms[f]);
    uint64_t random = 22;
    for (int k = 0; k < CASES; k++) {
      union number n[FORM_MAX_COLUMNS], mirrored[FORM_MAX_COLUMNS], swapped[FORM_MAX_COLUMNS];
      cases_next(&random, &form, n);
      for (unsigned s = 0; s < 2; s++) {
        const unsigned at = form_first_column(&form, s);
        const enum layout layout = form.layouts[s];
        for (unsigned c = 0; c < layout_columns(layout); c++) {
          const bool pairs = layout == LAYOUT_BOX_LTRB || layout == LAYOUT_BOX_CENTRE || c < 2;
          mirrored[at + c].f64 =
              column_moves(layout_column_at(layout, c), AXIS_X) ? -n[at + c].f64 : n[at + c].f64;
          swapped[at + c] = n[at + (pairs ? c ^ 1U : c)];
        }
        if (layout == LAYOUT_BOX_LTRB) {
          mirrored[at].f64 = -n[at + 2].f64;
          mirrored[at + 2].f64 = -n[at].f64;
        }
      }
      expect_same(&form, n, &form, mirrored, "mirrored");
      expect_same(&form, n, &form, swapped, "axes exchanged");
    }
  }
}

TEST(test_translation_and_scale) {
  for (int f = 0; f < PAIR_FORMS; f++) {
    const struct form form = form_of(PAIRS_F64[f]);
    uint64_t random = 23;
    for (int k = 0; k < CASES; k++) {
      union number n[FORM_MAX_COLUMNS], moved[FORM_MAX_COLUMNS], scaled[FORM_MAX_COLUMNS];
      const enum case_kind kind = cases_next(&random, &form, n);
      const bool whole = kind == CASE_LATTICE || kind == CASE_TOUCHING;
      bool moderate = kind <= CASE_DECIMAL;
      for (unsigned s = 0; s < 2; s++)
        for (unsigned c = 0, at = form_first_column(&form, s); c < layout_columns(form.layouts[s]);
             c++, at++) {
          moved[at].f64 = n[at].f64 + (c < 2 ? 4096 : 0);
          scaled[at].f64 = ldexp(n[at].f64, -300);
          moderate &= ldexp(scaled[at].f64, 300) == n[at].f64; /* no bit lost */
        }
      if (whole)
        expect_same(&form, n, &form, moved, "translated");
      if (!moderate)
        continue;
      expect_same(&form, n, &form, scaled, "scaled by a power of two");
      const double gap = reference_gap(&form, n), small = reference_gap(&form, scaled);
      assert_true((isnan(gap) && isnan(small)) || fabs(ldexp(small, 300) - gap) <= fabs(gap) * 0x1p-45);
    }
  }
}

TEST(test_other_forms_tell_the_same) {
  const char *const forms[] = {"disc box f64",
                               "disc ltrb f64",
                               "disc centre f64",
                               "disc square f64",
                               "disc box i64",
                               "disc pixels i32",
                               "disc box f32",
                               "ltrb disc i32"};
  unsigned carried = 0;
  uint64_t random = 24;
  for (int k = 0; k < CASES; k++)
    for (int f = 0; f < 8; f++) {
      const struct form from = form_of(forms[f]), to = form_of(forms[(f + 1 + k) % 8]);
      union number n[FORM_MAX_COLUMNS], other[FORM_MAX_COLUMNS];
      char why[SCENE_WHY];
      cases_next(&random, &from, n);
      if (!case_carry(&from, n, &to, other, why))
        continue;
      carried++;
      expect_same(&from, n, &to, other, "carried to another form");
    }
  assert_true(carried > CASES / 4);
}

TEST(test_growth_never_parts) {
  const struct form form = form_of("disc box f64");
  uint64_t random = 25;
  for (int k = 0; k < CASES; k++) {
    union number n[FORM_MAX_COLUMNS];
    cases_next(&random, &form, n);
    const enum relation before = reference_truth(&form, n).relation;
    n[2].f64 = nextafter(n[2].f64, INFINITY);
    n[5].f64 *= 2;
    const enum relation after = reference_truth(&form, n).relation;
    if (before != RELATION_APART && before != RELATION_INVALID)
      assert_true(after != RELATION_APART);
  }
}

int main(void) { return unit_run(NULL, NULL); }
