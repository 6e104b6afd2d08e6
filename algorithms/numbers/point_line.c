/* How far a point is from a segment, and which point of it is nearest, as threads and notes have it. */
#include "algorithm.h"

#include <math.h>

/* The line's formula: twice the area of a triangle, divided by its base. The ends are forgotten, so beyond
 * them the distance is that from the line. */
static double point_line_distance(struct point_f64 p, struct segment_f64 s) {
  const double dx = s.x2 - s.x1, dy = s.y2 - s.y1;
  return fabs(dx * (s.y1 - p.y) - dy * (s.x1 - p.x)) / sqrt(dx * dx + dy * dy);
}

/* The foot of the perpendicular, wherever on the line it is. */
static struct nearest nearest_on_line(struct point_f64 p, struct segment_f64 s) {
  const double dx = s.x2 - s.x1, dy = s.y2 - s.y1;
  const double t = ((p.x - s.x1) * dx + (p.y - s.y1) * dy) / (dx * dx + dy * dy);
  return (struct nearest){s.x1 + t * dx, s.y1 + t * dy};
}

/* The same held between the ends. A segment without length divides by zero. */
static struct nearest nearest_on_segment(struct point_f64 p, struct segment_f64 s) {
  const double dx = s.x2 - s.x1, dy = s.y2 - s.y1;
  const double t = ((p.x - s.x1) * dx + (p.y - s.y1) * dy) / (dx * dx + dy * dy);
  const double held = t < 0 ? 0 : t > 1 ? 1 : t;
  return (struct nearest){s.x1 + held * dx, s.y1 + held * dy};
}

#define NO_LENGTH "A segment without length divides by zero."
#define RECORD(TITLE, IDEA, WRONG)                                                                           \
  .title = TITLE, .role = ROLE_TAUGHT, .language = "C", .source = "the method of books and threads",         \
  .idea = IDEA, .wrong = WRONG, .inputs = "x y x1 y1 x2 y2", .by_code = CONTRACT_ZERO,                       \
  .by_text = CONTRACT_ZERO

GRAZE_TEST_DISTANCE(point_line_distance,
                    point_f64,
                    segment_f64,
                    .fingerprint = 0x5b80fdf1,
                    RECORD("A point and a segment, by the line's formula",
                           "Twice the area of the triangle, divided by its base.",
                           "too near beyond the ends; no number where both ends are one"),
                    .defects = {
                        BY_LOGIC(WRONG_NUMBER,
                                 "Beyond an end it is the distance from the line, not from the segment.",
                                 "0 0 1 0 2 0"),
                        BY_LOGIC(NO_ANSWER, NO_LENGTH, "0 0 0 0 0 0"),
                        BY_RANGE(WRONG_NUMBER, OVERFLOWS, "0 0.1 6e-162 4e-323 0 0"),
                        BY_RANGE(NO_ANSWER, OVERFLOWS, "0 0 0 8e-202 0 0")})
GRAZE_TEST_NEAREST(nearest_on_line,
                   point_f64,
                   segment_f64,
                   .fingerprint = 0xa55c3240,
                   RECORD("The nearest point of a segment, by the foot on its line",
                          "The foot of the perpendicular.",
                          "gives a point beyond the end of the segment"),
                   .defects = {
                       BY_LOGIC(WRONG_NUMBER, "The foot on the line may lie beyond an end.", "0 0 1 0 2 0"),
                       BY_LOGIC(NO_ANSWER, NO_LENGTH, "0 0 0 0 0 0"),
                       BY_RANGE(WRONG_NUMBER, OVERFLOWS, "2e-162 0 6e-162 0 0 0"),
                       BY_RANGE(NO_ANSWER, OVERFLOWS, "0 0 0 8e-202 0 0")})
GRAZE_TEST_NEAREST(nearest_on_segment,
                   point_f64,
                   segment_f64,
                   .fingerprint = 0x0a69fdab,
                   RECORD("The nearest point of a segment, the foot held between the ends",
                          "The foot of the perpendicular, or an end.",
                          "no number where both ends are one; huge and tiny numbers"),
                   .defects = {BY_LOGIC(NO_ANSWER, NO_LENGTH, "0 0 0 0 0 0"),
                               BY_RANGE(WRONG_NUMBER, OVERFLOWS, "2e-162 0 6e-162 0 0 0"),
                               BY_RANGE(NO_ANSWER, OVERFLOWS, "0 0 0 8e-202 0 0")})
