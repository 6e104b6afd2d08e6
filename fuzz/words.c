#include "words.h"

#include "text.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *count_words(uint64_t count, char *words) {
  char digits[COUNT_WORDS];
  const int length = snprintf(digits, sizeof digits, "%llu", (unsigned long long)count);
  int used = 0;
  for (int k = 0; k < length; k++) {
    if (k > 0 && (length - k) % 3 == 0)
      words[used++] = ',';
    words[used++] = digits[k];
  }
  words[used] = '\0';
  return words;
}

/* The first letter of a record's line is small, as it stands in tables. */
static void add_sentence(char words[WORDS], const char *text) {
  if (*text == '\0' || strcmp(text, "-") == 0)
    return;
  const size_t used = strlen(words);
  const size_t length = strlen(text);
  add_words(words, "%.600s%s ", text, text[length - 1] == '.' ? "" : ".");
  const bool formula = words[used + 1] == ' ' && strchr("+-*/<=>", words[used + 2]) != NULL;
  if (words[used] >= 'a' && words[used] <= 'z' && !formula)
    words[used] = (char)(words[used] - 'a' + 'A');
}

enum { MANY = 10 };

/* Whether it has never answered: whether by itself or by how it is called is not known. */
static bool is_mute(const struct summary *s) {
  return s->answered == 0 && s->everyday.unanswered == s->everyday.cases && s->late == 0 &&
         s->wrong[OUTCOME_NO_ANSWER] + s->everyday.unanswered > 0;
}

bool summary_is_read(const struct summary *s) {
  enum { FEW_IN = 32 };
  return s->unread <= s->asked / FEW_IN;
}

/* Where what meets only touches, and either is right there, what never says hit is right of nothing. */
static bool never_hits(const struct summary *s) {
  const struct algorithm *const a = s->entry->algorithm;
  return s->met == 0 && s->cases[RELATION_OVERLAPPING] == 0 && s->cases[RELATION_TOUCHING] > 0 &&
         a->by_code == CONTRACT_UNSTATED && question_values(a->form.question) == 0;
}

void everyday_words(const struct summary *s, char words[WORDS]) {
  char count[COUNT_WORDS];
  words[0] = '\0';
  const uint64_t cases = s->everyday.cases, wrong = s->everyday.wrong;
  if (s->unasked > 0 || is_mute(s) || (wrong == 0 && !summary_is_tried(s)))
    return; /* what it was asked last, or answered so that it is read, is no everyday case of many */
  if (wrong > 0 && cases / MANY >= wrong)
    add_words(words, "wrong in 1 of %s", count_words(cases / wrong, count));
  else if (wrong > 0)
    add_words(words,
              wrong < cases ? "wrong in %.0f%% of the" : "wrong in all",
              fmin(99, 100 * (double)wrong / (double)cases));
  else if (cases > 0)
    add_words(words,
              s->of[WEIGHT_PLAIN] > 0 ? "rare: wrong in none of %s drawn" : "right in all %s",
              count_words(cases, count));
  if (words[0] != '\0')
    add_words(words, " cases with everyday numbers");
  if (words[0] != '\0' && s->entry->algorithm->fixed != NULL)
    add_words(words, ", only with %.200s", s->entry->algorithm->fixed);
}

void worst_words(const struct summary *s, char words[WORDS]) {
  const double worst = s->everyday.worst;
  char count[COUNT_WORDS];
  words[0] = '\0';
  if (worst >= MANY)
    add_words(words, "by up to %s times the shapes' size", count_words((uint64_t)fmin(worst, 1e15), count));
  else if (worst > 0 && worst < 0.001)
    add_words(words, "by less than 0.1%% of the shapes' size");
  else if (worst > 0)
    add_words(words,
              worst < 0.1 ? "by up to %.1f%% of the shapes' size" : "by up to %.0f%% of the shapes' size",
              100 * worst);
  else if (s->everyday.wrong > 0 && !is_mute(s))
    add_words(words,
              s->everyday.unanswered == s->everyday.wrong ? "where it gives no answer"
              : !s->everyday.plain                        ? "by a hair"
              : s->everyday.unanswered > 0                ? "where shapes touch or it gives no answer"
                                                          : "where shapes touch");
}

static uint64_t wrong_cases(const struct summary *s) {
  uint64_t wrong = 0;
  for (unsigned o = OUTCOME_FALSE_HIT; o < OUTCOMES; o++)
    wrong += s->wrong[o];
  return wrong;
}

uint64_t rule_of_three(uint64_t cases) { return cases / 3; }

