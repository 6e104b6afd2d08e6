/* Maps, discovery and speed, a picture and a table each; places, a shaded table. */
#include "html.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static void put_points(FILE *out, const struct stored_map *m) {
  const uint64_t wrong[OUTCOMES] = {0, m->false_hits, m->missed_hits, m->broken_contracts, m->no_answers};
  bool any = false;
  for (unsigned o = OUTCOME_FALSE_HIT; o < OUTCOMES; o++)
    if (wrong[o] > 0) {
      html_outcome(out, (enum outcome)o);
      html(out, "&nbsp;%s ", COUNT(wrong[o]));
      any = true;
    }
  html(out, "%s<small>of %u × %u</small>", any ? "" : "none ", m->width, m->height);
}

static const struct stored_map *map_of(const struct model *model, size_t test, const char *sweep) {
  for (size_t k = 0; k < model->maps; k++)
    if (model->map[k].test.index == test && strcmp(model->map[k].sweep, sweep) == 0)
      return &model->map[k];
  return NULL;
}

void html_maps(FILE *out, const struct report *report) {
  static const char *const SWEEP[] = {"scene", "turn", "side", "corner", "range"};
  enum { MAP_COLUMNS = sizeof SWEEP / sizeof SWEEP[0] };
  const struct model *model = report->model;
  fputs(
      "<p>One shape stays, the other is moved over a grid, and every point of the grid is a case that is "
      "judged exactly. <em>Scene</em>: small steps, where logic shows. <em>Turn</em>: likewise, of the "
      "second corner of a segment, capsule or triangle, while the first stays. <em>Side</em> and "
      "<em>corner</em>: "
      "steps of one unit in the last place about touching, where rounding shows. <em>Range</em>: the scene "
      "at every scale of the number type. The report shows each test's plainest map. The <em>side</em> of a "
      "point and a triangle is the picture of classrooms (Kettner, Mehlhorn, Pion, Schirra, Yap, 2004): a "
      "point near 0.5, 0.5 and the line x = y. On which side it lies is the sign of a sum of products; "
      "these are rounded to steps that are coarser than the point's own, and so the answer jumps in "
      "blocks.</p>\n",
      out);
  html_table_begin(out, "Wrong points of every error map", "cards", "test|scene|turn|side|corner|range");
  html_rows(out);
  for (size_t test = 0; test < model->tests; test++) {
    bool there = false;
    for (size_t s = 0; s < MAP_COLUMNS; s++)
      there |= map_of(model, test, SWEEP[s]) != NULL;
    if (!there)
      continue;
    html_test_row(out, &model->test[test]);
    for (size_t s = 0; s < MAP_COLUMNS; s++) {
      const struct stored_map *map = map_of(model, test, SWEEP[s]);
      fprintf(out, "<td data-label=\"%s\">", SWEEP[s]);
      if (map == NULL)
        fputs("<small>no such map of its form</small>", out);
      else
        put_points(out, map);
      fputs("</td>", out);
    }
    html_row_end(out);
  }
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
  html_table_begin(out, "Findings met by a number of cases", "plain", "family");
  for (last = 64; last / 8 < model->campaign->last && last < (uint64_t)1 << 48; last *= 8)
    html_column(out, COUNT(last));
  html_rows(out);
  for (size_t f = 0; f <= families; f++) {
    html(out, "<tr><th scope=\"row\">%s</th>", f < families ? family[f] : "all");
    for (uint64_t by = 64; by < last; by *= 8) {
      size_t met = 0;
      for (size_t k = 0; k < model->findings; k++)
        met += model->finding[k].first_case < by &&
               (f == families || strcmp(model->finding[k].family, family[f]) == 0);
      fprintf(out, "<td class=\"n\">%zu</td>", met);
    }
    html_row_end(out);
  }
  html_table_end(out);
}

void html_discovery(FILE *out, const struct report *report) {
  fputs("<p>How many findings had been met after so many cases, by the family of cases that met each "
        "first.</p>\n",
        out);
  html_plots(out, report, "discovery", NULL, UINT_MAX);
  put_discovery_table(out, report->model);
}

