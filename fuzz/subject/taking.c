/* The forms that names leave, and the one that fits best. */
#include "taking.h"

#include "taken_result.h"
#include "wording.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COST_NEVER = 1000, CONTRADICTION = 12 };

/* A line may have a top and a bottom, which are points; its numbers have no least and greatest, nor sides. */
static bool is_end_of_line(const struct taking *q, const struct leaf *leaf) {
  static const char ENDS[] = " min mins max maxs minimum maximum lower upper lo hi low high ";
  bool is_end = leaf->is_corner;
  for (int k = leaf->value; k >= 0 && is_end; k = is_top(&q->values, k) ? -1 : q->values.value[k].parent)
    is_end = !has_part(q->values.value[k].key, ENDS);
  return is_end;
}

/* What it costs to take the number for that column; COST_NEVER: it is none. */
static int fit(const struct taking *q, const struct leaf *leaf, enum layout layout, unsigned k) {
  static const unsigned ASKS[] = {[COLUMN_VERTEX] = SAYS_AT,
                                  [COLUMN_AT] = SAYS_AT,
                                  [COLUMN_FAR] = SAYS_HIGH | SAYS_AT,
                                  [COLUMN_SIZE] = SAYS_SIZE,
                                  [COLUMN_HALF] = SAYS_HALF,
                                  [COLUMN_RADIUS] = SAYS_RADIUS | SAYS_DIAMETER};
  const struct form_column *column = layout_column_at(layout, k);
  const enum shape_kind kind = layout_kind(layout);
  const bool is_line = kind == KIND_SEGMENT || kind == KIND_CAPSULE,
             any_axis = leaf->meaning.axis == AXIS_BOTH;
  const int never = q->wanted != NULL ? 20 : COST_NEVER;
  unsigned asks = ASKS[column->role];
  if (column->role == COLUMN_AT)
    asks |= kind == KIND_BOX && layout != LAYOUT_BOX_CENTRE ? SAYS_LOW : SAYS_CENTRE;
  const bool is_oval = kind == KIND_ELLIPSE && ((leaf->kinds | q->kinds) >> KIND_ELLIPSE & 1) != 0;
  const unsigned also = column->role == COLUMN_HALF                ? SAYS_SIZE
                        : column->role == COLUMN_RADIUS && is_oval ? SAYS_SIZE | SAYS_HALF
                        : column->role == COLUMN_VERTEX && is_line ? SAYS_LOW | SAYS_HIGH
                                                                   : 0;
  if (q->values.value[leaf->value].tells && layout != LAYOUT_BOX_XYWH)
    return COST_NEVER;
  if (leaf->is_nameless)
    return layout == LAYOUT_BOX_CENTRE || kind == KIND_ELLIPSE || layout == LAYOUT_BOX_SQUARE ? 3 : 1;
  const bool is_round = leaf->meaning.axis != AXIS_BOTH && leaf->meaning.says == SAYS_RADIUS;
  if (kind == KIND_BOX && ((leaf->kinds | (is_round ? q->kinds : 0)) >> KIND_ELLIPSE & 1) != 0 &&
      q->wanted == NULL)
    return COST_NEVER; /* the box around an ellipse is none */
  const bool is_right = column->role == COLUMN_FAR && column->axis == AXIS_X && any_axis &&
                        (leaf->meaning.else_says & SAYS_HIGH) != 0;
  if ((leaf->meaning.axis != column->axis && !is_right) ||
      (is_line && (leaf->meaning.says & (SAYS_LOW | SAYS_HIGH)) != 0 && !is_end_of_line(q, leaf)))
    return never;
  return (leaf->meaning.says & asks) != 0                 ? 0
         : (leaf->meaning.says & also) != 0               ? 1
         : (leaf->meaning.else_says & (asks | also)) != 0 ? 3
                                                          : never;
}

/* Takes where a corner is for all corners of a ring; the cost. A list of rings has holes, where what is asked
 * is asked of such; by its names alone no other has. */
