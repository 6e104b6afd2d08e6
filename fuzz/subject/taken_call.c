/* The call of a function with the values that it takes, in its own language. */
#include "taken_names.h"
#include "taken_result.h"
#include "taken_value.h"
#include "text.h"
#include "wording.h"

#include <string.h>

struct writer {
  const struct values *v;
  const struct form *form;
  unsigned corner; /* of a polygon */
  int out;         /* the object that the function gives back by; -1: none */
  char names[FORM_NAMES];
  char *to;
  size_t size;
};

#define put(w, ...) text_add((w)->to, (w)->size, __VA_ARGS__)

static enum language language_in(const struct writer *w) { return w->v->program->language; }
static const struct language_marks *marks_in(const struct writer *w) {
  return &LANGUAGE_MARKS[language_in(w)];
}

static bool is_sized(const struct value *value) { return value->sizes.to > value->sizes.from; }
static bool gives_by(const struct value *value) { return value->is_out || value->is_both; }

static void put_scope(struct writer *w, unsigned record, bool is_call);

/* The namespace of C++ that the name of a type is given in by `using NAME = …`; 0: in none. */
static unsigned space_of_alias(const struct program *s, uint32_t name) {
  unsigned space = 0;
  for (uint32_t k = 0; k + 2 < s->tokens && s->language == LANGUAGE_CPP; k++)
    if (token_is(s, k, "using") && tokens_alike(s, k + 1, name) && token_is(s, k + 2, "="))
      space = program_around(s, k);
  return space > 0 && !s->record[space - 1].is_type ? space : 0;
}

static void put_tokens(struct writer *w, struct span span) {
  const struct program *s = w->v->program;
  for (uint32_t k = span.from; k < span.to; k++) {
    const struct token *t = &s->token[k];
    const bool apart = k > span.from && t->kind == TOKEN_WORD && t[-1].kind == TOKEN_WORD;
    const unsigned named = apart || token_among(s, k - 1, " . :: ") ? 0 : program_type(s, k),
                   type = token_is(s, k + 1, "<") ? 0 : named;
    if (named > 0 && type == 0 && s->language == LANGUAGE_CPP && s->record[named - 1].within > 0) {
      put_scope(w, s->record[named - 1].within, false); /* of a template, whose arguments follow */
      put(w, "::");
    }
    const unsigned space = type > 0 || apart || token_among(s, k - 1, " . :: ") ? 0 : space_of_alias(s, k);
    if (space > 0) {
      put_scope(w, space, false);
      put(w, "::");
    }
    if (type > 0 && s->record[type - 1].name != k)
      put_scope(w, type, false);
    else if ((s->language == LANGUAGE_CPP || s->language == LANGUAGE_GO) &&
             token_among(s, k, " T Real Scalar "))
      put(w, "%s", LANGUAGE_MARKS[s->language].number[w->form->type]);
    else if (s->language == LANGUAGE_JS && token_among(s, k, " default function ")) /* it has no name */
      put(w, "graze_default");
    else
      put(w, "%s%.*s", apart ? " " : "", (int)t->length, t->at);
  }
}

/* Outer::Inner, as the language writes it. */
static void put_scope(struct writer *w, unsigned record, bool is_call) {
  const struct program *s = w->v->program;
  const enum language language = s->language;
  const struct record *r = &s->record[record - 1];
  if (r->within > 0) {
    put_scope(w, r->within, is_call);
    put(w, "%s", LANGUAGE_MARKS[language].scope);
  } else if (language == LANGUAGE_PYTHON) {
    put(w, "graze_theirs.");
  } else if (language == LANGUAGE_C && !is_call && token_among(s, r->name - 1, " struct union ")) {
    put(w, "struct ");
  } else if (language == LANGUAGE_JS && token_is(s, r->name, "exports")) {
    put(w, "module.");
  }
  put_tokens(w, (struct span){r->name, r->name + 1});
  if (language == LANGUAGE_CPP && r->is_type && token_is(s, r->name - 2U, ">")) /* a template */
    put(w, "<%s>", LANGUAGE_MARKS[language].number[w->form->type]);
  /* namespace A.B { */
  for (uint32_t k = r->name + 1; !r->is_type && token_among(s, k, " . :: ") && k + 1 < r->body.from; k += 2)
    put_tokens(w, (struct span){k, k + 2});
}

static void put_value(struct writer *w, int at);

/* What is of no form stays as its constructor sets it. */
static bool stays_as_set(const struct value *value) { return value->is_filled && value->column < 0; }

/* A flag that says that a thing is there. */
static bool is_there(const struct writer *w, const struct value *value) {
  return value->kind == VALUE_OTHER && has_part(value->key, THERE) &&
         program_has(w->v->program, value->type, " bool boolean Boolean ");
}

