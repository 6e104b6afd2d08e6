/* What a function reads of what it is given, and what its types say of it. */
#include "taken_value.h"

#include "taken_names.h"
#include "wording.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { DEPTH = 6, BASES = 4, CORNERS = 4, MOST_CORNERS = 16, NONE = -1, THIS = 0 };

bool token_has_part(const struct program *s, size_t token, const char *words) {
  return has_part(token_name(s, token).text, words);
}

bool span_has_part(const struct program *s, struct span span, const char *words) {
  while (span.from < span.to && !token_has_part(s, span.from, words))
    span.from++;
  return span.from < span.to;
}

unsigned token_kinds(const struct program *s, size_t token, size_t least) {
  return name_kinds(token_name(s, token).text, least);
}

static bool is(const struct program *s, size_t k, const char *text) { return token_is(s, k, text); }

static bool is_empty(struct span span) { return span.from >= span.to; }

/* Where there is no room, the last one is written over; none is its own parent. */
static int add_value(struct values *v, int parent, const char *key) {
  const bool fits = v->count < VALUES_MAX;
  const int at = (int)v->count - !fits;
  struct value *value = &v->value[at];
  *value = (struct value){.parent = parent == at ? NONE : parent,
                          .first = NONE,
                          .next = NONE,
                          .number = TYPE_F64,
                          .column = NONE,
                          .plus = NONE,
                          .low_told = NONE,
                          .far_end = NONE,
                          .counts = NONE};
  snprintf(value->key, KEY_MAX, "%s", key);
  v->count += fits;
  if (fits && parent >= 0) {
    int *end = &v->value[parent].first;
    while (*end >= 0)
      end = &v->value[*end].next;
    *end = at;
  }
  return at;
}

/* A parameter, or the value that a method is called on. */
static void add_root(struct values *v, int at) {
  if (v->roots > 0 && v->root[v->roots - 1] != at) /* the last one that there is room for */
    v->value[v->root[v->roots - 1]].next = at;
  v->root[v->roots++] = at;
}

static int find_child(const struct values *v, int at, const char *key) {
  for (int k = v->value[at].first; k >= 0; k = v->value[k].next)
    if (strcmp(v->value[k].key, key) == 0)
      return k;
  return NONE;
}

static int child(struct values *v, int at, const char *key) {
  const int found = find_child(v, at, key);
  return found >= 0 ? found : add_value(v, at, key);
}

static int child_token(struct values *v, int at, uint32_t token) {
  return child(v, at, token_name(v->program, token).text);
}

static int child_number(struct values *v, int at, unsigned number) {
  char key[KEY_MAX];
  snprintf(key, sizeof key, "%u", number);
  return child(v, at, key);
}

/* The value is read, by a name or by none. What a parameter is called says nothing. */
static void read_here(struct values *v, int at, uint32_t alias) {
  struct value *value = &v->value[at];
  if (value->parent < 0)
    return;
  value->is_read = true;
  if (alias > 0 && value->alias[0] == '\0')
    token_copy(v->program, alias, value->alias, KEY_MAX);
}

/* Whether it is read, or what it is a part of. */
static bool is_read(const struct values *v, int at) {
  for (; at >= 0; at = v->value[at].parent)
    if (v->value[at].is_read)
      return true;
  return false;
}

static const struct member *
member_named(const struct program *s, const struct members *members, size_t name) {
  for (unsigned k = 0; k < members->count; k++)
    if (tokens_alike(s, members->member[k].name, name))
      return &members->member[k];
  return NULL;
}

/* The types whose fields one inherits: what a base is of, Base<Rect>, is none, and an interface has none. How
 * many. */
static unsigned bases_of(const struct program *s, unsigned record, unsigned base[BASES]) {
  const struct record *const of = &s->record[record - 1];
  const uint32_t header = of->given.to > 0 ? of->given.to : of->name;
  unsigned count = 0, angles = 0;
  for (uint32_t t = header + 1;
       t < of->body.from && s->language != LANGUAGE_RUST && !token_among(s, t, " where implements ");
       t++) {
    angles += token_is(s, t, "<");
    angles -= token_is(s, t, ">") && angles > 0;
    if (token_is(s, t, "["))
      t = s->token[t].match;
    const unsigned type = angles == 0 ? program_type(s, t) : 0;
    const bool has_fields = s->language != LANGUAGE_CSHARP || type == 0 ||
                            !token_is(s, s->record[type - 1].name - 1U, "interface");
    if (type > 0 && has_fields && count < BASES)
      base[count++] = type;
  }
  return count;
}

/* The field of a type by that name, its own or inherited, from so deep at most; NULL: none. */
static const struct member *
field_within(const struct program *s, unsigned record, size_t name, unsigned depth) {
  const struct member *field = member_named(s, &s->record[record - 1].members, name);
  unsigned base[BASES];
  const unsigned bases = field == NULL && depth < DEPTH ? bases_of(s, record, base) : 0;
  for (unsigned k = 0; k < bases && field == NULL; k++)
    field = field_within(s, base[k], name, depth + 1);
  return field;
}

static const struct member *field_named(const struct program *s, unsigned record, size_t name) {
  return record > 0 ? field_within(s, record, name, 0) : NULL;
}

static unsigned field_type(const struct program *s, unsigned record, size_t name) {
  const struct member *field = field_named(s, record, name);
  return field != NULL ? program_type_in(s, field->type) : 0;
}

/* The n-th part between commas, which stand in no brackets; empty behind the last. */
static struct span part_of(const struct program *s, struct span span, unsigned n) {
  for (; span.from < span.to; span.from++) {
    const struct span part = {span.from, program_part(s, span, " , ", false)};
    if (n-- == 0)
      return part;
    span.from = part.to;
  }
  return (struct span){span.to, span.to};
}

/* A function of the file by the name that is called there: of the type, or else any; of several the one that
 * takes so many. */
static const struct function *function_named(const struct program *s, size_t name, unsigned record) {
  const struct span given = {(uint32_t)name + 2, s->token[name + 1].match};
  const struct function *best = NULL;
  unsigned count = 0, most = 0;
  while (is(s, name + 1, "(") && !is_empty(part_of(s, given, count)))
    count++;
  for (uint32_t k = s->token[s->token[name].word].named; k > 0; k = s->function[k - 1].next) {
    const struct function *const f = &s->function[k - 1];
    const bool of_record = record > 0 && f->within == record;
    const unsigned fits = 1 + 2U * of_record + (f->members.count == count);
    if (fits > most || (fits == most && !of_record)) {
      best = f;
      most = fits;
    }
  }
  return best;
}

static void collect(struct values *v, const struct function *f, uint32_t name, int at, unsigned record);

/* What the value is called from there on: x, x: T, [a, b], { x, y: py }, or a, b. */
static void
name_value(struct values *v, const struct function *f, struct span target, int at, unsigned record) {
  const struct program *s = v->program;
  target.to = program_find(s, target, "="); /* what follows is a default */
  if (is_empty(target))
    return;
  const uint32_t last = target.to - 1, open = s->token[last].match;
  const bool is_pattern = open < last && program_find(s, target, ",") == target.to,
             by_name = is_pattern && is(s, open, "{");
  const struct span parts = is_pattern ? (struct span){open + 1, last} : target;
  if (!is_pattern && program_find(s, target, ",") == target.to) {
    const uint32_t colon = program_find(s, target, ":");
    const uint32_t name = colon < target.to && colon > target.from ? colon - 1 : last;
    read_here(v, at, name);
    if (s->token[name].kind == TOKEN_WORD)
      collect(v, f, name, at, record);
    return;
  }
  for (unsigned n = 0; !is_empty(part_of(s, parts, n)); n++) {
    struct span part = part_of(s, parts, n);
    if (part.from == target.from && part.to == target.to) /* as behind < that is never closed */
      return;
    if (token_among(s, part.from, " ... * ")) { /* the rest of a list is one */
      part.from++;
      name_value(v, f, part, at, record);
      continue;
    }
    const int under = by_name ? child_token(v, at, part.from) : child_number(v, at, n);
    const unsigned type = by_name ? field_type(s, record, part.from) : 0;
    part.from += by_name && is(s, part.from + 1, ":") ? 2 : 0;
    name_value(v, f, part, under, type);
  }
}

/* Of Go, whether a type has all that another one has: struct { Rect; … }. */
static bool is_embedded(const struct program *s, unsigned record, unsigned other) {
  const struct members *const members = &s->record[record - 1].members;
  bool embedded = false;
  for (unsigned k = 0; s->language == LANGUAGE_GO && k < members->count; k++)
    embedded |= members->member[k].type.from == members->member[k].name && other > 0 &&
                program_type(s, members->member[k].name) == other;
  return embedded;
}

/* What a method, or a property that is computed, reads of the value it belongs to. */
static bool follow(struct values *v, size_t name, int at, unsigned record) {
  const struct program *s = v->program;
  const struct function *g = function_named(s, name, record);
  if (!is(s, name + 1, "(") && (record == 0 || field_named(s, record, name) != NULL))
    return false;
  if (g == NULL || !g->is_method || (record > 0 && g->within != record && !is_embedded(s, record, g->within)))
    return false;
  if (v->value[at].record == 0) /* so that is its type */
    v->value[at].record = g->within;
  v->handed = NONE;
  collect(v, g, g->self.name, at, g->within);
  return true;
}

/* Of a method or property that gives back a member and does no more, get min() { return this.#min; }, that
 * member; 0: it is none such. */
static uint32_t field_given(const struct program *s, size_t name, unsigned record) {
  const struct function *const g = record > 0 ? function_named(s, name, record) : NULL;
  if (g == NULL || !is_script(s) || !g->is_method || g->within != record || g->members.count > 0)
    return 0;
  const uint32_t from = g->body.from + is(s, g->body.from, "return");
  const bool own = g->self.name > 0 ? tokens_alike(s, from, g->self.name) : is(s, from, "this");
  return own && is(s, from + 1, ".") && (from + 3 == g->body.to || is(s, from + 3, ";")) &&
                 !tokens_alike(s, from + 2, name)
             ? from + 2
             : 0;
}

/* The texts in brackets that a name goes through: for NAME of ["x", "y"], ["x", "y"].every(NAME => ...). */
static struct span texts_gone_through(const struct program *s, uint32_t name) {
  for (uint32_t k = 2; k + 4 < s->tokens; k++) {
    const uint32_t other = s->token[k].match;
    if (token_among(s, k, " [ ( ") && token_among(s, k - 1, " of in ") && tokens_alike(s, k - 2, name))
      return (struct span){k + 1, other};
    if (is(s, k, "]") && other < k && is(s, k + 1, ".") && is(s, k + 3, "(") &&
        tokens_alike(s, k + 4 + is(s, k + 4, "("), name))
      return (struct span){other + 1, k};
  }
  return (struct span){0, 0};
}

static uint32_t text_alone(const struct program *s, struct span part) {
  return part.to == part.from + 1 && s->token[part.from].kind == TOKEN_TEXT ? part.from : 0;
}

/* One of two texts that a name is given, NAME = … ? "width" : "height", or "width" if … else "height": the
 * first at its first turn. 0: none. */
static uint32_t text_chosen(const struct program *s, const struct function *f, uint32_t name, unsigned n) {
  for (uint32_t k = f->body.from; k + 4 < f->body.to; k++)
    for (uint32_t t = k + 2; tokens_alike(s, k, name) && is(s, k + 1, "=") && t + 1 < f->body.to &&
                             !is(s, t, ";") && !(s->token[t].first && t > k + 2);
         t++) {
      const bool first = is(s, t, "?") && is(s, t + 2, ":"), behind = is(s, t, "else");
      const uint32_t one = behind ? k + 2 : t + 1, other = behind ? t + 1 : t + 3;
      if ((first || behind) && s->token[one].kind == TOKEN_TEXT && s->token[other].kind == TOKEN_TEXT)
        return n == 0 ? one : other;
    }
  return 0;
}

