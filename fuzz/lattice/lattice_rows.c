#include "lattice_rows.h"

enum { CHUNK = 128 };

static void
ask(const uint8_t *restrict truths, size_t rows, enum contract contract, struct lattice_asked *restrict to) {
  const uint8_t closed = contract == CONTRACT_CLOSED, half_open = contract == CONTRACT_HALF_OPEN;
  const uint8_t stated = contract != CONTRACT_UNSTATED;
  unsigned judged = 0;
  for (size_t row = 0; row < rows; row++) {
    const uint8_t truth = truths[row], relation = truth & TRUTH_RELATION;
    const uint8_t overlaps = relation == RELATION_OVERLAPPING, touches = relation == RELATION_TOUCHING;
    const uint8_t held = truth == (RELATION_TOUCHING | TRUTH_HALF_OPEN_HIT);
    const uint8_t asks = (relation < RELATION_FLAT) & (stated | !touches);
    to->right[row] = overlaps | (closed & touches) | (half_open & held);
    to->asked[row] = (uint8_t)-asks;
  }
  for (size_t row = 0; row < rows; row++)
    judged += to->asked[row] & 1;
  to->judged = judged;
}

static bool any_wrong(const uint8_t *restrict right,
                      const uint8_t *restrict asked,
                      const uint8_t *restrict answers,
                      size_t rows) {
  uint8_t wrong = 0;
  for (size_t row = 0; row < rows; row++)
    wrong |= (asked[row] & (answers[row] ^ right[row])) | (answers[row] >> 1);
  return wrong != 0;
}

/* In chunks so short that a byte holds each count. An answer that is neither hit nor miss is none,
 * and wrong whatever was asked. */
static bool count(const uint8_t *restrict truths,
                  size_t rows,
                  const struct lattice_asked *asked,
                  const uint8_t *restrict answers,
                  uint64_t wrong[OUTCOMES]) {
  if (!any_wrong(asked->right, asked->asked, answers, rows))
    return false;
  for (size_t from = 0, to; from < rows; from = to) {
    uint8_t apart = 0, touching = 0, overlapping = 0, none = 0;
    to = from + CHUNK < rows ? from + CHUNK : rows;
    for (size_t row = from; row < to; row++) {
      const uint8_t relation = truths[row] & TRUTH_RELATION, answer = answers[row];
      const uint8_t is_none = answer > ANSWER_HIT;
      const uint8_t is_wrong = asked->asked[row] & (answer <= ANSWER_HIT) & (answer ^ asked->right[row]);
      none = (uint8_t)(none + is_none);
      apart = (uint8_t)(apart + (is_wrong & (relation == RELATION_APART)));
      touching = (uint8_t)(touching + (is_wrong & (relation == RELATION_TOUCHING)));
      overlapping = (uint8_t)(overlapping + (is_wrong & (relation == RELATION_OVERLAPPING)));
    }
    wrong[OUTCOME_FALSE_HIT] += apart;
    wrong[OUTCOME_MISSED_HIT] += overlapping;
    wrong[OUTCOME_BROKEN_CONTRACT] += touching;
    wrong[OUTCOME_NO_ANSWER] += none;
  }
  return true;
}

const struct lattice_rows LEVELED(lattice_rows) = {ask, count};