bool summary_is_tried(const struct summary *s) {
  static const uint64_t FEWEST = 64; /* fewer say next to nothing: one in twenty may be wrong */
  return s->judged + s->everyday.cases >= FEWEST && summary_is_read(s) && !never_hits(s);
}

static void clean_sentence(const struct summary *s, char words[WORDS]) {
  const char *mistake = s->entry->algorithm->wrong;
  char count[COUNT_WORDS], in[COUNT_WORDS];
  if (rule_of_three(s->judged) == 0) {
    add_words(words,
              "Nothing wrong found with everyday numbers; no bound is stated, for no others were judged.");
    return;
  }
  add_words(words, "Nothing wrong found in %s cases", count_words(s->judged, count));
  if (s->unasked > 0)
    add_words(words, "; %s more were not put to it, so no bound is stated.", count_words(s->unasked, in));
  else
    add_words(
        words, ": at most 1 such case in %s is wrong (95%%).", count_words(rule_of_three(s->judged), in));
  if (*mistake != '\0' && strcmp(mistake, "-") != 0)
    add_words(words, " Its record names a mistake that was not met here: %.300s.", mistake);
}

void summary_sentence(const struct summary *s, char words[WORDS]) {
  const uint64_t wrong = wrong_cases(s);
  char everyday[WORDS], count[COUNT_WORDS], in[COUNT_WORDS];
  words[0] = '\0';
  if (!summary_is_read(s)) {
    add_words(words,
              "Its answers to %s of %s cases are not read, such as %s.",
              count_words(s->unread, count),
              count_words(s->asked, in),
              s->unread_one);
    return;
  }
  if (never_hits(s)) {
    add_words(
        words, "In none of %s cases in which they touch.", count_words(s->cases[RELATION_TOUCHING], count));
    return;
  }
  if (!summary_is_tried(s) && wrong == 0) {
    if (s->judged + s->everyday.cases == 0)
      add_words(words, "No case of its form was judged.");
    else if (s->judged == 0)
      add_words(words, "Its campaign judged no case.");
    else
      add_words(words,
                "Its campaign judged %llu case%s.",
                (unsigned long long)s->judged,
                s->judged == 1 ? "" : "s");
    return;
  }
  if (s->findings == 0) {
    clean_sentence(s, words);
    return;
  }
  add_sentence(words, s->entry->algorithm->wrong);
  if (s->by[CAUSE_UNSTEADY] > 0)
    add_words(words, "Answers otherwise when it is asked the same again, so no bound is stated.");
  if (s->by[CAUSE_UNSTEADY] == s->findings)
    return;
  const char *const space = s->by[CAUSE_UNSTEADY] > 0 ? " " : "";
  if (s->by[CAUSE_LOGIC] > 0)
    add_words(words, "%sFails on small whole numbers.", space);
  else if (s->by_cause[CAUSE_UNDEFINED] == wrong)
    add_words(words, "%sWrong only where the original's behaviour is undefined.", space);
  else if (s->by_cause[CAUSE_UNDEFINED] > 0)
    add_words(words,
              "%sWrong with large numbers or fractions, and where the original's behaviour is undefined.",
              space);
  else if (s->by[CAUSE_UNSTEADY] == 0)
    add_words(words,
              "Right on small whole numbers as far as tried; %s.",
              s->by[CAUSE_ROUNDING] == 0 ? "needs huge or tiny numbers"
              : s->by[CAUSE_RANGE] == 0  ? "needs fractions"
                                         : "needs fractions, or huge or tiny numbers");
  everyday_words(s, everyday);
  if (everyday[0] != '\0')
    add_words(words, " %c%s.", everyday[0] == 'r' ? 'R' : 'W', everyday + 1);
  if (s->news > 0 && s->entry->algorithm->role != ROLE_FOREIGN)
    add_words(words,
              " %u of its %zu finding%s %s news.",
              s->news,
              s->findings,
              s->findings == 1 ? "" : "s",
              s->news == 1 ? "is" : "are");
}

enum colour summary_colour(const struct summary *s) {
  return s->entry->algorithm->role == ROLE_LIAR                             ? COLOUR_CONTROL
         : is_mute(s)                                                       ? COLOUR_UNTRIED
         : s->everyday.plain || s->of[WEIGHT_PLAIN] > 0                     ? COLOUR_RED
         : !summary_is_tried(s)                                             ? COLOUR_UNTRIED
         : s->findings > 0 || s->everyday.wrong > 0 || s->everyday.promised ? COLOUR_AMBER
                                                                            : COLOUR_GREEN;
}

const char *colour_name(enum colour colour) {
  static const char *const NAME[] = {"red", "amber", "green", "untried", "control"};
  return NAME[colour];
}

