/* The frame of both pages, which ask nothing of the network. */
#include "html.h"

#include <inttypes.h>
#include <stddef.h>
#include <string.h>

extern const char graze_report_css[], graze_report_js[];

/* Which reports have a section, on which of the two pages, and the rows of the model without which there is
 * nothing to tell; 0: it always has something. */
enum reports { ALL, COMPARED, OWN };
enum page { FRONT, METHOD };
#define ROWS(plural) offsetof(struct model, plural)
static const struct {
  const char *anchor, *title, *heading;
  enum reports reports;
  enum page page;
  size_t rows;
  html_section *write;
} SECTION[] = {
    {"verdicts", "Verdicts", "Verdicts", COMPARED, FRONT, 0, html_verdicts},
    {"changes", "Changes", "Against the older store", ALL, FRONT, 0, html_changes},
    {"use", "What to use", "What to use instead", COMPARED, FRONT, 0, html_use},
    {"findings", "Findings", "What is wrong, test by test", ALL, FRONT, ROWS(findings), html_findings},
    {"sure", "How sure", "How sure", COMPARED, FRONT, 0, html_sure},
    {"again", "Again", "What makes this report again", OWN, FRONT, 0, html_method},
    {"sources", "Sources", "Sources", COMPARED, FRONT, 0, html_sources},
    {"words", "Words", "Words", ALL, FRONT, 0, html_words},
    {"maps", "Maps", "Error maps", ALL, METHOD, ROWS(maps), html_maps},
    {"contract", "Touching", "What each test says at touching", ALL, METHOD, ROWS(touchings), html_contract},
    {"agreement", "Agreement", "Who agrees with whom", COMPARED, METHOD, ROWS(agreements), html_agreement},
    {"soon", "How soon", "How soon would we have known", COMPARED, METHOD, ROWS(soons), html_soon},
    {"discovery", "Discovery", "How soon each was found", COMPARED, METHOD, ROWS(findings), html_discovery},
    {"evidence", "Proofs", "Proofs, bounds and lattices", COMPARED, METHOD, 0, html_evidence},
    {"coverage", "Places", "Which places were tried", ALL, METHOD, ROWS(coverages), html_coverage},
    {"speed", "Speed", "Speed and errors", COMPARED, METHOD, ROWS(speeds), html_speed},
    {"properties",
     "Properties",
     "What an answer must not depend on",
     ALL,
     METHOD,
     ROWS(properties),
     html_properties},
    {"method", "Method", "Method", COMPARED, METHOD, 0, html_method},
};
enum { SECTIONS = sizeof SECTION / sizeof SECTION[0] };

static bool is_there(size_t section, const struct report *report, enum page page) {
  size_t rows = 1;
  if (SECTION[section].rows != 0)
    memcpy(&rows, (const char *)report->model + SECTION[section].rows, sizeof rows);
  return SECTION[section].page == page && rows > 0 &&
         SECTION[section].reports != (model_is_own(report->model) ? COMPARED : OWN) &&
         (SECTION[section].write != html_changes || report->before != NULL);
}

static void put_navigation(FILE *out, const struct report *report, enum page page) {
  fputs("<nav aria-label=\"Sections\"><ul>", out);
  if (page == METHOD)
    fputs("<li><a href=\"report.html\">← The report</a></li>", out);
  for (size_t k = 0; k < SECTIONS; k++)
    if (is_there(k, report, page))
      fprintf(out, "<li><a href=\"#%s\">%s</a></li>", SECTION[k].anchor, SECTION[k].title);
  if (page == FRONT)
    fputs("<li><a href=\"method.html\">Method and evidence →</a></li>", out);
  fputs("</ul></nav>\n", out);
}

static void put_sections(FILE *out, const struct report *report, enum page page) {
  for (size_t k = 0; k < SECTIONS; k++) {
    if (!is_there(k, report, page))
      continue;
    const char *anchor = SECTION[k].anchor;
    fprintf(out, "<section id=\"%s\" aria-labelledby=\"h-%s\">\n", anchor, anchor);
    fprintf(out, "<h2 id=\"h-%s\">%s</h2>\n", anchor, SECTION[k].heading);
    SECTION[k].write(out, report);
    fputs("</section>\n", out);
  }
}

