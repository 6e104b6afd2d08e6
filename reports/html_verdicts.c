/* The verdict table, which leads: one row per test, one plain sentence, and the counts. */
#include "html.h"

#include <inttypes.h>
#include <string.h>

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

/* "range 2, news 1", or what is known of one that was never wrong: the whole row where there is no room. */
static void put_verdict(FILE *out, const struct model *model, const struct model_row *row) {
  unsigned count[CAUSES] = {0};
  for (size_t k = row->first_defect; k < row->first_defect + row->defects; k++)
    count[model->finding[model->defect[k].first].cause]++;
  fputs("<td class=\"verdict\" data-label=\"Verdict\">", out);
  for (unsigned cause = 0; cause < CAUSES; cause++)
    if (count[cause] > 0)
      html(out,
           "<span class=\"cause\" title=\"%s\">%s&nbsp;%u</span> ",
           cause_meaning((enum cause)cause),
           cause_name((enum cause)cause),
           count[cause]);
  const enum evidence evidence = row_evidence(model, row);
  if (row->found == 0)
    html(out, "<span class=\"evidence e%u\">%s</span>", evidence, evidence_name(evidence));
  if (row->news > 0)
    html(out, "<strong class=\"news\">news&nbsp;%u</strong>", row->news);
  fputs("</td>", out);
}

/* What went wrong how often; where nothing did, how seldom it must be. */
static void put_wrong(FILE *out, const struct model *model, const struct model_row *row) {
  const uint64_t wrong = model_wrong(row);
  html(out, "<td class=\"counts\" data-label=\"Wrong answers\" data-value=\"%" PRIu64 "\">", wrong);
  for (unsigned o = OUTCOME_FALSE_HIT; o < OUTCOMES; o++) {
    uint64_t cases;
    outcome_can_show(model, row, (enum outcome)o, &cases);
    if (row->wrong[o] == 0)
      continue;
    html(out,
         "<span data-outcome=\"%s\" data-value=\"%" PRIu64 "\">",
         outcome_name((enum outcome)o),
         row->wrong[o]);
    html_outcome(out, (enum outcome)o);
    html(out, "&nbsp;%s <small>of %s</small></span>", COUNT(row->wrong[o]), COUNT(cases));
  }
  if (row_is_unsteady(row))
    fputs("<small>unsteady: no bound is stated</small>", out);
  else if (!row_has_bound(row))
    fputs("<small>given up on: no bound is stated</small>", out);
  else if (wrong == 0 && row->judged > 0)
    html(out,
         "none <small>in %s, so at most 1 in %s</small>",
         COUNT(row->judged),
         COUNT(rule_of_three(row->judged)));
  else if (row->judged == 0)
    fputs("<small>not tried</small>", out);
  fputs("</td>", out);
}

static void put_test(FILE *out, const struct model_test *test) {
  fputs("<th scope=\"row\">", out);
  html_test_link(out, test);
  html(out, "<small>%s<br>%s", test->title, test->role);
  if (*test->document_title != '\0')
    html(out, " · <a href=\"#source-%s\">%s</a>", test->document, test->document);
  html(out, " · %s<br>%s</small></th>", test->language, test->form_text);
}

static void put_contract(FILE *out, const struct model_test *test) {
  const bool stated = strcmp(test->by_text, contract_name(CONTRACT_UNSTATED)) != 0;
  html(out, "<td data-label=\"At touching\">%s", test->by_code);
  if (stated && strcmp(test->by_code, test->by_text) != 0)
    html(out, " <span class=\"differs\" title=\"code and prose differ\">≠</span> %s", test->by_text);
  fputs("</td>", out);
}

static void put_row(FILE *out, const struct model *model, const struct model_row *row) {
  const struct model_test *test = &model->test[row->test];
  char words[WORDS];
  html(out, "<tr data-pair=\"%s\" data-role=\"%s\" data-causes=\"", pair_name(test->pair), test->role);
  for (unsigned cause = 0; cause < CAUSES; cause++)
    if (findings_by(row, (enum cause)cause) > 0)
      html(out, "%s ", cause_name((enum cause)cause));
  fputs(row->found == 0 ? "-\">" : "\">", out);
  put_test(out, test);
  put_verdict(out, model, row);
  row_sentence(model, row, words);
  html(out, "<td class=\"sentence\">%s</td>", words);
  put_wrong(out, model, row);
  evidence_words(model, row, words);
  html(out, "<td class=\"sure\" data-label=\"How sure\">%s</td>", words);
  put_contract(out, test);
  html_row_end(out);
}

/* What is seen most easily comes first. */
void html_verdicts(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  if (model->rows == 0) {
    html_empty(out, "The store holds no test: nothing was tried.");
    return;
  }
  put_filters(out);
  html_table_begin(out, "Verdicts, one row per test", "verdicts", "");
  html_sorted_column(out, "Test", "text");
  html_column(out, "Verdict");
  html_column(out, "In a sentence");
  html_sorted_column(out, "Wrong answers", "number");
  html_column(out, "How sure");
  html_sorted_column(out, "At touching", "text");
  fputs("</tr></thead>\n", out);
  for (unsigned standing = 0; standing < STANDINGS; standing++) {
    bool begun = false;
    for (size_t k = 0; k < model->rows; k++) {
      if (row_standing(model, &model->row[k]) != (enum standing)standing)
        continue;
      if (!begun)
        html(out,
             "<tbody><tr class=\"group\"><th colspan=\"6\" scope=\"rowgroup\" "
             "id=\"standing-%u\">%s</th></tr>\n",
             standing,
             standing_title((enum standing)standing));
      begun = true;
      put_row(out, model, &model->row[k]);
    }
    fputs(begun ? "</tbody>\n" : "", out);
  }
  fputs("</table></div>\n<p class=\"note\">Cases are aimed at trouble (touching, extremes, very unlike "
        "sizes), so a "
        "share of them is not one of everyday use. <em>At most 1 in N</em>: none was found, and with 95% "
        "confidence the rate over such cases is no higher. ≠: its code and its prose promise different "
        "things for "
        "shapes that touch. Words: ",
        out);
  html_term(out, "false-hit", "false and missed hits");
  fputs(", ", out);
  html_term(out, "contract", "contracts");
  fputs(", ", out);
  html_term(out, "cause", "causes");
  fputs(", ", out);
  html_term(out, "form", "forms");
  fputs(".</p>\n", out);
}
