/* A form that fits, as a description: what is told of it, and what each of its numbers is given. */
#include "taking.h"

#include "taken_result.h"
#include "text.h"
#include "wording.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define tell(adapter, ...) text_add((adapter)->words, ADAPTER_WORDS, __VA_ARGS__)

/* Before the first shape, and between both. */
static const char *const ASKED[QUESTIONS][2] = {[QUESTION_HIT] = {"", "and"},
                                                [QUESTION_CONTAINS] = {"", "that contains"},
                                                [QUESTION_DISTANCE] = {"the distance between ", "and"},
                                                [QUESTION_NEAREST] = {"the nearest point of ", "and"},
                                                [QUESTION_CROSSING] = {"the point where ", "crosses"},
                                                [QUESTION_PUSH] = {"the way out of ", "for"},
                                                [QUESTION_RAY] = {"the moment when ", "that moves meets"},
                                                [QUESTION_SWEEP] = {"the moment when ", "that moves meets"}};

/* Whether a loop over as many corners as are told, i < n, reads the one behind each, V[i + 1]: there is one
 * more, the first again. */
static bool is_read_on(const struct taking *q, int list) {
  const struct program *const s = q->values.program;
  const struct span body = q->values.function->body;
  const char *count = "";
  for (unsigned k = 0; k < q->values.count; k++)
    if (q->values.value[k].counts == list)
      count = q->values.value[k].key;
  for (uint32_t k = body.from; k + 5 < body.to; k++) {
    const bool next = token_is(s, k, q->values.value[list].key) && token_is(s, k + 1, "[") &&
                      token_is(s, k + 3, "+") && token_is(s, k + 4, "1") && token_is(s, k + 5, "]");
    for (uint32_t t = body.from; next && t + 2 < body.to; t++)
      if (tokens_alike(s, t, k + 2) && token_is(s, t + 1, "<") && token_is(s, t + 2, count) &&
          token_is(s, t + 3, ";"))
        return true;
  }
  return false;
}

/* The count and the first corner; those of the others follow it. */
static void finish_ring(struct taking *q, struct adapter *adapter, unsigned column, unsigned k) {
  static const char *const CLOSED[] = {[RINGS_ONE] = " (one closed ring)", [RINGS_ALL] = " (closed rings)"};
  const struct leaf *leaf = &q->leaf[adapter->leaf[column]];
  if (k > SHAPES)
    return;
  const int far = q->values.value[leaf->value].far_end;
  if (k > 0)
    q->values.value[leaf->value].column = (int)column;
  if (k > 0 && far >= 0) {
    q->values.value[far].column = (int)column;
    q->values.value[far].is_far_end = true;
  }
  struct value *list = &q->values.value[leaf->ring];
  if (k == 0 || list->is_ring)
    return;
  const enum layout layout = adapter->form.layouts[column > form_first_column(&adapter->form, 1)];
  const enum rings rings = leaf->rings < 0                     ? RINGS_NONE
                           : layout_rule(layout) == RING_HOLES ? RINGS_ALL
                                                               : RINGS_ONE;
  list->column = (int)(column - k);
  list->is_ring = true;
  list->is_read_on = rings == RINGS_NONE && is_read_on(q, leaf->ring);
  list->is_closed = rings == RINGS_ONE || list->is_read_on ||
                    (rings == RINGS_NONE && !list->is_edges && is_called_closed(q, list));
  if (rings != RINGS_NONE)
    q->values.value[leaf->rings].rings = rings;
  const struct path path = value_path(&q->values, rings != RINGS_NONE ? leaf->rings : leaf->ring);
  const bool is_apart = rings != RINGS_NONE && path.text[0] == '\0'; /* [outline, ...holes] */
  const char *const before = column <= 1 ? ": " : k == 1 ? ", " : " ";
  const char *const closed = rings != RINGS_NONE ? CLOSED[rings]
                             : list->is_closed   ? " (closed)"
                             : list->is_edges    ? " (its sides)"
                                                 : "";
  tell(adapter, "%s%s%s", before, is_apart ? "rings" : path.text, closed);
}

/* Whether the body takes the radius off the half size, halfSize.x - box.radius, or off what it takes off,
 * x - half + radius: the core is less than it says by the radius. */
