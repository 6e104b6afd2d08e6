/* Functions and types, by the words and brackets around them. */
#include "program.h"

#include "grow.h"

#include <string.h>

static bool is(const struct program *s, size_t k, const char *text) { return token_is(s, k, text); }
static bool among(const struct program *s, size_t k, const char *words) { return token_among(s, k, words); }
static bool is_word(const struct program *s, size_t k) { return s->token[k].kind == TOKEN_WORD; }
static uint32_t match(const struct program *s, size_t k) { return s->token[k].match; }
static bool is_c_like(enum language language) {
  return language <= LANGUAGE_CPP || language == LANGUAGE_JAVA || language == LANGUAGE_CSHARP;
}

uint32_t program_angles(const struct program *s, uint32_t k) {
  if (!is(s, k, "<"))
    return k;
  unsigned depth = 0;
  for (uint32_t at = k; s->token[at].kind != TOKEN_END && !among(s, at, " ; { } "); at++) {
    depth += is(s, at, "<");
    if (is(s, at, ">") && --depth == 0)
      return at + 1;
    if (is(s, at + 1, "{") && s->language == LANGUAGE_JS && among(s, at, " extends , | & : = < "))
      at = match(s, at + 1); /* <T extends { x: number }> */
  }
  return k;
}

/* Where `< … >` begins that stands before there; if none does, there. */
static uint32_t before_angles(const struct program *s, uint32_t k) {
  unsigned depth = 0;
  if (k == 0 || !is(s, k - 1, ">"))
    return k;
  for (uint32_t at = k; at > 0 && !among(s, at - 1, " ; { } = "); at--) {
    depth += is(s, at - 1, ">");
    if (is(s, at - 1, "<") && --depth == 0)
      return at - 1;
  }
  return k;
}

/* <A extends Box>(a: A): what a parameter of the type is at least. */
static void read_bounds(const struct program *s, const struct span params, struct members *members) {
  const uint32_t end = params.from > 0 ? params.from - 1 : 0, from = before_angles(s, end);
  for (unsigned m = 0; m < members->count; m++) {
    struct span *const type = &members->member[m].type;
    for (uint32_t k = from; k + 3 < end && type->to == type->from + 1; k++)
      if (tokens_alike(s, k, type->from) && is(s, k + 1, "extends"))
        *type = (struct span){k + 2, k + 3};
  }
}

/* A block of Python: up to the next line that is not indented deeper than the line it belongs to. */
static struct span block_of(const struct program *s, uint32_t begin, uint32_t from) {
  const uint32_t most = (uint32_t)s->tokens - 1, line = line_begin(s, begin);
  uint32_t k = from < most ? from : most;
  while (s->token[k].kind != TOKEN_END && !(s->token[k].first && s->token[k].column <= s->token[line].column))
    k = token_behind(s, k);
  return (struct span){from, k};
}

/* An expression that is a body: up to what ends it, or a line that goes on with nothing. */
static struct span expression_of(const struct program *s, uint32_t from) {
  uint32_t k = from;
  while (s->token[k].kind != TOKEN_END && !among(s, k, " ; , ) ] } ") &&
         !(k > from && s->token[k].first && s->token[k].kind == TOKEN_WORD &&
           (s->token[k - 1].kind != TOKEN_SIGN || among(s, k - 1, " ) ] } "))))
    k = token_behind(s, k);
  return (struct span){from, k};
}

unsigned program_around(const struct program *program, uint32_t k) {
  unsigned found = 0;
  for (size_t n = 0; n < program->records; n++) {
    const struct span body = program->record[n].body;
    if (body.from <= k && k < body.to && (found == 0 || body.from > program->record[found - 1].body.from))
      found = (unsigned)n + 1;
  }
  return found;
}

unsigned program_type(const struct program *program, size_t name) {
  const struct token *t = &program->token[name];
  const unsigned quotes = t->kind == TOKEN_TEXT && t->length > 2; /* Python's "Rect" */
  for (size_t n = 0; n < program->records; n++) {
    const struct token *of = &program->token[program->record[n].name];
    if (program->record[n].is_type && of->length + 2 * quotes == t->length &&
        memcmp(of->at, t->at + quotes, of->length) == 0 && (*of->at != '{' || of == t))
      return (unsigned)n + 1;
  }
  return 0;
}

unsigned program_type_in(const struct program *program, struct span span) {
  unsigned record = 0;
  for (uint32_t t = span.from; t < span.to && record == 0; t++)
    record = program_type(program, t);
  return record;
}

static struct record *add_record(struct program *s, uint32_t name, struct span body, bool is_type) {
  struct record *grown = grow(s->record, s->records, &s->record_room, sizeof *grown);
  s->full |= grown == NULL;
  if (grown == NULL)
    return NULL;
  s->record = grown;
  struct record *record = &s->record[s->records];
  *record =
      (struct record){.name = name, .body = body, .within = program_around(s, name), .is_type = is_type};
  s->records++;
  return record;
}

