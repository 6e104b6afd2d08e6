/* Rows made ready for the second look, in ways that change no relation and no place: moved until a corner is
 * the origin where that takes no rounding, brought to a size whose squares have room, boxes by their corners,
 * no corner twice, and beside an ellipse stretched until it is a disc.
 */
#include "batch_ready.h"

static void list_columns(struct ready *ready) {
  bool stretched = false;
  ready->columns = 0;
  for (unsigned shape = 0; shape < SHAPES; shape++) {
    const enum layout layout = ready->lanes[shape].layout;
    if (layout_is_stretched(layout)) {
      ready->ellipse = ready->columns;
      stretched = true;
    }
    for (unsigned k = 0; k < layout_columns(layout); k++, ready->columns++) {
      ready->column[ready->columns] = ready->room[shape].number[k];
      ready->says[ready->columns] = layout_column_at(layout, k);
    }
  }
  ready->ellipse = stretched ? ready->ellipse : ready->columns;
}

/* Of numbers beyond 2^53, which may be rounded. */
static void note_errors(struct ready *ready, size_t count) {
  for (size_t i = 0; i < count; i += VECTOR_LANES) {
    struct numbers_read reading = {{0}, {0}, {0}, {0}};
    for (unsigned shape = 0; shape < SHAPES; shape++)
      for (unsigned k = 0; k < layout_columns(ready->lanes[shape].layout); k++)
        read_lane(&ready->lanes[shape], k, i, &reading);
    vec_store(ready->error + i, reading.error);
  }
  for (unsigned shape = 0; shape < SHAPES; shape++)
    ready->lanes[shape].long_numbers = false;
}

/* A box has its low sides there, so that its high ones are not rounded; else the first shape its first
 * corner. */
static void move_to_origin(struct ready *ready, enum axis axis, size_t count) {
  const unsigned first = layout_is_box(ready->lanes[1].layout) ? layout_columns(ready->lanes[0].layout) : 0;
  unsigned origin = first;
  while (!column_moves(ready->says[origin], axis))
    origin++;
  for (size_t i = 0; i < count; i += VECTOR_LANES) {
    const vec from = vec_load(ready->column[origin] + i);
    mask exact = mask_all(-1);
    for (unsigned k = 0; k < ready->columns; k++)
      if (column_moves(ready->says[k], axis))
        exact &= two_sum(vec_load(ready->column[k] + i), -from).lo == 0;
    for (unsigned k = 0; k < ready->columns; k++)
      if (column_moves(ready->says[k], axis)) {
        const vec number = vec_load(ready->column[k] + i);
        vec_store(ready->column[k] + i, vec_select(exact, number - from, number));
      }
  }
}

/* Multiplies rows whose greatest number is not within 2^-most and 2^most by a power of two. A number that
 * loses bits is off by less than 2^-1074; a radius must not be lost altogether, as one of 0 is another shape.
 * A pixel is 1 wide at any size. */
static void bring_to_size(struct ready *ready, int most, size_t count) {
  const bool pixels =
      ready->lanes[0].layout == LAYOUT_BOX_PIXELS || ready->lanes[1].layout == LAYOUT_BOX_PIXELS;
  for (size_t i = 0; i < count; i += VECTOR_LANES) {
    vec greatest = {0};
    for (unsigned k = 0; k < ready->columns; k++)
      greatest = vec_max(vec_abs(vec_load(ready->column[k] + i)), greatest);
    const mask exponent = (mask)greatest >> 52;
    const mask near = ((exponent > 1023 - most) & (exponent < 1023 + most)) | (greatest == 0);
    if (!mask_any(~near))
      continue;
    const vec scale = vec_select(near, vec_all(1), power_to(greatest, most)), back = 1 / scale;
    mask exact = mask_all(-1), lost = ~near & mask_all(pixels ? -1 : 0);
    for (unsigned k = 0; k < ready->columns; k++) {
      const vec number = vec_load(ready->column[k] + i), scaled = number * scale;
      exact &= scaled * back == number;
      if (ready->says[k]->role == COLUMN_RADIUS)
        lost |= (scaled == 0) & (number != 0);
      vec_store(ready->column[k] + i, scaled);
    }
    const vec missing = vec_select(exact, (vec){0}, vec_all(0x1p-1070));
    const vec error = vec_load(ready->error + i) * scale + missing;
    vec_store(ready->error + i, vec_select(lost, vec_all(__builtin_nan("")), error));
  }
}

