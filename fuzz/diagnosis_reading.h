/* Other readings of a form's numbers: what they would mean to somebody who took them otherwise. */
#ifndef GRAZE_DIAGNOSIS_READING_H
#define GRAZE_DIAGNOSIS_READING_H

#include "form.h"

enum { READING_WORDS = 160 };

/* A way to take the numbers of one shape. */
enum taken {
  TAKEN_AS_IS,
  TAKEN_CENTRE,       /* x, y is the centre, w, h the sizes */
  TAKEN_HALF_CENTRE,  /* x, y is the centre, w, h half sizes */
  TAKEN_HALF,         /* x, y is the corner, w, h half sizes */
  TAKEN_ENDS,         /* the numbers are left, top, right, bottom */
  TAKEN_SIZES,        /* of ends: the last two are sizes */
  TAKEN_PIXELS,       /* the last column is x + w - 1 */
  TAKEN_UP,           /* y grows upward, x, y is the upper left corner: the box goes down to y - h */
  TAKEN_WIDE_SWAPPED, /* w and h exchanged */
  TAKEN_PAIRED,       /* of ends: left, right, top, bottom */
  TAKEN_WHOLE,        /* of half sizes: they are sizes */
  TAKEN_CORNER,       /* of a disc or a centre: x, y is the upper left corner of what is about it */
  TAKEN_DIAMETER,     /* r is the diameter */
  TAKEN_CORNER_DIAMETER,
  TAKEN_RADIUS_FIRST, /* r, cx, cy */
  TAKEN_AXES_SWAPPED, /* x and y exchanged */
  TAKENS
};

struct reading {
  enum taken taken[2];
  bool swapped; /* the other shape comes first */
  bool negated; /* 0 is a hit */
};

/* The k-th reading of the form, the plainest first; 0 is the form's own. False when there are no more. */
bool reading_at(const struct form *form, unsigned k, struct reading *reading);
/* The numbers as the reading means them: a case of a form of doubles. */
void reading_apply(const struct reading *reading,
                   const struct form *form,
                   const double *numbers,
                   struct form *meant,
                   union number *meant_numbers);
/* "x, y is the centre of the box"; `words` has READING_WORDS bytes. */
void reading_words(const struct reading *reading, const struct form *form, char *words);

#endif