/* The text that a name stands for at its n-th turn: of those that a loop goes through, or that calls give a
 * parameter. 0: none. */
static uint32_t text_at(const struct program *s, const struct function *f, uint32_t name, unsigned n) {
  const struct span texts = texts_gone_through(s, name);
  uint32_t text = text_chosen(s, f, name, n);
  unsigned at = 0;
  for (unsigned k = 0; k <= n && !is_empty(part_of(s, texts, k)); k++)
    text = text_alone(s, part_of(s, texts, k));
  while (at < f->members.count && !tokens_alike(s, f->members.member[at].name, name))
    at++;
  for (uint32_t k = 0, turn = 0; at < f->members.count && k + 2 < s->tokens && turn <= n; k++) {
    const struct span given = {k + 2, s->token[k + 1].match};
    const uint32_t one = tokens_alike(s, k, f->name) && is(s, k + 1, "(") && !is_empty(given)
                             ? text_alone(s, part_of(s, given, at))
                             : 0;
    turn += one > 0;
    text = one > 0 ? one : text;
  }
  return text;
}

/* What stands in brackets behind a value is a key of it, a text or an axis by turns, or any element. */
static void go_into(struct values *v, const struct function *f, struct span key, int *at) {
  const struct program *s = v->program;
  const uint32_t name = key.from;
  const bool one = key.to == name + 1, word = one && s->token[name].kind == TOKEN_WORD;
  const uint32_t text = word ? text_at(s, f, name, v->turn) : 0;
  const bool named = text > 0 || (one && s->token[name].kind == TOKEN_TEXT);
  bool axes = false; /* a loop counts by that name from 0 to 1 */
  for (uint32_t k = 1; k + 5 < s->tokens && word && text == 0 && !axes; k++)
    axes = tokens_alike(s, k, name) &&
           ((is(s, k + 1, "in") && is(s, k + 2, "range") && is(s, k + 4, "2") && is(s, k + 5, ")")) ||
            (is(s, k - 1, ";") && is(s, k + 1, "<") && is(s, k + 2, "2") && is(s, k + 3, ";")));
  v->turns += text > 0 || axes;
  if (axes)
    *at = child_number(v, *at, v->turn > 0);
  else if (named || (one && s->token[name].kind == TOKEN_NUMBER))
    *at = child_token(v, *at, text > 0 ? text : name);
  else
    *at = child(v, *at, "*");
  v->value[*at].is_text_key |= named;
}

/* Goes along .x, ->x, [0], ["x"], .getX(); the token behind it. False when a method was gone into instead. */
static bool go_along(struct values *v, const struct function *f, uint32_t *token, int *at, unsigned *record) {
  const struct program *s = v->program;
  for (uint32_t k = *token;; *token = k) {
    const uint32_t close = s->token[k].match, name = k + 1;
    const bool called = is(s, k + 2, "("), empty = s->token[k + 2].match == k + 3;
    const uint32_t field = field_given(s, name, *record);
    if (s->language == LANGUAGE_JS && is(s, k, "!") &&
        s->token[k - 1].at + s->token[k - 1].length == s->token[k].at) {
      k++; /* that it is there, points[i]! */
    } else if (is(s, k, "[") && s->language == LANGUAGE_PYTHON &&
               program_find(s, (struct span){name, close}, ":") < close) {
      k = close + 1; /* a part of a list is one */
    } else if (called && s->language == LANGUAGE_PYTHON && is(s, name, "get") &&
               s->token[k + 3].kind == TOKEN_TEXT) { /* of a dict */
      *at = child_token(v, *at, k + 3);
      v->value[*at].is_text_key = true;
      *record = 0;
      k = s->token[k + 2].match + 1;
    } else if (called && s->language == LANGUAGE_JS && is(s, k, ".") && is(s, name, "slice")) {
      k = s->token[k + 2].match + 1;
    } else if (is(s, k, "[") && close > name) {
      go_into(v, f, (struct span){name, close}, at);
      *record = 0;
      k = close + 1;
    } else if (!token_among(s, k, " . -> ?. ") || s->token[name].kind == TOKEN_SIGN) {
      return true;
    } else if (called && !empty && is(s, name, "get") && s->language == LANGUAGE_JAVA) { /* of a list */
      *at = child(v, *at, "*");
      *record = 0;
      k = s->token[k + 2].match + 1;
    } else if (field > 0) {
      *at = child_token(v, *at, field);
      *record = field_type(s, *record, field);
      k += called ? 4 : 2;
    } else {
      if (follow(v, name, *at, *record))
        return false;
      if (called && !(empty && (is_script(s) || field_named(s, *record, name) != NULL)))
        return true;
      *at = child_token(v, *at, name);
      v->value[*at].is_call |= called;
      *record = field_type(s, *record, name);
      k += called ? 4 : 2;
    }
  }
}

/* Whether what is called there is of a type that no file here declares: Integer.compare(…). */
static bool is_of_library(const struct program *s, uint32_t name) {
  if (name < 2 || !is(s, name - 1, ".") || !isupper((unsigned char)*s->token[name - 2].at))
    return false;
  bool own = false;
  for (size_t n = 0; n < s->records && !own; n++)
    own = tokens_alike(s, s->record[n].name, name - 2);
  return !own;
}

/* Where the left side of an assignment begins. */
static uint32_t left_of(const struct program *s, uint32_t sign, bool lists) {
  uint32_t from = sign;
  while (from > 0 && !s->token[from].first && !is(s, from - 1, ";") &&
         (lists || from == sign || !token_among(s, from - 1, " const let var auto { } ( , ")))
    from = s->token[from - 1].match < from - 1 ? s->token[from - 1].match : from - 1;
  return from;
}

/* Of Python: for NAME in value, for N, NAME in enumerate(value), for A, B in zip(value, other). Empty:
 * nothing. */
static struct span loop_target(const struct program *s, uint32_t first, uint32_t behind) {
  uint32_t in = first - 1, from;
  unsigned place = 0;
  for (; in > 2 && token_among(s, in, " , ] ) ") && !s->token[in].first; in -= in > 0) {
    place += is(s, in, ",");
    in = s->token[in].match < in ? s->token[in].match : in;
    while (in > 2 && !token_among(s, in - 1, " , ( ] ) "))
      in--;
  }
  const bool zipped = is(s, in, "(") && is(s, in - 1, "zip"),
             counted = is(s, in, "(") && is(s, in - 1, "enumerate");
  in -= zipped || counted ? 2 : 0;
  for (from = in; from > 0 && !is(s, from - 1, "for") && !s->token[from].first;)
    from--;
  const bool in_turn = !zipped && !counted && (place > 0 || is(s, behind, ",")); /* for poly in a, b: */
  if (s->language != LANGUAGE_PYTHON || !is(s, in, "in") || !is(s, from - 1, "for") || in_turn)
    return (struct span){0, 0};
  const struct span left = {from, in};
  return zipped || counted ? part_of(s, left, zipped ? place : 1) : left;
}

/* What the value between the tokens is given to: NAME = value, [a, b] = value, for NAME of value, or of
 * a, b = value, other and [a, b] = [value, other] the part in its place. Empty: nothing. */
static struct span target_of(const struct program *s, uint32_t first, uint32_t behind, bool *each) {
  const struct span nothing = {0, 0};
  const bool lists = s->language == LANGUAGE_PYTHON || s->language == LANGUAGE_GO;
  bool ends = s->token[behind].first || token_among(s, behind, " ; , } ");
  uint32_t sign = first - 1;
  unsigned place = 0;
  while (sign > 1 && token_among(s, sign, " & * "))
    sign--;
  const struct span element = loop_target(s, first, behind);
  *each = !is_empty(element);
  if (*each)
    return element;
  *each = (s->language != LANGUAGE_PYTHON && token_among(s, sign, " of in range ")) ||
          (is(s, sign, ":") && is(s, behind, ")") && is(s, s->token[behind].match - 1U, "for"));
  if (*each)
    return sign < 2 ? nothing : (struct span){sign - 1 - is(s, sign, "range"), sign - is(s, sign, "range")};
  if (!token_among(s, sign, " = := , ( [ "))
    return nothing;
  for (; sign > 1 && !token_among(s, sign, " = := ( [ { ; "); sign--) {
    place += is(s, sign, ",");
    if (s->token[sign].match < sign)
      sign = s->token[sign].match;
    if (s->token[sign].first) /* token 0 is */
      return nothing;
  }
  const bool bracketed = token_among(s, sign, " ( [ ") && token_among(s, sign - 1, " = := ");
  ends |= bracketed && token_among(s, behind, " ) ] ");
  sign -= bracketed;
  if (!ends || sign < 1 || !token_among(s, sign, " = := "))
    return nothing;
  struct span left = {left_of(s, sign, lists), sign};
  const uint32_t open = s->token[sign - 1].match;
  const bool alone = place == 0 && !is(s, behind, ",");
  if (bracketed && !(open < sign && token_among(s, sign - 1, " ] ) "))) /* p = [x, y]: a list is made of it */
    return nothing;
  if (bracketed || (lists && !alone && open == left.from))
    left = (struct span){open + 1, sign - 1};
  else if (alone || (place == 0 && !lists))
    return left;
  return bracketed || lists ? part_of(s, left, place) : nothing;
}

/* Of JavaScript: .some(NAME => …), .forEach(function (NAME) { … }): what each element is called. Empty:
 * nothing. */
static struct span each_called(const struct program *s, uint32_t method) {
  static const char EACH[] = " some every forEach filter find findIndex map flatMap reduce ";
  const uint32_t given = method + 3, open = is(s, given, "function") ? given + 1 : given;
  if (s->language != LANGUAGE_JS || !token_among(s, method, " . ?. ") || !token_among(s, method + 1, EACH) ||
      !is(s, method + 2, "(") || s->token[method + 2].match == given)
    return (struct span){0, 0};
  const uint32_t close = s->token[open].match;
  if (is(s, open, "(") && (open > given || is(s, close + 1, "=>")))
    return part_of(s, (struct span){open + 1, close}, is(s, method + 1, "reduce"));
  return is(s, given + 1, "=>") ? (struct span){given, given + 1} : (struct span){0, 0};
}

/* The token before, or before the bracket that the one there closes. */
static uint32_t back_from(const struct program *s, uint32_t k) {
  return s->token[k].match > 0 ? s->token[k].match - 1 : 0;
}

/* One of a list, by its number or by any. */
static bool is_element(const struct value *value) {
  return isdigit((unsigned char)value->key[0]) || value->key[0] == '*';
}

/* Whether the element of a list that stands between the tokens is put into what is no call: [a, b], yield a,
 * b or { start: a, end: b }. */
static bool is_paired(const struct values *v, uint32_t first, uint32_t behind, int at) {
  const struct program *s = v->program;
  const int list = v->value[at].parent;
  uint32_t open = first - 1;
  bool ends = token_among(s, behind, " , ] ) } ") || s->token[behind].first, parted = is(s, behind, ",");
  if (list < 0 || !is_element(&v->value[at]) || !ends)
    return false;
  for (; open > 0 && s->token[open].match <= open && !token_among(s, open, " yield return = ; ");
       open = back_from(s, open))
    parted |= is(s, open, ",");
  const bool is_call = open > 0 && is(s, open, "(") && s->token[open - 1].kind == TOKEN_WORD &&
                       !token_among(s, open - 1, " zip yield return in ") && !is(s, open - 2, "new");
  return parted && !is_call && !token_among(s, open, " = ; ");
}

/* What is read of one value is read of another. */
static void read_as(struct values *v, int to, int from) {
  for (int k = v->value[from].first; k >= 0; k = v->value[k].next) {
    const int of = child(v, to, v->value[k].key);
    v->value[of].is_read |= v->value[k].is_read;
    v->value[of].is_text_key |= v->value[k].is_text_key;
    if (v->value[of].alias[0] == '\0')
      memcpy(v->value[of].alias, v->value[k].alias, KEY_MAX);
    read_as(v, of, k);
  }
}