static void find_alias(struct program *s, uint32_t k) {
  const bool assigned = s->language == LANGUAGE_PYTHON && s->token[k].first && is(s, k + 1, "="),
             named = among(s, k, " using type "), ends = is(s, k, ";") && k > 2;
  struct alias alias = {.name = assigned ? k : k + 1, .sizes = {k, k}};
  uint32_t from = k + 2 + (!assigned && is(s, k + 2, "=")), to = k;
  if (ends) {
    while (is(s, alias.sizes.from - 1, "]"))
      alias.sizes.from = match(s, alias.sizes.from - 1);
    from = to = alias.name = alias.sizes.from - 1;
    while (k - from < 16 && !among(s, from - 1, " typedef ; } "))
      from--;
    if (!is(s, from - 1, "typedef"))
      return;
  } else if (assigned || named) {
    for (to = from; !is(s, to, ";") && s->token[to].kind != TOKEN_END && !(s->token[to].first && to > from);)
      to = token_behind(s, to);
  }
  if (to <= from || among(s, from, " struct interface class func enum union "))
    return;
  alias.type = (struct span){from, to};
  struct alias *grown = grow(s->alias, s->aliases, &s->alias_room, sizeof *grown);
  s->full |= grown == NULL;
  if (grown == NULL)
    return;
  s->alias = grown;
  s->alias[s->aliases++] = alias;
}

static void add_member(struct members *members, struct member member) {
  if (members->count < MEMBERS_MAX)
    members->member[members->count++] = member;
}

/* Behind what stands before a declaration: public, @Named("x"), #[serde], [SerializeField], pub(crate). */
static uint32_t skip_notes(const struct program *s, struct span span) {
  static const char NOTES[] =
      " mut public private protected internal readonly final const volatile mutable required "
      "init this ref in params pub var val * ** : ";
  const enum language language = s->language;
  /* A name that is spelled like one of them stands before one of these, or last. */
  const char *const ends = is_c_like(language) ? " [ = " : " [ = : ";
  uint32_t k = span.from;
  while (k < span.to && !(is_word(s, k) && (k + 1 == span.to || among(s, k + 1, ends))) &&
         (among(s, k, NOTES) || among(s, k, " @ # ") || (is(s, k, "[") && is_c_like(language)))) {
    const bool given = among(s, k, " @ pub "), listed = among(s, k, " # [ ");
    k += is(s, k, "[") ? 0 : is(s, k, "@") ? 2 : 1;
    if ((given && is(s, k, "(")) || (listed && is(s, k, "[")))
      k = match(s, k) + 1;
  }
  return k < span.to ? k : span.to;
}

/* One of a list: "const Rect &a = {}", "a: Rect", "a Rect", "{x, y}", "double r[4]". */
static struct member read_member(const struct program *s, struct span span) {
  const enum language language = s->language;
  const uint32_t equals = program_find(s, span, "="), brace = program_find(s, span, "{");
  struct member member = {.has_default = equals < span.to};
  span.to = equals;
  if (language == LANGUAGE_CPP && brace > span.from && brace < span.to && is_word(s, brace - 1) &&
      !among(s, brace - 1, " struct union class "))
    span.to = brace; /* x{0} */
  member.is_rest = (language == LANGUAGE_JS && is(s, span.from, "...")) ||
                   (language == LANGUAGE_PYTHON && is(s, span.from, "*") && !is(s, span.from + 1, "*"));
  member.has_default |= member.is_rest;
  span.from = skip_notes(s, span);
  span.from += is(s, span.from, "...");
  const uint32_t colon = program_find(s, span, ":");
  member.name = span.from;
  member.has_default |= language == LANGUAGE_JS && is(s, span.from + 1, "?") && span.from + 1 < span.to;
  if (is_c_like(language)) {
    uint32_t end = span.to;
    while (end > span.from + 1 && is(s, end - 1, "]") &&
           (is_word(s, match(s, end - 1) - 1U) || is(s, match(s, end - 1) - 1U, "]")))
      end = match(s, end - 1);
    member.sizes = (struct span){end, span.to};
    member.name = end > span.from ? end - 1 : span.from;
    member.type = (struct span){span.from, member.name};
  } else if (language == LANGUAGE_GO) {
    member.type = (struct span){span.from + 1, span.to};
  } else if (colon < span.to) {
    member.type = (struct span){colon + 1, span.to};
  } else if (language == LANGUAGE_JS && member.has_default &&
             is(s, equals + 1, "new")) { /* what it is set to tells */
    member.type = (struct span){equals + 2, equals + 3};
  }
  member.is_pattern = among(s, member.name, language == LANGUAGE_RUST ? " ( [ " : " { [ ");
  return member;
}

uint32_t program_part(const struct program *s, struct span span, const char *ends, bool lines) {
  uint32_t k = span.from;
  for (unsigned angles = 0; k < span.to; k = token_behind(s, k)) {
    if (angles == 0 && (among(s, k, ends) || (lines && k > span.from && s->token[k].first)))
      break;
    angles += is(s, k, "<");
    angles -= is(s, k, ">") && angles > 0;
  }
  return k < span.to ? k : span.to;
}

static void read_list(const struct program *s, struct span span, struct members *members) {
  bool by_name = false; /* of Python, behind a * alone */
  for (uint32_t k = span.from, end; k < span.to; k = end + 1) {
    end = program_part(s, (struct span){k, span.to}, " , ", false);
    struct member member = read_member(s, (struct span){k, end});
    member.by_name = by_name;
    by_name |= is(s, k, "*") && end == k + 1;
    if (end > k && !is(s, k, "/") && !is(s, end - 1, "*") && !is(s, member.name, "this"))
      add_member(members, member);
  }
  /* "x, y float64": the type stands behind the last. */
  for (unsigned k = members->count; k-- > 1 && s->language == LANGUAGE_GO;)
    if (members->member[k - 1].type.from >= members->member[k - 1].type.to)
      members->member[k - 1].type = members->member[k].type;
}

