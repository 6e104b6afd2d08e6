/* Hulls: a filter over all lanes, told by the separating sides. What it leaves goes to the general step.
 *
 * A row is decided when both cores are proper (no point repeated, area where there are three points) and
 * every sign that relation and place need is certain. Numbers beyond 2^200 are left undecided, so nothing
 * overflows.
 */
#ifndef GRAZE_BATCH_HULLS_TEMPLATE_H
#define GRAZE_BATCH_HULLS_TEMPLATE_H

#include "batch_outlines_template.h"

/* The sides of one core against the corners of the other. Of two points there are two sides, there and back.
 */
struct sides {
  vec bound;
  vec separation;              /* the least, over sides, of how far in the farthest corner reaches */
  vec within[CORNERS];         /* of a corner, the least, over sides, of how far in it is */
  vec along[CORNERS][CORNERS]; /* of side and corner: how far along the corner's foot is, times ... */
  vec length[CORNERS];         /* the length of the side, which is here squared */
  mask side, parallel;         /* the closest points are one on a side and one or more corners */
  vec cross, square;           /* then, the distance times the length, and the length squared */
};

/* One side: the corner that reaches farthest in is the closest where it is outside and its foot is on the
 * side: all of one core is beyond it and all of the other on the near side. Corners equally far are known to
 * be so only in whole rows. */
static inline void
judge_side(struct sides *s, unsigned k, unsigned corners, const vec *in, vec farthest, mask whole) {
  const vec inf = vec_all(__builtin_inf());
  vec first = inf, last = -inf, next = -inf;
  mask level = {0};
  for (unsigned j = 0; j < corners; j++) {
    const mask same = in[j] == farthest;
    level -= same;
    first = vec_min(first, vec_select(same, s->along[k][j], inf));
    last = vec_max(last, vec_select(same, s->along[k][j], -inf));
    next = vec_max(next, vec_select(same, -inf, in[j]));
  }
  const mask facing = (farthest < -s->bound) & (last > s->bound) & (first - s->length[k] < -s->bound);
  const mask alone = facing & (level == 1) & (farthest - next > s->bound),
             many = facing & (level > 1) & whole;
  s->side |= alone;
  s->parallel |= many;
  s->cross = vec_select(alone | many, farthest, s->cross);
  s->square = vec_select(alone | many, s->length[k], s->square);
}

static inline void
try_side(struct sides *s, const struct outline *of, unsigned k, const struct outline *other, mask whole) {
  const vec x = of->x[k + 1] - of->x[k], y = of->y[k + 1] - of->y[k];
  const vec in_x = -y * of->turn, in_y = x * of->turn;
  vec in[CORNERS], farthest = vec_all(-__builtin_inf());
  for (unsigned j = 0; j < other->points; j++) {
    const vec to_x = other->x[j] - of->x[k], to_y = other->y[j] - of->y[k];
    in[j] = in_x * to_x + in_y * to_y;
    s->along[k][j] = x * to_x + y * to_y;
    farthest = vec_max(farthest, in[j]);
    s->within[j] = vec_min(s->within[j], in[j]);
  }
  s->length[k] = x * x + y * y;
  s->separation = vec_min(s->separation, farthest);
  judge_side(s, k, other->points, in, farthest, whole);
}

/* A corner in a segment lies on its line and between its ends; in a point, it is that point. */
static inline void
within_less(struct sides *s, const struct outline *of, const struct outline *other, vec bound) {
  for (unsigned j = 0; j < other->points; j++) {
    const vec x = other->x[j] - of->x[0], y = other->y[j] - of->y[0];
    const vec to_x = other->x[j] - of->x[1], to_y = other->y[j] - of->y[1];
    const mask out = of->points == 1 ? (x != 0) | (y != 0) : x * to_x + y * to_y > bound;
    s->within[j] = vec_select(out, vec_all(-__builtin_inf()), s->within[j]);
  }
}

