/* The call of a function with the values that it takes, in its own language. */
#include "taken_value.h"
#include "wording.h"

#include <string.h>

struct writer {
  const struct values *v;
  const struct form *form;
  char names[FORM_NAMES];
  char *to;
  size_t size;
};

#define put(w, ...) text_add((w)->to, (w)->size, __VA_ARGS__)

static enum language language_in(const struct writer *w) { return w->v->program->language; }

/* How numbers are called; NULL: a language knows one kind. */
static const char *const NUMBER_TYPE[LANGUAGES][TYPES] = {
    [LANGUAGE_C] = {"int", "long long", "float", "double"},
    [LANGUAGE_CPP] = {"int", "long long", "float", "double"},
    [LANGUAGE_JAVA] = {"int", "long", "float", "double"},
    [LANGUAGE_CSHARP] = {"int", "long", "float", "double"},
    [LANGUAGE_RUST] = {"i32", "i64", "f32", "f64"},
    [LANGUAGE_GO] = {"int32", "int64", "float32", "float64"}};

static void put_tokens(struct writer *w, struct span span) {
  const struct program *s = w->v->program;
  for (uint32_t k = span.from; k < span.to; k++) {
    const struct token *t = &s->token[k];
    if (s->language == LANGUAGE_CPP && token_among(s, k, " T Real Scalar ")) {
      put(w, "%s", NUMBER_TYPE[LANGUAGE_CPP][w->form->type]);
      continue;
    }
    const bool apart = k > span.from && t->kind == TOKEN_WORD && t[-1].kind == TOKEN_WORD;
    put(w, "%s%.*s", apart ? " " : "", (int)t->length, t->at);
  }
}

/* Outer::Inner, as the language writes it. */
static void put_scope(struct writer *w, unsigned record, bool is_call) {
  const struct program *s = w->v->program;
  const enum language language = language_in(w);
  const char *const between = language == LANGUAGE_CPP || language == LANGUAGE_RUST ? "::" : ".";
  const struct record *r = &s->record[record - 1];
  if (r->within > 0) {
    put_scope(w, r->within, is_call);
    put(w, "%s", between);
  } else if (language == LANGUAGE_PYTHON) {
    put(w, "graze_theirs.");
  } else if (language == LANGUAGE_C && !is_call && s->record[record - 1].name > 0 &&
             token_among(s, r->name - 1, " struct union ")) {
    put(w, "struct ");
  }
  if (language == LANGUAGE_JS && token_is(s, r->name, "exports"))
    put(w, "module.");
  put_tokens(w, (struct span){r->name, r->name + 1});
  if (language == LANGUAGE_CPP && r->is_type && r->name >= 2 &&
      token_is(s, r->name - 2U, ">")) /* a template */
    put(w, "<%s>", NUMBER_TYPE[language][w->form->type]);
  /* namespace A.B { */
  for (uint32_t k = r->name + 1; !r->is_type && token_among(s, k, " . :: ") && k + 1 < r->body.from; k += 2)
    put_tokens(w, (struct span){k, k + 2});
}

static void put_value(struct writer *w, int at);

static bool is_left_out(const struct value *value) {
  return value->has_default && value->column < 0 && value->first < 0;
}

static void
put_members(struct writer *w, int first, const char *format_before, const char *between, bool all) {
  const struct value *value = w->v->value;
  bool any = false;
  for (int k = first; k >= 0; k = value[k].next) {
    bool rest = all;
    for (int r = k; r >= 0 && !rest; r = value[r].next)
      rest |= !is_left_out(&value[r]);
    if (!rest)
      return;
    put(w, "%s", any ? ", " : "");
    any = true;
    if (format_before != NULL)
      put(w, format_before, value[k].key);
    put(w, "%s", value[k].is_call ? between : "");
    put_value(w, k);
    put(w, "%s", value[k].is_call && between[0] == '(' ? ")" : "");
  }
}

/* The k-th of the form's names, or 0. */
static void column_name(const struct writer *w, const struct value *value, char name[KEY_MAX]) {
  const char *at = w->names;
  for (int k = 0; k < value->column; k++)
    at += strcspn(at, " ") + 1;
  /* What is not read is 0; beside a list of corners it says how many there are. */
  if (value->column < 0)
    snprintf(name, KEY_MAX, "%s", w->v->has_corners && value->parent < 0 ? "4" : "0");
  else
    snprintf(name, KEY_MAX, "%.*s", (int)strcspn(at, " "), at);
}