/* "float x, y = 0;" of a struct or class; what has brackets of a function is none. */
static void read_declaration(const struct program *s, struct span span, struct members *members) {
  static const char NO_FIELDS[] =
      " using typedef friend static enum template return namespace import abstract operator event ~ ";
  span.from = skip_notes(s, span);
  if (span.from + 2 > span.to || among(s, span.from, NO_FIELDS) || program_has(s, span, " operator ") ||
      program_find(s, span, "(") < program_find(s, span, "="))
    return;
  const uint32_t property = program_find(s, span, "{"), arrow = program_find(s, span, "=>");
  if (s->language == LANGUAGE_JAVA && property < program_find(s, span, "=")) /* Circle { … } */
    return;
  if (s->language == LANGUAGE_CSHARP && (arrow < span.to || property < span.to)) {
    if (arrow < property || !is(s, property + 2, ";")) /* computed */
      return;
    span.to = property;
  }
  struct span type = {0, 0}; /* of them all */
  for (uint32_t k = span.from, end; k < span.to && (k == span.from || type.from < type.to); k = end + 1) {
    end = program_part(s, (struct span){k, span.to}, " , ", false);
    struct member member = read_member(s, (struct span){k, end});
    type = k == span.from ? member.type : type;
    member.type = type;
    if (type.from < type.to)
      add_member(members, member);
  }
}

/* Those that stand between brackets. Of a union the first says what it holds; a struct in it without a name
 * has its members itself. */
static void read_fields_in(const struct program *s, struct record *record, struct span body, bool is_union) {
  const enum language language = s->language;
  const bool lines = language == LANGUAGE_GO || language == LANGUAGE_PYTHON || language == LANGUAGE_JS;
  for (uint32_t k = body.from, end; k < body.to && !(is_union && k > body.from); k = end) {
    end =
        program_part(s, (struct span){k, body.to}, lines && language != LANGUAGE_GO ? " ; , " : " ; ", lines);
    struct span part = {k, end};
    /* A body ends what it belongs to. */
    const uint32_t brace = program_find(s, part, "{");
    const bool names_it = brace < end && match(s, brace) + 1 < end && language <= LANGUAGE_CPP &&
                          program_find(s, part, "(") > brace && program_find(s, part, "=") > brace;
    if (brace < end && !lines && !names_it && program_find(s, part, "=") > brace)
      part.to = end = match(s, brace) + 1;
    const bool is_field = is_word(s, k) && k + 1 < end &&
                          (among(s, k + 1, " : ? ") || (language == LANGUAGE_JS && is(s, k + 1, "=") &&
                                                        program_find(s, part, "=>") >= end)),
               is_nameless = language <= LANGUAGE_CPP && among(s, k, " struct union ") && is(s, k + 1, "{") &&
                             match(s, k + 1) + 1 == end;
    if (is_nameless) {
      read_fields_in(s, record, (struct span){k + 2, match(s, k + 1)}, is(s, k, "union"));
    } else if (is_c_like(language)) {
      read_declaration(s, part, &record->members);
    } else if (language == LANGUAGE_GO && end > k + 1) {
      read_list(s, part, &record->members);
    } else if (language == LANGUAGE_GO && is_word(s, k)) { /* a type without a name is called so itself */
      add_member(&record->members, (struct member){.name = k, .type = {k, end}});
    } else if (lines && (is_field || (language == LANGUAGE_JS && among(s, k, " readonly public private ")))) {
      add_member(&record->members, read_member(s, part));
    }
    end += end < body.to && among(s, end, " ; , ");
  }
}

/* class, struct, record, interface, namespace, mod, impl, type … struct; and in brackets behind it. */
static void find_record(struct program *s, uint32_t k) {
  const enum language language = s->language;
  if (!among(s, k, LANGUAGE_MARKS[language].records) || (k > 0 && among(s, k - 1, " enum . < , ")))
    return;
  const bool is_space = among(s, k, " namespace mod enum "), is_impl = is(s, k, "impl");
  uint32_t name = k + 1;
  if (language == LANGUAGE_CSHARP && among(s, name, " struct class ") && is(s, k, "record"))
    name++;
  if (is_impl)
    name = program_angles(s, name);
  if (language == LANGUAGE_CPP && is_word(s, name + 1) &&
      among(s, name + 2, " { : final ")) /* MY_API Box { */
    name++;
  if (language == LANGUAGE_GO && k >= 2 && is(s, k - 2, "type"))
    name = k - 1;
  uint32_t at = program_angles(s, language == LANGUAGE_GO ? k + 1 : name + is_word(s, name));
  struct span given = {0, 0};
  if (is(s, at, "(") && language != LANGUAGE_PYTHON) {
    given = (struct span){at + 1, match(s, at)};
    at = match(s, at) + 1;
  }
  uint32_t open = at;
  while (s->token[open].kind != TOKEN_END &&
         !among(s, open, language == LANGUAGE_PYTHON ? " : " : " { ; ( ) = > ")) {
    if (is(s, open, "for") && is_impl)
      name = open + 1;
    open = program_angles(s, open) > open ? program_angles(s, open) : token_behind(s, open);
  }
  struct span body = {open, open};
  if (language == LANGUAGE_PYTHON)
    body = block_of(s, k, open + 1);
  else if (is(s, open, "{"))
    body = (struct span){open + 1, match(s, open)};
  else if (given.to == 0)
    return;
  /* typedef struct { … } Name; */
  if (language <= LANGUAGE_CPP && k > 0 && is(s, k - 1, "typedef") && is_word(s, body.to + 1))
    name = body.to + 1;
  struct record *record = is_space && !is_word(s, name) /* of C++, without a name: as if it stood around it */
                              ? NULL
                              : add_record(s, name, body, !is_space && !is_impl && !is(s, k, "trait"));
  if (record != NULL) {
    record->given = given;
    record->is_tuple = language == LANGUAGE_RUST && given.to > 0;
  }
}