static inline void try_sides(struct sides *s,
                             const struct outline *of,
                             const struct outline *other,
                             vec error,
                             vec width,
                             mask whole) {
  const vec inf = vec_all(__builtin_inf());
  s->bound = bound_of(of->share, width, error, whole);
  s->separation = inf;
  s->side = s->parallel = (mask){0};
  s->cross = s->square = (vec){0};
  for (unsigned j = 0; j < other->points; j++)
    s->within[j] = of->points == 1 ? (vec){0} : inf;
  for (unsigned k = 0; k < of->points && of->points > 1; k++)
    try_side(s, of, k, other, whole);
  if (of->points < 3)
    within_less(s, of, other, bound_of(0x1p-53 * width + error, width, error, whole));
}

/* Two corners are the closest where each is before the sides that leave the other, and behind those that
 * come to it. */
VECTOR_INLINE mask is_before(const struct sides *s, const struct outline *of, unsigned k, unsigned j) {
  const unsigned last = (k == 0 ? of->points : k) - 1;
  return of->points == 1 ? mask_all(-1)
                         : vec_max(s->along[k][j], s->length[last] - s->along[last][j]) < -s->bound;
}

struct nearness {
  mask corners;
  vec square;
};

static inline struct nearness nearest_corners(const struct outline o[2], const struct sides s[2]) {
  struct nearness nearest = {{0}, vec_all(__builtin_inf())};
  for (unsigned i = 0; i < o[0].points; i++)
    for (unsigned j = 0; j < o[1].points; j++) {
      nearest.corners |= is_before(&s[0], &o[0], i, j) & is_before(&s[1], &o[1], j, i);
      const vec x = o[1].x[j] - o[0].x[i], y = o[1].y[j] - o[0].y[i];
      nearest.square = vec_min(nearest.square, x * x + y * y);
    }
  return nearest;
}

/* What is certain of a row, whose cores are proper. */
struct meeting_lanes {
  mask apart, touching, overlapping; /* the cores; all zeros: not certain */
  mask place, placed;
};

/* The corners of one core that are certainly in the other, and those certainly in or out. */
struct inside {
  mask in, certain;
};

static inline struct inside inside_of(const struct sides *s, unsigned corners) {
  struct inside inside = {{0}, {0}};
  for (unsigned j = 0; j < corners; j++) {
    const mask in = s->within[j] >= s->bound;
    inside.in -= in;
    inside.certain -= in | (s->within[j] < -s->bound);
  }
  return inside;
}

/* Whether the cores are on parallel lines, or one is a point: their difference has no area. Only of whole
 * rows. */
static inline mask is_linear_pair(const struct outline o[2]) {
  if (o[0].points > 2 || o[1].points > 2)
    return (mask){0};
  if (o[0].points == 1 || o[1].points == 1)
    return mask_all(-1);
  const vec a = (o[0].x[1] - o[0].x[0]) * (o[1].y[1] - o[1].y[0]);
  const vec b = (o[0].y[1] - o[0].y[0]) * (o[1].x[1] - o[1].x[0]);
  return a == b;
}

VECTOR_INLINE mask select_place(mask m, enum hull_place place, mask otherwise) {
  return mask_select(m, mask_all(place), otherwise);
}

static inline mask apart_place(const struct sides s[2]) {
  mask place = mask_all(HULL_VERTEX_VERTEX);
  place = select_place(s[0].side, HULL_SIDE_VERTEX, place);
  place = select_place(s[1].side, HULL_VERTEX_SIDE, place);
  return select_place(s[0].parallel | s[1].parallel, HULL_PARALLEL, place);
}

/* `a`, `b`: how many corners of each lie in the other; all of them different. */
static inline mask touching_place_of(mask a, mask b, mask same) {
  mask place = select_place(same, HULL_VERTEX_VERTEX, mask_all(HULL_PARALLEL));
  place = select_place(a == 0, HULL_SIDE_VERTEX, place);
  place = select_place(b == 0, HULL_VERTEX_SIDE, place);
  return select_place((a > 1) | (b > 1), HULL_PARALLEL, place);
}

