/* The kernels of whole_numbers.h for numbers of one width. Read three times, with
 *   OF(name)  the name for this type
 *   NUMBER    the type of the columns
 *   WIDE      holds any difference of ends
 *   HALF      unsigned, holds any reach: for i32 a sum of radii is below 2^32, for i64 below 2^64
 *   SQUARE    unsigned, holds a product of two HALFs
 *   STRAIGHT  whether common pairs of layouts have loops of their own
 */
struct OF(whole_shape) {
  WIDE left, top, right, bottom; /* a disc's or point's centre is (left, top) */
  WIDE size_x, size_y;           /* a disc's radius in both; a point's are 0 */
};

static inline struct OF(whole_shape)
    OF(whole_at)(enum layout layout, const void *const *columns, size_t row) {
  const WIDE a = ((const NUMBER *)columns[0])[row], b = ((const NUMBER *)columns[1])[row];
  const WIDE c = layout == LAYOUT_POINT ? 0 : ((const NUMBER *)columns[2])[row];
  const bool three = layout == LAYOUT_POINT || layout == LAYOUT_DISC || layout == LAYOUT_BOX_SQUARE;
  const WIDE d = three ? c : ((const NUMBER *)columns[3])[row];
  if (three && layout != LAYOUT_BOX_SQUARE)
    return (struct OF(whole_shape)){a, b, a, b, c, d};
  if (layout == LAYOUT_BOX_LTRB)
    return (struct OF(whole_shape)){a, b, c, d, c - a, d - b};
  if (layout == LAYOUT_BOX_CENTRE)
    return (struct OF(whole_shape)){a - c, b - d, a + c, b + d, c, d};
  const WIDE last = layout == LAYOUT_BOX_PIXELS;
  return (struct OF(whole_shape)){a, b, a + c - last, b + d - last, c - last, d - last};
}

/* kinds.h without branches, for loops that are to vectorise. */
static inline uint8_t OF(allen)(WIDE al, WIDE ah, WIDE bl, WIDE bh) {
  const int same_low = al == bl, same_high = ah == bh;
  const int low_inside = al > bl, high_inside = ah < bh, inside = low_inside | high_inside;
  const int both = low_inside & high_inside, shared = same_low | same_high, same = same_low & same_high;
  const int meets = (ah == bl) | (bh == al), before = (ah < bl) | (bh < al);
  int kind = inside ? ALLEN_OVERLAPS : ALLEN_CONTAINS;
  kind = both ? ALLEN_DURING : kind;
  kind = shared ? ALLEN_STARTED_BY - inside : kind;
  kind = meets ? ALLEN_MEETS : kind;
  kind = before ? ALLEN_BEFORE : kind;
  return (uint8_t)(same ? ALLEN_EQUAL : kind);
}

static inline uint8_t OF(point_box)(struct OF(whole_shape) a, struct OF(whole_shape) b) {
  const int apart = (a.left < b.left) | (b.right < a.left) | (a.top < b.top) | (b.bottom < a.top);
  const int touch_far = (b.right == a.left) | (b.bottom == a.top);
  const int touching = touch_far | (a.left == b.left) | (a.top == b.top);
  const int invalid = (b.size_x < 0) | (b.size_y < 0), flat = (b.size_x == 0) | (b.size_y == 0);
  const int half_open = touching && !touch_far && !apart && !flat && !invalid;
  return (uint8_t)(whole_relation(apart, touching, invalid, flat) | (half_open ? TRUTH_HALF_OPEN_HIT : 0));
}

static inline WIDE OF(outside)(WIDE centre, WIDE low, WIDE high) {
  const WIDE below = low - centre, above = centre - high;
  const WIDE more = below > above ? below : above;
  return more > 0 ? more : 0;
}

static inline uint8_t OF(reach)(WIDE dx, WIDE dy, WIDE reach, int invalid, int flat) {
  const int beyond = (dx > reach) | (dy > reach);
  const HALF x = (HALF)(beyond ? 0 : dx), y = (HALF)(beyond ? 0 : dy), s = (HALF)(reach > 0 ? reach : 0);
  const SQUARE xx = (SQUARE)x * x, rest = (SQUARE)s * s - (SQUARE)y * y;
  return whole_relation(beyond | (xx > rest), xx == rest, invalid, flat);
}

static inline uint8_t OF(position)(WIDE centre, WIDE low, WIDE high) {
  const int on_end = (centre == low) | (centre == high), outside = (centre < low) | (centre > high);
  return (uint8_t)(outside ? POSITION_OUTSIDE : on_end);
}

WHOLE_INLINE void OF(decide)(const struct whole_rows rows, uint8_t *restrict truths) {
  const enum pair pair = rows.pair;
  for (size_t i = 0; i < rows.count; i++) {
    const struct OF(whole_shape) a = OF(whole_at)(rows.layout_a, rows.columns_a, i);
    const struct OF(whole_shape) b = OF(whole_at)(rows.layout_b, rows.columns_b, i);
    const int invalid = (a.size_x < 0) | (b.size_x < 0) | (b.size_y < 0);
    const int flat = ((a.size_x == 0) & (pair != PAIR_POINT_DISC)) | (b.size_x == 0) | (b.size_y == 0);
    if (pair == PAIR_POINT_BOX) {
      truths[i] = OF(point_box)(a, b);
    } else if (pair == PAIR_DISC_BOX) {
      const WIDE dx = OF(outside)(a.left, b.left, b.right), dy = OF(outside)(a.top, b.top, b.bottom);
      truths[i] = OF(reach)(dx, dy, a.size_x, invalid, flat);
    } else {
      const WIDE dx = a.left > b.left ? a.left - b.left : b.left - a.left;
      const WIDE dy = a.top > b.top ? a.top - b.top : b.top - a.top;
      truths[i] = OF(reach)(dx, dy, a.size_x + b.size_x, invalid, flat);
    }
  }
}

