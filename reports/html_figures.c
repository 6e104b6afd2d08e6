/* Pictures, each with its table: maps, discovery, nearness, places, speed. */
#include "html.h"

#include <stdlib.h>
#include <string.h>

static void put_points(FILE *out, const struct model_map *m) {
  const uint64_t wrong[OUTCOMES] = {0, m->false_hits, m->missed_hits, m->broken_contracts, m->no_answers};
  bool any = false;
  for (unsigned o = OUTCOME_FALSE_HIT; o < OUTCOMES; o++)
    if (wrong[o] > 0) {
      html_outcome(out, (enum outcome)o);
      fputs("&nbsp;", out);
      put_count(out, wrong[o]);
      fputs(" ", out);
      any = true;
    }
  fputs(any ? "" : "none ", out);
  fprintf(out, "<small>of %u × %u</small>", m->width, m->height);
}

static const struct model_map *map_of(const struct model *model, size_t test, const char *sweep) {
  for (size_t k = 0; k < model->maps; k++)
    if (model->map[k].test == test && strcmp(model->map[k].sweep, sweep) == 0)
      return &model->map[k];
  return NULL;
}

static bool has_map(const struct plots *plots, size_t test) {
  for (size_t k = 0; plots != NULL && k < plots->count; k++)
    if (plots->plot[k].kind == PLOT_MAP && !plots->plot[k].plain && plots->plot[k].test == (long)test)
      return true;
  return false;
}

/* In the order of the verdicts. A test's maps fold away; the first test's stand open. */
static void put_maps(FILE *out, const struct report *report) {
  bool first = true;
  for (size_t k = 0; k < report->model->rows; k++) {
    const struct model_row *row = &report->model->row[k];
    char sentence[WORDS];
    if (row->pixels || !has_map(report->plots, row->test))
      continue;
    fprintf(out, "<details class=\"test\"%s><summary><code>", first ? " open" : "");
    put_escaped(out, report->model->test[row->test].id);
    fputs("</code><br><small>", out);
    row_sentence(report->model, row, sentence);
    put_escaped(out, sentence);
    fputs("</small></summary>\n", out);
    html_plots(out, report, PLOT_MAP, (long)row->test);
    fputs("</details>\n", out);
    first = false;
  }
}

void html_maps(FILE *out, const struct report *report) {
  static const char *const SWEEP[] = {"scene", "side", "corner", "range"};
  const struct model *model = report->model;
  fputs("<h2 id=\"h-maps\">Error maps</h2>\n", out);
  if (model->maps == 0) {
    html_empty(out, "The store holds no error maps.");
    return;
  }
  fputs("<p>One shape stays, the other is moved over a grid, and every point of the grid is a case that is "
        "judged exactly. "
        "<em>Scene</em>: small steps, where logic shows. <em>Side</em> and <em>corner</em>: steps of one "
        "unit in the last "
        "place about touching, where rounding shows. <em>Range</em>: the scene at every scale of the number "
        "type. Only maps on which something is wrong are drawn; open a test to see its own.</p>\n",
        out);
  put_maps(out, report);
  html_table_begin(out, "Wrong points of every error map", "cards");
  fputs("<thead><tr><th scope=\"col\">test</th><th scope=\"col\">scene</th><th scope=\"col\">side</th><th "
        "scope=\"col\">corner</th><th scope=\"col\">range</th></tr></thead><tbody>\n",
        out);
  for (size_t test = 0; test < model->tests; test++) {
    bool there = false;
    for (size_t s = 0; s < 4; s++)
      there |= map_of(model, test, SWEEP[s]) != NULL;
    if (!there)
      continue;
    fputs("<tr><th scope=\"row\">", out);
    html_test_link(out, &model->test[test]);
    fputs("</th>", out);
    for (size_t s = 0; s < 4; s++) {
      const struct model_map *map = map_of(model, test, SWEEP[s]);
      fprintf(out, "<td data-label=\"%s\">", SWEEP[s]);
      if (map == NULL)
        fputs("<small>no such map of its form</small>", out);
      else
        put_points(out, map);
      fputs("</td>", out);
    }
    fputs("</tr>\n", out);
  }
  fputs("</tbody>", out);
  html_table_end(out);
}

