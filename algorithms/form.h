/* Forms: how a test takes its input.
 *
 * A form is what is asked, a number type and a layout for each shape. The numbers of one call, in one form,
 * are a case.
 * Columns are counted through the shapes in order: `box-xywh disc f64` has seven, x y w h cx cy r. Where it
 * is asked when a shape that moves first meets the other, two more follow, dx dy: how far the first moves.
 */
#ifndef GRAZE_FORM_H
#define GRAZE_FORM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* 128-bit integers, by names that pedantic compilers accept. */
__extension__ typedef __int128 i128;
__extension__ typedef unsigned __int128 u128;

enum number_type { TYPE_I32, TYPE_I64, TYPE_F32, TYPE_F64, TYPES };

/* Kinds of shapes and their layouts, from shapes/<kind>/shape.def. */
enum shape_kind {
#define KIND(ID, ...) KIND_##ID,
#define LAYOUT(...)
#define COLUMN(...)
#define END()
#include "shapes_all.def"
  KINDS
};

enum layout {
#define KIND(...)
#define LAYOUT(ID, ...) LAYOUT_##ID,
#define COLUMN(...)
#define END()
#include "shapes_all.def"
  LAYOUTS
};

/* The pairs of shapes a test can be about: each two kinds but two points, and but an ellipse and what has a
 * radius. */
enum pair {
#define PAIR(ID, name, a, b) PAIR_##ID,
#include "pairs_all.def"
  PAIRS,
  PAIR_NONE = PAIRS
};

/* As large as the largest layout has columns. */
union layout_bytes {
#define KIND(...)
#define LAYOUT(ID, ...) char ID[0
#define COLUMN(...) +1
#define END() ];
#include "shapes_all.def"
};

enum {
  SHAPES = 2,
  FEWEST_CORNERS = 3, /* of a ring */
  LAYOUT_MAX_COLUMNS = sizeof(union layout_bytes),
  WAY_COLUMNS = 2, /* how far the first shape moves, where it does */
  FORM_MAX_COLUMNS = SHAPES * LAYOUT_MAX_COLUMNS + WAY_COLUMNS,
  ANSWER_VALUES = 2, /* the most numbers that an answer is */
  FORM_TEXT = 120,
  FORM_NAMES = 600
};

/* What a test is asked of two shapes. Answers that are numbers are doubles, of f32 forms floats. */
enum question {
  QUESTION_HIT,      /* whether they meet */
  QUESTION_CONTAINS, /* whether the first has all of the second within it */
  QUESTION_DISTANCE, /* how far apart they are */
  QUESTION_NEAREST,  /* which point of the one is nearest to the other, a point */
  QUESTION_PUSH,     /* the shortest way by which to move the second, so that they overlap no more */
  QUESTION_CROSSING, /* a point that two segments have in common, or none */
  QUESTION_RAY,      /* after what part of its way the first, a point, meets the second; infinity: none */
  QUESTION_SWEEP,    /* the same of any other shape that moves */
  QUESTIONS
};

struct form {
  enum number_type type;
  enum layout layouts[SHAPES];
  enum question question;
};

/* Whether the first shape moves: a form of such a question has WAY_COLUMNS more. */
static inline bool question_moves(enum question question) {
  return question == QUESTION_RAY || question == QUESTION_SWEEP;
}

/* What is asked for in loops. `first` numbers stand before the corners; `coordinates` are positions of a
 * shape without sides. */
extern const struct layout_counts {
  uint8_t kind, columns, first, coordinates, sides, sizes, radii;
} LAYOUT_COUNTS[LAYOUTS];

static inline enum shape_kind layout_kind(enum layout layout) {
  return (enum shape_kind)LAYOUT_COUNTS[layout].kind;
}
/* Neither a point nor a segment: its shapes have an interior, unless they are flat. */
static inline bool layout_has_extent(enum layout layout) {
  return layout_kind(layout) != KIND_POINT && layout_kind(layout) != KIND_SEGMENT;
}
static inline bool layout_is_box(enum layout layout) { return layout_kind(layout) == KIND_BOX; }
static inline unsigned layout_columns(enum layout layout) { return LAYOUT_COUNTS[layout].columns; }
/* Whether it is an upright box, perhaps with a radius: its columns are where its sides are. */
static inline bool layout_has_sides(enum layout layout) { return LAYOUT_COUNTS[layout].sides > 0; }
/* The corners that are columns: one or more, perhaps with a radius; 0 of what has sides. */
static inline unsigned layout_vertices(enum layout layout) {
  return layout_has_sides(layout) ? 0 : LAYOUT_COUNTS[layout].coordinates / 2U;
}
/* The corners it is the hull of: 4 of what has sides. */
static inline unsigned layout_corners(enum layout layout) {
  return layout_has_sides(layout) ? 4 : layout_vertices(layout);
}
/* Whether it is a ring of as many corners as its first number says. */
static inline bool layout_is_ring(enum layout layout) { return LAYOUT_COUNTS[layout].first > 0; }
/* What is inside a ring, or of several the first of which has the others as holes. But for simple rings only
 * points are asked about. */
