#include "unsteady.h"

#include "judge.h"
#include "number.h"
#include "subject/runner.h"
#include "text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void unsteady_add(struct unsteady *unsteady, uint64_t count, const struct unsteady_case *met) {
  unsigned at = unsteady->kept;
  unsteady->count += count;
  while (at > 0 && unsteady->least[at - 1].n > met->n)
    at--;
  if (at == UNSTEADY_KEPT)
    return;
  unsteady->kept += unsteady->kept < UNSTEADY_KEPT;
  memmove(&unsteady->least[at + 1], &unsteady->least[at], (unsteady->kept - at - 1) * sizeof *met);
  unsteady->least[at] = *met;
}

/* Whole vectors of up to 64 lanes, and some rows more. */
enum { REPEATS = 67 };

/* Cases that were not put to the test have no answer either. */
static bool gave_up(const struct algorithm *algorithm) {
  struct subject_story story = {.unasked = 0};
  if (algorithm->ask != NULL)
    subject_tell(algorithm->subject, &story);
  return story.unasked > 0;
}

bool is_steady(const struct registry_entry *entry, const union number *numbers, enum answer answer) {
  const struct algorithm *algorithm = entry->algorithm;
  const unsigned columns = form_columns(&algorithm->form);
  const enum number_type type = algorithm->form.type;
  double column[FORM_MAX_COLUMNS][REPEATS];
  const void *shown[FORM_MAX_COLUMNS] = {NULL};
  uint8_t answers[REPEATS];
  enum answer again = answer;
  if (answer == ANSWER_NONE)
    return gave_up(algorithm) || !algorithm_try(algorithm, numbers, &again) || again == ANSWER_NONE;
  for (int before = 0; before <= 1; before++) {
    union number other[FORM_MAX_COLUMNS];
    for (unsigned k = 0; k < columns; k++)
      if (!number_from_double(type, before, &other[k]))
        return true;
    enum answer ignored;
    algorithm_try(algorithm, other, &ignored);
    if (algorithm_try(algorithm, numbers, &again) && again != ANSWER_NONE && again != answer)
      return false;
  }
  for (unsigned k = 0; k < columns; k++) {
    shown[k] = column[k];
    for (size_t row = 0; row < REPEATS; row++)
      column_set(type, column[k], row, numbers[k]);
  }
  registry_ask(entry, level_best(), shown, REPEATS, answers);
  for (size_t row = 0; row < REPEATS; row++)
    if (answers[row] != ANSWER_NONE && answers[row] != answer)
      return false;
  return true;
}

enum { CALLS = 2 * CALL_LENGTHS, FLUSH = 256, TRIES = 1 << 13, SEQUENCE = 64, TIMES = 6 };

/* A call, and the rows that were answered wrong in it. */
struct call {
  bool after_others; /* the call before was about another case, whose right answer is another one */
  unsigned rows;
  uint8_t wrong[BLOCK_ROWS];
};

/* One case under experiment. */
struct lab {
  const struct registry_entry *entry;
  const struct algorithm *algorithm;
  const struct unsteady_case *met;
  uint8_t truth;       /* of the case */
  struct block *block; /* that the campaign met the case in */
  struct block *sheet; /* a call in the making, in the test's own form */
  size_t row;          /* of the case in its block */
  union number other[FORM_MAX_COLUMNS];
  unsigned calls;
  struct call call[CALLS];
};

static void say(char *words, const char *format, ...) {
  const size_t used = strlen(words);
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(words + used, UNSTEADY_WORDS - used, format, arguments);
  va_end(arguments);
}

static void block_case(const struct lab *lab, size_t row, union number *numbers) {
  union number drawn[FORM_MAX_COLUMNS];
  block_get(lab->block, row % BLOCK_ROWS, drawn);
  form_arrange(&lab->algorithm->form, drawn, numbers);
}

static bool is_wrong(const struct lab *lab, uint8_t truth, uint8_t answer) {
  return answer != ANSWER_NONE && judge_row(lab->algorithm->by_code, truth, answer) != OUTCOME_AGREES;
}

static void ask(struct lab *lab, size_t rows) {
  block_ask_rows(lab->sheet, lab->entry, 0, rows, lab->sheet->answers);
}

