/* The first screen of a comparison, and what stands at its end: what to use, how sure, sources, words. */
#include "html.h"
#include "pictures.h"

#include <string.h>

static void put_cards(FILE *out, const struct report *report) {
  sqlite3_stmt *s = NULL;
  bool begun = false;
  if (report->pictures == NULL ||
      sqlite3_prepare_v2(
          report->pictures,
          "SELECT title, svg, c.test, says FROM drawn d JOIN picture_card c ON c.test = d.test "
          "WHERE kind = 'card' AND svg IS NOT NULL ORDER BY turn",
          -1,
          &s,
          NULL) != SQLITE_OK)
    return;
  while (sqlite3_step(s) == SQLITE_ROW) {
    const long test = model_find_test(report->model, (const char *)sqlite3_column_text(s, 2));
    if (test == MODEL_NONE)
      continue;
    fputs(begun ? "" : "<div class=\"shown\">\n", out);
    begun = true;
    html_card(out, (const char *)sqlite3_column_text(s, 0), (const char *)sqlite3_column_text(s, 1));
    html_test_link(out, &report->model->test[test]);
    html(out, " %s</figcaption></figure>\n", (const char *)sqlite3_column_text(s, 3));
  }
  sqlite3_finalize(s);
  fputs(begun ? "</div>\n" : "", out);
}

static const char *number_word(size_t count) {
  static const char *const WORD[] = {"no", "one", "two", "three", "four", "five"};
  return count < sizeof WORD / sizeof WORD[0] ? WORD[count] : "several";
}

/* How the wrong ones fare, by what a reader cares about; each leads to its rows. */
static void put_standings(FILE *out, const struct headline *c) {
  fputs("<ul class=\"standings\">", out);
  for (unsigned s = STANDS_LOGIC; s <= STANDS_RIGHT; s++)
    if (c->standing[s] > 0)
      html(out,
           "<li class=\"standing-%u\"><a href=\"#standing-%u\"><strong>%zu</strong> %s</a></li>",
           s,
           s,
           c->standing[s],
           standing_name((enum standing)s));
  fputs("</ul>\n", out);
}

void html_lead(FILE *out, const struct report *report) {
  const struct headline c = headline_of(report->model);
  if (c.told.tests > 0)
    html(out,
         "<h1>%zu of %zu hit tests from %s tutorial%s are wrong somewhere</h1>\n",
         c.told.wrong,
         c.told.tests,
         number_word(c.documents),
         c.documents == 1 ? "" : "s");
  else
    fputs("<h1>What hit tests get wrong</h1>\n", out);
  fputs("<p class=\"lead\">A hit test says whether two shapes meet: does the ball touch the wall?</p>\n",
        out);
  put_cards(out, report);
  if (c.told.tests > 0)
    put_standings(out, &c);
  html(out,
       "<p>Each was put to up to %s cases, and each answer was compared with exact arithmetic.",
       COUNT(report->model->done));
  if (c.published.tests > 0)
    html(out,
         " Besides them stands a museum of known bugs: %zu tests that others published, each picked for its "
         "mistake, or because it is what somebody mended one to. That %zu of them are wrong says nothing of "
         "published code at large.",
         c.published.tests,
         c.published.wrong);
  if (c.taught.tests > 0)
    html(out,
         " Of the methods that books and courses teach, some as they are often left, %zu of %zu are wrong.",
         c.taught.wrong,
         c.taught.tests);
  fputs("</p>\n", out);
  if (report->playground != NULL)
    html(out, "<p><a class=\"button\" href=\"%s\">Drag the shapes yourself</a></p>\n", report->playground);
}

/* Code to copy: the files of use/, and for which numbers they are exact. */
extern const char graze_use_h[], graze_use_js[], graze_use_py[], graze_use_java[], graze_use_cs[];
static const struct {
  const char *language, *code, *exact;
} USE[] = {
    {"C", graze_use_h, "circle_box is exact while all numbers lie within ±1,000,000,000."},
    {"JavaScript",
     graze_use_js,
     "circleBox is exact for whole numbers within ±33,554,432; fractions can be wrong by a hair, by "
     "rounding."},
    {"Python",
     graze_use_py,
     "circle_box is exact for ints of any size; floats can be wrong by a hair, by rounding."},
    {"Java", graze_use_java, "circleBox is exact while all numbers lie within ±1,000,000,000."},
    {"C#", graze_use_cs, "CircleBox is exact while all numbers lie within ±1,000,000,000."},
};

