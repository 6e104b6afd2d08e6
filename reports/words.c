#include "words.h"

#include "wording.h"

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

bool outcome_can_show(const struct model *model,
                      const struct model_row *row,
                      enum outcome outcome,
                      uint64_t *cases) {
  static const enum relation AT[OUTCOMES] = {[OUTCOME_FALSE_HIT] = RELATION_APART,
                                             [OUTCOME_MISSED_HIT] = RELATION_OVERLAPPING,
                                             [OUTCOME_BROKEN_CONTRACT] = RELATION_TOUCHING};
  *cases = outcome == OUTCOME_NO_ANSWER ? row->judged : row->cases[AT[outcome]];
  return outcome != OUTCOME_BROKEN_CONTRACT ||
         strcmp(model->test[row->test].by_code, contract_name(CONTRACT_UNSTATED)) != 0;
}

uint64_t rule_of_three(uint64_t cases) { return cases / 3; }

const char *cause_meaning(enum cause cause) {
  static const char *const MEANING[CAUSES] = {"fails on small whole numbers",
                                              "needs fractions",
                                              "needs huge or tiny numbers",
                                              "the original's behaviour is undefined there",
                                              "answers otherwise when asked again"};
  return MEANING[cause];
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

unsigned findings_by(const struct model_row *row, enum cause cause) {
  unsigned count = 0;
  for (unsigned o = 0; o < OUTCOMES; o++)
    count += row->findings[o][cause];
  return count;
}

bool row_is_unsteady(const struct model_row *row) { return findings_by(row, CAUSE_UNSTEADY) > 0; }
bool row_has_bound(const struct model_row *row) { return row->unasked == 0 && !row_is_unsteady(row); }

enum { MANY = 10 };

void everyday_words(const struct model_row *row, char words[WORDS]) {
  char count[COUNT_WORDS];
  words[0] = '\0';
  if (row->unasked > 0 || row->everyday < row->everyday_wrong)
    return; /* nobody knows how many were asked */
  if (row->everyday_wrong > 0 && row->everyday / MANY >= row->everyday_wrong)
    add_words(words, "wrong in 1 of %s", count_words(row->everyday / row->everyday_wrong, count));
  else if (row->everyday_wrong > 0)
    add_words(words,
              row->everyday_wrong < row->everyday ? "wrong in %.0f%% of the" : "wrong in all",
              fmin(99, 100 * (double)row->everyday_wrong / (double)row->everyday));
  else if (row->everyday > 0)
    add_words(words, "right in all %s", count_words(row->everyday, count));
  if (words[0] != '\0')
    add_words(words, " cases with everyday numbers");
}

void row_sentence(const struct model *model, const struct model_row *row, char words[WORDS]) {
  const struct model_test *test = &model->test[row->test];
  const uint64_t wrong = model_wrong(row);
  char count[COUNT_WORDS], in[COUNT_WORDS], everyday[WORDS];
  words[0] = '\0';
  if (row->judged == 0 && wrong == 0) {
    add_words(words, "Not tried: no case of its form was judged.");
    return;
  }
  if (row->found == 0) {
    add_words(words, "Nothing wrong found in %s cases", count_words(row->judged, count));
    if (row->unasked > 0)
      add_words(words, "; %s more were not put to it, so no bound is stated.", count_words(row->unasked, in));
    else
      add_words(
          words, ": at most 1 such case in %s is wrong (95%%).", count_words(rule_of_three(row->judged), in));
    if (*test->wrong != '\0' && strcmp(test->wrong, "-") != 0)
      add_words(words, " Its record names a mistake that was not met here: %.300s.", test->wrong);
    return;
  }
  add_sentence(words, test->wrong);
  if (row_is_unsteady(row))
    add_words(words, "Answers otherwise when it is asked the same again, so no bound is stated.");
  if (findings_by(row, CAUSE_UNSTEADY) == row->found)
    return;
  if (row_is_unsteady(row))
    add_words(words, " ");
  if (findings_by(row, CAUSE_LOGIC) > 0)
    add_words(words, "Fails on small whole numbers.");
  else if (row->by_cause[CAUSE_UNDEFINED] == wrong)
    add_words(words, "Wrong only where the original's behaviour is undefined.");
  else if (row->by_cause[CAUSE_UNDEFINED] > 0)
    add_words(words,
              "Wrong with large numbers or fractions, and where the original's behaviour is undefined.");
  else
    add_words(words,
              "Right on small whole numbers as far as tried; %s.",
              findings_by(row, CAUSE_ROUNDING) == 0 ? cause_meaning(CAUSE_RANGE)
              : findings_by(row, CAUSE_RANGE) == 0  ? cause_meaning(CAUSE_ROUNDING)
                                                    : "needs fractions, or huge or tiny numbers");
  everyday_words(row, everyday);
  if (everyday[0] != '\0')
    add_words(words, " %c%s.", everyday[0] == 'r' ? 'R' : 'W', everyday + 1);
  if (row->news > 0 && !test_is(test, ROLE_FOREIGN))
    add_words(words, " %u of its %u findings are news.", row->news, row->found);
}

enum standing row_standing(const struct model *model, const struct model_row *row) {
  const struct model_test *test = &model->test[row->test];
  return test_is(test, ROLE_LIAR)                                                 ? STANDS_LIAR
         : findings_by(row, CAUSE_LOGIC) > 0                                      ? STANDS_LOGIC
         : findings_by(row, CAUSE_ROUNDING) > 0                                   ? STANDS_ROUNDING
         : row_is_unsteady(row) && findings_by(row, CAUSE_UNSTEADY) == row->found ? STANDS_UNSTEADY
         : row->found > 0                                                         ? STANDS_RANGE
         : test_is(test, ROLE_HOUSE)                                              ? STANDS_HOUSE
                                                                                  : STANDS_RIGHT;
}

static const struct {
  const char *title, *name;
} STANDING[STANDINGS] = {
#define BOTH(capital, small, rest)                                                                           \
  { capital rest, small rest }
    BOTH("W", "w", "rong on ordinary whole numbers"),
    BOTH("W", "w", "rong only with huge or tiny numbers"),
    BOTH("W", "w", "rong only within a few ulps, or with huge or tiny numbers"),
    BOTH("W", "w", "rong only now and then"),
    BOTH("N", "n", "o wrong answer found"),
    BOTH("M", "m", "ade to be right: what to use instead"),
    BOTH("W", "w", "rong on purpose: the controls"),
#undef BOTH
};

const char *standing_title(enum standing standing) { return STANDING[standing].title; }
const char *standing_name(enum standing standing) { return STANDING[standing].name; }

const char *standing_words(const struct model *model, const struct model_row *row) {
  static const char *const WORDS_OF[STANDINGS] = {"is wrong on ordinary whole numbers",
                                                  "is wrong with huge or tiny numbers alone",
                                                  "is wrong with fractions, by a hair",
                                                  "answers otherwise when it is asked the same again",
                                                  "is clean: no wrong answer was found"};
  const enum standing standing = row_standing(model, row);
  return row->judged == 0 && row->found == 0 ? "was not tried"
         : row->wrong[OUTCOME_NO_ANSWER] > 0 && row->wrong[OUTCOME_NO_ANSWER] == model_wrong(row)
             ? "gives no answer to some cases"
         : row->found > 0 && row->wrong[OUTCOME_BROKEN_CONTRACT] == model_wrong(row)
             ? "breaks its contract where shapes touch"
         : WORDS_OF[standing] != NULL ? WORDS_OF[standing]
                                      : "was tried";
}

bool meant_contract(const struct model_test *test, char words[MEANT_WORDS]) {
  static const char SAYS[] = "its contract is ";
  const char *meant = strstr(test->diagnosis, SAYS);
  if (meant == NULL)
    return false;
  meant += strlen(SAYS);
  snprintf(words, MEANT_WORDS, "--contract %.*s", (int)strcspn(meant, ","), meant);
  return true;
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

const char *enough_options(const struct model *model, const struct model_row *row) {
  const struct model_test *test = &model->test[row->test];
  const enum standing standing = row_standing(model, row);
  if (!test_is(test, ROLE_FOREIGN) || (standing != STANDS_ROUNDING && standing != STANDS_RANGE) ||
      strstr(test->given, "--within") != NULL || strstr(test->given, "--tolerance") != NULL)
    return NULL;
  for (size_t d = row->first_defect; d < row->first_defect + row->defects; d++)
    for (size_t k = 0; k < model->defect[d].findings; k++) {
      const struct stored_finding *f = &model->finding[model->defect[d].first + k];
      if (f->outcome == OUTCOME_NO_ANSWER || f->cause == CAUSE_UNSTEADY ||
          (f->cause == CAUSE_ROUNDING && !(fabs(f->gap) <= ENOUGH[test->form.type].tolerance)))
        return NULL;
    }
  return ENOUGH[test->form.type].options;
}

const char *enough_words(const struct model *model, const struct model_row *row) {
  return row_standing(model, row) == STANDS_RANGE ? "It is wrong with huge or tiny numbers alone, which may "
                                                    "be good enough. Say which numbers it is for, "
                                                    "and only worse is reported:"
         : findings_by(row, CAUSE_RANGE) > 0
             ? "It is wrong only by a hair, or with huge or tiny numbers, which may be good enough. Say "
               "which numbers it is for and how near to touching any answer will do, and only worse is "
               "reported:"
             : "It is wrong only by a hair, which may be good enough. Say which numbers it is for and how "
               "near to touching any answer will do, and only worse is reported:";
}

struct headline headline_of(const struct model *model) {
  struct headline h = {.documents = 0};
  for (size_t k = 0; k < model->rows; k++) {
    const struct model_row *row = &model->row[k];
    const struct model_test *test = &model->test[row->test];
    const bool told = test_is(test, ROLE_TUTORIAL) || test_is(test, ROLE_DETOUR);
    struct share *share = told                            ? &h.told
                          : test_is(test, ROLE_PUBLISHED) ? &h.published
                          : test_is(test, ROLE_TAUGHT)    ? &h.taught
                                                          : NULL;
    if (share != NULL)
      *share = (struct share){share->tests + 1, share->wrong + (row->found > 0)};
    if (!told)
      continue;
    h.standing[row_standing(model, row)]++;
    bool before = false;
    for (size_t j = 0; j < k; j++)
      before |= strcmp(model->test[model->row[j].test].document, test->document) == 0;
    h.documents += !before;
  }
  return h;
}

enum answer finding_expected(const struct stored_finding *finding) {
  if (finding->answer != ANSWER_NONE)
    return hit_if(finding->answer != ANSWER_HIT);
  return finding->relation == RELATION_APART         ? ANSWER_MISS
         : finding->relation == RELATION_OVERLAPPING ? ANSWER_HIT
                                                     : ANSWER_NONE;
}

const char *bound_words(const struct form *form) {
  return layout_is_stretched(form->layouts[0]) || layout_is_stretched(form->layouts[1]) ? "at least " : "";
}

void gap_words(const struct form *form, const struct stored_finding *finding, char words[WORDS]) {
  if (finding->gap == 0 || finding->relation == RELATION_TOUCHING)
    snprintf(words, WORDS, "%s, the gap is exactly 0", relation_name(finding->relation));
  else if (!isfinite(finding->gap))
    snprintf(words, WORDS, "%s, by more than the number type holds", relation_name(finding->relation));
  else if (finding->gap > 0)
    snprintf(words, WORDS, "%s by %s%.6g", relation_name(finding->relation), bound_words(form), finding->gap);
  else
    snprintf(
        words, WORDS, "%s, %s%.6g deep", relation_name(finding->relation), bound_words(form), -finding->gap);
}

/* What a number type ends at, as the store writes it. */
static bool is_end(enum number_type type, const char *word, size_t length, bool high) {
  static const char *const END[TYPES][2] = {
      [TYPE_I32] = {"-2147483648", "2147483647"},
      [TYPE_I64] = {"-9223372036854775808", "9223372036854775807"},
      [TYPE_F32] = {"-3.4028235e+38", "3.4028235e+38"},
      [TYPE_F64] = {"-1.7976931348623157e+308", "1.7976931348623157e+308"},
  };
  return strlen(END[type][high]) == length && strncmp(END[type][high], word, length) == 0;
}

bool interval_words(const struct model *model,
                    const struct stored_finding *finding,
                    unsigned k,
                    char words[WORDS]) {
  const enum number_type type = model->test[finding->test.index].form.type;
  const char *at = finding->intervals;
  for (unsigned skipped = 0; skipped < k && *at != '\0'; skipped++)
    at += strcspn(at, " ") + (at[strcspn(at, " ")] == ' ');
  const size_t length = strcspn(at, " ");
  const char *dots = strstr(at, "..");
  if (length == 0)
    return false;
  words[0] = '\0';
  if (dots == NULL || dots >= at + length) {
    add_words(words, "at this value alone");
    return true;
  }
  const size_t low = (size_t)(dots - at), high = length - low - 2;
  const bool no_low = is_end(type, at, low, false), no_high = is_end(type, dots + 2, high, true);
  if (no_low && no_high)
    add_words(words, "at any value");
  else if (no_high)
    add_words(words, "from %.*s up", (int)low, at);
  else if (no_low)
    add_words(words, "up to %.*s", (int)high, dots + 2);
  else
    add_words(words, "from %.*s to %.*s", (int)low, at, (int)high, dots + 2);
  return true;
}

enum { TESTS_NAMED = 24 };

void campaign_line(const struct model *model, char words[WORDS]) {
  const struct stored_campaign *c = model->campaign;
  uint64_t last = c->last;
  /* A campaign that ended when its time did counted fewer cases than were meant. */
  if (model->ranges_done == 1 && model->range_done[0].first == c->first)
    last = model->range_done[0].last;
  char *mix = shell_word(c->mix);
  snprintf(words, WORDS, "graze fuzz ");
  for (size_t k = 0; k < model->subjects; k++)
    if (k == 0 || strcmp(model->subject[k].given, model->subject[k - 1].given) != 0)
      add_words(words, "%.300s ", model->subject[k].given);
  /* Tests that were brought are tried alone, and all of them; of a store with many it is all there are. */
  const bool all = model->tests > TESTS_NAMED || (model->tests == 1 && model->subjects == 1);
  for (size_t k = 0; k < model->tests && !all; k++)
    add_words(words, "%s%s%s", k == 0 ? "--tests " : ",", model->test[k].id, k + 1 < model->tests ? "" : " ");
  add_words(words,
            "--seed %llu --range %llu:%llu --mix %s --out campaign.db; graze report campaign.db",
            (unsigned long long)c->seed,
            (unsigned long long)c->first,
            (unsigned long long)last,
            mix != NULL ? mix : "default");
  free(mix);
}

/* Of a store with more defects, so many of a test; tests of documents are what most come for. */
enum { TOLD_AT_LENGTH = 160, TOLD_OF_DOCUMENTS = 3 };

bool defect_is_told(const struct model *model, size_t defect) {
  const struct model_test *test = &model->test[model->defect[defect].test];
  const size_t quota = model->defects <= TOLD_AT_LENGTH ? model->defects
                       : *test->document_title != '\0'  ? TOLD_OF_DOCUMENTS
                                                        : 1;
  return defect - model->row[model->defect[defect].test].first_defect < quota;
}
