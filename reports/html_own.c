/* The report of tests that somebody brought: what is wrong, how to see it, how to mend it. */
#include "assertion.h"
#include "html.h"

#include <inttypes.h>
#include <string.h>

/* "mine is wrong on ordinary whole numbers" */
static void put_heading(FILE *out, const struct model *model, const struct model_row *row) {
  html(out,
       "<h1 id=\"test-own-%zu\"><code>%s</code> %s</h1>\n",
       row->test,
       model->test[row->test].id,
       standing_words(model, row));
}

/* How many answers were wrong, or how sure it is that none is. */
static void put_verdict(FILE *out, const struct model *model, const struct model_row *row) {
  char words[WORDS];
  if (row->found == 0) {
    row_sentence(model, row, words);
    html(out, "<p class=\"lead\">%s Every answer was compared with exact arithmetic.</p>\n", words);
    return;
  }
  html(
      out,
      "<p class=\"lead\">%s of %s answers are wrong, each compared with exact arithmetic: %u defect%s.</p>\n",
      COUNT(model_wrong(row)),
      COUNT(row->judged),
      row->defects,
      row->defects == 1 ? "" : "s");
}

static void put_assertion(FILE *out, const struct model *model, const struct stored_finding *f) {
  const enum language own = test_language(&model->test[f->test.index]);
  char text[ASSERTION];
  if (!finding_assertion(model, f, own < LANGUAGES ? own : LANGUAGE_C, text))
    return;
  fputs("<h2>For your tests</h2>\n", out);
  for (unsigned language = 0; language < LANGUAGES; language++)
    if ((own == LANGUAGES || language == own) && finding_assertion(model, f, (enum language)language, text))
      html(out, "<p>%s</p><pre tabindex=\"0\">%s</pre>\n", language_name((enum language)language), text);
}

/* What a diagnosis was tried on. */
static const struct stored_diagnosis *diagnosis_of(const struct model *model, size_t test) {
  for (size_t k = 0; k < model->diagnoses; k++)
    if (model->diagnosis[k].test.index == test)
      return &model->diagnosis[k];
  return NULL;
}

static void put_mend(FILE *out, const struct model *model, const struct model_row *row) {
  const struct model_test *test = &model->test[row->test];
  const struct stored_diagnosis *d = diagnosis_of(model, row->test);
  if (d == NULL || *test->diagnosis == '\0')
    return;
  html(out, "<h2>How to mend it</h2>\n<p><strong>It is %s.</strong>", test->diagnosis);
  if (d->cases_so > 0)
    html(out,
         " Read so, none of its answers to %s cases of small whole numbers is wrong; as the form says, %s of "
         "%s are.",
         COUNT(d->cases_so),
         COUNT(d->wrong),
         COUNT(d->cases));
  fputs("</p>\n", out);
  char meant[MEANT_WORDS];
  if (meant_contract(test, meant))
    html(out, "<p>If that is what it promises, say so: <code>%s</code>.</p>\n", meant);
  if (*test->mend != '\0')
    html(out,
         "<p>So call it with these numbers, or take the difference out of its code:</p>\n<pre "
         "tabindex=\"0\">%s(%s)</pre>\n",
         test->id,
         test->mend);
  if (row->defects > 1 && *model->finding[model->defect[row->first_defect].first].reason == '\0')
    html(out,
         "<p>That explains %zu of its %u findings; the others stand below.</p>\n",
         model->defect[row->first_defect].findings,
         row->found);
}

static void put_enough(FILE *out, const struct model *model, const struct model_row *row) {
  const char *options = enough_options(model, row);
  if (options != NULL)
    html(out,
         "<h2>Is it good enough?</h2>\n<p>%s</p>\n<pre tabindex=\"0\">graze fuzz %s %s</pre>\n",
         enough_words(model, row),
         model->test[row->test].given,
         options);
}

static void put_picture(FILE *out, const struct report *report, const char *finding) {
  sqlite3_stmt *s = NULL;
  if (report->pictures == NULL ||
      sqlite3_prepare_v2(report->pictures,
                         "SELECT title, svg FROM drawn WHERE finding = ? AND svg IS NOT NULL",
                         -1,
                         &s,
                         NULL) != SQLITE_OK)
    return;
  sqlite3_bind_text(s, 1, finding, -1, SQLITE_STATIC);
  while (sqlite3_step(s) == SQLITE_ROW) {
    html_card(out, (const char *)sqlite3_column_text(s, 0), (const char *)sqlite3_column_text(s, 1));
    fputs("</figcaption></figure>\n", out);
  }
  sqlite3_finalize(s);
}

void html_own(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  for (size_t k = 0; k < model->rows; k++) {
    const struct model_row *row = &model->row[k];
    put_heading(out, model, row);
    put_verdict(out, model, row);
    if (row->found == 0)
      continue;
    const size_t first = model->defect[row->first_defect].first;
    const struct stored_finding *f = &model->finding[first];
    char words[WORDS];
    case_words(model, f, words);
    html(out, "<p class=\"case\">%s.</p>\n", words);
    fputs("<div class=\"own\">", out);
    put_picture(out, report, f->id);
    fputs("<div>", out);
    put_mend(out, model, row);
    put_enough(out, model, row);
    put_assertion(out, model, f);
    fputs("</div></div>\n", out);
  }
}