static int take_ring(const struct taking *q, unsigned group, enum layout layout, int *leaf_of) {
  const bool holes = layout_rule(layout) == RING_HOLES;
  int axis[AXIS_BOTH + 1] = {-1, -1};
  for (unsigned n = 0; n < q->leaves; n++)
    if ((group >> n & 1) != 0)
      axis[q->leaf[n].meaning.axis] = (int)n;
  if (__builtin_popcount(group) != SHAPES || axis[AXIS_X] < 0 || axis[AXIS_Y] < 0 ||
      (is_uncounted(q, q->leaf[axis[AXIS_X]].ring) && is_uncounted(q, q->leaf[axis[AXIS_Y]].ring)))
    return COST_NEVER;
  for (unsigned k = 0; k < layout_columns(layout); k++)
    leaf_of[k] = axis[k % 2 == 0 ? AXIS_Y : AXIS_X];
  if (q->leaf[axis[AXIS_X]].rings < 0)
    return holes && q->wanted == NULL ? COST_NEVER : 0;
  return !holes ? 1 : LANGUAGE_MARKS[q->values.program->language].rings[0] != NULL ? 0 : COST_NEVER;
}

/* Takes the numbers of a group, one for each column of the layout; the cost. */
static int take(const struct taking *q, unsigned group, enum layout layout, int *leaf_of) {
  unsigned used = 0;
  int cost = 0;
  for (unsigned n = 0; n < q->leaves; n++)
    if ((group >> n & 1) != 0 && (q->leaf[n].ring >= 0) != layout_is_ring(layout))
      return COST_NEVER;
  if (layout_is_ring(layout))
    return take_ring(q, group, layout, leaf_of);
  if ((unsigned)__builtin_popcount(group) != layout_columns(layout))
    return COST_NEVER;
  const int first = __builtin_ctz(group);
  if (layout_kind(layout) == KIND_POINT && q->wanted == NULL && lacks_size(q, &q->leaf[first]))
    return COST_NEVER;
  const bool loose = q->leaf[first].value == q->leaf[first].root;
  bool centred = false, halved = false, sized = false;
  for (unsigned k = 0; k < layout_columns(layout); k++) {
    int best = COST_NEVER, at = -1;
    for (unsigned n = 0; n < q->leaves; n++) {
      const int one = (group & ~used) >> n & 1 ? fit(q, &q->leaf[n], layout, k) : COST_NEVER;
      /* x1 before x2, however they are read. */
      const bool sooner = one < COST_NEVER && one == best && q->leaf[n].order < q->leaf[at].order;
      if (one < best || sooner) {
        best = one;
        at = (int)n;
      }
    }
    if (at < 0)
      return COST_NEVER;
    used |= 1U << at;
    leaf_of[k] = at;
    /* Loose numbers say first where a shape is, and then how large. */
    cost += best + (loose && at == first && column_is_size(layout_column_at(layout, k)) ? 2 : 0);
    centred |= (q->leaf[at].meaning.says & SAYS_CENTRE) != 0;
    halved |= (q->leaf[at].meaning.says & SAYS_HALF) != 0;
    sized |= q->leaf[at].meaning.says == SAYS_SIZE;
  }
  /* A width is twice half of one only about a centre. */
  if ((layout == LAYOUT_BOX_CENTRE || (layout == LAYOUT_ELLIPSE && sized)) && !centred && !halved &&
      q->wanted == NULL && !q->leaf[leaf_of[0]].is_nameless)
    return COST_NEVER;
  return cost;
}

/* What the names of a group say, all together. */
struct group {
  unsigned leaves, says, kinds;
  char digit;         /* that all of them have; '\0': there is none */
  bool digits, plain; /* one has a digit, and a place has none */
  bool is_sized;      /* by what may be a diameter */
  bool starts;        /* one is of a point that is called the start, or of a ray */
};

static struct group group_of(const struct taking *q, unsigned leaves) {
  struct group group = {.leaves = leaves, .digit = q->leaf[__builtin_ctz(leaves)].digit};
  for (unsigned n = 0; n < q->leaves; n++) {
    const struct leaf *const leaf = &q->leaf[n];
    if ((leaves >> n & 1) == 0)
      continue;
    group.says |= leaf->meaning.says;
    group.kinds |= leaf->kinds;
    group.digit = group.digit == leaf->digit ? leaf->digit : '\0';
    group.digits |= leaf->digit != '\0';
    group.plain |= leaf->digit == '\0' && leaf->meaning.says == SAYS_AT;
    group.is_sized |= leaf->meaning.says == (SAYS_SIZE | SAYS_DIAMETER);
    group.starts |= has_part(q->values.value[leaf->root].key, STARTS) || is_of_ray(q, leaf);
  }
  return group;
}

