/* What a function gives back, and so what it is asked. */
#include "taken_result.h"

#include "taken_names.h"
#include "wording.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static const char TRUTH[] =
    " < > <= >= == != === !== && || ! and or not is in true false True False None null any all ";

static const char COMPARES[] = " < > <= >= == != === !== && || ! and or not in ";

/* Whether a variable is given a truth somewhere. */
static bool holds_truth(const struct program *s, const struct function *f, uint32_t name) {
  for (uint32_t k = f->body.from; k + 2 < f->body.to; k++)
    for (uint32_t t = k + 2; tokens_alike(s, k, name) && token_is(s, k + 1, "=") && t < f->body.to &&
                             !token_is(s, t, ";") && !(s->token[t].first && t > k + 2);
         t++)
      if (token_among(s, t, TRUTH))
        return true;
  return false;
}

/* The next token from k on that is of what it gives back; the end of its body: none is. */
static uint32_t given_back(const struct program *s, const struct function *f, uint32_t k, bool *returned) {
  const bool is_expression = !token_among(s, f->body.from - 1, " { : ") ||
                             (f->is_value && program_find(s, f->body, "return") == f->body.to);
  for (; k < f->body.to; k++) {
    if (token_is(s, k, ";") || (s->token[k].first && token_among(s, k - 1, " ; ")))
      *returned = false;
    *returned |= token_is(s, k, "return") || (is_expression && k == f->body.from);
    if (*returned)
      return k;
  }
  return k;
}

static bool gives_back(const struct program *s, const struct function *f, const char *words) {
  bool returned = false;
  uint32_t k = given_back(s, f, f->body.from, &returned);
  while (k < f->body.to && !token_among(s, k, words))
    k = given_back(s, f, k + 1, &returned);
  return k < f->body.to;
}

/* Whether what it gives back is compared, denied or joined, or what another such function says. */
static bool tells_truth(const struct program *s, const struct function *f, unsigned depth) {
  bool returned = false;
  for (uint32_t k = f->body.from; (k = given_back(s, f, k, &returned)) < f->body.to; k++) {
    if (token_among(s, k, TRUTH) ||
        (token_is(s, k - 1, "return") && s->token[k].kind == TOKEN_WORD && holds_truth(s, f, k)))
      return true;
    for (size_t n = 0; depth < 2 && n < s->functions; n++)
      if (tokens_alike(s, s->function[n].name, k) && token_is(s, k + 1, "(") && &s->function[n] != f &&
          tells_truth(s, &s->function[n], depth + 1))
        return true;
  }
  return false;
}

/* Whether its name, in small letters, holds one of the words. */
static bool is_called_so(const struct program *s, const struct function *f, const char *const *words) {
  char name[KEY_MAX];
  token_copy(s, f->name, name, sizeof name);
  for (char *c = name; *c != '\0'; c++)
    *c = (char)tolower((unsigned char)*c);
  while (*words != NULL && strstr(name, *words) == NULL)
    words++;
  return *words != NULL;
}

static bool token_has_part(const struct program *s, size_t token, const char *words) {
  char name[KEY_MAX];
  token_copy(s, token, name, sizeof name);
  return has_part(name, words);
}

/* The member of a type with one of the words in its name. */
static const struct member *
member_with(const struct program *s, const struct record *record, const char *words) {
  for (unsigned k = 0; k < record->members.count; k++)
    if (token_has_part(s, record->members.member[k].name, words))
      return &record->members.member[k];
  return NULL;
}

static const char SIZES[] = " w h width height r radius ";

/* A type with an x and a y that has no size. */
static bool is_point_type(const struct program *s, const struct record *record) {
  const struct members *made =
      record->constructor > 0 ? &s->function[record->constructor - 1].members : &record->members;
  return record->is_tuple
             ? record->members.count == 2
             : made->count >= 2 && token_has_part(s, made->member[0].name, " x ") &&
                   token_has_part(s, made->member[1].name, " y ") && member_with(s, record, SIZES) == NULL;
}

