#include "unsteady.h"

#include "clock.h"
#include "number.h"
#include "subject/subject.h"
#include "text.h"
#include "wording.h"

#include <stdlib.h>
#include <string.h>

/* A process that was asked no more rows than that has just begun, while nothing shows that answers hang on
 * how many there were: starting takes longer than asking. */
enum { AS_NEW = 1024 };

/* Seconds that an experiment takes. */
static const double EXPERIMENT = 4;

static void begin_anew(const struct registry_entry *entry, size_t rows) {
  if (entry->algorithm->ask != NULL)
    subject_restart(entry->algorithm->subject, rows);
}

static void doubt(const struct registry_entry *entry, bool doubt) {
  if (entry->algorithm->ask != NULL)
    subject_doubt(entry->algorithm->subject, doubt);
}

/* It may come now and then: asked again in earnest, as often as there is time for where each ends a process.
 */
static bool missing_answer_stands(const struct registry_entry *entry, const union number *numbers) {
  enum { TIMES = 12, FEWEST = 2 };
  static const double SECONDS = 0.25;
  const double end = clock_seconds() + SECONDS;
  enum answer again = ANSWER_NONE;
  doubt(entry, true);
  for (unsigned time = 0; time < TIMES && again >= ANSWER_NONE && (time < FEWEST || clock_seconds() < end);
       time++)
    if (!algorithm_try(entry->algorithm, numbers, &again))
      break;
  doubt(entry, false);
  return again >= ANSWER_NONE;
}

bool stands_alone(const struct finding *f) {
  const struct algorithm *algorithm = f->entry->algorithm;
  enum answer again;
  if (f->verdict.answer >= ANSWER_NONE)
    return missing_answer_stands(f->entry, f->smallest);
  begin_anew(f->entry, AS_NEW);
  for (int before = -1; before <= 1; before++) {
    union number other[FORM_MAX_COLUMNS];
    for (unsigned k = 0; k < form_columns(&algorithm->form); k++)
      other[k] = number_whole(algorithm->form.type, before);
    if (before >= 0)
      algorithm_try(algorithm, other, &again);
    if (algorithm_try(algorithm, f->smallest, &again) && again < ANSWER_NONE && again != f->verdict.answer)
      return false;
  }
  return true;
}

/* Whole vectors of up to 64 lanes, and some rows more. */
enum { IN_ROWS = 67 };

static void ask_in_rows(const struct registry_entry *entry, const union number *numbers, uint8_t *answers) {
  const struct form *form = &entry->algorithm->form;
  double column[FORM_MAX_COLUMNS][IN_ROWS]; /* room for any number type */
  const void *shown[FORM_MAX_COLUMNS] = {NULL};
  for (unsigned k = 0; k < form_columns(form); k++) {
    shown[k] = column[k];
    for (size_t row = 0; row < IN_ROWS; row++)
      column_set(form->type, column[k], row, numbers[k]);
  }
  registry_ask(entry, level_best(), shown, IN_ROWS, answers);
}

bool stands_in_rows(const struct finding *f) {
  uint8_t answers[IN_ROWS];
  if (f->verdict.answer >= ANSWER_NONE)
    return true;
  ask_in_rows(f->entry, f->smallest, answers);
  for (size_t row = 0; row < IN_ROWS; row++)
    if (answers[row] < ANSWER_NONE && answers[row] != f->verdict.answer)
      return false;
  return true;
}

/* The first that is another answer than the first of all, or the count. */
static size_t first_other(const uint8_t *answers, size_t count) {
  size_t at = 0;
  while (at < count && answers[at] == answers[0])
    at++;
  return at;
}

/* The case alone, so many calls of it, to a process that has just begun. False when the test is given up. */
static bool ask_alone(const struct finding *met, uint8_t *answers, size_t count) {
  const struct algorithm *algorithm = met->entry->algorithm;
  begin_anew(met->entry, 0);
  for (size_t k = 0; k < count; k++) {
    enum answer answer;
    if (!algorithm_try(algorithm, met->first_numbers, &answer))
      return false;
    answers[k] = (uint8_t)answer;
  }
  return true;
}

static void say_chance(const uint8_t *one, const uint8_t *two, size_t count, char *words) {
  add_unsteady(
      words, "by chance: the same calls were answered otherwise; of %zu calls of this case alone", 2 * count);
  for (unsigned answer = 0; answer < ANSWERS; answer++) {
    size_t seen = 0;
    for (size_t k = 0; k < count; k++)
      seen += (size_t)(one[k] == answer) + (size_t)(two[k] == answer);
    if (seen > 0)
      add_unsteady(words, ", %s %zu time%s", answer_name((enum answer)answer), seen, seen == 1 ? "" : "s");
  }
}

