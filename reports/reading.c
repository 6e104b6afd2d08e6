#include "reading.h"

#include "campaign/tally.h"
#include "generate/generate.h"
#include "grow.h"
#include "wording.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK_ROOM = 1 << 16 };

/* Texts are never let go of one by one: blocks of them are. */
struct model_block {
  struct model_block *next;
  size_t used, room;
  char text[];
};

static const void *keep_bytes(struct reader *reader, const void *bytes, size_t count) {
  struct model_block *block = reader->model->blocks;
  if (block == NULL || block->room - block->used < count) {
    const size_t room = count > BLOCK_ROOM ? count : BLOCK_ROOM;
    block = malloc(sizeof *block + room);
    if (block == NULL) {
      reader->failed = true;
      store_fault(reader->store, "no memory for its texts");
      return "";
    }
    *block = (struct model_block){.next = reader->model->blocks, .room = room};
    reader->model->blocks = block;
  }
  char *kept = block->text + block->used;
  if (count > 0)
    memcpy(kept, bytes, count);
  block->used += count;
  return kept;
}

/* Pages show what a store holds, whatever it holds: what is no text becomes \xNN. */
static const char *keep_made_safe(struct reader *reader, const char *text) {
  const size_t size = 4 * strlen(text) + 1;
  char *safe = malloc(size);
  if (safe == NULL) {
    reader->failed = true;
    store_fault(reader->store, "no memory for its texts");
    return "";
  }
  text_printable(text, safe, size);
  const char *kept = keep_bytes(reader, safe, strlen(safe) + 1);
  free(safe);
  return kept;
}

static const char *keep_text(struct reader *reader, const char *text) {
  size_t length = 0, shown = 1;
  while (text[length] != '\0' && shown > 0) {
    shown = text[length] == '\n' || text[length] == '\t' ? 1 : shown_character(text + length);
    length += shown;
  }
  if (shown == 0)
    return keep_made_safe(reader, text);
  return length == 0 ? "" : keep_bytes(reader, text, length + 1);
}

#define TABLE_ROW(table, plural, key)                                                                        \
  {&RECORD_##table, key, offsetof(struct model, table), offsetof(struct model, plural)},
const struct model_table MODEL_TABLE[] = {MODEL_TABLES(TABLE_ROW)};
const unsigned MODEL_TABLE_COUNT = sizeof MODEL_TABLE / sizeof MODEL_TABLE[0];

static size_t place_of(struct reader *r, const struct record *record, const char *id) {
  const long test = model_find_test(r->model, id);
  if (test != MODEL_NONE)
    return (size_t)test;
  r->failed = !store_refuse(r->store, record->table, id, "a test of table test");
  return 0;
}

/* Texts and bytes that last as long as the model, and the places of tests in its list. */
static bool keep(struct reader *r, const struct record *record, char *row) {
  for (unsigned k = 0; k < record->fields && !r->failed; k++) {
    void *const at = row + record->field[k].at;
    const char **text = at;
    struct bytes *bytes = at;
    struct test_name *test = at;
    switch (record->field[k].kind) {
    case FIELD_TEXT:
    case FIELD_TEXT_OR_NULL:
      *text = keep_text(r, *text);
      break;
    case FIELD_BYTES:
      bytes->at = keep_bytes(r, bytes->at, bytes->count);
      break;
    case FIELD_TEST:
      test->index = place_of(r, record, test->id);
      test->id = r->failed ? "" : r->model->test[test->index].id;
      break;
    default:
      break;
    }
  }
  return !r->failed;
}

/* Pointers of any kind look alike: the arrays of the model are one type here. */
static char *rows_of(const struct model *model, const struct model_table *table) {
  char *rows;
  memcpy(&rows, (const char *)model + table->rows, sizeof rows);
  return rows;
}

const void *model_table_row(const struct model *model, const struct model_table *table, size_t k) {
  const size_t *count = (const size_t *)((const char *)model + table->count);
  return k < *count ? rows_of(model, table) + k * table->record->size : NULL;
}

bool read_rows(struct reader *r, const struct record *record, void *rows, size_t *count) {
  char *row = calloc(1, record->size), *all = NULL;
  size_t room = 0;
  if (row == NULL)
    return store_fault(r->store, "no memory for its rows");
  struct statement *s = record_select(r->store, record);
  while (!r->failed && record_next(s, record, row) && keep(r, record, row)) {
    char *more = grow(all, *count, &room, record->size);
    if (more == NULL) {
      r->failed = !store_fault(r->store, "no memory for its rows");
      break;
    }
    all = more;
    memcpy(all + (*count)++ * record->size, row, record->size);
  }
  memcpy(rows, &all, sizeof all);
  free(row);
  r->failed |= !statement_end(s);
  return !r->failed;
}

bool read_tables(struct reader *r) {
  char *const model = (char *)r->model;
  for (unsigned k = 0; k < MODEL_TABLE_COUNT; k++) {
    const struct model_table *table = &MODEL_TABLE[k];
    if (!read_rows(r, table->record, model + table->rows, (size_t *)(model + table->count)))
      return false;
  }
  return true;
}

static bool is_everyday(const char *family, enum relation relation) {
  return relation <= RELATION_OVERLAPPING && strcmp(family, family_name(FAMILY_SCREEN)) == 0;
}

static void add_everyday_cases(struct model *model, const struct stored_cell *cell) {
  char text[FORM_TEXT];
  for (size_t k = 0; k < model->rows; k++) {
    const struct form form = form_ordered(&model->test[model->row[k].test].form);
    form_print(&form, text);
    if (strcmp(text, cell->form) == 0)
      model->row[k].everyday += cell->cases;
  }
}

/* What is sighted was not expected; where a contract asks for nothing it is no fault either. */
static bool is_fault(const struct model_test *test, const struct stored_sighting *s) {
  return s->relation != RELATION_TOUCHING || s->answer == ANSWER_NONE ||
         strcmp(test->by_code, contract_name(CONTRACT_UNSTATED)) != 0;
}

bool read_everyday(struct reader *r) {
  struct stored_cell cell;
  struct stored_sighting sighting;
  struct statement *s = record_select(r->store, &RECORD_cell);
  while (record_next(s, &RECORD_cell, &cell))
    if (is_everyday(cell.family, cell.relation))
      add_everyday_cases(r->model, &cell);
  r->failed |= !statement_end(s);
  s = record_select(r->store, &RECORD_sighting);
  while (record_next(s, &RECORD_sighting, &sighting)) {
    const long at = model_find_test(r->model, sighting.test.id); /* none: a part of the store was taken out */
    if (at != MODEL_NONE && strcmp(sighting.family, sighted_name(NOT_ASKED)) == 0)
      r->model->row[at].unasked += sighting.count;
    if (at != MODEL_NONE && is_everyday(sighting.family, sighting.relation) &&
        sighting.answer == ANSWER_DECLINED)
      r->model->row[at].everyday -= sighting.count;
    else if (at != MODEL_NONE && is_everyday(sighting.family, sighting.relation) &&
             is_fault(&r->model->test[at], &sighting))
      r->model->row[at].everyday_wrong += sighting.count;
  }
  r->failed |= !statement_end(s);
  return !r->failed;
}

void model_free(struct model *model) {
  for (struct model_block *block = model->blocks, *next; block != NULL; block = next) {
    next = block->next;
    free(block);
  }
  for (unsigned k = 0; k < MODEL_TABLE_COUNT; k++)
    free(rows_of(model, &MODEL_TABLE[k]));
  free(model->defect);
  free(model->test);
  free(model->row);
  *model = (struct model){.path = NULL};
}
