#define _GNU_SOURCE /* program_invocation_name */
#include "findings_table.h"

#include "out.h"
#include "wording.h"
#include "words.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void print_row(const struct model *model, const struct stored_finding *f) {
  printf("    %-15s  %-9s %12llu  ",
         outcome_name(f->outcome),
         cause_name(f->cause),
         (unsigned long long)f->count);
  print_in(*f->known == '\0' ? COLOUR_WRONG : COLOUR_OFF, "%s", f->smallest);
  printf("  (%s)\n", PLACE(model, f));
  const char *end = strstr(f->said, "\\x0a");
  if (*f->said != '\0')
    printf("    standard error: %.*s\n", end != NULL ? (int)(end - f->said) : (int)strlen(f->said), f->said);
}

static void print_defect(const struct model *model, const struct model_defect *defect, bool whole) {
  const struct stored_finding *first = &model->finding[defect->first];
  const bool news = *first->known == '\0' && !test_is(&model->test[defect->test], ROLE_FOREIGN);
  /* How to mend it stands at the end. */
  if (defect->why != model->test[defect->test].diagnosis || row_is_unsteady(&model->row[defect->test])) {
    fputs("  ", stdout);
    if (news)
      print_in(COLOUR_WRONG, "NEWS: ");
    if (first->cause == CAUSE_UNSTEADY)
      printf("answers otherwise when asked again: ");
    print_wrapped(defect->why, 2);
  }
  if (test_is(&model->test[defect->test], ROLE_FOREIGN) && first->cause != CAUSE_UNSTEADY) {
    char words[WORDS];
    case_words(model, first, words);
    printf("    ");
    print_wrapped(words, 4);
  }
  for (size_t k = 0; k < (whole ? defect->findings : 1); k++)
    print_row(model, &first[k]);
  if (!whole && defect->findings > 1)
    printf("    and at %zu more place%s\n", defect->findings - 1, defect->findings == 2 ? "" : "s");
}

/* Lines to type, with this program as it was called. */
static void print_next(const struct model *model, const struct stored_finding *f) {
  const struct model_test *test = &model->test[f->test.index];
  char *graze = shell_word(program_invocation_name), *path = shell_word(model->path);
  if (graze != NULL && path != NULL) {
    printf("\n");
    if (f->cause != CAUSE_UNSTEADY) /* the case alone does not show it */
      printf("Look at one:    %s check %s %s %s\n", graze, test->given, test->id, f->smallest);
    printf("Try them again: %s replay %s %s\n", graze, test->given, path);
    printf("See them all:   %s report %s --open\n", graze, path);
  }
  free(graze);
  free(path);
}

static void print_enough(const struct model *model, const struct model_row *row) {
  const struct model_test *test = &model->test[row->test];
  const char *options = enough_options(model, row);
  char words[WORDS];
  if (options == NULL)
    return;
  snprintf(words, sizeof words, "%s: %s", test->id, enough_words(model, row));
  print_wrapped(words, 2);
  printf("  %s\n", options);
}

void findings_print(const struct model *model, long test) {
  const struct stored_finding *own = NULL;
  size_t findings = 0, defects = 0, news = 0;
  for (size_t k = 0; k < model->defects; k++) {
    const struct model_defect *defect = &model->defect[k];
    if (test != MODEL_NONE && defect->test != (size_t)test)
      continue;
    const struct model_test *of = &model->test[defect->test];
    if (k == model->row[defect->test].first_defect) {
      print_in(COLOUR_BOLD, "%s%s", defects > 0 ? "\n" : "", of->id);
      char everyday[WORDS];
      everyday_words(&model->row[defect->test], everyday);
      printf("  (%s)%s%s\n", of->inputs, everyday[0] != '\0' ? "  " : "", everyday);
    }
    print_defect(model, defect, test != MODEL_NONE);
    if ((own == NULL || own->cause == CAUSE_UNSTEADY) && test_is(of, ROLE_FOREIGN))
      own = &model->finding[defect->first];
    findings += defect->findings;
    defects++;
    for (size_t n = 0; n < defect->findings; n++)
      news += *model->finding[defect->first + n].known == '\0';
  }
  printf("\n%zu defect%s in %zu findings", defects, defects == 1 ? "" : "s", findings);
  if (!model_is_own(model))
    printf(", %zu of them news", news);
  printf("\n");
  for (size_t k = 0; k < model->tests; k++) {
    char words[WORDS];
    if (model->row[k].found == 0 && test_is(&model->test[k], ROLE_FOREIGN) &&
        (test == MODEL_NONE || k == (size_t)test)) {
      row_sentence(model, &model->row[k], words);
      printf("%s: %s\n", model->test[k].id, words);
    }
    diagnosis_words(model, k, words);
    if (words[0] != '\0' && (test == MODEL_NONE || k == (size_t)test))
      print_in(COLOUR_BOLD, "%s\n", words);
    char meant[MEANT_WORDS];
    if (words[0] != '\0' && meant_contract(&model->test[k], meant) &&
        (test == MODEL_NONE || k == (size_t)test))
      printf("  if that is what it promises, say so: %s\n", meant);
    if (test == MODEL_NONE || k == (size_t)test)
      print_enough(model, &model->row[k]);
  }
  if (own != NULL)
    print_next(model, own);
}
