/* libFuzzer does not see comparisons of doubles. So every other change of a case draws a shape of it, or the
 * whole case, from the campaign's families; the rest are libFuzzer's own. */
#include "bytes.h"
#include "generate/generate.h"

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned int seed);

/* The interface has no context: cases of each form drawn before they are used. */
static struct target_forms forms;
static struct drawn {
  size_t left; /* rows of the run that nobody has had */
  struct run run;
} drawn[FORMS_MAX];

static void draw(unsigned f, unsigned int seed, union number *numbers) {
  struct drawn *of_form = &drawn[f];
  if (of_form->left == 0) {
    run_draw(&of_form->run, &MIX_DEFAULT, seed, 0, &forms.form[f]);
    of_form->left = RUN_CASES;
  }
  run_get(&of_form->run, &forms.form[f], --of_form->left, numbers);
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned int seed) {
  enum { FIRST, SECOND, BOTH, ANOTHER_FORM };
  const unsigned change = seed / 2 % 4;
  if (seed % 2 == 0 || max_size < BYTES_MAX)
    return LLVMFuzzerMutate(data, size, max_size);
  if (forms.count == 0)
    forms = target_forms(GRAZE_TARGET_PAIR, GRAZE_TARGET_TYPE);
  struct test_case c = bytes_decode(&forms, data, size);
  unsigned f = seed / 8 % forms.count;
  while (change != ANOTHER_FORM && !form_equal(&forms.form[f], &c.form))
    f = (f + 1) % forms.count;
  c.form = forms.form[f];
  const unsigned second = form_first_column(&c.form, 1), columns = form_columns(&c.form);
  union number numbers[FORM_MAX_COLUMNS];
  draw(f, seed, numbers);
  for (unsigned k = change == SECOND ? second : 0; k < (change == FIRST ? second : columns); k++)
    c.numbers[k] = numbers[k];
  return bytes_encode(&c, data);
}