static bool holds_radius(const struct taking *q, const struct leaf *half, const struct leaf *radius) {
  const struct program *const s = q->values.program;
  const struct span body = q->values.function->body;
  const struct value *const value = q->values.value;
  const int number = half->value, around = value[number].parent >= 0 ? value[number].parent : number;
  for (uint32_t k = body.from + 1; k < body.to; k++) {
    uint32_t before = k - 1, behind = k + 1;
    bool of_half = false;
    if (!token_among(s, k, " - + "))
      continue;
    for (bool more = true; more; before -= 2) {
      of_half |= token_is(s, before, value[number].key) || token_is(s, before, value[around].key);
      more = before > body.from + 1 && token_among(s, before - 1, " . -> ");
    }
    while (behind + 2 < body.to && token_among(s, behind + 1, " . -> "))
      behind += 2;
    if (of_half && token_is(s, before + 1, "-") == token_is(s, k, "+") &&
        token_is(s, behind, value[radius->value].key))
      return true;
  }
  return false;
}

/* Whether a radius is told by its square: radiusSquared, or r2 where nothing else has a number; unless the
 * function squares it. */
static bool is_squared(const struct taking *q, const struct leaf *leaf) {
  const struct program *const s = q->values.program;
  const struct span body = q->values.function->body;
  const struct value *const value = &q->values.value[leaf->value];
  const char *const name = isdigit((unsigned char)value->key[0]) ? value->alias : value->key;
  bool alone = leaf->digit == '2' || leaf->order == '2';
  for (unsigned n = 0; n < q->leaves; n++)
    alone &= &q->leaf[n] == leaf || (q->leaf[n].digit == '\0' && q->leaf[n].order == '\0');
  bool squared = leaf->meaning.says == SAYS_RADIUS && (alone || has_part(name, SQUARED));
  for (uint32_t k = body.from; k < body.to && squared; k++) {
    uint32_t behind = k + 2;
    while (token_among(s, behind + 1, " . -> "))
      behind += 2;
    squared = !(token_is(s, k, name) && token_is(s, k + 1, "*") &&
                (token_is(s, k + 2, "*") || tokens_alike(s, k, behind)));
  }
  return squared;
}

/* What stands before the k-th number. */
static const char *before_number(const struct adapter *adapter, unsigned k) {
  const unsigned way = form_first_column(&adapter->form, SHAPES);
  return k == 0                                      ? ": "
         : k == form_first_column(&adapter->form, 1) ? ", "
         : k != way                                  ? " "
         : adapter->has_end                          ? ", to "
                                                     : ", by ";
}

/* What the function calls number k: "c.diameter/2" where it is given twice of it; where that is no one name,
 * as the form does. */
static void add_name(struct adapter *adapter, unsigned k, const char *path, int plus) {
  char names[FORM_NAMES], name[FORM_NAMES] = "";
  form_column_names(&adapter->form, names);
  if (path[0] != '\0' && strpbrk(path, " ,/") == NULL && (plus < 0 || plus == (int)k))
    snprintf(name, sizeof name, "%s%s", path, plus < 0 ? "" : "/2");
  else
    name_at(names, k, name, sizeof name);
  text_add(adapter->names, FORM_NAMES, "%s%s", k > 0 ? " " : "", name);
}

/* How a way is given: where it is told how far it goes, its direction has length 1 too; beside a speed it has
 * any. */
static void give_way(struct taking *q, struct adapter *adapter) {
  const struct form *const form = &adapter->form;
  const enum language language = q->values.program->language;
  bool spans[SPAN_LENGTH + 1] = {false};
  for (unsigned k = 0; k < q->zeros; k++)
    spans[name_span(q->values.value[q->zero[k]].key)] = true;
  q->values.is_place = q->by_point;
  q->values.is_unit = question_moves(form->question) && !adapter->has_end && !type_is_whole(form->type) &&
                      !spans[SPAN_SPEED] &&
                      (spans[SPAN_LENGTH] || (form->layouts[0] == LAYOUT_POINT && takes_unit(q)));
  for (unsigned k = 0; k < q->zeros; k++) {
    struct value *const value = &q->values.value[q->zero[k]];
    const enum span_word span = value->is_one ? name_span(value->key) : SPAN_NONE;
    value->is_length = q->values.is_unit ? span != SPAN_NONE : adapter->has_end && span == SPAN_LENGTH;
  }
  adapter->length[0] = '\0';
  /* The call of JavaScript divides by it. */
  if (q->values.is_unit && language != LANGUAGE_JS && !(q->by_point && language == LANGUAGE_PYTHON))
    values_length(&q->values, form, adapter->length, sizeof adapter->length);
}

