/* What a function gives back, and so what it is asked. */
#include "taken_result.h"

#include "taken_names.h"
#include "taken_value.h"
#include "wording.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char TRUTH[] =
    " < > <= >= == != === !== && || ! and or not is in true false True False None null any all isclose ";

static const char COMPARES[] = " < > <= >= == != === !== && || ! and or not in isclose ";

/* Whether a variable is given something with one of the words in it. */
static bool holds(const struct program *s, const struct function *f, uint32_t name, const char *words) {
  for (uint32_t k = f->body.from; k + 2 < f->body.to; k++)
    for (uint32_t t = k + 2; tokens_alike(s, k, name) && token_is(s, k + 1, "=") && t < f->body.to &&
                             !token_is(s, t, ";") && !(s->token[t].first && t > k + 2);
         t++)
      if (token_among(s, t, words))
        return true;
  return false;
}

/* Whether the token stands in round or square brackets of the body. */
static bool is_bracketed(const struct program *s, const struct function *f, uint32_t k) {
  while (k-- > f->body.from) {
    if (s->token[k].match > k)
      return !token_is(s, k, "{");
    k = s->token[k].match;
  }
  return false;
}

/* Whether a statement begins there: behind a semicolon, or where the language has lines, in a new one that
 * does not go on with the one before. */
static bool begins_statement(const struct program *s, const struct function *f, uint32_t k) {
  static const char GOES_ON[] =
      " , ( [ { = += -= + - * / % < > <= >= == === != !== && || ? : => . ?. & | return "
      "and or not in ",
                    WITH[] = " . ?. && || + - * / % ? : < > <= >= == === != !== ) ] , = and or ";
  const bool lines =
      s->language == LANGUAGE_PYTHON || s->language == LANGUAGE_GO || s->language == LANGUAGE_JS;
  if (k == 0 || token_is(s, k - 1, ";"))
    return true;
  if (!lines || !s->token[k].first || is_bracketed(s, f, k))
    return false;
  return s->language == LANGUAGE_PYTHON || !(token_among(s, k - 1, GOES_ON) || token_among(s, k, WITH));
}

bool next_given(const struct program *s, const struct function *f, struct given_back *at) {
  const bool is_expression = !token_among(s, f->body.from - 1, " { : ") ||
                             (f->is_value && program_find(s, f->body, "return") == f->body.to);
  for (at->k = at->k == 0 ? f->body.from : at->k + 1; at->k < f->body.to; at->k++) {
    if (token_is(s, at->k, ";") || begins_statement(s, f, at->k))
      at->returned = false;
    at->returned |= token_is(s, at->k, "return") || (is_expression && at->k == f->body.from);
    if (at->returned)
      return true;
    if (token_is(s, at->k, "{") && token_is(s, at->k - 1, "=>")) /* what that gives back is another thing */
      at->k = s->token[at->k].match;
  }
  return false;
}

/* The `in` of a loop says nothing. */
static bool is_among(const struct program *s, uint32_t k, const char *words) {
  return token_among(s, k, words) && !(token_is(s, k, "in") && token_is(s, k - 2, "for"));
}

static bool gives_back(const struct program *s, const struct function *f, const char *words) {
  for (struct given_back at = {0}; next_given(s, f, &at);)
    if (is_among(s, at.k, words))
      return true;
  return false;
}

/* Whether what it gives back is compared, denied or joined, or what another such function says. */
static bool tells_truth(const struct program *s, const struct function *f, unsigned depth) {
  for (struct given_back at = {0}; next_given(s, f, &at);) {
    if (is_among(s, at.k, TRUTH) ||
        (token_is(s, at.k - 1, "return") && s->token[at.k].kind == TOKEN_WORD && holds(s, f, at.k, TRUTH)))
      return true;
    for (size_t n = 0; depth < 2 && n < s->functions; n++)
      if (tokens_alike(s, s->function[n].name, at.k) && token_is(s, at.k + 1, "(") && &s->function[n] != f &&
          tells_truth(s, &s->function[n], depth + 1))
        return true;
  }
  return false;
}

/* Whether it gives back a list: [ … ], or what is chosen of one, or made of each. A point or false is a
 * truth. */
static bool gives_list(const struct program *s, const struct function *f) {
  if (gives_back(s, f, " false False "))
    return false;
  for (struct given_back at = {0}; next_given(s, f, &at);) {
    const bool is_chosen = token_among(s, at.k, " filter map ") && token_is(s, at.k + 1, "(");
    const uint32_t end = is_chosen ? s->token[at.k + 1].match
                         : token_is(s, at.k, "[") && token_is(s, at.k - 1, "return") ? s->token[at.k].match
                                                                                     : 0;
    if (end > 0 && (end + 1 >= f->body.to || token_is(s, end + 1, ";") || begins_statement(s, f, end + 1)))
      return true;
    if (s->token[at.k].match > at.k) /* what a callback gives back is another thing */
      at.k = s->token[at.k].match;
  }
  return false;
}

/* Whether a type is that of a list of any length. */
static bool is_listed(const struct program *s, struct span type) {
  bool listed = program_has(s, type, " [ List ArrayList Array Sequence list ");
  for (uint32_t k = type.from; k + 1 < type.to; k++)
    listed |= token_among(s, k, " Vec vector ") && token_is(s, k + 1, "<") && program_type(s, k) == 0;
  return listed;
}

/* Whether its name holds one of the words, which have ; between them. */
static bool is_called_so(const struct program *s, const struct function *f, const char *words) {
  const struct token *const name = &s->token[f->name];
  return said_has((struct passage){name->at, name->at + name->length}, words);
}

/* After what part of its way. */
static const char PART_NAMES[] = " t time toi fraction tmin enter entry ";
/* What is called so is a point, whatever it is made of. */
static const char POINTS[] = " point vec vector pos position coord coords pt ";

