/* A case as bytes, for fuzzers and corpora.
 *
 * First a byte for the form, then the numbers in the order of the form, each as the bytes of its type, least
 * first. Decoding is total: every string of bytes is some case. Bytes that are not there read as zero and
 * bytes beyond are passed over, so no bytes at all are the first form with all numbers zero. Encoding writes
 * what decoding reads.
 */
#ifndef GRAZE_BYTES_H
#define GRAZE_BYTES_H

#include "registry.h"

/* Whether a target is about a test: by its pair and type. PAIR_NONE stands for all pairs of hulls. */
bool target_has(enum pair pair, enum number_type type, const struct algorithm *algorithm);

/* The forms of those tests, the shapes in the order of the pair's name. */
enum { FORMS_MAX = 64 };
struct target_forms {
  unsigned count;
  struct form form[FORMS_MAX];
};
struct target_forms target_forms(enum pair pair, enum number_type type);

enum { BYTES_MAX = 1 + 8 * FORM_MAX_COLUMNS }; /* the most bytes of a case */

/* The byte of a form is 16 * one layout + the other, so that it stays when other forms come. The first of a
 * pair does not come after the second, so bytes with the larger half first are free for layouts beyond 16,
 * which stand beside points. A byte that is no form's stands for the one at byte % count. */
uint8_t bytes_form(const struct form *form);

struct test_case bytes_decode(const struct target_forms *forms, const uint8_t *data, size_t size);
/* Returns how many bytes. */
size_t bytes_encode(const struct test_case *test_case, uint8_t data[BYTES_MAX]);

#endif
