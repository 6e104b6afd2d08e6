/* Property: wherever a step of the reference claims to answer, it answers as the last one does, and the batch
 * answers as the single case. */
#include "bytes.h"
#include "reference/reference.h"
#include "target.h"
#include "text.h"

static _Noreturn void differ(const struct test_case *c, const char *what) {
  char form[FORM_TEXT], text[CASE_TEXT];
  form_print(&c->form, form);
  case_print(&c->form, c->numbers, NUMBER_HEX, text);
  fprintf(stderr, "Assertion failure: FuzzerHash=reference %s\n  form %s\n  case %s\n", what, form, text);
  abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const uint8_t pick = size > 0 ? data[0] : 0;
  const struct target_forms forms =
      target_forms((enum pair)(pick % (PAIRS + 1)), (enum number_type)(pick / (PAIRS + 1) % TYPES));
  if (forms.count == 0)
    return 0;
  const struct test_case c = bytes_decode(&forms, data + (size > 0), size - (size > 0));
  const struct truth truth = reference_truth(&c.form, c.numbers);
  for (unsigned step = 0; step < STEPS; step++) {
    enum relation relation = truth.relation;
    if (reference_step((enum step)step, &c.form, c.numbers, &relation) && relation != truth.relation)
      differ(&c, "steps differ");
  }
  const void *columns[FORM_MAX_COLUMNS];
  uint8_t told;
  place_t place;
  case_columns(&c.form, c.numbers, columns);
  reference_batch(&c.form, columns, 1, &told, &place, NULL);
  if (truth_relation(told) != truth.relation ||
      (truth.relation != RELATION_INVALID && place != truth.place) ||
      (truth.relation == RELATION_TOUCHING && ((told & TRUTH_HALF_OPEN_HIT) != 0) != truth.half_open_hit))
    differ(&c, "batch differs");
  const double gap = reference_gap(&c.form, c.numbers);
  if (truth.relation != RELATION_INVALID && truth.relation != RELATION_FLAT &&
      (gap > 0) != (truth.relation == RELATION_APART))
    differ(&c, "gap differs");
  return 0;
}