/* The member of a type that is a point. */
static const struct member *point_in(const struct program *s, const struct record *record) {
  for (unsigned k = 0; k < record->members.count && !record->is_tuple; k++) {
    const unsigned type = program_type_in(s, record->members.member[k].type);
    if (type > 0 && is_point_type(s, &s->record[type - 1]))
      return &record->members.member[k];
  }
  return NULL;
}

/* The member of a type that says whether there is a point. */
static const struct member *flag_of(const struct program *s, const struct record *record) {
  static const char FLAGS[] = " hit found valid ok exists intersects intersect intersecting is has ";
  const struct member *const flag = record->is_tuple ? NULL : member_with(s, record, FLAGS);
  return flag != NULL && program_has(s, flag->type, " bool boolean int _Bool ") ? flag : NULL;
}

/* What is called so is a point, whatever it is made of. */
static const char POINTS[] = " point vec vector pos position coord coords pt ";

/* Without what says that there may be none: of Option<T> and std::optional<T> the T. */
static struct span without_maybe(const struct program *s, struct span type) {
  while (type.from < type.to && token_among(s, type.from, " std :: java . util const "))
    type.from++;
  if (token_among(s, type.from, " Option optional Optional Nullable ") &&
      token_among(s, type.from + 1, " < [ ")) {
    type.from += 2;
    while (type.to > type.from && !token_among(s, type.to - 1, " > ] "))
      type.to--;
    type.to--;
  }
  return type;
}

static bool may_be_none(const struct program *s, struct span type) {
  return program_has(s, type, " Option optional Optional Nullable ? ");
}

/* Whether a type is one point, or two numbers side by side. */
static bool is_point_typed(const struct program *s, struct span result) {
  static const char NUMBERS[] = " double float f64 f32 float64 float32 number int i32 i64 long Double Float ";
  const struct span type = without_maybe(s, result);
  const unsigned record = program_type_in(s, type);
  bool listed = program_has(s, type, " [ List ArrayList Array Sequence list ");
  for (uint32_t k = type.from; k + 1 < type.to; k++)
    listed |= token_among(s, k, " Vec vector ") && token_is(s, k + 1, "<");
  if (record > 0)
    return !listed &&
           (is_point_type(s, &s->record[record - 1]) ||
            (flag_of(s, &s->record[record - 1]) != NULL && point_in(s, &s->record[record - 1]) != NULL));
  if (program_has(s, type, " { "))
    return program_has(s, type, " x ") && program_has(s, type, " y ") && !program_has(s, type, SIZES);
  if (program_has(s, type, NUMBERS))
    return program_has(s, type, " [ ( , pair tuple Tuple ");
  for (uint32_t k = type.from; k < type.to && !listed; k++)
    if (token_has_part(s, k, POINTS))
      return true;
  return false;
}

/* The parts of a bracket: how many, and whether the first is no list itself. */
static unsigned parts_within(const struct program *s, struct span all, bool *plain) {
  unsigned count = all.from < all.to;
  *plain = !token_among(s, all.from, " { [ ( true True ");
  for (uint32_t k; (k = program_find(s, all, ",")) < all.to; count++)
    all.from = k + 1;
  return count;
}

static bool is_point_at(const struct program *s, const struct function *f, uint32_t k, unsigned depth);

/* Whether a variable is given a point somewhere. */
static bool holds_point(const struct program *s, const struct function *f, uint32_t name, unsigned depth) {
  for (uint32_t k = f->body.from; k + 2 < f->body.to; k++)
    if (tokens_alike(s, k, name) && token_is(s, k + 1, "=") && is_point_at(s, f, k + 2, depth))
      return true;
  return false;
}

/* Whether a point is written there: { x: …, y: … }, [x, y], (x, y), x, y of Python, new Point(…), or a name
 * that stands for one. */
