/* A segment against a box, cut off at its four edges: by two parameters, by slabs, by outcodes.
 *
 * All three ask which part of the segment is left. Liang and Barsky take the edges one by one, and see to the
 * segment that is parallel to an edge. Slabs take two edges at a time and divide by the length along the
 * axis, or multiply with its inverse; of a parallel segment in the line of an edge that is 0 times infinity,
 * and no number. Cohen and Sutherland move an end onto an edge that it lies beyond, and look again; each
 * move is rounded, and the next one begins there.
 */
#include "helpers/taught.h"

struct kept_part {
  double from, to;
};

/* What is left of it within one edge: p along the way, q from the start. */
static inline bool cut(struct kept_part *part, double p, double q) {
  if (p == 0)
    return q >= 0;
  const double at = q / p;
  if (p < 0)
    part->from = at > part->from ? at : part->from;
  else
    part->to = at < part->to ? at : part->to;
  return part->from <= part->to;
}

static enum answer line_box_parameters(struct segment_f64 s, struct ltrb_f64 box) {
  const double dx = s.x2 - s.x1, dy = s.y2 - s.y1;
  struct kept_part part = {0, 1};
  return hit_if(cut(&part, -dx, s.x1 - box.left) && cut(&part, dx, box.right - s.x1) &&
                cut(&part, -dy, s.y1 - box.top) && cut(&part, dy, box.bottom - s.y1));
}

static inline double least(double a, double b) { return a < b ? a : b; }
static inline double most(double a, double b) { return a > b ? a : b; }

static enum answer line_box_slabs(struct segment_f64 s, struct ltrb_f64 box) {
  const double by_x = 1 / (s.x2 - s.x1), by_y = 1 / (s.y2 - s.y1);
  const double left = (box.left - s.x1) * by_x, right = (box.right - s.x1) * by_x;
  const double top = (box.top - s.y1) * by_y, bottom = (box.bottom - s.y1) * by_y;
  const double from = most(least(left, right), least(top, bottom));
  const double to = least(most(left, right), most(top, bottom));
  return hit_if(to >= from && from <= 1 && to >= 0);
}

enum { LEFT = 1, RIGHT = 2, ABOVE = 4, BELOW = 8, MOVES = 8 };

static inline unsigned outcode(double x, double y, struct ltrb_f64 box) {
  return (x < box.left ? LEFT : 0U) | (x > box.right ? RIGHT : 0U) | (y < box.top ? ABOVE : 0U) |
         (y > box.bottom ? BELOW : 0U);
}

/* The point of the line through (x, y) that is on an edge it lies beyond. */
static inline struct point_f64
moved(struct point_f64 p, unsigned code, struct segment_f64 s, struct ltrb_f64 box) {
  const double dx = s.x2 - s.x1, dy = s.y2 - s.y1;
  const double x = code & LEFT ? box.left : box.right, y = code & ABOVE ? box.top : box.bottom;
  return code & (ABOVE | BELOW) ? (struct point_f64){p.x + dx * (y - p.y) / dy, y}
                                : (struct point_f64){x, p.y + dy * (x - p.x) / dx};
}

/* Four moves are enough in real numbers; rounded ones may go on. */
static enum answer line_box_outcodes(struct segment_f64 s, struct ltrb_f64 box) {
  for (unsigned move = 0; move < MOVES; move++) {
    const unsigned first = outcode(s.x1, s.y1, box), second = outcode(s.x2, s.y2, box);
    if (first == 0 || second == 0 || (first & second) != 0)
      return hit_if((first & second) == 0);
    const struct point_f64 p = moved((struct point_f64){s.x1, s.y1}, first, s, box);
    s.x1 = p.x;
    s.y1 = p.y;
  }
  return ANSWER_MISS;
}

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  TAUGHT(TITLE, SOURCE, IDEA, WRONG), CLOSED_BY_CODE, .inputs = "x1 y1 x2 y2 left top right bottom"

#define NO_NUMBER                                                                                            \
  "On the line of an edge a length of 0 is multiplied by infinity, and no comparison with that is true."
#define ROUNDED "The parts at which the edges are crossed are rounded."
#define MOVED "An end that is moved to an edge is rounded."

GRAZE_TEST(line_box_parameters,
           segment_f64,
           ltrb_f64,
           RECORD("What four edges leave",
                  "Y.-D. Liang and B. Barsky, A New Concept and Method for Line Clipping, 1984",
                  "Cut off at each edge, something of the segment is left.",
                  "hits or misses by a hair beside a corner"),
           .fingerprint = 0x21e38971,
           .defects = {
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "-0.4 2.4 0 1.6 -0.1 1.8 0 2"),
               BY_RANGE(BROKEN_CONTRACT,
                        OVERFLOWS,
                        "7.864907465022632e+307 -5.056011941800263e+307 0 1.4044477616111843e+308 0 0 "
                        "3.932453732511316e+307 4.49423283715579e+307"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "1 1e+17 1 2 0 0 2 1"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "5e-324 1 2 0 -1 0 0 2"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "0.4 1.2 0 0.4 0 0.6 0.1 1"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "9e+307 9e+307 -1.7e+308 0 0 0 1 8.9e+307"),
           })

GRAZE_TEST(line_box_slabs,
           segment_f64,
           ltrb_f64,
           RECORD("Two slabs",
                  "T. Kay and J. Kajiya, Ray Tracing Complex Scenes, 1986",
                  "The parts within the slab of x and within that of y meet, and from 0 to 1.",
                  "leaves hit or miss to chance when the segment runs along an edge"),
           .fingerprint = 0xe3ca66a0,
           .defects = {
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "-7e+17 5e+17 2 2 2 0 3 3"),
               BY_LOGIC(BROKEN_CONTRACT, NO_NUMBER, "0 0 1 0 0 0 1 1"),
               BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "0 5e-324 1 0 0 -1 2 0"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "1e+17 0 2 3 3 3 4 4"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "5e-324 1 2 0 -1 0 0 2"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "-6.2 3.4 1 0.4 -1.4 1.4 0 2"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "0 1 6e-322 0 0 0 1 1"),
           })

GRAZE_TEST(line_box_outcodes,
           segment_f64,
           ltrb_f64,
           RECORD("Outcodes",
                  "D. Cohen and I. Sutherland, 1967, as textbooks of graphics have it",
                  "Moved to the edges that it lies beyond, an end comes into the box.",
                  "hits or misses by a hair beside a corner"),
           .fingerprint = 0x6286b850,
           .defects = {
               BY_ROUNDING(BROKEN_CONTRACT, MOVED, "0 0 0.4 -0.4 0 -1 0.1 -0.1"),
               BY_ROUNDING(FALSE_HIT, MOVED, "0 1 1 0 0.2 0.8 1 1"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 7e+307 7e+307 -1.1e+308 1 0 2 1"),
               BY_ROUNDING(MISSED_HIT, MOVED, "0.6 -0.8 1.6 1.2 0.9 -1 1 -0.2"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "3e+298 4e+298 0 0 8 8 3e+298 3e+298"),
           })
