/* The two golden files whose relations are not those of a test's own numbers.
 *
 *   golden_test GOLDEN
 */
#include "disc_box/quadrant.h"
#include "judge.h"
#include "unit.h"

static const char *folder;

static struct csv *open_golden(const char *name) {
  char path[1000];
  assert_true(snprintf(path, sizeof path, "%s/%s.csv", folder, name) < (int)sizeof path);
  return open_rows(path);
}

/* ---- given: the quadrant method's call with sizes given. What is drawn, what is asked for, and what the
 * program answered; the relation is that of the sizes asked for, the box about the centre where it was drawn.
 * ---- */

/* Of the row's shapes as they are meant; false where its middle or half a size is rounded. */
static bool meant_relation(const double n[10], enum relation *relation) {
  const double x = n[0], y = n[1], w = n[2], h = n[3], r = n[6], vw = n[7], vh = n[8], ar = n[9];
  const struct form form = {.type = TYPE_F64, .layouts = {LAYOUT_DISC, LAYOUT_BOX_CENTRE}};
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

TEST(test_given) {
  struct csv *csv = open_golden("js_quadrant_circle_rect_opts");
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

/* ---- hexadecimal: the file of expanded_cs has a fault. Its `relation` was computed from the row's numbers
 * read as hexadecimal (10 as 16); the answers in it are right. So: every answer agrees; every relation is
 * that of the numbers so misread; and the relations of the numbers as they stand are held against the plain
 * definition in 64-bit integers. ---- */

static enum relation defined_relation(const int64_t n[7]) {
  const int64_t left = n[0], top = n[1], right = n[2], bottom = n[3], cx = n[4], cy = n[5], r = n[6];
  if (left > right || top > bottom || r < 0)
    return RELATION_INVALID;
  const i128 dx = cx < left ? left - cx : cx > right ? cx - right : 0;
  const i128 dy = cy < top ? top - cy : cy > bottom ? cy - bottom : 0;
  const i128 square = dx * dx + dy * dy, reach = (i128)r * r;
  if (square > reach)
    return RELATION_APART;
  if (left == right || top == bottom || r == 0)
    return RELATION_FLAT;
  return square == reach ? RELATION_TOUCHING : RELATION_OVERLAPPING;
}

TEST(test_hexadecimal) {
  const struct registry_entry *entry = test_named("expanded_cs");
  struct csv *csv = open_golden("cs_expanded_circle_rect");
  unsigned rows = 0, misread = 0;
  while (next_row(csv)) {
    int64_t decimal[7], hexadecimal[7];
    union number numbers[FORM_MAX_COLUMNS];
    for (unsigned k = 0; k < 7; k++) {
      decimal[k] = strtoll(csv->field[k], NULL, 10);
      hexadecimal[k] = strtoll(csv->field[k], NULL, 16);
      numbers[k].i32 = (int32_t)decimal[k];
    }
    assert_int_equal(algorithm_answer(entry->algorithm, numbers), strcmp(csv->field[8], "1") == 0);
    const enum relation truth = reference_truth(&entry->algorithm->form, numbers).relation;
    assert_int_equal(truth, defined_relation(decimal));
    assert_string_equal(csv->field[9], relation_name(defined_relation(hexadecimal)));
    misread += strcmp(csv->field[9], relation_name(truth)) != 0;
    rows++;
  }
  assert_int_equal(rows, 5250);
  assert_int_equal(misread, 811);
  close_rows(csv);
}

int main(int argc, char **argv) {
  if (argc != 2)
    return 2;
  folder = argv[1];
  return unit_run(NULL, NULL);
}
