/* Where two segments cross, as books and threads have it. */
#include "algorithm.h"

#include <math.h>

/* The ways along both, and the way from the second's first end to the first's. */
struct ways {
  double ux, uy, wx, wy, x, y, turn;
};
static struct ways ways_of(struct segment_f64 a, struct segment_f64 b) {
  const double ux = a.x2 - a.x1, uy = a.y2 - a.y1, wx = b.x2 - b.x1, wy = b.y2 - b.y1;
  return (struct ways){ux, uy, wx, wy, a.x1 - b.x1, a.y1 - b.y1, ux * wy - wx * uy};
}
static double share_of_a(struct ways w) { return (w.wx * w.y - w.wy * w.x) / w.turn; }
static double share_of_b(struct ways w) { return (w.ux * w.y - w.uy * w.x) / w.turn; }
static struct crossing at_share(struct segment_f64 a, struct ways w, double share) {
  return (struct crossing){a.x1 + share * w.ux, a.y1 + share * w.uy};
}

/* Both shares lie between 0 and 1. Of parallel segments they are no numbers, or infinite, and it is none. */
static struct crossing crossing_by_shares(struct segment_f64 a, struct segment_f64 b) {
  const struct ways w = ways_of(a, b);
  const double s = share_of_b(w), t = share_of_a(w);
  return s >= 0 && s <= 1 && t >= 0 && t <= 1 ? at_share(a, w, t) : NO_CROSSING;
}

/* The same without the ends. */
static struct crossing crossing_within(struct segment_f64 a, struct segment_f64 b) {
  const struct ways w = ways_of(a, b);
  const double s = share_of_b(w), t = share_of_a(w);
  return s > 0 && s < 1 && t > 0 && t < 1 ? at_share(a, w, t) : NO_CROSSING;
}

/* What is nearly parallel is told by a bound on the product of the ways, which is small of short segments
 * too. */
static struct crossing crossing_by_bound(struct segment_f64 a, struct segment_f64 b) {
  const struct ways w = ways_of(a, b);
  const double s = share_of_b(w), t = share_of_a(w);
  if (fabs(w.turn) < 1e-5 || t < 0 || t > 1 || s < 0 || s > 1)
    return NO_CROSSING;
  return at_share(a, w, t);
}

/* Lines as a x + b y = c. */
struct line {
  double a, b, c;
};
static struct line line_of(struct segment_f64 s) {
  const double a = s.y2 - s.y1, b = s.x1 - s.x2;
  return (struct line){a, b, a * s.x1 + b * s.y1};
}

/* Where the lines cross, which may be beyond the ends. */
static struct crossing crossing_of_lines(struct segment_f64 a, struct segment_f64 b) {
  const struct line l = line_of(a), m = line_of(b);
  const double turn = l.a * m.b - m.a * l.b;
  return turn == 0 ? NO_CROSSING
                   : (struct crossing){(m.b * l.c - l.b * m.c) / turn, (l.a * m.c - m.a * l.c) / turn};
}

static bool is_between(double v, double one, double other) {
  return fmin(one, other) <= v && v <= fmax(one, other);
}
static bool is_in_bounds(struct segment_f64 s, struct crossing at) {
  return is_between(at.x, s.x1, s.x2) && is_between(at.y, s.y1, s.y2);
}

/* The same, if it lies in the box about each segment. The box of one that is level or upright has no extent,
 * and a point that is off by the last digit lies beside it. */
static struct crossing crossing_in_bounds(struct segment_f64 a, struct segment_f64 b) {
  const struct crossing at = crossing_of_lines(a, b);
  return is_in_bounds(a, at) && is_in_bounds(b, at) ? at : NO_CROSSING;
}

/* y = m x + b. An upright segment has no m. */
static struct crossing crossing_by_slopes(struct segment_f64 a, struct segment_f64 b) {
  const double m = (a.y2 - a.y1) / (a.x2 - a.x1), n = (b.y2 - b.y1) / (b.x2 - b.x1);
  const double x = (b.y1 - n * b.x1 - (a.y1 - m * a.x1)) / (m - n);
  const struct crossing at = {x, m * (x - a.x1) + a.y1};
  return is_in_bounds(a, at) && is_in_bounds(b, at) ? at : NO_CROSSING;
}

