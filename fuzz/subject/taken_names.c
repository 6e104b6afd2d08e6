/* Names as words. */
#include "taken_names.h"

#include "wording.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static const struct word_meaning {
  const char *words;
  struct meaning meaning;
} WORDS[] = {
#define SAYS(axis, says, also, words) {" " words " ", {axis, says, also, 0}},
#define NAMES(KIND, words) {" " words " ", {AXIS_BOTH, 0, 0, 1 << KIND_##KIND}},
#include "taken_words.def"
};

/* These name many things beside a point. */
static const char WEAKLY[] = " p pt vec vector dot area wall button tile region edge poly platform ";

/* In the names of functions these stand between two of them. */
static const char JOINS[] =
    " in and to vs is does hits intersects collides with contains overlaps touches check ";

const char IS_INSIDE[] = " inside within contained subset ";

const struct meaning *meaning_of(const char *word, size_t length) {
  for (size_t k = 0; k < sizeof WORDS / sizeof WORDS[0]; k++) {
    const bool plural = length > 3 && WORDS[k].meaning.kinds != 0 && word[length - 1] == 's';
    if (word_among(word, length, WORDS[k].words) || (plural && word_among(word, length - 1, WORDS[k].words)))
      return &WORDS[k].meaning;
  }
  return NULL;
}

/* How much of a word is a word by itself: a shape, what joins two, or behind them all that is left. */
static size_t word_within(const char *at, bool is_first) {
  const struct meaning *rest =
      is_first || (at[1] == '\0' && strchr("xywhr", *at) == NULL) ? NULL : word_meaning(at);
  for (size_t length = strlen(at); length > 2 && rest == NULL; length--) {
    const struct meaning *one = meaning_of(at, length);
    if (one != NULL && one->kinds != 0)
      return length;
  }
  for (size_t length = strlen(at) - 1; length > 1 && rest == NULL; length--)
    if (word_among(at, length, JOINS))
      return length;
  return rest != NULL ? strlen(at) : 0;
}

/* What is written as one word, as words: circlex, pointinrect. */
static void split_last(struct parts *parts) {
  char whole[KEY_MAX];
  if (word_in(parts->part[parts->count - 1], IS_INSIDE))
    return;
  struct parts made = *parts;
  made.count--;
  snprintf(whole, sizeof whole, "%s", parts->part[parts->count - 1]);
  for (size_t at = 0, length; whole[at] != '\0'; at += length) {
    length = word_within(whole + at, at == 0);
    if (length == 0 || made.count == PARTS_MAX)
      return;
    snprintf(made.part[made.count++], KEY_MAX, "%.*s", (int)length, whole + at);
  }
  *parts = made;
}

struct parts parts_of(const char *name) {
  struct parts parts = {.count = 0};
  for (char before = '_'; *name != '\0'; before = *name++) {
    const bool digit = isdigit((unsigned char)*name), capital = isupper((unsigned char)*name);
    const bool begins =
        parts.count == 0 || strchr("_$#", before) != NULL || digit != (bool)isdigit((unsigned char)before) ||
        (capital && islower((unsigned char)before)) ||
        (capital && islower((unsigned char)name[1]) && isupper((unsigned char)before) && name[1] != 's');
    if (strchr("_$#'", *name) != NULL)
      continue;
    if (begins && parts.count > 0)
      split_last(&parts);
    if (begins && parts.count == PARTS_MAX)
      return parts;
    if (begins)
      parts.part[parts.count++][0] = '\0';
    text_add(parts.part[parts.count - 1], KEY_MAX, "%c", tolower((unsigned char)*name));
  }
  if (parts.count > 0)
    split_last(&parts);
  return parts;
}

bool has_part(const char *name, const char *words) {
  const struct parts parts = parts_of(name);
  for (unsigned k = 0; k < parts.count; k++)
    if (word_in(parts.part[k], words))
      return true;
  return false;
}

enum span_word name_span(const char *name) {
  static const struct {
    enum span_word span;
    const char *words;
  } SPAN[] = {
#define SPANS(span, words) {span, " " words " "},
#include "taken_words.def"
  };
  const struct parts parts = parts_of(name);
  char whole[2 * KEY_MAX] = "";
  for (unsigned k = 0; k < parts.count; k++)
    text_add(whole, sizeof whole, "%s", parts.part[k]);
  for (size_t k = 0; k < sizeof SPAN / sizeof SPAN[0]; k++)
    if (word_in(whole, SPAN[k].words))
      return SPAN[k].span;
  return SPAN_NONE;
}

unsigned name_kinds(const char *name, size_t least) {
  const struct parts parts = parts_of(name);
  unsigned kinds = 0;
  for (unsigned k = 0; k < parts.count; k++) {
    const struct meaning *one = word_meaning(parts.part[k]);
    if (one != NULL && one->kinds != 0 && strlen(parts.part[k]) >= least)
      kinds |= one->kinds | (word_in(parts.part[k], WEAKLY) ? (unsigned)WEAK : 0);
  }
  return kinds & (kinds >> KIND_ROUNDED & 1 ? ~(1U << KIND_BOX) : ~0U);
}

enum axis axis_between(const char *name, const char *other) {
  size_t at = 0;
  while (name[at] != '\0' && name[at] == other[at])
    at++;
  const char one = (char)tolower((unsigned char)name[at]), two = (char)tolower((unsigned char)other[at]);
  const bool axes = (one == 'x' && two == 'y') || (one == 'y' && two == 'x');
  return !axes || strcmp(name + at + 1, other + at + 1) != 0 ? AXIS_BOTH : one == 'x' ? AXIS_X : AXIS_Y;
}