static bool ask_alone(struct lab *lab, const union number *numbers, uint8_t truth) {
  block_put(lab->sheet, 0, numbers);
  ask(lab, 1);
  return is_wrong(lab, truth, lab->sheet->answers[0]);
}

static void ask_many(struct lab *lab, const union number *numbers, size_t rows) {
  for (size_t row = 0; row < rows; row++)
    block_put(lab->sheet, row, numbers);
  ask(lab, rows);
}

/* Which rows of a call may hang together. */
typedef bool position(unsigned row, unsigned rows, unsigned of, unsigned lane);
static bool is_first(unsigned row, unsigned rows, unsigned of, unsigned lane) {
  (void)rows, (void)of, (void)lane;
  return row == 0;
}
static bool is_last(unsigned row, unsigned rows, unsigned of, unsigned lane) {
  (void)of, (void)lane;
  return row + 1 == rows;
}
static bool is_tail(unsigned row, unsigned rows, unsigned of, unsigned lane) {
  (void)lane;
  return row >= rows - rows % of;
}
static bool is_lane(unsigned row, unsigned rows, unsigned of, unsigned lane) {
  (void)rows;
  return row % of == lane;
}

/* The narrower before the wider: what is in lane 3 of 4 is in lane 1 of 2 too. */
static const struct pattern {
  position *holds;
  unsigned of;
  bool after_others; /* shows after another case; the first row must show after the same case too */
  const char *words;
} PATTERN[] = {
    {is_first, 1, false, "the first row of a call"},
    {is_last, 1, true, "the last row of a call"},
    {is_tail, 2, true, "the rows after the last whole vector of %u"},
    {is_tail, 4, true, "the rows after the last whole vector of %u"},
    {is_tail, 8, true, "the rows after the last whole vector of %u"},
    {is_tail, 16, true, "the rows after the last whole vector of %u"},
    {is_tail, 32, true, "the rows after the last whole vector of %u"},
    {is_tail, 64, true, "the rows after the last whole vector of %u"},
    {is_lane, 64, true, NULL},
    {is_lane, 32, true, NULL},
    {is_lane, 16, true, NULL},
    {is_lane, 8, true, NULL},
    {is_lane, 4, true, NULL},
    {is_lane, 2, true, NULL},
};

/* Every wrong row is one of the pattern's, and enough of the pattern's are wrong. */
static bool fits(const struct lab *lab, const struct pattern *pattern, unsigned lane, unsigned least) {
  unsigned wrong = 0, wrong_then = 0, there = 0;
  for (unsigned c = 0; c < lab->calls; c++) {
    const struct call *call = &lab->call[c];
    for (unsigned row = 0; row < call->rows; row++) {
      const bool holds = pattern->holds(row, call->rows, pattern->of, lane);
      /* The first row is in lane 0 whatever it is wrong for. */
      const bool counts =
          least == 0 && call->after_others == pattern->after_others && (row > 0 || pattern->holds != is_lane);
      if (call->wrong[row] != 0 && !holds)
        return false;
      wrong += call->wrong[row];
      wrong_then += counts && call->wrong[row];
      there += counts && holds;
    }
  }
  return wrong > 0 && (least > 0 ? wrong >= least : wrong_then > 0 && 2 * wrong_then >= there);
}

/* `least`: how many wrong rows it takes; 0: half of the pattern's, as every row could be wrong. */
static bool says_position(const struct lab *lab, unsigned least, char *words) {
  unsigned first = 0;
  for (unsigned c = lab->calls; c-- > 0;)
    for (unsigned row = lab->call[c].rows; row-- > 0;)
      first = lab->call[c].wrong[row] != 0 ? row : first;
  for (unsigned p = 0; p < sizeof PATTERN / sizeof PATTERN[0]; p++) {
    const struct pattern *pattern = &PATTERN[p];
    const unsigned of = pattern->of, lane = first % of;
    if (!fits(lab, pattern, lane, least))
      continue;
    if (pattern->words != NULL)
      say(words, pattern->words, of);
    else
      say(words, "lane %u of %u: rows %u, %u, %u, ... of a call", lane, of, lane, lane + of, lane + 2 * of);
    return true;
  }
  return false;
}