/* (function () { … })() and (function () { … }()): what it is assigned to is what it returns. */
static bool is_called_at_once(const struct program *s, uint32_t close) {
  return is(s, close, "}") && (is(s, close + 1, "(") || (is(s, close + 1, ")") && is(s, close + 2, "(")));
}

/* NAME = { … }, NAME: { … }, export default { … }, NAME = (function () { … })(), type NAME = { … } or [ … ],
 * NAME = namedtuple(…). */
static void find_object(struct program *s, uint32_t k) {
  const enum language language = s->language;
  const bool is_type = k >= 2 && is(s, k - 2, "type") && language == LANGUAGE_JS;
  uint32_t open = k + 1;
  if (language == LANGUAGE_JS && is(s, k, "default") && is(s, open, "{"))
    add_record(s, k, (struct span){open + 1, match(s, open)}, false);
  if (k == 0 || !is_word(s, k - 1) || !among(s, k, language == LANGUAGE_JS ? " = : " : " = "))
    return;
  if (language == LANGUAGE_PYTHON) {
    while (is_word(s, open) && is(s, open + 1, "."))
      open += 2;
    if (among(s, open, " namedtuple NamedTuple ") && is(s, open + 1, "("))
      add_record(s, k - 1, (struct span){open + 2, match(s, open + 1)}, true);
    return;
  }
  if (is(s, open, "(") && !is_type)
    open = program_find(s, (struct span){open + 1, match(s, open)}, "{");
  const struct span body = {open + 1, match(s, open)};
  if (is(s, open, "{") && (open == k + 1 || is_called_at_once(s, body.to))) {
    add_record(s, k - 1, body, is_type);
  } else if (is_type && is(s, open, "[")) {
    struct record *tuple = add_record(s, k - 1, (struct span){open + 1, open + 1}, true);
    if (tuple != NULL) {
      tuple->is_tuple = true;
      tuple->given = body;
    }
  }
}

/* Whether it is called on a value; and of Python and Rust the first parameter is that. */
static void read_self(struct program *s, struct function *f, struct record *record) {
  const enum language language = s->language;
  const bool listed = language == LANGUAGE_PYTHON || language == LANGUAGE_RUST;
  struct member *const first = f->members.member;
  if (f->is_method) /* of Go */
    return;
  const uint32_t ahead = is_script(s) && f->name > 1 ? f->name - 2 : f->begin; /* static, @staticmethod */
  f->is_method = (listed ? f->members.count > 0 : record->is_type) &&
                 !program_has(s, (struct span){ahead, f->name}, " static staticmethod classmethod ");
  if (!listed || f->members.count == 0)
    return;
  for (uint32_t k = first->name; language == LANGUAGE_RUST && among(s, k, " & mut "); k++)
    first->name = k + 1;
  f->is_method &= language == LANGUAGE_PYTHON || is(s, first->name, "self");
  if (f->is_method || is(s, f->name - 2U, "classmethod")) {
    f->self = *first;
    memmove(first, first + 1, --f->members.count * sizeof *first);
  }
}

/* The body, and what is given back, of a function behind whose parameters `after` stands; an empty span: it
 * has none. */
static struct span read_body(const struct program *s, struct function *f, uint32_t after) {
  const enum language language = s->language;
  const char *const ends = language == LANGUAGE_PYTHON ? " : "
                           : language == LANGUAGE_RUST ? " { ; ) } " /* where T: Add<Output = T> */
                                                       : " { ; ) } = => ";
  uint32_t k = after;
  while (s->token[k].kind != TOKEN_END && (!among(s, k, ends) || (language == LANGUAGE_JS && is(s, k, "{") &&
                                                                  among(s, k - 1, " : | & ")))) /* a type */
    k = token_behind(s, k);
  while (language == LANGUAGE_CPP && is(s, k, "{") && is_word(s, k - 1) && among(s, match(s, k) + 1, " , { "))
    for (k = match(s, k) + 1; is(s, k, ","); k = is(s, k + 2, "(") ? match(s, k + 2) + 1 : k + 2)
      ; /* x{a}, y(b), z{c} { */
  if (f->result.to == 0 || is(s, after, "->"))
    f->result = (struct span){after + among(s, after, " -> : "), k};
  if (language == LANGUAGE_RUST)
    f->result.to = program_find(s, f->result, "where");
  const bool arrow = is(s, k, "=>"), lambda = is(s, f->begin, "lambda");
  if (is(s, k + arrow, "{"))
    return (struct span){k + arrow + 1, match(s, k + arrow)};
  if (arrow || lambda)
    return expression_of(s, k + 1);
  return language == LANGUAGE_PYTHON ? block_of(s, f->begin, k + 1) : (struct span){0, 0};
}