enum ring_rule { RING_SIMPLE, RING_EVEN_ODD, RING_NONZERO, RING_HOLES };
static inline enum ring_rule layout_rule(enum layout layout) {
  return layout == LAYOUT_POLYGON_EVEN_ODD  ? RING_EVEN_ODD
         : layout == LAYOUT_POLYGON_NONZERO ? RING_NONZERO
         : layout == LAYOUT_POLYGON_HOLES   ? RING_HOLES
                                            : RING_SIMPLE;
}
static inline bool form_has_holes(const struct form *form) {
  return layout_rule(form->layouts[0]) == RING_HOLES || layout_rule(form->layouts[1]) == RING_HOLES;
}
/* The column of a corner's x; its y is the next. */
static inline unsigned layout_vertex(enum layout layout, unsigned k) {
  return LAYOUT_COUNTS[layout].first + 2 * k;
}
static inline bool layout_is_round(enum layout layout) { return LAYOUT_COUNTS[layout].radii > 0; }
/* Whether the radius is taken off inside: the sides are those of all of it, not of its core. */
static inline bool layout_is_inward(enum layout layout) {
  return LAYOUT_COUNTS[layout].sizes > 0 && layout_is_round(layout);
}
/* Whether it has a radius along each axis. */
static inline bool layout_is_stretched(enum layout layout) { return LAYOUT_COUNTS[layout].radii > 1; }
/* The column of its radius, the first of two, or its count of columns when it has none. */
static inline unsigned layout_radius(enum layout layout) {
  return layout_columns(layout) - LAYOUT_COUNTS[layout].radii;
}

/* One number of a case; the form says which member holds it. */
union number {
  int32_t i32;
  int64_t i64;
  float f32;
  double f64;
};

struct test_case {
  struct form form;
  union number numbers[FORM_MAX_COLUMNS];
};

/* What one number says of its shape, along an axis. */
enum axis { AXIS_X, AXIS_Y, AXIS_BOTH };
enum column_role {
  COLUMN_VERTEX, /* where a corner is */
  COLUMN_AT,     /* where the shape is: its low sides, or its centre */
  COLUMN_FAR,    /* where its high sides are */
  COLUMN_WAY,    /* how far it moves */
  COLUMN_SIZE,   /* how wide or high it is */
  COLUMN_HALF,   /* how far its sides are from the centre */
  COLUMN_RADIUS,
  COLUMN_COUNT /* how many corners there are */
};
struct form_column {
  const char *name; /* "w" */
  enum axis axis;
  enum column_role role;
};
const struct form_column *layout_column_at(enum layout layout, unsigned k);
const struct form_column *form_column_at(const struct form *form, unsigned k);
/* Of sizes of any kind, and counts, which no valid shape has negative; the others are positions, and ways. */
bool column_is_size(const struct form_column *column);
/* Whether a shape moved along the axis has the number changed. */
bool column_moves(const struct form_column *column, enum axis axis);
/* The same for a column of a form and one of its shapes. */
bool form_moves(const struct form *form, unsigned k, unsigned shape, enum axis axis);

/* Which numbers of a layout say where the sides are along an axis. */
struct layout_sides {
  unsigned at;  /* the low side, or the centre */
  unsigned far; /* what the high side follows from, as its role says; of a point, `at` again */
  const struct form_column *by; /* the column `far` */
};
struct layout_sides layout_sides(enum layout layout, enum axis axis);
/* The first of a kind's layouts, in which every shape of the kind can be written. */
enum layout kind_layout(enum shape_kind kind);
/* "a circle", " at #, # of radius #": how a case is told; # is the next number. */
const char *layout_words(enum layout layout);
const char *layout_number_words(enum layout layout);

const char *layout_name(enum layout layout);               /* "box-xywh" */
const char *layout_short_name(enum layout layout);         /* "box" */
const char *layout_column(enum layout layout, unsigned k); /* "w" */
const char *kind_name(enum shape_kind kind);               /* "rounded" */
const char *kind_noun(enum shape_kind kind);               /* "rounded box" */

const char *question_name(enum question question); /* "contains" */
bool word_is_question(const char *word, enum question *question);
/* How many numbers an answer is; 0: it is yes or no. */
unsigned question_values(enum question question);
/* Whether there may be nothing to answer with: `none`, an infinite number. */
bool question_has_none(enum question question);

const char *type_name(enum number_type type); /* "f64" */
size_t type_size(enum number_type type);
bool type_is_whole(enum number_type type);

unsigned form_columns(const struct form *form);
/* The column at which shape `shape` begins; of SHAPES, that of the way. */
unsigned form_first_column(const struct form *form, unsigned shape);
bool form_equal(const struct form *a, const struct form *b);
/* The pair the form is about. Shapes may stand in either order: the order is part of the form, not of the
 * pair. */