/* The plane is turned so that the first segment lies along x. Segments that share an end have none, nor have
 * those of no length, and the other must have an end on either side. */
static struct crossing crossing_turned(struct segment_f64 a, struct segment_f64 b) {
  const bool none = (a.x1 == a.x2 && a.y1 == a.y2) || (b.x1 == b.x2 && b.y1 == b.y2);
  const bool same = (a.x1 == b.x1 && a.y1 == b.y1) || (a.x2 == b.x1 && a.y2 == b.y1) ||
                    (a.x1 == b.x2 && a.y1 == b.y2) || (a.x2 == b.x2 && a.y2 == b.y2);
  const double ux = a.x2 - a.x1, uy = a.y2 - a.y1, length = sqrt(ux * ux + uy * uy);
  const double cosine = ux / length, sine = uy / length;
  const double cx = b.x1 - a.x1, cy = b.y1 - a.y1, dx = b.x2 - a.x1, dy = b.y2 - a.y1;
  const double c = cy * cosine - cx * sine, d = dy * cosine - dx * sine;
  const double c_along = cx * cosine + cy * sine, d_along = dx * cosine + dy * sine;
  if (none || same || (c < 0 && d < 0) || (c >= 0 && d >= 0))
    return NO_CROSSING;
  const double along = d_along + (c_along - d_along) * d / (d - c);
  return along < 0 || along > length ? NO_CROSSING
                                     : (struct crossing){a.x1 + along * cosine, a.y1 + along * sine};
}

#define NEARLY "Of segments nearly in one line the shares are what rounding left."
#define RECORD(TITLE, SOURCE, IDEA, WRONG, CONTRACT)                                                         \
  .title = TITLE, .role = ROLE_TAUGHT, .language = "C", .source = SOURCE, .idea = IDEA, .wrong = WRONG,      \
  .inputs = "a_x1 a_y1 a_x2 a_y2 b_x1 b_y1 b_x2 b_y2", .by_code = CONTRACT_##CONTRACT,                       \
  .by_text = CONTRACT_##CONTRACT

GRAZE_TEST_CROSSING(crossing_by_shares,
                    segment_f64,
                    segment_f64,
                    .fingerprint = 0x54e6e56d,
                    RECORD("By the shares of both",
                           "Stack Overflow 563198, after Andre LaMothe's book",
                           "A point of each line at a share of its segment: both lie between 0 and 1.",
                           "huge or tiny numbers",
                           ENDS_IN),
                    .defects = {BY_ROUNDING(WRONG_NUMBER, NEARLY, "0.8 0.1 2 -0.2 1.2 0 0.4 0.2"),
                                BY_RANGE(WRONG_NUMBER, OVERFLOWS, "0 0 4e-323 3 0 3 4e-323 2.8")})
GRAZE_TEST_CROSSING(crossing_within,
                    segment_f64,
                    segment_f64,
                    .fingerprint = 0x4129d858,
                    RECORD("By the shares of both, without the ends",
                           "Stack Overflow 563198, as those ask for it who join segments",
                           "The shares of both lie between 0 and 1, and are neither.",
                           "huge or tiny numbers",
                           ENDS_OUT),
                    .defects = {BY_ROUNDING(WRONG_NUMBER, NEARLY, "1 0.9 1.2 0.7 1.3 0.6 1.2 0.7"),
                                BY_RANGE(WRONG_NUMBER, OVERFLOWS, "1.9 6e-321 0 0 1 0 1 7e-321")})
