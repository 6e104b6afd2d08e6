/* Property: forms, scenes and cases are read or refused; what is read and written again is the same. */
#include "subject/subject.h"
#include "target.h"
#include "text.h"

#include <string.h>

static void try_form(const char *text) {
  struct form form, again;
  char why[FORM_TEXT], printed[FORM_TEXT];
  if (!form_parse(text, &form, why))
    return;
  form_print(&form, printed);
  require(form_parse(printed, &again, why) && form_equal(&form, &again), "a form reads back as another");
}

static void try_scene(const char *text) {
  struct scene scene, again;
  char why[TEXT_WHY], printed[CASE_TEXT], twice[CASE_TEXT];
  if (!scene_parse(text, &scene, why))
    return;
  scene_print(&scene, NUMBER_HEX, printed);
  require(scene_parse(printed, &again, why), "a scene does not read back");
  scene_print(&again, NUMBER_HEX, twice);
  require(strcmp(printed, twice) == 0, "a scene reads back as another");
}

static void try_case(const struct form *form, const char *text) {
  union number numbers[FORM_MAX_COLUMNS], again[FORM_MAX_COLUMNS];
  char why[TEXT_WHY], printed[CASE_TEXT], twice[CASE_TEXT];
  if (!case_parse(form, "a b c d e f g", text, numbers, why))
    return;
  for (unsigned style = NUMBER_DECIMAL; style <= NUMBER_HEX; style++) {
    case_print(form, numbers, (enum number_style)style, printed);
    require(case_parse(form, "a b c d e f g", printed, again, why), "a case does not read back");
    case_print(form, again, (enum number_style)style, twice);
    require(strcmp(printed, twice) == 0, "a case reads back as another");
  }
}

static void try_limits(const char *text) {
  struct limits limits = {0};
  require(!limits_read_range(text, &limits) || limits.low < limits.high, "a range without an inside");
  require(!limits_read_tolerance(text, &limits) || limits.tolerance >= 0, "a tolerance below nothing");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  char *text = malloc(size + 1);
  if (text == NULL)
    return 0;
  memcpy(text, data, size);
  text[size] = '\0';
  try_form(text);
  try_scene(text);
  try_limits(text);
  for (unsigned type = 0; type < TYPES; type++)
    try_case(&(struct form){.type = (enum number_type)type, .layouts = {LAYOUT_DISC, LAYOUT_BOX_XYWH}}, text);
  free(text);
  return 0;
}
