/* Forms and pairs as text. */
#include "form.h"
#include "wording.h"

#include <stdio.h>
#include <string.h>

void form_print(const struct form *form, char *text) {
  const enum layout *layouts = form->layouts;
  const bool hit = form->question == QUESTION_HIT;
  snprintf(text,
           FORM_TEXT,
           "%s%s%s %s %s",
           hit ? "" : question_name(form->question),
           hit ? "" : " ",
           layout_name(layouts[0]),
           layout_name(layouts[1]),
           type_name(form->type));
}

/* As people call them. */
static const struct {
  const char *word;
  enum layout layout;
} ALSO[] = {{"circle", LAYOUT_DISC}, {"rect", LAYOUT_BOX_XYWH}, {"rectangle", LAYOUT_BOX_XYWH}};

static bool word_is_layout(const char *word, enum layout *layout) {
  for (unsigned k = 0; k < sizeof ALSO / sizeof ALSO[0]; k++)
    if (strcmp(word, ALSO[k].word) == 0) {
      *layout = ALSO[k].layout;
      return true;
    }
  for (unsigned l = 0; l < LAYOUTS; l++)
    if (strcmp(word, layout_name((enum layout)l)) == 0 ||
        strcmp(word, layout_short_name((enum layout)l)) == 0) {
      *layout = (enum layout)l;
      return true;
    }
  return false;
}

static bool word_is_type(const char *word, enum number_type *type) {
  for (unsigned t = 0; t < TYPES; t++)
    if (strcmp(word, type_name((enum number_type)t)) == 0) {
      *type = (enum number_type)t;
      return true;
    }
  return false;
}

bool word_is_question(const char *word, enum question *question) {
  for (unsigned q = 0; q < QUESTIONS; q++)
    if (strcmp(word, question_name((enum question)q)) == 0) {
      *question = (enum question)q;
      return true;
    }
  return false;
}

bool form_parse(const char *text, struct form *form, char *why) {
  bool typed = false, asked = false;
  struct form read = {.type = TYPE_F64};
  unsigned shapes = 0;
  while (*(text += strspn(text, " \t,"))) {
    const size_t length = strcspn(text, " \t,");
    char word[24];
    snprintf(word, sizeof word, "%.*s", length < sizeof word ? (int)length : (int)sizeof word - 1, text);
    text += length;
    enum layout layout;
    enum number_type type;
    if (!asked && shapes == 0 && !typed && word_is_question(word, &read.question)) {
      asked = true;
    } else if (word_is_layout(word, &layout) && shapes < SHAPES) {
      read.layouts[shapes++] = layout;
    } else if (word_is_type(word, &type) && (!typed || type == read.type)) {
      read.type = type;
      typed = true;
    } else {
      return say_why(why, FORM_TEXT, "found '%s', expected a layout such as box-xywh, or one type", word);
    }
  }
  if (shapes < SHAPES)
    return say_why(why, FORM_TEXT, "found %u of two shapes", shapes);
  if (!typed)
    return say_why(why, FORM_TEXT, "found no type: i32, i64, f32 or f64");
  if (!type_is_whole(read.type) &&
      (read.layouts[0] == LAYOUT_BOX_PIXELS || read.layouts[1] == LAYOUT_BOX_PIXELS))
    return say_why(why, FORM_TEXT, "found box-pixels with %s, expected i32 or i64", type_name(read.type));
  *form = read;
  return true;
}

const char *form_refusal(const struct form *form) {
  const enum layout a = form->layouts[0], b = form->layouts[1];
  const bool ellipse = layout_is_stretched(a) || layout_is_stretched(b), ring = form_has_ring(form);
  if (ellipse && layout_is_round(a) && layout_is_round(b))
    return "no test is about an ellipse and a shape with a radius: no scaling makes discs of both";
  if (ellipse && ring)
    return "no test is about an ellipse and a polygon: a triangle or a quad can stand beside an ellipse";
  if (form_pair(form) == PAIR_NONE)
    return "no test is about these shapes";
  if ((layout_rule(a) != RING_SIMPLE && layout_kind(b) != KIND_POINT) ||
      (layout_rule(b) != RING_SIMPLE && layout_kind(a) != KIND_POINT))
    return "beside a polygon that may cross itself, or has holes, only a point is asked about";
  if (ring && form->question != QUESTION_HIT && form->question != QUESTION_CONTAINS &&
      form->question != QUESTION_RAY)
    return "beside a polygon it is asked whether shapes meet, whether one is within the other, "
           "or when a point that moves meets it: hit, contains or ray";
  if (form->question != QUESTION_HIT && (layout_rule(a) != RING_SIMPLE || layout_rule(b) != RING_SIMPLE))
    return "of a polygon that may cross itself, or has holes, it is asked only whether a point is in it: hit";
  if (form->question == QUESTION_CROSSING &&
      (layout_kind(a) != KIND_SEGMENT || layout_kind(b) != KIND_SEGMENT))
    return "where shapes cross is asked of two segments";
  if (form->question == QUESTION_RAY && layout_kind(a) != KIND_POINT)
    return "a ray is of a point: the first shape is the one that moves, and of another shape ask sweep";
  if (form->question == QUESTION_SWEEP && layout_kind(a) == KIND_POINT)
    return "of a point that moves ask ray";
  if (form->question == QUESTION_CONTAINS && layout_kind(a) == KIND_POINT)
    return "a point has no other shape within it: the first shape is the one that contains the second";
  if (ellipse && question_values(form->question) > 0)
    return "how far it is from an ellipse is not asked: the plane would have to be scaled";
  if (form->question == QUESTION_NEAREST && layout_kind(a) != KIND_POINT && layout_kind(b) != KIND_POINT)
    return "the nearest point is asked for from a point: one of the two shapes must be one";
  return NULL;
}

bool form_parse_pair(const char *text, struct form *form, char *why) {
  struct form read;
  if (!form_parse(text, &read, why))
    return false;
  if (form_refusal(&read) != NULL)
    return say_why(why, FORM_TEXT, "%s", form_refusal(&read));
  *form = read;
  return true;
}

static bool has_column(enum layout layout, const char *name) {
  for (unsigned k = 0; k < layout_columns(layout); k++)
    if (strcmp(layout_column(layout, k), name) == 0)
      return true;
  return false;
}

void form_column_names(const struct form *form, char *names) {
  names[0] = '\0';
  for (unsigned s = 0; s < SHAPES; s++)
    for (unsigned k = 0; k < layout_columns(form->layouts[s]); k++) {
      const char *column = layout_column(form->layouts[s], k);
      const bool twice = has_column(form->layouts[s == 0 ? 1 : 0], column);
      const char *shape = !twice ? "" : s == 0 ? "a_" : "b_";
      text_add(names, FORM_NAMES, "%s%s%s", names[0] != '\0' ? " " : "", shape, column);
    }
  for (unsigned k = form_first_column(form, SHAPES); k < form_columns(form); k++)
    text_add(names, FORM_NAMES, " %s", form_column_at(form, k)->name);
}
