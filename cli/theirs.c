#define _GNU_SOURCE /* realpath */
#include "theirs.h"

#include "file.h"
#include "render.h"
#include "wording.h"

#include <ctype.h>
#include <dirent.h>
#include <jansson.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
  NAME = 256,       /* longer than any */
  LARGEST = 200000, /* of a file beside it */
  DEEPEST = 3       /* files are read that are named by others */
};

char *theirs_text(const char *path) {
  char *const text = file_text(path);
  json_t *const told = text != NULL ? json_string(text) : NULL;
  json_decref(told);
  if (text == NULL || told != NULL)
    return text;
  /* It is no UTF-8, but Latin-1. */
  char *const wide = malloc(2 * strlen(text) + 1), *to = wide;
  for (const char *at = text; wide != NULL && *at != '\0'; at++) {
    const unsigned char byte = (unsigned char)*at;
    if (byte >= 0x80)
      *to++ = (char)(0xc0 | byte >> 6);
    *to++ = (char)(byte >= 0x80 ? 0x80 | (byte & 0x3f) : byte);
  }
  if (wide != NULL)
    *to = '\0';
  free(text);
  return wide;
}

bool theirs_is_module(const struct program *s) {
  for (size_t k = 0; k + 1 < s->tokens; k++)
    if (s->token[k].first && s->token[k].column == 0 && token_among(s, k, " import export ") &&
        !token_is(s, k + 1, "("))
      return true;
  return false;
}

bool theirs_is_typed(const char *path) {
  const char *const dot = strrchr(path, '.');
  return dot != NULL && strstr(dot, "ts") != NULL;
}

/* Instead of a word, or of any, that stands behind another one. */
static const struct change {
  enum language language;
  const char *before, *word, *instead;
} CHANGE[] = {
    {LANGUAGE_GO, "func", "main", "graze_their_main"},
    {LANGUAGE_GO, "package", NULL, "main"},
    {LANGUAGE_RUST, "fn", "main", "graze_their_main"},
    {LANGUAGE_JAVA, NULL, "private", ""},
    {LANGUAGE_JAVA, NULL, "protected", ""},
    {LANGUAGE_JAVA, NULL, "final", ""}, /* a field may be set; what is static is a constant */
    {LANGUAGE_CSHARP, NULL, "private", "internal"},
    {LANGUAGE_CSHARP, NULL, "protected", "internal"},
    {LANGUAGE_CSHARP, NULL, "readonly", ""},
    {LANGUAGE_CSHARP, "(", "in", ""},
    {LANGUAGE_CSHARP, ",", "in", ""},
};

/* Whether a method without a body ends there, abstract int f(); */
static bool ends_abstract(const struct program *s, uint32_t k) {
  uint32_t at = s->token[k - (k > 0)].match;
  if (!token_is(s, k, ";") || at + 1 >= k)
    return false;
  while (at > 0 && !token_among(s, at - 1, " ; { } ") && !token_is(s, at, "abstract"))
    at--;
  return token_is(s, at, "abstract");
}

/* How many tokens from here on are left out; what stands for them goes to `instead`. */
static uint32_t change_at(const struct program *s, uint32_t k, const char **instead) {
  const bool constant =
      token_is(s, k, "final") && (token_is(s, k - 1, "static") || token_is(s, k + 1, "static"));
  for (size_t n = 0; n < sizeof CHANGE / sizeof CHANGE[0] && !constant; n++)
    if (CHANGE[n].language == s->language && (CHANGE[n].word == NULL || token_is(s, k, CHANGE[n].word)) &&
        (CHANGE[n].before == NULL || (k > 0 && token_is(s, k - 1, CHANGE[n].before)))) {
      *instead = CHANGE[n].instead;
      return 1;
    }
  if (s->language == LANGUAGE_JS && token_is(s, k, "import") && token_is(s, k + 2, "=")) { /* A = B.C */
    *instead = "const";
    return 1;
  }
  /* A value of a type that is abstract is made as well. */
  const bool is_sharp = s->language == LANGUAGE_CSHARP;
  if ((is_sharp || s->language == LANGUAGE_JAVA) && token_is(s, k, "abstract")) {
    *instead = is_sharp && !token_among(s, k + 1, " class partial record ") ? "virtual" : "";
    return 1;
  }
  if ((is_sharp || s->language == LANGUAGE_JAVA) && ends_abstract(s, k)) {
    *instead = is_sharp ? "{ throw new System.NotSupportedException(); }"
                        : "{ throw new UnsupportedOperationException(); }";
    return 1;
  }
  if (s->language == LANGUAGE_JAVA && token_is(s, k, "package") && s->token[k].first)
    return program_find(s, (struct span){k, (uint32_t)s->tokens}, ";") + 1 - k;
  /* export default function (a, b) … */
  const bool is_default =
      s->language == LANGUAGE_JS && token_is(s, k, "export") && token_is(s, k + 1, "default");
  const uint32_t value = k + 2 + (is_default && token_is(s, k + 2, "async") ? 1 : 0);
  if (is_default &&
      (token_among(s, value, " ( { ") || token_is(s, value + 1, "(") || token_is(s, value + 1, "=>"))) {
    *instead = "const graze_default =";
    return 2;
  }
  return 0;
}

/* A type behind a colon or a word of TypeScript: up to what cannot be a part of it. */
static uint32_t type_end(const struct program *s, uint32_t k, const char *ends) {
  const uint32_t from = k;
  for (unsigned angles = 0; s->token[k].kind != TOKEN_END; k = token_behind(s, k)) {
    const uint32_t open = k > from ? s->token[k - 1].match : k; /* () => T, (a: A) => T */
    const struct span inner = {open + 1, k - 1};
    const bool takes = token_is(s, k, "=>") && open >= from && token_is(s, open, "(") &&
                       (inner.from == inner.to || program_find(s, inner, ":") < inner.to);
    const bool listed = token_is(s, k, "{") && (k == from || token_among(s, k - 1, " | & is => ")),
               given = token_is(s, k, "<") && s->token[k - 1].kind == TOKEN_WORD &&
                       !token_among(s, k - 1, " number bigint string any ");
    if (angles == 0 && !listed && !given && !takes && token_among(s, k, ends))
      break;
    if (angles == 0 && k > from && s->token[k].first && !token_among(s, k, " | & ") &&
        !token_among(s, k - 1, " | & : ="))
      break;
    angles += token_is(s, k, "<");
    angles -= token_is(s, k, ">") && angles > 0;
  }
  return k;
}

