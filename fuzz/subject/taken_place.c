/* Where in an answer its numbers are, and how it says that there are none, in the function's own language. */
#include "taken_names.h"
#include "taken_result.h"
#include "taken_value.h"
#include "wording.h"

#include <stdio.h>
#include <string.h>

/* Says of a type that there may be none of it. */
#define MAYBE " Option optional Optional Nullable ? "

/* The k-th of values side by side; of Go the end of its name. */
static const char *of_part(enum language language, unsigned k) {
  enum { PARTS = 3 };
  static const char *const PART[][PARTS] = {
      {".first", ".second", ".third"}, {".Item1", ".Item2", ".Item3"}, {"0", "1", "2"}, {".0", ".1", ".2"}};
  const unsigned row = language == LANGUAGE_CPP      ? 0
                       : language == LANGUAGE_CSHARP ? 1
                       : language == LANGUAGE_GO     ? 2
                                                     : 3;
  return k >= PARTS ? "" : PART[row][k];
}

#define add_none(place, language, ...)                                                                       \
  (text_add((place)->none,                                                                                   \
            sizeof(place)->none,                                                                             \
            "%s",                                                                                            \
            (place)->none[0] == '\0'        ? ""                                                             \
            : (language) == LANGUAGE_PYTHON ? " or "                                                         \
                                            : " || "),                                                       \
   text_add((place)->none, sizeof(place)->none, __VA_ARGS__))

/* Of values side by side, one of which is of a type that the file declares, which is a point, which a number
 * and which says whether there are any; -1: none. */
struct beside {
  int point, number, flag, count;
  const struct record *type;
};

static struct beside beside_of(const struct program *s, struct span type) {
  struct beside found = {-1, -1, -1, 0, NULL};
  const bool angled = token_among(s, type.from, " pair tuple ");
  struct span all = {type.from + 1U + angled, type.to - 1U};
  if (!angled && !token_is(s, type.from, "("))
    return found;
  for (int k = 0; all.from < all.to; found.count = ++k) {
    const struct span part = {all.from, program_find(s, all, ",")};
    const struct record *const record = record_in(s, part);
    if (record != NULL && found.point < 0 && is_point_type(s, record)) {
      found.point = k;
      found.type = record;
    } else if (found.number < 0 && type_has_number(s, part, true))
      found.number = k;
    else if (program_has(s, part, " bool "))
      found.flag = k;
    all.from = part.to + 1;
  }
  if (s->language == LANGUAGE_GO && found.number < 0) /* a point, and whether there is one */
    found.point = -1;
  return found;
}

/* Where in a type stands whether there is something, ".hit"; false: nowhere. */
static bool flag_in(const struct program *s, struct span type, char to[PLACE_TEXT]) {
  const struct record *const record = record_in(s, type);
  const struct beside among = beside_of(s, type);
  const bool is_go = s->language == LANGUAGE_GO;
  const int part = among.point >= 0 ? among.flag : leads_with_flag(s, type) && !is_go ? 0 : -1;
  const struct member *const flag = record != NULL && among.point < 0 ? flag_of(s, record) : NULL;
  to[0] = '\0';
  if (part >= 0)
    snprintf(to, PLACE_TEXT, "%s", of_part(s->language, (unsigned)part));
  else if (flag != NULL)
    put_member(s, record, flag->name, to);
  return to[0] != '\0';
}

bool function_flag(const struct program *s, const struct function *f, char to[PLACE_TEXT]) {
  return gives_flag(s, f) && flag_in(s, without_maybe(s, f->result), to);
}

/* Go wants no name that is not used. */
static void
put_names(const struct program *s, const struct beside *among, const bool used[3], struct place *place) {
  const int part[] = {among->point, among->number, among->flag};
  for (int k = 0; s->language == LANGUAGE_GO && among->point >= 0 && k < among->count; k++) {
    bool named = false;
    for (unsigned n = 0; n < 3; n++)
      named |= used[n] && part[n] == k;
    text_add(place->names, PLACE_TEXT, named ? "%sat%d" : "%s_", k > 0 ? ", " : "", k);
  }
}

