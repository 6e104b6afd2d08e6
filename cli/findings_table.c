#define _GNU_SOURCE /* program_invocation_name */
#include "findings_table.h"

#include "out.h"
#include "store/statement.h"
#include "wording.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The plainest finding of each defect; of one test all of them. */
enum {
  TEST,
  INPUTS,
  EVERYDAY,
  IS_OWN,
  IS_UNSTEADY,
  SENTENCE,
  WORDS_OF_CASE,
  OUTCOME,
  CAUSE,
  COUNT,
  SMALLEST,
  PLACE,
  SAID,
  KNOWN,
  RANK,
  MORE,
  IS_NEWS,
  IS_FIRST,
  IS_TOLD_BELOW /* how to mend it stands at the end */
};
static const char ENTRIES[] =
    "SELECT f.test, v.inputs, v.everyday_words, f.is_own, f.is_unsteady, f.sentence, f.words, f.outcome, "
    "f.cause, "
    "f.count, f.smallest, f.place_words, f.said, f.known, f.rank, "
    "(SELECT count(*) - 1 FROM finding o WHERE o.test = f.test AND o.defect = f.defect), f.is_news, "
    "f.defect = 1 AND f.rank = 1, f.sentence = v.diagnosis AND v.unsteady = 0 "
    "FROM findings f JOIN verdicts v ON v.test = f.test WHERE (?1 IS NULL AND f.rank = 1) OR f.test = ?1 "
    "ORDER BY v.number, f.defect, f.rank";

static void print_place(struct statement *s) {
  const char *said = statement_text(s, SAID), *end = strstr(said, "\\x0a");
  printf("    %-15s  %-9s %12lld  ",
         statement_text(s, OUTCOME),
         statement_text(s, CAUSE),
         (long long)statement_integer(s, COUNT));
  print_in(*statement_text(s, KNOWN) == '\0' ? COLOUR_WRONG : COLOUR_OFF, "%s", statement_text(s, SMALLEST));
  printf("  (%s)\n", statement_text(s, PLACE));
  if (*said != '\0')
    printf("    standard error: %.*s\n", end != NULL ? (int)(end - said) : (int)strlen(said), said);
}

static void print_sentence(struct statement *s) {
  const bool unsteady = statement_integer(s, IS_UNSTEADY) != 0;
  if (statement_integer(s, IS_TOLD_BELOW) == 0) {
    fputs("  ", stdout);
    if (statement_integer(s, IS_NEWS) != 0)
      print_in(COLOUR_WRONG, "NEWS: ");
    if (unsteady)
      printf("answers otherwise when asked again: ");
    print_wrapped(statement_text(s, SENTENCE), 2);
  }
  if (statement_integer(s, IS_OWN) != 0 && !unsteady) {
    printf("    ");
    print_wrapped(statement_text(s, WORDS_OF_CASE), 4);
  }
}

static bool print_entries(struct store *store, const char *test) {
  bool any = false;
  struct statement *s = statement_new(store, ENTRIES);
  statement_bind_text(s, test);
  for (; statement_row(s); any = true) {
    if (statement_integer(s, IS_FIRST) != 0) {
      const char *everyday = statement_text(s, EVERYDAY);
      print_in(COLOUR_BOLD, "%s%s", any ? "\n" : "", statement_text(s, TEST));
      printf("  (%s)%s%s\n", statement_text(s, INPUTS), *everyday != '\0' ? "  " : "", everyday);
    }
    if (statement_integer(s, RANK) == 1)
      print_sentence(s);
    print_place(s);
    const long long more = statement_integer(s, MORE);
    if (test == NULL && more > 0)
      printf("    and at %lld more place%s\n", more, more == 1 ? "" : "s");
  }
  return statement_end(s);
}

static bool print_sum(struct store *store, const char *test) {
  struct statement *s =
      statement_new(store,
                    "SELECT count(*), coalesce(sum(rank = 1), 0), coalesce(sum(known IS NULL), 0), "
                    "(SELECT own FROM about) FROM finding WHERE ?1 IS NULL OR test = ?1");
  statement_bind_text(s, test);
  if (statement_row(s)) {
    const long long defects = statement_integer(s, 1);
    printf("\n%lld defect%s in %lld findings",
           defects,
           defects == 1 ? "" : "s",
           (long long)statement_integer(s, 0));
    if (statement_integer(s, 3) == 0)
      printf(", %lld of them news", (long long)statement_integer(s, 2));
    printf("\n");
  }
  return statement_end(s);
}

/* What the tests that were brought come to. */
static bool print_advice(struct store *store, const char *test) {
  struct statement *s = statement_new(
      store,
      "SELECT test, iif(found = 0 AND role = 'foreign', sentence, ''), diagnosis_words, meant, enough, "
      "enough_options FROM verdicts WHERE ?1 IS NULL OR test = ?1 ORDER BY number");
  statement_bind_text(s, test);
  while (statement_row(s)) {
    const char *id = statement_text(s, 0), *sentence = statement_text(s, 1),
               *diagnosis = statement_text(s, 2), *meant = statement_text(s, 3),
               *enough = statement_text(s, 4);
    if (*sentence != '\0')
      printf("%s: %s\n", id, sentence);
    if (*diagnosis != '\0')
      print_in(COLOUR_BOLD, "%s\n", diagnosis);
    if (*diagnosis != '\0' && *meant != '\0')
      printf("  if that is what it promises, say so: %s\n", meant);
    if (*enough != '\0') {
      char words[600];
      snprintf(words, sizeof words, "%s: %s", id, enough);
      print_wrapped(words, 2);
      printf("  %s\n", statement_text(s, 5));
    }
  }
  return statement_end(s);
}

/* Lines to type, with this program as it was called. Of an unsteady finding the case alone shows nothing. */
static bool print_next(struct store *store, const char *of, const char *test) {
  struct statement *s = statement_new(
      store,
      "SELECT given, test, smallest, is_unsteady FROM findings WHERE is_own AND rank = 1 AND (?1 IS NULL OR "
      "test = ?1) ORDER BY is_unsteady, test_number, defect LIMIT 1");
  statement_bind_text(s, test);
  char *graze = shell_word(program_invocation_name), *path = shell_word(of);
  if (statement_row(s) && graze != NULL && path != NULL) {
    const char *given = statement_text(s, 0);
    printf("\n");
    if (statement_integer(s, 3) == 0)
      printf("Look at one:    %s check %s %s %s\n", graze, given, statement_text(s, 1), statement_text(s, 2));
    printf("Try them again: %s replay %s %s\n", graze, given, path);
    printf("See them all:   %s report %s --open\n", graze, path);
  }
  free(graze);
  free(path);
  return statement_end(s);
}

bool findings_print(struct store *store, const char *path, const char *test) {
  return store_is_concluded(store) && print_entries(store, test) && print_sum(store, test) &&
         print_advice(store, test) && print_next(store, path, test);
}
