/* libFuzzer does not see comparisons of doubles. So every other change of a case draws a shape of it, or the
 * whole case, from the campaign's families; the rest are libFuzzer's own. */
#include "bytes.h"
#include "generate/generate.h"

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned int seed);

/* The interface has no context: cases drawn before they are used. */
static struct drawn {
  struct target_forms forms;
  struct form form;
  size_t left; /* rows of the run that nobody has had */
  struct run run;
} drawn;

/* A case of the form, of the run that is at hand or of a new one. */
static void draw(const struct form *form, unsigned int seed, union number *numbers) {
  if (drawn.left == 0 || !form_equal(&drawn.form, form)) {
    run_draw(&drawn.run, &MIX_DEFAULT, seed, 0, form);
    drawn.form = *form;
    drawn.left = RUN_CASES;
  }
  run_get(&drawn.run, form, --drawn.left, numbers);
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned int seed) {
  enum { FIRST, SECOND, BOTH, ANOTHER_FORM };
  const unsigned change = seed / 2 % 4;
  if (seed % 2 == 0 || max_size < BYTES_MAX)
    return LLVMFuzzerMutate(data, size, max_size);
  if (drawn.forms.count == 0)
    drawn.forms = target_forms(GRAZE_TARGET_PAIR, GRAZE_TARGET_TYPE);
  struct test_case c = bytes_decode(&drawn.forms, data, size);
  if (change == ANOTHER_FORM && seed / 8 % 4 == 0)
    c.form = drawn.forms.form[seed / 32 % drawn.forms.count];
  const unsigned second = form_first_column(&c.form, 1), columns = form_columns(&c.form);
  union number numbers[FORM_MAX_COLUMNS];
  draw(&c.form, seed, numbers);
  for (unsigned k = change == SECOND ? second : 0; k < (change == FIRST ? second : columns); k++)
    c.numbers[k] = numbers[k];
  return bytes_encode(&c, data);
}
