/* The oracle of hulls against cases worked out by hand, and against itself with the shapes in the other
 * order. */
#include "cases.h"
#include "hull_cases.h"
#include "hull_oracle.h"
#include "oracle.h"
#include "unit.h"

#include <math.h>

enum { NUMBERS_MAX = 2 * ORACLE_HULL_POINTS + 2 };

static const struct {
  const char *name;
  unsigned points, radii;
} KINDS_OF_HULLS[] = {{"point", 1, 0},
                      {"disc", 1, 1},
                      {"ellipse", 1, 2},
                      {"segment", 2, 0},
                      {"capsule", 2, 1},
                      {"triangle", 3, 0},
                      {"quad", 4, 0}};

/* "disc 0 0 5" */
static void read_hull(const char *text, struct oracle_hull *hull) {
  unsigned kind = 0;
  while (strncmp(text, KINDS_OF_HULLS[kind].name, strlen(KINDS_OF_HULLS[kind].name)) != 0)
    kind++;
  char *at = strchr(text, ' ');
  mpz_t numbers[NUMBERS_MAX];
  const unsigned count = 2 * KINDS_OF_HULLS[kind].points + KINDS_OF_HULLS[kind].radii;
  for (unsigned k = 0; k < count; k++)
    mpz_init_set_si(numbers[k], strtol(at, &at, 10));
  assert_true(*at == '\0');
  oracle_hull_init(hull);
  oracle_hull_set(hull, KINDS_OF_HULLS[kind].points, KINDS_OF_HULLS[kind].radii, numbers);
  for (unsigned k = 0; k < count; k++)
    mpz_clear(numbers[k]);
}

struct hulls_by_hand {
  const char *a, *b;
  enum relation relation;
  enum hull_place place;
  double square, radius; /* the gap is the root of the square, with its sign, less the radius */
};

