/* Every defect by its plainest case: numbers, how far they may move, who answers what, how to see it again.
 */
#include "assertion.h"
#include "html.h"
#include "text.h"

#include <inttypes.h>
#include <limits.h>
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
  char label[NUMBER_TEXT + 160];
  snprintf(label, sizeof label, "Numbers of %.140s", f->id);
  html_table_begin(out, label, "numbers", "input|value|in hex|stays wrong");
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

static void put_who(FILE *out,
                    const struct stored_finding *f,
                    const struct stored_answer *answers,
                    size_t count,
                    enum answer answer) {
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
    if (a->outcome == OUTCOME_AGREES && strcmp(a->numbers, f->smallest) == 0)
      html(out, "<code>%s</code>", a->test.id);
    else
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
  static const enum answer ORDER[ANSWERS] = {ANSWER_HIT, ANSWER_MISS, ANSWER_NONE, ANSWER_DECLINED};
  size_t count;
  const struct stored_answer *answers = model_answers(model, f, &count);
  if (count < 2)
    return;
  fputs("<p>Other tests on this case (✕: wrong by its own contract):</p><dl class=\"answers\">", out);
  for (unsigned k = 0; k < ANSWERS; k++)
    put_who(out, f, answers, count, ORDER[k]);
  fputs("</dl>\n", out);
}

static void put_assertions(FILE *out, const struct model *model, const struct stored_finding *f) {
  char text[ASSERTION];
  if (!finding_assertion(model, f, LANGUAGE_C, text))
    return;
  fputs("<details class=\"assertions\"><summary>Ready assertions</summary>", out);
  for (unsigned language = 0; language < LANGUAGES; language++)
    if (finding_assertion(model, f, (enum language)language, text))
      html(out, "<p>%s</p><pre tabindex=\"0\">%s</pre>", language_name((enum language)language), text);
  fputs("</details>\n", out);
}