/* A box by its corners. One of negative size is not for vectors. */
static void open_box(struct ready *ready, unsigned shape, size_t count) {
  struct hull_lanes *lanes = &ready->lanes[shape];
  if (!layout_is_box(lanes->layout))
    return;
  for (size_t i = 0; i < count; i += VECTOR_LANES) {
    struct numbers_read reading = {{0}, vec_load(ready->error + i), {0}, {0}};
    struct outline_lanes outline;
    read_outline(lanes, 4, i, &reading, &outline);
    for (size_t k = 0; k < 4; k++) {
      vec_store(ready->room[shape].number[2 * k] + i, outline.x[k]);
      vec_store(ready->room[shape].number[2 * k + 1] + i, outline.y[k]);
    }
    vec_store(ready->error + i, vec_select(reading.negative, vec_all(__builtin_nan("")), reading.error));
  }
  lanes->layout = LAYOUT_QUAD;
  for (unsigned k = 0; k < 8; k++)
    lanes->column[k] = ready->room[shape].number[k];
}

/* Keeps corners that are not the one before, nor the last of them the first, where they are known exactly. */
static void drop_repeated(struct ready *ready, unsigned shape, size_t count) {
  double(*const number)[CHUNK] = ready->room[shape].number;
  const size_t numbers = 2 * (size_t)layout_vertices(ready->lanes[shape].layout);
  for (size_t i = 0; i < count; i++) {
    size_t kept = 2;
    for (size_t k = 2; k < numbers; k += 2) {
      const double x = number[k][i], y = number[k + 1][i];
      if (x == number[kept - 2][i] && y == number[kept - 1][i] && ready->error[i] == 0)
        continue;
      number[kept][i] = x;
      number[kept + 1][i] = y;
      kept += 2;
    }
    while (kept > 2 && number[kept - 2][i] == number[0][i] && number[kept - 1][i] == number[1][i] &&
           ready->error[i] == 0)
      kept -= 2;
    ready->points[shape][i] = (uint8_t)(kept / 2);
  }
}

/* A product, and what rounding takes from it. Where that is too little to be told, it is less than 2^-1070.
 */
VECTOR_INLINE vec stretch_number(vec number, vec by, vec *error) {
  const struct split product = two_product(number, by);
  const mask tiny = (vec_abs(product.hi) < 0x1p-960) & (number != 0);
  *error += vec_abs(product.lo) + vec_select(tiny, vec_all(0x1p-1070), (vec){0});
  return product.hi;
}

/* Times ry along x and rx along y the ellipse is a disc of radius rx ry. Not of
 * numbers that are not given exactly. */
static void stretch_rows(struct ready *ready, size_t count) {
  const unsigned first = ready->ellipse;
  double *const rx = ready->column[first + 2], *const ry = ready->column[first + 3];
  for (size_t i = 0; i < count; i += VECTOR_LANES) {
    const vec x = vec_load(rx + i), y = vec_load(ry + i);
    vec error = vec_load(ready->error + i);
    const mask proper = (x > 0) & (y > 0) & (error == 0);
    for (unsigned k = 0; k < ready->columns; k++)
      if (k < first + 2 || k > first + 3) {
        const vec by = ready->says[k]->axis == AXIS_X ? y : x;
        vec_store(ready->column[k] + i, stretch_number(vec_load(ready->column[k] + i), by, &error));
      }
    vec_store(rx + i, stretch_number(x, y, &error));
    vec_store(ready->error + i, vec_select(proper, error, vec_all(__builtin_nan(""))));
  }
}

void MAKE_READY(struct ready *ready, size_t count) {
  list_columns(ready);
  note_errors(ready, count);
  move_to_origin(ready, AXIS_X, count);
  move_to_origin(ready, AXIS_Y, count);
  const bool stretched = ready->ellipse < ready->columns;
  bring_to_size(ready, stretched ? 99 : 199, count);
  for (unsigned shape = 0; shape < SHAPES; shape++) {
    open_box(ready, shape, count);
    drop_repeated(ready, shape, count);
    ready->lanes[shape].error = ready->error;
  }
  list_columns(ready);
  if (stretched)
    stretch_rows(ready, count);
}