static bool is_point_at(const struct program *s, const struct function *f, uint32_t k, unsigned depth) {
  const bool is_python = s->language == LANGUAGE_PYTHON;
  const uint32_t close = s->token[k].match;
  const struct span inside = {k + 1, close};
  uint32_t end = k;
  bool plain;
  while (end < f->body.to && !token_is(s, end, ";") && (end == k || !s->token[end].first))
    end = s->token[end].match > end ? s->token[end].match + 1 : end + 1;
  if (is_python && !token_is(s, k, "(") && parts_within(s, (struct span){k, end}, &plain) == 2)
    return plain;
  if (!is_python && token_is(s, k, "("))
    return is_point_at(s, f, k + 1, depth);
  if (token_is(s, k, "{"))
    return program_has(s, inside, " x ") && program_has(s, inside, " y ") && !program_has(s, inside, SIZES);
  if (token_is(s, k, "[") ||
      (is_python && token_is(s, k, "(") && (close + 1 == end || token_is(s, close + 1, "if"))))
    return parts_within(s, inside, &plain) == 2 && plain;
  const uint32_t name = token_is(s, k, "new") ? k + 1 : k;
  const unsigned type = program_type(s, name);
  if (token_is(s, name + 1, "("))
    return type > 0 ? is_point_type(s, &s->record[type - 1]) : token_has_part(s, name, POINTS);
  return s->token[k].kind == TOKEN_WORD && depth < 2 && (k + 1 == end || token_among(s, k + 1, " : ; if ")) &&
         holds_point(s, f, k, depth + 1);
}

/* Whether one of the things that it gives back is a point. */
static bool gives_point(const struct program *s, const struct function *f) {
  bool returned = false;
  if (f->result.from < f->result.to)
    return is_point_typed(s, f->result);
  for (uint32_t k = f->body.from; (k = given_back(s, f, k, &returned)) < f->body.to; k++)
    if ((k == f->body.from || token_among(s, k - 1, " return ? : => else ")) && is_point_at(s, f, k, 0))
      return true;
  return false;
}

/* Where two lines cross, as a point or none: by its name and what it gives back. */
static bool is_crossing(const struct program *s, const struct function *f) {
  static const char *const CALLED[] = {"intersect", "cross", "meet", "collision", "isect", NULL};
  const bool typed = f->result.from < f->result.to;
  return is_called_so(s, f, CALLED) && gives_point(s, f) && (typed || !gives_back(s, f, " true True "));
}

/* Whether a number that it gives back is how far apart shapes are, or a point the nearest one: as its name
 * says, or a root in what it gives back. QUESTION_HIT: neither. */
static enum question measured(const struct program *s, const struct function *f) {
  static const char NUMBERS[] =
      " double float f64 f32 float64 float32 number int i32 i64 int32 int64 long short "
      "uint uint32_t int32_t usize Double Float ";
  const bool untyped = f->result.from >= f->result.to;
  const bool listed = program_has(s, f->result, " [ ( < , ");
  const bool is_number = !listed && program_has(s, f->result, NUMBERS);
  const bool is_far = token_has_part(s, f->name, " distance distances dist gap separation clearance ");
  const bool is_near = token_has_part(s, f->name, " nearest closest clamp project ");
  if (program_has(s, f->result, " void None bool boolean Boolean ") ||
      token_has_part(s, f->name, " is check sq squared square sqr 2 ") ||
      gives_back(s, f, " true false True False ") ||
      (gives_back(s, f, COMPARES) && !gives_back(s, f, " ? if ")))
    return QUESTION_HIT;
  return is_far && (untyped || is_number)   ? QUESTION_DISTANCE
         : is_near && !is_far && !is_number ? QUESTION_NEAREST
         : (untyped || is_number) && gives_back(s, f, " sqrt hypot sqrtf hypotf Sqrt Hypot dist ")
             ? QUESTION_DISTANCE
             : QUESTION_HIT;
}

enum question function_asks(const struct program *s, const struct function *f, unsigned questions) {
  const enum question question = measured(s, f);
  return question == QUESTION_HIT && (questions >> QUESTION_CROSSING & 1) != 0 && is_crossing(s, f)
             ? QUESTION_CROSSING
             : question;
}

/* The name of a type's member, behind the value, as it is read there. */
static void put_member(const struct program *s, const struct record *record, size_t name, char *to) {
  char member[KEY_MAX];
  token_copy(s, name, member, sizeof member);
  const bool called = record->given.to > 0 && s->language == LANGUAGE_JAVA;
  text_add(to, PLACE_TEXT, ".%.24s%s", member, called ? "()" : "");
}

