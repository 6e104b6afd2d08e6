#include "hull_rows.h"

#include <math.h>

const struct sort_traits SORT[SORTS] = {
    [SORT_POINT] = {"point", 1, 2},
    [SORT_SEGMENT] = {"segment", 2, 4},
    [SORT_DISC] = {"disc", 1, 3},
    [SORT_CAPSULE] = {"capsule", 2, 5},
    [SORT_BOX] = {"box", 4, 4},
    [SORT_TRIANGLE] = {"triangle", 3, 6},
    [SORT_QUAD] = {"quad", 4, 8},
};

void terms_append(struct terms *sum, double term) { sum->term[sum->count++] = term; }

static struct hull build(enum sort sort, const double *n) {
  struct hull hull = {.points = SORT[sort].points};
  for (size_t k = 0; k < hull.points; k++) {
    terms_append(&hull.x[k], sort == SORT_BOX ? n[0] : n[2 * k]);
    terms_append(&hull.y[k], sort == SORT_BOX ? n[1] : n[2 * k + 1]);
    if (sort == SORT_BOX && (k == 1 || k == 2))
      terms_append(&hull.x[k], n[2]);
    if (sort == SORT_BOX && k >= 2)
      terms_append(&hull.y[k], n[3]);
  }
  if (sort == SORT_DISC || sort == SORT_CAPSULE)
    terms_append(&hull.r, n[2 * (size_t)hull.points]);
  return hull;
}

static bool is_valid(enum sort sort, const double *n, const struct hull_core *core) {
  if (sort == SORT_DISC || sort == SORT_CAPSULE)
    return n[SORT[sort].columns - 1] >= 0;
  if (sort == SORT_BOX)
    return n[2] >= 0 && n[3] >= 0;
  return sort != SORT_QUAD || !(core->left_turn && core->right_turn);
}

static bool is_flat(enum sort sort, const double *n, const struct hull_core *core) {
  switch (sort) {
  case SORT_DISC:
  case SORT_CAPSULE:
    return n[SORT[sort].columns - 1] == 0;
  case SORT_BOX:
    return n[2] == 0 || n[3] == 0;
  case SORT_SEGMENT:
    return core->points == 1;
  case SORT_TRIANGLE:
  case SORT_QUAD:
    return !core->left_turn && !core->right_turn;
  default:
    return false;
  }
}

void row_make_hulls(struct row *row) {
  row->finite = true;
  for (unsigned s = 0; s < 2; s++) {
    row->hull[s] = build(row->sort[s], row->number[s]);
    for (unsigned k = 0; k < SORT[row->sort[s]].columns; k++)
      row->finite &= isfinite(row->number[s][k]) != 0;
  }
}

enum relation row_relation(const struct row *row, const struct hull_truth *truth) {
  if (!row->finite || !is_valid(row->sort[0], row->number[0], &truth->core[0]) ||
      !is_valid(row->sort[1], row->number[1], &truth->core[1]))
    return RELATION_INVALID;
  if (truth->gap > 0)
    return RELATION_APART;
  if (is_flat(row->sort[0], row->number[0], &truth->core[0]) ||
      is_flat(row->sort[1], row->number[1], &truth->core[1]))
    return RELATION_FLAT;
  return truth->gap == 0 ? RELATION_TOUCHING : RELATION_OVERLAPPING;
}
