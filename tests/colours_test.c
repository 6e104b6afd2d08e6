/* A colour goes by a case and not by a count: it is the same however many cases were counted, what makes a
 * test red fails where anyone can see it, and no amber or green test is told wrong so on fresh everyday
 * cases. */
#include "block.h"
#include "campaign/campaign.h"
#include "campaign/shrink.h"
#include "number.h"
#include "unit.h"
#include "words.h"

#include <math.h>

static bool is_long(void) { return getenv("GRAZE_LONG") != NULL; }

struct fixture {
  const struct registry_entry **entries;
  unsigned count;
  struct tally *tally;
  struct findings findings;
  struct everyday *everyday;
  struct summaries summaries;
};

/* Those of documents, and some of the others. */
static unsigned choose(const struct registry_entry **entries) {
  enum { EVERY = 20 };
  unsigned count = 0;
  const unsigned tried = tests_tried(entries);
  for (unsigned k = 0; k < tried; k++) {
    const enum role role = entries[k]->algorithm->role;
    if (is_long() || role == ROLE_TUTORIAL || role == ROLE_DETOUR || k % EVERY == 0)
      entries[count++] = entries[k];
  }
  return count;
}

static void conclude(struct fixture *f, uint64_t cases, uint64_t seed) {
  struct ranges done = {.count = 0};
  struct campaign campaign = {.source = source_mix(&MIX_DEFAULT, seed),
                              .range = {0, cases},
                              .level = level_best(),
                              .jobs = 2,
                              .tally = f->tally = tally_new(f->entries, f->count),
                              .done = &done};
  assert_non_null(f->tally);
  assert_true(campaign_run(&campaign, INFINITY, NULL, NULL));
  assert_true(findings_of(f->tally, &campaign.source, campaign.jobs, INFINITY, &f->findings));
  f->everyday = calloc(f->tally->entrants, sizeof *f->everyday);
  assert_non_null(f->everyday);
  assert_true(everyday_of(f->tally, NULL, campaign.jobs, f->everyday));
  assert_true(summaries_of(f->tally, &f->findings, f->everyday, NULL, &f->summaries));
  ranges_free(&done);
}

static void forget(struct fixture *f) {
  summaries_free(&f->summaries);
  findings_free(&f->findings);
  free(f->everyday);
  tally_free(f->tally);
}

static int set_up(void **state) {
  struct fixture *f = calloc(1, sizeof *f);
  assert_non_null(f);
  f->entries = calloc(registry_count(), sizeof(const struct registry_entry *));
  assert_non_null(f->entries);
  f->count = choose(f->entries);
  conclude(f, 1 << 14, 1);
  *state = f;
  return 0;
}

static int tear_down(void **state) {
  struct fixture *f = *state;
  forget(f);
  free(f->entries);
  free(f);
  return 0;
}

static void check_same(const struct fixture *f, uint64_t cases, uint64_t seed) {
  struct fixture more = {.entries = f->entries, .count = f->count};
  unsigned other = 0;
  conclude(&more, cases, seed);
  assert_int_equal(more.summaries.count, f->summaries.count);
  for (size_t k = 0; k < f->summaries.count; k++) {
    const struct summary *a = &f->summaries.summary[k], *b = &more.summaries.summary[k];
    if (summary_colour(a) == summary_colour(b))
      continue;
    other++;
    print_error("%s: %s after %llu cases of seed %llu, %s before\n",
                a->entry->stem,
                colour_name(summary_colour(b)),
                (unsigned long long)cases,
                (unsigned long long)seed,
                colour_name(summary_colour(a)));
  }
  forget(&more);
  assert_int_equal(other, 0);
}

TEST(test_the_count_changes_no_colour) {
  check_same(*state, 1 << 11, 9);
  check_same(*state, is_long() ? 1 << 20 : 1 << 18, 1);
  if (is_long())
    check_same(*state, 1 << 24, 1);
}

/* What `graze list --colours` says without a campaign. */
TEST(test_a_record_and_everyday_cases_tell_the_colour) {
  const struct fixture *f = *state;
  for (size_t k = 0; k < f->summaries.count; k++) {
    const struct summary *s = &f->summaries.summary[k];
    const struct summary without = {.entry = s->entry, .everyday = s->everyday, .judged = s->judged};
    if (summary_colour(&without) != summary_colour(s))
      fail_msg("%s: %s without a campaign, %s with one",
               s->entry->stem,
               colour_name(summary_colour(&without)),
               colour_name(summary_colour(s)));
  }
}