/* Of a test that nobody can see fail. */
static const char *amber_words(const struct summary *s) {
  return s->findings > 0 && s->of[WEIGHT_HAIR] == s->findings ? "is wrong only by a hair"
         : s->findings > 0 && s->by[CAUSE_RANGE] + s->by[CAUSE_UNDEFINED] == s->findings
             ? "is wrong only with huge or tiny numbers"
         : s->findings > 0 && s->of[WEIGHT_FLAT] == s->findings ? "is wrong only where a shape has no extent"
         : s->fine > 0            ? "is wrong by more than a hair, though in no everyday case that was tried"
         : s->of[WEIGHT_FLAT] > 0 ? "is wrong only where a shape has no extent, by a hair or at extremes"
                                  : "is wrong only by a hair or at extremes";
}

const char *untried_why(const struct summary *s) {
  return summary_colour(s) != COLOUR_UNTRIED ? NULL
         : is_mute(s)                        ? "no answer"
         : never_hits(s)                     ? "no hit"
         : !summary_is_read(s)               ? "not read"
                                             : "too few";
}

static const char *untried_words(const struct summary *s) {
  return never_hits(s)                       ? "never says hit where shapes meet"
         : !summary_is_read(s)               ? "is not judged"
         : s->judged + s->everyday.cases > 0 ? "was hardly tried"
                                             : "was not tried";
}

const char *colour_words(const struct summary *s) {
  static const char *const WORDS_OF[] = {
      [COLOUR_RED] = "is wrong where anyone can see it",
      [COLOUR_GREEN] = "is clean: no wrong answer was found",
      [COLOUR_CONTROL] = "was tried",
  };
  const uint64_t wrong = wrong_cases(s);
  return s->findings > 0 && s->by[CAUSE_UNSTEADY] == s->findings
             ? "answers otherwise when it is asked the same again"
         : is_mute(s)                                        ? "gives no answer to any case"
         : wrong > 0 && s->wrong[OUTCOME_NO_ANSWER] == wrong ? s->late == s->findings
                                                                   ? "gives no answer in time to some cases"
                                                                   : "gives no answer to some cases"
         : wrong > 0 && s->wrong[OUTCOME_BROKEN_CONTRACT] == wrong && summary_colour(s) == COLOUR_RED
             ? "breaks its contract where shapes touch"
         : summary_colour(s) == COLOUR_AMBER   ? amber_words(s)
         : summary_colour(s) == COLOUR_UNTRIED ? untried_words(s)
                                               : WORDS_OF[summary_colour(s)];
}

void contract_meant(const struct summary *s, char words[WORDS]) {
  words[0] = '\0';
  if (s->diagnosis == NULL || s->diagnosis->contract == CONTRACT_UNSTATED)
    return;
  const bool plugin = strcmp(s->entry->algorithm->language, "plugin") == 0; /* its record says which */
  add_words(words, plugin ? ".contract = \"%s\"" : "--contract %s", contract_name(s->diagnosis->contract));
}

/* Numbers that a game or a drawing has, and a gap far above what rounding does to them. */
static const struct {
  const char *options;
  double tolerance;
} ENOUGH[TYPES] = {
    [TYPE_I32] = {"--within -10000:10000", 0},
    [TYPE_I64] = {"--within -1e6:1e6", 0},
    [TYPE_F32] = {"--within -1e4:1e4 --tolerance 0.01", 0.01},
    [TYPE_F64] = {"--within -1e6:1e6 --tolerance 1e-6", 1e-6},
};

const char *enough_options(const struct summary *s) {
  const enum number_type type = s->entry->algorithm->form.type;
  const bool said = strstr(s->given, "--within") != NULL || strstr(s->given, "--tolerance") != NULL;
  return s->entry->algorithm->role == ROLE_FOREIGN && !said && s->findings > 0 &&
                 summary_colour(s) == COLOUR_AMBER && s->of[WEIGHT_FLAT] == 0 && s->without_answer == 0 &&
                 s->by[CAUSE_UNSTEADY] == 0 && s->hair <= ENOUGH[type].tolerance
             ? ENOUGH[type].options
             : NULL;
}

const char *enough_words(const struct summary *s) {
  return s->by[CAUSE_RANGE] + s->by[CAUSE_UNDEFINED] == s->findings
             ? "It is wrong with huge or tiny numbers alone, which may "
               "be good enough. Say which numbers it is for, "
               "and only worse is reported:"
         : s->by[CAUSE_RANGE] > 0
             ? "It is wrong only by a hair, or with huge or tiny numbers, which may be good enough. Say "
               "which numbers it is for and how near to touching any answer will do, and only worse is "
               "reported:"
             : "It is wrong only by a hair, which may be good enough. Say which numbers it is for and how "
               "near to touching any answer will do, and only worse is reported:";
}