static bool holds(struct span span, uint32_t k) { return span.from <= k && k < span.to; }

/* What stands in an object that a function gives back is a method of that. */
static bool stands_in_another(const struct program *s, const struct function *f) {
  bool inner = false;
  for (size_t n = 0; n < s->functions && !inner; n++) {
    const struct span body = s->function[n].body;
    inner = holds(body, f->begin);
    for (size_t r = 0; r < s->records && inner; r++)
      inner = !(s->record[r].is_called && holds(body, s->record[r].body.from) &&
                holds(s->record[r].body, f->begin));
  }
  return inner;
}

/* How many of its parameters a constructor keeps as they are: this.x = x; x(x), x{x}. */
static unsigned kept_by(const struct program *s, const struct function *maker) {
  unsigned kept = 0;
  for (uint32_t k = maker->params.to + 1; k < maker->body.to; k++)
    for (unsigned n = 0; n < maker->members.count; n++)
      kept += tokens_alike(s, k, maker->members.member[n].name) &&
              (among(s, k - 1, " = ") ? is(s, k + 1, ";") || s->token[k + 1].first
                                      : k < maker->body.from && match(s, k - 1) == k + 1);
  return kept;
}

/* Whether a constructor of JavaScript is given a value for its members alone, options.radius: its values are
 * made without it. */
static bool takes_members(const struct program *s, const struct function *maker) {
  bool takes = false;
  for (unsigned n = 0; n < maker->members.count && s->language == LANGUAGE_JS; n++) {
    const struct member *const m = &maker->members.member[n];
    bool read = false, kept = m->is_pattern || m->type.to > m->type.from;
    for (uint32_t k = maker->body.from; k < maker->body.to; k++) {
      const bool own = tokens_alike(s, k, m->name) && !is(s, k - 1, ".");
      read |= own && is(s, k + 1, ".") && !is(s, k + 3, "(") && !is(s, k + 2, "length");
      kept |= own && among(s, k - 1, " = , ") && (among(s, k + 1, " ; ) ") || s->token[k + 1].first);
    }
    takes |= read && !kept;
  }
  return takes;
}

/* Of several constructors the one that keeps most of what it takes is asked, and of such the one that takes
 * most. */
static void read_maker(struct program *s, const struct function *f, struct record *record) {
  const struct function *const before = maker_of(s, record);
  const unsigned keeps = kept_by(s, f), kept = before != NULL ? kept_by(s, before) : 0;
  const bool makes = among(s, f->name, " constructor __init__ ") ||
                     (is_c_like(s->language) && tokens_alike(s, f->name, record->name));
  if (makes && !takes_members(s, f) &&
      (keeps != kept ? keeps > kept : f->members.count > (before != NULL ? before->members.count : 0)))
    record->constructor = (unsigned)s->functions;
}

/* Of TypeScript, whether the head of a function without its body is one of those that tell how another one is
 * called. */
static bool is_head_of(const struct program *s, const struct function *head, const struct function *f) {
  return head->name > 0 && tokens_alike(s, head->name, f->name) &&
         program_around(s, head->name) == program_around(s, f->name);
}

/* Adds a function, behind whose parameters `after` stands, if it has a body; of several heads the one that
 * takes most is asked. */
static void add_function(struct program *s, struct function f, uint32_t after) {
  f.body = read_body(s, &f, after);
  f.is_inner = stands_in_another(s, &f);
  if (f.body.to == 0 && s->language == LANGUAGE_JS && is(s, after, ":") && !f.is_inner) {
    read_list(s, f.params, &f.members);
    if (!is_head_of(s, &s->head, &f) || f.members.count > s->head.members.count)
      s->head = f;
  }
  if (f.body.to == 0 || (f.is_value && is_called_at_once(s, f.body.to)))
    return;
  if (is_head_of(s, &s->head, &f) && !f.is_inner) {
    f.params = s->head.params;
    f.result = s->head.result;
  }
  if (f.is_inner && (is_c_like(s->language) || f.begin == f.name)) /* a call, sooner */
    return;
  struct function *grown = grow(s->function, s->functions, &s->function_room, sizeof *grown);
  s->full |= grown == NULL;
  if (grown == NULL)
    return;
  s->function = grown;
  if (f.is_inner || f.within == 0)
    f.within = f.is_inner ? 0 : program_around(s, f.begin);
  if (f.within > 0 && s->language == LANGUAGE_RUST && program_type(s, s->record[f.within - 1].name) > 0)
    f.within = program_type(s, s->record[f.within - 1].name); /* impl */
  read_list(s, f.params, &f.members);
  read_bounds(s, f.params, &f.members);
  struct record *const record = f.within > 0 ? &s->record[f.within - 1] : NULL;
  if (record != NULL)
    read_self(s, &f, record);
  s->function[s->functions++] = f;
  if (record != NULL)
    read_maker(s, &f, record);
}