/* The members, or without `all` those up to the last that is no default; what is filled stands apart. */
static void put_members(struct writer *w, int first, const struct braces *braces, bool all) {
  const struct value *value = w->v->value;
  bool some = false;
  int behind = first;
  for (int k = first; k >= 0 && value[k].is_filled == value[first].is_filled; k = value[k].next)
    if (all || !value_may_miss(w->v, k))
      behind = value[k].next;
  for (int k = first; k != behind; k = value[k].next) {
    const bool called = value[k].is_call, arrow = language_in(w) == LANGUAGE_JS;
    /* What nothing is known of stays as its type makes it, where members have names. */
    const bool as_made = language_in(w) == LANGUAGE_CSHARP && strchr(braces->key, '=') != NULL &&
                         value[k].kind == VALUE_OTHER && value[k].type.to > value[k].type.from;
    if (stays_as_set(&value[k]) ||
        ((as_made || (all && braces->key[0] != '\0' && value_may_miss(w->v, k))) && !is_there(w, &value[k])))
      continue;
    put(w, "%s", some ? braces->between : "");
    some = true;
    put(w, braces->key[0] != '\0' ? braces->key : "%.0s", value[k].key);
    put(w, "%s", !called ? "" : arrow ? "() => (" : "lambda: ");
    put_value(w, k);
    put(w, "%s", called && arrow ? ")" : "");
  }
}

/* The k-th of the form's names, of a polygon that of the corner. */
static void column_name(const struct writer *w, int column, char name[KEY_MAX]) {
  name_at(w->names, (unsigned)column + 2 * w->corner, name, KEY_MAX);
}

/* What is not read is 0; beside a list it may say how many are in it. */
static void number_name(const struct writer *w, const struct value *value, char name[KEY_MAX]) {
  const struct value *const list = value->counts >= 0 ? &w->v->value[value->counts] : NULL;
  unsigned count = 0;
  for (int k = list != NULL ? list->first : -1; k >= 0; k = w->v->value[k].next)
    count++;
  if (count > 0 && w->v->value[list->first].kind == VALUE_NUMBER && !value->counts_all &&
      goes_by_twos(w->v->program, w->v->function))
    count /= 2; /* corners */
  if (value->column >= 0 && value->is_far_end) {
    struct writer far = *w;
    far.corner = (w->corner + 1) % (layout_columns(LAYOUT_POLYGON) / 2);
    column_name(&far, value->column, name);
  } else if (value->column >= 0)
    column_name(w, value->column, name);
  else if (list != NULL && list->is_ring)
    column_name(w, list->column, name);
  else
    snprintf(name, KEY_MAX, "%u", list == NULL && value->is_one ? 1 : count);
}

/* The length of the form's way, in the form's type. */
static void put_length(struct writer *w) {
  /* Before its x, behind it and behind its y; %s: the type. */
  static const char *const LENGTH[LANGUAGES][3] = {
      [LANGUAGE_C] = {"(hypot(", ", ", "))"},
      [LANGUAGE_CPP] = {"std::hypot(", ", ", ")"},
      [LANGUAGE_JS] = {"Math.hypot(", ", ", ")"},
      [LANGUAGE_PYTHON] = {"__import__('math').hypot(", ", ", ")"},
      [LANGUAGE_JAVA] = {"(%s) Math.hypot(", ", ", ")"},
      [LANGUAGE_CSHARP] = {"(%s)System.Math.Sqrt(System.Math.Pow(", ", 2) + System.Math.Pow(", ", 2))"},
      [LANGUAGE_RUST] = {"", ".hypot(", ")"},
      [LANGUAGE_GO] = {"%s(math.Hypot(float64(", "), float64(", ")))"}};
  const char *const *const length = LENGTH[language_in(w)];
  const unsigned way = form_first_column(w->form, SHAPES);
  char x[KEY_MAX], y[KEY_MAX];
  column_name(w, (int)way, x);
  column_name(w, (int)way + 1, y);
  put(w, length[0], marks_in(w)->number[w->form->type]);
  put(w, "%s%s%s%s", x, length[1], y, length[2]);
}

/* The same where it was kept before. */
static void put_kept_length(struct writer *w) {
  if (!w->v->is_place && is_script(w->v->program))
    put(w, "graze_way");
  else
    put_length(w);
}

void values_length(const struct values *v, const struct form *form, char *to, size_t size) {
  struct writer w = {.v = v, .form = form, .to = to, .size = size, .out = -1};
  to[0] = '\0';
  form_column_names(form, w.names);
  put_kept_length(&w);
}

/* Whether its elements are x and y in turn. */
static bool is_flat(const struct writer *w, const struct value *list) {
  const struct value *const first = &w->v->value[list->first];
  return first->kind == VALUE_NUMBER && w->v->value[first->next].column >= 0;
}

/* Behind how many corners there are: how many elements that is, one more or not. */
static const char *const TIMES[] = {"", " + 1", " * 2", " * 2 + 2"};