#define add_none(place, ...)                                                                                 \
  (text_add((place)->none, sizeof(place)->none, "%s", (place)->none[0] != '\0' ? " || " : ""),               \
   text_add((place)->none, sizeof(place)->none, __VA_ARGS__))

/* Of a type that the file declares: its x and y, perhaps those of a point in it, and what says that there is
 * none. */
static void place_in(const struct program *s, const struct record *record, struct place *place) {
  char *const to[] = {place->x, place->y};
  const struct member *const flag = flag_of(s, record), *const at = point_in(s, record);
  const bool within = at != NULL && member_with(s, record, " x ") == NULL;
  const struct record *const holds = within ? &s->record[program_type_in(s, at->type) - 1] : record;
  for (unsigned k = 0; k < 2; k++) {
    const struct member *const named = member_with(s, holds, k == 0 ? " x " : " y ");
    if (within)
      put_member(s, record, at->name, to[k]);
    if (holds->is_tuple)
      text_add(to[k], PLACE_TEXT, ".%u", k);
    else if (named != NULL || holds->members.count > k)
      put_member(s, holds, named != NULL ? named->name : holds->members.member[k].name, to[k]);
  }
  if (flag != NULL) {
    char is_there[PLACE_TEXT] = "";
    put_member(s, record, flag->name, is_there);
    add_none(place, "!at%s", is_there);
  }
}

/* Of two numbers side by side, or of a type that the file does not declare. */
static void place_beside(const struct program *s, struct span type, struct place *place) {
  const bool is_java = s->language == LANGUAGE_JAVA, is_sharp = s->language == LANGUAGE_CSHARP;
  const char x = is_java || is_sharp ? 'X' : 'x';
  char(*const to[2])[PLACE_TEXT] = {&place->x, &place->y};
  for (int k = 0; k < 2; k++)
    if (program_has(s, type, " pair "))
      snprintf(*to[k], PLACE_TEXT, ".%s", k == 0 ? "first" : "second");
    else if (program_has(s, type, " [ array "))
      snprintf(*to[k], PLACE_TEXT, "[%d]", k);
    else if (token_is(s, type.from, "("))
      snprintf(*to[k],
               PLACE_TEXT,
               s->language == LANGUAGE_GO ? "%.0d"
               : is_sharp                 ? ".Item%d"
                                          : ".%d",
               k + is_sharp);
    else
      snprintf(*to[k], PLACE_TEXT, is_java ? ".get%c()" : ".%c", x + k);
}

/* Through what may be none, and how that is told. */
static void reach_through(const struct program *s, const struct function *f, struct place *place) {
  const struct span type = without_maybe(s, f->result);
  const unsigned record = program_type_in(s, type);
  const bool maybe = may_be_none(s, f->result), pointer = program_has(s, f->result, " * "),
             is_class = record > 0 && !token_is(s, s->record[record - 1].name - 1, "struct");
  const enum language language = s->language;
  const char *through = NULL, *none = NULL;
  if (language == LANGUAGE_RUST && maybe) {
    through = ".as_ref().unwrap()";
    none = "at.is_none()";
  } else if (language <= LANGUAGE_CPP && (pointer || maybe)) {
    none = "!at";
  } else if (language == LANGUAGE_JAVA) {
    none = "at == null";
  } else if (language == LANGUAGE_CSHARP && (maybe || is_class || program_has(s, type, " [ "))) {
    through = maybe && !is_class ? ".Value" : NULL;
    none = "at == null";
  } else if (language == LANGUAGE_GO && pointer) {
    none = "at == nil";
  } else if (language == LANGUAGE_GO && token_is(s, f->result.to - 2, "bool")) {
    none = "!ok";
  }
  char *const to[] = {place->x, place->y};
  for (unsigned k = 0; k < 2 && none != NULL; k++) {
    char behind[PLACE_TEXT];
    snprintf(behind, sizeof behind, "%s", to[k]);
    if (language <= LANGUAGE_CPP)
      snprintf(to[k], PLACE_TEXT, "%s%.40s", *behind == '.' ? "->" : "", behind + (*behind == '.'));
    else if (through != NULL)
      snprintf(to[k], PLACE_TEXT, "%s%.40s", through, behind);
  }
  if (none != NULL) {
    char flagged[sizeof place->none];
    snprintf(flagged, sizeof flagged, "%s", place->none);
    place->none[0] = '\0';
    add_none(place, "%s", none);
    if (flagged[0] != '\0' && language <= LANGUAGE_CPP)
      add_none(place, "!at->%.100s", flagged + strlen("!at."));
    else if (flagged[0] != '\0')
      add_none(place, "%s", flagged);
  }
}

