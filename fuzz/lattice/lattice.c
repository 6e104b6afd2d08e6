#include "lattice.h"

#include "number.h"
#include "scene.h"
#include "text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const KIND_NAMES[LATTICE_KINDS] = {"whole", "edge", "ulp", "coordinate"};

const char *lattice_kind_name(enum lattice_kind kind) { return KIND_NAMES[kind]; }

enum { ULPS = 5, SIZE_MOST = 100000 };

static const int64_t EDGES_32[] = {0,
                                   1,
                                   -1,
                                   2,
                                   32767,
                                   46340,
                                   46341,
                                   65535,
                                   65536,
                                   1 << 30,
                                   INT32_MAX - 1,
                                   INT32_MAX,
                                   -(1 << 30),
                                   -INT32_MAX,
                                   INT32_MIN};
static const int64_t EDGES_64[] = {0,
                                   1,
                                   -1,
                                   2,
                                   INT64_C(1) << 31,
                                   3037000499,
                                   3037000500,
                                   INT64_C(1) << 53,
                                   (INT64_C(1) << 53) + 1,
                                   INT64_C(1) << 62,
                                   INT64_MAX - 1,
                                   INT64_MAX,
                                   -(INT64_C(1) << 62),
                                   -INT64_MAX,
                                   INT64_MIN};
enum { EDGES = sizeof EDGES_32 / sizeof EDGES_32[0] };

static void list_edges(struct lattice *lattice, unsigned column) {
  const enum number_type type = lattice->form.type;
  for (unsigned k = 0; k < EDGES; k++) {
    const int64_t value = type == TYPE_I32 ? EDGES_32[k] : EDGES_64[k];
    if (value >= 0 || !column_is_size(form_column_at(&lattice->form, column)))
      lattice->value[column][lattice->radix[column]++] = number_whole(type, value);
  }
}

/* Scenes that touch on paper: tenths, and sizes unlike one another. */
static const char *const SCENES[PAIRS][4] = {[PAIR_POINT_BOX] = {"point 0.3 0.2 box 0.1 0.1 0.2 0.7",
                                                                 "point 1.1 5.3 box 0.4 1.7 0.7 3.6",
                                                                 "point 0.1 0.1 box 0.1 0.1 0.3 0.3",
                                                                 NULL},
                                             [PAIR_POINT_DISC] = {"point 0.3 0.4 disc 0 0 0.5",
                                                                  "point 0.7 1.3 disc 0.1 0.5 1",
                                                                  "point 10.6 0.1 disc 0.6 0.1 10",
                                                                  NULL},
                                             [PAIR_DISC_DISC] = {"disc 0 0 0.2 disc 0.3 0.4 0.3",
                                                                 "disc 0.1 0.7 2.4 disc 3.1 4.7 2.6",
                                                                 "disc 0.1 0.1 0.1 disc 0.4 0.1 0.2",
                                                                 NULL},
                                             [PAIR_DISC_BOX] = {"disc 0.7 0.4 0.5 box 1.2 0.1 0.3 0.4",
                                                                "disc 0.2 0.6 0.5 box 0.5 1 0.7 0.1",
                                                                "disc 5.3 0.3 0.9 box 0.1 0.1 4.3 0.4",
                                                                "disc 0.4 0.4 0.1 box 0.1 0.2 0.2 0.7"},
                                             [PAIR_BOX_BOX] = {"box 0.1 0.2 0.3 0.4 box 0.4 0.3 0.5 0.2",
                                                               "box 1.1 0.7 0.2 0.3 box 0.2 1 2.3 0.4",
                                                               "box 0.1 0.1 0.2 0.2 box 0.3 0.3 0.6 0.6",
                                                               NULL}};

enum { SCENES_MOST = sizeof SCENES[0] / sizeof SCENES[0][0] };

static const char *lattice_scene(const struct form *form, unsigned scene) {
  const enum pair pair = form_pair(form);
  return pair < PAIRS && scene < SCENES_MOST ? SCENES[pair][scene] : NULL;
}

/* The numbers of a scene in a form; tenths are rounded to the form's numbers, which the scene then means. */
static bool scene_numbers(const struct form *form, unsigned number, union number *numbers) {
  struct scene scene;
  double n[FORM_MAX_COLUMNS];
  char why[TEXT_WHY];
  const char *text = lattice_scene(form, number);
  if (text == NULL || !scene_parse(text, &scene, why) || !scene_on_paper(&scene, form, n))
    return false;
  for (unsigned k = 0; k < form_columns(form); k++)
    numbers[k] = number_nearest(form->type, n[k]);
  return true;
}

