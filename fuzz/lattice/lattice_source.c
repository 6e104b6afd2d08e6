/* A lattice as a source. A block has as many rows as fit of whole turns of the last columns, so that the
 * columns before them stand still in most blocks.
 */
#include "lattice.h"

#include <string.h>

static size_t rows_of(const struct lattice *lattice) {
  uint64_t rows = 1;
  for (unsigned k = form_columns(&lattice->form); k-- > 0;) {
    const uint64_t turn = lattice->stride[k] * lattice->radix[k];
    if (turn > BLOCK_ROWS)
      break;
    rows = turn;
  }
  return BLOCK_ROWS / rows * rows;
}

/* Column k of the lattice. */
static void draw_column(const struct lattice *lattice, unsigned k, uint64_t first, struct block *block) {
  const struct form *form = &lattice->form;
  const unsigned to = form_equal(form, &block->form) ? k : form_ordered_column(form, k);
  const uint64_t stride = lattice->stride[k], radix = lattice->radix[k];
  uint64_t index = first / stride % radix, left = stride - first % stride;
  for (size_t row = 0; row < block->rows; row++) {
    column_set(form->type, block->column[to], row, lattice_value(lattice, k, index));
    if (--left == 0) {
      left = stride;
      index = index + 1 == radix ? 0 : index + 1;
    }
  }
}

/* Whether the first shape is a box of ends that stands still and is none. */
static bool is_no_shape(const struct lattice *lattice, uint64_t first, size_t rows) {
  enum { ENDS = 4 };
  const uint64_t stride = lattice->stride[ENDS - 1];
  union number numbers[FORM_MAX_COLUMNS];
  double end[ENDS];
  if (lattice->form.layouts[0] != LAYOUT_BOX_LTRB || stride - first % stride < rows)
    return false;
  lattice_case(lattice, first, numbers);
  for (unsigned k = 0; k < ENDS; k++)
    end[k] = number_as_double(lattice->form.type, numbers[k]);
  return end[0] > end[2] || end[1] > end[3];
}

static bool draw(const struct source *source, struct block *block, uint64_t first) {
  const struct lattice *lattice = source->of;
  block->rows = source->rows;
  for (unsigned r = 0; r < BLOCK_RUNS; r++)
    block->family[r] = FAMILY_LATTICE;
  if (is_no_shape(lattice, first, block->rows))
    return false;
  for (unsigned k = 0; k < form_columns(&lattice->form); k++)
    draw_column(lattice, k, first, block);
  return true;
}

static enum family
one(const struct source *source, uint64_t n, const struct form *form, union number *numbers) {
  const struct lattice *lattice = source->of;
  union number own[FORM_MAX_COLUMNS];
  lattice_case(lattice, n, own);
  for (unsigned k = 0; k < form_columns(form); k++)
    numbers[form_equal(form, &lattice->form) ? k : form_ordered_column(&lattice->form, k)] = own[k];
  return FAMILY_LATTICE;
}

struct source source_lattice(const struct lattice *lattice) {
  return (struct source){.draw = draw, .one = one, .of = lattice, .rows = rows_of(lattice)};
}

void lattice_result_add(struct lattice_result *result, const struct entrant *entrant) {
  const enum contract contract = entrant->entry->algorithm->by_code;
  result->unasked += tally_unasked(entrant);
  for (unsigned cell = 0; cell < entrant->group->cells; cell++) {
    const uint8_t truth = cell_truth(cell, entrant->group->places);
    result->cases += *tally_cases(entrant->group, FAMILY_LATTICE, cell);
    result->judged += judge_tells(contract, truth) ? tally_asked(entrant, cell) : 0;
    for (enum answer answer = 0; answer < ANSWERS; answer++) {
      const struct sighting *sighting = tally_sighting(entrant, FAMILY_LATTICE, cell, answer);
      const enum outcome outcome = judge_row(contract, truth, (uint8_t)answer);
      if (sighting->count == 0 || outcome == OUTCOME_AGREES)
        continue;
      result->wrong[outcome] += sighting->count;
      result->first = sighting->first < result->first ? sighting->first : result->first;
    }
  }
}
