/* Names, read in one table for all languages, and the forms that they leave. */
#include "taken.h"

#include "taken_names.h"
#include "taken_result.h"
#include "taken_value.h"
#include "text.h"
#include "wording.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static void join(struct meaning *to, const struct meaning *more) {
  if (to->axis == AXIS_BOTH)
    to->axis = more->axis;
  if (more->says > to->says) {
    to->says = more->says;
    to->else_says = more->else_says;
  }
}

/* A number as its names tell it. */
struct leaf {
  int value, root;
  struct meaning meaning;
  unsigned kinds; /* nouns around it */
  bool is_corner; /* of a point, which is an end of a line sooner than a corner of a box, unless it is l or r
                   */
  bool is_nameless;           /* of a list: only where it stands */
  int ring;                   /* of the corners of a polygon the list; -1: of none */
  int rings;                  /* the list of rings that has it; -1: none */
  char owner[KEY_MAX], digit; /* x1: '1'; aw: "a" */
  char order;                 /* that of its own name, or of what it is a part of: p2.x: '2' */
};

/* xmin, ymax, minx: an axis, and which end along it. */
static bool reads_end(struct leaf *leaf, const char *part) {
  const size_t length = strlen(part);
  for (size_t at = 0; length > 2 && at < length; at += length - 1) {
    const struct meaning *const end = meaning_of(part + (at == 0), length - 1);
    if (strchr("xy", part[at]) != NULL && end != NULL && end->axis == AXIS_BOTH &&
        (end->says & (SAYS_LOW | SAYS_HIGH)) != 0) {
      join(&leaf->meaning, meaning_of(part + at, 1));
      join(&leaf->meaning, end);
      return true;
    }
  }
  return false;
}

/* aw, pX, boxw, ahw: somebody's, whose name is so long. */
static const struct meaning *meaning_of_owned(const char *part, size_t *owner) {
  const size_t length = strlen(part);
  const struct meaning *const two = length == 3 ? meaning_of(part + 1, 2) : NULL;
  *owner = 1;
  if (two != NULL && two->axis != AXIS_BOTH && two->says != SAYS_WAY)
    return two;
  *owner = length - 1;
  return length > 1 && length < 4 && strchr("xywhr", part[length - 1]) != NULL
             ? meaning_of(part + length - 1, 1)
             : NULL;
}

/* leftB, x_b, b_pos: of b, and no bottom. */
static bool is_owner_b(const struct parts *parts, unsigned k) {
  const struct meaning *const before =
      k > 0 ? meaning_of(parts->part[k - 1], strlen(parts->part[k - 1])) : NULL;
  return strcmp(parts->part[k], "b") == 0 &&
         ((before != NULL && before->says != 0) ||
          (k + 1 < parts->count && isalpha((unsigned char)parts->part[k + 1][0])));
}

/* Of one name, the last word first; what is none of the table is whose number it is. */
static void read_name(struct leaf *leaf, const char *name) {
  const struct parts parts = parts_of(name);
  char whole[2 * KEY_MAX] = "";
  for (unsigned k = 0; k < parts.count; k++)
    if (!isdigit((unsigned char)parts.part[k][0]))
      text_add(whole, sizeof whole, "%s", parts.part[k]);
    else
      leaf->digit = parts.part[k][strlen(parts.part[k]) - 1];
  const struct meaning *all = meaning_of(whole, strlen(whole));
  if (all != NULL) {
    join(&leaf->meaning, all);
    leaf->kinds |= all->kinds;
    if (strlen(whole) == 2 && all->else_says != 0)
      snprintf(leaf->owner, KEY_MAX, "%c", whole[0]);
    return;
  }
  for (unsigned k = parts.count; k-- > 0;) {
    const char *const part = parts.part[k];
    const size_t length = strlen(part);
    const struct meaning *one = meaning_of(part, length);
    if (isdigit((unsigned char)part[0]))
      continue;
    if (is_owner_b(&parts, k)) {
      snprintf(leaf->owner, KEY_MAX, "%s", part);
      continue;
    }
    size_t owned = 0;
    const struct meaning *last = one == NULL ? meaning_of_owned(part, &owned) : NULL;
    if (one == NULL && reads_end(leaf, part))
      continue;
    if (one == NULL && last != NULL && leaf->meaning.says == 0) {
      join(&leaf->meaning, last);
      snprintf(leaf->owner, KEY_MAX, "%.*s", (int)owned, part);
    } else if (one != NULL &&
               (one->kinds != 0 || leaf->meaning.says == 0 || one->says != SAYS_HIGH || length > 1)) {
      const bool letter = length == 1 && leaf->meaning.says != 0 &&
                          (leaf->meaning.axis != AXIS_BOTH || one->axis == AXIS_BOTH);
      const bool owner = one->kinds != 0 || letter;
      if (owner)
        snprintf(leaf->owner, KEY_MAX, "%s", part);
      if (!owner || one->kinds != 0)
        join(&leaf->meaning, one);
      leaf->kinds |= one->kinds;
    } else {
      snprintf(leaf->owner, KEY_MAX, "%s", part);
    }
  }
}

enum { LEAVES_MAX = 24, COST_NEVER = 1000, CONTRADICTION = 12 };
struct taking {
  struct values values;
  struct leaf leaf[LEAVES_MAX];
  unsigned leaves, kinds; /* of the function's name */
  unsigned ways;          /* how far it moves: as many leaves behind the others; 0: none is told */
  enum number_type type;
  double low, high;
  enum question question;             /* that its name asks */
  bool is_inside;                     /* the second shape contains the first */
  unsigned moved_kinds;               /* of the shape that is said to move; 0: of none */
  bool moves_other;                   /* it is said to stay */
  bool pushes_first;                  /* of a push: the first shape is moved */
  bool may_move_either, moves_second; /* of a method that is given another shape and a way */
  bool by_point;                      /* a ray is answered with the point where it ends */
  bool is_convex;                     /* its name says that polygons are: quads stand for them */
  bool as_declared;                   /* all fields of a type, not those alone that are read */
  bool lies;                          /* what is called z is its y */
  bool stands;                        /* it is given a way, and is asked as if it had none */
  int zero[8];                        /* numbers that say nothing of the shapes, given as 0 */
  unsigned zeros;
  const struct form *wanted;
};

/* The first parameter, or the first member of the same value. */
static int first_beside(const struct values *v, int at) {
  const int parent = v->value[at].parent;
  return parent < 0 ? v->root[0] : v->value[parent].first;
}

/* Whether it is called by one of the words: an element of a list as what it is taken into, [ax, ay, ar] = a.
 */
static bool is_called(const struct value *value, const char *words) {
  char name[KEY_MAX];
  snprintf(name, KEY_MAX, "%s", isdigit((unsigned char)value->key[0]) ? value->alias : value->key);
  for (char *at = name; *at != '\0'; at++)
    *at = (char)tolower((unsigned char)*at);
  return word_among(name, strlen(name), words);
}

/* Another parameter, or another member of the same value, that is called so; -1: none. */
static int beside(const struct values *v, int at, const char *words) {
  int k = first_beside(v, at);
  while (k >= 0 && !is_called(&v->value[k], words))
    k = v->value[k].next;
  return k;
}

static bool has_beside(const struct values *v, int at, const char *words) {
  return beside(v, at, words) >= 0;
}

/* testx beside testy, xs beside ys: a name with x in it is a coordinate where another one beside it has y
 * there. */
static enum axis axis_beside(const struct values *v, int at) {
  enum axis axis = AXIS_BOTH;
  for (int k = first_beside(v, at); k >= 0 && axis == AXIS_BOTH; k = v->value[k].next)
    axis = axis_between(v->value[at].key, v->value[k].key);
  return axis;
}

/* A parameter, or of one that is taken apart, ({rect1, rect2}), or that is alone, a value in it. */
static bool is_top(const struct values *v, int at) {
  const int up = v->value[at].parent;
  return up < 0 || (v->value[up].parent < 0 && (v->value[up].key[0] == '\0' || v->roots == 1) &&
                    v->value[at].first >= 0);
}

static int top_of(const struct values *v, int at) {
  while (!is_top(v, at))
    at = v->value[at].parent;
  return at;
}

/* Whether the last of the parts is a letter that says nothing: that of rect_b, and not that of sizeB. */
static bool is_owner_letter(const struct parts *parts, unsigned last) {
  const struct meaning *const before =
      last > 1 ? meaning_of(parts->part[last - 2], strlen(parts->part[last - 2])) : NULL;
  return last > 0 && strlen(parts->part[last - 1]) < 2 && (before == NULL || before->says != SAYS_SIZE);
}

static const char STARTS[] = " from start origin ";

/* Which of several points comes first, where their names say so: start before end, a before b. */
static char order_of(const char *name) {
  return has_part(name, STARTS)                                                   ? '1'
         : has_part(name, " to end ")                                             ? '2'
         : name[0] != '\0' && word_among(name, 1, " a b c d ") && name[1] == '\0' ? name[0]
                                                                                  : '\0';
}

/* A value that the number belongs to: min.x is low, and what a parameter is called may tell the shape. */
static void read_around(const struct values *v, struct leaf *leaf, int up) {
  const struct value *value = v->value;
  const bool is_root = is_top(v, up);
  const unsigned around = SAYS_LOW | SAYS_HIGH | SAYS_CENTRE | SAYS_SIZE | SAYS_HALF | SAYS_WAY;
  const struct parts parts = parts_of(value[up].key);
  struct leaf more = {.meaning = {.axis = AXIS_BOTH}};
  read_name(&more, value[up].key);
  unsigned last = parts.count;
  while (last > 1 && isdigit((unsigned char)parts.part[last - 1][0]))
    last--;
  if (is_owner_letter(&parts, last)) /* one letter is only a name: rect_b */
    more.meaning = (struct meaning){.axis = AXIS_BOTH};
  if (!is_root && leaf->order == '\0')
    leaf->order = more.digit != '\0' ? more.digit : order_of(value[up].key);
  if (!is_root || (more.meaning.says & around) != 0) {
    if (leaf->is_nameless && more.meaning.says != 0) { /* min[0], min[1] */
      leaf->meaning.axis = value[leaf->value].key[0] == '0' ? AXIS_X : AXIS_Y;
      leaf->is_nameless = false;
    }
    more.meaning.axis = AXIS_BOTH;
    if (leaf->meaning.says == SAYS_SIZE && has_part(value[up].key, " extent extents ")) /* extent.w */
      more.meaning.says = 0;
    join(&leaf->meaning, &more.meaning);
  }
  if (!is_root)
    return;
  bool series = false; /* p, q, r: no point and two others */
  for (unsigned k = 0; k < v->roots && strcmp(parts.part[0], "p") == 0; k++)
    series |= tolower((unsigned char)value[v->root[k]].key[0]) == 'q';
  if (!series)
    leaf->kinds |= name_kinds(value[up].key, 1);
  const unsigned of_type =
      value[up].record > 0 ? token_kinds(v->program, v->program->record[value[up].record - 1].name, 1) : 0;
  if (leaf->kinds == 0 || (of_type & WEAK) == 0) /* a Vector2 start is a start */
    leaf->kinds |= of_type;
  leaf->digit = more.digit;
  snprintf(leaf->owner, KEY_MAX, "%s", value[up].key);
  const size_t length = strlen(leaf->owner);
  if (length > 0 && isdigit((unsigned char)leaf->owner[length - 1]))
    leaf->owner[length - 1] = '\0';
}

/* Names that say another thing beside others. */
static const struct {
  const char *name, *beside[2];
  struct meaning meaning;
  const char *owner;
} BESIDES[] = {
#define BESIDE(name, one, other, axis, says, owner)                                                          \
  {" " name " ", {" " one " ", " " other " "}, {axis, says, 0, 0}, owner},
#include "taken_words.def"
};

/* Whether the names that are one of the letters and the owner's, before or behind it, all stand beside it. */
static bool has_letters(const struct values *v, int at, const char *letters, char owner, bool before) {
  bool all = true;
  for (; *letters != '\0'; letters++) {
    const char word[] = {' ', before ? owner : *letters, before ? *letters : owner, ' ', '\0'};
    all &= has_beside(v, at, word);
  }
  return all;
}

/* Of two letters one says which number it is, the other whose: bl, bt, br and bb are the sides of b, xb, yb,
 * wb and hb its numbers. */
