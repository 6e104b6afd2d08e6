/* The verdict table, which leads: one row per test, one plain sentence, and the counts. */
#include "columns.h"
#include "html.h"

#include <inttypes.h>
#include <string.h>

/* What the campaign comes to, and whether its controls worked. */
static void put_summary(FILE *out, const struct model *model) {
  size_t rows[ROLES] = {0}, wrong[ROLES] = {0}, news = 0;
  for (size_t k = 0; k < model->rows; k++)
    for (unsigned role = 0; role < ROLES; role++)
      if (test_is(&model->test[model->row[k].test], (enum role)role)) {
        rows[role]++;
        wrong[role] += model->row[k].found > 0;
      }
  for (size_t k = 0; k < model->findings; k++)
    news += *model->finding[k].known == '\0';
  const size_t taught = rows[ROLE_TUTORIAL] + rows[ROLE_DETOUR] + rows[ROLE_PUBLISHED];
  const size_t taught_wrong = wrong[ROLE_TUTORIAL] + wrong[ROLE_DETOUR] + wrong[ROLE_PUBLISHED];
  html(out,
       "<p class=\"lead\"><strong>%zu of %zu</strong> tests from documents are wrong somewhere. %s cases per "
       "form, judged exactly; <strong>%zu</strong> kinds of disagreement, <strong>%zu</strong> of them news "
       "(no known defect covers them).</p>\n<ul class=\"controls\">",
       taught_wrong,
       taught,
       COUNT(model->done),
       model->findings,
       news);
  const bool convicted = wrong[ROLE_LIAR] == rows[ROLE_LIAR];
  const bool clean = wrong[ROLE_HOUSE] == 0;
  html(out,
       "<li class=\"%s\">%s Controls built to be wrong: %zu of %zu convicted.</li>",
       convicted ? "good" : "bad",
       convicted ? "✓" : "✕",
       wrong[ROLE_LIAR],
       rows[ROLE_LIAR]);
  html(out,
       "<li class=\"%s\">%s House tests, built to be right: %zu of %zu wrong.</li></ul>\n",
       clean ? "good" : "bad",
       clean ? "✓" : "✕",
       wrong[ROLE_HOUSE],
       rows[ROLE_HOUSE]);
}

/* Without its script the page has no use for these: it fills in what the rows have. */
static void put_filters(FILE *out) {
  fputs("<form class=\"filters\" aria-label=\"Filter the verdicts\" hidden>", out);
  static const char *const FILTER[][2] = {{"pair", "Pair"}, {"causes", "Cause"}, {"role", "From"}};
  for (unsigned k = 0; k < sizeof FILTER / sizeof FILTER[0]; k++)
    html(out,
         "<label>%s <select name=\"%s\"><option value=\"\">all</option></select></label> ",
         FILTER[k][1],
         FILTER[k][0]);
  fputs("<label>Text <input name=\"text\" type=\"search\" size=\"12\"></label> <output "
        "aria-live=\"polite\"></output></form>\n",
        out);
}

/* A count of wrong cases; zero is told with what it was out of and how large the rate can yet be. */
static void
put_wrong(FILE *out, const struct model *model, const struct model_row *row, enum outcome outcome) {
  uint64_t cases;
  const bool can = outcome_can_show(model, row, outcome, &cases);
  const uint64_t wrong = row->wrong[outcome];
  if (!can)
    fputs("<small>promises nothing</small>", out);
  else if (row_is_unsteady(row)) /* its wrong answers are told under one outcome */
    html(out, "%s<small>unsteady</small>", wrong > 0 ? COUNT(wrong) : "");
  else if (wrong > 0)
    html(out, "%s<small>of %s</small>", COUNT(wrong), COUNT(cases));
  else if (rule_of_three(cases) == 0)
    fputs("<small>not tried</small>", out);
  else
    html(out,
         "0<small>in %s</small><small>at most 1 in %s</small>",
         COUNT(cases),
         COUNT(rule_of_three(cases)));
}

static void put_causes(FILE *out, const struct model_row *row) {
  for (unsigned cause = 0; cause < CAUSES; cause++) {
    const unsigned count = findings_by(row, (enum cause)cause);
    if (count > 0)
      html(out,
           "<span class=\"cause\" title=\"%s\">%s&nbsp;%u</span> ",
           cause_meaning((enum cause)cause),
           cause_name((enum cause)cause),
           count);
  }
  if (row->news > 0)
    html(out, "<strong class=\"news\">news&nbsp;%u</strong>", row->news);
  fputs(row->found == 0 ? "<small>none found</small>" : "", out);
}

static void put_test(FILE *out, const struct model_test *test) {
  fputs("<th scope=\"row\">", out);
  html_test_link(out, test);
  html(out, "<small>%s<br>%s · ", test->title, test->role);
  if (strcmp(test->document, "-") != 0)
    html(out, "<abbr title=\"%s\">%s</abbr> · ", test->document_title, test->document);
  html(out, "%s<br>%s</small></th>", test->language, test->form_text);
}

