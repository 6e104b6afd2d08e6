/* Lattices: what a campaign counts on one is what judging each case by itself counts, however it is cut. */
#include "campaign/campaign.h"
#include "campaign/findings.h"
#include "lattice/lattice.h"
#include "unit.h"

#include <math.h>

enum { TESTS_MAX = 64, CASES = 2500, FAR = 3 };

static unsigned tests_of(const struct form *form, struct lattice_result *results) {
  unsigned count = 0;
  for (size_t k = 0; k < registry_count(); k++)
    if (registry_at(k)->algorithm->role != ROLE_HELPER &&
        form_equal(&registry_at(k)->algorithm->form, form)) {
      assert_true(count < TESTS_MAX);
      results[count++] = (struct lattice_result){.entry = registry_at(k), .first = UINT64_MAX};
    }
  return count;
}

/* The plain way, from first to last. */
static void judge_cases(const struct lattice *lattice,
                        uint64_t first,
                        uint64_t last,
                        struct lattice_result *results,
                        unsigned tests) {
  for (uint64_t n = first; n < last; n++) {
    union number numbers[FORM_MAX_COLUMNS];
    lattice_case(lattice, n, numbers);
    const struct truth truth = reference_truth(&lattice->form, numbers);
    const enum relation relation = truth.relation;
    for (unsigned t = 0; t < tests; t++) {
      const struct algorithm *a = results[t].entry->algorithm;
      const enum outcome outcome = judge_outcome(a->by_code, truth, algorithm_answer(a, numbers));
      results[t].cases++;
      results[t].judged += question_values(a->form.question) > 0
                               ? relation != RELATION_INVALID
                               : relation < RELATION_FLAT &&
                                     (a->by_code != CONTRACT_UNSTATED || relation != RELATION_TOUCHING);
      if (outcome == OUTCOME_AGREES)
        continue;
      results[t].wrong[outcome]++;
      results[t].first = n < results[t].first ? n : results[t].first;
    }
  }
}

static void assert_same(const struct lattice *lattice,
                        const struct lattice_result *counted,
                        const struct lattice_result *judged) {
  const bool same =
      counted->cases == judged->cases && counted->judged == judged->judged &&
      counted->first == judged->first &&
      memcmp(&counted->wrong[1], &judged->wrong[1], sizeof counted->wrong - sizeof counted->wrong[0]) == 0;
  if (!same)
    fail_msg("%s, %s %u: counted %llu judged %llu first %lld; one by one %llu, %llu, %lld",
             counted->entry != NULL ? counted->entry->stem : "no test",
             lattice_kind_name(lattice->kind),
             lattice->size,
             (unsigned long long)counted->cases,
             (unsigned long long)counted->judged,
             (long long)counted->first,
             (unsigned long long)judged->cases,
             (unsigned long long)judged->judged,
             (long long)judged->first);
}

/* A tally of some cases, by so many threads; the results are given what it says. */
static struct tally *count_cases(const struct lattice *lattice,
                                 struct range range,
                                 unsigned jobs,
                                 struct lattice_result *results,
                                 unsigned tests) {
  const struct registry_entry *entries[TESTS_MAX];
  struct ranges done = {.count = 0};
  for (unsigned t = 0; t < tests; t++)
    entries[t] = results[t].entry;
  struct campaign campaign = {.source = source_lattice(lattice),
                              .range = range,
                              .level = level_best(),
                              .jobs = jobs,
                              .tally = tally_of_truths(entries, tests),
                              .done = &done};
  assert_non_null(campaign.tally);
  assert_true(campaign_run(&campaign, INFINITY, NULL, NULL));
  for (unsigned t = 0; t < tests; t++)
    lattice_result_add(&results[t], &campaign.tally->entrant[t]);
  ranges_free(&done);
  return campaign.tally;
}

/* Some cases by two threads, held against the plain way. */
static void check_cases(const struct lattice *lattice, uint64_t first, uint64_t last) {
  struct lattice_result counted[TESTS_MAX] = {{0}}, judged[TESTS_MAX] = {{0}};
  const unsigned tests = tests_of(&lattice->form, counted);
  assert_int_equal(tests_of(&lattice->form, judged), tests);
  tally_free(count_cases(lattice, (struct range){first, last}, 2, counted, tests));
  judge_cases(lattice, first, last, judged, tests);
  for (unsigned t = 0; t < tests; t++)
    assert_same(lattice, &counted[t], &judged[t]);
}

