/* What is said of tests of documents, taught and published ones: held against other cases, and against what
 * is kept of it (algorithms/diagnoses.txt).
 *
 * bench_advice CASES FRESH [EVERY|TEST...]: a campaign of so many cases each, and so many fresh ones; every
 * so many tests, or those.
 *
 * bench_advice CASES FRESH --write: what is found is printed as the table that is kept.
 *
 * An advice is taken as it is printed. It is refuted by a case with numbers up to 2^20, or those that it
 * says, where the test answers otherwise, by more than a hair of the greatest number or of 1. Exit code 1:
 * one is, or other words are kept, how many cases showed it aside. */
#include "campaign/campaign.h"
#include "campaign/findings.h"
#include "judge.h"
#include "number.h"
#include "parallel.h"
#include "subject/diagnosis.h"
#include "subject/diagnosis_ways.h"
#include "tables.h"
#include "text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEED = 1, FRESH_SEED = 3 };
/* Where touching is more than a matter of rounding: any library has roots of such sums right. */
static const double EXACT = 64;

struct advice {
  struct reading reading;
  enum contract contract;
  bool no_flat;
  double up_to;
};

static enum contract contract_in(const char *words, enum contract stated) {
  for (enum contract c = CONTRACT_CLOSED; c < CONTRACTS; c++) {
    char said[2][40];
    snprintf(said[0], sizeof said[0], "its contract is %s,", contract_name(c));
    snprintf(said[1], sizeof said[1], "(%s)", contract_name(c));
    if (strstr(words, said[0]) != NULL || strstr(words, said[1]) != NULL)
      return c;
  }
  return stated;
}

/* Which reading the words tell, and the next with the same words. */
static bool
next_told(const struct ways *ways, const char *words, struct next_reading *next, struct advice *advice) {
  char told[READING_WORDS];
  size_t length;
  do {
    if (!reading_next(ways, next, &advice->reading))
      return false;
    reading_words(&advice->reading, told);
    length = strlen(told);
  } while (strncmp(words, told, length) != 0 ||
           !(words[length] == '\0' || length == 0 ||
             strncmp(words + length, ", and no shape is flat", 22) == 0 ||
             strncmp(words + length, ", and touching ", 15) == 0 ||
             strncmp(words + length, ", and reaching ", 15) == 0 ||
             strncmp(words + length, ", with numbers ", 15) == 0) ||
           (length == 0 && strncmp(words, "touching is ", 12) != 0 &&
            strncmp(words, "reaching the ", 13) != 0 && strncmp(words, "no shape is flat", 16) != 0));
  return true;
}

/* A hair of the greatest number, or of 1; a line that is drawn from far off magnifies what is rounded. */
static double hair_of(const struct reading *reading, double most) {
  const enum number_type type = reading->of->form.type;
  double times = 0x1p12;
  for (unsigned s = 0; s < SHAPES; s++)
    for (unsigned row = 0; row < LAYOUT_MAX_COLUMNS; row++)
      for (unsigned k = 0; k < reading->way[s]->columns; k++)
        times = fmax(times, fabs(reading->way[s]->by[row][k]));
  return type_is_whole(type) ? 0 : fmax(most, 1) * (type == TYPE_F32 ? 0x1p-28 : 0x1p-52) * times;
}

/* A segment no longer than that has any direction. */
static bool is_short(const struct reading *reading, const double *numbers, double hair) {
  const struct form *form = &reading->of->form;
  bool is = false;
  for (unsigned s = 0; s < SHAPES; s++) {
    const double *n = numbers + form_first_column(form, s);
    is |= layout_vertices(form->layouts[s]) == 2 && fabs(n[2] - n[0]) <= hair && fabs(n[3] - n[1]) <= hair;
  }
  return is;
}

/* Shapes that nearly touch, or two numbers that make it so. */
static bool
is_hair(const struct reading *reading, const double *numbers, double hair, enum relation relation) {
  const unsigned columns = form_columns(&reading->of->form);
  double moved[FORM_MAX_COLUMNS] = {0};
  bool near = reading_gap(reading, numbers) <= hair || (hair > 0 && is_short(reading, numbers, hair));
  for (unsigned k = 0; k < 4 * columns * columns && !near && hair > 0; k++) {
    struct truth there;
    bool flat;
    memcpy(moved, numbers, columns * sizeof *moved);
    moved[k / 4 % columns] += k % 2 == 0 ? hair : -hair;
    moved[k / 4 / columns] += k / 2 % 2 == 0 ? hair : -hair;
    near = !reading_truth(reading, moved, &there, &flat) || there.relation != relation;
  }
  return near;
}

