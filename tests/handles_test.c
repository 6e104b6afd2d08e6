/* What a hand on the page does to a shape, for every layout there is: each corner has a handle, and dragging
 * it moves that corner alone. */
#include "cases.h"
#include "reports/playground/page.h"
#include "unit.h"

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

static void drag_corner(struct page *page, size_t k) {
  const struct test_case before = page->scene;
  const unsigned at = layout_vertex(before.form.layouts[0], (unsigned)k);
  page_drag(page, 0, (unsigned)k, 1000.5 + (double)k, -2000.25, 17);
  assert_true(page->scene.numbers[at].f64 == 1000.5 + (double)k);
  assert_true(page->scene.numbers[at + 1].f64 == -2000.25);
  assert_int_equal(changed(page, &before), 2);
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
  const unsigned vertices =
      layout_is_ring(layout) ? ring_corners(layout, page->scene.numbers[0].f64) : layout_vertices(layout);
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

int main(void) { return unit_run(NULL, NULL); }