/* The same of each of a pair. */
static void read_each_as(struct values *v, int to, int pair) {
  for (int k = v->value[pair].first; k >= 0; k = v->value[k].next)
    read_as(v, to, k);
}

/* What a call gives back that has put elements of a list into pairs: for (const [a, b] of edges(poly)). What
 * is read of them there is read of such an element. */
static void read_handed(struct values *v, const struct function *f, uint32_t first, uint32_t behind) {
  const int element = v->handed;
  bool each = false;
  if (element < 0)
    return;
  const int given = add_value(v, NONE, "");
  for (struct span called; called = each_called(v->program, behind), !is_empty(called);) {
    name_value(v, f, called, child(v, given, "*"), 0);
    behind = v->program->token[behind + 2].match + 1;
  }
  const struct span target = target_of(v->program, first, behind, &each);
  if (!is_empty(target))
    name_value(v, f, target, each ? child(v, given, "*") : given, 0);
  const int any = find_child(v, given, "*"), pair = any >= 0 ? any : given;
  read_each_as(v, element, pair);
  if (v->value[given].first >= 0)
    v->handed = NONE;
}

/* The parameter of a function of the file that what stands between the tokens is given to, in a call that
 * opens there; NULL: none. */
static const struct member *given_to(
    const struct program *s, uint32_t first, uint32_t behind, const struct function **g, uint32_t *open) {
  unsigned commas = 0;
  uint32_t k = first - 1;
  while (token_among(s, k, " & * mut const ") && k > 0)
    k--;
  if (!token_among(s, k, " ( , ") || !token_among(s, behind, " , ) "))
    return NULL;
  for (; k > 0 && !is(s, k, "("); k -= k > 0) {
    commas += is(s, k, ",");
    if (s->token[k].match < k)
      k = s->token[k].match;
  }
  *open = k;
  if (k == 0 || s->token[k - 1].kind != TOKEN_WORD || (k >= 2 && is(s, k - 2, "new")))
    return NULL;
  *g = is_of_library(s, k - 1) ? NULL : function_named(s, k - 1, 0);
  const bool fits =
      *g != NULL && commas < (*g)->members.count && !((*g)->body.from <= first && first < (*g)->body.to);
  return fits ? &(*g)->members.member[commas] : NULL;
}

static struct span name_of(const struct program *s, const struct member *m) {
  return (struct span){m->name, (m->is_pattern ? s->token[m->name].match : m->name) + 1};
}

/* An argument of a call of a function of the file: what that one reads of it. */
static bool read_argument(
    struct values *v, const struct function *f, uint32_t first, uint32_t behind, int at, unsigned record) {
  const struct program *s = v->program;
  const struct function *g = NULL;
  uint32_t open = 0;
  const struct member *const m = given_to(s, first, behind, &g, &open);
  if (m == NULL && g == NULL && open > 0 && is(s, open - 1, "dist") && s->language == LANGUAGE_PYTHON &&
      is_empty(part_of(s, (struct span){open + 1, s->token[open].match}, 2))) /* of math: points */
    for (unsigned n = 0; n < 2; n++)
      read_here(v, child_number(v, at, n), 0);
  if (m == NULL)
    return false;
  v->handed = NONE;
  name_value(v, g, name_of(s, m), at, record);
  uint32_t call = open - 1;
  while (call > 1 && is(s, call - 1, "."))
    call -= 2;
  read_handed(v, f, call, s->token[open].match + 1);
  return true;
}

/* The element of a list in a pair: who is given that may be a function of the file, hits(p, [a, b]). */
static void read_paired(struct values *v, uint32_t first, uint32_t behind, int at) {
  const struct program *s = v->program;
  const struct function *g = NULL;
  uint32_t open = first - 1, call = 0;
  if (!is_paired(v, first, behind, at))
    return;
  while (open > 0 && s->token[open].match <= open)
    open = back_from(s, open);
  const struct member *const m = given_to(s, open, s->token[open].match + 1, &g, &call);
  const int pair = add_value(v, NONE, "");
  if (m != NULL)
    name_value(v, g, name_of(s, m), pair, 0);
  read_each_as(v, at, pair);
  v->handed = at;
}

/* zip(list, list[1:]), pairwise(list): pairs of a list's elements. */
static void read_zipped(struct values *v, const struct function *f, uint32_t first, int at) {
  const struct program *s = v->program;
  uint32_t open = first - 1;
  while (open > 0 && !is(s, open, "(") && s->token[open].match <= open && !s->token[open + 1].first)
    open = back_from(s, open);
  if (s->language != LANGUAGE_PYTHON || open == 0 || !is(s, open, "(") ||
      !token_among(s, open - 1, " zip pairwise "))
    return;
  uint32_t call = open - 1, behind = s->token[open].match + 1;
  v->handed = child(v, at, "*");
  while (is(s, call - 1, ".") || (is(s, call - 1, "(") && token_among(s, call - 2, " list tuple "))) {
    behind += is(s, call - 1, "(");
    call -= 2;
  }
  read_handed(v, f, call, behind);
}

/* Whether JavaScript asks there if it was given at all: P === undefined, P ?? 1, P || 1. */
static bool is_asked_for(const struct program *s, uint32_t first, uint32_t behind) {
  const bool typed = first > 0 && is(s, first - 1, "typeof");
  return s->language == LANGUAGE_JS &&
         (typed || (is(s, behind, "?") && is(s, behind + 1, "?")) ||
          (is(s, behind, "||") && (s->token[behind + 1].kind == TOKEN_NUMBER || is(s, behind + 1, "{") ||
                                   token_among(s, first - 1, " = ( "))) ||
          (token_among(s, behind, " == === != !== ") && token_among(s, behind + 1, " undefined null void ")));
}

static bool asks_for(const struct program *s, struct span body, uint32_t name) {
  bool asks = false;
  for (uint32_t k = body.from; k < body.to; k++)
    asks |= tokens_alike(s, k, name) && !is(s, k - 1, ".") && is_asked_for(s, k, k + 1);
  return asks;
}

/* Where a statement that sets a value ends, if it is reached whenever the body is; 0: not so. */
static uint32_t end_of_setting(const struct program *s, struct span body, uint32_t first, uint32_t behind) {
  uint32_t k = body.from;
  while (k < first)
    k = token_behind(s, k);
  const bool begins =
      first == body.from || token_among(s, first - 1, " ; } ") ||
      (s->token[first].first && !token_among(s, first - 1, " ) else : ") && s->language != LANGUAGE_PYTHON);
  uint32_t end = behind;
  while (end < body.to && !is(s, end, ";") && !s->token[end].first)
    end++;
  return k == first && begins ? end : 0;
}

/* What is read of a place in an array, const double *a = xy + 2 * i, and then of a[1] or a->y, is read of its
 * elements. */
static void read_offset(struct values *v, const struct function *f, uint32_t first, uint32_t behind, int at) {
  const struct program *s = v->program;
  bool each = false, is_array = false;
  uint32_t end = behind;
  for (unsigned k = 0; k < f->members.count; k++) {
    const struct member *const m = &f->members.member[k];
    is_array |= tokens_alike(s, m->name, first) && (program_has(s, m->type, " * ") || !is_empty(m->sizes));
  }
  if (s->language > LANGUAGE_CPP || !is(s, behind, "+") || !is_array)
    return;
  while (!token_among(s, end, " , ; ) "))
    end = token_behind(s, end);
  const struct span target = target_of(s, first, end, &each);
  const int given = add_value(v, NONE, "");
  if (!is_empty(target) && !each)
    name_value(v, f, target, given, 0);
  for (int k = v->value[given].first; k >= 0; k = v->value[k].next) {
    const bool numbered = isdigit((unsigned char)v->value[k].key[0]);
    const int element = child(v, at, "*");
    v->value[element].is_read |= numbered;
    read_as(v, element, numbered ? k : given);
  }
}

/* Whether a loop of Rust goes through a list so: list.iter().enumerate(). */
static bool goes_by(const struct program *s, uint32_t behind, const char *ways) {
  bool by = false;
  for (uint32_t k = behind; s->language == LANGUAGE_RUST && is(s, k, ".") && is(s, k + 2, "(");
       k = s->token[k + 2].match + 1)
    by |= token_among(s, k + 1, ways);
  return by;
}

/* What a loop calls each element of a list: NAME, of Rust (n, NAME), or a pair of them. */
static void
name_each(struct values *v, const struct function *f, struct span target, uint32_t behind, int at) {
  const struct program *s = v->program;
  const int element = child(v, at, "*");
  if (goes_by(s, behind, " enumerate ") && is(s, target.to - 1, ")"))
    target = part_of(s, (struct span){s->token[target.to - 1].match + 1, target.to - 1}, 1);
  if (!goes_by(s, behind, " zip windows ")) {
    name_value(v, f, target, element, 0);
    return;
  }
  const int pair = add_value(v, NONE, "");
  name_value(v, f, target, pair, 0);
  read_each_as(v, element, pair);
}

static void read_once(
    struct values *v, const struct function *f, uint32_t first, uint32_t behind, int at, unsigned record) {
  const struct program *s = v->program;
  bool each = false;
  if (!go_along(v, f, &behind, &at, &record)) {
    read_handed(v, f, first, is(s, behind + 2, "(") ? s->token[behind + 2].match + 1 : behind + 2);
    return;
  }
  if (read_argument(v, f, first, behind, at, record))
    return;
  v->value[at].has_default |= is_asked_for(v->program, first, behind);
  if (v->value[at].parent >= 0 && is(v->program, behind, "=")) {
    v->value[at].is_set = true;
    if (v->value[at].set_until == 0)
      v->value[at].set_until = end_of_setting(v->program, f->body, first, behind);
    return;
  }
  if (v->value[at].set_until > 0 && first >= v->value[at].set_until)
    return;
  read_offset(v, f, first, behind, at);
  read_paired(v, first, behind, at);
  read_zipped(v, f, first, at);
  bool mapped = false;
  uint32_t end = behind;
  for (struct span called; called = each_called(s, end), !mapped && !is_empty(called);) {
    mapped = token_among(s, end + 1, " map flatMap ");
    name_value(v, f, called, child(v, at, "*"), 0);
    end = s->token[end + 2].match + 1;
  }
  if (mapped)
    read_handed(v, f, first, end);
  const struct span target = mapped ? (struct span){0, 0} : target_of(s, first, end, &each);
  if (each && !is_empty(target))
    name_each(v, f, target, end, at);
  else
    name_value(v, f, target, at, record);
  read_here(v, at, 0);
  const uint32_t times = is(v->program, behind, "*")      ? behind + 1
                         : is(v->program, first - 1, "*") ? first - 2
                                                          : 0;
  if (v->value[at].times == 0 && v->program->token[times].kind == TOKEN_WORD)
    v->value[at].times = times;
}

/* Again for each of the texts that its key stands for by turns. */
static void read_value(
    struct values *v, const struct function *f, uint32_t first, uint32_t behind, int at, unsigned record) {
  enum { TURNS = 4 };
  const unsigned before = v->turns, turn = v->turn;
  v->turn = 0;
  do
    read_once(v, f, first, behind, at, record);
  while (v->turns > before && ++v->turn < TURNS);
  v->turn = turn;
}

/* Whether that is new, or was looked for deeper in calls alone, where what is called goes no further. */
static bool is_first_visit(struct values *v, struct visit visit) {
  unsigned k = 0;
  while (k < v->visits && !(v->visit[k].function == visit.function && v->visit[k].name == visit.name &&
                            v->visit[k].at == visit.at && v->visit[k].record == visit.record &&
                            v->visit[k].turn == visit.turn))
    k++;
  if (k == VISITS_MAX || (k < v->visits && v->visit[k].depth <= visit.depth))
    return false;
  v->visits += k == v->visits;
  v->visit[k] = visit;
  return true;
}