static void read_letters(const struct values *v, int at, struct leaf *leaf) {
  const char *const key = v->value[at].key;
  const bool two = strlen(key) == 2, sides = two && has_letters(v, at, "ltrb", key[0], true),
             owned = two && strchr("xywhr", key[0]) != NULL && isalpha((unsigned char)key[1]) &&
                     strchr("xywhcp", key[1]) == NULL && has_letters(v, at, "xy", key[1], false);
  if (!sides && !owned)
    return;
  leaf->meaning = *meaning_of(key + sides, 1);
  if (sides && key[1] == 'r')
    leaf->meaning = (struct meaning){.axis = AXIS_X, .says = SAYS_HIGH};
  snprintf(leaf->owner, KEY_MAX, "%c", key[owned]);
}

static void read_beside(const struct values *v, int at, struct leaf *leaf) {
  read_letters(v, at, leaf);
  for (size_t k = 0; k < sizeof BESIDES / sizeof BESIDES[0]; k++)
    if (is_called(&v->value[at], BESIDES[k].name) && has_beside(v, at, BESIDES[k].beside[0]) &&
        has_beside(v, at, BESIDES[k].beside[1])) {
      leaf->meaning = BESIDES[k].meaning;
      if (BESIDES[k].owner != NULL)
        snprintf(leaf->owner, KEY_MAX, "%s", BESIDES[k].owner);
    }
}

/* A size from which its type computes a radius, get radius() { return this.size / 2 }, is a diameter. */
static bool is_diameter(const struct values *v, int at) {
  const struct program *s = v->program;
  const int parent = v->value[at].parent;
  const unsigned record = parent >= 0 ? v->value[parent].record : 0;
  for (size_t k = 0; k < s->functions && record > 0; k++) {
    const struct function *f = &s->function[k];
    const bool computes = f->within == record && token_has_part(s, f->name, " radius ");
    for (uint32_t t = f->body.from; computes && t < f->body.to; t++)
      if (token_is(s, t, v->value[at].key) || token_is(s, t, v->value[at].alias))
        return true;
  }
  return false;
}

/* Whether the function halves a size and measures a distance: (a.size + b.size) / 2 beside dx * dx. */
static bool halves_size(const struct values *v, int at) {
  static const char FAR[] = " dist distance hypot sqrt ";
  const struct program *const s = v->program;
  const struct span body = v->function->body;
  bool halves = false, measures = false;
  for (uint32_t k = body.from + 1; k < body.to; k++) {
    uint32_t behind = k + 1;
    measures |= (token_is(s, k, "*") && (token_is(s, k + 1, "*") || tokens_alike(s, k - 1, k + 1))) ||
                token_has_part(s, k, FAR);
    if (!token_is(s, k, v->value[at].key) && !token_is(s, k, v->value[at].alias))
      continue;
    while (behind + 2 < body.to && token_among(s, behind, " + - . "))
      behind += 2;
    behind += token_is(s, behind, ")");
    halves |= (token_is(s, behind, "/") && token_among(s, behind + 1, " 2 2.0 2. 2f 2.0f ")) ||
              (token_is(s, behind, "*") && token_among(s, behind + 1, " 0.5 .5 0.5f "));
  }
  return halves && measures;
}

/* A size of what is called round, or is measured so, may be a diameter. */
static void read_size(const struct taking *q, struct leaf *leaf) {
  const unsigned kinds = q->kinds | leaf->kinds;
  if (leaf->meaning.says != SAYS_SIZE || leaf->meaning.axis != AXIS_BOTH ||
      has_part(q->values.value[leaf->value].key, " side len length "))
    return;
  const bool halved = halves_size(&q->values, leaf->value),
             round = (kinds >> KIND_DISC & 1) != 0 && (leaf->kinds >> KIND_BOX & 1) == 0,
             circles = q->kinds == 1 << KIND_DISC &&
                       token_has_part(q->values.program, q->values.function->name, " circle circles ");
  if (is_diameter(&q->values, leaf->value) ||
      (round && (circles || (halved && (kinds >> KIND_BOX & 1) == 0))))
    leaf->meaning.says = SAYS_DIAMETER;
  else if (round || halved)
    leaf->meaning.says |= SAYS_DIAMETER;
}

/* Whether two numbers beside each other are called the same, as by a helper for one axis: that tells neither.
 */
static bool shares_alias(const struct values *v, int at) {
  bool shares = false;
  for (int k = first_beside(v, at); k >= 0 && v->value[at].parent >= 0; k = v->value[k].next)
    shares |= k != at && strcmp(v->value[k].alias, v->value[at].alias) == 0;
  return shares;
}

/* Whether what the number stands in is called a ray, or its type is. */
static bool is_of_ray(const struct taking *q, const struct leaf *leaf) {
  const struct program *const s = q->values.program;
  const struct value *const root = &q->values.value[leaf->root];
  return has_part(root->key, " ray ") ||
         (root->record > 0 && token_has_part(s, s->record[root->record - 1].name, " ray "));
}

static const char SQUARED[] = " square squared sq sqr sqrd rsq rsqr ";

/* Where the last letter of a name stands; 0: before all of it. */
static size_t last_letter(const char *name) {
  size_t at = strlen(name);
  while (at > 0 && !isalpha((unsigned char)name[at - 1]))
    at--;
  return at > 0 ? at - 1 : 0;
}

/* Whether x and z are what it reads, of a plane that lies. */
static bool lies_flat(const struct values *v) {
  bool y = false, z = false;
  for (unsigned k = 0; k < v->count; k++)
    if (v->value[k].kind == VALUE_NUMBER && last_letter(v->value[k].key) < 2) {
      const char last = v->value[k].key[last_letter(v->value[k].key)];
      y |= last == 'y' || last == 'Y';
      z |= last == 'z' || last == 'Z';
    }
  return z && !y;
}

/* A name, its z being the y of such a plane. */
static const char *name_in_plane(const struct taking *q, const char *name, char to[KEY_MAX]) {
  const size_t last = last_letter(name);
  if (!q->lies || tolower((unsigned char)name[last]) != 'z')
    return name;
  snprintf(to, KEY_MAX, "%s", name);
  to[last]--;
  return to;
}

static void add_leaf(struct taking *q, int at) {
  struct leaf *leaf = &q->leaf[q->leaves];
  const struct value *value = q->values.value;
  const int top = top_of(&q->values, at);
  *leaf = (struct leaf){.value = at, .root = top, .meaning = {.axis = AXIS_BOTH}, .ring = -1, .rings = -1};
  const bool flat = value[at].parent < 0, listed = !flat && (value[value[at].parent].kind == VALUE_LIST ||
                                                             isdigit((unsigned char)value[at].key[0]));
  const char *const alias = shares_alias(&q->values, at) ? "" : value[at].alias;
  char in_plane[KEY_MAX];
  read_name(leaf, name_in_plane(q, !listed ? value[at].key : alias, in_plane));
  if (leaf->meaning.says == 0 && !flat)
    read_name(leaf, name_in_plane(q, alias, in_plane));
  const int around = listed ? value[value[at].parent].parent : -1;
  if (around >= 0 && value[around].is_open && leaf->meaning.says == SAYS_WAY) /* for vx, vy in corners */
    leaf->meaning = (struct meaning){.axis = AXIS_BOTH};
  leaf->order = leaf->digit;
  read_beside(&q->values, at, leaf);
  const int named = listed ? value[at].parent : at;
  const enum axis beside = axis_beside(&q->values, named);
  if (beside != AXIS_BOTH && leaf->meaning.says == 0 && (flat || listed)) {
    leaf->meaning = (struct meaning){.axis = beside, .says = SAYS_AT};
    snprintf(leaf->owner, KEY_MAX, "%.*s", (int)strlen(value[named].key) - 1, value[named].key);
    const struct meaning *const of = meaning_of(leaf->owner, strlen(leaf->owner));
    if (of != NULL && of->says == SAYS_WAY) /* dirx, diry */
      leaf->meaning.says = SAYS_WAY;
  }
  leaf->is_nameless = listed && leaf->meaning.says == 0;
  const int first = flat ? -1 : value[value[at].parent].first, second = first < 0 ? -1 : value[first].next;
  leaf->is_corner = second >= 0 && value[second].next < 0 &&
                    strchr("lr", tolower((unsigned char)value[top].key[0])) == NULL;
  leaf->kinds = 0;
  for (int up = value[at].parent; up >= 0; up = is_top(&q->values, up) ? -1 : value[up].parent)
    read_around(&q->values, leaf, up);
  if (flat)
    leaf->kinds = name_kinds(value[at].key, 1) | name_kinds(leaf->owner, 1);
  else if (!question_moves(q->question) && is_of_ray(q, leaf))
    leaf->kinds |= 1U << KIND_SEGMENT;
  if (leaf->meaning.says == SAYS_RADIUS && has_part(value[at].key, SQUARED)) /* no square */
    leaf->kinds &= ~(1U << KIND_BOX);
  read_size(q, leaf);
  /* Two side by side are x and y. */
  const int parent = value[at].parent;
  if (leaf->is_nameless && value[value[parent].first].next >= 0 &&
      value[value[value[parent].first].next].next < 0) {
    leaf->meaning.axis = value[at].key[0] == '0' ? AXIS_X : AXIS_Y;
    leaf->meaning.says |= leaf->meaning.says == 0 ? SAYS_AT : 0U;
    leaf->is_nameless = false;
  }
  q->leaves++;
}

/* The list beside the number that it may count: one before it, or else behind it. */
static int counted_list(const struct values *v, int at) {
  const int parent = v->value[at].parent;
  int found = -1;
  bool passed = false;
  for (unsigned k = 0; k < v->count; k++) {
    passed |= (int)k == at;
    if (v->value[k].parent == parent && v->value[k].is_open && (!passed || found < 0))
      found = (int)k;
  }
  return found;
}

static void add_zero(struct taking *q, int at) {
  if (q->zeros < sizeof q->zero / sizeof *q->zero)
    q->zero[q->zeros++] = at;
}

static void gather(struct taking *q, int at);

/* Whether the names of a list, and of the parameter that has it, let it be a polygon; `in_turn`: x and y are
 * so in it. */
static bool is_called_ring(const struct taking *q, int top, int at, bool in_turn) {
  const struct values *const v = &q->values;
  const unsigned kinds = name_kinds(v->value[top].key, 1) | name_kinds(v->value[at].key, 1),
                 other = kinds & ALL_KINDS & ~(1U << KIND_POINT);
  const bool is_named = (kinds >> KIND_QUAD & 1) != 0;
  return (is_named || other == 0 || (kinds & WEAK) != 0) && !names_triangles(v) && !q->is_convex &&
         !has_part(v->value[top].key, " convex ") &&
         (!in_turn || is_named || goes_by_twos(v->program, v->function));
}

/* A list of as many corners as it likes: where each is, or all along one axis, or x and y in turn. */
static bool gather_ring(struct taking *q, int at) {
  const struct values *v = &q->values;
  const int first = v->value[at].first, second = first >= 0 ? v->value[first].next : -1;
  const unsigned before = q->leaves;
  const int top = top_of(v, at);
  const bool is_number = first >= 0 && v->value[first].kind == VALUE_NUMBER,
             one_axis = is_number && axis_beside(v, at) != AXIS_BOTH;
  if (!v->value[at].is_open || second < 0 ||
      !(q->wanted == NULL ? is_called_ring(q, top, at, is_number && !one_axis)
                          : layout_is_ring(q->wanted->layouts[0]) || layout_is_ring(q->wanted->layouts[1])))
    return false;
  gather(q, first);
  if (is_number && !one_axis)
    gather(q, second);
  for (unsigned n = before; n < q->leaves; n++) {
    struct leaf *leaf = &q->leaf[n];
    if (is_number && !one_axis)
      leaf->meaning = (struct meaning){.axis = n == before ? AXIS_X : AXIS_Y, .says = SAYS_AT};
    leaf->ring = at;
    leaf->is_nameless = false;
  }
  const unsigned count = q->leaves - before;
  const bool fits =
      one_axis
          ? count == 1
          : count == 2 && q->leaf[before].meaning.axis + q->leaf[before + 1].meaning.axis == AXIS_X + AXIS_Y;
  q->leaves = fits ? q->leaves : before;
  return fits;
}