/* Whether what is written in the braces there has a part that is called so: { t, point: … }, {"t": …}. */
static bool has_key(const struct program *s, uint32_t open, const char *words, bool whole) {
  for (uint32_t k = open + 1; k < s->token[open].match; k = token_behind(s, k)) {
    const struct name name = token_name(s, k);
    if ((k == open + 1 || token_among(s, k - 1, " , ; ") || s->token[k].first) &&
        (whole ? word_in(name.text, words)
               : has_part(name.text, words) &&
                     (words != PART_NAMES || !has_part(name.text, POINTS)))) /* entryPoint */
      return true;
  }
  return false;
}

/* Likewise in the braces of a type, or of one of several: { hit: false } | { hit: true; t: number }. */
static bool type_has_key(const struct program *s, struct span type, const char *words) {
  for (uint32_t open; (open = program_find(s, type, "{")) < type.to; type.from = s->token[open].match + 1)
    if (has_key(s, open, words, false))
      return true;
  return false;
}

/* Whether a point is written in the braces there, and how far away it is by none of the words. */
static bool is_point_written(const struct program *s, uint32_t open, const char *far) {
  return has_key(s, open, " x ", true) && has_key(s, open, " y ", true) && !has_key(s, open, SIZES, true) &&
         !has_key(s, open, far, true);
}

/* What a hit record calls how far away it is. */
static const char HOW_FAR[] = " distance dist ";

bool leads_with_flag(const struct program *s, struct span type) {
  const uint32_t first =
      type.from + (token_among(s, type.from, " pair tuple ") && token_is(s, type.from + 1, "<") ? 2U : 1U);
  return first + 2 < type.to && token_among(s, type.from, " ( [ pair tuple ") &&
         token_among(s, first, " bool boolean ") && !token_is(s, first + 1, "]");
}

bool gives_flag(const struct program *s, const struct function *f) {
  const struct span type = without_maybe(s, f->result);
  const struct record *const record = record_in(s, type);
  if (is_script(s)) /* their values tell */
    return false;
  return leads_with_flag(s, type) ||
         (record != NULL && type.to == type.from + 1 &&
          !program_has(s, f->result, " Option optional Optional Nullable ? * [ ") &&
          flag_of(s, record) != NULL);
}

bool leads_with_number(const struct program *s, struct span type) {
  const uint32_t first = type.from + (token_is(s, type.from, "pair") ? 2U : 1U);
  return first + 2 < type.to && token_among(s, type.from, " ( pair ") &&
         type_has_number(s, (struct span){first, first + 1}, true) && token_is(s, first + 1, ",") &&
         !type_has_number(s, (struct span){first + 2, first + 3}, true);
}

/* Whether a type is one point, or two numbers side by side. */
static bool is_point_typed(const struct program *s, struct span result) {
  const struct span type = without_maybe(s, result);
  const struct record *const record = record_in(s, type);
  const bool listed = is_listed(s, type);
  const uint32_t open = program_find(s, type, "{");
  if (open < type.to)
    return is_point_written(s, open, "");
  if (record != NULL)
    return !listed &&
           (is_point_type(s, record) || (flag_of(s, record) != NULL && point_in(s, record) != NULL));
  if (type_has_number(s, type, false))
    return program_has(s, type, " [ ( , pair tuple Tuple ") && !leads_with_number(s, type) &&
           !leads_with_flag(s, type);
  return !listed && span_has_part(s, type, POINTS);
}

/* The parts of a bracket: how many, and whether none is a list itself, nor says yes or no. */
static unsigned parts_within(const struct program *s, struct span all, bool *plain) {
  static const char SAYS[] = " true True false False None < > <= >= == === != !== && || ! and or not ";
  unsigned count = 0;
  *plain = !program_has(s, all, SAYS);
  for (uint32_t end; all.from < all.to; all.from = end + 1, count++) {
    end = program_find(s, all, ",");
    *plain &= !token_among(s, all.from, " { [ ") &&
              !(token_is(s, all.from, "(") && s->token[all.from].match + 1 == end);
  }
  return count;
}

static bool is_point_at(const struct program *s, const struct function *f, uint32_t k, unsigned depth);

/* Whether a variable is given a point somewhere; of several that are given values at once, none is. */
static bool holds_point(const struct program *s, const struct function *f, uint32_t name, unsigned depth) {
  for (uint32_t k = f->body.from; k + 2 < f->body.to; k++)
    if (tokens_alike(s, k, name) && token_is(s, k + 1, "=") &&
        !(s->language == LANGUAGE_PYTHON && token_is(s, k - 1, ",")) && is_point_at(s, f, k + 2, depth))
      return true;
  return false;
}

/* Whether a sum of numpy's vectors, or a multiple of one, is written there. */
static bool is_vector_at(const struct program *s, const struct function *f, struct span written) {
  bool found = false;
  for (uint32_t k = written.from; k < written.to && !found; k = token_behind(s, k))
    found = s->token[k].kind == TOKEN_WORD && !token_among(s, k + 1, " ( . [ ") &&
            is_vector(s, f, token_name(s, k).text, false);
  return found && !program_has(s, written, " @ < > <= >= == != and or not is , ");
}

/* Whether what is called there is compared, or gives back yes or no: pointLine(p, l), as a function of the
 * file does. */