/* def, fn, func. */
static void find_keyword_function(struct program *s, uint32_t k) {
  struct function f = {.begin = k, .name = k + 1};
  if (is(s, k, "func") && is(s, k + 1, "(")) {
    const struct span receiver = {k + 2, match(s, k + 1)};
    f.name = receiver.to + 1;
    f.self = read_member(s, receiver);
    f.is_method = true;
    f.within = program_type_in(s, f.self.type);
  }
  uint32_t open = program_angles(s, f.name + 1);
  if (is(s, open, "[") && s->language == LANGUAGE_GO)
    open = match(s, open) + 1;
  f.params = (struct span){open + 1, match(s, open)};
  if (is_word(s, f.name) && is(s, open, "(") && match(s, open) > open)
    add_function(s, f, f.params.to + 1);
}

/* Where the words begin by which a function of JavaScript is called that is assigned: a.b.NAME =, NAME: */
static uint32_t assigned_to(const struct program *s, uint32_t value, struct span *path) {
  uint32_t sign = before_angles(s, value);
  while (sign > 0 && among(s, sign - 1, " async ( "))
    sign--;
  if (sign < 2 || !among(s, sign - 1, " = : "))
    return 0;
  uint32_t name = sign - 2;
  if (is(s, sign - 1, "=")) /* const hit: Test = (a, b) => … */
    for (uint32_t at = name; at > 0 && at + 24 > name && !among(s, at, " ; { } ) "); at--)
      if (is(s, at, ":") && at >= 2 && among(s, at - 2, " const let var "))
        name = at - 1;
  uint32_t from = name;
  while (from >= 2 && is(s, from - 1, "."))
    from -= 2;
  *path = (struct span){from, name};
  return is_word(s, name) ? name : 0;
}

/* Whether a method begins with a star: *edges() { … }, private *edges(). */
static bool is_generator(const struct program *s, uint32_t name) {
  static const char BEFORE[] = " private public protected static async { } ; , ";
  return name > 1 && is(s, name - 1, "*") && (s->token[name - 1].first || among(s, name - 2, BEFORE));
}

/* function NAME(…), NAME(…) in a class or an object, NAME = (…) => …, NAME = function (…). */
static void find_js_function(struct program *s, uint32_t k) {
  static const char NO_NAMES[] = " if for while switch catch with return super function ";
  static const char NO_METHOD[] = " . = function new return ( ! && || + - * / < > ";
  struct function f = {.begin = k};
  uint32_t open = k;
  if (is(s, k, "function")) {
    open = k + 1 + (is(s, k + 1, "*") ? 1 : 0);
    const uint32_t own = f.name = is_word(s, open) ? open : 0;
    open = program_angles(s, is_word(s, open) ? open + 1 : open);
    if (f.name == 0 || (k > 0 && among(s, k - 1, " = : ")))
      f.is_value = (f.name = assigned_to(s, k, &f.path)) > 0;
    if (own > 0 && f.is_value && is(s, f.name, "exports")) { /* module.exports = function NAME(…) */
      f.path.to = f.name + 1;
      f.name = own;
    }
  } else if (is_word(s, k) && is(s, program_angles(s, k + 1), "(") && !among(s, k, NO_NAMES) &&
             program_around(s, k) > 0 && (k == 0 || !among(s, k - 1 - is_generator(s, k), NO_METHOD))) {
    open = program_angles(s, k + 1);
    f.name = k;
  } else if (is(s, k, "(") || (is_word(s, k) && is(s, k + 1, "=>"))) {
    f.is_value = (f.name = assigned_to(s, k, &f.path)) > 0;
    if (!among(s, is(s, k, "(") ? match(s, k) + 1 : k + 1, " => : "))
      return;
  }
  if (f.name == 0 && k > 0 && is(s, k - 1, "default") && (is(s, k, "(") || open > k))
    f.name = k - 1;
  const bool listed = is(s, open, "(");
  if (f.name == 0 || (listed && match(s, open) == open))
    return;
  f.params = listed ? (struct span){open + 1, match(s, open)} : (struct span){open, open + 1};
  add_function(s, f, f.params.to + listed);
}

