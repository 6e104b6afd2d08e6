#include "lattice.h"

#include "generate/generate.h"
#include "number.h"
#include "reference/reference.h"
#include "text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const KIND_NAMES[LATTICE_KINDS] = {"whole", "edge", "ulp", "coordinate"};

const char *lattice_kind_name(enum lattice_kind kind) { return KIND_NAMES[kind]; }

enum { SIZE_MOST = 100000, LISTED_MOST = 1 << 20 };

/* So that the lattice of many numbers can be walked. */
static unsigned ulps_of(const struct form *form) { return form_columns(form) <= 9 ? 5 : 3; }

/* Of i32, and of i64. */
static const int64_t ENDS[][2] = {{0, 0},
                                  {1, 1},
                                  {-1, -1},
                                  {2, 2},
                                  {32767, INT64_C(1) << 31},
                                  {46340, 3037000499},
                                  {46341, 3037000500},
                                  {65535, INT64_C(1) << 53},
                                  {65536, (INT64_C(1) << 53) + 1},
                                  {1 << 30, INT64_C(1) << 62},
                                  {INT32_MAX - 1, INT64_MAX - 1},
                                  {INT32_MAX, INT64_MAX},
                                  {-(1 << 30), -(INT64_C(1) << 62)},
                                  {-INT32_MAX, -INT64_MAX},
                                  {INT32_MIN, INT64_MIN}};
enum { EDGES = sizeof ENDS / sizeof ENDS[0] };

/* Of many numbers only the first few of these: about 2^31 cases. */
static const uint8_t FEW_EDGES[] = {0, 11, 14, 1, 6, 2, 9, 13, 5, 3, 12};
static unsigned edges_of(const struct form *form) {
  const unsigned columns = form_columns(form);
  unsigned edges = EDGES;
  while (columns > 8 && pow(edges, columns) > 0x1p31)
    edges--;
  for (unsigned s = 0; s < SHAPES; s++)
    while (layout_vertices(form->layouts[s]) > 3 &&
           pow(edges, layout_columns(form->layouts[s])) > LISTED_MOST)
      edges--;
  return edges;
}

static void list_edges(struct lattice *lattice, unsigned column) {
  const enum number_type type = lattice->form.type;
  const unsigned edges = edges_of(&lattice->form);
  for (unsigned e = 0; e < edges; e++) {
    const unsigned k = edges < EDGES ? FEW_EDGES[e] : e;
    const int64_t value = ENDS[k][type == TYPE_I64];
    if (value >= 0 || !column_is_size(form_column_at(&lattice->form, column)))
      lattice->value[column][lattice->radix[column]++] = number_whole(type, value);
  }
}

/* Scenes that touch on paper: tenths, and sizes unlike one another. Of pairs of hulls, those that the
 * generator comes upon. */
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

/* The numbers of a touching scene of hulls. */
static bool hull_scene(const struct form *form, unsigned number, double numbers[FORM_MAX_COLUMNS]) {
  struct exemplars exemplars;
  exemplars_find(form_pair(form), RELATION_TOUCHING, &exemplars);
  for (unsigned place = 0; place < PLACES_MAX; place++)
    if (exemplars.found[place] && number-- == 0)
      return exemplar_on_paper(&exemplars.scene[place], form, numbers);
  return false;
}

/* The numbers of a scene in a form; tenths are rounded to the form's numbers, which the scene then means. */
static bool scene_numbers(const struct form *form, unsigned number, union number *numbers) {
  const enum pair pair = form_pair(form);
  const bool hulls = pair_is_of_hulls(pair);
  struct scene scene;
  double n[FORM_MAX_COLUMNS];
  char why[TEXT_WHY];
  if (hulls ? !hull_scene(form, number, n)
            : number >= SCENES_MOST || SCENES[pair][number] == NULL ||
                  !scene_parse(SCENES[pair][number], &scene, why) || !scene_on_paper(&scene, form, n))
    return false;
  for (unsigned k = 0; k < form_columns(form); k++)
    numbers[k] = number_nearest(form->type, n[k]);
  return true;
}

