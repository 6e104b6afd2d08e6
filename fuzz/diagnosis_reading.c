#include "diagnosis_reading.h"

#include <stdio.h>
#include <string.h>

#define SET(taken) (1U << (taken))

/* Which ways there are to take a layout, besides as it is. */
static unsigned ways_of(enum layout layout) {
  switch (layout) {
  case LAYOUT_POINT:
    return SET(TAKEN_AXES_SWAPPED);
  case LAYOUT_DISC:
    return SET(TAKEN_CORNER) | SET(TAKEN_DIAMETER) | SET(TAKEN_CORNER_DIAMETER) | SET(TAKEN_RADIUS_FIRST) |
           SET(TAKEN_AXES_SWAPPED);
  case LAYOUT_BOX_XYWH:
  case LAYOUT_BOX_PIXELS:
    return SET(TAKEN_CENTRE) | SET(TAKEN_HALF_CENTRE) | SET(TAKEN_HALF) | SET(TAKEN_ENDS) |
           SET(TAKEN_PIXELS) | SET(TAKEN_UP) | SET(TAKEN_WIDE_SWAPPED) | SET(TAKEN_AXES_SWAPPED) |
           (layout == LAYOUT_BOX_PIXELS ? SET(TAKEN_SIZES) : 0);
  case LAYOUT_BOX_LTRB:
    return SET(TAKEN_SIZES) | SET(TAKEN_PAIRED) | SET(TAKEN_AXES_SWAPPED);
  case LAYOUT_BOX_CENTRE:
    return SET(TAKEN_WHOLE) | SET(TAKEN_CORNER) | SET(TAKEN_WIDE_SWAPPED) | SET(TAKEN_AXES_SWAPPED);
  case LAYOUT_BOX_SQUARE:
    return SET(TAKEN_CENTRE) | SET(TAKEN_HALF_CENTRE) | SET(TAKEN_HALF) | SET(TAKEN_AXES_SWAPPED);
  default:
    return 0;
  }
}

/* One shape's numbers in a layout of doubles; a square becomes a box. */
struct shape {
  enum layout layout;
  double n[4];
};

static struct shape box(enum layout layout, double a, double b, double c, double d) {
  return (struct shape){layout, {a, b, c, d}};
}

static struct shape disc(double cx, double cy, double r) {
  return (struct shape){LAYOUT_DISC, {cx, cy, r, 0}};
}

static struct shape take_disc(enum taken taken, const double *n) {
  switch (taken) {
  case TAKEN_CORNER:
    return disc(n[0] + n[2], n[1] + n[2], n[2]);
  case TAKEN_DIAMETER:
    return disc(n[0], n[1], n[2] / 2);
  case TAKEN_CORNER_DIAMETER:
    return disc(n[0] + n[2] / 2, n[1] + n[2] / 2, n[2] / 2);
  case TAKEN_RADIUS_FIRST:
    return disc(n[1], n[2], n[0]);
  case TAKEN_AXES_SWAPPED:
    return disc(n[1], n[0], n[2]);
  default:
    return disc(n[0], n[1], n[2]);
  }
}

/* A box of corner and sizes; small whole numbers, so halves are exact. */
static struct shape take_sized(enum taken taken, enum layout layout, double x, double y, double w, double h) {
  switch (taken) {
  case TAKEN_CENTRE:
    return box(LAYOUT_BOX_CENTRE, x, y, w / 2, h / 2);
  case TAKEN_HALF_CENTRE:
    return box(LAYOUT_BOX_CENTRE, x, y, w, h);
  case TAKEN_HALF:
    return box(LAYOUT_BOX_XYWH, x, y, 2 * w, 2 * h);
  case TAKEN_ENDS:
    return box(LAYOUT_BOX_LTRB, x, y, w, h);
  case TAKEN_SIZES:
    return box(LAYOUT_BOX_XYWH, x, y, w, h);
  case TAKEN_PIXELS:
    return box(LAYOUT_BOX_LTRB, x, y, x + w - 1, y + h - 1);
  case TAKEN_UP:
    return box(LAYOUT_BOX_LTRB, x, y - h, x + w, y);
  case TAKEN_WIDE_SWAPPED:
    return box(LAYOUT_BOX_XYWH, x, y, h, w);
  case TAKEN_AXES_SWAPPED:
    return box(LAYOUT_BOX_XYWH, y, x, h, w);
  default:
    return layout == LAYOUT_BOX_PIXELS ? box(LAYOUT_BOX_LTRB, x, y, x + w - 1, y + h - 1)
                                       : box(LAYOUT_BOX_XYWH, x, y, w, h);
  }
}