static inline mask overlapping_place_of(mask a, mask b, const struct outline o[2]) {
  mask place = select_place(a != 0, HULL_VERTEX_OF_A_IN_B, mask_all(HULL_CROSSING));
  place = select_place(b != 0, HULL_VERTEX_OF_B_IN_A, place);
  place = select_place((a != 0) & (b != 0), HULL_CORNERS, place);
  place = select_place(b == o[1].points, HULL_B_IN_A, place);
  return select_place(a == o[0].points, HULL_A_IN_B, place);
}

static inline struct meeting_lanes
meet_lanes(const struct outline o[2], const struct sides s[2], const struct nearness *nearest, mask whole) {
  const struct inside a = inside_of(&s[1], o[0].points), b = inside_of(&s[0], o[1].points);
  const mask level = whole & (vec_min(s[0].separation, s[1].separation) == 0);
  const mask missing = is_linear_pair(o) & (a.in == 0) & (b.in == 0);
  struct meeting_lanes m = {.apart = (s[0].separation < -s[0].bound) | (s[1].separation < -s[1].bound) |
                                     (level & missing),
                            .touching = level & ~missing,
                            .overlapping = (s[0].separation > s[0].bound) & (s[1].separation > s[1].bound)};
  const mask nearest_known = s[0].side | s[1].side | s[0].parallel | s[1].parallel | nearest->corners | whole;
  m.place = mask_select(m.apart,
                        apart_place(s),
                        mask_select(m.touching,
                                    touching_place_of(a.in, b.in, nearest->square == 0),
                                    overlapping_place_of(a.in, b.in, o)));
  m.placed = (m.apart & nearest_known) | m.touching |
             (m.overlapping & (a.certain == o[0].points) & (b.certain == o[1].points));
  return m;
}

/* The sign of the distance less the reach, of cores that are apart: squares of both, from two corners, or
 * with a side, times its length squared. Radii and their sum are off by a relative 2 u, their square by 5 u,
 * times the length by 6 u and what the length is off; half a bound covers that of any value of degree two.
 * With the rounding of the rest that is below 8 u of all. */
struct reached {
  mask apart, touching, overlapping;
};

static inline struct reached reach_lanes(const struct outline o[2],
                                         const struct sides s[2],
                                         const struct nearness *nearest,
                                         vec room,
                                         mask whole,
                                         mask whole_of_four) {
  const vec reach = o[0].r + o[1].r, square = reach * reach;
  const mask by_first = s[0].side | s[0].parallel, by_side = by_first | s[1].side | s[1].parallel;
  const vec cross = vec_abs(vec_select(by_first, s[0].cross, s[1].cross));
  const vec length = vec_select(by_first, s[0].square, s[1].square);
  const vec bound = vec_select(by_first, s[0].bound, s[1].bound);
  const vec far = vec_select(by_side, cross * cross, nearest->square);
  const vec least = vec_select(by_side, square * length, square);
  const vec given = vec_select(by_side, (2 * cross + bound + square) * bound, room);
  const vec margin = vec_select(
      mask_select(by_side, whole_of_four, whole), (vec){0}, (far + least) * 0x1p-49 + given + 0x1p-600);
  const vec difference = far - least;
  return (struct reached){.apart = (difference > margin) | (reach == 0),
                          .touching = (difference == 0) & (margin == 0) & (reach != 0),
                          .overlapping = (difference < -margin) & (reach != 0)};
}