/* Again and again, to two processes. When both answer by turns in the same way, and two more do, the answer
 * hangs on the calls before; when not, on chance: of sixteen calls with a rare answer two processes now and
 * then have the same. */
enum { CALLS_FEW = 16, CALLS_MORE = 8, CALLS_MOST = CALLS_FEW * CALLS_MORE * CALLS_MORE * CALLS_MORE };
static bool tell_alone(const struct finding *met, size_t alike, char *words) {
  uint8_t one[CALLS_MOST], two[CALLS_MOST];
  double took = 0;
  for (size_t count = CALLS_FEW; count <= CALLS_MOST && took * CALLS_MORE < EXPERIMENT; count *= CALLS_MORE) {
    const double began = clock_seconds();
    if (!ask_alone(met, one, count) || !ask_alone(met, two, count))
      return false;
    took = clock_seconds() - began;
    const size_t other = first_other(one, count);
    const bool changes = other >= alike && other < count;
    bool chance = memcmp(one, two, count) != 0;
    for (unsigned more = 0; more < 2 && changes && !chance; more++) {
      if (!ask_alone(met, two, count))
        return false;
      chance = memcmp(one, two, count) != 0;
    }
    if (chance) {
      say_chance(one, two, count, words);
      return true;
    }
    if (changes) {
      add_unsteady(words,
                   "of calls of this case alone a new process answers %s to %zu, then %s",
                   answer_name((enum answer)one[0]),
                   other,
                   answer_name((enum answer)one[other]));
      return true;
    }
  }
  return false;
}

/* In every row of a call, after such a call: what differs there hangs on the row. The fewer are named. */
static bool tell_rows(const struct finding *met, char *words) {
  enum { NAMED = 3 };
  uint8_t answers[IN_ROWS], again[IN_ROWS];
  ask_in_rows(met->entry, met->first_numbers, answers);
  ask_in_rows(met->entry, met->first_numbers, again);
  ask_in_rows(met->entry, met->first_numbers, answers);
  const size_t other = first_other(answers, IN_ROWS);
  if (other == IN_ROWS || memcmp(answers, again, sizeof answers) != 0 ||
      memchr(answers, ANSWER_UNASKED, IN_ROWS) != NULL)
    return false;
  size_t count = 0, told = 0;
  for (size_t row = 0; row < IN_ROWS; row++)
    count += answers[row] == answers[0];
  const uint8_t few = 2 * count < IN_ROWS ? answers[0] : answers[other],
                rest = few == answers[0] ? answers[other] : answers[0];
  add_unsteady(words,
               "in a call of this case in %d rows it answers %s in row ",
               IN_ROWS,
               answer_name((enum answer)few));
  for (size_t row = 0; row < IN_ROWS && told <= NAMED; row++)
    if (answers[row] == few) {
      add_unsteady(words, told == 0 ? "%zu" : told < NAMED ? ", %zu" : ", ...", row);
      told++;
    }
  add_unsteady(words, " and %s in the others", answer_name((enum answer)rest));
  return true;
}

/* Cases before the one that was met, the earliest first. */
enum { BEFORE_MOST = 1 << 17 };
struct earlier {
  const struct finding *met;
  const struct source *source;
  struct block *call; /* in the making, in the test's own form */
  uint8_t alone;      /* what a process that has just begun answers */
  size_t count;
  union number numbers[BEFORE_MOST][FORM_MAX_COLUMNS];
};

/* Cases n, n + 1, ..., or n, n - 1, ... */
static void take_cases(struct earlier *before, uint64_t n, bool back, size_t count) {
  const struct finding *met = before->met;
  before->count = count;
  for (size_t k = 0; k < count; k++)
    source_case(before->source, back ? n - k : n + k, &met->entry->algorithm->form, before->numbers[k]);
}

/* What a process that has just begun answers to the case after those cases, all but [from, from + left_out):
 * calls of as many rows as there may be, the case in the last row of the last. */
