/* What a function reads of what it is given. */
#include "taken_value.h"

#include "wording.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { READS_MAX = 48, DEPTH = 5, CORNERS = 4 };
struct read {
  char path[PATH_MAX_KEYS], alias[KEY_MAX];
};
struct reads {
  const struct program *program;
  unsigned count, hints;
  struct read read[READS_MAX];
  struct hint {
    char path[PATH_MAX_KEYS];
    unsigned record; /* a method of this type is called there, + 1 */
  } hint[8];
};

void token_copy(const struct program *program, size_t token, char *to, size_t size) {
  const struct token *t = &program->token[token];
  const unsigned quotes = t->kind == TOKEN_TEXT && t->length > 1;
  snprintf(to, size, "%.*s", (int)(t->length - 2 * quotes), t->at + quotes);
}

static bool is(const struct program *s, size_t k, const char *text) { return token_is(s, k, text); }

static void add_read(struct reads *reads, const char *path, const char *alias) {
  for (unsigned k = 0; k < reads->count; k++)
    if (strcmp(reads->read[k].path, path) == 0) {
      if (reads->read[k].alias[0] == '\0')
        snprintf(reads->read[k].alias, KEY_MAX, "%s", alias);
      return;
    }
  if (reads->count == READS_MAX || path[0] == '\0')
    return;
  snprintf(reads->read[reads->count].path, PATH_MAX_KEYS, "%s", path);
  snprintf(reads->read[reads->count++].alias, KEY_MAX, "%s", alias);
}

static unsigned hint_at(const struct reads *reads, const char *path) {
  for (unsigned k = 0; k < reads->hints; k++)
    if (strcmp(reads->hint[k].path, path) == 0)
      return reads->hint[k].record;
  return 0;
}

static void add_key(char *path, const char *key) {
  text_add(path, PATH_MAX_KEYS, "%s%s", path[0] != '\0' ? "." : "", key);
}

static void collect(struct reads *reads,
                    const struct function *f,
                    struct span body,
                    const char *name,
                    const char *prefix,
                    unsigned record,
                    unsigned depth);

/* { x, y: py } or [a, b], or the names of a line of Python: each as a member under the path. */
static void read_pattern(struct reads *reads,
                         const struct function *f,
                         struct span span,
                         bool by_name,
                         const char *prefix,
                         unsigned depth) {
  const struct program *s = reads->program;
  unsigned number = 0;
  for (uint32_t k = span.from; k < span.to; number++) {
    char path[PATH_MAX_KEYS], key[KEY_MAX], alias[KEY_MAX];
    const bool renamed = by_name && is(s, k + 1, ":");
    token_copy(s, k, key, sizeof key);
    token_copy(s, renamed ? k + 2 : k, alias, sizeof alias);
    snprintf(path, sizeof path, "%s", prefix);
    if (!by_name)
      snprintf(key, sizeof key, "%u", number);
    add_key(path, key);
    const uint32_t inner = renamed ? k + 2 : k;
    if (s->token[inner].match > inner)
      read_pattern(reads, f, (struct span){inner + 1, s->token[inner].match}, is(s, inner, "{"), path, depth);
    else
      add_read(reads, path, alias);
    if (f != NULL && s->token[inner].kind == TOKEN_WORD && depth < DEPTH)
      collect(reads, f, f->body, alias, path, 0, depth + 1);
    while (k < span.to && !is(s, k, ","))
      k = s->token[k].match > k ? s->token[k].match : k + 1;
    k++;
  }
}

/* A function of the file by that name: of the type, or else any. */
static const struct function *function_named(const struct program *s, size_t name, unsigned record) {
  const struct function *any = NULL;
  for (size_t k = 0; k < s->functions; k++)
    if (tokens_alike(s, s->function[k].name, name)) {
      if (record > 0 && s->function[k].within == record)
        return &s->function[k];
      any = &s->function[k];
    }
  return any;
}

static void self_name(const struct program *s, const struct function *f, char name[KEY_MAX]) {
  snprintf(name, KEY_MAX, "this");
  if (f->self.name > 0)
    token_copy(s, f->self.name, name, KEY_MAX);
}

static bool has_field(const struct program *s, unsigned record, size_t name) {
  const struct members *members = &s->record[record - 1].members;
  for (unsigned k = 0; record > 0 && k < members->count; k++)
    if (tokens_alike(s, members->member[k].name, name))
      return true;
  return false;
}

/* What a method, or a property that is computed, reads of the value it belongs to. */
static bool follow(struct reads *reads, size_t name, const char *path, unsigned record, unsigned depth) {
  const struct program *s = reads->program;
  const struct function *g = function_named(s, name, record);
  char self[KEY_MAX];
  if (record > 0 && has_field(s, record, name) && !is(s, name + 1, "("))
    return false;
  if (record == 0 && !is(s, name + 1, "("))
    return false;
  if (g != NULL && g->is_method && record == 0 && reads->hints < sizeof reads->hint / sizeof reads->hint[0]) {
    snprintf(reads->hint[reads->hints].path, PATH_MAX_KEYS, "%s", path);
    reads->hint[reads->hints++].record = g->within;
  }
  if (g != NULL && g->is_method && depth < DEPTH && (record == 0 || g->within == record)) {
    self_name(s, g, self);
    collect(reads, g, g->body, self, path, g->within, depth + 1);
    return true;
  }
  const struct span around = record > 0 ? s->record[record - 1].body : (struct span){0, 0};
  for (uint32_t k = around.from; s->language == LANGUAGE_CSHARP && k + 1 < around.to && depth < DEPTH; k++)
    if (tokens_alike(s, k, name) && (is(s, k + 1, "=>") || (is(s, k + 1, "{") && !is(s, k + 3, ";")))) {
      const struct span all = {k + 2, program_find(s, (struct span){k + 1, around.to}, ";")};
      collect(reads,
              NULL,
              is(s, k + 1, "{") ? (struct span){k + 2, s->token[k + 1].match} : all,
              "this",
              path,
              record,
              depth + 1);
      return true;
    }
  return false;
}