GRAZE_TEST_CROSSING(crossing_by_bound,
                    segment_f64,
                    segment_f64,
                    .fingerprint = 0x6ba61af8,
                    RECORD("By shares, with a bound for parallel ones",
                           "ports of Paul Bourke's page on the intersection of two lines",
                           "The shares of both lie between 0 and 1, unless the product of the ways is small.",
                           "none of short segments",
                           ANYTHING),
                    .defects = {
                        BY_ROUNDING(WRONG_NUMBER,
                                    "The product of the ways along short segments is below the bound.",
                                    "1 1 1.001 1.001 1.001 1 1 1.001"),
                        BY_RANGE(WRONG_NUMBER, OVERFLOWS, "4e+307 0 -3e+307 0 0 0 0 3"),
                        BY_RANGE(NO_ANSWER, OVERFLOWS, "0 1e+36 0 0 0 0 2e+272 0")})
GRAZE_TEST_CROSSING(
    crossing_of_lines,
    segment_f64,
    segment_f64,
    .fingerprint = 0xfec5ad08,
    RECORD("Where the lines cross",
           "Rosetta Code: find the intersection of two lines",
           "Two equations a x + b y = c, solved.",
           "points beyond the ends",
           ANYTHING),
    .defects = {
        BY_LOGIC(WRONG_NUMBER, "Nobody asks whether the point lies between the ends.", "1 0 0 0 0 1 0 2"),
        BY_ROUNDING(WRONG_NUMBER, NEARLY, "1 0.8 0.8 0.6 0.2 0 1.2 1"),
        BY_RANGE(WRONG_NUMBER,
                 OVERFLOWS,
                 "2.330731478500064e-155 9.789072209700271e-155 0 0 8.280421605278095e-171 "
                 "5.873443325820163e-154 -1.3984388871000384e-154 0"),
        BY_RANGE(NO_ANSWER, OVERFLOWS, "0 0 0 -1e+36 1 1 2e+272 1"),
        BY_ROUNDING(NO_ANSWER,
                    "How far lines turn that hardly do is rounded to 0.",
                    "0 4495.6 8e+151 8 0 4496.5 5e+152 0")})
GRAZE_TEST_CROSSING(crossing_in_bounds,
                    segment_f64,
                    segment_f64,
                    .fingerprint = 0xbcc91eb1,
                    RECORD("Where the lines cross, within both boxes",
                           "Topcoder's tutorial on geometry, and notebooks for contests",
                           "Where the lines cross lies between the ends of each in x and in y.",
                           "none of many that are level or upright",
                           ANYTHING),
                    .defects = {BY_ROUNDING(WRONG_NUMBER,
                                            "The box about a level or upright segment has no extent, and a "
                                            "point that is off by the last digit lies beside it.",
                                            "7 0 0 1 0.3 0 0.3 3"),
                                BY_RANGE(WRONG_NUMBER, OVERFLOWS, "0 0 0 5e-152 0 6e-154 5e-152 0")})
GRAZE_TEST_CROSSING(crossing_by_slopes,
                    segment_f64,
                    segment_f64,
                    .fingerprint = 0xc3a45af1,
                    RECORD("By y = m x + b",
                           "the method of school books and threads",
                           "Where m x + b is the same, between the ends of each.",
                           "none of an upright segment",
                           ANYTHING),
                    .defects = {BY_LOGIC(WRONG_NUMBER,
                                         "An upright segment has no slope, and its point is no number.",
                                         "1 1 1 0 2 0 0 1"),
                                BY_ROUNDING(WRONG_NUMBER,
                                            "A steep slope makes much of what rounding left.",
                                            "32.00000000000001 0 32 2 32.00000000000001 1 33 0"),
                                BY_RANGE(WRONG_NUMBER, OVERFLOWS, "0 0 8 9 -1.7e+308 9 3e+307 3e+307")})
GRAZE_TEST_CROSSING(
    crossing_turned,
    segment_f64,
    segment_f64,
    .fingerprint = 0x5aa4dd57,
    RECORD("With the first along x",
           "Darel Rex Finley's page on line segments, 2006",
           "The plane is turned so that the first lies along x; the other has its ends on both sides.",
           "huge or tiny numbers",
           ANYTHING),
    .defects = {BY_RANGE(WRONG_NUMBER, OVERFLOWS, "0 5 5e+178 5e+178 5 5e+178 5e+178 0"),
                BY_RANGE(NO_ANSWER, OVERFLOWS, "1e-322 0 0 0 0 1 8e-323 0")})
