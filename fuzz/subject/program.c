/* Words and brackets. */
#include "program.h"

#include "grow.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

const struct language_marks LANGUAGE_MARKS[LANGUAGES] = {
#define LANGUAGE(id, ...) [LANGUAGE_##id] = {__VA_ARGS__},
#include "languages.def"
#undef LANGUAGE
};

const char *language_word(unsigned k) { return k < LANGUAGES ? LANGUAGE_MARKS[k].word : NULL; }

bool token_is(const struct program *program, size_t k, const char *text) {
  if (k >= program->tokens)
    return false;
  const struct token *token = &program->token[k];
  return token->length == strlen(text) && memcmp(token->at, text, token->length) == 0;
}

void token_copy(const struct program *program, size_t token, char *to, size_t size) {
  const struct token *t = &program->token[token];
  const unsigned quotes = t->kind == TOKEN_TEXT && t->length > 1;
  snprintf(to, size, "%.*s", (int)(t->length - 2 * quotes), t->at + quotes);
}

struct name token_name(const struct program *program, size_t token) {
  struct name name;
  token_copy(program, token, name.text, sizeof name.text);
  return name;
}

bool word_among(const char *word, size_t length, const char *words) {
  while (*words != '\0') {
    const char *const one = ++words; /* behind the space before it */
    while (*words != ' ' && *words != '\0')
      words++;
    if (length > 0 && (size_t)(words - one) == length && memcmp(one, word, length) == 0)
      return true;
  }
  return false;
}

bool token_among(const struct program *program, size_t k, const char *words) {
  return k < program->tokens && word_among(program->token[k].at, program->token[k].length, words);
}

bool program_has(const struct program *program, struct span span, const char *words) {
  for (uint32_t k = span.from; k < span.to; k++)
    if (token_among(program, k, words))
      return true;
  return false;
}

bool tokens_alike(const struct program *program, size_t a, size_t b) {
  return program->token[a].word == program->token[b].word;
}

bool function_calls(const struct program *s, size_t function, size_t other) {
  const struct function *const f = &s->function[function];
  for (uint32_t t = f->body.from; function != other && t < f->body.to; t++)
    if (tokens_alike(s, t, s->function[other].name) && token_is(s, t + 1, "("))
      return true;
  return false;
}

size_t next_called(const struct program *s, const struct function *f, size_t from) {
  while (from < s->functions && !function_calls(s, (size_t)(f - s->function), from))
    from++;
  return from;
}

uint32_t program_find(const struct program *program, struct span span, const char *text) {
  uint32_t k = span.from;
  while (k < span.to && !token_is(program, k, text))
    k = token_behind(program, k);
  return k < span.to ? k : span.to;
}

static bool is_word(char c) { return isalnum((unsigned char)c) || c == '_' || c == '$' || (c & 0x80) != 0; }

uint32_t line_begin(const struct program *s, uint32_t token) {
  while (token > 0 && !s->token[token].first)
    token--;
  return token;
}

struct passage said_ahead(const struct program *s, uint32_t token, bool ends) {
  const struct token *const t = &s->token[token];
  struct passage said = {token > 0 ? t[-1].at + t[-1].length : s->text, t->at};
  const char *const line = token > 0 ? memchr(said.from, '\n', (size_t)(said.to - said.from)) : NULL;
  if (ends)
    said.to = line != NULL ? line : said.to;
  else if (line != NULL)
    said.from = line;
  return said;
}

struct passage said_before(const struct program *s, const struct function *f) {
  return said_ahead(s, line_begin(s, f->begin), false);
}

bool said_has(struct passage said, const char *phrases) {
  for (size_t length; *phrases != '\0'; phrases += length + (phrases[length] == ';')) {
    length = strcspn(phrases, ";");
    for (const char *at = said.from; at + length <= said.to; at++)
      if (strncasecmp(at, phrases, length) == 0)
        return true;
  }
  return false;
}

