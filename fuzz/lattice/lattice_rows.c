#include "lattice_rows.h"

#include <string.h>

static void
ask(const uint8_t *restrict truths, size_t rows, enum contract contract, struct lattice_asked *restrict to) {
  unsigned judged = 0;
  memset(to->right, 0, rows);
  memset(to->asked, 0, rows);
  for (unsigned t = 0; t < TRUTHS; t++) {
    const uint8_t truth = (uint8_t)t;
    const uint8_t right = (uint8_t)judge_expected(contract, truth), told = judge_tells(contract, truth);
    const uint8_t asked = (uint8_t)(told | (judge_can(contract, truth, OUTCOME_NO_ANSWER) ? ANSWER_NONE : 0));
    for (size_t row = 0; asked != 0 && row < rows; row++) {
      to->right[row] |= truths[row] == truth ? right : 0;
      to->asked[row] |= truths[row] == truth ? asked : 0;
    }
  }
  for (size_t row = 0; row < rows; row++)
    judged += to->asked[row] & 1;
  to->judged = judged;
  to->contract = contract;
}

static bool any_wrong(const uint8_t *restrict right,
                      const uint8_t *restrict asked,
                      const uint8_t *restrict answers,
                      size_t rows) {
  uint8_t wrong = 0;
  for (size_t row = 0; row < rows; row++)
    wrong |= asked[row] & (answers[row] ^ right[row]);
  return wrong != 0;
}

static bool count(const uint8_t *restrict truths,
                  size_t rows,
                  const struct lattice_asked *asked,
                  const uint8_t *restrict answers,
                  uint64_t outcomes[OUTCOMES]) {
  if (!any_wrong(asked->right, asked->asked, answers, rows))
    return false;
  for (size_t row = 0; row < rows; row++)
    outcomes[judge_row(asked->contract, truths[row], answers[row])]++;
  return true;
}

const struct lattice_rows LEVELED(lattice_rows) = {ask, count};