/* What a kind of shape is called where one of these names stands: a square may be a ball that has a size, and
 * in nearSegment(…, radius) there is a capsule. */
static enum shape_kind as_called(const struct group *group, enum shape_kind kind, unsigned kinds) {
  enum { LINES = 1 << KIND_SEGMENT | 1 << KIND_CAPSULE };
  return kind == KIND_BOX && group->is_sized && (kinds >> KIND_DISC & 1) != 0 ? KIND_DISC
         : kind == KIND_CAPSULE && (kinds & LINES) == 1 << KIND_SEGMENT       ? KIND_SEGMENT
                                                                              : kind;
}

/* The names of a group against the kind of shape it is taken for. */
static int noun_cost(const struct taking *q, const struct group *group, enum shape_kind kind) {
  unsigned kinds = group->kinds, owners = 0;
  int cost = group->digits && group->plain ? 3 : 0;
  const char *owner[LEAVES_MAX] = {""};
  for (unsigned n = 0; n < q->leaves; n++) {
    bool known = false, near = owners == 0;
    for (unsigned k = 0; k < owners; k++) {
      known |= strcmp(owner[k], q->leaf[n].owner) == 0;
      /* a, b: letters that follow each other name one thing's corners. */
      near |= strlen(owner[k]) == 1 && strlen(q->leaf[n].owner) == 1 &&
              abs(tolower((unsigned char)*owner[k]) - tolower((unsigned char)*q->leaf[n].owner)) == 1;
    }
    if (known || (group->leaves >> n & 1) == 0)
      continue;
    cost += owners == 0 ? 0 : near ? 1 : 3;
    owner[owners++] = q->leaf[n].owner;
  }
  /* Where all are points, a point is told by nothing. */
  unsigned common = (unsigned)WEAK | 1U << KIND_POINT;
  for (unsigned n = 0; n < q->leaves; n++)
    common &= q->leaf[n].kinds;
  if ((common & 1U << KIND_POINT) != 0)
    kinds &= ~(1U << KIND_POINT);
  if ((kinds & ALL_KINDS) != 0) {
    const bool weak = (kinds & WEAK) != 0, same = (kinds >> as_called(group, kind, kinds) & 1) != 0;
    const bool corners = (kinds & ALL_KINDS) == 1 << KIND_POINT;
    cost += same ? weak ? -2 : -8 : weak || corners ? 0 : 16;
  }
  return cost;
}

/* What names say of both shapes. */
static int names_cost(const struct taking *q, const struct group group[SHAPES], const struct form *form) {
  enum shape_kind kinds[SHAPES]; /* what is called a polygon may be a quad */
  for (unsigned k = 0; k < SHAPES; k++)
    kinds[k] = layout_is_ring(form->layouts[k]) ? KIND_QUAD : layout_kind(form->layouts[k]);
  const char digit = group[0].digit, other = group[1].digit;
  int cost = noun_cost(q, &group[0], kinds[0]) + noun_cost(q, &group[1], kinds[1]);
  for (unsigned k = 0; k < SHAPES; k++)
    if (layout_kind(form->layouts[1 - k]) != KIND_DISC) /* else that one is called so */
      kinds[k] = as_called(&group[k], kinds[k], q->kinds);
  bool corners = false;
  const bool alike = form->layouts[0] == form->layouts[1] && group[0].says == group[1].says;
  cost -= 2 * alike + 3 * (digit != '\0' && other != '\0' && digit != other);
  for (unsigned n = 0; n < q->leaves; n++) {
    const enum layout layout = form->layouts[group[1].leaves >> n & 1];
    corners |= q->leaf[n].is_corner && layout == LAYOUT_BOX_LTRB && q->leaf[n].meaning.says == SAYS_AT;
  }
  cost += corners;
  const bool is_ray = form->question == QUESTION_RAY; /* whose point no name tells */
  for (unsigned k = 0; k < KINDS && q->kinds != 0; k++)
    cost += is_ray && k == KIND_POINT ? 0 : (q->kinds >> k & 1) != (kinds[0] == k || kinds[1] == k) ? 7 : 0;
  return cost;
}