/* TYPE NAME(…) [const, throws …, : members(…)] { … }; of C# => …, and properties, which take nothing. */
static void find_c_function(struct program *s, uint32_t k) {
  static const char NO_NAMES[] =
      " if for while switch catch return sizeof new else using lock foreach "
      "synchronized operator typeof defined decltype noexcept alignas throw assert "
      "class struct record interface enum namespace get set try do finally ";
  static const char NO_TYPES[] =
      " new return . -> = ( , + - / < ! && || ? else throw record class struct interface enum namespace ";
  static const char BEFORE_TYPES[] =
      " public private protected internal static inline constexpr virtual final "
      "extern const override abstract sealed async explicit ";
  const enum language language = s->language;
  const bool listed = is(s, k + 1, "(");
  const unsigned around = language == LANGUAGE_CSHARP ? program_around(s, k + 2) : 0;
  const bool computed = language == LANGUAGE_CSHARP && !is(s, k + 3, ";") && among(s, k + 1, " => { ") &&
                        !is(s, k + 2, "}") && (around == 0 || s->record[around - 1].body.from != k + 2);
  struct function f = {.name = k, .params = {k + 2, match(s, k + 1)}, .begin = k};
  const bool is_nullable =
      language == LANGUAGE_CSHARP && listed && is(s, k - 1, "?") && among(s, f.params.to + 1, " { => ");
  if (!is_word(s, k) || k == 0 || (!listed && !computed) || (listed && f.params.to == k + 1) ||
      among(s, k, NO_NAMES) || (among(s, k - 1, NO_TYPES) && !is_nullable) ||
      (is(s, k - 1, ":") && is(s, k - 2U, ")")))
    return;
  if (!listed || (f.params.to == k + 3 && is(s, k + 2, "void")))
    f.params.to = f.params.from;
  if (language == LANGUAGE_CSHARP && is(s, k - 1, ")")) /* (float x, float y) */
    f.begin = match(s, k - 1);
  while (f.begin > 0 && !among(s, f.begin - 1, " ; { } : ) "))
    f.begin--;
  const bool scoped = language == LANGUAGE_CPP && is(s, k - 1, "::");
  const uint32_t scope = scoped ? before_angles(s, k - 1) - 1 : k; /* of Box<T>::hit, the type */
  f.within = scoped ? program_type(s, scope) : 0;
  f.result = (struct span){f.begin, scope};
  while (language <= LANGUAGE_CPP && is(s, f.result.from, "[")) /* [[nodiscard]] */
    f.result.from = match(s, f.result.from) + 1;
  while (f.result.from < f.result.to && among(s, f.result.from, BEFORE_TYPES))
    f.result.from++;
  add_function(s, f, listed ? match(s, k + 1) + 1 : k + 1);
}

/* NAME = [](TYPE a, TYPE b) { … } */
static void find_closure(struct program *s, uint32_t k) {
  const uint32_t open = program_angles(s, match(s, k) + 1);
  struct function f = {.name = k - 2, .params = {open + 1, match(s, open)}, .begin = k, .is_value = true};
  if (k < 2 || !is(s, k, "[") || !is(s, k - 1, "=") || !is_word(s, f.name) || !is(s, open, "("))
    return;
  while (f.begin > 0 && !among(s, f.begin - 1, " ; { } : ) "))
    f.begin--;
  add_function(s, f, f.params.to + 1);
}

/* Whether a function calls `this` by that name too: var self = this. */
static bool is_this(const struct program *s, const struct function *f, uint32_t name) {
  bool same = is(s, name, "this");
  for (uint32_t k = f->body.from; k + 2 < f->body.to && !same; k++)
    same = tokens_alike(s, k, name) && is(s, k + 1, "=") && is(s, k + 2, "this");
  return same;
}

/* A function that stands in another one, or in an object, is a method of what that makes. `self`: what calls
 * its value; 0: `this`. */
static void make_method(struct function *f, size_t record, uint32_t self) {
  f->within = (unsigned)record + 1;
  f->is_method = true;
  f->is_inner = false;
  f->self.name = self;
  f->path = (struct span){0, 0};
}

/* Functions that a constructor gives its value: this.hits = function (o) { … } */
static void find_given(struct program *s, size_t maker, size_t record) {
  const struct function f = s->function[maker];
  for (size_t n = 0; n < s->functions; n++) {
    struct function *const g = &s->function[n];
    if (g->is_inner && g->is_value && holds(f.body, g->begin) && g->path.to == g->path.from + 2 &&
        is_this(s, &f, g->path.from))
      make_method(g, record, is(s, g->path.from, "this") ? 0 : g->path.from);
  }
}

/* A function of JavaScript that sets members of `this` makes values of a type. */
static void find_makers(struct program *s) {
  for (size_t n = 0; n < s->functions; n++) {
    const struct function *f = &s->function[n];
    struct record *const around = f->within > 0 ? &s->record[f->within - 1] : NULL;
    const bool is_own =
        around != NULL && tokens_alike(s, around->name, f->name); /* A = function () { function A… } () */
    for (uint32_t k = f->body.from; (around == NULL || is_own) && !f->is_inner && k + 3 < f->body.to; k++)
      if (is_word(s, k) && is(s, k + 1, ".") && is(s, k + 3, "=") && program_type(s, f->name) == 0 &&
          is_this(s, f, k)) {
        struct record *record =
            is_own ? around : add_record(s, f->name, (struct span){f->body.to, f->body.to}, true);
        if (record != NULL) {
          record->constructor = takes_members(s, f) ? 0 : (unsigned)n + 1;
          record->is_type = true;
          find_given(s, n, (size_t)(record - s->record));
        }
        break;
      }
  }
  for (size_t n = 0; n < s->functions; n++) {
    struct function *f = &s->function[n];
    const uint32_t prototype = program_find(s, f->path, "prototype");
    if (prototype < f->path.to && prototype >= 2)
      f->within = program_type(s, prototype - 2U);
    f->is_method |= prototype < f->path.to && f->within > 0;
  }
}