/* Findings by the family of their first case, and how many were met by case 4^k. */
static void put_discovery_table(FILE *out, const struct model *model) {
  const char *family[64] = {NULL};
  size_t families = 0;
  for (size_t k = 0; k < model->findings; k++) {
    size_t f = 0;
    while (f < families && strcmp(family[f], model->finding[k].family) != 0)
      f++;
    if (f == families && families < sizeof family / sizeof family[0])
      family[families++] = model->finding[k].family;
  }
  uint64_t last = 1;
  html_table_begin(out, "Findings met by a number of cases", "plain");
  fputs("<thead><tr><th scope=\"col\">family</th>", out);
  for (last = 64; last / 8 < model->campaign.last && last < (uint64_t)1 << 48; last *= 8) {
    fputs("<th scope=\"col\">", out);
    put_count(out, last);
    fputs("</th>", out);
  }
  fputs("</tr></thead><tbody>\n", out);
  for (size_t f = 0; f <= families; f++) {
    fputs("<tr><th scope=\"row\">", out);
    put_escaped(out, f < families ? family[f] : "all");
    fputs("</th>", out);
    for (uint64_t by = 64; by < last; by *= 8) {
      size_t met = 0;
      for (size_t k = 0; k < model->findings; k++)
        met += model->finding[k].first_case < by &&
               (f == families || strcmp(model->finding[k].family, family[f]) == 0);
      fprintf(out, "<td class=\"n\">%zu</td>", met);
    }
    fputs("</tr>\n", out);
  }
  fputs("</tbody>", out);
  html_table_end(out);
}

void html_discovery(FILE *out, const struct report *report) {
  fputs("<h2 id=\"h-discovery\">How soon each was found</h2>\n", out);
  if (report->model->findings == 0) {
    html_empty(out, "There is no finding whose first case could be told.");
    return;
  }
  fputs("<p>How many findings had been met after so many cases, by the family of cases that met each "
        "first.</p>\n",
        out);
  html_plots(out, report, PLOT_DISCOVERY, MODEL_NONE);
  put_discovery_table(out, report->model);
}

/* The bins of nearness, joined to few columns: from a hair to as far as the shapes are large. */
static const struct {
  int from, to;
  const char *title;
} NEAR[] = {{-9999, -9999, "touching"},
            {-9998, -41, "under 2^-40"},
            {-40, -21, "2^-40 to 2^-20"},
            {-20, -8, "2^-20 to 2^-7"},
            {-7, -1, "2^-7 to 1"},
            {0, 9999, "1 and more"}};
enum { NEARS = sizeof NEAR / sizeof NEAR[0] };

void html_nearness(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fputs("<h2 id=\"h-nearness\">How near the wrong answers are</h2>\n", out);
  if (model->nearnesses == 0) {
    html_empty(out, "The store holds no nearness of wrong answers.");
    return;
  }
  fputs("<p>Wrong answers by the gap beside the size of the larger shape. Rounding is wrong by a hair; logic "
        "is wrong by as much "
        "as the shapes are large.</p>\n",
        out);
  html_plots(out, report, PLOT_NEARNESS, MODEL_NONE);
  html_table_begin(out, "Wrong answers by their relative gap", "plain");
  fputs("<thead><tr><th scope=\"col\">test</th><th scope=\"col\">outcome</th>", out);
  for (unsigned n = 0; n < NEARS; n++)
    fprintf(out, "<th scope=\"col\">%s</th>", NEAR[n].title);
  fputs("</tr></thead><tbody>\n", out);
  for (size_t k = 0; k < model->nearnesses;) {
    const struct model_nearness *first = &model->nearness[k];
    uint64_t counts[NEARS] = {0};
    for (; k < model->nearnesses && model->nearness[k].test == first->test &&
           model->nearness[k].pixels == first->pixels && model->nearness[k].outcome == first->outcome;
         k++)
      for (unsigned n = 0; n < NEARS; n++)
        if (model->nearness[k].bin >= NEAR[n].from && model->nearness[k].bin <= NEAR[n].to)
          counts[n] += model->nearness[k].count;
    fputs("<tr><th scope=\"row\">", out);
    html_test_link(out, &model->test[first->test]);
    fputs(first->pixels ? " <small>boxes as pixels</small></th><td>" : "</th><td>", out);
    html_outcome(out, first->outcome);
    fputs("</td>", out);
    for (unsigned n = 0; n < NEARS; n++) {
      fputs("<td class=\"n\">", out);
      put_count(out, counts[n]);
      fputs("</td>", out);
    }
    fputs("</tr>\n", out);
  }
  fputs("</tbody>", out);
  html_table_end(out);
}

static void put_places(FILE *out, const struct model *model, enum pair pair, const uint64_t *cases) {
  (void)model;
  fprintf(out, "<h3>%s</h3>\n", pair_name(pair));
  html_table_begin(out, "Cases at each place", "plain");
  fputs("<thead><tr><th scope=\"col\">place</th>", out);
  for (unsigned r = 0; r < RELATIONS; r++)
    fprintf(out, "<th scope=\"col\">%s</th>", relation_name((enum relation)r));
  fputs("</tr></thead><tbody>\n", out);
  for (unsigned place = 0; place < pair_places(pair); place++) {
    fprintf(out, "<tr><th scope=\"row\">%s</th>", place_name(pair, (place_t)place));
    for (unsigned r = 0; r < RELATIONS; r++) {
      const uint64_t count = cases[place * RELATIONS + r];
      const bool can = place_feasible(pair, (place_t)place, (enum relation)r);
      fputs("<td class=\"n\">", out);
      if (count > 0)
        put_count(out, count);
      else
        fputs(can ? "<strong>never tried</strong>" : "·", out);
      fputs("</td>", out);
    }
    fputs("</tr>\n", out);
  }
  fputs("</tbody>", out);
  html_table_end(out);
}