/* What the columns of a scene, or of a whole or an edge lattice, run through. */
static void list_values(struct lattice *lattice, unsigned column, union number middle) {
  const enum number_type type = lattice->form.type;
  const unsigned size = lattice->size;
  union number *value = lattice->value[column];
  uint64_t *radix = &lattice->radix[column];
  switch (lattice->kind) {
  case LATTICE_WHOLE:
    for (; *radix <= size; ++*radix)
      value[*radix] = number_whole(
          type, (int64_t)*radix - (column_is_size(form_column_at(&lattice->form, column)) ? 0 : size / 2));
    break;
  case LATTICE_EDGE:
    list_edges(lattice, column);
    break;
  case LATTICE_ULP:
    for (; *radix < ULPS; ++*radix)
      value[*radix] = number_stepped(type, middle, (int)*radix - ULPS / 2);
    break;
  default:
    value[(*radix)++] = middle;
    break;
  }
}

/* Whether the form has such a lattice at all; the numbers of the scene it stands about. */
static bool applies(const struct lattice *lattice, union number *middle) {
  const struct form *form = &lattice->form;
  const bool whole = type_is_whole(form->type);
  const unsigned columns = form_columns(form);
  if (form_is_resized(form))
    return false;
  switch (lattice->kind) {
  case LATTICE_WHOLE:
    return lattice->size < SIZE_MOST;
  case LATTICE_EDGE:
    return whole && lattice->size == 0;
  case LATTICE_ULP:
    return !whole && scene_numbers(form, lattice->size, middle);
  default:
    return form->type == TYPE_F32 && scene_numbers(form, lattice->size / columns, middle);
  }
}

static uint64_t times(uint64_t a, uint64_t b) {
  uint64_t product;
  return __builtin_mul_overflow(a, b, &product) ? UINT64_MAX : product;
}

bool lattice_make(enum lattice_kind kind, const struct form *form, unsigned size, struct lattice *lattice) {
  union number middle[FORM_MAX_COLUMNS] = {{.i64 = 0}};
  *lattice = (struct lattice){.form = *form, .kind = kind, .size = size};
  if (!applies(lattice, middle))
    return false;
  uint64_t stride = 1;
  for (unsigned k = form_columns(form); k-- > 0; stride = times(stride, lattice->radix[k])) {
    lattice->stride[k] = stride;
    if (kind == LATTICE_COORDINATE && k == size % form_columns(form)) {
      lattice->radix[k] = (uint64_t)1 << 32;
      continue;
    }
    const unsigned room = kind == LATTICE_WHOLE ? size + 1 : kind == LATTICE_EDGE ? EDGES : ULPS;
    lattice->value[k] = calloc(room, sizeof *lattice->value[k]);
    if (lattice->value[k] == NULL) {
      lattice_free(lattice);
      return false;
    }
    list_values(lattice, k, middle[k]);
  }
  return true;
}

void lattice_free(struct lattice *lattice) {
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    free(lattice->value[k]);
  *lattice = (struct lattice){.size = 0};
}

uint64_t lattice_cases(const struct lattice *lattice) { return times(lattice->stride[0], lattice->radix[0]); }

unsigned lattice_size_within(const struct form *form, double cases) {
  unsigned size = 1;
  while (pow(size + 2, form_columns(form)) <= cases)
    size++;
  return size;
}

union number lattice_value(const struct lattice *lattice, unsigned column, uint64_t index) {
  if (lattice->value[column] != NULL)
    return lattice->value[column][index];
  union number number = {.i64 = 0};
  const uint32_t bits = (uint32_t)index;
  memcpy(&number.f32, &bits, sizeof bits);
  return number;
}

void lattice_case(const struct lattice *lattice, uint64_t n, union number *numbers) {
  for (unsigned k = 0; k < form_columns(&lattice->form); k++)
    numbers[k] = lattice_value(lattice, k, n / lattice->stride[k] % lattice->radix[k]);
}

void lattice_words(const struct lattice *lattice, char *words) {
  const struct form *form = &lattice->form;
  const unsigned size = lattice->size, columns = form_columns(form), column = size % columns;
  switch (lattice->kind) {
  case LATTICE_WHOLE:
    snprintf(words,
             LATTICE_WORDS,
             "all whole numbers from %d to %u, sizes from 0 to %u",
             -(int)(size / 2),
             size - size / 2,
             size);
    return;
  case LATTICE_EDGE:
    snprintf(words, LATTICE_WORDS, "the numbers at which the type ends, and squares and sums of it");
    return;
  case LATTICE_ULP:
    snprintf(words, LATTICE_WORDS, "-2 to 2 ulps on every number of %s", lattice_scene(form, size));
    return;
  default: {
    const unsigned shape = column >= form_first_column(form, 1);
    snprintf(words,
             LATTICE_WORDS,
             "every %s of the %s in %s",
             form_column_at(form, column)->name,
             layout_short_name(form->layouts[shape]),
             lattice_scene(form, size / columns));
  }
  }
}
