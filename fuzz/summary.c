#include "summary.h"

#include "number.h"
#include "text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What a test does wrong, where nobody has written down why. */
static const char *const NEWS[QUESTIONS][OUTCOMES] = {
    [QUESTION_HIT] = {[OUTCOME_FALSE_HIT] = "It hits shapes that are apart.",
                      [OUTCOME_MISSED_HIT] = "It misses shapes that overlap.",
                      [OUTCOME_BROKEN_CONTRACT] = "It breaks its contract where shapes touch.",
                      [OUTCOME_NO_ANSWER] = "It gives no answer."},
    [QUESTION_CONTAINS] = {[OUTCOME_FALSE_HIT] = "It says yes of what is not all within.",
                           [OUTCOME_MISSED_HIT] = "It says no of what is within.",
                           [OUTCOME_BROKEN_CONTRACT] = "It breaks its contract at the boundary.",
                           [OUTCOME_NO_ANSWER] = "It gives no answer."},
    [QUESTION_DISTANCE] =
        {[OUTCOME_WRONG_NUMBER] = "Its distance is wrong.", [OUTCOME_NO_ANSWER] = "It gives no number."},
    [QUESTION_NEAREST] = {[OUTCOME_WRONG_NUMBER] = "Its point is not the nearest one.",
                          [OUTCOME_NO_ANSWER] = "It gives no point."},
    [QUESTION_PUSH] = {[OUTCOME_WRONG_NUMBER] = "Its push is not the shortest that parts them.",
                       [OUTCOME_NO_ANSWER] = "It gives no push."},
    [QUESTION_CROSSING] = {[OUTCOME_WRONG_NUMBER] = "Its point is not where the segments cross.",
                           [OUTCOME_NO_ANSWER] = "It gives no point, and does not say that there is none."},
    [QUESTION_RAY] = {[OUTCOME_WRONG_NUMBER] = "It is not where the ray first meets the shape.",
                      [OUTCOME_NO_ANSWER] = "It gives no number, and does not say that there is none."},
    [QUESTION_SWEEP] = {[OUTCOME_WRONG_NUMBER] = "It is not where the moving shape first meets the other.",
                        [OUTCOME_NO_ANSWER] = "It gives no number, and does not say that there is none."},
};

/* A reading under which the test is right explains what small whole numbers show. */
const char *finding_sentence(const struct finding *f) {
  const struct diagnosis *diagnosis = f->diagnosis;
  const char *reason = f->cause == CAUSE_UNSTEADY ? f->unsteady : f->incident.reason;
  const bool diagnosed = f->cause == CAUSE_LOGIC && diagnosis != NULL && diagnosis->words[0] != '\0';
  return f->known != NULL                ? f->known->reason
         : *reason != '\0'               ? reason
         : diagnosed && diagnosis->found ? diagnosis->words
         : f->tolerance_words[0] != '\0' ? f->tolerance_words
         : diagnosed                     ? diagnosis->words
                                         : NEWS[f->entry->algorithm->form.question][f->verdict.outcome];
}

/* Whether the diagnosis tells of it, or its tolerance. */
static bool is_diagnosed(const struct finding *f) {
  const char *sentence = finding_sentence(f);
  return sentence == f->tolerance_words || (f->diagnosis != NULL && sentence == f->diagnosis->words);
}

/* How long the smallest case and its gap are to say. */
static size_t length_of(const struct finding *f) {
  char gap[32], numbers[CASE_TEXT];
  return strlen(case_print(&f->entry->algorithm->form, f->smallest, NUMBER_DECIMAL, numbers)) +
         (size_t)snprintf(gap, sizeof gap, "%g", fabs(f->gap));
}

/* Whether numbers of usual size are told wrong by more than a hair, only that they are finer than quarters.
 */
static bool is_fine(const struct finding *f) {
  static const double LEAST = 0x1p-10, MOST = 0x1p20, SHARE = 0.001;
  const double greatest = greatest_number(&f->entry->algorithm->form, f->smallest);
  const bool by_gap = f->verdict.outcome == OUTCOME_FALSE_HIT || f->verdict.outcome == OUTCOME_MISSED_HIT;
  return by_gap && f->weight == WEIGHT_EXTREME && f->cause == CAUSE_ROUNDING && greatest >= LEAST &&
         greatest <= MOST && fabs(f->gap) > SHARE * greatest;
}

