/* Touching, invalid input, agreement, properties: tables of the survey. */
#include "html.h"

#include <string.h>

/* Tests in the order of the model that a predicate takes, for the columns of a table. */
static bool is_control(const struct model_test *test) {
  return strcmp(test->role, role_name(ROLE_LIAR)) == 0;
}
static bool is_house(const struct model_test *test) { return strcmp(test->role, role_name(ROLE_HOUSE)) == 0; }

static const struct model_touching *
touching_at(const struct model *model, size_t test, const char *exemplar) {
  for (size_t k = 0; k < model->touchings; k++)
    if (model->touching[k].test == test && strcmp(model->touching[k].exemplar, exemplar) == 0)
      return &model->touching[k];
  return NULL;
}

static bool asks_otherwise(const char *asks, enum answer answer) {
  return strcmp(asks, "either") != 0 && strcmp(asks, answer_name(answer)) != 0;
}

/* ● hit, ○ miss; C: not what its code promises, T: not what its text says. */
static void put_touching_cell(FILE *out, const struct model_touching *t) {
  if (t == NULL) {
    fputs("<td class=\"c\"><span title=\"its form cannot hold the scene exactly\">·</span></td>", out);
    return;
  }
  const bool code = asks_otherwise(t->code_asks, t->answer), text = asks_otherwise(t->text_asks, t->answer);
  fprintf(out,
          "<td class=\"c a-%s%s\" title=\"",
          t->answer == ANSWER_HIT    ? "hit"
          : t->answer == ANSWER_MISS ? "miss"
                                     : "none",
          code || text ? " off" : "");
  put_escaped(out, t->numbers);
  fprintf(out, ": %s", answer_name(t->answer));
  fputs(code ? "; its code promises otherwise" : "", out);
  fputs(text ? "; its text says otherwise" : "", out);
  fprintf(out,
          "\">%s%s%s</td>",
          t->answer == ANSWER_HIT    ? "●"
          : t->answer == ANSWER_MISS ? "○"
                                     : "✕",
          code ? "<b>C</b>" : "",
          text ? "<b>T</b>" : "");
}

static void put_touching_pair(FILE *out, const struct model *model, enum pair pair) {
  const char *before = "";
  fprintf(out, "<h3>%s</h3>\n", pair_name(pair));
  html_table_begin(out, "Answers at touching", "matrix");
  fputs("<thead><tr><th scope=\"col\">test</th><th scope=\"col\">code / text</th>", out);
  for (size_t k = 0; k < model->touchings; k++)
    if (model->test[model->touching[k].test].pair == pair &&
        strcmp(before, model->touching[k].exemplar) != 0) {
      before = model->touching[k].exemplar;
      fputs("<th scope=\"col\" class=\"tall\"><span title=\"", out);
      put_escaped(out, model->touching[k].scene);
      fputs("\">", out);
      put_escaped(out, before);
      fputs("</span></th>", out);
    }
  fputs("</tr></thead><tbody>\n", out);
  for (size_t test = 0; test < model->tests; test++) {
    if (model->test[test].pair != pair || is_control(&model->test[test]))
      continue;
    fputs("<tr><th scope=\"row\">", out);
    html_test_link(out, &model->test[test]);
    fputs("</th><td>", out);
    put_escaped(out, model->test[test].by_code);
    fputs(" / ", out);
    put_escaped(out, model->test[test].by_text);
    fputs("</td>", out);
    before = "";
    for (size_t k = 0; k < model->touchings; k++)
      if (model->test[model->touching[k].test].pair == pair &&
          strcmp(before, model->touching[k].exemplar) != 0) {
        before = model->touching[k].exemplar;
        put_touching_cell(out, touching_at(model, test, before));
      }
    fputs("</tr>\n", out);
  }
  fputs("</tbody>", out);
  html_table_end(out);
}

/* Rows come sorted by document, exemplar; those of the same two are told together, at the first of them. */
static bool told_before(const struct model *model, size_t k) {
  for (size_t j = 0; j < k; j++)
    if (strcmp(model->contradiction[j].test, model->contradiction[k].test) == 0 &&
        strcmp(model->contradiction[j].other, model->contradiction[k].other) == 0)
      return true;
  return false;
}

