#include "lattice.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { SHAPES_MOST = 1 << 20, TRUTHS_MOST = 1 << 25, SHARED_BY = 8 };

/* One of the form's two shapes. */
struct side {
  uint64_t shapes;         /* on the lattice */
  size_t sets;             /* of points, or of other numbers */
  uint32_t *set, *example; /* of each shape its set; of each set its first shape */
};

enum state { NOT_MADE, IN_WORK, MADE };

struct lattice_truths {
  pthread_mutex_t lock; /* over what follows, but for the truths of a row that is made or in work */
  bool looked, worth_it;
  struct side side[SHAPES];
  uint8_t *state, *truth; /* rows: sets of the first shape; columns: those of the second */
};

struct lattice_truths *lattice_truths_new(void) {
  struct lattice_truths *truths = calloc(1, sizeof *truths);
  if (truths != NULL && pthread_mutex_init(&truths->lock, NULL) != 0) {
    free(truths);
    return NULL;
  }
  return truths;
}

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

/* ---- which shapes are one set of points ---- */

/* Corners in order of x then y, repeated ones as often as there is room; then what else the shape has. */
struct key {
  uint32_t shape;
  double number[LAYOUT_MAX_COLUMNS];
};

static int compare_numbers(const void *a, const void *b, unsigned count) {
  const double *x = a, *y = b;
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

static void shape_numbers(const struct lattice *lattice,
                          const struct lattice_truths *truths,
                          unsigned s,
                          uint32_t shape,
                          union number *numbers) {
  union number all[FORM_MAX_COLUMNS];
  const unsigned first = form_first_column(&lattice->form, s);
  lattice_case(lattice, s == 0 ? shape * truths->side[1].shapes : shape, all);
  memcpy(numbers, all + first, layout_columns(lattice->form.layouts[s]) * sizeof *numbers);
}

static void
make_key(const struct lattice *lattice, const struct lattice_truths *truths, unsigned s, struct key *key) {
  const enum layout layout = lattice->form.layouts[s];
  union number numbers[LAYOUT_MAX_COLUMNS];
  shape_numbers(lattice, truths, s, key->shape, numbers);
  for (unsigned k = 0; k < LAYOUT_MAX_COLUMNS; k++)
    key->number[k] = k < layout_columns(layout) ? number_as_double(lattice->form.type, numbers[k]) : 0;
  if (layout_vertices(layout) > 1)
    sort_corners(key->number, layout_vertices(layout));
}

static bool find_sets(const struct lattice *lattice, struct lattice_truths *truths, unsigned s) {
  struct side *side = &truths->side[s];
  struct key *keys = malloc(side->shapes * sizeof *keys);
  side->set = malloc(side->shapes * sizeof *side->set);
  side->example = malloc(side->shapes * sizeof *side->example);
  const bool fine = keys != NULL && side->set != NULL && side->example != NULL;
  for (uint32_t k = 0; k < side->shapes && fine; k++) {
    keys[k].shape = k;
    make_key(lattice, truths, s, &keys[k]);
  }
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

/* Whether truths are shared by so many cases that looking them up pays. */
static bool look(const struct lattice *lattice, struct lattice_truths *truths) {
  const uint64_t cases = lattice->cases;
  const unsigned last = form_first_column(&lattice->form, 1) - 1;
  truths->side[1].shapes = lattice->stride[last];
  truths->side[0].shapes = cases / lattice->stride[last];
  if (cases == UINT64_MAX || truths->side[0].shapes > SHAPES_MOST || truths->side[1].shapes > SHAPES_MOST ||
      !find_sets(lattice, truths, 0) || !find_sets(lattice, truths, 1))
    return false;
  const uint64_t all = (uint64_t)truths->side[0].sets * truths->side[1].sets;
  if (all > TRUTHS_MOST || all > cases / SHARED_BY)
    return false;
  truths->state = calloc(truths->side[0].sets, 1);
  truths->truth = malloc(all);
  return truths->state != NULL && truths->truth != NULL;
}

/* ---- truths ---- */

static bool make_row(const struct lattice *lattice, enum level level, uint32_t row) {
  struct lattice_truths *truths = lattice->truths;
  const struct side *side = truths->side;
  struct block *block = block_new(level);
  union number numbers[FORM_MAX_COLUMNS];
  if (block == NULL)
    return false;
  block->form = lattice->form;
  shape_numbers(lattice, truths, 0, side[0].example[row], numbers);
  for (size_t from = 0; from < side[1].sets; from += block->rows) {
    const size_t left = side[1].sets - from;
    block->rows = left < BLOCK_ROWS ? left : BLOCK_ROWS;
    for (size_t k = 0; k < block->rows; k++) {
      shape_numbers(
          lattice, truths, 1, side[1].example[from + k], numbers + form_first_column(&lattice->form, 1));
      block_put(block, k, numbers);
    }
    block_refer(block);
    memcpy(truths->truth + row * side[1].sets + from, block->truths, block->rows);
  }
  block_free(block);
  return true;
}

/* Whether the truths of a set of the first shape are there. */
static bool have_row(const struct lattice *lattice, enum level level, uint64_t shape) {
  struct lattice_truths *truths = lattice->truths;
  pthread_mutex_lock(&truths->lock);
  if (!truths->looked)
    truths->worth_it = look(lattice, truths);
  truths->looked = true;
  const bool worth_it = truths->worth_it;
  const uint32_t row = worth_it ? truths->side[0].set[shape] : 0;
  enum state state = worth_it ? (enum state)truths->state[row] : IN_WORK;
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

bool lattice_truths_tell(const struct lattice *lattice, struct block *block, uint64_t first) {
  const struct lattice_truths *truths = lattice->truths;
  const unsigned last = form_first_column(&lattice->form, 1) - 1;
  const uint64_t second = lattice->stride[last], cases = lattice->cases;
  for (size_t row = 0, next; row < block->rows; row = next) {
    const uint64_t n = (first + row) % cases, a = n / second, b = n % second;
    if (!have_row(lattice, block->level, a))
      return false;
    next = second - b < block->rows - row ? row + (size_t)(second - b) : block->rows;
    const uint8_t *known = truths->truth + truths->side[0].set[a] * truths->side[1].sets;
    const uint32_t *set = truths->side[1].set + b;
    for (size_t k = row; k < next; k++)
      block->truths[k] = known[set[k - row]];
  }
  return true;
}