/* Whether the second shape contains the first: as the function's name says, or what its parameters are
 * called. */
static bool is_turned(const struct taking *q, unsigned first, unsigned second) {
  static const char OUTER[] = " outer container big bigger large parent ",
                    INNER[] = " inner small smaller child ";
  bool turned = q->is_inside;
  for (unsigned n = 0; n < q->leaves; n++) {
    const char *const key = q->values.value[q->leaf[n].root].key;
    const bool is_first = (first >> n & 1) != 0;
    if (((first | second) >> n & 1) != 0)
      turned = has_part(key, OUTER) ? !is_first : has_part(key, INNER) ? is_first : turned;
  }
  return turned;
}

/* No function says by itself that its boxes are of pixels, or by which rule its rings cross themselves. */
static bool is_only_told(enum layout layout) {
  const enum ring_rule rule = layout_rule(layout);
  return layout == LAYOUT_BOX_PIXELS || rule == RING_EVEN_ODD || rule == RING_NONZERO;
}

/* What is asked of shapes of such layouts. */
static enum question question_of(const struct taking *q, enum layout a, enum layout b) {
  if (question_moves(q->question))
    return layout_kind(a) == KIND_POINT ? QUESTION_RAY : QUESTION_SWEEP;
  /* A point is within where it meets; and of a segment it is rather asked what it meets. */
  const bool meets = layout_kind(b) == KIND_POINT || !layout_has_extent(a);
  return q->question == QUESTION_CONTAINS && meets ? QUESTION_HIT : q->question;
}

/* The numbers of a way stand behind those of both shapes. Of a ray from one point to another it is what lies
 * between: those are taken for a segment. */
static void take_way(const struct taking *q, struct adapter *made) {
  int *const way = made->leaf + form_first_column(&made->form, SHAPES);
  const int end[WAY_COLUMNS] = {made->leaf[SHAPES], made->leaf[SHAPES + 1]};
  if (made->has_end)
    memmove(made->leaf + SHAPES,
            made->leaf + SHAPES + WAY_COLUMNS,
            layout_columns(made->form.layouts[1]) * sizeof *way);
  for (unsigned k = 0; k < WAY_COLUMNS && question_moves(made->form.question); k++)
    way[k] = made->has_end ? end[k] : (int)(q->leaves + k);
}

/* Whether it is a form that is looked for. */
static bool may_be(const struct taking *q, const struct form *form) {
  const enum layout a = form->layouts[0], b = form->layouts[1];
  const bool is_meant = q->wanted == NULL ? !is_only_told(a) && !is_only_told(b)
                                          : q->wanted->layouts[0] == a && q->wanted->layouts[1] == b,
             touches = form->question == QUESTION_SWEEP && q->by_point; /* where, not how far it went */
  unsigned kinds = q->kinds;
  for (unsigned n = 0; n < q->leaves; n++)
    kinds |= q->leaf[n].kinds;
  /* What is pushed has an inside, unless it is called a line. */
  const bool lines = form->question == QUESTION_PUSH && q->wanted == NULL && a == LAYOUT_SEGMENT &&
                     b == LAYOUT_SEGMENT && (kinds >> KIND_SEGMENT & 1) == 0;
  /* Or a shape of the first one's kind is said to move, and none of the second's. */
  const bool one = (q->moved_kinds >> layout_kind(a) & 1) != 0,
             other = (q->moved_kinds >> layout_kind(b) & 1) != 0,
             moves_first = q->question == QUESTION_PUSH && one != other && one != q->moves_other;
  return is_meant && !touches && !lines && form_refusal(form) == NULL && !moves_first;
}

/* `turned`: the other way about, unless it is asked what meets. `ends`: the first shape is a ray, from one
 * end of a segment to the other. */