/* Cast where the function takes another type than the form has. */
static void put_number(struct writer *w, const struct value *value) {
  const enum language language = language_in(w);
  const struct program *s = w->v->program;
  const char *const own = NUMBER_TYPE[language][w->form->type];
  char name[KEY_MAX], number[3 * KEY_MAX], type[2 * KEY_MAX] = "";
  column_name(w, value, name);
  snprintf(number, sizeof number, value->twice ? "(%s + %s)" : "%s", name, name);
  struct span written = value->type;
  while (written.from < written.to && token_among(s, written.from, " & mut const final "))
    written.from++;
  const bool strict = language == LANGUAGE_RUST || language == LANGUAGE_GO; /* each type is another */
  struct writer inner = *w;
  inner.to = type;
  inner.size = sizeof type;
  if (written.to == written.from + 1 && strict && s->token[written.from].length > 1)
    put_tokens(&inner, written);
  else if (own != NULL)
    put(&inner, "%s", NUMBER_TYPE[language][value->number]);
  if (language == LANGUAGE_RUST && value->column < 0)
    put(w, "Default::default()");
  else if (own == NULL || strcmp(type, own) == 0)
    put(w, "%s", number);
  else if (language == LANGUAGE_RUST)
    put(w, "(%s as %s)", number, type);
  else if (language == LANGUAGE_GO)
    put(w, "%s(%s)", type, number);
  else
    put(w, "(%s)%s", type, number);
}

/* A value of a type that nothing is known of. */
static void put_other(struct writer *w, const struct value *value) {
  static const char *const NOTHING[LANGUAGES] = {
      "0", "{}", "undefined", "None", "null", "default", "Default::default()", "nil"};
  const struct program *s = w->v->program;
  bool is_flag = false;
  for (uint32_t t = value->type.from; t < value->type.to; t++)
    is_flag |= token_among(s, t, " bool boolean Boolean ");
  if (is_flag)
    put(w, "%s", language_in(w) == LANGUAGE_PYTHON ? "False" : language_in(w) == LANGUAGE_C ? "0" : "false");
  else if (language_in(w) == LANGUAGE_GO && value->type.to > value->type.from) {
    put(w, "*new(");
    put_tokens(w, value->type);
    put(w, ")");
  } else
    put(w, "%s", NOTHING[language_in(w)]);
}

static bool has_text_keys(const struct writer *w, const struct value *value) {
  return value->first >= 0 && w->v->value[value->first].is_text_key;
}

/* Values that have members and no type of their own: JavaScript and Python. */
static void put_plain(struct writer *w, const struct value *value) {
  const bool python = language_in(w) == LANGUAGE_PYTHON, text = has_text_keys(w, value);
  put(w, "%s", python ? text ? "{" : "graze_value(" : "{");
  put_members(w,
              value->first,
              python ? text ? "\"%s\": " : "%s=" : "\"%s\": ",
              python ? "lambda: " : "() => (",
              true);
  put(w, "%s", python ? text ? "}" : ")" : "}");
}

/* In the order of the form's columns, which is that of the constructors one meets. */
static void put_library(struct writer *w, const struct value *value) {
  const enum language language = language_in(w);
  static const char *const OPEN[LANGUAGES] = {"(", "", "", "", "new ", "new ", "", ""};
  static const char *const BEHIND[LANGUAGES] = {"){", "{", "", "", "(", "(", "{", "{"};
  static const char *const KEY[LANGUAGES] = {
      [LANGUAGE_C] = ".%s = ", [LANGUAGE_RUST] = "%s: ", [LANGUAGE_GO] = "%s: "};
  struct span type = value->type;
  while (type.from < type.to && token_among(w->v->program, type.from, " const & in ref mut final * "))
    type.from++;
  while (type.to > type.from && token_among(w->v->program, type.to - 1, " const & && * "))
    type.to--;
  if (language == LANGUAGE_CPP && !value->is_known) { /* its members stand in an order of their own */
    put(w, "graze_made<");
    put_tokens(w, type);
    put(w, ">([&](auto &made) { ");
    for (int k = value->first; k >= 0; k = w->v->value[k].next) {
      put(w, "made.%s = ", w->v->value[k].key);
      put_value(w, k);
      put(w, "; ");
    }
    put(w, "})");
    return;
  }
  put(w, "%s", OPEN[language]);
  put_tokens(w, type);
  put(w, "%s", BEHIND[language]);
  put_members(w, value->first, KEY[language], "", true);
  put(w, "%s", BEHIND[language][strlen(BEHIND[language]) - 1] == '(' ? ")" : "}");
}

/* Whether a type of C++ can be written with braces: all of it is open, and it inherits nothing. */
static bool is_aggregate(const struct program *s, const struct record *record) {
  bool open = !token_is(s, record->name - 1U, "class") && record->body.from == record->name + 2;
  for (uint32_t t = record->body.from; t < record->body.to; t++)
    open &= !token_among(s, t, " private protected virtual ");
  return open;
}