struct place function_place(const struct program *s, const struct function *f, enum question question) {
  struct place place = {.x = "", .y = "", .none = ""};
  const struct span type = without_maybe(s, f->result);
  const unsigned record = program_type_in(s, type);
  if (record > 0)
    place_in(s, &s->record[record - 1], &place);
  else
    place_beside(s, type, &place);
  if (!question_has_none(question))
    place.none[0] = '\0';
  else
    reach_through(s, f, &place);
  if (question_has_none(question) && program_has(s, f->body, " NAN nan NaN quiet_NaN "))
    add_none(&place, "at%s != at%s", place.x, place.x);
  return place;
}
enum is_hit function_is_hit(const struct program *s, size_t function, unsigned questions) {
  const struct function *f = &s->function[function];
  static const char NUMBERS[] = " int char short long unsigned uint8_t u8 uint32_t byte int32_t ";
  static const char NOTHING[] = " void double float f64 f32 float64 number String string ";
  const bool is_main = token_is(s, f->name, "main"), is_number = program_has(s, f->result, NUMBERS);
  bool is_nothing = is_main || program_has(s, f->result, NOTHING);
  for (size_t n = 0; n < s->records; n++)
    is_nothing |= s->record[n].constructor == function + 1;
  bool is_flag = program_has(s, f->result, " Boolean Bool _Bool Option optional ");
  for (uint32_t t = f->result.from; t < f->result.to; t++) { /* bool_t, SDL_bool */
    char word[KEY_MAX];
    token_copy(s, t, word, sizeof word);
    is_flag |= strstr(word, "bool") != NULL || strstr(word, "BOOL") != NULL;
  }
  if (f->is_inner)
    return HIT_NEVER;
  const enum question asks = is_main ? QUESTION_HIT : function_asks(s, f, questions);
  if (is_flag && !is_main && !question_has_none(asks))
    return HIT_SURELY;
  if (asks != QUESTION_HIT)
    return HIT_MEASURES;
  const bool untyped = s->language == LANGUAGE_JS || s->language == LANGUAGE_PYTHON;
  if (is_nothing || !(untyped || is_number))
    return HIT_NEVER;
  /* 0 and 1 are truths; a number besides is none. */
  bool counts = false, answers = false;
  for (uint32_t k = f->body.from; is_number && k < f->body.to; k++)
    for (uint32_t t = k + 1; token_is(s, k, "return") && !token_is(s, t, ";") && t < f->body.to; t++) {
      counts |= s->token[t].kind == TOKEN_NUMBER && !token_among(s, t, " 0 1 ") && t == k + 1;
      counts |=
          token_among(s, t - 1, " ? : ") && s->token[t].kind == TOKEN_NUMBER && !token_among(s, t, " 0 1 ");
      answers |= t == k + 1 && token_among(s, t, " 0 1 ") && token_is(s, t + 1, ";");
    }
  return counts                            ? HIT_NEVER
         : answers || tells_truth(s, f, 0) ? HIT_SURELY
         : is_number                       ? HIT_PERHAPS
                                           : HIT_NEVER;
}

bool function_is_called(const struct program *s, size_t function) {
  for (size_t k = 0; k < s->functions; k++)
    for (uint32_t t = s->function[k].body.from;
         k != function && function_is_hit(s, k, ALL_QUESTIONS) == HIT_SURELY && t < s->function[k].body.to;
         t++)
      if (tokens_alike(s, t, s->function[function].name) && token_is(s, t + 1, "("))
        return true;
  return false;
}
