#include "labels.h"

#include "words.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct label *labels_add(struct labels *labels) {
  struct label *label = &labels->label[labels->count < LABELS_MAX ? labels->count++ : LABELS_MAX - 1];
  *label = (struct label){.colour = NULL};
  return label;
}

static int by_height(const void *left, const void *right) {
  const struct label *a = left, *b = right;
  return (a->height > b->height) - (a->height < b->height);
}

enum { TWO_LINES = 46, ONE_LINE = 22, SWATCH = 14 };

static double height_of(const struct label *label) { return label->below[0] != '\0' ? TWO_LINES : ONE_LINE; }

static void put_label(struct script *s, const struct label *label, double x, double y) {
  script_leader(s, x - 4, y, label->x, label->y);
  if (label->colour != NULL)
    script_put(s,
               "  set object rectangle from screen %.5f,%.5f to screen %.5f,%.5f front fc rgb '%s' fs solid "
               "1 border lc rgb '" PLOT_INK "'\n",
               x / s->width,
               1 - (y + SWATCH / 2.0) / s->height,
               (x + SWATCH) / s->width,
               1 - (y - SWATCH / 2.0) / s->height,
               label->colour);
  const double text_x = label->colour != NULL ? x + SWATCH + 7 : x;
  script_label(s, text_x, y, PLOT_LEFT, 0, PLOT_INK, label->text);
  if (label->below[0] != '\0')
    script_label(s, text_x, y + 16, PLOT_LEFT, 11, PLOT_GREY, label->below);
}

/* Each as near to what it names as the others let it. */
void labels_put(struct labels *labels, struct script *s, double x, double top, double bottom) {
  double y[LABELS_MAX];
  qsort(labels->label, labels->count, sizeof labels->label[0], by_height);
  double free_from = top + SWATCH;
  for (unsigned k = 0; k < labels->count; k++) {
    y[k] = fmax(labels->label[k].height, free_from);
    free_from = y[k] + height_of(&labels->label[k]);
  }
  double free_to = bottom;
  for (unsigned k = labels->count; k-- > 0;) {
    y[k] = fmin(y[k], free_to - height_of(&labels->label[k]) / 2);
    free_to = y[k] - height_of(&labels->label[k]) / 2;
    put_label(s, &labels->label[k], x, y[k]);
  }
}

void count_of(char *text, size_t size, uint64_t count, const char *word) {
  char number[COUNT_WORDS];
  snprintf(text, size, "%s %s%s", count_words(count, number), word, count == 1 ? "" : "s");
}

/* 1, 2 or 5 times a power of ten, so that there are about six of them. */
static double round_step(double range) {
  const double rough = range / 6, power = pow(10, floor(log10(rough))), times = rough / power;
  return (times < 1.5 ? 1 : times < 3.5 ? 2 : times < 7.5 ? 5 : 10) * power;
}

/* Of many digits the short way, when it is as exact. */
static void print_mark(double value, char *text, size_t size) {
  char shorter[32];
  snprintf(text, size, "%.10g", value);
  snprintf(shorter, sizeof shorter, "%.4g", value);
  if (strlen(text) > 7 && strlen(shorter) < strlen(text) && strtod(shorter, NULL) == value)
    snprintf(text, size, "%s", shorter);
}

void axis_marks(struct script *s, char axis, double at, double step, double first, double last) {
  const double near = at + step * first, far = at + step * last, range = fabs(far - near);
  script_put(s, "  set %ctics (", axis);
  if (range > 0 && isfinite(range)) {
    /* Beside the least numbers there are, a power of ten may be 0. */
    const double mark = fmax(round_step(range), DBL_TRUE_MIN), least = ceil(fmin(near, far) / mark - 1e-9);
    const int count = (int)(floor(fmax(near, far) / mark + 1e-9) - least);
    for (int k = 0; k <= count; k++) {
      const double value = (least + k) * mark;
      char text[32];
      print_mark(fabs(value) < mark / 2 ? 0 : value, text, sizeof text);
      script_put(s, "%s'%s' %.17g", k > 0 ? ", " : "", text, (value - at) / step);
    }
  }
  script_put(s, ") nomirror out\n");
}
