/* The page's frame: one file that asks nothing of the network. */
#include "html.h"

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
        "verdicts</a>\n<header><h1>What hit tests "
        "get wrong</h1>\n",
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
  fputs("</main>\n<footer><p>Made by graze ", out);
  put_escaped(out, report->model->campaign.graze);
  fputs(" from its store; how, is told under <a href=\"#method\">Method</a>.", out);
  if (report->stamp != NULL) {
    fputs(" ", out);
    put_escaped(out, report->stamp);
  }
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
    fprintf(out, "<p class=\"drawn\"><a href=\"plots/%s.svg\">", plot->name);
    put_escaped(out, plot->title);
    fputs("</a></p>\n", out);
    return;
  }
  fputs("<figure><div class=\"drawing\" tabindex=\"0\" role=\"region\" aria-label=\"", out);
  put_escaped(out, plot->title);
  fputs("\"><img loading=\"lazy\" decoding=\"async\" alt=\"\"", out);
  unsigned width, height;
  const char *size = strstr(svg, "width=\"");
  if (size != NULL && sscanf(size, "width=\"%u\" height=\"%u\"", &width, &height) == 2)
    fprintf(out, " width=\"%u\" height=\"%u\"", width, height);
  fputs(" src=\"", out);
  put_svg_address(out, svg);
  fputs("\"></div><figcaption>", out);
  put_escaped(out, plot->title);
  fprintf(out,
          " <a href=\"plots/%s.svg\">SVG</a> <a href=\"plots/%s.gp\">gnuplot</a> <a "
          "href=\"plots/%s.dat\">data</a></figcaption></figure>\n",
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

void html_table_begin(FILE *out, const char *label, const char *class_name) {
  fputs("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"", out);
  put_escaped(out, label);
  fprintf(out, "\"><table class=\"%s\">\n", class_name);
}

void html_table_end(FILE *out) { fputs("</table></div>\n", out); }

void html_test_link(FILE *out, const struct model_test *test) {
  fputs("<a href=\"#test-", out);
  put_anchor(out, test->id);
  fputs("\"><code>", out);
  put_escaped(out, test->id);
  fputs("</code></a>", out);
}

void html_outcome(FILE *out, enum outcome outcome) {
  static const char *const CLASS[OUTCOMES] = {"agrees", "false", "missed", "broken", "none"};
  static const char *const MARK[OUTCOMES] = {"✓", "▲", "▼", "◆", "✕"};
  fprintf(out,
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
