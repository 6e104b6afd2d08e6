/* An issue about a test that is wrong, for those who keep it: the call, what is true and why, the diagnosis.
 */
#include "upstream.h"

#include "assertion.h"
#include "by_hand.h"
#include "put.h"
#include "text.h"

#include <stdlib.h>
#include <string.h>

/* The plainest finding of the test: its defects stand together, the plainest first. */
static const struct stored_finding *plainest(const struct model *model, size_t test) {
  for (size_t k = 0; k < model->rows; k++)
    if (model->row[k].test == test && model->row[k].defects > 0)
      return &model->finding[model->defect[model->row[k].first_defect].first];
  return NULL;
}

/* The call that the test's command told, {0} for the first number. */
static void put_call(FILE *out, const char *call, const char *numbers) {
  char number[64], *end;
  for (const char *c = call; *c != '\0'; c++) {
    const unsigned long k = *c == '{' ? strtoul(c + 1, &end, 10) : 0;
    if (*c == '{' && end > c + 1 && *end == '}') {
      name_at(numbers, (unsigned)k, number, sizeof number);
      fputs(number, out);
      c = end;
    } else {
      fputc(*c, out);
    }
  }
  fputc('\n', out);
}

static void put_code(FILE *out,
                     const struct model *model,
                     const struct model_test *test,
                     const struct stored_finding *f) {
  const enum language language = test_language(test);
  char text[ASSERTION];
  fputs("```\n", out);
  if (*test->given != '\0' && *test->code != '\0')
    put_call(out, test->code, f->smallest);
  else if (finding_assertion(model, f, language < LANGUAGES ? language : LANGUAGE_C, text))
    fprintf(out, "%s\n", text);
  fprintf(out, "```\n\nIt says %s", answer_name(f->answer));
  const enum answer expected = finding_expected(f);
  if (expected != ANSWER_NONE)
    fprintf(out, "; right is %s", answer_name(expected));
  fputs(".\n\n", out);
}

bool write_upstream(FILE *out, const struct model *model, size_t test) {
  const struct model_test *t = &model->test[test];
  const struct stored_finding *f = plainest(model, test);
  union number numbers[FORM_MAX_COLUMNS];
  char words[WORDS];
  if (f == NULL)
    return false;
  case_words(model, f, words);
  fprintf(out, "%s: %s at `%s`\n\n%s.\n\n", t->id, outcome_name(f->outcome), f->smallest, words);
  put_code(out, model, t, f);
  const bool by_hand =
      model_numbers(&t->form, f->smallest_hex, numbers) && words_by_hand(&t->form, numbers, words);
  if (by_hand)
    fprintf(out, "By hand, in whole numbers: %s.\n\n", words);
  diagnosis_words(model, test, words);
  if (*words != '\0')
    fprintf(out, "Diagnosis: %s.\n\n", words);
  for (size_t k = 0; k < model->rows; k++)
    if (model->row[k].test == test) {
      const struct model_row *row = &model->row[k];
      fprintf(out, "Wrong in %s of ", COUNT(model_wrong(row)));
      fprintf(out, "%s cases that were judged, by graze (%s).\n", COUNT(row->judged), t->source);
    }
  return true;
}