/* The type of the member at that path of a type, + 1. */
static unsigned member_record(const struct program *s, unsigned record, size_t name) {
  const struct members *members = record > 0 ? &s->record[record - 1].members : NULL;
  for (unsigned k = 0; members != NULL && k < members->count; k++)
    for (uint32_t t = members->member[k].type.from;
         tokens_alike(s, members->member[k].name, name) && t < members->member[k].type.to;
         t++)
      if (program_type(s, t) > 0)
        return program_type(s, t);
  return 0;
}

/* Goes along .x, ->x, [0], ["x"], .getX(); the token behind it. False when a method was gone into instead. */
static bool go_along(struct reads *reads, uint32_t *at, char *path, unsigned *record, unsigned depth) {
  const struct program *s = reads->program;
  const bool ducks = s->language == LANGUAGE_JS || s->language == LANGUAGE_PYTHON;
  uint32_t k = *at;
  for (;;) {
    char key[KEY_MAX], text[KEY_MAX - 1];
    if (token_among(s, k, " . -> ?. ") && s->token[k + 1].kind != TOKEN_SIGN) {
      token_copy(s, k + 1, key, sizeof key);
      const bool called = is(s, k + 2, "(");
      if (called && is(s, k + 1, "get") && s->language == LANGUAGE_JAVA &&
          s->token[k + 2].match > k + 3) { /* of a list */
        add_key(path, "*");
        *record = 0;
        k = s->token[k + 2].match + 1;
        continue;
      }
      if (follow(reads, k + 1, path, *record, depth))
        return false;
      if (called && !(ducks && s->token[k + 2].match == k + 3))
        break;
      if (called)
        text_add(key, sizeof key, "()");
      add_key(path, key);
      *record = member_record(s, *record, k + 1);
      k += called ? 4 : 2;
    } else if (is(s, k, "[") && s->token[k].match > k + 1) {
      const bool one = s->token[k].match == k + 2;
      token_copy(s, k + 1, text, sizeof text);
      const bool named = one && s->token[k + 1].kind == TOKEN_TEXT,
                 numbered = one && s->token[k + 1].kind == TOKEN_NUMBER;
      snprintf(key, sizeof key, "%s%s", named ? "\"" : "", named || numbered ? text : "*");
      add_key(path, key);
      *record = 0;
      k = s->token[k].match + 1;
    } else {
      break;
    }
  }
  *at = k;
  return true;
}

/* An argument of a call of a function of the file: what that one reads of it. */
static bool
read_argument(struct reads *reads, uint32_t first, uint32_t behind, const char *path, unsigned depth) {
  const struct program *s = reads->program;
  unsigned commas = 0;
  uint32_t k = first - 1;
  while (token_among(s, k, " & * mut const ") && k > 0)
    k--;
  if (!token_among(s, k, " ( , ") || !token_among(s, behind, " , ) ") || depth >= DEPTH)
    return false;
  for (; k > 0 && !is(s, k, "("); k--) {
    commas += is(s, k, ",");
    if (s->token[k].match < k)
      k = s->token[k].match;
  }
  if (k == 0 || s->token[k - 1].kind != TOKEN_WORD || (k >= 2 && is(s, k - 2, "new")))
    return false;
  const struct function *g = function_named(s, k - 1, 0);
  if (g == NULL || commas >= g->members.count || (g->body.from <= first && first < g->body.to))
    return false;
  const struct member *m = &g->members.member[commas];
  char name[KEY_MAX];
  token_copy(s, m->name, name, sizeof name);
  if (m->is_pattern)
    read_pattern(
        reads, g, (struct span){m->name + 1, s->token[m->name].match}, is(s, m->name, "{"), path, depth + 1);
  else
    collect(reads, g, g->body, name, path, 0, depth + 1);
  return true;
}

/* NAME = value, [a, b] = value, {x, y} = value, x, y = value: what it is called from there on. */
/* a, (b, c) = p, q in one line: what stands in the place of the value; empty where each has a line of its
 * own. */
static struct span place_of(const struct program *s, uint32_t first, uint32_t behind) {
  uint32_t k = first, count = 0, sign = 0;
  for (; k > 0 && sign == 0 && !s->token[k].first; k--) {
    count += is(s, k - 1, ",");
    if (token_among(s, k - 1, " = := "))
      sign = k - 1;
    else if (s->token[k - 1].match < k - 1)
      k = s->token[k - 1].match + 1;
  }
  uint32_t from = sign;
  while (from > 0 && !s->token[from].first)
    from--;
  struct span place = {from, program_find(s, (struct span){from, sign}, ",")};
  if (sign == 0 || (count == 0 && !is(s, behind, ",")) || program_find(s, place, "=") < place.to)
    return (struct span){0, 0};
  for (; count > 0 && place.to < sign; count--)
    place = (struct span){place.to + 1, program_find(s, (struct span){place.to + 1, sign}, ",")};
  return place;
}

