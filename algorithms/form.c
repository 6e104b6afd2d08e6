#include "form.h"

static const struct {
  const char *name, *short_name, *words, *numbers;
  struct form_column column[LAYOUT_MAX_COLUMNS];
} LAYOUT[LAYOUTS] = {
#define KIND(...)
#define LAYOUT(ID, KIND, tag, ...) [LAYOUT_##ID] = {__VA_ARGS__, {
#define COLUMN(name, axis, role) {#name, AXIS_##axis, COLUMN_##role},
#define END()                                                                                                \
  }                                                                                                          \
  }                                                                                                          \
  ,
#include "shapes_all.def"
};

const struct layout_counts LAYOUT_COUNTS[LAYOUTS] = {
#define KIND(...)
#define LAYOUT(ID, KIND, ...) [LAYOUT_##ID].kind = KIND_##KIND, [LAYOUT_##ID].columns = 0
#define COLUMN(...) +1
#define END() ,
#include "shapes_all.def"
#define KIND(...)
#define LAYOUT(ID, ...) [LAYOUT_##ID].first = 0
#define COLUMN(name, axis, role) +(COLUMN_##role == COLUMN_COUNT)
#define END() ,
#include "shapes_all.def"
#define KIND(...)
#define LAYOUT(ID, ...) [LAYOUT_##ID].coordinates = 0
#define COLUMN(name, axis, role) +(COLUMN_##role <= COLUMN_AT)
#define END() ,
#include "shapes_all.def"
#define KIND(...)
#define LAYOUT(ID, ...) [LAYOUT_##ID].sides = 0
#define COLUMN(name, axis, role) +(COLUMN_##role > COLUMN_AT && COLUMN_##role < COLUMN_RADIUS)
#define END() ,
#include "shapes_all.def"
#define KIND(...)
#define LAYOUT(ID, ...) [LAYOUT_##ID].sizes = 0
#define COLUMN(name, axis, role) +(COLUMN_##role == COLUMN_SIZE)
#define END() ,
#include "shapes_all.def"
#define KIND(...)
#define LAYOUT(ID, ...) [LAYOUT_##ID].radii = 0
#define COLUMN(name, axis, role) +(COLUMN_##role == COLUMN_RADIUS)
#define END() ,
#include "shapes_all.def"
};

enum { AXIS_SIGN_X = 1, AXIS_SIGN_Y = -1, AXIS_SIGN_BOTH = 0 };
#define KIND(...)
#define LAYOUT(...) _Static_assert((0
#define COLUMN(name, axis, role) +AXIS_SIGN_##axis
#define END() ) == 0, "each x of a layout has its y");
#include "shapes_all.def"

static const struct {
  const char *name;
  size_t size;
  bool whole;
} TYPE[TYPES] = {
    [TYPE_I32] = {"i32", sizeof(int32_t), true},
    [TYPE_I64] = {"i64", sizeof(int64_t), true},
    [TYPE_F32] = {"f32", sizeof(float), false},
    [TYPE_F64] = {"f64", sizeof(double), false},
};

static const struct {
  const char *name, *noun;
} KIND[KINDS] = {
#define KIND(ID, name, rank, noun) {#name, noun},
#define LAYOUT(...)
#define COLUMN(...)
#define END()
#include "shapes_all.def"
};

static const struct {
  const char *name;
  enum shape_kind kinds[SHAPES];
} PAIR[PAIRS + 1] = {
#define PAIR(ID, name, a, b) [PAIR_##ID] = {name, {KIND_##a, KIND_##b}},
#include "pairs_all.def"
    [PAIR_NONE] = {"none", {KINDS, KINDS}},
};

/* One more than the pair of two kinds, in the order of its name; 0 the other way round, and for none. */
static const uint8_t PAIR_OF[KINDS][KINDS] = {
#define PAIR(ID, name, a, b) [KIND_##a][KIND_##b] = PAIR_##ID + 1,
#include "pairs_all.def"
};

const char *layout_name(enum layout layout) { return LAYOUT[layout].name; }
const char *layout_short_name(enum layout layout) { return LAYOUT[layout].short_name; }
const char *layout_column(enum layout layout, unsigned k) { return LAYOUT[layout].column[k].name; }
const char *layout_words(enum layout layout) { return LAYOUT[layout].words; }
const char *layout_number_words(enum layout layout) { return LAYOUT[layout].numbers; }
const char *kind_name(enum shape_kind kind) { return KIND[kind].name; }
const char *kind_noun(enum shape_kind kind) { return KIND[kind].noun; }

static const struct {
  const char *name;
  unsigned values;
  bool none;
} QUESTION[QUESTIONS] = {[QUESTION_HIT] = {"hit", 0, false},
                         [QUESTION_CONTAINS] = {"contains", 0, false},
                         [QUESTION_DISTANCE] = {"distance", 1, false},
                         [QUESTION_NEAREST] = {"nearest", 2, false},
                         [QUESTION_PUSH] = {"push", 2, false},
                         [QUESTION_CROSSING] = {"crossing", 2, true},
                         [QUESTION_RAY] = {"ray", 1, true},
                         [QUESTION_SWEEP] = {"sweep", 1, true}};

