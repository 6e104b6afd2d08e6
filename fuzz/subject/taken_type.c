/* Types of answers: their members, and where in a value of one the numbers are. */
#include "taken_names.h"
#include "taken_result.h"
#include "taken_value.h"
#include "wording.h"

#include <stdio.h>
#include <string.h>

const char NORMALS[] = " normal n axis direction ", DEPTHS[] = " depth penetration overlap distance ",
           SIZES[] = " w h width height r radius ";

const struct record *record_in(const struct program *s, struct span type) {
  const unsigned record = program_type_in(s, type);
  return record > 0 ? &s->record[record - 1] : NULL;
}

const struct member *member_in(const struct program *s, const struct members *members, const char *words) {
  for (unsigned k = 0; k < members->count; k++)
    if (token_has_part(s, members->member[k].name, words))
      return &members->member[k];
  return NULL;
}

const struct member *member_with(const struct program *s, const struct record *record, const char *words) {
  return member_in(s, &record->members, words);
}

/* What a value of the type is made of: what its constructor takes, or its members. */
static const struct members *made_of(const struct program *s, const struct record *record) {
  return record->constructor > 0 ? &maker_of(s, record)->members : &record->members;
}

/* Whether one of the names of namedtuple("Point", "x y") or namedtuple("Point", ["x", "y"]) has a word. */
static bool names_field(const struct program *s, const struct record *record, const char *words) {
  static const char BETWEEN[] = "'\" ,";
  const bool is_one =
      s->language == LANGUAGE_PYTHON && record->members.count == 0 && record->constructor == 0;
  for (uint32_t k = record->body.from + 1; is_one && k < record->body.to; k++) {
    const struct token *const t = &s->token[k];
    char text[4 * KEY_MAX], *rest = NULL;
    snprintf(text, sizeof text, "%.*s", t->kind == TOKEN_TEXT ? (int)t->length : 0, t->at);
    for (char *of = strtok_r(text, BETWEEN, &rest); of != NULL; of = strtok_r(NULL, BETWEEN, &rest))
      if (has_part(of, words))
        return true;
  }
  return false;
}

bool is_two_points(const struct program *s, const struct record *record) {
  const struct members *const made = made_of(s, record);
  bool two = made->count >= 4 && !token_has_part(s, made->member[2].name, NORMALS);
  for (unsigned k = 0; k < 4 && two; k++)
    two = token_has_part(s, made->member[k].name, k % 2 ? " y " : " x ");
  return two;
}

bool is_point_type(const struct program *s, const struct record *record) {
  if (names_field(s, record, " x ") && names_field(s, record, " y "))
    return !names_field(s, record, SIZES);
  const struct members *const made = made_of(s, record);
  return record->is_tuple
             ? record->members.count == 2
             : made->count >= 2 && !is_two_points(s, record) &&
                   token_has_part(s, made->member[0].name, " x ") &&
                   token_has_part(s, made->member[1].name, " y ") && member_with(s, record, SIZES) == NULL;
}

bool record_has(const struct program *s, const struct record *r, const char *words) {
  return member_in(s, made_of(s, r), words) != NULL || member_with(s, r, words) != NULL ||
         names_field(s, r, words);
}

const struct member *point_in(const struct program *s, const struct record *record) {
  for (unsigned k = 0; k < record->members.count && !record->is_tuple; k++) {
    const struct member *const m = &record->members.member[k];
    const struct record *const type = record_in(s, m->type);
    if (type != NULL && is_point_type(s, type) && !token_has_part(s, m->name, NORMALS))
      return m;
  }
  return NULL;
}

const struct member *flag_of(const struct program *s, const struct record *record) {
  static const char FLAGS[] =
      " hit found valid ok exists intersects intersect intersecting collided collision is has ";
  for (unsigned k = 0; k < record->members.count && !record->is_tuple; k++) {
    const struct member *const m = &record->members.member[k];
    if (token_has_part(s, m->name, FLAGS) && program_has(s, m->type, " bool boolean int _Bool "))
      return m;
  }
  return NULL;
}