enum pair form_pair(const struct form *form);
/* For a form of a mixed pair whose shapes stand the other way round than the pair's name says. */
bool form_is_swapped(const struct form *form);
/* Whether the question is one, of two shapes whose order it may hang on. */
bool form_asks_alike(const struct form *a, const struct form *b);
/* The form with its shapes in the order of the pair's name, where the question is the same in either. */
struct form form_ordered(const struct form *form);
/* Which of its columns is column k of `form`. */
unsigned form_ordered_column(const struct form *form, unsigned k);
/* A case of the ordered form as one of `form`. */
void form_arrange(const struct form *form, const union number *ordered, union number *arranged);
/* A case with its shapes exchanged, and the form that it then has; where the first moves, it moves back. */
struct form form_exchange(const struct form *form, const union number *numbers, union number *exchanged);
const char *pair_name(enum pair pair); /* "disc-box" */
enum shape_kind pair_kind(enum pair pair, unsigned shape);

/* "box-xywh disc f64", "contains box-xywh disc f64"; `text` holds at least FORM_TEXT bytes. */
void form_print(const struct form *form, char *text);
/* Reads what form_print writes; also `disc-xyr`, `point-xy`, the type after any shape, commas as spaces.
   False when the text is no form; `why` (FORM_TEXT bytes) then says what was found and what was expected. */
bool form_parse(const char *text, struct form *form, char *why);
/* Why no test is about it, in words: its shapes make no pair, or the question is none of theirs. NULL: one
 * may be. */
const char *form_refusal(const struct form *form);
/* The same for a form that a test brought from outside may have: it is not refused. */
bool form_parse_pair(const char *text, struct form *form, char *why);
/* "cx cy r x y w h": the names of the columns, a space between; those that both shapes have with a_ and b_
   before them. `names` holds at least FORM_NAMES bytes. */
void form_column_names(const struct form *form, char *names);

/* Pointers to the numbers of one case, as the columns of a batch of one. */
void case_columns(const struct form *form,
                  const union number *numbers,
                  const void *columns[FORM_MAX_COLUMNS]);
/* The count of corners as a whole number, 0 when it is none that a ring may have. */
unsigned ring_corners(enum layout layout, double count);
/* How many corners are columns of a shape whose first number that is. */
static inline unsigned layout_corners_given(enum layout layout, double first) {
  return layout_is_ring(layout) ? ring_corners(layout, first) : layout_vertices(layout);
}
/* Whether a polygon takes part. */
static inline bool form_has_ring(const struct form *form) {
  return layout_is_ring(form->layouts[0]) || layout_is_ring(form->layouts[1]);
}
/* Whether it asks how far points and segments are apart: they have no depth, and are 0 apart where they meet.
 */
static inline bool form_is_without_depth(const struct form *form) {
  return form->question == QUESTION_DISTANCE && !layout_has_extent(form->layouts[0]) &&
         !layout_has_extent(form->layouts[1]);
}
/* How many of a shape's numbers a reader is told: those of a ring up to its last corner; all, where it has no
   such count of corners. */
unsigned layout_told(enum layout layout, enum number_type type, const union number *numbers);
/* Whether the k-th number of a case is one of those. */
bool form_tells(const struct form *form, const union number *numbers, unsigned k);
/* The columns after those repeat the last corner. */
void layout_fill(enum layout layout, enum number_type type, union number *numbers);
/* The last corner of the ring that begins with corner `k`: of rings with holes what closes it, its repeats
   too, and the last of all where nothing does or there is one ring. There are `k` corners and more. */
unsigned ring_end(enum layout layout, enum number_type type, const union number *numbers, unsigned k);
/* What closes a ring of several moves with the corner that it repeats, whichever of them moved in `to`; as
   many corners as `from` it has, or nothing is done. */
void layout_follow(enum layout layout, enum number_type type, const union number *from, union number *to);
/* The nearest double. */
double number_as_double(enum number_type type, union number number);
/* Columns begin a cache line: a vector across two takes twice as long. */
enum { CACHE_LINE = 64 };
static inline bool type_is_narrow(enum number_type type) { return type == TYPE_I32 || type == TYPE_F32; }
/* The number at (column, row) of a batch. */
static inline union number column_get(enum number_type type, const void *column, size_t row) {
  union number value = {.i64 = 0};
  if (type_is_narrow(type))
    memcpy(&value, (const int32_t *)column + row, sizeof(int32_t));
  else
    memcpy(&value, (const int64_t *)column + row, sizeof(int64_t));
  return value;
}
static inline void column_set(enum number_type type, void *column, size_t row, union number value) {
  if (type_is_narrow(type))
    memcpy((int32_t *)column + row, &value, sizeof(int32_t));
  else
    memcpy((int64_t *)column + row, &value, sizeof(int64_t));
}

#endif
