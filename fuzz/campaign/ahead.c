#include "ahead.h"

#include "level.h"
#include "subject/runner.h"

#include <stdlib.h>
#include <string.h>

/* SLOTS: answers that are remembered, by a hash of the numbers; NOTES: asked at once. */
enum { SLOTS = 1 << 15, NOTES = 1024, ANSWER_BITS = 3, TAKEN = 4 };
/* What may be spent on a guess. */
static const double SECONDS = 0.05;

struct ahead {
  const struct registry_entry *entry;
  bool noting, guess;
  size_t noted, most, known;
  uint64_t failures; /* of the test before all of this */
  uint64_t slot[SLOTS];
  double column[FORM_MAX_COLUMNS][NOTES]; /* room for any number type */
  uint8_t answers[NOTES];
};

/* Cases that no answer came to, and what failed together. */
static uint64_t failures_of(const struct subject_story *story) {
  return story->failures + story->unexplained;
}

struct ahead *ahead_new(const struct registry_entry *entry) {
  struct subject_story story = {.near = true};
  if (entry->algorithm->ask != NULL)
    subject_tell(entry->algorithm->subject, &story);
  struct ahead *ahead = story.near ? NULL : calloc(1, sizeof *ahead);
  if (ahead != NULL) {
    ahead->entry = entry;
    ahead->failures = failures_of(&story);
  }
  return ahead;
}

void ahead_free(struct ahead *ahead) { free(ahead); }

struct ahead *ahead_of(struct ahead *ahead, const struct registry_entry *entry) {
  if (ahead != NULL && ahead->entry == entry)
    return ahead;
  ahead_free(ahead);
  return ahead_new(entry);
}

/* A hash with the lowest bits clear: of the numbers' bits, so that 0 and -0 are two. */
static uint64_t hash_of(const struct algorithm *algorithm, const union number *numbers) {
  const size_t size = type_size(algorithm->form.type);
  uint64_t hash = 0;
  for (unsigned k = 0; k < form_columns(&algorithm->form); k++) {
    uint64_t bits = 0;
    memcpy(&bits, &numbers[k], size);
    hash = (hash ^ bits ^ hash >> 29) * 0x9e3779b97f4a7c15U;
    hash ^= hash >> 32;
  }
  return hash >> ANSWER_BITS << ANSWER_BITS;
}

/* Where the hash stands, or where it is to. */
static size_t slot_of(const struct ahead *ahead, uint64_t hash) {
  size_t at = (size_t)(hash >> ANSWER_BITS) % SLOTS;
  while (ahead->slot[at] != 0 && ahead->slot[at] >> ANSWER_BITS != hash >> ANSWER_BITS)
    at = (at + 1) % SLOTS;
  return at;
}

static void remember(struct ahead *ahead, uint64_t hash, enum answer answer) {
  if (2 * ahead->known >= SLOTS) {
    memset(ahead->slot, 0, sizeof ahead->slot);
    ahead->known = 0;
  }
  const size_t at = slot_of(ahead, hash);
  ahead->known += ahead->slot[at] == 0;
  ahead->slot[at] = hash | TAKEN | (uint64_t)answer;
}

bool ahead_knows(const struct ahead *ahead, const union number *numbers, enum answer *answer) {
  if (ahead == NULL)
    return false;
  const uint64_t found = ahead->slot[slot_of(ahead, hash_of(ahead->entry->algorithm, numbers))];
  *answer = (enum answer)(found & (TAKEN - 1));
  return found != 0;
}

/* As many as the test has answered in that time so far. */
static size_t pace_of(const struct subject_story *story) {
  const double rows = story->seconds > 0 ? SECONDS * (double)story->asked / story->seconds : NOTES;
  return rows < NOTES ? (size_t)rows : NOTES;
}

void ahead_begin(struct ahead *ahead, size_t most, bool guess) {
  struct subject_story story;
  if (ahead == NULL)
    return;
  subject_tell(ahead->entry->algorithm->subject, &story);
  const size_t pace = failures_of(&story) > ahead->failures ? 0 : pace_of(&story);
  ahead->noting = true;
  ahead->guess = guess;
  ahead->noted = 0;
  ahead->most = most < pace ? most : pace;
}

bool ahead_is_noting(const struct ahead *ahead) { return ahead != NULL && ahead->noting; }
bool ahead_has_room(const struct ahead *ahead) { return ahead != NULL && ahead->noted < ahead->most; }

bool ahead_note(struct ahead *ahead, const union number *numbers) {
  const struct form *form = &ahead->entry->algorithm->form;
  enum answer answer;
  if (ahead_has_room(ahead) && !ahead_knows(ahead, numbers, &answer)) {
    for (unsigned k = 0; k < form_columns(form); k++)
      column_set(form->type, ahead->column[k], ahead->noted, numbers[k]);
    ahead->noted++;
  }
  return ahead->guess;
}

void ahead_ask(struct ahead *ahead) {
  if (ahead == NULL)
    return;
  const struct algorithm *algorithm = ahead->entry->algorithm;
  const void *columns[FORM_MAX_COLUMNS];
  ahead->noting = false;
  if (ahead->noted < 2) /* one alone is no sooner answered than when it comes up */
    return;
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    columns[k] = ahead->column[k];
  registry_ask(ahead->entry, level_best(), columns, ahead->noted, ahead->answers);
  for (size_t row = 0; row < ahead->noted; row++) {
    union number numbers[FORM_MAX_COLUMNS];
    memset(numbers, 0, sizeof numbers);
    for (unsigned k = 0; k < form_columns(&algorithm->form); k++)
      numbers[k] = column_get(algorithm->form.type, columns[k], row);
    if (ahead->answers[row] < ANSWERS)
      remember(ahead, hash_of(algorithm, numbers), (enum answer)ahead->answers[row]);
  }
}

bool ahead_try(struct ahead *ahead,
               const struct algorithm *algorithm,
               const union number *numbers,
               enum answer *answer) {
  const bool tried = algorithm_try(algorithm, numbers, answer);
  if (tried && ahead != NULL)
    remember(ahead, hash_of(algorithm, numbers), *answer);
  return tried;
}
