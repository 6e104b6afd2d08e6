/* How strongly each test is known to be right: the levels, lattices, proofs, bounds on rounding. */
#include "html.h"

#include <inttypes.h>
#include <string.h>

static void put_proofs(FILE *out, const struct model *model) {
  fputs("<h3>Proofs</h3>\n", out);
  if (model->proofs == 0) {
    html_empty(out, "The store holds no proof about its tests.");
    return;
  }
  html_table_begin(out,
                   "What is proved of each test",
                   "cards",
                   "Test|Claim|Within|Result|By|Goals, or the counterexample");
  html_rows(out);
  for (size_t k = 0; k < model->proofs; k++) {
    const struct stored_proof *p = &model->proof[k];
    html_test_row(out, &model->test[p->test.index]);
    html_cell(out, "claim", p->claim);
    html_cell(out, "within", p->within);
    html(out,
         "<td class=\"evidence e%d\" data-label=\"result\">%s</td>",
         strcmp(p->level, "proved") == 0 ? EVIDENCE_PROVED : EVIDENCE_WRONG,
         p->level);
    html_cell(out, "by", p->tool);
    html_code_cell(out, "goals, or the counterexample", p->detail);
    html_row_end(out);
  }
  html_table_end(out);
}

static void put_lattices(FILE *out, const struct model *model) {
  fputs("<h3>Lattices</h3>\n", out);
  if (model->lattices == 0) {
    html_empty(out, "No lattice was walked: <code>graze exhaust --out</code> the store, and report again.");
    return;
  }
  html_table_begin(
      out, "What whole lattices came to", "cards", "Test|Lattice|Of|Cases|Judged|Wrong|The first|Seconds");
  html_rows(out);
  for (size_t k = 0; k < model->lattices; k++) {
    const struct stored_lattice *l = &model->lattice[k];
    html_test_row(out, &model->test[l->test.index]);
    html(out,
         "<td data-label=\"lattice\">%s %" PRIu64 "%s</td>",
         l->kind,
         l->size,
         l->done < l->cases ? ", a part" : "");
    html_cell(out, "of", l->words);
    html_count_cell(out, "cases", l->done);
    html_count_cell(out, "judged", l->judged);
    html(out,
         "<td class=\"n%s\" data-label=\"wrong\" data-value=\"%" PRIu64 "\">%s</td>",
         l->wrong > 0 ? " wrong" : "",
         l->wrong,
         COUNT(l->wrong));
    html_code_cell(out, "the first", l->first);
    html(out, "<td class=\"n\" data-label=\"seconds\">%.2f</td>", l->seconds);
    html_row_end(out);
  }
  html_table_end(out);
}

static void put_roundings(FILE *out, const struct model *model) {
  fputs("<h3>Bounds on rounding</h3>\n", out);
  if (model->roundings == 0) {
    html_empty(out, "No test of this store has one.");
    return;
  }
  fputs("<p>Tests of doubles that are right in real numbers. Where the gap is larger than the bound, in ulps "
        "of the case's largest number, and that number lies between 2<sup>−400</sup> and 2<sup>400</sup>, "
        "rounding cannot change the answer. The worst seen is among cases led to touching on purpose.</p>\n",
        out);
  html_table_begin(
      out, "Bounds on rounding", "cards", "Test|Bound, ulps|Worst seen|At|How the bound adds up");
  html_rows(out);
  for (size_t k = 0; k < model->roundings; k++) {
    const struct stored_rounding *r = &model->rounding[k];
    html_test_row(out, &model->test[r->test.index]);
    html(out,
         "<td class=\"n\" data-label=\"bound, ulps\">%.3g</td><td class=\"n\" data-label=\"worst seen\">",
         r->ulps);
    if (r->wrong > 0)
      html(out, "%.3g", r->worst);
    else
      fputs("never wrong", out);
    html(out, "<small>in %s cases</small></td>", COUNT(r->cases));
    html_code_cell(out, "at", r->numbers);
    html_cell(out, "how the bound adds up", r->why);
    html_row_end(out);
  }
  html_table_end(out);
}

void html_evidence(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  put_proofs(out, model);
  put_roundings(out, model);
  put_lattices(out, model);
}
