#include "sample.h"

#include "template.h"

#include <stdarg.h>
#include <string.h>

enum { NAME = 16, EXPRESSION = 200 };
enum side { LEFT, TOP, RIGHT, BOTTOM };

struct writer {
  FILE *out;
  const struct form *form;
  const struct language *language;
  char column[FORM_MAX_COLUMNS][NAME];
};

/* How the sides of a box are called in the sample. */
struct sides {
  char of[4][NAME];
};

__attribute__((format(printf, 3, 4))) static void
let(const struct writer *w, const char *name, const char *format, ...) {
  char value[EXPRESSION];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(value, sizeof value, format, arguments);
  va_end(arguments);
  const struct blank blanks[] = {
      {"name", name}, {"value", value}, {"type", w->language->type[w->form->type]}, {NULL, NULL}};
  template_fill(w->out, w->language->let, blanks);
}

__attribute__((format(printf, 2, 3))) static void result(const struct writer *w, const char *format, ...) {
  char value[EXPRESSION];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(value, sizeof value, format, arguments);
  va_end(arguments);
  const struct blank blanks[] = {{"value", value}, {NULL, NULL}};
  template_fill(w->out, w->language->result, blanks);
}

static void
clamp(const struct writer *w, const char *name, const char *v, const char *low, const char *high) {
  const struct blank blanks[] = {{"name", name},
                                 {"v", v},
                                 {"low", low},
                                 {"high", high},
                                 {"type", w->language->type[w->form->type]},
                                 {NULL, NULL}};
  template_fill(w->out, w->language->clamp, blanks);
}

/* The columns of a shape. */
static const char (*columns_of(const struct writer *w, unsigned shape))[NAME] {
  return w->column + form_first_column(w->form, shape);
}

/* A side that is not a column gets a name: that of the side, after a_ or b_ where there are two boxes. */
static void name_side(const struct writer *w, unsigned shape, enum side side, struct sides *sides) {
  static const char *const SIDE[] = {"left", "top", "right", "bottom"};
  const bool two = form_pair(w->form) == PAIR_BOX_BOX;
  snprintf(sides->of[side], NAME, "%s%s", !two ? "" : shape == 0 ? "a_" : "b_", SIDE[side]);
}

/* Tells the sides of a box that are no columns. */
static struct sides sides_of(const struct writer *w, unsigned shape) {
  const char(*column)[NAME] = columns_of(w, shape);
  const enum layout layout = w->form->layouts[shape];
  const char *one = w->form->type == TYPE_I64 && w->language->one_i64 != NULL ? w->language->one_i64 : "1";
  struct sides sides;
  for (unsigned s = LEFT; s <= BOTTOM; s++) {
    const char *from = column[s % 2]; /* x for left and right, y for top and bottom */
    const bool far = s >= RIGHT;
    if (layout == LAYOUT_BOX_LTRB || (layout != LAYOUT_BOX_CENTRE && !far)) {
      snprintf(sides.of[s], NAME, "%s", column[s]);
      continue;
    }
    const char *extent = layout == LAYOUT_BOX_SQUARE ? column[2] : column[2 + s % 2];
    name_side(w, shape, (enum side)s, &sides);
    if (layout == LAYOUT_BOX_PIXELS)
      let(w, sides.of[s], "%s + %s - %s", from, extent, one);
    else
      let(w, sides.of[s], "%s %c %s", from, far ? '+' : '-', extent);
  }
  return sides;
}

static void boxes(const struct writer *w) {
  const struct sides a = sides_of(w, 0), b = sides_of(w, 1);
  const char *both = w->language->both;
  result(w,
         "%s <= %s %s %s <= %s %s %s <= %s %s %s <= %s",
         a.of[LEFT],
         b.of[RIGHT],
         both,
         b.of[LEFT],
         a.of[RIGHT],
         both,
         a.of[TOP],
         b.of[BOTTOM],
         both,
         b.of[TOP],
         a.of[BOTTOM]);
}

static void point_and_box(const struct writer *w, unsigned point) {
  const char(*p)[NAME] = columns_of(w, point);
  const struct sides box = sides_of(w, 1 - point);
  const char *both = w->language->both;
  result(w,
         "%s <= %s %s %s <= %s %s %s <= %s %s %s <= %s",
         box.of[LEFT],
         p[0],
         both,
         p[0],
         box.of[RIGHT],
         both,
         box.of[TOP],
         p[1],
         both,
         p[1],
         box.of[BOTTOM]);
}

/* The nearest point of the box is no further from the centre than the radius. */
static void disc_and_box(const struct writer *w, unsigned disc) {
  const char(*d)[NAME] = columns_of(w, disc);
  const struct sides box = sides_of(w, 1 - disc);
  clamp(w, "near_x", d[0], box.of[LEFT], box.of[RIGHT]);
  clamp(w, "near_y", d[1], box.of[TOP], box.of[BOTTOM]);
  let(w, "dx", "%s - near_x", d[0]);
  let(w, "dy", "%s - near_y", d[1]);
  result(w, "dx * dx + dy * dy <= %s * %s", d[2], d[2]);
}

static void point_and_disc(const struct writer *w, unsigned point) {
  const char(*p)[NAME] = columns_of(w, point);
  const char(*d)[NAME] = columns_of(w, 1 - point);
  let(w, "dx", "%s - %s", p[0], d[0]);
  let(w, "dy", "%s - %s", p[1], d[1]);
  result(w, "dx * dx + dy * dy <= %s * %s", d[2], d[2]);
}

static void discs(const struct writer *w) {
  const char(*a)[NAME] = columns_of(w, 0);
  const char(*b)[NAME] = columns_of(w, 1);
  let(w, "dx", "%s - %s", a[0], b[0]);
  let(w, "dy", "%s - %s", a[1], b[1]);
  let(w, "reach", "%s + %s", a[2], b[2]);
  result(w, "dx * dx + dy * dy <= reach * reach");
}

void sample_write(FILE *out, const struct form *form, const struct language *language) {
  struct writer w = {.out = out, .form = form, .language = language};
  const unsigned first = form_is_swapped(form) ? 1 : 0;
  char names[FORM_NAMES];
  form_column_names(form, names);
  const char *name = names;
  for (unsigned k = 0; k < form_columns(form); k++, name += strcspn(name, " ") + 1)
    snprintf(w.column[k], NAME, "%.*s", (int)strcspn(name, " "), name);
  switch (form_pair(form)) {
  case PAIR_POINT_BOX:
    point_and_box(&w, first);
    break;
  case PAIR_POINT_DISC:
    point_and_disc(&w, first);
    break;
  case PAIR_DISC_DISC:
    discs(&w);
    break;
  case PAIR_DISC_BOX:
    disc_and_box(&w, first);
    break;
  default:
    boxes(&w);
    break;
  }
}
