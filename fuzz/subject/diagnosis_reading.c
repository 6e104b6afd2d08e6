#include "diagnosis_reading.h"

#include "text.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const char AXES[] = "x and y are exchanged";

#define POINT LAYOUT_POINT
#define DISC LAYOUT_DISC
#define XYWH LAYOUT_BOX_XYWH
#define LTRB LAYOUT_BOX_LTRB
#define CENTRE LAYOUT_BOX_CENTRE
#define SQUARE LAYOUT_BOX_SQUARE
#define PIXELS LAYOUT_BOX_PIXELS

/* The ways of a layout stand together, its own first, the plainer before the others. */
static const struct way WAY[] = {
    {POINT, POINT, {{1}, {0, 1}}, ""},
    {POINT, POINT, {{0, 1}, {1}}, AXES},

    {DISC, DISC, {{1}, {0, 1}, {0, 0, 1}}, ""},
    {DISC, DISC, {{1, 0, 1}, {0, 1, 1}, {0, 0, 1}}, "cx, cy is the upper left corner of the square about it"},
    {DISC, DISC, {{1}, {0, 1}, {0, 0, .5}}, "r is the diameter"},
    {DISC, DISC, {{1, 0, .5}, {0, 1, .5}, {0, 0, .5}}, "cx, cy is the upper left corner and r the diameter"},
    {DISC, DISC, {{0, 1}, {0, 0, 1}, {1}}, "the numbers are r, cx, cy"},
    {DISC, DISC, {{0, 1}, {1}, {0, 0, 1}}, AXES},

    {XYWH, XYWH, {{1}, {0, 1}, {0, 0, 1}, {0, 0, 0, 1}}, ""},
    {XYWH, CENTRE, {{1}, {0, 1}, {0, 0, .5}, {0, 0, 0, .5}}, "x, y is the centre, w, h the sizes"},
    {XYWH, CENTRE, {{1}, {0, 1}, {0, 0, 1}, {0, 0, 0, 1}}, "x, y is the centre and w, h are half sizes"},
    {XYWH, XYWH, {{1}, {0, 1}, {0, 0, 2}, {0, 0, 0, 2}}, "w, h are half sizes"},
    {XYWH, LTRB, {{1}, {0, 1}, {0, 0, 1}, {0, 0, 0, 1}}, "the numbers are left, top, right, bottom"},
    {XYWH, LTRB, {{1}, {0, 1}, {1, 0, 1, 0, -1}, {0, 1, 0, 1, -1}}, "the last column is x + w - 1"},
    {XYWH,
     LTRB,
     {{1}, {0, 1, 0, -1}, {1, 0, 1}, {0, 1}},
     "y grows upward: the box goes from y down to y - h"},
    {XYWH, XYWH, {{1}, {0, 1}, {0, 0, 0, 1}, {0, 0, 1}}, "w and h are exchanged"},
    {XYWH, XYWH, {{0, 1}, {1}, {0, 0, 0, 1}, {0, 0, 1}}, AXES},

    {LTRB, LTRB, {{1}, {0, 1}, {0, 0, 1}, {0, 0, 0, 1}}, ""},
    {LTRB, XYWH, {{1}, {0, 1}, {0, 0, 1}, {0, 0, 0, 1}}, "the numbers are x, y, w, h"},
    {LTRB, LTRB, {{1}, {0, 0, 1}, {0, 1}, {0, 0, 0, 1}}, "the numbers are left, right, top, bottom"},
    {LTRB, LTRB, {{0, 1}, {1}, {0, 0, 0, 1}, {0, 0, 1}}, AXES},

    {CENTRE, CENTRE, {{1}, {0, 1}, {0, 0, 1}, {0, 0, 0, 1}}, ""},
    {CENTRE, CENTRE, {{1}, {0, 1}, {0, 0, 0, 1}, {0, 0, 1}}, "rx and ry are exchanged"},
    {CENTRE, CENTRE, {{1}, {0, 1}, {0, 0, .5}, {0, 0, 0, .5}}, "rx, ry are whole sizes, not half ones"},
    {CENTRE, XYWH, {{1}, {0, 1}, {0, 0, 1}, {0, 0, 0, 1}}, "cx, cy is the corner and rx, ry are the sizes"},
    {CENTRE, CENTRE, {{0, 1}, {1}, {0, 0, 0, 1}, {0, 0, 1}}, AXES},

    {SQUARE, XYWH, {{1}, {0, 1}, {0, 0, 1}, {0, 0, 1}}, ""},
    {SQUARE, CENTRE, {{1}, {0, 1}, {0, 0, .5}, {0, 0, .5}}, "x, y is the centre"},
    {SQUARE, CENTRE, {{1}, {0, 1}, {0, 0, 1}, {0, 0, 1}}, "x, y is the centre and s half the size"},
    {SQUARE, XYWH, {{1}, {0, 1}, {0, 0, 2}, {0, 0, 2}}, "s is half the size"},
    {SQUARE, XYWH, {{0, 1}, {1}, {0, 0, 1}, {0, 0, 1}}, AXES},

    {PIXELS, LTRB, {{1}, {0, 1}, {1, 0, 1, 0, -1}, {0, 1, 0, 1, -1}}, ""},
    {PIXELS, CENTRE, {{1}, {0, 1}, {0, 0, .5}, {0, 0, 0, .5}}, "x, y is the centre, w, h the sizes"},
    {PIXELS, CENTRE, {{1}, {0, 1}, {0, 0, 1}, {0, 0, 0, 1}}, "x, y is the centre and w, h are half sizes"},
    {PIXELS, XYWH, {{1}, {0, 1}, {0, 0, 2}, {0, 0, 0, 2}}, "w, h are half sizes"},
    {PIXELS, LTRB, {{1}, {0, 1}, {0, 0, 1}, {0, 0, 0, 1}}, "the numbers are left, top, right, bottom"},
    {PIXELS, XYWH, {{1}, {0, 1}, {0, 0, 1}, {0, 0, 0, 1}}, "the last column is x + w, not x + w - 1"},
    {PIXELS,
     LTRB,
     {{1}, {0, 1, 0, -1}, {1, 0, 1}, {0, 1}},
     "y grows upward: the box goes from y down to y - h"},
    {PIXELS, XYWH, {{1}, {0, 1}, {0, 0, 0, 1}, {0, 0, 1}}, "w and h are exchanged"},
    {PIXELS, XYWH, {{0, 1}, {1}, {0, 0, 0, 1}, {0, 0, 1}}, AXES},
};

