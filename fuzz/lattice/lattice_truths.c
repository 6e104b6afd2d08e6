/* Truths that the tests of a lattice share: one for each two sets of points, asked of the reference when
 * first needed. */
#include "lattice.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { SHAPES_MOST = 1 << 20, TRUTHS_MOST = 1 << 25, SHARED_BY = 8 };

/* One of the form's two shapes. */
struct shape_sets {
  uint64_t shapes;         /* on the lattice */
  size_t sets;             /* of points, or of other numbers */
  uint32_t *set, *example; /* of each shape its set; of each set its first shape */
};

enum state { NOT_MADE, IN_WORK, MADE };

struct lattice_truths {
  struct shape_sets side[SHAPES];
  pthread_mutex_t lock;   /* over states, and the truths of rows that are not made */
  uint8_t *state, *truth; /* rows: sets of the first shape; columns: those of the second */
};

void lattice_truths_free(struct lattice_truths *truths) {
  if (truths == NULL)
    return;
  for (unsigned s = 0; s < SHAPES; s++) {
    free(truths->side[s].set);
    free(truths->side[s].example);
  }
  free(truths->state);
  free(truths->truth);
  pthread_mutex_destroy(&truths->lock);
  free(truths);
}

/* How many cases go by until the first shape is another one. */
static uint64_t second_shapes(const struct lattice *lattice) {
  return lattice->stride[form_first_column(&lattice->form, 1) - 1];
}

/* ---- which shapes are one set of points ---- */

/* Corners in order of x then y, repeated ones as often as there is room; then what else the shape has. */
struct key {
  uint32_t shape;
  double number[LAYOUT_MAX_COLUMNS];
};

static int compare_numbers(const double *x, const double *y, unsigned count) {
  for (unsigned k = 0; k < count; k++)
    if (x[k] != y[k])
      return x[k] < y[k] ? -1 : 1;
  return 0;
}

static int by_corner(const void *a, const void *b) { return compare_numbers(a, b, 2); }

static int by_set(const void *a, const void *b) {
  const struct key *x = a, *y = b;
  const int order = compare_numbers(x->number, y->number, LAYOUT_MAX_COLUMNS);
  return order != 0 ? order : (x->shape > y->shape) - (x->shape < y->shape);
}

/* Each corner once, then the last again. */
static void sort_corners(double *number, unsigned corners) {
  enum { CORNER = 2 };
  double *last = number;
  const double *const end = number + (size_t)CORNER * corners;
  qsort(number, corners, CORNER * sizeof *number, by_corner);
  for (const double *next = number + CORNER; next < end; next += CORNER)
    if (by_corner(last, next) != 0)
      memmove(last += CORNER, next, CORNER * sizeof *number);
  for (double *more = last + CORNER; more < end; more += CORNER)
    memcpy(more, last, CORNER * sizeof *number);
}

/* The numbers of one shape, where they stand in a case. */
static void shape_numbers(const struct lattice *lattice, unsigned s, uint32_t shape, union number *numbers) {
  union number all[FORM_MAX_COLUMNS];
  const unsigned first = form_first_column(&lattice->form, s);
  lattice_case(lattice, s == 0 ? shape * second_shapes(lattice) : shape, all);
  memcpy(numbers + first, all + first, layout_columns(lattice->form.layouts[s]) * sizeof *numbers);
}

static struct key key_of(const struct lattice *lattice, unsigned s, uint32_t shape) {
  const enum layout layout = lattice->form.layouts[s];
  struct key key = {.shape = shape};
  union number numbers[FORM_MAX_COLUMNS];
  shape_numbers(lattice, s, shape, numbers);
  for (unsigned k = 0; k < layout_columns(layout); k++)
    key.number[k] = number_as_double(lattice->form.type, numbers[form_first_column(&lattice->form, s) + k]);
  if (layout_vertices(layout) > 1)
    sort_corners(key.number, layout_vertices(layout));
  return key;
}

