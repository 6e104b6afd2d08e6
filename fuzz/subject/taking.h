/* A function while it is taken: what the files share that do it. */
#ifndef GRAZE_TAKING_H
#define GRAZE_TAKING_H

#include "taken.h"
#include "taken_names.h"
#include "taken_value.h"

enum { LEAVES_MAX = 24, ZEROS_MAX = 8 };

/* A number as its names tell it. */
struct leaf {
  int value, root;
  struct meaning meaning;
  unsigned kinds;   /* nouns around it */
  bool is_corner;   /* of a point, an end of a line sooner than a corner of a box, unless it is l or r */
  bool is_nameless; /* of a list: only where it stands */
  int ring;         /* of the corners of a polygon the list; -1: of none */
  int rings;        /* the list of rings that has it; -1: none */
  char owner[KEY_MAX], digit; /* x1: '1'; aw: "a" */
  char order;                 /* that of its own name, or of what it is a part of: p2.x: '2' */
};

struct taking {
  struct values values;
  struct leaf leaf[LEAVES_MAX];
  unsigned leaves, kinds; /* of the function's name */
  unsigned ways;          /* how far it moves: as many leaves behind the others; 0: none is told */
  enum number_type type;
  double low, high;
  enum question question; /* that its name asks */
  bool is_inside;         /* the second shape contains the first */
  unsigned moved_kinds;   /* of the shape that is said to move; 0: of none */
  bool moves_other;       /* it is said to stay */
  bool by_point;          /* a ray is answered with the point where it ends */
  bool is_convex;         /* its name says that polygons are: quads stand for them */
  bool as_declared;       /* all fields of a type, not those alone that are read */
  bool lies;              /* what is called z is its y */
  bool is_upward;         /* it is said that y grows upward */
  bool owned_behind;      /* numbers are called x_one, y_one, x_two, y_two */
  bool stands;            /* it is given a way, and is asked as if it had none */
  int zero[ZEROS_MAX];    /* numbers that say nothing of the shapes, given as 0 */
  unsigned zeros;
  const struct form *wanted;
};

/* A bit for each kind of shape that a form has, and that one of those that were found has. */
static inline unsigned form_kinds(const struct form *form) {
  return 1U << layout_kind(form->layouts[0]) | 1U << layout_kind(form->layouts[1]);
}
static inline unsigned taken_kinds(const struct taken *taken) {
  unsigned kinds = 0;
  for (unsigned n = 0; n < taken->count; n++)
    kinds |= form_kinds(&taken->adapter[n].form);
  return kinds;
}

/* taken_leaf.c: the numbers of a function, as names tell them. */
/* Names of where a line or a way begins, and of squares. */
extern const char STARTS[], SQUARED[];
/* All of them, and the type that holds each. */
void read_leaves(struct taking *q);
/* One more: of a value. */
void add_leaf(struct taking *q, int at);
/* Another parameter, or another member of the same value, that is called by one of the words. */
bool has_beside(const struct values *v, int at, const char *words);
/* A parameter, or of one that is taken apart, ({rect1, rect2}), or that is alone, a value in it. */
bool is_top(const struct values *v, int at);
/* Whether the function halves a size, by itself or in a sum: (a.size + b.size) / 2. */
bool halves_size(const struct values *v, int at);
/* Whether what the number stands in is called a ray, or its type is. */
bool is_of_ray(const struct taking *q, const struct leaf *leaf);
/* Whether it is the place of what is called a circle or a box, by the function too, of which no size is read,
 * and no point. */
bool lacks_size(const struct taking *q, const struct leaf *leaf);
/* Whether nothing says how many corners an array of C or C++ has: it is read on to a mark of its own. */
bool is_uncounted(const struct taking *q, int list);
/* Whether x and z are what it reads, of a plane that lies. */
bool lies_flat(const struct values *v);

/* taken_said.c: what is said in words, in names and comments. */
/* Of a function about outlines. */
extern const char RIMS[];
/* Of a push, the shape that moves, as words and names say: 0 or 1; SHAPES: either. */
unsigned moved_shape(struct taking *q, unsigned first);
/* Of a method that is given another shape and a way beside it, the one that moves, as the words before it
 * say: likewise. */
unsigned mover_said(const struct taking *q);
/* Whether a ring is said to have its first corner again at its end. */
bool is_called_closed(const struct taking *q, const struct value *list);
/* Whether it takes a way of length 1 alone. What it answers with is a length too, whatever its way is. */
bool takes_unit(const struct taking *q);
/* Whether it says that polygons are convex, or names the method that is right for no others. */
bool tells_convex(const struct taking *q);
/* Beside sizes a place is that of the centre where a comment says so, or the body, of x or of y. */
void settle_centres(struct taking *q);
/* Of several forms those with the shape that the words before the function name. */
void heed_words(const struct taking *q, struct taken *taken);
/* What a function says by its name, its head or its words that no form says; false: nothing. */
bool say_unsaid(const struct taking *q, struct taken *taken);
/* Why no form was found. */
void say_why_not(const struct taking *q, struct taken *taken);

/* taken_adapter.c: the words, the names and the call of a form that fits. */
void finish_adapter(struct taking *q, struct adapter *adapter);

#endif
