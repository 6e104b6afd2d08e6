/* Foreign tests that a campaign, a walk and a check must judge alike. */
#include "graze_plugin.h"

#include <stdlib.h>

/* px py  left top right bottom */
static int is_no_box(const int32_t *n) { return n[2] > n[4] || n[3] > n[5]; }

static int closed(const int32_t *n) { return n[2] <= n[0] && n[0] <= n[4] && n[3] <= n[1] && n[1] <= n[5]; }

static int half_open(const int32_t *n) { return n[2] <= n[0] && n[0] < n[4] && n[3] <= n[1] && n[1] < n[5]; }

static int refuses(const int32_t *n) { return is_no_box(n) ? 2 : closed(n); }

static int refuses_much(const int32_t *n) { return n[2] == n[4] || n[0] == n[2] ? 2 : closed(n); }

static int crashes(const int32_t *n) {
  if (n[0] == 0 && n[1] == 0)
    abort();
  return closed(n);
}

static int crashes_on_none(const int32_t *n) {
  if (is_no_box(n) && n[0] == 0)
    abort();
  return closed(n);
}

#define TEST(ID, CONTRACT, FUNCTION)                                                                         \
  {                                                                                                          \
    .id = ID, .form = "point box-ltrb i32", .contract = CONTRACT, .answer = {.i32 = FUNCTION }               \
  }

static const struct graze_test tests[] = {
    TEST("is_right", "closed", closed),
    TEST("refuses", "closed", refuses),
    TEST("refuses_much", "closed", refuses_much),
    TEST("crashes", "closed", crashes),
    TEST("crashes_on_none", "unstated", crashes_on_none),
    TEST("half_open", "half-open", half_open),
    TEST("half_open_as_closed", "closed", half_open),
    TEST("half_open_as_open", "open", half_open),
    TEST("closed_as_half_open", "half-open", closed),
    TEST("half_open_unstated", "unstated", half_open),
};
GRAZE_PLUGIN(tests)