static bool says_yes_at(const struct program *s, uint32_t name) {
  bool yes = token_among(s, s->token[name + 1].match + 1, " < <= > >= == != ");
  for (size_t n = 0; n < s->functions && !yes; n++)
    yes = tokens_alike(s, s->function[n].name, name) && tells_truth(s, &s->function[n], 0);
  return yes;
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
    end = token_behind(s, end);
  if (is_python && !token_is(s, k, "(") && !token_is(s, k - 1, "else") &&
      parts_within(s, (struct span){k, end}, &plain) == 2)
    return plain;
  if (is_python && is_vector_at(s, f, (struct span){k, end}))
    return true;
  if (is_python && token_is(s, k + 1, ".") && token_among(s, k + 2, " array asarray "))
    return is_point_at(s, f, k + 4, depth);
  if (!is_python && token_is(s, k, "("))
    return is_point_at(s, f, k + 1, depth);
  if (token_is(s, k, "{"))
    return is_point_written(s, k, HOW_FAR);
  if (token_is(s, k, "[") ||
      (is_python && token_is(s, k, "(") && (close + 1 == end || token_is(s, close + 1, "if"))))
    return parts_within(s, inside, &plain) == 2 && plain && !token_is(s, close + 1, ".");
  const uint32_t name = token_is(s, k, "new") ? k + 1 : k;
  const struct record *const type = record_in(s, (struct span){name, name + 1});
  if (token_is(s, name + 1, "(")) /* no pointInRect(…) */
    return type != NULL ? is_point_type(s, type)
                        : token_has_part(s, name, POINTS) &&
                              !token_has_part(s, name, " is in on check collision ") && !says_yes_at(s, name);
  return s->token[k].kind == TOKEN_WORD && depth < 2 && (k + 1 == end || token_among(s, k + 1, " : ; if ")) &&
         holds_point(s, f, k, depth + 1);
}

bool begins_given(const struct program *s, const struct function *f, uint32_t k) {
  return k == f->body.from || token_among(s, k - 1, " return ? : => else ");
}

static const char IS_NONE[] = " false False null None undefined ";

bool gives_none(const struct program *s, const struct function *f) {
  for (struct given_back at = {0}; next_given(s, f, &at);)
    if (begins_given(s, f, at.k) && token_among(s, at.k, IS_NONE))
      return true;
  return false;
}

/* In a type, that there may be yes or no. */
static const char TRUTHS[] = " bool boolean Boolean true false True False ";

/* Whether what is written there has a part that is called so: { … }, Hit(…), new Hit(…), or a name that
 * stands for one. */
static bool written_has(
    const struct program *s, const struct function *f, uint32_t k, const char *words, unsigned depth) {
  k += token_among(s, k, " ( new ");
  if (token_is(s, k, "{"))
    return has_key(s, k, words, false);
  const struct record *const type = token_is(s, k + 1, "(") ? record_in(s, (struct span){k, k + 1}) : NULL;
  if (type != NULL)
    return record_has(s, type, words);
  for (uint32_t t = f->body.from; depth == 0 && s->token[k].kind == TOKEN_WORD && t + 2 < f->body.to; t++)
    if (tokens_alike(s, t, k) && token_is(s, t + 1, "=") && written_has(s, f, t + 2, words, 1))
      return true;
  return false;
}

/* Whether one of the things that are written there as given back has a part that is called so; NULL: is a
 * point. */
static bool writes_such(const struct program *s, const struct function *f, const char *words) {
  for (struct given_back at = {0}; next_given(s, f, &at);) {
    if (begins_given(s, f, at.k) &&
        (words != NULL ? written_has(s, f, at.k, words, 0) : is_point_at(s, f, at.k, 0)))
      return true;
    if (token_is(s, at.k, "{"))
      at.k = s->token[at.k].match;
  }
  return false;
}

/* Whether one of the things that it gives back is a point, and where no type says so, none is a yes. */
static bool gives_point(const struct program *s, const struct function *f) {
  return f->result.from < f->result.to ? is_point_typed(s, f->result)
                                       : writes_such(s, f, NULL) && !gives_back(s, f, " true True ");
}

/* Whether all that it gives back is a point, or none. */
static bool gives_point_alone(const struct program *s, const struct function *f) {
  return gives_point(s, f) && !gives_flag(s, f) && !program_has(s, f->result, TRUTHS);
}

/* Whether what it gives back, one value or none, has a part that is called so. */
static bool gives_part(const struct program *s, const struct function *f, const char *words) {
  const struct span type = without_maybe(s, f->result);
  const struct record *const record = record_in(s, type);
  const bool listed = is_listed(s, type);
  if (program_has(s, type, " { "))
    return type_has_key(s, type, words);
  if (record != NULL || listed)
    return !listed && record_has(s, record, words);
  return writes_such(s, f, words);
}

/* Whether it gives back a point beside other things: { hit, t, point }. */
static bool gives_point_within(const struct program *s, const struct function *f) {
  const struct record *const record = record_in(s, f->result);
  if (record != NULL && is_two_points(s, record))
    return false;
  return gives_part(s, f, " point pos position intersection contact ") ||
         (gives_part(s, f, " x ") && gives_part(s, f, " y ") && !gives_part(s, f, SIZES));
}

bool gives_normal(const struct program *s, const struct function *f) {
  return gives_part(s, f, " normal ") || (gives_part(s, f, " nx ") && gives_part(s, f, " ny "));
}

const struct member *part_member(const struct program *s, const struct record *record) {
  const struct member *const part = member_with(s, record, PART_NAMES);
  return part != NULL ? part : member_with(s, record, HOW_FAR);
}

bool member_is_both(const struct program *s, const struct function *f, const struct member *m) {
  const struct record *const type = record_in(s, m->type);
  char to[ANSWER_VALUES][PLACE_TEXT];
  if (s->language > LANGUAGE_CPP || m->is_pattern || type == NULL || program_has(s, m->type, " const ") ||
      !program_has(s, m->type, " * & ") || !record_along(s, type, "", to))
    return false;
  bool set = false;
  for (uint32_t k = f->body.from; k + 3 < f->body.to; k++)
    set |= tokens_alike(s, k, m->name) && token_among(s, k + 1, " . -> ") &&
           token_has_part(s, k + 2, DEPTHS) && token_is(s, k + 3, "=");
  return set && !member_is_out(s, f, m);
}

