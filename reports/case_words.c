/* A finding in the words of somebody who sees its picture. */
#include "text.h"
#include "words.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static void add_shapes(const struct form *form, const char *numbers, char words[WORDS]) {
  unsigned k = 0;
  for (unsigned s = 0; s < SHAPES; s++) {
    const enum layout layout = form->layouts[s];
    const bool again = s == 1 && layout == form->layouts[0];
    add_words(words, "%s%s", s == 1 ? " and " : "", again ? "one" : layout_words(layout));
    for (const char *c = layout_number_words(layout); *c != '\0'; c++) {
      char number[64];
      if (*c == '#')
        name_at(numbers, k++, number, sizeof number);
      else
        snprintf(number, sizeof number, "%c", *c);
      add_words(words, "%s", number);
    }
  }
}

void truth_words(const struct form *form, const struct stored_finding *f, char words[WORDS]) {
  const bool far = !isfinite(f->gap);
  if (f->relation == RELATION_APART && f->gap > 0 && !far)
    add_words(words, " are %s%.6g apart", bound_words(form), f->gap);
  else if (f->relation == RELATION_OVERLAPPING && f->gap < 0 && !far)
    add_words(words, " overlap by %s%.6g", bound_words(form), -f->gap);
  else
    add_words(words,
              "%s",
              f->relation == RELATION_TOUCHING      ? " touch, exactly"
              : f->relation == RELATION_APART       ? " are apart"
              : f->relation == RELATION_OVERLAPPING ? " overlap"
              : f->relation == RELATION_FLAT        ? " meet, and one is flat"
                                                    : " are no shapes");
}

void told_words(const struct form *form,
                const char *id,
                const char *contract,
                const struct stored_finding *f,
                char words[WORDS]) {
  words[0] = '\0';
  add_shapes(form, f->smallest, words);
  if (words[0] == 'a')
    words[0] = 'A';
  truth_words(form, f, words);
  if (id == NULL)
    return;
  add_words(words, "; %.80s %s%s", id, f->answer == ANSWER_NONE ? "gives " : "says ", answer_name(f->answer));
  if (f->cause == CAUSE_UNSTEADY)
    add_words(words, ", and otherwise when asked again");
  if (f->outcome == OUTCOME_BROKEN_CONTRACT)
    add_words(words, ", and its contract (%s) asks for a %s", contract, answer_name(finding_expected(f)));
}

void case_words(const struct model *model, const struct stored_finding *f, char words[WORDS]) {
  const struct model_test *test = &model->test[f->test.index];
  told_words(&test->form, test->id, test->by_code, f, words);
}

void diagnosis_words(const struct model *model, size_t test, char words[WORDS]) {
  const struct model_test *t = &model->test[test];
  words[0] = '\0';
  if (row_is_unsteady(&model->row[test]))
    return;
  if (*t->diagnosis != '\0')
    add_words(words, "%.80s: %.400s", t->id, t->diagnosis);
  for (size_t k = 0; k < model->diagnoses; k++) {
    const struct stored_diagnosis *d = &model->diagnosis[k];
    if (d->test.index == test && *t->diagnosis == '\0' && d->wrong > 0)
      add_words(words,
                "%.80s: wrong on %llu of %llu cases of small whole numbers, and under no other reading right",
                t->id,
                (unsigned long long)d->wrong,
                (unsigned long long)d->cases);
  }
  if (*t->mend != '\0')
    add_words(words, "\n  so call it as  %.80s(%.400s)", t->id, t->mend);
}
