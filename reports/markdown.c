/* The report in Markdown: reads well in a terminal and on a code host. */
#include "put.h"
#include "report.h"
#include "words.h"

#include <string.h>

/* Within a span of code nothing can be escaped. */
static void put_code(FILE *out, const char *text) {
  for (; *text != '\0'; text++)
    fputc(*text == '`' || *text == '\n' ? '\'' : *text, out);
}

static void
put_wrong(FILE *out, const struct model *model, const struct model_row *row, enum outcome outcome) {
  uint64_t cases;
  if (!outcome_can_show(model, row, outcome, &cases))
    fputs(" – |", out);
  else if (row->wrong[outcome] > 0 || rule_of_three(cases) == 0) {
    fputs(row->wrong[outcome] > 0 ? " " : " not tried", out);
    if (row->wrong[outcome] > 0)
      put_count(out, row->wrong[outcome]);
    fputs(" |", out);
  } else {
    fputs(" 0 (≤ 1 in ", out);
    put_count(out, rule_of_three(cases));
    fputs(") |", out);
  }
}

static void put_verdicts(FILE *out, const struct model *model) {
  fputs("## Verdicts\n\n| test | in a sentence | how sure | false hits | missed hits | broken contract | no "
        "answer | "
        "findings | judged | ns |\n"
        "|---|---|---|--:|--:|--:|--:|--:|--:|--:|\n",
        out);
  for (size_t k = 0; k < model->rows; k++) {
    const struct model_row *row = &model->row[k];
    char sentence[WORDS];
    fputs("| ", out);
    put_markdown(out, model->test[row->test].id);
    fputs(row->pixels ? " (boxes as pixels) | " : " | ", out);
    row_sentence(model, row, sentence);
    put_markdown(out, sentence);
    fprintf(out, " | %s: ", evidence_name(row_evidence(model, row)));
    evidence_words(model, row, sentence);
    put_markdown(out, sentence);
    fputs(" |", out);
    for (unsigned o = OUTCOME_FALSE_HIT; o < OUTCOMES; o++)
      put_wrong(out, model, row, (enum outcome)o);
    fprintf(out, " %u | ", row->found);
    put_count(out, row->judged);
    if (row->nanoseconds >= 0)
      fprintf(out, " | %.2f |\n", row->nanoseconds);
    else
      fputs(" | – |\n", out);
  }
  fputs("\n0 (≤ 1 in N): none found; with 95% confidence the rate over this campaign's mix of cases is no "
        "higher (rule of\n"
        "three). –: the test promises nothing at touching. The mix is aimed at trouble: a rate is not one of "
        "everyday use.\n\n",
        out);
}

static void put_diagnosis(FILE *out, const struct model_test *test) {
  if (*test->diagnosis == '\0')
    return;
  fputs("**", out);
  put_markdown(out, test->diagnosis);
  fputs("**\n\n", out);
}

static void put_findings(FILE *out, const struct model *model) {
  fputs("## Findings\n", out);
  if (model->findings == 0)
    fputs("\nNone was found in the cases tried.\n", out);
  size_t row = model->rows;
  for (size_t k = 0; k < model->findings; k++) {
    const struct model_finding *f = &model->finding[k];
    char words[WORDS];
    if (f->row != row) {
      row = f->row;
      fputs("\n### ", out);
      put_markdown(out, model->test[f->test].id);
      fputs(f->pixels ? " (boxes as pixels)\n\n" : "\n\n", out);
      put_diagnosis(out, &model->test[f->test]);
    }
    fprintf(out, "- **%s** at ", outcome_name(f->outcome));
    put_markdown(out, f->place);
    gap_words(f, words);
    fprintf(out, ", %s, ", cause_name(f->cause));
    put_count(out, f->count);
    fprintf(out,
            " cases: %s, answers %s%s",
            words,
            answer_name(f->answer),
            *f->known == '\0' ? " — **news**" : "");
    if (*f->reason != '\0') {
      fputs(": ", out);
      put_markdown(out, f->reason);
    }
    fputs("\n  `graze check ", out);
    put_code(out, model->test[f->test].given);
    fputs(*model->test[f->test].given == '\0' ? "" : " ", out);
    put_code(out, model->test[f->test].id);
    fputc(' ', out);
    put_code(out, f->smallest);
    fputs("`\n", out);
  }
}

static void put_changes(FILE *out, const struct report *report) {
  if (report->before == NULL)
    return;
  fputs("## Against the older store\n\n", out);
  if (report->changes.count == 0)
    fputs("The same findings, with the same smallest cases.\n\n", out);
  for (size_t k = 0; k < report->changes.count; k++) {
    const struct change *c = &report->changes.change[k];
    const struct model_finding *f = c->now != NULL ? c->now : c->before;
    fprintf(out, "- **%s** ", change_name(c->kind));
    put_markdown(out, f->id);
    fputs(": ", out);
    put_markdown(out, f->smallest);
    fputs("\n", out);
  }
  fputs("\n", out);
}

static void put_method(FILE *out, const struct model *model) {
  const struct model_campaign *c = &model->campaign;
  char words[WORDS];
  fputs("\n## Method\n\n- cases ", out);
  put_count(out, c->first);
  fputs(" to ", out);
  put_count(out, c->last - 1);
  fprintf(out, " of seed %llu, mix ", (unsigned long long)c->seed);
  put_markdown(out, c->mix);
  fputs(": ", out);
  put_count(out, c->done);
  fputs(" counted\n- graze ", out);
  const char *const texts[] = {c->graze, c->compiler, c->flags, c->level, c->machine};
  for (size_t k = 0; k < sizeof texts / sizeof texts[0]; k++) {
    fputs(k > 0 ? "; " : "", out);
    put_markdown(out, texts[k]);
  }
  campaign_line(model, words);
  fputs("\n- again: `", out);
  put_code(out, words);
  fputs("`\n", out);
}

bool write_markdown(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  size_t wrong = 0;
  for (size_t k = 0; k < model->rows; k++)
    wrong += model->row[k].found > 0;
  fprintf(out,
          "# What hit tests get wrong\n\n%zu of %zu rows are wrong somewhere; %zu kinds of disagreement in ",
          wrong,
          model->rows,
          model->findings);
  put_count(out, model->campaign.done);
  fputs(" cases a form.\n\n", out);
  put_changes(out, report);
  put_verdicts(out, model);
  put_findings(out, model);
  put_method(out, model);
  if (report->stamp != NULL)
    fprintf(out, "\n%s\n", report->stamp);
  return true;
}