/* Whether a ? stands before it in the same statement: a : behind it then chooses. */
static bool is_chosen(const struct program *s, uint32_t k) {
  while (k > 0 && !token_among(s, k - 1, " ; { } ( [ ") && !token_is(s, k - 1, "?")) {
    k--;
    if (s->token[k].match < k)
      k = s->token[k].match;
  }
  return k > 0 && token_is(s, k - 1, "?");
}

/* Whether the bracket holds parameters: => or a body follows, perhaps behind a type. */
static bool holds_parameters(const struct program *s, uint32_t open) {
  uint32_t after = s->token[open].match + 1;
  if (token_among(s, after, " => { "))
    return !token_among(s, open - 1, " if while for switch with ");
  const uint32_t end = type_end(s, after + 1, " => { ; ) , ");
  return token_is(s, after, ":") &&
         (token_among(s, end, " => { ") || (token_is(s, end, ";") && !is_chosen(s, open)));
}

/* Behind < … > of types, which a head or a call has; 0: they compare. */
static uint32_t angles_end(const struct program *s, uint32_t k) {
  const uint32_t end = type_end(s, k, " ( { extends implements ) ; , = ");
  bool types = token_is(s, end - 1, ">") && token_among(s, end, " ( { extends implements ");
  for (uint32_t t = k; t < end; t++)
    types &= s->token[t].kind != TOKEN_SIGN || token_among(s, t, " < > , . [ ] { } ( ) => : ; | & = ") ||
             (token_is(s, t, "?") && token_is(s, t + 1, ":"));
  return types ? end : 0;
}

/* Behind < T > before a value, which is then of that type; 0: none begins there. */
static uint32_t cast_end(const struct program *s, uint32_t k) {
  static const char BEFORE[] = " = ( , return ... [ : ? => && || ! ";
  const uint32_t end = program_angles(s, k);
  return token_among(s, k - 1, BEFORE) && end > k ? end : 0;
}

/* The namespace around a function or a type of TypeScript: its name; 0: none. */
static uint32_t space_of(const struct program *s, unsigned within) {
  const uint32_t name = within > 0 ? s->record[within - 1].name : 0;
  return name > 0 && token_is(s, name - 1, "namespace") ? name : 0;
}

/* Behind a head of a function without its body, which overloads have; `k`: if one begins there. */
static uint32_t head_end(const struct program *s, uint32_t k) {
  uint32_t name = k;
  while (token_among(s, name, " export default public private protected static override async function "))
    name++;
  const uint32_t behind = name + 1 + token_is(s, name + 1, "?"),
                 open = token_is(s, behind, "<") ? angles_end(s, behind) : behind;
  if (token_is(s, name, "constructor") && token_is(s, open, "(") &&
      token_is(s, s->token[open].match + 1, ";"))
    return s->token[open].match + 2;
  if (s->token[name].kind != TOKEN_WORD || !token_is(s, open, "(") ||
      !(behind > name + 1 || holds_parameters(s, open)) || !token_is(s, s->token[open].match + 1, ":"))
    return k;
  const uint32_t end = type_end(s, s->token[open].match + 2, " => { ; ");
  return token_is(s, end, ";") ? end + 1 : k;
}

/* How many tokens from here on declare what JavaScript has not. */
static uint32_t declaration_at(const struct program *s, uint32_t k) {
  const struct span rest = {k, (uint32_t)s->tokens};
  const bool begins = s->token[k].first || (k > 0 && token_among(s, k - 1, " ; } export declare "));
  uint32_t word = token_is(s, k, "export") ? k + 1 : k;
  const bool named = s->token[word + 1].kind == TOKEN_WORD;
  if (begins && token_among(s, word, " interface declare ") && named) {
    uint32_t open = token_is(s, word, "interface") ? program_angles(s, word + 2) : word;
    while (!token_among(s, open, " { ; ") && s->token[open].kind != TOKEN_END)
      open++;
    return s->token[open].match + 1 - k;
  }
  if (begins && token_is(s, word, "type") && named && token_among(s, word + 2, " = < "))
    return type_end(s, program_find(s, (struct span){program_angles(s, word + 2), rest.to}, "=") + 1, " ; ") -
           k;
  if (token_is(s, k, "enum") && named && token_is(s, k + 2, "{"))
    return s->token[k + 2].match + 1 - k;
  if (token_is(s, k, "namespace") && token_is(s, k + 2, "{"))
    return 2;
  if (token_is(s, k, "export") && space_of(s, program_around(s, k)) > 0)
    return 1;
  if (token_is(s, k, "type") && k > 0 && token_among(s, k - 1, " { , ") && named && /* import { type A } */
      token_among(s, k + 2, " , } as ")) {
    while (!token_among(s, word, " , } "))
      word++;
    return word + token_is(s, word, ",") - k;
  }
  if (begins && token_among(s, k, " import export ") && token_is(s, k + 1, "type") &&
      (token_is(s, k, "import") || token_among(s, k + 2, " { * ")))
    return type_end(s, k + 1, " ; ") - k;
  if (begins && head_end(s, k) > k)
    return head_end(s, k) - k;
  if (token_is(s, k, "abstract") && !token_is(s, k + 1, "class")) {
    const uint32_t end = program_part(s, rest, " ; } ", true); /* without a semicolon its line ends it */
    return end + token_is(s, end, ";") - k;
  }
  if (token_among(s, k, " public private protected readonly abstract override ") && named)
    return 1;
  return token_is(s, k, "implements") ? program_find(s, rest, "{") - k : 0;
}

/* Whether `as` gives what is imported or exported another name: import { a as b }. */
static bool is_renaming(const struct program *s, uint32_t as) {
  uint32_t k = as;
  while (k > 1 && (s->token[k].kind == TOKEN_WORD || token_is(s, k, ",")))
    k--;
  return token_is(s, k, "{") && token_among(s, k - 1, " import export type , ");
}

