/* The text of a program in one of eight languages: its words, its functions and its types, as far as somebody
 * sees them who reads names, brackets and types and runs nothing. */
#ifndef GRAZE_PROGRAM_H
#define GRAZE_PROGRAM_H

#include "form.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum language {
#define LANGUAGE(id, ...) LANGUAGE_##id,
#include "languages.def"
#undef LANGUAGE
  LANGUAGES
};

/* How values with members are written: around the type, before each member, and between two. */
struct braces {
  const char *before, *open, *key, *between, *close;
};

/* A list, and how the first of it are taken: what stands before it, and behind it with how many. */
struct list_braces {
  struct braces braces;
  const char *cut, *taken;
};

struct language_marks {
  const char *word, *endings; /* what it is called, and files of it */
  const char *spelled;        /* what else */
  const char *runner[2];      /* what holds a test to vectors; the second takes expected failures */
  const char *name;           /* in full: of those with assertions */
  const char *remark;         /* what one begins with */
  const char *asserted[2];    /* that a call of `hits` is a miss, and that it is a hit; NULL: no assertion */
  const char *records;        /* words that begin a type or what stands around functions */
  const char *functions;      /* words that begin a function; NULL: it has none that all begin by */
  const char *copy;           /* the file that holds what is tried; NULL: it stands where it is called */
  const char *number[TYPES];  /* how numbers are called; NULL: the language knows one kind */
  const char *scope;          /* between what a name stands in and the name */
  const char *nothing, *falsely, *truly; /* values of a type that nothing is known of */
  struct braces made;                    /* by a constructor */
  struct braces filled;                  /* made empty and then filled, or with its members named */
  struct braces set;                     /* around one that is made, whose further members are set */
  struct list_braces list;               /* behind the type of its elements; NULL: none is written */
  const char *rings[3]; /* what cuts a list of corners into rings: before it, between it and the numbers of
                           all corners, behind them; NULL: nothing does */
};
extern const struct language_marks LANGUAGE_MARKS[LANGUAGES];

/* "c", "cpp", "js", "python", "java", "csharp", "rust", "go"; NULL after them. */
const char *language_word(unsigned k);
/* By the ending of the path; of a header and of what has none, by its text too. LANGUAGES: none of them. */
enum language program_language(const char *path, const char *text);

enum token_kind { TOKEN_END, TOKEN_WORD, TOKEN_NUMBER, TOKEN_TEXT, TOKEN_SIGN };
struct token {
  const char *at;
  uint32_t length;
  uint32_t match;  /* of a bracket: the other one; of what is none, and of one that has none, itself */
  uint32_t column; /* of the first token of a line: where it stands in it */
  uint32_t word;   /* the first token that is spelled alike; of that one, */
  uint32_t named;  /* the first function that is called so, + 1; 0: none */
  uint8_t kind;
  bool first; /* in its line */
};

/* Tokens from `from` on, before `to`. */
struct span {
  uint32_t from, to;
};

/* A parameter of a function, or a member of a type. */
struct member {
  uint32_t name;                         /* its token; of a pattern, such as { x, y }, its first */
  struct span type;                      /* empty: none is written */
  struct span sizes;                     /* behind the name, of C: [4] */
  bool has_default, is_pattern, by_name; /* by_name: it must be given with its name */
  bool is_rest;                          /* it is given all that is left: *points of Python, ...points */
};

enum { MEMBERS_MAX = 16, KEY_MAX = 64 }; /* the room for a name */
struct members {
  unsigned count;
  struct member member[MEMBERS_MAX];
};

/* What stands around a function or a type: a class, a namespace, an object that holds functions; and types
 * that are no more than their fields. */
struct record {
  uint32_t name;
  struct span body;
  unsigned within;      /* that it stands in, + 1; 0: none */
  unsigned constructor; /* a function, + 1 */
  bool is_type;         /* no namespace, module or plain object */
  bool is_called;       /* of JavaScript, what a function gives back that is called without `new` */
  bool is_object;       /* of JavaScript, one object with functions that read its own members */
  bool is_tuple;        /* its members have no names: Rust, and a namedtuple or type of values side by side */
  struct span given;    /* of a record of Java, a data class, a struct of Rust: its members in brackets */
  struct members members; /* fields that are declared */
};

