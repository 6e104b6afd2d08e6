/* What a function is given, as a tree: numbers, values with members, lists. What it reads of them is such a
 * tree too. */
#ifndef GRAZE_TAKEN_VALUE_H
#define GRAZE_TAKEN_VALUE_H

#include "form.h"
#include "program.h"

enum value_kind { VALUE_NUMBER, VALUE_RECORD, VALUE_LIST, VALUE_OTHER };
enum { VALUES_MAX = 400, ROOTS_MAX = MEMBERS_MAX + 1, PATH_MAX_KEYS = 80, VISITS_MAX = 512 };

/* What a list of rings is given: nothing, the one ring of a polygon, or all rings of one with holes. */
enum rings { RINGS_NONE, RINGS_ONE, RINGS_ALL };

struct value {
  enum value_kind kind;
  int parent, first, next; /* -1: none; parameters follow each other too */
  char key[KEY_MAX];       /* of a parameter its name, of a member its name or number */
  char alias[KEY_MAX];     /* what the function calls it */
  unsigned record;         /* its type, + 1; 0: none that is declared in the file */
  struct span type;        /* as it is written, without words such as const */
  struct span sizes;       /* of C, behind the name: [4] */
  bool is_known, is_pointer, is_reference, is_changed, is_text_key, is_call, is_read, has_default, is_rest;
  uint32_t times;     /* the word that it is read times, tile.x * tileSize; 0: none */
  bool is_out;        /* a parameter by which the function gives back */
  bool is_both;       /* one that it reads too */
  bool is_set;        /* it is given a value, and not read before */
  bool is_made;       /* a constructor makes it of a parameter */
  bool is_filled;     /* it is set behind the constructor, which gives it a value of its own */
  uint32_t set_until; /* where it surely has it; 0: nowhere */
  bool is_written;    /* a list that is only given numbers */
  bool is_vector;     /* a list of numpy's, with which it is reckoned as a whole */
  bool is_open;       /* a list of as many as it likes */
  bool is_ring;   /* it is given the corners of a polygon, `column` being how many; its elements are the first
                     corner */
  bool is_closed; /* the last corner is the first again, */
  bool is_read_on;  /* which the number of its corners leaves out */
  bool is_edges;    /* its elements are the sides of a polygon, from the last corner to the first one on */
  int far_end;      /* of the first corner of a side the same number of the second; -1: none */
  bool is_far_end;  /* which is of the corner behind it */
  enum rings rings; /* a list of such lists, whose first element is one */
  bool counts_all;  /* the numbers in a list, as beside an offset in it, and no corners */
  int counts;       /* a list, whose elements the number tells; -1: none */
  enum number_type number; /* TYPES: as the form has it */
  double low, high;
  bool is_one, is_length;  /* where it is not of the form it is 1, or the length of its way, and not 0 */
  int low_told, size_told; /* of an object, of its right, x and width; -1: other members do not tell it */
  bool is_minus;           /* that size is taken off */
  bool tells;              /* another member */
  int column;              /* of the form; -1: it is not read, and is 0 */
  bool is_squared;         /* the column's square */
  int plus; /* a column that is added: its own, where that is half of it, or of an end the start; -1: none */
};

/* That what a function reads of a value, by the name that it has there, was looked for, so deep in calls. */
struct visit {
  const struct function *function;
  uint32_t name;
  int at;
  unsigned record, turn, depth;
};

struct values {
  const struct program *program;
  const struct function *function;
  unsigned count, roots, depth, visits;
  enum number_type argument; /* of the template that is built, Rect<float>; TYPES: none is told */
  unsigned turns,
      turn; /* keys that stand for several texts, a[axis]: how many were met, and which text now */
  struct value value[VALUES_MAX];
  struct visit visit[VISITS_MAX];
  int root[ROOTS_MAX];
  int handed; /* an element of a list that a function puts into a pair, [a, b]; -1: none since then */
  bool has_self;
  bool is_unit;  /* the way is given with length 1, */
  bool is_place; /* and what comes back is a place, and no length */
};

/* typedef T NAME; using NAME = T; type NAME = T; type NAME T; NAME = Tuple[…]: what it stands for, or it. */
struct span alias_target(const struct program *s, struct span type);
/* Whether numpy reckons with a name, or `within` with a member, as with a vector: it is a summand of what
 * norm or dot is given, of a side of @, or of what has a name of which that holds, or which is read by its
 * number. */
bool is_vector(const struct program *s, const struct function *f, const char *name, bool within);
/* Whether a type of numbers, or of those that need not be whole, is named in it: Point2D.Double is none. */
bool type_has_number(const struct program *s, struct span type, bool is_real);
/* Whether the function goes through a list by twos: v[2 * i], i += 2. */
bool goes_by_twos(const struct program *s, const struct function *f);
/* Whether the function's name tells of triangles: triangles_overlap(t1, t2). */
bool names_triangles(const struct values *v);
/* Whether the word stands in a type, or in the function that makes it. */
bool is_in_record(const struct program *s, const struct record *record, const char *key);
/* Whether a parameter is written before it is read, in C and C++, or is `out`, in C#: by it the function
 * gives back. */
bool member_is_out(const struct program *s, const struct function *f, const struct member *m);
/* Whether it is set to -1: there is none. */
bool member_is_none(const struct program *s, const struct function *f, const struct member *m);
/* Whether that number stands there, and no more. */
bool number_stands(const struct program *s, uint32_t k, double number);
/* The parameters, behind the value that a method is called on. */
void values_of(struct values *v, const struct program *s, const struct function *f);
/* A function may forget a number: one of two parameters that are called alike has what the other has; and
 * with `pairs` a width has a height. */
void values_complete(struct values *v, bool pairs);
/* The call over the names of the form's columns, in the function's language. */
void values_print(const struct values *v, const struct form *form, char *call, size_t size);
/* The length of the form's way, over the names of its columns, for where the answer is looked at. */
void values_length(const struct values *v, const struct form *form, char *to, size_t size);
/* Names of what says that a thing is there. */
extern const char THERE[];
/* Whether nothing of it is of the form, and it need not be given; and whether it is not. */
bool value_may_miss(const struct values *v, int at);
bool value_is_left_out(const struct values *v, int at);
/* "c.x" of a number; where it is a number itself, its name. */
struct path {
  char text[PATH_MAX_KEYS];
};
struct path value_path(const struct values *v, int at);
/* Whether one of the parts of a token, or of one in the span, is among the words. */
bool token_has_part(const struct program *s, size_t token, const char *words);
bool span_has_part(const struct program *s, struct span span, const char *words);
/* The kinds that its words of at least so many letters name. */
unsigned token_kinds(const struct program *s, size_t token, size_t least);

#endif