/* The scene in words. */
static void scene_words(const struct form *form, unsigned number, char words[CASE_TEXT]) {
  const enum pair pair = form_pair(form);
  union number numbers[FORM_MAX_COLUMNS];
  if (!pair_is_of_hulls(pair))
    strcpy(words, SCENES[pair][number]);
  else if (scene_numbers(form, number, numbers))
    case_print(form, numbers, NUMBER_DECIMAL, words);
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
    for (const unsigned ulps = ulps_of(&lattice->form); *radix < ulps; ++*radix)
      value[*radix] = number_stepped(type, middle, (int)*radix - (int)(ulps / 2));
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
  if (form_has_ring(form))
    return false; /* so many numbers are not listed */
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

/* Whether a quad's corners, or those of more sides, stand in an order that is convex. */
static bool is_shape(enum layout layout, enum number_type type, const union number *numbers) {
  const struct form form = {.type = type, .layouts = {layout, LAYOUT_POINT}};
  union number with_point[FORM_MAX_COLUMNS] = {{.i64 = 0}};
  memcpy(with_point, numbers, layout_columns(layout) * sizeof *numbers);
  return reference_truth(&form, with_point).relation != RELATION_INVALID;
}

/* Column k takes its values of the listed combinations, `every` of which go by until it takes its next. */
static bool
list_column(struct lattice *lattice, unsigned k, const uint32_t *listed, size_t count, size_t every) {
  union number *values = malloc((count + 1) * sizeof *values);
  if (values == NULL)
    return false;
  for (size_t i = 0; i < count; i++)
    values[i] = lattice->value[k][listed[i] / every % lattice->radix[k]];
  free(lattice->value[k]);
  lattice->value[k] = values;
  lattice->radix[k] = count;
  return true;
}

/* The columns of one shape from `first` on have their values: they become those of its shapes alone, side by
 * side. False when there is no memory, or when they are too many to list. */
static bool list_shapes(struct lattice *lattice, enum layout layout, unsigned first) {
  const unsigned last = first + layout_columns(layout);
  const enum number_type type = lattice->form.type;
  uint64_t all = 1;
  for (unsigned k = first; k < last; k++)
    all = times(all, lattice->radix[k]);
  uint32_t *listed = all <= LISTED_MOST ? malloc(all * sizeof *listed) : NULL;
  size_t count = 0, every = 1;
  for (uint32_t n = 0; n < all && listed != NULL; n++) {
    union number numbers[LAYOUT_MAX_COLUMNS];
    uint64_t rest = n;
    for (unsigned k = last; k-- > first; rest /= lattice->radix[k])
      numbers[k - first] = lattice->value[k][rest % lattice->radix[k]];
    if (is_shape(layout, type, numbers))
      listed[count++] = n;
  }
  bool fine = listed != NULL;
  for (unsigned k = last; k-- > first && fine;) {
    const size_t radix = lattice->radix[k];
    fine = list_column(lattice, k, listed, count, every);
    every *= radix;
  }
  free(listed);
  return fine;
}

static bool list_columns(struct lattice *lattice, const union number *middle) {
  const unsigned columns = form_columns(&lattice->form);
  for (unsigned k = 0; k < columns; k++) {
    if (lattice->kind == LATTICE_COORDINATE && k == lattice->size % columns) {
      lattice->radix[k] = (uint64_t)1 << 32;
      continue;
    }
    const unsigned room = lattice->kind == LATTICE_WHOLE ? lattice->size + 1 : EDGES;
    lattice->value[k] = calloc(room, sizeof *lattice->value[k]);
    if (lattice->value[k] == NULL)
      return false;
    list_values(lattice, k, middle[k]);
  }
  return true;
}

static bool is_listed(const struct lattice *lattice, unsigned shape) {
  return layout_vertices(lattice->form.layouts[shape]) > 3 && lattice->kind <= LATTICE_EDGE;
}

bool lattice_make(enum lattice_kind kind, const struct form *form, unsigned size, struct lattice *lattice) {
  union number middle[FORM_MAX_COLUMNS] = {{.i64 = 0}};
  *lattice = (struct lattice){.form = *form, .kind = kind, .size = size};
  bool made = applies(lattice, middle) && list_columns(lattice, middle);
  uint64_t stride = 1;
  for (unsigned k = form_columns(form); k-- > form_first_column(form, SHAPES) && made;) {
    lattice->stride[k] = stride;
    stride = times(stride, lattice->radix[k]);
  }
  for (unsigned s = SHAPES; s-- > 0 && made;) {
    const unsigned first = form_first_column(form, s);
    const bool listed = is_listed(lattice, s);
    made = !listed || list_shapes(lattice, form->layouts[s], first);
    for (unsigned k = first + layout_columns(form->layouts[s]); k-- > first;) {
      lattice->stride[k] = stride;
      stride = listed && k > first ? stride : times(stride, lattice->radix[k]);
    }
  }
  lattice->cases = stride;
  if (!made)
    lattice_free(lattice);
  return made;
}

void lattice_free(struct lattice *lattice) {
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    free(lattice->value[k]);
  *lattice = (struct lattice){.size = 0};
}

/* How many shapes of a layout stand on the whole lattice: where bent ones are left out, counted one by one.
 */
static double shapes_on(enum layout layout, enum number_type type, unsigned size) {
  const unsigned columns = layout_columns(layout);
  const double all = pow(size + 1, columns);
  if (layout_vertices(layout) <= 3)
    return all;
  uint64_t count = 0;
  for (uint64_t n = 0; n < (uint64_t)all && all <= LISTED_MOST; n++) {
    union number numbers[LAYOUT_MAX_COLUMNS];
    uint64_t rest = n;
    for (unsigned k = 0; k < columns; k++, rest /= size + 1)
      numbers[k] = number_whole(type, (int64_t)(rest % (size + 1)));
    count += is_shape(layout, type, numbers);
  }
  return all <= LISTED_MOST ? (double)count : INFINITY;
}

unsigned lattice_size_within(const struct form *form, double cases) {
  unsigned size = 1;
  const unsigned way = form_columns(form) - form_first_column(form, SHAPES);
  while (shapes_on(form->layouts[0], form->type, size + 1) *
             shapes_on(form->layouts[1], form->type, size + 1) * pow(size + 2, way) <=
         cases)
    size++;
  return size;
}

void lattice_words(const struct lattice *lattice, char *words) {
  const struct form *form = &lattice->form;
  const unsigned size = lattice->size, columns = form_columns(form), column = size % columns;
  char scene[CASE_TEXT];
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
    scene_words(form, size, scene);
    snprintf(words,
             LATTICE_WORDS,
             "-%u to %u ulps on every number of %.160s",
             ulps_of(form) / 2,
             ulps_of(form) / 2,
             scene);
    return;
  case LATTICE_COORDINATE:
  case LATTICE_KINDS:
    break;
  }
  scene_words(form, size / columns, scene);
  snprintf(words,
           LATTICE_WORDS,
           "every %s of the %s in %.160s",
           form_column_at(form, column)->name,
           layout_short_name(form->layouts[column >= form_first_column(form, 1)]),
           scene);
}
