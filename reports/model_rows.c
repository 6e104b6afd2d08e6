/* What the tables of a model come to, and what is asked of them. Nothing here reads a store. */
#include "model.h"
#include "text.h"

#include <string.h>

void model_count(struct model *model) {
  for (size_t k = 0; k < model->tallies; k++) {
    const struct stored_tally *t = &model->tally[k];
    struct model_row *row = &model->row[t->test.index];
    row->cases[t->relation] += t->count;
    row->judged += t->relation <= RELATION_OVERLAPPING && t->answer != ANSWER_DECLINED ? t->count : 0;
    row->hits[t->relation] += t->answer == ANSWER_HIT ? t->count : 0;
    row->none[t->relation] += t->answer == ANSWER_NONE ? t->count : 0;
  }
  for (size_t k = model->findings; k > 0; k--) {
    const struct stored_finding *f = &model->finding[k - 1];
    struct model_row *row = &model->row[f->test.index];
    row->first_finding = k - 1;
    row->wrong[f->outcome] += f->count;
    row->by_cause[f->cause] += f->count;
    row->findings[f->outcome][f->cause]++;
    row->found++;
    row->news += *f->known == '\0';
  }
  for (size_t k = model->defects; k > 0; k--) {
    struct model_row *row = &model->row[model->defect[k - 1].test];
    row->first_defect = k - 1;
    row->defects++;
  }
  /* The batch at the best level that was measured: levels come sorted. */
  for (size_t k = 0; k < model->speeds; k++)
    if (model->speed[k].level[0] != 'o')
      model->row[model->speed[k].test.index].nanoseconds = model->speed[k].nanoseconds;
}

const struct stored_answer *
model_answers(const struct model *model, const struct stored_finding *finding, size_t *count) {
  size_t first = 0, end = model->answers;
  while (first < end) {
    const size_t middle = first + (end - first) / 2;
    if (strcmp(model->answer[middle].finding, finding->id) < 0)
      first = middle + 1;
    else
      end = middle;
  }
  while (end < model->answers && strcmp(model->answer[end].finding, finding->id) == 0)
    end++;
  *count = end - first;
  return *count == 0 ? NULL : &model->answer[first];
}

long model_find_test(const struct model *model, const char *id) {
  for (size_t k = 0; k < model->tests; k++)
    if (strcmp(model->test[k].id, id) == 0)
      return (long)k;
  return MODEL_NONE;
}

bool model_numbers(const struct form *form, const char *text, union number *numbers) {
  char why[TEXT_WHY];
  return case_parse(form, "", text, numbers, why);
}

uint64_t model_wrong(const struct model_row *row) {
  uint64_t wrong = 0;
  for (unsigned o = OUTCOME_FALSE_HIT; o < OUTCOMES; o++)
    wrong += row->wrong[o];
  return wrong;
}

double model_share(const struct model_row *row) {
  return row->judged == 0 ? 0 : (double)model_wrong(row) / (double)row->judged;
}

bool test_is(const struct model_test *test, enum role role) {
  return strcmp(test->role, role_name(role)) == 0;
}

bool model_is_own(const struct model *model) {
  size_t own = 0;
  for (size_t k = 0; k < model->tests; k++)
    own += test_is(&model->test[k], ROLE_FOREIGN);
  return own > 0 && own == model->tests;
}

bool model_races(const struct model *model, const struct model_row *row) {
  return row->nanoseconds > 0 && row->judged > 0 && !test_is(&model->test[row->test], ROLE_LIAR);
}

bool model_leads(const struct model *model, const struct model_row *row) {
  for (size_t k = 0; k < model->rows; k++) {
    const struct model_row *other = &model->row[k];
    if (model->test[other->test].pair != model->test[row->test].pair || !model_races(model, other))
      continue;
    const double faster = row->nanoseconds - other->nanoseconds,
                 righter = model_share(row) - model_share(other);
    if (faster >= 0 && righter >= 0 && (faster > 0 || righter > 0))
      return false;
  }
  return model_races(model, row);
}

bool model_map_decode(const struct stored_map *map, uint8_t *points) {
  const size_t count = (size_t)map->width * map->height;
  size_t filled = 0;
  for (size_t k = 0; k + 1 < map->points.count; k += 2) {
    const uint8_t *run = map->points.at + k;
    if (run[0] > count - filled)
      return false;
    memset(points + filled, run[1], run[0]);
    filled += run[0];
  }
  return filled == count && map->points.count % 2 == 0;
}