/* What whoever keeps the test would look at first: what anyone can see before what does not stand, and that
 * before what is flat, by a hair or at extremes, what the diagnosis tells, logic before rounding, plainly
 * wrong before a broken contract, then what is met often, then what is soon said. */
static int by_plainness(const void *left, const void *right) {
  enum { KEYS = 10 };
  double key[2][KEYS];
  for (unsigned k = 0; k < 2; k++) {
    const struct finding *const f = k == 0 ? left : right;
    const bool plain = f->weight == WEIGHT_PLAIN;
    const double keys[KEYS] = {!plain,
                               plain || f->cause != CAUSE_UNSTEADY,
                               !is_diagnosed(f),
                               f->cause != CAUSE_LOGIC,
                               !is_fine(f),
                               f->weight,
                               f->cause,
                               f->verdict.outcome == OUTCOME_BROKEN_CONTRACT,
                               -(double)f->count,
                               (double)length_of(f)};
    memcpy(key[k], keys, sizeof keys);
  }
  for (unsigned n = 0; n < KEYS; n++)
    if (key[0][n] != key[1][n])
      return key[0][n] < key[1][n] ? -1 : 1;
  return strcmp(((const struct finding *)left)->id, ((const struct finding *)right)->id);
}

static int by_defect(const void *left, const void *right) {
  const struct finding *a = left, *b = right;
  return a->defect != b->defect ? (a->defect < b->defect ? -1 : 1)
                                : (a->rank > b->rank) - (a->rank < b->rank);
}

static bool same_defect(const struct finding *a, const struct finding *b) {
  return a->cause == b->cause && strcmp(finding_sentence(a), finding_sentence(b)) == 0;
}

/* Defects in the order of their plainest findings, each with its findings behind one another. */
static void rank(struct summary *summary) {
  struct finding *const f = summary->finding;
  const size_t count = summary->findings;
  if (count > 1)
    qsort(f, count, sizeof *f, by_plainness);
  for (size_t k = 0; k < count; k++) {
    size_t before = k;
    while (before > 0 && !same_defect(&f[before - 1], &f[k]))
      before--;
    f[k].defect = before > 0 ? f[before - 1].defect : ++summary->defects;
    f[k].rank = before > 0 ? f[before - 1].rank + 1 : 1;
  }
  if (count > 1)
    qsort(f, count, sizeof *f, by_defect);
}

static void count_findings(struct summary *s) {
  for (size_t k = 0; k < s->findings; k++) {
    const struct finding *f = &s->finding[k];
    s->wrong[f->verdict.outcome] += f->count;
    s->by_cause[f->cause] += f->count;
    s->by[f->cause]++;
    s->of[f->weight]++;
    s->without_answer += f->verdict.outcome == OUTCOME_NO_ANSWER;
    s->late += f->incident.silent;
    s->news += f->known == NULL;
    s->fine += is_fine(f) && f->tolerance_words[0] == '\0';
    if (f->cause == CAUSE_ROUNDING)
      s->hair = isnan(f->gap) ? INFINITY : fmax(s->hair, fabs(f->gap));
  }
}

static void count_cases(struct summary *s, const struct entrant *entrant) {
  s->unasked = tally_unasked(entrant);
  for (unsigned cell = 0; cell < entrant->group->cells; cell++) {
    const enum relation relation = truth_relation(cell_truth(cell, entrant->group->places));
    for (enum answer a = 0; a < ANSWERS; a++) {
      const uint64_t count = tally_answers(entrant, cell, a);
      s->cases[relation] += count;
      s->answered += a <= ANSWER_HIT ? count : 0;
      s->met += a == ANSWER_HIT && relation != RELATION_APART && relation <= RELATION_OVERLAPPING ? count : 0;
      const bool is_judged =
          relation <= RELATION_OVERLAPPING ||
          (relation == RELATION_FLAT && question_values(s->entry->algorithm->form.question) > 0);
      s->judged += is_judged && a != ANSWER_DECLINED ? count : 0;
    }
  }
}

