/* Where in a call a vector test errs: which rows of some calls are wrong, and the pattern that they make. */
#ifndef GRAZE_POSITION_H
#define GRAZE_POSITION_H

#include "block.h"

enum { UNSTEADY_WORDS = 640 };

/* A call, and the rows that were answered wrong in it. */
struct call {
  bool after_others; /* the call before was about another case, whose right answer is another one */
  unsigned rows;
  uint8_t wrong[BLOCK_ROWS];
};

/* Adds the pattern's words: "the last row of a call". `least`: how many wrong rows it takes; 0: half of the
 * pattern's, as every row could be wrong. False when there is no such pattern. */
bool says_position(const struct call *calls, unsigned count, unsigned least, char *words);

#endif