static void
consider(struct taking *q, unsigned first, unsigned second, bool turned, bool ends, struct taken *taken) {
  for (enum layout a = ends ? LAYOUT_SEGMENT : 0; a < (ends ? LAYOUT_SEGMENT + 1 : LAYOUTS); a++)
    for (enum layout b = 0; b < LAYOUTS; b++) {
      const struct form as = {
          .type = q->type, .layouts = {a, b}, .question = ends ? QUESTION_HIT : question_of(q, a, b)};
      struct adapter made = {.form = as, .low = q->low, .high = q->high, .has_end = ends};
      if (ends) {
        made.form.layouts[0] = LAYOUT_POINT;
        made.form.question = QUESTION_RAY;
      }
      if (!may_be(q, &made.form))
        continue;
      const bool exchanged = turned && made.form.question != QUESTION_HIT;
      const unsigned group[SHAPES] = {exchanged ? second : first, exchanged ? first : second};
      const int one = take(q, group[0], a, made.leaf);
      const int other = one < COST_NEVER ? take(q, group[1], b, made.leaf + layout_columns(a)) : COST_NEVER;
      if (other >= COST_NEVER)
        continue;
      const struct group names[SHAPES] = {group_of(q, group[0]), group_of(q, group[1])};
      made.cost = 3 * (one + other) + names_cost(q, names, &as) + (ends && names[1].starts);
      take_way(q, &made);
      if (taken->count > 0 && made.cost < taken->adapter[0].cost)
        taken->count = 0;
      if (taken->count < ADAPTERS_MAX && (taken->count == 0 || made.cost == taken->adapter[0].cost))
        taken->adapter[taken->count++] = made;
    }
}

/* The shape that moves: that of the way, or the one that is a point. Of a method that has a way beside two
 * shapes the words say it; SHAPES: either, by its names. */
static unsigned moving_shape(const struct taking *q, unsigned first, unsigned second) {
  const struct leaf *const way = &q->leaf[q->leaves];
  const unsigned groups[SHAPES] = {first, second};
  unsigned of[SHAPES] = {0, 0}, count[SHAPES] = {0, 0};
  for (unsigned g = 0; g < SHAPES; g++)
    for (unsigned n = 0; n < q->leaves; n++)
      if ((groups[g] >> n & 1) != 0) {
        count[g]++;
        of[g] += q->leaf[n].root == way->root || (way->digit != '\0' && way->digit == q->leaf[n].digit);
      }
  if (q->values.has_self && of[0] + of[1] == 0 && count[0] > 2 && count[1] > 2)
    return mover_said(q);
  return of[0] != of[1] ? of[1] > of[0] : count[0] > 2 && count[1] == 2;
}

/* Both groups, in each order in which they may be shapes: what moves stands first, what is pushed second. In
 * a form that is given two layouts tell which is which; of two alike the second is pushed. */
static void consider_pair(struct taking *q, unsigned first, unsigned second, struct taken *taken) {
  const bool moves = question_moves(q->question), ends = moves && q->ways == 0,
             pushes = q->question == QUESTION_PUSH, given = q->wanted != NULL,
             alike = given && q->wanted->layouts[0] == q->wanted->layouts[1];
  const unsigned stands = pushes;
  unsigned other = stands; /* the shape that moves, is pushed or is within */
  if (pushes) {
    other = moved_shape(q, first);
    q->moved_kinds = given ? 0 : q->moved_kinds;
    other = alike && other == SHAPES ? 1 : other;
  } else if (moves && !ends) {
    other = moving_shape(q, first, second);
  } else if (q->question == QUESTION_CONTAINS) {
    other = is_turned(q, first, second);
  }
  const bool either = ends || other == SHAPES || (given && !alike && q->question != QUESTION_HIT);
  for (unsigned turned = 0; turned < 2; turned++)
    if (either || (other != stands) == turned)
      consider(q, first, second, turned == 1, ends, taken);
}

/* Those that have the first one's digit, or owner, where all others have another one; 0: they are not two. */
static unsigned named_alike(const struct taking *q, bool by_digit) {
  const struct leaf *other = NULL;
  unsigned group = 0;
  for (unsigned n = 0; n < q->leaves; n++) {
    const struct leaf *leaf = &q->leaf[n], *with = q->leaf;
    const bool is_first = by_digit ? leaf->digit == with->digit : strcmp(leaf->owner, with->owner) == 0;
    if (is_first)
      group |= 1U << n;
    else if (other == NULL)
      other = leaf;
    else if (by_digit ? leaf->digit != other->digit : strcmp(leaf->owner, other->owner) != 0)
      return 0;
    if (by_digit && leaf->digit == '\0')
      return 0;
  }
  return other != NULL ? group : 0;
}

