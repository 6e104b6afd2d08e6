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

static void put_numbers(FILE *out, const struct model *model, const struct model_finding *f) {
  const struct model_test *test = &model->test[f->test];
  union number numbers[FORM_MAX_COLUMNS];
  const bool whole = type_is_whole(test->form.type) && model_numbers(&test->form, f->smallest, numbers);
  html_table_begin(out, "Numbers of the smallest case", "numbers");
  fputs("<thead><tr><th scope=\"col\">input</th><th scope=\"col\">value</th><th scope=\"col\">in hex</th><th "
        "scope=\"col\">stays wrong</th></tr></thead><tbody>",
        out);
  for (unsigned k = 0; k < form_columns(&test->form); k++) {
    char name[NUMBER_TEXT], words[WORDS];
    name_at(test->inputs, k, name, sizeof name);
    fputs("<tr><th scope=\"row\"><code>", out);
    put_escaped(out, name);
    fputs("</code></th><td><code>", out);
    put_word(out, f->smallest, k);
    fputs("</code></td><td><code>", out);
    if (!type_is_whole(test->form.type))
      put_word(out, f->smallest_hex, k);
    else if (whole)
      put_whole_hex(out, test->form.type, numbers[k]);
    fputs("</code></td><td>", out);
    if (interval_words(model, f, k, words))
      put_escaped(out, words);
    fputs("</td></tr>", out);
  }
  fputs("</tbody>", out);
  html_table_end(out);
}

static void put_who(FILE *out, const struct model *model, const struct model_finding *f, enum answer answer) {
  size_t count = 0;
  for (size_t k = 0; k < f->answers; k++) {
    const struct model_answer *a = &f->answer_of[k];
    if (a->answer != answer)
      continue;
    if (count++ == 0) {
      fputs("<dt>", out);
      html_answer(out, answer);
      fputs("</dt><dd>", out);
    } else {
      fputs(", ", out);
    }
    const bool wrong = a->outcome != OUTCOME_AGREES;
    fputs(wrong ? "<code class=\"is-wrong\" title=\"" : "<code title=\"", out);
    fprintf(out, "%s: ", outcome_name(a->outcome));
    put_escaped(out, a->numbers);
    fputs("\">", out);
    put_escaped(out, model->test[a->test].id);
    fputs(wrong ? " ✕</code>" : "</code>", out);
  }
  if (count > 0)
    fputs("</dd>", out);
}

static void put_answers(FILE *out, const struct model *model, const struct model_finding *f) {
  if (f->answers == 0) {
    html_empty(out, "The store does not tell what other tests answer to this case.");
    return;
  }
  fputs("<p>What each test of the pair answers to this case (✕: wrong by its own contract; tests whose form "
        "cannot hold the "
        "case exactly are not asked):</p><dl class=\"answers\">",
        out);
  put_who(out, model, f, ANSWER_HIT);
  put_who(out, model, f, ANSWER_MISS);
  put_who(out, model, f, ANSWER_NONE);
  fputs("</dl>\n", out);
}

static void put_assertions(FILE *out, const struct model *model, const struct model_finding *f) {
  char text[ASSERTION];
  if (!finding_assertion(model, f, LANGUAGE_C, text))
    return;
  fputs("<details class=\"assertions\"><summary>Ready assertions</summary>", out);
  for (unsigned language = 0; language < LANGUAGES; language++)
    if (finding_assertion(model, f, (enum language)language, text)) {
      fprintf(out, "<p>%s</p><pre>", language_name((enum language)language));
      put_escaped(out, text);
      fputs("</pre>", out);
    }
  fputs("</details>\n", out);
}

static void put_check(FILE *out, const struct report *report, const struct model_finding *f) {
  const struct model_test *test = &report->model->test[f->test];
  fputs("<pre>graze check ", out);
  put_escaped(out, test->given);
  fputs(*test->given == '\0' ? "" : " ", out);
  put_escaped(out, test->id);
  fputs(" ", out);
  put_escaped(out, f->smallest);
  fputs("</pre>", out);
  /* The playground holds the project's own tests alone. */
  if (report->playground == NULL || strcmp(test->role, role_name(ROLE_FOREIGN)) == 0)
    return;
  fputs("<p><a href=\"", out);
  put_escaped(out, report->playground);
  fputs("#test=", out);
  put_percent(out, test->id);
  fputs("&amp;case=", out);
  put_percent(out, f->smallest);
  fputs("\">Open in the playground</a></p>\n", out);
}