/* How many tokens from here on are a type, or what goes with one. */
static uint32_t type_at(const struct program *s, uint32_t k, const bool *is_marked) {
  if (k == 0)
    return 0;
  const uint32_t cast = cast_end(s, k);
  if (cast > 0)
    return cast - k;
  if (token_is(s, k, "<") && s->token[k - 1].kind == TOKEN_WORD && angles_end(s, k) > 0)
    return angles_end(s, k) - k;
  if (token_among(s, k, " as satisfies ") &&
      (s->token[k - 1].kind != TOKEN_SIGN || token_among(s, k - 1, " ) ] } ! ")) && !is_renaming(s, k))
    return type_end(s, k + 1, " ; , ) ] } + - * / < > = == === && || ? . ") - k;
  if (token_is(s, k, "?") && token_among(s, k + 1, " : ) , ") && s->token[k - 1].kind == TOKEN_WORD)
    return 1;
  if (token_is(s, k, "!") && (s->token[k - 1].kind == TOKEN_WORD || token_among(s, k - 1, " ) ] ")) &&
      s->token[k - 1].at + s->token[k - 1].length == s->token[k].at &&
      (s->token[k + 1].kind == TOKEN_SIGN || token_is(s, k + 1, "as")) &&
      !token_among(s, k - 1, " return typeof in of case else "))
    return 1;
  if (token_is(s, k, "this") && token_is(s, k - 1, "(") && token_is(s, k + 1, ":")) {
    const uint32_t end = type_end(s, k + 2, " , ) ");
    return end + token_is(s, end, ",") - k;
  }
  if (!token_is(s, k, ":"))
    return 0;
  if (token_is(s, k - 1, ")") && s->token[k - 1].match < k - 1 && holds_parameters(s, s->token[k - 1].match))
    return type_end(s, k + 1, " => { ; ") - k;
  if (is_marked[k])
    return type_end(s, k + 1, " = ; , ) of in ") - k;
  return 0;
}

/* Marks the colons in the span that stand in no brackets within it, and in a class behind no parameters. */
static void mark_colons(const struct program *s, struct span span, bool is_class, bool *marks) {
  for (uint32_t k = span.from; k < span.to; k = token_behind(s, k))
    marks[k] |= token_is(s, k, ":") && !(is_class && token_is(s, k - 1, ")"));
}

/* Marks the colons of let a: T, b: T = c ? d : e; behind each name. */
static void mark_declared(const struct program *s, uint32_t k, bool *marks) {
  while (s->token[k].kind == TOKEN_WORD || token_among(s, k, " { [ ")) {
    k = s->token[k].match + 1;
    k += token_is(s, k, "!");
    marks[k] |= token_is(s, k, ":");
    if (token_is(s, k, ":"))
      k = type_end(s, k + 1, " = ; , ) of in ");
    while (s->token[k].kind != TOKEN_END && !token_among(s, k, " , ; ) } ] ") &&
           (!s->token[k].first || s->token[k - 1].kind == TOKEN_SIGN))
      k = token_behind(s, k);
    if (!token_is(s, k, ","))
      return;
    k++;
  }
}

/* Marks the colons behind parameters, behind what is declared, and behind the fields of a class. */
static bool *mark_types(const struct program *s) {
  bool *marks = calloc(s->tokens + 1, sizeof *marks);
  for (uint32_t k = 0; marks != NULL && k < s->tokens; k++)
    if (token_is(s, k, "(") && s->token[k].match > k && holds_parameters(s, k))
      mark_colons(s, (struct span){k + 1, s->token[k].match}, false, marks);
    else if (token_among(s, k, " const let var ") && !token_is(s, k - (k > 0), "as"))
      mark_declared(s, k + 1, marks);
  for (size_t n = 0; marks != NULL && n < s->records; n++)
    if (token_is(s, s->record[n].name - 1, "class"))
      mark_colons(s, s->record[n].body, true, marks);
  return marks;
}

/* What a type of C# does not say is open to others is closed, but in an interface. */
static bool is_closed(const struct program *s, uint32_t k) {
  if (s->language != LANGUAGE_CSHARP || s->token[k].kind != TOKEN_WORD ||
      token_among(s, k, " public private protected internal get set using namespace "))
    return false;
  for (size_t n = 0; n < s->records; n++) {
    const struct span body = s->record[n].body;
    const bool closes = s->record[n].is_type && !token_is(s, s->record[n].name - 1U, "interface");
    bool begins = true;
    for (uint32_t t = body.from; closes && t < body.to && t <= k; t++) {
      if (t == k && begins)
        return true;
      if (s->token[t].match > t)
        t = s->token[t].match;
      begins = token_among(s, t, " ; } ") || (begins && token_is(s, t, "]")); /* an attribute */
    }
  }
  return false;
}

static void put_member(FILE *out, const struct program *s, uint32_t space, uint32_t name) {
  char around[NAME] = "globalThis", word[NAME];
  if (space > 0)
    token_copy(s, space, around, sizeof around);
  token_copy(s, name, word, sizeof word);
  fprintf(out, " %s.%s = %s;", around, word, word);
}

/* What stands within a function that is called where it is made, is made known to all; in a namespace, to
 * those who name that. */
static void put_known(FILE *out, const struct program *s, uint32_t brace) {
  for (size_t n = 0; s->language == LANGUAGE_JS && n < s->functions; n++) {
    const struct function *f = &s->function[n];
    if (f->body.to == brace && !f->is_inner && !f->is_value &&
        (f->within == 0 || space_of(s, f->within) > 0) && token_is(s, f->name - 1U, "function") &&
        s->token[f->begin].column > 0 && !token_among(s, f->begin - 1U, " ( ! , = ? : + - ~ void return "))
      put_member(out, s, space_of(s, f->within), f->name);
  }
  for (size_t n = 0; s->language == LANGUAGE_JS && n < s->records; n++) {
    const struct record *r = &s->record[n];
    if (r->body.to == brace && token_is(s, r->name - 1U, "class") && s->token[r->name - 1].column > 0 &&
        s->token[r->name].kind == TOKEN_WORD && !token_among(s, r->name - 2U, " return = ( => , : ? new "))
      put_member(out, s, space_of(s, r->within), r->name);
  }
}

/* Where there is a `this` in a constructor: behind super(…), or where its body begins. */
static uint32_t this_from(const struct program *s, const struct function *f) {
  for (uint32_t k = f->body.from; k < f->body.to; k++)
    if (token_is(s, k, "super") && token_is(s, k + 1, "("))
      return s->token[k + 1].match;
  return f->body.from - 1;
}