static struct shape take_ends(enum taken taken, const double *n) {
  switch (taken) {
  case TAKEN_SIZES:
    return box(LAYOUT_BOX_XYWH, n[0], n[1], n[2], n[3]);
  case TAKEN_PAIRED:
    return box(LAYOUT_BOX_LTRB, n[0], n[2], n[1], n[3]);
  case TAKEN_AXES_SWAPPED:
    return box(LAYOUT_BOX_LTRB, n[1], n[0], n[3], n[2]);
  default:
    return box(LAYOUT_BOX_LTRB, n[0], n[1], n[2], n[3]);
  }
}

static struct shape take_centre(enum taken taken, const double *n) {
  switch (taken) {
  case TAKEN_WHOLE:
    return box(LAYOUT_BOX_CENTRE, n[0], n[1], n[2] / 2, n[3] / 2);
  case TAKEN_CORNER:
    return box(LAYOUT_BOX_XYWH, n[0], n[1], n[2], n[3]);
  case TAKEN_WIDE_SWAPPED:
    return box(LAYOUT_BOX_CENTRE, n[0], n[1], n[3], n[2]);
  case TAKEN_AXES_SWAPPED:
    return box(LAYOUT_BOX_CENTRE, n[1], n[0], n[3], n[2]);
  default:
    return box(LAYOUT_BOX_CENTRE, n[0], n[1], n[2], n[3]);
  }
}

static struct shape take(enum taken taken, enum layout layout, const double *n) {
  switch (layout) {
  case LAYOUT_POINT:
    return taken == TAKEN_AXES_SWAPPED ? (struct shape){LAYOUT_POINT, {n[1], n[0], 0, 0}}
                                       : (struct shape){LAYOUT_POINT, {n[0], n[1], 0, 0}};
  case LAYOUT_DISC:
    return take_disc(taken, n);
  case LAYOUT_BOX_LTRB:
    return take_ends(taken, n);
  case LAYOUT_BOX_CENTRE:
    return take_centre(taken, n);
  case LAYOUT_BOX_SQUARE:
    return take_sized(taken, layout, n[0], n[1], n[2], n[2]);
  default:
    return take_sized(taken, layout, n[0], n[1], n[2], n[3]);
  }
}

void reading_apply(const struct reading *reading,
                   const struct form *form,
                   const double *numbers,
                   struct form *meant,
                   union number *meant_numbers) {
  unsigned from = 0, to = 0;
  *meant = (struct form){TYPE_F64, 2, {LAYOUT_POINT, LAYOUT_POINT}};
  for (unsigned s = 0; s < 2; s++) {
    const unsigned shape_of = reading->swapped ? 1 - s : s;
    const enum layout layout = form->layouts[shape_of];
    const struct shape shape = take(reading->taken[shape_of], layout, numbers + from);
    from += layout_columns(layout);
    meant->layouts[s] = shape.layout;
    for (unsigned k = 0; k < layout_columns(shape.layout); k++)
      meant_numbers[to++].f64 = shape.n[k];
  }
}

enum { PLAIN_COSTS = 4 };

/* How much a reading asks one to believe: a mistake made with one shape, or with both alike, is likelier than
 * two different ones. */
static unsigned cost_of(const struct form *form, const struct reading *reading) {
  const bool a = reading->taken[0] != TAKEN_AS_IS, b = reading->taken[1] != TAKEN_AS_IS;
  const bool alike = form->layouts[0] == form->layouts[1] && reading->taken[0] == reading->taken[1];
  const bool axes = reading->taken[0] == TAKEN_AXES_SWAPPED && reading->taken[1] == TAKEN_AXES_SWAPPED;
  unsigned cost = axes ? PLAIN_COSTS : alike && a ? 1U : (unsigned)a + (unsigned)b;
  return cost + reading->swapped + reading->negated;
}