/* Its beginning, its end and some of its middle, or all of it. */
static void check_lattice(const struct lattice *lattice) {
  const uint64_t cases = lattice->cases, some = CASES < cases ? CASES : cases;
  check_cases(lattice, 0, some);
  check_cases(lattice, cases - some, cases);
  check_cases(lattice, cases / FAR, cases / FAR + some / FAR);
}

enum { MOST_CASES = 1 << 15, VALUES_LOOKED_AT = 50 };

/* 3, or less for many numbers. */
static unsigned whole_size(const struct form *form) {
  const unsigned size = lattice_size_within(form, MOST_CASES);
  return size < 3 ? size : 3;
}

static void check_every_kind(const struct form *form) {
  unsigned made = 0;
  for (unsigned kind = 0; kind < LATTICE_KINDS; kind++) {
    struct lattice lattice;
    const unsigned size = kind == LATTICE_WHOLE ? whole_size(form) : kind == LATTICE_EDGE ? 0 : 1;
    /* Some forms have one scene alone. */
    if (!lattice_make((enum lattice_kind)kind, form, size, &lattice) &&
        !lattice_make((enum lattice_kind)kind, form, 0, &lattice))
      continue;
    check_lattice(&lattice);
    lattice_free(&lattice);
    made++;
  }
  assert_int_equal(made, form_has_ring(form) ? 0 : form->type == TYPE_F32 ? 3 : 2);
}

TEST(test_counting_is_judging) { each_form(check_every_kind); }

/* From K = 4 on every place stands on it, in some relation. */
static void check_places(const struct lattice *lattice) {
  const enum pair pair = form_pair(&lattice->form);
  place_set seen = 0;
  for (uint64_t n = 0; n < lattice->cases; n++) {
    union number numbers[FORM_MAX_COLUMNS];
    lattice_case(lattice, n, numbers);
    const struct truth truth = reference_truth(&lattice->form, numbers);
    if (truth.relation < RELATION_FLAT)
      seen |= PLACE_SET(truth.place);
  }
  for (unsigned place = 0; place < pair_places(pair); place++) {
    bool feasible = false;
    for (unsigned relation = 0; relation < RELATION_FLAT; relation++)
      feasible |= place_feasible(pair, (place_t)place, (enum relation)relation);
    if (feasible != ((seen & PLACE_SET(place)) != 0))
      fail_msg("%s: the place '%s'", pair_name(pair), place_name(pair, (place_t)place));
  }
}

/* Every relation stands on the lattice, and the next lattice holds this one. The small ones of hulls lack
 * some relations: a box and a quad of the same four points never touch; and so do those of what is contained,
 * and of what moves, whose way takes two columns more. */
static void check_whole(const struct form *form) {
  unsigned seen = 0;
  struct lattice small, large;
  const bool hulls = pair_is_of_hulls(form_pair(form)) || form->question == QUESTION_CONTAINS ||
                     question_moves(form->question);
  if (form_has_ring(form))
    return;
  assert_true(lattice_make(LATTICE_WHOLE, form, whole_size(form), &small));
  assert_true(lattice_make(LATTICE_WHOLE, form, whole_size(form) + 1, &large));
  for (uint64_t n = 0; n < small.cases; n++) {
    union number numbers[FORM_MAX_COLUMNS];
    lattice_case(&small, n, numbers);
    seen |= 1U << reference_truth(form, numbers).relation;
  }
  for (unsigned r = 0; r < RELATION_FLAT; r++) {
    bool feasible = false;
    for (unsigned place = 0; place < pair_places(form_pair(form)); place++)
      feasible |= place_feasible(form_pair(form), (place_t)place, (enum relation)r);
    assert_true((seen >> r & 1) == feasible || (hulls && feasible));
  }
  for (unsigned k = 0; k < form_columns(form); k++)
    for (unsigned v = 0; v < small.radix[k] && v < VALUES_LOOKED_AT; v++) {
      bool held = false;
      for (unsigned w = 0; w < large.radix[k]; w++)
        held |= number_as_double(form->type, small.value[k][v]) ==
                number_as_double(form->type, large.value[k][w]);
      assert_true(held);
    }
  if (form->layouts[0] != LAYOUT_BOX_SQUARE && !hulls)
    check_places(&large);
  lattice_free(&small);
  lattice_free(&large);
}

TEST(test_whole_holds_every_relation) { each_form(check_whole); }

