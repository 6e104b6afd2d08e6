/* Touching, agreement, properties: tables of the survey. */
#include "html.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

static const struct stored_touching *
touching_at(const struct model *model, size_t test, const char *exemplar) {
  for (size_t k = 0; k < model->touchings; k++)
    if (model->touching[k].test.index == test && strcmp(model->touching[k].exemplar, exemplar) == 0)
      return &model->touching[k];
  return NULL;
}

static bool asks_otherwise(const char *asks, enum answer answer) {
  return strcmp(asks, "either") != 0 && strcmp(asks, answer_name(answer)) != 0;
}

/* ● hit, ○ miss; C: not what its code promises, T: not what its text says. */
static void put_touching_cell(FILE *out, const struct stored_touching *t) {
  if (t == NULL) {
    fputs("<td class=\"c\"><span title=\"its form cannot hold the scene exactly\">·</span></td>", out);
    return;
  }
  const bool code = asks_otherwise(t->code_asks, t->answer), text = asks_otherwise(t->text_asks, t->answer);
  html(out,
       "<td class=\"c a-%s%s\" title=\"%s: %s%s%s\">%s",
       ANSWER_LOOK[t->answer].class,
       code || text ? " off" : "",
       t->numbers,
       answer_name(t->answer),
       code ? "; its code promises otherwise" : "",
       text ? "; its text says otherwise" : "",
       ANSWER_LOOK[t->answer].mark);
  fputs(code ? "<b>C</b>" : "", out);
  fputs(text ? "<b>T</b></td>" : "</td>", out);
}

/* The first row of an exemplar of the pair from the k-th row on: rows come sorted by exemplar. */
static const struct stored_touching *next_exemplar(const struct model *model, enum pair pair, size_t *k) {
  const char *before = *k == 0 ? "" : model->touching[*k - 1].exemplar;
  for (; *k < model->touchings; ++*k) {
    const struct stored_touching *t = &model->touching[*k];
    if (model->test[t->test.index].pair == pair && strcmp(before, t->exemplar) != 0) {
      ++*k;
      return t;
    }
  }
  return NULL;
}

static void put_touching_row(FILE *out, const struct model *model, enum pair pair, size_t test) {
  html_test_row(out, &model->test[test]);
  html(out, "<td>%s / %s</td>", model->test[test].by_code, model->test[test].by_text);
  size_t k = 0;
  for (const struct stored_touching *t; (t = next_exemplar(model, pair, &k)) != NULL;)
    put_touching_cell(out, touching_at(model, test, t->exemplar));
  html_row_end(out);
}

static void put_touching_pair(FILE *out, const struct model *model, enum pair pair) {
  size_t k = 0;
  html(out, "<h3>%s</h3>\n", pair_name(pair));
  char label[80];
  snprintf(label, sizeof label, "Answers at touching, %s", pair_name(pair));
  html_table_begin(out, label, "matrix", "test|code / text");
  for (const struct stored_touching *t; (t = next_exemplar(model, pair, &k)) != NULL;)
    html(out, "<th scope=\"col\" class=\"tall\"><span title=\"%s\">%s</span></th>", t->scene, t->exemplar);
  html_rows(out);
  for (size_t test = 0; test < model->tests; test++)
    if (model->test[test].pair == pair && !test_is(&model->test[test], ROLE_LIAR))
      put_touching_row(out, model, pair, test);
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
    const struct stored_contradiction *c = &model->contradiction[k];
    if (told_before(model, k))
      continue;
    size_t scenes = 0;
    for (size_t j = k; j < model->contradictions; j++)
      scenes += strcmp(model->contradiction[j].test, c->test) == 0 &&
                strcmp(model->contradiction[j].other, c->other) == 0;
    const char *tag = strcmp(c->other, "its text") == 0 ? "em" : "code";
    html(out,
         "<li><strong>%s</strong> <code>%s</code> says %s, <%s>%s</%s> %s: %s (<code>%s</code>)",
         c->document,
         c->test,
         c->answer,
         tag,
         c->other,
         tag,
         c->other_answer,
         c->exemplar,
         c->scene);
    if (scenes > 1)
      fprintf(out, ", and in %zu more scenes", scenes - 1);
    fputs("</li>\n", out);
  }
  fputs("</ul>\n", out);
}