/* To whether one contains the other, a hit is a yes. */
static const char *answer_words(enum question question, enum answer answer) {
  if (question == QUESTION_CONTAINS && answer <= ANSWER_HIT)
    return answer == ANSWER_HIT ? "yes" : "no";
  return answer_name(answer);
}

/* Where the reading is that a corner is the centre, the form that says so; false: it is another. */
static bool centred_form(const struct algorithm *algorithm, const char *reading, char text[FORM_TEXT]) {
  struct form form = algorithm->form;
  const char *const centre = strstr(reading, " is the centre, ");
  bool any = false;
  for (unsigned s = 0; s < SHAPES && centre != NULL && strstr(reading, " and ") == NULL; s++)
    if (form.layouts[s] == LAYOUT_BOX_XYWH && strstr(centre, s == 0 ? "(second" : "(first") == NULL) {
      form.layouts[s] = LAYOUT_BOX_CENTRE;
      any = true;
    }
  form_print(&form, text);
  return any;
}

/* What wrong answers share was seen on few cases: where a mend, which was held against many, says another
 * thing, that is told alone. */
static bool is_outdone(const struct diagnosis *d) {
  const char *const condition = strchr(d->clause, ' ');
  char what[DIAGNOSIS_WORDS];
  if (condition == NULL || strncmp(d->words, "wrong where ", 12) != 0)
    return false;
  snprintf(what, sizeof what, "%.*s", (int)strcspn(condition + 1, "\""), condition + 1);
  return strstr(d->words, what) == NULL;
}

static void add_head(const struct summary *s, char words[WORDS]) {
  const struct diagnosis *d = s->diagnosis;
  if (d->words[0] != '\0' && !is_outdone(d))
    add_words(words, "%.600s", d->words);
  else if (d->clause[0] != '\0')
    add_words(words,
              "wrong only where it says %s",
              answer_words(s->entry->algorithm->form.question, hit_if(d->clause[1] != 'o')));
  else if (d->wrong > 0)
    add_words(words,
              "wrong on %u of %u cases of %s numbers, and %s",
              d->wrong,
              d->cases,
              question_values(s->entry->algorithm->form.question) > 0 ? "moderate" : "small whole",
              d->cut ? "there was no time to try other readings"
                     : "no other reading that was tried makes it right");
  else if (d->cut && s->by[CAUSE_LOGIC] > 0)
    add_words(words, "there was no time to ask what its wrong answers share");
}

bool diagnosis_part(const struct summary *s, enum told_part part, char words[WORDS]) {
  const struct diagnosis *d = s->diagnosis;
  const bool gives = d != NULL && strstr(d->mend, " for ") != NULL;
  const char *id = s->entry->algorithm->id;
  char form[FORM_TEXT];
  words[0] = '\0';
  if (s->by[CAUSE_UNSTEADY] > 0 || d == NULL)
    return false;
  if (part == TOLD_HEAD)
    add_head(s, words);
  else if (part == TOLD_HELD && d->found)
    add_words(
        words, "so it is in %u fresh cases of every family, with numbers up to %.0f", d->fresh, d->up_to);
  else if (part == TOLD_GIVE && gives && centred_form(s->entry->algorithm, d->words, form))
    add_words(words, "if that is what is meant, say  --form '%s'\n  if not, give it  %.300s", form, d->mend);
  else if (part == TOLD_GIVE && gives)
    add_words(words, "if that is not what is meant, give it  %.300s", d->mend);
  else if (part == TOLD_CALL && d->mend[0] != '\0' && !gives)
    add_words(words, "so call it as  %.80s(%.300s)", id, d->mend);
  else if (part == TOLD_MEND && d->clause[0] != '\0')
    add_words(words, "a mend: %.600s", d->clause);
  return words[0] != '\0';
}

void diagnosis_words(const struct summary *s, char words[WORDS]) {
  static const char *const BEFORE[] = {": ", "; ", "\n  ", "\n  ", "\n  "};
  char text[WORDS];
  words[0] = '\0';
  for (enum told_part part = TOLD_HEAD; part < TOLD_PARTS; part++)
    if (diagnosis_part(s, part, text))
      add_words(words, "%.80s%s%s", part == TOLD_HEAD ? s->entry->algorithm->id : "", BEFORE[part], text);
}

/* A case. */