/* Of three points the two that bound: of which both the less and the greater is taken, min(p.x, r.x) and
 * max(p.x, r.x); 0: none do. */
static unsigned bounding_pair(const struct taking *q) {
  const struct program *const s = q->values.program;
  const struct function *const f = q->values.function;
  unsigned pairs[2] = {0, 0}; /* of min, of max: a bit for each parameter */
  for (uint32_t k = f->body.from; k + 1 < f->body.to; k++) {
    const bool least = token_among(s, k, " min Min fmin fminf ");
    if (!token_is(s, k + 1, "(") || (!least && !token_among(s, k, " max Max fmax fmaxf ")))
      continue;
    const struct span given = {k + 2, s->token[k + 1].match};
    const uint32_t comma = program_find(s, given, ",");
    for (unsigned m = 0; m < f->members.count && !program_has(s, given, " ( "); m++)
      if (tokens_alike(s, given.from, f->members.member[m].name) ||
          tokens_alike(s, comma + 1, f->members.member[m].name))
        pairs[!least] |= 1U << (m + q->values.has_self);
  }
  unsigned group = 0;
  for (unsigned n = 0; n < q->leaves; n++)
    for (unsigned k = 0; k < q->values.roots; k++)
      group |= (unsigned)(q->values.root[k] == q->leaf[n].root && (pairs[0] >> k & 1) != 0) << n;
  return q->values.roots == 3 && q->leaves == 6 && pairs[0] == pairs[1] && __builtin_popcount(pairs[0]) == 2
             ? group
             : 0;
}

/* One shape before the other, though a radius behind all may be that of the first, (cx, cy, ax, ay, bx, by,
 * r); or those of one digit, or of one owner, apart from those of the other. */
static void consider_all(struct taking *q, struct taken *taken) {
  const unsigned all = (1U << q->leaves) - 1, last = all & ~(all >> 1);
  const struct leaf *const radius = &q->leaf[q->leaves > 0 ? q->leaves - 1 : 0];
  const bool is_loose = radius->value == radius->root && radius->owner[0] == '\0' && radius->digit == '\0' &&
                        radius->meaning.says == SAYS_RADIUS;
  const unsigned pair = bounding_pair(q);
  if (pair != 0)
    consider_pair(q, (pair & 1) != 0 ? pair : all & ~pair, (pair & 1) != 0 ? all & ~pair : pair, taken);
  for (unsigned n = 1; n < q->leaves && pair == 0; n++)
    if (q->leaf[n].root != q->leaf[n - 1].root) {
      const unsigned first = (1U << n) - 1;
      consider_pair(q, first, all & ~first, taken);
      if (is_loose && n + SHAPES + 1 < q->leaves) /* beside a point it would be that one's */
        consider_pair(q, first | last, all & ~first & ~last, taken);
    }
  for (int by_digit = 1; by_digit >= 0 && taken->count == 0; by_digit--) {
    const unsigned group = named_alike(q, by_digit == 1);
    if (group != 0)
      consider_pair(q, group, all & ~group, taken);
  }
}

void function_name(const struct program *s, size_t function, char name[TAKEN_NAME]) {
  const struct function *f = &s->function[function];
  name[0] = '\0';
  if (f->within > 0)
    text_add(name, TAKEN_NAME, "%s.", token_name(s, s->record[f->within - 1].name).text);
  text_add(name, TAKEN_NAME, "%s", token_name(s, f->name).text);
}

/* Parameters whose names tell nothing, in the order of the form that is given. */
static void take_in_order(struct taking *q, struct taken *taken) {
  const unsigned columns = form_columns(q->wanted);
  bool plain = q->values.roots == columns && columns <= LEAVES_MAX && !q->values.has_self;
  for (unsigned k = 0; k < q->values.roots && plain; k++)
    plain = q->values.value[q->values.root[k]].kind == VALUE_NUMBER;
  if (!plain)
    return;
  struct adapter made = {.form = *q->wanted, .low = q->low, .high = q->high, .cost = COST_NEVER};
  q->leaves = q->zeros = 0;
  for (unsigned k = 0; k < columns; k++) {
    add_leaf(q, q->values.root[k]);
    q->leaf[k].meaning.says = SAYS_AT; /* a radius, and no diameter */
    made.leaf[k] = (int)k;
  }
  taken->adapter[taken->count++] = made;
}