/* What it takes beside the form's numbers: the same in each case, or nothing. */
static void tell_given(const struct taking *q, struct adapter *adapter) {
  static const char *const GIVEN[] = {"0 for", "1 for", "the length of its way for", "left out:"};
  enum { LENGTH = 2, LEFT_OUT };
  adapter->fixed[0] = '\0';
  for (unsigned n = 0; n <= LEFT_OUT; n++) {
    char told[FORM_NAMES] = "";
    for (unsigned k = 0; k < q->zeros; k++) {
      const bool left_out = value_is_left_out(&q->values, q->zero[k]);
      const struct value *const value = &q->values.value[q->zero[k]];
      if ((left_out ? LEFT_OUT : value->is_length ? LENGTH : (unsigned)value->is_one) == n)
        text_add(told,
                 FORM_NAMES,
                 "%s %s",
                 told[0] != '\0' ? "," : GIVEN[n],
                 value_path(&q->values, q->zero[k]).text);
    }
    if (told[0] == '\0')
      continue;
    tell(adapter, "; %s%s", n < LEFT_OUT ? "with " : "", told);
    if (n < LEFT_OUT)
      text_add(adapter->fixed, FORM_NAMES, "%s%s", adapter->fixed[0] != '\0' ? ", " : "", told);
  }
  for (unsigned k = 0; k < q->values.count; k++) { /* of one kind alone: kind: 'coin' */
    const struct value *const value = &q->values.value[k];
    const struct token *const text = &q->values.program->token[value->type.from];
    if (value->kind != VALUE_OTHER || value->type.to <= value->type.from || text->kind != TOKEN_TEXT)
      continue;
    tell(adapter, "; with %.*s for %s", (int)text->length, text->at, value_path(&q->values, (int)k).text);
  }
}

/* Whole sizes that are twice what the form has: no odd one is given. */
static void tell_even(const struct taking *q, struct adapter *adapter) {
  char told[FORM_NAMES] = "";
  for (unsigned k = 0; k < q->values.count && type_is_whole(adapter->form.type); k++) {
    const struct value *const value = &q->values.value[k];
    if (value->plus >= 0 && value->plus == value->column)
      text_add(told,
               FORM_NAMES,
               "%s %s",
               told[0] != '\0' ? "," : "even numbers for",
               value_path(&q->values, (int)k).text);
  }
  if (told[0] == '\0')
    return;
  tell(adapter, "; with %s", told);
  text_add(adapter->fixed, FORM_NAMES, "%s%s", adapter->fixed[0] != '\0' ? ", " : "", told);
}

static void tell_unjudged(const struct taking *q, struct adapter *adapter) {
  bool writes = false;
  for (unsigned k = 0; k < q->values.roots && question_values(adapter->form.question) == 0; k++) {
    const struct value *const value = &q->values.value[q->values.root[k]];
    if (value->is_out)
      tell(adapter, "%s %s", writes ? "," : "; not judged is what it writes to", value->key);
    writes |= value->is_out;
  }
  if (question_moves(adapter->form.question) && gives_normal(q->values.program, q->values.function))
    tell(adapter, "; not judged is the normal that it gives");
  if (!writes && q->wanted == NULL && adapter->form.question == QUESTION_HIT &&
      function_asks(q->values.program, q->values.function, 1U << QUESTION_PUSH) == QUESTION_PUSH)
    tell(adapter, "; not judged is the way out that it gives");
}

/* Number k is its column's, twice that, its square or its sum with another column's; whole numbers must hold
 * what is made of them. */
static void give_number(struct taking *q, struct adapter *adapter, unsigned k) {
  const struct form *const form = &adapter->form;
  const unsigned first = form_first_column(form, 1), way = form_first_column(form, SHAPES),
                 shape = k >= first;
  const unsigned radius = (shape ? first : 0) + layout_radius(form->layouts[shape]);
  const struct leaf *const leaf = &q->leaf[adapter->leaf[k]];
  const bool is_whole = type_is_whole(form->type), is_narrow = form->type == TYPE_I32;
  struct value *const value = &q->values.value[leaf->value];
  value->column = (int)k;
  const enum column_role role = k < way ? form_column_at(form, k)->role : COLUMN_AT;
  const bool is_twice =
      (role == COLUMN_HALF && (leaf->meaning.says & SAYS_SIZE) != 0) ||
      (role == COLUMN_RADIUS && (leaf->meaning.says & SAYS_DIAMETER) != 0) ||
      (form->layouts[shape] == LAYOUT_ELLIPSE && role == COLUMN_RADIUS && leaf->meaning.says == SAYS_SIZE);
  value->is_squared = role == COLUMN_RADIUS && is_squared(q, leaf);
  if (k >= way)
    value->plus = adapter->has_end ? (int)(k - way) : -1;
  else if (is_twice)
    value->plus = (int)k;
  else if (form->layouts[shape] == LAYOUT_ROUNDED_CORE && role == COLUMN_HALF &&
           holds_radius(q, leaf, &q->leaf[adapter->leaf[radius]]))
    value->plus = (int)radius;
  if (value->plus >= 0 && adapter->high == 0 && (k < way || is_whole)) {
    adapter->low = is_narrow ? -1073741824 : -0x1p60;
    adapter->high = is_narrow ? 1073741823 : 0x1p60;
  }
  if (value->is_squared && is_whole) {
    const bool bounded = adapter->high > 0;
    adapter->high = floor(sqrt(bounded ? adapter->high : is_narrow ? 2147483647 : 0x1p62));
    adapter->low = bounded ? fmax(adapter->low, -adapter->high) : -adapter->high;
  }
}