struct passage first_text(const struct program *s, struct span body) {
  const struct token *const text = &s->token[body.from];
  return (struct passage){text->at, text->at + (text->kind == TOKEN_TEXT ? text->length : 0)};
}

bool function_says(const struct program *s, const struct function *f, const char *phrases) {
  const struct passage head = {s->token[f->params.from].at, s->token[f->body.from].at};
  return said_has(said_before(s, f), phrases) || said_has(head, phrases) ||
         said_has(first_text(s, f->body), phrases);
}

/* The end of a comment, or NULL where none begins; a line that the preprocessor reads is one. */
static const char *comment_end(enum language language, const char *at, bool first) {
  const bool python = language == LANGUAGE_PYTHON;
  const bool directive = first && *at == '#' && (language <= LANGUAGE_CPP || language == LANGUAGE_CSHARP);
  if (!python && at[0] == '/' && at[1] == '*') {
    const char *end = strstr(at + 2, "*/");
    return end != NULL ? end + 2 : at + strlen(at);
  }
  if ((python && *at == '#') || (!python && at[0] == '/' && at[1] == '/') || directive ||
      (at[0] == '#' && at[1] == '!')) {
    const char *end = at + strcspn(at, "\n");
    while (directive && *end == '\n' && end[-1] == '\\')
      end += 1 + strcspn(end + 1, "\n");
    return end;
  }
  return NULL;
}

static const char *text_end(enum language language, const char *at) {
  const char quote = *at;
  if (language == LANGUAGE_PYTHON && at[1] == quote && at[2] == quote) {
    const char triple[] = {quote, quote, quote, '\0'}, *end = strstr(at + 3, triple);
    return end != NULL ? end + 3 : at + strlen(at);
  }
  const bool over_lines = quote == '`' || language == LANGUAGE_RUST;
  for (at++; *at != '\0' && *at != quote && (over_lines || *at != '\n'); at++)
    if (*at == '\\' && at[1] != '\0')
      at++;
  return *at == quote ? at + 1 : at;
}

static uint32_t sign_length(const char *at) {
  static const char LONG[] = " === !== ... -> => :: ?. == != <= >= && || += -= *= /= := ";
  for (uint32_t length = 3; length > 1; length--)
    if (strnlen(at, length) == length && word_among(at, length, LONG))
      return length;
  return 1;
}

static const char *number_end(const char *at) {
  for (;; at++)
    if ((*at == '-' || *at == '+') ? !strchr("eE", at[-1]) : !is_word(*at) && (*at != '.' || at[1] == '.'))
      return at;
}

/* A lifetime of Rust is no text: 'a. */
static bool is_text(enum language language, const char *at) {
  if (language == LANGUAGE_RUST && *at == '\'')
    return at[1] == '\\' || (at[1] != '\0' && at[2] == '\'');
  return *at == '"' || *at == '\'' || (*at == '`' && (language == LANGUAGE_JS || language == LANGUAGE_GO));
}

/* Behind a pattern of JavaScript, /[^"]*"/g, which is a text like another; at itself: none begins there. */
static const char *pattern_end(const struct program *program, const char *at) {
  if (program->language != LANGUAGE_JS || *at != '/')
    return at;
  const size_t before = program->tokens - 1; /* where there is one */
  const bool begins =
      program->tokens == 0 ||
      (program->token[before].kind == TOKEN_SIGN && !token_among(program, before, " ) ] } ")) ||
      token_among(program, before, " return typeof case of in ");
  const char *end = at + 1;
  if (!begins)
    return at;
  for (bool any = false; *end != '\0' && *end != '\n' && (any || *end != '/'); end++) { /* any: of [ … ] */
    any = *end == '[' || (any && *end != ']');
    end += *end == '\\' && end[1] != '\0';
  }
  return *end == '/' ? end + 1 : at;
}