/* Between 0 and 1, by its digits: counts of one table go from one to millions. */
static double shade_of(uint64_t count, uint64_t most) {
  return most == 0 ? 0 : log1p((double)count) / log1p((double)most);
}

static void put_shaded_count(FILE *out, uint64_t count, uint64_t most) {
  html_shaded(out, "n", shade_of(count, most));
  html(out, ">%s</td>", count > 0 ? COUNT(count) : "");
}

static void put_places(FILE *out, enum pair pair, const uint64_t *cases) {
  uint64_t most = 0;
  for (unsigned k = 0; k < pair_places(pair) * RELATIONS; k++)
    most = cases[k] > most ? cases[k] : most;
  html(out, "<h3>%s</h3>\n", pair_name(pair));
  char label[80];
  snprintf(label, sizeof label, "Cases at each place, %s", pair_name(pair));
  html_table_begin(out, label, "plain places", "place");
  for (unsigned r = 0; r < RELATIONS; r++)
    html_column(out, relation_name((enum relation)r));
  html_rows(out);
  for (unsigned place = 0; place < pair_places(pair); place++) {
    fprintf(out, "<tr><th scope=\"row\">%s</th>", place_name(pair, (place_t)place));
    for (unsigned r = 0; r < RELATIONS; r++) {
      const uint64_t count = cases[place * RELATIONS + r];
      if (count > 0)
        put_shaded_count(out, count, most);
      else
        fprintf(out,
                "<td class=\"n\">%s</td>",
                place_feasible(pair, (place_t)place, (enum relation)r) ? "<strong>never tried</strong>"
                                                                       : "·");
    }
    html_row_end(out);
  }
  html_table_end(out);
}

void html_coverage(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fputs("<p>Cases by where they lie and what is true of "
        "them, over all forms of a pair. Boxes: the relation of the spans (Allen's) on one axis and on the "
        "other. ·: cannot be.</p>\n",
        out);
  for (unsigned p = 0; p < PAIRS; p++) {
    const enum pair pair = model_pair(p);
    uint64_t cases[PLACES_MAX * RELATIONS] = {0};
    bool there = false;
    for (size_t k = 0; k < model->coverages; k++) {
      const struct stored_coverage *c = &model->coverage[k];
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
      put_places(out, pair, cases);
  }
}

void html_speed(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fputs("<p>Nanoseconds per call in a batch, in the fastest build, and the share of "
        "judged cases that are wrong. ★: no other test of the pair is both as fast and as right. The share "
        "is of this campaign's mix, which is aimed at trouble.</p>\n",
        out);
  html_plots(out, report, "speed", NULL, UINT_MAX);
  html_table_begin(out, "Time and errors of each test", "plain sortable", "");
  html_sorted_column(out, "test", "text");
  html_sorted_column(out, "pair", "text");
  html_sorted_column(out, "ns per call", "number");
  html_sorted_column(out, "wrong", "number");
  html_sorted_column(out, "frontier", "text");
  html_rows(out);
  for (size_t k = 0; k < model->rows; k++) {
    const struct model_row *row = &model->row[k];
    const struct model_test *test = &model->test[row->test];
    if (row->nanoseconds < 0 || test_is(test, ROLE_LIAR))
      continue;
    html_test_row(out, test);
    html(out,
         "<td>%s</td><td class=\"n\" data-value=\"%.9g\">%.2f</td><td class=\"n\" data-value=\"%.9g\">",
         test->pair < PAIRS ? pair_name(test->pair) : "",
         row->nanoseconds,
         row->nanoseconds,
         model_share(row));
    if (row->found == 0)
      fputs("none found", out);
    else
      html(out, "%.3g%%", 100 * model_share(row));
    html(out, "</td><td>%s</td>", model_leads(model, row) ? "★ yes" : "");
    html_row_end(out);
  }
  html_table_end(out);
}