/* Where in a parameter that is written to a point stands: nowhere, or in `at`. Whether it is a direction and
 * how far. */
static bool point_given(const struct program *s,
                        const struct function *f,
                        const struct member *m,
                        enum question question,
                        const char *again,
                        char at[ANSWER_VALUES][PLACE_TEXT]) {
  const struct record *const record = record_in(s, m->type);
  const bool along = record != NULL && question == QUESTION_PUSH && s->language != LANGUAGE_JAVA &&
                     record_along(s, record, again, at);
  bool x = false, y = false; /* it is given them: out.x = …, out.set(…) */
  for (uint32_t k = f->body.from; k + 3 < f->body.to; k++) {
    const bool of_it = tokens_alike(s, k, m->name) && token_is(s, k + 1, "."),
               called = token_is(s, k + 3, "(");
    x |= of_it && (called || token_is(s, k + 2, "x"));
    y |= of_it && (called || token_is(s, k + 2, "y"));
  }
  if (!along && record != NULL && is_point_type(s, record))
    place_in(s, record, at);
  else if (!along && s->language == LANGUAGE_CSHARP && token_has_part(s, m->type.to - 1U, POINTS))
    place_beside(s, m->type, at);
  else if (s->language == LANGUAGE_JS && record == NULL && x && y) /* their values tell where */
    snprintf(at[0], PLACE_TEXT, ".");
  return along;
}

/* bool_t, SDL_bool, cpBool */
static bool is_truth_typed(const struct program *s, struct span type) {
  bool truth = false;
  for (uint32_t t = type.from; t < type.to; t++) {
    const struct name word = token_name(s, t);
    truth |= strstr(word.text, "bool") != NULL || strstr(word.text, "Bool") != NULL ||
             strstr(word.text, "BOOL") != NULL;
  }
  return truth;
}

struct given_by
gives_by_parameter(const struct program *s, const struct function *f, enum question question) {
  struct given_by by = {.given = GIVEN_NOT};
  unsigned numbers = 0, points = 0;
  bool is_along = false;
  char number[ANSWER_VALUES][PLACE_TEXT] = {"", ""}, depth[KEY_MAX + 16] = "";
  const bool says = is_truth_typed(s, f->result) || program_has(s, f->result, " int char ") ||
                    (s->language == LANGUAGE_JS && f->result.from == f->result.to && tells_truth(s, f, 0)),
             is_sharp = s->language == LANGUAGE_CSHARP;
  bool has_none = !question_has_none(question);
  for (unsigned k = 0; k < f->members.count && question_moves(question); k++)
    has_none |= member_is_none(s, f, &f->members.member[k]);
  if (!says && (!has_none || is_sharp || !program_has(s, f->result, " void ")))
    return by;
  for (unsigned k = 0; k < f->members.count; k++) {
    const struct member *const m = &f->members.member[k];
    const struct record *const record = record_in(s, m->type);
    char name[KEY_MAX], again[KEY_MAX + 8], at[ANSWER_VALUES][PLACE_TEXT] = {"", ""};
    if ((!member_is_out(s, f, m) && !(question == QUESTION_PUSH && member_is_both(s, f, m))) ||
        program_has(s, m->type, " vector ")) /* of as many as there are */
      continue;
    token_copy(s, m->name, name, sizeof name);
    if ((question == QUESTION_CROSSING || question_moves(question)) &&
        (has_part(name, NORMALS) || has_part(name, " nx ny ")))
      continue;
    snprintf(again, sizeof again, "graze_%s", name);
    const bool along = point_given(s, f, m, question, again, at);
    if (at[0][0] != '\0') {
      for (unsigned n = 0; n < ANSWER_VALUES; n++)
        snprintf(by.to[n], PLACE_TEXT, "%.40s%.50s", again, at[n]);
      points++;
      is_along = along;
    } else if (record != NULL && question_moves(question) && part_member(s, record) != NULL) {
      char *const part = number[numbers++ % ANSWER_VALUES];
      snprintf(part, PLACE_TEXT, "%s", again);
      put_member(s, record, part_member(s, record)->name, part);
    } else if (type_has_number(s, m->type, false) && question == QUESTION_PUSH && has_part(name, DEPTHS)) {
      snprintf(depth, sizeof depth, " * %s", again);
    } else if (type_has_number(s, m->type, false)) {
      snprintf(number[numbers++ % ANSWER_VALUES], PLACE_TEXT, "%s", again);
    }
  }
  const bool are_axes = strpbrk(number[0], "xX") != NULL && strpbrk(number[1], "yY") != NULL;
  const bool by_number =
      question_moves(question) ? numbers == 1 : points == 0 && numbers == 2 && are_axes; /* no t and u */
  if (!by_number && points != 1)
    return by;
  for (unsigned n = 0; n < ANSWER_VALUES; n++) {
    if (by_number)
      memcpy(by.to[n], number[n], PLACE_TEXT);
    text_add(by.to[n], PLACE_TEXT, "%s", depth); /* a direction, and how far */
  }
  by.given = by_number && numbers == 1      ? GIVEN_NUMBER
             : depth[0] != '\0' || is_along ? GIVEN_ALONG
                                            : GIVEN_POINT;
  return by;
}

/* By which way one shape leaves the other, as a vector, or as a direction and how far: by its name and what
 * it gives back. */