static struct token next_token(const struct program *program, const char *at, bool is_member) {
  const enum language language = program->language;
  struct token token = {.at = at, .kind = TOKEN_SIGN};
  const char *const pattern = pattern_end(program, at);
  if (pattern > at || is_text(language, at)) {
    token.kind = TOKEN_TEXT;
    token.length = (uint32_t)((pattern > at ? pattern : text_end(language, at)) - at);
  } else if (isdigit((unsigned char)*at) || (*at == '.' && isdigit((unsigned char)at[1]) && !is_member)) {
    token.kind = TOKEN_NUMBER;
    token.length = (uint32_t)(number_end(at + 1) - at);
  } else if (is_word(*at) || (*at == '#' && language == LANGUAGE_JS && is_word(at[1]))) { /* #private */
    token.kind = TOKEN_WORD;
    token.length = 1;
    while (is_word(at[token.length]))
      token.length++;
  } else {
    token.length = sign_length(at);
  }
  return token;
}

enum { AHEAD = 8 };

/* Some ends more, so that a look ahead needs no care. */
static bool end_tokens(struct program *program, const char *at) {
  struct token *grown = realloc(program->token, (program->tokens + AHEAD) * sizeof *grown);
  if (grown == NULL)
    return false;
  program->token = grown;
  for (size_t k = program->tokens - 1; k < program->tokens + AHEAD; k++)
    grown[k] = (struct token){.at = at, .match = (uint32_t)k, .first = true};
  return true;
}

static bool cut(struct program *program) {
  size_t room = 0;
  bool first = true;
  const char *line = program->text, *at = line, *end;
  for (;; at = end) {
    while (isspace((unsigned char)*at) || (*at == '\\' && at[1] == '\n')) {
      if (*at == '\\') { /* the line goes on */
        at++;
      } else if (*at == '\n') {
        first = true;
        line = at + 1;
      }
      at++;
    }
    struct token *grown = grow(program->token, program->tokens, &room, sizeof *grown);
    if (grown == NULL)
      return false;
    program->token = grown;
    end = comment_end(program->language, at, first);
    if (end != NULL)
      continue;
    struct token *to = &program->token[program->tokens];
    const bool is_member = program->tokens > 0 &&
                           (to[-1].kind == TOKEN_WORD || token_among(program, program->tokens - 1, " ) ] "));
    *to = next_token(program, at, is_member);
    to->match = (uint32_t)program->tokens++;
    to->first = first;
    to->column = (uint32_t)(at - line);
    first = false;
    if (*at == '\0')
      return end_tokens(program, at);
    end = at + to->length;
  }
}

/* Brackets find each other; one that closes nothing is passed over. */
static bool pair_brackets(struct program *program) {
  uint32_t *open = malloc(program->tokens * sizeof *open);
  size_t depth = 0;
  for (uint32_t k = 0; open != NULL && k < program->tokens; k++) {
    const char sign = program->token[k].kind == TOKEN_SIGN ? *program->token[k].at : ' ';
    if (strchr("([{", sign) != NULL)
      open[depth++] = k;
    if (strchr(")]}", sign) == NULL || depth == 0)
      continue;
    const uint32_t other = open[--depth];
    program->token[other].match = k;
    program->token[k].match = other;
  }
  free(open);
  return open != NULL;
}

/* Tokens that are spelled alike have the number of the first of them. */
static bool number_words(struct program *program) {
  const size_t tokens = program->tokens + AHEAD;
  size_t room = 1;
  while (room < 2 * tokens)
    room *= 2;
  uint32_t *const first = calloc(room, sizeof *first); /* + 1 */
  for (uint32_t k = 0; first != NULL && k < tokens; k++) {
    struct token *const t = &program->token[k];
    size_t hash = 5381;
    for (uint32_t n = 0; n < t->length; n++)
      hash = hash * 33 + (unsigned char)t->at[n];
    const struct token *other;
    for (;; hash++) {
      uint32_t *const at = &first[hash & (room - 1)];
      *at = *at == 0 ? k + 1 : *at;
      t->word = *at - 1;
      other = &program->token[t->word];
      if (other->length == t->length && memcmp(other->at, t->at, t->length) == 0)
        break;
    }
  }
  free(first);
  return first != NULL;
}

