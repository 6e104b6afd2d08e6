/* The verdict table, which leads: one row a test, one plain sentence, and the counts. */
#include "html.h"

#include <string.h>

static bool is_role(const struct model_test *test, enum role role) {
  return strcmp(test->role, role_name(role)) == 0;
}

/* What the campaign comes to, and whether its controls worked. */
static void put_summary(FILE *out, const struct model *model) {
  size_t rows[ROLES] = {0}, wrong[ROLES] = {0}, news = 0;
  for (size_t k = 0; k < model->rows; k++)
    for (unsigned role = 0; role < ROLES; role++)
      if (is_role(&model->test[model->row[k].test], (enum role)role) && !model->row[k].pixels) {
        rows[role]++;
        wrong[role] += model->row[k].found > 0;
      }
  for (size_t k = 0; k < model->findings; k++)
    news += *model->finding[k].known == '\0';
  const size_t taught = rows[ROLE_TUTORIAL] + rows[ROLE_DETOUR] + rows[ROLE_PUBLISHED];
  const size_t taught_wrong = wrong[ROLE_TUTORIAL] + wrong[ROLE_DETOUR] + wrong[ROLE_PUBLISHED];
  fputs("<p class=\"lead\">", out);
  fprintf(
      out, "<strong>%zu of %zu</strong> tests from documents are wrong somewhere. ", taught_wrong, taught);
  put_count(out, model->campaign.done);
  fprintf(out,
          " cases a form, judged exactly; <strong>%zu</strong> kinds of disagreement, <strong>%zu</strong> "
          "of them news "
          "(no known defect covers them).</p>\n<ul class=\"controls\">",
          model->findings,
          news);
  const bool convicted = wrong[ROLE_LIAR] == rows[ROLE_LIAR];
  const bool clean = wrong[ROLE_HOUSE] == 0;
  fprintf(out,
          "<li class=\"%s\">%s Controls built to be wrong: %zu of %zu convicted.</li>",
          convicted ? "good" : "bad",
          convicted ? "✓" : "✕",
          wrong[ROLE_LIAR],
          rows[ROLE_LIAR]);
  fprintf(out,
          "<li class=\"%s\">%s House tests, built to be right: %zu of %zu wrong.</li></ul>\n",
          clean ? "good" : "bad",
          clean ? "✓" : "✕",
          wrong[ROLE_HOUSE],
          rows[ROLE_HOUSE]);
}

static void put_filters(FILE *out, const struct model *model) {
  fputs("<form class=\"filters\" aria-label=\"Filter the verdicts\" hidden><label>Pair <select "
        "name=\"pair\"><option "
        "value=\"\">all</option>",
        out);
  for (unsigned p = 0; p < PAIRS; p++) {
    const enum pair pair = MODEL_PAIRS[p];
    bool there = false;
    for (size_t k = 0; k < model->tests; k++)
      there |= model->test[k].pair == pair;
    if (there)
      fprintf(out, "<option>%s</option>", pair_name(pair));
  }
  fputs("</select></label> <label>Cause <select name=\"cause\"><option value=\"\">all</option>", out);
  for (unsigned cause = 0; cause < CAUSES; cause++)
    fprintf(out, "<option>%s</option>", cause_name((enum cause)cause));
  fputs(
      "<option value=\"-\">nothing found</option></select></label> <label>From <select name=\"role\"><option "
      "value=\"\">all</option>",
      out);
  for (unsigned role = 0; role < ROLES; role++)
    if (role != ROLE_HELPER)
      fprintf(out, "<option>%s</option>", role_name((enum role)role));
  fputs("</select></label> <label>Text <input name=\"text\" type=\"search\" size=\"12\"></label> <output "
        "aria-live=\"polite\"></output></form>\n",
        out);
}

static void put_head(FILE *out) {
  static const struct {
    const char *title, *sort;
  } COLUMN[] = {{"Test", "text"},
                {"In a sentence", ""},
                {"How sure", "number"},
                {"False hits", "number"},
                {"Missed hits", "number"},
                {"Broken contract", "number"},
                {"No answer", "number"},
                {"Findings by cause", "number"},
                {"At touching: code / text", "text"},
                {"Cases judged", "number"},
                {"ns a call", "number"}};
  fputs("<thead><tr>", out);
  for (size_t k = 0; k < sizeof COLUMN / sizeof COLUMN[0]; k++)
    if (*COLUMN[k].sort == '\0')
      fprintf(out, "<th scope=\"col\">%s</th>", COLUMN[k].title);
    else
      fprintf(out, "<th scope=\"col\" data-sort=\"%s\">%s</th>", COLUMN[k].sort, COLUMN[k].title);
  fputs("</tr></thead>\n", out);
}

/* A count of wrong cases; zero is told with what it was out of and how large the rate can yet be. */
static void
put_wrong(FILE *out, const struct model *model, const struct model_row *row, enum outcome outcome) {
  uint64_t cases;
  const bool can = outcome_can_show(model, row, outcome, &cases);
  const uint64_t wrong = row->wrong[outcome];
  fprintf(out,
          "<td class=\"n%s\" data-label=\"%s\" data-value=\"%llu\">",
          wrong > 0 ? " wrong" : "",
          outcome_name(outcome),
          (unsigned long long)wrong);
  if (!can) {
    fputs("<small>promises nothing</small>", out);
  } else if (wrong > 0) {
    put_count(out, wrong);
    fputs("<small>of ", out);
    put_count(out, cases);
    fputs("</small>", out);
  } else if (rule_of_three(cases) == 0) {
    fputs("<small>not tried</small>", out);
  } else {
    fputs("0<small>in ", out);
    put_count(out, cases);
    fputs("</small><small>at most 1 in ", out);
    put_count(out, rule_of_three(cases));
    fputs("</small>", out);
  }
  fputs("</td>", out);
}