static uint8_t answer_after(const struct earlier *before, size_t from, size_t left_out) {
  const struct finding *met = before->met;
  uint8_t answers[BLOCK_ROWS];
  size_t row = 0;
  begin_anew(met->entry, 0);
  for (size_t k = 0; k < before->count; k++) {
    if (k >= from && k < from + left_out)
      continue;
    block_put(before->call, row++, before->numbers[k]);
    if (row == BLOCK_ROWS) {
      block_ask_rows(before->call, met->entry, 0, row, answers);
      row = 0;
    }
  }
  block_put(before->call, row, met->first_numbers);
  block_ask_rows(before->call, met->entry, 0, row + 1, answers);
  return answers[row];
}

static bool is_other(const struct earlier *before, size_t from, size_t left_out) {
  const uint8_t answer = answer_after(before, from, left_out);
  return answer < ANSWERS && answer != before->alone;
}

/* Leaves out halves, quarters and so on, as long as the answer stays another one: powers of two, as lanes
 * are.
 */
static void leave_out(struct earlier *before) {
  enum { TIMES = 128 };
  const double end = clock_seconds() + EXPERIMENT;
  size_t times = 0;
  for (size_t part = BEFORE_MOST; part > 0; part /= 2)
    for (size_t from = 0; from < before->count && times < TIMES && clock_seconds() < end; times++) {
      const size_t left_out = part < before->count - from ? part : before->count - from;
      if (is_other(before, from, left_out)) {
        before->count -= left_out;
        memmove(before->numbers[from],
                before->numbers[from + left_out],
                (before->count - from) * sizeof *before->numbers);
      } else
        from += part;
    }
}

static void name_cases(const struct earlier *before, uint8_t answer, char *words) {
  enum { CASES_NAMED = 3 };
  size_t k = before->count <= CASES_NAMED ? 0 : before->count - 1;
  add_unsteady(words, "after ");
  if (k > 0)
    add_unsteady(words, "%zu other cases and then ", k);
  for (const char *then = ""; k < before->count; k++, then = ", then ") {
    char text[CASE_TEXT];
    case_print(&before->met->entry->algorithm->form, before->numbers[k], NUMBER_DECIMAL, text);
    add_unsteady(words, "%s`%s`", then, text);
  }
  add_unsteady(words,
               " it answers %s, alone %s",
               answer_name((enum answer)answer),
               answer_name((enum answer)before->alone));
}

/* When they make another answer: twice, and alone twice, since it may be chance. */
static bool tell_cases(struct earlier *before, char *words) {
  if (!is_other(before, 0, 0))
    return false;
  leave_out(before);
  if (!is_other(before, 0, 0))
    return false;
  const uint8_t answer = answer_after(before, 0, 0), alone = answer_after(before, 0, before->count);
  if (answer >= ANSWERS || alone >= ANSWERS)
    return false;
  if (answer == before->alone || alone != before->alone)
    add_unsteady(words, "by chance: the same calls were answered otherwise");
  else
    name_cases(before, answer, words);
  return true;
}

/* The rows before it in its block; then as far back as they go; then the rows after it, since a block is
 * asked again in reverse. */
static bool tell_before(struct earlier *before, char *words) {
  const uint64_t n = before->met->first, row = n % BLOCK_ROWS;
  const uint64_t far = n < BEFORE_MOST ? n : BEFORE_MOST - BLOCK_ROWS + row;
  before->count = 0;
  before->alone = answer_after(before, 0, 0);
  if (before->alone >= ANSWERS)
    return false;
  take_cases(before, n - row, false, (size_t)row);
  if (tell_cases(before, words))
    return true;
  take_cases(before, n - far, false, (size_t)far);
  if (tell_cases(before, words))
    return true;
  take_cases(before, n - row + BLOCK_ROWS - 1, true, (size_t)(BLOCK_ROWS - 1 - row));
  return tell_cases(before, words);
}

static bool tell(const struct finding *met, const struct source *source, char *words) {
  if (tell_alone(met, 2, words) || tell_rows(met, words))
    return true;
  struct earlier *before = malloc(sizeof *before);
  struct block *call = block_new(level_best());
  bool told = false;
  if (before != NULL && call != NULL) {
    before->met = met;
    before->source = source;
    before->call = call;
    call->form = met->entry->algorithm->form;
    told = tell_before(before, words);
  }
  block_free(call);
  free(before);
  return told;
}

bool unsteady_words(const struct finding *met,
                    const struct source *source,
                    bool once,
                    char words[UNSTEADY_WORDS]) {
  doubt(met->entry, true);
  const bool told = once ? tell_alone(met, 1, words) : tell(met, source, words);
  doubt(met->entry, false);
  return told;
}
