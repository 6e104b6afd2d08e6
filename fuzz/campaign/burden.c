#include "burden.h"

#include "text.h"

#include <math.h>
#include <string.h>

/* The length of a small whole number as text, or of one with tenths; 0 for other numbers. */
static unsigned short_length(enum number_type type, double value) {
  const double size = fabs(value), tenths = rint(size * 10);
  const bool fits = type == TYPE_F32 ? (double)(float)(tenths / 10) == size : tenths / 10 == size;
  if (size >= 100 || !fits)
    return 0;
  const unsigned whole = (size >= 10 ? 2U : 1U) + (signbit(value) ? 1U : 0U);
  return size == floor(size) ? whole : whole + 2;
}

struct burden burden_of_number(enum number_type type, union number number) {
  const double value = number_as_double(type, number), size = fabs(value);
  const bool whole = value == floor(value);
  unsigned length = short_length(type, value), class = 8;
  if (length > 0) {
    class = whole ? size <= 64 ? 0 : 2 : 1;
  } else {
    char text[NUMBER_TEXT];
    number_print(type, number, NUMBER_DECIMAL, text);
    const unsigned digits = (unsigned)strcspn(text, "e");
    length = (unsigned)strlen(text);
    if (digits <= 6 && length == digits)
      class = whole ? 2 : 1;
    else if (digits <= 12)
      class = 4;
  }
  /* Of tiny numbers the exponent: 1e-9 is plainer than 1e-45. */
  return (struct burden){.class_sum = class,
                         .digits = length,
                         .size = (size > 0 && size < 0x1p-10 ? -ilogb(size) : size) + (value < 0 ? 0.5 : 0)};
}

/* Of a shape of corners: those that repeat the one before, and one more when all lie on a line. */
static unsigned hollow_corners(unsigned corners, const double *n) {
  unsigned hollow = 0;
  double area = 0, size = 0;
  for (unsigned k = 0; k < corners && corners > 1; k++) {
    const size_t after = k + 1 < corners ? k + 1 : 0;
    const double *p = n + 2 * (size_t)k, *q = n + 2 * after;
    hollow += p[0] == q[0] && p[1] == q[1] && (k > 0 || corners > 2);
    area += (p[0] - n[0]) * (q[1] - n[1]) - (p[1] - n[1]) * (q[0] - n[0]);
    size = fmax(size, fmax(fabs(q[0] - n[0]), fabs(q[1] - n[1])));
  }
  return corners == 2 ? size == 0 : hollow + (corners > 2 && area == 0);
}

unsigned hollow_sizes(const struct form *form, const union number *numbers) {
  unsigned hollow = 0;
  for (unsigned s = 0; s < SHAPES; s++) {
    const enum layout layout = form->layouts[s];
    double n[LAYOUT_MAX_COLUMNS] = {0};
    for (unsigned k = 0; k < layout_columns(layout); k++)
      n[k] = number_as_double(form->type, *numbers++);
    for (unsigned k = 0; k < layout_columns(layout); k++) {
      const struct form_column *column = layout_column_at(layout, k);
      hollow += column->role == COLUMN_FAR ? n[k] == n[column->axis == AXIS_Y]
                                           : column_is_size(column) && n[k] == 0;
    }
    hollow += hollow_corners(layout_vertices(layout), n);
  }
  return hollow;
}

struct burden burden_sum(unsigned hollow, unsigned columns, const struct burden *each) {
  struct burden sum = {.hollow = hollow};
  for (unsigned k = 0; k < columns; k++) {
    sum.class_sum += each[k].class_sum;
    sum.digits += each[k].digits;
    sum.size += each[k].size;
  }
  return sum;
}

struct burden burden_of(const struct form *form, const union number *numbers) {
  struct burden each[FORM_MAX_COLUMNS] = {{.hollow = 0}};
  for (unsigned k = 0; k < form_columns(form); k++)
    each[k] = burden_of_number(form->type, numbers[k]);
  return burden_sum(hollow_sizes(form, numbers), form_columns(form), each);
}

bool burden_is_lighter(const struct burden *a, const struct burden *b) {
  if (a->hollow != b->hollow)
    return a->hollow < b->hollow;
  if (a->class_sum != b->class_sum)
    return a->class_sum < b->class_sum;
  if (a->digits != b->digits)
    return a->digits < b->digits;
  return a->size < b->size;
}
