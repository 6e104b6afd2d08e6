/* Every finding by its smallest case: numbers, how far they may move, who answers what, how to see it again.
 */
#include "assertion.h"
#include "html.h"
#include "text.h"

#include <inttypes.h>
#include <string.h>

static void put_word(FILE *out, const char *text, unsigned k) {
  for (unsigned skipped = 0; skipped < k; skipped++)
    text += strcspn(text, " ") + (text[strcspn(text, " ")] == ' ');
  char word[NUMBER_TEXT];
  snprintf(word, sizeof word, "%.*s", (int)strcspn(text, " "), text);
  put_escaped(out, word);
}

/* The bits, as they wrap. */
static void put_whole_hex(FILE *out, enum number_type type, union number number) {
  if (type == TYPE_I32)
    fprintf(out, "0x%08" PRIx32, (uint32_t)number.i32);
  else
    fprintf(out, "0x%016" PRIx64, (uint64_t)number.i64);
}

static void put_numbers(FILE *out, const struct model *model, const struct stored_finding *f) {
  const struct model_test *test = &model->test[f->test.index];
  union number numbers[FORM_MAX_COLUMNS];
  const bool whole = type_is_whole(test->form.type) && model_numbers(&test->form, f->smallest, numbers);
  html_table_begin(out, "Numbers of the smallest case", "numbers", "input|value|in hex|stays wrong");
  html_rows(out);
  for (unsigned k = 0; k < form_columns(&test->form); k++) {
    char name[NUMBER_TEXT], words[WORDS];
    name_at(test->inputs, k, name, sizeof name);
    html(out, "<tr><th scope=\"row\"><code>%s</code></th><td><code>", name);
    put_word(out, f->smallest, k);
    fputs("</code></td><td><code>", out);
    if (!type_is_whole(test->form.type))
      put_word(out, f->smallest_hex, k);
    else if (whole)
      put_whole_hex(out, test->form.type, numbers[k]);
    html(out, "</code></td><td>%s</td></tr>", interval_words(model, f, k, words) ? words : "");
  }
  html_table_end(out);
}

static void put_who(FILE *out, const struct stored_answer *answers, size_t count, enum answer answer) {
  bool any = false;
  for (size_t k = 0; k < count; k++) {
    const struct stored_answer *a = &answers[k];
    if (a->answer != answer)
      continue;
    if (!any) {
      fputs("<dt>", out);
      html_answer(out, answer);
    }
    fputs(any ? ", " : "</dt><dd>", out);
    any = true;
    html(out,
         a->outcome != OUTCOME_AGREES ? "<code class=\"is-wrong\" title=\"%s: %s\">%s ✕</code>"
                                      : "<code title=\"%s: %s\">%s</code>",
         outcome_name(a->outcome),
         a->numbers,
         a->test.id);
  }
  fputs(any ? "</dd>" : "", out);
}

static void put_answers(FILE *out, const struct model *model, const struct stored_finding *f) {
  static const enum answer ORDER[ANSWERS] = {ANSWER_HIT, ANSWER_MISS, ANSWER_NONE};
  size_t count;
  const struct stored_answer *answers = model_answers(model, f, &count);
  if (count == 0) {
    html_empty(out, "The store does not say what other tests answer to this case.");
    return;
  }
  fputs("<p>What each test of the pair answers to this case (✕: wrong by its own contract; tests whose form "
        "cannot hold the case exactly are not asked):</p><dl class=\"answers\">",
        out);
  for (unsigned k = 0; k < ANSWERS; k++)
    put_who(out, answers, count, ORDER[k]);
  fputs("</dl>\n", out);
}

static void put_assertions(FILE *out, const struct model *model, const struct stored_finding *f) {
  char text[ASSERTION];
  if (!finding_assertion(model, f, LANGUAGE_C, text))
    return;
  fputs("<details class=\"assertions\"><summary>Ready assertions</summary>", out);
  for (unsigned language = 0; language < LANGUAGES; language++)
    if (finding_assertion(model, f, (enum language)language, text))
      html(out, "<p>%s</p><pre>%s</pre>", language_name((enum language)language), text);
  fputs("</details>\n", out);
}

static void put_check(FILE *out, const struct report *report, const struct stored_finding *f) {
  const struct model_test *test = &report->model->test[f->test.index];
  html(out,
       "<pre>graze check %s%s%s %s</pre>",
       test->given,
       *test->given == '\0' ? "" : " ",
       test->id,
       f->smallest);
  /* The playground holds the project's own tests alone. */
  if (report->playground == NULL || test_is(test, ROLE_FOREIGN))
    return;
  html(out, "<p><a href=\"%s#test=", report->playground);
  put_percent(out, test->id);
  fputs("&amp;case=", out);
  put_percent(out, f->smallest);
  fputs("\">Open in the playground</a></p>\n", out);
}

static void put_summary_line(FILE *out, const struct stored_finding *f) {
  html_outcome(out, f->outcome);
  html(out, " <span>%s</span> <span class=\"cause\">%s</span> ", f->place, cause_name(f->cause));
  if (*f->known == '\0')
    fputs("<strong class=\"news\">news</strong> ", out);
  html(out, "%s × <code>%s</code>", COUNT(f->count), f->smallest);
}