static bool is_push(const struct program *s, const struct function *f) {
  static const char CALLED[] = "push;mtv;separat;penetrat;depth;resol;translation";
  static const char OUTS[] = " mtv mtd push separation penetration resolution correction translation ";
  /* A direction and how deep: { hit, normal, depth }, or nx, ny and depth. */
  if (gives_part(s, f, " mtv mtd ") ||
      (gives_part(s, f, " normal ") && gives_part(s, f, " delta push separation translation ")) ||
      (gives_part(s, f, " depth penetration overlap ") &&
       (gives_part(s, f, " normal ") || (gives_part(s, f, " nx ") && gives_part(s, f, " ny ")))))
    return true;
  bool called = is_called_so(s, f, CALLED);
  for (unsigned k = 0; k < f->members.count; k++) {
    const struct member *const m = &f->members.member[k];
    called |= member_is_out(s, f, m) && token_has_part(s, m->name, OUTS);
  }
  const enum given given = gives_by_parameter(s, f, QUESTION_PUSH).given;
  if (given == GIVEN_ALONG || (called && given != GIVEN_NOT))
    return true;
  if (!called)
    return false;
  if (gives_part(s, f, NORMALS) && gives_part(s, f, DEPTHS))
    return true;
  for (struct given_back at = {0}; next_given(s, f, &at);) {
    const uint32_t flag = at.k + token_among(s, at.k, " [ ( ");
    if (token_among(s, flag, " true True ") && token_is(s, flag + 1, ",") && /* True, (nx, ny), depth */
        token_among(s, flag + 2, " ( [ { new "))
      return true;
  }
  return gives_point(s, f);
}

bool gives_things(const struct program *s, const struct function *f) {
  const bool typed = f->result.from < f->result.to;
  return !is_push(s, f) && (gives_point_alone(s, f) || (typed ? is_listed(s, without_maybe(s, f->result)) &&
                                                                    !program_has(s, f->result, TRUTHS)
                                                              : gives_list(s, f)));
}

/* Where two lines cross, as a point or none: by its name and what it gives back. */
static bool is_crossing(const struct program *s, const struct function *f) {
  static const char CALLED[] = "intersect;cross;meet;collision;isect;junction;common";
  return gives_by_parameter(s, f, QUESTION_CROSSING).given != GIVEN_NOT || /* of segments alone */
         (is_called_so(s, f, CALLED) && !token_has_part(s, f->name, " crossover ") &&
          (gives_point_within(s, f) || gives_point(s, f)));
}

/* Whether it gives back a number or a value with a time in it, and no list. */
static bool gives_time(const struct program *s, const struct function *f) {
  const struct span type = without_maybe(s, f->result);
  const struct record *const record = record_in(s, type);
  bool any = false;
  if (program_has(s, type, " { ")) /* { hit: boolean; t: number } */
    return gives_part(s, f, PART_NAMES);
  if (type.from < type.to && record != NULL)
    return part_member(s, record) != NULL && !program_has(s, type, " [ ");
  if (type.from < type.to)
    return leads_with_number(s, type) ||
           (leads_with_flag(s, type) && type_has_number(s, type, true) && !is_point_typed(s, type)) ||
           (type_has_number(s, type, true) && !program_has(s, type, " [ { , ")) ||
           (s->language == LANGUAGE_GO && type_has_number(s, type, true) &&
            token_among(s, f->result.to - 2, " bool error "));
  if ((gives_point(s, f) && !gives_part(s, f, PART_NAMES)) ||
      (gives_back(s, f, COMPARES) && !gives_back(s, f, " ? if ")))
    return false;
  for (struct given_back at = {0}; next_given(s, f, &at);) {
    const bool begins = begins_given(s, f, at.k), braced = token_is(s, at.k, "{"),
               timed = braced && (has_key(s, at.k, PART_NAMES, false) || has_key(s, at.k, HOW_FAR, false)),
               /* [true, t], (False, None) */
        flagged = token_among(s, at.k, " [ ( ") && token_among(s, at.k + 1, " true false True False ") &&
                  token_is(s, at.k + 2, ",");
    const struct span inside = {at.k, s->token[at.k].match};
    if ((braced && !timed &&
         (!program_has(s, inside, " false False ") || program_has(s, inside, " true True "))) ||
        (token_among(s, at.k, " true True ") &&
         !(s->language == LANGUAGE_PYTHON && token_is(s, at.k + 1, ","))) ||
        (begins && token_is(s, at.k, "[") && !flagged && !program_has(s, inside, PART_NAMES) &&
         !program_has(s, inside, HOW_FAR)) ||
        (begins && s->token[at.k].kind == TOKEN_WORD && !token_is(s, at.k + 1, "?") &&
         holds(s, f, at.k, " true True false False ! not ")))
      return false;
    any |= timed || (begins && !braced && !token_among(s, at.k, IS_NONE));
    if (braced || flagged)
      at.k = s->token[at.k].match;
  }
  return any;
}

const char WAYS[] = " dx dy vx vy dir direction vel velocity delta displacement motion movement ";

/* Whether its name, or a parameter's, says that a ray is cast. */
bool casts(const struct program *s, const struct function *f) {
  return is_called_so(s, f, "raycast") || token_has_part(s, f->name, " ray cast ") ||
         member_in(s, &f->members, " ray ") != NULL;
}

/* Whether its name says that it tells when what moves meets the other. */
bool sweeps(const struct program *s, const struct function *f) {
  return is_called_so(s, f, "sweep;swept;toi;timeof;time_of;impact;moving;collisiontime");
}

bool ends_at_point(const struct program *s, const struct function *f) {
  if (!casts(s, f) || gives_time(s, f))
    return false;
  const enum given given = gives_by_parameter(s, f, QUESTION_RAY).given;
  return given == GIVEN_NOT ? gives_point_within(s, f) || gives_point(s, f) : given != GIVEN_NUMBER;
}

/* After what part of its way what moves meets the other, as a number or none, or where: by its name or a
 * parameter's, and what it gives back. */