/* Where a value stands for one of another type, (Ball) other, where that begins, and the type; else itself.
 */
static uint32_t cast_begin(const struct program *s, uint32_t k, unsigned *record) {
  const uint32_t open = k > 2 && is(s, k - 1, ")") ? s->token[k - 1].match : k;
  const unsigned type = open + 3 == k ? program_type(s, open + 1) : 0;
  *record = type > 0 ? type : *record;
  return type > 0 ? open : k;
}

/* All that is read of the name, or of `this`, in the function. */
static void collect(struct values *v, const struct function *f, uint32_t name, int at, unsigned record) {
  const struct program *s = v->program;
  const bool bare = name == THIS && (s->language == LANGUAGE_CPP || s->language == LANGUAGE_JAVA ||
                                     s->language == LANGUAGE_CSHARP);
  if (v->depth == DEPTH || !is_first_visit(v, (struct visit){f, name, at, record, v->turn, v->depth}))
    return;
  /* A method reads what the function was given that made its value. */
  const struct record *const of = record > 0 && f->within == record ? &s->record[record - 1] : NULL;
  const struct members *const kept = of != NULL && of->is_called ? &maker_of(s, of)->members : NULL;
  v->depth++;
  for (uint32_t k = f->body.from; k < f->body.to; k++) {
    if (s->token[k].kind != TOKEN_WORD || token_among(s, k - 1, " . -> ?. :: "))
      continue;
    if (name == THIS ? is(s, k, "this") : tokens_alike(s, k, name)) {
      unsigned as = record;
      const uint32_t first = cast_begin(s, k, &as);
      read_value(v, f, first, k + 1, at, as);
    } else if (kept != NULL && member_named(s, kept, k) != NULL && member_named(s, &f->members, k) == NULL &&
               !is(s, k + 1, ":")) {
      read_value(v, f, k, k + 1, child_token(v, at, k), 0);
    } else if (bare && field_named(s, record, k) != NULL) {
      read_value(v, f, k, k + 1, child_token(v, at, k), field_type(s, record, k));
    } else if (bare && record > 0) {
      const struct function *g = function_named(s, k, record);
      if (g != NULL && g != f && g->within == record && g->is_method)
        collect(v, g, g->self.name, at, record);
    }
  }
  v->depth--;
}

static const struct number_word {
  enum number_type type;
  double low, high;
  const char *words;
} NUMBER_WORD[] = {
#define NUMBER(type, low, high, words) {type, low, high, " " words " "},
#include "taken_words.def"
};

static const struct number_word *number_word(const struct program *s, size_t token) {
  for (size_t k = 0; k < sizeof NUMBER_WORD / sizeof NUMBER_WORD[0]; k++)
    if (token_among(s, token, NUMBER_WORD[k].words) &&
        !(is(s, token, "char") && !is(s, token - 1, "unsigned"))) /* else it is a letter */
      return &NUMBER_WORD[k];
  return NULL;
}

bool type_has_number(const struct program *s, struct span type, bool is_real) {
  for (uint32_t k = type.from; k < type.to; k++) {
    const struct number_word *const word = number_word(s, k);
    if (is_real && is(s, k, "OptionalDouble"))
      return true;
    if (word != NULL && word->type < TYPES && !(is_real && type_is_whole(word->type)) &&
        !(k > type.from && is(s, k - 1, ".")))
      return true;
  }
  return false;
}

static const struct alias *alias_of(const struct program *s, struct span type) {
  for (size_t n = 0; n < s->aliases && type.to == type.from + 1; n++)
    if (tokens_alike(s, s->alias[n].name, type.from))
      return &s->alias[n];
  return NULL;
}

struct span alias_target(const struct program *s, struct span type) {
  const struct alias *const alias = alias_of(s, type);
  return alias != NULL ? alias->type : type;
}

/* What a type is, without the words that say how it is handed over. */
static struct span bare_type(struct value *value, const struct program *s, struct span type) {
  value->is_pointer |= program_has(s, type, " * ");
  value->is_reference |= program_has(s, type, " & ");
  value->is_changed |= program_has(s, type, " mut ");
  if (s->language == LANGUAGE_RUST && token_is(s, type.from, "impl") && token_is(s, type.from + 1, "Into"))
    type = (struct span){type.from + 3, type.to - 1}; /* impl Into<Point> */
  while (type.to > type.from && token_among(s, type.to - 1, " * & && const restrict ? "))
    type.to--;
  while (!is_empty(type) && (token_among(s,
                                         type.from,
                                         " & * && const mut final in ref readonly struct class this volatile "
                                         "register signed params Readonly Optional Final ") ||
                             (s->language == LANGUAGE_RUST && *s->token[type.from].at == '\'')))
    type.from += token_among(s, type.from, " Readonly Optional Final ' ") ? 2 : 1;
  return type;
}

/* Of std::vector<T> and java.awt.Rectangle the last name. */
static struct span without_space(const struct program *s, struct span type) {
  while (type.from + 2 < type.to && token_among(s, type.from + 1, " . :: ") &&
         !is(s, type.from + 2, "Double"))
    type.from += 2;
  return type;
}

static int build(struct values *v, int parent, const char *key, const struct member *as, int from);

static const struct member UNTYPED = {.name = 0};

/* What is read of it, where no type says more. */
static int build_untyped(struct values *v, int parent, const char *key, int from) {
  return build(v, parent, key, &UNTYPED, from);
}

/* Members as they are read. */
static void build_reads(struct values *v, int at, int from) {
  for (int k = v->value[from].first; k >= 0; k = v->value[k].next) {
    const int made = build_untyped(v, at, v->value[k].key, k);
    v->value[made].is_call = v->value[k].is_call;
  }
}

/* The elements of a list: their types, all of one or each its own; how many, where that is said. */
struct list {
  struct span inner, sizes; /* of C: behind the name, of the elements */
  unsigned count;
  bool each; /* each part is the type of one */
};

/* Whether a type is that of a list. */
static bool is_list(const struct program *s, struct span type, struct span sizes, struct list *list) {
  static const char LISTS[] =
      " List list Tuple tuple Sequence vector array Array Vec ReadonlyArray ndarray ArrayList IList "
      "LinkedList Iterable Collection IReadOnlyList IEnumerable IReadOnlyCollection pair span ";
  *list = (struct list){.inner = type};
  if (!is_empty(sizes)) {
    list->count = (unsigned)strtoul(s->token[sizes.from + 1].at, NULL, 10);
    list->sizes = (struct span){s->token[sizes.from].match + 1, sizes.to};
    return true;
  }
  if (is_empty(type))
    return false;
  const uint32_t close = s->token[type.from].match;
  if (close > type.from && s->language == LANGUAGE_GO) { /* []float64, [4]float64 */
    list->inner.from = close + 1;
    list->count = (unsigned)strtoul(s->token[type.from + 1].at, NULL, 10);
    return true;
  }
  if (is(s, type.to - 1, "]") && s->token[type.to - 1].match + 1 == type.to - 1) { /* int[], number[] */
    list->inner.to = type.to - 2;
    return true;
  }
  const bool named =
      token_among(s, type.from, LISTS) && program_type(s, type.from) == 0 && /* no Vec<T> of its own */
      (type.to == type.from + 1 || token_among(s, type.from + 1, " < [ ") || is(s, type.from, "ndarray"));
  if (!named && !(token_among(s, type.from, " [ ( ") && close > type.from))
    return false;
  /* [f64; 4], [number, number], (f64, f64), array<double, 4>, Tuple[float, float] */
  list->inner = named ? (struct span){type.from + 2, type.to - 1} : (struct span){type.from + 1, close};
  if (is_empty(list->inner) || is(s, type.from, "ndarray")) {
    list->inner = (struct span){0, 0};
    list->count = is(s, type.from, "ndarray") ? 2 : 0;
    return true;
  }
  const struct span second = part_of(s, list->inner, 1);
  const uint32_t semicolon = program_find(s, list->inner, ";");
  const uint32_t counted = semicolon < list->inner.to ? semicolon + 1 : second.from;
  list->each = !is_empty(second) && !is(s, second.from, "...") && s->token[second.from].kind != TOKEN_NUMBER;
  list->inner.to = semicolon;
  while (list->each && !is_empty(part_of(s, list->inner, list->count)))
    list->count++;
  if (!list->each && counted < type.to && s->token[counted].kind == TOKEN_NUMBER)
    list->count = (unsigned)strtoul(s->token[counted].at, NULL, 10);
  return true;
}

bool names_triangles(const struct values *v) {
  enum { OTHERS = 1U << KIND_QUAD | 1U << KIND_BOX };
  unsigned kinds = token_kinds(v->program, v->function->name, 3);
  if (kinds == 0 && v->function->within > 0) /* TriangleOverlap.overlap */
    kinds = token_kinds(v->program, v->program->record[v->function->within - 1].name, 3);
  return (kinds & (1U << KIND_TRIANGLE | OTHERS)) == 1U << KIND_TRIANGLE;
}

static bool goes_by_twos_in(const struct program *s, struct span body) {
  bool twos = false;
  for (uint32_t k = body.from + 1; k + 1 < body.to; k++) {
    const struct token *const two = &s->token[k];
    twos |= two->kind == TOKEN_NUMBER && two->length == 1 && *two->at == '2' &&
            (token_is(s, k - 1, "+=") || (token_among(s, k - 1, " [ + ") && token_is(s, k + 1, "*")) ||
             (token_is(s, k - 1, "*") && token_among(s, k + 1, " ] + ")));
  }
  return twos;
}

bool goes_by_twos(const struct program *s, const struct function *f) {
  bool twos = goes_by_twos_in(s, f->body);
  for (size_t n = next_called(s, f, 0); n < s->functions && !twos; n = next_called(s, f, n + 1))
    twos = goes_by_twos_in(s, s->function[n].body);
  return twos;
}

/* Words that ask how many there are. */
static const char ASKS_COUNT[] = " length len size count Length Count ";

/* How many corners a body goes through that asks nowhere for their number: i < 4; % 4, range(4); 0: that
 * tells nothing. */
static unsigned corners_counted(const struct program *s, struct span body) {
  unsigned counted = 0;
  for (uint32_t k = body.from + 1; k < body.to; k++) {
    const bool stops = is(s, k - 1, "%") || (is(s, k - 1, "<") && is(s, k - 3U, ";") && is(s, k + 1, ";")) ||
                       (is(s, k - 1, "(") && is(s, k - 2U, "range") && is(s, k + 1, ")"));
    if (token_among(s, k, ASKS_COUNT))
      return 0;
    if (!stops || !token_among(s, k, " 3 4 "))
      continue;
    const unsigned told = *s->token[k].at == '3' ? 3 : CORNERS;
    if (counted > 0 && counted != told)
      return 0;
    counted = told;
  }
  return counted;
}

/* The same of a function, or of one that it calls. */
static unsigned corners_gone(const struct program *s, const struct function *f) {
  unsigned counted = corners_counted(s, f->body);
  size_t n = next_called(s, f, 0);
  for (; n < s->functions && counted == 0 && !program_has(s, f->body, ASKS_COUNT);
       n = next_called(s, f, n + 1))
    counted = corners_counted(s, s->function[n].body);
  return counted;
}

/* How many elements there are up to the last that is read by its number, and at least so many. */
static unsigned count_read(const struct values *v, int from, unsigned count) {
  for (int k = v->value[from].first; k >= 0; k = v->value[k].next)
    if (isdigit((unsigned char)v->value[k].key[0]) && strtoul(v->value[k].key, NULL, 10) >= count)
      count = (unsigned)strtoul(v->value[k].key, NULL, 10) + 1;
  return count;
}

/* How many elements are told; 0: as many as it likes, as where there is room for all corners and a number
 * beside it tells. */