/* The brace of the object that a function gives back, return { … } or => ({ … }), and no function in it. */
static uint32_t object_given(const struct program *s, const struct function *f) {
  for (uint32_t k = f->body.from; k < f->body.to; k++) {
    const uint32_t before = k - 1 - is(s, k - 1, "(");
    const bool given = is(s, k, "{") && (is(s, before, "return") || (is(s, before, "=>") && before < k - 1));
    bool own = given;
    for (size_t n = 0; n < s->functions && own; n++)
      own = f->body.from >= s->function[n].body.from || !holds(s->function[n].body, k);
    if (own)
      return k;
  }
  return 0;
}

/* Methods of the object that the last record is, which a function with that body gives back; whether there
 * are any. */
static bool find_methods(struct program *s, struct span body) {
  const struct span object = s->record[s->records - 1].body;
  bool any = false;
  for (uint32_t k = object.from; k < object.to; k = token_behind(s, k))
    if (is_word(s, k) && is(s, k + 1, "(") && is(s, match(s, k + 1) + 1U, "{"))
      find_js_function(s, k);
  for (size_t n = 0; n < s->functions; n++) {
    struct function *const f = &s->function[n];
    bool is_shown = f->is_value && program_around(s, f->name) == s->records && !stands_in_another(s, f);
    for (uint32_t k = object.from; k < object.to && !is_shown; k++) /* return { hits } */
      is_shown = tokens_alike(s, k, f->name) && among(s, k - 1, " { , ") && among(s, k + 1, " , } ");
    if (f->is_inner && holds(body, f->begin) && is_shown)
      make_method(f, s->records - 1, 0);
    any |= f->within == s->records;
  }
  return any;
}

/* A function that gives back an object with functions in it makes values of a type. */
static void find_factories(struct program *s) {
  const size_t functions = s->functions;
  for (size_t n = 0; n < functions && !s->full; n++) {
    const struct function f = s->function[n];
    const uint32_t brace = f.is_inner || f.is_method ? 0 : object_given(s, &f);
    struct record *const record = brace > 0 && program_type(s, f.name) == 0
                                      ? add_record(s, f.name, (struct span){brace + 1, match(s, brace)}, true)
                                      : NULL;
    if (record == NULL)
      continue;
    record->constructor = (unsigned)n + 1;
    record->is_called = true;
    if (!find_methods(s, f.body))
      s->records--;
    else if (takes_members(s, &s->function[n])) /* nothing else has what it keeps */
      record->is_type = false;
  }
}

/* An object whose functions read its own numbers, const ball = { x: 0, hits(o) { … this.x … } }: others like
 * it are made. */
static void find_objects(struct program *s) {
  for (size_t n = 0; n < s->functions; n++) {
    struct function *const f = &s->function[n];
    struct record *const r = f->within > 0 ? &s->record[f->within - 1] : NULL;
    const bool is_object = r != NULL && !r->is_type && r->within == 0 && is(s, r->body.from - 2U, "=") &&
                           is(s, r->body.from - 1U, "{") && among(s, r->name - 1U, " const let var ");
    for (uint32_t k = f->body.from; is_object && !f->is_method && k + 2 < f->body.to; k++)
      for (uint32_t key = r->body.from; is(s, k, "this") && key < r->body.to && !f->is_method;
           key = token_behind(s, key))
        f->is_method = tokens_alike(s, key, k + 2) && is(s, key + 1, ":") && !is(s, key + 2, "function") &&
                       among(s, key - 1, " { , ");
    if (is_object)
      r->is_object |= f->is_method;
  }
}

bool program_read(struct program *program, const char *text, enum language language) {
  if (!program_cut(program, text, language))
    return false;
  for (uint32_t k = 0; k + 1 < program->tokens && !program->full; k++) {
    find_record(program, k);
    find_alias(program, k);
    if (is_script(program))
      find_object(program, k);
  }
  for (size_t n = 0; n < program->records; n++) {
    struct record *const r = &program->record[n];
    if (!r->is_type && language != LANGUAGE_JS)
      continue;
    read_list(program, r->given.to > 0 || language != LANGUAGE_RUST ? r->given : r->body, &r->members);
    if (language != LANGUAGE_RUST)
      read_fields_in(
          program, r, r->body, is(program, r->name - 1U, "union") || is(program, r->body.from - 2U, "union"));
  }
  for (uint32_t k = 0; k + 1 < program->tokens && !program->full; k++) {
    if (language == LANGUAGE_CPP)
      find_closure(program, k);
    if (is_c_like(language))
      find_c_function(program, k);
    else if (language == LANGUAGE_JS)
      find_js_function(program, k);
    else if (among(program, k, LANGUAGE_MARKS[language].functions))
      find_keyword_function(program, k);
    else if (language == LANGUAGE_PYTHON && k >= 2 && is(program, k, "lambda") && is(program, k - 1, "=") &&
             is_word(program, k - 2U)) {
      struct function f = {.begin = k, .name = k - 2, .params = {k + 1, 0}, .is_value = true};
      f.params.to = program_part(program, (struct span){k + 1, (uint32_t)program->tokens - 1}, " : ", false);
      add_function(program, f, f.params.to);
    }
  }
  if (language == LANGUAGE_JS) {
    find_makers(program);
    find_factories(program);
    find_objects(program);
  }
  for (size_t n = program->functions; n-- > 0;) { /* of one name they find each other, in their order */
    uint32_t *const named = &program->token[program->token[program->function[n].name].word].named;
    program->function[n].next = *named;
    *named = (uint32_t)n + 1;
  }
  return !program->full;
}
