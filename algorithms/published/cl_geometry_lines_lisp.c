/* Two segments by left and right turns, exact in Lisp's whole numbers; and ends on the other segment, with
 * one sign turned, and x and y exchanged.
 *
 * A point on the line of a segment is on the segment when it lies between the ends in x, or, where the
 * segment is upright, in y. Which of both to ask was the wrong way round for eight years, and one "at least"
 * should have been "at most". The first report, of four points on a diagonal, led to the sign. Level segments
 * were still hit wherever they lay on one line: four days later came the second. A segment of no length is
 * still hit by its whole column.
 *
 * The original takes any numbers; these are of 32 bits, and their products are exact.
 */
#include "algorithm.h"

struct lisp_point {
  int64_t x, y;
};

static inline i128 area(struct lisp_point a, struct lisp_point b, struct lisp_point c) {
  return (i128)(b.x - a.x) * (c.y - a.y) - (i128)(c.x - a.x) * (b.y - a.y);
}

static inline bool cross(struct lisp_point a, struct lisp_point b, struct lisp_point c, struct lisp_point d) {
  const i128 of_c = area(a, b, c), of_d = area(a, b, d), of_a = area(c, d, a), of_b = area(c, d, b);
  return of_a != 0 && of_b != 0 && of_c != 0 && of_d != 0 && (of_c > 0) != (of_d > 0) &&
         (of_a > 0) != (of_b > 0);
}

static inline bool between(int64_t a, int64_t b, int64_t c) {
  return (c >= a && c <= b) || (c >= b && c <= a);
}

/* Whether c, which is on the line from a to b, is between them. */
typedef bool is_between(struct lisp_point a, struct lisp_point b, struct lisp_point c);

static inline bool first(struct lisp_point a, struct lisp_point b, struct lisp_point c) {
  return a.x == b.x ? between(a.x, b.x, c.x) : (c.y >= a.y && c.y <= b.y) || (c.y >= b.y && c.y >= a.y);
}

static inline bool second(struct lisp_point a, struct lisp_point b, struct lisp_point c) {
  return a.x == b.x ? between(a.x, b.x, c.x) : between(a.y, b.y, c.y);
}

static inline bool third(struct lisp_point a, struct lisp_point b, struct lisp_point c) {
  return a.y == b.y ? between(a.x, b.x, c.x) : between(a.y, b.y, c.y);
}

static inline bool is_on(is_between *within, struct lisp_point a, struct lisp_point b, struct lisp_point c) {
  return area(a, b, c) == 0 && within(a, b, c);
}

static inline enum answer lines(is_between *within, struct segment_i32 s, struct segment_i32 t) {
  const struct lisp_point a = {s.x1, s.y1}, b = {s.x2, s.y2}, c = {t.x1, t.y1}, d = {t.x2, t.y2};
  return hit_if(cross(a, b, c, d) || is_on(within, a, b, c) || is_on(within, a, b, d) ||
                is_on(within, c, d, a) || is_on(within, c, d, b));
}

static enum answer cl_geometry_lines_lisp(struct segment_i32 s, struct segment_i32 t) {
  return lines(first, s, t);
}

static enum answer cl_geometry_lines_once_lisp(struct segment_i32 s, struct segment_i32 t) {
  return lines(second, s, t);
}

static enum answer cl_geometry_lines_twice_lisp(struct segment_i32 s, struct segment_i32 t) {
  return lines(third, s, t);
}

#define RECORD(TITLE, SOURCE, WRONG)                                                                         \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "Common Lisp", .source = SOURCE,                       \
  .idea = "Each has its ends on two sides of the other, or an end is on the other.", .wrong = WRONG,         \
  .inputs = "ax ay bx by cx cy dx dy", .by_code = CONTRACT_CLOSED, .by_text = CONTRACT_CLOSED

GRAZE_TEST(
    cl_geometry_lines_lisp,
    segment_i32,
    segment_i32,
    RECORD("A sign, and x for y",
           "cl-geometry, intersect-p: 2007-10-11 to 2016-01-28 (Ramarren/cl-geometry#3)",
           "hits segments on one line that are apart"),
    .fingerprint = 0x81356e73,
    .defects = {
        BY_LOGIC(BROKEN_CONTRACT,
                 "An end below both ends of the other passes the wrong sign, one between them may not.",
                 "2 2 0 0 0 1 1 1"),
        BY_LOGIC(FALSE_HIT,
                 "Level and slanted segments on one line are asked for their y, and that by a wrong sign.",
                 "0 0 1 1 1 0 2 0"),
    })

GRAZE_TEST(cl_geometry_lines_once_lisp,
           segment_i32,
           segment_i32,
           RECORD("A sign, and x for y, repaired once",
                  "cl-geometry, intersect-p: 2016-01-28 to 2016-02-01 (Ramarren/cl-geometry#3, #4)",
                  "hits level segments on one line that are apart"),
           .fingerprint = 0xa0f01205,
           .defects = {
               BY_LOGIC(FALSE_HIT,
                        "Level segments on one line are asked for their y, which is the same.",
                        "0 0 1 1 1 0 2 0"),
           })

GRAZE_TEST(cl_geometry_lines_twice_lisp,
           segment_i32,
           segment_i32,
           RECORD("A sign, and x for y, repaired twice",
                  "cl-geometry, intersect-p: since 2016-02-01 (Ramarren/cl-geometry#4)",
                  "hits above and below a segment of no length"),
           .fingerprint = 0x52a345af,
           .defects = {
               BY_LOGIC(FALSE_HIT,
                        "A segment of no length is level, and each point of its column is on its line.",
                        "1 0 0 1 0 0 0 0"),
           })
