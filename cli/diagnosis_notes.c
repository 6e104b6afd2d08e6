#include "diagnosis_notes.h"

#include "subject/diagnosis.h"

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
    printf("%s: given up on after that: %llu further cases were not put to it\n",
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

bool subject_notes_diagnose(struct subject_notes *notes,
                            const struct findings *findings,
                            struct store *store) {
  const struct store_campaign *about = notes->about;
  for (unsigned k = 0; k < about->tests; k++)
    if (about->test[k]->algorithm->ask != NULL && !diagnose(about->test[k], findings, &notes->diagnoses[k]))
      return false;
  return store_save_diagnoses(store, about->test, notes->diagnoses, about->tests);
}

void subject_notes_print(const struct subject_notes *notes) {
  for (unsigned k = 0; k < notes->about->tests; k++)
    if (notes->about->test[k]->algorithm->ask != NULL)
      print_story(notes->about->test[k]->algorithm->id, &notes->stories[k]);
}
