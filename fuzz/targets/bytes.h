/* A case as bytes, for fuzzers and corpora.
 *
 * First a byte for the form, then the numbers in the order of the form, each as the bytes of its type, least
 * first. Decoding is total: every string of bytes is some case. Bytes that are not there read as zero and
 * bytes beyond are passed over, so no bytes at all are the first form with all numbers zero. Encoding writes
 * what decoding reads.
 */
#ifndef GRAZE_BYTES_H
#define GRAZE_BYTES_H

#include "campaign/tally.h"

/* What one target is about: the forms of the registry's tests of one pair and type, the shapes in the order
 * of the pair's name. PAIR_NONE stands for all pairs of hulls. */
enum { FORMS_MAX = 64 };
struct subject_forms {
  unsigned count;
  struct form form[FORMS_MAX];
};
bool target_has(enum pair pair, enum number_type type, const struct form *form);

enum { BYTES_MAX = 1 + 8 * FORM_MAX_COLUMNS }; /* the most bytes of a case */

struct subject_forms forms_of(enum pair pair, enum number_type type);

/* The byte of a form is 16 * one layout + the other, so that it stays when other forms come. A byte that is
 * no form's stands for the one at byte % count. */
uint8_t bytes_form(const struct form *form);

struct test_case bytes_decode(const struct subject_forms *forms, const uint8_t *data, size_t size);
/* Returns how many bytes, or 0 and writes none when there is no room for so many. */
size_t bytes_encode(const struct test_case *test_case, uint8_t *data, size_t room);

#endif