/* The case in every row of calls of many lengths, after the same case and after another one. */
static bool rows_of_one(struct lab *lab, char *words) {
  lab->calls = 0;
  for (unsigned after_others = 0; after_others <= 1; after_others++)
    for (unsigned k = 0; k < CALL_LENGTHS; k++) {
      struct call *call = &lab->call[lab->calls++];
      call->rows = call_lengths[k];
      call->after_others = after_others != 0;
      ask_many(lab, after_others != 0 ? lab->other : lab->met->numbers, FLUSH);
      ask_many(lab, lab->met->numbers, call->rows);
      for (unsigned row = 0; row < call->rows; row++)
        call->wrong[row] = is_wrong(lab, lab->truth, lab->sheet->answers[row]);
    }
  return says_position(lab, 0, words);
}

/* The block as it was, turned by some rows, and reversed: wrong are the rows that are right alone. */
static bool rows_of_block(struct lab *lab, char *words) {
  enum { ORDERS = 5, LOOKED_AT = 64, LEAST = 12 };
  static const size_t TURN[ORDERS] = {0, 1, 3, 6, 0};
  size_t from[BLOCK_ROWS];
  union number numbers[FORM_MAX_COLUMNS];
  lab->calls = 0;
  for (unsigned order = 0; order < ORDERS; order++) {
    struct call *call = &lab->call[lab->calls++];
    *call = (struct call){.rows = BLOCK_ROWS};
    for (size_t row = 0; row < BLOCK_ROWS; row++) {
      from[row] = order + 1 < ORDERS ? (row + TURN[order]) % BLOCK_ROWS : BLOCK_ROWS - 1 - row;
      block_case(lab, from[row], numbers);
      block_put(lab->sheet, row, numbers);
    }
    ask(lab, BLOCK_ROWS);
    for (size_t row = 0; row < BLOCK_ROWS; row++)
      call->wrong[row] = is_wrong(lab, lab->block->truths[from[row]], lab->sheet->answers[row]);
    for (size_t row = 0, looked = 0; row < BLOCK_ROWS; row++)
      if (call->wrong[row] != 0) {
        block_case(lab, from[row], numbers);
        call->wrong[row] = looked++ < LOOKED_AT && !ask_alone(lab, numbers, lab->block->truths[from[row]]);
      }
  }
  return says_position(lab, LEAST, words);
}

/* Calls of one row each, given by their rows in the block, and then the case. */
static bool is_wrong_after(struct lab *lab, const size_t *rows, size_t count) {
  ask_alone(lab, lab->other, 0);
  for (size_t k = 0; k < count; k++) {
    union number numbers[FORM_MAX_COLUMNS];
    block_case(lab, rows[k], numbers);
    ask_alone(lab, numbers, 0);
  }
  return ask_alone(lab, lab->met->numbers, lab->truth);
}

static bool always_wrong_after(struct lab *lab, const size_t *rows, size_t count) {
  for (unsigned time = 0; time < TIMES; time++)
    if (!is_wrong_after(lab, rows, count))
      return false;
  return true;
}

/* Asked again and again, from the third time on. */
static bool is_right_after_itself(struct lab *lab) {
  bool right = true;
  ask_alone(lab, lab->other, 0);
  for (unsigned time = 0; time < 2 * TIMES; time++)
    right &= !ask_alone(lab, lab->met->numbers, lab->truth) || time < 2;
  return right;
}

static void say_calls(const struct lab *lab, const size_t *rows, size_t count, char *words) {
  enum { NAMED = 3 };
  say(words, "depends on the call before: ");
  if (count > NAMED)
    say(words, "wrong after %zu other calls", count);
  for (size_t k = 0; k < count && count <= NAMED; k++) {
    union number numbers[FORM_MAX_COLUMNS];
    char text[CASE_TEXT];
    block_case(lab, rows[k], numbers);
    case_print(&lab->algorithm->form, numbers, NUMBER_DECIMAL, text);
    say(words, "%s%s", k == 0 ? "wrong after " : ", then ", text);
  }
}