static void read_assignment(struct reads *reads,
                            const struct function *f,
                            struct span body,
                            uint32_t first,
                            uint32_t behind,
                            const char *path,
                            unsigned record,
                            unsigned depth) {
  const struct program *s = reads->program;
  const bool ends = s->token[behind].first || token_among(s, behind, " ; , } ");
  char name[KEY_MAX];
  const bool lists = s->language == LANGUAGE_PYTHON || s->language == LANGUAGE_GO;
  const struct span place = lists ? place_of(s, first, behind) : (struct span){0, 0};
  if (place.to > place.from) {
    token_copy(s, place.from, name, sizeof name);
    if (is(s, place.from, "(") && ends)
      read_pattern(reads, f, (struct span){place.from + 1, place.to - 1}, false, path, depth);
    else if (place.to == place.from + 1 && ends)
      add_read(reads, path, name);
    return;
  }
  uint32_t sign = first - 1;
  while (sign > 0 && token_among(s, sign, " & * "))
    sign--;
  const bool each = token_among(s, sign, " of in ") || (is(s, sign, ":") && s->language == LANGUAGE_CPP);
  if (sign < 2 || (!each && (!ends || !token_among(s, sign, " = := "))))
    return;
  uint32_t to = sign - 1, from = to;
  if (s->token[to].match < to) {
    from = s->token[to].match;
    read_pattern(reads, f, (struct span){from + 1, to}, is(s, from, "{"), path, depth);
    return;
  }
  while (from >= 2 && is(s, from - 1, ",") && !s->token[from].first)
    from -= 2;
  if (from < to && s->token[from].first) { /* of several values the first is no pattern */
    if (!is(s, behind, ","))
      read_pattern(reads, f, (struct span){from, sign}, false, path, depth);
    return;
  }
  char inner[PATH_MAX_KEYS];
  snprintf(inner, sizeof inner, "%s", path);
  token_copy(s, to, name, sizeof name);
  if (each)
    add_key(inner, "*");
  else
    add_read(reads, path, name);
  if (s->token[to].kind == TOKEN_WORD && depth < DEPTH)
    collect(reads, f, body, name, inner, record, depth + 1);
}

static void read_at(struct reads *reads,
                    const struct function *f,
                    struct span body,
                    uint32_t first,
                    uint32_t k,
                    const char *from,
                    unsigned record,
                    unsigned depth) {
  char path[PATH_MAX_KEYS];
  snprintf(path, sizeof path, "%s", from);
  if (!go_along(reads, &k, path, &record, depth))
    return;
  if (read_argument(reads, first, k, path, depth))
    return;
  const unsigned before = reads->count;
  read_assignment(reads, f, body, first, k, path, record, depth);
  if (reads->count == before || path[0] != '\0')
    add_read(reads, path, "");
}

/* All that is read of `name` between the tokens, as paths behind the prefix. */
static void collect(struct reads *reads,
                    const struct function *f,
                    struct span body,
                    const char *name,
                    const char *prefix,
                    unsigned record,
                    unsigned depth) {
  const struct program *s = reads->program;
  const bool bare =
      strcmp(name, "this") == 0 &&
      (s->language == LANGUAGE_CPP || s->language == LANGUAGE_JAVA || s->language == LANGUAGE_CSHARP);
  for (uint32_t k = body.from; k < body.to; k++) {
    char path[PATH_MAX_KEYS], key[KEY_MAX];
    if (s->token[k].kind != TOKEN_WORD || (k > 0 && token_among(s, k - 1, " . -> ?. :: ")))
      continue;
    snprintf(path, sizeof path, "%s", prefix);
    if (is(s, k, name)) {
      read_at(reads, f, body, k, k + 1, path, record, depth);
    } else if (bare && has_field(s, record, k)) {
      token_copy(s, k, key, sizeof key);
      add_key(path, key);
      read_at(reads, f, body, k, k + 1, path, member_record(s, record, k), depth);
    } else if (bare && record > 0) {
      const struct function *g = function_named(s, k, record);
      if (f != g && ((g != NULL && g->within == record) || s->language == LANGUAGE_CSHARP))
        follow(reads, k, path, record, depth);
    }
  }
}

/* Whether the path is read, or what it is a part of. */
static bool is_read(const struct reads *reads, const char *path) {
  for (unsigned k = 0; k < reads->count; k++) {
    const size_t length = strlen(reads->read[k].path);
    if (strcmp(reads->read[k].path, path) == 0 ||
        (strncmp(reads->read[k].path, path, length) == 0 && path[length] == '.'))
      return true;
  }
  return reads->count == 0;
}

static const char *alias_of(const struct reads *reads, const char *path) {
  for (unsigned k = 0; k < reads->count; k++)
    if (strcmp(reads->read[k].path, path) == 0)
      return reads->read[k].alias;
  return "";
}

