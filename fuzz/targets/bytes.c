#include "bytes.h"

#include <string.h>

bool target_has(enum pair pair, enum number_type type, const struct form *form) {
  const enum pair of = form_pair(form);
  return form->type == type && (pair == PAIR_NONE ? pair_told_by(of) == PLACES_OF_HULLS : of == pair);
}

struct subject_forms forms_of(enum pair pair, enum number_type type) {
  struct subject_forms forms = {.count = 0};
  for (size_t k = 0; k < registry_count(); k++) {
    const struct algorithm *a = registry_at(k)->algorithm;
    const struct form form = form_ordered(&a->form);
    bool there = a->role == ROLE_HELPER || !target_has(pair, type, &form);
    for (unsigned f = 0; f < forms.count; f++)
      there |= form_equal(&forms.form[f], &form);
    if (!there && forms.count < FORMS_MAX)
      forms.form[forms.count++] = form;
  }
  return forms;
}

uint8_t bytes_form(const struct form *form) {
  _Static_assert(LAYOUTS <= 16, "two layouts make a byte");
  return (uint8_t)(16 * (unsigned)form->layouts[0] + (unsigned)form->layouts[1]);
}

static const struct form *form_of_byte(const struct subject_forms *forms, uint8_t byte) {
  for (unsigned f = 0; f < forms->count; f++)
    if (bytes_form(&forms->form[f]) == byte)
      return &forms->form[f];
  return &forms->form[forms->count == 0 ? 0 : byte % forms->count];
}

static uint32_t read_word(const uint8_t *data) {
  return data[0] | (uint32_t)data[1] << 8 | (uint32_t)data[2] << 16 | (uint32_t)data[3] << 24;
}

static union number read_number(size_t size, const uint8_t *data) {
  union number number = {.i64 = 0};
  const uint32_t low = read_word(data);
  if (size == 8) {
    const uint64_t bits = low | (uint64_t)read_word(data + 4) << 32;
    memcpy(&number, &bits, sizeof bits);
  } else {
    memcpy(&number, &low, sizeof low);
  }
  return number;
}

struct test_case bytes_decode(const struct subject_forms *forms, const uint8_t *data, size_t size) {
  uint8_t padded[BYTES_MAX] = {0};
  if (size > 0)
    memcpy(padded, data, size < sizeof padded ? size : sizeof padded);
  struct test_case decoded = {.form = *form_of_byte(forms, padded[0])};
  const size_t number = type_size(decoded.form.type);
  const unsigned columns = form_columns(&decoded.form);
  for (unsigned k = 0; k < columns; k++)
    decoded.numbers[k] = read_number(number, padded + 1 + k * number);
  return decoded;
}

size_t bytes_encode(const struct test_case *test_case, uint8_t *data, size_t room) {
  const size_t size = type_size(test_case->form.type);
  const unsigned columns = form_columns(&test_case->form);
  if (room < 1 + columns * size)
    return 0;
  data[0] = bytes_form(&test_case->form);
  for (unsigned k = 0; k < columns; k++) {
    uint64_t bits = 0;
    uint32_t narrow;
    if (size == 8) {
      memcpy(&bits, &test_case->numbers[k], sizeof bits);
    } else {
      memcpy(&narrow, &test_case->numbers[k], sizeof narrow);
      bits = narrow;
    }
    for (size_t b = 0; b < size; b++)
      data[1 + k * size + b] = (uint8_t)(bits >> 8 * b);
  }
  return 1 + columns * size;
}