static bool is_refuted_by(const struct advice *advice, const double *numbers, uint8_t answer) {
  const struct form *form = &advice->reading.of->form;
  struct truth truth;
  double most = 0;
  bool flat, whole = true;
  for (unsigned k = 0; k < form_columns(form); k++) {
    most = fmax(most, fabs(numbers[k]));
    whole &= numbers[k] == floor(numbers[k]);
  }
  if (!(most <= advice->up_to) || answer > ANSWER_NONE ||
      !reading_truth(&advice->reading, numbers, &truth, &flat) ||
      (flat && (advice->no_flat || truth.relation == RELATION_TOUCHING)) ||
      (truth.relation == RELATION_TOUCHING && !(whole && most <= EXACT)))
    return false;
  const enum answer meant =
      answer == ANSWER_NONE ? ANSWER_NONE : hit_if((answer == ANSWER_HIT) != advice->reading.negated);
  return judge_outcome(advice->contract, truth, meant) != OUTCOME_AGREES &&
         (truth.relation == RELATION_TOUCHING ||
          !is_hair(&advice->reading, numbers, hair_of(&advice->reading, most), truth.relation));
}

static uint64_t refuted(const struct registry_entry *entry,
                        const struct advice *advice,
                        struct block *block,
                        uint64_t cases,
                        char shown[CASE_TEXT]) {
  const struct form *form = &entry->algorithm->form;
  uint64_t count = 0;
  block->form = *form;
  for (uint64_t first = 0; first < cases; first += BLOCK_ROWS) {
    block_draw(block, &MIX_DEFAULT, FRESH_SEED, first);
    block_ask(block, entry);
    for (size_t row = 0; row < BLOCK_ROWS; row++) {
      union number numbers[FORM_MAX_COLUMNS];
      double doubles[FORM_MAX_COLUMNS] = {0};
      block_get(block, row, numbers);
      for (unsigned k = 0; k < form_columns(form); k++)
        doubles[k] = number_as_double(form->type, numbers[k]);
      if (is_refuted_by(advice, doubles, block->answers[row]) && count++ == 0)
        case_print(form, numbers, NUMBER_DECIMAL, shown);
    }
  }
  return count;
}

struct told {
  char words[DIAGNOSIS_WORDS], line[1024];
  bool said, falls, failed;
};

struct work {
  const struct registry_entry **test;
  struct told *told;
  uint64_t cases, fresh;
};

/* As a campaign of this test alone comes to it. */
static bool diagnose_alone(const struct registry_entry *entry, uint64_t cases, struct diagnosis *diagnosis) {
  const struct registry_entry *const tests[] = {entry};
  struct ranges done = {.count = 0};
  struct campaign campaign = {.source = source_mix(&MIX_DEFAULT, SEED),
                              .range = {0, cases},
                              .level = level_best(),
                              .jobs = 1,
                              .tally = tally_new(tests, 1),
                              .done = &done};
  struct findings findings = {.count = 0};
  const bool fine = campaign.tally != NULL && campaign_run(&campaign, INFINITY, NULL, NULL) &&
                    findings_of(campaign.tally, &campaign.source, 1, INFINITY, &findings) &&
                    diagnose(entry, &findings, diagnosis);
  findings_free(&findings);
  tally_free(campaign.tally);
  ranges_free(&done);
  return fine;
}

/* The same of a test that answers with numbers. */
static uint64_t refuted_numbers(const struct algorithm *a, const char *words, uint64_t fresh) {
  uint64_t count = 0, drawn = 0;
  for (uint64_t seed = 100; drawn < fresh; seed++) {
    unsigned cases, wrong;
    if (!numbers_refuted(a, words, seed, &cases, &wrong) || cases == 0)
      return UINT64_MAX;
    drawn += cases;
    count += wrong;
  }
  return count;
}