static bool is_moving(const struct program *s, const struct function *f, bool may_cross) {
  static const char NEAR[] = " is distance dist gap nearest closest project snap clamp ";
  bool moves = sweeps(s, f) || casts(s, f) || member_in(s, &f->members, WAYS) != NULL;
  /* { t, point }: where on its way; of two segments that is where they cross. */
  moves |= gives_part(s, f, PART_NAMES) && gives_point_within(s, f) && !(may_cross && is_crossing(s, f));
  for (uint32_t k = f->body.from; k < f->body.to; k++) /* ball.vx */
    moves |= token_among(s, k - 1, " . -> ?. ") && token_among(s, k, " vx velocity vel dir direction ");
  for (struct given_back at = {0}; next_given(s, f, &at);)
    moves |= token_among(s, at.k - 1, " return ? else ") && token_among(s, at.k, PART_NAMES);
  return moves && !token_has_part(s, f->name, NEAR) &&
         (gives_time(s, f) || gives_by_parameter(s, f, QUESTION_RAY).given == GIVEN_NUMBER ||
          ends_at_point(s, f));
}

static const char FAR[] = " distance distances dist gap separation clearance sd sdf ",
                  SQUARES[] = " sq squared sqr ", ROOTS[] = " sqrt hypot sqrtf hypotf Sqrt Hypot dist ";

/* Whether a number that it gives back is how far apart shapes are, as the words before it say: no other
 * distance than that. */
static bool is_said_far(const struct program *s, const struct function *f) {
  return function_says(s, f, "distance") && !function_says(s, f, "overlap;penetrat;depth");
}

bool is_deep(const struct program *s, const struct function *f) {
  return token_has_part(s, f->name, " depth penetration overlap ") && !token_has_part(s, f->name, FAR);
}

bool gives_square(const struct program *s, const struct function *f) {
  static const char SAID[] = "squared distance;square distance;distance squared";
  const struct token *const name = &s->token[f->name];
  const bool by_digit = name->length > 4 && name->at[name->length - 1] == '2' && /* pointSegmentDistance2 */
                        strchr("eEtT", name->at[name->length - 2]) != NULL && !gives_back(s, f, ROOTS);
  return token_has_part(s, f->name, FAR) ? by_digit || token_has_part(s, f->name, SQUARES)
                                         : function_says(s, f, SAID) && !program_has(s, f->body, ROOTS);
}

/* Whether a length is given back: a root, what is given one, or what another such function of the file says.
 */
static bool gives_length(const struct program *s, const struct function *f, unsigned depth) {
  for (struct given_back at = {0}; next_given(s, f, &at);) {
    if (token_among(s, at.k, ROOTS))
      return true;
    for (size_t n = 0; depth < 2 && n < s->functions; n++)
      if (tokens_alike(s, s->function[n].name, at.k) && token_is(s, at.k + 1, "(") && &s->function[n] != f &&
          !tells_truth(s, &s->function[n], 0) && gives_length(s, &s->function[n], depth + 1))
        return true;
  }
  return false;
}

/* Whether something that it gives back is no truth: not true or false, nor compared outside of brackets. */
static bool gives_other(const struct program *s, const struct function *f) {
  for (struct given_back at = {0}; next_given(s, f, &at);) {
    uint32_t end = at.k;
    while (end < f->body.to && !token_among(s, end, TRUTH) && !token_among(s, end, " ; ? : } ") &&
           (end == at.k || !s->token[end].first))
      end = token_behind(s, end);
    if (begins_given(s, f, at.k) && !token_among(s, end, TRUTH))
      return true;
  }
  return false;
}

/* Whether a number that it gives back is how far apart shapes are, or a point the nearest one: as its name
 * says, or a root in what it gives back. QUESTION_HIT: neither. */
static enum question measured(const struct program *s, const struct function *f) {
  const bool untyped = f->result.from >= f->result.to;
  struct span result = f->result; /* without what a template is over */
  if (token_is(s, result.from, "template") && program_find(s, result, ">") < result.to)
    result.from = program_find(s, result, ">") + 1;
  const bool named_far = token_has_part(s, f->name, FAR);
  result =
      named_far ? without_maybe(s, result) : alias_target(s, result); /* there may be none where they meet */
  const bool listed = program_has(s, result, " [ ( < , ");
  const bool is_number =
      !listed && (type_has_number(s, result, false) || program_has(s, result, " T Real Scalar "));
  const bool is_near = token_has_part(s,
                                      f->name,
                                      " nearest closest clamp project snap snapped cercano proche vicino "
                                      "naechster naechste nächster nächste ") &&
                       !token_has_part(s, f->name, " points "), /* of both shapes */
      is_real = is_number && type_has_number(s, result, true) && !program_has(s, result, " { "),
             is_far = named_far || (is_real && is_said_far(s, f));
  if (is_near && program_has(s, f->result, " void ") &&
      gives_by_parameter(s, f, QUESTION_NEAREST).given != GIVEN_NOT)
    return QUESTION_NEAREST;
  if (program_has(s, f->result, " void None bool boolean Boolean ") ||
      token_has_part(s, f->name, " is check square ") || (!is_far && token_has_part(s, f->name, " 2 ")) ||
      (!is_far && token_has_part(s, f->name, SQUARES)) ||
      (gives_back(s, f, " true false True False ") && !(is_far && gives_other(s, f))) ||
      (gives_back(s, f, COMPARES) && !gives_back(s, f, " ? if ")))
    return QUESTION_HIT;
  return (is_far || token_has_part(s, f->name, " depth penetration ")) && (untyped || is_number)
             ? QUESTION_DISTANCE
         : is_near && !is_far && (!is_number || gives_point_within(s, f)) ? QUESTION_NEAREST
         : (untyped || is_number) && gives_length(s, f, 0)                ? QUESTION_DISTANCE
                                                                          : QUESTION_HIT;
}