static void put_check(FILE *out, const struct report *report, const struct stored_finding *f) {
  const struct model_test *test = &report->model->test[f->test.index];
  html(out,
       "<pre tabindex=\"0\">graze check %s%s%s %s</pre>",
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

/* Where else one sentence tells it: a place each, with its case. */
static void put_place(FILE *out, const struct model *model, const struct stored_finding *f) {
  html_outcome(out, f->outcome);
  html(out,
       " <span>%s</span>, %s cases, smallest: <code>%s</code>",
       PLACE(model, f),
       COUNT(f->count),
       f->smallest);
}

static void put_places(FILE *out, const struct model *model, const struct model_defect *defect) {
  if (defect->findings == 1)
    return;
  html(out,
       "<details class=\"rest\"><summary>At %zu more place%s</summary><ul>\n",
       defect->findings - 1,
       defect->findings == 2 ? "" : "s");
  for (size_t k = defect->first + 1; k < defect->first + defect->findings; k++) {
    fputs("<li id=\"f-", out);
    put_anchor(out, model->finding[k].id);
    fputs("\">", out);
    put_place(out, model, &model->finding[k]);
    fputs("</li>\n", out);
  }
  fputs("</ul></details>\n", out);
}

static void put_summary_line(FILE *out, const struct model *model, const struct model_defect *defect) {
  const struct stored_finding *f = &model->finding[defect->first];
  fputs(f->cause == CAUSE_UNSTEADY ? "Answers otherwise when asked again: " : "", out);
  html(out, "%s <span class=\"cause\">%s</span> ", defect->why, cause_name(f->cause));
  if (*f->known == '\0' && !test_is(&model->test[defect->test], ROLE_FOREIGN))
    fputs("<strong class=\"news\">news</strong> ", out);
  html(out, "<small>%s cases</small>", COUNT(defect->cases));
}

/* The plainest case of a defect at length. */
static void put_case(FILE *out, const struct report *report, const struct stored_finding *f) {
  const struct model *model = report->model;
  char words[WORDS];
  case_words(model, f, words);
  html(out, "<p>%s", words);
  const enum answer expected = finding_expected(f);
  if (*f->reason != '\0')
    html(out, " (%s)", f->reason);
  if (expected != ANSWER_NONE && f->outcome != OUTCOME_BROKEN_CONTRACT)
    html(out, ", %s is right", answer_name(expected));
  html(
      out, ". Place: %s. First met in case %s (%s).</p>\n", PLACE(model, f), COUNT(f->first_case), f->family);
  if (f->cause == CAUSE_UNSTEADY) /* the case alone does not show it */
    return;
  /* The first of one's own stands above already. */
  if (!model_is_own(model) ||
      f != &model->finding[model->defect[model->row[f->test.index].first_defect].first])
    html_plots(out, report, "finding", f->id, 1);
  put_numbers(out, model, f);
  put_answers(out, model, f);
  put_check(out, report, f);
  if (strcmp(f->plainest, f->smallest) != 0)
    html(out, "<p>Plainest case met: <code>%s</code></p>", f->plainest);
  put_assertions(out, model, f);
}

static void put_defect(FILE *out, const struct report *report, const struct model_defect *defect, bool open) {
  const struct model *model = report->model;
  const struct stored_finding *f = &model->finding[defect->first];
  fputs("<details class=\"finding\"", out);
  fputs(open ? " open id=\"f-" : " id=\"f-", out);
  put_anchor(out, f->id);
  fputs("\"><summary>", out);
  put_summary_line(out, model, defect);
  fputs("</summary>\n", out);
  put_case(out, report, f);
  put_places(out, model, defect);
  fputs("</details>\n", out);
}

static void put_rest(FILE *out, const struct model *model, size_t first, size_t last) {
  fprintf(out, "<details class=\"rest\"><summary>%zu more, one per line</summary><ul>\n", last - first);
  for (size_t k = first; k < last; k++) {
    fputs("<li id=\"f-", out);
    put_anchor(out, model->finding[model->defect[k].first].id);
    fputs("\">", out);
    put_summary_line(out, model, &model->defect[k]);
    fputs(": ", out);
    put_place(out, model, &model->finding[model->defect[k].first]);
    fputs("</li>\n", out);
  }
  fputs("</ul></details>\n", out);
}

/* What a table of the page has no room for. */
static void put_about(FILE *out, const struct model *model, const struct model_row *row) {
  const struct model_test *test = &model->test[row->test];
  html(out,
       "<p>%s <span class=\"source\">%s%s%s",
       test->idea,
       test->document_title,
       *test->document_title == '\0' ? "" : "; ",
       test->source);
  html(out, "; form %s; %s cases judged", test->form_text, COUNT(row->judged));
  if (row->nanoseconds >= 0)
    html(out, "; %.2f ns per call", row->nanoseconds);
  fputs("</span></p>\n", out);
}

/* Tests of one file have one code: it stands with the first that is wrong. */
static void put_code(FILE *out, const struct model *model, const struct model_test *test) {
  size_t k = 0;
  while (k < model->rows &&
         (model->row[k].found == 0 || strcmp(model->test[model->row[k].test].code, test->code) != 0))
    k++;
  const struct model_test *first = k < model->rows ? &model->test[model->row[k].test] : test;
  if (*test->code == '\0')
    return;
  if (first == test) {
    html(out,
         "<details class=\"code\"><summary>The test's code</summary><pre tabindex=\"0\">%s</pre></details>\n",
         test->code);
    return;
  }
  fputs("<p>The test's code stands with ", out);
  html_test_link(out, first);
  fputs(".</p>\n", out);
}

static void put_row(FILE *out, const struct report *report, const struct model_row *row, bool open) {
  const struct model *model = report->model;
  const struct model_test *test = &model->test[row->test];
  char sentence[WORDS];
  row_sentence(model, row, sentence);
  html(out, "<details class=\"test\"%s><summary><code>%s</code> ", open ? " open" : "", test->id);
  html(out,
       "%u defect%s<br><small>%s</small></summary>\n<h3 id=\"test-",
       row->defects,
       row->defects == 1 ? "" : "s",
       sentence);
  put_anchor(out, test->id);
  html(out, "\" tabindex=\"-1\">%s</h3>\n", test->title);
  put_about(out, model, row);
  html_plots(out, report, "map", report->model->test[row->test].id, open ? UINT_MAX : 1);
  const size_t end = row->first_defect + row->defects;
  size_t told = row->first_defect;
  while (told < end && defect_is_told(model, told))
    told++;
  for (size_t k = row->first_defect; k < told; k++)
    put_defect(out, report, &model->defect[k], k == row->first_defect);
  if (told < end)
    put_rest(out, model, told, end);
  put_code(out, model, test);
  fputs("</details>\n", out);
}

/* A test without findings is a link's end too. */
static void put_clean(FILE *out, const struct model *model, const struct model_row *row) {
  const struct model_test *test = &model->test[row->test];
  char words[WORDS];
  row_sentence(model, row, words);
  html(
      out,
      "<details class=\"test clean\"><summary><code>%s</code><br><small>%s</small></summary>\n<h3 id=\"test-",
      test->id,
      words);
  put_anchor(out, test->id);
  html(out, "\" tabindex=\"-1\">%s</h3>\n", test->title);
  put_about(out, model, row);
  fputs("</details>\n", out);
}

void html_findings(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  const bool own = model_is_own(model);
  fputs(
      "<p class=\"screen\">An entry for each defect: what one sentence explains, with its plainest case; the "
      "other places where it shows are folded inside.</p>\n<p class=\"paper\">On paper each has a line. Its "
      "numbers, its picture, "
      "who answers what and a ready assertion stand in report.html, the evidence in method.html, all of it "
      "as data in report.json.</p>\n",
      out);
  for (unsigned standing = 0; standing < STANDINGS; standing++) {
    bool begun = false;
    for (size_t k = 0; k < model->rows; k++) {
      const struct model_row *row = &model->row[k];
      if (row_standing(model, row) != (enum standing)standing)
        continue;
      if (!begun && !own)
        html(out, "<h3 class=\"pair\">%s</h3>\n", standing_title((enum standing)standing));
      begun = true;
      if (row->found > 0)
        put_row(out, report, row, own);
      else
        put_clean(out, model, row);
    }
  }
}