/* How what may be none is reached, ".unwrap()", and the condition by which there is none; NULL: by none. */
struct reach {
  const char *through, *none;
};

static struct reach reach_of(const struct program *s, const struct function *f) {
  /* The first of a language whose words stand in what is given back; NULL: any do. */
  static const struct {
    enum language language;
    const char *words;
    struct reach reach;
  } REACH[] = {{LANGUAGE_C, " * ", {"[0]", "!at"}},
               {LANGUAGE_CPP, MAYBE, {".value()", "!at"}},
               {LANGUAGE_CPP, " * ", {"[0]", "!at"}},
               {LANGUAGE_RUST, MAYBE, {".as_ref().unwrap()", "at.is_none()"}},
               {LANGUAGE_JAVA, " OptionalDouble ", {".getAsDouble()", "at.isEmpty()"}},
               {LANGUAGE_JAVA, " Optional ", {".get()", "at.isEmpty()"}},
               {LANGUAGE_JAVA, " [ ", {"", "at == null"}},
               {LANGUAGE_JAVA, " double float ", {"", NULL}},
               {LANGUAGE_JAVA, NULL, {"", "at == null"}},
               {LANGUAGE_CSHARP, MAYBE, {".Value", "at == null"}},
               {LANGUAGE_CSHARP, " [ ", {"", "at == null"}},
               {LANGUAGE_GO, " * ", {"", "at == nil"}},
               {LANGUAGE_GO, " error ", {"", "ok != nil"}},
               {LANGUAGE_GO, " bool ", {"", "!ok"}}};
  const struct span type = without_maybe(s, f->result);
  const struct record *const record = record_in(s, type);
  const bool is_value_of_go = s->language == LANGUAGE_GO && !program_has(s, f->result, " * "),
             is_number = type.to == type.from + 1 && type_has_number(s, type, false);
  if (is_value_of_go && (beside_of(s, type).point >= 0 || leads_with_flag(s, type)))
    return (struct reach){"", beside_of(s, type).point >= 0 ? NULL : "!there"};
  if (s->language == LANGUAGE_CSHARP && record != NULL && !token_is(s, record->name - 1, "struct"))
    return (struct reach){"", "at == null"};
  for (size_t k = 0; k < sizeof REACH / sizeof REACH[0]; k++)
    if (REACH[k].language == s->language &&
        (REACH[k].words == NULL || program_has(s, f->result, REACH[k].words)))
      return s->language == LANGUAGE_RUST && is_number ? (struct reach){".unwrap()", "at.is_none()"}
                                                       : REACH[k].reach;
  return (struct reach){"", NULL};
}

static void put_before(char to[PLACE_TEXT], const char *before) {
  char behind[PLACE_TEXT];
  snprintf(behind, sizeof behind, "%s", to);
  snprintf(to, PLACE_TEXT, "%s%.70s", before, behind);
}

/* Whether it gives back that number, as it is. */
static bool gives_literal(const struct program *s, const struct function *f, double number) {
  for (struct given_back at = {0}; next_given(s, f, &at);)
    if (begins_given(s, f, at.k) && number_stands(s, at.k, number))
      return true;
  return false;
}

/* Where in a type that tells of a part of a way that part is. */
static void place_part(const struct program *s, struct span type, struct beside among, char to[PLACE_TEXT]) {
  const struct record *const record = record_in(s, type);
  const int part = among.point >= 0 && among.number >= 0 ? among.number
                   : s->language == LANGUAGE_GO          ? -1
                   : leads_with_flag(s, type)            ? 1
                   : leads_with_number(s, type)          ? 0
                                                         : -1;
  if (part >= 0)
    snprintf(to, PLACE_TEXT, "%s", of_part(s->language, (unsigned)part));
  if (record != NULL && among.point < 0) {
    const struct member *const at = part_member(s, record);
    put_member(s, record, at != NULL ? at->name : record->name, to);
  }
}

/* Nothing goes a way of no length, where that is given with length 1. */
static void none_of_way(const struct program *s, const char *length, struct place *place) {
  if (length[0] != '\0')
    add_none(place, s->language, "%s == 0.0", length);
  else if (place->none[0] == '\0')
    add_none(place, s->language, "%s", LANGUAGE_MARKS[s->language].falsely);
}