enum question function_asks(const struct program *s, const struct function *f, unsigned questions) {
  const bool may_cross = (questions >> QUESTION_CROSSING & 1) != 0;
  if ((questions >> QUESTION_RAY & 1) != 0 && is_moving(s, f, may_cross))
    return QUESTION_RAY; /* or QUESTION_SWEEP: the first shape tells */
  if ((questions >> QUESTION_PUSH & 1) != 0 && is_push(s, f))
    return QUESTION_PUSH;
  const enum question question = measured(s, f);
  return question == QUESTION_HIT && may_cross &&
                 (is_crossing(s, f) || (gives_point_alone(s, f) && gives_none(s, f)))
             ? QUESTION_CROSSING
             : question;
}

/* What is called so says yes where shapes do not meet. */
static const char SAYS_APART[] =
    " separating separated separates disjoint apart outside no not non off miss misses ";

/* What is called so says whether shapes meet, and what is called so, left of or right of, how one of them is
 * beside the other: isInsideOrEqual is a hit test. */
static const char
    MEETS[] = " hit hits hittest intersect intersects intersecting overlap overlaps overlapping collide "
              "collides colliding collision contain contains cover covers touch touches touching inside "
              "within ",
    COMPARED[] = " eq ne lt le gt ge equal equals equality same compare compares compared cmp than bigger "
                 "larger smaller greater less more above below zero empty valid clockwise collinear colinear "
                 "parallel perpendicular orthogonal tangent ccw ";

/* Whether what stands there is all that is given back, or chosen. */
static bool is_alone(const struct program *s, uint32_t k) {
  return token_among(s, k + 1, " ; } : if else ") || s->token[k + 1].first;
}

/* Whether a `return` gives back which of several it is: a number besides 0 and 1, which are truths, a text,
 * or a name of an Enum of Python, any of which is true. */
static bool
gives_name_at(const struct program *s, const struct function *f, uint32_t k, bool is_number, bool *answers) {
  const unsigned type = program_type(s, k + 1);
  const uint32_t bases = type > 0 ? s->record[type - 1].name + 1U : 0;
  if (s->language == LANGUAGE_PYTHON && type > 0 && token_is(s, k + 2, ".") &&
      s->token[bases].match > bases &&
      program_has(s, (struct span){bases, s->token[bases].match}, " Enum StrEnum "))
    return true;
  for (uint32_t t = k + 1;
       !token_is(s, t, ";") && t < f->body.to && (t == k + 1 || !begins_statement(s, f, t));
       t++) {
    const bool begins = t == k + 1 || token_among(s, t - 1, " ? : ");
    const uint32_t at = t + token_is(s, t, "-");
    const bool one = token_among(s, at, " 0 1 ") && at == t;
    if (!begins || !is_alone(s, at))
      continue;
    *answers |= is_number && one && t == k + 1;
    if (s->token[at].kind == TOKEN_TEXT || (s->token[at].kind == TOKEN_NUMBER && !one))
      return true;
  }
  return false;
}

/* Whether it gives back what a function of a library says that is called as hit tests are, or by the same two
 * shapes as it is: boxLine is lineBox. */
static bool gives_call(const struct program *s, const struct function *f) {
  const unsigned kinds = token_kinds(s, f->name, 3) & ALL_KINDS;
  for (struct given_back at = {0}; next_given(s, f, &at);)
    if (token_is(s, at.k + 1, "(") &&
        (token_has_part(s, at.k, MEETS) ||
         ((kinds & (kinds - 1)) != 0 && kinds == (token_kinds(s, at.k, 3) & ALL_KINDS))) &&
        is_alone(s, s->token[at.k + 1].match))
      return true;
  return false;
}

/* Whether a name is counted up there, n++, ++n or n += 1; with the minus, down. */
static bool is_counted(const struct program *s, uint32_t k, const char *sign, const char *by) {
  return token_is(s, k + 1, by) || (token_is(s, k + 1, sign) && token_is(s, k + 2, sign)) ||
         (token_is(s, k - 1, sign) && token_is(s, k - 2, sign));
}

/* Whether it gives back what it has counted, up and down or whether that is odd, and is called as what is
 * asked of a polygon: none is a miss. */
static bool gives_count(const struct program *s, const struct function *f) {
  bool up = false, down = false;
  for (struct given_back at = {0}; next_given(s, f, &at);)
    for (uint32_t t = f->body.from + 2; token_is(s, at.k - 1, "return") && t < f->body.to; t++) {
      up |= tokens_alike(s, t, at.k) && is_counted(s, t, "+", "+=");
      down |= (tokens_alike(s, t, at.k) && is_counted(s, t, "-", "-=")) || token_among(s, at.k + 1, " & % ");
    }
  return up && down && is_called_so(s, f, "poly;inside;contains;winding");
}