/* Cast where the function takes another type than the form has. */
static void put_number(struct writer *w, const struct value *value) {
  const enum language language = language_in(w);
  const char *const *const types = marks_in(w)->number;
  char name[KEY_MAX], other[KEY_MAX], number[3 * KEY_MAX], type[2 * KEY_MAX] = "";
  number_name(w, value, name);
  column_name(w, value->plus >= 0 ? value->plus : 0, other);
  const bool counts = value->column < 0 && value->counts >= 0,
             more = counts && w->v->value[value->counts].is_closed && !w->v->value[value->counts].is_read_on;
  const char *const shape = value->is_squared                     ? "(%s * %s)"
                            : value->plus >= 0 && value->is_minus ? "(%s - %s)"
                            : value->plus >= 0                    ? "(%s + %s)"
                                                                  : "%.0s%s";
  snprintf(number, sizeof number, shape, value->is_squared ? name : other, name);
  const bool narrowed = value->high > 0 && (language == LANGUAGE_JAVA || language == LANGUAGE_CSHARP),
             strict = narrowed || language == LANGUAGE_RUST || language == LANGUAGE_GO; /* each is another */
  if (strict && value->type.to == value->type.from + 1 && w->v->program->token[value->type.from].length > 1)
    token_copy(w->v->program, value->type.from, type, sizeof type);
  else if (types[0] != NULL)
    snprintf(type, sizeof type, "%s", types[value->number < TYPES ? value->number : w->form->type]);
  if (value->is_length)
    put_kept_length(w);
  else if (language == LANGUAGE_RUST && value->column < 0 && !counts)
    put(w, value->is_one ? "(1 as %s)" : "Default::default()%.0s", type);
  else if (language == LANGUAGE_PYTHON && counts)
    put(w, "int(%s)", number);
  else if (w->v->is_unit && value->column >= (int)form_first_column(w->form, SHAPES)) {
    const bool is_python = language == LANGUAGE_PYTHON, /* which divides by no 0 */
        guards = is_python || (language == LANGUAGE_JS && w->v->is_place);
    put(w, "%s / %s", number, guards ? "(" : "");
    put_kept_length(w);
    put(w, "%s", !guards ? "" : is_python ? " or 1.0)" : " || 1)");
  } else if (types[0] == NULL || strcmp(type, types[w->form->type]) == 0)
    put(w, "%s", number);
  else if (language == LANGUAGE_RUST)
    put(w, "(%s as %s)", number, type);
  else if (language == LANGUAGE_GO)
    put(w, "%s(%s)", type, number);
  else
    put(w, "(%s)%s", type, number);
  const bool all = counts && value->counts_all && w->v->value[value->counts].is_ring &&
                   is_flat(w, &w->v->value[value->counts]);
  put(w, "%s", TIMES[2 * all + more]);
}

/* A value of a type that nothing is known of. */
static void put_other(struct writer *w, const struct value *value) {
  const bool is_flag = program_has(w->v->program, value->type, " bool boolean Boolean ");
  const struct token *const token = &w->v->program->token[value->type.from];
  if (value->type.to > value->type.from && token->kind == TOKEN_TEXT) {
    put(w, "%.*s", (int)token->length, token->at);
    return;
  }
  if (is_flag || language_in(w) != LANGUAGE_GO || value->type.to == value->type.from) {
    const struct language_marks *const marks = marks_in(w);
    put(w, "%s", !is_flag ? marks->nothing : is_there(w, value) ? marks->truly : marks->falsely);
    return;
  }
  put(w, "*new(");
  put_tokens(w, value->type);
  put(w, ")");
}

/* Whether a type of C++ can be written with braces: all of it is open, it inherits nothing, and declares no
 * constructor. */
static bool is_aggregate(const struct program *s, const struct record *record) {
  for (uint32_t k = record->body.from; k < record->body.to; k++)
    if (tokens_alike(s, k, record->name) && token_is(s, k + 1, "("))
      return false;
  return !token_is(s, record->name - 1U, "class") && record->body.from == record->name + 2 &&
         !program_has(s, record->body, " private protected virtual ");
}

/* Values that have members and no type of their own: JavaScript and Python. */
static const struct braces *braces_plain(const struct writer *w, const struct value *value) {
  static const struct braces OBJECT = {"", "{", "\"%s\": ", ", ", "}"};
  static const struct braces VALUE = {"", "graze_value(", "%s=", ", ", ")"};
  const bool text = value->first >= 0 && w->v->value[value->first].is_text_key;
  return language_in(w) == LANGUAGE_JS || text ? &OBJECT : &VALUE;
}