static void put_contradictions(FILE *out, const struct model *model) {
  fputs("<h3>Contradictions inside one document</h3>\n", out);
  if (model->contradictions == 0) {
    html_empty(out, "None found in the scenes tried.");
    return;
  }
  fputs("<ul class=\"contradictions\">\n", out);
  for (size_t k = 0; k < model->contradictions; k++) {
    const struct model_contradiction *c = &model->contradiction[k];
    if (told_before(model, k))
      continue;
    size_t scenes = 0;
    for (size_t j = k; j < model->contradictions; j++)
      scenes += strcmp(model->contradiction[j].test, c->test) == 0 &&
                strcmp(model->contradiction[j].other, c->other) == 0;
    fputs("<li><strong>", out);
    put_escaped(out, c->document);
    fputs("</strong> <code>", out);
    put_escaped(out, c->test);
    fprintf(out, "</code> says %s, ", c->answer);
    const bool text = strcmp(c->other, "its text") == 0;
    fputs(text ? "<em>" : "<code>", out);
    put_escaped(out, c->other);
    fputs(text ? "</em> " : "</code> ", out);
    put_escaped(out, c->other_answer);
    fputs(": ", out);
    put_escaped(out, c->exemplar);
    fputs(" (<code>", out);
    put_escaped(out, c->scene);
    fputs("</code>)", out);
    if (scenes > 1)
      fprintf(out, ", and in %zu more scenes", scenes - 1);
    fputs("</li>\n", out);
  }
  fputs("</ul>\n", out);
}

void html_contract(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fputs("<h2 id=\"h-contract\">What each test says at touching</h2>\n", out);
  if (model->touchings == 0) {
    html_empty(out, "The store holds no answers at touching.");
    return;
  }
  fputs("<p>● hit, ○ miss, ✕ no answer, · its form cannot hold the scene. <b>C</b>: not what its own code "
        "promises "
        "elsewhere; <b>T</b>: not what its text says. At FLAT (a disc or box without interior takes part) "
        "nothing is "
        "blamed.</p>\n",
        out);
  for (unsigned p = 0; p < PAIRS; p++) {
    const enum pair pair = MODEL_PAIRS[p];
    bool there = false;
    for (size_t k = 0; k < model->touchings; k++)
      there |= model->test[model->touching[k].test].pair == pair;
    if (there)
      put_touching_pair(out, model, pair);
  }
  put_contradictions(out, model);
  fputs("<h3>Why code and text part</h3><ul>\n", out);
  for (size_t k = 0; k < model->tests; k++)
    if (*model->test[k].contract_why != '\0' && strcmp(model->test[k].by_code, model->test[k].by_text) != 0 &&
        !is_control(&model->test[k])) {
      fputs("<li>", out);
      html_test_link(out, &model->test[k]);
      fputs(": ", out);
      put_escaped(out, model->test[k].contract_why);
      fputs("</li>\n", out);
    }
  fputs("</ul>\n", out);
}

enum { FAULTS = 5 };
static const char *const FAULT[FAULTS] = {"nan", "inf", "-inf", "negative size", "min above max"};

static void put_invalid_row(FILE *out, const struct model *model, size_t test) {
  fputs("<tr><th scope=\"row\">", out);
  html_test_link(out, &model->test[test]);
  fputs("</th>", out);
  for (unsigned f = 0; f < FAULTS; f++) {
    size_t answers[ANSWERS] = {0}, all = 0;
    for (size_t k = 0; k < model->invalids; k++)
      if (model->invalid[k].test == test && strcmp(model->invalid[k].fault, FAULT[f]) == 0) {
        answers[model->invalid[k].answer]++;
        all++;
      }
    fprintf(out, "<td data-label=\"%s\">", FAULT[f]);
    if (all == 0)
      fputs("<small>its form cannot hold it</small>", out);
    else if (answers[ANSWER_MISS] == all || answers[ANSWER_HIT] == all || answers[ANSWER_NONE] == all)
      html_answer(out,
                  answers[ANSWER_MISS] == all  ? ANSWER_MISS
                  : answers[ANSWER_HIT] == all ? ANSWER_HIT
                                               : ANSWER_NONE);
    else
      for (unsigned a = 0; a < ANSWERS; a++)
        if (answers[a] > 0) {
          html_answer(out, (enum answer)a);
          fprintf(out, "&nbsp;%zu ", answers[a]);
        }
    fputs("</td>", out);
  }
  fputs("</tr>\n", out);
}