/* The n-th key that is read right under the path; false behind the last. */
static bool key_under(const struct reads *reads, const char *path, unsigned n, char key[KEY_MAX]) {
  const size_t length = strlen(path);
  char seen[READS_MAX][KEY_MAX];
  unsigned count = 0;
  for (unsigned k = 0; k < reads->count; k++) {
    const char *at = reads->read[k].path;
    if (length > 0 && (strncmp(at, path, length) != 0 || at[length] != '.'))
      continue;
    at += length > 0 ? length + 1 : 0;
    snprintf(seen[count], KEY_MAX, "%.*s", (int)strcspn(at, "."), at);
    bool known = false;
    for (unsigned j = 0; j < count; j++)
      known |= strcmp(seen[j], seen[count]) == 0;
    count += !known;
  }
  if (n < count)
    memcpy(key, seen[n], KEY_MAX);
  return n < count;
}

static const struct number_word {
  enum number_type type;
  double low, high;
  const char *words;
} NUMBER_WORD[] = {
    {TYPE_I32, 0, 0, " int Integer i32 int32 int32_t Sint32 "},
    {TYPE_I32, -32768, 32767, " short i16 int16 int16_t "},
    {TYPE_I32, 0, 65535, " u16 uint16 uint16_t ushort "},
    {TYPE_I32, 0, 127, " u8 uint8 uint8_t byte i8 int8_t "},
    {TYPE_I32, 0, 0x7fffffff, " unsigned u32 uint uint32 uint32_t "},
    {TYPE_I64, 0, 0, " long Long i64 isize int64 int64_t "},
    {TYPE_I64, 0, 0x1p62, " u64 usize size_t uint64 uint64_t ulong "},
    {TYPE_F32, 0, 0, " float Float f32 float32 "},
    {TYPE_F64, 0, 0, " double Double f64 float64 number Number T Real real Scalar "},
    {TYPE_F64, -1e9, 1e9, " decimal Decimal "},
};

static const struct number_word *number_word(const struct program *s, size_t token) {
  for (size_t k = 0; k < sizeof NUMBER_WORD / sizeof NUMBER_WORD[0]; k++)
    if (token_among(s, token, NUMBER_WORD[k].words))
      return &NUMBER_WORD[k];
  return NULL;
}

/* typedef T NAME; using NAME = T; type NAME = T; type NAME T; NAME = Tuple[…]: what it stands for, or itself.
 */
static struct span alias_target(const struct program *s, struct span type) {
  const uint32_t name = type.from;
  for (uint32_t k = 0; type.to == name + 1 && k + 3 < s->tokens; k++) {
    const bool assigned =
        tokens_alike(s, k, name) && s->token[k].first && is(s, k + 1, "=") && s->language == LANGUAGE_PYTHON;
    const bool named = token_among(s, k, " using type ") && tokens_alike(s, k + 1, name);
    const bool defined = is(s, k, ";") && k > 2 && tokens_alike(s, k - 1, name);
    uint32_t from = assigned ? k + 2 : is(s, k + 2, "=") ? k + 3 : k + 2, to = from;
    if (defined) {
      for (from = k - 1; from > 0 && k - from < 16 && !token_among(s, from, " typedef ; } "); from--)
        ;
      to = is(s, from++, "typedef") ? k - 1 : from;
    }
    while (!defined && (assigned || named) && !is(s, to, ";") && s->token[to].kind != TOKEN_END &&
           !(s->token[to].first && to > from))
      to = s->token[to].match > to ? s->token[to].match + 1 : to + 1;
    if (to > from && (assigned || named || defined) &&
        !token_among(s, from, " struct interface class func enum union "))
      return (struct span){from, to};
  }
  return type;
}

static int add_value(struct values *v, int parent, const char *key, struct span type) {
  if (v->count == VALUES_MAX) {
    v->full = true;
    return VALUES_MAX - 1;
  }
  struct value *value = &v->value[v->count];
  *value = (struct value){.kind = VALUE_NUMBER,
                          .parent = parent,
                          .first = -1,
                          .next = -1,
                          .type = type,
                          .number = TYPE_F64,
                          .column = -1};
  value->is_text_key = key[0] == '"';
  snprintf(value->key, KEY_MAX, "%s", key + (key[0] == '"'));
  const size_t length = strlen(value->key);
  if (length > 2 && strcmp(value->key + length - 2, "()") == 0) {
    value->is_call = true;
    value->key[length - 2] = '\0';
  }
  if (parent >= 0) {
    int *end = &v->value[parent].first;
    while (*end >= 0)
      end = &v->value[*end].next;
    *end = (int)v->count;
  }
  return (int)v->count++;
}

static int build(struct values *v,
                 int parent,
                 const char *key,
                 struct span written,
                 struct span sizes,
                 const struct reads *reads,
                 const char *path,
                 unsigned depth);

static void build_under(struct values *v,
                        int at,
                        const char *key,
                        struct span type,
                        const struct reads *reads,
                        const char *path,
                        const char *under,
                        unsigned depth) {
  char inner[PATH_MAX_KEYS];
  snprintf(inner, sizeof inner, "%s", path);
  add_key(inner, under);
  build(v, at, key, type, (struct span){0, 0}, reads, inner, depth + 1);
}

/* Members as they are read. */
static void
build_reads(struct values *v, int at, const struct reads *reads, const char *path, unsigned depth) {
  char key[KEY_MAX];
  for (unsigned n = 0; key_under(reads, path, n, key); n++)
    build_under(v, at, key, (struct span){0, 0}, reads, path, key, depth);
}