/* How a value of its type is written. */
static const struct braces *
braces_of(const struct writer *w, const struct value *value, const struct record *record) {
  static const struct braces NAMED = {"", "{", ".%s = ", ", ", "}"}, ORDERED = {"", "{", "", ", ", "}"},
                             LIKE = {"Object.assign(Object.create(", "), {", "\"%s\": ", ", ", "})"};
  const struct program *s = w->v->program;
  const struct language_marks *marks = marks_in(w);
  if (record == NULL) /* of a library: in the order of the constructors that one meets */
    return s->language == LANGUAGE_CPP && value->is_known                   ? &ORDERED
           : s->language == LANGUAGE_JAVA || s->language == LANGUAGE_CSHARP ? &marks->made
                                                                            : &marks->filled;
  const bool made = record->constructor > 0 || (record->given.to > 0 && s->language != LANGUAGE_GO) ||
                    (s->language == LANGUAGE_PYTHON && record->members.count > 0) || value->first < 0;
  if (record->is_object)
    return &LIKE;
  if (token_is(s, record->name, "{")) /* struct { … } name; */
    return &NAMED;
  const bool bare = (s->language == LANGUAGE_RUST && record->is_tuple) || record->is_called;
  return bare                                                     ? &LANGUAGE_MARKS[LANGUAGE_CPP].made
         : made                                                   ? &marks->made
         : s->language == LANGUAGE_CPP && is_aggregate(s, record) ? &NAMED
                                                                  : &marks->filled;
}

/* An array of C or C++ in a struct that is filled is filled element by element; what is unknown stays as it
 * is made. */
static void put_statements(struct writer *w, const struct value *value, int first) {
  for (int k = first; k >= 0; k = w->v->value[k].next) {
    const struct value *member = &w->v->value[k];
    const int only = is_sized(member) ? member->first : k;
    const bool known = member->kind != VALUE_OTHER || is_there(w, member);
    for (int n = only; n >= 0 && known && !stays_as_set(member); n = w->v->value[n].next) {
      put(w, "made%d.%s", (int)(value - w->v->value), member->key);
      put(w, is_sized(member) ? "[%s] = " : "%.0s = ", w->v->value[n].key);
      put_value(w, n);
      put(w, "; ");
      if (!is_sized(member))
        break;
    }
  }
}

/* What stands in the braces, from a member on. */
static void
put_filled(struct writer *w, const struct value *value, int first, const struct braces *braces, bool all) {
  put(w, braces->open, (int)(value - w->v->value));
  if (braces->between[0] == ';')
    put_statements(w, value, first);
  else
    put_members(w, first, braces, all);
  put(w, "%s", braces->close);
}

static void put_record(struct writer *w, const struct value *value) {
  const struct program *s = w->v->program;
  const struct record *record = value->record > 0 ? &s->record[value->record - 1] : NULL;
  const bool is_keyed = value->first >= 0 && w->v->value[value->first].is_text_key; /* a TypedDict */
  const bool is_class = record != NULL && !is_keyed &&
                        (s->language != LANGUAGE_JS || record->constructor > 0 || record->is_object ||
                         token_among(s, record->name - 1, " class function "));
  if (!is_class && (is_script(s) || record != NULL || value->type.to == value->type.from)) {
    put_filled(w, value, value->first, braces_plain(w, value), true);
    return;
  }
  const struct braces *braces = braces_of(w, value, record), *const set = &marks_in(w)->set;
  int filled = value->first;
  while (filled >= 0 && !w->v->value[filled].is_filled)
    filled = w->v->value[filled].next;
  const bool is_abstract = value->is_known && s->language == LANGUAGE_JAVA &&
                           value->type.to == value->type.from + 1 &&
                           token_among(s, value->type.from, " Point2D Rectangle2D Line2D ");
  if (is_abstract) {
    put(w, "(");
    put_tokens(w, value->type);
    put(w, ") ");
  }
  put(w, "%s%s", filled >= 0 ? set->before : "", braces->before);
  /* Of Go, a type that is made of another one: type Point Vector2D. */
  const bool is_other = record != NULL && s->language == LANGUAGE_GO &&
                        value->type.to == value->type.from + 1 && program_type(s, value->type.from) == 0;
  if (record == NULL || is_other)
    put_tokens(w, value->type);
  else if (!token_is(s, record->name, "{"))
    put_scope(w, value->record, false);
  put(w, "%s", is_abstract ? ".Double" : "");
  const int first = filled == value->first ? -1 : value->first;
  put_filled(w, value, first, braces, record == NULL || braces != &marks_in(w)->made);
  if (filled >= 0)
    put_filled(w, value, filled, set, true);
}

/* All corners of a polygon. The columns behind its last one repeat that: before the first it closes it. */
static void put_corners(struct writer *w, const struct value *list) {
  const unsigned most = layout_columns(LAYOUT_POLYGON) / 2,
                 shift = list->is_closed || list->is_edges ? most - 1 : 0;
  for (unsigned k = 0; k < most + list->is_closed; k++) {
    w->corner = (k + shift) % most;
    put(w, "%s", k > 0 ? ", " : "");
    put_value(w, list->first);
    put(w, "%s", is_flat(w, list) ? ", " : "");
    if (is_flat(w, list))
      put_value(w, w->v->value[list->first].next);
  }
  w->corner = 0;
}

