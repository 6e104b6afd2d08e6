/* JUnit and TAP, for dashboards: a test case for each row of the verdict table. News fails; what a known
 * defect covers is an expected failure (TAP's TODO, JUnit's skipped). With --against, news is what is new
 * there. */
#include "put.h"
#include "report.h"
#include "words.h"

#include <string.h>

static bool is_news(const struct report *report, const struct model_finding *f) {
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
static void
put_findings(FILE *out, const struct report *report, const struct model_row *row, const char *before) {
  for (size_t k = row->first_finding; k < row->first_finding + row->found; k++) {
    const struct model_finding *f = &report->model->finding[k];
    char words[WORDS];
    fprintf(out, "%s%s%s at ", before, is_news(report, f) ? "NEWS " : "", outcome_name(f->outcome));
    put_escaped(out, f->place);
    gap_words(f, words);
    fprintf(out, " (%s), %s, answers %s: graze check ", cause_name(f->cause), words, answer_name(f->answer));
    put_escaped(out, report->model->test[f->test].id);
    fputc(' ', out);
    put_escaped(out, f->smallest);
    fputc('\n', out);
  }
}

static void put_case(FILE *out, const struct report *report, const struct model_row *row) {
  const struct model_test *test = &report->model->test[row->test];
  const unsigned news = count_news(report, row);
  char words[WORDS];
  fputs("    <testcase classname=\"graze.", out);
  put_escaped(out, test->pair < PAIRS ? pair_name(test->pair) : "other");
  fputs("\" name=\"", out);
  put_escaped(out, test->id);
  fputs(row->pixels ? " (boxes as pixels)\"" : "\"", out);
  row_sentence(report->model, row, words);
  if (row->found == 0) {
    fputs("><system-out>", out);
    put_escaped(out, words);
    fputs("</system-out></testcase>\n", out);
    return;
  }
  if (news > 0)
    fprintf(out, "><failure type=\"disagreement\" message=\"%u of %u findings are news. ", news, row->found);
  else
    fprintf(out, "><skipped type=\"known\" message=\"%u known findings. ", row->found);
  put_escaped(out, words);
  fputs("\">\n", out);
  put_findings(out, report, row, "");
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
  fprintf(
      out,
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"graze\" tests=\"%zu\" failures=\"%zu\" "
      "errors=\"0\" skipped=\"%zu\">\n  <testsuite name=\"graze\" tests=\"%zu\" failures=\"%zu\" "
      "errors=\"0\" "
      "skipped=\"%zu\">\n",
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

/* A description of TAP: # begins a directive, \ escapes. */
static void put_tap(FILE *out, const char *text) {
  for (; *text != '\0'; text++) {
    if (*text == '#' || *text == '\\')
      fputc('\\', out);
    fputc(*text == '\n' ? ' ' : *text, out);
  }
}

bool write_tap(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fprintf(out, "TAP version 14\n1..%zu\n", model->rows);
  for (size_t k = 0; k < model->rows; k++) {
    const struct model_row *row = &model->row[k];
    const unsigned news = count_news(report, row);
    char words[WORDS];
    fprintf(out, "%sok %zu - ", row->found > 0 ? "not " : "", k + 1);
    put_tap(out, model->test[row->test].id);
    fputs(row->pixels ? " (boxes as pixels)" : "", out);
    if (row->found > 0 && news == 0)
      fprintf(out, " # TODO %u known findings", row->found);
    row_sentence(model, row, words);
    fputs("\n# ", out);
    put_tap(out, words);
    fputc('\n', out);
    for (size_t f = row->first_finding; f < row->first_finding + row->found; f++)
      if (is_news(report, &model->finding[f])) {
        fputs("# NEWS ", out);
        put_tap(out, model->finding[f].id);
        fputs(": ", out);
        put_tap(out, model->finding[f].smallest);
        fputc('\n', out);
      }
  }
  return true;
}