/* Truth bytes of one vector of rows, and their places. */
static inline mask filter_hulls(const struct hull_lanes lanes[2], size_t i, mask *places) {
  const bool round = lanes[0].radius != 0 || lanes[1].radius != 0;
  struct reading reading = {{0}, {0}, {0}, {0}, {0}};
  struct outline o[2];
  struct extent extent[2];
  for (unsigned k = 0; k < 2; k++) {
    read_outline(&lanes[k], i, &reading, &o[k]);
    extent[k] = extent_of(&o[k]);
    o[k].width = extent_width(extent[k]);
  }
  const vec width = both_width(extent[0], extent[1]), error = reading.error, greatest = reading.greatest;
  const mask sized = greatest <= 0x1p200, plain = sized & (greatest >= 0x1p-200) & (error == 0);
  const mask whole = plain & is_multiple(&o[0], greatest, 24) & is_multiple(&o[1], greatest, 24);
  struct sides s[2];
  for (unsigned k = 0; k < 2; k++)
    judge_outline(&o[k], error, whole);
  for (unsigned k = 0; k < 2; k++)
    try_sides(&s[k], &o[k], &o[1 - k], error, width, whole);
  const struct nearness nearest = nearest_corners(o, s);
  const struct meeting_lanes m = meet_lanes(o, s, &nearest, whole);

  mask apart = m.apart, touching = m.touching, overlapping = m.overlapping;
  if (round) {
    const mask fine = whole & is_multiple(&o[0], greatest, 10) & is_multiple(&o[1], greatest, 10);
    const vec room = 24 * error * (width + error);
    const struct reached reached = reach_lanes(o, s, &nearest, room, whole, fine);
    const mask reaches = (m.touching | m.overlapping) & (o[0].r + o[1].r > 0);
    apart &= reached.apart;
    touching = (m.apart & reached.touching) | (m.touching & ~reaches);
    overlapping |= (m.apart & reached.overlapping) | reaches;
  }
  const mask decided = (apart | touching | overlapping) & m.placed & sized & o[0].area & o[1].area;
  const mask invalid = (reading.odd != 0) | reading.negative | (sized & (o[0].bent | o[1].bent));
  mask truth = mask_select(touching, mask_all(RELATION_TOUCHING), mask_all(RELATION_OVERLAPPING));
  truth = mask_select(reading.flat, mask_all(RELATION_FLAT), truth);
  truth = mask_select(apart, mask_all(RELATION_APART), truth);
  truth = mask_select(decided, truth, mask_all(UNDECIDED));
  *places = m.place & ~invalid;
  return mask_select(invalid, mask_all(RELATION_INVALID), truth);
}

static void hull_lanes_at(const struct work *work,
                          unsigned shape,
                          size_t first,
                          size_t count,
                          struct hull_lanes *lanes,
                          struct hull_room *room) {
  const enum layout layout = shape == 0 ? work->layout_a : work->layout_b;
  const void *const *columns = shape == 0 ? work->columns_a : work->columns_b;
  const unsigned count_of = layout_columns(layout), radius = layout_radius(layout);
  lanes->layout = layout;
  lanes->points = layout_is_box(layout) ? 4 : layout_vertices(layout);
  lanes->radius = radius < count_of ? radius : 0;
  lanes->long_numbers = work->form->type == TYPE_I64;
  for (unsigned k = 0; k < count_of; k++)
    lanes->column[k] = widen(work->form->type, columns[k], first, count, room->number[k]);
}

static void filter_hull_chunk(const struct work *work, size_t first, size_t count) {
  struct hull_lanes lanes[2];
  struct hull_room room[2];
  uint8_t truths[CHUNK];
  place_t places[CHUNK];
  for (unsigned shape = 0; shape < 2; shape++)
    hull_lanes_at(work, shape, first, count, &lanes[shape], &room[shape]);
  for (size_t i = 0; i < count; i += VECTOR_LANES) {
    mask place;
    mask_store_bytes(truths + i, filter_hulls(lanes, i, &place));
    mask_store_bytes(places + i, place);
  }
  memcpy(work->truths + first, truths, count);
  if (work->places != NULL)
    memcpy(work->places + first, places, count);
}

static void decide_hulls(const struct work *work) {
  for (size_t first = 0; first < work->count; first += CHUNK)
    filter_hull_chunk(work, first, work->count - first < CHUNK ? work->count - first : CHUNK);
  size_t rows[REFERENCE_BLOCK + 1];
  const size_t left = list_undecided(work->truths, work->count, rows);
  for (size_t i = 0; i < left; i++)
    decide_generally(work, rows[i]);
  count_step(work, STEP_FILTER, work->count - left);
  count_step(work, STEP_ACCUMULATOR, left);
}

#endif
