/* The report in Markdown: reads well in a terminal and on a code host. */
#include "columns.h"
#include "put.h"
#include "report.h"

#include <inttypes.h>

/* Within a span of code nothing can be escaped. */
static void put_code(FILE *out, const char *text) {
  for (; *text != '\0'; text++)
    fputc(*text == '`' || *text == '\n' ? '\'' : *text, out);
}

static void
put_wrong(FILE *out, const struct model *model, const struct model_row *row, enum outcome outcome) {
  uint64_t cases;
  if (!outcome_can_show(model, row, outcome, &cases))
    fputs("–", out);
  else if (row->wrong[outcome] > 0)
    markdown(out, "%s", COUNT(row->wrong[outcome]));
  else if (rule_of_three(cases) == 0)
    fputs("not tried", out);
  else if (row_is_unsteady(row))
    fputs("unsteady", out);
  else if (!row_has_bound(row))
    fputs("given up on", out);
  else
    markdown(out, "0 (≤ 1 in %s)", COUNT(rule_of_three(cases)));
}

static void put_cell(FILE *out, const struct column *column, struct column_row *r) {
  const struct model_row *row = r->row;
  switch (column->show) {
  case SHOW_TEST:
    markdown(out, "%s", r->model->test[row->test].id);
    break;
  case SHOW_SENTENCE:
    row_sentence(r->model, row, r->words);
    markdown(out, "%s", r->words);
    break;
  case SHOW_EVIDENCE:
    evidence_words(r->model, row, r->words);
    markdown(out, "%s: %s", evidence_name(row_evidence(r->model, row)), r->words);
    break;
  case SHOW_WRONG:
    put_wrong(out, r->model, row, (enum outcome)column->which);
    break;
  case SHOW_FINDINGS:
    markdown(out, "%u", row->found);
    break;
  case SHOW_CONTRACT:
    markdown(out, "%s / %s", r->model->test[row->test].by_code, r->model->test[row->test].by_text);
    break;
  case SHOW_JUDGED:
    markdown(out, "%s", COUNT(row->judged));
    break;
  case SHOW_SPEED:
    if (row->nanoseconds >= 0)
      markdown(out, "%.2f", row->nanoseconds);
    else
      fputs("–", out);
    break;
  case SHOW_NOT:
    return;
  }
  fputs(" | ", out);
}

static void put_verdicts(FILE *out, const struct model *model) {
  fputs("## Verdicts\n\n| ", out);
  for (unsigned k = 0; k < COLUMNS; k++)
    if (COLUMN[k].show != SHOW_NOT)
      fprintf(out, "%s | ", COLUMN[k].title);
  fputs("\n|", out);
  for (unsigned k = 0; k < COLUMNS; k++)
    if (COLUMN[k].show != SHOW_NOT)
      fputs(COLUMN[k].kind == FIELD_TEXT ? "---|" : "--:|", out);
  for (size_t row = 0; row < model->rows; row++) {
    struct column_row at = {.model = model, .row = &model->row[row]};
    fputs("\n| ", out);
    for (unsigned k = 0; k < COLUMNS; k++)
      put_cell(out, &COLUMN[k], &at);
  }
  fputs("\n\n0 (≤ 1 in N): none found; with 95% confidence the rate over this campaign's mix of cases is no "
        "higher (rule of three). –: the test promises nothing at touching. The mix is aimed at trouble: a "
        "rate is not one of everyday use.\n\n",
        out);
}

static void put_line(FILE *out, const struct model_test *test, const struct stored_finding *f) {
  if (f->cause == CAUSE_UNSTEADY) /* the case alone does not show it */
    return;
  fputs("`graze check ", out);
  put_code(out, test->given);
  fputs(*test->given == '\0' ? "" : " ", out);
  put_code(out, test->id);
  fputc(' ', out);
  put_code(out, f->smallest);
  fputc('`', out);
}