/* Of what the call makes of a function's parameters: a struct place or a number, in Java the object or null.
 */
static void place_given(const struct program *s,
                        const struct function *f,
                        const struct given_by *by,
                        const char *length,
                        struct place *place) {
  const bool part = by->given == GIVEN_NUMBER, is_sharp = s->language == LANGUAGE_CSHARP;
  if (s->language == LANGUAGE_JAVA) {
    for (unsigned n = 0; n < ANSWER_VALUES; n++)
      snprintf(place->to[n], PLACE_TEXT, "%s", strchr(by->to[n], '.'));
    snprintf(place->none, PLACE_TEXT, "at == null");
    return;
  }
  snprintf(place->to[0], PLACE_TEXT, "%s", part ? "" : is_sharp ? ".Item1" : ".x");
  snprintf(place->to[1], PLACE_TEXT, "%s", part ? "" : is_sharp ? ".Item2" : ".y");
  if (part && program_has(s, f->result, " void "))
    add_none(place, s->language, "at == -1.0");
  if (part)
    none_of_way(s, length, place);
}

struct place function_place(const struct program *s,
                            const struct function *f,
                            enum question question,
                            const char *length) {
  struct place place = {.is_end = question_moves(question) && ends_at_point(s, f)};
  const struct span type = without_maybe(s, f->result);
  const struct record *const record = record_in(s, type);
  const struct beside among = beside_of(s, type);
  const struct reach reach = reach_of(s, f);
  const bool is_push = question == QUESTION_PUSH,
             may_be = question_has_none(question) || is_push || question == QUESTION_NEAREST,
             is_part = question_moves(question) && !place.is_end, tells = is_part && is_script(s);
  char again[PLACE_TEXT], flag[PLACE_TEXT];
  const struct given_by by = gives_by_parameter(s, f, question);
  if (by.given != GIVEN_NOT) {
    place_given(s, f, &by, length, &place);
    return place;
  }
  snprintf(again, sizeof again, "at%s", reach.through);
  if (reach.none != NULL && may_be)
    add_none(&place, s->language, "%s", reach.none);
  if (may_be && !tells && flag_in(s, type, flag))
    add_none(&place, s->language, "!%s%s", again, flag);
  put_names(s, &among, (bool[]){!is_part, is_part || is_push, may_be}, &place);
  if (is_part && !tells) /* else its values tell */
    place_part(s, type, among, place.to[0]);
  else if (!is_part && !(record != NULL && is_push && record_along(s, record, again, place.to))) {
    if (among.point >= 0 || record != NULL)
      place_in(s, among.point >= 0 ? among.type : record, place.to);
    else
      place_beside(s, type, place.to);
    for (unsigned k = 0; k < ANSWER_VALUES && among.point >= 0; k++) {
      put_before(place.to[k], of_part(s->language, (unsigned)among.point));
      if (is_push && among.number >= 0) /* a direction, and how far */
        text_add(place.to[k], PLACE_TEXT, " * %s%s", again, of_part(s->language, (unsigned)among.number));
    }
  }
  put_before(place.to[0], reach.through);
  put_before(place.to[1], reach.through);
  /* Of a part of a way -1 or 1, its end, is none where the function gives it back as it stands. */
  if (is_part && gives_literal(s, f, 1))
    add_none(&place, s->language, "at%s == %s", place.to[0], length[0] != '\0' ? length : "1.0");
  if (is_part && gives_literal(s, f, -1))
    add_none(&place, s->language, "at%s == -1.0", place.to[0]);
  if (is_part)
    none_of_way(s, length, &place);
  else if (length[0] != '\0')
    add_none(&place, s->language, "%s == 0.0", length);
  const bool found = is_script(s) && !is_part; /* its values told, [x, y] */
  if (found)
    place.none[0] = '\0';
  if (question_has_none(question) && program_has(s, f->body, " NAN nan NaN quiet_NaN "))
    add_none(&place, s->language, "at%s != at%s", found ? "[0]" : place.to[0], found ? "[0]" : place.to[0]);
  return place;
}