static unsigned count_told(const struct values *v, int at, const struct list *list, bool any) {
  const bool is_room = any && !is_empty(v->value[at].sizes) && list->count >= MOST_CORNERS;
  return is_room ? 0 : list->count;
}

/* Types of libraries that many use, by their names: with these members, in their constructors' order. */
struct known_type {
  const char *types, *members;
  enum number_type number;
};
static const struct known_type KNOWN_TYPE[] = {
#define KNOWN(types, members, number) {" " types " ", members, number},
#include "taken_words.def"
};

/* NULL: none. In Go an image.Rectangle has Min and Max: what is read of it tells. */
static const struct known_type *known_type(const struct program *s, size_t name) {
  for (size_t k = 0; k < sizeof KNOWN_TYPE / sizeof KNOWN_TYPE[0] && s->language != LANGUAGE_GO; k++)
    if (token_among(s, name, KNOWN_TYPE[k].types))
      return &KNOWN_TYPE[k];
  return NULL;
}

static bool is_known_point(const struct program *s, size_t name) {
  const struct known_type *const known = known_type(s, name);
  return known != NULL && strcmp(known->members, "x y") == 0;
}

/* How many numbers, or points, of a list of corners are built; of x0, y0, x1, y1 … two a corner. */
static unsigned least_count(struct values *v, int from, unsigned counted) {
  const bool flat = goes_by_twos(v->program, v->function) && v->value[child(v, from, "*")].first < 0;
  return (counted > 0 ? counted : names_triangles(v) ? 3 : CORNERS) * (flat ? 2 : 1);
}

static void build_list(struct values *v, int at, struct list list, int from) {
  const struct program *s = v->program;
  const struct function *const f = v->function;
  /* Of what is read in a way that is not seen, the types tell. */
  const bool any = find_child(v, from, "*") >= 0 || (v->value[from].first < 0 && list.count == 0),
             pairs = list.each && is(s, list.inner.from - 2U, "pair");
  list.count = count_told(v, at, &list, any);
  unsigned count = count_read(v, from, list.count);
  /* Where the third is read and no further one, and nobody asks how many there are, there are three. */
  const bool three = count == 3 && find_child(v, from, "length") < 0;
  struct list corner;
  /* Corners, or of a value's member that has numbers in it coordinates, a.min[i], if not of one axis. */
  bool axis = false;
  for (int k = v->value[from].parent >= 0 ? v->value[v->value[from].parent].first : NONE; k >= 0;
       k = v->value[k].next)
    axis |= axis_between(v->value[from].key, v->value[k].key) != AXIS_BOTH;
  const bool open = any && list.count == 0 && !three;
  const bool corners =
      open &&
      (v->value[at].parent < 0 || axis || goes_by_twos(s, f) || v->value[child(v, from, "*")].first >= 0 ||
       program_type_in(s, list.inner) > 0 || is_known_point(s, list.inner.from) ||
       (v->value[v->value[at].parent].kind == VALUE_LIST && /* a ring of a list of them */
        is_list(s, list.inner, (struct span){0, 0}, &corner)));
  const unsigned counted = corners_gone(s, f);
  const unsigned least = corners ? least_count(v, from, counted) : 2;
  if (open && count < least)
    count = least;
  v->value[at].kind = VALUE_LIST;
  v->value[at].is_open = corners && counted == 0;
  for (unsigned n = 0; n < count && n < MEMBERS_MAX; n++) {
    struct member element = {.type = list.each ? part_of(s, list.inner, n) : part_of(s, list.inner, 0),
                             .sizes = list.sizes};
    char key[KEY_MAX], name[KEY_MAX] = "";
    snprintf(key, sizeof key, "%u", n);
    if (list.each && s->language == LANGUAGE_CSHARP && element.type.to > element.type.from + 1)
      token_copy(s, --element.type.to, name, sizeof name); /* (float x, float y) */
    else if (list.each && s->language == LANGUAGE_JS && is(s, element.type.from + 1, ":")) {
      token_copy(s, element.type.from, name, sizeof name); /* [x: number, y: number] */
      element.type.from += 2;
    } else if (pairs)
      snprintf(name, sizeof name, "%s", n == 0 ? "first" : "second");
    const char *const read = any ? "*" : name[0] != '\0' && find_child(v, from, key) < 0 ? name : key;
    const int made = build(v, at, key, &element, child(v, from, read));
    if (v->value[made].alias[0] == '\0')
      snprintf(v->value[made].alias, KEY_MAX, "%s", name);
  }
}

/* The element of a list that a constructor makes of what stands there: corners[0] = a, corners = [a, b, c];
 * NONE: no such. */
static int element_made(struct values *v, uint32_t sign, uint32_t k, int from) {
  const struct program *s = v->program;
  const bool script = is_script(s);
  uint32_t list = sign - 1, open = k - 1;
  unsigned place = 0;
  if (is(s, list, "]") && open == sign) {
    list = s->token[list].match;
    place = (unsigned)strtoul(s->token[list-- + 1].at, NULL, 10);
  } else {
    for (; open > sign && s->token[open].match <= open; open = back_from(s, open))
      place += is(s, open, ",");
    if (open <= sign || !token_among(s, k + 1, " , ] } ) ") || !token_among(s, k - 1, " , [ { ( ") ||
        !(is(s, open, script ? "[" : "{") || token_among(s, open - 1, script ? " = " : " of asList ")))
      return NONE;
  }
  const int whole = child_token(v, from, list), any = find_child(v, whole, "*");
  return any >= 0 ? any : child_number(v, whole, place);
}

/* What a constructor makes of its parameter: the fields that become it, such as self.x, self.y; or else one
 * of its own name; or an element of a list. `used`: something that is read is made of it. */
static struct span fields_made(
    struct values *v, const struct function *maker, uint32_t name, int from, bool *used, int *element) {
  const struct program *s = v->program;
  struct span fields = {name, name + 1};
  for (uint32_t k = maker->params.to + 1; k < maker->body.to; k++) {
    if (!tokens_alike(s, k, name) || token_among(s, k - 1, " . -> "))
      continue;
    const bool listed = k < maker->body.from; /* of C++: x(a) */
    uint32_t sign = k - 1;
    while (sign > maker->params.to && !token_among(s, sign, listed ? " ( { " : " = := ; ") &&
           !s->token[sign + 1].first)
      sign--;
    bool each;
    struct span target = {sign - 1, sign};
    const int listed_as = listed ? NONE : element_made(v, sign, k, from);
    if (listed_as >= 0)
      *element = listed_as;
    const int field = listed_as >= 0 ? listed_as : find_child(v, from, token_name(s, sign - 1).text);
    *used |= field >= 0 && (is_read(v, field) || v->value[field].first >= 0);
    if (!listed)
      target = target_of(s, k, k + 1, &each);
    if (!listed && each) /* for x, y in points */
      target.to = target.from;
    const int becomes =
        listed_as >= 0 ? listed_as : child_token(v, from, is_empty(target) ? sign - 1 : target.to - 1);
    v->value[becomes].is_made = true;
    if (listed_as >= 0)
      continue;
    if (listed && (sign != k - 1 || s->token[sign].match != k + 1))
      continue;
    if (!is_empty(target) && (listed || field >= 0 || is(s, target.to - 2, ".")))
      fields = target;
  }
  return fields;
}

/* Object.assign(this, NAME): its members become those of the value. */
static bool is_assigned(const struct program *s, const struct function *maker, uint32_t name) {
  for (uint32_t k = maker->body.from + 4; k < maker->body.to; k++)
    if (tokens_alike(s, k, name) && is(s, k - 2, "this") && is(s, k - 4, "assign"))
      return true;
  return false;
}

/* Whether a field that is declared may be set from outside. */
static bool is_open(const struct program *s, const struct record *record, const struct member *field) {
  const uint32_t name = field->name, begin = record->body.from;
  struct span head = {name, name + 1}, accessors = {name + 1, name + 1};
  uint32_t access = name; /* of C++: what stands before its colon */
  while (!token_among(s, head.from - 1, " ; { } "))
    head.from--;
  while (access >= begin && !(is(s, access + 1, ":") && token_among(s, access, " public private protected ")))
    access--;
  if (is(s, name + 1, "{"))
    accessors.to = s->token[name + 1].match;
  return !program_has(s, head, " const static constexpr ") &&
         (is_empty(accessors) || program_has(s, accessors, " set init ")) &&
         (s->language != LANGUAGE_CPP || is(s, access, "public") ||
          (access < begin && is(s, record->name - 1, "struct")));
}

/* Whether a constructor of JavaScript or Python, or what it calls, computes it of other fields: this.right =
 * this.x + this.width. */
static bool is_computed(const struct program *s, unsigned maker, const char *key) {
  bool computed = false;
  for (size_t n = 0; n < s->functions; n++) {
    const struct span body = s->function[n].body;
    if (n != maker && !function_calls(s, maker, n))
      continue;
    for (uint32_t k = body.from + 2; k < body.to; k++) {
      uint32_t end = k + 2;
      while (end < body.to && !is(s, end, ";") && !s->token[end].first)
        end++;
      computed |= is(s, k, key) && is(s, k - 1, ".") && is(s, k + 1, "=") &&
                  program_has(s, (struct span){k + 2, end}, " this self ");
    }
  }
  return computed;
}

/* What is read and no parameter becomes: a width that the constructor sets to 32. */
static void build_rest(struct values *v, int at, const struct record *record, int from) {
  const struct program *s = v->program;
  for (int k = v->value[from].first; k >= 0; k = v->value[k].next) {
    const struct value *const rest = &v->value[k];
    const struct member *field = &UNTYPED;
    for (unsigned n = 0; n < record->members.count; n++)
      if (is(s, record->members.member[n].name, rest->key))
        field = &record->members.member[n];
    if (!rest->is_read || rest->first >= 0 || rest->is_made || rest->is_call || rest->is_set ||
        rest->key[0] == '#' ||
        (is_script(s) ? is_computed(s, record->constructor - 1, rest->key)
                      : field == &UNTYPED || !is_open(s, record, field)))
      continue;
    char key[KEY_MAX];
    memcpy(key, rest->key, KEY_MAX);
    v->value[build(v, at, key, field, k)].is_filled = true;
  }
}

/* Whether a longer name begins or ends with a shorter one, as a word of its own. */
static bool is_part_name(const char *name, const char *longer) {
  const struct parts parts = parts_of(longer);
  const struct parts one = parts_of(name);
  return one.count == 1 && (parts.count == 2 || (parts.count == 1 && strchr(longer, '_') != NULL)) &&
         (strcmp(parts.part[0], one.part[0]) == 0 || strcmp(parts.part[1], one.part[0]) == 0);
}

/* What is read of the pairs that a constructor makes of a list, self.edges = list(zip(points, …)), is read of
 * the list's elements. */
static void
read_kept_pairs(struct values *v, const struct function *maker, uint32_t name, int from, int own) {
  const struct program *s = v->program;
  v->handed = NONE;
  if (find_child(v, own, "*") < 0)
    collect(v, maker, name, add_value(v, NONE, ""), 0);
  for (uint32_t k = maker->body.from; v->handed >= 0 && k + 1 < maker->body.to; k++) {
    const int kept =
                  is(s, k + 1, "=") && is(s, k - 1, ".") ? find_child(v, from, token_name(s, k).text) : NONE,
              pair = kept >= 0 ? find_child(v, kept, "*") : NONE;
    if (pair < 0 || kept == own)
      continue;
    const int element = child(v, own, "*");
    read_each_as(v, element, pair);
  }
  v->handed = NONE;
}

/* What a constructor reads itself of a list that it makes another one of, vs.map(([x, y]) => ({ x, y })) or
 * [P(x, y) for x, y in points]; NONE: nothing. */
