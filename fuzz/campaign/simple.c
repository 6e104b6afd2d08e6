#include "simple.h"

#include "generate/generate.h"
#include "number.h"

#include <stdlib.h>

static const struct {
  int reach;
  double unit;
} DRAWN[] = {{2, 1}, {4, 1}, {8, 1}, {16, 1}, {64, 1}, {6, 0.1}, {15, 0.1}, {40, 0.1}};
enum { LOTS_DRAWN = sizeof DRAWN / sizeof DRAWN[0] };

struct simple {
  struct form form;
  bool filled[SIMPLE_LOTS];
  struct block *lot[SIMPLE_LOTS];
};

struct simple *simple_new(enum level level) {
  struct simple *simple = calloc(1, sizeof *simple);
  for (unsigned lot = 0; lot < SIMPLE_LOTS && simple != NULL; lot++)
    if ((simple->lot[lot] = block_new(level)) == NULL) {
      simple_free(simple);
      simple = NULL;
    }
  return simple;
}

void simple_free(struct simple *simple) {
  for (unsigned lot = 0; lot < SIMPLE_LOTS && simple != NULL; lot++)
    block_free(simple->lot[lot]);
  free(simple);
}

bool simple_lot_touches(unsigned lot) { return lot >= LOTS_DRAWN; }

/* Each lot goes on in one sequence, so that it is the same whichever lots were asked for before. */
static uint64_t stepped(uint64_t random) { return random * 6364136223846793005U + 1442695040888963407U; }

static void fill_drawn(struct block *block, unsigned lot) {
  const enum number_type type = block->form.type;
  const unsigned columns = form_columns(&block->form);
  const bool whole = DRAWN[lot].unit == 1;
  uint64_t random = 1;
  for (size_t skipped = 0; skipped < (size_t)lot * BLOCK_ROWS * columns; skipped++)
    random = stepped(random);
  for (size_t row = 0; row < BLOCK_ROWS; row++)
    for (unsigned k = 0; k < columns; k++) {
      random = stepped(random);
      const int drawn = (int)((random >> 33) % (uint64_t)(DRAWN[lot].reach + 2)) - (whole ? 1 : 0);
      column_set(type, block->column[k], row, number_nearest(type, whole ? drawn : drawn / 10.0));
    }
}

static void fill_touching(struct block *block, unsigned lot) {
  static const struct mix TOUCHING = {.weight = {[FAMILY_TOUCHING] = 1}};
  block_draw(block, &TOUCHING, 1, (uint64_t)(lot - LOTS_DRAWN) * BLOCK_ROWS);
}

struct block *simple_lot(struct simple *simple, const struct form *form, unsigned lot) {
  if (!form_equal(&simple->form, form)) {
    simple->form = *form;
    for (unsigned k = 0; k < SIMPLE_LOTS; k++)
      simple->filled[k] = false;
  }
  struct block *block = simple->lot[lot];
  if (!simple_lot_touches(lot) && DRAWN[lot].unit != 1 && type_is_whole(form->type))
    return NULL;
  if (!simple->filled[lot]) {
    block->form = *form;
    (simple_lot_touches(lot) ? fill_touching : fill_drawn)(block, lot);
    block_refer(block);
    simple->filled[lot] = true;
  }
  return block;
}