struct function {
  uint32_t name, begin; /* `begin`: its first token */
  struct span params, body, result;
  unsigned within;  /* a record, + 1 */
  bool is_method;   /* called on a value of the type */
  bool is_value;    /* it is assigned, and has the name it is assigned to */
  bool is_inner;    /* it stands in another one, which alone can call it */
  struct span path; /* "module . exports .", before the name, where it is called by that; or "module .
                       exports" alone */
  struct members members;
  struct member self; /* of a method that names it: Python, Rust, Go */
  uint32_t next;      /* the next of the same name, + 1; 0: none */
};

/* Another name of a type: using A = B, typedef B A[2], and what a line of Python sets. */
struct alias {
  uint32_t name;
  struct span type, sizes;
};

struct program {
  enum language language;
  const char *text;
  struct token *token;
  struct record *record;
  struct function *function, head; /* the last one without a body */
  struct alias *alias;
  size_t tokens, records, functions, aliases, record_room, function_room, alias_room;
  bool full; /* there was no memory for more */
};

/* Whether a value has what is read of it, whatever its type is called, and a function gives back anything. */
static inline bool is_script(const struct program *program) {
  return program->language == LANGUAGE_JS || program->language == LANGUAGE_PYTHON;
}

/* The text, which ends with a zero, stays where it is. False when there is no memory. */
bool program_read(struct program *program, const char *text, enum language language);
void program_free(struct program *program);
/* The words and the brackets alone. */
bool program_cut(struct program *program, const char *text, enum language language);

bool token_is(const struct program *program, size_t k, const char *text);
/* What it says: of a text, what stands between its quotes. */
void token_copy(const struct program *program, size_t token, char *to, size_t size);
struct name {
  char text[KEY_MAX];
};
struct name token_name(const struct program *program, size_t token);
/* Whether the token is one of the words, which have spaces around: " if for ". */
bool token_among(const struct program *program, size_t k, const char *words);
/* Whether it is one of them. */
bool word_among(const char *word, size_t length, const char *words);
static inline bool word_in(const char *word, const char *words) {
  return word_among(word, strlen(word), words);
}
/* Whether the two tokens are spelled alike. */
bool tokens_alike(const struct program *program, size_t a, size_t b);
/* The token behind it, and of a bracket behind the other one. */
static inline uint32_t token_behind(const struct program *program, uint32_t k) {
  return program->token[k].match > k ? program->token[k].match + 1 : k + 1;
}
/* The next token of that text in the span that stands in no brackets within it; its end: there is none. */
uint32_t program_find(const struct program *program, struct span span, const char *text);
/* Where the first part of a span ends: at one of the words, outside of brackets and < … >, or with `lines`
 * where a line begins. */
uint32_t program_part(const struct program *s, struct span span, const char *ends, bool lines);
/* Behind < … >, where one begins there that ends; or there. */
uint32_t program_angles(const struct program *s, uint32_t k);
/* The type of that name, + 1; 0: none. */
unsigned program_type(const struct program *program, size_t name);
/* The first that is named in the span. */
unsigned program_type_in(const struct program *program, struct span span);
/* What makes its values; NULL: no function of the file. */
static inline const struct function *maker_of(const struct program *s, const struct record *record) {
  return record->constructor > 0 ? &s->function[record->constructor - 1] : NULL;
}
/* The record around a token, + 1: the last that begins before it and holds it; 0: none. */
unsigned program_around(const struct program *program, uint32_t k);
/* A text in the file, such as a comment. */
struct passage {
  const char *from, *to;
};
/* Whether one of the phrases, which have ; between them, is said in it, in letters of whatever size. */
bool said_has(struct passage said, const char *phrases);
/* The first token of its line. */
uint32_t line_begin(const struct program *s, uint32_t token);
/* Between a token and the one before it: what ends that one's line, or else the rest. */
struct passage said_ahead(const struct program *s, uint32_t token, bool ends);
/* The words before the line in which a function begins. */
struct passage said_before(const struct program *s, const struct function *f);
/* The text that a body of Python begins with. */
struct passage first_text(const struct program *s, struct span body);
/* Whether it is said of a function: before it, in its head, or in the text that its body begins with. */
bool function_says(const struct program *s, const struct function *f, const char *phrases);
/* Whether one calls the other, by its name. */
bool function_calls(const struct program *s, size_t function, size_t other);
/* The first from there on that a function calls; how many there are: none. */
size_t next_called(const struct program *s, const struct function *f, size_t from);
/* Whether one of the words, which have spaces around, stands in the span. */
bool program_has(const struct program *program, struct span span, const char *words);

#endif