static void put_finding(FILE *out, const struct report *report, const struct stored_finding *f, bool open) {
  const struct model *model = report->model;
  char words[WORDS];
  fputs("<details class=\"finding\"", out);
  fputs(open ? " open id=\"f-" : " id=\"f-", out);
  put_anchor(out, f->id);
  fputs("\"><summary>", out);
  put_summary_line(out, f);
  gap_words(f, words);
  html(out,
       "</summary>\n<p>%s</p><p>Exactly: %s. The test answers ",
       *f->known == '\0' ? "News: no known defect of this test covers it." : f->known,
       words);
  html_answer(out, f->answer);
  if (*f->reason != '\0')
    html(out, f->cause == CAUSE_UNSTEADY ? ", and otherwise when asked again (%s)" : " (%s)", f->reason);
  const enum answer expected = finding_expected(f);
  if (expected != ANSWER_NONE)
    html(out, "; %s is right", answer_name(expected));
  html(out, ". Met first in case %s (%s).</p>\n", COUNT(f->first_case), f->family);
  if (f->cause == CAUSE_UNSTEADY) { /* the case alone does not show it */
    fputs("</details>\n", out);
    return;
  }
  html_plots(out, report, PLOT_FINDING, (long)(f - model->finding));
  put_numbers(out, model, f);
  put_answers(out, model, f);
  put_check(out, report, f);
  if (strcmp(f->plainest, f->smallest) != 0)
    html(out, "<p>Plainest case met: <code>%s</code></p>", f->plainest);
  put_assertions(out, model, f);
  fputs("</details>\n", out);
}

static void put_rest(FILE *out, const struct model *model, size_t first, size_t last) {
  fprintf(out, "<details class=\"rest\"><summary>%zu more, one per line</summary><ul>\n", last - first);
  for (size_t k = first; k < last; k++) {
    fputs("<li id=\"f-", out);
    put_anchor(out, model->finding[k].id);
    fputs("\">", out);
    put_summary_line(out, &model->finding[k]);
    fputs("</li>\n", out);
  }
  fputs("</ul></details>\n", out);
}

/* "3 false hits, 8 missed hits": findings. */
static void put_outcomes(FILE *out, const struct model_row *row) {
  for (unsigned o = OUTCOME_FALSE_HIT; o < OUTCOMES; o++) {
    unsigned findings = 0;
    for (unsigned c = 0; c < CAUSES; c++)
      findings += row->findings[o][c];
    if (findings == 0)
      continue;
    html_outcome(out, (enum outcome)o);
    fprintf(out, "&nbsp;%u ", findings);
  }
}

static void put_row(FILE *out, const struct report *report, const struct model_row *row) {
  const struct model *model = report->model;
  const struct model_test *test = &model->test[row->test];
  char sentence[WORDS];
  row_sentence(model, row, sentence);
  html(out, "<details class=\"test\"><summary><code>%s</code> ", test->id);
  put_outcomes(out, row);
  html(out, "<br><small>%s</small></summary>\n<h3 id=\"test-", sentence);
  put_anchor(out, test->id);
  html(out,
       "\" tabindex=\"-1\">%s</h3>\n<p>%s <span class=\"source\">%s%s%s</span></p>\n",
       test->title,
       test->idea,
       test->document_title,
       *test->document_title == '\0' ? "" : "; ",
       test->source);
  if (*test->diagnosis != '\0')
    html(out, "<p><strong>%s</strong></p>\n", test->diagnosis);
  const size_t end = row->first_finding + row->found;
  size_t told = row->first_finding;
  while (told < end && finding_is_told(model, told))
    told++;
  for (size_t k = row->first_finding; k < told; k++)
    put_finding(out, report, &model->finding[k], k == row->first_finding);
  if (told < end)
    put_rest(out, model, told, end);
  if (*test->code != '\0')
    html(out,
         "<details class=\"code\"><summary>The test's code</summary><pre>%s</pre></details>\n",
         test->code);
  fputs("</details>\n", out);
}

/* A test without findings is a link's end too. */
static void put_clean(FILE *out, const struct model *model) {
  size_t clean = 0;
  for (size_t k = 0; k < model->rows; k++)
    clean += model->row[k].found == 0 && model->row[k].judged > 0;
  if (clean == 0)
    return;
  fputs("<h3>Nothing found</h3><ul class=\"clean\">\n", out);
  for (size_t k = 0; k < model->rows; k++) {
    const struct model_row *row = &model->row[k];
    const struct model_test *test = &model->test[row->test];
    char words[WORDS];
    if (row->found > 0 || row->judged == 0)
      continue;
    row_sentence(model, row, words);
    fputs("<li id=\"test-", out);
    put_anchor(out, test->id);
    html(out, "\"><code>%s</code>: %s</li>\n", test->id, words);
  }
  fputs("</ul>\n", out);
}

void html_findings(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fputs("<h2 id=\"h-findings\">Findings</h2>\n<p>One kind of disagreement each (test, outcome, place, "
        "cause), by its smallest case. Open a test to see its findings.</p>\n",
        out);
  if (model->findings == 0)
    html_empty(out,
               "No finding: none was found in the cases tried. See the verdicts for how much that says.");
  for (unsigned p = 0; p <= PAIRS; p++) {
    const enum pair pair = MODEL_PAIRS[p];
    bool begun = false;
    for (size_t k = 0; k < model->rows; k++) {
      const struct model_row *row = &model->row[k];
      if (row->found == 0 || model->test[row->test].pair != pair)
        continue;
      if (!begun)
        fprintf(out, "<h3 class=\"pair\">%s</h3>\n", pair < PAIRS ? pair_name(pair) : "other shapes");
      begun = true;
      put_row(out, report, row);
    }
  }
  put_clean(out, model);
}
