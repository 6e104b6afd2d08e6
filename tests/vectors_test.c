/* Vectors: they catch everything a campaign finds, and none of them could be left out. */
#include "campaign/campaign.h"
#include "unit.h"
#include "vectors.h"

#include <math.h>

struct fixture {
  struct tally *tally;
  struct findings findings;
  struct vectors vectors;
};

static int set_up(void **state) {
  struct fixture *f = calloc(1, sizeof *f);
  const struct registry_entry **entries = calloc(registry_count(), sizeof(const struct registry_entry *));
  *state = f;
  if (f == NULL || entries == NULL) {
    free(entries);
    return -1;
  }
  const uint64_t cases = getenv("GRAZE_LONG") != NULL ? 1 << 24 : 1 << 17;
  f->tally = tally_new(entries, tests_tried(entries));
  free(entries);
  struct ranges done = {.count = 0};
  struct campaign campaign = {.source = source_mix(&MIX_DEFAULT, 1),
                              .range = {0, cases},
                              .level = level_best(),
                              .jobs = 2,
                              .tally = f->tally,
                              .done = &done};
  const bool fine = f->tally != NULL && campaign_run(&campaign, INFINITY, NULL, NULL) &&
                    findings_of(f->tally, &campaign.source, campaign.jobs, INFINITY, &f->findings) &&
                    vectors_make(&f->findings, &f->vectors);
  ranges_free(&done);
  return fine ? 0 : -1;
}

static int tear_down(void **state) {
  struct fixture *f = *state;
  vectors_free(&f->vectors);
  findings_free(&f->findings);
  tally_free(f->tally);
  free(f);
  return 0;
}

TEST(test_findings_are_caught) {
  const struct fixture *f = *state;
  unsigned lost = 0, looked = 0;
  for (size_t k = 0; k < f->findings.count; k++) {
    const struct finding *finding = &f->findings.finding[k];
    bool caught = false;
    for (size_t v = 0; v < f->vectors.count && !caught; v++)
      caught = vector_catches(&f->vectors.vector[v], finding);
    looked++;
    if (caught)
      continue;
    lost++;
    print_error("%s: %s, %s: caught by no vector\n",
                finding->entry->stem,
                outcome_name(finding->verdict.outcome),
                cause_name(finding->cause));
  }
  assert_true(looked > 300);
  assert_int_equal(lost, 0);
}

/* Whether the case shows what the sentence of `defect` tells, by whatever outcome it is promised for. */
static bool shows(const struct algorithm *a, const struct defect *defect, const union number *numbers) {
  const struct verdict verdict = judge_case(a, numbers);
  for (unsigned d = 0; d < algorithm_defects(a); d++)
    if (strcmp(a->defects[d].reason, defect->reason) == 0 && a->defects[d].outcome == verdict.outcome &&
        (a->defects[d].places >> verdict.truth.place & 1) != 0)
      return true;
  return false;
}

/* Every promised defect of logic and range convicts the test by some vector, whatever this campaign found. Of
 * segments, capsules, triangles and quads with GRAZE_LONG: so few of these cases meet all that is promised of
 * them only now and then. */
TEST(test_promises_are_caught) {
  const struct fixture *f = *state;
  unsigned lost = 0;
  for (size_t k = 0; k < registry_count(); k++) {
    const struct algorithm *a = registry_at(k)->algorithm;
    if (pair_told_by(form_pair(&a->form)) == PLACES_OF_HULLS && getenv("GRAZE_LONG") == NULL)
      continue;
    for (unsigned d = 0; d < algorithm_defects(a); d++) {
      const struct defect *defect = &a->defects[d];
      bool caught = defect->cause == CAUSE_ROUNDING;
      for (size_t v = 0; v < f->vectors.count && !caught; v++) {
        const struct test_vector *vector = &f->vectors.vector[v];
        caught = form_equal(&vector->form, &a->form) && shows(a, defect, vector->numbers);
      }
      lost += !caught;
      if (!caught)
        print_error(
            "%s: %s: %s: caught by no vector\n", a->id, outcome_name(defect->outcome), defect->reason);
    }
  }
  assert_int_equal(lost, 0);
}

/* What a vector has by itself: nothing else of its form catches, stands there, or has that flag. */
static bool is_needed(const struct fixture *f, size_t at) {
  const struct test_vector *v = &f->vectors.vector[at];
  uint32_t flags = v->flags;
  bool cell = true;
  for (size_t k = 0; k < f->vectors.count; k++) {
    const struct test_vector *other = &f->vectors.vector[k];
    if (k == at || !form_equal(&other->form, &v->form))
      continue;
    flags &= ~other->flags;
    cell &= other->truth.relation != v->truth.relation || other->truth.place != v->truth.place;
  }
  if (flags != 0 || cell)
    return true;
  for (size_t n = 0; n < f->findings.count; n++) {
    bool alone = vector_catches(v, &f->findings.finding[n]);
    for (size_t k = 0; k < f->vectors.count && alone; k++)
      alone = k == at || !vector_catches(&f->vectors.vector[k], &f->findings.finding[n]);
    if (alone)
      return true;
  }
  return false;
}

TEST(test_each_is_needed) {
  const struct fixture *f = *state;
  unsigned idle = 0;
  for (size_t k = 0; k < f->vectors.count; k++)
    idle += !is_needed(f, k);
  assert_true(f->vectors.count > 300);
  assert_int_equal(idle, 0);
}

TEST(test_every_place_is_there) {
  const struct fixture *f = *state;
  for (size_t k = 0; k < registry_count(); k++) {
    const struct form *form = &registry_at(k)->algorithm->form;
    if (registry_at(k)->algorithm->role == ROLE_HELPER || form->layouts[0] == LAYOUT_BOX_SQUARE)
      continue;
    met_places met = {0};
    for (size_t v = 0; v < f->vectors.count; v++) {
      const struct truth truth = f->vectors.vector[v].truth;
      if (form_equal(&f->vectors.vector[v].form, form) && truth.relation <= RELATION_OVERLAPPING)
        met[truth.relation] |= PLACE_SET(truth.place);
    }
    expect_every_place(form_pair(form), met);
  }
}

int main(void) { return unit_run(set_up, tear_down); }