/* constructor(public x: number) sets this.x. */
static void put_parameter_fields(FILE *out, const struct program *s, uint32_t from) {
  for (size_t n = 0; n < s->functions; n++) {
    const struct function *f = &s->function[n];
    for (unsigned m = 0;
         token_is(s, f->name, "constructor") && this_from(s, f) == from && m < f->members.count;
         m++) {
      char name[NAME];
      token_copy(s, f->members.member[m].name, name, sizeof name);
      if (token_among(s, f->members.member[m].name - 1, " public private protected readonly "))
        fprintf(out, "%s this.%s = %s;", token_is(s, from, ")") ? ";" : "", name, name);
    }
  }
}

/* The sign that ends `namespace A;` of C#, for which older compilers want brackets; 0: there is none. */
static uint32_t file_namespace(const struct program *s) {
  for (uint32_t k = 0; s->language == LANGUAGE_CSHARP && k + 1 < s->tokens; k++) {
    uint32_t end = k + 1;
    while (token_is(s, k, "namespace") && (s->token[end].kind == TOKEN_WORD || token_is(s, end, ".")))
      end++;
    if (end > k + 1 && token_is(s, end, ";"))
      return end;
  }
  return 0;
}

/* Whether a token of JavaScript names a file that it takes from beside it. */
static bool names_beside(const struct program *s, uint32_t k) {
  const struct token *const t = &s->token[k];
  return s->language == LANGUAGE_JS && t->kind == TOKEN_TEXT && t->at[1] == '.' && k > 0 &&
         (token_among(s, k - 1, " from import ") || (k > 1 && token_is(s, k - 2, "require")));
}

/* The file that is named so in the one at `from`, perhaps without its ending. */
static bool named_file(
    const struct program *s, uint32_t k, const char *from, const char *const endings[], char path[PATH_MAX]) {
  char named[NAME], whole[2 * PATH_MAX];
  struct stat about;
  token_copy(s, k, named, sizeof named);
  char *const dot = strrchr(named, '.');
  if (dot != NULL && (strcmp(dot, ".js") == 0 || strcmp(dot, ".mjs") == 0 || strcmp(dot, ".cjs") == 0))
    *dot = '\0';
  for (; *endings != NULL; endings++) {
    snprintf(whole, sizeof whole, "%.*s%s%s", (int)(strrchr(from, '/') + 1 - from), from, named, *endings);
    if (stat(whole, &about) == 0 && S_ISREG(about.st_mode) && realpath(whole, path) != NULL)
      return true;
  }
  return false;
}

/* That of TypeScript, "./x.js" too; and what its copy is called. */
static bool
typed_file(const struct program *s, uint32_t k, const char *from, char path[PATH_MAX], char name[NAME]) {
  static const char *const ENDINGS[] = {"", ".ts", ".mts", ".tsx", "/index.ts", NULL};
  if (!named_file(s, k, from, ENDINGS, path) || !theirs_is_typed(path))
    return false;
  const size_t length = strlen(path), room = NAME - 8;
  snprintf(name, NAME, "%s.mjs", path + 1 + (length > room ? length - room : 0));
  for (char *c = name; (c = strchr(c, '/')) != NULL;)
    *c = '_';
  return true;
}

static bool script_file(const struct program *s, uint32_t k, const char *from, char path[PATH_MAX]) {
  static const char *const ENDINGS[] = {".js", ".mjs", ".cjs", "", "/index.js", NULL};
  return names_beside(s, k) && named_file(s, k, from, ENDINGS, path);
}