static unsigned findings_by(const struct model_row *row, enum cause cause) {
  unsigned count = 0;
  for (unsigned o = 0; o < OUTCOMES; o++)
    count += row->findings[o][cause];
  return count;
}

static void put_causes(FILE *out, const struct model_row *row) {
  fprintf(out, "<td data-label=\"findings by cause\" data-value=\"%u\">", row->found);
  for (unsigned cause = 0; cause < CAUSES; cause++) {
    const unsigned count = findings_by(row, (enum cause)cause);
    if (count > 0)
      fprintf(out,
              "<span class=\"cause\" title=\"%s\">%s&nbsp;%u</span> ",
              cause_meaning((enum cause)cause),
              cause_name((enum cause)cause),
              count);
  }
  if (row->news > 0)
    fprintf(out, "<strong class=\"news\">news&nbsp;%u</strong>", row->news);
  fputs(row->found == 0 ? "<small>none found</small></td>" : "</td>", out);
}

static void put_row_filters(FILE *out, const struct model_row *row, const struct model_test *test) {
  fprintf(out, "<tr data-pair=\"%s\" data-role=\"", pair_name(test->pair));
  put_escaped(out, test->role);
  fputs("\" data-causes=\"", out);
  for (unsigned cause = 0; cause < CAUSES; cause++)
    if (findings_by(row, (enum cause)cause) > 0)
      fprintf(out, "%s ", cause_name((enum cause)cause));
  fputs(row->found == 0 ? "-\">" : "\">", out);
}

static void put_evidence(FILE *out, const struct model *model, const struct model_row *row) {
  const enum evidence evidence = row_evidence(model, row);
  char words[WORDS];
  evidence_words(model, row, words);
  fprintf(out,
          "<td class=\"evidence e%u\" data-label=\"how sure\" data-value=\"%u\">%s<small>",
          evidence,
          evidence,
          evidence_name(evidence));
  put_escaped(out, words);
  fputs("</small></td>", out);
}

static void put_row(FILE *out, const struct model *model, const struct model_row *row) {
  const struct model_test *test = &model->test[row->test];
  char sentence[WORDS];
  put_row_filters(out, row, test);
  fputs("<th scope=\"row\">", out);
  html_test_link(out, test);
  fputs("<small>", out);
  put_escaped(out, test->title);
  fputs(row->pixels ? ", boxes as pixels<br>" : "<br>", out);
  put_escaped(out, test->role);
  fputs(" · ", out);
  if (strcmp(test->document, "-") != 0) {
    fputs("<abbr title=\"", out);
    put_escaped(out, test->document_title);
    fputs("\">", out);
    put_escaped(out, test->document);
    fputs("</abbr> · ", out);
  }
  put_escaped(out, test->language);
  fputs("<br>", out);
  put_escaped(out, test->form_text);
  fputs("</small></th><td class=\"sentence\">", out);
  row_sentence(model, row, sentence);
  put_escaped(out, sentence);
  fputs("</td>", out);
  put_evidence(out, model, row);
  for (unsigned o = OUTCOME_FALSE_HIT; o < OUTCOMES; o++)
    put_wrong(out, model, row, (enum outcome)o);
  put_causes(out, row);
  fputs("<td data-label=\"at touching, code / text\">", out);
  put_escaped(out, test->by_code);
  const bool stated = strcmp(test->by_text, contract_name(CONTRACT_UNSTATED)) != 0;
  fputs(stated && strcmp(test->by_code, test->by_text) != 0
            ? " <span class=\"differs\" title=\"code and text differ\">≠</span> "
            : " / ",
        out);
  put_escaped(out, test->by_text);
  fprintf(out,
          "</td><td class=\"n\" data-label=\"cases judged\" data-value=\"%llu\">",
          (unsigned long long)row->judged);
  put_count(out, row->judged);
  fprintf(out, "</td><td class=\"n\" data-label=\"ns a call\" data-value=\"%.9g\">", row->nanoseconds);
  if (row->nanoseconds < 0)
    fputs("<small>not measured</small></td></tr>\n", out);
  else
    fprintf(out, "%.2f</td></tr>\n", row->nanoseconds);
}

void html_verdicts(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fputs("<h2 id=\"h-verdicts\">Verdicts</h2>\n", out);
  put_summary(out, model);
  if (model->rows == 0) {
    html_empty(out, "The store holds no test: nothing was tried.");
    return;
  }
  put_filters(out, model);
  html_table_begin(out, "Verdicts, one row a test", "verdicts cards");
  put_head(out);
  fputs("<tbody>\n", out);
  for (size_t k = 0; k < model->rows; k++)
    put_row(out, model, &model->row[k]);
  fputs("</tbody>", out);
  html_table_end(out);
  fputs("<p class=\"note\">Counts are cases of this campaign, whose mix is aimed at trouble (touching, "
        "extremes, very unlike "
        "sizes), so a rate here is not one of everyday use. <em>At most 1 in N</em>: none was found, and "
        "with 95% "
        "confidence the rate over the same mix is no higher (rule of three). <em>False hit</em>: hit, and "
        "the shapes are "
        "apart. <em>Missed hit</em>: miss, and their interiors meet. <em>Broken contract</em>: at touching, "
        "not what the code "
        "promises. Causes: logic fails on small whole numbers, rounding needs fractions, range needs huge or "
        "tiny "
        "numbers, undefined: the original's behaviour is undefined there.</p>\n",
        out);
}
