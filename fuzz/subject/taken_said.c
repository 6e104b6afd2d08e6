/* What a function says in words: its name, its comments, and what they leave to no form. */
#include "taking.h"

#include "taken_result.h"
#include "wording.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Whether it is said of the function: before it, in its head, or in the text that its body begins with. */
static bool is_said(const struct taking *q, const char *phrases) {
  return function_says(q->values.program, q->values.function, phrases);
}

/* Likewise, or within it. */
static bool is_said_within(const struct taking *q, const char *phrases) {
  const struct program *const s = q->values.program;
  const struct function *const f = q->values.function;
  return said_has((struct passage){said_before(s, f).from, s->token[f->body.to].at}, phrases);
}

static const char MOVING[] = " push pushes pushing move moves moving moved separate separates resolve "
                             "resolves applied apply add adds added ";
static const char AWAY[] = " out from off away against by along back apart of so until that which ";

/* What is said to be moved: a name, or the first or the second; or by what it is no name of, a circle. */
struct moved {
  char name[KEY_MAX], noun[KEY_MAX];
  bool negated; /* the other is */
};

/* In its name what stands between a verb and where from: circle in push_circle_from_box, pushCircleOffBox. */
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
  const struct passage before = said_before(s, f), first = first_text(s, f->body);
  struct moved moved = {.negated = false};
  char text[1200] = "", word[3][KEY_MAX] = {"", "", ""}, order[KEY_MAX] = "";
  bool is_next = false, moves = false, directed = false, leads = false, /* from one to the other */
      must = false;
  text_add(text, sizeof text, "%.*s\n", (int)(before.to - before.from), before.from);
  text_add(text, sizeof text, "%.*s", (int)(first.to - first.from), first.from);
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
    const bool passed = word_in(word[2], PASSED), is_order = word_in(word[2], ORDER),
               verb = word_in(word[2], MOVING);
    if (is_next && !passed && !word_in(word[2], AWAY) && (!is_order || leads)) {
      const char *const by = at + length + strspn(at + length, " `*");
      snprintf(moved.name, KEY_MAX, "%s", word[2]);
      moved.negated |= strncmp(by, "by ", 3) == 0 && by[3 + strspn(by + 3, " `*(")] == '-';
    } else if (strcmp(word[1], "out") == 0 && strcmp(word[2], "of") == 0)
      snprintf(moved.name, KEY_MAX, "%s", word[0]);
    else if (is_next && passed)
      snprintf(moved.noun, KEY_MAX, "%s", word[2]);
    else if (verb && must) /* "how b has to move" */
      snprintf(word_in(word[1], PASSED) ? moved.noun : moved.name, KEY_MAX, "%s", word[1]);
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
  if (moved.name[0] == '\0')
    moved_by_name(token_name(s, f->name).text, moved.noun);
  return moved;
}

unsigned moved_shape(struct taking *q, unsigned first) {
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
                         (word_in(said, " self this ") ||
                          token_is(q->values.program, f->self.name, said)); /* of Go, the receiver */
    if (is_self || (said[0] != '\0' && strcmp(said, key) == 0))
      return moved.negated ? 1 - own : own;
    shape = has_part(key, MOVES) ? own : has_part(key, STAYS) ? 1 - own : shape;
  }
  q->moved_kinds = (name_kinds(moved.name, 3) | name_kinds(moved.noun, 3)) & ALL_KINDS;
  q->moves_other = moved.negated;
  return shape;
}

unsigned mover_said(const struct taking *q) {
  static const char OTHER[] = "the given;given one;another moving;other moving;a moving;against this";
  static const char THIS[] = "sweeps this;sweep this;moves this;this moving;this one moves;against the given;"
                             "against another;against the other";
  return is_said(q, THIS) ? 0 : is_said(q, OTHER) ? 1 : SHAPES;
}

/* Whether its name, or that of its type, or what is said of the function or of the type says that a ring has
 * its first corner again at its end. */
bool is_called_closed(const struct taking *q, const struct value *list) {
  static const char CLOSED[] = " ring closed loop ";
  static const char WORDS[] = "closed ring;the same as its first;the same as the first;equal to the first;"
                              "equals the first;repeats the first;first point again",
                    DENIED[] = "need not;not closed;not repeat;not be";
  const struct program *const s = q->values.program;
  const uint32_t type = list->type.from;
  bool closed = has_part(list->key, CLOSED) || (is_said(q, WORDS) && !is_said(q, DENIED));
  for (uint32_t k = 1; k + 1 < s->tokens && list->type.to == type + 1; k++)
    closed |= tokens_alike(s, k, type) &&
              (token_has_part(s, k, CLOSED) || (token_among(s, k - 1, " type using ") &&
                                                said_has(said_ahead(s, line_begin(s, k), false), WORDS)));
  return closed;
}

