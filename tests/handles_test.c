/* What a hand on the page does to a shape, for every layout there is: each corner has a handle, and dragging
 * it moves that corner alone. */
#include "cases.h"
#include "reports/playground/page.h"
#include "unit.h"

#include <math.h>

/* A form of doubles whose first shape has the layout. */
static bool form_with(enum layout layout, struct form *form) {
  for (unsigned other = 0; other < LAYOUTS; other++) {
    *form = (struct form){.type = TYPE_F64, .layouts = {layout, (enum layout)other}};
    if (form_pair(form) != PAIR_NONE)
      return true;
  }
  return false;
}

static unsigned count_handles(const struct handle *handle) {
  unsigned count = 0;
  while (handle[count].column[0] >= 0 || handle[count].column[1] >= 0)
    count++;
  return count;
}

/* How many numbers are other ones than before. */
static unsigned changed(const struct page *page, const struct test_case *before) {
  unsigned count = 0;
  const unsigned told = layout_told(before->form.layouts[0], TYPE_F64, before->numbers);
  for (unsigned k = 0; k < told; k++)
    count += page->scene.numbers[k].f64 < before->numbers[k].f64 ||
             page->scene.numbers[k].f64 > before->numbers[k].f64;
  return count;
}

/* What closes a ring of several goes along with the corner that it repeats. */
static unsigned go_along(const struct test_case *c, unsigned corner) {
  const enum layout layout = c->form.layouts[0];
  const union number *const held = c->numbers + layout_vertex(layout, corner);
  unsigned first = 0, end = 0, count = 0;
  bool begins = false;
  while (layout_is_ring(layout) && (end = ring_end(layout, TYPE_F64, c->numbers, first)) < corner)
    first = end + 1;
  for (unsigned k = first; layout_rule(layout) == RING_HOLES && k <= end; k++) {
    const union number *const at = c->numbers + layout_vertex(layout, k);
    const bool same = at[0].f64 == held[0].f64 && at[1].f64 == held[1].f64;
    begins = begins || (k == first && same);
    count += same;
  }
  return begins ? count : 1;
}

static void drag_corner(struct page *page, size_t k) {
  const struct test_case before = page->scene;
  const unsigned at = layout_vertex(before.form.layouts[0], (unsigned)k);
  page_drag(page, 0, (unsigned)k, 1000.5 + (double)k, -2000.25, 17);
  assert_true(page->scene.numbers[at].f64 == 1000.5 + (double)k);
  assert_true(page->scene.numbers[at + 1].f64 == -2000.25);
  assert_int_equal(changed(page, &before), 2 * go_along(&before, (unsigned)k));
  page->scene = before;
}

/* One way or the other: a radius of 0 does not get smaller, nor does a side that is two radii long. */
static void drag_elsewhere(struct page *page, const struct handle *handle, unsigned k) {
  const struct test_case before = page->scene;
  page_drag(page, 0, k, handle[k].x + 0.5, handle[k].y + 0.5, 17);
  if (changed(page, &before) == 0)
    page_drag(page, 0, k, handle[k].x - 0.5, handle[k].y - 0.5, 17);
  assert_in_range(changed(page, &before), 1, 2);
  page->scene = before;
}

static void check_layout(struct page *page, enum layout layout) {
  struct handle handle[HANDLES_MAX + 1];
  memcpy(handle, page_handles(page, 0, 0, 0), sizeof handle);
  const unsigned count = count_handles(handle);
  unsigned corners = 0;
  for (unsigned k = 0; k < count; k++)
    corners += handle[k].side == SIDE_CORNER;
  const bool held_by_corners = layout_vertices(layout) > 0 && !layout_is_stretched(layout);
  const bool centred = layout_column_at(layout, layout_vertex(layout, 0))->role != COLUMN_VERTEX;
  const unsigned vertices = layout_corners_given(layout, page->scene.numbers[0].f64);
  assert_int_equal(corners, held_by_corners && !centred ? vertices : 0);
  for (unsigned k = 0; k < count; k++)
    if (handle[k].side == SIDE_CORNER)
      drag_corner(page, k);
    else
      drag_elsewhere(page, handle, k);
}

TEST(test_every_layout_is_dragged) {
  struct page *page = page_new();
  uint64_t random = 1;
  assert_non_null(page);
  for (unsigned layout = 0; layout < LAYOUTS; layout++) {
    struct form form;
    assert_true(form_with((enum layout)layout, &form));
    enum case_kind kind = CASE_INVALID;
    while (kind != CASE_TOUCHING)
      kind = cases_next(&random, &form, page->scene.numbers);
    page->scene.form = form;
    check_layout(page, (enum layout)layout);
  }
  free(page);
}