void html_invalid(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fputs("<h2 id=\"h-invalid\">Invalid input</h2>\n", out);
  if (model->invalids == 0) {
    html_empty(out, "The store holds no answers to invalid input.");
    return;
  }
  fputs("<p>One number of a case is spoiled, each input in turn, in a scene that overlaps and in one that is "
        "apart. Nothing is "
        "blamed: there is no right answer. A count tells at how many of them.</p>\n",
        out);
  html_table_begin(out, "Answers to invalid input", "cards");
  fputs("<thead><tr><th scope=\"col\">test</th><th scope=\"col\">NaN</th><th scope=\"col\">infinity</th><th "
        "scope=\"col\">−infinity</th><th scope=\"col\">negative size</th><th scope=\"col\">min above "
        "max</th></tr></thead><tbody>\n",
        out);
  for (size_t test = 0; test < model->tests; test++)
    if (!is_control(&model->test[test]))
      put_invalid_row(out, model, test);
  fputs("</tbody>", out);
  html_table_end(out);
}

static const struct model_agreement *agreement_of(const struct model *model, size_t a, size_t b) {
  for (size_t k = 0; k < model->agreements; k++)
    if ((model->agreement[k].a == a && model->agreement[k].b == b) ||
        (model->agreement[k].a == b && model->agreement[k].b == a))
      return &model->agreement[k];
  return NULL;
}

static void put_agreement_cell(FILE *out, const struct model *model, size_t a, size_t b) {
  const struct model_agreement *row = a == b ? NULL : agreement_of(model, a, b);
  if (row == NULL) {
    fprintf(out, "<td class=\"c\">%s</td>", a == b ? "" : "·");
    return;
  }
  if (row->differ == 0) {
    fprintf(out,
            "<td class=\"c same\" title=\"the same in all %llu scenes\">=</td>",
            (unsigned long long)row->scenes);
    return;
  }
  const double percent = 100.0 * (double)row->differ / (double)row->scenes;
  fprintf(out,
          "<td class=\"c d%d\" title=\"%llu of %llu scenes, %llu of them touching; ",
          percent < 1    ? 1
          : percent < 10 ? 2
                         : 3,
          (unsigned long long)row->differ,
          (unsigned long long)row->scenes,
          (unsigned long long)row->differ_touching);
  put_escaped(out, row->example);
  fprintf(out, "\">%.*f</td>", percent < 10 ? 1 : 0, percent);
}

/* House tests of a pair answer alike; one column each would say so again and again. They have rows and no
 * columns. */
static void put_agreement_pair(FILE *out, const struct model *model, enum pair pair) {
  fprintf(out, "<h3>%s</h3>\n", pair_name(pair));
  html_table_begin(out, "Agreement of tests", "matrix");
  fputs("<thead><tr><th scope=\"col\">differ in % of scenes</th>", out);
  for (size_t k = 0; k < model->tests; k++)
    if (model->test[k].pair == pair && !is_control(&model->test[k]) && !is_house(&model->test[k])) {
      fputs("<th scope=\"col\" class=\"tall\"><span>", out);
      put_escaped(out, model->test[k].id);
      fputs("</span></th>", out);
    }
  fputs("</tr></thead><tbody>\n", out);
  for (size_t a = 0; a < model->tests; a++) {
    if (model->test[a].pair != pair || is_control(&model->test[a]))
      continue;
    fputs("<tr><th scope=\"row\">", out);
    html_test_link(out, &model->test[a]);
    fputs("</th>", out);
    for (size_t b = 0; b < model->tests; b++)
      if (model->test[b].pair == pair && !is_control(&model->test[b]) && !is_house(&model->test[b]))
        put_agreement_cell(out, model, a, b);
    fputs("</tr>\n", out);
  }
  fputs("</tbody>", out);
  html_table_end(out);
}

void html_agreement(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fputs("<h2 id=\"h-agreement\">Who agrees with whom</h2>\n", out);
  if (model->agreements == 0) {
    html_empty(out, "The store compares no two tests.");
    return;
  }
  fputs("<p>Two tests of a pair, on the scenes that both can hold exactly: in how many percent of them they "
        "differ. "
        "<b>=</b>: in none of the scenes tried. ·: no scene, or not compared.</p>\n",
        out);
  html_plots(out, report, PLOT_AGREEMENT, MODEL_NONE);
  for (unsigned p = 0; p < PAIRS; p++) {
    const enum pair pair = MODEL_PAIRS[p];
    bool there = false;
    for (size_t k = 0; k < model->agreements; k++) {
      const struct model_test *a = &model->test[model->agreement[k].a],
                              *b = &model->test[model->agreement[k].b];
      there |= a->pair == pair && !is_control(a) && !is_control(b);
    }
    if (there)
      put_agreement_pair(out, model, pair);
  }
}