/* Tests of documents first, the controls last. */
static const unsigned ROLE_ORDER[ROLES] = {[ROLE_FOREIGN] = 0,
                                           [ROLE_TUTORIAL] = 1,
                                           [ROLE_DETOUR] = 2,
                                           [ROLE_TAUGHT] = 3,
                                           [ROLE_PUBLISHED] = 4,
                                           [ROLE_HOUSE] = 5,
                                           [ROLE_HELPER] = 6,
                                           [ROLE_LIAR] = 7};

unsigned pair_order(enum pair pair) {
  static const enum pair FIRST[] = {
      PAIR_DISC_BOX, PAIR_BOX_BOX, PAIR_DISC_DISC, PAIR_POINT_DISC, PAIR_POINT_BOX};
  enum { FIRSTS = sizeof FIRST / sizeof FIRST[0] };
  for (unsigned k = 0; k < FIRSTS; k++)
    if (FIRST[k] == pair)
      return k;
  return FIRSTS + (unsigned)pair;
}

static int by_story(const void *left, const void *right) {
  const struct algorithm *a = ((const struct summary *)left)->entry->algorithm,
                         *b = ((const struct summary *)right)->entry->algorithm;
  const unsigned pair_a = pair_order(form_pair(&a->form)), pair_b = pair_order(form_pair(&b->form));
  if (a->role != b->role)
    return ROLE_ORDER[a->role] < ROLE_ORDER[b->role] ? -1 : 1;
  if (pair_a != pair_b)
    return pair_a < pair_b ? -1 : 1;
  const int document = strcmp(document_tag(a->document), document_tag(b->document));
  return document != 0 ? document : strcmp(a->id, b->id);
}

/* Those of the test, which stand together. */
static void take_findings(struct summary *s, const struct findings *findings) {
  s->finding = findings->finding;
  for (size_t left = findings->count; left > 0 && s->finding->entry != s->entry; left--)
    s->finding++;
  while (s->finding + s->findings < findings->finding + findings->count &&
         s->finding[s->findings].entry == s->entry)
    s->finding[s->findings++].diagnosis = s->diagnosis;
}

bool summaries_of(const struct tally *tally,
                  struct findings *findings,
                  const struct everyday *everyday,
                  const struct diagnosis *diagnoses,
                  struct summaries *summaries) {
  *summaries = (struct summaries){.summary = calloc(tally->entrants + 1, sizeof *summaries->summary)};
  if (summaries->summary == NULL)
    return false;
  for (unsigned e = 0; e < tally->entrants; e++) {
    struct summary *s = &summaries->summary[summaries->count++];
    const struct registry_entry *entry = tally->entrant[e].entry;
    *s = (struct summary){.entry = entry, .given = "", .everyday = everyday[e]};
    if (entry->algorithm->ask != NULL) {
      struct subject_story story;
      subject_tell(entry->algorithm->subject, &story);
      s->given = story.given;
      const struct limits limits = subject_limits(entry->algorithm->subject);
      /* Of solid shapes, where nothing else is declined: of flat ones some answer that they are. */
      const bool solid = s->everyday.cases + s->everyday.declined > 0 && limits.low == 0 &&
                         limits.high == 0 && limits.tolerance == 0 && story.unread > 0;
      s->asked = solid ? s->everyday.cases + s->everyday.declined : story.asked;
      s->unread = solid ? s->everyday.declined : story.unread;
      memcpy(s->unread_one, story.unread_one, ANSWER_LINE);
      s->diagnosis = diagnoses != NULL ? &diagnoses[e] : NULL;
    }
    take_findings(s, findings);
    count_cases(s, &tally->entrant[e]);
    count_findings(s);
    rank(s);
  }
  if (summaries->count > 1)
    qsort(summaries->summary, summaries->count, sizeof *summaries->summary, by_story);
  return true;
}

void summaries_free(struct summaries *summaries) {
  free(summaries->summary);
  *summaries = (struct summaries){.count = 0};
}