void html_use(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  size_t house = 0;
  for (size_t k = 0; k < model->rows; k++)
    house += row_standing(model, &model->row[k]) == STANDS_HOUSE;
  fputs("<p>Keep boxes by their ends (left, top, right, bottom), measure from the circle to the nearest "
        "point of "
        "the box, and compare squares. The box test below adds nothing, so it is exact for all numbers. "
        "Shapes that "
        "touch are hits; with &lt; in place of &lt;= they are misses.</p>\n",
        out);
  for (size_t k = 0; k < sizeof USE / sizeof USE[0]; k++)
    html(out,
         "<details%s><summary>%s</summary><p>%s</p><pre tabindex=\"0\">%s</pre></details>\n",
         k == 0 ? " open" : "",
         USE[k].language,
         USE[k].exact,
         USE[k].code);
  if (house > 0)
    html(out,
         "<p>For every number that a form can hold there are <a href=\"#standing-%u\">%zu house tests</a>, "
         "in C.</p>\n",
         (unsigned)STANDS_HOUSE,
         house);
}

/* Whether those made to be wrong were found out, and those made to be right were not. */
static void put_controls(FILE *out, const struct model *model) {
  static const struct {
    enum role role;
    bool wrong;
    const char *says;
  } CONTROL[] = {{ROLE_LIAR, true, "tests made to be wrong were found out"},
                 {ROLE_HOUSE, false, "house tests, made to be right, were never wrong"}};
  fputs("<ul class=\"controls\">", out);
  for (unsigned n = 0; n < 2; n++) {
    size_t all = 0, so = 0;
    for (size_t k = 0; k < model->rows; k++)
      if (test_is(&model->test[model->row[k].test], CONTROL[n].role)) {
        all++;
        so += (model->row[k].found > 0) == CONTROL[n].wrong;
      }
    if (all > 0)
      html(out,
           "<li class=\"%s\">%s %zu of %zu %s.</li>",
           so == all ? "good" : "bad",
           so == all ? "✓" : "✕",
           so,
           all,
           CONTROL[n].says);
  }
  fputs("</ul>\n", out);
}

void html_sure(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  size_t rows[EVIDENCES] = {0};
  for (size_t k = 0; k < model->rows; k++)
    rows[row_evidence(model, &model->row[k])]++;
  put_controls(out, model);
  fputs("<dl class=\"levels\">", out);
  for (unsigned e = 0; e < EVIDENCES; e++)
    if (rows[e] > 0)
      fprintf(out,
              "<dt class=\"evidence e%u\">%s <span class=\"n\">%zu</span></dt><dd>%s</dd>",
              e,
              evidence_name((enum evidence)e),
              rows[e],
              evidence_meaning((enum evidence)e));
  fputs("</dl>\n<p>Proofs, bounds on rounding, lattices, seeds and machines: <a "
        "href=\"method.html\">method and evidence</a>.</p>\n",
        out);
}

/* Where the documents stand, as they name themselves. */
static const struct {
  const char *title, *by, *address;
} SOURCE[DOCUMENTS] = {
    [D0] = {"2D遊戲中的碰撞檢測:圓形與矩形碰撞檢測(Javascript&C++版)",
            "Yorhom",
            "http://www.cnblogs.com/yorhom/articles/hitTestRectArc.html"},
    [D1] = {"矩形碰撞檢測 FireWheel火輪手槍(二)", "LancatServer, 2018", ""},
    [D2] = {"圆形与矩形的碰撞检测", "追风剑情, 2016", ""},
    [D3] = {"JS/HTML5游戏常用算法之碰撞检测 包围盒检测算法详解【矩形情况】",
            "2018",
            "https://github.com/krapnikkk/JS-gameMathematics"},
    [D4] = {"Java游戏中的碰撞检测之矩形碰撞", "", ""},
};

