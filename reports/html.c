/* The page's frame: one file that asks nothing of the network. */
#include "html.h"

#include <inttypes.h>
#include <string.h>

extern const char graze_report_css[], graze_report_js[];

static const struct {
  const char *anchor, *title;
  void (*write)(FILE *out, const struct report *report);
} SECTION[] = {
    {"verdicts", "Verdicts", html_verdicts},
    {"changes", "Changes", html_changes},
    {"maps", "Error maps", html_maps},
    {"findings", "Findings", html_findings},
    {"contract", "Touching", html_contract},
    {"agreement", "Agreement", html_agreement},
    {"discovery", "Discovery", html_discovery},
    {"nearness", "How near", html_nearness},
    {"evidence", "How sure", html_evidence},
    {"coverage", "Places", html_coverage},
    {"speed", "Speed", html_speed},
    {"invalid", "Invalid input", html_invalid},
    {"properties", "Properties", html_properties},
    {"method", "Method", html_method},
};
enum { SECTIONS = sizeof SECTION / sizeof SECTION[0] };

static bool is_left_out(size_t section, const struct report *report) {
  return SECTION[section].write == html_changes && report->before == NULL;
}

static void put_navigation(FILE *out, const struct report *report) {
  fputs("<nav aria-label=\"Sections\"><ul>", out);
  for (size_t k = 0; k < SECTIONS; k++)
    if (!is_left_out(k, report))
      fprintf(out, "<li><a href=\"#%s\">%s</a></li>", SECTION[k].anchor, SECTION[k].title);
  fputs("</ul></nav>\n", out);
}

bool write_html(FILE *out, const struct report *report) {
  fputs("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<meta name=\"color-scheme\" content=\"light dark\">\n<link rel=\"icon\" href=\"data:,\">\n"
        "<title>graze: what hit tests get wrong</title>\n<style>\n",
        out);
  fputs(graze_report_css, out);
  fputs("</style>\n</head>\n<body>\n<a class=\"skip\" href=\"#verdicts\">To the "
        "verdicts</a>\n<header><h1>What hit tests get wrong</h1>\n",
        out);
  put_navigation(out, report);
  fputs("</header>\n<main>\n", out);
  for (size_t k = 0; k < SECTIONS; k++) {
    if (is_left_out(k, report))
      continue;
    fprintf(out, "<section id=\"%s\" aria-labelledby=\"h-%s\">\n", SECTION[k].anchor, SECTION[k].anchor);
    SECTION[k].write(out, report);
    fputs("</section>\n", out);
  }
  html(out, "</main>\n<footer><p>Made by graze %s", report->model->campaign->graze);
  fputs(" from its store; how, is told under <a href=\"#method\">Method</a>.", out);
  if (report->stamp != NULL)
    html(out, " %s", report->stamp);
  fputs("</p></footer>\n<script>\n", out);
  fputs(graze_report_js, out);
  fputs("</script>\n</body>\n</html>\n", out);
  return true;
}

static bool is_about(const struct plot *plot, long subject) {
  return subject == MODEL_NONE || subject == (plot->kind == PLOT_FINDING ? plot->finding
                                              : plot->kind == PLOT_MAP   ? plot->test
                                                                         : (long)plot->pair);
}

static void put_plot(FILE *out, const struct plot *plot, const char *svg) {
  if (svg == NULL) {
    html(out, "<p class=\"drawn\"><a href=\"plots/%s.svg\">%s</a></p>\n", plot->name, plot->title);
    return;
  }
  html(out,
       "<figure><div class=\"drawing\" tabindex=\"0\" role=\"region\" aria-label=\"%s\"><img "
       "loading=\"lazy\" decoding=\"async\" alt=\"\"",
       plot->title);
  unsigned width, height;
  const char *size = strstr(svg, "width=\"");
  if (size != NULL && sscanf(size, "width=\"%u\" height=\"%u\"", &width, &height) == 2)
    html(out, " width=\"%u\" height=\"%u\"", width, height);
  fputs(" src=\"", out);
  put_svg_address(out, svg);
  html(out,
       "\"></div><figcaption>%s <a href=\"plots/%s.svg\">SVG</a> <a href=\"plots/%s.gp\">gnuplot</a> <a "
       "href=\"plots/%s.dat\">data</a></figcaption></figure>\n",
       plot->title,
       plot->name,
       plot->name,
       plot->name);
}