struct told_case finding_case(const struct finding *f) {
  const struct algorithm *a = f->entry->algorithm;
  return (struct told_case){
      &a->form, f->smallest, a, &f->verdict, f->gap, f->cause == CAUSE_UNSTEADY, f->incident.silent};
}

struct told_case told_case_of(const struct form *form,
                              const union number *numbers,
                              const struct algorithm *algorithm,
                              const struct verdict *verdict) {
  return (struct told_case){form, numbers, algorithm, verdict, reference_gap(form, numbers), false, false};
}

enum answer answer_expected(enum question question, const struct verdict *verdict) {
  if (question_values(question) > 0)
    return ANSWER_NONE;
  if (verdict->answer != ANSWER_NONE)
    return hit_if(verdict->answer != ANSWER_HIT);
  return verdict->truth.relation == RELATION_APART         ? ANSWER_MISS
         : verdict->truth.relation == RELATION_OVERLAPPING ? ANSWER_HIT
                                                           : ANSWER_NONE;
}

/* What is said before a gap beside an ellipse, whose gap is that of a squeezed plane. */
static const char *bound_words(const struct form *form) {
  return layout_is_stretched(form->layouts[0]) || layout_is_stretched(form->layouts[1]) ? "at least " : "";
}

/* Of what is contained. */
static void add_within(const struct told_case *told, char words[WORDS]) {
  const struct truth truth = told->verdict->truth;
  const bool known = isfinite(told->gap) && told->gap != 0;
  add_words(words,
            "%s",
            truth.relation == RELATION_APART     ? "not all within"
            : truth.relation == RELATION_INVALID ? "no shape"
                                                 : "within");
  if (truth.relation == RELATION_APART && known)
    add_words(words, ", but out by %s%.6g", bound_words(told->form), fabs(told->gap));
  else if (truth.relation == RELATION_OVERLAPPING && known)
    add_words(words, ", %s%.6g from the boundary", bound_words(told->form), fabs(told->gap));
  else if (truth.relation == RELATION_TOUCHING)
    add_words(words, truth.half_open_hit ? ", up to the boundary" : ", but in the boundary alone");
  else if (truth.relation == RELATION_FLAT)
    add_words(words, ", and one is flat");
}

/* More than a double holds. */
static bool is_far(double gap) { return !(fabs(gap) < DBL_MAX); }

void gap_words(const struct told_case *told, char words[WORDS]) {
  const enum relation relation = told->verdict->truth.relation;
  words[0] = '\0';
  if (told->form->question == QUESTION_CONTAINS) {
    add_within(told, words);
    return;
  }
  add_words(words, "%s", relation_name(relation));
  if (told->gap == 0 || relation == RELATION_TOUCHING)
    add_words(words, ", the gap is exactly 0");
  else if (is_far(told->gap))
    add_words(words, ", by more than the number type holds");
  else if (told->gap > 0)
    add_words(words, " by %s%.6g", bound_words(told->form), told->gap);
  else
    add_words(words, ", %s%.6g deep", bound_words(told->form), -told->gap);
}

static void add_shapes(const struct told_case *told, char words[WORDS]) {
  const struct form *form = told->form;
  unsigned k = 0;
  for (unsigned s = 0; s < SHAPES; s++) {
    const enum layout layout = form->layouts[s];
    const bool again = s == 1 && layout == form->layouts[0];
    add_words(words, "%s%s", s == 1 ? " and " : "", again ? "one" : layout_words(layout));
    const unsigned end = k + layout_told(layout, form->type, told->numbers + k);
    const unsigned next = k + layout_columns(layout);
    for (const char *c = layout_number_words(layout); *c != '\0' && k < end; c++) {
      char number[NUMBER_TEXT];
      if (*c == '#')
        number_print(form->type, told->numbers[k++], NUMBER_DECIMAL, number);
      else
        snprintf(number, sizeof number, "%c", *c);
      add_words(words, "%s", number);
    }
    k = next;
    if (s == 0 && question_moves(form->question)) {
      char way[WAY_COLUMNS][NUMBER_TEXT];
      for (unsigned axis = 0; axis < WAY_COLUMNS; axis++)
        number_print(
            form->type, told->numbers[form_first_column(form, SHAPES) + axis], NUMBER_DECIMAL, way[axis]);
      add_words(words, " that moves by (%s, %s),", way[0], way[1]);
    }
  }
}

/* Where at a polygon. What is outside of its convex hull is apart, which is said already. */
static void add_ring_place(const char *name, char words[WORDS]) {
  static const char BEYOND[] = "beyond";
  if (strncmp(name, BEYOND, strlen(BEYOND)) == 0)
    add_words(words, "%s", name + strlen(BEYOND));
  else
    add_words(words, ", %s", name);
}