/* By the definition's own words. */
static bool is_everyday(const struct form *form, const union number *numbers) {
  for (unsigned k = 0; k < form_columns(form); k++) {
    const double value = number_as_double(form->type, numbers[k]);
    if (fabs(value) > 4000 || fmod(4 * value, 1) != 0)
      return false;
  }
  return missing_extents(form, numbers) == 0;
}

static bool is_wide(const struct form *form, const union number *numbers) {
  double most = 0;
  for (unsigned k = 0; k < form_columns(form); k++)
    most = fmax(most, fabs(number_as_double(form->type, numbers[k])));
  const double share = form->type == TYPE_F32 ? 1.0 / (1 << 16) : form->type == TYPE_F64 ? ldexp(1, -40) : 0;
  return fabs(reference_gap(form, numbers)) > share * most;
}

/* What makes a test red by itself. Of a contract its cause says whether logic breaks it. */
static bool is_plain(const struct algorithm *a, const union number *numbers, bool any_contract) {
  struct failure failure;
  if (!is_everyday(&a->form, numbers) || !failure_of(a, numbers, &failure))
    return false;
  switch (failure.verdict.outcome) {
  case OUTCOME_BROKEN_CONTRACT:
    return any_contract ||
           (!pair_is_of_hulls(form_pair(&a->form)) && failure_cause(&failure, numbers) == CAUSE_LOGIC);
  case OUTCOME_NO_ANSWER:
    return true;
  default:
    return is_wide(&a->form, numbers);
  }
}

TEST(test_what_is_red_can_be_seen) {
  const struct fixture *f = *state;
  unsigned red = 0, lost = 0;
  for (size_t k = 0; k < f->summaries.count; k++) {
    const struct summary *s = &f->summaries.summary[k];
    if (summary_colour(s) != COLOUR_RED)
      continue;
    red++;
    const bool by_finding = s->of[WEIGHT_PLAIN] > 0;
    const union number *numbers = by_finding ? s->finding[0].smallest : s->everyday.witness;
    if (!is_plain(s->entry->algorithm, numbers, true)) {
      lost++;
      print_error("%s is red by a case that is none\n", s->entry->stem);
    }
    /* Each of these is met among so many everyday cases. */
    if (s->everyday.wrong == 0) {
      lost++;
      print_error("%s is red and right in all everyday cases\n", s->entry->stem);
    }
  }
  assert_true(red > 8);
  assert_int_equal(lost, 0);
}

static unsigned try_fresh(const struct summary *s, struct block *block, uint64_t first) {
  static const struct mix FRESH = {.weight = {[FAMILY_SCREEN] = 6,
                                              [FAMILY_SOLID] = 6,
                                              [FAMILY_LATTICE] = 4,
                                              [FAMILY_ALLEN] = 4,
                                              [FAMILY_TOUCHING] = 4,
                                              [FAMILY_NUDGED] = 4,
                                              [FAMILY_TWIN] = 2,
                                              [FAMILY_LOPSIDED] = 2,
                                              [FAMILY_UNLIKE] = 2,
                                              [FAMILY_CONTAINED] = 2}};
  const struct algorithm *a = s->entry->algorithm;
  unsigned plain = 0;
  block->form = a->form;
  block_draw(block, &FRESH, 20, first);
  block_refer(block);
  block_ask(block, s->entry);
  for (size_t row = 0; row < block->rows; row++) {
    union number numbers[FORM_MAX_COLUMNS];
    char text[CASE_TEXT];
    if (judge_row(a->by_code, block->truths[row], block->answers[row]) == OUTCOME_AGREES)
      continue;
    block_get(block, row, numbers);
    if (!is_plain(a, numbers, false))
      continue;
    if (plain++ == 0)
      print_error("%s is %s and fails at %s\n",
                  a->id,
                  colour_name(summary_colour(s)),
                  case_print(&a->form, numbers, NUMBER_DECIMAL, text));
  }
  return plain;
}

TEST(test_what_is_not_red_is_right_on_fresh_everyday_cases) {
  const struct fixture *f = *state;
  const uint64_t cases = is_long() ? 1 << 22 : 1 << 16;
  struct block *block = block_new(level_best());
  unsigned plain = 0, looked = 0;
  assert_non_null(block);
  for (size_t k = 0; k < f->summaries.count; k++) {
    const struct summary *s = &f->summaries.summary[k];
    if (summary_colour(s) != COLOUR_AMBER && summary_colour(s) != COLOUR_GREEN)
      continue;
    looked++;
    for (uint64_t first = 0; first < cases; first += BLOCK_ROWS)
      plain += try_fresh(s, block, first);
  }
  block_free(block);
  assert_true(looked > 20);
  assert_int_equal(plain, 0);
}

int main(void) { return unit_run(set_up, tear_down); }
