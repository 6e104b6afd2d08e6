#include "diagnosis_notes.h"

#include "campaign/burden.h"

#include "out.h"
#include "subject/diagnosis.h"
#include "text.h"

#include <stdio.h>
#include <stdlib.h>

static void print_story(const char *id, const struct subject_story *story) {
  if (story->failures > 0)
    printf("%s: %llu cases got no answer\n", id, (unsigned long long)story->failures);
  if (story->unexplained > 0)
    printf("%s: %s in %llu batches, though each of their cases by itself was answered\n",
           id,
           story->unexplained_reason,
           (unsigned long long)story->unexplained);
  if (story->unasked > 0)
    printf("%s: given up on after that: %llu further cases were not put to it and count as no answer\n",
           id,
           (unsigned long long)story->unasked);
}

struct subject_notes {
  const struct store_campaign *about;
  struct subject_story *stories; /* one a test; those of built-in tests stay empty */
  struct diagnosis *diagnoses;
};

struct subject_notes *subject_notes_new(const struct store_campaign *about) {
  struct subject_notes *notes = calloc(1, sizeof *notes);
  if (notes == NULL)
    return NULL;
  notes->about = about;
  notes->stories = calloc(about->tests + 1, sizeof *notes->stories);
  notes->diagnoses = calloc(about->tests + 1, sizeof *notes->diagnoses);
  if (notes->stories == NULL || notes->diagnoses == NULL) {
    subject_notes_free(notes);
    return NULL;
  }
  for (unsigned k = 0; k < about->tests; k++)
    if (about->test[k]->algorithm->ask != NULL)
      subject_tell(about->test[k]->algorithm->subject, &notes->stories[k]);
  return notes;
}

void subject_notes_free(struct subject_notes *notes) {
  if (notes == NULL)
    return;
  free(notes->stories);
  free(notes->diagnoses);
  free(notes);
}

bool subject_notes_diagnose(struct subject_notes *notes, struct store *store) {
  const struct store_campaign *about = notes->about;
  for (unsigned k = 0; k < about->tests; k++)
    if (about->test[k]->algorithm->ask != NULL && !diagnose(about->test[k], &notes->diagnoses[k]))
      return false;
  return store_save_diagnoses(store, about->test, notes->diagnoses, about->tests);
}

static void print_diagnosis(const char *id, const struct diagnosis *diagnosis) {
  if (diagnosis->words[0] != '\0')
    print_in(COLOUR_BOLD, "%s: %s\n", id, diagnosis->words);
  else if (diagnosis->wrong > 0)
    printf("%s: wrong on %u of %u cases of small whole numbers, and under no other reading right\n",
           id,
           diagnosis->wrong,
           diagnosis->cases);
}

/* The finding to look at first: of logic when there is one, and where shapes do not just touch. */
static bool is_plainer(const struct finding *a, const struct finding *b) {
  if (a->cause != b->cause)
    return a->cause < b->cause;
  if ((a->verdict.outcome == OUTCOME_BROKEN_CONTRACT) != (b->verdict.outcome == OUTCOME_BROKEN_CONTRACT))
    return b->verdict.outcome == OUTCOME_BROKEN_CONTRACT;
  const struct burden first = burden_of(&a->entry->algorithm->form, a->smallest),
                      second = burden_of(&b->entry->algorithm->form, b->smallest);
  return burden_is_lighter(&first, &second);
}

static void print_next(const struct findings *findings, const char *path) {
  const struct finding *first = NULL;
  struct subject_story story;
  char smallest[CASE_TEXT];
  for (size_t k = 0; k < findings->count; k++)
    if (findings->finding[k].entry->algorithm->ask != NULL && findings->finding[k].cause != CAUSE_UNSTEADY &&
        (first == NULL ||
         (first->entry == findings->finding[k].entry && is_plainer(&findings->finding[k], first))))
      first = &findings->finding[k];
  if (first == NULL)
    return;
  const struct algorithm *a = first->entry->algorithm;
  subject_tell(a->subject, &story);
  case_print(&a->form, first->smallest, NUMBER_DECIMAL, smallest);
  printf("\nLook at one:    graze check %s %s %s\n", story.given, a->id, smallest);
  printf("Try them again: graze replay %s %s\n", story.given, path);
  printf("See them all:   graze report %s\n", path);
}

static bool is_unsteady(const struct findings *findings, const struct algorithm *a) {
  for (size_t k = 0; k < findings->count; k++)
    if (findings->finding[k].cause == CAUSE_UNSTEADY && findings->finding[k].entry->algorithm == a)
      return true;
  return false;
}

void subject_notes_print(const struct subject_notes *notes,
                         const struct findings *findings,
                         const char *path) {
  for (unsigned k = 0; k < notes->about->tests; k++) {
    const struct algorithm *a = notes->about->test[k]->algorithm;
    if (a->ask == NULL)
      continue;
    print_story(a->id, &notes->stories[k]);
    if (!is_unsteady(findings, a))
      print_diagnosis(a->id, &notes->diagnoses[k]);
  }
  print_next(findings, path);
}