static void add_truth(const struct told_case *told, char words[WORDS]) {
  const enum relation relation = told->verdict->truth.relation;
  const bool far = is_far(told->gap);
  if (told->form->question == QUESTION_CONTAINS) {
    add_words(words, ": the second is ");
    add_within(told, words);
    return;
  }
  if (relation == RELATION_APART && told->gap > 0 && !far)
    add_words(words, " are %s%.6g apart", bound_words(told->form), told->gap);
  else if (relation == RELATION_OVERLAPPING && told->gap < 0 && !far)
    add_words(words, " overlap by %s%.6g", bound_words(told->form), -told->gap);
  else
    add_words(words,
              "%s",
              relation == RELATION_TOUCHING      ? " touch, exactly"
              : relation == RELATION_APART       ? " are apart"
              : relation == RELATION_OVERLAPPING ? " overlap"
              : relation == RELATION_FLAT        ? " meet, and one is flat"
                                                 : " are no shapes");
  const enum pair pair = form_pair(told->form);
  if (question_moves(told->form->question))
    add_words(words, " at its start");
  if (pair_told_by(pair) == PLACES_OF_RINGS && relation <= RELATION_OVERLAPPING)
    add_ring_place(place_name(pair, told->verdict->truth.place), words);
}

const char *verdict_words(const struct algorithm *algorithm, const struct verdict *verdict) {
  if (verdict->outcome != OUTCOME_AGREES)
    return outcome_name(algorithm->form.question, verdict->outcome);
  if (algorithm->role == ROLE_HELPER)
    return "helper: not judged";
  if (judge_tells(algorithm->by_code, truth_byte(verdict->truth)))
    return outcome_name(algorithm->form.question, OUTCOME_AGREES);
  return verdict->truth.relation == RELATION_TOUCHING ? "not judged: nothing is promised at touching"
                                                      : "not judged";
}

/* What it says when it is asked again; NULL where it does not, or is asked no more. */
static const double *value_of(const struct told_case *told, double said[ANSWER_VALUES]) {
  said[1] = NAN; /* an answer of one number has no second */
  return told->verdict->answer != ANSWER_NONE && algorithm_values_of(told->algorithm, told->numbers, said)
             ? said
             : NULL;
}

/* Whether it answered a ray with a point where the way does not lead (algorithm_take_point). */
static bool is_off_way(const struct told_case *told, const double *said) {
  return told->form->question == QUESTION_RAY && said[0] == -1 && !isnan(said[1]);
}

/* What counts as none, as it lies beyond the end of the way (algorithm_take_point). */
static bool is_late(const struct told_case *told, const double *said) {
  return question_moves(told->form->question) && isinf(said[0]) && isfinite(said[1]);
}

static void add_value(const struct told_case *told, const double *said, char words[WORDS]) {
  const double right = judge_right_number(told->algorithm, told->numbers, told->gap);
  const enum outcome outcome = told->verdict->outcome;
  if (told->verdict->answer == ANSWER_NONE)
    add_words(words, "%s", answer_name(ANSWER_NONE));
  else if (said == NULL)
    add_words(words,
              "%s%s",
              outcome == OUTCOME_AGREES ? "" : "a ",
              outcome == OUTCOME_AGREES ? "what is right" : outcome_name(told->form->question, outcome));
  else if (is_late(told, said))
    add_words(words, "%.6g, which is beyond the end of the way", said[1]);
  else if (question_has_none(told->form->question) && isinf(said[0]))
    add_words(words, "none");
  else if (is_off_way(told, said))
    add_words(words, "a point off the way");
  else if (question_values(told->form->question) > 1)
    add_words(words, "(%.6g, %.6g)", said[0] + 0, said[1] + 0); /* no -0 */
  else
    add_words(words, "%.*g", fabs(said[0] - right) < 1e-5 * right ? 17 : 6, said[0] + 0);
}

/* Of a function that gives the square of what is asked for, and whose root is taken: what it said itself. */
static void add_square(const struct told_case *told, const double *said, char words[WORDS]) {
  if (said != NULL && told->algorithm->of_square)
    add_words(words, "%.6g, whose root is ", said[0] * fabs(said[0]));
}

void value_words(const struct told_case *told, char words[WORDS]) {
  double said[ANSWER_VALUES];
  words[0] = '\0';
  if (question_values(told->form->question) == 0)
    add_words(words, "%s", answer_name(told->verdict->answer));
  else
    add_value(told, value_of(told, said), words);
}