static int read_by_maker(struct values *v, const struct function *maker, uint32_t name) {
  const struct program *s = v->program;
  bool maps = false;
  for (uint32_t k = maker->body.from; k < maker->body.to && is_script(s); k++)
    maps |= tokens_alike(s, k, name) && (is(s, k - 1, "in") || (is(s, k + 1, ".") && is(s, k + 2, "map")));
  if (!maps)
    return NONE;
  const int list = add_value(v, NONE, "");
  collect(v, maker, name, list, 0);
  const int any = find_child(v, list, "*");
  return any >= 0 && v->value[any].first >= 0 ? list : NONE;
}

/* constructor({ position, width }): what is read of the fields of these names is read of its members. */
static void build_taken_apart(struct values *v, int at, const struct member *m, int from) {
  static const struct function NOWHERE = {.name = 0};
  const struct program *s = v->program;
  const int own = add_value(v, NONE, ""), inner = add_value(v, at, "");
  name_value(v, &NOWHERE, (struct span){m->name, s->token[m->name].match + 1}, own, 0);
  for (int n = v->value[own].first; n >= 0; n = v->value[n].next) {
    const int field = find_child(v, from, v->value[n].key);
    if (field >= 0)
      read_as(v, n, field);
  }
  v->value[inner].kind = is(s, m->name, "{") ? VALUE_RECORD : VALUE_LIST;
  build_reads(v, inner, own);
}

static bool build_made(struct values *v, int at, const struct record *record, int from) {
  const struct program *s = v->program;
  const struct function *const maker = maker_of(s, record);
  if (maker == NULL)
    return false;
  bool whole = false; /* all of it is made of one parameter */
  for (unsigned k = 0; k < maker->members.count; k++) {
    const struct member *m = &maker->members.member[k];
    bool used = v->value[from].first < 0;
    int element = NONE;
    const struct span fields = fields_made(v, maker, m->name, from, &used, &element);
    char key[KEY_MAX];
    token_copy(s, m->name, key, sizeof key);
    const bool assigned = !m->is_pattern && is_assigned(s, maker, m->name);
    whole |= m->is_pattern || assigned;
    if (assigned) {
      const int inner = add_value(v, at, "");
      v->value[inner].kind = VALUE_RECORD;
      build_reads(v, inner, from);
    } else if (m->is_pattern) {
      build_taken_apart(v, at, m, from);
    } else if (!is_empty(part_of(s, fields, 1))) { /* self.x, self.y = position */
      const int inner = add_value(v, at, key);
      char number[KEY_MAX];
      v->value[inner].kind = VALUE_LIST;
      for (unsigned n = 0; !is_empty(part_of(s, fields, n)); n++) {
        const uint32_t field = part_of(s, fields, n).to - 1;
        snprintf(number, sizeof number, "%u", n);
        const int of = child_token(v, from, field), made = build_untyped(v, inner, number, of);
        v->value[of].is_made = true;
        token_copy(s, field, v->value[made].alias, KEY_MAX);
      }
    } else {
      char field[KEY_MAX] = "";
      if (element < 0)
        token_copy(s, fields.to - 1, field, sizeof field);
      /* of V(a, b): x(a), y(b) and of R(p, s): pos(p), size(s) the fields tell */
      const bool letter = field[0] != '\0' && key[1] == '\0' &&
                          (field[strspn(field, "xyXY")] == '\0' || strchr("xyrwh", key[0]) == NULL);
      if (letter || (!m->by_name && is_part_name(field, key))) /* x of x_param, x_ and newX */
        snprintf(key, KEY_MAX, "%s", field);
      const int own = element >= 0 ? element : child_token(v, from, fields.to - 1);
      read_kept_pairs(v, maker, m->name, from, own);
      const int by_maker = read_by_maker(v, maker, m->name),
                shown = field[0] == '_' ? find_child(v, from, field + 1) : NONE, /* as x is of _x */
          of = by_maker != NONE ? by_maker
               : shown != NONE  ? shown
                                : own,
                made = build(v, at, key, m, of);
      v->value[own].is_made = v->value[of].is_made = true;
      v->value[made].has_default |= asks_for(s, maker->body, m->name);
      v->value[made].is_read |= used && v->value[made].kind == VALUE_NUMBER;
      memcpy(v->value[made].alias, field, KEY_MAX);
    }
  }
  if (!whole)
    build_rest(v, at, record, from);
  return true;
}

/* The fields that are declared, behind those that are inherited. */
static void build_fields(struct values *v, int at, unsigned record, int from) {
  const struct program *s = v->program;
  const struct record *of = &s->record[record - 1];
  if (v->depth == DEPTH)
    return;
  v->depth++;
  unsigned base[BASES];
  const unsigned bases = bases_of(s, record, base);
  for (unsigned k = 0; k < bases; k++)
    build_fields(v, at, base[k], from);
  for (unsigned k = 0; k < of->members.count; k++) {
    struct member m = of->members.member[k];
    if (of->is_tuple && m.type.to <= m.type.from) /* a type alone, without a name */
      m.type = (struct span){m.name, m.name + 1};
    const bool embedded =
        s->language == LANGUAGE_GO && m.type.from == m.name; /* its fields are read as own */
    const int under = of->is_tuple ? child_number(v, from, k) : child_token(v, from, m.name);
    if (find_child(v, at, v->value[under].key) < 0) /* else a base has it too */
      build(v, at, v->value[under].key, &m, embedded && v->value[under].first < 0 ? from : under);
  }
  v->depth--;
}

static void build_record(struct values *v, int at, unsigned record, int from) {
  const struct record *of = &v->program->record[record - 1];
  v->value[at].kind = v->program->language == LANGUAGE_JS && of->is_tuple ? VALUE_LIST : VALUE_RECORD;
  v->value[at].record = record;
  if (build_made(v, at, of, from))
    return;
  if (!of->is_object)
    build_fields(v, at, record, from);
  if (v->value[at].first < 0)
    build_reads(v, at, from);
}

/* Of several words, unsigned short, it holds what each of them does. */
static void build_number(struct values *v, int at, struct span type) {
  const struct program *s = v->program;
  const uint32_t word = type.from;
  const struct number_word *number = number_word(s, word);
  struct value *value = &v->value[at];
  const bool wide = s->language == LANGUAGE_PYTHON || (s->language == LANGUAGE_GO && is(s, word, "int"));
  value->number = wide && number->type == TYPE_I32                             ? TYPE_I64
                  : s->language == LANGUAGE_PYTHON && number->type == TYPE_F32 ? TYPE_F64
                  : number->type == TYPES                                      ? v->argument
                                                                               : number->type;
  for (uint32_t k = word; k < type.to; k++) {
    const struct number_word *const more = number_word(s, k);
    if (more != NULL && more->high > 0) {
      value->low = value->high > 0 ? fmax(value->low, more->low) : more->low;
      value->high = value->high > 0 ? fmin(value->high, more->high) : more->high;
    }
  }
}

static bool build_known(struct values *v, int at, size_t name) {
  const struct program *s = v->program;
  const size_t type = is(s, name, "Double") && name >= 2 ? name - 2 : name;
  const struct known_type *const known = known_type(s, type);
  for (const char *member = known != NULL ? known->members : ""; *member != '\0';) {
    char key[KEY_MAX];
    snprintf(key, sizeof key, "%.*s", (int)strcspn(member, " "), member);
    if (s->language == LANGUAGE_CSHARP)
      key[0] = (char)toupper((unsigned char)key[0]);
    const int made = add_value(v, at, key);
    v->value[made].is_read = true;
    v->value[made].number = is_script(s)                                            ? TYPE_F64
                            : s->language == LANGUAGE_C && is(s, type, "Rectangle") ? TYPE_F32
                                                                                    : known->number;
    member += strcspn(member, " ");
    member += strspn(member, " ");
  }
  return known != NULL;
}

static const char COMPARES[] = " < > <= >= == != ";

/* Whether a name is read by its number. */
static bool is_indexed(const struct program *s, const struct function *f, uint32_t name) {
  for (uint32_t k = f->body.from; k < f->body.to; k++)
    if (tokens_alike(s, k, name) && is(s, k + 1, "["))
      return true;
  return false;
}

/* The same of the parameter that has the place of a token in a call: cross(r, s) of the file's own. */
static bool is_indexed_by(const struct program *s, uint32_t open, uint32_t k) {
  unsigned place = 0;
  for (uint32_t t = open + 1; t < k; t = token_behind(s, t))
    place += is(s, t, ",");
  for (size_t n = 0; n < s->functions; n++)
    if (tokens_alike(s, s->function[n].name, open - 1) && place < s->function[n].members.count &&
        is_indexed(s, &s->function[n], s->function[n].members.member[place].name))
      return true;
  return false;
}

static bool
is_reckoned(const struct program *s, const struct function *f, const char *name, bool within, unsigned sums);

/* Whether a part of a sum is used there as a vector is; brackets around the sum alone are put around `part`,
 * and `more` says that there are such. */
static bool is_used_so(const struct program *s,
                       const struct function *f,
                       const char *name,
                       unsigned sums,
                       struct span *part,
                       bool *more) {
  bool compared = token_among(s, part->to, COMPARES) && !s->token[part->to].first;
  *more = false;
  if (is(s, part->from - 1, "@") || is(s, part->to, "@"))
    return true;
  if (!(s->token[part->to].first || token_among(s, part->to, " + - , ) ** ") || /* a summand or an argument */
        token_among(s, part->to, COMPARES)) ||
      !(token_among(s, part->from - 1, " ( , = + - ") || token_among(s, part->from - 1, COMPARES)))
    return false;
  uint32_t opens = part->from - 1; /* what stands before the sum, or before the arguments */
  for (; opens > f->body.from && s->token[opens].match <= opens &&
         !token_among(s, opens, " = return and or if else not ");
       opens = back_from(s, opens))
    compared |= token_among(s, opens, COMPARES);
  const bool called = is(s, opens, "(") && s->token[opens - 1].kind == TOKEN_WORD,
             is_sum = sums > 0 || part->to > part->from + 1 || token_among(s, part->to, " + - ") ||
                      token_among(s, part->from - 1, " + - ");
  const struct span given = {opens + 1, s->token[opens].match};
  const char *const takes = compared ? " all any " : " norm dot cross vdot inner asarray array ";
  if (called)
    return (token_among(s, opens - 1, takes) && !program_has(s, given, " for ")) ||
           (is_sum && !compared && is_indexed_by(s, opens, part->from));
  if (is(s, opens, "=") && s->token[opens - 1].first && is_sum && !compared) {
    const struct name to = token_name(s, opens - 1);
    return strcmp(to.text, name) != 0 &&
           (is_indexed(s, f, opens - 1) || is_reckoned(s, f, to.text, false, sums + 1));
  }
  *more = is(s, opens, "(") && !compared && program_find(s, given, ",") == given.to;
  *part = (struct span){opens, given.to + 1};
  return false;
}

/* As is_vector; `sums`: so many sums were given names on the way to this one, which may lead back to it. */
static bool
is_reckoned(const struct program *s, const struct function *f, const char *name, bool within, unsigned sums) {
  enum { SUMS_MOST = 4 };
  for (uint32_t k = f->body.from; k < f->body.to && sums < SUMS_MOST; k++) {
    struct span part = {k, k + 1};
    bool more = strlen(name) == s->token[k].length && memcmp(s->token[k].at, name, s->token[k].length) == 0 &&
                is(s, k - 1, ".") == within;
    while (within && more && is(s, part.from - 1, "."))
      part.from -= 2;
    while (more)
      if (is_used_so(s, f, name, sums, &part, &more))
        return true;
  }
  return false;
}

bool is_vector(const struct program *s, const struct function *f, const char *name, bool within) {
  return s->language == LANGUAGE_PYTHON && strstr(s->text, "numpy") != NULL &&
         is_reckoned(s, f, name, within, 0);
}

