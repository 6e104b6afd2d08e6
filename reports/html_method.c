/* How it was found out: what is needed to do it again, and to doubt it. And what differs from another store.
 */
#include "campaign/tally.h"
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

static const struct stored_property *
property_of(const struct model *model, size_t test, const char *property, const char *reach) {
  for (size_t k = 0; k < model->properties; k++)
    if (model->property[k].test.index == test && strcmp(model->property[k].property, property) == 0 &&
        strcmp(model->property[k].reach, reach) == 0)
      return &model->property[k];
  return NULL;
}

/* The worse of the two reaches is told: small numbers first, since failing there needs no excuse. */
static void put_property(FILE *out, const struct model *model, size_t test, unsigned p) {
  const struct stored_property *small = property_of(model, test, PROPERTY[p].property, "small");
  const struct stored_property *any = property_of(model, test, PROPERTY[p].property, "any");
  const struct stored_property *told = small != NULL && small->changed > 0 ? small : any;
  fprintf(out, "<td data-label=\"%s\"", PROPERTY[p].title);
  if (told == NULL || told->tried == 0) {
    fputs(">·</td>", out);
  } else if (told->changed == 0) {
    fputs(">✓</td>", out);
  } else {
    html(out,
         " title=\"%s: %s; %s: %s\"><span class=\"mark o-missed\">✕</span> %s%s <small>%s of %s</small></td>",
         told->example_before,
         told->answer_before,
         told->example_after,
         told->answer_after,
         told == small ? "small numbers" : "large or fractions",
         told->changed == told->changed_touching ? ", only at touching" : "",
         COUNT(told->changed),
         COUNT(told->tried));
  }
}

void html_properties(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fputs("<p>A case is changed in a way that keeps its truth, exactly, and the test is asked again. ✓: no "
        "change found; ✕: it changed its answer; ·: its form cannot show it. No reference is needed to see "
        "these.</p>\n",
        out);
  html_table_begin(out, "Properties", "cards", "test");
  for (unsigned p = 0; p < PROPERTIES; p++)
    html_column(out, PROPERTY[p].title);
  html_rows(out);
  for (size_t test = 0; test < model->tests; test++) {
    html_test_row(out, &model->test[test]);
    for (unsigned p = 0; p < PROPERTIES; p++)
      put_property(out, model, test, p);
    html_row_end(out);
  }
  html_table_end(out);
}

static void put_term(FILE *out, const char *term, const char *text) {
  html(out, "<dt>%s</dt><dd>%s</dd>\n", term, *text == '\0' ? "not told by the store" : text);
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
        "cannot decide: whole numbers in integers wide enough; a floating filter with a proven bound; "
        "error-free transformations; an accumulator, which is a whole number as long as it takes.</p>\n",
        out);
  html_table_begin(out, "Cases decided by each step", "plain", "form");
  for (unsigned s = 0; s < 4; s++)
    html_column(out, STEP[s]);
  html_rows(out);
  for (size_t k = 0; k < model->steps; k++) {
    const char *form = model->step[k].form;
    if (k > 0 && strcmp(form, model->step[k - 1].form) == 0)
      continue;
    html(out, "<tr><th scope=\"row\">%s</th>", form);
    const uint64_t all = step_cases(model, form, NULL);
    for (unsigned s = 0; s < 4; s++) {
      const uint64_t cases = step_cases(model, form, STEP[s]);
      html(out, "<td class=\"n\">%s", COUNT(cases));
      if (cases > 0)
        html(out, " <small>%.3g%%</small>", 100.0 * (double)cases / (double)all);
      fputs("</td>", out);
    }
    html_row_end(out);
  }
  html_table_end(out);
}

void html_method(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  const struct stored_campaign *c = model->campaign;
  char again[WORDS];
  campaign_line(model, again);
  html(out,
       "<dl class=\"method\">\n<dt>Seed</dt><dd>%" PRIu64 "</dd>\n"
       "<dt>Cases</dt><dd>%s to %s, of which %s are counted; each test of a form is put to the same ones: to "
       "all of "
       "them, or to one in %d for a segment, capsule, ellipse, triangle or quad beside tests of other "
       "shapes</dd>\n",
       c->seed,
       COUNT(c->first),
       COUNT(c->last - 1),
       COUNT(model->done),
       HULLS_EVERY);
  put_term(out, "Mix of families", c->mix);
  put_term(out, "graze", c->graze);
  put_term(out, "Compiler", c->compiler);
  put_term(out, "Flags of the tests", c->flags);
  put_term(out, "Instruction level", c->level);
  put_term(out, "Machine", c->machine);
  for (size_t k = 0; k < model->surveys; k++)
    html(out,
         "<dt>Survey, %s</dt><dd>%" PRIu64 " cases or scenes each</dd>\n",
         model->survey[k].part,
         model->survey[k].cases);
  html(out,
       "</dl>\n<p>A case is a pure function of seed, number and form: the counts do not depend on threads or "
       "machines, only the speeds do. To make the report again:</p>\n<pre tabindex=\"0\">%s</pre>\n",
       again);
  put_steps(out, model);
}

static void put_change(FILE *out, const struct change *change) {
  const struct stored_finding *f = change->now != NULL ? change->now : change->before;
  fputs("<li>", out);
  html_outcome(out, f->outcome);
  fputs(change->now != NULL ? " <a href=\"#f-" : " <span data-id=\"", out);
  put_anchor(out, f->id);
  html(out, "\"><code>%s</code></%s> ", f->id, change->now != NULL ? "a" : "span");
  if (change->kind == CHANGE_CHANGED)
    html(out, "<code>%s</code> → ", change->before->smallest);
  html(out, "<code>%s</code></li>\n", f->smallest);
}

static void put_range(FILE *out, const char *which, const struct model *model) {
  html(out,
       "%s tried up to %s cases per form (%" PRIu64 " to %" PRIu64 ", seed %" PRIu64 ")",
       which,
       COUNT(model->done),
       model->campaign->first,
       model->campaign->last,
       model->campaign->seed);
}

static void put_ranges(FILE *out, const struct model *before, const struct model *now) {
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
  put_ranges(out, report->before, report->model);
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
