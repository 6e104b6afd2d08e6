/* A point of GMP's integers. */
#ifndef GRAZE_ORACLE_POINT_H
#define GRAZE_ORACLE_POINT_H

#include <gmp.h>

struct oracle_point {
  mpz_t x, y;
};

static inline void point_init(struct oracle_point *p) { mpz_inits(p->x, p->y, NULL); }

static inline void point_clear(struct oracle_point *p) { mpz_clears(p->x, p->y, NULL); }

static inline void point_swap(struct oracle_point *p, struct oracle_point *q) {
  mpz_swap(p->x, q->x);
  mpz_swap(p->y, q->y);
}

static inline void point_set(struct oracle_point *p, const struct oracle_point *q) {
  mpz_set(p->x, q->x);
  mpz_set(p->y, q->y);
}

static inline void
point_sub(struct oracle_point *out, const struct oracle_point *p, const struct oracle_point *q) {
  mpz_sub(out->x, p->x, q->x);
  mpz_sub(out->y, p->y, q->y);
}

static inline void point_scale(struct oracle_point *out, const struct oracle_point *p, const mpz_t by) {
  mpz_mul(out->x, p->x, by);
  mpz_mul(out->y, p->y, by);
}

/* By x, then by y. */
static inline int point_compare(const struct oracle_point *p, const struct oracle_point *q) {
  const int x = mpz_cmp(p->x, q->x);
  return x != 0 ? x : mpz_cmp(p->y, q->y);
}

#endif