void html_plots(FILE *out, const struct report *report, enum plot_kind kind, long subject) {
  for (size_t k = 0; report->plots != NULL && k < report->plots->count; k++) {
    const struct plot *plot = &report->plots->plot[k];
    if (plot->kind == kind && is_about(plot, subject) && !plot->plain)
      put_plot(out, plot, report->svg[k]);
  }
}

void html_table_begin(FILE *out, const char *label, const char *class_name, const char *columns) {
  html(out,
       "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"%s\"><table "
       "class=\"%s\">\n<thead><tr>",
       label,
       class_name);
  while (*columns != '\0') {
    char title[80];
    const size_t length = strcspn(columns, "|");
    snprintf(title, sizeof title, "%.*s", (int)length, columns);
    html_column(out, title);
    columns += length + (columns[length] == '|');
  }
}

void html_column(FILE *out, const char *title) { html(out, "<th scope=\"col\">%s</th>", title); }

void html_sorted_column(FILE *out, const char *title, const char *sort) {
  html(out, "<th scope=\"col\" data-sort=\"%s\">%s</th>", sort, title);
}

void html_rows(FILE *out) { fputs("</tr></thead><tbody>\n", out); }
void html_table_end(FILE *out) { fputs("</tbody></table></div>\n", out); }

void html_test_row(FILE *out, const struct model_test *test) {
  fputs("<tr><th scope=\"row\">", out);
  html_test_link(out, test);
  fputs("</th>", out);
}

void html_row_end(FILE *out) { fputs("</tr>\n", out); }

void html_cell(FILE *out, const char *label, const char *text) {
  html(out, "<td data-label=\"%s\">%s</td>", label, text);
}

void html_code_cell(FILE *out, const char *label, const char *code) {
  html(out, "<td data-label=\"%s\"><code>%s</code></td>", label, code);
}

void html_count_cell(FILE *out, const char *label, uint64_t count) {
  html(out,
       "<td class=\"n\" data-label=\"%s\" data-value=\"%" PRIu64 "\">%s</td>",
       label,
       count,
       COUNT(count));
}

void html_shaded(FILE *out, const char *class_name, double shade) {
  enum { SHADES = 6 };
  fprintf(out, "<td class=\"%s", class_name);
  if (shade > 0)
    fprintf(out, " s%d", shade >= 1 ? SHADES : 1 + (int)(shade * SHADES));
  fputs("\"", out);
}

void html_test_link(FILE *out, const struct model_test *test) {
  fputs("<a href=\"#test-", out);
  put_anchor(out, test->id);
  html(out, "\"><code>%s</code></a>", test->id);
}

void html_outcome(FILE *out, enum outcome outcome) {
  static const char *const CLASS[OUTCOMES] = {"agrees", "false", "missed", "broken", "none"};
  static const char *const MARK[OUTCOMES] = {"✓", "▲", "▼", "◆", "✕"};
  html(out,
       "<span class=\"mark o-%s\"><span aria-hidden=\"true\">%s</span> %s</span>",
       CLASS[outcome],
       MARK[outcome],
       outcome_name(outcome));
}

void html_answer(FILE *out, enum answer answer) {
  static const char *const CLASS[ANSWERS] = {"miss", "hit", "none"};
  static const char *const MARK[ANSWERS] = {"○", "●", "✕"};
  fprintf(out,
          "<span class=\"a-%s\"><span aria-hidden=\"true\">%s</span> %s</span>",
          CLASS[answer],
          MARK[answer],
          answer_name(answer));
}

void html_empty(FILE *out, const char *what) { fprintf(out, "<p class=\"empty\">%s</p>\n", what); }