/* The gap beside an ellipse is of another plane. The spots where other shapes are drawn as nearest are as far
 * from each other as the reference has it, in a notch of a ring too; and where shapes meet, drawing sees no
 * gap. */
TEST(test_nearest_spots_are_the_gap_apart) {
  enum { ROUNDS = 400 };
  struct page *page = page_new();
  uint64_t random = 7;
  unsigned apart = 0;
  assert_non_null(page);
  for (unsigned k = 0; k < PAIRS * ROUNDS; k++) {
    const enum pair pair = (enum pair)(k / ROUNDS);
    page->scene.form = (struct form){
        .type = TYPE_F64, .layouts = {kind_layout(pair_kind(pair, 0)), kind_layout(pair_kind(pair, 1))}};
    cases_next(&random, &page->scene.form, page->scene.numbers);
    struct drawn_shape drawn[SHAPES];
    const struct truth truth = reference_truth(&page->scene.form, page->scene.numbers);
    const double gap = reference_gap(&page->scene.form, page->scene.numbers);
    if (truth.relation == RELATION_INVALID || truth.relation == RELATION_FLAT ||
        pair_kind(pair, 0) == KIND_ELLIPSE || pair_kind(pair, 1) == KIND_ELLIPSE ||
        !drawn_shapes(&page->scene.form, page->scene.numbers, (struct spot){0, 0}, drawn))
      continue;
    const struct bounds all = drawn_bounds(drawn);
    const double size = fmax(fmax(-all.left, all.right), fmax(-all.top, all.bottom));
    const struct meeting meeting = drawn_meeting(drawn);
    const struct spot *const on = meeting.on;
    if (truth.relation == RELATION_APART && gap > 1e-6 * size && size > 0x1p-500 && size < 0x1p500) {
      const double way = hypot(on[0].x - on[1].x, on[0].y - on[1].y);
      apart++;
      if (fabs(meeting.gap - gap) > 1e-6 * size || fabs(way - gap) > 1e-6 * size) {
        char text[CASE_TEXT];
        fail_msg("%s: %s: gap %g, drawn %g, spots %g apart",
                 pair_name(pair),
                 case_print(&page->scene.form, page->scene.numbers, NUMBER_DECIMAL, text),
                 gap,
                 meeting.gap,
                 way);
      }
    } else if (truth.relation != RELATION_APART) {
      assert_true(meeting.gap <= 1e-6 * size);
    }
  }
  assert_true(apart > PAIRS * ROUNDS / 10);
  free(page);
}

/* The end of the way is held beside either shape, and what is dragged is the way alone. */
TEST(test_a_way_is_dragged_by_its_end) {
  struct page *page = page_new();
  assert_non_null(page);
  strcpy(page->text, "sweep disc box-xywh f64");
  assert_true(page_set_form(page));
  strcpy(page->text, "1 2 5 20 0 4 8 30 40");
  assert_true(page_set_case(page));
  for (unsigned shape = 0; shape < SHAPES; shape++) {
    const struct test_case before = page->scene;
    const struct handle *const handle = page_handles(page, shape, 0, 0);
    const unsigned last = count_handles(handle) - 1;
    assert_true(handle[last].side == SIDE_WAY && handle[last].x == 31 && handle[last].y == 42);
    page_drag(page, shape, last, 1.25, -8, 2);
    assert_string_equal(page_case(page, NUMBER_DECIMAL), "1 2 5 20 0 4 8 0.25 -10");
    page->scene = before;
  }
  strcpy(page->text, "sweep disc box-xywh i32");
  assert_true(page_set_form(page));
  page_drag(page, 0, 1, 2.6, -3, 0);
  assert_string_equal(page_case(page, NUMBER_DECIMAL), "0 0 0 0 0 0 0 3 -3");
  free(page);
}

/* A ring as text, after corners were added and taken. */
static void assert_ring(struct page *page, const char *expected) {
  assert_string_equal(page_case(page, NUMBER_DECIMAL), expected);
}

