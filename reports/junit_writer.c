/* JUnit, for dashboards: a test case for each row of the verdict table. News fails; what a known defect
 * covers is an expected failure (skipped). With --against, news is what is new there. */
#include "put.h"
#include "report.h"
#include "words.h"

#include <string.h>

static bool is_news(const struct report *report, const struct stored_finding *f) {
  if (report->before == NULL)
    return *f->known == '\0';
  for (size_t k = 0; k < report->changes.count; k++)
    if (report->changes.change[k].kind == CHANGE_NEW && report->changes.change[k].now == f)
      return true;
  return false;
}

static unsigned count_news(const struct report *report, const struct model_row *row) {
  unsigned news = 0;
  for (size_t k = row->first_finding; k < row->first_finding + row->found; k++)
    news += is_news(report, &report->model->finding[k]);
  return news;
}

/* A line each, with what shows it. */
static void put_findings(FILE *out, const struct report *report, const struct model_row *row) {
  for (size_t k = row->first_finding; k < row->first_finding + row->found; k++) {
    const struct stored_finding *f = &report->model->finding[k];
    char gap[WORDS];
    gap_words(&report->model->test[row->test].form, f, gap);
    html(out,
         "%s%s at %s (%s), %s, answers %s: graze check %s %s\n",
         is_news(report, f) ? "NEWS " : "",
         outcome_name(f->outcome),
         f->place,
         cause_name(f->cause),
         gap,
         answer_name(f->answer),
         f->test.id,
         f->smallest);
  }
}

static void put_case(FILE *out, const struct report *report, const struct model_row *row) {
  const struct model_test *test = &report->model->test[row->test];
  const unsigned news = count_news(report, row);
  char words[WORDS];
  row_sentence(report->model, row, words);
  html(out,
       "    <testcase classname=\"graze.%s\" name=\"%s\"",
       test->pair < PAIRS ? pair_name(test->pair) : "other",
       test->id);
  if (row->found == 0) {
    html(out, "><system-out>%s</system-out></testcase>\n", words);
    return;
  }
  if (news > 0)
    html(out, "><failure type=\"disagreement\" message=\"%u of %u findings are news. ", news, row->found);
  else
    html(out, "><skipped type=\"known\" message=\"%u known findings. ", row->found);
  html(out, "%s\">\n", words);
  put_findings(out, report, row);
  fputs(news > 0 ? "</failure></testcase>\n" : "</skipped></testcase>\n", out);
}

bool write_junit(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  size_t failures = 0, known = 0;
  for (size_t k = 0; k < model->rows; k++) {
    const bool news = count_news(report, &model->row[k]) > 0;
    failures += news;
    known += !news && model->row[k].found > 0;
  }
  fprintf(out,
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"graze\" tests=\"%zu\" "
          "failures=\"%zu\" errors=\"0\" skipped=\"%zu\">\n  <testsuite name=\"graze\" tests=\"%zu\" "
          "failures=\"%zu\" errors=\"0\" skipped=\"%zu\">\n",
          model->rows,
          failures,
          known,
          model->rows,
          failures,
          known);
  for (size_t k = 0; k < model->rows; k++)
    put_case(out, report, &model->row[k]);
  fputs("  </testsuite>\n</testsuites>\n", out);
  return true;
}
