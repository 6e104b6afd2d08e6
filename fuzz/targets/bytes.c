#include "bytes.h"

bool target_has(enum pair pair, enum number_type type, const struct algorithm *algorithm) {
  const enum pair of = form_pair(&algorithm->form);
  return algorithm->role != ROLE_HELPER && algorithm->form.type == type &&
         (pair == PAIR_NONE ? pair_is_of_hulls(of) : of == pair);
}

struct target_forms target_forms(enum pair pair, enum number_type type) {
  struct target_forms forms = {.count = 0};
  for (size_t k = 0; k < registry_count(); k++) {
    const struct algorithm *a = registry_at(k)->algorithm;
    const struct form form = form_ordered(&a->form);
    bool there = !target_has(pair, type, a);
    for (unsigned f = 0; f < forms.count; f++)
      there |= form_equal(&forms.form[f], &form);
    if (!there && forms.count < FORMS_MAX)
      forms.form[forms.count++] = form;
  }
  return forms;
}

uint8_t bytes_form(const struct form *form) {
  enum { HALF = 16 };
  _Static_assert(LAYOUTS < 2 * HALF, "two layouts make a byte");
  const unsigned first = form->layouts[0], second = form->layouts[1];
  return (uint8_t)(second < HALF ? HALF * first + second : HALF * (2 * HALF - 1 - second) + first);
}

static const struct form *form_of_byte(const struct target_forms *forms, uint8_t byte) {
  for (unsigned f = 0; f < forms->count; f++)
    if (bytes_form(&forms->form[f]) == byte)
      return &forms->form[f];
  return &forms->form[forms->count == 0 ? 0 : byte % forms->count];
}

struct test_case bytes_decode(const struct target_forms *forms, const uint8_t *data, size_t size) {
  struct test_case decoded = {.form = *form_of_byte(forms, size > 0 ? data[0] : 0)};
  const enum number_type type = decoded.form.type;
  size_t at = 1;
  for (unsigned k = 0; k < form_columns(&decoded.form); k++) {
    uint64_t bits = 0;
    for (size_t b = 0; b < type_size(type); b++, at++)
      bits |= (uint64_t)(at < size ? data[at] : 0) << 8 * b;
    if (type_is_narrow(type))
      decoded.numbers[k].i32 = (int32_t)bits;
    else
      decoded.numbers[k].i64 = (int64_t)bits;
  }
  return decoded;
}

size_t bytes_encode(const struct test_case *test_case, uint8_t data[BYTES_MAX]) {
  const enum number_type type = test_case->form.type;
  size_t at = 0;
  data[at++] = bytes_form(&test_case->form);
  for (unsigned k = 0; k < form_columns(&test_case->form); k++) {
    const union number number = test_case->numbers[k];
    const uint64_t bits = type_is_narrow(type) ? (uint64_t)number.i32 : (uint64_t)number.i64;
    for (size_t b = 0; b < type_size(type); b++)
      data[at++] = (uint8_t)(bits >> 8 * b);
  }
  return at;
}