/* However it is cut, and on however many threads. */
TEST(test_parts_add_up) {
  const struct form form = registry_find("corner_java")->algorithm->form;
  struct lattice lattice;
  struct lattice_result whole[TESTS_MAX] = {{0}}, parts[TESTS_MAX] = {{0}};
  const unsigned tests = tests_of(&form, whole);
  tests_of(&form, parts);
  assert_true(lattice_make(LATTICE_WHOLE, &form, 5, &lattice));
  const uint64_t cases = lattice.cases;
  tally_free(count_cases(&lattice, (struct range){0, cases}, 1, whole, tests));
  for (uint64_t from = 0, step = 1; from < cases; from += step, step = step * 2 + 1) {
    const uint64_t to = from + step < cases ? from + step : cases;
    tally_free(count_cases(&lattice, (struct range){from, to}, 1 + (unsigned)(step % 5), parts, tests));
  }
  for (unsigned t = 0; t < tests; t++)
    assert_same(&lattice, &parts[t], &whole[t]);
  lattice_free(&lattice);
}

/* Findings are made of its tally as of any: their first cases are the lattice's, whichever shape comes first,
 * and the least of them is the first wrong case. */
static void check_findings(const char *test) {
  const struct registry_entry *entry = registry_find(test);
  const struct form *form = &entry->algorithm->form;
  struct lattice_result result = {.entry = entry, .first = UINT64_MAX};
  struct lattice lattice;
  struct findings findings;
  uint64_t first = UINT64_MAX;
  assert_true(lattice_make(LATTICE_WHOLE, form, 3, &lattice));
  const struct source source = source_lattice(&lattice);
  struct tally *tally = count_cases(&lattice, (struct range){0, lattice.cases}, 1, &result, 1);
  assert_true(findings_of(tally, &source, 1, INFINITY, &findings));
  assert_true(findings.count > 0);
  for (size_t k = 0; k < findings.count; k++) {
    const struct finding *finding = &findings.finding[k];
    union number numbers[FORM_MAX_COLUMNS];
    lattice_case(&lattice, finding->first, numbers);
    for (unsigned c = 0; c < form_columns(form); c++)
      assert_true(number_as_double(form->type, numbers[c]) ==
                  number_as_double(form->type, finding->first_numbers[c]));
    assert_true(judge_case(entry->algorithm, numbers).outcome != OUTCOME_AGREES);
    first = finding->first < first ? finding->first : first;
  }
  assert_int_equal(first, result.first);
  findings_free(&findings);
  tally_free(tally);
  lattice_free(&lattice);
}

TEST(test_findings) {
  check_findings("corner_java");
  check_findings("quadrant_qt");
}

/* Neighbours in number are neighbours in bits; the middle of an ulp lattice is the scene. */
TEST(test_values) {
  const struct algorithm *f32 = registry_find("house_disc_box_f32_closed")->algorithm;
  const struct algorithm *i32 = registry_find("house_point_box_i32_closed")->algorithm;
  struct lattice lattice;
  assert_true(lattice_make(LATTICE_COORDINATE, &f32->form, 2, &lattice));
  assert_int_equal(lattice.cases, (uint64_t)1 << 32);
  assert_true(lattice_value(&lattice, 2, 0x3f800000).f32 == 1);
  assert_true(isnan(lattice_value(&lattice, 2, UINT32_MAX).f32));
  lattice_free(&lattice);
  assert_true(lattice_make(LATTICE_ULP, &f32->form, 0, &lattice));
  assert_true(lattice.value[0][2].f32 == 0.7F && lattice.value[0][3].f32 == nextafterf(0.7F, 1));
  lattice_free(&lattice);
  assert_true(lattice_make(LATTICE_EDGE, &i32->form, 0, &lattice));
  unsigned ends = 0;
  for (unsigned v = 0; v < lattice.radix[0]; v++)
    ends += lattice.value[0][v].i32 == INT32_MIN || lattice.value[0][v].i32 == INT32_MAX;
  assert_int_equal(ends, 2);
  for (unsigned v = 0; v < lattice.radix[4]; v++)
    assert_true(lattice.value[4][v].i32 >= 0);
  lattice_free(&lattice);
  assert_false(lattice_make(LATTICE_EDGE, &f32->form, 0, &lattice));
  assert_false(lattice_make(LATTICE_ULP, &f32->form, 9, &lattice));
}

int main(void) { return unit_run(NULL, NULL); }