const char *question_name(enum question question) { return QUESTION[question].name; }
unsigned question_values(enum question question) { return QUESTION[question].values; }
bool question_has_none(enum question question) { return QUESTION[question].none; }

const char *type_name(enum number_type type) { return TYPE[type].name; }
size_t type_size(enum number_type type) { return TYPE[type].size; }
bool type_is_whole(enum number_type type) { return TYPE[type].whole; }

unsigned form_first_column(const struct form *form, unsigned shape) {
  unsigned first = 0;
  for (unsigned s = 0; s < shape; s++)
    first += layout_columns(form->layouts[s]);
  return first;
}

const struct form_column *layout_column_at(enum layout layout, unsigned k) {
  return &LAYOUT[layout].column[k];
}

/* The last column, before the radius of what has sides, is of both axes, or it is y's and x's stands before.
 */
struct layout_sides layout_sides(enum layout layout, enum axis axis) {
  const unsigned before_y = axis == AXIS_X;
  const unsigned last = (layout_has_sides(layout) ? layout_radius(layout) : layout_columns(layout)) - 1;
  const unsigned far = LAYOUT[layout].column[last].axis == AXIS_BOTH ? last : last - before_y;
  return (struct layout_sides){1 - before_y, far, &LAYOUT[layout].column[far]};
}

enum layout kind_layout(enum shape_kind kind) {
  unsigned layout = 0;
  while (layout_kind((enum layout)layout) != kind)
    layout++;
  return (enum layout)layout;
}

const struct form_column *form_column_at(const struct form *form, unsigned k) {
  static const struct form_column WAY[WAY_COLUMNS] = {{"dx", AXIS_X, COLUMN_WAY}, {"dy", AXIS_Y, COLUMN_WAY}};
  unsigned s = 0;
  while (s < SHAPES && k >= layout_columns(form->layouts[s]))
    k -= layout_columns(form->layouts[s++]);
  return s < SHAPES ? layout_column_at(form->layouts[s], k) : &WAY[k];
}

bool column_is_size(const struct form_column *column) { return column->role >= COLUMN_SIZE; }

bool column_moves(const struct form_column *column, enum axis axis) {
  return !column_is_size(column) && column->role != COLUMN_WAY && column->axis == axis;
}

bool form_moves(const struct form *form, unsigned k, unsigned shape, enum axis axis) {
  const unsigned first = form_first_column(form, shape);
  return k >= first && k < first + layout_columns(form->layouts[shape]) &&
         column_moves(form_column_at(form, k), axis);
}

unsigned form_columns(const struct form *form) {
  return form_first_column(form, SHAPES) + (question_moves(form->question) ? WAY_COLUMNS : 0);
}

bool form_equal(const struct form *a, const struct form *b) {
  return a->question == b->question && a->type == b->type && a->layouts[0] == b->layouts[0] &&
         a->layouts[1] == b->layouts[1];
}

/* Which shape has the other within it, or moves, is told by their order. */
static bool question_is_ordered(enum question question) {
  return question == QUESTION_CONTAINS || question_moves(question);
}

bool form_asks_alike(const struct form *a, const struct form *b) {
  return a->question == b->question &&
         (!question_is_ordered(a->question) || layout_kind(a->layouts[0]) == layout_kind(b->layouts[0]));
}

enum pair form_pair(const struct form *form) {
  const enum shape_kind a = layout_kind(form->layouts[0]), b = layout_kind(form->layouts[1]);
  const unsigned pair = PAIR_OF[a][b] > 0 ? PAIR_OF[a][b] : PAIR_OF[b][a];
  return pair > 0 ? (enum pair)(pair - 1) : PAIR_NONE;
}

bool form_is_swapped(const struct form *form) {
  const enum pair pair = form_pair(form);
  return pair != PAIR_NONE && layout_kind(form->layouts[0]) != PAIR[pair].kinds[0];
}

enum shape_kind pair_kind(enum pair pair, unsigned shape) { return PAIR[pair].kinds[shape]; }
const char *pair_name(enum pair pair) { return PAIR[pair].name; }

static bool is_reordered(const struct form *form) {
  return !question_is_ordered(form->question) && form_is_swapped(form);
}

struct form form_ordered(const struct form *form) {
  struct form ordered = *form;
  if (is_reordered(form)) {
    ordered.layouts[0] = form->layouts[1];
    ordered.layouts[1] = form->layouts[0];
  }
  return ordered;
}

unsigned form_ordered_column(const struct form *form, unsigned k) {
  const unsigned second = form_first_column(form, 1), columns = form_columns(form);
  if (!is_reordered(form))
    return k;
  return k < second ? k + columns - second : k - second;
}

