/* What stands beside a drawing: labels in a column, each with a line to what it names; and the marks of an
 * axis. */
#ifndef GRAZE_LABELS_H
#define GRAZE_LABELS_H

#include "script.h"

enum { LABELS_MAX = 32, LABEL_TEXT = 120 };

struct label {
  char text[LABEL_TEXT], below[LABEL_TEXT]; /* two lines; the second may be empty */
  const char *colour;                       /* of its swatch, or NULL for none */
  double x, y;                              /* of what it names, in the panel's axes */
  double height;                            /* the same y as pixels of the canvas, to put labels in order */
};

struct labels {
  unsigned count;
  struct label label[LABELS_MAX];
};

/* Room for one more; the last one again when there is none. */
struct label *labels_add(struct labels *labels);
/* In a column that begins at x, between top and bottom. */
void labels_put(struct labels *labels, struct script *s, double x, double top, double bottom);

/* "1 point", "2 points" */
void count_of(char *text, size_t size, uint64_t count, const char *word);

/* Marks of axis 'x' or 'y' whose position p stands for the value at + p * step, for positions from `first` to
 * `last`. */
void axis_marks(struct script *s, char axis, double at, double step, double first, double last);

#endif
