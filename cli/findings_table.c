#include "findings_table.h"

#include "out.h"
#include "subject/runner.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

static void print_row(const struct finding *finding) {
  const struct algorithm *a = finding->entry->algorithm;
  char smallest[CASE_TEXT];
  case_print(&a->form, finding->smallest, NUMBER_DECIMAL, smallest);
  printf("  %-15s  %-22s %-9s %12llu  ",
         outcome_name(finding->verdict.outcome),
         place_name(form_pair(&a->form), finding->verdict.truth.place),
         cause_name(finding->cause),
         (unsigned long long)finding->count);
  print_in(finding->known == NULL ? COLOUR_WRONG : COLOUR_OFF, "%s\n", smallest);
  const struct incident *incident = &finding->incident;
  if (finding->cause == CAUSE_UNSTEADY)
    print_in(COLOUR_WRONG, "  answers otherwise when asked again: %s\n", finding->unsteady);
  else if (incident->reason[0] != '\0')
    printf("  %s%s%s\n",
           incident->reason,
           incident->said[0] != '\0' ? "; standard error: " : "",
           incident->said);
  else if (finding->known == NULL && a->role != ROLE_FOREIGN)
    print_in(COLOUR_WRONG, "  NEWS: no known defect covers it\n");
}

static void print_lost(void *context, const struct registry_entry *entry, const struct defect *defect) {
  (void)context;
  printf("  %s: promised and not met: %s, %s: %s\n",
         entry->stem,
         outcome_name(defect->outcome),
         cause_name(defect->cause),
         defect->reason);
}

void findings_print(const struct findings *findings, const struct tally *tally) {
  const struct finding *before = NULL;
  size_t news = 0;
  for (size_t k = 0; k < findings->count; k++) {
    const struct finding *finding = &findings->finding[k];
    if (before == NULL || before->entry != finding->entry) {
      print_in(COLOUR_BOLD, "\n%s", finding->entry->stem);
      printf("  (%s)\n", finding->entry->algorithm->inputs);
    }
    print_row(finding);
    news += finding->known == NULL;
    before = finding;
  }
  printf("\n%zu findings, %zu of them news\n", findings->count, news);
  findings_lost(tally, findings, print_lost, NULL);
}