/* What is declared, or else what is read; and where that is no form, what may have been forgotten. */
static void take_as(struct taking *q, struct taken *taken) {
  const struct program *const s = q->values.program;
  const struct function *const f = q->values.function;
  for (unsigned attempt = 0; attempt < 4; attempt++) {
    struct taken now = {.count = 0};
    values_of(&q->values, s, f);
    values_complete(&q->values, attempt % 2 == 1);
    for (unsigned k = q->values.has_self; k < q->values.roots; k++)
      q->values.value[q->values.root[k]].is_both =
          member_is_both(s, f, &f->members.member[k - q->values.has_self]);
    q->as_declared = attempt < 2;
    read_leaves(q);
    settle_centres(q);
    if (q->wanted != NULL)
      q->type = q->wanted->type;
    consider_all(q, &now);
    if (now.count == 0 && q->wanted != NULL)
      take_in_order(q, &now);
    /* What contradicts a name is taken only where nothing else is. */
    if (now.count == 0 || (taken->count > 0 && (taken->adapter[0].cost < CONTRADICTION ||
                                                now.adapter[0].cost >= taken->adapter[0].cost)))
      continue;
    for (unsigned k = 0; k < now.count; k++)
      finish_adapter(q, &now.adapter[k]);
    *taken = now;
  }
}

/* Where its shapes are clear, and what it answers is not asked of them. */
static bool say_unasked(struct taking *q, struct taken *taken) {
  struct taken met = {.count = 0};
  const enum question question = q->question;
  if (question == QUESTION_HIT)
    return false;
  q->question = QUESTION_HIT;
  take_as(q, &met);
  if (met.count == 0)
    return false;
  struct form form = met.adapter[0].form;
  form.question = question;
  const char *const refusal = form_refusal(&form);
  if (refusal != NULL)
    snprintf(taken->why, TAKEN_WHY, "%s is not asked of its shapes: %s", question_name(question), refusal);
  return refusal != NULL;
}

/* Whether a method reads the shape that it is called on, and beside it numbers at most. */
static bool is_alone(const struct taking *q) {
  bool alone = q->values.has_self && q->leaves > 0;
  for (unsigned n = 0; n < q->leaves; n++)
    alone &= q->leaf[n].root == q->values.root[0];
  for (unsigned k = 1; k < q->values.roots; k++)
    alone &= q->values.value[q->values.root[k]].kind == VALUE_NUMBER;
  return alone;
}

/* rectInCircle: a shape in another; fits(box, zone). */
static bool is_in_another(const struct program *s, const struct function *f) {
  const struct parts parts = parts_of(token_name(s, f->name).text);
  if (!f->is_method && parts.count > 0 && strcmp(parts.part[0], "fits") == 0)
    return true;
  for (unsigned k = 1; k + 1 < parts.count; k++) {
    const unsigned kinds = name_kinds(parts.part[k - 1], 3), around = name_kinds(parts.part[k + 1], 3);
    if (strcmp(parts.part[k], "in") == 0 && kinds != 0 && around != 0 &&
        (kinds == around || (kinds & (1U << KIND_POINT | 1U << KIND_SEGMENT)) == 0))
      return true;
  }
  return false;
}

/* Of what gives a way out, or none: whether polygons meet, which are convex where there is one way; false: it
 * is said why a push is not asked of its shapes. */
static bool ask_meeting(struct taking *q, struct taken *taken) {
  enum { POLYGONS = 1 << KIND_TRIANGLE | 1 << KIND_QUAD };
  q->is_convex = gives_none(q->values.program, q->values.function);
  q->question = QUESTION_HIT;
  if (q->is_convex)
    take_as(q, taken);
  if ((taken_kinds(taken) & POLYGONS) != 0)
    return true;
  taken->count = 0;
  q->is_convex = false;
  q->question = QUESTION_PUSH;
  return !say_unasked(q, taken);
}