/* A list of rings, as many as it likes or the first: polygon[0][k]. */
static bool gather_rings(struct taking *q, int at) {
  const struct value *const value = q->values.value;
  const int first = value[at].first, corner = first >= 0 ? value[first].first : -1;
  const unsigned before = q->leaves;
  if (corner < 0 || value[first].kind != VALUE_LIST || value[corner].kind == VALUE_NUMBER ||
      !gather_ring(q, first))
    return false;
  for (unsigned n = before; n < q->leaves; n++)
    q->leaf[n].rings = at;
  return true;
}

/* A member of an object that others of it tell: right is x + width, left is x. */
static bool gather_told(const struct taking *q, struct values *v, int at) {
  static const char *const TOLD[][3] = {{" right ", " x left ", " width w "},
                                        {" bottom ", " y top ", " height h "},
                                        {" left ", " x ", NULL},
                                        {" top ", " y ", NULL}};
  const int parent = v->value[at].parent;
  if (q->wanted != NULL || parent < 0 || v->value[parent].kind != VALUE_RECORD ||
      v->value[parent].record > 0 || !has_beside(v, at, " width w ") || !has_beside(v, at, " height h "))
    return false;
  for (size_t k = 0; k < sizeof TOLD / sizeof TOLD[0]; k++) {
    const int low = beside(v, at, TOLD[k][1]);
    if (!is_called(&v->value[at], TOLD[k][0]) || low < 0)
      continue;
    v->value[at].low_told = low;
    v->value[at].size_told = TOLD[k][2] != NULL ? beside(v, at, TOLD[k][2]) : -1;
    v->value[low].tells = true;
    return true;
  }
  return false;
}

static void gather(struct taking *q, int at) {
  static const char COUNTS[] = " n count num len length nvert npol npts vertices corners points ",
                    OFFSETS[] = " offset start from begin ";
  struct value *value = &q->values.value[at];
  bool declared = false;
  if (value->is_out || value->is_set ||
      (value->kind == VALUE_LIST && (gather_rings(q, at) || gather_ring(q, at))))
    return;
  const int list =
      value->kind == VALUE_NUMBER && !has_part(value->key, OFFSETS) ? counted_list(&q->values, at) : -1;
  const bool counts = list >= 0 && has_part(value->key, COUNTS);
  for (unsigned k = 0; k < q->values.count && counts; k++)
    value->counts_all |=
        q->values.value[k].parent == value->parent && has_part(q->values.value[k].key, OFFSETS);
  if (counts || (list >= 0 && value->number < TYPES && type_is_whole(value->number)))
    value->counts = list;
  if (counts)
    return;
  for (int up = value->parent; q->as_declared && up >= 0; up = q->values.value[up].parent)
    declared |= q->values.value[up].record > 0;
  if (value->kind == VALUE_NUMBER && gather_told(q, &q->values, at))
    return;
  if (value->kind == VALUE_NUMBER && (value->is_read || declared) && q->leaves < LEAVES_MAX) {
    add_leaf(q, at);
    /* A number of its own that says nothing, such as a tolerance, is given as 0. */
    const struct leaf *leaf = &q->leaf[q->leaves - 1];
    const unsigned nothing = SAYS_NOTHING | (question_moves(q->question) ? 0 : SAYS_WAY);
    q->stands |= leaf->meaning.says == SAYS_WAY && !question_moves(q->question);
    const bool spans = question_moves(q->question) && name_span(value->key) != SPAN_NONE;
    if (spans || ((leaf->meaning.says & ~nothing) == 0 && !leaf->is_nameless)) {
      q->leaves--;
      value->is_one = spans || has_part(value->key, " scale factor zoom cos cosine ");
      if (value->counts < 0 && !value->is_filled)
        add_zero(q, at);
    }
  }
  for (int k = value->first; k >= 0; k = q->values.value[k].next)
    gather(q, k);
}

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

static bool is_twice(const struct leaf *leaf, enum layout layout, unsigned k) {
  const enum column_role role = layout_column_at(layout, k)->role;
  return (role == COLUMN_HALF && (leaf->meaning.says & SAYS_SIZE) != 0) ||
         (role == COLUMN_RADIUS && (leaf->meaning.says & SAYS_DIAMETER) != 0) ||
         (layout == LAYOUT_ELLIPSE && role == COLUMN_RADIUS && leaf->meaning.says == SAYS_SIZE);
}

/* Takes where a corner is for all corners of a ring; the cost. A list of rings has holes, where what is asked
 * is asked of such; by its names alone no other has. */
static int take_ring(const struct taking *q, unsigned group, enum layout layout, int *leaf_of) {
  const bool holes = layout_rule(layout) == RING_HOLES;
  int axis[AXIS_BOTH + 1] = {-1, -1};
  for (unsigned n = 0; n < q->leaves; n++)
    if ((group >> n & 1) != 0)
      axis[q->leaf[n].meaning.axis] = (int)n;
  if (__builtin_popcount(group) != SHAPES || axis[AXIS_X] < 0 || axis[AXIS_Y] < 0)
    return COST_NEVER;
  for (unsigned k = 0; k < layout_columns(layout); k++)
    leaf_of[k] = axis[k % 2 == 0 ? AXIS_Y : AXIS_X];
  if (q->leaf[axis[AXIS_X]].rings < 0)
    return holes && q->wanted == NULL ? COST_NEVER : 0;
  return !holes ? 1 : LANGUAGE_MARKS[q->values.program->language].rings[0] != NULL ? 0 : COST_NEVER;
}

