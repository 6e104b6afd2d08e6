/* Rows of the verdict table: what each test was asked, what it got wrong; the findings and who answers what.
 */
#include "reading.h"

#include <stdlib.h>
#include <string.h>

static void take_row_name(struct reading *r) {
  const size_t test = read_test(r, 0);
  struct model_row *row = read_one_more(r, &r->model->row, &r->model->rows, sizeof *row);
  if (row == NULL)
    return;
  *row = (struct model_row){.test = test, .pixels = read_count(r, 1) != 0, .nanoseconds = -1};
}

static int by_test(const void *left, const void *right) {
  const struct model_row *a = left, *b = right;
  if (a->test != b->test)
    return a->test < b->test ? -1 : 1;
  return a->pixels - b->pixels;
}

static size_t find_row(const struct model *model, size_t test, bool pixels) {
  size_t low = 0, high = model->rows;
  while (high - low > 1) {
    const size_t middle = low + (high - low) / 2;
    const struct model_row *row = &model->row[middle];
    if (row->test < test || (row->test == test && row->pixels <= pixels))
      low = middle;
    else
      high = middle;
  }
  return low;
}

static void take_tally(struct reading *r) {
  struct model_row *row = &r->model->row[find_row(r->model, read_test(r, 0), read_count(r, 1) != 0)];
  const enum relation relation = read_relation(r, 2);
  const enum answer answer = read_answer(r, 3);
  const uint64_t count = read_count(r, 4);
  row->cases[relation] += count;
  row->judged += relation <= RELATION_OVERLAPPING ? count : 0;
  row->hits[relation] += answer == ANSWER_HIT ? count : 0;
  row->none[relation] += answer == ANSWER_NONE ? count : 0;
}

static void take_finding_row(struct reading *r) {
  struct model *model = r->model;
  struct model_finding *f = read_one_more(r, &model->finding, &model->findings, sizeof *f);
  if (f == NULL)
    return;
  const char **texts[] = {&f->id,
                          &f->place,
                          &f->family,
                          &f->first,
                          &f->smallest,
                          &f->smallest_hex,
                          &f->plainest,
                          &f->plainest_hex,
                          &f->intervals,
                          &f->known};
  for (int k = 0; k < (int)(sizeof texts / sizeof texts[0]); k++)
    *texts[k] = read_text(r, k);
  f->test = read_test(r, 10);
  f->pixels = read_count(r, 11) != 0;
  f->outcome = read_outcome(r, 12);
  f->cause = read_cause(r, 13);
  f->count = read_count(r, 14);
  f->first_case = read_count(r, 15);
  f->relation = read_relation(r, 16);
  f->answer = read_answer(r, 17);
  f->gap = statement_real(r->s, 18);
  f->reason = read_text(r, 19);
  f->row = find_row(model, f->test, f->pixels);
}

/* What is easiest to see comes first: logic before rounding, plainly wrong before a broken
 * contract, often before seldom. */
static int by_row(const void *left, const void *right) {
  const struct model_finding *a = left, *b = right;
  if (a->row != b->row)
    return a->row < b->row ? -1 : 1;
  if (a->cause != b->cause)
    return a->cause < b->cause ? -1 : 1;
  const bool contract_a = a->outcome == OUTCOME_BROKEN_CONTRACT,
             contract_b = b->outcome == OUTCOME_BROKEN_CONTRACT;
  if (contract_a != contract_b)
    return contract_a - contract_b;
  if (a->count != b->count)
    return a->count > b->count ? -1 : 1;
  return strcmp(a->id, b->id);
}

static void add_findings_to_rows(struct model *model) {
  for (size_t k = model->findings; k > 0; k--) {
    const struct model_finding *f = &model->finding[k - 1];
    struct model_row *row = &model->row[f->row];
    row->first_finding = k - 1;
    row->wrong[f->outcome] += f->count;
    row->by_cause[f->cause] += f->count;
    row->findings[f->outcome][f->cause]++;
    row->found++;
    row->news += *f->known == '\0';
  }
}

bool read_counts(struct reading *r) {
  struct model *model = r->model;
  if (!read_rows(r,
                 "tally",
                 "SELECT test, pixels FROM tally UNION SELECT id, 0 FROM test UNION SELECT test, pixels FROM "
                 "finding",
                 take_row_name))
    return false;
  if (model->rows > 1)
    qsort(model->row, model->rows, sizeof *model->row, by_test);
  return read_rows(
      r,
      "tally",
      "SELECT test, pixels, relation, answer, sum(count) FROM tally GROUP BY test, pixels, relation, answer",
      take_tally);
}

/* Answers come sorted by finding; findings are looked up by their ids. */
struct by_id {
  const char *id;
  size_t finding;
};

static int compare_ids(const void *left, const void *right) {
  return strcmp(((const struct by_id *)left)->id, ((const struct by_id *)right)->id);
}

struct answer_reading {
  struct reading reading; /* first: what readers are handed */
  struct by_id *ids;
};

static void take_answer(struct reading *r) {
  const struct by_id *ids = ((struct answer_reading *)r)->ids;
  const struct by_id key = {statement_text(r->s, 0), 0};
  const struct by_id *found = bsearch(&key, ids, r->model->findings, sizeof *ids, compare_ids);
  if (found == NULL) {
    read_fault(r, 0, "a finding of table finding");
    return;
  }
  struct model_finding *f = &r->model->finding[found->finding];
  struct model_answer *a = read_one_more(r, &f->answer_of, &f->answers, sizeof *a);
  if (a == NULL)
    return;
  a->test = read_test(r, 1);
  a->numbers = read_text(r, 2);
  a->answer = read_answer(r, 3);
  a->outcome = read_outcome(r, 4);
}

static int by_answer_test(const void *left, const void *right) {
  const struct model_answer *a = left, *b = right;
  return (a->test > b->test) - (a->test < b->test);
}

static bool read_answers(struct reading *r) {
  struct model *model = r->model;
  struct answer_reading reading = {*r, calloc(model->findings + 1, sizeof *reading.ids)};
  if (reading.ids == NULL)
    return store_fault(r->store, "no memory for its answers");
  for (size_t k = 0; k < model->findings; k++)
    reading.ids[k] = (struct by_id){model->finding[k].id, k};
  qsort(reading.ids, model->findings, sizeof *reading.ids, compare_ids);
  const bool fine = read_rows(
      &reading.reading, "answer", "SELECT finding, test, numbers, answer, outcome FROM answer", take_answer);
  free(reading.ids);
  for (size_t k = 0; k < model->findings; k++)
    if (model->finding[k].answers > 1)
      qsort(model->finding[k].answer_of,
            model->finding[k].answers,
            sizeof *model->finding[k].answer_of,
            by_answer_test);
  return fine;
}

bool read_findings(struct reading *r) {
  struct model *model = r->model;
  if (!read_rows(
          r,
          "finding",
          "SELECT id, place, family, first, smallest, smallest_hex, plainest, plainest_hex, intervals, known,"
          " test, pixels, outcome, cause, count, first_case, relation, answer, gap,"
          " (SELECT reason FROM reason WHERE reason.finding = id) FROM finding",
          take_finding_row))
    return false;
  if (model->findings > 1)
    qsort(model->finding, model->findings, sizeof *model->finding, by_row);
  add_findings_to_rows(model);
  return read_answers(r);
}
