/* What a campaign came to, a test at a time: how many cases it was asked, how many it got wrong, and its
 * findings as the defects that a person would count. */
#ifndef GRAZE_SUMMARY_H
#define GRAZE_SUMMARY_H

#include "campaign/everyday.h"
#include "campaign/findings.h"
#include "subject/diagnosis.h"

struct summary {
  const struct registry_entry *entry;
  const struct diagnosis *diagnosis; /* of a test that is not built in, or NULL */
  const char *given;                 /* how it was brought: "--plugin ./mine.so"; "" when it is built in */
  uint64_t cases[RELATIONS];
  uint64_t judged;        /* cases at which it can be wrong: apart, touching, overlapping */
  uint64_t answered;      /* whatever it was asked, and rightly or not */
  uint64_t met;           /* hits where shapes touch or overlap */
  uint64_t asked, unread; /* of cases of solid shapes, or of all, those whose answer is not read */
  char unread_one[ANSWER_LINE];
  uint64_t unasked;                           /* cases that were not put to it: it was given up on */
  struct everyday everyday;                   /* beside the counted cases */
  uint64_t wrong[OUTCOMES], by_cause[CAUSES]; /* cases of its findings */
  unsigned by[CAUSES], of[WEIGHTS], without_answer, late; /* findings */
  unsigned news, defects, fine; /* fine: finer than quarters, and by more than a hair */
  double hair;                  /* the widest gap of its findings by rounding; infinite when one has none */
  size_t findings;
  struct finding *finding; /* by defect and rank */
};

struct summaries {
  size_t count;
  struct summary *summary; /* what documents teach first, controls last; then by pair, document, name */
};

/* Of all that is in a tally. `everyday`, and `diagnoses` unless it is NULL: one for each of its entrants.
 * Findings are ranked in their place. What they hold must last as long. False without memory. */
bool summaries_of(const struct tally *tally,
                  struct findings *findings,
                  const struct everyday *everyday,
                  const struct diagnosis *diagnoses,
                  struct summaries *summaries);
void summaries_free(struct summaries *summaries);

/* What tells of it, when its summary is there. */
const char *finding_sentence(const struct finding *f);

/* The order in which pairs of shapes are told: those that documents teach and err in come first. */
unsigned pair_order(enum pair pair);

#endif
