/* Each number that a function is given, as its names tell it. */
#include "taking.h"

#include "wording.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static void join(struct meaning *to, const struct meaning *more) {
  if (to->axis == AXIS_BOTH)
    to->axis = more->axis;
  if (more->says > to->says) {
    to->says = more->says;
    to->else_says = more->else_says;
  }
}

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

/* aw, pX, boxw, ahw, and xa: somebody's, whose name is so long, or the last letter. */
static const struct meaning *meaning_of_owned(const char *part, size_t *owner) {
  const size_t length = strlen(part);
  const struct meaning *const two = length == 3 ? meaning_of(part + 1, 2) : NULL;
  *owner = 1;
  if (length == 2 && strchr("xy", part[0]) != NULL && strchr("ab", part[1]) != NULL)
    return meaning_of(part, 1);
  if (two != NULL && two->axis != AXIS_BOTH && two->says != SAYS_WAY)
    return two;
  *owner = length - 1;
  return length > 1 && length < 4 && strchr("xywhr", part[length - 1]) != NULL
             ? meaning_of(part + length - 1, 1)
             : NULL;
}

/* leftB, x_b, b_pos: of b, and no bottom. */
static bool is_owner_b(const struct parts *parts, unsigned k) {
  const struct meaning *const before = k > 0 ? word_meaning(parts->part[k - 1]) : NULL;
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
  const struct meaning *all = word_meaning(whole);
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
      const bool behind = length == 2 && strchr("ab", part[1]) != NULL; /* xa */
      snprintf(leaf->owner, KEY_MAX, "%.*s", (int)owned, part + behind);
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

/* The first parameter, or the first member of the same value. */
static int first_beside(const struct values *v, int at) {
  const int parent = v->value[at].parent;
  return parent < 0 ? v->root[0] : v->value[parent].first;
}

/* What it is called, a_r and aR as ar: an element of a list as what it is taken into, [ax, ay, ar] = a. */
static struct name plain_name(const struct value *value) {
  struct name name = {""};
  for (const char *at = isdigit((unsigned char)value->key[0]) ? value->alias : value->key; *at != '\0'; at++)
    if (*at != '_')
      text_add(name.text, KEY_MAX, "%c", tolower((unsigned char)*at));
  return name;
}

static bool is_called(const struct value *value, const char *words) {
  return word_in(plain_name(value).text, words);
}

/* Another parameter, or another member of the same value, that is called so; -1: none. */
static int beside(const struct values *v, int at, const char *words) {
  int k = first_beside(v, at);
  while (k >= 0 && !is_called(&v->value[k], words))
    k = v->value[k].next;
  return k;
}

bool has_beside(const struct values *v, int at, const char *words) { return beside(v, at, words) >= 0; }

/* testx beside testy, xs beside ys: a name with x in it is a coordinate where another one beside it has y
 * there. */
static enum axis axis_beside(const struct values *v, int at) {
  enum axis axis = AXIS_BOTH;
  for (int k = first_beside(v, at); k >= 0 && axis == AXIS_BOTH; k = v->value[k].next)
    axis = axis_between(v->value[at].key, v->value[k].key);
  return axis;
}

bool is_top(const struct values *v, int at) {
  const int up = v->value[at].parent;
  return up < 0 || (v->value[up].parent < 0 && (v->value[up].key[0] == '\0' || v->roots == 1) &&
                    v->value[at].first >= 0);
}

static int top_of(const struct values *v, int at) {
  while (!is_top(v, at))
    at = v->value[at].parent;
  return at;
}

const char STARTS[] = " from start origin ";

/* Which of several points comes first, where their names say so: start before end, a before b. */
static char order_of(const char *name) {
  return has_part(name, STARTS)                                                   ? '1'
         : has_part(name, " to end ")                                             ? '2'
         : name[0] != '\0' && word_among(name, 1, " a b c d ") && name[1] == '\0' ? name[0]
                                                                                  : '\0';
}

/* Of a centre c and an extent e, r or h beside it, which have an x and a y each, what the one says. */
static unsigned says_of_letters(const struct values *v, int at) {
  const int c = beside(v, at, " c "), e = beside(v, at, " e r h ");
  const bool both = c >= 0 && e >= 0 && v->value[c].first >= 0 && v->value[e].first >= 0;
  return both && at == c ? SAYS_CENTRE : both && at == e ? SAYS_HALF : 0;
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
  /* One letter is only a name: that of rect_b, and not that of sizeB, deltaB. */
  const struct meaning *const before = last > 1 ? word_meaning(parts.part[last - 2]) : NULL;
  if (last > 0 && strlen(parts.part[last - 1]) < 2 && (before == NULL || before->says == 0))
    more.meaning = (struct meaning){.axis = AXIS_BOTH, .says = is_root ? 0 : says_of_letters(v, up)};
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
  const bool named = value[up].type.to == value[up].type.from + 1 && value[up].kind == VALUE_LIST &&
                     v->program->language == LANGUAGE_GO; /* type rect [4]int */
  const unsigned of_type = value[up].record > 0
                               ? token_kinds(v->program, v->program->record[value[up].record - 1].name, 1)
                           : named ? token_kinds(v->program, value[up].type.from, 3)
                                   : 0;
  if (leaf->kinds == 0 || (of_type & WEAK) == 0) /* a Vector2 start is a start */
    leaf->kinds |= of_type;
  if (parts.count == 0) /* [px, py] has no name, and its numbers tell */
    return;
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
static bool read_letters(const struct values *v, int at, struct leaf *leaf) {
  const struct name name = plain_name(&v->value[at]);
  const char *const key = name.text;
  const bool two = strlen(key) == 2, sides = two && has_letters(v, at, "ltrb", key[0], true),
             owned = two && strchr("xywhr", key[0]) != NULL && isalpha((unsigned char)key[1]) &&
                     strchr("xywhcp", key[1]) == NULL && has_letters(v, at, "xy", key[1], false);
  if (!sides && !owned)
    return false;
  leaf->meaning = *meaning_of(key + sides, 1);
  if (sides && key[1] == 'r')
    leaf->meaning = (struct meaning){.axis = AXIS_X, .says = SAYS_HIGH};
  snprintf(leaf->owner, KEY_MAX, "%c", key[owned]);
  return true;
}

static void read_beside(const struct values *v, int at, struct leaf *leaf) {
  const bool told = read_letters(v, at, leaf);
  for (size_t k = 0; k < sizeof BESIDES / sizeof BESIDES[0] && !told; k++)
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

bool halves_size(const struct values *v, int at) {
  const struct program *const s = v->program;
  const struct span body = v->function->body;
  bool halves = false;
  for (uint32_t k = body.from + 1; k < body.to; k++) {
    uint32_t behind = k + 1;
    if (!token_is(s, k, v->value[at].key) && !token_is(s, k, v->value[at].alias))
      continue;
    while (behind + 2 < body.to && token_among(s, behind, " + - . "))
      behind += 2;
    behind += token_is(s, behind, ")");
    halves |= (token_is(s, behind, "/") && token_among(s, behind + 1, " 2 2.0 2. 2f 2.0f ")) ||
              (token_is(s, behind, "*") && token_among(s, behind + 1, " 0.5 .5 0.5f "));
  }
  return halves;
}

/* A size of what is called round, or is measured so, may be a diameter; of no box, and nowhere halved, it is
 * a radius. */
static void read_size(const struct taking *q, struct leaf *leaf) {
  const unsigned kinds = q->kinds | leaf->kinds;
  const struct program *const s = q->values.program;
  const struct span body = q->values.function->body;
  if (leaf->meaning.says != SAYS_SIZE || leaf->meaning.axis != AXIS_BOTH ||
      has_part(q->values.value[leaf->value].key, " side len length "))
    return;
  bool far = false; /* it measures a distance: dx * dx, hypot */
  for (uint32_t k = body.from + 1; k < body.to && !far; k++)
    far = (token_is(s, k, "*") && (token_is(s, k + 1, "*") || tokens_alike(s, k - 1, k + 1))) ||
          token_has_part(s, k, " dist distance hypot sqrt ");
  const bool halved = far && halves_size(&q->values, leaf->value),
             round = (kinds >> KIND_DISC & 1) != 0 && (leaf->kinds >> KIND_BOX & 1) == 0,
             circles = q->kinds == 1 << KIND_DISC &&
                       token_has_part(s, q->values.function->name, " circle circles ");
  if (is_diameter(&q->values, leaf->value) ||
      (round && (circles || (halved && (kinds >> KIND_BOX & 1) == 0))))
    leaf->meaning.says = SAYS_DIAMETER;
  else if (far && !halved && !circles && (kinds >> KIND_BOX & 1) == 0)
    leaf->meaning.says = SAYS_RADIUS;
  else if (round || halved)
    leaf->meaning.says |= SAYS_DIAMETER;
}

/* Whether two numbers beside each other are called the same, as by a helper for one axis. */
static bool shares_alias(const struct values *v, int at) {
  bool shares = false;
  for (int k = first_beside(v, at); k >= 0 && v->value[at].parent >= 0; k = v->value[k].next)
    shares |= k != at && strcmp(v->value[k].alias, v->value[at].alias) == 0;
  return shares;
}

bool is_of_ray(const struct taking *q, const struct leaf *leaf) {
  const struct program *const s = q->values.program;
  const struct value *const root = &q->values.value[leaf->root];
  return has_part(root->key, " ray ") ||
         (root->record > 0 && token_has_part(s, s->record[root->record - 1].name, " ray "));
}

const char SQUARED[] = " square squared sq sqr sqrd rsq rsqr ";

/* Where the last letter of a name stands; 0: before all of it. */
static size_t last_letter(const char *name) {
  size_t at = strlen(name);
  while (at > 0 && !isalpha((unsigned char)name[at - 1]))
    at--;
  return at > 0 ? at - 1 : 0;
}

bool lies_flat(const struct values *v) {
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
static struct name name_in_plane(const struct taking *q, const char *name) {
  const size_t last = last_letter(name);
  struct name plane;
  snprintf(plane.text, KEY_MAX, "%s", name);
  if (q->lies && tolower((unsigned char)name[last]) == 'z')
    plane.text[last]--;
  return plane;
}

/* Where in a name what it belongs to begins, in x_one, leftBox and x_r1; 0: it does not stand last. */
static size_t owner_behind(const char *name) {
  const struct parts parts = parts_of(name);
  const bool digit = parts.count > 0 && isdigit((unsigned char)parts.part[parts.count - 1][0]);
  const unsigned last = parts.count - digit;
  if (last < 2)
    return 0;
  const char *const word = parts.part[last - 1], *const number = parts.part[last - 2];
  const struct meaning *const owner = word_meaning(word), *const of = word_meaning(number);
  const bool tells = owner != NULL && owner->says != 0 && owner->kinds == 0;
  if (of == NULL || of->says == 0 || (tells && (word[1] != '\0' || strchr("xywh", *word) != NULL)))
    return 0;
  const size_t length = strlen(word) + (digit ? strlen(parts.part[last]) : 0);
  return strlen(name) > length ? strlen(name) - length : 0;
}

/* Whether all numbers are called so, and by two owners: x_one, y_one, x_two, y_two. */
static bool have_owners_behind(const struct values *v) {
  const char *owner[SHAPES] = {"", ""};
  unsigned owners = 0, count[SHAPES] = {0, 0};
  for (unsigned k = 0; k < v->roots; k++) {
    const struct value *const value = &v->value[v->root[k]];
    const size_t behind = value->kind == VALUE_NUMBER ? owner_behind(value->key) : 0;
    unsigned n = 0;
    while (n < owners && strcmp(owner[n], value->key + behind) != 0)
      n++;
    if (behind == 0 || n == SHAPES)
      return false;
    owner[n] = value->key + behind;
    owners += n == owners;
    count[n]++;
  }
  return owners == SHAPES && count[0] > 1 && count[1] > 1;
}

/* A name with what it belongs to before it: of x_one one_x. */
static struct name name_turned(const char *name) {
  const size_t behind = owner_behind(name);
  struct name turned = {""};
  text_add(turned.text, KEY_MAX, "%s_%.*s", name + behind, (int)behind, name);
  return turned;
}

void add_leaf(struct taking *q, int at) {
  struct leaf *leaf = &q->leaf[q->leaves];
  const struct value *value = q->values.value;
  const int top = top_of(&q->values, at);
  *leaf = (struct leaf){.value = at, .root = top, .meaning = {.axis = AXIS_BOTH}, .ring = -1, .rings = -1};
  const bool flat = value[at].parent < 0, listed = !flat && (value[value[at].parent].kind == VALUE_LIST ||
                                                             isdigit((unsigned char)value[at].key[0]));
  const char *const alias = shares_alias(&q->values, at) ? "" : value[at].alias;
  const struct name turned = name_turned(value[at].key);
  const char *const key = flat && q->owned_behind ? turned.text : value[at].key;
  read_name(leaf, name_in_plane(q, !listed ? key : alias).text);
  if (leaf->meaning.says == 0 && !flat)
    read_name(leaf, name_in_plane(q, alias).text);
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
    const struct meaning *const of = word_meaning(leaf->owner);
    if (of != NULL && of->says == SAYS_WAY) /* dirx, diry */
      leaf->meaning.says = SAYS_WAY;
  }
  leaf->is_nameless = listed && leaf->meaning.says == 0;
  const int first = flat ? -1 : value[value[at].parent].first, second = first < 0 ? -1 : value[first].next;
  const char letter = (char)tolower((unsigned char)value[top].key[0]);
  leaf->is_corner =
      second >= 0 && value[second].next < 0 && !(letter == 'r' || (letter == 'l' && value[at].parent == top));
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

/* Whether a list is called one of sides, of what is looked into: inside(edges, p), poly.edges. */
static bool is_called_edges(const struct taking *q, int top, int at) {
  const struct values *const v = &q->values;
  const struct token *const name = &v->program->token[v->function->name];
  const struct passage called = {name->at, name->at + name->length};
  return has_part(v->value[at].key, " edge edges side sides ") &&
         (said_has(called, "inside;contain;within;poly") ||
          (name_kinds(v->value[top].key, 1) >> KIND_QUAD & 1) != 0);
}

/* Of the numbers of a side, two corners with an x and a y each, the first corner is kept. */
static void fold_edge(struct taking *q, int at, unsigned before) {
  const struct leaf *const leaf = q->leaf + before;
  bool fits = q->leaves == before + 2 * SHAPES;
  for (size_t n = 0; n < SHAPES && fits; n++)
    fits = leaf[2 * n].meaning.axis + leaf[2 * n + 1].meaning.axis == AXIS_X + AXIS_Y;
  if (!fits)
    return;
  for (unsigned n = 0; n < 2; n++)
    q->values.value[leaf[n].value].far_end =
        leaf[2 + (leaf[2].meaning.axis == leaf[n].meaning.axis ? 0 : 1)].value;
  q->values.value[at].is_edges = true;
  q->leaves = before + 2;
}

/* A list of as many corners as it likes: where each is, or all along one axis, or x and y in turn; or of
 * sides. */
static bool gather_ring(struct taking *q, int at) {
  const struct values *v = &q->values;
  const int first = v->value[at].first, second = first >= 0 ? v->value[first].next : -1;
  const unsigned before = q->leaves;
  const int top = top_of(v, at);
  const bool is_number = first >= 0 && v->value[first].kind == VALUE_NUMBER,
             one_axis = is_number && axis_beside(v, at) != AXIS_BOTH,
             is_edges = !is_number && is_called_edges(q, top, at);
  if (!v->value[at].is_open || second < 0 ||
      !(q->wanted == NULL ? is_edges || is_called_ring(q, top, at, is_number && !one_axis)
                          : form_has_ring(q->wanted)))
    return false;
  gather(q, first);
  if (is_number && !one_axis)
    gather(q, second);
  if (is_edges)
    fold_edge(q, at, before);
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

bool is_uncounted(const struct taking *q, int list) {
  const struct value *const array = &q->values.value[list];
  bool uncounted = q->values.program->language <= LANGUAGE_CPP &&
                   (array->sizes.to > array->sizes.from ||
                    (array->is_pointer && !program_has(q->values.program, array->type, " < ")));
  for (unsigned k = 0; k < q->values.count; k++)
    uncounted &= q->values.value[k].counts != list;
  return uncounted;
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

/* A member of an object that others of it tell: of a box right is x + width and left is x, of a disc
 * left is x - radius. */
static bool gather_told(const struct taking *q, struct values *v, int at) {
  static const char RADIUS[] = " radius r ";
  static const struct {
    const char *key, *low, *size;
    bool is_round, is_minus;
  } TOLD[] = {{" right ", " x left ", " width w ", false, false},
              {" bottom ", " y top ", " height h ", false, false},
              {" left ", " x ", NULL, false, false},
              {" top ", " y ", NULL, false, false},
              {" right ", " x cx ", RADIUS, true, false},
              {" bottom ", " y cy ", RADIUS, true, false},
              {" left ", " x cx ", RADIUS, true, true},
              {" top ", " y cy ", RADIUS, true, true}};
  const int parent = v->value[at].parent;
  const bool is_box = has_beside(v, at, " width w ") && has_beside(v, at, " height h "),
             is_round = !is_box && has_beside(v, at, RADIUS);
  if (q->wanted != NULL || parent < 0 || v->value[parent].kind != VALUE_RECORD ||
      v->value[parent].record > 0 || (!is_box && !is_round))
    return false;
  for (size_t k = 0; k < sizeof TOLD / sizeof TOLD[0]; k++) {
    const int low = beside(v, at, TOLD[k].low);
    if (!is_called(&v->value[at], TOLD[k].key) || low < 0 || TOLD[k].is_round != is_round)
      continue;
    v->value[at].low_told = low;
    v->value[at].size_told = TOLD[k].size != NULL ? beside(v, at, TOLD[k].size) : -1;
    v->value[at].is_minus = TOLD[k].is_minus;
    v->value[low].tells = is_box;
    return true;
  }
  return false;
}

/* Names of what says that a thing is there, and of what tells two things apart. */
const char THERE[] = " alive active visible enabled exists collidable solid hp health lives life ";
static const char SIDES[] = " team side faction owner id uid tag ";

/* Whether anything of it is read. */
static bool is_touched(const struct values *v, int at) {
  bool touched = v->value[at].is_read;
  for (int k = v->value[at].first; k >= 0 && !touched; k = v->value[k].next)
    touched = is_touched(v, k);
  return touched;
}

/* Whether a point of a value is never read, of others of its type neither, and another point of it is: the
 * force on a ball is no end of it. */
static bool is_idle(const struct values *v, int at) {
  const int parent = v->value[at].parent;
  const unsigned of = parent >= 0 ? v->value[parent].record : 0, type = v->value[at].record;
  bool idle = of > 0 && type > 0 && !is_touched(v, at), other = false;
  for (int k = 0; k < (int)v->count && idle; k++) {
    const int up = v->value[k].parent;
    const bool touched =
        up >= 0 && v->value[up].record == of && v->value[k].record == type && is_touched(v, k);
    idle = !(touched && strcmp(v->value[k].key, v->value[at].key) == 0);
    other |= touched && up == parent;
  }
  return idle && other;
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
      value->is_one = spans || has_part(value->key, " scale factor zoom cos cosine ") ||
                      has_part(value->key, THERE) ||
                      (top_of(&q->values, at) != q->values.root[0] && has_part(value->key, SIDES));
      if (value->counts < 0 && !value->is_filled)
        add_zero(q, at);
    }
  }
  const bool idle = q->as_declared && is_idle(&q->values, at);
  for (int k = value->first; k >= 0; k = q->values.value[k].next)
    if (idle)
      add_zero(q, k);
    else
      gather(q, k);
}

static bool is_declared(const struct taking *q, const struct leaf *leaf) {
  const int parent = q->values.value[leaf->value].parent;
  return parent < 0 || q->values.value[parent].record > 0;
}

/* Where it is said that y grows upward, or a box is declared from its bottom up, what is called bottom is the
 * lower number. */
static void turn_over(struct taking *q) {
  for (unsigned n = 0; n < q->leaves && q->is_upward; n++) {
    struct meaning *const meaning = &q->leaf[n].meaning;
    if (meaning->axis == AXIS_Y && (meaning->says & (SAYS_LOW | SAYS_HIGH)) != 0 &&
        has_part(q->values.value[q->leaf[n].value].key, " top bottom bot "))
      meaning->says ^= SAYS_LOW | SAYS_HIGH;
  }
  if (q->is_upward)
    return;
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

/* Whether both have their owner in their own names, rx and rw: of c.cx and c.w it is what they stand in. */
static bool are_owned(const struct taking *q, const struct leaf *one, const struct leaf *other) {
  const struct value *const value = q->values.value;
  return strcmp(one->owner, other->owner) == 0 &&
         plain_name(&value[one->value]).text[0] == plain_name(&value[other->value]).text[0];
}

/* Whether one of its letters is the owner's: in a_cx and r1Cx it is not. */
static bool has_two_letters(const struct value *value) {
  const struct name name = plain_name(value);
  unsigned letters = 0;
  for (const char *at = name.text; *at != '\0'; at++)
    letters += isalpha((unsigned char)*at) != 0;
  return letters < 3;
}

/* Of ax, bx, cx the last is no centre, and what is called rx no radius beside rw, rh, or rx1 beside rx2 where
 * no x1 is. */
static void settle_owners(struct taking *q) {
  for (unsigned n = 0; n < q->leaves; n++) {
    struct leaf *leaf = &q->leaf[n];
    bool a = false, b = false, sized = false, twin = false, placed = false;
    if (leaf->owner[0] == '\0' || leaf->owner[1] != '\0' || (leaf->meaning.else_says & SAYS_AT) == 0 ||
        !has_two_letters(&q->values.value[leaf->value]))
      continue;
    for (unsigned m = 0; m < q->leaves; m++) {
      a |= strcmp(q->leaf[m].owner, "a") == 0;
      b |= strcmp(q->leaf[m].owner, "b") == 0;
      sized |= (q->leaf[m].meaning.says & SAYS_SIZE) != 0 && are_owned(q, leaf, &q->leaf[m]);
      if (q->leaf[m].meaning.axis != leaf->meaning.axis || leaf->digit == '\0')
        continue;
      const bool own = strcmp(q->leaf[m].owner, leaf->owner) == 0;
      twin |= own && q->leaf[m].digit != leaf->digit && q->leaf[m].digit != '\0';
      placed |= !own && q->leaf[m].digit == leaf->digit;
    }
    if (sized || (twin && !placed) || (leaf->owner[0] == 'c' && a && b))
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

static bool is_way(const struct leaf *leaf) { return leaf->meaning.says == SAYS_WAY; }

/* d, v, v1. */
static bool is_way_letter(const char *key) {
  return (*key == 'd' || *key == 'v') && strspn(key + 1, "0123456789") == strlen(key + 1);
}

/* Where no way is told, a value of one letter beside the others: o and d, p and v, p1 and v1, ray.p and
 * ray.d; c and d are ends. */
static void settle_ways(struct taking *q) {
  const struct value *const value = q->values.value;
  bool any = false;
  for (unsigned n = 0; n < q->leaves; n++)
    any |= is_way(&q->leaf[n]);
  for (unsigned n = 0; n < q->leaves && !any; n++) {
    const int own = q->leaf[n].value, root = q->leaf[n].root, up = value[own].parent;
    if (own != root && q->leaf[n].meaning.says == SAYS_AT &&
        ((q->leaf[n].is_corner && is_way_letter(value[root].key)) ||
         (is_way_letter(value[up].key) && !has_beside(&q->values, up, " c "))))
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

/* The place of an object whose corners are counted from it, polygon.pos beside polygon.points, is 0. */
static void settle_places(struct taking *q) {
  for (unsigned r = 0; r < q->leaves; r++) {
    const int root = q->leaf[r].root;
    unsigned own = 0, others = 0, kept = 0;
    if (q->leaf[r].ring < 0 || q->leaf[r].ring == root)
      continue;
    for (unsigned n = 0; n < q->leaves; n++) {
      others += q->leaf[n].root != root;
      if (q->leaf[n].root == root && q->leaf[n].ring < 0)
        own += (q->leaf[n].meaning.says & (SAYS_AT | SAYS_CENTRE)) != 0 ? 1 : LEAVES_MAX;
    }
    for (unsigned n = 0; n < q->leaves && own == 2 && others > 0; n++)
      if (q->leaf[n].root == root && q->leaf[n].ring < 0)
        add_zero(q, q->leaf[n].value);
      else
        q->leaf[kept++] = q->leaf[n];
    q->leaves = kept > 0 ? kept : q->leaves;
  }
}

enum { SIZED = 1 << KIND_DISC | 1 << KIND_BOX | 1 << KIND_CAPSULE | 1 << KIND_ELLIPSE | 1 << KIND_ROUNDED };

/* Whether the function's name tells of two shapes of one kind that have a size, and of no other:
 * circlesCollide, circleContainsCircle. */
static bool names_two(const struct taking *q) {
  const struct parts parts = parts_of(token_name(q->values.program, q->values.function->name).text);
  unsigned count = 0;
  for (unsigned k = 0; k < parts.count; k++)
    if (name_kinds(parts.part[k], 3) != 0)
      count += parts.part[k][strlen(parts.part[k]) - 1] == 's' ? 2 : 1;
  return count > 1 && (q->kinds & SIZED) != 0 && (q->kinds & (q->kinds - 1)) == 0;
}

bool lacks_size(const struct taking *q, const struct leaf *leaf) {
  const bool named =
      leaf->kinds != 0 ? (leaf->kinds & SIZED) != 0 : leaf->value != leaf->root && names_two(q);
  return named && (leaf->kinds & (WEAK | 1 << KIND_POINT)) == 0 && leaf->meaning.says == SAYS_AT;
}

void read_leaves(struct taking *q) {
  q->leaves = q->zeros = 0;
  q->owned_behind = have_owners_behind(&q->values);
  for (unsigned k = 0; k < q->values.roots; k++)
    gather(q, q->values.root[k]);
  settle_places(q);
  settle_owners(q);
  turn_over(q);
  choose_type(q);
  if (question_moves(q->question))
    part_ways(q);
}