void html_coverage(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fputs("<h2 id=\"h-coverage\">Which places were tried</h2>\n<p>Cases by where they lie and what is true of "
        "them, over all forms "
        "of a pair. Boxes: the relation of the spans (Allen's) on one axis and on the other. ·: cannot "
        "be.</p>\n",
        out);
  html_plots(out, report, PLOT_COVERAGE, MODEL_NONE);
  for (unsigned p = 0; p < PAIRS; p++) {
    const enum pair pair = MODEL_PAIRS[p];
    uint64_t cases[PLACES_MAX * RELATIONS] = {0};
    bool there = false;
    for (size_t k = 0; k < model->coverages; k++) {
      const struct model_coverage *c = &model->coverage[k];
      struct form form;
      char why[FORM_TEXT];
      if (!form_parse(c->form, &form, why) || form_pair(&form) != pair)
        continue;
      for (unsigned place = 0; place < pair_places(pair); place++)
        if (strcmp(place_name(pair, (place_t)place), c->place) == 0) {
          cases[place * RELATIONS + c->relation] += c->cases;
          there = true;
        }
    }
    if (there)
      put_places(out, model, pair, cases);
  }
}

static double wrongness(const struct model_row *row) {
  return row->judged == 0 ? 0 : (double)model_wrong(row) / (double)row->judged;
}

/* No other test of the pair is both faster and less wrong. */
static bool is_on_frontier(const struct model *model, const struct model_row *row) {
  for (size_t k = 0; k < model->rows; k++) {
    const struct model_row *other = &model->row[k];
    if (model->test[other->test].pair != model->test[row->test].pair || other->nanoseconds < 0 ||
        strcmp(model->test[other->test].role, role_name(ROLE_LIAR)) == 0)
      continue;
    const bool no_worse = other->nanoseconds <= row->nanoseconds && wrongness(other) <= wrongness(row);
    const bool better = other->nanoseconds < row->nanoseconds || wrongness(other) < wrongness(row);
    if (no_worse && better)
      return false;
  }
  return true;
}

void html_speed(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fputs("<h2 id=\"h-speed\">Speed against wrongness</h2>\n", out);
  if (model->speeds == 0) {
    html_empty(out, "The store holds no measured speed.");
    return;
  }
  fputs("<p>Nanoseconds a call in a batch at the best instruction level of the machine, and the share of "
        "judged cases that are "
        "wrong. ★: on the frontier, no other test of the pair is both as fast and as right. The share is of "
        "this "
        "campaign's mix, which is aimed at trouble.</p>\n",
        out);
  html_plots(out, report, PLOT_SPEED, MODEL_NONE);
  html_table_begin(out, "Speed and wrongness", "plain sortable");
  fputs(
      "<thead><tr><th scope=\"col\" data-sort=\"text\">test</th><th scope=\"col\" "
      "data-sort=\"text\">pair</th><th "
      "scope=\"col\" data-sort=\"number\">ns a call</th><th scope=\"col\" data-sort=\"number\">wrong</th><th "
      "scope=\"col\" data-sort=\"text\">frontier</th></tr></thead><tbody>\n",
      out);
  for (size_t k = 0; k < model->rows; k++) {
    const struct model_row *row = &model->row[k];
    const struct model_test *test = &model->test[row->test];
    if (row->nanoseconds < 0 || row->pixels || strcmp(test->role, role_name(ROLE_LIAR)) == 0)
      continue;
    fputs("<tr><th scope=\"row\">", out);
    html_test_link(out, test);
    fprintf(
        out,
        "</th><td>%s</td><td class=\"n\" data-value=\"%.9g\">%.2f</td><td class=\"n\" data-value=\"%.9g\">",
        test->pair < PAIRS ? pair_name(test->pair) : "",
        row->nanoseconds,
        row->nanoseconds,
        wrongness(row));
    if (row->found == 0)
      fputs("none found", out);
    else
      fprintf(out, "%.3g%%", 100 * wrongness(row));
    fprintf(out, "</td><td>%s</td></tr>\n", is_on_frontier(model, row) ? "★ yes" : "");
  }
  fputs("</tbody>", out);
  html_table_end(out);
}
