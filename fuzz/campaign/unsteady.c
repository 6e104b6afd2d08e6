#include "unsteady.h"

#include "judge.h"
#include "position.h"
#include "subject/runner.h"
#include "text.h"
#include "wording.h"

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

enum {
  CALLS = 2 * (CALL_LENGTHS + 1),
  FLUSH = 256,
  TRIES = 1 << 13,
  SEQUENCE = 64,
  TIMES = 6,
  UNSTEADY_TRIED = 3
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

static void block_case(const struct lab *lab, size_t row, union number *numbers) {
  union number drawn[FORM_MAX_COLUMNS];
  block_get(lab->block, row % BLOCK_ROWS, drawn);
  form_arrange(&lab->algorithm->form, drawn, numbers);
}

static bool is_wrong(const struct lab *lab, uint8_t truth, uint8_t answer) {
  return answer < ANSWER_NONE && judge_row(lab->algorithm->by_code, truth, answer) != OUTCOME_AGREES;
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

/* The case in every row of calls of many lengths, after the same case and after another one. */
static bool rows_of_one(struct lab *lab, char *words) {
  lab->calls = 0;
  for (unsigned after_others = 0; after_others <= 1; after_others++)
    for (unsigned k = 0; k <= CALL_LENGTHS; k++) {
      struct call *call = &lab->call[lab->calls++];
      call->rows = k < CALL_LENGTHS ? call_lengths[k] : BLOCK_ROWS;
      call->after_others = after_others != 0;
      ask_many(lab, after_others != 0 ? lab->other : lab->met->numbers, FLUSH);
      ask_many(lab, lab->met->numbers, call->rows);
      for (unsigned row = 0; row < call->rows; row++)
        call->wrong[row] = is_wrong(lab, lab->truth, lab->sheet->answers[row]);
    }
  return says_position(lab->call, lab->calls, 0, words);
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
  return says_position(lab->call, lab->calls, LEAST, words);
}

/* The row before it in a call is another case, or the same. */
static bool row_before(struct lab *lab, char *words) {
  bool wrong = true;
  for (unsigned time = 0; time < TIMES; time++) {
    ask_many(lab, lab->met->numbers, 2);
    const bool right = !is_wrong(lab, lab->truth, lab->sheet->answers[1]);
    block_put(lab->sheet, 0, lab->other);
    ask(lab, 2);
    wrong &= right && is_wrong(lab, lab->truth, lab->sheet->answers[1]);
  }
  if (wrong)
    text_add(words, UNSTEADY_WORDS, "depends on the row before it in a call");
  return wrong;
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
  text_add(words, UNSTEADY_WORDS, "depends on the call before: ");
  if (count > NAMED)
    text_add(words, UNSTEADY_WORDS, "wrong after %zu other calls", count);
  for (size_t k = 0; k < count && count <= NAMED; k++) {
    union number numbers[FORM_MAX_COLUMNS];
    char text[CASE_TEXT];
    block_case(lab, rows[k], numbers);
    case_print(&lab->algorithm->form, numbers, NUMBER_DECIMAL, text);
    text_add(words, UNSTEADY_WORDS, "%s%s", k == 0 ? "wrong after " : ", then ", text);
  }
}

/* The cases that came before it, as calls, or after it: a block is asked again in reverse. Then without those
 * that do not matter. */
static bool calls_before(struct lab *lab, char *words) {
  static const size_t REACH[] = {1, 2, 3, 8, SEQUENCE};
  size_t rows[SEQUENCE];
  for (unsigned k = 0; k < 2 * sizeof REACH / sizeof REACH[0]; k++) {
    size_t count = REACH[k / 2];
    for (size_t n = 0; n < count; n++)
      rows[n] = k % 2 == 0 ? lab->row + BLOCK_ROWS - count + n : lab->row + count - n;
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
  if (wrong == TRIES)
    return false;
  if (every > 1)
    text_add(words, UNSTEADY_WORDS, "every %uth call, whatever the case", every);
  else if (wrong > 0)
    text_add(
        words, UNSTEADY_WORDS, "by chance: 1 in %u calls when the same case is asked again", TRIES / wrong);
  return wrong > 0;
}

/* The case in a process that has just begun, for many calls: right up to a call and wrong from there on, or
 * the other way round. */
static bool from_a_start(struct lab *lab, char *words) {
  enum { ROWS = 1 << 17 };
  if (lab->algorithm->ask == NULL)
    return false;
  subject_restart(lab->algorithm->subject);
  bool first = false, now = false;
  unsigned turns = 0, at = 0;
  for (unsigned done = 0; done < ROWS && turns < 2; done += BLOCK_ROWS) {
    ask_many(lab, lab->met->numbers, BLOCK_ROWS);
    for (unsigned row = 0; row < BLOCK_ROWS; row++) {
      const bool wrong = is_wrong(lab, lab->truth, lab->sheet->answers[row]);
      if (done + row == 0)
        first = now = wrong;
      if (wrong == now)
        continue;
      now = wrong;
      at = done + row;
      turns++;
    }
  }
  if (turns == 1)
    text_add(words,
             UNSTEADY_WORDS,
             first ? "the first %u cases that a process is asked"
                   : "every case after the first %u that a process is asked",
             at);
  return turns == 1;
}

/* What is told first holds. */
static bool (*const EXPERIMENT[])(struct lab *lab, char *words) = {
    rows_of_one, calls_before, row_before, from_a_start, every_so_many, rows_of_block};

static bool shares_a_number(const struct lab *lab, const union number *numbers) {
  const struct form *form = &lab->algorithm->form;
  bool shares = false;
  for (unsigned k = 0; k < form_columns(form); k++)
    shares |= memcmp(&numbers[k], &lab->met->numbers[k], type_size(form->type)) == 0;
  return shares;
}

/* A case of the block whose right answer is another one and that has no number of this one's; or any. */
static void find_other(struct lab *lab) {
  const enum contract contract = lab->algorithm->by_code;
  block_case(lab, lab->row + 1, lab->other);
  bool found = false;
  for (size_t k = 0; k < BLOCK_ROWS; k++) {
    union number numbers[FORM_MAX_COLUMNS];
    const uint8_t truth = lab->block->truths[(lab->row + k) % BLOCK_ROWS];
    if (!judge_tells(contract, truth) ||
        judge_expected(contract, truth) == judge_expected(contract, lab->truth))
      continue;
    block_case(lab, lab->row + k, numbers);
    const bool apart = !shares_a_number(lab, numbers);
    if (!found || apart)
      memcpy(lab->other, numbers, sizeof numbers);
    found = true;
    if (apart)
      return;
  }
}

static void take_case(struct lab *lab, const struct unsteady *unsteady, unsigned k) {
  const uint64_t n = unsteady->least[k].n;
  lab->met = &unsteady->least[k];
  lab->truth = truth_byte(reference_truth(&lab->algorithm->form, lab->met->numbers));
  lab->row = n % BLOCK_ROWS;
  unsteady->source->draw(unsteady->source, lab->block, n - lab->row);
  block_refer(lab->block);
  find_other(lab);
}

/* A case that is wrong alone, too, in a process that has just begun, tells less. */
static bool is_right_alone(struct lab *lab, const struct unsteady *unsteady, unsigned k) {
  take_case(lab, unsteady, k);
  if (lab->algorithm->ask != NULL)
    subject_restart(lab->algorithm->subject);
  return !ask_alone(lab, lab->met->numbers, lab->truth);
}

/* The cases to try: the least that are right alone, or the least. */
static unsigned
choose_cases(struct lab *lab, const struct unsteady *unsteady, unsigned chosen[UNSTEADY_TRIED]) {
  unsigned count = 0;
  for (unsigned k = 0; k < unsteady->kept && count < UNSTEADY_TRIED; k++)
    if (is_right_alone(lab, unsteady, k))
      chosen[count++] = k;
  for (unsigned k = 0; k < unsteady->kept && k < UNSTEADY_TRIED && count == 0; k++)
    chosen[k] = k;
  return count > 0 ? count : unsteady->kept < UNSTEADY_TRIED ? unsteady->kept : UNSTEADY_TRIED;
}

static bool experiment(struct lab *lab, struct unsteady *unsteady, char *words) {
  unsigned chosen[UNSTEADY_TRIED];
  const unsigned count = choose_cases(lab, unsteady, chosen);
  for (unsigned e = 0; e < sizeof EXPERIMENT / sizeof EXPERIMENT[0]; e++)
    for (unsigned c = 0; c < count; c++) {
      take_case(lab, unsteady, chosen[c]);
      unsteady->told = chosen[c];
      if (EXPERIMENT[e](lab, words))
        return true;
    }
  take_case(lab, unsteady, unsteady->told = 0);
  return false;
}

bool unsteady_words(struct unsteady *unsteady, char words[UNSTEADY_WORDS]) {
  struct lab *lab = calloc(1, sizeof *lab);
  struct block *block = block_new(level_best()), *sheet = block_new(level_best());
  const bool fine = lab != NULL && block != NULL && sheet != NULL;
  words[0] = '\0';
  if (fine) {
    *lab = (struct lab){
        .entry = unsteady->entry, .algorithm = unsteady->entry->algorithm, .block = block, .sheet = sheet};
    block->form = form_ordered(&lab->algorithm->form);
    sheet->form = lab->algorithm->form;
    if (!experiment(lab, unsteady, words))
      text_add(words, UNSTEADY_WORDS, "by chance, or by something that was not met again in %d calls", TRIES);
    unsteady->family = block->family[lab->row / RUN_CASES];
  }
  block_free(block);
  block_free(sheet);
  free(lab);
  return fine;
}