/* The cases that came before it, as calls; then without those that do not matter. */
static bool calls_before(struct lab *lab, char *words) {
  static const size_t REACH[] = {1, 2, 3, 8, SEQUENCE};
  size_t rows[SEQUENCE];
  for (unsigned k = 0; k < sizeof REACH / sizeof REACH[0]; k++) {
    size_t count = REACH[k];
    for (size_t n = 0; n < count; n++)
      rows[n] = lab->row + BLOCK_ROWS - count + n;
    if (!always_wrong_after(lab, rows, count) || !is_right_after_itself(lab))
      continue;
    for (size_t n = 0; n < count && count > 1;) {
      const size_t dropped = rows[n];
      memmove(rows + n, rows + n + 1, (count - n - 1) * sizeof *rows);
      if (is_wrong_after(lab, rows, count - 1) && is_wrong_after(lab, rows, count - 1)) {
        count--;
        continue;
      }
      memmove(rows + n + 1, rows + n, (count - n - 1) * sizeof *rows);
      rows[n++] = dropped;
    }
    say_calls(lab, rows, count, words);
    return true;
  }
  return false;
}

/* The case alone, again and again: every so many calls, or now and then. */
static unsigned ask_often(struct lab *lab, unsigned *every) {
  unsigned wrong = 0, before = 0, gap = 0;
  bool even = true;
  for (unsigned try = 0; try < TRIES; try++) {
    if (!ask_alone(lab, lab->met->numbers, lab->truth))
      continue;
    even &= wrong < 2 || try - before == gap;
    gap = try - before;
    before = try;
    wrong++;
  }
  *every = even && wrong >= 3 ? gap : 0;
  return wrong;
}

static bool every_so_many(struct lab *lab, char *words) {
  unsigned every;
  const unsigned wrong = ask_often(lab, &every);
  if (every > 1)
    say(words, "every %uth call, whatever the case", every);
  else if (wrong > 0)
    say(words, "by chance: 1 in %u calls when the same case is asked again", TRIES / wrong);
  return wrong > 0;
}

/* What is told first holds. */
static bool (*const EXPERIMENT[])(struct lab *lab,
                                  char *words) = {rows_of_one, calls_before, every_so_many, rows_of_block};

/* A case of the block whose right answer is another one; any when there is none. */
static void find_other(struct lab *lab) {
  const enum contract contract = lab->algorithm->by_code;
  size_t row = lab->row + 1;
  for (size_t k = 0; k < BLOCK_ROWS; k++) {
    const uint8_t truth = lab->block->truths[(lab->row + k) % BLOCK_ROWS];
    if (!judge_tells(contract, truth) ||
        judge_expected(contract, truth) == judge_expected(contract, lab->truth))
      continue;
    row = lab->row + k;
    break;
  }
  block_case(lab, row, lab->other);
}

static bool try_case(struct lab *lab, struct unsteady *unsteady, unsigned k, char *words) {
  const uint64_t n = unsteady->least[k].n;
  lab->met = &unsteady->least[k];
  lab->truth = truth_byte(reference_truth(&lab->algorithm->form, lab->met->numbers));
  lab->row = n % BLOCK_ROWS;
  unsteady->source->draw(unsteady->source, lab->block, n - lab->row);
  unsteady->family = k == 0 ? lab->block->family[lab->row / RUN_CASES] : unsteady->family;
  block_refer(lab->block);
  find_other(lab);
  for (unsigned e = 0; e < sizeof EXPERIMENT / sizeof EXPERIMENT[0]; e++)
    if (EXPERIMENT[e](lab, words))
      return true;
  return false;
}

bool unsteady_words(struct unsteady *unsteady, char words[UNSTEADY_WORDS]) {
  struct lab *lab = calloc(1, sizeof *lab);
  struct block *block = block_new(level_best()), *sheet = block_new(level_best());
  const bool fine = lab != NULL && block != NULL && sheet != NULL;
  words[0] = '\0';
  if (fine) {
    bool told = false;
    *lab = (struct lab){
        .entry = unsteady->entry, .algorithm = unsteady->entry->algorithm, .block = block, .sheet = sheet};
    block->form = form_ordered(&lab->algorithm->form);
    sheet->form = lab->algorithm->form;
    for (unsigned k = 0; k < unsteady->kept && !told; k++) {
      told = try_case(lab, unsteady, k, words);
      unsteady->told = told ? k : 0;
    }
    if (!told)
      say(words, "by chance, or by something that was not met again in %d calls", TRIES);
  }
  block_free(block);
  block_free(sheet);
  free(lab);
  return fine;
}
