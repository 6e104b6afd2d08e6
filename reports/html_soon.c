/* How soon would we have known: a picture, and a table of every exhibit and every taught mistake. */
#include "html.h"
#include "racers.h"

#include <limits.h>
#include <math.h>

static void put_stood(FILE *out, const struct stored_soon *soon) {
  bool at_least;
  const double days = soon_days(soon, &at_least);
  if (isnan(days))
    fputs("<td class=\"n\" data-value=\"-1\"></td>", out);
  else
    html(out,
         "<td class=\"n\" data-value=\"%.0f\">%s%s days</td>",
         days,
         at_least ? "at least " : "",
         COUNT((uint64_t)days));
}

static void put_racer(FILE *out, const struct stored_soon *soon, enum racer racer) {
  const double seconds = soon_seconds(soon, racer);
  if (isnan(seconds))
    fputs("<td class=\"n\" data-value=\"1e9\">not found</td>", out);
  else
    html(out,
         "<td class=\"n\" data-value=\"%.3g\">%.2g s <small>%s cases</small></td>",
         seconds,
         seconds,
         COUNT((uint64_t)soon_cases(soon, racer)));
}

/* Of all rows, how many each racer found. */
static void put_counts(FILE *out, const struct model *model) {
  html(out, "<p>Of %s tests", COUNT(model->soons));
  for (unsigned r = 0; r < RACERS; r++) {
    size_t found = 0;
    for (size_t k = 0; k < model->soons; k++)
      found += isnan(soon_seconds(&model->soon[k], (enum racer)r)) ? 0 : 1;
    html(out, "%s %s shows %zu", r == 0 ? "" : ",", racer_name((enum racer)r), found);
  }
  fputs(" to be plainly wrong. Where uniform numbers find one, they are often as quick as graze; the others "
        "need "
        "shapes that touch, lie on one line or within one another.</p>\n",
        out);
}

void html_soon(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  html(
      out,
      "<p>Mistakes that were published, and methods as they are taught: how long they stood, and how long it "
      "takes until they are plain to see. Plain: apart or overlapping by a thousandth of the largest number, "
      "or touching in whole numbers; a hair is not. One by one, %s, in seconds of processor time; the median "
      "of three seeds. <em>Uniform numbers</em> are what rand() gives, judged as fast as graze does. "
      "libFuzzer and Hypothesis are plain: they know nothing of shapes, and ask the same reference. "
      "<code>scripts/bench museum</code> measures it again.</p>\n",
      model->soon[0].measured);
  put_counts(out, model);
  html_plots(out, report, "soon", NULL, UINT_MAX);
  html_table_begin(out, "How soon each mistake is plain", "plain sortable", "");
  html_sorted_column(out, "test", "text");
  html_sorted_column(out, "stood", "number");
  for (unsigned r = 0; r < RACERS; r++)
    html_sorted_column(out, racer_name((enum racer)r), "number");
  html_rows(out);
  for (size_t k = 0; k < model->soons; k++) {
    html_test_row(out, &model->test[model->soon[k].test.index]);
    put_stood(out, &model->soon[k]);
    for (unsigned r = 0; r < RACERS; r++)
      put_racer(out, &model->soon[k], (enum racer)r);
    html_row_end(out);
  }
  html_table_end(out);
}