struct span without_maybe(const struct program *s, struct span type) {
  while (type.from < type.to && token_among(s, type.from, " std :: java . util const "))
    type.from++;
  if (token_among(s, type.from, " Option optional Optional Nullable ") &&
      token_among(s, type.from + 1, " < [ ")) {
    type.from += 2;
    while (type.to > type.from && !token_among(s, type.to - 1, " > ] "))
      type.to--;
    type.to--;
  }
  while (type.from < type.to && token_among(s, type.from, " std :: "))
    type.from++;
  return alias_target(s, type);
}

void put_member(const struct program *s, const struct record *record, size_t name, char *to) {
  const bool called = record->given.to > 0 && s->language == LANGUAGE_JAVA;
  text_add(to, PLACE_TEXT, ".%.24s%s", token_name(s, name).text, called ? "()" : "");
}

/* Of a type that the file declares: its x and y, perhaps those of a point in it. */
void place_in(const struct program *s, const struct record *record, char to[ANSWER_VALUES][PLACE_TEXT]) {
  const struct member *const at = point_in(s, record);
  const bool within = at != NULL && member_with(s, record, " x ") == NULL;
  const struct record *const holds = within ? record_in(s, at->type) : record;
  for (unsigned k = 0; k < 2; k++) {
    const struct member *const named = member_with(s, holds, k == 0 ? " x " : " y ");
    if (within)
      put_member(s, record, at->name, to[k]);
    if (holds->is_tuple)
      text_add(to[k], PLACE_TEXT, ".%u", k);
    else if (named != NULL || holds->members.count > k)
      put_member(s, holds, named != NULL ? named->name : holds->members.member[k].name, to[k]);
  }
}

/* Of two numbers side by side, or of a type that the file does not declare. */
void place_beside(const struct program *s, struct span type, char to[ANSWER_VALUES][PLACE_TEXT]) {
  const bool is_java = s->language == LANGUAGE_JAVA, is_sharp = s->language == LANGUAGE_CSHARP;
  const char first = is_java || is_sharp ? 'X' : 'x';
  const char *const part = s->language == LANGUAGE_GO ? "%.0d" : is_sharp ? ".Item%d" : ".%d";
  for (int k = 0; k < 2; k++)
    if (program_has(s, type, " pair tuple "))
      snprintf(to[k], PLACE_TEXT, ".%s", k == 0 ? "first" : "second");
    else if (program_has(s, type, " [ array "))
      snprintf(to[k], PLACE_TEXT, "[%d]", k);
    else if (token_is(s, type.from, "("))
      snprintf(to[k], PLACE_TEXT, part, k + is_sharp);
    else
      snprintf(to[k], PLACE_TEXT, is_java ? ".get%c()" : ".%c", first + k);
}

/* The member that is a direction's part along an axis: nx, normalX. */
static const struct member *normal_part(const struct program *s, const struct record *record, unsigned axis) {
  for (unsigned k = 0; k < record->members.count; k++) {
    const struct member *const m = &record->members.member[k];
    if (token_has_part(s, m->name, axis == 0 ? " nx " : " ny ") ||
        (token_has_part(s, m->name, NORMALS) && token_has_part(s, m->name, axis == 0 ? " x " : " y ")))
      return m;
  }
  return NULL;
}

bool record_along(const struct program *s,
                  const struct record *record,
                  const char *again,
                  char to[ANSWER_VALUES][PLACE_TEXT]) {
  const struct member *const normal = member_with(s, record, NORMALS), *const depth =
                                                                           member_with(s, record, DEPTHS);
  const struct record *const type = normal != NULL ? record_in(s, normal->type) : NULL;
  const struct member *const part[] = {normal_part(s, record, 0), normal_part(s, record, 1)};
  char at[ANSWER_VALUES][PLACE_TEXT] = {"", ""};
  if (depth == NULL || record->is_tuple || (normal == NULL && (part[0] == NULL || part[1] == NULL)))
    return false;
  if (type != NULL)
    place_in(s, type, at);
  else if (normal != NULL)
    place_beside(s, normal->type, at);
  for (unsigned k = 0; k < ANSWER_VALUES; k++) {
    to[k][0] = '\0';
    put_member(s, record, part[k] != NULL ? part[k]->name : normal->name, to[k]);
    text_add(to[k], PLACE_TEXT, "%s * %s", part[k] != NULL ? "" : at[k], again);
    put_member(s, record, depth->name, to[k]);
  }
  return true;
}