/* What a constructor makes of its parameter: the field that becomes it, or "" where it goes into several. */
static bool field_made(const struct program *s,
                       const struct function *maker,
                       const struct member *m,
                       const struct reads *reads,
                       const char *path,
                       char field[KEY_MAX]) {
  char name[KEY_MAX];
  bool used = false;
  token_copy(s, m->name, name, sizeof name);
  field[0] = '\0';
  for (uint32_t k = maker->params.to + 1; k + 1 < maker->body.to; k++) {
    /* X = … a …; and of C++ x(a) */
    const bool lists = k + 1 < maker->body.from;
    if (s->token[k].kind != TOKEN_WORD || !token_among(s, k + 1, lists ? " ( { " : " = := ") ||
        is(s, k, "super"))
      continue;
    char made[PATH_MAX_KEYS], one[KEY_MAX];
    struct span right = {k + 2, lists ? s->token[k + 1].match : maker->body.to};
    bool holds = false;
    for (uint32_t t = right.from;
         t < right.to && !is(s, t, ";") && !(t > right.from && s->token[t].first && !lists);
         t++) {
      holds |= tokens_alike(s, t, m->name) && !token_among(s, t - 1, " . -> ");
      right.to = t + 1;
    }
    token_copy(s, k, one, sizeof one);
    if (!holds)
      continue;
    if (right.to == right.from + 1)
      snprintf(field, KEY_MAX, "%s", one);
    snprintf(made, sizeof made, "%s", path);
    add_key(made, one);
    char under[KEY_MAX];
    used |= is_read(reads, made) || key_under(reads, made, 0, under);
  }
  if (field[0] == '\0')
    snprintf(field, KEY_MAX, "%s", name);
  return used;
}

static bool build_made(struct values *v,
                       int at,
                       const struct record *record,
                       const struct reads *reads,
                       const char *path,
                       unsigned depth) {
  const struct program *s = v->program;
  if (record->constructor == 0)
    return false;
  const struct function *maker = &s->function[record->constructor - 1];
  for (unsigned k = 0; k < maker->members.count; k++) {
    const struct member *m = &maker->members.member[k];
    char field[KEY_MAX], key[KEY_MAX];
    const bool used = field_made(s, maker, m, reads, path, field);
    token_copy(s, m->name, key, sizeof key);
    if (m->is_pattern) {
      struct reads own = {.program = s};
      read_pattern(
          &own, NULL, (struct span){m->name + 1, s->token[m->name].match}, is(s, m->name, "{"), "", 0);
      const int inner = add_value(v, at, "", m->type);
      v->value[inner].kind = VALUE_RECORD;
      build_reads(v, inner, &own, "", depth + 1);
      continue;
    }
    const unsigned before = v->count;
    build_under(v, at, key, m->type, reads, path, field, depth);
    v->value[before].has_default = m->has_default;
    if (v->value[before].kind == VALUE_NUMBER)
      v->value[before].is_read |= used;
    snprintf(v->value[before].alias, KEY_MAX, "%s", field);
  }
  return true;
}

static void build_record(
    struct values *v, int at, unsigned record, const struct reads *reads, const char *path, unsigned depth) {
  const struct program *s = v->program;
  const struct record *of = &s->record[record - 1];
  v->value[at].kind = s->language == LANGUAGE_JS && of->is_tuple ? VALUE_LIST : VALUE_RECORD;
  v->value[at].record = record;
  if (build_made(v, at, of, reads, path, depth))
    return;
  const uint32_t header = of->given.to > 0 ? of->given.to : of->name;
  for (uint32_t t = header + 1; t < of->body.from && depth < DEPTH; t++) /* what it inherits */
    if (program_type(s, t) > 0 && s->language != LANGUAGE_RUST) {
      build_record(v, at, program_type(s, t), reads, path, depth + 1);
      v->value[at].record = record;
    }
  for (unsigned k = 0; k < of->members.count; k++) {
    const struct member *m = &of->members.member[k];
    char key[KEY_MAX], number[KEY_MAX];
    snprintf(number, sizeof number, "%u", k);
    token_copy(s, m->name, key, sizeof key);
    const struct span all = {m->name, m->type.to > m->name ? m->type.to : m->name + 1};
    char inner[PATH_MAX_KEYS];
    snprintf(inner, sizeof inner, "%s", path);
    add_key(inner, of->is_tuple ? number : key);
    build(
        v, at, of->is_tuple ? number : key, of->is_tuple ? all : m->type, m->sizes, reads, inner, depth + 1);
  }
  if (of->members.count == 0)
    build_reads(v, at, reads, path, depth);
}

/* const ball = { x: 1, y: 2, radius: 5 }: what a parameter of that name has. */
static void read_literal(struct reads *reads, const char *name) {
  const struct program *s = reads->program;
  char key[KEY_MAX];
  for (size_t n = 0; n < s->records && reads->count > 0; n++) {
    const struct span body = s->record[n].body;
    for (uint32_t t = body.from; !s->record[n].is_type && is(s, s->record[n].name, name) && t + 1 < body.to;
         t++) {
      if (s->token[t].kind == TOKEN_WORD && is(s, t + 1, ":") && s->token[t + 2].match == t + 2) {
        token_copy(s, t, key, sizeof key);
        add_read(reads, key, "");
      }
      if (s->token[t].match > t)
        t = s->token[t].match;
    }
  }
}

/* The type of a parameter that names none, + 1: that of its name, that of the method's own value for another
 * one, or one that has all that is read and computes some of it. */