static enum grade grade_of(const struct told_case *told, const double *said) {
  return said != NULL ? algorithm_grade_of(told->algorithm, told->numbers, said) : GRADE_NAN;
}

/* What is wrong with a push, and how long the right one is. */
static void add_push(const struct told_case *told, const double *said, char words[WORDS]) {
  const double right = judge_right_number(told->algorithm, told->numbers, told->gap);
  const enum grade grade = grade_of(told, said);
  if (grade == GRADE_NEAR)
    add_words(words, ", which leaves %.6g of it", -reference_gap_moved(told->form, told->numbers, said));
  else if (grade == GRADE_OFF)
    add_words(words, ", which is beside the shortest way");
  if (right == 0)
    add_words(words, ", and no push is needed");
  else
    add_words(words, ", and the shortest push is %.6g long", right);
}

/* How a crossing is wrong. The shapes' words tell whether they meet. */
static void add_crossing(const struct told_case *told, const double *said, char words[WORDS]) {
  const enum grade grade = grade_of(told, said);
  if (grade == GRADE_NEAR)
    add_words(words, ", and they meet");
  else if (grade == GRADE_FAR)
    add_words(words, ", and there is none");
  else if (grade == GRADE_OFF)
    add_words(words, ", which is %.6g away from one of them", reference_off(told->form, told->numbers, said));
}

/* How a fraction of a way is wrong, and what is right. */
static void add_meeting(const struct told_case *told, const double *said, char words[WORDS]) {
  const double right = judge_right_number(told->algorithm, told->numbers, told->gap);
  const enum grade grade = grade_of(told, said);
  const bool wrong = grade != GRADE_RIGHT && grade != GRADE_NAN;
  const char *const way = said != NULL && is_late(told, said) ? "it" : "the way";
  if (wrong && isfinite(said[0]) && isfinite(right) && !is_off_way(told, said))
    add_words(words,
              ", which is %s",
              grade == GRADE_OFF    ? "no part of the way"
              : grade == GRADE_NEAR ? "too early"
                                    : "too late");
  if (!isfinite(right))
    add_words(words, ", and they do not meet on %s", way);
  else if (told->gap > 0)
    add_words(words, ", and they meet after %.6g of %s", right, way);
  else if (right > 0)
    add_words(words, ", and it leaves after %.6g of %s", right, way);
  else
    add_words(words, ", and they meet at the start: 0");
}

/* How many digits tell two numbers apart. */
static int digits_apart(double a, double b) {
  enum { FEWEST = 6, MOST = 17 };
  char one[NUMBER_TEXT] = "", other[NUMBER_TEXT] = "";
  int digits = FEWEST - 1;
  while (strcmp(one, other) == 0 && digits < MOST) {
    snprintf(one, sizeof one, "%.*g", ++digits, a);
    snprintf(other, sizeof other, "%.*g", digits, b);
  }
  return digits > FEWEST && digits < MOST ? digits + 1 : digits; /* the last one is rounded */
}

/* How far away the nearest point is, and what it says instead, where that is farther. */
static void add_nearest(const struct told_case *told, const double *said, char words[WORDS]) {
  const struct form *const form = told->form;
  const double right = fabs(judge_right_number(told->algorithm, told->numbers, told->gap));
  double away = NAN;
  for (unsigned s = 0; s < SHAPES && said != NULL; s++)
    if (layout_kind(form->layouts[s]) == KIND_POINT) {
      const union number *const at = &told->numbers[form_first_column(form, s)];
      away =
          hypot(said[0] - number_as_double(form->type, at[0]), said[1] - number_as_double(form->type, at[1]));
    }
  const bool farther = isfinite(away) && away > right;
  const int digits = digits_apart(farther ? away : INFINITY, right);
  if (farther)
    add_words(words, ", which is %.*g away", digits, away);
  add_words(words, ", and the nearest point is %.*g away", digits, right);
}

static void add_distance(const struct told_case *told, const double *said, char words[WORDS]) {
  const double right = judge_right_number(told->algorithm, told->numbers, told->gap);
  add_words(
      words, ", and the distance is %.*g", digits_apart(said != NULL ? said[0] : INFINITY, right), right);
}

