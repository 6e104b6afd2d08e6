#include "cases.h"

#include "generate/generate.h"
#include "hull_cases.h"
#include "number.h"
#include "truth.h"

#include <math.h>
#include <string.h>

static int64_t below(uint64_t *state, int64_t limit) {
  return (int64_t)(random_next(state) % (limit > 0 ? (uint64_t)limit : 1));
}
int64_t cases_between(uint64_t *state, int64_t low, int64_t high) {
  return low + below(state, high - low + 1);
}

struct place {
  double left, top, right, bottom; /* of a core; a disc's centre in left and top */
  double r;
};

/* Whole-number shapes that touch, laid out from the first one: a 3-4-5 or like triangle to a corner, a side,
 * an edge. */
static void touching_pair(uint64_t *state, enum pair pair, struct place p[2]) {
  static const int TRIPLE[6][3] = {{3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {7, 24, 25}, {20, 21, 29}, {0, 1, 1}};
  const int *t = TRIPLE[below(state, 6)];
  const double k = (double)cases_between(state, 1, 6), dx = k * t[0], dy = k * t[1], reach = k * t[2];
  const double x = (double)cases_between(state, -20, 20), y = (double)cases_between(state, -20, 20);
  const double w = 2 * (double)cases_between(state, 1, 9), h = 2 * (double)cases_between(state, 1, 9);
  const double v = 2 * (double)cases_between(state, 1, 9), u = 2 * (double)cases_between(state, 1, 9);
  const bool swap = below(state, 2) == 0;
  const double ax = swap ? dy : dx, ay = swap ? dx : dy;
  p[1] = (struct place){x, y, x + w, y + h, 0};
  switch (pair) {
  case PAIR_DISC_BOX:
    p[0] = (struct place){x - ax, y - ay, 0, 0, reach};
    break;
  case PAIR_POINT_DISC:
    p[1].r = reach;
    p[0] = (struct place){x + ax, y - ay, 0, 0, 0};
    break;
  case PAIR_DISC_DISC:
    p[1].r = floor(reach / 2);
    p[0] = (struct place){x + ax, y - ay, 0, 0, reach - p[1].r};
    break;
  case PAIR_POINT_BOX:
    p[0] = (struct place){swap ? x : x + w, y + floor(h / 2), 0, 0, 0};
    break;
  default: {
    const double from = y + (double)cases_between(state, -9, 9);
    p[0] = (struct place){x + w, from, x + w + v, from + u, 0};
    if (swap)
      p[0] = (struct place){x - v, from, x, from + u, 0};
  }
  }
}

static void write_shape(const struct form *form, unsigned s, const struct place *p, double scale, double *n) {
  n += form_first_column(form, s);
  const double w = p->right - p->left, h = p->bottom - p->top;
  const double xywh[] = {p->left, p->top, w, h};
  const double ltrb[] = {p->left, p->top, p->right, p->bottom};
  const double centre[] = {p->left + w / 2, p->top + h / 2, w / 2, h / 2};
  const double square[] = {p->left, p->top, w, 0}, pixels[] = {p->left, p->top, w + 1, h + 1};
  const double disc[] = {p->left, p->top, p->r};
  const double rounded[] = {p->left - p->r, p->top - p->r, w + 2 * p->r, h + 2 * p->r, p->r};
  const double grown[] = {p->left + w / 2, p->top + h / 2, w / 2, h / 2, p->r};
  const double *from[LAYOUTS] = {[LAYOUT_POINT] = disc,
                                 [LAYOUT_DISC] = disc,
                                 [LAYOUT_BOX_XYWH] = xywh,
                                 [LAYOUT_BOX_LTRB] = ltrb,
                                 [LAYOUT_BOX_CENTRE] = centre,
                                 [LAYOUT_BOX_SQUARE] = square,
                                 [LAYOUT_BOX_PIXELS] = pixels,
                                 [LAYOUT_ROUNDED] = rounded,
                                 [LAYOUT_ROUNDED_CORE] = grown};
  const double corner[] = {p->left, p->top, p->right, p->top, p->right, p->bottom, p->left, p->bottom, 1};
  const enum layout layout = form->layouts[s];
  for (unsigned k = 0; k < layout_columns(layout); k++)
    n[k] = (from[layout] != NULL ? from[layout][k] : corner[k == layout_radius(layout) ? 8 : k % 8]) * scale;
}

/* A power of two; now and then such that the numbers are near the ends of the type. */
static double some_scale(uint64_t *state, enum number_type type, const struct hull_sketch sketch[2]) {
  static const int BITS[TYPES] = {31, 63, 127, 1023}, LEAST[TYPES] = {0, 0, -149, -1074};
  double most = 1;
  for (unsigned s = 0; s < 2; s++)
    for (unsigned k = 0; k < sketch[s].points; k++)
      most =
          fmax(most, fmax(fmax(fabs(sketch[s].x[k]), fabs(sketch[s].y[k])), fmax(sketch[s].r, sketch[s].ry)));
  const int room = BITS[type] - 2 - ilogb(most);
  if (below(state, 4) == 0)
    return ldexp(1, (int)cases_between(state, LEAST[type], room > 0 ? room : 0));
  return type_is_whole(type) ? 1 : ldexp(1, (int)cases_between(state, -8, 8));
}

static void hulls(uint64_t *state, const struct form *form, bool far, double *n) {
  struct hull_sketch sketch[2] = {{.points = 0}};
  hull_cases_pair(state, form, far, sketch);
  const double scale = some_scale(state, form->type, sketch);
  for (unsigned s = 0; s < 2; s++) {
    const enum layout layout = form->layouts[s];
    const struct hull_sketch *from = &sketch[s];
    double *to = n + form_first_column(form, s);
    if (layout_has_sides(layout) || layout_kind(layout) == KIND_DISC) {
      write_shape(
          form, s, &(struct place){from->x[0], from->y[0], from->x[2], from->y[2], from->r}, scale, n);
      continue;
    }
    for (unsigned k = 0; k < from->points; k++) {
      *to++ = from->x[k] * scale;
      *to++ = from->y[k] * scale;
    }
    if (layout_is_round(layout))
      *to++ = from->r * scale;
    if (layout_is_stretched(layout))
      *to = from->ry * scale;
  }
}

static void touching(uint64_t *state, const struct form *form, double *n) {
  if (pair_is_of_hulls(form_pair(form))) {
    hulls(state, form, false, n);
    return;
  }
  struct place p[2];
  touching_pair(state, form_pair(form), p);
  const bool swapped = form_is_swapped(form);
  const double scale = type_is_whole(form->type) ? 1 : ldexp(1, (int)cases_between(state, -8, 8));
  write_shape(form, 0, &p[swapped], scale, n);
  write_shape(form, 1, &p[!swapped], scale, n);
}

static double wild(uint64_t *state, enum number_type type, int low, int high) {
  if (type_is_whole(type)) {
    const int bits = type == TYPE_I32 ? 31 : 63;
    const double part = (double)(int64_t)random_next(state) * 0x1p-63;
    return ldexp(part, (int)cases_between(state, 1, bits));
  }
  const double fraction = 1 + (double)(random_next(state) >> 12) * 0x1p-52;
  const int span = type == TYPE_F32 ? 8 : 1; /* f32 has an eighth of the exponents */
  const double signed_one = below(state, 2) ? fraction : -fraction;
  return signed_one * ldexp(1, (int)cases_between(state, low / span, high / span));
}

static double edge(uint64_t *state, enum number_type type) {
  static const double WHOLE[] = {
      0, 1, 2, 32767, 32768, 46340, 46341, 65535, 65536, 1073741824, 2147483647, 2147483648.0};
  static const double F64[] = {
      0, 0x1p-1074, 0x1p-1022, 0x1p-540, 0x1p-538, 1, 3, 0x1p511, 0x1p512, 0x1.fffffffffffffp1023};
  static const double F32[] = {0, 0x1p-149, 0x1p-126, 0x1p-75, 1, 3, 0x1p63, 0x1p64, 0x1.fffffep127};
  const double sign = below(state, 2) ? 1 : -1;
  if (type == TYPE_F64)
    return sign * F64[below(state, 10)];
  if (type == TYPE_F32)
    return sign * F32[below(state, 9)];
  const double whole = WHOLE[below(state, 12)], value = whole + (double)cases_between(state, -2, 2);
  return sign * (type == TYPE_I64 && below(state, 2) ? value * 0x1p31 : value);
}

static double one_number(uint64_t *state, enum number_type type, enum case_kind kind) {
  double whole;
  switch (kind) {
  case CASE_UNIFORM:
    return type_is_whole(type) ? (double)cases_between(state, -9999, 9999) : wild(state, type, 0, 6);
  case CASE_DECIMAL:
    whole = (double)cases_between(state, -99, 999);
    return whole / (below(state, 2) ? 10 : 100);
  case CASE_MIXED:
    return wild(state, type, -1060, 1020);
  case CASE_HUGE:
    return wild(state, type, 960, 1020);
  case CASE_TINY:
    return wild(state, type, -1010, -960);
  case CASE_SUBNORMAL:
    return (double)cases_between(state, -40, 40) * (type == TYPE_F32 ? 0x1p-149 : 0x1p-1074);
  case CASE_EDGE:
    return edge(state, type);
  default:
    return (double)cases_between(state, -4, 6);
  }
}

static void make_invalid(uint64_t *state, enum number_type type, union number *number) {
  static const double BAD[] = {NAN, INFINITY, -INFINITY, -1};
  *number = number_nearest(type, type_is_whole(type) ? -1 - (double)below(state, 9) : BAD[below(state, 4)]);
}

/* Every other radius that is too large for its box becomes as large as it may be, or nearly. */
static void fit_radius(uint64_t *state, enum number_type type, union number *n) {
  const double least = fmin(number_as_double(type, n[2]), number_as_double(type, n[3]));
  if (number_as_double(type, n[4]) > least / 2 && below(state, 2) == 0)
    n[4] = number_nearest(type, least / 2);
}

static void straighten(uint64_t *state, const struct form *form, union number *numbers) {
  for (unsigned s = 0; s < 2; s++) {
    union number *const n = numbers + form_first_column(form, s);
    if (layout_vertices(form->layouts[s]) == 4)
      hull_cases_straighten(form->type, n);
    if (form->layouts[s] == LAYOUT_ROUNDED)
      fit_radius(state, form->type, n);
  }
}

/* Rings are dealt by the campaign's own mix, a run at a time while the same state asks on for the same form.
 */
static bool deal_rings(uint64_t *state, const struct form *form, union number *numbers) {
  static struct {
    struct run run;
    struct form form;
    uint64_t state;
    size_t row;
  } dealt = {.row = RUN_CASES};
  if (!layout_is_ring(form->layouts[0]) && !layout_is_ring(form->layouts[1]))
    return false;
  const bool goes_on = dealt.state == *state && form_equal(&dealt.form, form) && dealt.row < RUN_CASES;
  const uint64_t next = random_next(state);
  if (!goes_on) {
    run_draw(&dealt.run, &MIX_DEFAULT, 1, next % (1 << 12), form);
    dealt.form = *form;
    dealt.row = 0;
  }
  dealt.state = *state;
  run_get(&dealt.run, form, dealt.row++, numbers);
  return true;
}

enum case_kind cases_next(uint64_t *state, const struct form *form, union number *numbers) {
  if (deal_rings(state, form, numbers))
    return CASE_TOUCHING;
  enum case_kind kind = (enum case_kind)below(state, CASE_KINDS);
  if (pair_is_of_hulls(form_pair(form)) && below(state, 3) == 0)
    kind = below(state, 2) == 0 ? CASE_TOUCHING : CASE_NUDGED; /* many places, and most are rare elsewhere */
  const unsigned columns = form_columns(form);
  double n[FORM_MAX_COLUMNS] = {0};
  if (kind == CASE_TOUCHING || kind == CASE_NUDGED) {
    touching(state, form, n);
    for (unsigned k = 0; k < columns; k++)
      numbers[k] = number_nearest(form->type, n[k]);
    straighten(state, form, numbers);
    for (unsigned k = 0; k < columns && kind == CASE_NUDGED; k++)
      if (below(state, 3) == 0)
        numbers[k] = number_stepped(form->type, numbers[k], (int)cases_between(state, -4, 4));
    return kind;
  }
  for (unsigned k = 0; k < columns; k++) {
    const double value = one_number(state, form->type, kind);
    const bool size = column_is_size(form_column_at(form, k));
    numbers[k] = number_nearest(form->type, size ? fabs(value) : value);
    if (form->type == TYPE_I64 && kind >= CASE_MIXED && kind <= CASE_SUBNORMAL && below(state, 2) && !size)
      numbers[k].i64 = (int64_t)random_next(state);
  }
  straighten(state, form, numbers);
  if (kind == CASE_FLAT)
    for (unsigned k = 0; k < columns; k++)
      if (column_is_size(form_column_at(form, k)) && below(state, 2))
        numbers[k] = number_nearest(form->type, 0);
  if (kind == CASE_INVALID)
    make_invalid(state, form->type, &numbers[below(state, columns)]);
  return kind;
}

/* Every third nudged. */
static void far_along(uint64_t *state, const struct form *form, union number *numbers) {
  double n[FORM_MAX_COLUMNS] = {0};
  hulls(state, form, true, n);
  const bool nudged = below(state, 3) == 0;
  for (unsigned k = 0; k < form_columns(form); k++) {
    numbers[k] = number_nearest(form->type, n[k]);
    if (nudged && below(state, 3) == 0)
      numbers[k] = number_stepped(form->type, numbers[k], (int)cases_between(state, -4, 4));
  }
  straighten(state, form, numbers);
}

/* Moved along, then divided. */
static void on_paper(uint64_t *state, const struct form *form, union number *numbers) {
  static const double PARTS[] = {10, 100, 3};
  const double part = type_is_whole(form->type) ? 1 : PARTS[below(state, 3)];
  double n[FORM_MAX_COLUMNS] = {0};
  touching(state, form, n);
  for (enum axis axis = AXIS_X; axis <= AXIS_Y; axis++) {
    const double far = below(state, 2) == 0 ? 100 : 10000, by = far * (double)cases_between(state, -99, 99);
    for (unsigned k = 0; k < form_columns(form); k++)
      n[k] += column_moves(form_column_at(form, k), axis) ? by : 0;
  }
  for (unsigned k = 0; k < form_columns(form); k++)
    numbers[k] = number_nearest(form->type, n[k] / part);
  straighten(state, form, numbers);
}

void cases_of_row(uint64_t *state, const struct form *form, size_t row, union number *numbers) {
  if (deal_rings(state, form, numbers))
    return;
  if (row % 8 == 7)
    on_paper(state, form, numbers);
  else if (row % 8 == 4 && pair_is_of_hulls(form_pair(form)))
    far_along(state, form, numbers);
  else
    cases_next(state, form, numbers);
}