static unsigned
record_read(const struct program *s, const char *name, unsigned within, const struct reads *reads) {
  char key[KEY_MAX], of[KEY_MAX], spaced[KEY_MAX + 2];
  snprintf(spaced, sizeof spaced, " %s ", name);
  for (unsigned n = 0; n < s->records && hint_at(reads, "") == 0; n++) {
    const struct span all = s->record[n].body;
    token_copy(s, s->record[n].name, of, sizeof of);
    const bool named = strlen(of) > 2 && tolower((unsigned char)of[0]) == name[0] &&
                       strncmp(of + 1, name + 1, strlen(of) - 1) == 0;
    bool computes = n + 1 == within && strstr(" other o that rhs another them ", spaced) != NULL;
    bool has_all = s->record[n].is_type && reads->count > 0;
    for (unsigned k = 0; key_under(reads, "", k, key); k++) {
      bool has = named;
      key[strcspn(key, "(")] = '\0';
      for (uint32_t t = all.from; t < all.to && !has; t++)
        has = is(s, t, key);
      has_all &= has;
      for (size_t g = 0; g < s->functions; g++)
        computes |= s->function[g].within == n + 1 && is(s, s->function[g].name, key);
    }
    if (has_all && (named || computes))
      return n + 1;
  }
  return hint_at(reads, "");
}

/* Words that are no part of what a type is. */
static struct span bare_type(struct value *value, const struct program *s, struct span type) {
  for (uint32_t t = type.from; t < type.to; t++)
    value->is_pointer |= is(s, t, "*");
  while (type.to > type.from && token_among(s, type.to - 1, " * & && const restrict ? "))
    type.to--;
  while (type.from < type.to && (token_among(s,
                                             type.from,
                                             " & * && const mut final in ref readonly struct class this "
                                             "volatile register signed params Readonly Optional Final ") ||
                                 (s->language == LANGUAGE_RUST && *s->token[type.from].at == '\'')))
    type.from += token_among(s, type.from, " Readonly Optional Final ") ? 2 : 1;
  while (type.from + 2 < type.to && token_among(s, type.from + 1, " . :: ") &&
         !is(s, type.from + 2, "Double"))
    type.from += 2;
  return type;
}

/* Of a list its elements' type; how many are written, 0: it does not say. False: it is none. */
static bool
is_list(const struct program *s, struct span type, struct span sizes, struct span *element, unsigned *count) {
  static const char LISTS[] =
      " List list Tuple tuple Sequence vector array Array Vec ReadonlyArray ndarray ArrayList IList pair ";
  *element = type;
  *count = 0;
  if (sizes.to > sizes.from) {
    *count = (unsigned)strtoul(s->token[sizes.from + 1].at, NULL, 10);
    return true;
  }
  if (type.from >= type.to)
    return false;
  const uint32_t close = s->token[type.from].match;
  if (token_among(s, type.from, " [ ( ") &&
      close > type.from) { /* [f64; 4], [number, number], (f64, f64), []float64, [4]float64 */
    const struct span inner = {type.from + 1, close};
    const uint32_t semicolon = program_find(s, inner, ";");
    *element = (struct span){inner.from, semicolon < inner.to ? semicolon : program_find(s, inner, ",")};
    *count = semicolon < inner.to ? (unsigned)strtoul(s->token[semicolon + 1].at, NULL, 10) : 0;
    const bool is_tuple = semicolon == inner.to && program_find(s, inner, ",") < inner.to;
    for (uint32_t t = inner.from; is_tuple && t < inner.to;
         t = program_find(s, (struct span){t, inner.to}, ",") + 1)
      *count += 1;
    if (s->language == LANGUAGE_GO) {
      *element = (struct span){close + 1, type.to};
      *count = (unsigned)strtoul(s->token[inner.from].at, NULL, 10);
    }
    return true;
  }
  if (is(s, type.to - 1, "]") && s->token[type.to - 1].match + 1 == type.to - 1) { /* int[], number[] */
    *element = (struct span){type.from, type.to - 2};
    return true;
  }
  if (token_among(s, type.from, LISTS)) {
    const uint32_t from = type.from + 2, comma = program_find(s, (struct span){from, type.to - 1}, ",");
    *element = (struct span){from < type.to ? from : type.to,
                             comma < type.to - 1 ? comma
                             : from < type.to    ? type.to - 1
                                                 : type.to};
    *count = is(s, type.from, "pair") ? 2
             : comma + 1 < type.to && s->token[comma + 1].kind == TOKEN_NUMBER
                 ? (unsigned)strtoul(s->token[comma + 1].at, NULL, 10)
                 : 0;
    for (uint32_t t = from; is(s, type.from, "Tuple") + is(s, type.from, "tuple") > 0 && t < type.to; t++)
      *count += is(s, t, ",") || t == from;
    return true;
  }
  return false;
}