static const struct hulls_by_hand ROWS[] = {
    /* cores apart */
    {"point 0 0", "segment 1 1 1 -1", RELATION_APART, HULL_VERTEX_SIDE, 1, 0},
    {"point 0 0", "segment 1 0 2 5", RELATION_APART, HULL_VERTEX_VERTEX, 1, 0},
    {"segment 0 0 2 0", "segment 1 1 3 1", RELATION_APART, HULL_PARALLEL, 1, 0},
    {"segment 0 0 2 0", "segment 2 1 3 1", RELATION_APART, HULL_VERTEX_VERTEX, 1, 0},
    {"segment 0 0 2 0", "segment 3 1 4 1", RELATION_APART, HULL_VERTEX_VERTEX, 2, 0},
    {"segment 0 0 2 0", "segment 3 0 4 0", RELATION_APART, HULL_VERTEX_VERTEX, 1, 0},
    {"segment 0 0 4 0", "triangle 1 1 1 3 2 3", RELATION_APART, HULL_SIDE_VERTEX, 1, 0},
    {"triangle 0 0 4 0 0 4", "triangle 4 4 4 8 8 4", RELATION_APART, HULL_SIDE_VERTEX, 8, 0},
    {"triangle 0 0 4 0 2 0", "point 2 -3", RELATION_APART, HULL_VERTEX_VERTEX, 9, 0},
    {"capsule 0 0 -1 0 1", "capsule 2 3 5 5 1", RELATION_APART, HULL_VERTEX_VERTEX, 13, 2},
    {"quad 0 0 2 1 1 3 -1 2", "quad 6 3 4 7 2 6 4 2", RELATION_APART, HULL_PARALLEL, 5, 0},
    /* radii meet where cores do not */
    {"disc 0 0 5", "triangle 3 4 10 4 10 10", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 25, 5},
    {"segment 7 1 -1 7", "disc 0 0 5", RELATION_TOUCHING, HULL_SIDE_VERTEX, 25, 5},
    {"segment 7 1 -1 7", "disc 0 0 6", RELATION_OVERLAPPING, HULL_SIDE_VERTEX, 25, 6},
    {"capsule 0 0 8 0 2", "capsule 3 5 4 5 3", RELATION_TOUCHING, HULL_PARALLEL, 25, 5},
    {"capsule 0 0 8 0 2", "quad 9 5 9 2 12 2 12 5", RELATION_APART, HULL_VERTEX_VERTEX, 5, 2},
    /* cores that touch */
    {"segment 0 0 2 0", "segment 1 0 3 0", RELATION_TOUCHING, HULL_PARALLEL, 0, 0},
    {"segment 0 0 1 0", "segment 1 0 2 0", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 0, 0},
    {"segment 0 0 2 0", "segment 1 0 1 1", RELATION_TOUCHING, HULL_SIDE_VERTEX, 0, 0},
    {"point 1 1", "triangle 0 0 3 0 0 2", RELATION_OVERLAPPING, HULL_A_IN_B, -1. / 13, 0},
    {"point 1 1", "triangle 0 0 2 0 0 2", RELATION_TOUCHING, HULL_VERTEX_SIDE, 0, 0},
    {"point 1 1", "quad 0 0 2 0 1 1 0 2", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 0, 0},
    {"quad 0 0 4 0 4 4 0 4", "quad 4 3 4 9 9 9 9 3", RELATION_TOUCHING, HULL_PARALLEL, 0, 0},
    {"quad 0 0 4 0 4 4 0 4", "quad 4 4 4 9 9 9 9 4", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 0, 0},
    {"capsule 0 0 2 0 1", "capsule 1 0 3 0 1", RELATION_OVERLAPPING, HULL_PARALLEL, 0, 2},
    {"segment 0 0 2 0", "disc 1 0 3", RELATION_OVERLAPPING, HULL_SIDE_VERTEX, 0, 3},
    /* cores that overlap */
    {"segment -1 0 1 0", "segment 0 -1 0 1", RELATION_OVERLAPPING, HULL_CROSSING, -1, 0},
    {"capsule -1 0 1 0 1", "capsule 0 -1 0 1 1", RELATION_OVERLAPPING, HULL_CROSSING, -1, 2},
    {"quad -3 -1 3 -1 3 1 -3 1", "quad -1 -3 -1 3 1 3 1 -3", RELATION_OVERLAPPING, HULL_CROSSING, -16, 0},
    {"triangle 1 1 2 1 1 2", "triangle 0 0 8 0 0 8", RELATION_OVERLAPPING, HULL_A_IN_B, -4, 0},
    {"quad 0 0 4 0 4 4 0 4", "quad 3 2 7 2 7 6 3 6", RELATION_OVERLAPPING, HULL_CORNERS, -1, 0},
    {"triangle 2 1 0 -5 4 -5", "quad 0 0 0 4 4 4 4 0", RELATION_OVERLAPPING, HULL_VERTEX_OF_A_IN_B, -1, 0},
    {"segment 0 0 4 0", "triangle 2 1 1 -1 3 -1", RELATION_OVERLAPPING, HULL_CROSSING, -1, 0},
    {"segment 0 0 4 0", "triangle 0 1 0 -1 7 -1", RELATION_OVERLAPPING, HULL_VERTEX_OF_A_IN_B, -49. / 53, 0},
    /* without area or extent */
    {"triangle 0 0 4 0 2 0", "segment 2 0 2 3", RELATION_FLAT, HULL_VERTEX_VERTEX, 0, 0},
    {"triangle 0 0 4 0 2 0", "segment 1 0 1 3", RELATION_FLAT, HULL_SIDE_VERTEX, 0, 0},
    {"triangle 0 0 4 0 2 0", "segment 3 -1 3 2", RELATION_FLAT, HULL_CROSSING, -1, 0},
    {"triangle 0 0 4 0 2 0", "segment 5 0 5 3", RELATION_APART, HULL_VERTEX_VERTEX, 1, 0},
    {"disc 2 1 0", "quad 0 0 4 0 4 4 0 4", RELATION_FLAT, HULL_A_IN_B, -1, 0},
    {"disc 2 1 0", "segment 2 1 2 1", RELATION_FLAT, HULL_VERTEX_VERTEX, 0, 0},
    {"segment 2 1 2 1", "disc 2 1 3", RELATION_FLAT, HULL_VERTEX_VERTEX, 0, 3},
    {"capsule 2 1 2 1 2", "disc 5 5 3", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 25, 5},
    {"capsule 0 0 4 0 0", "point 2 0", RELATION_FLAT, HULL_SIDE_VERTEX, 0, 0},
    /* ellipses: squeezed, 6 by 3 is a disc of 3 beside half the x */
    {"ellipse 0 0 10 5", "point 6 4", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 25, 5},
    {"ellipse 0 0 10 5", "point 6 5", RELATION_APART, HULL_VERTEX_VERTEX, 34, 5},
    {"ellipse 0 0 5 10", "segment 4 6 4 9", RELATION_TOUCHING, HULL_VERTEX_VERTEX, 25, 5},
    {"ellipse 0 0 10 5", "segment 14 1 -2 7", RELATION_TOUCHING, HULL_VERTEX_SIDE, 25, 5},
    {"ellipse 0 0 10 5", "segment 2 -9 2 9", RELATION_OVERLAPPING, HULL_VERTEX_SIDE, 1, 5},
    {"ellipse 0 0 6 3", "segment -9 3 9 3", RELATION_TOUCHING, HULL_VERTEX_SIDE, 9, 3},
    {"ellipse 0 0 6 3", "quad 6 -4 9 -4 9 4 6 4", RELATION_TOUCHING, HULL_VERTEX_SIDE, 9, 3},
    {"ellipse 0 0 6 3", "quad -20 -10 20 -10 20 10 -20 10", RELATION_OVERLAPPING, HULL_A_IN_B, -100, 3},
    {"ellipse 0 0 6 0", "point 3 0", RELATION_FLAT, HULL_VERTEX_VERTEX, 0, 0},
    {"ellipse 0 0 6 0", "segment 3 -1 3 1", RELATION_FLAT, HULL_VERTEX_SIDE, -1, 0},
    {"ellipse 0 0 0 6", "triangle 1 0 2 3 4 0", RELATION_APART, HULL_VERTEX_VERTEX, 1, 0},
    {"ellipse 2 1 0 0", "point 2 1", RELATION_FLAT, HULL_VERTEX_VERTEX, 0, 0},
};

