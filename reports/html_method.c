/* How it was found out: what is needed to do it again, and to doubt it. And what differs from another store.
 */
#include "html.h"

#include <inttypes.h>
#include <string.h>

static const struct {
  const char *property, *title;
} PROPERTY[] = {{"swap", "swapped"},
                {"mirror x", "mirrored in x"},
                {"mirror y", "mirrored in y"},
                {"transpose", "x and y exchanged"},
                {"translate", "moved"},
                {"scale", "scaled by 2^k"},
                {"grow", "a shape grown"}};
enum { PROPERTIES = sizeof PROPERTY / sizeof PROPERTY[0] };

static const struct model_property *
property_of(const struct model *model, size_t test, const char *property, const char *reach) {
  for (size_t k = 0; k < model->properties; k++)
    if (model->property[k].test == test && strcmp(model->property[k].property, property) == 0 &&
        strcmp(model->property[k].reach, reach) == 0)
      return &model->property[k];
  return NULL;
}

/* The worse of the two reaches is told: small numbers first, since failing there needs no excuse. */
static void put_property(FILE *out, const struct model *model, size_t test, unsigned p) {
  const struct model_property *small = property_of(model, test, PROPERTY[p].property, "small");
  const struct model_property *any = property_of(model, test, PROPERTY[p].property, "any");
  const struct model_property *told = small != NULL && small->changed > 0 ? small : any;
  fprintf(out, "<td data-label=\"%s\"", PROPERTY[p].title);
  if (told == NULL || told->tried == 0) {
    fputs(">·</td>", out);
  } else if (told->changed == 0) {
    fputs(">✓</td>", out);
  } else {
    fputs(" title=\"", out);
    put_escaped(out, told->before);
    fputs(": ", out);
    put_escaped(out, told->answer_before);
    fputs("; ", out);
    put_escaped(out, told->after);
    fputs(": ", out);
    put_escaped(out, told->answer_after);
    fprintf(out,
            "\"><span class=\"mark o-missed\">✕</span> %s%s <small>",
            told == small ? "small numbers" : "large or fractions",
            told->changed == told->changed_touching ? ", only at touching" : "");
    put_count(out, told->changed);
    fputs(" of ", out);
    put_count(out, told->tried);
    fputs("</small></td>", out);
  }
}

static void put_variants(FILE *out, const struct model *model) {
  fputs("<h3>Other compiler flags</h3>\n", out);
  if (model->variants == 0) {
    html_empty(out, "The store holds no test compiled otherwise.");
    return;
  }
  fputs("<p>The same files under flags that this project does not use: answers that change, and wrong "
        "answers without the flags "
        "and with them. Tests that no flag changes are left out.</p>\n",
        out);
  html_table_begin(out, "What other flags change", "plain");
  fputs("<thead><tr><th scope=\"col\">test</th><th scope=\"col\">flags</th><th scope=\"col\">cases</th><th "
        "scope=\"col\">changed</th><th scope=\"col\">wrong without</th><th scope=\"col\">wrong "
        "with</th></tr></thead><tbody>\n",
        out);
  for (size_t k = 0; k < model->variants; k++) {
    const struct model_variant *v = &model->variant[k];
    if (v->changed == 0)
      continue;
    fputs("<tr><th scope=\"row\">", out);
    html_test_link(out, &model->test[v->test]);
    fputs("</th><td>", out);
    put_escaped(out, v->compiler);
    fputs(" <code>", out);
    put_escaped(out, v->flags);
    fputs("</code></td>", out);
    const uint64_t counts[] = {v->cases, v->changed, v->wrong_without, v->wrong_with};
    for (unsigned c = 0; c < 4; c++) {
      fputs("<td class=\"n\">", out);
      put_count(out, counts[c]);
      fputs("</td>", out);
    }
    fputs("</tr>\n", out);
  }
  fputs("</tbody>", out);
  html_table_end(out);
}

void html_properties(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fputs("<h2 id=\"h-properties\">What an answer must not depend on</h2>\n", out);
  if (model->properties == 0) {
    html_empty(out, "The store holds no properties.");
  } else {
    fputs("<p>A case is changed in a way that keeps its truth, exactly, and the test is asked again. ✓: no "
          "change found; ✕: it "
          "changed its answer; ·: its form cannot show it. No reference is needed to see these.</p>\n",
          out);
    html_table_begin(out, "Properties", "cards");
    fputs("<thead><tr><th scope=\"col\">test</th>", out);
    for (unsigned p = 0; p < PROPERTIES; p++)
      fprintf(out, "<th scope=\"col\">%s</th>", PROPERTY[p].title);
    fputs("</tr></thead><tbody>\n", out);
    for (size_t test = 0; test < model->tests; test++) {
      fputs("<tr><th scope=\"row\">", out);
      html_test_link(out, &model->test[test]);
      fputs("</th>", out);
      for (unsigned p = 0; p < PROPERTIES; p++)
        put_property(out, model, test, p);
      fputs("</tr>\n", out);
    }
    fputs("</tbody>", out);
    html_table_end(out);
  }
  put_variants(out, model);
}

static void put_term(FILE *out, const char *term, const char *text) {
  fprintf(out, "<dt>%s</dt><dd>", term);
  put_escaped(out, *text == '\0' ? "not told by the store" : text);
  fputs("</dd>\n", out);
}

static uint64_t step_cases(const struct model *model, const char *form, const char *step) {
  uint64_t cases = 0;
  for (size_t k = 0; k < model->steps; k++)
    if (strcmp(model->step[k].form, form) == 0 && (step == NULL || strcmp(model->step[k].step, step) == 0))
      cases += model->step[k].cases;
  return cases;
}

