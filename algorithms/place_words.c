/* Shapes and places in words. */
#include "truth.h"
#include "wording.h"

#include <stdio.h>
#include <string.h>

const char *shape_words(const struct form *form, unsigned shape) {
  static const char *const WORDS[KINDS][1 + SHAPES] = {
#define KIND(ID, name, rank) [KIND_##ID] = {"the " #name, "the first " #name, "the second " #name},
#define LAYOUT(...)
#define COLUMN(...)
#define END()
#include "shapes_all.def"
  };
  const enum shape_kind kind = layout_kind(form->layouts[shape]);
  return WORDS[kind][kind == layout_kind(form->layouts[1 - shape]) ? 1 + shape : 0];
}

/* A and B are the shapes, a and b a vertex of each. Radii are left out of places: of a shape that has one it
 * is the core, of a shape of one point its centre. */
static const char *const HULLS[][2] = {
    {"vertex-vertex", "a and b"},
    {"vertex-side", "a and a side of B"},
    {"side-vertex", "a side of A and b"},
    {"vertex of first in second", "a in B"},
    {"vertex of second in first", "b in A"},
    {"vertices in each other", "a in B, b in A"},
    {"first in second", "A in B"},
    {"second in first", "B in A"},
};

/* How the spans of two boxes lie on one axis. A place does not say on which. */
static const char *const SPANS[][2] = {
    {"before", "apart"},
    {"meets", "touching"},
    {"overlaps", "overlapping"},
    {"starts", "within at an edge"},
    {"started-by", "contains at an edge"},
    {"during", "within"},
    {"contains", "contains"},
    {"equal", "equal"},
};

static const char *span_words(const char *name, size_t length) {
  for (unsigned k = 0; k < sizeof SPANS / sizeof SPANS[0]; k++)
    if (strlen(SPANS[k][0]) == length && strncmp(SPANS[k][0], name, length) == 0)
      return SPANS[k][1];
  return NULL;
}

static const char *part_words(enum layout layout, bool vertex) {
  const bool round = layout_is_round(layout), single = layout_vertices(layout) == 1;
  return single ? (round ? "the centre of " : "") : vertex ? "a vertex of " : round ? "the core of " : "";
}

/* A letter that stands alone is a shape or a vertex of it, but for the article "a" before a word. */
static void say_hulls(enum pair pair, const char *said, char words[PLACE_WORDS]) {
  const struct form form = {TYPE_F64, {kind_layout(pair_kind(pair, 0)), kind_layout(pair_kind(pair, 1))}};
  words[0] = '\0';
  for (const char *c = said; *c != '\0'; c++) {
    const bool begins = c == said || c[-1] == ' ', ends = strchr(" ,", c[1]) != NULL;
    const bool shape = strchr("AaBb", *c) != NULL && begins && ends && strncmp(c, "a side", 6) != 0;
    const unsigned which = *c == 'B' || *c == 'b';
    const char *part = shape ? part_words(form.layouts[which], *c == 'a' || *c == 'b') : "";
    text_add(words, PLACE_WORDS, "%s%.*s", part, shape ? -1 : 1, shape ? shape_words(&form, which) : c);
  }
}

const char *place_words(enum pair pair, const char *name, char words[PLACE_WORDS]) {
  const char *between = strstr(name, " x ");
  const char *one = between == NULL ? NULL : span_words(name, (size_t)(between - name));
  const char *other = between == NULL ? NULL : span_words(between + 3, strlen(between + 3));
  if (one != NULL && one == other)
    snprintf(words, PLACE_WORDS, "%s both ways", one);
  else if (one != NULL && other != NULL)
    snprintf(words, PLACE_WORDS, "%s one way, %s the other", one, other);
  else
    snprintf(words, PLACE_WORDS, "%.*s", PLACE_WORDS - 1, name);
  for (unsigned k = 0; k < sizeof HULLS / sizeof HULLS[0] && pair != PAIR_NONE; k++)
    if (strcmp(name, HULLS[k][0]) == 0)
      say_hulls(pair, HULLS[k][1], words);
  return words;
}