/* What each axis tells, as bytes, and then both axes folded. */
WHOLE_INLINE void OF(locate)(const struct whole_rows rows, place_t *restrict places) {
  _Alignas(CACHE_LINE) uint8_t x[REFERENCE_BLOCK], y[REFERENCE_BLOCK];
  const bool zones = rows.pair == PAIR_POINT_BOX || rows.pair == PAIR_DISC_BOX;
  for (size_t i = 0; i < rows.count; i++) {
    const struct OF(whole_shape) a = OF(whole_at)(rows.layout_a, rows.columns_a, i);
    const struct OF(whole_shape) b = OF(whole_at)(rows.layout_b, rows.columns_b, i);
    if (zones) {
      x[i] = OF(position)(a.left, b.left, b.right);
      y[i] = OF(position)(a.top, b.top, b.bottom);
    } else {
      places[i] = (place_t)((a.left != b.left) + (a.top != b.top));
    }
  }
  if (zones)
    fold_zones(x, y, rows.count, places);
}

/* Of boxes, truths and places alike follow from how the spans lie along each axis. */
WHOLE_INLINE void
OF(tell_boxes)(const struct whole_rows rows, uint8_t *restrict truths, place_t *restrict places) {
  _Alignas(CACHE_LINE) uint8_t x[REFERENCE_BLOCK], y[REFERENCE_BLOCK];
  for (size_t i = 0; i < rows.count; i++) {
    const struct OF(whole_shape) a = OF(whole_at)(rows.layout_a, rows.columns_a, i);
    const struct OF(whole_shape) b = OF(whole_at)(rows.layout_b, rows.columns_b, i);
    const int invalid = (a.size_x < 0) | (a.size_y < 0) | (b.size_x < 0) | (b.size_y < 0);
    const int flat = (a.size_x == 0) | (a.size_y == 0) | (b.size_x == 0) | (b.size_y == 0);
    x[i] = OF(allen)(a.left, a.right, b.left, b.right);
    y[i] = OF(allen)(a.top, a.bottom, b.top, b.bottom);
    truths[i] = whole_relation(0, 0, invalid, flat);
  }
  fold_truths(x, y, rows.count, truths);
  if (places != NULL)
    fold_cells(x, y, rows.count, places);
}

WHOLE_INLINE void OF(tell)(const struct whole_rows rows) {
  if (rows.pair == PAIR_BOX_BOX) {
    OF(tell_boxes)(rows, rows.truths, rows.places);
    return;
  }
  OF(decide)(rows, rows.truths);
  if (rows.places != NULL)
    OF(locate)(rows, rows.places);
}

#define WHOLE_CASE(PAIR, A, B)                                                                               \
  if (rows.pair == (PAIR) && rows.layout_a == (A) && rows.layout_b == (B)) {                                 \
    rows.pair = (PAIR);                                                                                      \
    rows.layout_a = (A);                                                                                     \
    rows.layout_b = (B);                                                                                     \
    OF(tell)(rows);                                                                                          \
    return;                                                                                                  \
  }

/* The loops once for each common pair of layouts, so that the compiler sees straight columns. */
static void OF(decide_whole)(struct whole_rows rows) {
#if STRAIGHT
  WHOLE_CASE(PAIR_BOX_BOX, LAYOUT_BOX_XYWH, LAYOUT_BOX_XYWH)
  WHOLE_CASE(PAIR_BOX_BOX, LAYOUT_BOX_LTRB, LAYOUT_BOX_LTRB)
  WHOLE_CASE(PAIR_DISC_BOX, LAYOUT_DISC, LAYOUT_BOX_XYWH)
  WHOLE_CASE(PAIR_DISC_BOX, LAYOUT_DISC, LAYOUT_BOX_LTRB)
  WHOLE_CASE(PAIR_DISC_BOX, LAYOUT_DISC, LAYOUT_BOX_PIXELS)
  WHOLE_CASE(PAIR_POINT_BOX, LAYOUT_POINT, LAYOUT_BOX_XYWH)
  WHOLE_CASE(PAIR_POINT_BOX, LAYOUT_POINT, LAYOUT_BOX_LTRB)
  WHOLE_CASE(PAIR_POINT_DISC, LAYOUT_POINT, LAYOUT_DISC)
  WHOLE_CASE(PAIR_DISC_DISC, LAYOUT_DISC, LAYOUT_DISC)
#endif
  OF(tell)(rows);
}

#undef WHOLE_CASE
#undef OF
#undef NUMBER
#undef WIDE
#undef HALF
#undef SQUARE
#undef STRAIGHT