static void put_contract(FILE *out, const struct model_test *test) {
  const bool stated = strcmp(test->by_text, contract_name(CONTRACT_UNSTATED)) != 0;
  html(out, "%s", test->by_code);
  fputs(stated && strcmp(test->by_code, test->by_text) != 0
            ? " <span class=\"differs\" title=\"code and text differ\">≠</span> "
            : " / ",
        out);
  html(out, "%s", test->by_text);
}

static void put_cell(FILE *out, const struct column *column, struct column_row *r) {
  const struct model_row *row = r->row;
  const struct model_test *test = &r->model->test[row->test];
  const char *label = column->title;
  switch (column->show) {
  case SHOW_TEST:
    put_test(out, test);
    return;
  case SHOW_SENTENCE:
    row_sentence(r->model, row, r->words);
    html(out, "<td class=\"sentence\">%s", r->words);
    break;
  case SHOW_EVIDENCE: {
    const enum evidence evidence = row_evidence(r->model, row);
    evidence_words(r->model, row, r->words);
    html(out, "<td class=\"evidence e%u\" data-label=\"%s\" data-value=\"%u\">", evidence, label, evidence);
    html(out, "%s<small>%s</small>", evidence_name(evidence), r->words);
    break;
  }
  case SHOW_WRONG:
    html(out,
         "<td class=\"n%s\" data-label=\"%s\" data-value=\"%" PRIu64 "\">",
         row->wrong[column->which] > 0 ? " wrong" : "",
         label,
         row->wrong[column->which]);
    put_wrong(out, r->model, row, (enum outcome)column->which);
    break;
  case SHOW_FINDINGS:
    html(out, "<td data-label=\"%s\" data-value=\"%u\">", label, row->found);
    put_causes(out, row);
    break;
  case SHOW_CONTRACT:
    html(out, "<td data-label=\"%s\">", label);
    put_contract(out, test);
    break;
  case SHOW_JUDGED:
    html_count_cell(out, label, row->judged);
    return;
  case SHOW_SPEED:
    html(out, "<td class=\"n\" data-label=\"%s\" data-value=\"%.9g\">", label, row->nanoseconds);
    if (row->nanoseconds < 0)
      fputs("<small>not measured</small>", out);
    else
      html(out, "%.2f", row->nanoseconds);
    break;
  case SHOW_NOT:
    return;
  }
  fputs("</td>", out);
}

static void put_row(FILE *out, const struct model *model, const struct model_row *row) {
  struct column_row at = {.model = model, .row = row};
  const struct model_test *test = &model->test[row->test];
  html(out, "<tr data-pair=\"%s\" data-role=\"%s\" data-causes=\"", pair_name(test->pair), test->role);
  for (unsigned cause = 0; cause < CAUSES; cause++)
    if (findings_by(row, (enum cause)cause) > 0)
      html(out, "%s ", cause_name((enum cause)cause));
  fputs(row->found == 0 ? "-\">" : "\">", out);
  for (unsigned k = 0; k < COLUMNS; k++)
    put_cell(out, &COLUMN[k], &at);
  html_row_end(out);
}

static void put_heads(FILE *out) {
  for (unsigned k = 0; k < COLUMNS; k++) {
    const enum column_show show = COLUMN[k].show;
    if (show == SHOW_SENTENCE)
      html_column(out, COLUMN[k].title);
    else if (show != SHOW_NOT)
      html_sorted_column(
          out, COLUMN[k].title, show == SHOW_TEST || show == SHOW_CONTRACT ? "text" : "number");
  }
}

void html_verdicts(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fputs("<h2 id=\"h-verdicts\">Verdicts</h2>\n", out);
  put_summary(out, model);
  if (model->rows == 0) {
    html_empty(out, "The store holds no test: nothing was tried.");
    return;
  }
  put_filters(out);
  html_table_begin(out, "Verdicts, one row per test", "verdicts cards", "");
  put_heads(out);
  html_rows(out);
  for (size_t k = 0; k < model->rows; k++)
    put_row(out, model, &model->row[k]);
  html_table_end(out);
  fputs("<p class=\"note\">Counts are cases of this campaign, whose mix is aimed at trouble (touching, "
        "extremes, very unlike sizes), so a rate here is not one of everyday use. <em>At most 1 in N</em>: "
        "none was found, and with 95% confidence the rate over the same mix is no higher (rule of three). "
        "<em>False hit</em>: hit, and the shapes are apart. <em>Missed hit</em>: miss, and their interiors "
        "meet. <em>Broken contract</em>: at touching, not what the code promises. Causes: logic fails on "
        "small whole numbers, rounding needs fractions, range needs huge or tiny numbers, undefined: the "
        "original's behaviour is undefined there, unsteady: it answers otherwise when it is asked the same "
        "again.</p>\n",
        out);
}