static bool applies(const struct form *form, const struct reading *reading) {
  for (unsigned s = 0; s < 2; s++)
    if (reading->taken[s] != TAKEN_AS_IS && (ways_of(form->layouts[s]) & SET(reading->taken[s])) == 0)
      return false;
  return !reading->swapped || form->layouts[0] != form->layouts[1];
}

/* All of them in the order of their costs: the k-th is found by counting. */
bool reading_at(const struct form *form, unsigned k, struct reading *reading) {
  for (unsigned cost = 0; cost < PLAIN_COSTS; cost++)
    for (unsigned code = 0; code < 4U * TAKENS * TAKENS; code++) {
      *reading =
          (struct reading){.taken = {(enum taken)(code % TAKENS), (enum taken)(code / TAKENS % TAKENS)},
                           .swapped = (code / TAKENS / TAKENS & 1) != 0,
                           .negated = (code / TAKENS / TAKENS & 2) != 0};
      if (applies(form, reading) && cost_of(form, reading) == cost && k-- == 0)
        return true;
    }
  return false;
}

static const char *way_words(enum layout layout, enum taken taken) {
  const bool centred = layout == LAYOUT_BOX_CENTRE;
  switch (taken) {
  case TAKEN_CENTRE:
    return layout == LAYOUT_BOX_SQUARE ? "x, y is the centre" : "x, y is the centre, w, h the sizes";
  case TAKEN_HALF_CENTRE:
    return layout == LAYOUT_BOX_SQUARE ? "x, y is the centre and s half the size"
                                       : "x, y is the centre and w, h are half sizes";
  case TAKEN_HALF:
    return layout == LAYOUT_BOX_SQUARE ? "s is half the size" : "w, h are half sizes";
  case TAKEN_ENDS:
    return "the numbers are left, top, right, bottom";
  case TAKEN_SIZES:
    return layout == LAYOUT_BOX_LTRB ? "the numbers are x, y, w, h"
                                     : "the last column is x + w, not x + w - 1";
  case TAKEN_PIXELS:
    return "the last column is x + w - 1";
  case TAKEN_UP:
    return "y grows upward: the box goes from y down to y - h";
  case TAKEN_WIDE_SWAPPED:
    return centred ? "rx and ry are exchanged" : "w and h are exchanged";
  case TAKEN_PAIRED:
    return "the numbers are left, right, top, bottom";
  case TAKEN_WHOLE:
    return "rx, ry are whole sizes, not half ones";
  case TAKEN_CORNER:
    return centred ? "cx, cy is the corner and rx, ry are the sizes"
                   : "cx, cy is the upper left corner of the square about it";
  case TAKEN_DIAMETER:
    return "r is the diameter";
  case TAKEN_CORNER_DIAMETER:
    return "cx, cy is the upper left corner and r the diameter";
  case TAKEN_RADIUS_FIRST:
    return "the numbers are r, cx, cy";
  case TAKEN_AXES_SWAPPED:
    return "x and y are exchanged";
  default:
    return "";
  }
}

static const char *shape_word(enum layout layout) {
  return layout == LAYOUT_POINT ? "point" : layout == LAYOUT_DISC ? "disc" : "box";
}

void reading_words(const struct reading *reading, const struct form *form, char *words) {
  const bool alike = form->layouts[0] == form->layouts[1];
  size_t used = 0;
  words[0] = '\0';
  if (reading->swapped)
    used += (size_t)snprintf(words, READING_WORDS, "the %s comes first", shape_word(form->layouts[1]));
  for (unsigned s = 0; s < 2; s++) {
    if (reading->taken[s] == TAKEN_AS_IS || (s == 1 && alike && reading->taken[0] == reading->taken[1]))
      continue;
    const bool both = alike && reading->taken[0] == reading->taken[1];
    used += (size_t)snprintf(words + used,
                             READING_WORDS - used,
                             "%s%s (%s%s)",
                             used > 0 ? ", and " : "",
                             way_words(form->layouts[s], reading->taken[s]),
                             both    ? "both "
                             : alike ? s == 0 ? "first " : "second "
                                     : "",
                             both ? layout_is_box(form->layouts[s]) ? "boxes" : "discs"
                                  : shape_word(form->layouts[s]));
  }
  if (reading->negated)
    snprintf(words + used, READING_WORDS - used, "%s0 is a hit and 1 a miss", used > 0 ? ", and " : "");
}