/* Of C++ where a pointer is asked for. */
static const struct list_braces POINTED = {{"(const_cast<", ">{", "", ", ", "}.begin()))"}, "", ""};

static bool is_tuple(const struct writer *w, const struct value *value) {
  const struct span type = value->type;
  const bool typed = type.to > type.from,
             pairs = typed && token_among(w->v->program, type.from, " ( tuple Tuple ");
  const bool numbers = value->first >= 0 && w->v->value[value->first].kind == VALUE_NUMBER;
  return language_in(w) == LANGUAGE_PYTHON ? (pairs || !typed) && numbers
                                           : pairs && language_in(w) != LANGUAGE_JS;
}

static const struct list_braces *braces_of_list(const struct writer *w, const struct value *value) {
  static const struct list_braces ORDERED = {{NULL, "{", "", ", ", "}"}, "", ""},
                                  TUPLE = {{NULL, "(", "", ", ", ")"}, "", "[:int(%s)%s]"},
                                  ARRAY = {{NULL, "__import__('numpy').array([", "", ", ", "])"},
                                           "",
                                           "[:int(%s)%s]"},
                                  VEC = {{NULL, "vec![", "", ", ", "]"}, "", "[..%s as usize%s].to_vec()"},
                                  JAVA = {{NULL, "java.util.List.of(", "", ", ", ")"},
                                          "",
                                          ".subList(0, (int) %s%s)"},
                                  LIST = {{"new ", "{", "", ", ", "}"}, "", ".GetRange(0, (int)%s%s)"};
  const struct program *s = w->v->program;
  const enum language language = s->language;
  const struct span type = value->type;
  const bool typed = type.to > type.from;
  const bool nested = language <= LANGUAGE_CPP && is_sized(value) && value->parent >= 0; /* in a struct */
  const bool pointed = language == LANGUAGE_CPP && (value->is_pointer || is_sized(value));
  return nested                                    ? &ORDERED
         : is_tuple(w, value) && !value->is_vector ? &TUPLE
         : pointed                                 ? &POINTED
         : value->is_vector || (language == LANGUAGE_PYTHON && typed && token_is(s, type.to - 1, "ndarray"))
             ? &ARRAY
         : language == LANGUAGE_CSHARP && typed && token_is(s, type.from, "List") ? &LIST
         : language == LANGUAGE_RUST && typed && token_is(s, type.from, "Vec")    ? &VEC
         : language == LANGUAGE_JAVA && !token_is(s, type.to - 1, "]") && !is_sized(value)
             ? &JAVA
             : &marks_in(w)->list;
}

/* The type before the braces, where the language writes one. */
static void put_list_type(struct writer *w, const struct value *value, const struct list_braces *list) {
  const struct span type = value->type;
  const bool usual = list == &marks_in(w)->list;
  if (list->braces.before == NULL)
    return;
  const bool angled =
      usual && language_in(w) == LANGUAGE_CSHARP && token_is(w->v->program, type.to - 1, ">"); /* IList<T> */
  put(w, "%s", list->braces.before);
  const uint32_t open = program_find(w->v->program, type, "<");
  if (language_in(w) == LANGUAGE_CPP && token_is(w->v->program, open - 1U, "span")) { /* looks at a vector */
    put(w, "std::vector<");
    put_tokens(w, (struct span){open + 1 + token_is(w->v->program, open + 1, "const"), type.to});
    return;
  }
  put_tokens(w, angled ? (struct span){type.from + 2, type.to - 1} : type);
  put(w, "%s", angled ? "[]" : "");
  if (list == &POINTED) {
    put(w, " *>(std::initializer_list<");
    put_tokens(w, type);
  }
}

static void put_list(struct writer *w, const struct value *value);

/* All rings, cut where the first corner of one comes again: its numbers tell, whatever a corner is. */
static void put_rings(struct writer *w, const struct value *ring) {
  const char *const *const rings = marks_in(w)->rings;
  char name[KEY_MAX];
  put(w, "%s", rings[0]);
  put_list(w, ring);
  for (unsigned k = 1; k < layout_columns(LAYOUT_POLYGON_HOLES); k++) {
    column_name(w, ring->column + (int)k, name);
    put(w, "%s%s", k > 1 ? ", " : rings[1], name);
  }
  put(w, "%s", rings[2]);
}

