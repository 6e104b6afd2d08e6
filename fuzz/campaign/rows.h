/* Sets of 64 rows as the bits of a word, read off a byte of each. */
#ifndef GRAZE_ROWS_H
#define GRAZE_ROWS_H

#include <stdint.h>
#include <string.h>
#ifdef __SSE2__
#include <immintrin.h>
#endif

#if defined(__AVX512BW__)
typedef __m512i row_bytes;
static inline uint64_t rows_that_are(row_bytes bytes, uint8_t value) {
  return _mm512_cmpeq_epi8_mask(bytes, _mm512_set1_epi8((char)value));
}
static inline uint64_t rows_that_have(row_bytes bytes, unsigned bit) {
  return _mm512_test_epi8_mask(bytes, _mm512_set1_epi8((char)(1U << bit)));
}
#elif defined(__AVX2__)
typedef __m256i row_bytes;
static inline uint64_t rows_that_are(row_bytes bytes, uint8_t value) {
  return (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(bytes, _mm256_set1_epi8((char)value)));
}
static inline uint64_t rows_that_have(row_bytes bytes, unsigned bit) {
  return (uint32_t)_mm256_movemask_epi8(_mm256_slli_epi16(bytes, (int)(7 - bit)));
}
#elif defined(__SSE2__)
typedef __m128i row_bytes;
static inline uint64_t rows_that_are(row_bytes bytes, uint8_t value) {
  return (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8((char)value)));
}
static inline uint64_t rows_that_have(row_bytes bytes, unsigned bit) {
  return (uint32_t)_mm_movemask_epi8(_mm_slli_epi16(bytes, (int)(7 - bit)));
}
#else
typedef uint64_t row_bytes;
/* The low bits of eight bytes, side by side. */
static inline uint64_t low_bits(uint64_t eight) {
  return (eight & UINT64_C(0x0101010101010101)) * UINT64_C(0x0102040810204080) >> 56;
}
static inline uint64_t rows_that_have(row_bytes bytes, unsigned bit) { return low_bits(bytes >> bit); }
static inline uint64_t rows_that_are(row_bytes bytes, uint8_t value) {
  const uint64_t seven = UINT64_C(0x7f7f7f7f7f7f7f7f), other = bytes ^ value * (UINT64_MAX / UINT8_MAX);
  return low_bits(~(((other & seven) + seven) | other | seven) >> 7);
}
#endif

#define EACH_ROW_BYTES(of, value)                                                                            \
  uint64_t rows = 0;                                                                                         \
  for (unsigned i = 0; i < 64; i += sizeof(row_bytes)) {                                                     \
    row_bytes next;                                                                                          \
    memcpy(&next, bytes + i, sizeof next);                                                                   \
    rows |= of(next, value) << i;                                                                            \
  }                                                                                                          \
  return rows

/* Which of 64 bytes are equal to one. */
static inline uint64_t rows_of(const uint8_t *bytes, uint8_t value) { EACH_ROW_BYTES(rows_that_are, value); }
/* Which of 64 bytes have that bit. */
static inline uint64_t rows_with(const uint8_t *bytes, unsigned bit) { EACH_ROW_BYTES(rows_that_have, bit); }
#undef EACH_ROW_BYTES

#endif