/* What others tell has their columns; of the first object it is said how: right = x + width. */
static void give_told(struct values *v, struct adapter *adapter) {
  int of = -1;
  for (struct value *told = v->value; told < v->value + v->count; told++) {
    if (told->low_told < 0)
      continue;
    const struct value *const low = &v->value[told->low_told], *const size = told->size_told >= 0
                                                                                 ? &v->value[told->size_told]
                                                                                 : NULL;
    told->column = size != NULL ? size->column : low->column;
    told->plus = size != NULL ? low->column : -1;
    const bool is_said = of < 0 || of == told->parent;
    if (is_said)
      tell(adapter, "%s%s = %s", of < 0 ? "; with " : ", ", told->key, low->key);
    if (is_said && size != NULL)
      tell(adapter, "%s%s", told->is_minus ? " - " : " + ", size->key);
    of = of < 0 ? told->parent : of;
  }
}

/* Where y grows upward, the first of two corners is the upper left one, of the greater y. */
static void turn_corners(const struct taking *q, struct adapter *adapter) {
  for (unsigned s = 0; s < SHAPES; s++) {
    int *const of = adapter->leaf + form_first_column(&adapter->form, s), top = of[1];
    if (adapter->form.layouts[s] != LAYOUT_BOX_LTRB || q->leaf[top].meaning.says != SAYS_AT ||
        q->leaf[of[3]].meaning.says != SAYS_AT)
      continue;
    of[1] = of[3];
    of[3] = top;
  }
}

void finish_adapter(struct taking *q, struct adapter *adapter) {
  const struct form *form = &adapter->form;
  if (q->is_upward)
    turn_corners(q, adapter);
  adapter->words[0] = adapter->names[0] = '\0';
  for (unsigned k = 0; k < q->values.count; k++) {
    q->values.value[k].column = -1;
    q->values.value[k].plus = -1;
    q->values.value[k].is_squared = false;
    q->values.value[k].is_ring = q->values.value[k].is_closed = false;
    q->values.value[k].rings = RINGS_NONE;
  }
  adapter->is_root =
      form->question == QUESTION_DISTANCE && gives_square(q->values.program, q->values.function);
  const char *const one = layout_words(form->layouts[0]), *const other = layout_words(form->layouts[1]);
  tell(adapter, "%s%s", adapter->is_root ? "the root of what it gives, " : "", ASKED[form->question][0]);
  tell(adapter, "%s %s %s", one, ASKED[form->question][1], strcmp(one, other) == 0 ? "another" : other);
  for (unsigned k = 0; k < form_columns(form); k++) {
    const unsigned first = form_first_column(form, 1);
    const struct leaf *leaf = &q->leaf[adapter->leaf[k]];
    const struct value *value = &q->values.value[leaf->value];
    if (leaf->ring >= 0) {
      finish_ring(q, adapter, k, k - (k >= first ? first : 0));
      add_name(adapter, k, "", -1);
      continue;
    }
    give_number(q, adapter, k);
    const struct path path = value_path(&q->values, leaf->value);
    tell(adapter, "%s%s%s", before_number(adapter, k), path.text, value->is_squared ? " (r * r)" : "");
    add_name(adapter, k, value->is_squared ? "" : path.text, value->plus);
  }
  give_told(&q->values, adapter);
  give_way(q, adapter);
  tell_given(q, adapter);
  tell_even(q, adapter);
  if (q->values.is_unit)
    tell(adapter, "; with a direction of length 1");
  if (adapter_is_bounded(adapter))
    tell(adapter, "; with numbers from %.0f to %.0f", adapter->low, adapter->high);
  tell_unjudged(q, adapter);
  values_print(&q->values, form, adapter->call, ADAPTER_CALL);
}