static void put_defect(FILE *out, const struct model *model, const struct model_defect *defect) {
  const struct model_test *test = &model->test[defect->test];
  const struct stored_finding *f = &model->finding[defect->first];
  char words[WORDS];
  markdown(out, "- **%s** %s, %s cases\n  ", defect->why, cause_name(f->cause), COUNT(defect->cases));
  case_words(model, f, words);
  markdown(out, "%s. ", words);
  put_line(out, test, f);
  fputs(*f->known == '\0' && !test_is(test, ROLE_FOREIGN) ? " — **news**\n" : "\n", out);
  for (size_t k = 1; k < defect->findings; k++) {
    markdown(
        out, "  - %s, %s, %s cases: ", outcome_name(f[k].outcome), PLACE(model, &f[k]), COUNT(f[k].count));
    put_line(out, test, &f[k]);
    fputc('\n', out);
  }
}

static void put_findings(FILE *out, const struct model *model) {
  fputs("## Findings\n", out);
  if (model->findings == 0)
    fputs("\nNone was found in the cases tried.\n", out);
  for (size_t k = 0; k < model->defects; k++) {
    const struct model_test *test = &model->test[model->defect[k].test];
    if (k == model->row[model->defect[k].test].first_defect) {
      markdown(out, "\n### %s\n\n", test->id);
      if (*test->diagnosis != '\0')
        markdown(out, "**%s**\n\n", test->diagnosis);
      if (*test->mend != '\0') {
        fputs("Called so, it is right: `", out);
        put_code(out, test->id);
        fputc('(', out);
        put_code(out, test->mend);
        fputs(")`\n\n", out);
      }
    }
    put_defect(out, model, &model->defect[k]);
  }
}

static void put_changes(FILE *out, const struct report *report) {
  if (report->before == NULL)
    return;
  fputs("## Against the older store\n\n", out);
  if (report->changes.count == 0)
    fputs("The same findings, with the same smallest cases.\n\n", out);
  for (size_t k = 0; k < report->changes.count; k++) {
    const struct change *c = &report->changes.change[k];
    const struct stored_finding *f = c->now != NULL ? c->now : c->before;
    markdown(out, "- **%s** %s: %s\n", change_name(c->kind), f->id, f->smallest);
  }
  fputs("\n", out);
}

static void put_method(FILE *out, const struct model *model) {
  const struct stored_campaign *c = model->campaign;
  char words[WORDS];
  markdown(out,
           "\n## Method\n\n- cases %s to %s of seed %" PRIu64
           ", mix %s: %s counted\n- graze %s; %s; %s; %s; %s",
           COUNT(c->first),
           COUNT(c->last - 1),
           c->seed,
           c->mix,
           COUNT(model->done),
           c->graze,
           c->compiler,
           c->flags,
           c->level,
           c->machine);
  campaign_line(model, words);
  fputs("\n- again: `", out);
  put_code(out, words);
  fputs("`\n", out);
}

/* The same counts as on the page. */
static void put_lead(FILE *out, const struct model *model) {
  const struct headline h = headline_of(model);
  if (h.told.tests > 0)
    markdown(out, "%zu of %zu tests from documents are wrong somewhere. ", h.told.wrong, h.told.tests);
  if (h.published.tests > 0)
    markdown(
        out,
        "%zu of %zu in the museum of known bugs are: published tests, picked for a mistake or its repair. ",
        h.published.wrong,
        h.published.tests);
  if (h.taught.tests > 0)
    markdown(out, "%zu of %zu that books and courses teach are. ", h.taught.wrong, h.taught.tests);
  if (model_is_own(model))
    for (size_t k = 0; k < model->rows; k++)
      markdown(out, "%s %s. ", model->test[model->row[k].test].id, standing_words(model, &model->row[k]));
  markdown(out,
           "%zu defects (%zu findings) in up to %s cases per form.\n\n",
           model->defects,
           model->findings,
           COUNT(model->done));
}

bool write_markdown(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fputs("# What hit tests get wrong\n\n", out);
  put_lead(out, model);
  put_changes(out, report);
  put_verdicts(out, model);
  put_findings(out, model);
  put_method(out, model);
  if (report->stamp != NULL)
    fprintf(out, "\n%s\n", report->stamp);
  return true;
}