/* A value that is made empty and then filled. */
static void put_filled(struct writer *w, const struct value *value) {
  const enum language language = language_in(w);
  static const char *const BEFORE[LANGUAGES] = {"(",
                                                "graze_made<",
                                                "Object.assign(Object.create(",
                                                "graze_made(",
                                                "((java.util.function.Supplier<",
                                                "new ",
                                                "",
                                                ""};
  static const char *const OPEN[LANGUAGES] = {
      "){", ">([&](auto &made) { ", ".prototype), {", ", ", ">) () -> { ", " { ", "{", "{"};
  static const char *const KEY[LANGUAGES] = {
      ".%s = ", "made.%s = ", "%s: ", "%s=", "made.%s = ", "%s = ", "%s: ", "%s: "};
  static const char *const CLOSE[LANGUAGES] = {"}", "})", "})", ")", "return made; }).get()", " }", "}", "}"};
  put(w, "%s", BEFORE[language]);
  put_scope(w, value->record, false);
  put(w, "%s", OPEN[language]);
  if (language == LANGUAGE_JAVA) {
    put_scope(w, value->record, false);
    put(w, " made = new ");
    put_scope(w, value->record, false);
    put(w, "(); ");
  }
  if (language == LANGUAGE_CPP || language == LANGUAGE_JAVA) {
    for (int k = value->first; k >= 0; k = w->v->value[k].next)
      if (w->v->value[k].kind != VALUE_OTHER) {
        for (int n = w->v->value[k].is_sized ? w->v->value[k].first : -1; n >= 0; n = w->v->value[n].next) {
          put(w, "made.%s[%s] = ", w->v->value[k].key, w->v->value[n].key);
          put_value(w, n);
          put(w, "; ");
        }
        if (w->v->value[k].is_sized)
          continue;
        put(w, KEY[language], w->v->value[k].key);
        put_value(w, k);
        put(w, "; ");
      }
  } else {
    put_members(w, value->first, KEY[language], "", true);
  }
  put(w, "%s", CLOSE[language]);
}

static void put_record(struct writer *w, const struct value *value) {
  const struct program *s = w->v->program;
  const struct record *record = value->record > 0 ? &s->record[value->record - 1] : NULL;
  const enum language language = language_in(w);
  if (record == NULL && language != LANGUAGE_JS && language != LANGUAGE_PYTHON &&
      value->type.to > value->type.from) { /* of a library */
    put_library(w, value);
    return;
  }
  const bool is_class = record != NULL && (language != LANGUAGE_JS || record->constructor > 0 ||
                                           token_is(s, record->name - 1, "class"));
  if (!is_class) {
    put_plain(w, value);
    return;
  }
  const bool made = record->constructor > 0 || (record->given.to > 0 && language != LANGUAGE_GO) ||
                    (language == LANGUAGE_PYTHON && record->members.count > 0);
  if (made || value->first < 0 || language == LANGUAGE_RUST) {
    const bool braces = language == LANGUAGE_GO || (language == LANGUAGE_RUST && !record->is_tuple);
    const bool is_new = language == LANGUAGE_JS || language == LANGUAGE_JAVA || language == LANGUAGE_CSHARP;
    put(w, "%s", is_new ? "new " : language == LANGUAGE_C ? "(" : "");
    put_scope(w, value->record, false);
    put(w, "%s", language == LANGUAGE_C ? "){" : braces ? "{" : "(");
    put_members(w, value->first, braces && language == LANGUAGE_RUST ? "%s: " : NULL, "", false);
    put(w, "%s", braces || language == LANGUAGE_C ? "}" : ")");
    return;
  }
  if (language == LANGUAGE_CPP && is_aggregate(s, record)) {
    put_scope(w, value->record, false);
    put(w, "{");
    put_members(w, value->first, ".%s = ", "", true);
    put(w, "}");
    return;
  }
  put_filled(w, value);
}