static void put_list(struct writer *w, const struct value *value) {
  const struct list_braces *const list = braces_of_list(w, value);
  const struct braces *const braces = &list->braces;
  if (value->rings == RINGS_ALL) {
    put_rings(w, &w->v->value[value->first]);
    return;
  }
  const struct program *const s = w->v->program;
  const uint32_t kind =
      program_find(s, value->type, "<") - 1U; /* of Java a list of its own kind, made of one */
  const bool is_own = language_in(w) == LANGUAGE_JAVA && token_among(s, kind, " ArrayList LinkedList ");
  if (is_own)
    put(w, "new java.util.%.*s<>(", (int)s->token[kind].length, s->token[kind].at);
  put(w, "%s", value->is_ring ? list->cut : "");
  put_list_type(w, value, list);
  /* of C: double[][2] */
  const bool deep =
      language_in(w) == LANGUAGE_C && list == &marks_in(w)->list && is_sized(value) && value->first >= 0;
  put(w, "%.2s", deep ? braces->open : "");
  if (deep)
    put_tokens(w, w->v->value[value->first].sizes);
  put(w, "%s", braces->open + (deep ? 2 : 0));
  if (value->is_ring)
    put_corners(w, value);
  else if (value->rings == RINGS_ONE)
    put_value(w, value->first);
  else
    put_members(w, value->first, braces, true);
  put(w, "%s", braces->close);
  if (value->is_ring) {
    char count[KEY_MAX];
    column_name(w, value->column, count);
    put(w, list->taken, count, TIMES[2 * is_flat(w, value) + value->is_closed]);
  }
  put(w, "%s", is_own ? ")" : "");
}

/* Whether what it gives back by is an object, which is made before and handed on: a call can be no statement
 * there. */
static bool is_of_object(const struct writer *w) {
  return language_in(w) == LANGUAGE_JAVA || language_in(w) == LANGUAGE_JS;
}

/* Whether it is handed over to be written to, and read afterwards. */
static bool is_given(const struct writer *w, int at) {
  return (gives_by(&w->v->value[at]) && !is_of_object(w)) || at == w->out;
}

static void put_value(struct writer *w, int at) {
  const struct value *value = &w->v->value[at];
  const enum language language = language_in(w);
  if (is_given(w, at)) {
    put(w, "%sgraze_%s", language == LANGUAGE_CSHARP ? "out var " : value->is_pointer ? "&" : "", value->key);
    return;
  }
  const bool is_self = w->v->has_self && at == w->v->root[0];
  const bool whole = value->kind == VALUE_RECORD || value->kind == VALUE_LIST;
  const bool by_pointer = value->is_pointer && value->kind == VALUE_RECORD && language != LANGUAGE_RUST;
  /* It must live as long as it is looked at. */
  const bool by_ref = language == LANGUAGE_CSHARP && token_is(w->v->program, value->type.from - 1U, "ref"),
             kept = by_ref || (language == LANGUAGE_CPP && whole && (value->is_reference || by_pointer));
  if (by_pointer && !is_self && language != LANGUAGE_CSHARP)
    put(w, "&");
  if (language == LANGUAGE_RUST && value->is_reference && !is_self)
    put(w, value->is_changed ? "&mut " : "&");
  put(w, "%s", by_ref ? "ref graze_kept(" : kept ? "graze_kept(" : "");
  if (value->is_rest && value->kind == VALUE_LIST)
    put(w, "%s", language == LANGUAGE_JS ? "..." : "*");
  if (language == LANGUAGE_JS && value_may_miss(w->v, at))
    put(w, "undefined");
  else if (value->kind == VALUE_NUMBER)
    put_number(w, value);
  else if (value->kind == VALUE_LIST)
    put_list(w, value);
  else if (value->kind == VALUE_RECORD)
    put_record(w, value);
  else
    put_other(w, value);
  put(w, "%s", kept ? ")" : "");
}

/* What stands before the name: the value a method is called on, or the scope. */
static void put_called(struct writer *w) {
  const struct program *s = w->v->program;
  const struct function *f = w->v->function;
  const bool around = s->language == LANGUAGE_RUST || s->language == LANGUAGE_GO;
  if (w->v->has_self) {
    put(w, "%s", !around ? "" : s->language == LANGUAGE_GO && f->within > 0 ? "(&" : "(");
    put_value(w, w->v->root[0]);
    put(w, around ? ")." : ".");
  } else if (f->within > 0) {
    put_scope(w, f->within, true);
    put(w, "%s", LANGUAGE_MARKS[s->language].scope);
  } else if (s->language == LANGUAGE_PYTHON) {
    put(w, "graze_theirs.");
  } else {
    put_tokens(w, f->path);
    if (f->path.to > f->path.from && !token_is(s, f->path.to - 1, ".")) /* the path alone calls it */
      return;
  }
  put_tokens(w, (struct span){f->name, f->name + 1});
}

/* The parameter that such an object is; -1: it gives back by none. */
static int object_out(const struct writer *w) {
  char name[KEY_MAX + 8];
  const enum question question = w->form->question;
  if (!is_of_object(w) || question_values(question) == 0)
    return -1;
  const struct given_by by = gives_by_parameter(w->v->program, w->v->function, question);
  for (unsigned k = 0; k < w->v->roots; k++) {
    const int length = snprintf(name, sizeof name, "graze_%s.", w->v->value[w->v->root[k]].key);
    if (by.given != GIVEN_NOT && w->v->value[w->v->root[k]].is_out &&
        strncmp(by.to[0], name, (size_t)length) == 0)
      return w->v->root[k];
  }
  return -1;
}