/* What it says, and what is right where that can be told. */
static void add_values(const struct told_case *told, char words[WORDS]) {
  static void (*const ADD_RIGHT[QUESTIONS])(const struct told_case *told,
                                            const double *said,
                                            char words[WORDS]) = {[QUESTION_DISTANCE] = add_distance,
                                                                  [QUESTION_NEAREST] = add_nearest,
                                                                  [QUESTION_PUSH] = add_push,
                                                                  [QUESTION_CROSSING] = add_crossing,
                                                                  [QUESTION_RAY] = add_meeting,
                                                                  [QUESTION_SWEEP] = add_meeting};
  const enum question question = told->form->question;
  const bool unjudged = told->algorithm->by_code == CONTRACT_ANYTHING && question != QUESTION_CROSSING &&
                        (question == QUESTION_PUSH ? told->gap >= 0 : told->gap <= 0);
  double values[ANSWER_VALUES];
  const double *const said = value_of(told, values);
  add_words(
      words, "; %.80s %s ", told->algorithm->id, told->verdict->answer == ANSWER_NONE ? "gives" : "says");
  add_square(told, said, words);
  add_value(told, said, words);
  if (told->verdict->truth.relation != RELATION_INVALID && !unjudged)
    ADD_RIGHT[question](told, said, words);
}

void case_words(const struct told_case *told, char words[WORDS]) {
  const struct verdict *v = told->verdict;
  words[0] = '\0';
  add_shapes(told, words);
  if (words[0] == 'a')
    words[0] = 'A';
  add_truth(told, words);
  if (told->algorithm == NULL)
    return;
  if (question_values(told->form->question) > 0) {
    add_values(told, words);
    return;
  }
  add_words(words,
            "; %.80s %s%s",
            told->algorithm->id,
            v->answer == ANSWER_NONE ? "gives " : "says ",
            answer_words(told->form->question, v->answer));
  if (told->late)
    add_words(words, " in time");
  if (told->unsteady)
    add_words(words, ", and otherwise when asked again");
  if (v->outcome == OUTCOME_BROKEN_CONTRACT)
    add_words(words,
              ", and its contract (%s) asks for a %s",
              contract_name(told->algorithm->by_code),
              answer_words(told->form->question, answer_expected(told->form->question, v)));
}

/* Whether a number is where its type ends. */
static bool is_end(enum number_type type, union number number, bool high) {
  return type == TYPE_I32   ? number.i32 == (high ? INT32_MAX : INT32_MIN)
         : type == TYPE_I64 ? number.i64 == (high ? INT64_MAX : INT64_MIN)
         : type == TYPE_F32 ? number.f32 == (high ? FLT_MAX : -FLT_MAX)
                            : number.f64 == (high ? DBL_MAX : -DBL_MAX);
}

void interval_words(const struct finding *f, unsigned k, char words[WORDS]) {
  const enum number_type type = f->entry->algorithm->form.type;
  const struct interval *interval = &f->interval[k];
  char low[NUMBER_TEXT], high[NUMBER_TEXT];
  words[0] = '\0';
  if (!f->measured)
    return;
  number_print(type, interval->low, NUMBER_DECIMAL, low);
  number_print(type, interval->high, NUMBER_DECIMAL, high);
  const bool no_low = is_end(type, interval->low, false), no_high = is_end(type, interval->high, true);
  if (strcmp(low, high) == 0)
    add_words(words, "at this value alone");
  else if (no_low && no_high)
    add_words(words, "at any value");
  else if (no_high)
    add_words(words, "from %s up", low);
  else if (no_low)
    add_words(words, "up to %s", high);
  else
    add_words(words, "from %s to %s", low, high);
}

enum { TESTS_NAMED = 24 };

void campaign_line(const struct registry_entry *const *tests,
                   unsigned count,
                   uint64_t seed,
                   struct range range,
                   const char *mix,
                   char words[WORDS]) {
  char *mix_word = shell_word(mix);
  unsigned brought = 0;
  const char *before = "";
  words[0] = '\0';
  add_words(words, "graze fuzz ");
  for (unsigned k = 0; k < count; k++)
    if (tests[k]->algorithm->ask != NULL) {
      struct subject_story story;
      subject_tell(tests[k]->algorithm->subject, &story);
      if (strcmp(story.given, before) != 0)
        add_words(words, "%.300s ", story.given);
      before = story.given;
      brought++;
    }
  /* Tests that were brought are tried alone, and all of them; of a store with many it is all there are. */
  const bool all = count > TESTS_NAMED || (count == 1 && brought == 1);
  for (unsigned k = 0; k < count && !all; k++)
    add_words(words, "%s%s%s", k == 0 ? "--tests " : ",", tests[k]->stem, k + 1 < count ? "" : " ");
  add_words(words,
            "--seed %llu --range %llu:%llu --mix %s --out campaign.db; graze report campaign.db",
            (unsigned long long)seed,
            (unsigned long long)range.first,
            (unsigned long long)range.last,
            mix_word != NULL ? mix_word : "default");
  free(mix_word);
}