bool program_cut(struct program *program, const char *text, enum language language) {
  *program = (struct program){.language = language, .text = text};
  return cut(program) && pair_brackets(program) && number_words(program);
}

void program_free(struct program *program) {
  free(program->token);
  free(program->record);
  free(program->function);
  free(program->alias);
}

/* A header without an ending, such as <cmath>, is one of C++. */
static bool has_bare_header(const char *text) {
  static const char INCLUDE[] = "#include <";
  for (const char *at = text; (at = strstr(at, INCLUDE)) != NULL;) {
    at += sizeof INCLUDE - 1;
    if (at[strcspn(at, ".>\n")] == '>')
      return true;
  }
  return false;
}

/* Words that a language has and none after it has: the first that stands in the text tells. `first`: in its
 * line; `before`: what follows otherwise; `second`: what follows the next word. */
static enum language text_language(const char *text) {
  static const struct {
    enum language language;
    bool first;
    const char *words, *before, *second;
  } TELLING[] = {{LANGUAGE_PYTHON, false, " def lambda elif ", "", NULL},
                 {LANGUAGE_RUST, false, " fn ", "", NULL},
                 {LANGUAGE_GO, true, " func ", "", NULL},
                 {LANGUAGE_JS, false, " function constructor let === !== export ", "", NULL},
                 {LANGUAGE_JS, false, " const static ", "", " = ( "}, /* const x = …, static hit(…) */
                 {LANGUAGE_JAVA, false, " boolean ", "", NULL},
                 {LANGUAGE_CPP, false, " std :: template constexpr nullptr ", "", NULL},
                 {LANGUAGE_JAVA, false, " final throws ", "", NULL},
                 {LANGUAGE_CSHARP, true, " using ", "namespace", NULL},
                 {LANGUAGE_CSHARP, false, " public private internal readonly ", ":", NULL},
                 {LANGUAGE_JS, false, " => ", "", NULL},
                 {LANGUAGE_CPP, false, " class namespace auto ", "", NULL},
                 {LANGUAGE_C, false, " double float int bool long struct typedef ", "", NULL}};
  struct program program;
  enum language found = LANGUAGES;
  const bool cut = program_cut(&program, text, LANGUAGE_C);
  for (size_t t = 0; cut && found == LANGUAGES && t < sizeof TELLING / sizeof TELLING[0]; t++)
    for (size_t k = 0; k < program.tokens && found == LANGUAGES; k++)
      if ((program.token[k].first || !TELLING[t].first) && token_among(&program, k, TELLING[t].words) &&
          !token_is(&program, k + 1, TELLING[t].before) &&
          (TELLING[t].second == NULL || token_among(&program, k + 2, TELLING[t].second)))
        found = TELLING[t].language;
  program_free(&program);
  return found == LANGUAGE_C && has_bare_header(text) ? LANGUAGE_CPP : found;
}

enum language program_language(const char *path, const char *text) {
  const char *const name = strrchr(path, '/') != NULL ? strrchr(path, '/') : path, *const dot =
                                                                                       strrchr(name, '.');
  char ending[8] = "";
  if (dot != NULL)
    snprintf(ending, sizeof ending, " %.5s ", dot);
  for (unsigned k = 0; k < LANGUAGES && dot != NULL; k++)
    if (strstr(LANGUAGE_MARKS[k].endings, ending) != NULL)
      return (enum language)k;
  const enum language told = text_language(text);
  return strcmp(ending, " .h ") == 0 && told != LANGUAGE_CPP ? LANGUAGE_C : told;
}
