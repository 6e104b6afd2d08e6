#include "hull_oracle.h"

void oracle_hull_init(struct oracle_hull *hull) {
  hull->points = 0;
  hull->round = hull->stretched = hull->centred = false;
  point_init(&hull->centre);
  mpz_inits(hull->r, hull->ry, NULL);
  for (unsigned k = 0; k < ORACLE_HULL_POINTS; k++)
    point_init(&hull->point[k]);
}

void oracle_hull_clear(struct oracle_hull *hull) {
  mpz_clears(hull->r, hull->ry, NULL);
  point_clear(&hull->centre);
  for (unsigned k = 0; k < ORACLE_HULL_POINTS; k++)
    point_clear(&hull->point[k]);
}

/* Where a radius is 0, its outermost points; a negative one stays in r. */
static void set_ellipse(struct oracle_hull *hull, mpz_t rx, mpz_t ry) {
  hull->stretched = mpz_sgn(rx) > 0 && mpz_sgn(ry) > 0;
  mpz_set(hull->r, hull->stretched || mpz_cmp(rx, ry) < 0 ? rx : ry);
  mpz_set(hull->ry, ry);
  if (hull->stretched)
    return;
  struct oracle_point *p = hull->point;
  hull->centred = true;
  point_set(&hull->centre, p);
  hull->points = 2;
  mpz_add(p[1].x, p[0].x, rx);
  mpz_add(p[1].y, p[0].y, ry);
  mpz_sub(p[0].x, p[0].x, rx);
  mpz_sub(p[0].y, p[0].y, ry);
}

void oracle_hull_set(struct oracle_hull *hull, unsigned points, unsigned radii, mpz_t *numbers) {
  hull->points = points;
  hull->round = radii > 0;
  hull->stretched = hull->centred = false;
  for (unsigned k = 0; k < points; k++) {
    mpz_set(hull->point[k].x, *numbers++);
    mpz_set(hull->point[k].y, *numbers++);
  }
  if (radii == 2)
    set_ellipse(hull, numbers[0], numbers[1]);
  else if (radii == 1)
    mpz_set(hull->r, *numbers);
  else
    mpz_set_ui(hull->r, 0);
}

/* The sign of twice the area of the points k, k + 1 and k + 2 in turn, by the sum x1 (y2 - y3) + ... */
static int turn(const struct oracle_hull *hull, unsigned k) {
  mpz_t sum, height;
  mpz_inits(sum, height, NULL);
  for (unsigned i = 0; i < 3; i++) {
    const struct oracle_point *p = &hull->point[(k + i) % hull->points],
                              *q = &hull->point[(k + (i + 1) % 3) % hull->points],
                              *r = &hull->point[(k + (i + 2) % 3) % hull->points];
    mpz_sub(height, q->y, r->y);
    mpz_addmul(sum, p->x, height);
  }
  const int sign = mpz_sgn(sum);
  mpz_clears(sum, height, NULL);
  return sign;
}

bool oracle_hull_is_valid(const struct oracle_hull *hull) {
  bool left = false, right = false;
  for (unsigned k = 0; k < hull->points && hull->points == 4; k++) {
    left |= turn(hull, k) > 0;
    right |= turn(hull, k) < 0;
  }
  return mpz_sgn(hull->r) >= 0 && !(left && right);
}

/* Four points that turn one way have area unless no three in turn have; others have no such three either. */
bool oracle_hull_is_flat(const struct oracle_hull *hull) {
  if (hull->round)
    return mpz_sgn(hull->r) == 0;
  if (hull->points == 2)
    return point_compare(&hull->point[0], &hull->point[1]) == 0;
  bool area = hull->points < 3;
  for (unsigned k = 0; k < hull->points && !area; k++)
    area = turn(hull, k) != 0;
  return !area;
}