/* Points and segments have no depth; of a shape the name may say that within it its outline is meant. */
static enum contract contract_named(const struct taking *q, const struct form *form) {
  const char *const words = form->question == QUESTION_NEAREST    ? RIMS
                            : form->question == QUESTION_DISTANCE ? " sd sdf signed "
                                                                  : "";
  return form_is_without_depth(form)                                          ? CONTRACT_ZERO
         : token_has_part(q->values.program, q->values.function->name, words) ? CONTRACT_NEGATIVE
                                                                              : CONTRACT_UNSTATED;
}

void function_taken(const struct program *s,
                    size_t function,
                    unsigned questions,
                    const struct form *wanted,
                    struct taken *taken) {
  static const char LINES[] = " clip clips ray laser beam ",
                    HOLDS[] = " shows show holds hold includes include fits sees frames visible covered ";
  const struct function *const f = &s->function[function];
  struct taking q = {.values = {.program = s, .function = f},
                     .wanted = wanted,
                     .kinds = token_kinds(s, f->name, 3) & ALL_KINDS,
                     .is_inside = token_has_part(s, f->name, IS_INSIDE) || is_in_another(s, f)};
  static const char UPWARD[] =
      "y upward;y grows up;y goes up;y increases up;y points up;y axis up;y-axis up;y is up; y-up; y up:; "
      "y up,; y up.; y up); y up\n";
  *taken = (struct taken){.count = 0};
  q.is_upward = function_says(s, f, UPWARD) || said_has((struct passage){s->text, s->token[0].at}, UPWARD);
  if (q.kinds == 0 && token_has_part(s, f->name, LINES))
    q.kinds = 1 << KIND_SEGMENT;
  q.is_convex =
      wanted == NULL &&
      (token_has_part(s, f->name, " convex ") ||
       (f->within > 0 && token_has_part(s, s->record[f->within - 1].name, " convex ")) || tells_convex(&q));
  q.question =
      wanted != NULL ? wanted->question
      : q.is_inside || token_has_part(s, f->name, " contains contain encloses covers ") ||
              (token_has_part(s, f->name, " fully wholly entirely ") && token_has_part(s, f->name, HOLDS))
          ? QUESTION_CONTAINS
          : function_asks(s, f, questions);
  /* Of a method what it is given is within its value: circle_inside(self, c). */
  const struct parts parts = parts_of(token_name(s, f->name).text);
  q.is_inside &= !(f->is_method && parts.count > 1 && name_kinds(parts.part[0], 3) != 0);
  if (wanted != NULL && question_values(wanted->question) > 0 && f->result.to > f->result.from &&
      token_among(s, f->result.to - 1U, " bool boolean Boolean _Bool ") &&
      gives_by_parameter(s, f, wanted->question).given == GIVEN_NOT) {
    snprintf(taken->why, TAKEN_WHY, "it answers with yes or no, and a number is asked for");
    return;
  }
  q.by_point = question_moves(q.question) && wanted == NULL && ends_at_point(s, f);
  take_as(&q, taken);
  q.lies = taken->count == 0 && lies_flat(&q.values);
  if (q.lies)
    take_as(&q, taken);
  /* What crosses is asked of segments alone, and what moves has a way: without, a root is no distance. */
  if (taken->count == 0 && (question_has_none(q.question) || q.question == QUESTION_PUSH) && wanted == NULL) {
    const bool moves = question_moves(q.question);
    const enum question asked =
        function_asks(s, f, q.question == QUESTION_CROSSING ? questions & ~(1U << QUESTION_CROSSING) : 0);
    if (q.question == QUESTION_PUSH && !ask_meeting(&q, taken))
      return;
    if (taken->count == 0 && (!moves || asked == QUESTION_HIT)) {
      q.question = asked;
      take_as(&q, taken);
    }
  }
  heed_words(&q, taken);
  if (wanted == NULL && say_unsaid(&q, taken))
    return;
  for (unsigned n = 0; n < taken->count; n++)
    taken->adapter[n].contract = contract_named(&q, &taken->adapter[n].form);
  if (taken->count == 0 && wanted == NULL && say_unasked(&q, taken))
    return;
  taken->is_alone = taken->count == 0 && is_alone(&q);
  if (taken->count == 0)
    say_why_not(&q, taken);
}