enum { WAYS = sizeof WAY / sizeof WAY[0], PLAIN_COSTS = 4 };

void reading_apply(const struct reading *reading,
                   const double *numbers,
                   struct form *meant,
                   union number *meant_numbers) {
  *meant = (struct form){TYPE_F64, {LAYOUT_POINT, LAYOUT_POINT}};
  for (unsigned s = 0; s < 2; s++) {
    const struct way *way = reading->way[reading->swapped ? 1 - s : s];
    meant->layouts[s] = way->to;
    for (unsigned row = 0; row < layout_columns(way->to); row++) {
      double sum = way->by[row][4];
      for (unsigned k = 0; k < layout_columns(way->from); k++)
        sum += way->by[row][k] * numbers[k];
      (meant_numbers++)->f64 = sum;
    }
    numbers += layout_columns(way->from);
  }
}

static bool as_is(const struct way *way) { return way->words[0] == '\0'; }

/* How much a reading asks one to believe: a mistake made with one shape, or with both alike, is likelier than
 * two different ones. */
static unsigned cost_of(const struct reading *reading) {
  const struct way *a = reading->way[0], *b = reading->way[1];
  const unsigned changed = !as_is(a) + !as_is(b);
  const unsigned cost = a->words == AXES && b->words == AXES ? PLAIN_COSTS : a == b ? changed / 2 : changed;
  return cost + reading->swapped + reading->negated;
}

/* All of them in the order of their costs: the k-th is found by counting. */
bool reading_at(const struct form *form, unsigned k, struct reading *reading) {
  const bool alike = form->layouts[0] == form->layouts[1];
  for (unsigned cost = 0; cost < PLAIN_COSTS; cost++)
    for (unsigned code = 0; code < 4U * WAYS * WAYS; code++) {
      const struct way *a = &WAY[code % WAYS], *b = &WAY[code / WAYS % WAYS];
      const unsigned flips = code / WAYS / WAYS;
      *reading = (struct reading){{a, b}, .swapped = (flips & 1) != 0, .negated = (flips & 2) != 0};
      if (a->from == form->layouts[0] && b->from == form->layouts[1] && !(alike && reading->swapped) &&
          cost_of(reading) == cost && k-- == 0)
        return true;
    }
  return false;
}

static const char *shape_word(enum layout layout) { return kind_name(layout_kind(layout)); }

void reading_words(const struct reading *reading, const struct form *form, char *words) {
  const bool alike = form->layouts[0] == form->layouts[1], both = reading->way[0] == reading->way[1];
  size_t used = 0;
  words[0] = '\0';
  if (reading->swapped)
    used += (size_t)snprintf(words, READING_WORDS, "the %s comes first", shape_word(form->layouts[1]));
  for (unsigned s = 0; s < (both ? 1U : 2U); s++)
    if (!as_is(reading->way[s]))
      used += (size_t)snprintf(words + used,
                               READING_WORDS - used,
                               "%s%s (%s%s)",
                               used > 0 ? ", and " : "",
                               reading->way[s]->words,
                               both     ? "both "
                               : !alike ? ""
                               : s == 0 ? "first "
                                        : "second ",
                               both ? layout_is_box(form->layouts[s]) ? "boxes" : "discs"
                                    : shape_word(form->layouts[s]));
  if (reading->negated)
    snprintf(words + used, READING_WORDS - used, "%s0 is a hit and 1 a miss", used > 0 ? ", and " : "");
}

