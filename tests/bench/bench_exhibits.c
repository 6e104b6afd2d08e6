/* Until an exhibit is plainly wrong: cases of the default mix, or of uniform numbers alone.
 *
 *   bench_exhibits race ID default|uniform SEED SECONDS    prints the cases and seconds, or a dash
 *   bench_exhibits judge ID                                 a line of numbers in, 1 or 0 out
 */
#include "block.h"
#include "exhibit.h"
#include "judge.h"
#include "text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The row of the block that shows it, or BLOCK_ROWS. */
static size_t shown_in(struct block *block, const struct registry_entry *entry) {
  block_refer(block);
  block_ask(block, entry);
  for (size_t row = 0; row < BLOCK_ROWS; row++) {
    union number numbers[FORM_MAX_COLUMNS];
    if (judge_row(entry->algorithm->by_code, block->truths[row], block->answers[row]) == OUTCOME_AGREES)
      continue;
    block_get(block, row, numbers);
    if (exhibit_wrong(entry, numbers))
      return row;
  }
  return BLOCK_ROWS;
}

static int race(const struct registry_entry *entry, const struct mix *mix, uint64_t seed, double seconds) {
  struct block *block = block_new(level_best());
  if (block == NULL)
    return EXIT_FAILURE;
  block->form = entry->algorithm->form;
  const double start = exhibit_now();
  for (uint64_t first = 0; exhibit_now() - start < seconds; first += BLOCK_ROWS) {
    block_draw(block, mix, seed, first);
    const size_t row = shown_in(block, entry);
    if (row < BLOCK_ROWS) {
      const unsigned long long cases = first + row + 1;
      printf("%llu %.9f\n", cases, exhibit_now() - start);
      block_free(block);
      return EXIT_SUCCESS;
    }
  }
  puts("-");
  block_free(block);
  return EXIT_SUCCESS;
}

static int judge(const struct registry_entry *entry) {
  char line[CASE_TEXT], why[TEXT_WHY];
  union number numbers[FORM_MAX_COLUMNS];
  while (fgets(line, sizeof line, stdin) != NULL) {
    if (!case_parse(&entry->algorithm->form, entry->algorithm->inputs, line, numbers, why)) {
      fprintf(stderr, "bench_exhibits: %s\n", why);
      return EXIT_FAILURE;
    }
    puts(exhibit_wrong(entry, numbers) ? "1" : "0");
    fflush(stdout);
  }
  return EXIT_SUCCESS;
}

int main(int argc, char **argv) {
  const struct registry_entry *entry = argc > 2 ? registry_find(argv[2]) : NULL;
  if (entry != NULL && argc == 3 && strcmp(argv[1], "judge") == 0)
    return judge(entry);
  if (entry != NULL && argc == 6 && strcmp(argv[1], "race") == 0)
    return race(entry,
                strcmp(argv[3], "uniform") == 0 ? &MIX_UNIFORM : &MIX_DEFAULT,
                strtoull(argv[4], NULL, 10),
                strtod(argv[5], NULL));
  fputs("bench_exhibits race ID default|uniform SEED SECONDS, or bench_exhibits judge ID\n", stderr);
  return 2;
}