/* Of JavaScript, what is written to by a call. */
static const char SETTABLE[] =
    "{set(x, y) { return Object.assign(this, {x, y}); }, setTo(x, y) { return this.set(x, y); }, "
    "copy(p) { return this.set(p.x, p.y); }}";

/* Around the call, where an object is what it gives back by. */
static void put_object_out(struct writer *w, bool before) {
  const int out = w->out;
  const bool is_void = program_has(w->v->program, w->v->function->result, " void "),
             is_java = language_in(w) == LANGUAGE_JAVA;
  const char *const name = w->v->value[out].key;
  if (!is_java)
    put(w, before ? "(graze_%s => " : is_void ? ", graze_%s))(" : " ? graze_%s : null)(", name);
  else if (before)
    put(w, is_void ? "graze_made(" : "graze_given(");
  w->out = -1;
  if (before == is_java && !is_java && w->v->value[out].first < 0)
    put(w, "%s", SETTABLE);
  else if (before == is_java)
    put_record(w, &w->v->value[out]);
  w->out = out;
  if (before && is_java)
    put(w, ", graze_%s -> ", name);
  put(w, "%s", !before ? ")" : is_void && !is_java ? "(" : "");
}

/* What the function gives back by is a variable, and the call stands in braces with it. */
static void put_outs(struct writer *w) {
  bool any = false;
  if (w->out >= 0)
    put_object_out(w, true);
  if (is_of_object(w))
    return;
  for (unsigned k = 0; k < w->v->roots; k++) {
    const struct value *const value = &w->v->value[w->v->root[k]];
    if (!gives_by(value) || language_in(w) == LANGUAGE_CSHARP) /* it declares them in the call */
      continue;
    put(w, "%s", any ? "" : "({ ");
    any = true;
    put_tokens(w, value->type);
    put(w, " graze_%s = ", value->key);
    if (value->is_both)
      put_record(w, value);
    else
      put(w, language_in(w) == LANGUAGE_C ? "{0}" : "{}");
    put(w, "; ");
  }
}

/* Behind the call: what it gave back, or that there is none. */
static void put_given(struct writer *w) {
  bool any = false;
  if (w->out >= 0)
    put_object_out(w, false);
  if (is_of_object(w))
    return;
  for (unsigned k = 0; k < w->v->roots; k++)
    any |= gives_by(&w->v->value[w->v->root[k]]);
  const enum question question = w->form->question;
  const bool is_sharp = language_in(w) == LANGUAGE_CSHARP;
  const char *const beyond = is_sharp ? "double.PositiveInfinity" : "HUGE_VAL";
  const struct given_by by = gives_by_parameter(w->v->program, w->v->function, question);
  const enum given given = any && question_values(question) > 0 ? by.given : GIVEN_NOT;
  const char *const none = question == QUESTION_PUSH ? "0.0" : beyond;
  const bool is_void = program_has(w->v->program, w->v->function->result, " void ");
  if (given == GIVEN_NUMBER && is_void)
    put(w, "; (double)%s", by.to[0]);
  else if (given == GIVEN_NUMBER)
    put(w, " ? (double)%s : %s", by.to[0], beyond);
  else if (given != GIVEN_NOT && is_sharp)
    put(w, " ? ((double)%s, (double)%s) : (%s, %s)", by.to[0], by.to[1], none, none);
  else if (given != GIVEN_NOT && is_void)
    put(w, "; (struct place){%s, %s}", by.to[0], by.to[1]);
  else if (given != GIVEN_NOT)
    put(w, " ? (struct place){%s, %s} : (struct place){%s, %s}", by.to[0], by.to[1], none, none);
  put(w, "%s", any && !is_sharp ? "; })" : "");
}

/* What makes a number of its square; of a square that is a hair less than nothing, one a little less. */
static const char *const ROOT[LANGUAGES][2] = {
    [LANGUAGE_C] = {"({ const double graze_square = ",
                    "; copysign(sqrt(fabs(graze_square)), graze_square); })"},
    [LANGUAGE_CPP] = {"[](double square) { return std::copysign(std::sqrt(std::fabs(square)), square); }(",
                      ")"},
    [LANGUAGE_JS] = {"(square => (square < 0 ? -Math.sqrt(-square) : Math.sqrt(square)))(", ")"},
    [LANGUAGE_PYTHON] =
        {"(lambda square, root=__import__('math').sqrt: -root(-square) if square < 0 else root(square))(",
         ")"},
    [LANGUAGE_JAVA] = {"((java.util.function.DoubleUnaryOperator) square -> "
                       "Math.copySign(Math.sqrt(Math.abs(square)), square)).applyAsDouble(",
                       ")"},
    [LANGUAGE_CSHARP] = {"((System.Func<double, double>)(square => square < 0 ? -System.Math.Sqrt(-square) : "
                         "System.Math.Sqrt(square)))(",
                         ")"},
    [LANGUAGE_RUST] = {"(|square: f64| square.abs().sqrt().copysign(square))((", ") as f64)"},
    [LANGUAGE_GO] = {
        "func(square float64) float64 { return math.Copysign(math.Sqrt(math.Abs(square)), square) }(float64(",
        "))"}};