static void put_part(FILE *out, const char *text, size_t length) {
  for (size_t k = 0; k < length; k++)
    put_escaped(out, (char[]){text[k], '\0'});
}

/* Text in which owner/project#number leads to GitHub. */
static void put_linked(FILE *out, const char *text) {
  static const char NAME[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._/";
  while (*text != '\0') {
    const size_t name = strspn(text, NAME);
    const size_t digits = text[name] == '#' ? strspn(text + name + 1, "0123456789") : 0;
    const bool link = digits > 0 && memchr(text, '/', name) != NULL;
    const size_t length = link ? name + 1 + digits : name > 0 ? name : 1;
    if (link) {
      fputs("<a href=\"https://github.com/", out);
      put_part(out, text, name);
      fputs("/issues/", out);
      put_part(out, text + name + 1, digits);
      fputs("\">", out);
    }
    put_part(out, text, length);
    fputs(link ? "</a>" : "", out);
    text += length;
  }
}

void html_sources(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fputs("<ul class=\"sources\">\n", out);
  for (unsigned d = D0; d < DOCUMENTS; d++) {
    const char *tag = document_tag((enum document)d);
    bool there = false;
    for (size_t k = 0; k < model->tests; k++)
      there |= strcmp(model->test[k].document, tag) == 0;
    if (!there)
      continue;
    html(out, "<li id=\"source-%s\"><strong>%s</strong> %s: ", tag, tag, document_title((enum document)d));
    if (*SOURCE[d].address != '\0')
      html(out, "<a href=\"%s\">", SOURCE[d].address);
    html(out, "<cite lang=\"zh\">%s</cite>", SOURCE[d].title);
    fputs(*SOURCE[d].address != '\0' ? "</a>" : "", out);
    html(out, "%s%s</li>\n", *SOURCE[d].by == '\0' ? "" : ", ", SOURCE[d].by);
  }
  for (size_t k = 0; k < model->tests; k++)
    if (test_is(&model->test[k], ROLE_PUBLISHED)) {
      html(out, "<li><code>%s</code>: ", model->test[k].id);
      put_linked(out, model->test[k].source);
      fputs("</li>\n", out);
    }
  fputs("</ul>\n", out);
}

/* A few words that pages use, one meaning each. */
static const struct {
  const char *word, *shown, *meaning;
} WORD[] = {
    {"hit-test", "hit test", "A function that says whether two shapes meet."},
    {"false-hit",
     "false hit, missed hit",
     "It says hit where shapes are apart; it says miss where they overlap."},
    {"contract",
     "contract",
     "What a test promises for shapes that just touch: closed (hit), open (miss), half-open (a box holds its "
     "left "
     "and top edges alone). Broken: it answers otherwise."},
    {"form",
     "form",
     "How a test takes its numbers: the type, and what they mean. box-xywh is a corner and a size, box-ltrb "
     "is "
     "left, top, right, bottom."},
    {"ulp", "ulp", "The step from one number that the type can hold to the next."},
    {"place",
     "place",
     "Where shapes lie to each other: a disc beside a side or a corner; how two boxes' spans lie on either "
     "axis, "
     "in whichever order."},
    {"cause",
     "cause",
     "Logic: small whole numbers go wrong. Rounding: fractions do. Range: huge or tiny numbers do. Unsteady: "
     "the answer changes when it is asked the same again."},
    {"defect", "defect", "What is wrong with a test and told in one sentence, at whatever places it shows."},
    {"news", "news", "A finding that no known defect of the test covers."},
    {"house", "house test", "A test of graze, made to be right for every number of its form."},
    {"control", "control", "A test made to be wrong, so that a campaign that does not see it has failed."},
};

void html_words(FILE *out, const struct report *report) {
  (void)report;
  fputs("<dl class=\"words\">", out);
  for (unsigned k = 0; k < sizeof WORD / sizeof WORD[0]; k++)
    html(out, "<dt id=\"word-%s\">%s</dt><dd>%s</dd>\n", WORD[k].word, WORD[k].shown, WORD[k].meaning);
  fputs("</dl>\n", out);
}