static bool find_sets(const struct lattice *lattice, unsigned s, struct shape_sets *side) {
  struct key *keys = malloc(side->shapes * sizeof *keys);
  side->set = malloc(side->shapes * sizeof *side->set);
  side->example = malloc(side->shapes * sizeof *side->example);
  const bool fine = keys != NULL && side->set != NULL && side->example != NULL;
  for (uint32_t k = 0; k < side->shapes && fine; k++)
    keys[k] = key_of(lattice, s, k);
  if (fine)
    qsort(keys, side->shapes, sizeof *keys, by_set);
  for (uint64_t k = 0; k < side->shapes && fine; k++) {
    if (k == 0 || compare_numbers(keys[k - 1].number, keys[k].number, LAYOUT_MAX_COLUMNS) != 0)
      side->example[side->sets++] = keys[k].shape;
    side->set[keys[k].shape] = (uint32_t)(side->sets - 1);
  }
  free(keys);
  return fine;
}

/* Looking truths up pays when they are shared by so many cases: of quads it makes a lattice twice as fast, of
 * triangles half as fast again. */
static bool is_worth_it(const struct lattice *lattice, struct lattice_truths *truths) {
  struct shape_sets *side = truths->side;
  side[1].shapes = second_shapes(lattice);
  side[0].shapes = lattice->cases / side[1].shapes;
  if (lattice->cases == UINT64_MAX || side[0].shapes > SHAPES_MOST || side[1].shapes > SHAPES_MOST ||
      !find_sets(lattice, 0, &side[0]) || !find_sets(lattice, 1, &side[1]))
    return false;
  const uint64_t all = (uint64_t)side[0].sets * side[1].sets;
  if (all > TRUTHS_MOST || all > lattice->cases / SHARED_BY)
    return false;
  truths->state = calloc(side[0].sets, 1);
  truths->truth = malloc(all);
  return truths->state != NULL && truths->truth != NULL;
}

struct lattice_truths *lattice_truths_new(const struct lattice *lattice) {
  struct lattice_truths *truths = calloc(1, sizeof *truths);
  if (truths == NULL || pthread_mutex_init(&truths->lock, NULL) != 0) {
    free(truths);
    return NULL;
  }
  if (is_worth_it(lattice, truths))
    return truths;
  lattice_truths_free(truths);
  return NULL;
}

/* ---- truths ---- */

static bool make_row(const struct lattice *lattice, enum level level, uint32_t row) {
  const struct shape_sets *side = lattice->truths->side;
  struct block *block = block_new(level);
  union number numbers[FORM_MAX_COLUMNS];
  if (block == NULL)
    return false;
  block->form = lattice->form;
  shape_numbers(lattice, 0, side[0].example[row], numbers);
  for (size_t from = 0; from < side[1].sets; from += block->rows) {
    const size_t left = side[1].sets - from;
    block->rows = left < BLOCK_ROWS ? left : BLOCK_ROWS;
    for (size_t k = 0; k < block->rows; k++) {
      shape_numbers(lattice, 1, side[1].example[from + k], numbers);
      block_put(block, k, numbers);
    }
    block_refer(block);
    memcpy(lattice->truths->truth + row * side[1].sets + from, block->truths, block->rows);
  }
  block_free(block);
  return true;
}

/* Whether the truths of a set of the first shape are there. */
static bool have_row(const struct lattice *lattice, enum level level, uint32_t row) {
  struct lattice_truths *truths = lattice->truths;
  pthread_mutex_lock(&truths->lock);
  enum state state = (enum state)truths->state[row];
  if (state == NOT_MADE)
    truths->state[row] = IN_WORK;
  pthread_mutex_unlock(&truths->lock);
  if (state != NOT_MADE)
    return state == MADE;
  state = make_row(lattice, level, row) ? MADE : NOT_MADE;
  pthread_mutex_lock(&truths->lock);
  truths->state[row] = (uint8_t)state;
  pthread_mutex_unlock(&truths->lock);
  return state == MADE;
}

bool lattice_truths_find(const struct lattice *lattice, struct block *block, uint64_t first) {
  const struct shape_sets *side = lattice->truths->side;
  const uint64_t seconds = second_shapes(lattice);
  for (size_t row = 0, next; row < block->rows; row = next) {
    const uint64_t n = (first + row) % lattice->cases, a = n / seconds, b = n % seconds;
    if (!have_row(lattice, block->level, side[0].set[a]))
      return false;
    next = seconds - b < block->rows - row ? row + (size_t)(seconds - b) : block->rows;
    const uint8_t *known = lattice->truths->truth + side[0].set[a] * side[1].sets;
    for (size_t k = row; k < next; k++)
      block->truths[k] = known[side[1].set[b + k - row]];
  }
  return true;
}
