/* How to call a test that takes its numbers otherwise, and sides and centres as code. */
#include "diagnosis_ways.h"
#include "text.h"
#include "wording.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* What to put in the place of each number, so that the way makes of it what the layout means: Gauss and
 * Jordan's elimination on as many rows as there are numbers. False when there is nothing of the kind. */
static bool undo_way(const struct shape_way *way, const struct shape_way *own, linear put) {
  const unsigned columns = way->columns;
  linear by;
  memcpy(by, way->by, sizeof by);
  memcpy(put, own->by, sizeof by);
  for (unsigned row = 0; row < columns; row++)
    put[row][ONE] -= by[row][ONE];
  for (unsigned k = 0; k < columns; k++) {
    unsigned pivot = k;
    while (pivot + 1 < columns && by[pivot][k] == 0)
      pivot++;
    if (by[pivot][k] == 0)
      return false;
    for (unsigned n = 0; n <= ONE; n++) {
      const double b = by[k][n], p = put[k][n];
      by[k][n] = by[pivot][n], put[k][n] = put[pivot][n];
      by[pivot][n] = b, put[pivot][n] = p;
    }
    for (unsigned row = 0; row < columns; row++) {
      const double times = row == k ? 1 - 1 / by[k][k] : by[row][k] / by[k][k];
      for (unsigned n = 0; n <= ONE; n++) {
        by[row][n] -= times * by[k][n];
        put[row][n] -= times * put[k][n];
      }
    }
  }
  return true;
}

static void add_term(char *words, double times, const char *inputs, unsigned column, bool first) {
  char name[FORM_NAMES];
  const double size = fabs(times);
  name_at(inputs, column, name, sizeof name);
  text_add(words, MEND_WORDS, "%s", first ? times < 0 ? "-" : "" : times < 0 ? " - " : " + ");
  if (size > 1)
    text_add(words, MEND_WORDS, "%g * ", size);
  text_add(words, MEND_WORDS, "%s", name);
  if (size < 1)
    text_add(words, MEND_WORDS, " / %g", 1 / size);
}

/* "x + w / 2": one number of a call, what is added before what is taken away. */
static void add_sum(char *words, const double *sum, const char *inputs, unsigned column, unsigned columns) {
  bool first = true;
  for (unsigned sign = 0; sign < 2; sign++)
    for (unsigned k = 0; k < columns; k++)
      if (sum[k] != 0 && (sum[k] < 0) == (sign == 1)) {
        add_term(words, sum[k], inputs, column + k, first);
        first = false;
      }
  if (sum[ONE] != 0)
    text_add(words, MEND_WORDS, " %c %g", sum[ONE] < 0 ? '-' : '+', fabs(sum[ONE]));
}

/* Halves of whole numbers are no whole numbers. */
static bool is_whole(linear put, unsigned rows) {
  for (unsigned row = 0; row < rows; row++)
    for (unsigned k = 0; k <= ONE; k++)
      if (put[row][k] != floor(put[row][k]))
        return false;
  return true;
}

static bool undo(const struct reading *reading, unsigned shape, linear put) {
  const struct shape_way *way = reading->way[shape];
  return (way->mends || way->words[0] == '\0') && undo_way(way, &reading->of->way[shape][0], put) &&
         (!type_is_whole(reading->of->form.type) || is_whole(put, way->columns));
}

bool reading_call(const struct reading *reading, const double *numbers, double *call) {
  for (unsigned s = 0; s < SHAPES; s++) {
    const unsigned shape = reading->swapped ? 1 - s : s;
    const double *own = numbers + form_first_column(&reading->of->form, shape);
    linear put;
    if (!undo(reading, shape, put))
      return false;
    for (unsigned row = 0; row < reading->way[shape]->columns; row++, call++) {
      *call = put[row][ONE];
      for (unsigned k = 0; k < reading->way[shape]->columns; k++)
        *call += put[row][k] * own[k];
    }
  }
  return true;
}

static bool is_itself(const double *sum, unsigned column) {
  bool itself = true;
  for (unsigned k = 0; k <= ONE; k++)
    itself = itself && sum[k] == (k == column);
  return itself;
}

void reading_mend(const struct reading *reading, const char *inputs, char *words) {
  const struct form *form = &reading->of->form;
  bool mends = reading->swapped;
  words[0] = '\0';
  for (unsigned s = 0; s < SHAPES; s++)
    mends = mends || reading->way[s]->words[0] != '\0';
  /* Beside a polygon the call would name each of its numbers. */
  mends = mends && reading->asked == ASKED_OWN && !form_has_ring(form);
  const bool named = reading->of->names != NULL;
  mends = mends && !(named && (reading->swapped || strchr(inputs, '/') != NULL));
  for (unsigned s = 0; s < SHAPES && mends; s++) {
    const unsigned shape = reading->swapped ? 1 - s : s, columns = reading->way[shape]->columns;
    linear put;
    mends = undo(reading, shape, put);
    for (unsigned row = 0; row < columns && mends; row++) {
      const unsigned first = form_first_column(form, shape);
      char name[FORM_NAMES];
      if (named && is_itself(put[row], row))
        continue;
      text_add(words, MEND_WORDS, "%s", words[0] == '\0' ? "" : ", ");
      add_sum(words, put[row], inputs, first, columns);
      name_at(inputs, first + row, name, sizeof name);
      if (named)
        text_add(words, MEND_WORDS, " for %s", name);
    }
  }
  if (!mends)
    words[0] = '\0';
}

/* Of a disc, an ellipse or a point: so many radii from the centre. */
static bool round_side(enum layout layout, enum axis axis, double times, double sum[ONE + 1]) {
  if (layout_corners(layout) != 1)
    return false;
  sum[axis] = 1;
  if (layout_is_round(layout))
    sum[layout_radius(layout) + (axis == AXIS_Y && layout_is_stretched(layout))] = times;
  return true;
}

bool side_words(const struct form *form, unsigned shape, char side, const char *inputs, char *words) {
  static const char SIDES_OF[] = "ltrb";
  const enum layout layout = form->layouts[shape];
  const unsigned columns = layout_columns(layout), first = form_first_column(form, shape);
  const char small = (char)(side >= 'A' && side <= 'Z' ? side - 'A' + 'a' : side);
  const char *const at = strchr(SIDES_OF, small);
  struct shape_way own;
  double sum[ONE + 1] = {0};
  bool whole = true, can;
  if (small >= '1' && small <= '4') {
    const unsigned column = layout_vertex(layout, 0) + (unsigned)(small - '1');
    can = column < columns && layout_column_at(layout, column)->role == COLUMN_VERTEX;
    sum[can ? column : 0] = 1;
  } else if (layout_is_box(layout)) {
    way_own(layout, &own);
    for (unsigned k = 0; k <= ONE; k++)
      sum[k] = at != NULL ? own.by[at - SIDES_OF][k]
                          : (own.by[small == 'y'][k] + own.by[2 + (small == 'y')][k]) / 2;
    can = true;
  } else {
    const enum axis axis = small == 'y' || small == 't' || small == 'b' ? AXIS_Y : AXIS_X;
    can = round_side(layout, axis, at == NULL ? 0 : at - SIDES_OF < 2 ? -1 : 1, sum);
  }
  for (unsigned k = 0; k <= ONE; k++)
    whole = whole && sum[k] == floor(sum[k]);
  if (!can || (type_is_whole(form->type) && !whole))
    return false;
  add_sum(words, sum, inputs, first, columns);
  return true;
}