TEST(test_a_ring_gets_and_loses_corners) {
  struct page *page = page_new();
  assert_non_null(page);
  strcpy(page->text, "polygon point f64");
  assert_true(page_set_form(page));
  strcpy(page->text, "4 0 0 8 0 8 8 0 8 1 1");
  assert_true(page_set_case(page));
  assert_true(page_corner(page, 0, 1, true));
  assert_ring(page, "5 0 0 8 0 8 4 8 8 0 8 1 1");
  assert_true(page_corner(page, 0, 4, true));
  assert_ring(page, "6 0 0 8 0 8 4 8 8 0 8 0 4 1 1");
  assert_int_equal(page_told(page, 0), 13);
  assert_int_equal(page_told(page, 1), 2);
  assert_true(page_corner(page, 0, 0, false));
  assert_ring(page, "5 8 0 8 4 8 8 0 8 0 4 1 1");
  /* Past the last corner stands what the scene would have if it were written anew. */
  assert_true(page_columns(page) == 35 && page->scene.numbers[32].f64 == 4);
  assert_false(page_corner(page, 0, 5, false));
  assert_false(page_corner(page, 1, 0, true));
  page_step(page, 0, -1, 0);
  assert_ring(page, "4 8 0 8 4 8 8 0 8 1 1");
  strcpy(page->text, "16");
  assert_true(page_set_number(page, 0));
  assert_false(page_corner(page, 0, 3, true));
  page_step(page, 0, 1, 0);
  assert_true(page->scene.numbers[0].f64 == 16);
  strcpy(page->text, "3");
  assert_true(page_set_number(page, 0));
  assert_ring(page, "3 8 0 8 4 8 8 1 1");
  assert_false(page_corner(page, 0, 0, false));
  strcpy(page->text, "2");
  assert_false(page_set_number(page, 0));
  assert_string_equal(page->text, "a polygon has 3 to 16 corners");
  free(page);
}

/* Of rings one after the other none is drawn on to the next. */
TEST(test_rings_are_drawn_apart) {
  struct page *page = page_new();
  assert_non_null(page);
  strcpy(page->text, "polygon-holes point f64");
  assert_true(page_set_form(page));
  strcpy(page->text, "9 0 0 9 0 0 9 0 0 1 1 3 1 1 3 1 2 1 1 5 5");
  assert_true(page_set_case(page));
  page_outline(page, 0, 0, 0, 1);
  assert_true(page->outline.spots == 10);
  for (unsigned k = 0; k < 10; k++)
    assert_int_equal(isnan(page->outline.rim[k].x) != 0, k == 4);
  free(page);
}

static void drag(struct page *page, unsigned corner, double x, double y) {
  page_drag(page, 0, corner, x, y, 0);
}

/* Of several rings each stays closed, whichever corner is dragged, taken or put. */
TEST(test_rings_stay_closed) {
  struct page *page = page_new();
  assert_non_null(page);
  strcpy(page->text, "polygon-holes point f64");
  assert_true(page_set_form(page));
  strcpy(page->text, "9 0 0 9 0 0 9 0 0 1 1 3 1 3 2 1 2 1 1 5 5");
  assert_true(page_set_case(page));
  drag(page, 0, -1, -2);
  assert_ring(page, "9 -1 -2 9 0 0 9 -1 -2 1 1 3 1 3 2 1 2 1 1 5 5");
  drag(page, 3, 0, 0);
  assert_ring(page, "9 0 0 9 0 0 9 0 0 1 1 3 1 3 2 1 2 1 1 5 5");
  drag(page, 1, 8, 0);
  drag(page, 8, 2, 1);
  assert_ring(page, "9 0 0 8 0 0 9 0 0 2 1 3 1 3 2 1 2 2 1 5 5");
  /* Where two rings touch, each keeps its own corner. */
  drag(page, 4, 8, 0);
  drag(page, 4, 1, 1);
  assert_ring(page, "9 0 0 8 0 0 9 0 0 1 1 3 1 3 2 1 2 1 1 5 5");
  assert_false(page_corner(page, 0, 0, false)); /* the outline has three */
  assert_true(page_corner(page, 0, 3, true));
  assert_ring(page, "10 0 0 8 0 0 9 0 4.5 0 0 1 1 3 1 3 2 1 2 1 1 5 5");
  assert_true(page_corner(page, 0, 4, false));
  assert_ring(page, "9 8 0 0 9 0 4.5 8 0 1 1 3 1 3 2 1 2 1 1 5 5");
  assert_true(page_corner(page, 0, 4, false));
  assert_ring(page, "8 8 0 0 9 0 4.5 8 0 3 1 3 2 1 2 3 1 5 5");
  page_step(page, 0, 1, 0);
  assert_ring(page, "9 8 0 0 9 0 4.5 8 0 3 1 3 2 1 2 2 1.5 3 1 5 5");
  page_step(page, 0, -1, 0);
  assert_ring(page, "8 8 0 0 9 0 4.5 8 0 3 2 1 2 2 1.5 3 2 5 5");
  assert_true(page_corner(page, 0, 5, false));
  assert_ring(page, "4 8 0 0 9 0 4.5 8 0 5 5");
  assert_false(page_corner(page, 0, 2, false));
  free(page);
}

int main(void) { return unit_run(NULL, NULL); }
