/* Where two drawn shapes are nearest. All b - a of their points a and b make a hull too: the spot of its
 * outline that is nearest to 0 is the shortest way between them, or out of one another. Beside an ellipse it
 * is found where the ellipse is a disc; of a ring side by side. */
#include "drawn.h"

#include <math.h>

/* A corner of that hull: the points a and b it comes from. */
struct apex {
  struct spot at;
  uint8_t of[2];
};

struct drawn_difference {
  unsigned corners;
  struct apex corner[HULL_SPOTS];
};

/* The spot nearest to 0, on the side that begins at a corner. */
struct nearest {
  unsigned side;
  double share; /* of the side before it: 0 or 1 at a corner */
  struct spot at;
  double gap;  /* its distance; negative when 0 is inside */
  bool within; /* one shape lies in the ground of the other, a ring */
};

static struct spot minus(struct spot a, struct spot b) { return (struct spot){a.x - b.x, a.y - b.y}; }
static struct spot times(struct spot a, double k) { return (struct spot){a.x * k, a.y * k}; }
static struct spot plus(struct spot a, struct spot b, double k) {
  return (struct spot){a.x + b.x * k, a.y + b.y * k};
}
static double dot(struct spot a, struct spot b) { return a.x * b.x + a.y * b.y; }
static struct spot unit(struct spot a) {
  const double length = hypot(a.x, a.y);
  return length > 0 ? times(a, 1 / length) : a;
}

/* What is convex of a shape: a side of a ring, and all of another. */
static unsigned pieces_of(const struct drawn_shape *s) { return s->ring ? s->points : 1; }
static unsigned piece_points(const struct drawn_shape *s) { return s->ring ? 2 : s->points; }

/* Of piece `first` of the one and piece `second` of the other. */
static void
take_difference(const struct drawn_shape s[2], unsigned first, unsigned second, struct drawn_difference *d) {
  struct spot at[HULL_SPOTS];
  uint8_t corner[HULL_SPOTS], of[HULL_SPOTS][2];
  unsigned count = 0;
  for (unsigned a = 0; a < piece_points(&s[0]); a++)
    for (unsigned b = 0; b < piece_points(&s[1]); b++) {
      of[count][0] = (uint8_t)((first + a) % s[0].points);
      of[count][1] = (uint8_t)((second + b) % s[1].points);
      at[count] = minus(s[1].at[of[count][1]], s[0].at[of[count][0]]);
      count++;
    }
  d->corners = hull_corners(at, count, corner);
  for (unsigned k = 0; k < d->corners; k++)
    d->corner[k] = (struct apex){at[corner[k]], {of[corner[k]][0], of[corner[k]][1]}};
}

/* Corners are counted once round and on. */
static const struct apex *apex(const struct drawn_difference *d, unsigned k) {
  return &d->corner[k < d->corners ? k : k - d->corners];
}

static struct nearest nearest_on(const struct drawn_difference *d, unsigned side) {
  const struct spot from = apex(d, side)->at, way = minus(apex(d, side + 1)->at, from);
  const double length = dot(way, way);
  struct nearest n = {.side = side, .share = length > 0 ? fmin(fmax(-dot(from, way) / length, 0), 1) : 0};
  n.at = n.share == 1 ? apex(d, side + 1)->at : plus(from, way, n.share);
  n.gap = hypot(n.at.x, n.at.y);
  return n;
}

/* Rounding must not decide on which side of a corner they meet. */
static void hold_to_corner(const struct drawn_difference *d, double speck, struct nearest *n) {
  for (unsigned k = 0; k < 2 && fabs(n->gap) <= speck; k++) {
    const struct spot corner = apex(d, n->side + k)->at;
    if (hypot(corner.x, corner.y) <= speck) {
      n->share = k;
      n->at = corner;
    }
  }
}

static struct nearest nearest_to_zero(const struct drawn_difference *d, double speck) {
  struct nearest best = {.gap = (double)INFINITY};
  bool inside = d->corners > 2;
  for (unsigned k = 0; k < d->corners; k++) {
    const struct nearest n = nearest_on(d, k);
    if (n.gap < best.gap)
      best = n;
    inside &= d->corners > 2 && dot(apex(d, k)->at, side_normal(apex(d, k)->at, apex(d, k + 1)->at)) > 0;
  }
  best.gap = inside ? -best.gap : best.gap;
  hold_to_corner(d, speck, &best);
  return best;
}

/* Whether the ground of a ring has the spot within it. */
static bool is_within(const struct drawn_shape *s, struct spot p) {
  bool within = false;
  for (unsigned k = 0; k < s->points && s->ring; k++) {
    if (drawn_is_seam(s, k))
      continue;
    const struct spot a = s->at[k], b = s->at[(k + 1) % s->points];
    if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * ((p.y - a.y) / (b.y - a.y)))
      within = !within;
  }
  return within;
}

/* The nearest of all pieces, or where one ring has the other shape within it the shallowest. */
static struct nearest
nearest_pieces(const struct drawn_shape s[2], double speck, struct drawn_difference *difference) {
  struct nearest best = {.gap = (double)INFINITY};
  for (unsigned first = 0; first < pieces_of(&s[0]); first++)
    for (unsigned second = 0; second < pieces_of(&s[1]); second++) {
      struct drawn_difference d = {.corners = 0};
      if (drawn_is_seam(&s[0], first) || drawn_is_seam(&s[1], second))
        continue;
      take_difference(s, first, second, &d);
      const struct nearest n = nearest_to_zero(&d, speck);
      if (n.gap >= best.gap)
        continue;
      best = n;
      *difference = d;
    }
  best.within = best.gap > speck && (is_within(&s[0], s[1].at[0]) || is_within(&s[1], s[0].at[0]));
  best.gap = best.within ? -best.gap : best.gap;
  return best;
}

