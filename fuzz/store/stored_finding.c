#include "stored_finding.h"

#include "wording.h"

#include <stdio.h>
#include <string.h>

/* "low..high" for each number of the smallest case, or the number alone where it cannot move. */
static const char *print_intervals(const struct finding *finding, char text[2 * CASE_TEXT]) {
  const struct form *form = &finding->entry->algorithm->form;
  char low[NUMBER_TEXT], high[NUMBER_TEXT];
  text[0] = '\0';
  if (finding->incident.silent) /* how far a number may move was not tried: each try hangs */
    return text;
  for (unsigned k = 0; k < form_columns(form); k++) {
    number_print(form->type, finding->interval[k].low, NUMBER_DECIMAL, low);
    number_print(form->type, finding->interval[k].high, NUMBER_DECIMAL, high);
    text_add(text, (size_t)2 * CASE_TEXT, "%s%s", k > 0 ? " " : "", low);
    if (strcmp(low, high) != 0)
      text_add(text, (size_t)2 * CASE_TEXT, "..%s", high);
  }
  return text;
}

struct stored_finding finding_stored(const struct finding *finding, struct finding_texts *texts) {
  const struct algorithm *a = finding->entry->algorithm;
  return (struct stored_finding){
      .id = finding->id,
      .test = {.id = a->id},
      .outcome = finding->verdict.outcome,
      .place = place_name(form_pair(&a->form), finding->verdict.truth.place),
      .cause = finding->cause,
      .count = finding->count,
      .first_case = finding->first,
      .family = family_name(finding->family),
      .first = case_print(&a->form, finding->first_numbers, NUMBER_HEX, texts->first),
      .smallest = case_print(&a->form, finding->smallest, NUMBER_DECIMAL, texts->smallest[0]),
      .smallest_hex = case_print(&a->form, finding->smallest, NUMBER_HEX, texts->smallest[1]),
      .plainest = case_print(&a->form, finding->plainest, NUMBER_DECIMAL, texts->plainest[0]),
      .plainest_hex = case_print(&a->form, finding->plainest, NUMBER_HEX, texts->plainest[1]),
      .relation = finding->verdict.truth.relation,
      .answer = finding->verdict.answer,
      .gap = finding->gap,
      .intervals = print_intervals(finding, texts->intervals),
      .known = finding->known != NULL ? finding->known->reason : NULL,
      .reason = finding->cause == CAUSE_UNSTEADY ? finding->unsteady : finding->incident.reason,
      .said = finding->incident.said};
}