void form_arrange(const struct form *form, const union number *ordered, union number *arranged) {
  const unsigned first = layout_columns(form->layouts[0]), second = layout_columns(form->layouts[1]);
  const bool swapped = is_reordered(form);
  for (unsigned k = 0; k < first; k++)
    arranged[k] = ordered[swapped ? second + k : k];
  for (unsigned k = 0; k < second; k++)
    arranged[first + k] = ordered[swapped ? k : first + k];
  for (unsigned k = first + second; k < form_columns(form); k++)
    arranged[k] = ordered[k];
}

/* Of whole numbers the least stays as it is. */
static union number number_turned(enum number_type type, union number number) {
  if (type == TYPE_I32)
    number.i32 = (int32_t)(0 - (uint32_t)number.i32);
  else if (type == TYPE_I64)
    number.i64 = (int64_t)(0 - (uint64_t)number.i64);
  else if (type == TYPE_F32)
    number.f32 = -number.f32;
  else
    number.f64 = -number.f64;
  return number;
}

struct form form_exchange(const struct form *form, const union number *numbers, union number *exchanged) {
  const unsigned first = form_first_column(form, 1), columns = form_first_column(form, SHAPES);
  for (unsigned k = 0; k < columns; k++)
    exchanged[k] = numbers[(k + first) % columns];
  for (unsigned k = columns; k < form_columns(form); k++)
    exchanged[k] = number_turned(form->type, numbers[k]);
  return (struct form){
      .type = form->type, .layouts = {form->layouts[1], form->layouts[0]}, .question = form->question};
}

void case_columns(const struct form *form,
                  const union number *numbers,
                  const void *columns[FORM_MAX_COLUMNS]) {
  const unsigned count = form_columns(form);
  for (unsigned k = 0; k < count; k++)
    columns[k] = &numbers[k];
}

double number_as_double(enum number_type type, union number number) {
  switch (type) {
  case TYPE_I32:
    return number.i32;
  case TYPE_I64:
    return (double)number.i64;
  case TYPE_F32:
    return (double)number.f32;
  default:
    return number.f64;
  }
}

unsigned ring_corners(enum layout layout, double count) {
  for (unsigned k = FEWEST_CORNERS; k <= layout_vertices(layout); k++)
    if (count == k)
      return k;
  return 0;
}

unsigned layout_told(enum layout layout, enum number_type type, const union number *numbers) {
  const unsigned corners =
      layout_is_ring(layout) ? ring_corners(layout, number_as_double(type, numbers[0])) : 0;
  return corners > 0 ? layout_vertex(layout, corners) : layout_columns(layout);
}

bool form_tells(const struct form *form, const union number *numbers, unsigned k) {
  const unsigned shape = k >= form_first_column(form, 1), first = shape ? form_first_column(form, 1) : 0;
  return k >= form_first_column(form, SHAPES) ||
         k - first < layout_told(form->layouts[shape], form->type, numbers + first);
}

void layout_fill(enum layout layout, enum number_type type, union number *numbers) {
  for (unsigned k = layout_told(layout, type, numbers); k < layout_columns(layout); k++)
    numbers[k] = numbers[k - 2];
}

static bool is_same_corner(enum number_type type, const union number *a, const union number *b) {
  return number_as_double(type, a[0]) == number_as_double(type, b[0]) &&
         number_as_double(type, a[1]) == number_as_double(type, b[1]);
}

unsigned ring_end(enum layout layout, enum number_type type, const union number *numbers, unsigned k) {
  const unsigned corners = ring_corners(layout, number_as_double(type, numbers[0])), first = k;
  bool away = false, closed = false;
  if (layout_rule(layout) != RING_HOLES)
    return corners - 1;
  for (; k < corners; k++) {
    const bool same =
        is_same_corner(type, numbers + layout_vertex(layout, first), numbers + layout_vertex(layout, k));
    if (closed && !same)
      break;
    closed = closed || (away && same);
    away = away || !same;
  }
  return k - 1;
}

void layout_follow(enum layout layout, enum number_type type, const union number *from, union number *to) {
  const double count = number_as_double(type, from[0]);
  const bool holes = layout_rule(layout) == RING_HOLES && number_as_double(type, to[0]) == count;
  const unsigned corners = holes ? ring_corners(layout, count) : 0;
  for (unsigned first = 0, end; first < corners; first = end + 1) {
    end = ring_end(layout, type, from, first);
    union number at[2];
    bool moved = false;
    for (unsigned turn = 0; turn < 2; turn++)
      for (unsigned k = first; k <= end; k++) {
        const unsigned own = layout_vertex(layout, k);
        if (!is_same_corner(type, from + layout_vertex(layout, first), from + own))
          continue;
        if (!moved && !is_same_corner(type, from + own, to + own)) {
          memcpy(at, to + own, sizeof at);
          moved = true;
        }
        if (moved && turn > 0)
          memcpy(to + own, at, sizeof at);
      }
  }
}