/* Whether it is the place of what is called a circle or a box, of which no size is read, and no point. */
static bool lacks_size(const struct leaf *leaf) {
  enum { SIZED = 1 << KIND_DISC | 1 << KIND_BOX | 1 << KIND_CAPSULE | 1 << KIND_ELLIPSE | 1 << KIND_ROUNDED };
  return (leaf->kinds & SIZED) != 0 && (leaf->kinds & (WEAK | 1 << KIND_POINT)) == 0 &&
         leaf->meaning.says == SAYS_AT;
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
  if (layout_kind(layout) == KIND_POINT && q->wanted == NULL && lacks_size(&q->leaf[first]))
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

/* a, b: letters that follow each other name one thing's corners. */
static bool are_neighbours(const char *a, const char *b) {
  return strlen(a) == 1 && strlen(b) == 1 &&
         abs(tolower((unsigned char)*a) - tolower((unsigned char)*b)) == 1;
}

/* What a kind of shape is called where one of these names stands: a square may be a ball that has a size, and
 * in nearSegment(…, radius) there is a capsule. */
static enum shape_kind
as_called(const struct taking *q, unsigned group, enum shape_kind kind, unsigned kinds) {
  enum { LINES = 1 << KIND_SEGMENT | 1 << KIND_CAPSULE };
  bool sized = false;
  for (unsigned n = 0; n < q->leaves; n++)
    sized |= (group >> n & 1) != 0 && q->leaf[n].meaning.says == (SAYS_SIZE | SAYS_DIAMETER);
  return kind == KIND_BOX && sized && (kinds >> KIND_DISC & 1) != 0     ? KIND_DISC
         : kind == KIND_CAPSULE && (kinds & LINES) == 1 << KIND_SEGMENT ? KIND_SEGMENT
                                                                        : kind;
}

/* The names of a group against the kind of shape it is taken for. */
static int noun_cost(const struct taking *q, unsigned group, enum shape_kind kind) {
  unsigned kinds = 0, owners = 0;
  int cost = 0;
  const char *owner[LEAVES_MAX] = {""};
  bool digits = false, plain = false;
  for (unsigned n = 0; n < q->leaves; n++) {
    if ((group >> n & 1) == 0)
      continue;
    kinds |= q->leaf[n].kinds;
    digits |= q->leaf[n].digit != '\0';
    plain |= q->leaf[n].digit == '\0' && q->leaf[n].meaning.says == SAYS_AT;
    bool known = false, near = owners == 0;
    for (unsigned k = 0; k < owners; k++) {
      known |= strcmp(owner[k], q->leaf[n].owner) == 0;
      near |= are_neighbours(owner[k], q->leaf[n].owner);
    }
    if (known)
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
    const bool weak = (kinds & WEAK) != 0, same = (kinds >> as_called(q, group, kind, kinds) & 1) != 0;
    const bool corners = (kinds & ALL_KINDS) == 1 << KIND_POINT;
    cost += same ? weak ? -2 : -8 : weak || corners ? 0 : 16;
  }
  return cost + (digits && plain ? 3 : 0);
}

/* That all numbers of a group have in their names; '\0': there is none. */
static char group_digit(const struct taking *q, unsigned group) {
  char digit = '\0';
  for (unsigned n = 0; n < q->leaves; n++)
    if ((group >> n & 1) != 0) {
      if (q->leaf[n].digit == '\0' || (digit != '\0' && digit != q->leaf[n].digit))
        return '\0';
      digit = q->leaf[n].digit;
    }
  return digit;
}

/* All that the names of a group say: two shapes of one layout have theirs written alike. */
static unsigned says_of(const struct taking *q, unsigned group) {
  unsigned says = 0;
  for (unsigned n = 0; n < q->leaves; n++)
    says |= (group >> n & 1) != 0 ? q->leaf[n].meaning.says : 0;
  return says;
}

/* What names say of both shapes. */
static int names_cost(const struct taking *q, const unsigned group[SHAPES], const struct form *form) {
  enum shape_kind kinds[SHAPES]; /* what is called a polygon may be a quad */
  for (unsigned k = 0; k < SHAPES; k++)
    kinds[k] = layout_is_ring(form->layouts[k]) ? KIND_QUAD : layout_kind(form->layouts[k]);
  const char digit = group_digit(q, group[0]), other = group_digit(q, group[1]);
  int cost = noun_cost(q, group[0], kinds[0]) + noun_cost(q, group[1], kinds[1]);
  for (unsigned k = 0; k < SHAPES; k++)
    if (layout_kind(form->layouts[1 - k]) != KIND_DISC) /* else that one is called so */
      kinds[k] = as_called(q, group[k], kinds[k], q->kinds);
  bool corners = false;
  const bool alike = form->layouts[0] == form->layouts[1] && says_of(q, group[0]) == says_of(q, group[1]);
  cost -= 2 * alike + 3 * (digit != '\0' && other != '\0' && digit != other);
  for (unsigned n = 0; n < q->leaves; n++) {
    const enum layout layout = form->layouts[group[1] >> n & 1];
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

static void keep_best(struct taken *taken, const struct adapter *made) {
  if (taken->count > 0 && made->cost < taken->adapter[0].cost)
    taken->count = 0;
  if (taken->count < ADAPTERS_MAX && (taken->count == 0 || made->cost == taken->adapter[0].cost))
    taken->adapter[taken->count++] = *made;
}

/* No function says by itself that its boxes are of pixels, or by which rule its rings cross themselves. */
static bool is_only_told(enum layout layout) {
  const enum ring_rule rule = layout_rule(layout);
  return layout == LAYOUT_BOX_PIXELS || rule == RING_EVEN_ODD || rule == RING_NONZERO;
}

/* Whether the second shape is the one that moves: the way belongs to it, or it alone is a point. */
static bool is_mover(const struct taking *q, unsigned first, unsigned second) {
  const struct leaf *const way = &q->leaf[q->leaves];
  const unsigned groups[SHAPES] = {first, second};
  unsigned of[SHAPES] = {0, 0}, count[SHAPES] = {0, 0};
  for (unsigned g = 0; g < SHAPES; g++)
    for (unsigned n = 0; n < q->leaves; n++)
      if ((groups[g] >> n & 1) != 0) {
        count[g]++;
        of[g] += q->ways > 0 &&
                 (q->leaf[n].root == way->root || (way->digit != '\0' && way->digit == q->leaf[n].digit));
      }
  return of[0] != of[1] ? of[1] > of[0] : count[0] > 2 && count[1] == 2;
}

/* The text that a body of Python begins with. */
static struct passage first_text(const struct program *s, struct span body) {
  const struct token *const text = &s->token[body.from];
  return (struct passage){text->at, text->at + (text->kind == TOKEN_TEXT ? text->length : 0)};
}

/* Whether it has one of the words, behind which there is a NULL. */
static bool says(struct passage said, const char *const *words) {
  for (; *words != NULL; words++)
    for (const char *at = said.from; at + strlen(*words) <= said.to; at++)
      if (strncasecmp(at, *words, strlen(*words)) == 0)
        return true;
  return false;
}

static const char MOVING[] =
    " push pushes pushing move moves moving moved separate separates resolve resolves applied apply ";
static const char AWAY[] = " out from off away against by along back apart of so until that which ";

/* What is said to be moved: a name, or the first or the second; or by what it is no name of, a circle. */
struct moved {
  char name[KEY_MAX], noun[KEY_MAX];
  bool negated; /* the other is */
};

/* In its name what stands between a verb and where from: circle in push_circle_from_box, pushCircleOutOfBox.
 */
static void moved_by_name(const char *name, char moved[KEY_MAX]) {
  const struct parts parts = parts_of(name);
  for (unsigned k = 1; k + 1 < parts.count; k++)
    if (has_part(parts.part[k - 1], MOVING) && !has_part(parts.part[k], AWAY) &&
        has_part(parts.part[k + 1], AWAY))
      snprintf(moved, KEY_MAX, "%s", parts.part[k]);
}

/* In what stands before the function or begins it: "pushes b out of a", "the normal points from a to b"; the
 * first or the second, where one alone of them is spoken of. Where it is moved by what is negated, "moves a
 * by -normal", and where a direction leads away from it, the other is moved by what is given back. */
static struct moved moved_in(const struct program *s, const struct function *f) {
  static const char PASSED[] = " the vector shape circle box rect disc ball body object player ",
                    ORDER[] = " first second ",
                    BETWEEN[] = " is are be gets must has have needs should to pushed moved separated ",
                    LETTERS[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
  const struct token *const body = &s->token[f->body.from];
  const struct passage before = said_before(s, f);
  struct moved moved = {.negated = false};
  char text[1200], word[3][KEY_MAX] = {"", "", ""}, order[KEY_MAX] = "";
  bool is_next = false, moves = false, directed = false, leads = false, /* from one to the other */
      must = false;
  snprintf(text,
           sizeof text,
           "%.*s\n%.*s",
           (int)(before.to - before.from),
           before.from,
           body->kind == TOKEN_TEXT ? (int)body->length : 0,
           body->at);
  for (const char *at = text + strcspn(text, LETTERS); *at != '\0' && moved.name[0] == '\0';) {
    const size_t length = strspn(at, LETTERS);
    if (word_among(at, length, BETWEEN)) { /* "b is pushed out of a" */
      is_next |= leads && word_among(at, length, " to ");
      if (must && word_among(at, length, " moved pushed ")) /* "how far b has to be moved" */
        snprintf(moved.name, KEY_MAX, "%s", word[2]);
      must |= word_among(at, length, " must has have needs should ");
      at += length;
      at += strcspn(at, LETTERS);
      continue;
    }
    memmove(word, word[1], 2 * sizeof *word);
    snprintf(word[2], KEY_MAX, "%.*s", (int)length, at);
    const bool passed = word_among(word[2], strlen(word[2]), PASSED),
               is_order = word_among(word[2], strlen(word[2]), ORDER),
               verb = word_among(word[2], strlen(word[2]), MOVING);
    if (is_next && !passed && !word_among(word[2], strlen(word[2]), AWAY) && (!is_order || leads)) {
      const char *const by = at + length + strspn(at + length, " `*");
      snprintf(moved.name, KEY_MAX, "%s", word[2]);
      moved.negated |= strncmp(by, "by ", 3) == 0 && by[3 + strspn(by + 3, " `*(")] == '-';
    } else if (strcmp(word[1], "out") == 0 && strcmp(word[2], "of") == 0)
      snprintf(moved.name, KEY_MAX, "%s", word[0]);
    else if (is_next && passed)
      snprintf(moved.noun, KEY_MAX, "%s", word[2]);
    else if (verb && must) /* "how b has to move" */
      snprintf(
          word_among(word[1], strlen(word[1]), PASSED) ? moved.noun : moved.name, KEY_MAX, "%s", word[1]);
    else if (is_order)
      snprintf(order, KEY_MAX, "%s", order[0] == '\0' || strcmp(order, word[2]) == 0 ? word[2] : "both");
    directed |= has_part(word[2], NORMALS);
    leads |= directed && strcmp(word[2], "from") == 0;
    moved.negated |= leads && strcmp(word[1], "away") == 0 && strcmp(word[2], "from") == 0;
    moves |= verb;
    is_next = (verb && !must) || moved.negated || (is_next && passed);
    must = false;
    at += length;
    at += strcspn(at, LETTERS);
  }
  if (moves && order[0] != '\0' && strcmp(order, "both") != 0)
    snprintf(moved.name, KEY_MAX, "%s", order);
  if (moved.name[0] == '\0') {
    token_copy(s, f->name, word[0], KEY_MAX);
    moved_by_name(word[0], moved.noun);
  }
  return moved;
}

/* Of a push, the shape that moves, as words and names say: 0 or 1; SHAPES: either. */
static unsigned moved_shape(struct taking *q, unsigned first) {
  static const char MOVES[] = " moving mover player dynamic body entity hero actor ",
                    STAYS[] = " wall obstacle static fixed tile platform solid ground ";
  unsigned shape = SHAPES;
  const struct function *const f = q->values.function;
  const struct moved moved = moved_in(q->values.program, f);
  if (strcmp(moved.name, "first") == 0 || strcmp(moved.name, "second") == 0)
    return (*moved.name == 's') != moved.negated;
  if (moved.name[0] == '\0' && moved.noun[0] == '\0' && token_has_part(q->values.program, f->name, " out ") &&
      token_has_part(q->values.program, f->name, " of ")) /* pushOutOf(wall) */
    return 0;
  for (unsigned n = 0; n < q->leaves; n++) {
    const char *const key = q->values.value[q->leaf[n].root].key;
    const unsigned own = (first >> n & 1) == 0;
    const char *const said = moved.name[0] != '\0' ? moved.name : moved.noun;
    const bool is_self = q->values.has_self && q->leaf[n].root == q->values.root[0] &&
                         word_among(said, strlen(said), " self this ");
    if (is_self || (said[0] != '\0' && strcmp(said, key) == 0))
      return moved.negated ? 1 - own : own;
    shape = has_part(key, MOVES) ? own : has_part(key, STAYS) ? 1 - own : shape;
  }
  q->moved_kinds = (name_kinds(moved.name, 3) | name_kinds(moved.noun, 3)) & ALL_KINDS;
  q->moves_other = moved.negated;
  return shape;
}

/* Whether it is said that a shape of the first one's kind moves, and none of the second's. */
static bool moves_first(const struct taking *q, enum layout a, enum layout b) {
  const bool one = (q->moved_kinds >> layout_kind(a) & 1) != 0,
             other = (q->moved_kinds >> layout_kind(b) & 1) != 0;
  return q->question == QUESTION_PUSH && one != other && one != q->moves_other;
}

/* In which order the groups of numbers are the shapes of a form. */
static bool is_other_way(const struct taking *q, unsigned first, unsigned second) {
  return q->question == QUESTION_PUSH  ? q->pushes_first
         : question_moves(q->question) ? (q->may_move_either ? q->moves_second : is_mover(q, first, second))
                                       : q->question == QUESTION_CONTAINS && is_turned(q, first, second);
}

/* What is asked of shapes of such layouts. */
static enum question question_of(const struct taking *q, enum layout a, enum layout b) {
  if (question_moves(q->question))
    return layout_kind(a) == KIND_POINT ? QUESTION_RAY : QUESTION_SWEEP;
  /* A point is within where it meets; and of a segment it is rather asked what it meets. */
  const bool meets = layout_kind(b) == KIND_POINT || !layout_has_extent(a);
  return q->question == QUESTION_CONTAINS && meets ? QUESTION_HIT : q->question;
}

/* Whether a number of the group is of a point that is called the start, or of a ray. */
static bool has_start(const struct taking *q, unsigned group) {
  bool starts = false;
  for (unsigned n = 0; n < q->leaves; n++)
    starts |= (group >> n & 1) != 0 &&
              (has_part(q->values.value[q->leaf[n].root].key, STARTS) || is_of_ray(q, &q->leaf[n]));
  return starts;
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
  return is_meant && !touches && form_refusal(form) == NULL && !moves_first(q, a, b);
}

/* `ends`: the first shape is a ray, from one end of a segment to the other. */
static void consider(struct taking *q, unsigned first, unsigned second, bool ends, struct taken *taken) {
  const bool turned = !ends && is_other_way(q, first, second);
  for (enum layout a = ends ? LAYOUT_SEGMENT : 0; a < (ends ? LAYOUT_SEGMENT + 1 : LAYOUTS); a++)
    for (enum layout b = 0; b < LAYOUTS; b++) {
      const struct form as = {
          .type = q->type, .layouts = {a, b}, .question = ends ? QUESTION_HIT : question_of(q, a, b)};
      struct adapter made = {.form = as, .low = q->low, .high = q->high, .has_end = ends};
      struct form *const form = &made.form;
      if (ends) {
        form->layouts[0] = LAYOUT_POINT;
        form->question = QUESTION_RAY;
      }
      const bool exchanged = turned && (question_moves(q->question) || form->question == QUESTION_CONTAINS ||
                                        form->question == QUESTION_PUSH);
      const unsigned group[SHAPES] = {exchanged ? second : first, exchanged ? first : second};
      if (!may_be(q, form))
        continue;
      const int one = take(q, group[0], a, made.leaf);
      const int other = one < COST_NEVER ? take(q, group[1], b, made.leaf + layout_columns(a)) : COST_NEVER;
      if (other >= COST_NEVER)
        continue;
      made.cost = 3 * (one + other) + names_cost(q, group, &as) + (ends && has_start(q, second));
      take_way(q, &made);
      keep_best(taken, &made);
    }
}

/* Of a method that is given another shape and a way beside it, the one that moves, as the words before it
 * say: 0 or 1; SHAPES: either. */
static unsigned mover_said(const struct taking *q) {
  static const char *const OTHER[] =
      {"the given", "given one", "another moving", "other moving", "a moving", "against this", NULL},
                           *const THIS[] = {"sweeps this",
                                            "sweep this",
                                            "moves this",
                                            "this moving",
                                            "this one moves",
                                            "against the given",
                                            "against another",
                                            "against the other",
                                            NULL};
  const struct passage before = said_before(q->values.program, q->values.function);
  const bool own = says(before, THIS);
  return own ? 0 : says(before, OTHER) ? 1 : SHAPES;
}

/* Whether names leave it open which of them moves: none is a point, and none has the way. */
static bool may_move_either(const struct taking *q, unsigned first, unsigned second) {
  bool open =
      q->values.has_self && q->ways > 0 && __builtin_popcount(first) > 2 && __builtin_popcount(second) > 2;
  for (unsigned n = 0; n < q->leaves; n++)
    open &= q->leaf[n].root != q->leaf[q->leaves].root;
  return open;
}

/* Both groups, in the order in which they are shapes. */
static void consider_pair(struct taking *q, unsigned first, unsigned second, struct taken *taken) {
  if (question_moves(q->question) && q->ways == 0) {
    consider(q, first, second, true, taken);
    consider(q, second, first, true, taken);
  } else if (q->question == QUESTION_PUSH) {
    /* By its words, or either shape is moved; of two alike that stand in a form that is given, the second. */
    const bool given = q->wanted != NULL, alike = given && q->wanted->layouts[0] == q->wanted->layouts[1];
    unsigned moved = moved_shape(q, first);
    q->moved_kinds = given ? 0 : q->moved_kinds;
    moved = given && !alike ? SHAPES : alike && moved == SHAPES ? 1 : moved;
    for (unsigned shape = SHAPES; shape-- > 0;) {
      q->pushes_first = shape == 0;
      if (moved == SHAPES || moved == shape)
        consider(q, first, second, false, taken);
    }
  } else {
    q->may_move_either = question_moves(q->question) && may_move_either(q, first, second);
    const bool is_told = q->wanted != NULL && q->wanted->layouts[0] != q->wanted->layouts[1];
    const unsigned moved = !q->may_move_either ? 0 : is_told ? SHAPES : mover_said(q);
    for (unsigned shape = 0; shape < SHAPES; shape++) {
      q->moves_second = shape == 1;
      if (moved == shape || moved == SHAPES)
        consider(q, first, second, false, taken);
    }
  }
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

/* One shape before the other, though a radius behind all may be that of the first, (cx, cy, ax, ay, bx, by,
 * r); or those of one digit, or of one owner, apart from those of the other. */
static void consider_all(struct taking *q, struct taken *taken) {
  const unsigned all = (1U << q->leaves) - 1, last = all & ~(all >> 1);
  const struct leaf *const radius = &q->leaf[q->leaves > 0 ? q->leaves - 1 : 0];
  const bool is_loose = radius->value == radius->root && radius->owner[0] == '\0' && radius->digit == '\0' &&
                        radius->meaning.says == SAYS_RADIUS;
  for (unsigned n = 1; n < q->leaves; n++)
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

static bool is_declared(const struct taking *q, const struct leaf *leaf) {
  const int parent = q->values.value[leaf->value].parent;
  return parent < 0 || q->values.value[parent].record > 0;
}

/* Where a box is declared from its bottom up, what is called bottom is the lower number. */
static void turn_over(struct taking *q) {
  for (unsigned n = 0; n + 1 < q->leaves; n++)
    for (unsigned m = n + 1; m < q->leaves && m < n + 4; m++) {
      const bool one =
          q->leaf[m].root == q->leaf[n].root ||
          (q->values.value[q->leaf[n].value].parent < 0 && q->leaf[m].digit == q->leaf[n].digit &&
           strcmp(q->leaf[m].owner, q->leaf[n].owner) == 0);
      if (!one || !is_declared(q, &q->leaf[n]) || !is_declared(q, &q->leaf[m]))
        continue;
      struct meaning *a = &q->leaf[n].meaning, *b = &q->leaf[m].meaning;
      if (a->axis == AXIS_Y && b->axis == AXIS_Y && a->says == SAYS_HIGH && b->says == SAYS_LOW) {
        a->says = SAYS_LOW;
        b->says = SAYS_HIGH;
      }
    }
}

/* Before the first shape, and between both. */
static const char *const ASKED[QUESTIONS][2] = {[QUESTION_HIT] = {"", "and"},
                                                [QUESTION_CONTAINS] = {"", "that contains"},
                                                [QUESTION_DISTANCE] = {"the distance between ", "and"},
                                                [QUESTION_NEAREST] = {"the nearest point of ", "and"},
                                                [QUESTION_CROSSING] = {"the point where ", "crosses"},
                                                [QUESTION_PUSH] = {"the way out of ", "for"},
                                                [QUESTION_RAY] = {"the moment when ", "that moves meets"},
                                                [QUESTION_SWEEP] = {"the moment when ", "that moves meets"}};

/* Whether a loop over as many corners as are told, i < n, reads the one behind each, V[i + 1]: there is one
 * more, the first again. */
static bool is_read_on(const struct taking *q, int list) {
  const struct program *const s = q->values.program;
  const struct span body = q->values.function->body;
  const char *count = "";
  for (unsigned k = 0; k < q->values.count; k++)
    if (q->values.value[k].counts == list)
      count = q->values.value[k].key;
  for (uint32_t k = body.from; k + 5 < body.to; k++) {
    const bool next = token_is(s, k, q->values.value[list].key) && token_is(s, k + 1, "[") &&
                      token_is(s, k + 3, "+") && token_is(s, k + 4, "1") && token_is(s, k + 5, "]");
    for (uint32_t t = body.from; next && t + 2 < body.to; t++)
      if (tokens_alike(s, t, k + 2) && token_is(s, t + 1, "<") && token_is(s, t + 2, count) &&
          token_is(s, t + 3, ";"))
        return true;
  }
  return false;
}

/* Whether its name, or that of its type, or what is said of the function or of the type says that a ring has
 * its first corner again at its end. */
static bool is_called_closed(const struct taking *q, const struct value *list) {
  static const char CLOSED[] = " ring closed loop ";
  static const char *const WORDS[] = {"closed ring",
                                      "the same as its first",
                                      "the same as the first",
                                      "equal to the first",
                                      "equals the first",
                                      "repeats the first",
                                      "first point again",
                                      NULL},
                           *const DENIED[] = {"need not", "not closed", "not repeat", "not be", NULL};
  const struct program *const s = q->values.program;
  const uint32_t type = list->type.from;
  const struct passage before = said_before(s, q->values.function);
  bool closed = has_part(list->key, CLOSED) || (says(before, WORDS) && !says(before, DENIED));
  for (uint32_t k = 1; k + 1 < s->tokens && list->type.to == type + 1; k++)
    closed |= tokens_alike(s, k, type) &&
              (token_has_part(s, k, CLOSED) || (token_among(s, k - 1, " type using ") &&
                                                says(said_ahead(s, line_begin(s, k), false), WORDS)));
  return closed;
}

/* The count and the first corner; those of the others follow it. */
static void finish_ring(struct taking *q, struct adapter *adapter, unsigned column, unsigned k) {
  const struct leaf *leaf = &q->leaf[adapter->leaf[column]];
  char path[PATH_MAX_KEYS];
  if (k > SHAPES)
    return;
  if (k > 0)
    q->values.value[leaf->value].column = (int)column;
  struct value *list = &q->values.value[leaf->ring];
  if (k == 0 || list->is_ring)
    return;
  const enum layout layout = adapter->form.layouts[column > form_first_column(&adapter->form, 1)];
  const enum rings rings = leaf->rings < 0                     ? RINGS_NONE
                           : layout_rule(layout) == RING_HOLES ? RINGS_ALL
                                                               : RINGS_ONE;
  list->column = (int)(column - k);
  list->is_ring = true;
  list->is_read_on = rings == RINGS_NONE && is_read_on(q, leaf->ring);
  list->is_closed =
      rings == RINGS_ONE || list->is_read_on || (rings == RINGS_NONE && is_called_closed(q, list));
  if (rings != RINGS_NONE)
    q->values.value[leaf->rings].rings = rings;
  value_path(&q->values, rings != RINGS_NONE ? leaf->rings : leaf->ring, path);
  if (rings != RINGS_NONE && path[0] == '\0') /* taken apart: [outline, ...holes] */
    snprintf(path, sizeof path, "rings");
  text_add(adapter->words,
           ADAPTER_WORDS,
           "%s%s%s",
           column <= 1 ? ": "
           : k == 1    ? ", "
                       : " ",
           path,
           rings == RINGS_ALL   ? " (closed rings)"
           : rings == RINGS_ONE ? " (one closed ring)"
           : list->is_closed    ? " (closed)"
                                : "");
}

/* Whether the body takes the radius off the half size, halfSize.x - box.radius: the core is less than it says
 * by the radius. */
static bool holds_radius(const struct taking *q, const struct leaf *half, const struct leaf *radius) {
  const struct program *const s = q->values.program;
  const struct span body = q->values.function->body;
  const struct value *const value = q->values.value;
  const int number = half->value, around = value[number].parent >= 0 ? value[number].parent : number;
  for (uint32_t k = body.from + 1; k < body.to; k++) {
    uint32_t before = k - 1, behind = k + 1;
    bool of_half = false;
    if (!token_is(s, k, "-"))
      continue;
    for (bool more = true; more; before -= 2) {
      of_half |= token_is(s, before, value[number].key) || token_is(s, before, value[around].key);
      more = before > body.from + 1 && token_among(s, before - 1, " . -> ");
    }
    while (behind + 2 < body.to && token_among(s, behind + 1, " . -> "))
      behind += 2;
    if (of_half && token_is(s, behind, value[radius->value].key))
      return true;
  }
  return false;
}

/* Whether a radius is told by its square: radiusSquared, or r2 where nothing else has a number; unless the
 * function squares it. */
static bool is_squared(const struct taking *q, const struct leaf *leaf) {
  const struct program *const s = q->values.program;
  const struct span body = q->values.function->body;
  const struct value *const value = &q->values.value[leaf->value];
  const char *const name = isdigit((unsigned char)value->key[0]) ? value->alias : value->key;
  bool alone = leaf->digit == '2' || leaf->order == '2';
  for (unsigned n = 0; n < q->leaves; n++)
    alone &= &q->leaf[n] == leaf || (q->leaf[n].digit == '\0' && q->leaf[n].order == '\0');
  bool squared = leaf->meaning.says == SAYS_RADIUS && (alone || has_part(name, SQUARED));
  for (uint32_t k = body.from; k < body.to && squared; k++) {
    uint32_t behind = k + 2;
    while (token_among(s, behind + 1, " . -> "))
      behind += 2;
    squared = !(token_is(s, k, name) && token_is(s, k + 1, "*") &&
                (token_is(s, k + 2, "*") || tokens_alike(s, k, behind)));
  }
  return squared;
}

/* What stands before the k-th number. */
static const char *before_number(const struct adapter *adapter, unsigned k) {
  const unsigned way = form_first_column(&adapter->form, SHAPES);
  return k == 0                                      ? ": "
         : k == form_first_column(&adapter->form, 1) ? ", "
         : k != way                                  ? " "
         : adapter->has_end                          ? ", to "
                                                     : ", by ";
}

/* What the function calls number k: "c.diameter/2" where it is given twice of it; where that is no one name,
 * as the form does. */
static void add_name(struct adapter *adapter, unsigned k, const char *path, int plus) {
  char names[FORM_NAMES], name[FORM_NAMES] = "";
  form_column_names(&adapter->form, names);
  if (path[0] != '\0' && strpbrk(path, " ,/") == NULL && (plus < 0 || plus == (int)k))
    snprintf(name, sizeof name, "%s%s", path, plus < 0 ? "" : "/2");
  else
    name_at(names, k, name, sizeof name);
  text_add(adapter->names, FORM_NAMES, "%s%s", k > 0 ? " " : "", name);
}

/* Whether it takes a way of length 1 alone, as the words before it and among its parameters, or their names,
 * say. What it answers with is a length too, whatever its way is. */
static bool takes_unit(const struct taking *q) {
  static const char *const UNIT[] = {
      "normaliz", "normalis", "unit vector", "unit length", "unit dir", "length 1", NULL};
  static const char *const ANY[] = {
      "not be normal", "not normal", "unnormal", "non-normal", "not necessarily", NULL};
  static const char NAMED[] = " unit normalized normalised norm n ";
  const struct program *const s = q->values.program;
  const struct function *const f = q->values.function;
  const struct passage before = said_before(s, f), text = first_text(s, f->body),
                       head = {s->token[f->params.from].at, s->token[f->body.from].at};
  bool told = says(before, UNIT) || says(head, UNIT) || says(text, UNIT);
  for (unsigned k = 0; k < q->ways; k++) {
    const struct leaf *const way = &q->leaf[q->leaves + k];
    told |= way->root != way->value && has_part(q->values.value[way->root].key, NAMED);
  }
  return told && !says(before, ANY) && !says(head, ANY) && !says(text, ANY);
}

/* How a way is given: where it is told how far it goes, its direction has length 1 too; beside a speed it has
 * any. */
static void give_way(struct taking *q, struct adapter *adapter) {
  const struct form *const form = &adapter->form;
  const enum language language = q->values.program->language;
  bool spans[SPAN_LENGTH + 1] = {false};
  for (unsigned k = 0; k < q->zeros; k++)
    spans[name_span(q->values.value[q->zero[k]].key)] = true;
  q->values.is_place = q->by_point;
  q->values.is_unit = question_moves(form->question) && !adapter->has_end && !type_is_whole(form->type) &&
                      !spans[SPAN_SPEED] &&
                      (spans[SPAN_LENGTH] || (form->layouts[0] == LAYOUT_POINT && takes_unit(q)));
  for (unsigned k = 0; k < q->zeros; k++) {
    struct value *const value = &q->values.value[q->zero[k]];
    const enum span_word span = value->is_one ? name_span(value->key) : SPAN_NONE;
    value->is_length = q->values.is_unit ? span != SPAN_NONE : adapter->has_end && span == SPAN_LENGTH;
  }
  adapter->length[0] = '\0';
  /* The call of JavaScript divides by it. */
  if (q->values.is_unit && language != LANGUAGE_JS && !(q->by_point && language == LANGUAGE_PYTHON))
    values_length(&q->values, form, adapter->length, sizeof adapter->length);
}

/* What it takes beside the form's numbers: the same in each case, or nothing. */
static void tell_given(const struct taking *q, struct adapter *adapter) {
  static const char *const GIVEN[] = {"0 for", "1 for", "the length of its way for", "left out:"};
  enum { LENGTH = 2, LEFT_OUT };
  char path[PATH_MAX_KEYS];
  adapter->fixed[0] = '\0';
  for (unsigned n = 0; n <= LEFT_OUT; n++) {
    char told[FORM_NAMES] = "";
    for (unsigned k = 0; k < q->zeros; k++) {
      const bool left_out = value_is_left_out(&q->values, q->zero[k]);
      value_path(&q->values, q->zero[k], path);
      const struct value *const value = &q->values.value[q->zero[k]];
      if ((left_out ? LEFT_OUT : value->is_length ? LENGTH : (unsigned)value->is_one) == n)
        text_add(told, FORM_NAMES, "%s %s", told[0] != '\0' ? "," : GIVEN[n], path);
    }
    if (told[0] == '\0')
      continue;
    text_add(adapter->words, ADAPTER_WORDS, "; %s%s", n < LEFT_OUT ? "with " : "", told);
    if (n < LEFT_OUT)
      text_add(adapter->fixed, FORM_NAMES, "%s%s", adapter->fixed[0] != '\0' ? ", " : "", told);
  }
}

static void tell_unjudged(const struct taking *q, struct adapter *adapter) {
  bool writes = false;
  for (unsigned k = 0; k < q->values.roots && question_values(adapter->form.question) == 0; k++) {
    const struct value *const value = &q->values.value[q->values.root[k]];
    if (value->is_out)
      text_add(adapter->words,
               ADAPTER_WORDS,
               "%s %s",
               writes ? "," : "; not judged is what it writes to",
               value->key);
    writes |= value->is_out;
  }
}

/* Number k is its column's, twice that, its square or its sum with another column's; whole numbers must hold
 * what is made of them. */
static void give_number(struct taking *q, struct adapter *adapter, unsigned k) {
  const struct form *const form = &adapter->form;
  const unsigned first = form_first_column(form, 1), way = form_first_column(form, SHAPES),
                 shape = k >= first;
  const unsigned radius = (shape ? first : 0) + layout_radius(form->layouts[shape]);
  const struct leaf *const leaf = &q->leaf[adapter->leaf[k]];
  const bool is_whole = type_is_whole(form->type), is_narrow = form->type == TYPE_I32;
  struct value *const value = &q->values.value[leaf->value];
  value->column = (int)k;
  value->is_squared = k < way && form_column_at(form, k)->role == COLUMN_RADIUS && is_squared(q, leaf);
  if (k >= way)
    value->plus = adapter->has_end ? (int)(k - way) : -1;
  else if (is_twice(leaf, form->layouts[shape], shape ? k - first : k))
    value->plus = (int)k;
  else if (form->layouts[shape] == LAYOUT_ROUNDED_CORE && form_column_at(form, k)->role == COLUMN_HALF &&
           holds_radius(q, leaf, &q->leaf[adapter->leaf[radius]]))
    value->plus = (int)radius;
  if (value->plus >= 0 && adapter->high == 0 && (k < way || is_whole)) {
    adapter->low = is_narrow ? -1073741824 : -0x1p60;
    adapter->high = is_narrow ? 1073741823 : 0x1p60;
  }
  if (value->is_squared && is_whole) {
    const bool bounded = adapter->high > 0;
    adapter->high = floor(sqrt(bounded ? adapter->high : is_narrow ? 2147483647 : 0x1p62));
    adapter->low = bounded ? fmax(adapter->low, -adapter->high) : -adapter->high;
  }
}

/* What others tell has their columns; of the first object it is said how: right = x + width. */
static void give_told(struct values *v, struct adapter *adapter) {
  int of = -1;
  for (struct value *told = v->value; told < v->value + v->count; told++) {
    if (told->low_told < 0)
      continue;
    const struct value *const low = &v->value[told->low_told], *const size = told->size_told >= 0
                                                                                 ? &v->value[told->size_told]
                                                                                 : NULL;
    told->column = size != NULL ? size->column : low->column;
    told->plus = size != NULL ? low->column : -1;
    if (of < 0 || of == told->parent)
      text_add(adapter->words,
               ADAPTER_WORDS,
               "%s%s = %s%s%s",
               of < 0 ? "; with " : ", ",
               told->key,
               low->key,
               size != NULL ? " + " : "",
               size != NULL ? size->key : "");
    of = of < 0 ? told->parent : of;
  }
}

static void finish(struct taking *q, struct adapter *adapter) {
  const struct form *form = &adapter->form;
  char path[PATH_MAX_KEYS];
  adapter->words[0] = adapter->names[0] = '\0';
  for (unsigned k = 0; k < q->values.count; k++) {
    q->values.value[k].column = -1;
    q->values.value[k].plus = -1;
    q->values.value[k].is_squared = false;
    q->values.value[k].is_ring = q->values.value[k].is_closed = false;
    q->values.value[k].rings = RINGS_NONE;
  }
  adapter->is_root =
      form->question == QUESTION_DISTANCE && gives_square(q->values.program, q->values.function);
  const char *const one = layout_words(form->layouts[0]), *const other = layout_words(form->layouts[1]);
  text_add(adapter->words,
           ADAPTER_WORDS,
           "%s%s %s %s",
           adapter->is_root ? "the root of what it gives, the distance between " : ASKED[form->question][0],
           one,
           ASKED[form->question][1],
           strcmp(one, other) == 0 ? "another" : other);
  for (unsigned k = 0; k < form_columns(form); k++) {
    const unsigned first = form_first_column(form, 1);
    const struct leaf *leaf = &q->leaf[adapter->leaf[k]];
    const struct value *value = &q->values.value[leaf->value];
    if (leaf->ring >= 0) {
      finish_ring(q, adapter, k, k - (k >= first ? first : 0));
      add_name(adapter, k, "", -1);
      continue;
    }
    give_number(q, adapter, k);
    value_path(&q->values, leaf->value, path);
    text_add(adapter->words,
             ADAPTER_WORDS,
             "%s%s%s",
             before_number(adapter, k),
             path,
             value->is_squared ? " (r * r)" : "");
    add_name(adapter, k, value->is_squared ? "" : path, value->plus);
  }
  give_told(&q->values, adapter);
  give_way(q, adapter);
  tell_given(q, adapter);
  if (q->values.is_unit)
    text_add(adapter->words, ADAPTER_WORDS, "; with a direction of length 1");
  tell_unjudged(q, adapter);
  values_print(&q->values, form, adapter->call, ADAPTER_CALL);
}

/* Whether both have their owner in their own names, rx and rw: of c.cx and c.w it is what they stand in. */
static bool are_owned(const struct taking *q, const struct leaf *one, const struct leaf *other) {
  const struct value *const a = &q->values.value[one->value], *const b = &q->values.value[other->value];
  const char *const name = isdigit((unsigned char)a->key[0]) ? a->alias : a->key;
  const char *const beside = isdigit((unsigned char)b->key[0]) ? b->alias : b->key;
  return strcmp(one->owner, other->owner) == 0 && *name == *beside;
}

/* Of ax, bx, cx the last is no centre, and beside rw, rh what is called rx is no radius. */
static void settle_owners(struct taking *q) {
  for (unsigned n = 0; n < q->leaves; n++) {
    struct leaf *leaf = &q->leaf[n];
    bool a = false, b = false, sized = false;
    if (leaf->owner[0] == '\0' || leaf->owner[1] != '\0' || (leaf->meaning.else_says & SAYS_AT) == 0)
      continue;
    for (unsigned m = 0; m < q->leaves; m++) {
      a |= strcmp(q->leaf[m].owner, "a") == 0;
      b |= strcmp(q->leaf[m].owner, "b") == 0;
      sized |= (q->leaf[m].meaning.says & SAYS_SIZE) != 0 && are_owned(q, leaf, &q->leaf[m]);
    }
    if (sized || (leaf->owner[0] == 'c' && a && b))
      leaf->meaning.says = SAYS_AT;
  }
}

/* The narrowest that holds them all: whole numbers where any is whole. */
static void choose_type(struct taking *q) {
  bool whole = false, narrow = false, wide_whole = true, any = false;
  for (unsigned n = 0; n < q->leaves; n++) {
    const struct value *value = &q->values.value[q->leaf[n].value];
    if (value->number == TYPES)
      continue;
    whole |= type_is_whole(value->number);
    narrow |= value->number == TYPE_F32;
    wide_whole &= value->number != TYPE_I32;
    if (value->high > 0) {
      q->low = any && q->low > value->low ? q->low : value->low;
      q->high = any && q->high < value->high ? q->high : value->high;
      any = true;
    }
  }
  q->type = whole ? wide_whole ? TYPE_I64 : TYPE_I32 : narrow ? TYPE_F32 : TYPE_F64;
}

void function_name(const struct program *s, size_t function, char name[TAKEN_NAME]) {
  const struct function *f = &s->function[function];
  char word[KEY_MAX] = "";
  name[0] = '\0';
  if (f->within > 0) {
    token_copy(s, s->record[f->within - 1].name, word, sizeof word);
    text_add(name, TAKEN_NAME, "%s.", word);
  }
  token_copy(s, f->name, word, sizeof word);
  text_add(name, TAKEN_NAME, "%s", word);
}

static bool is_way(const struct leaf *leaf) { return leaf->meaning.says == SAYS_WAY; }

/* d, v, v1. */
static bool is_way_letter(const char *key) {
  return (*key == 'd' || *key == 'v') && strspn(key + 1, "0123456789") == strlen(key + 1);
}

/* Whether the point is the other one of two in a value, ray.o and ray.d: c and d are ends. */
static bool is_second_of_two(const struct value *value, int point) {
  const int up = value[point].parent, first = up >= 0 ? value[up].first : -1;
  return first >= 0 && value[first].next == point && value[point].next < 0 && value[first].first >= 0 &&
         strcmp(value[first].key, "c") != 0;
}

/* Where no way is told, a value of one letter beside the others: o and d, p and v, p1 and v1, ray.p and
 * ray.d. */
static void settle_ways(struct taking *q) {
  const struct value *const value = q->values.value;
  bool any = false;
  for (unsigned n = 0; n < q->leaves; n++)
    any |= is_way(&q->leaf[n]);
  for (unsigned n = 0; n < q->leaves && !any; n++) {
    const int own = q->leaf[n].value, root = q->leaf[n].root, up = value[own].parent;
    if (own != root && q->leaf[n].meaning.says == SAYS_AT &&
        ((q->leaf[n].is_corner && is_way_letter(value[root].key)) ||
         (is_way_letter(value[up].key) && is_second_of_two(value, up))))
      q->leaf[n].meaning.says = SAYS_WAY;
  }
}

/* The first x and y of a way go behind the leaves of the shapes; what else moves stands still. Where there is
 * a way, its start is a point, and no end of a segment. */
static void part_ways(struct taking *q) {
  struct leaf way[WAY_COLUMNS];
  bool found[WAY_COLUMNS] = {false, false};
  unsigned kept = 0;
  settle_ways(q);
  for (unsigned n = 0; n < q->leaves; n++) {
    const enum axis axis = q->leaf[n].meaning.axis;
    if (!is_way(&q->leaf[n])) {
      q->leaf[kept++] = q->leaf[n];
    } else if (axis != AXIS_BOTH && !found[axis]) {
      way[axis] = q->leaf[n];
      found[axis] = true;
    } else {
      add_zero(q, q->leaf[n].value);
    }
  }
  q->ways = found[0] && found[1] ? WAY_COLUMNS : 0;
  q->leaves = kept;
  for (unsigned k = 0; k < q->ways; k++)
    q->leaf[kept + k] = way[k];
  for (unsigned n = 0; n < kept && q->ways > 0; n++)
    if (has_part(q->values.value[q->leaf[n].root].key, STARTS))
      q->leaf[n].kinds = 1 << KIND_POINT;
}

/* What a comment says, up to the end of a sentence or a line. */
struct clause {
  bool centre, denied, named;
  unsigned kinds, roots; /* of shapes; of the parameters those whose names stand in it */
};

/* Whether the word is what a coordinate is called, or the point that it is of. */
static bool is_named_so(const struct taking *q, const struct leaf *leaf, const char *word) {
  const struct value *const value = q->values.value;
  for (int k = leaf->value; k >= 0; k = value[k].parent) {
    char key[KEY_MAX];
    snprintf(key, KEY_MAX, "%s", value[k].key);
    const size_t letters = strcspn(key, "0123456789");
    if (k == leaf->root && k != leaf->value && !(leaf->is_corner && value[leaf->value].parent == k))
      return false;
    if (letters > 0 && strcasecmp(key, word) == 0)
      return true;
    key[letters] = '\0'; /* of x1, y1, x2, y2: x and y */
    if (letters > 0 && strcasecmp(key, word) == 0 && !has_beside(&q->values, k, key))
      return true;
  }
  return false;
}

static void read_word(const struct taking *q, const struct leaf *leaf, const char *word, struct clause *now) {
  static const char DENIES[] = " not no corner left top bottom right upper lower nicht kein ecke links oben ";
  char low[KEY_MAX];
  snprintf(low, KEY_MAX, "%.*s", KEY_MAX - 1, word);
  for (char *at = low; *at != '\0'; at++)
    *at = (char)tolower((unsigned char)*at);
  const struct meaning *const meaning = meaning_of(low, strlen(low));
  now->centre |= (meaning != NULL && meaning->axis == AXIS_BOTH && meaning->says == SAYS_CENTRE) ||
                 strstr(word, "\u4e2d\u5fc3") != NULL;
  now->denied |= word_among(low, strlen(low), DENIES);
  now->named |= is_named_so(q, leaf, word);
  now->kinds |= name_kinds(word, 3);
  for (unsigned k = 0; k < q->values.roots && strlen(word) > 1; k++)
    now->roots |= (unsigned)(strcmp(q->values.value[q->values.root[k]].key, word) == 0) << k;
}

/* Whether a comment says that the coordinate is of a centre; `own`: it stands at it, and need not name it. */
static bool says_centre(const struct taking *q, const struct leaf *leaf, struct passage said, bool own) {
  enum {
    ROUND = 1 << KIND_DISC | 1 << KIND_ELLIPSE | 1 << KIND_CAPSULE | 1 << KIND_SEGMENT | 1 << KIND_TRIANGLE
  };
  struct clause now = {.named = own};
  unsigned roots = 0, of = 0; /* the parameters that were spoken of last */
  for (unsigned k = 0; k < q->values.roots; k++)
    of |= (unsigned)(q->values.root[k] == leaf->root) << k;
  while (said.from < said.to) {
    const bool foreign = (*said.from & 0x80) != 0;
    size_t length = 0;
    while (said.from + length < said.to && ((said.from[length] & 0x80) != 0) == foreign &&
           (foreign || isalnum((unsigned char)said.from[length]) || said.from[length] == '_'))
      length++;
    if (length > 0) {
      char word[4 * KEY_MAX];
      snprintf(word, sizeof word, "%.*s", (int)length, said.from);
      read_word(q, leaf, word, &now);
    }
    said.from += length;
    if (length > 0 && said.from < said.to)
      continue;
    roots = now.roots != 0 ? now.roots : roots;
    const bool ends = said.from + 1 >= said.to || strchr("\n;", *said.from) != NULL ||
                      (*said.from == '.' && isspace((unsigned char)said.from[1])),
               others = (now.kinds & ROUND) != 0;
    if (ends && now.centre && now.named && !now.denied && !others && (own || roots == 0 || (roots & of) != 0))
      return true;
    if (ends)
      now = (struct clause){.named = own};
    said.from++;
  }
  return false;
}

/* Beside the name of a field or a parameter, or where all of its line is within the span before that line and
 * at its end. */
static bool
says_centre_at(const struct taking *q, const struct leaf *leaf, uint32_t token, struct span within) {
  const struct program *const s = q->values.program;
  const uint32_t begin = line_begin(s, token);
  uint32_t end = token + 1;
  while (s->token[end].kind != TOKEN_END && !s->token[end].first)
    end++;
  const uint32_t at[] = {token, token + 1, begin, end};
  bool centre = false;
  for (unsigned k = 0; k < sizeof at / sizeof *at; k++)
    centre |= (k < 2 || (begin >= within.from && end <= within.to + 1)) &&
              says_centre(q, leaf, said_ahead(s, at[k], k % 2 == 1), true);
  return centre;
}

/* Before a function or a type and behind it, and in the text that its body begins with. */
static bool
says_centre_head(const struct taking *q, const struct leaf *leaf, uint32_t begin, struct span body) {
  const struct program *const s = q->values.program;
  uint32_t line = line_begin(s, begin);
  while (line > 0 && token_among(s, line_begin(s, line - 1), " @ # [ ")) /* what is noted of it */
    line = line_begin(s, line - 1);
  return says_centre(q, leaf, said_ahead(s, line, false), false) ||
         says_centre(q, leaf, said_ahead(s, body.to + token_is(s, body.to, "}"), true), false) ||
         says_centre(q, leaf, first_text(s, body), false);
}

/* What is said where a member is declared, or set by a constructor, or of its type. */
static bool
says_centre_member(const struct taking *q, const struct leaf *leaf, const struct record *record, int at) {
  const struct program *const s = q->values.program;
  const struct value *const value = &q->values.value[at];
  const struct function *const maker = record->constructor > 0 ? &s->function[record->constructor - 1] : NULL;
  const uint32_t open = record->body.from - 1;
  bool centre = says_centre_head(q, leaf, record->name < open ? record->name : open, record->body) ||
                (maker != NULL && says_centre_head(q, leaf, maker->begin, maker->body));
  for (unsigned k = 0; k < record->members.count; k++)
    centre |= token_is(s, record->members.member[k].name, value->key) &&
              says_centre_at(q, leaf, record->members.member[k].name, record->body);
  for (unsigned k = 0; maker != NULL && k < maker->members.count; k++)
    centre |= token_is(s, maker->members.member[k].name, value->key) &&
              says_centre_at(q, leaf, maker->members.member[k].name, maker->params);
  for (uint32_t k = maker != NULL ? maker->body.from + 1 : 1; maker != NULL && k < maker->body.to; k++)
    centre |= (token_is(s, k, value->key) || token_is(s, k, value->alias)) &&
              token_among(s, k - 1, " . -> ") && token_is(s, k + 1, "=") &&
              says_centre_at(q, leaf, k, maker->body);
  return centre;
}

static bool is_said_centre(const struct taking *q, const struct leaf *leaf) {
  const struct program *const s = q->values.program;
  const struct function *const f = q->values.function;
  const struct value *const value = q->values.value;
  bool centre = says_centre_head(q, leaf, f->begin, f->body);
  for (int k = leaf->value; value[k].parent >= 0 && !centre; k = value[k].parent) {
    const unsigned record = value[value[k].parent].record;
    centre = record > 0 && says_centre_member(q, leaf, &s->record[record - 1], k);
  }
  for (unsigned k = 0; k < f->members.count && value[leaf->value].parent < 0; k++)
    centre |= q->values.root[k + q->values.has_self] == leaf->value &&
              says_centre_at(q, leaf, f->members.member[k].name, f->params);
  return centre;
}

/* Beside sizes a place is that of the centre where a comment says so, of x or of y. */
static void settle_centres(struct taking *q) {
  bool sized = false, centre[LEAVES_MAX] = {false};
  for (unsigned n = 0; n < q->leaves; n++)
    sized |= (q->leaf[n].meaning.says & (SAYS_SIZE | SAYS_HALF)) != 0;
  for (unsigned n = 0; n < q->leaves && sized; n++)
    centre[n] = q->leaf[n].meaning.says == SAYS_AT && is_said_centre(q, &q->leaf[n]);
  for (unsigned n = 0; n < q->leaves; n++) {
    bool said = centre[n];
    for (unsigned m = n > 0 ? n - 1 : 0; m < q->leaves && m <= n + 1; m++)
      said |= centre[m] && q->leaf[m].meaning.axis != q->leaf[n].meaning.axis &&
              q->values.value[q->leaf[m].value].parent == q->values.value[q->leaf[n].value].parent &&
              strcmp(q->leaf[m].owner, q->leaf[n].owner) == 0 && q->leaf[m].digit == q->leaf[n].digit;
    if (said && q->leaf[n].meaning.says == SAYS_AT)
      q->leaf[n].meaning.says = SAYS_CENTRE;
  }
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
static void take_as(struct taking *q, const struct program *s, size_t function, struct taken *taken) {
  for (unsigned attempt = 0; attempt < 4; attempt++) {
    struct taken now = {.count = 0};
    values_of(&q->values, s, function);
    values_complete(&q->values, attempt % 2 == 1);
    for (unsigned k = q->values.has_self; k < q->values.roots; k++)
      q->values.value[q->values.root[k]].is_both =
          member_is_both(s, q->values.function, &q->values.function->members.member[k - q->values.has_self]);
    q->as_declared = attempt < 2;
    q->leaves = q->zeros = 0;
    for (unsigned k = 0; k < q->values.roots; k++)
      gather(q, q->values.root[k]);
    settle_owners(q);
    settle_centres(q);
    turn_over(q);
    choose_type(q);
    if (question_moves(q->question))
      part_ways(q);
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
      finish(q, &now.adapter[k]);
    *taken = now;
  }
}

static const char RIMS[] = " outline border boundary perimeter contour ";

/* Where its shapes are clear, and what it answers is not asked of them. */
static bool say_unasked(struct taking *q, const struct program *s, size_t function, struct taken *taken) {
  struct taken met = {.count = 0};
  const enum question question = q->question;
  if (question == QUESTION_HIT)
    return false;
  q->question = QUESTION_HIT;
  take_as(q, s, function, &met);
  if (met.count == 0)
    return false;
  struct form form = met.adapter[0].form;
  form.question = question;
  const char *const refusal = form_refusal(&form);
  if (refusal != NULL)
    snprintf(taken->why, TAKEN_WHY, "%s is not asked of its shapes: %s", question_name(question), refusal);
  return refusal != NULL;
}

/* What is said of a function, before it and in it. */
static struct passage said_of(const struct program *s, const struct function *f) {
  return (struct passage){said_before(s, f).from, s->token[f->body.to].at};
}

/* Whether it says that its four corners are those of a rectangle, which those of a form need not be. */
static bool takes_rectangles(const struct program *s, const struct function *f, const struct taken *taken) {
  static const char *const WORDS[] = {"rectang", "rotated", "oriented", "obb", NULL}, *const CONVEX[] = {
                                                                                          "convex", NULL};
  const struct passage all = said_of(s, f);
  bool quads = false;
  for (unsigned n = 0; n < SHAPES && taken->count > 0; n++)
    quads |= layout_kind(taken->adapter[0].form.layouts[n]) == KIND_QUAD;
  return quads && says(all, WORDS) && !says(all, CONVEX);
}

/* Whether it is read, and is an angle by its name that something is turned by, or the cosine of one. */
static bool is_angle(const struct taking *q, int at) {
  static const char ANGLES[] = " angle angles rotation rot theta heading orientation yaw phi tilt ";
  const struct program *const s = q->values.program;
  const struct value *const value = &q->values.value[at];
  bool turns = false;
  for (uint32_t k = 0; k + 1 < s->tokens && !turns; k++)
    turns = token_is(s, k + 1, "(") && token_has_part(s, k, " cos cosf sincos rotate rotated ");
  return value->is_read && (has_part(value->key, " cos sin ") || (turns && has_part(value->key, ANGLES)));
}

/* Whether its answer has to be waited for: async, Promise<boolean>, Task<bool>. */
static bool is_awaited(const struct program *s, const struct function *f) {
  const uint32_t ahead = f->begin > 1 ? f->begin - 2 : 0;
  return program_has(s, f->result, " async Promise Task ValueTask ") ||
         program_has(s, (struct span){ahead, f->params.from}, " async ");
}

/* Whether its words tell of lines, of which only the parallel do not cross, and nothing of their ends, and it
 * compares with no more than a tolerance. */
static bool takes_lines(const struct program *s, const struct function *f) {
  static const char *const LINES[] = {"line", NULL}, *const ENDLESS[] = {"infinite", "parallel", NULL},
                           *const ENDS[] = {"segment", "endpoint", "edge", "wall", NULL};
  static const char WITHIN[] = " seg between within inside on bounds range min max fmin fmax contains clamp ",
                    SMALL[] = " eps epsilon tolerance tol tiny small ";
  const struct passage all = said_of(s, f);
  bool compares = false;
  for (uint32_t k = f->begin; k < f->body.to && !compares; k++) {
    const struct token *const next = &s->token[k + 1];
    const bool small =
        token_has_part(s, k + 1, SMALL) ||
        (next->kind == TOKEN_NUMBER && strtod(next->at, NULL) > 0 && strtod(next->at, NULL) < 0.1);
    compares =
        (k >= f->body.from && token_among(s, k, " < > <= >= ") && !small) || token_has_part(s, k, WITHIN);
  }
  return says(all, LINES) && says(all, ENDLESS) && !says(all, ENDS) && !compares;
}

/* Whether its name tells of boxes along the axes, and the form has none. */
static bool lacks_box(const struct program *s, const struct function *f, const struct taken *taken) {
  bool box = taken->count == 0 || !token_has_part(s, f->name, " aabb ");
  for (unsigned n = 0; n < SHAPES && !box; n++)
    box = layout_is_box(taken->adapter[0].form.layouts[n]);
  return !box;
}

/* What a function says by its name, its head or its words that no form says; false: nothing. */
static bool say_unsaid(const struct taking *q, struct taken *taken) {
  const struct program *const s = q->values.program;
  const struct function *const f = q->values.function;
  const bool meets = q->question == QUESTION_HIT,
             is_number = !program_has(s, f->result, " < [ ( , ") &&
                         type_has_number(s, alias_target(s, f->result), true);
  const char *why = NULL;
  char path[PATH_MAX_KEYS] = "";
  bool is_written = false;
  for (unsigned k = 0; k < q->values.roots; k++)
    is_written |= q->values.value[q->values.root[k]].is_written;
  if (is_awaited(s, f))
    why = "it gives a promise, which is true whatever it says: put a function around it that does not wait";
  else if (takes_rectangles(s, f, taken))
    why = "its corners are those of a rectangle, and a quad may be any";
  else if (lacks_box(s, f, taken))
    why = "its name tells of boxes, and its numbers make none";
  else if ((meets || q->question == QUESTION_CROSSING) && taken->count > 0 &&
           layout_kind(taken->adapter[0].form.layouts[0]) == KIND_SEGMENT &&
           layout_kind(taken->adapter[0].form.layouts[1]) == KIND_SEGMENT && takes_lines(s, f))
    why = "where two lines without ends cross is not asked";
  else if (is_written)
    why = "it answers in a list that it is given, and that is not read";
  else if (token_has_part(s, f->name, RIMS) && q->question != QUESTION_NEAREST)
    why = "an outline without what is in it is no shape here";
  else if (meets && q->stands && casts(s, f))
    why = "it says whether a ray hits, and not how far away; a ray without end is not asked";
  else if (meets && (q->stands || is_number) && sweeps(s, f))
    why = "it says when shapes meet, in a way that is not read";
  else if (meets && is_number)
    why = "it gives a number that is no yes or no, and does not say which";
  /* Unturned it is a form where names say which point of a box is told. */
  bool is_certain = taken->count > 0;
  for (unsigned n = 0; n < taken->count * SHAPES; n++) {
    const enum layout layout = taken->adapter[n / SHAPES].form.layouts[n % SHAPES];
    is_certain &= layout != LAYOUT_BOX_XYWH && layout != LAYOUT_BOX_SQUARE;
  }
  for (unsigned n = 0; n < q->zeros && why == NULL && !is_certain; n++)
    if (is_angle(q, q->zero[n])) {
      value_path(&q->values, q->zero[n], path);
      why = " tells an angle, and no form has one (with --form it is given as 0)";
    }
  for (unsigned n = 0; n < q->leaves && why == NULL; n++) { /* a place on a grid, tile.x * tileSize */
    const uint32_t times = q->values.value[q->leaf[n].value].times;
    if (times > 0 && token_has_part(s, times, " tile cell grid ")) {
      value_path(&q->values, q->leaf[n].value, path);
      why = " counts tiles, and no form does";
    }
  }
  if (why == NULL)
    return false;
  snprintf(taken->why, TAKEN_WHY, "%.80s%s", path, why);
  taken->count = 0;
  return true;
}

/* Whether its comments, or those that the file begins with, say that polygons are convex, or name the method
 * that is right for no others. */
static bool tells_convex(const struct program *s, const struct function *f) {
  static const char *const CONVEX[] = {"convex", "separating ax", NULL};
  static const char *const ANY[] = {"concave", "non-convex", "nonconvex", "not convex", "any polygon", NULL};
  const struct passage own = said_of(s, f), first = {s->text, s->token[0].at};
  return (says(own, CONVEX) || says(first, CONVEX)) && !says(own, ANY) && !says(first, ANY);
}

/* Whether a name in it has one of the words. */
static bool body_has_part(const struct program *s, const struct function *f, const char *words) {
  for (uint32_t k = f->body.from; k < f->body.to; k++)
    if (token_has_part(s, k, words))
      return true;
  return false;
}

/* Of several forms those with the shape that the words before the function name: two points are a segment or
 * a box. What takes a dot product, and speaks of no side of a box, has a line. */
static void heed_words(const struct program *s, const struct function *f, struct taken *taken) {
  static const char *const LINES[] = {"segment", "a line", "two lines", NULL};
  static const char *const BOXES[] = {"rectang", "a box", "boxes", NULL};
  static const char DIRECTED[] = " dot cross proj projection ",
                    SIDES[] = " left right top bottom width height clamp clamped ";
  const struct passage before = said_before(s, f), text = first_text(s, f->body);
  const bool box = says(before, BOXES) || says(text, BOXES) || body_has_part(s, f, SIDES),
             line = says(before, LINES) || says(text, LINES) || (!box && body_has_part(s, f, DIRECTED));
  unsigned kept = 0;
  if (taken->count < 2 || line == box)
    return;
  for (unsigned n = 0; n < taken->count; n++)
    for (unsigned k = 0; k < SHAPES; k++)
      if (layout_kind(taken->adapter[n].form.layouts[k]) == (box ? KIND_BOX : KIND_SEGMENT)) {
        taken->adapter[kept++] = taken->adapter[n];
        break;
      }
  taken->count = kept > 0 ? kept : taken->count;
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

/* Whether an import of the file names it, from no library of the language. */
static bool is_imported(const struct program *s, uint32_t name) {
  for (uint32_t k = 0; k + 1 < s->tokens; k++) {
    if (!s->token[k].first || !token_among(s, k, " import from use "))
      continue;
    const struct span line = {k, program_part(s, (struct span){k, (uint32_t)s->tokens - 1}, " ; ", true)};
    for (uint32_t t = k + 1; t < line.to && !program_has(s, line, " typing java javax std numpy "); t++)
      if (tokens_alike(s, t, name))
        return true;
  }
  return false;
}

/* The name of a type that a parameter has, and that an import brings; 0: none. */
static uint32_t imported_type(const struct taking *q) {
  const struct program *const s = q->values.program;
  for (unsigned k = q->values.has_self; k < q->values.roots; k++) {
    const struct span type = q->values.value[q->values.root[k]].type;
    for (uint32_t t = type.from; t < type.to; t++)
      if (s->token[t].kind == TOKEN_WORD && program_type(s, t) == 0 && is_imported(s, t))
        return t;
  }
  return 0;
}

/* Why no form was found: of what it reads, as it is called there. */
static void say_why_not(const struct taking *q, struct taken *taken) {
  char told[TAKEN_WHY] = "", path[PATH_MAX_KEYS];
  bool boxed = false; /* an ellipse */
  int bare = -1;
  for (int at = 0; at < (int)q->values.count; at++) {
    bool is_told = false;
    for (unsigned n = 0; n < q->leaves; n++)
      is_told |= q->leaf[n].value == at;
    for (unsigned n = 0; n < q->zeros; n++)
      is_told |= q->zero[n] == at;
    value_path(&q->values, at, path);
    if (is_told)
      text_add(told, sizeof told, " %s", path);
  }
  for (unsigned n = 0; n < q->leaves; n++) {
    bool sized = !lacks_size(&q->leaf[n]);
    for (unsigned m = 0; m < q->leaves; m++)
      sized |= q->leaf[m].root == q->leaf[n].root && q->leaf[m].meaning.says != SAYS_AT;
    bare = sized ? bare : q->leaf[n].root;
    boxed |= (q->leaf[n].kinds >> KIND_ELLIPSE & 1) != 0 && (q->leaf[n].meaning.says & SAYS_SIZE) != 0;
  }
  path[0] = '\0';
  const uint32_t type = imported_type(q);
  if (type > 0)
    token_copy(q->values.program, type, path, KEY_MAX);
  else if (bare >= 0)
    value_path(&q->values, bare, path);
  snprintf(taken->why,
           TAKEN_WHY,
           type > 0        ? "its type %s is declared in another file, which is not read%.0s"
           : bare >= 0     ? "of %s no size is read:%.140s"
           : boxed         ? "%sno form has an ellipse by the box about it:%.200s"
           : q->leaves > 0 ? "%sits numbers make no two shapes:%.200s"
                           : "%sits names tell no numbers%.0s",
           path,
           told);
}

void function_taken(const struct program *s,
                    size_t function,
                    unsigned questions,
                    const struct form *wanted,
                    struct taken *taken) {
  static const char LINES[] = " clip clips ray laser beam ",
                    HOLDS[] = " shows show holds hold includes include fits sees frames ";
  const struct function *const f = &s->function[function];
  struct taking q = {.wanted = wanted,
                     .kinds = token_kinds(s, f->name, 3) & ALL_KINDS,
                     .is_inside = token_has_part(s, f->name, IS_INSIDE)};
  *taken = (struct taken){.count = 0};
  if (q.kinds == 0 && token_has_part(s, f->name, LINES))
    q.kinds = 1 << KIND_SEGMENT;
  q.is_convex =
      wanted == NULL &&
      (token_has_part(s, f->name, " convex ") ||
       (f->within > 0 && token_has_part(s, s->record[f->within - 1].name, " convex ")) || tells_convex(s, f));
  q.question =
      wanted != NULL ? wanted->question
      : q.is_inside || token_has_part(s, f->name, " contains contain encloses covers ") ||
              (token_has_part(s, f->name, " fully wholly entirely ") && token_has_part(s, f->name, HOLDS))
          ? QUESTION_CONTAINS
          : function_asks(s, f, questions);
  if (wanted != NULL && question_values(wanted->question) > 0 && says_yes_alone(s, f, wanted->question)) {
    snprintf(taken->why, TAKEN_WHY, "it answers with yes or no, and a number is asked for");
    return;
  }
  q.by_point = question_moves(q.question) && wanted == NULL && ends_at_point(s, f);
  take_as(&q, s, function, taken);
  q.lies = taken->count == 0 && lies_flat(&q.values);
  if (q.lies)
    take_as(&q, s, function, taken);
  /* What crosses is asked of segments alone, and what moves has a way: without, a root is no distance. */
  if (taken->count == 0 && (question_has_none(q.question) || q.question == QUESTION_PUSH) && wanted == NULL) {
    const bool moves = question_moves(q.question);
    const enum question asked =
        function_asks(s, f, q.question == QUESTION_CROSSING ? questions & ~(1U << QUESTION_CROSSING) : 0);
    if (q.question == QUESTION_PUSH && say_unasked(&q, s, function, taken)) /* not whether they meet */
      return;
    if (!moves || asked == QUESTION_HIT) {
      q.question = asked;
      take_as(&q, s, function, taken);
    }
  }
  heed_words(s, f, taken);
  if (wanted == NULL && say_unsaid(&q, taken))
    return;
  for (unsigned n = 0; n < taken->count; n++)
    taken->adapter[n].is_signed =
        (q.question == QUESTION_NEAREST && token_has_part(s, f->name, RIMS)) ||
        (q.question == QUESTION_DISTANCE && token_has_part(s, f->name, " sd sdf signed "));
  if (taken->count == 0 && wanted == NULL && say_unasked(&q, s, function, taken))
    return;
  taken->is_alone = taken->count == 0 && is_alone(&q);
  if (taken->count == 0)
    say_why_not(&q, taken);
}