static bool is_indexed_in(const struct values *v, int from) {
  bool indexed = false;
  for (int k = v->value[from].first; k >= 0; k = v->value[k].next)
    indexed |= is_element(&v->value[k]);
  return indexed;
}

/* Whether a value of a type, or what is read of it, is a list. */
static bool list_of(const struct values *v,
                    int at,
                    struct span type,
                    const struct member *as,
                    int from,
                    unsigned record,
                    struct list *list) {
  const struct program *s = v->program;
  const bool is_record = !is_empty(type) && record > 0,
             alone = is_record && type.to == type.from + 1 && is_empty(v->value[at].sizes),
             is_number = !is_empty(type) && number_word(s, type.from) != NULL;
  if (!(as->is_rest && s->language == LANGUAGE_PYTHON) && !alone &&
      is_list(s, type, v->value[at].sizes, list))
    return true;
  *list =
      (struct list){.inner = is_number || is_record || alias_of(s, type) != NULL ? type : (struct span){0, 0},
                    .count = v->value[at].is_vector ? 2 : 0};
  return (is_indexed_in(v, from) && (!is_record || v->value[at].is_pointer)) || as->is_rest ||
         v->value[at].is_vector;
}

/* A value of the type that is written, or else of what is read of it. */
static int build(struct values *v, int parent, const char *key, const struct member *as, int from) {
  const struct program *s = v->program;
  const int at = add_value(v, parent, key);
  struct value *value = &v->value[at];
  struct list list;
  if (v->depth == DEPTH)
    return at;
  if (s->language == LANGUAGE_JS && !is_empty(as->type) && s->token[as->type.from].kind == TOKEN_TEXT) {
    value->kind = VALUE_OTHER; /* type: 'Polygon', and no other */
    value->type = (struct span){as->type.from, as->type.from + 1};
    return at;
  }
  v->depth++;
  memcpy(value->alias, v->value[from].alias, KEY_MAX);
  value->is_read = is_read(v, from);
  value->times = v->value[from].times;
  value->is_set = v->value[from].is_set && !value->is_read;
  value->is_text_key = v->value[from].is_text_key;
  value->has_default = as->has_default || v->value[from].has_default;
  value->sizes = as->sizes;
  value->is_rest = as->is_rest;
  value->type = bare_type(value, s, as->type);
  const bool several = !is_empty(as->sizes) || value->is_pointer;
  const struct alias *const alias = alias_of(s, value->type);
  const bool is_array = alias != NULL && !is_empty(alias->sizes);
  const struct span stands =
      is_array && several ? value->type : bare_type(value, s, alias_target(s, without_space(s, value->type)));
  if (is_array && !several) {
    value->sizes = alias->sizes;
    value->type = stands;
  }
  struct span type = without_space(s, stands);
  const uint32_t other = program_find(s, type, "|");
  if (s->language == LANGUAGE_JS && is(s, other, "|") && is(s, other + 1, "{")) { /* one of several shapes */
    value->kind = VALUE_OTHER;
    v->depth--;
    return at;
  }
  /* Point & { r: number }: all that is read of it. */
  if (s->language == LANGUAGE_JS && program_has(s, type, " & ") && v->value[from].first >= 0)
    type.to = type.from;
  if (s->language == LANGUAGE_RUST && stands.from != value->type.from)
    value->type = stands;
  const bool typed = !is_empty(type), has_keys = v->value[from].first >= 0,
             is_number = typed && number_word(s, type.from) != NULL;
  const unsigned record = !typed                     ? v->value[from].record
                          : is(s, type.from, "Self") ? v->function->within
                                                     : program_type(s, type.from);
  value->is_vector = !typed && record == 0 && (is_indexed_in(v, from) || !has_keys) && key[0] != '\0' &&
                     !isdigit((unsigned char)key[0]) && is_vector(s, v->function, key, parent != NONE);
  const bool listed = list_of(v, at, type, as, from, record, &list);
  if (listed) {
    build_list(v, at, list, from);
  } else if (record > 0) { /* declared, or one whose methods are called */
    const struct number_word *const of =
        typed && is(s, type.from + 1, "<") ? number_word(s, type.from + 2) : NULL;
    const enum number_type around = v->argument;
    v->argument = of != NULL ? of->type : around;
    build_record(v, at, record, from);
    v->argument = around;
  } else if (is_number && !has_keys) {
    build_number(v, at, type);
  } else if (typed && !(has_keys && is_script(s)) && build_known(v, at, type.to - 1)) {
    value->kind = VALUE_RECORD;
    value->is_known = true;
  } else if (has_keys) {
    value->kind = VALUE_RECORD;
    build_reads(v, at, from);
  } else if (typed && !is_number) {
    value->kind = VALUE_OTHER;
  }
  v->depth--;
  return at;
}

/* const ball = { x: 1, y: 2, radius: 5 }: what a parameter of that name has. */
static void read_literal(struct values *v, uint32_t name, int at) {
  const struct program *s = v->program;
  for (size_t n = 0; n < s->records && v->value[at].first >= 0; n++) {
    const struct members *members = &s->record[n].members;
    const uint32_t own = s->record[n].name;
    bool is_one =
        !s->record[n].is_type && tokens_alike(s, own, name); /* and not what a parameter is by default */
    for (size_t f = 0; f < s->functions && is_one; f++)
      is_one = !(s->function[f].params.from <= own && own < s->function[f].params.to);
    for (unsigned k = 0; is_one && k < members->count; k++)
      if (s->token[members->member[k].type.from].match == members->member[k].type.from)
        read_here(v, child_token(v, at, members->member[k].name), 0);
  }
}

/* Whether the first letters of a parameter's name are those of a type: Rectangle, rectangle2. */
static bool begins_as(const char *called, const char *type, size_t letters) {
  return letters > 2 && tolower((unsigned char)type[0]) == called[0] &&
         strncmp(type + 1, called + 1, letters - 1) == 0;
}

bool is_in_record(const struct program *s, const struct record *record, const char *key) {
  const struct function *const maker = maker_of(s, record);
  char among[KEY_MAX + 2];
  snprintf(among, sizeof among, " %s ", key);
  return program_has(s, record->body, among) || (maker != NULL && program_has(s, maker->body, among));
}

/* What the function reads of a parameter, the type being known or not. */
static int read_parameter(struct values *v, const struct member *m, unsigned record) {
  const int from = add_value(v, NONE, "");
  const uint32_t end = m->is_pattern ? v->program->token[m->name].match : m->name;
  name_value(v, v->function, (struct span){m->name, end + 1}, from, record);
  return from;
}

static bool has_place(const struct values *v, int at) {
  return find_child(v, at, "x") >= 0 && find_child(v, at, "y") >= 0;
}

/* Whether members are read of the difference of two words, or its length is: (b - a).x, d = b - a and then
 * d.x, abs(b - a) where a type has one. */
static bool is_read_apart(const struct program *s, const struct function *f, uint32_t first) {
  const bool inner = is(s, first - 1, "(") && is(s, first + 3, ")");
  bool read = inner && is(s, first + 4, ".");
  for (size_t n = 0; inner && is(s, first - 2U, "abs") && n < s->functions; n++)
    read |= is(s, s->function[n].name, "__abs__");
  for (uint32_t k = f->body.from; is(s, first - 1, "=") && k < f->body.to; k++)
    read |= tokens_alike(s, k, first - 2) && is(s, k + 1, ".");
  return read;
}

/* A type of Python that says what a difference is; 0: none. */
static unsigned type_subtracted(const struct program *s) {
  for (size_t n = 0; s->language == LANGUAGE_PYTHON && n < s->functions; n++)
    if (is(s, s->function[n].name, "__sub__") && s->function[n].within > 0)
      return s->function[n].within;
  return 0;
}

/* Elements with an x and a y are of that type where the file takes one from another, ring[1] - ring[0]. */
static void type_elements(struct values *v, int list) {
  const struct program *s = v->program;
  const unsigned record = type_subtracted(s);
  bool apart = false;
  for (uint32_t k = 1; record > 0 && k + 2 < s->tokens; k++)
    apart |= is(s, k - 1, "]") && is(s, k, "-") && is(s, k + 2, "[");
  for (int k = apart ? v->value[list].first : NONE; k >= 0; k = v->value[k].next)
    if (is_element(&v->value[k]) && has_place(v, k))
      v->value[k].record = record;
}

/* b - a of two parameters, one of which has an x and a y, or whose difference has members, or that of one of
 * them and a third: a type of Python that says what that is; 0: none. */
static unsigned type_added(struct values *v, uint32_t name, int at, unsigned depth) {
  const struct program *s = v->program;
  const struct function *f = v->function;
  const unsigned record = type_subtracted(s);
  for (uint32_t k = f->body.from + 2; record > 0 && k + 2 < f->body.to; k++)
    for (unsigned after = 0; after < 2 && tokens_alike(s, k, name); after++)
      for (unsigned m = 0; m < f->members.count && token_among(s, after ? k + 1 : k - 1, " + - "); m++) {
        const uint32_t other = f->members.member[m].name;
        if (tokens_alike(s, other, after ? k + 2 : k - 2) &&
            (has_place(v, at) || is_read_apart(s, f, after ? k : k - 2) ||
             has_place(v, read_parameter(v, &f->members.member[m], 0)) ||
             (depth == 0 && type_added(v, other, at, 1) > 0)))
          return record;
      }
  return 0;
}

/* The type of a parameter that names none, + 1: that of its name, that of the method's own value for another
 * one, or one that has all that is read and computes some of it. */
static unsigned type_read(struct values *v, uint32_t name, int at) {
  const struct program *s = v->program;
  const struct name called = token_name(s, name);
  if (v->value[at].record > 0)
    return v->value[at].record;
  const unsigned added = type_added(v, name, at, 0);
  if (added > 0 || v->value[at].first < 0)
    return added;
  for (unsigned n = 0; n < s->records; n++) {
    const struct name of = token_name(s, s->record[n].name);
    const bool named = begins_as(called.text, of.text, strlen(of.text));
    bool computes = v->has_self && n + 1 == v->function->within &&
                    token_among(s, name, " other o that rhs another them ");
    computes |= strlen(called.text) < strlen(of.text) &&
                begins_as(called.text, of.text, strlen(called.text)); /* a rect of Rectangle */
    bool has_all = s->record[n].is_type;
    for (int k = v->value[at].first; k >= 0; k = v->value[k].next) {
      has_all &= named || is_in_record(s, &s->record[n], v->value[k].key);
      for (size_t g = 0; g < s->functions; g++)
        computes |= s->function[g].within == n + 1 && is(s, s->function[g].name, v->value[k].key);
    }
    if (has_all && (named || computes))
      return n + 1;
  }
  return 0;
}

/* How far a parameter is used there as one that the function gives back by: 0: not so; 1: looked for, set to
 * what it is by default, or given back; 2: written. */
static unsigned use_as_out(const struct program *s, uint32_t k, bool *returned) {
  static const char SETS[] = " set Set setTo copy ", PUSHES[] = " push_back emplace_back clear ";
  uint32_t behind = k + 1;
  while (token_among(s, behind, " . -> "))
    behind += 2;
  const bool alone = behind == k + 1, of_object = s->language > LANGUAGE_CPP;
  if (is(s, behind, "="))
    return !alone || !of_object ? 2 : 1;
  if (behind == k + 3 && token_among(s, k + 2, of_object ? SETS : PUSHES) && is(s, behind, "("))
    return 2;
  if (!alone)
    return 0;
  *returned |= of_object && is(s, k - 1, "return");
  return is(s, k - 1, "return") || (of_object && is(s, k - 1, "=") && tokens_alike(s, k - 2, k)) ||
                 (token_among(s, k - 1, " ( && || ! ") && token_among(s, behind, " ) && || != == === !== "))
             ? 1
             : 0;
}