static void put_list(struct writer *w, const struct value *value) {
  if (language_in(w) <= LANGUAGE_CPP && value->is_sized && value->parent >= 0) { /* within a struct's */
    put(w, "{");
    put_members(w, value->first, NULL, "", true);
    put(w, "}");
    return;
  }
  const struct program *s = w->v->program;
  const enum language language = language_in(w);
  struct span type = value->type;
  while (type.from < type.to && token_among(s, type.from, " const & && mut final in ref readonly "))
    type.from++;
  while (type.to > type.from && token_among(s, type.to - 1, " & && * "))
    type.to--;
  const bool typed = type.to > type.from, tuple = typed && token_among(s, type.from, " ( tuple Tuple ");
  const char *open = "[", *close = "]";
  if (language == LANGUAGE_C || language == LANGUAGE_CPP || language == LANGUAGE_JAVA ||
      language == LANGUAGE_CSHARP || language == LANGUAGE_GO) {
    const bool bare = language == LANGUAGE_CPP && (value->is_pointer || value->is_sized);
    const bool is_list = language == LANGUAGE_JAVA && !token_is(s, type.to - 1, "]");
    open = language == LANGUAGE_C ? "[]){" : bare ? ">{" : "{";
    close = bare ? "}.begin()))" : "}";
    if (tuple) {
      open = "(";
      close = ")";
    } else if (is_list) {
      open = "java.util.List.of(";
      close = ")";
    } else {
      put(w,
          "%s",
          language == LANGUAGE_C                                ? "("
          : bare                                                ? "(const_cast<"
          : language == LANGUAGE_CPP || language == LANGUAGE_GO ? ""
                                                                : "new ");
      put_tokens(w, type);
      if (bare) {
        put(w, " *>(std::initializer_list<");
        put_tokens(w, type);
      }
    }
  } else if ((language == LANGUAGE_RUST && tuple) || (language == LANGUAGE_PYTHON && (tuple || !typed) &&
                                                      w->v->value[value->first].kind == VALUE_NUMBER)) {
    open = "(";
    close = ")";
  } else if (language == LANGUAGE_RUST && typed && token_is(s, type.from, "Vec")) {
    open = "vec![";
  }
  const bool is_array = typed && token_is(s, type.to - 1, "ndarray");
  put(w, "%s%s", is_array ? "__import__('numpy').array(" : "", open);
  put_members(w, value->first, NULL, "", true);
  put(w, "%s%s", close, is_array ? ")" : "");
}

static void put_value(struct writer *w, int at) {
  const struct program *s = w->v->program;
  const struct value *value = &w->v->value[at];
  const enum language language = language_in(w);
  bool is_reference = false, is_changed = false;
  for (uint32_t t = value->type.from; t < value->type.to; t++) {
    is_reference |= token_is(s, t, "&");
    is_changed |= token_is(s, t, "mut");
  }
  const bool kept = language == LANGUAGE_CPP && value->kind != VALUE_NUMBER && value->kind != VALUE_OTHER &&
                    (is_reference || value->is_pointer) && !(value->kind == VALUE_LIST && value->is_pointer);
  const bool pointed = value->is_pointer && (value->kind == VALUE_RECORD) &&
                       (language <= LANGUAGE_CPP || language == LANGUAGE_GO);
  const bool is_self = w->v->has_self && at == w->v->root[0];
  if (pointed && !is_self)
    put(w, "&");
  if (language == LANGUAGE_RUST && is_reference && !is_self)
    put(w, is_changed ? "&mut " : "&");
  put(w, "%s", kept ? "graze_kept(" : "");
  if (value->kind == VALUE_NUMBER)
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
  const enum language language = language_in(w);
  if (w->v->has_self) {
    put(w, language == LANGUAGE_RUST ? "(" : language == LANGUAGE_GO ? "(&" : "");
    put_value(w, w->v->root[0]);
    put(w, language == LANGUAGE_RUST || language == LANGUAGE_GO ? ")." : ".");
  } else if (f->within > 0) {
    put_scope(w, f->within, true);
    put(w, language == LANGUAGE_CPP || language == LANGUAGE_RUST ? "::" : ".");
  } else if (language == LANGUAGE_PYTHON) {
    put(w, "graze_theirs.");
  } else {
    put_tokens(w, f->path);
  }
  if (token_among(s, f->name, " default function "))
    put(w, "graze_default");
  else
    put_tokens(w, (struct span){f->name, f->name + 1});
}

void values_print(const struct values *v, const struct form *form, char *call, size_t size) {
  const struct program *s = v->program;
  struct writer w = {.v = v, .form = form, .to = call, .size = size};
  const enum language language = s->language;
  const struct span result = v->function->result;
  bool is_flag = false, is_number = false, is_option = false;
  for (uint32_t t = result.from; t < result.to; t++) {
    is_flag |= token_among(s, t, " bool boolean ");
    is_number |= token_among(s, t, " int i32 i64 u8 u32 int32 int64 usize long ");
    is_option |= token_is(s, t, "Option");
  }
  call[0] = '\0';
  form_column_names(form, w.names);
  put_called(&w);
  put(&w, "(");
  const unsigned first = v->has_self;
  unsigned last = v->roots;
  while (last > first && is_left_out(&v->value[v->root[last - 1]]))
    last--;
  for (unsigned k = first; k < last; k++) {
    put(&w, "%s", k > first ? ", " : "");
    put_value(&w, v->root[k]);
  }
  put(&w, ")");
  if (language == LANGUAGE_RUST && is_option)
    put(&w, ".is_some()");
  else if (language >= LANGUAGE_JAVA && is_number && !is_flag)
    put(&w, " != 0");
  else if ((language == LANGUAGE_JAVA || language == LANGUAGE_CSHARP) && !is_flag)
    put(&w, " != null");
}
