/* Property: what a command writes is read the same in whatever pieces it comes, and as plainly as by hand. */
#include "subject/engine.h"
#include "target.h"

#include <string.h>

enum { WANTED = 64 };

/* Pieces of `piece` bytes; whether all were taken. */
static bool
take(const char *bytes, size_t size, size_t piece, struct answer_lines *lines, struct fault *fault) {
  for (size_t from = 0; from < size; from += piece)
    if (!lines_take(lines, bytes + from, size - from < piece ? size - from : piece, fault))
      return false;
  return true;
}

/* By hand: how many lines from the beginning are answers. */
static size_t lines_by_hand(const char *bytes, size_t size, uint8_t *answers) {
  size_t count = 0;
  for (size_t at = 0; at + 1 < size && count < WANTED; count++) {
    size_t end = at + 1;
    while (bytes[at] == '-' && bytes[at + 1] == ' ' && end < size && end - at < ANSWER_LINE &&
           bytes[end] != '\n') /* with words behind it */
      end++;
    end += end == at + 1 && bytes[end] == '\r';
    if (strchr("01?-", bytes[at]) == NULL || bytes[at] == '\0' || end >= size || bytes[end] != '\n')
      break;
    answers[count] = bytes[at] == '1'   ? ANSWER_HIT
                     : bytes[at] == '0' ? ANSWER_MISS
                     : bytes[at] == '?' ? ANSWER_NONE
                                        : ANSWER_DECLINED;
    at = end + 1;
  }
  return count;
}

static void try_answers(const char *bytes, size_t size) {
  uint8_t answers[3][WANTED] = {{0}};
  struct answer_lines whole = {.answers = answers[0], .wanted = WANTED}, pieces = whole;
  struct fault fault = {.reason = ""}, other = fault;
  pieces.answers = answers[1];
  const bool fine = take(bytes, size, size > 0 ? size : 1, &whole, &fault);
  require(fine == take(bytes, size, 3, &pieces, &other), "pieces are refused, or the whole is");
  require(fine || fault.reason[0] != '\0', "refused without a reason");
  require(strcmp(fault.reason, other.reason) == 0 && fault.extra == other.extra, "another reason");
  require(whole.answered == pieces.answered && memcmp(answers[0], answers[1], WANTED) == 0, "other answers");
  require(whole.answered == lines_by_hand(bytes, size, answers[2]) &&
              memcmp(answers[0], answers[2], WANTED) == 0,
          "not what stands there");
}

static void try_greeting(const char *bytes, size_t size) {
  char line[GREETING_LINE] = "", words[32];
  struct fault fault = {.reason = ""};
  const size_t length = size < sizeof line - 1 ? size : sizeof line - 1;
  memcpy(line, bytes, length);
  line[length] = '\0';
  const bool begins = strncmp(line, "graze 1", 7) == 0 && strchr(" \r\n", line[7]) != NULL;
  require(greeting_take(line, words, sizeof words, &fault) == begins,
          "a greeting is refused, or taken for one");
  require(begins || fault.reason[0] != '\0', "a greeting is refused without a reason");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  try_answers((const char *)data, size);
  try_greeting((const char *)data, size);
  return 0;
}