static bool write_page(FILE *out, const struct report *report, enum page page) {
  fputs("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<meta name=\"color-scheme\" content=\"light dark\">\n<link rel=\"icon\" href=\"data:,\">\n",
        out);
  fprintf(out,
          "<title>graze: %s</title>\n<style>\n",
          page == FRONT ? "what hit tests get wrong" : "method and evidence");
  fputs(graze_report_css, out);
  fputs("</style>\n</head>\n<body>\n<a class=\"skip\" href=\"#main\">To the content</a>\n<header>\n", out);
  if (page == METHOD)
    fputs("<h1>Method and evidence</h1>\n", out);
  else if (model_is_own(report->model))
    html_own(out, report);
  else
    html_lead(out, report);
  put_navigation(out, report, page);
  fputs("</header>\n<main id=\"main\">\n", out);
  put_sections(out, report, page);
  html(out, "</main>\n<footer><p>Made by graze %s from its store.", report->model->campaign->graze);
  if (report->stamp != NULL)
    html(out, " %s", report->stamp);
  fputs("</p></footer>\n<script>\n", out);
  fputs(graze_report_js, out);
  fputs("</script>\n</body>\n</html>\n", out);
  return true;
}

bool write_html(FILE *out, const struct report *report) { return write_page(out, report, FRONT); }
bool write_method(FILE *out, const struct report *report) { return write_page(out, report, METHOD); }

static void put_image(FILE *out, const char *title, const char *svg) {
  unsigned width, height;
  const char *size = strstr(svg, "width=\"");
  html(out, "<img loading=\"lazy\" decoding=\"async\" alt=\"%s\"", title);
  if (size != NULL && sscanf(size, "width=\"%u\" height=\"%u\"", &width, &height) == 2)
    html(out, " width=\"%u\" height=\"%u\"", width, height);
  fputs(" src=\"", out);
  put_svg_address(out, svg);
  fputs("\">", out);
}

void html_card(FILE *out, const char *title, const char *svg) {
  fputs("<figure>", out);
  put_image(out, title, svg);
  fputs("<figcaption>", out);
}

static void put_plot(FILE *out, const char *name, const char *title, const char *svg) {
  if (svg == NULL) {
    html(out, "<p class=\"drawn\"><a href=\"plots/%s.svg\">%s</a></p>\n", name, title);
    return;
  }
  html(out, "<figure><div class=\"drawing\" tabindex=\"0\" role=\"region\" aria-label=\"%s\">", title);
  put_image(out, "", svg);
  html(out, "</div><figcaption>%s</figcaption></figure>\n", title);
}

void html_plots(
    FILE *out, const struct report *report, const char *kind, const char *subject, unsigned most) {
  sqlite3_stmt *s = NULL;
  if (report->pictures == NULL ||
      sqlite3_prepare_v2(report->pictures,
                         "SELECT name, title, svg FROM drawn WHERE kind = ?1 AND (?2 IS NULL OR ?2 IN "
                         "(finding, test, pair)) ORDER BY turn LIMIT ?3",
                         -1,
                         &s,
                         NULL) != SQLITE_OK)
    return;
  sqlite3_bind_text(s, 1, kind, -1, SQLITE_STATIC);
  sqlite3_bind_text(s, 2, subject, -1, SQLITE_STATIC);
  sqlite3_bind_int64(s, 3, most);
  while (sqlite3_step(s) == SQLITE_ROW)
    put_plot(out,
             (const char *)sqlite3_column_text(s, 0),
             (const char *)sqlite3_column_text(s, 1),
             (const char *)sqlite3_column_text(s, 2));
  sqlite3_finalize(s);
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
  html_far_link(out, test);
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

static void put_link(FILE *out, const char *page, const struct model_test *test) {
  fprintf(out, "<a href=\"%s#test-", page);
  put_anchor(out, test->id);
  html(out, "\"><code>%s</code></a>", test->id);
}

void html_test_link(FILE *out, const struct model_test *test) { put_link(out, "", test); }
void html_far_link(FILE *out, const struct model_test *test) { put_link(out, "report.html", test); }

void html_term(FILE *out, const char *word, const char *shown) {
  html(out, "<a class=\"term\" href=\"#word-%s\">%s</a>", word, shown);
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

const struct answer_look ANSWER_LOOK[ANSWERS] = {{"miss", "○"}, {"hit", "●"}, {"none", "✕"}, {"none", "–"}};

void html_answer(FILE *out, enum answer answer) {
  fprintf(out,
          "<span class=\"a-%s\"><span aria-hidden=\"true\">%s</span> %s</span>",
          ANSWER_LOOK[answer].class,
          ANSWER_LOOK[answer].mark,
          answer_name(answer));
}

void html_empty(FILE *out, const char *what) { fprintf(out, "<p class=\"empty\">%s</p>\n", what); }