static void put_steps(FILE *out, const struct model *model) {
  static const char *const STEP[] = {"whole", "filter", "error-free", "accumulator"};
  fputs("<h3>How the reference decided</h3>\n<p>Each step is exact when it answers, and hands on what it "
        "cannot decide: whole "
        "numbers in integers wide enough; a floating filter with a proven bound; error-free transformations; "
        "a fixed-point "
        "accumulator wide enough for any sum of products of doubles.</p>\n",
        out);
  html_table_begin(out, "Cases decided by each step", "plain");
  fputs("<thead><tr><th scope=\"col\">form</th>", out);
  for (unsigned s = 0; s < 4; s++)
    fprintf(out, "<th scope=\"col\">%s</th>", STEP[s]);
  fputs("</tr></thead><tbody>\n", out);
  for (size_t k = 0; k < model->steps; k++) {
    const char *form = model->step[k].form;
    if (k > 0 && strcmp(form, model->step[k - 1].form) == 0)
      continue;
    fputs("<tr><th scope=\"row\">", out);
    put_escaped(out, form);
    fputs("</th>", out);
    const uint64_t all = step_cases(model, form, NULL);
    for (unsigned s = 0; s < 4; s++) {
      const uint64_t cases = step_cases(model, form, STEP[s]);
      fputs("<td class=\"n\">", out);
      put_count(out, cases);
      if (cases > 0)
        fprintf(out, " <small>%.3g%%</small>", 100.0 * (double)cases / (double)all);
      fputs("</td>", out);
    }
    fputs("</tr>\n", out);
  }
  fputs("</tbody>", out);
  html_table_end(out);
}

void html_method(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  const struct model_campaign *c = &model->campaign;
  char words[WORDS];
  fputs("<h2 id=\"h-method\">Method</h2>\n<dl class=\"method\">\n", out);
  snprintf(words, sizeof words, "%llu", (unsigned long long)c->seed);
  put_term(out, "Seed", words);
  fputs("<dt>Cases</dt><dd>", out);
  put_count(out, c->first);
  fputs(" to ", out);
  put_count(out, c->last - 1);
  fputs(", of which ", out);
  put_count(out, c->done);
  fputs(" are counted; each test of a form is put to all of them</dd>\n", out);
  put_term(out, "Mix of families", c->mix);
  put_term(out, "graze", c->graze);
  put_term(out, "Compiler", c->compiler);
  put_term(out, "Flags of the tests", c->flags);
  put_term(out, "Instruction level", c->level);
  put_term(out, "Machine", c->machine);
  for (size_t k = 0; k < model->surveys; k++) {
    snprintf(words, sizeof words, "%llu cases or scenes each", (unsigned long long)model->survey[k].cases);
    fputs("<dt>Survey, ", out);
    put_escaped(out, model->survey[k].part);
    fprintf(out, "</dt><dd>%s</dd>\n", words);
  }
  fputs("</dl>\n<p>A case is a pure function of seed, number and form: the counts do not depend on threads "
        "or machines, only the "
        "speeds do. This makes the report again:</p>\n<pre>",
        out);
  campaign_line(model, words);
  put_escaped(out, words);
  fputs("</pre>\n", out);
  put_steps(out, model);
}

static void put_change(FILE *out, const struct change *change) {
  const struct model_finding *f = change->now != NULL ? change->now : change->before;
  fputs("<li>", out);
  html_outcome(out, f->outcome);
  fputs(change->now != NULL ? " <a href=\"#f-" : " <span data-id=\"", out);
  put_anchor(out, f->id);
  fputs("\"><code>", out);
  put_escaped(out, f->id);
  fputs(change->now != NULL ? "</code></a> " : "</code></span> ", out);
  if (change->kind == CHANGE_CHANGED) {
    fputs("<code>", out);
    put_escaped(out, change->before->smallest);
    fputs("</code> → ", out);
  }
  fputs("<code>", out);
  put_escaped(out, f->smallest);
  fputs("</code></li>\n", out);
}

static void put_range(FILE *out, const char *which, const struct model_campaign *campaign) {
  fprintf(out, "%s tried ", which);
  put_count(out, campaign->done);
  fprintf(out,
          " cases a form (%" PRIu64 " to %" PRIu64 ", seed %" PRIu64 ")",
          campaign->first,
          campaign->last,
          campaign->seed);
}

static void put_ranges(FILE *out, const struct model_campaign *before, const struct model_campaign *now) {
  if (changes_same_cases(before, now)) {
    fputs("<p>Both tried the same cases.</p>\n", out);
    return;
  }
  fputs("<p>", out);
  put_range(out, "The older store", before);
  put_range(out, "; this one", now);
  fputs(". They did not try the same cases: what is new or gone can be owed to that.</p>\n", out);
}

void html_changes(FILE *out, const struct report *report) {
  fputs("<h2 id=\"h-changes\">Against the older store</h2>\n", out);
  put_ranges(out, &report->before->campaign, &report->model->campaign);
  if (report->changes.count == 0)
    html_empty(out, "The same findings, with the same smallest cases.");
  for (unsigned kind = 0; kind < CHANGES; kind++) {
    const size_t count = changes_count(&report->changes, (enum change_kind)kind);
    if (count == 0)
      continue;
    fprintf(out, "<h3>%zu %s</h3>\n<ul class=\"changes\">\n", count, change_name((enum change_kind)kind));
    for (size_t k = 0; k < report->changes.count; k++)
      if (report->changes.change[k].kind == (enum change_kind)kind)
        put_change(out, &report->changes.change[k]);
    fputs("</ul>\n", out);
  }
}