/* Outward at that spot. */
static struct spot outward(const struct drawn_difference *d, const struct nearest *n, double speck) {
  if (n->gap > speck || n->within)
    return times(n->at, -1 / n->gap);
  if (d->corners == 1)
    return (struct spot){-1, 0};
  const struct spot normal = side_normal(apex(d, n->side)->at, apex(d, n->side + 1)->at);
  if (n->share > 0 && n->share < 1)
    return normal;
  if (d->corners == 2)
    return unit(minus(n->at, apex(d, n->side + (n->share == 0))->at));
  const unsigned other = n->side + (n->share == 0 ? d->corners - 1 : 1);
  return unit(plus(normal, side_normal(apex(d, other)->at, apex(d, other + 1)->at), 1));
}

/* The side or corner of one shape that the spot comes from: the same corner twice, or the ends of the side.
 */
struct outline_part {
  uint8_t from, to;
};
static struct outline_part
part_of(const struct drawn_difference *d, const struct nearest *n, unsigned shape) {
  const uint8_t from = apex(d, n->side)->of[shape], to = apex(d, n->side + 1)->of[shape];
  return (struct outline_part){n->share == 1 ? to : from, n->share == 0 ? from : to};
}

/* Of two sides that face each other, the middle of what they share. */
static double shared_middle(const struct spot *a,
                            struct outline_part of_a,
                            const struct spot *b,
                            struct outline_part of_b,
                            struct spot way) {
  const double p = dot(a[of_a.from], way), q = dot(a[of_a.to], way);
  const double r = dot(b[of_b.from], way), s = dot(b[of_b.to], way);
  return fmax(fmin(p, q), fmin(r, s)) / 2 + fmin(fmax(p, q), fmax(r, s)) / 2;
}

static void
put_spots(const struct drawn_shape s[2], const struct outline_part part[2], double share, struct meeting *m) {
  const struct spot way = {-m->direction.y, m->direction.x};
  const bool facing = part[0].from != part[0].to && part[1].from != part[1].to;
  for (unsigned k = 0; k < 2; k++) {
    const struct spot from = s[k].at[part[k].from], to = s[k].at[part[k].to];
    if (facing)
      m->on[k] = plus(from, way, shared_middle(s[0].at, part[0], s[1].at, part[1], way) - dot(from, way));
    else
      m->on[k] = part[k].from == part[k].to ? from : plus(from, minus(to, from), share);
    m->on[k] = plus(m->on[k], m->direction, k == 0 ? s[k].r : -s[k].r);
  }
}

static void
put_along(const struct drawn_shape *s, struct outline_part part, struct spot inward, struct spot along[3]) {
  uint8_t corner[DRAWN_POINTS];
  const unsigned corners = drawn_corners(s, corner);
  unsigned here = 0;
  while (here < corners && corner[here] != part.from)
    here++;
  const struct spot across = {-inward.y, inward.x};
  along[0] = across;
  along[1] = corners == 2 && s->r == 0 ? (struct spot){0, 0} : inward;
  along[2] = times(across, -1);
  if (s->r > 0 || part.from != part.to || here == corners)
    return;
  for (unsigned k = 0; k < 3; k += 2)
    along[k] = unit(minus(s->at[corner[(here + (k == 0 ? 1 : corners - 1)) % corners]], s->at[part.from]));
  along[1] = unit(plus(along[0], along[2], 1));
  if (s->ring && dot(along[1], inward) < 0)
    along[1] = times(along[1], -1);
}

struct meeting drawn_meeting(const struct drawn_shape shapes[2]) {
  struct drawn_shape s[2] = {shapes[0], shapes[1]};
  struct drawn_difference d = {.corners = 0};
  struct meeting m = {.gap = 0};
  int power;
  drawn_settle(s, &power);
  const struct spot first = drawn_squeeze(&s[0]), second = drawn_squeeze(&s[1]),
                    by = {first.x * second.x, first.y * second.y};
  drawn_squeezed(&s[0], by);
  drawn_squeezed(&s[1], by);
  const double speck = 1e-9 * fmax(drawn_extent(&s[0]), drawn_extent(&s[1]));
  const struct nearest n = nearest_pieces(s, speck, &d);
  m.direction = times(outward(&d, &n, speck), -1);
  const struct outline_part part[2] = {part_of(&d, &n, 0), part_of(&d, &n, 1)};
  put_spots(s, part, n.share, &m);
  m.gap = ldexp(n.gap - s[0].r - s[1].r, -power);
  for (unsigned k = 0; k < 2; k++) {
    put_along(&s[k], part[k], times(m.direction, k == 0 ? -1 : 1), m.along[k]);
    m.on[k] = (struct spot){ldexp(m.on[k].x / by.x, -power), ldexp(m.on[k].y / by.y, -power)};
    for (unsigned j = 0; j < 3; j++)
      m.along[k][j] = unit((struct spot){m.along[k][j].x / by.x, m.along[k][j].y / by.y});
  }
  m.direction = unit((struct spot){m.direction.x * by.x, m.direction.y * by.y});
  return m;
}