static void expect(const struct hulls_by_hand *row, bool turned) {
  struct oracle_hull a, b;
  read_hull(turned ? row->b : row->a, &a);
  read_hull(turned ? row->a : row->b, &b);
  assert_true(oracle_hull_is_valid(&a) && oracle_hull_is_valid(&b));
  struct hull_oracle *oracle = hull_oracle_new();
  hull_oracle_look(oracle, &a, &b);
  const enum hull_place place = turned ? hull_place_swapped(row->place) : row->place;
  if (hull_oracle_relation(oracle) != row->relation || hull_oracle_place(oracle) != place)
    fail_msg("%s, %s: relation %d, place %d",
             row->a,
             row->b,
             (int)hull_oracle_relation(oracle),
             (int)hull_oracle_place(oracle));
  mpf_t gap;
  mpf_init2(gap, 128);
  hull_oracle_gap(oracle, gap);
  const double expected = copysign(sqrt(fabs(row->square)), row->square) - row->radius;
  if (fabs(mpf_get_d(gap) - expected) > 0x1p-50)
    fail_msg("%s, %s: gap %a", row->a, row->b, mpf_get_d(gap));
  mpf_clear(gap);
  hull_oracle_free(oracle);
  oracle_hull_clear(&a);
  oracle_hull_clear(&b);
}

TEST(test_cases_by_hand) {
  for (unsigned k = 0; k < sizeof ROWS / sizeof ROWS[0]; k++) {
    expect(&ROWS[k], false);
    expect(&ROWS[k], true);
  }
}

/* Each lies in the other, so their order does not matter. */
TEST(test_equal_hulls) {
  const struct hulls_by_hand row = {
      "triangle 0 0 8 0 0 8", "triangle 0 0 0 8 8 0", RELATION_OVERLAPPING, HULL_A_IN_B, -32, 0};
  expect(&row, false);
}

TEST(test_quads_that_turn_both_ways) {
  static const struct {
    const char *text;
    bool valid;
  } rows[] = {{"quad 0 0 2 0 2 2 0 2", true},
              {"quad 0 0 0 2 2 2 2 0", true},
              {"quad 0 0 2 0 4 0 0 2", true}, /* a vertex on a side */
              {"quad 0 0 0 0 2 0 0 2", true}, /* one repeated */
              {"quad 0 0 2 0 1 0 3 0", true}, /* all on a line */
              {"quad 1 1 1 1 1 1 1 1", true},
              {"quad 0 0 2 2 2 0 0 2", false}, /* crosses itself */
              {"quad 0 0 4 0 1 1 0 4", false}, /* bent */
              {"quad 0 0 2 0 0 0 0 2", false}, /* there and back */
              {"disc 0 0 -1", false},
              {"ellipse 0 0 -1 0", false},
              {"ellipse 0 0 2 -1", false},
              {"ellipse 0 0 0 2", true},
              {"capsule 0 0 0 0 -1", false},
              {"capsule 0 0 0 0 0", true}};
  for (unsigned k = 0; k < sizeof rows / sizeof rows[0]; k++) {
    struct oracle_hull hull;
    read_hull(rows[k].text, &hull);
    if (oracle_hull_is_valid(&hull) != rows[k].valid)
      fail_msg("%s", rows[k].text);
    oracle_hull_clear(&hull);
  }
}

static void compare_oracles(struct oracle *oracle, const struct form *form, uint64_t seed) {
  for (unsigned k = 0; k < 1000; k++) {
    union number numbers[FORM_MAX_COLUMNS];
    cases_next(&seed, form, numbers);
    const enum relation relation = oracle_truth(oracle, form, numbers).relation,
                        of_hulls = oracle_hull_truth(oracle, form, numbers).relation;
    const double gap = oracle_gap(oracle, form, numbers), other = oracle_hull_gap(oracle, form, numbers);
    if (relation == of_hulls && ((isnan(gap) && isnan(other)) || fabs(gap - other) <= fabs(gap) * 0x1p-51))
      continue;
    char text[CASE_TEXT];
    case_print(form, numbers, NUMBER_HEX, text);
    fail_msg("%s: %s %a, of hulls %s %a", text, relation_name(relation), gap, relation_name(of_hulls), other);
  }
}

TEST(test_points_discs_and_boxes) {
  static const char *const FORMS[] = {"point box",
                                      "ltrb point",
                                      "point disc",
                                      "disc disc",
                                      "disc box",
                                      "centre disc",
                                      "disc square",
                                      "box box",
                                      "ltrb centre"};
  struct oracle *oracle = oracle_new();
  for (unsigned k = 0; k < TYPES * sizeof FORMS / sizeof FORMS[0]; k++) {
    char text[FORM_TEXT];
    snprintf(text, sizeof text, "%s %s", FORMS[k / TYPES], type_name((enum number_type)(k % TYPES)));
    const struct form form = form_of(text);
    compare_oracles(oracle, &form, k);
  }
  oracle_free(oracle);
}

int main(void) { return unit_run(NULL, NULL); }
