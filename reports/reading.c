#include "reading.h"

#include "printable.h"

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

const void *read_keep_bytes(struct reading *reading, const void *bytes, size_t count) {
  struct model_block *block = reading->model->blocks;
  if (block == NULL || block->room - block->used < count) {
    const size_t room = count > BLOCK_ROOM ? count : BLOCK_ROOM;
    block = malloc(sizeof *block + room);
    if (block == NULL) {
      reading->failed = true;
      store_fault(reading->store, "no memory for its texts");
      return "";
    }
    *block = (struct model_block){.next = reading->model->blocks, .room = room};
    reading->model->blocks = block;
  }
  char *kept = block->text + block->used;
  if (count > 0)
    memcpy(kept, bytes, count);
  block->used += count;
  return kept;
}

/* Pages show what a store holds, whatever it holds: what is no text becomes \xNN. */
static const char *keep_made_safe(struct reading *reading, const char *text) {
  char *safe = malloc(4 * strlen(text) + 1);
  if (safe == NULL) {
    reading->failed = true;
    store_fault(reading->store, "no memory for its texts");
    return "";
  }
  size_t used = 0;
  while (*text != '\0') {
    const size_t length = *text == '\n' || *text == '\t' ? 1 : shown_character(text);
    if (length > 0) {
      memcpy(safe + used, text, length);
      used += length;
      text += length;
    } else {
      used += (size_t)snprintf(safe + used, 5, "\\x%02x", (unsigned)(unsigned char)*text++);
    }
  }
  safe[used] = '\0';
  const char *kept = read_keep_bytes(reading, safe, used + 1);
  free(safe);
  return kept;
}

const char *read_keep(struct reading *reading, const char *text) {
  size_t length = 0, shown = 1;
  while (text[length] != '\0' && shown > 0) {
    shown = text[length] == '\n' || text[length] == '\t' ? 1 : shown_character(text + length);
    length += shown;
  }
  if (shown == 0)
    return keep_made_safe(reading, text);
  return length == 0 ? "" : read_keep_bytes(reading, text, length + 1);
}

void model_free(struct model *model) {
  for (struct model_block *block = model->blocks, *next; block != NULL; block = next) {
    next = block->next;
    free(block);
  }
  for (size_t k = 0; k < model->findings; k++)
    free(model->finding[k].answer_of);
  void *arrays[] = {model->test,
                    model->row,
                    model->finding,
                    model->coverage,
                    model->step,
                    model->touching,
                    model->invalid,
                    model->agreement,
                    model->nearness,
                    model->speed,
                    model->contradiction,
                    model->property,
                    model->variant,
                    model->map,
                    model->survey,
                    model->lattice,
                    model->proof,
                    model->rounding};
  for (size_t k = 0; k < sizeof arrays / sizeof arrays[0]; k++)
    free(arrays[k]);
  *model = (struct model){.path = NULL};
}

bool read_rows(struct reading *reading, const char *table, const char *sql, take_row *take) {
  reading->table = table;
  reading->s = statement_new(reading->store, sql);
  while (!reading->failed && statement_row(reading->s))
    take(reading);
  reading->failed |= !statement_end(reading->s);
  reading->s = NULL;
  return !reading->failed;
}

/* An array holds as many elements as the next power of two. */
void *read_one_more(struct reading *reading, void *array, size_t *count, size_t size) {
  void **grown = array;
  if ((*count & (*count - 1)) == 0) {
    void *more = realloc(*grown, (*count == 0 ? 1 : 2 * *count) * size);
    if (more == NULL) {
      reading->failed = true;
      store_fault(reading->store, "no memory for its rows");
      return NULL;
    }
    *grown = more;
  }
  void *one = (char *)*grown + (*count)++ * size;
  memset(one, 0, size);
  return one;
}

void read_fault(struct reading *reading, int column, const char *expected) {
  char what[STORE_WHY];
  snprintf(what,
           sizeof what,
           "table %s: found '%.60s', expected %s; it is of another graze, or damaged: run the campaign again",
           reading->table,
           statement_text(reading->s, column),
           expected);
  reading->failed = true;
  store_fault(reading->store, what);
}

const char *read_text(struct reading *reading, int column) {
  return read_keep(reading, statement_text(reading->s, column));
}

uint64_t read_count(struct reading *reading, int column) {
  return (uint64_t)statement_integer(reading->s, column);
}

size_t read_test(struct reading *reading, int column) {
  const long test = model_find_test(reading->model, statement_text(reading->s, column));
  if (test == MODEL_NONE)
    read_fault(reading, column, "a test of table test");
  return test == MODEL_NONE ? 0 : (size_t)test;
}

enum relation read_relation(struct reading *reading, int column) {
  enum relation relation = RELATION_APART;
  if (!relation_from_name(statement_text(reading->s, column), &relation))
    read_fault(reading, column, "a relation: apart, touching, overlapping, flat or invalid");
  return relation;
}

enum answer read_answer(struct reading *reading, int column) {
  for (unsigned k = 0; k < ANSWERS; k++)
    if (strcmp(statement_text(reading->s, column), answer_name((enum answer)k)) == 0)
      return (enum answer)k;
  read_fault(reading, column, "an answer: miss, hit or no answer");
  return ANSWER_NONE;
}

enum outcome read_outcome(struct reading *reading, int column) {
  for (unsigned k = 0; k < OUTCOMES; k++)
    if (strcmp(statement_text(reading->s, column), outcome_name((enum outcome)k)) == 0)
      return (enum outcome)k;
  read_fault(reading, column, "an outcome: agrees, false hit, missed hit, broken contract or no answer");
  return OUTCOME_AGREES;
}

enum cause read_cause(struct reading *reading, int column) {
  for (unsigned k = 0; k < CAUSES; k++)
    if (strcmp(statement_text(reading->s, column), cause_name((enum cause)k)) == 0)
      return (enum cause)k;
  read_fault(reading, column, "a cause: logic, rounding, range or undefined");
  return CAUSE_LOGIC;
}
