#include "vectors.h"

#include "campaign/shrink.h"
#include "drawn.h"
#include "grow.h"
#include "number.h"
#include "wording.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char *const TIER[VECTOR_TIERS] = {"must", "touching", "hard", "flat", "meeting"};
static const char *const SIZE[VECTOR_SIZES] = {"small", "screen", "parts", "unit", "far", "tiny"};
static const char *const FLAG[VECTOR_FLAGS] = {"crossing",
                                               "contained",
                                               "corner",
                                               "parallel",
                                               "collinear",
                                               "shared-corner",
                                               "level",
                                               "other-winding",
                                               "no-extent",
                                               "hair",
                                               "leaves-i32",
                                               "leaves-i64",
                                               "leaves-f32",
                                               "leaves-f64",
                                               "vanishes"};
const char *vector_tier_name(enum vector_tier tier) { return TIER[tier]; }
const char *vector_size_name(enum vector_size size) { return SIZE[size]; }
const char *vector_flag_name(enum vector_flag flag) { return FLAG[flag]; }

static uint32_t bit(unsigned k) { return (uint32_t)1 << k; }

/* How far an ellipse reaches out is not known; in a segment lies nothing but what meets it. Pushed, and moved
 * as a whole, are the shapes that people move. Rays of polygons are not listed. */
static bool is_taken(const struct form *form) {
  enum {
    SOLID = 1U << KIND_DISC | 1U << KIND_BOX | 1U << KIND_TRIANGLE | 1U << KIND_QUAD,
    PUSHED = SOLID | 1U << KIND_CAPSULE,
    MOVED = 1U << KIND_DISC | 1U << KIND_BOX
  };
  const uint32_t first = bit(layout_kind(form->layouts[0])), second = bit(layout_kind(form->layouts[1]));
  switch (form->question) {
  case QUESTION_CONTAINS:
    return !layout_is_stretched(form->layouts[1]) && first != bit(KIND_SEGMENT);
  case QUESTION_PUSH:
    return (first & PUSHED) != 0 && (second & PUSHED) != 0 && !form_is_swapped(form);
  case QUESTION_RAY:
    return second != bit(KIND_POLYGON) && !form_is_swapped(form);
  case QUESTION_SWEEP:
    return (first & MOVED) != 0 && (second & SOLID) != 0;
  default:
    return !form_is_swapped(form);
  }
}

bool vector_form(unsigned n, enum number_type type, struct form *form) {
  const enum layout first = kind_layout((enum shape_kind)(n % KINDS)),
                    second = kind_layout((enum shape_kind)(n / KINDS % KINDS));
  *form =
      (struct form){.type = type, .layouts = {first, second}, .question = (enum question)(n / KINDS / KINDS)};
  return form_refusal(form) == NULL && is_taken(form);
}

void vector_kinds(const struct form *form, char name[VECTOR_ID]) {
  snprintf(name,
           VECTOR_ID,
           "%s-%s",
           kind_name(layout_kind(form->layouts[0])),
           kind_name(layout_kind(form->layouts[1])));
}

bool vector_is_of(const struct vector *v, const struct form *form) {
  struct form same = *form;
  same.type = v->is.form.type;
  return form_equal(&v->is.form, &same);
}

/* What places are good for, in any relation but flat. */
static const struct {
  enum places told;
  place_set places;
  enum vector_flag flag;
} GOOD_FOR[] = {
/* The cell of one kind on both axes. */
#define TWICE(KIND) PLACE_SET(ALLEN_##KIND *(ALLEN_##KIND + 1) / 2 + ALLEN_##KIND)
    {PLACES_CELLS, PLACE_SET(PLACE_ALLEN(ALLEN_CONTAINS, ALLEN_DURING)), VECTOR_CROSSING},
    {PLACES_CELLS, TWICE(CONTAINS) | TWICE(DURING), VECTOR_CONTAINED},
    {PLACES_CELLS, TWICE(BEFORE) | TWICE(MEETS), VECTOR_CORNER},
    {PLACES_ZONES, PLACE_SET(ZONE_INSIDE), VECTOR_CONTAINED},
    {PLACES_ZONES, PLACE_SET(ZONE_CORNER) | PLACE_SET(ZONE_ON_CORNER), VECTOR_CORNER},
    {PLACES_CENTRES, PLACE_SET(CENTRES_EQUAL), VECTOR_CONTAINED},
    {PLACES_OF_HULLS, PLACE_SET(HULL_CROSSING), VECTOR_CROSSING},
    {PLACES_OF_HULLS, PLACE_SET(HULL_A_IN_B) | PLACE_SET(HULL_B_IN_A), VECTOR_CONTAINED},
    {PLACES_OF_HULLS, PLACE_SET(HULL_VERTEX_VERTEX), VECTOR_CORNER},
    {PLACES_OF_HULLS, PLACE_SET(HULL_PARALLEL), VECTOR_PARALLEL},
};

