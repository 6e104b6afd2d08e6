/* results.json for Gradescope. */
#include "json_report.h"
#include "words.h"

#include <string.h>

/* One item for each outcome of each test that is neither a control nor a house test: a point when none was
 * found. */
static json_t *graded(const struct model *model, const struct model_row *row, enum outcome outcome) {
  char name[WORDS], output[WORDS] = "";
  const char *shown = NULL;
  uint64_t cases;
  if (!outcome_can_show(model, row, outcome, &cases))
    return NULL;
  for (size_t k = row->first_finding + row->found; k > row->first_finding; k--)
    if (model->finding[k - 1].outcome == outcome)
      shown = model->finding[k - 1].smallest;
  snprintf(name,
           sizeof name,
           "%.80s%s: %s",
           model->test[row->test].id,
           row->pixels ? " (boxes as pixels)" : "",
           outcome_name(outcome));
  if (shown != NULL)
    snprintf(output,
             sizeof output,
             "%llu of %llu cases. The smallest: graze check %.80s %.600s",
             (unsigned long long)row->wrong[outcome],
             (unsigned long long)cases,
             model->test[row->test].id,
             shown);
  else
    snprintf(output, sizeof output, "None found in %llu cases.", (unsigned long long)cases);
  return json_pack("{ss si si ss ss}",
                   "name",
                   name,
                   "score",
                   shown == NULL ? 1 : 0,
                   "max_score",
                   1,
                   "output",
                   output,
                   "visibility",
                   "visible");
}

bool write_gradescope(FILE *out, const struct report *report) {
  const struct model *model = report->model;
  json_t *root = json_object(), *tests = json_array();
  int score = 0;
  for (size_t k = 0; k < model->rows; k++) {
    const char *role = model->test[model->row[k].test].role;
    if (strcmp(role, role_name(ROLE_LIAR)) == 0 || strcmp(role, role_name(ROLE_HOUSE)) == 0)
      continue;
    for (unsigned o = OUTCOME_FALSE_HIT; o < OUTCOMES; o++) {
      json_t *item = graded(model, &model->row[k], (enum outcome)o);
      if (item == NULL)
        continue;
      score += (int)json_integer_value(json_object_get(item, "score"));
      json_array_append_new(tests, item);
    }
  }
  json_object_set_new(root, "score", json_integer(score));
  json_object_set_new(root,
                      "output",
                      json_string("Judged by graze against exact arithmetic: a point for each kind of wrong "
                                  "answer that was not found."));
  json_object_set_new(root, "tests", tests);
  return json_write(out, root);
}