/* Numbers of a layout as left, top, right, bottom; those of a point or disc stay. */
static const double SIDES[LAYOUTS][4][5] = {
    [POINT] = {{1}, {0, 1}},
    [DISC] = {{1}, {0, 1}, {0, 0, 1}},
    [XYWH] = {{1}, {0, 1}, {1, 0, 1}, {0, 1, 0, 1}},
    [LTRB] = {{1}, {0, 1}, {0, 0, 1}, {0, 0, 0, 1}},
    [CENTRE] = {{1, 0, -1}, {0, 1, 0, -1}, {1, 0, 1}, {0, 1, 0, 1}},
};

/* The sides that a way makes of its numbers. */
static void sides_of(const struct way *way, double sides[4][5]) {
  for (unsigned row = 0; row < 4; row++)
    for (unsigned k = 0; k < 5; k++) {
      sides[row][k] = k == 4 ? SIDES[way->to][row][4] : 0;
      for (unsigned n = 0; n < layout_columns(way->to); n++)
        sides[row][k] += SIDES[way->to][row][n] * way->by[n][k];
    }
}

static const struct way *own_way(enum layout layout) {
  const struct way *way = WAY;
  while (way->from != layout)
    way++;
  return way;
}

/* What to put in the place of each number, so that the way makes of it what the layout means: Gauss and
 * Jordan's elimination on as many sides as there are numbers. */
static void undo_way(const struct way *way, double put[4][5]) {
  const unsigned columns = layout_columns(way->from);
  double by[4][5];
  sides_of(way, by);
  sides_of(own_way(way->from), put);
  for (unsigned row = 0; row < columns; row++)
    put[row][4] -= by[row][4];
  for (unsigned k = 0; k < columns; k++) {
    unsigned pivot = k;
    while (pivot + 1 < columns && by[pivot][k] == 0)
      pivot++;
    for (unsigned n = 0; n < 5; n++) {
      const double b = by[k][n], p = put[k][n];
      by[k][n] = by[pivot][n], put[k][n] = put[pivot][n];
      by[pivot][n] = b, put[pivot][n] = p;
    }
    for (unsigned row = 0; row < columns; row++) {
      const double times = row == k ? 1 - 1 / by[k][k] : by[row][k] / by[k][k];
      for (unsigned n = 0; n < 5; n++) {
        by[row][n] -= times * by[k][n];
        put[row][n] -= times * put[k][n];
      }
    }
  }
}

__attribute__((format(printf, 2, 3))) static void add(char *words, const char *format, ...) {
  const size_t used = strlen(words);
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(words + used, MEND_WORDS - used, format, arguments);
  va_end(arguments);
}

static void add_term(char *words, double times, const char *inputs, unsigned column, bool first) {
  char name[FORM_NAMES];
  const double size = fabs(times);
  name_at(inputs, column, name, sizeof name);
  add(words, "%s", first ? times < 0 ? "-" : "" : times < 0 ? " - " : " + ");
  if (size > 1)
    add(words, "%g * ", size);
  add(words, "%s", name);
  if (size < 1)
    add(words, " / %g", 1 / size);
}

/* "x + w / 2": one number of a call, what is added before what is taken away. */
static void add_sum(char *words, const double sum[5], const char *inputs, unsigned column, unsigned columns) {
  bool first = true;
  for (unsigned sign = 0; sign < 2; sign++)
    for (unsigned k = 0; k < columns; k++)
      if (sum[k] != 0 && (sum[k] < 0) == (sign == 1)) {
        add_term(words, sum[k], inputs, column + k, first);
        first = false;
      }
  if (sum[4] != 0)
    add(words, " %c %g", sum[4] < 0 ? '-' : '+', fabs(sum[4]));
}

/* Halves of whole numbers are no whole numbers. */
static bool is_whole(double put[4][5]) {
  for (unsigned row = 0; row < 4; row++)
    for (unsigned k = 0; k < 5; k++)
      if (put[row][k] != floor(put[row][k]))
        return false;
  return true;
}

void reading_mend(const struct reading *reading, const struct form *form, const char *inputs, char *words) {
  words[0] = '\0';
  if (!reading->swapped && as_is(reading->way[0]) && as_is(reading->way[1]))
    return;
  for (unsigned s = 0; s < 2; s++) {
    const unsigned shape = reading->swapped ? 1 - s : s;
    const struct way *way = reading->way[shape];
    double put[4][5];
    undo_way(way, put);
    if (type_is_whole(form->type) && !is_whole(put)) {
      words[0] = '\0';
      return;
    }
    for (unsigned row = 0; row < layout_columns(way->from); row++) {
      add(words, "%s", words[0] == '\0' ? "" : ", ");
      add_sum(words, put[row], inputs, form_first_column(form, shape), layout_columns(way->from));
    }
  }
}
