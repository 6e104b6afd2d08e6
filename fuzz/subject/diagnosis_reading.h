/* Other readings of a form's numbers: what they would mean to somebody who took them otherwise. */
#ifndef GRAZE_DIAGNOSIS_READING_H
#define GRAZE_DIAGNOSIS_READING_H

#include "form.h"

enum { READING_WORDS = 160, MEND_WORDS = 300 };

/* A way to take the numbers of one shape: a linear map to the numbers of a layout. */
struct way {
  enum layout from, to;
  double by[4][5];   /* each number of `to` is a sum of multiples of the shape's four numbers and of 1 */
  const char *words; /* "" for the layout's own way, its first */
};

struct reading {
  const struct way *way[2];
  bool swapped; /* the other shape comes first */
  bool negated; /* 0 is a hit */
};

/* The k-th reading of the form, the plainest first; 0 is the form's own. False when there are no more. */
bool reading_at(const struct form *form, unsigned k, struct reading *reading);
/* The numbers as the reading means them: a case of a form of doubles. Exact for small whole numbers. */
void reading_apply(const struct reading *reading,
                   const double *numbers,
                   struct form *meant,
                   union number *meant_numbers);
/* "x, y is the centre of the box"; `words` has READING_WORDS bytes. */
void reading_words(const struct reading *reading, const struct form *form, char *words);
/* What to put in the place of each number, so that the test is right about `form`: "x + w / 2, y + h / 2, w,
 * h". "" when nothing changes, or when whole numbers would have to be halved. `inputs` are the numbers'
 * names; `words` has MEND_WORDS bytes. */
void reading_mend(const struct reading *reading, const struct form *form, const char *inputs, char *words);

#endif