bool member_is_out(const struct program *s, const struct function *f, const struct member *m) {
  static const char FOUND[] = " intersections intersection contacts contact hits result results out output ";
  uint32_t written = 0; /* the end of the first statement that does */
  const bool of_object = s->language == LANGUAGE_JAVA || s->language == LANGUAGE_JS;
  bool returned = false;
  if (s->language == LANGUAGE_CSHARP)
    return is(s, m->type.from, "out") || is(s, m->type.from - 1U, "out");
  if ((s->language > LANGUAGE_CPP && !of_object) || m->is_pattern ||
      (!of_object && (program_has(s, m->type, " const ") || !program_has(s, m->type, " * & "))))
    return false;
  if (!of_object && program_has(s, m->type, " vector ") && token_has_part(s, m->name, FOUND))
    return true; /* perhaps it is handed on */
  /* An object may be given something and then read; it is no output. */
  for (uint32_t k = f->body.from; k < f->body.to && (written == 0 || k < written || of_object); k++) {
    if (!tokens_alike(s, k, m->name) || token_among(s, k - 1, " . -> "))
      continue;
    const unsigned use = use_as_out(s, k, &returned);
    if (use == 0)
      return false;
    if (use == 2 && written == 0) /* n->x = n->y = 0 */
      written = program_find(s, (struct span){k, f->body.to}, ";");
  }
  return written > 0;
}

bool number_stands(const struct program *s, uint32_t k, double number) {
  const uint32_t minus = token_is(s, k, "-") ? 1 : 0;
  return s->token[k + minus].kind == TOKEN_NUMBER &&
         strtod(s->token[k + minus].at, NULL) * (minus ? -1 : 1) == number &&
         (token_among(s, k + minus + 1, " ; if } : , ") || s->token[k + minus + 1].first);
}

bool member_is_none(const struct program *s, const struct function *f, const struct member *m) {
  bool none = false;
  for (uint32_t k = f->body.from; k + 2 < f->body.to; k++)
    none |= tokens_alike(s, k, m->name) && token_is(s, k + 1, "=") && number_stands(s, k + 2, -1);
  return none;
}

/* A list that is only given numbers: out[0] = … */
static bool is_written(const struct program *s, const struct function *f, const struct member *m) {
  bool any = false;
  for (uint32_t k = f->body.from; k < f->body.to; k++) {
    if (!tokens_alike(s, k, m->name) || token_among(s, k - 1, " . -> "))
      continue;
    const bool at = is(s, k + 1, "[") && is(s, s->token[k + 1].match + 1, "=");
    if (!at && !is(s, k - 1, "return"))
      return false;
    any |= at;
  }
  return any;
}

/* The type that a function takes a parameter for, whatever it is declared as; empty: it is that. */
static struct span cast_of(const struct program *s, const struct function *f, uint32_t name) {
  for (uint32_t k = f->body.from; k < f->body.to; k++) {
    unsigned record = 0;
    const uint32_t open = tokens_alike(s, k, name) ? cast_begin(s, k, &record) : k;
    if (open < k)
      return (struct span){open + 1, open + 2};
  }
  return (struct span){0, 0};
}

void values_of(struct values *v, const struct program *s, const struct function *f) {
  /* Go has methods of lists too. */
  const bool of_list = f->is_method && f->within == 0 && s->language == LANGUAGE_GO;
  *v = (struct values){.program = s,
                       .function = f,
                       .argument = TYPES,
                       .handed = NONE,
                       .has_self = f->is_method && (f->within > 0 || of_list)};
  if (of_list) {
    const int from = read_parameter(v, &f->self, 0);
    add_root(v, build(v, NONE, token_name(s, f->self.name).text, &f->self, from));
  } else if (v->has_self) {
    const int from = add_value(v, NONE, "");
    collect(v, f, f->self.name, from, f->within);
    const int at = add_value(v, NONE, token_name(s, s->record[f->within - 1].name).text);
    add_root(v, at);
    v->value[at].type = f->self.type;
    v->value[at].is_pointer = true;
    v->value[at].kind = VALUE_RECORD;
    v->value[at].record = f->within;
    if (v->value[from].first >= 0)
      build_record(v, at, f->within, from);
  }
  for (unsigned k = 0; k < f->members.count; k++) {
    struct member as = f->members.member[k];
    const struct span cast = cast_of(s, f, as.name);
    if (!is_empty(cast))
      as.type = cast;
    const struct member *const m = &as;
    const bool typed = !is_empty(m->type);
    const struct span last = {m->type.to - typed, m->type.to}; /* pygame.Rect */
    const unsigned type = program_type_in(s, m->type);
    int from = read_parameter(v, m, type > 0 ? type : program_type_in(s, alias_target(s, last)));
    if (!m->is_pattern)
      read_literal(v, m->name, from);
    const unsigned inferred = typed ? 0 : type_read(v, m->name, from);
    if (inferred > 0) {
      from = read_parameter(v, m, inferred);
      v->value[from].record = inferred;
    } else if (!typed) {
      type_elements(v, from);
    }
    v->value[from].is_read = v->value[from].first < 0; /* where nothing is read of it, all counts */
    const int at = build(v, NONE, m->is_pattern ? "" : token_name(s, m->name).text, m, from);
    add_root(v, at);
    v->value[at].is_out = member_is_out(s, f, m);
    v->value[at].is_written = !m->is_pattern && is_written(s, f, m);
  }
}

/* The other of a pair: height beside width. */
static bool partner_of(const char *key, char partner[KEY_MAX]) {
  static const char *const BOTH[][2] = {
#define PARTNERS(one, other) {one, other},
#include "taken_words.def"
  };
  for (size_t k = 0; k < 2 * sizeof BOTH / sizeof BOTH[0]; k++) {
    const char *const one = BOTH[k / 2][k % 2], *const other = BOTH[k / 2][1 - k % 2];
    const size_t length = strlen(key), of = strlen(one);
    if (length >= of && strcmp(key + length - of, one) == 0 && (of > 1 || length < 3)) {
      snprintf(partner, KEY_MAX, "%.*s%s", (int)(length - of), key, other);
      return true;
    }
  }
  return false;
}

static void add_like(struct values *v, int at, int like, const char *key) {
  const int added = add_value(v, at, key);
  v->value[added].is_read = true;
  v->value[added].is_text_key = v->value[like].is_text_key;
  v->value[added].is_call = v->value[like].is_call;
}

/* What one of two alike reads, the other has. */
static void complete_like(struct values *v, int at, int other) {
  for (int k = v->value[other].first; k >= 0; k = v->value[k].next) {
    const int same = find_child(v, at, v->value[k].key);
    if (same < 0 && v->value[k].first < 0)
      add_like(v, at, k, v->value[k].key);
    else if (same >= 0 && v->value[k].kind == VALUE_RECORD && v->value[same].kind == VALUE_RECORD)
      complete_like(v, same, k);
  }
}

static void complete_pairs(struct values *v, int at) {
  char partner[KEY_MAX];
  for (int k = v->value[at].first; k >= 0; k = v->value[k].next) {
    if (v->value[k].kind == VALUE_RECORD && v->value[k].record == 0)
      complete_pairs(v, k);
    else if (v->value[k].kind == VALUE_NUMBER && partner_of(v->value[k].key, partner) &&
             find_child(v, at, partner) < 0)
      add_like(v, at, k, partner);
  }
}

static bool is_plain(const struct values *v, int at) {
  return v->value[at].kind == VALUE_RECORD && v->value[at].record == 0;
}

/* Names that differ in one place: a, b; rect1, rect2; circleA, circleB. */
static bool are_alike(const char *a, const char *b) {
  size_t differ = 0;
  if (strlen(a) != strlen(b))
    return false;
  for (size_t k = 0; a[k] != '\0'; k++)
    differ += a[k] != b[k];
  return differ <= 1;
}

void values_complete(struct values *v, bool pairs) {
  for (unsigned a = 0; a < v->roots; a++)
    for (unsigned b = 0; b < v->roots; b++)
      if (a != b && is_plain(v, v->root[a]) && is_plain(v, v->root[b]) &&
          are_alike(v->value[v->root[a]].key, v->value[v->root[b]].key) &&
          (pairs || strlen(v->value[v->root[a]].key) > 1))
        complete_like(v, v->root[a], v->root[b]);
  for (unsigned a = 0; pairs && a < v->roots; a++)
    if (is_plain(v, v->root[a]))
      complete_pairs(v, v->root[a]);
}

static bool is_in_form(const struct values *v, int at) {
  bool in = v->value[at].column >= 0 || v->value[at].is_ring || v->value[at].rings != RINGS_NONE;
  for (int k = v->value[at].first; k >= 0 && !in; k = v->value[k].next)
    in = is_in_form(v, k);
  return in;
}

/* The first number that a parameter is given where it is missing, n = 1, n = n || 1, n === undefined ? 1 : n;
 * 0: none. */
static double usual_number(const struct program *s, const struct function *f, uint32_t name) {
  for (uint32_t k = f->params.from; k < f->body.to; k++) {
    uint32_t t = k;
    bool given = false;
    while (tokens_alike(s, k, name) && t < f->body.to && !token_among(s, t, " ; , ) { ") &&
           !(given && s->token[t].kind == TOKEN_NUMBER))
      given |= token_among(s, t++, " = ?\?= ||= ");
    if (given && s->token[t].kind == TOKEN_NUMBER)
      return strtod(s->token[t].at, NULL);
  }
  return 0;
}

/* How near is near enough, where that is usually more than rounding needs: 0 asks for what is right. What may
 * be missing before it would have to be given too. */
static bool is_slack(const struct values *v, int at) {
  static const char SLACKS[] = " tolerance tol thickness buffer threshold eps epsilon slop leeway ";
  static const double SEEN = 0.01;
  const struct function *const f = v->function;
  for (unsigned k = v->has_self; k < v->roots; k++)
    if (v->root[k] == at)
      return v->value[at].kind == VALUE_NUMBER && has_part(v->value[at].key, SLACKS) &&
             (k == v->has_self || !value_may_miss(v, v->root[k - 1])) &&
             usual_number(v->program, f, f->members.member[k - v->has_self].name) >= SEEN;
  return false;
}

bool value_may_miss(const struct values *v, int at) {
  return v->value[at].has_default && !is_in_form(v, at) && !is_slack(v, at);
}

bool value_is_left_out(const struct values *v, int at) {
  const bool script = v->program->language == LANGUAGE_JS;
  const int up = v->value[at].parent;
  bool out = value_may_miss(v, at);
  for (unsigned k = v->roots; k-- > 0 && up < 0 && v->root[k] != at && !script;)
    out &= value_may_miss(v, v->root[k]);
  const unsigned record = up >= 0 ? v->value[up].record : 0;
  const bool ordered = record > 0 && (v->program->record[record - 1].constructor > 0 ||
                                      v->program->language == LANGUAGE_PYTHON);
  for (int k = v->value[at].next; k >= 0 && ordered && !script && !v->value[k].is_filled;
       k = v->value[k].next)
    out &= value_may_miss(v, k);
  return out || (up >= 0 && value_is_left_out(v, up));
}

struct path value_path(const struct values *v, int at) {
  const struct value *value = &v->value[at];
  struct path path = {""};
  if (value->parent < 0) {
    text_add(path.text, PATH_MAX_KEYS, "%s", value->key);
    return path;
  }
  path = value_path(v, value->parent);
  const char *const dot = path.text[0] != '\0' && value->key[0] != '\0' ? "." : "";
  if (path.text[0] == '\0' && value->alias[0] != '\0') /* of a parameter that is taken apart */
    text_add(path.text, PATH_MAX_KEYS, "%s", value->alias);
  else if (v->value[value->parent].kind == VALUE_LIST)
    text_add(path.text, PATH_MAX_KEYS, "[%s]", value->key);
  else
    text_add(path.text, PATH_MAX_KEYS, "%s%s%s", dot, value->key, value->is_call ? "()" : "");
  return path;
}