static void hold(void *context, unsigned worker, size_t k) {
  const struct work *work = context;
  const struct registry_entry *entry = work->test[k];
  struct told *told = &work->told[k];
  struct diagnosis diagnosis;
  struct ways *ways = malloc(sizeof *ways);
  struct block *block = block_new(level_best());
  (void)worker;
  told->failed = ways == NULL || block == NULL || !diagnose_alone(entry, work->cases, &diagnosis);
  memcpy(told->words, diagnosis.words, sizeof told->words);
  told->said = !told->failed && strncmp(diagnosis.words, "right if ", 9) == 0;
  if (told->said) {
    const char *words = diagnosis.words + 9, *up_to = strstr(words, "with numbers up to ");
    struct advice advice = {.contract = contract_in(words, entry->algorithm->by_code),
                            .no_flat = strstr(words, "no shape is flat") != NULL,
                            .up_to = up_to != NULL ? strtod(up_to + 19, NULL) : 0x1p20};
    struct next_reading next = {0};
    uint64_t least = UINT64_MAX;
    char shown[CASE_TEXT] = "no reading has these words", at[CASE_TEXT] = "";
    ways_fill(ways, &entry->algorithm->form, NULL);
    const bool numbers = question_values(entry->algorithm->form.question) > 0;
    if (numbers)
      least = refuted_numbers(entry->algorithm, diagnosis.words, work->fresh);
    else
      while (least > 0 && next_told(ways, words, &next, &advice)) {
        const uint64_t count = refuted(entry, &advice, block, work->fresh, at);
        if (count < least)
          memcpy(shown, at, sizeof shown);
        least = count < least ? count : least;
      }
    told->falls = least > 0;
    snprintf(told->line,
             sizeof told->line,
             "%-28s %-60s refuted %llu of %llu%s%s",
             entry->stem,
             diagnosis.words,
             (unsigned long long)least,
             (unsigned long long)work->fresh,
             least > 0 && !numbers ? ", first by " : "",
             least > 0 && !numbers ? shown : "");
  }
  block_free(block);
  free(ways);
}

static bool is_asked(const struct algorithm *a) {
  return a->role == ROLE_TUTORIAL || a->role == ROLE_DETOUR || a->role == ROLE_TAUGHT ||
         a->role == ROLE_PUBLISHED;
}

/* Without the numbers in it. */
static bool is_same(const char *one, const char *other) {
  static const char NUMBERS[] = "0123456789.%";
  while (*one != '\0' && *one == *other) {
    one += 1 + strspn(one + 1, NUMBERS);
    other += 1 + strspn(other + 1, NUMBERS);
  }
  return *one == *other;
}

static bool is_kept(const char *test, const char *words) {
  char kept[TABLE_FIELD];
  if (!diagnosis_of(test, kept))
    kept[0] = '\0';
  if (is_same(kept, words))
    return true;
  printf("%s: \"%s\" is kept, found \"%s\"\n", test, kept, words);
  return false;
}

static bool is_among(const char *name, char *const *names) {
  while (*names != NULL && strcmp(name, *names) != 0)
    names++;
  return *names != NULL;
}

int main(int argc, char **argv) {
  const bool writes = argc > 3 && strcmp(argv[3], "--write") == 0;
  const size_t steps = argc > 3 ? strtoul(argv[3], NULL, 10) : 1, every = steps > 0 ? steps : 1;
  const bool named = steps == 0 && !writes;
  size_t count = 0, said = 0, falls = 0, failed = 0, other = 0;
  if (argc < 3)
    return 2;
  /* Room for pointers is what is asked for. NOLINTNEXTLINE(bugprone-sizeof-expression) */
  struct work work = {.test = calloc(registry_count(), sizeof work.test[0]),
                      .told = calloc(registry_count(), sizeof *work.told),
                      .cases = strtoull(argv[1], NULL, 10),
                      .fresh = strtoull(argv[2], NULL, 10)};
  if (work.test == NULL || work.told == NULL) {
    free(work.test);
    free(work.told);
    return 2;
  }
  for (size_t k = 0; k < registry_count(); k += every)
    if (is_asked(registry_at(k)->algorithm) && (!named || is_among(registry_at(k)->stem, &argv[3])))
      work.test[count++] = registry_at(k);
  parallel_run(2, count, hold, &work);
  if (writes)
    puts("# What the wrong answers of a test share, or how it would be right, by scripts/bench advice "
         "--write.\n# test | words");
  for (size_t k = 0; k < count; k++) {
    const char *const words = work.told[k].words, *const test = work.test[k]->stem;
    if (writes && words[0] != '\0')
      printf("%s | %s\n", test, words);
    if (work.told[k].said)
      fprintf(writes ? stderr : stdout, "%s\n", work.told[k].line);
    other += !writes && !is_kept(test, words);
    said += work.told[k].said;
    falls += work.told[k].falls;
    failed += work.told[k].failed;
  }
  fprintf(writes ? stderr : stdout, "%zu tests, %zu advice, %zu refuted\n", count, said, falls);
  free(work.test);
  free(work.told);
  return falls > 0 || failed > 0 || other > 0 || count == 0;
}