/* Where sums of two, and squares, leave a type. */
static const struct {
  double sum, square;
  enum vector_flag flag;
} LIMITS[TYPES] = {
    [TYPE_I32] = {0x1p30, 46340, VECTOR_LEAVES_I32},
    [TYPE_I64] = {0x1p62, 3037000499, VECTOR_LEAVES_I64},
    [TYPE_F32] = {0x1p127, 0x1p63, VECTOR_LEAVES_F32},
    [TYPE_F64] = {0x1p1023, 0x1p511, VECTOR_LEAVES_F64},
};

static double turn(struct spot a, struct spot b, struct spot c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/* Twice the area, as the corners go round. */
static double area(const struct drawn_shape *shape) {
  double sum = 0;
  for (unsigned k = 2; k < shape->points; k++)
    sum += turn(shape->at[0], shape->at[k - 1], shape->at[k]);
  return sum;
}

/* Of two segments. Of all but a crossing the place tells which run alongside. */
static uint32_t line_flags(enum question question, const struct spot a[2], const struct spot b[2]) {
  const double first = turn(a[0], a[1], b[0]), second = turn(a[0], a[1], b[1]);
  const bool is_point = b[0].x == b[1].x && b[0].y == b[1].y;
  return first == 0 && second == 0                                       ? bit(VECTOR_COLLINEAR)
         : question == QUESTION_CROSSING && first == second && !is_point ? bit(VECTOR_PARALLEL)
                                                                         : 0;
}

/* What is read off the corners: exact for everyday numbers, and told of no others. */
static uint32_t corner_flags(const struct vector *v) {
  struct drawn_shape shape[SHAPES];
  uint32_t flags = 0;
  if (v->size > VECTOR_PARTS || !drawn_shapes(&v->is.form, v->is.numbers, (struct spot){0, 0}, shape))
    return 0;
  const struct drawn_shape *a = &shape[0], *b = &shape[1];
  for (unsigned s = 0; s < SHAPES; s++)
    if (!layout_is_box(v->is.form.layouts[s]) && area(&shape[s]) < 0)
      flags |= bit(VECTOR_WINDING);
  for (unsigned j = 0; j < a->points; j++)
    for (unsigned k = 0; k < b->points; k++) {
      const bool same_x = a->at[j].x == b->at[k].x, same_y = a->at[j].y == b->at[k].y;
      flags |= same_x && same_y && a->points > 1 && b->points > 1 ? bit(VECTOR_SHARED_CORNER) : 0;
      flags |= (same_x || same_y) && a->points == 1 && b->points > 2 ? bit(VECTOR_LEVEL) : 0;
    }
  return a->points == 2 && b->points == 2 ? flags | line_flags(v->is.form.question, a->at, b->at) : flags;
}

/* Doubles tell enough: what is asked is on which side of a limit far away a number lies. */
static uint32_t flags_of(const struct vector *v, double most, double least) {
  const enum pair pair = form_pair(&v->is.form);
  const bool squares = pair_told_by(pair) != PLACES_CELLS && pair != PAIR_POINT_BOX;
  uint32_t flags = corner_flags(v);
  for (unsigned type = 0; type < TYPES; type++)
    if (most >= LIMITS[type].sum || (squares && most >= LIMITS[type].square))
      flags |= bit(LIMITS[type].flag);
  flags |= squares && least < 0x1p-63 ? bit(VECTOR_VANISHES) : 0;
  flags |= missing_extents(&v->is.form, v->is.numbers) > 0 ? bit(VECTOR_NO_EXTENT) : 0;
  flags |= v->gap != 0 && fabs(v->gap) <= most * hair_share(TYPE_F64) ? bit(VECTOR_HAIR) : 0;
  for (size_t k = 0; k < sizeof GOOD_FOR / sizeof GOOD_FOR[0] && v->is.form.question < QUESTION_PUSH; k++)
    if (GOOD_FOR[k].told == pair_told_by(pair) && (GOOD_FOR[k].places & PLACE_SET(v->truth.place)) != 0 &&
        v->truth.relation != RELATION_FLAT)
      flags |= bit(GOOD_FOR[k].flag);
  return flags;
}

static enum vector_size size_of(const struct vector *v, double most, double least) {
  bool whole = true, parts = true;
  for (unsigned k = 0; k < form_columns(&v->is.form); k++) {
    const double value = number_as_double(v->is.form.type, v->is.numbers[k]);
    whole = whole && value == floor(value);
    parts = parts && value * 4 == floor(value * 4);
  }
  return most > 0x1p20           ? VECTOR_FAR
         : least < 0x1p-20       ? VECTOR_TINY
         : !parts || most > 4000 ? VECTOR_UNIT
         : !whole                ? VECTOR_PARTS
         : most > 16             ? VECTOR_SCREEN
                                 : VECTOR_SMALL;
}

/* The types in which its numbers are exact; where a hair is too little, they are not for a `must`. */
static uint32_t types_of(const struct vector *v, bool more_than_hair, double most) {
  uint32_t types = 0;
  for (unsigned type = 0; type < TYPES; type++) {
    struct form form = v->is.form;
    form.type = (enum number_type)type;
    union number numbers[FORM_MAX_COLUMNS];
    char why[SCENE_WHY];
    if (case_carry(&v->is.form, v->is.numbers, &form, numbers, why) &&
        (!more_than_hair || fabs(v->gap) > most * hair_share((enum number_type)type)))
      types |= bit(type);
  }
  return types;
}

/* A number in as few digits as it has, when it has few and is as right; whether it is right. */
static bool make_plain(const struct test_case *is, double *right, const struct allowance *strict) {
  double few[ANSWER_VALUES];
  for (unsigned k = 0; k < ANSWER_VALUES; k++)
    few[k] = nearbyint(right[k] * 4) / 4;
  if (reference_grade(&is->form, is->numbers, few, strict) == GRADE_RIGHT)
    memcpy(right, few, sizeof few);
  for (unsigned k = 0; k < ANSWER_VALUES; k++)
    right[k] += 0.0; /* a zero without a sign */
  return reference_grade(&is->form, is->numbers, right, strict) == GRADE_RIGHT;
}

/* What a house test says. False where there is none. */
static bool propose(const struct test_case *is, double *right) {
  union number numbers[FORM_MAX_COLUMNS];
  char why[SCENE_WHY];
  for (size_t k = 0; k < registry_count(); k++) {
    const struct algorithm *a = registry_at(k)->algorithm;
    if (a->role == ROLE_HOUSE && form_asks_alike(&a->form, &is->form) &&
        form_pair(&a->form) == form_pair(&is->form) &&
        case_carry(&is->form, is->numbers, &a->form, numbers, why))
      return algorithm_values_of(a, numbers, right);
  }
  return false;
}

/* Whether no other way that is hardly longer parts the shapes too. */
static bool is_only_push(const struct vector *v) {
  enum { AROUND = 48 };
  const double far = hypot(v->right[0], v->right[1]), more = 1.02,
               apart = 0.94; /* the cosine of 20 degrees */
  for (unsigned k = 0; k < AROUND; k++) {
    const double angle = 6.283185307179586 * k / AROUND,
                 way[2] = {more * far * cos(angle), more * far * sin(angle)};
    if (way[0] * v->right[0] + way[1] * v->right[1] < apart * more * far * far &&
        reference_gap_moved(&v->is.form, v->is.numbers, way) >= 0)
      return false;
  }
  return true;
}

static double column(const struct vector *v, unsigned k) {
  return number_as_double(v->is.form.type, v->is.numbers[k]);
}

/* How far from the other what moves is after a part of its way. */
static double gap_after(const struct vector *v, double part) {
  const unsigned way = form_first_column(&v->is.form, SHAPES);
  const double x = part * column(v, way), y = part * column(v, way + 1), back[2] = {-x, -y};
  if (v->is.form.question == QUESTION_SWEEP)
    return reference_gap_moved(&v->is.form, v->is.numbers, back);
  struct test_case there = v->is;
  for (unsigned k = 0; k < form_columns(&v->is.form); k++)
    there.numbers[k].f64 = column(v, k);
  there.form.type = TYPE_F64;
  there.numbers[0].f64 += x;
  there.numbers[1].f64 += y;
  return reference_gap(&there.form, there.numbers);
}

/* Whether it comes nearer by an eighth of what it goes or more, passes over some of the other, and meets it
 * neither at once nor at the end: a graze moves far when numbers change little. */
static bool is_clear_meeting(const struct vector *v, double far, double slack) {
  const double part = v->right[0], before = part / 64, never[ANSWER_VALUES] = {INFINITY};
  const struct allowance shallow = {WHEN_MEETING_ZERO, 0, slack + far / 1024};
  return part > 0x1p-10 && part < 1 - 0x1p-10 && gap_after(v, part - before) >= before * far / 8 &&
         reference_grade(&v->is.form, v->is.numbers, never, &shallow) != GRADE_RIGHT;
}

/* After what part of its way it meets the other. A part that is off moves it by no more than what is allowed.
 */
static bool work_out_part(struct vector *v, const struct allowance *usual) {
  const struct allowance strict = {WHEN_MEETING_ZERO, 0x1p-46, 0};
  const struct first_meeting met = reference_meeting(&v->is.form, v->is.numbers);
  const unsigned way = form_first_column(&v->is.form, SHAPES);
  const double far = hypot(column(v, way), column(v, way + 1));
  double right[ANSWER_VALUES] = {met.part};
  if (v->truth.relation != RELATION_APART) {
    v->right[0] = 0;
  } else {
    if (!make_plain(&v->is, right, &strict) &&
        (!propose(&v->is, right) ||
         reference_grade(&v->is.form, v->is.numbers, right, &strict) != GRADE_RIGHT))
      return false;
    v->right[0] = isfinite(right[0]) ? right[0] : VECTOR_NONE;
    v->clear = isfinite(right[0]) ? is_clear_meeting(v, far, usual->slack)
                                  : met.least > usual->slack + far * 0x1p-20;
    v->gap = isfinite(right[0]) ? v->gap : met.least;
  }
  v->tolerance = (v->right[0] <= 1 ? usual->share * v->right[0] : 0) + usual->slack / far;
  return v->tolerance < 0x1p-10;
}

/* What a house test says of where they meet, if that is right by far less than it may be off. */
static bool take_place(struct vector *v, const struct allowance *usual) {
  const struct allowance strict = {WHEN_MEETING_ZERO, 0x1p-50, usual->slack / 16};
  return propose(&v->is, v->right) && make_plain(&v->is, v->right, &strict) && isfinite(v->tolerance) &&
         isfinite(v->right[0]) && isfinite(v->right[1]);
}

/* The way out of the other, where it is the only one. */
static bool work_out_push(struct vector *v, const struct allowance *usual) {
  v->tolerance = usual->share * fmax(-v->gap, 0) + usual->slack;
  if (v->truth.relation == RELATION_APART || v->truth.relation == RELATION_TOUCHING)
    return true;
  return v->truth.relation != RELATION_FLAT && take_place(v, usual) &&
         hypot(v->right[0], v->right[1]) > 8 * v->tolerance && is_only_push(v);
}

/* Where two segments cross, or that they do not; nothing is told where they share more than one point, nor
 * where one lies so near to both that it would do. */
static bool work_out_crossing(struct vector *v, const struct allowance *usual) {
  const double ax = column(v, 2) - column(v, 0), ay = column(v, 3) - column(v, 1),
               bx = column(v, 6) - column(v, 4), by = column(v, 7) - column(v, 5),
               sine = fabs(ax * by - ay * bx) / (hypot(ax, ay) * hypot(bx, by));
  v->tolerance = usual->slack;
  if (v->truth.relation == RELATION_APART) {
    v->right[0] = v->right[1] = INFINITY;
    return isfinite(v->tolerance) && v->gap > 4 * v->tolerance;
  }
  v->clear = sine >= 0.25;
  return sine > 0 && take_place(v, usual);
}

/* What is right, and how near to it is right too. False where no double is certified to be that. */
static bool work_out_number(struct vector *v) {
  const struct allowance none = {WHEN_MEETING_ZERO, -1, -1};
  const struct allowance usual = reference_allowance(&v->is.form, v->is.numbers, &none);
  const struct allowance exact = {WHEN_MEETING_NEGATIVE, 0, 0};
  struct allowance strict = {WHEN_MEETING_NEGATIVE, 0x1p-46, 0};
  if (question_moves(v->is.form.question))
    return work_out_part(v, &usual);
  if (v->is.form.question == QUESTION_PUSH)
    return work_out_push(v, &usual);
  if (v->is.form.question == QUESTION_CROSSING)
    return work_out_crossing(v, &usual);
  if (v->is.form.question == QUESTION_DISTANCE) {
    v->right[0] = v->gap;
    make_plain(&v->is, v->right, &exact);
    v->gap = v->right[0];
  } else if (propose(&v->is, v->right)) {
    strict = (struct allowance){WHEN_MEETING_ZERO, 0x1p-50, usual.slack / 16};
  } else {
    return false;
  }
  v->tolerance = usual.share * fabs(v->gap) + usual.slack;
  return isfinite(v->tolerance) &&
         reference_grade(&v->is.form, v->is.numbers, v->right, &strict) == GRADE_RIGHT;
}

/* Whether where they meet is for the contract to say. */
static bool is_of_meeting(const struct vector *v) {
  const enum question question = v->is.form.question;
  return question_values(question) > 0 && question != QUESTION_PUSH && question != QUESTION_CROSSING &&
         v->truth.relation != RELATION_APART;
}

static enum vector_tier tier_of(const struct vector *v, bool told) {
  const enum relation relation = v->truth.relation;
  return is_of_meeting(v)                                           ? VECTOR_MEETING
         : relation == RELATION_FLAT                                ? VECTOR_FLAT
         : told && v->types != 0                                    ? VECTOR_MUST
         : relation == RELATION_TOUCHING && v->size <= VECTOR_PARTS ? VECTOR_TOUCHING
                                                                    : VECTOR_HARD;
}

/* Works out all that follows from what is asked and the numbers. False: it is no case to be asked about. */
static bool work_out(struct vector *v) {
  double most = 0, least = INFINITY;
  v->truth = reference_truth(&v->is.form, v->is.numbers);
  if (v->truth.relation == RELATION_INVALID)
    return false;
  v->gap = reference_gap(&v->is.form, v->is.numbers);
  v->clear = true;
  if (question_values(v->is.form.question) > 0 && !work_out_number(v))
    return false;
  for (unsigned k = 0; k < form_columns(&v->is.form); k++) {
    const double size = fabs(number_as_double(v->is.form.type, v->is.numbers[k]));
    most = fmax(most, size);
    least = size > 0 ? fmin(least, size) : least;
  }
  v->size = size_of(v, most, least);
  v->flags = flags_of(v, most, least);
  const bool told =
      v->clear && (v->truth.relation == RELATION_APART || v->truth.relation == RELATION_OVERLAPPING);
  v->types = types_of(v, told, most);
  v->tier = tier_of(v, told);
  if (v->tier == VECTOR_HARD || v->tier == VECTOR_MEETING)
    v->types = types_of(v, false, most);
  char line[VECTOR_LINE], kinds[VECTOR_ID];
  uint32_t hash = 2166136261U; /* FNV-1a */
  vector_line(v, line);
  for (const char *at = line; *at != '\0'; at++)
    hash = (hash ^ (uint8_t)*at) * 16777619U;
  vector_kinds(&v->is.form, kinds);
  const bool hit = v->is.form.question == QUESTION_HIT;
  snprintf(v->id,
           sizeof v->id,
           "%s%s%.40s-%08x",
           hit ? "" : question_name(v->is.form.question),
           hit ? "" : "-",
           kinds,
           hash);
  return true;
}

void vector_line(const struct vector *vector, char line[VECTOR_LINE]) {
  char numbers[CASE_TEXT], kinds[VECTOR_ID];
  vector_kinds(&vector->is.form, kinds);
  snprintf(line,
           VECTOR_LINE,
           "%s %s %s",
           question_name(vector->is.form.question),
           kinds,
           case_print(&vector->is.form, vector->is.numbers, NUMBER_DECIMAL, numbers));
}

/* Whole numbers are whole numbers however they are written; all others are doubles. */
static bool parse(struct vector *v, const char *numbers, char *why) {
  v->is.form.type = TYPE_I64;
  if (case_parse(&v->is.form, "", numbers, v->is.numbers, why))
    return true;
  v->is.form.type = TYPE_F64;
  return case_parse(&v->is.form, "", numbers, v->is.numbers, why);
}

bool vectors_add(struct vectors *vectors, const struct vector *v) {
  struct vector *more = grow(vectors->vector, vectors->count, &vectors->room, sizeof *more);
  if (more == NULL)
    return false;
  vectors->vector = more;
  vectors->vector[vectors->count++] = *v;
  return true;
}

bool vectors_have(const struct vectors *vectors, const struct vector *v) {
  for (size_t k = 0; k < vectors->count; k++)
    if (strcmp(vectors->vector[k].id, v->id) == 0)
      return true;
  return false;
}

static unsigned kind_named(const char *name) {
  unsigned kind = 0;
  while (kind < KINDS && strcmp(name, kind_name((enum shape_kind)kind)) != 0)
    kind++;
  return kind;
}

bool vector_read(const char *line, struct vector *v, char *why) {
  int end = 0;
  char asked[VECTOR_ID], first[VECTOR_ID], second[VECTOR_ID];
  *v = (struct vector){.id = ""};
  const bool found = sscanf(line, "%63s %63[a-z]-%63s%n", asked, first, second, &end) == 3;
  const unsigned a = found ? kind_named(first) : KINDS, b = found ? kind_named(second) : KINDS;
  enum question question;
  if (!found || a == KINDS || b == KINDS || !word_is_question(asked, &question) ||
      !vector_form((question * KINDS + b) * KINDS + a, TYPE_I64, &v->is.form))
    return say_why(why, TEXT_WHY, "'%.60s': expected a question, two kinds and their numbers", line);
  if (!parse(v, line + end, why))
    return false;
  return work_out(v) ||
         say_why(why, TEXT_WHY, "'%.120s': the shapes are not valid, or more than one answer is right", line);
}

static bool read_line(struct vectors *vectors, const char *line, char *why) {
  struct vector v;
  if (!vector_read(line, &v, why))
    return false;
  if (vectors_have(vectors, &v))
    return say_why(why, TEXT_WHY, "'%.120s': %s is there already", line, v.id);
  return vectors_add(vectors, &v) || say_why(why, TEXT_WHY, "no memory");
}

bool vectors_read(struct vectors *vectors, const char *text, char *why) {
  char line[VECTOR_LINE];
  for (unsigned number = 1; *text != '\0'; number++) {
    const size_t length = strcspn(text, "\n");
    char reason[TEXT_WHY] = "the line is too long";
    snprintf(line, sizeof line, "%.*s", (int)length, text);
    if (length > 0 && line[0] != '#' && (length >= sizeof line || !read_line(vectors, line, reason)))
      return say_why(why, TEXT_WHY, "line %u: %.200s", number, reason);
    text += length + (text[length] == '\n');
  }
  return true;
}

void vectors_free(struct vectors *vectors) {
  free(vectors->vector);
  *vectors = (struct vectors){0, 0, NULL};
}

enum put
vector_put(const struct vector *vector, const struct registry_entry *entry, struct verdict *verdict) {
  const struct algorithm *a = entry->algorithm;
  union number numbers[FORM_MAX_COLUMNS];
  char why[SCENE_WHY];
  enum answer answer;
  if (!form_asks_alike(&a->form, &vector->is.form) || form_pair(&a->form) != form_pair(&vector->is.form) ||
      (vector->types & bit(a->form.type)) == 0 ||
      !case_carry(&vector->is.form, vector->is.numbers, &a->form, numbers, why))
    return PUT_OTHER;
  if (!algorithm_try(a, numbers, &answer))
    return PUT_UNASKED;
  *verdict = judge_answer(a, numbers, answer);
  return PUT_JUDGED;
}