static void build_list(struct values *v,
                       int at,
                       struct span element,
                       unsigned count,
                       const struct reads *reads,
                       const char *path,
                       unsigned depth) {
  char key[KEY_MAX];
  bool any = false;
  const unsigned written = count;
  for (unsigned n = 0; key_under(reads, path, n, key); n++) {
    any |= strcmp(key, "*") == 0;
    if (isdigit((unsigned char)key[0]) && strtoul(key, NULL, 10) + 1 > count)
      count = (unsigned)strtoul(key, NULL, 10) + 1;
  }
  v->value[at].kind = VALUE_LIST;
  if (any && written == 0 && count < CORNERS)
    count = CORNERS;
  if (count == 0 && element.from > 0 && is(v->program, element.from - 1, "ndarray"))
    count = 2;
  v->has_corners |= any && written == 0;
  const struct program *s = v->program;
  const bool pairs = element.from >= 2 && is(s, element.from - 2, "pair");
  uint32_t part = element.from; /* of C#: (float x, float y) */
  for (unsigned n = 0; n < count && n < MEMBERS_MAX; n++) {
    char under[KEY_MAX];
    snprintf(key, sizeof key, "%u", n);
    snprintf(under, sizeof under, "%s", any ? "*" : pairs ? n == 0 ? "first" : "second" : key);
    if (s->language == LANGUAGE_CSHARP && part > 0 && is(s, element.from - 1, "(")) {
      const uint32_t close = s->token[element.from - 1].match;
      const uint32_t end = program_find(s, (struct span){part, close}, ",");
      token_copy(s, end - 1, under, sizeof under);
      element = (struct span){part, end - 1};
      part = end + 1;
    }
    const unsigned made = v->count;
    build_under(v, at, key, element, reads, path, under, depth);
    if (v->value[made].alias[0] == '\0' && isalpha((unsigned char)under[0]))
      snprintf(v->value[made].alias, KEY_MAX, "%s", under);
  }
}

static void build_number(struct values *v, int at, size_t word) {
  const struct program *s = v->program;
  struct value *value = &v->value[at];
  const struct number_word *number = number_word(s, word);
  if (number == NULL)
    return;
  value->number = s->language == LANGUAGE_PYTHON && number->type == TYPE_F32 ? TYPE_F64
                  : s->language == LANGUAGE_PYTHON || (s->language == LANGUAGE_GO && is(s, word, "int"))
                      ? (number->type == TYPE_I32 ? TYPE_I64 : number->type)
                      : number->type;
  value->low = number->low;
  value->high = number->high;
}

/* Types of libraries that many use, by their names: with these members, in the order of their constructors.
 */
static bool build_known(struct values *v, int at, size_t name) {
  static const struct {
    const char *types, *members;
    enum number_type number;
  } KNOWN[] = {
      {" Rectangle ", "x y width height", TYPE_I32},
      {" RectangleF Rect ", "x y width height", TYPE_F32},
      {" Rectangle2D ", "x y width height", TYPE_F64},
      {" SDL_Rect ", "x y w h", TYPE_I32},
      {" SDL_FRect ", "x y w h", TYPE_F32},
      {" IntRect ", "left top width height", TYPE_I32},
      {" FloatRect ", "left top width height", TYPE_F32},
      {" Point SDL_Point Vector2i ", "x y", TYPE_I32},
      {" PointF Vector2 Vector2f Vec2 vec2 SDL_FPoint ImVec2 ", "x y", TYPE_F32},
      {" Point2D ", "x y", TYPE_F64},
  };
  const struct program *s = v->program;
  const size_t type = is(s, name, "Double") && name >= 2 ? name - 2 : name;
  for (size_t k = 0; k < sizeof KNOWN / sizeof KNOWN[0]; k++)
    for (const char *member = KNOWN[k].members; token_among(s, type, KNOWN[k].types); member++) {
      char key[KEY_MAX];
      snprintf(key, sizeof key, "%.*s", (int)strcspn(member, " "), member);
      if (s->language == LANGUAGE_CSHARP)
        key[0] = (char)toupper((unsigned char)key[0]);
      const int made = add_value(v, at, key, (struct span){0, 0});
      v->value[made].is_read = true;
      v->value[made].number =
          s->language == LANGUAGE_C && is(s, type, "Rectangle") ? TYPE_F32 : KNOWN[k].number;
      member += strcspn(member, " ");
      if (*member == '\0')
        return true;
    }
  return false;
}

static int build(struct values *v,
                 int parent,
                 const char *key,
                 struct span written,
                 struct span sizes,
                 const struct reads *reads,
                 const char *path,
                 unsigned depth) {
  const struct program *s = v->program;
  const int at = add_value(v, parent, key, written);
  struct value *value = &v->value[at];
  struct span element;
  unsigned count;
  char under[KEY_MAX];
  if (v->full || depth > DEPTH)
    return at;
  snprintf(value->alias, KEY_MAX, "%s", alias_of(reads, path));
  value->is_read = is_read(reads, path);
  value->is_sized = sizes.to > sizes.from;
  const struct span type = bare_type(value, s, alias_target(s, bare_type(value, s, written)));
  const size_t word = type.from;
  if (s->language == LANGUAGE_RUST && (type.from < written.from || type.from >= written.to))
    value->type = type; /* what a name stands for */
  const bool typed = type.from < type.to, has_keys = key_under(reads, path, 0, under);
  bool indexed = false;
  for (unsigned n = 0; key_under(reads, path, n, under); n++)
    indexed |= isdigit((unsigned char)under[0]) || under[0] == '*';
  const unsigned hinted = typed ? 0 : hint_at(reads, path);
  const unsigned record = is(s, word, "Self") ? v->function->within : program_type(s, word);
  const bool is_record = type.to == type.from + 1 && sizes.to == sizes.from && record > 0;
  if (!is_record && is_list(s, type, sizes, &element, &count)) {
    build_list(v, at, element, count, reads, path, depth);
  } else if (typed && record > 0) {
    build_record(v, at, record, reads, path, depth);
  } else if (typed && number_word(s, word) != NULL && !has_keys) {
    build_number(v, at, word);
  } else if (indexed) {
    build_list(v, at, number_word(s, word) != NULL ? type : (struct span){0, 0}, 0, reads, path, depth);
  } else if (hinted > 0 && parent >= 0) {
    build_record(v, at, hinted, reads, path, depth);
  } else if (typed && build_known(v, at, type.to - 1)) {
    value->kind = VALUE_RECORD;
    value->is_known = true;
  } else if (has_keys) {
    value->kind = VALUE_RECORD;
    build_reads(v, at, reads, path, depth);
  } else if (typed && number_word(s, word) == NULL) {
    value->kind = VALUE_OTHER;
  }
  return at;
}

