/* The golden file of expanded_cs has a fault: its `relation` was computed from the row's numbers read as
 * hexadecimal (10 as 16). The answers in it are right. So: every answer agrees; every relation is that of the
 * numbers so misread; and the relations of the numbers as they stand are held against the plain definition in
 * 64-bit integers.
 *
 *   golden_hex_test FILE.csv
 */
#include "judge.h"
#include "unit.h"

static const char *path;

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

TEST(test_every_row) {
  const struct registry_entry *entry = test_named("expanded_cs");
  struct csv *csv = open_rows(path);
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
  path = argv[1];
  return unit_run(NULL, NULL);
}