/* A text with values in it, of which `as T` is left out: `${(x as any).y}`. */
static void put_text(FILE *out, const struct token *t) {
  static const char TYPE[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.<>[]";
  unsigned depth = 0;
  for (const char *at = t->at; at < t->at + t->length; at++) {
    depth += *at == '{' && (depth > 0 || at[-1] == '$');
    depth -= *at == '}' && depth > 0;
    if (depth > 0 && strncmp(at, " as ", 4) == 0)
      at += 3 + strspn(at + 4, TYPE);
    else
      fputc(*at, out);
  }
}

/* A token that stays, with what is added to it. */
static void
put_token(FILE *out, const struct program *s, uint32_t k, const char *path, const char *from, bool is_typed) {
  const struct token *t = &s->token[k];
  char beside[PATH_MAX], name[NAME];
  if (is_typed && names_beside(s, k) && typed_file(s, k, path, beside, name))
    fprintf(out, "\"./%s\"", name);
  else if (!is_typed && script_file(s, k, path, beside))
    fprintf(out, "%c%s%s%c", *t->at, theirs_is_module(s) ? "file://" : "", beside, *t->at);
  else if (is_typed && *t->at == '`')
    put_text(out, t);
  else if (names_beside(s, k))
    fprintf(out, "%c%s%.*s", *t->at, from, (int)t->length - 1, t->at + 1);
  else
    fprintf(out, "%s%.*s", is_closed(s, k) ? "internal " : "", (int)t->length, t->at);
  if (is_typed && token_among(s, k, " { ) "))
    put_parameter_fields(out, s, k);
  if (token_is(s, k, "}"))
    put_known(out, s, k);
}

/* What is imported of a module that may not be here: nothing stands for it then. */
static void
put_import(FILE *out, const struct program *s, struct span names, uint32_t text, const bool *gone) {
  const bool whole = token_is(s, names.to - 2U, "as") && token_is(s, names.to - 3U, "*"),
             is_default = s->token[names.from].kind == TOKEN_WORD;
  if (names.from >= names.to)
    return;
  fputs("const ", out);
  for (uint32_t k = whole ? names.to - 1 : names.from; k < names.to; k++) {
    const char *const before = whole || k > names.from || token_is(s, k, "{") ? "" : "{default: ";
    if (token_is(s, k, "as"))
      fputs(": ", out);
    else if (!gone[k] && (k == names.from || !token_is(s, k, "{")))
      fprintf(out, "%s%.*s", before, (int)s->token[k].length, s->token[k].at);
  }
  fprintf(out,
          "%s = (await import(%.*s).catch(() => 0)) || globalThis.grazeNothing || new Proxy({}, {get: () => "
          "class {}})",
          !whole && is_default && !token_is(s, names.to - 1, "}") ? "}" : "",
          (int)s->token[text].length,
          s->token[text].at);
}

/* The text of an import that begins there, of what is in no file beside it; 0: it is none. */
static uint32_t absent_at(const struct program *s, uint32_t k, const char *path) {
  char file[PATH_MAX], name[NAME];
  if (s->language != LANGUAGE_JS || !s->token[k].first || !token_is(s, k, "import") ||
      token_among(s, k + 1, " ( . type "))
    return 0;
  uint32_t text = k + 1;
  while (s->token[text].kind == TOKEN_WORD || token_among(s, text, " { } , * "))
    text++;
  if (s->token[text].kind != TOKEN_TEXT)
    return 0;
  const bool here =
      names_beside(s, text) && (script_file(s, text, path, file) || typed_file(s, text, path, file, name));
  return here ? 0 : text;
}

/* The names of an enum of TypeScript with their numbers, each by itself too: another may be told by it. */
static void put_enum(FILE *out, const struct program *s, uint32_t k) {
  struct span left = {k + 3, s->token[k + 2].match};
  fputs(" = (() => { const graze = {}; let next = 0;", out);
  for (uint32_t end; left.from < left.to; left.from = end + 1) {
    end = program_find(s, left, ",");
    const struct token *const last = &s->token[end - 1];
    const bool is_told = end > left.from + 2;
    const char *const value = is_told ? s->token[left.from + 2].at : "next";
    char member[NAME];
    token_copy(s, left.from, member, sizeof member);
    fprintf(out,
            " const %s = graze.%s = %.*s; next = %s + 1;",
            member,
            member,
            is_told ? (int)(last->at + last->length - value) : NAME,
            value,
            member);
  }
  fputs(" return graze; })();", out);
}

/* What stands for what is left out. */
static void put_instead(FILE *out, const struct program *s, uint32_t k, const char *instead, bool is_typed) {
  const bool is_enum = is_typed && token_is(s, k, "enum"), is_space = is_typed && token_is(s, k, "namespace");
  char name[NAME];
  if (!is_enum && !is_space) {
    fputs(instead, out);
    return;
  }
  token_copy(s, k + 1, name, sizeof name);
  fprintf(out, "%s%s", token_is(s, k - 1, "const") ? "" : "const ", name);
  if (is_enum)
    put_enum(out, s, k);
  else
    fputs(" = {};", out);
}

/* Whether what stays names what is imported so, beside the import. */
static bool is_used(const struct program *s, uint32_t name, struct span import, const bool *gone) {
  for (uint32_t t = 0; t < s->tokens; t++)
    if ((t < import.from || t >= import.to) && !gone[t] && tokens_alike(s, t, name) &&
        (t == 0 || !token_is(s, t - 1, ".")))
      return true;
  return false;
}

/* Of what is imported, types alone are left out: nothing names them any more. */
static void leave_types(const struct program *s, bool *gone) {
  for (uint32_t k = 0; k + 1 < s->tokens; k++) {
    const struct span import = {k + 1, program_find(s, (struct span){k, (uint32_t)s->tokens}, "from")};
    bool any = false;
    if (!token_is(s, k, "import") || !s->token[k].first || gone[k] || token_among(s, k + 1, " ( . ") ||
        s->token[k + 1].kind == TOKEN_TEXT)
      continue;
    for (uint32_t t = import.from, end; t < import.to; t = end + 1) {
      for (end = t; end < import.to && !token_among(s, end, " , { } ");)
        end++;
      const bool used = end == t || is_used(s, end - 1, import, gone);
      any |= used && end > t;
      for (uint32_t n = t; !used && n < end + token_is(s, end, ","); n++)
        gone[n] = true;
    }
    for (uint32_t n = k; !any && n < import.to + 2; n++)
      gone[n] = true;
  }
}

/* How many tokens from here on are left out; what stands for them goes to `instead`. */
static uint32_t
left_out(const struct program *s, uint32_t k, const bool *marks, bool is_typed, const char **instead) {
  uint32_t count = change_at(s, k, instead);
  if (count == 0 && is_typed)
    count = declaration_at(s, k);
  return count == 0 && is_typed ? type_at(s, k, marks) : count;
}

/* Classes of TypeScript are known to all: what is made in a call may be imported as a type alone. */
static void put_classes(FILE *out, const struct program *s, const bool *gone) {
  for (size_t n = 0; n < s->records; n++) {
    const uint32_t name = s->record[n].name;
    if (token_is(s, name - 1U, "class") && !gone[name] && s->token[name].kind == TOKEN_WORD &&
        s->token[line_begin(s, name)].column == 0)
      put_member(out, s, 0, name);
  }
}

char *theirs_copy(const struct program *s, const char *path) {
  const bool is_typed = theirs_is_typed(path);
  char *text = NULL, from[PATH_MAX + 8];
  size_t size;
  bool *const marks = mark_types(s), *const gone = calloc(s->tokens + 1, sizeof *gone);
  FILE *out = marks != NULL && gone != NULL ? open_memstream(&text, &size) : NULL;
  const char *at = s->text;
  const uint32_t space = file_namespace(s);
  snprintf(from,
           sizeof from,
           "%s%.*s",
           theirs_is_module(s) ? "file://" : "",
           (int)(strrchr(path, '/') + 1 - path),
           path);
  for (uint32_t k = 0, count; out != NULL && is_typed && k < s->tokens; k += count == 0) {
    const char *instead = "";
    count = left_out(s, k, marks, true, &instead);
    for (const uint32_t end = k + count; k < end; k++)
      gone[k] = true;
  }
  if (out != NULL && is_typed)
    leave_types(s, gone);
  for (uint32_t k = 0; out != NULL && k < s->tokens; k++) {
    const char *instead = "";
    uint32_t count = left_out(s, k, marks, is_typed, &instead);
    if (count == 0 && gone[k])
      count = 1;
    if (k > 0 && k == space) {
      instead = " {";
      count = 1;
    }
    const uint32_t absent = count == 0 ? absent_at(s, k, path) : 0;
    fprintf(out, "%.*s", (int)(s->token[k].at - at), at);
    if (absent > 0) {
      put_import(out, s, (struct span){k + 1, absent - 1}, absent, gone);
      count = absent + 1 - k;
    } else if (count == 0)
      put_token(out, s, k, path, from, is_typed);
    else
      put_instead(out, s, k, instead, is_typed);
    k += count > 0 ? count - 1 : 0;
    at = s->token[k].at + s->token[k].length;
  }
  if (out != NULL)
    fprintf(out, "%s%s", at, space > 0 ? "}\n" : "");
  if (out != NULL && is_typed)
    put_classes(out, s, gone);
  free(gone);
  free(marks);
  return out != NULL && fclose(out) == 0 ? text : NULL;
}

/* Of C#: namespace A.B { … } */
static bool opens_namespace(const struct program *s, uint32_t k) {
  uint32_t at = k;
  while (at > 0 && (s->token[at - 1].kind == TOKEN_WORD || token_is(s, at - 1, ".")))
    at--;
  return token_is(s, k, "{") && token_is(s, at, "namespace");
}

/* From k on the next name that the file declares to its package, or that of the type that a method of Go is
 * of; its end: none. */
static uint32_t next_declared(const struct program *s, uint32_t k) {
  static const char OPENS[] = " type var const ";
  const bool is_go = s->language == LANGUAGE_GO;
  for (; k + 1 < s->tokens; k++) {
    const bool is_block = is_go && token_is(s, k, "(") && k > 0 && token_among(s, k - 1, OPENS);
    const bool is_method = is_go && token_is(s, k, "(") && k > 0 && token_is(s, k - 1, "func");
    const bool declares =
        k > 0 && s->token[k].kind == TOKEN_WORD && !token_among(s, k, " _ init ") &&
        token_among(
            s, k - 1, is_go ? " type var const func " : " class interface enum record type struct trait ");
    if (declares || (is_go && s->token[k].first && s->token[k].column > 0 && s->token[k].kind == TOKEN_WORD))
      return k; /* the other is in a block */
    if (is_method)
      return s->token[k].match - 1;
    if (s->token[k].match > k && !is_block && !opens_namespace(s, k))
      k = s->token[k].match;
  }
  return (uint32_t)s->tokens;
}

static bool spelled_alike(const struct program *a, uint32_t one, const struct program *b, uint32_t other) {
  const struct token *const s = &a->token[one], *const t = &b->token[other];
  return t->kind == TOKEN_WORD && s->length == t->length && memcmp(s->at, t->at, s->length) == 0;
}

/* Whether the file declares one of the words of the other one; `again`: which that declares as well, wherever
 * in it. */
static bool declares_of(const struct program *s, const struct program *other, bool again) {
  static const char TYPES_OF[] = " type func class interface enum record struct trait ";
  for (uint32_t k = next_declared(s, 0); k < s->tokens; k = next_declared(s, k + 1))
    for (uint32_t t = 1; t < other->tokens && !(again && token_is(s, k + 1, ")")); t++)
      if (spelled_alike(s, k, other, t) && (!again || token_among(other, t - 1, TYPES_OF)) &&
          !(s->language == LANGUAGE_CSHARP && token_is(other, t - 1, "."))) /* a member's name */
        return true;
  return false;
}

static void package_of(const struct program *s, char name[NAME]) {
  name[0] = '\0';
  for (uint32_t k = 0; k + 1 < s->tokens && name[0] == '\0'; k++)
    if (token_is(s, k, "package") && s->token[k].first)
      snprintf(name, NAME, "%.*s", (int)strcspn(s->token[k + 1].at, " ;\t\r\n"), s->token[k + 1].at);
}

static bool ends_with(const char *name, const char *ending) {
  const size_t length = strlen(name), of = strlen(ending);
  return length > of && strcmp(name + length - of, ending) == 0;
}

/* A file of the language, of its package or not: no tests, and nothing that is large. */
static bool read_beside(
    const char *folder, const char *name, const struct program *own, bool packed, struct program *file) {
  char path[2 * PATH_MAX], package[NAME], owns[NAME];
  struct stat about;
  snprintf(path, sizeof path, "%s%s", folder, name);
  if (program_language(name, "") != own->language || ends_with(name, "_test.go") || stat(path, &about) != 0 ||
      !S_ISREG(about.st_mode) || about.st_size > LARGEST)
    return false;
  *file = (struct program){.text = NULL};
  char *const text = theirs_text(path);
  package_of(own, owns);
  if (text != NULL && program_cut(file, text, own->language))
    package_of(file, package);
  if (text != NULL && file->tokens > 0 && (!packed || strcmp(package, owns) == 0))
    return true;
  program_free(file);
  free(text);
  return false;
}

bool theirs_in_crate(const struct program *s) {
  return program_has(s, (struct span){0, (uint32_t)s->tokens}, " crate super mod ");
}

bool theirs_root(const struct program *s, const char *path, char root[PATH_MAX]) {
  char package[NAME + 2] = "/";
  package_of(s, package + 1);
  for (char *at = package; (at = strchr(at, '.')) != NULL;)
    *at = '/';
  snprintf(root, PATH_MAX, "%.*s", (int)(strrchr(path, '/') - path), path);
  const bool stands = s->language == LANGUAGE_JAVA && package[1] != '\0' && ends_with(root, package);
  if (stands)
    root[strlen(root) - strlen(package)] = '\0';
  return stands;
}

static const char ABOVE[] = "../../../../";
enum { HEADERS_UP = 5 }; /* a header is sought in so many folders */

/* A header: beside the file that names it, or in a folder above that or its include folder. */
static bool find_header(const char *path, const char *named, char header[2 * PATH_MAX]) {
  const int folder = (int)(strrchr(path, '/') + 1 - path), length = (int)strcspn(named, "\">\n");
  for (int k = 0; k < 2 * HEADERS_UP; k++) {
    const char *const within = k % 2 == 0 ? "" : "include/";
    snprintf(header,
             (size_t)2 * PATH_MAX,
             "%.*s%.*s%s%.*s",
             folder,
             path,
             k / 2 * 3,
             ABOVE,
             within,
             length,
             named);
    if (access(header, R_OK) == 0)
      return true;
  }
  return false;
}

void theirs_flags(const struct program *s, const char *folder, char *flags, size_t size) {
  static const char HAS[] = "_IMPLEMENTATION";
  flags[0] = '\0';
  for (int k = 0; k < HEADERS_UP; k++)
    text_add(flags,
             size,
             "-idirafter %s/%.*s -idirafter %s/%.*sinclude ",
             folder,
             3 * k,
             ABOVE,
             folder,
             3 * k,
             ABOVE);
  for (const char *at = s->text; (at = strstr(at, HAS)) != NULL; at += sizeof HAS) {
    const char *word = at, *line = at;
    while (word > s->text && (isalnum((unsigned char)word[-1]) || word[-1] == '_'))
      word--;
    while (line > s->text && line[-1] != '\n')
      line--;
    if (strncmp(line, "#ifdef", 6) == 0 || strncmp(line, "#if ", 4) == 0)
      text_add(flags, size, "-D%.*s ", (int)(at + sizeof HAS - 1 - word), word);
  }
}

/* The file of the functions of a header: beside it, or beside the file that is tried. */
static void find_source(const char *self, const char *header, char source[PATH_MAX]) {
  static const char *const ENDINGS[] = {".c", ".cpp", ".cc", ".cxx"};
  const char *const name = strrchr(header, '/') + 1;
  char path[2 * PATH_MAX];
  for (size_t k = 0; k < 2 * sizeof ENDINGS / sizeof ENDINGS[0]; k++) {
    const char *const beside = k % 2 == 0 ? header : self;
    const int folder = (int)(strrchr(beside, '/') + 1 - beside);
    snprintf(path, sizeof path, "%.*s%.*s%s", folder, beside, (int)strcspn(name, "."), name, ENDINGS[k / 2]);
    if (realpath(path, source) != NULL && strcmp(source, self) != 0)
      return;
  }
  source[0] = '\0';
}

/* The headers that the text of a file names, each behind those that it names itself: types may stand there.
 * `self`: the file that is tried. How many there are now. */
static unsigned take_headers(const char *self,
                             const char *path,
                             const char *text,
                             unsigned depth,
                             struct beside beside[BESIDES_MOST],
                             unsigned count) {
  static const char NAMED[] = "#include ";
  for (const char *at = text; depth < DEEPEST && (at = strstr(at, NAMED)) != NULL;) {
    char header[2 * PATH_MAX];
    at += sizeof NAMED - 1;
    char *const named =
        (*at == '"' || *at == '<') && find_header(path, at + 1, header) ? file_text(header) : NULL;
    if (named != NULL)
      count = take_headers(self, header, named, depth + 1, beside, count);
    if (named != NULL && count < BESIDES_MOST) {
      beside[count] = (struct beside){.text = named};
      find_source(self, header, beside[count++].source);
    } else {
      free(named);
    }
  }
  return count;
}

/* What a file of TypeScript imports, and what that does, has types too. How many there are now. */
static unsigned take_imports(const struct program *s,
                             const char *from,
                             const struct program *own,
                             struct beside beside[BESIDES_MOST],
                             unsigned count) {
  char path[PATH_MAX], name[NAME];
  for (uint32_t k = 0; k < s->tokens && count < BESIDES_MOST; k++) {
    bool is_new = names_beside(s, k) && typed_file(s, k, from, path, name);
    for (unsigned n = 0; n < count; n++)
      is_new &= strcmp(beside[n].name, name) != 0;
    char *const text = is_new ? theirs_text(path) : NULL;
    struct program file;
    if (text == NULL)
      continue;
    struct beside *const one = &beside[count++];
    *one = (struct beside){.text = text};
    memcpy(one->name, name, sizeof name);
    if (program_read(&file, text, LANGUAGE_JS)) {
      one->copy = theirs_copy(&file, path);
      count = take_imports(&file, path, own, beside, count);
      if (declares_of(&file, own, true)) /* its types are others */
        *text = '\0';
    }
    program_free(&file);
  }
  return count;
}

/* What stands for the types of an engine that the file names. How many there are. */
static unsigned take_engines(const struct program *own, struct beside beside[BESIDES_MOST]) {
  static const struct {
    enum language language;
    const char *named, *types, *engine, *file; /* `types`: words of which the file has one; NULL: any */
  } ENGINES[] = {
      {LANGUAGE_CSHARP, "using UnityEngine;", NULL, "UnityEngine", "UnityEngine.cs"},
      {LANGUAGE_CSHARP,
       "using Microsoft.Xna.Framework;",
       NULL,
       "Microsoft.Xna.Framework",
       "Microsoft.Xna.Framework.cs"},
      {LANGUAGE_CSHARP, "using System.Drawing;", NULL, "System.Drawing", "System.Drawing.cs"},
      {LANGUAGE_PYTHON, "pygame", " Vector2 Rect ", "pygame", "pygame.py"},
  };
  unsigned count = 0;
  for (size_t k = 0; k < sizeof ENGINES / sizeof ENGINES[0]; k++) {
    char name[NAME];
    if (own->language != ENGINES[k].language || strstr(own->text, ENGINES[k].named) == NULL ||
        (ENGINES[k].types != NULL &&
         !program_has(own, (struct span){0, (uint32_t)own->tokens}, ENGINES[k].types)))
      continue;
    snprintf(name, sizeof name, "%s.in", ENGINES[k].file);
    char *const text = strdup(template_text(name)), *const copy = strdup(template_text(name));
    if (text == NULL || copy == NULL) {
      free(text);
      free(copy);
      continue;
    }
    beside[count] = (struct beside){.text = text, .copy = copy, .stands_for = ENGINES[k].engine};
    snprintf(beside[count++].name, NAME, "%s", ENGINES[k].file);
  }
  return count;
}

/* Of a line of Python that imports, `from ..shapes.circle import Circle`, the file beside the one at `path`,
 * or in a folder above that is of its packages. */
static bool module_file(const struct program *s, uint32_t k, const char *path, char file[PATH_MAX]) {
  char named[NAME] = "", up[2 * PATH_MAX], whole[4 * PATH_MAX];
  unsigned dots = 0, folders = 0;
  if (!s->token[k].first || !token_among(s, k, " from import "))
    return false;
  const char *at = s->token[k + 1].at;
  for (; *at == '.'; at++)
    dots++;
  for (size_t n = 0; n + 1 < NAME && (isalnum((unsigned char)*at) || *at == '_' || *at == '.'); n++, at++)
    text_add(named, sizeof named, "%c", *at == '.' ? '/' : *at);
  for (bool is_package = true; is_package && folders < HEADERS_UP; folders++) {
    snprintf(up, sizeof up, "%.*s%.*s", (int)(strrchr(path, '/') + 1 - path), path, (int)folders * 3, ABOVE);
    snprintf(whole, sizeof whole, "%s%s.py", up, named);
    if ((dots == 0 || dots == folders + 1) && named[0] != '\0' && realpath(whole, file) != NULL)
      return true;
    snprintf(whole, sizeof whole, "%s__init__.py", up);
    is_package = dots > folders + 1 || access(whole, R_OK) == 0;
  }
  return false;
}

static bool is_taken(const struct beside beside[BESIDES_MOST], unsigned count, const char *file) {
  bool taken = false;
  for (unsigned n = 0; n < count && !taken; n++)
    taken = strcmp(beside[n].source, file) == 0;
  return taken;
}

/* What a file of Python or JavaScript imports from beside it, each behind what that imports itself: it stays
 * where it stands. `self`: the file that is tried, which others may import. How many there are now. */
static unsigned take_modules(const struct program *s,
                             const char *self,
                             const char *path,
                             unsigned depth,
                             struct beside beside[BESIDES_MOST],
                             unsigned count) {
  char file[PATH_MAX];
  for (uint32_t k = 0; depth < DEEPEST && k + 1 < s->tokens; k++) {
    const bool named =
                   s->language == LANGUAGE_JS ? script_file(s, k, path, file) : module_file(s, k, path, file),
               is_new = named && strcmp(file, self) != 0 && !is_taken(beside, count, file);
    struct program module = {.text = NULL};
    char *const text = is_new ? theirs_text(file) : NULL;
    if (text != NULL && strlen(text) < LARGEST && program_cut(&module, text, s->language))
      count = take_modules(&module, self, file, depth + 1, beside, count);
    program_free(&module);
    if (text != NULL && count < BESIDES_MOST && !is_taken(beside, count, file)) { /* by what it imports */
      beside[count] = (struct beside){.text = text};
      snprintf(beside[count++].source, PATH_MAX, "%s", file);
    } else {
      free(text);
    }
  }
  return count;
}

/* A file that may be of the package. */
struct candidate {
  struct program file;
  char name[NAME];
  bool needed, clashes, taken, stays; /* stays: it is built where it stands */
};

/* Each file is asked once of each that is taken, itself first. How many there are now. */
static unsigned take_needed(const char *path,
                            const struct program *own,
                            struct candidate *candidate,
                            unsigned files,
                            struct beside beside[BESIDES_MOST],
                            unsigned count) {
  unsigned next = 0;
  for (const struct program *last = own; next < files; last = &candidate[next].file) {
    for (unsigned n = 0; n < files; n++) {
      candidate[n].needed |= declares_of(&candidate[n].file, last, false);
      candidate[n].clashes |= declares_of(&candidate[n].file, last, true);
    }
    next = 0;
    while (next < files && (candidate[next].taken || !candidate[next].needed || candidate[next].clashes))
      next++;
    if (next == files || count == BESIDES_MOST)
      break;
    candidate[next].taken = true;
    beside[count] =
        (struct beside){.text = (char *)candidate[next].file.text,
                        .copy = candidate[next].stays ? NULL : theirs_copy(&candidate[next].file, path)};
    memcpy(beside[count++].name, candidate[next].name, NAME);
  }
  return count;
}

/* What Java imports from other packages of its folder. How many candidates there are now. */
static unsigned read_imports(const struct program *own,
                             const char *path,
                             struct candidate candidate[BESIDES_MOST],
                             unsigned files) {
  char root[PATH_MAX];
  if (!theirs_root(own, path, root))
    return files;
  for (uint32_t k = 0; k + 1 < own->tokens; k++) {
    char name[NAME] = "/";
    const char *const at = own->token[k + 1].at;
    if (!token_is(own, k, "import") || !own->token[k].first || files == BESIDES_MOST)
      continue;
    text_add(name, sizeof name, "%.*s", (int)strcspn(at, " *;\n"), at);
    for (char *dot = name; (dot = strchr(dot, '.')) != NULL;)
      *dot = '/';
    text_add(name, sizeof name, ".java");
    if (read_beside(root, name, own, false, &candidate[files].file))
      candidate[files++].stays = true;
  }
  return files;
}

unsigned theirs_beside(const char *path, const struct program *own, struct beside beside[BESIDES_MOST]) {
  struct candidate candidate[BESIDES_MOST] = {{.taken = false}};
  struct dirent **entry;
  unsigned files = 0, count = 0;
  char folder[PATH_MAX];
  const char *const self = strrchr(path, '/') + 1;
  snprintf(folder, sizeof folder, "%.*s", (int)(self - path), path);
  if (theirs_is_typed(path))
    return take_imports(own, path, own, beside, 0);
  const bool in_crate = own->language == LANGUAGE_RUST && theirs_in_crate(own);
  if (own->language == LANGUAGE_PYTHON || own->language == LANGUAGE_JS)
    return take_modules(own, path, path, 0, beside, take_engines(own, beside));
  if (own->language == LANGUAGE_CSHARP)
    count = take_engines(own, beside);
  else if (own->language != LANGUAGE_GO && own->language != LANGUAGE_JAVA && !in_crate)
    return take_headers(path, path, own->text, 0, beside, 0);
  const int entries = scandir(folder, &entry, NULL, alphasort);
  for (int n = 0; n < entries; n++) {
    if (files < BESIDES_MOST && strcmp(entry[n]->d_name, self) != 0 &&
        read_beside(folder, entry[n]->d_name, own, true, &candidate[files].file)) {
      candidate[files].stays = own->language == LANGUAGE_RUST; /* the crate has it */
      snprintf(candidate[files++].name, NAME, "%.*s", NAME - 1, entry[n]->d_name);
    }
    free(entry[n]);
  }
  if (entries >= 0)
    free(entry);
  files = read_imports(own, path, candidate, files);
  count = take_needed(path, own, candidate, files, beside, count);
  for (unsigned n = 0; n < files; n++) {
    if (!candidate[n].taken)
      free((char *)candidate[n].file.text);
    program_free(&candidate[n].file);
  }
  return count;
}