void html_contract(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fputs("<p>● hit, ○ miss, ✕ no answer, · its form cannot hold the scene. <b>C</b>: not what its own code "
        "promises elsewhere; <b>T</b>: not what its text says. At FLAT (a disc or box without interior takes "
        "part) no answer is counted as wrong.</p>\n",
        out);
  for (unsigned p = 0; p < PAIRS; p++) {
    const enum pair pair = model_pair(p);
    bool there = false;
    for (size_t k = 0; k < model->touchings; k++)
      there |= model->test[model->touching[k].test.index].pair == pair;
    if (there)
      put_touching_pair(out, model, pair);
  }
  put_contradictions(out, model);
  fputs("<h3>Where code and prose disagree</h3><ul>\n", out);
  for (size_t k = 0; k < model->tests; k++)
    if (*model->test[k].contract_why != '\0' && strcmp(model->test[k].by_code, model->test[k].by_text) != 0 &&
        !test_is(&model->test[k], ROLE_LIAR)) {
      fputs("<li>", out);
      html_far_link(out, &model->test[k]);
      html(out, ": %s</li>\n", model->test[k].contract_why);
    }
  fputs("</ul>\n", out);
}

static const struct stored_agreement *agreement_of(const struct model *model, size_t a, size_t b) {
  for (size_t k = 0; k < model->agreements; k++)
    if ((model->agreement[k].a.index == a && model->agreement[k].b.index == b) ||
        (model->agreement[k].a.index == b && model->agreement[k].b.index == a))
      return &model->agreement[k];
  return NULL;
}

static void put_agreement_cell(FILE *out, const struct model *model, size_t a, size_t b) {
  const struct stored_agreement *row = a == b ? NULL : agreement_of(model, a, b);
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
  const double share = (double)row->differ / (double)row->scenes, percent = 100 * share;
  html_shaded(out, "c", sqrt(share));
  html(out,
       " title=\"%" PRIu64 " of %" PRIu64 " scenes, %" PRIu64 " of them touching; %s\">",
       row->differ,
       row->scenes,
       row->differ_touching,
       row->example);
  fprintf(out, "%.*f</td>", percent < 10 ? 1 : 0, percent);
}

/* House tests of a pair answer alike; one column each would say so again and again. They have rows and no
 * columns. */
static bool has_column(const struct model_test *test, enum pair pair) {
  return test->pair == pair && !test_is(test, ROLE_LIAR) && !test_is(test, ROLE_HOUSE);
}

static void put_agreement_pair(FILE *out, const struct model *model, enum pair pair) {
  html(out, "<h3>%s</h3>\n", pair_name(pair));
  char label[80];
  snprintf(label, sizeof label, "Agreement of tests, %s", pair_name(pair));
  html_table_begin(out, label, "matrix agreement", "differ in % of scenes");
  for (size_t k = 0; k < model->tests; k++)
    if (has_column(&model->test[k], pair))
      html(out, "<th scope=\"col\" class=\"tall\"><span>%s</span></th>", model->test[k].id);
  html_rows(out);
  for (size_t a = 0; a < model->tests; a++) {
    if (model->test[a].pair != pair || test_is(&model->test[a], ROLE_LIAR))
      continue;
    html_test_row(out, &model->test[a]);
    for (size_t b = 0; b < model->tests; b++)
      if (has_column(&model->test[b], pair))
        put_agreement_cell(out, model, a, b);
    html_row_end(out);
  }
  html_table_end(out);
}

void html_agreement(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  fputs("<p>Two tests of a pair, on the scenes that both can hold exactly: in how many percent of them they "
        "differ. <b>=</b>: in none of the scenes tried. ·: no scene, or not compared.</p>\n",
        out);
  for (unsigned p = 0; p < PAIRS; p++) {
    const enum pair pair = model_pair(p);
    bool there = false;
    for (size_t k = 0; k < model->agreements; k++) {
      const struct model_test *a = &model->test[model->agreement[k].a.index],
                              *b = &model->test[model->agreement[k].b.index];
      there |= a->pair == pair && !test_is(a, ROLE_LIAR) && !test_is(b, ROLE_LIAR);
    }
    if (there)
      put_agreement_pair(out, model, pair);
  }
}
