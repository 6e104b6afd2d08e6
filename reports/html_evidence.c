/* How strongly each test is known to be right: the levels, lattices, proofs, bounds on rounding. */
#include "html.h"

#include <string.h>

static void put_levels(FILE *out, const struct model *model) {
  size_t rows[EVIDENCES] = {0};
  for (size_t k = 0; k < model->rows; k++)
    rows[row_evidence(model, &model->row[k])]++;
  fputs("<dl class=\"levels\">", out);
  for (unsigned e = 0; e < EVIDENCES; e++)
    if (e != EVIDENCE_UNTRIED || rows[e] > 0)
      fprintf(out,
              "<dt class=\"evidence e%u\">%s <span class=\"n\">%zu</span></dt><dd>%s</dd>",
              e,
              evidence_name((enum evidence)e),
              rows[e],
              evidence_meaning((enum evidence)e));
  fputs("</dl>\n", out);
}

static void put_test_cell(FILE *out, const struct model *model, size_t test) {
  fputs("<tr><th scope=\"row\">", out);
  html_test_link(out, &model->test[test]);
  fputs("</th>", out);
}

static void put_cell(FILE *out, const char *label, const char *text) {
  fprintf(out, "<td data-label=\"%s\">", label);
  put_escaped(out, text);
  fputs("</td>", out);
}

static void put_code_cell(FILE *out, const char *label, const char *text) {
  fprintf(out, "<td data-label=\"%s\"><code>", label);
  put_escaped(out, text);
  fputs("</code></td>", out);
}

static void put_count_cell(FILE *out, const char *label, uint64_t count) {
  fprintf(out, "<td class=\"n\" data-label=\"%s\" data-value=\"%llu\">", label, (unsigned long long)count);
  put_count(out, count);
  fputs("</td>", out);
}

static void put_proofs(FILE *out, const struct model *model) {
  fputs("<h3>Proofs</h3>\n", out);
  if (model->proofs == 0) {
    html_empty(out, "The store holds no proof about its tests.");
    return;
  }
  html_table_begin(out, "What is proved of each test", "cards");
  fputs("<thead><tr><th scope=\"col\">Test</th><th scope=\"col\">Claim</th><th scope=\"col\">Within</th>"
        "<th scope=\"col\">Result</th><th scope=\"col\">By</th><th scope=\"col\">Goals, or the "
        "counterexample</th></tr></thead><tbody>\n",
        out);
  for (size_t k = 0; k < model->proofs; k++) {
    const struct model_proof *p = &model->proof[k];
    put_test_cell(out, model, p->test);
    put_cell(out, "claim", p->claim);
    put_cell(out, "within", p->within);
    fprintf(out,
            "<td class=\"evidence e%u\" data-label=\"result\">",
            p->holds ? EVIDENCE_PROVED : EVIDENCE_WRONG);
    put_escaped(out, p->level);
    fputs("</td>", out);
    put_cell(out, "by", p->tool);
    put_code_cell(out, "goals, or the counterexample", p->detail);
    fputs("</tr>\n", out);
  }
  fputs("</tbody>", out);
  html_table_end(out);
}

static void put_lattices(FILE *out, const struct model *model) {
  fputs("<h3>Lattices</h3>\n", out);
  if (model->lattices == 0) {
    html_empty(out, "No lattice was walked: <code>graze exhaust --out</code> the store, and report again.");
    return;
  }
  html_table_begin(out, "What whole lattices came to", "cards");
  fputs("<thead><tr><th scope=\"col\">Test</th><th scope=\"col\">Lattice</th><th scope=\"col\">Of</th>"
        "<th scope=\"col\">Cases</th><th scope=\"col\">Judged</th><th scope=\"col\">Wrong</th>"
        "<th scope=\"col\">The first</th><th scope=\"col\">Seconds</th></tr></thead><tbody>\n",
        out);
  for (size_t k = 0; k < model->lattices; k++) {
    const struct model_lattice *l = &model->lattice[k];
    put_test_cell(out, model, l->test);
    fputs("<td data-label=\"lattice\">", out);
    put_escaped(out, l->kind);
    fprintf(out, " %llu%s</td>", (unsigned long long)l->size, l->done < l->cases ? ", a part" : "");
    put_cell(out, "of", l->words);
    put_count_cell(out, "cases", l->done);
    put_count_cell(out, "judged", l->judged);
    fprintf(out,
            "<td class=\"n%s\" data-label=\"wrong\" data-value=\"%llu\">",
            l->wrong > 0 ? " wrong" : "",
            (unsigned long long)l->wrong);
    put_count(out, l->wrong);
    fputs("</td>", out);
    put_code_cell(out, "the first", l->first);
    fprintf(out, "<td class=\"n\" data-label=\"seconds\">%.2f</td></tr>\n", l->seconds);
  }
  fputs("</tbody>", out);
  html_table_end(out);
}

static void put_roundings(FILE *out, const struct model *model) {
  fputs("<h3>Bounds on rounding</h3>\n", out);
  if (model->roundings == 0) {
    html_empty(out, "No test of this store has one.");
    return;
  }
  fputs("<p>Tests of doubles that are right in real numbers. Where the gap is larger than the bound, in ulps "
        "of "
        "the case's largest number, and that number lies between 2<sup>−400</sup> and 2<sup>400</sup>, "
        "rounding "
        "cannot change the answer. The worst seen is among cases led to touching on purpose.</p>\n",
        out);
  html_table_begin(out, "Bounds on rounding", "cards");
  fputs(
      "<thead><tr><th scope=\"col\">Test</th><th scope=\"col\">Bound, ulps</th><th scope=\"col\">Worst "
      "seen</th><th scope=\"col\">At</th><th scope=\"col\">How the bound adds up</th></tr></thead><tbody>\n",
      out);
  for (size_t k = 0; k < model->roundings; k++) {
    const struct model_rounding *r = &model->rounding[k];
    put_test_cell(out, model, r->test);
    fprintf(out,
            "<td class=\"n\" data-label=\"bound, ulps\">%.3g</td><td class=\"n\" data-label=\"worst seen\">",
            r->ulps);
    if (r->wrong > 0)
      fprintf(out, "%.3g", r->worst);
    else
      fputs("never wrong", out);
    fputs("<small>in ", out);
    put_count(out, r->cases);
    fputs(" cases</small></td>", out);
    put_code_cell(out, "at", r->numbers);
    put_cell(out, "how the bound adds up", r->why);
    fputs("</tr>\n", out);
  }
  fputs("</tbody>", out);
  html_table_end(out);
}

void html_evidence(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fputs("<h2 id=\"h-evidence\">How sure</h2>\n", out);
  put_levels(out, model);
  put_proofs(out, model);
  put_roundings(out, model);
  put_lattices(out, model);
}
