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

/* Whether there is no reason why not, which goes to the text. */
static bool is_fine(struct page *page, const char *why) {
  if (why != NULL)
    strcpy(page->text, why);
  return why == NULL;
}

/* A form that a test may have; the reason in text otherwise. */
static bool read_form(struct page *page, struct form *form) {
  char why[FORM_TEXT];
  return is_fine(page, form_parse(page->text, form, why) ? form_refusal(form) : why);
}

bool PAGE_EXPORT(page_set_form)(struct page *page) {
  struct form form;
  if (!read_form(page, &form))
    return false;
  memset(&page->scene, 0, sizeof page->scene);
  page->scene.form = form;
  return true;
}

static bool is_finite(struct page *page, union number number, const char *name) {
  if (numbers_are_finite(page->scene.form.type, &number, 1))
    return true;
  snprintf(page->text, PAGE_TEXT, "%s%sa scene has finite numbers", name, *name == '\0' ? "" : ": ");
  return false;
}

bool PAGE_EXPORT(page_set_case)(struct page *page) {
  const struct form *form = &page->scene.form;
  union number numbers[FORM_MAX_COLUMNS];
  char names[PAGE_TEXT], why[TEXT_WHY];
  form_column_names(form, names);
  char *const called = strchr(page->text, '\n');
  if (called != NULL) {
    strcpy(names, called + 1);
    *called = '\0';
  }
  if (!case_parse(form, names, page->text, numbers, why))
    return is_fine(page, why);
  for (unsigned k = 0; k < form_columns(form) && called == NULL; k++) {
    char name[16];
    name_at(names, k, name, sizeof name);
    if (!is_finite(page, numbers[k], name))
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
  if (!is_fine(page, held ? form_refusal(&read.form) : why))
    return false;
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
  if (!is_finite(page, number, ""))
    return false;
  if (is_count(page, k))
    return page_count(page, k, number_as_double(type, number)) ||
           is_fine(page, "a polygon has 3 to 16 corners");
  page->scene.numbers[k] = number;
  return true;
}

bool PAGE_EXPORT(page_carry)(struct page *page) {
  struct test_case carried = {.form = {.type = TYPE_F64}};
  if (!read_form(page, &carried.form) ||
      !case_carry(&page->scene.form, page->scene.numbers, &carried.form, carried.numbers, page->text))
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

union number number_moved(enum number_type type, union number number, double by) {
  const bool narrow = type == TYPE_I32;
  const double limit = type == TYPE_F32 ? 0x1.fffffep127 : 0x1.fffffffffffffp1023;
  if (!type_is_whole(type))
    return number_nearest(type, fmax(-limit, fmin(limit, number_as_double(type, number) + by)));
  const i128 most = narrow ? INT32_MAX : INT64_MAX, least = -most - 1,
             sum = (narrow ? number.i32 : number.i64) + (i128)number_nearest(TYPE_I64, rint(by)).i64;
  return number_whole(type, (int64_t)(sum < least ? least : sum > most ? most : sum));
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
  return numbers_are_finite(type, &moved, 1) ? moved : number;
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
  const enum number_type type = page->scene.form.type;
  const union number nearest = number_nearest(type, value);
  if (type_is_whole(type))
    return floor(value) + 1;
  return number_as_double(type, nearest) > value ? number_as_double(type, nearest)
                                                 : number_as_double(type, number_stepped(type, nearest, 1));
}
