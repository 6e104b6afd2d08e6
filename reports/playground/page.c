#include "page.h"

#include "number.h"
#include "scene.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct page *PAGE_EXPORT(page_new)(void) {
  struct page *page = calloc(1, sizeof *page);
  if (page != NULL)
    page->scene.form = (struct form){.type = TYPE_F64, .layouts = {LAYOUT_BOX_XYWH, LAYOUT_DISC}};
  return page;
}

char *PAGE_EXPORT(page_text)(struct page *page) { return page->text; }

/* A form that a test may have; the reason in text otherwise. */
static bool read_form(struct page *page, struct form *form) {
  char why[FORM_TEXT];
  const char *const refusal = form_parse(page->text, form, why) ? form_refusal(form) : why;
  if (refusal != NULL)
    strcpy(page->text, refusal);
  return refusal == NULL;
}

bool PAGE_EXPORT(page_set_form)(struct page *page) {
  struct form form;
  if (!read_form(page, &form))
    return false;
  memset(&page->scene, 0, sizeof page->scene);
  page->scene.form = form;
  return true;
}

static bool is_finite(enum number_type type, union number number) {
  return type == TYPE_F32 ? isfinite(number.f32) : type == TYPE_F64 ? isfinite(number.f64) : true;
}

static void say_not_finite(struct page *page, const char *name) {
  snprintf(page->text, PAGE_TEXT, "%s%sa scene has finite numbers", name, *name == '\0' ? "" : ": ");
}

bool PAGE_EXPORT(page_set_case)(struct page *page) {
  const struct form *form = &page->scene.form;
  union number numbers[FORM_MAX_COLUMNS];
  char names[PAGE_TEXT] = "", why[TEXT_WHY];
  for (unsigned s = 0; s < SHAPES; s++)
    for (unsigned k = 0; k < layout_columns(form->layouts[s]); k++) {
      strcat(names, layout_column(form->layouts[s], k));
      strcat(names, " ");
    }
  char *const called = strchr(page->text, '\n');
  if (called != NULL) {
    strcpy(names, called + 1);
    *called = '\0';
  }
  if (!case_parse(form, names, page->text, numbers, why)) {
    strcpy(page->text, why);
    return false;
  }
  for (unsigned k = 0; k < form_columns(form); k++)
    if (called == NULL && !is_finite(form->type, numbers[k])) {
      char name[16];
      name_at(names, k, name, sizeof name);
      say_not_finite(page, name);
      return false;
    }
  memcpy(page->scene.numbers, numbers, sizeof numbers);
  return true;
}

static bool is_count(const struct page *page, unsigned k) {
  return form_column_at(&page->scene.form, k)->role == COLUMN_COUNT;
}

bool PAGE_EXPORT(page_set_scene)(struct page *page) {
  struct scene scene;
  struct test_case read = {.form = {.type = TYPE_F64}};
  char why[TEXT_WHY];
  const bool held = scene_parse(page->text, &scene, why) && scene_held(&scene, &read.form, read.numbers, why);
  const char *const refusal = held ? form_refusal(&read.form) : why;
  if (refusal != NULL) {
    strcpy(page->text, refusal);
    return false;
  }
  page->scene = read;
  return true;
}

bool PAGE_EXPORT(page_set_number)(struct page *page, unsigned k) {
  const enum number_type type = page->scene.form.type;
  union number number;
  const enum number_fault fault = number_parse(type, page->text, &number);
  if (fault != NUMBER_OK) {
    number_expected(type, fault, page->text);
    return false;
  }
  if (!is_finite(type, number)) {
    say_not_finite(page, "");
    return false;
  }
  if (is_count(page, k)) {
    strcpy(page->text, "a polygon has 3 to 16 corners");
    return page_count(page, k, number_as_double(type, number));
  }
  page->scene.numbers[k] = number;
  return true;
}

bool PAGE_EXPORT(page_carry)(struct page *page) {
  struct test_case carried = {.form = {.type = TYPE_F64}};
  if (!read_form(page, &carried.form))
    return false;
  if (!case_carry(&page->scene.form, page->scene.numbers, &carried.form, carried.numbers, page->text))
    return false;
  page->scene = carried;
  return true;
}

unsigned PAGE_EXPORT(page_columns)(struct page *page) { return form_columns(&page->scene.form); }

const char *PAGE_EXPORT(page_form)(struct page *page) {
  form_print(&page->scene.form, page->text);
  return page->text;
}

const char *PAGE_EXPORT(page_inputs)(struct page *page) {
  form_column_names(&page->scene.form, page->text);
  return page->text;
}

const char *PAGE_EXPORT(page_case)(struct page *page, enum number_style style) {
  case_print(&page->scene.form, page->scene.numbers, style, page->text);
  return page->text;
}

const char *PAGE_EXPORT(page_number_text)(struct page *page, unsigned k, enum number_style style) {
  number_print(page->scene.form.type, page->scene.numbers[k], style, page->text);
  return page->text;
}

double PAGE_EXPORT(page_number)(struct page *page, unsigned k) {
  return number_as_double(page->scene.form.type, page->scene.numbers[k]);
}

static int64_t whole_near(double value, int64_t least, int64_t most) {
  if (!(value > (double)least))
    return least;
  return value < (double)most ? (int64_t)rint(value) : most;
}

static int64_t whole_sum(int64_t a, int64_t b, int64_t least, int64_t most) {
  int64_t sum;
  if (__builtin_add_overflow(a, b, &sum))
    return b < 0 ? least : most;
  return sum < least ? least : sum > most ? most : sum;
}

union number number_moved(enum number_type type, union number number, double by) {
  const double limit = type == TYPE_F32 ? 0x1.fffffep127 : 0x1.fffffffffffffp1023;
  switch (type) {
  case TYPE_I32:
    number.i32 = (int32_t)whole_sum(number.i32, whole_near(by, INT64_MIN, INT64_MAX), INT32_MIN, INT32_MAX);
    break;
  case TYPE_I64:
    number.i64 = whole_sum(number.i64, whole_near(by, INT64_MIN, INT64_MAX), INT64_MIN, INT64_MAX);
    break;
  case TYPE_F32:
    number.f32 = (float)fmax(-limit, fmin(limit, (double)number.f32 + by));
    break;
  default:
    number.f64 = fmax(-limit, fmin(limit, number.f64 + by));
  }
  return number;
}

void PAGE_EXPORT(page_put)(struct page *page, unsigned k, double value) {
  if (isfinite(value))
    page->scene.numbers[k] = number_moved(page->scene.form.type, (union number){.i64 = 0}, value);
}

/* The greatest numbers have no neighbours beyond. */
static union number number_neighbour(enum number_type type, union number number, int ulps) {
  if (type_is_whole(type))
    return number_moved(type, number, ulps);
  const union number moved = number_stepped(type, number, ulps);
  return is_finite(type, moved) ? moved : number;
}

void PAGE_EXPORT(page_step)(struct page *page, unsigned k, double units, int ulps) {
  const enum number_type type = page->scene.form.type;
  union number *number = &page->scene.numbers[k];
  if (is_count(page, k)) {
    page_count(page, k, page_number(page, k) + units);
    return;
  }
  *number = number_neighbour(type, number_moved(type, *number, units), ulps);
}

double PAGE_EXPORT(page_next)(struct page *page, double value) {
  switch (page->scene.form.type) {
  case TYPE_F32: {
    const float nearest = (float)value;
    return (double)nearest > value ? (double)nearest : (double)nextafterf(nearest, INFINITY);
  }
  case TYPE_F64:
    return nextafter(value, (double)INFINITY);
  default:
    return floor(value) + 1;
  }
}