static void put_summary_line(FILE *out, const struct model_finding *f) {
  html_outcome(out, f->outcome);
  fputs(" <span>", out);
  put_escaped(out, f->place);
  fprintf(out, "</span> <span class=\"cause\">%s</span> ", cause_name(f->cause));
  if (*f->known == '\0')
    fputs("<strong class=\"news\">news</strong> ", out);
  put_count(out, f->count);
  fputs(" × <code>", out);
  put_escaped(out, f->smallest);
  fputs("</code>", out);
}

static void put_finding(FILE *out, const struct report *report, const struct model_finding *f, bool open) {
  const struct model *model = report->model;
  char words[WORDS];
  fputs("<details class=\"finding\"", out);
  fputs(open ? " open id=\"f-" : " id=\"f-", out);
  put_anchor(out, f->id);
  fputs("\"><summary>", out);
  put_summary_line(out, f);
  fputs("</summary>\n<p>", out);
  put_escaped(out, *f->known == '\0' ? "News: no known defect of this test covers it." : f->known);
  gap_words(f, words);
  fprintf(out, "</p><p>Exactly: %s. The test answers ", words);
  html_answer(out, f->answer);
  if (*f->reason != '\0') {
    fputs(" (", out);
    put_escaped(out, f->reason);
    fputs(")", out);
  }
  const enum answer expected = finding_expected(f);
  if (expected != ANSWER_NONE)
    fprintf(out, "; %s is right", answer_name(expected));
  fputs(". Met first in case ", out);
  put_count(out, f->first_case);
  fputs(" (", out);
  put_escaped(out, f->family);
  fputs(")", out);
  if (f->pixels)
    fputs(", held to boxes as pixels", out);
  fputs(".</p>\n", out);
  html_plots(out, report, PLOT_FINDING, (long)(f - model->finding));
  put_numbers(out, model, f);
  put_answers(out, model, f);
  put_check(out, report, f);
  if (strcmp(f->plainest, f->smallest) != 0) {
    fputs("<p>Plainest case met: <code>", out);
    put_escaped(out, f->plainest);
    fputs("</code></p>", out);
  }
  put_assertions(out, model, f);
  fputs("</details>\n", out);
}

static void put_rest(FILE *out, const struct model *model, size_t first, size_t last) {
  fprintf(out, "<details class=\"rest\"><summary>%zu more, a line each</summary><ul>\n", last - first);
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
  fputs("<details class=\"test\"><summary><code>", out);
  put_escaped(out, test->id);
  fprintf(out, "</code> %s ", row_note(row));
  put_outcomes(out, row);
  row_sentence(model, row, sentence);
  fputs("<br><small>", out);
  put_escaped(out, sentence);
  fputs("</small></summary>\n", out);
  if (!row->pixels) {
    fputs("<h3 id=\"test-", out);
    put_anchor(out, test->id);
    fputs("\" tabindex=\"-1\">", out);
  } else {
    fputs("<h3>", out);
  }
  put_escaped(out, test->title);
  fputs("</h3>\n<p>", out);
  put_escaped(out, test->idea);
  fputs(" <span class=\"source\">", out);
  put_escaped(out, test->document_title);
  fputs(*test->document_title == '\0' ? "" : "; ", out);
  put_escaped(out, test->source);
  fputs("</span></p>\n", out);
  if (*test->diagnosis != '\0') {
    fputs("<p><strong>", out);
    put_escaped(out, test->diagnosis);
    fputs("</strong></p>\n", out);
  }
  const size_t end = row->first_finding + row->found;
  size_t told = row->first_finding;
  while (told < end && finding_is_told(model, told))
    told++;
  for (size_t k = row->first_finding; k < told; k++)
    put_finding(out, report, &model->finding[k], k == row->first_finding);
  if (told < end)
    put_rest(out, model, told, end);
  if (*test->code != '\0' && !row->pixels) {
    fputs("<details class=\"code\"><summary>The test's code</summary><pre>", out);
    put_escaped(out, test->code);
    fputs("</pre></details>\n", out);
  }
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
    fputs("<li", out);
    if (!row->pixels) {
      fputs(" id=\"test-", out);
      put_anchor(out, test->id);
      fputs("\"", out);
    }
    fputs("><code>", out);
    put_escaped(out, test->id);
    fprintf(out, "</code> %s: ", row_note(row));
    row_sentence(model, row, words);
    put_escaped(out, words);
    fputs("</li>\n", out);
  }
  fputs("</ul>\n", out);
}

void html_findings(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fputs("<h2 id=\"h-findings\">Findings</h2>\n<p>One kind of disagreement each (test, outcome, place, "
        "cause), by its smallest "
        "case. Open a test to see its findings.</p>\n",
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