/* Whether it takes a way of length 1 alone, as the words before it and among its parameters, or their names,
 * say. What it answers with is a length too, whatever its way is. */
bool takes_unit(const struct taking *q) {
  static const char UNIT[] = "normaliz;normalis;unit vector;unit length;unit dir;length 1;| = 1;|=1;| == 1";
  static const char ANY[] = "not be normal;not normal;unnormal;non-normal;not necessarily";
  static const char NAMED[] = " unit normalized normalised norm n ";
  bool told = is_said(q, UNIT);
  for (unsigned k = 0; k < q->ways; k++) {
    const struct leaf *const way = &q->leaf[q->leaves + k];
    told |= way->root != way->value && has_part(q->values.value[way->root].key, NAMED);
  }
  return told && !is_said(q, ANY);
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
  const struct meaning *const meaning = word_meaning(low);
  now->centre |= (meaning != NULL && meaning->axis == AXIS_BOTH && meaning->says == SAYS_CENTRE) ||
                 strstr(word, "\u4e2d\u5fc3") != NULL;
  now->denied |= word_in(low, DENIES);
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
  const struct function *const maker = maker_of(s, record);
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

/* Whether the token is the number's name, and no other value's: circle.x is none of rect. */
static bool names_number(const struct taking *q, const struct leaf *leaf, uint32_t k) {
  const struct program *const s = q->values.program;
  const struct value *const value = &q->values.value[leaf->value], *const of =
                                                                       value->parent >= 0
                                                                           ? &q->values.value[value->parent]
                                                                           : value;
  const uint32_t self = q->values.function->self.name;
  const bool own = q->values.has_self && value->parent == q->values.root[0];
  return (token_is(s, k, value->key) || token_is(s, k, value->alias)) &&
         (!token_among(s, k - 1, " . -> ") || token_is(s, k - 2, of->key) || token_is(s, k - 2, of->alias) ||
          (own && (self > 0 ? tokens_alike(s, k - 2, self) : token_is(s, k - 2, "this"))));
}

static const char ABSOLUTE[] = " abs fabs fabsf Abs absf ";

/* Whether the body takes it off what lies between a place and a middle, or compares it with that:
 * |x - cx| - half.x, of half a size. */
static bool is_taken_off(const struct taking *q, const struct leaf *leaf) {
  const struct program *const s = q->values.program;
  const struct value *const value = q->values.value;
  const struct span body = q->values.function->body;
  const int at = leaf->value, around = value[at].parent >= 0 ? value[at].parent : at;
  bool off = false;
  for (uint32_t k = body.from + 2; k + 1 < body.to && !off; k++) {
    uint32_t last = k + 1;
    while (token_among(s, last + 1, " . -> "))
      last += 2;
    off = token_among(s, k, " - < <= > >= ") && token_is(s, k - 1, ")") &&
          token_among(s, s->token[k - 1].match - 1U, ABSOLUTE) && token_is(s, k + 1, value[around].key) &&
          (last == k + 1 || token_is(s, last, value[at].key)); /* all of it, or that part */
  }
  return off;
}

/* Whether the body takes what lies between two places for that between centres: |a.x - b.x| beside half of
 * sizes, with nothing added to a place. */
static bool measures_centre(const struct taking *q, const struct leaf *leaf) {
  const struct program *const s = q->values.program;
  const struct value *const value = &q->values.value[leaf->value];
  const struct span body = q->values.function->body;
  bool between = false, halved = false;
  for (unsigned n = 0; n < q->leaves; n++)
    halved |= q->leaf[n].root == leaf->root && q->leaf[n].meaning.says == SAYS_SIZE &&
              q->leaf[n].meaning.axis == leaf->meaning.axis && halves_size(&q->values, q->leaf[n].value);
  for (uint32_t k = body.from; k + 1 < body.to && halved; k++) {
    const uint32_t open = token_is(s, k + 1, "(")   ? k + 1
                          : token_is(s, k - 1, ".") ? s->token[k - 2].match
                                                    : k;
    const struct span inside = {open + 1, s->token[open].match};
    if ((token_is(s, k, value->key) || token_is(s, k, value->alias)) && token_is(s, k + 1, "+"))
      return false;
    if (!token_among(s, k, ABSOLUTE) || inside.to <= inside.from || program_has(s, inside, " + * / ( "))
      continue;
    const uint32_t minus = program_find(s, inside, "-"), last = inside.to - 1;
    const bool once = program_find(s, (struct span){minus + 1, inside.to}, "-") >= inside.to;
    for (uint32_t t = minus - 1; minus < inside.to && once && t <= last; t += last - minus + 1)
      between |= names_number(q, leaf, t);
  }
  return between;
}

/* What is taken off like half a size is one. Beside sizes a place is that of the centre where a comment says
 * so, or the body, of x or of y. */
void settle_centres(struct taking *q) {
  bool sized = false, centre[LEAVES_MAX] = {false};
  for (unsigned n = 0; n < q->leaves; n++)
    if (q->leaf[n].meaning.says == SAYS_AT && is_taken_off(q, &q->leaf[n]))
      q->leaf[n].meaning.says = SAYS_HALF;
  for (unsigned n = 0; n < q->leaves; n++)
    sized |= (q->leaf[n].meaning.says & (SAYS_SIZE | SAYS_HALF)) != 0;
  for (unsigned n = 0; n < q->leaves && sized; n++)
    centre[n] = q->leaf[n].meaning.says == SAYS_AT &&
                (is_said_centre(q, &q->leaf[n]) || measures_centre(q, &q->leaf[n]));
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

const char RIMS[] = " outline border boundary perimeter contour ";

/* Whether it says that its four corners are those of a rectangle, which those of a form need not be; of a
 * list of as many as it likes its name alone tells. */
static bool takes_rectangles(const struct taking *q, const struct taken *taken) {
  static const char RECTANGLES[] = " obb obbs rotated rect rects rectangle rectangles ";
  const struct program *const s = q->values.program;
  const uint32_t name = q->values.function->name;
  const unsigned kinds = taken_kinds(taken);
  return ((kinds >> KIND_QUAD & 1) != 0 && is_said_within(q, "rectang;rotated;oriented;obb") &&
          !is_said_within(q, "convex")) ||
         ((kinds >> KIND_POLYGON & 1) != 0 && (kinds >> KIND_BOX & 1) == 0 &&
          token_has_part(s, name, RECTANGLES) && !token_has_part(s, name, " poly polygon "));
}

/* Whether it is read, and is an angle by its name that something is turned by, or the cosine of one. */
static bool is_angle(const struct taking *q, int at) {
  static const char ANGLES[] = " angle angles rotation rot theta heading orientation yaw phi tilt ";
  const struct program *const s = q->values.program;
  const struct value *const value = &q->values.value[at];
  bool turns = false;
  const bool named = value->is_read && has_part(value->key, ANGLES);
  for (uint32_t k = 0; named && k + 1 < s->tokens && !turns; k++)
    turns = token_is(s, k + 1, "(") && token_has_part(s, k, " cos cosf sincos rotate rotated ");
  return turns || (value->is_read && has_part(value->key, " cos sin "));
}

/* Whether it asks of which kind what it is given is: a number of it is none of the type that it asks for, or
 * a member says it that is no text of its type. */
static bool asks_kind(const struct taking *q) {
  const struct program *const s = q->values.program;
  const struct function *const f = q->values.function;
  const struct value *const value = q->values.value;
  bool asks = false;
  for (unsigned m = 0; m < f->members.count; m++)
    for (uint32_t k = f->body.from; k < f->body.to; k++) {
      const int root = q->values.root[m + q->values.has_self];
      if (!tokens_alike(s, k, f->members.member[m].name) || token_among(s, k - 1, " . -> ?. "))
        continue;
      const bool of_type = token_is(s, k + 1, "instanceof") || /* isinstance(a, T), a instanceof T */
                           (token_is(s, k - 1, "(") && token_is(s, k - 2, "isinstance"));
      const unsigned type = of_type ? program_type(s, k + 2) : 0;
      for (unsigned n = 0; n < q->leaves && type > 0; n++)
        asks |=
            q->leaf[n].root == root && !is_in_record(s, &s->record[type - 1], value[q->leaf[n].value].key);
      int at = token_among(s, k + 1, " . -> ?. ") && token_has_part(s, k + 2, " type kind tag ")
                   ? value[root].first
                   : -1;
      while (at >= 0 && !token_is(s, k + 2, value[at].key))
        at = value[at].next;
      asks |= at >= 0 && (value[at].kind != VALUE_OTHER || s->token[value[at].type.from].kind != TOKEN_TEXT);
    }
  return asks;
}

/* A value with members whose type no file declares, in a member of one of a library: of image.Rectangle what
 * is called Min; -1: none, or a language that needs no type. */
static int unknown_within(const struct taking *q) {
  const struct value *const value = q->values.value;
  int at = is_script(q->values.program) ? -1 : (int)q->values.count - 1;
  while (at >= 0 && (value[at].kind != VALUE_RECORD || value[at].record > 0 || value[at].is_known ||
                     value[at].type.to > value[at].type.from || value[at].parent < 0))
    at--;
  return at;
}

/* Whether a parameter is a way, and it is read. */
static bool takes_way(const struct taking *q) {
  bool takes = false;
  for (unsigned n = 0; n < q->zeros; n++) {
    int root = q->zero[n];
    while (q->values.value[root].parent >= 0)
      root = q->values.value[root].parent;
    takes |= q->values.value[q->zero[n]].is_read && has_part(q->values.value[root].key, WAYS);
  }
  return takes;
}

/* Whether its words tell of lines, of which only the parallel do not cross, and nothing of their ends, and it
 * compares with no more than a tolerance. */
static bool takes_lines(const struct taking *q) {
  const struct program *const s = q->values.program;
  const struct function *const f = q->values.function;
  static const char WITHIN[] = " seg between within inside on bounds range min max fmin fmax contains clamp ",
                    SMALL[] = " eps epsilon tolerance tol tiny small ";
  bool compares = false;
  for (uint32_t k = f->begin; k < f->body.to && !compares; k++) {
    const struct token *const next = &s->token[k + 1];
    const bool small =
        token_has_part(s, k + 1, SMALL) ||
        (next->kind == TOKEN_NUMBER && strtod(next->at, NULL) > 0 && strtod(next->at, NULL) < 0.1);
    compares =
        (k >= f->body.from && token_among(s, k, " < > <= >= ") && !small) || token_has_part(s, k, WITHIN);
  }
  return is_said_within(q, "line") &&
         is_said_within(q, "infinite;endless;parallel;line through;lines through") &&
         !is_said_within(q, "segment;endpoint;edge;wall") && !compares;
}

/* What its name tells of a shape that its form has not; NULL: nothing. A circle of three points is no form,
 * and a point and a triangle make none either. */
static const char *lacks_shape(const struct taking *q, const struct taken *taken) {
  enum {
    ROUND = 1U << KIND_DISC | 1U << KIND_CAPSULE | 1U << KIND_ELLIPSE | 1U << KIND_ROUNDED,
    OTHER = ALL_KINDS & ~(1U << KIND_POINT | 1U << KIND_TRIANGLE)
  };
  static const struct {
    const char *words;
    unsigned kinds;
    const char *why;
  } NAMED[] = {
      {" aabb ", 1U << KIND_BOX, "its name tells of boxes, and its numbers make none"},
      {" ellipse oval ", 1U << KIND_ELLIPSE, "its name tells of an ellipse, and its numbers make none"},
      {" circumcircle incircle ", ROUND, "its name tells of a circle, and its numbers make none"},
      {" circle circles ", OTHER, "its name tells of a circle, and its numbers make none"}};
  const char *why = NULL;
  for (size_t k = 0; k < sizeof NAMED / sizeof *NAMED && taken->count > 0 && why == NULL; k++)
    if ((taken_kinds(taken) & NAMED[k].kinds) == 0 &&
        token_has_part(q->values.program, q->values.function->name, NAMED[k].words))
      why = NAMED[k].why;
  return why;
}

/* Whether it is called after a line, and cuts no part of it off: it chooses nowhere. */
static bool asks_far_line(const struct taking *q, const struct taken *taken) {
  static const char CHOOSES[] = " if ? < > <= >= min max Min Max clamp fmin fmax fminf fmaxf clip or and ";
  const struct program *const s = q->values.program;
  const struct function *const f = q->values.function;
  return q->question == QUESTION_DISTANCE && taken->count > 0 &&
         (taken_kinds(taken) & ~(1U << KIND_SEGMENT | 1U << KIND_POINT)) == 0 &&
         token_has_part(s, f->name, " line lines perpendicular ") && !program_has(s, f->body, CHOOSES) &&
         next_called(s, f, 0) == s->functions;
}

/* Of a number that is another one than the distance of two shapes, which; NULL: it is that. */
static const char *measures_other(const struct taking *q, const struct taken *taken) {
  if (q->question == QUESTION_DISTANCE && is_deep(q->values.program, q->values.function))
    return "how deep shapes lie in each other is asked as a way out, and not as a number alone";
  return asks_far_line(q, taken) ? "how far it is from a line without ends is not asked" : NULL;
}

/* Whether it goes from one element of a list to the next: poly[i + 1], poly[j], zip(poly, …). */
static bool goes_along_edges(const struct program *s, const struct function *f) {
  static const char NEXT[] = " zip pairwise prev previous last roll cycle islice windows rotate next at ";
  bool along = program_has(s, f->body, NEXT) || program_has(s, f->body, " % ");
  uint32_t index = 0;
  for (uint32_t k = f->body.from; k < f->body.to && !along; k++) {
    const struct span inside = {k + 1, s->token[k].match};
    if (!token_is(s, k, "[") || inside.to <= inside.from || s->token[k - 1].kind != TOKEN_WORD)
      continue;
    along = program_has(s, inside, " + - ") ||
            (index > 0 && s->token[k + 1].kind == TOKEN_WORD && !tokens_alike(s, index, k + 1));
    index = s->token[k + 1].kind == TOKEN_WORD ? k + 1 : index;
  }
  return along;
}

/* A list of whatever else than corners, enemies: each is looked at by itself; -1: there is none. */
static int list_of_things(const struct taking *q) {
  static const char CORNERED[] =
      " vertex vs pts corners corner coords coordinates path shape shapes boundary zone "
      "loop list arr array ps ";
  const struct value *const value = q->values.value;
  int things = -1;
  for (unsigned n = 0; n < q->leaves && q->wanted == NULL; n++) {
    const char *const key = q->leaf[n].ring >= 0 ? value[q->leaf[n].ring].key : "";
    const char *const root = value[q->leaf[n].root].key;
    if (strlen(key) > 3 && !value[q->leaf[n].ring].is_edges && !has_part(key, CORNERED) &&
        !has_part(root, CORNERED) && (name_kinds(key, 1) | name_kinds(root, 1)) == 0)
      things = q->leaf[n].ring;
  }
  const struct program *const s = q->values.program;
  const struct function *const f = q->values.function;
  return things >= 0 && (goes_along_edges(s, f) || next_called(s, f, 0) < s->functions) ? -1 : things;
}

/* Of a number that no form has, what it tells; NULL: there is none. */
static const char *tells_other(const struct taking *q, int *of) {
  const struct value *const value = q->values.value;
  const char *why = NULL;
  for (unsigned n = 0; n < q->leaves && why == NULL; n++) {
    const uint32_t times = value[q->leaf[n].value].times;
    bool across = false;
    for (int at = q->leaf[n].value; at >= 0 && q->wanted == NULL; at = value[at].parent)
      across |= has_part(value[at].key, " normal normals ");
    *of = q->leaf[n].value;
    if (times > 0 && token_has_part(q->values.program, times, " tile cell grid ")) /* tile.x * tileSize */
      why = " counts tiles, and no form does";
    else if (across)
      why = " tells a direction across a side, and no form has one";
  }
  return why;
}

/* Whether it is about a ray, of which it is given no way, or nothing else tells how it takes its numbers. */
static bool is_ray(const struct taking *q) {
  const struct program *const s = q->values.program;
  const uint32_t name = q->values.function->name;
  return (q->stands && casts(s, q->values.function)) ||
         (q->wanted == NULL &&
          (token_has_part(s, name, " ray rays ") || strncmp(s->token[name].at, "ray", 3) == 0));
}

static bool has_less(const struct program *s, struct span span) {
  bool less = false;
  for (uint32_t k = span.from; k < span.to; k++)
    less |= token_among(s, k, " < > <= >= ");
  return less;
}

/* Whether it tells if a ray from the point crosses the segment, (a.y > p.y) != (b.y > p.y) && …, as a part of
 * what looks into polygons. */
static bool crosses_level(const struct taking *q, const struct taken *taken) {
  const struct program *const s = q->values.program;
  const struct span body = q->values.function->body;
  const unsigned kinds = q->wanted == NULL ? taken_kinds(taken) : 0;
  static const char SIDES[] = " != !== ^ == === ", FAR[] = " abs fabs hypot sqrt dist distance isclose ";
  bool crosses = false, lies_on = kinds != (1U << KIND_POINT | 1U << KIND_SEGMENT);
  for (uint32_t k = body.from + 3; k + 3 < body.to && !lies_on; k++) {
    const struct span before = {token_is(s, k - 1, ")") ? s->token[k - 1].match : k - 4, k},
                      behind = {k + 1, token_is(s, k + 1, "(") ? s->token[k + 1].match : k + 5};
    crosses |= token_among(s, k, SIDES) && has_less(s, before) && has_less(s, behind);
    lies_on = token_among(s, k, FAR) || (token_among(s, k, " == === ") && token_among(s, k + 1, " 0 0.0 "));
  }
  return crosses && !lies_on;
}

/* What a function says by its name, its head or its words that no form says; false: nothing. */
bool say_unsaid(const struct taking *q, struct taken *taken) {
  const struct program *const s = q->values.program;
  const struct function *const f = q->values.function;
  const bool meets = q->question == QUESTION_HIT,
             is_number = !program_has(s, f->result, " < [ ( , ") &&
                         type_has_number(s, alias_target(s, f->result), true);
  const unsigned kinds = taken_kinds(taken);
  const char *why = measures_other(q, taken);
  bool is_written = false;
  const int unknown = unknown_within(q), things = list_of_things(q);
  int of = -1; /* of which value it is said */
  for (unsigned k = 0; k < q->values.roots; k++)
    is_written |= q->values.value[q->values.root[k]].is_written;
  if (program_has(s, f->result, " async Promise Task ValueTask ") ||
      program_has(s, (struct span){f->begin - 2U * (f->begin > 1), f->params.from}, " async "))
    why = "it gives a promise, which is true whatever it says: put a function around it that does not wait";
  else if ((of = unknown) >= 0)
    why = " is of a type that no file here declares";
  else if ((of = things) >= 0)
    why = " is a list, each of which it looks at by itself: put a function around it that takes one";
  else if (asks_kind(q))
    why = "it asks of which kind a shape is: put a function around it that makes shapes of one kind each";
  else if (takes_rectangles(q, taken))
    why = "its corners are those of a rectangle, and a quad may be any (--form asks it of those)";
  else if (lacks_shape(q, taken) != NULL)
    why = lacks_shape(q, taken);
  else if ((meets || q->question == QUESTION_CROSSING) && kinds == 1U << KIND_SEGMENT && takes_lines(q))
    why = "where two lines without ends cross is not asked (with --form it is asked of segments)";
  else if (is_written)
    why = "it answers in a list that it is given, and that is not read";
  else if (token_has_part(s, f->name, RIMS) && q->question != QUESTION_NEAREST)
    why = "an outline without what is in it is no shape here";
  else if (meets && crosses_level(q, taken))
    why = "it tells whether a ray from the point crosses the segment, which is not asked";
  else if (meets && is_ray(q))
    why = "after what part of its way a ray hits is not said in a way that is read; a ray without end is not "
          "asked";
  else if (meets && takes_way(q))
    why = "whether shapes meet on a way that is given is not asked, only when (with --form it is given as 0)";
  else if (meets && (q->stands || is_number) && sweeps(s, f))
    why = "it says when shapes meet, in a way that is not read";
  else if (meets && gives_things(s, f))
    why = "it gives a point or a list, and no yes or no";
  else if (meets && is_number)
    why = "it gives a number that is no yes or no, and does not say which";
  /* Unturned it is a form where names say which point of a box is told; of a point it is a ray's. */
  enum { TURNED = 1 << KIND_BOX | 1 << KIND_ELLIPSE | 1 << KIND_ROUNDED };
  bool is_certain = (kinds & TURNED) != 0;
  for (unsigned n = 0; n < taken->count * SHAPES; n++) {
    const enum layout layout = taken->adapter[n / SHAPES].form.layouts[n % SHAPES];
    is_certain &= layout != LAYOUT_BOX_XYWH && layout != LAYOUT_BOX_SQUARE;
  }
  for (unsigned n = 0; n < q->zeros && why == NULL && !is_certain; n++)
    if (is_angle(q, q->zero[n])) {
      of = q->zero[n];
      why = " tells an angle, and no form has one (with --form it is given as 0)";
    }
  if (why == NULL)
    why = tells_other(q, &of);
  if (why == NULL)
    return false;
  snprintf(taken->why, TAKEN_WHY, "%.80s%s", of >= 0 ? value_path(&q->values, of).text : "", why);
  taken->count = 0;
  return true;
}

/* Whether its comments, or those that the file begins with, say that polygons are convex, or name the method
 * that is right for no others. */
bool tells_convex(const struct taking *q) {
  static const char CONVEX[] = "convex;separating ax";
  static const char ANY[] = "concave;non-convex;nonconvex;not convex;any polygon";
  const struct program *const s = q->values.program;
  const struct passage first = {s->text, s->token[0].at};
  return (is_said_within(q, CONVEX) || said_has(first, CONVEX)) && !is_said_within(q, ANY) &&
         !said_has(first, ANY);
}

/* Of several forms those with the shape that the words before the function name: two points are a segment or
 * a box. What takes a dot product, and speaks of no side of a box, has a line. */
void heed_words(const struct taking *q, struct taken *taken) {
  static const char DIRECTED[] = " dot cross proj projection ",
                    SIDES[] = " left right top bottom width height clamp clamped ";
  const struct program *const s = q->values.program;
  const struct span body = q->values.function->body;
  const bool box = is_said(q, "rectang;a box;boxes") || span_has_part(s, body, SIDES),
             line = is_said(q, "segment;a line;two lines") || (!box && span_has_part(s, body, DIRECTED));
  unsigned kept = 0;
  if (taken->count < 2 || line == box)
    return;
  for (unsigned n = 0; n < taken->count; n++)
    if ((form_kinds(&taken->adapter[n].form) >> (box ? KIND_BOX : KIND_SEGMENT) & 1) != 0)
      taken->adapter[kept++] = taken->adapter[n];
  taken->count = kept > 0 ? kept : taken->count;
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

/* All that it reads, as it is called there. */
static void name_read(const struct taking *q, char told[TAKEN_WHY]) {
  for (int at = 0; at < (int)q->values.count; at++) {
    bool is_told = false;
    for (unsigned n = 0; n < q->leaves; n++)
      is_told |= q->leaf[n].value == at;
    for (unsigned n = 0; n < q->zeros; n++)
      is_told |= q->zero[n] == at;
    if (is_told)
      text_add(told, TAKEN_WHY, " %s", value_path(&q->values, at).text);
  }
}

void say_why_not(const struct taking *q, struct taken *taken) {
  char told[TAKEN_WHY] = "";
  struct path path = {""};
  bool boxed = false, points = q->leaves == 4 && q->zeros == 0; /* an ellipse; two points alone */
  int bare = -1, endless = -1;
  name_read(q, told);
  for (unsigned n = 0; n < q->leaves; n++) {
    bool sized = !lacks_size(q, &q->leaf[n]);
    for (unsigned m = 0; m < q->leaves; m++)
      sized |= q->leaf[m].root == q->leaf[n].root && q->leaf[m].meaning.says != SAYS_AT;
    bare = sized ? bare : q->leaf[n].root;
    endless = q->leaf[n].ring >= 0 && is_uncounted(q, q->leaf[n].ring) ? q->leaf[n].ring : endless;
    points &= q->leaf[n].meaning.says == SAYS_AT && q->leaf[n].meaning.axis == (n % 2 ? AXIS_Y : AXIS_X);
    boxed |= (q->leaf[n].kinds >> KIND_ELLIPSE & 1) != 0 && (q->leaf[n].meaning.says & SAYS_SIZE) != 0;
  }
  const uint32_t type = imported_type(q);
  if (type > 0)
    token_copy(q->values.program, type, path.text, KEY_MAX);
  else if (endless >= 0 || bare >= 0)
    path = value_path(&q->values, endless >= 0 ? endless : bare);
  snprintf(taken->why,
           TAKEN_WHY,
           type > 0 ? "its type %s is declared in another file, which is not read%.0s"
           : endless >= 0
               ? "no parameter tells how many corners %s has, and graze puts no mark behind them%.0s"
           : bare >= 0     ? "of %s no size is read:%.140s"
           : boxed         ? "%sno form has an ellipse by the box about it:%.200s"
           : points        ? "%stwo points by themselves are not judged:%.200s"
           : q->leaves > 0 ? "%sits numbers make no two shapes:%.200s"
                           : "%sits names tell no numbers%.0s",
           path.text,
           told);
}
