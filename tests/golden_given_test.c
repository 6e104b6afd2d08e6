/* The rows of the quadrant method's call with sizes given: what is drawn, what is asked for, and what the
 * program answered. The relation is that of the sizes asked for, the box about the centre where it was drawn.
 *
 *   golden_given_test FILE.csv
 */
#include "disc_box/quadrant.h"
#include "reference/reference.h"
#include "unit.h"

static const char *path;

/* Of the row's shapes as they are meant; false where its middle or half a size is rounded. */
static bool meant_relation(const double n[10], enum relation *relation) {
  const double x = n[0], y = n[1], w = n[2], h = n[3], r = n[6], vw = n[7], vh = n[8], ar = n[9];
  const struct form form = {TYPE_F64, {LAYOUT_DISC, LAYOUT_BOX_CENTRE}};
  const double middle_x = x + w / 2, middle_y = y + h / 2;
  const union number numbers[] = {{.f64 = n[4]},
                                  {.f64 = n[5]},
                                  {.f64 = ar},
                                  {.f64 = middle_x},
                                  {.f64 = middle_y},
                                  {.f64 = vw / 2},
                                  {.f64 = vh / 2}};
  const bool odd = !(w >= 0) || !(h >= 0) || !(r >= 0) || !isfinite(w) || !isfinite(h) || !isfinite(r);
  *relation = odd ? RELATION_INVALID : reference_truth(&form, numbers).relation;
  return *relation == RELATION_INVALID ||
         ((middle_x - x) * 2 == w && (middle_y - y) * 2 == h && middle_x - w / 2 == x &&
          middle_y - h / 2 == y && vw / 2 * 2 == vw && vh / 2 * 2 == vh);
}

TEST(test_every_row) {
  struct csv *csv = open_rows(path);
  unsigned rows = 0, exact = 0;
  while (next_row(csv)) {
    double n[10];
    enum relation relation;
    for (unsigned k = 0; k < 10; k++)
      n[k] = strtod(csv->field[k], NULL);
    const bool hit = quadrant_of_given(
        (struct xywh_f64){n[0], n[1], n[2], n[3]}, n[7], n[8], (struct disc_f64){n[4], n[5], n[6]}, n[9]);
    assert_int_equal(hit, strcmp(csv->field[11], "1") == 0);
    if (meant_relation(n, &relation)) {
      assert_string_equal(csv->field[12], relation_name(relation));
      exact++;
    }
    rows++;
  }
  assert_int_equal(rows, 6750);
  assert_true(exact > 5000);
  close_rows(csv);
}

int main(int argc, char **argv) {
  if (argc != 2)
    return 2;
  path = argv[1];
  return unit_run(NULL, NULL);
}