/* Behind a call that may give no distance: infinity then, which is right where it is not judged. */
static const char *or_infinity(const struct program *s, struct span result) {
  const bool may_be = program_has(s, result, " Option optional OptionalDouble ? ");
  return !may_be                          ? ""
         : s->language == LANGUAGE_RUST   ? ".map_or(f64::INFINITY, |far| far as f64)"
         : s->language == LANGUAGE_CPP    ? ".value_or(HUGE_VAL)"
         : s->language == LANGUAGE_JAVA   ? ".orElse(Double.POSITIVE_INFINITY)"
         : s->language == LANGUAGE_CSHARP ? " ?? double.PositiveInfinity"
                                          : "";
}

/* Of JavaScript a call whose numbers are divided by the length of a way, but for -1, which says that there is
 * none; in the page it stands by itself. */
static const char *const DIVIDED[] = {
    "(graze_way => { const part = at => typeof at === \"number\" && at !== -1 ? at / graze_way : at, said = ",
    "; return said === null || typeof said !== \"object\" ? part(said) : Array.isArray(said) ? "
    "said.map(part) : "
    "Object.fromEntries(Object.entries(said).map(([key, at]) => [key, part(at)])); })("};

void values_print(const struct values *v, const struct form *form, char *call, size_t size) {
  const struct program *s = v->program;
  struct writer w = {.v = v, .form = form, .to = call, .size = size};
  const struct span result = v->function->result;
  const bool is_flag = program_has(s, result, " bool boolean "),
             is_number = program_has(s, result, " int i32 i64 u8 u32 int32 int64 usize long ");
  call[0] = '\0';
  form_column_names(form, w.names);
  w.out = object_out(&w);
  const bool is_far = form->question == QUESTION_DISTANCE, is_square = is_far && gives_square(s, v->function);
  const bool is_named = s->language == LANGUAGE_CPP && program_has(s, result, " tuple ") &&
                        !program_has(s, result, " optional ");
  const bool is_go = s->language == LANGUAGE_GO, /* is_first: of two that it gives back */
      is_first = is_go && leads_with_flag(s, result) && question_values(form->question) == 0;
  char flag[PLACE_TEXT];
  put(&w, "%s", is_far && is_go ? "float64(" : is_first ? "func() bool { hit, _ := " : "");
  const bool is_python = s->language == LANGUAGE_PYTHON,
             keeps = v->is_unit && !v->is_place &&
                     (is_python || s->language == LANGUAGE_JS); /* its length, for later */
  put(&w, "%s", !keeps ? "" : is_python ? "(globals().__setitem__('graze_way', " : DIVIDED[0]);
  if (keeps && is_python) {
    put_length(&w);
    put(&w, "), ");
  }
  put_outs(&w);
  put(&w, "%s", is_square ? ROOT[s->language][0] : "");
  put(&w, "%s", is_named ? "graze_named(" : "");
  put_called(&w);
  put(&w, "(");
  unsigned last = v->roots;
  while (last > v->has_self && value_may_miss(v, v->root[last - 1]) && !is_given(&w, v->root[last - 1]))
    last--;
  for (unsigned k = v->has_self; k < last; k++) {
    put(&w, "%s", k > v->has_self ? ", " : "");
    if (v->function->members.member[k - v->has_self].by_name)
      put(&w, "%s=", v->value[v->root[k]].key);
    put_value(&w, v->root[k]);
  }
  put(&w, "%s", is_named ? "))" : ")");
  put(&w, "%s", is_far ? or_infinity(s, result) : "");
  put(&w, "%s", is_square ? ROOT[s->language][1] : "");
  put(&w, "%s", !keeps ? "" : is_python ? ")[1]" : DIVIDED[1]);
  if (keeps && !is_python) {
    put_length(&w);
    put(&w, " || 1)");
  }
  put_given(&w);
  put(&w,
      "%s",
      is_far && s->language == LANGUAGE_RUST                                ? " as f64"
      : is_far && is_go                                                     ? ")"
      : question_values(form->question) > 0                                 ? ""
      : is_first                                                            ? "; return hit }()"
      : function_flag(s, v->function, flag)                                 ? flag
      : s->language == LANGUAGE_RUST && program_has(s, result, " Option ")  ? ".is_some()"
      : s->language == LANGUAGE_CPP && program_has(s, result, " optional ") ? ".has_value()"
      : s->language < LANGUAGE_JAVA || is_flag                              ? ""
      : is_number                                                           ? " != 0"
      : s->language == LANGUAGE_JAVA || s->language == LANGUAGE_CSHARP      ? " != null"
                                                                            : "");
}