void values_of(struct values *v, const struct program *s, size_t function) {
  const struct function *f = &s->function[function];
  *v = (struct values){.program = s, .function = f, .has_self = f->is_method && f->within > 0};
  if (v->has_self) {
    char name[KEY_MAX], type[KEY_MAX];
    struct reads reads = {.program = s};
    self_name(s, f, name);
    collect(&reads, f, f->body, name, "", f->within, 0);
    token_copy(s, s->record[f->within - 1].name, type, sizeof type);
    const int at = v->root[v->roots++] = add_value(v, -1, type, f->self.type);
    v->value[at].is_pointer = true;
    v->value[at].kind = VALUE_RECORD;
    v->value[at].record = f->within;
    if (reads.count > 0)
      build_record(v, at, f->within, &reads, "", 0);
  }
  for (unsigned k = 0; k < f->members.count; k++) {
    const struct member *m = &f->members.member[k];
    struct reads reads = {.program = s};
    char name[KEY_MAX] = "";
    unsigned record = 0;
    for (uint32_t t = m->type.from; t < m->type.to && record == 0; t++)
      record = program_type(s, t);
    if (m->is_pattern) {
      read_pattern(
          &reads, f, (struct span){m->name + 1, s->token[m->name].match}, is(s, m->name, "{"), "", 0);
    } else {
      token_copy(s, m->name, name, sizeof name);
      collect(&reads, f, f->body, name, "", record, 0);
    }
    read_literal(&reads, name);
    const unsigned inferred = record == 0 && m->type.from >= m->type.to
                                  ? record_read(s, name, v->has_self ? f->within : 0, &reads)
                                  : 0;
    if (inferred > 0) {
      reads = (struct reads){.program = s};
      collect(&reads, f, f->body, name, "", inferred, 0);
    }
    const int at = v->root[v->roots++] =
        inferred > 0 ? add_value(v, -1, name, m->type) : build(v, -1, name, m->type, m->sizes, &reads, "", 0);
    if (inferred > 0)
      build_record(v, at, inferred, &reads, "", 0);
    v->value[at].has_default = m->has_default;
  }
}

/* The other of a pair: height beside width. */
static bool partner_of(const char *key, char partner[KEY_MAX]) {
  static const char *const PAIR[][2] = {{"width", "height"},
                                        {"Width", "Height"},
                                        {"left", "right"},
                                        {"top", "bottom"},
                                        {"x", "y"},
                                        {"X", "Y"},
                                        {"w", "h"},
                                        {"W", "H"},
                                        {"x1", "x2"},
                                        {"y1", "y2"}};
  for (size_t k = 0; k < 2 * sizeof PAIR / sizeof PAIR[0]; k++) {
    const char *const one = PAIR[k / 2][k % 2], *const other = PAIR[k / 2][1 - k % 2];
    const size_t length = strlen(key), of = strlen(one);
    if (length >= of && strcmp(key + length - of, one) == 0 && (of > 1 || length < 3)) {
      snprintf(partner, KEY_MAX, "%.*s%s", (int)(length - of), key, other);
      return true;
    }
  }
  return false;
}

static int child_named(const struct values *v, int at, const char *key) {
  for (int k = v->value[at].first; k >= 0; k = v->value[k].next)
    if (strcmp(v->value[k].key, key) == 0)
      return k;
  return -1;
}

static void add_like(struct values *v, int at, const struct value *like) {
  const struct value copy = *like;
  const int added = add_value(v, at, copy.key, copy.type);
  v->value[added].is_read = true;
  v->value[added].is_text_key = copy.is_text_key;
  v->value[added].is_call = copy.is_call;
}

/* What one of two alike reads, the other has. */
static void complete_like(struct values *v, int at, int other) {
  for (int k = v->value[other].first; k >= 0; k = v->value[k].next) {
    const int same = child_named(v, at, v->value[k].key);
    if (same < 0 && v->value[k].first < 0)
      add_like(v, at, &v->value[k]);
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
             child_named(v, at, partner) < 0) {
      add_like(v, at, &v->value[k]);
      snprintf(v->value[v->count - 1].key, KEY_MAX, "%s", partner);
    }
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

void value_path(const struct values *v, int at, char path[PATH_MAX_KEYS]) {
  if (v->value[at].parent < 0) {
    snprintf(path, PATH_MAX_KEYS, "%s", v->value[at].key);
    return;
  }
  value_path(v, v->value[at].parent, path);
  if (v->value[v->value[at].parent].kind == VALUE_LIST)
    text_add(path, PATH_MAX_KEYS, "[%s]", v->value[at].key);
  else
    text_add(path,
             PATH_MAX_KEYS,
             "%s%s%s",
             path[0] != '\0' ? "." : "",
             v->value[at].key,
             v->value[at].is_call ? "()" : "");
}
