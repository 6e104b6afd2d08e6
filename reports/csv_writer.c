/* The verdict table, and the findings, as CSV. */
#include "put.h"
#include "report.h"
#include "words.h"

#include <inttypes.h>

static void put_text(FILE *out, const char *text) {
  put_csv(out, text);
  fputc(',', out);
}

bool write_csv(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fputs("test,pixels,title,role,document,language,pair,form,by_code,by_text,sentence,judged,apart,touching,"
        "overlapping,flat,"
        "invalid,false_hits,missed_hits,broken_contracts,no_answers,logic,rounding,range,undefined,findings,"
        "news,"
        "nanoseconds,evidence,evidence_words\n",
        out);
  for (size_t k = 0; k < model->rows; k++) {
    const struct model_row *row = &model->row[k];
    const struct model_test *t = &model->test[row->test];
    char sentence[WORDS];
    put_text(out, t->id);
    fprintf(out, "%d,", row->pixels);
    const char *const texts[] = {t->title,
                                 t->role,
                                 t->document,
                                 t->language,
                                 t->pair < PAIRS ? pair_name(t->pair) : "",
                                 t->form_text,
                                 t->by_code,
                                 t->by_text};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
      put_text(out, texts[i]);
    row_sentence(model, row, sentence);
    put_text(out, sentence);
    fprintf(out, "%" PRIu64, row->judged);
    for (unsigned r = 0; r < RELATIONS; r++)
      fprintf(out, ",%" PRIu64, row->cases[r]);
    for (unsigned o = OUTCOME_FALSE_HIT; o < OUTCOMES; o++)
      fprintf(out, ",%" PRIu64, row->wrong[o]);
    for (unsigned c = 0; c < CAUSES; c++) {
      unsigned findings = 0;
      for (unsigned o = 0; o < OUTCOMES; o++)
        findings += row->findings[o][c];
      fprintf(out, ",%u", findings);
    }
    fprintf(out, ",%u,%u,", row->found, row->news);
    if (row->nanoseconds >= 0)
      fprintf(out, "%.9g", row->nanoseconds);
    fprintf(out, ",%s,", evidence_name(row_evidence(model, row)));
    evidence_words(model, row, sentence);
    put_csv(out, sentence);
    fputc('\n', out);
  }
  return true;
}

bool write_findings_csv(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fputs("id,test,pixels,outcome,place,cause,count,first_case,family,relation,answer,gap,smallest,smallest_"
        "hex,intervals,"
        "plainest,plainest_hex,known\n",
        out);
  for (size_t k = 0; k < model->findings; k++) {
    const struct model_finding *f = &model->finding[k];
    put_text(out, f->id);
    put_text(out, model->test[f->test].id);
    fprintf(out, "%d,%s,", f->pixels, outcome_name(f->outcome));
    put_text(out, f->place);
    fprintf(out, "%s,%" PRIu64 ",%" PRIu64 ",", cause_name(f->cause), f->count, f->first_case);
    put_text(out, f->family);
    fprintf(out, "%s,%s,%.17g,", relation_name(f->relation), answer_name(f->answer), f->gap);
    const char *const texts[] = {f->smallest, f->smallest_hex, f->intervals, f->plainest, f->plainest_hex};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
      put_text(out, texts[i]);
    put_csv(out, f->known);
    fputc('\n', out);
  }
  return true;
}