enum is_hit function_is_hit(const struct program *s, size_t function, unsigned questions) {
  static const char RETURNS_YES[] = "@return {bool;@returns {bool;@return{bool;@returns{bool";
  const struct function *f = &s->function[function];
  static const char NUMBERS[] = " int char short long unsigned uint8_t u8 uint32_t byte int32_t ";
  static const char NOTHING[] = " void double float f64 f32 float64 number String string ";
  const bool is_main = token_is(s, f->name, "main"), is_number = program_has(s, f->result, NUMBERS);
  bool is_nothing = is_main || program_has(s, f->result, NOTHING);
  for (size_t n = 0; n < s->records; n++)
    is_nothing |= s->record[n].constructor == function + 1;
  const bool makes = s->language > LANGUAGE_C && f->within > 0 && f->result.from == f->result.to &&
                     s->language != LANGUAGE_PYTHON && s->language != LANGUAGE_JS &&
                     tokens_alike(s, f->name, s->record[f->within - 1].name);
  bool is_flag = is_truth_typed(s, f->result) || program_has(s, f->result, " Option optional ");
  if (f->is_inner || makes || (s->language == LANGUAGE_JS && *s->token[f->name].at == '#'))
    return HIT_NEVER;
  const unsigned all = questions | 1U << QUESTION_RAY; /* a number is no truth, whoever asks */
  const enum question asks = is_main ? QUESTION_HIT : function_asks(s, f, all);
  const bool several =
      s->language == LANGUAGE_GO && program_has(s, f->result, " , ") && !leads_with_flag(s, f->result);
  const bool compares =
      !token_has_part(s, f->name, MEETS) &&
      (token_has_part(s, f->name, COMPARED) || (token_has_part(s, f->name, " left right ") &&
                                                token_has_part(s, f->name, " of is on out side point ")));
  if (asks == QUESTION_HIT && (several || token_has_part(s, f->name, SAYS_APART) || compares))
    return HIT_NEVER;
  is_flag |= gives_flag(s, f);
  if ((is_flag && !is_main && !question_has_none(asks) && asks != QUESTION_PUSH) ||
      (asks == QUESTION_CROSSING && gives_by_parameter(s, f, asks).given != GIVEN_NOT)) /* it says so too */
    return HIT_SURELY;
  if (asks != QUESTION_HIT)
    return HIT_MEASURES;
  const bool untyped =
      is_script(s) || (f->result.from >= f->result.to && f->is_value) || program_has(s, f->result, " auto ");
  if (is_nothing || !(untyped || is_number) || gives_list(s, f))
    return HIT_NEVER;
  const bool is_amount = token_has_part(s, f->name, " count size length index hash total ");
  bool counts = false, answers = false;
  for (uint32_t k = f->body.from; k < f->body.to; k++)
    counts |= token_is(s, k, "return") && gives_name_at(s, f, k, is_number, &answers);
  return counts ? HIT_NEVER
         : answers || tells_truth(s, f, 0) || (untyped && said_has(said_before(s, f), RETURNS_YES))
             ? HIT_SURELY
         : (is_number && !is_amount && !gives_back(s, f, " * / ")) || gives_call(s, f) || gives_count(s, f)
             ? HIT_PERHAPS
             : HIT_NEVER;
}

bool function_is_mute(const struct program *s, size_t function) {
  const struct function *const f = &s->function[function];
  struct given_back at = {0};
  return (token_has_part(s, f->name, MEETS) || token_has_part(s, f->name, " separate push resolve ")) &&
         !f->is_inner && s->language != LANGUAGE_RUST &&
         (program_has(s, f->result, " void ") || !next_given(s, f, &at));
}

bool function_is_called(const struct program *s, size_t function) {
  for (size_t k = 0; k < s->functions; k++)
    if (function_calls(s, k, function) && function_is_hit(s, k, ALL_QUESTIONS) > HIT_NEVER)
      return true;
  return false;
}

/* Whether it is only called where something else was found to hold, o1 == 0 && onSegment(p, q, r), and so
 * need not be right elsewhere. */
static bool is_called_behind(const struct program *s, size_t function) {
  const struct function *const f = &s->function[function];
  bool any = false, all = true;
  for (uint32_t k = 1; k + 1 < s->tokens; k++) {
    uint32_t before = k - 1;
    if (!tokens_alike(s, k, f->name) || !token_is(s, k + 1, "(") || (k >= f->begin && k < f->body.to))
      continue;
    while (before > 1 && token_among(s, before, " . -> :: "))
      before -= 2;
    while (before > 0 && token_among(s, before, " ( ! not "))
      before--;
    any = true;
    all &= token_among(s, before, " && and ");
  }
  return any && all;
}

/* Of JavaScript: export NAME, export { NAME }, exports.NAME, module.exports = { NAME }. */
static bool is_exported(const struct program *s, uint32_t name) {
  static const char BEFORE[] = " default async function const let var class = . ";
  bool none = true;
  for (uint32_t k = 0; k + 1 < s->tokens; k++) {
    uint32_t at = k + 1;
    if (!token_among(s, k, " export exports "))
      continue;
    none = false;
    while (token_among(s, at, BEFORE))
      at++;
    for (uint32_t t = at; t <= s->token[at].match || t == at; t++)
      if (tokens_alike(s, t, name))
        return true;
  }
  return none;
}

/* Before its name, with the words that stand before it. */
static struct span head_of(const struct program *s, const struct function *f) {
  struct span head = {f->begin, f->name};
  while (head.from > 0 && !token_among(s, head.from - 1, " ; { } "))
    head.from--;
  return head;
}

/* Whether its file keeps it to itself. */
static bool function_is_hidden(const struct program *s, size_t function) {
  static const char *const HIDES[LANGUAGES] = {[LANGUAGE_C] = " static ",
                                               [LANGUAGE_CPP] = " static ",
                                               [LANGUAGE_JAVA] = " private ",
                                               [LANGUAGE_CSHARP] = " private "};
  const struct function *f = &s->function[function];
  const enum language language = s->language;
  const struct span head = head_of(s, f);
  const char first = *s->token[f->name].at;
  bool any_public = false;
  for (size_t k = 0; k < s->functions && language == LANGUAGE_RUST; k++)
    any_public |= program_has(s, head_of(s, &s->function[k]), " pub ");
  return HIDES[language] != NULL
             ? (language > LANGUAGE_CPP || f->within == 0) && program_has(s, head, HIDES[language])
         : language == LANGUAGE_RUST   ? any_public && !program_has(s, head, " pub ")
         : language == LANGUAGE_PYTHON ? first == '_'
         : language == LANGUAGE_GO     ? first >= 'a' && first <= 'z'
                                       : f->within == 0 && !is_exported(s, f->name);
}

bool function_is_part(const struct program *s, size_t function, unsigned forms) {
  return function_is_called(s, function) &&
         (forms > 1 || function_is_hidden(s, function) || is_called_behind(s, function));
}
