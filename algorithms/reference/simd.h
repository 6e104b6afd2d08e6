/* Vectors of doubles as wide as the instruction level at hand, so that what is meant to be vector code is.
 *
 * Only operators of the compilers' vector types are used, and, on x86, the instruction for a maximum.
 */
#ifndef GRAZE_SIMD_H
#define GRAZE_SIMD_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#ifdef __SSE2__
#include <immintrin.h>
#endif

#if defined(__AVX__)
#define VECTOR_LANES 4
#else
#define VECTOR_LANES 2
#endif

typedef double vec __attribute__((vector_size(VECTOR_LANES * 8)));
typedef int64_t mask __attribute__((vector_size(VECTOR_LANES * 8))); /* all ones or all zeros in each lane */
typedef uint8_t vec_bytes __attribute__((vector_size(VECTOR_LANES)));

#define VECTOR_INLINE static inline __attribute__((always_inline))
/* For loops of a few rounds, whose number is a constant where they are inlined. */
#define UNROLLED _Pragma("GCC unroll 16")

VECTOR_INLINE vec vec_load(const double *from) {
  vec v;
  memcpy(&v, from, sizeof v);
  return v;
}
VECTOR_INLINE void vec_store(double *to, vec v) { memcpy(to, &v, sizeof v); }
VECTOR_INLINE vec vec_all(double value) { return value - (vec){0}; }
VECTOR_INLINE mask mask_all(int64_t value) { return value - (mask){0}; }

/* The low byte of each lane. */
VECTOR_INLINE void mask_store_bytes(uint8_t *to, mask m) {
#if defined(__AVX__)
  const __m128 low = _mm256_castps256_ps128(_mm256_castsi256_ps((__m256i)m));
  const __m128 high = _mm256_extractf128_ps(_mm256_castsi256_ps((__m256i)m), 1);
  const __m128i words = _mm_castps_si128(_mm_shuffle_ps(low, high, _MM_SHUFFLE(2, 0, 2, 0)));
  const __m128i packed = _mm_shuffle_epi8(words, _mm_set1_epi32(0x0c080400));
  const int four = _mm_cvtsi128_si32(packed);
  memcpy(to, &four, sizeof four);
#else
  const vec_bytes bytes = __builtin_convertvector(m, vec_bytes);
  memcpy(to, &bytes, sizeof bytes);
#endif
}

VECTOR_INLINE mask mask_select(mask m, mask a, mask b) {
#if defined(__AVX__)
  return (mask)_mm256_blendv_pd((__m256d)b, (__m256d)a, (__m256d)m);
#else
  return (m & a) | (~m & b);
#endif
}
VECTOR_INLINE vec vec_select(mask m, vec a, vec b) { return (vec)mask_select(m, (mask)a, (mask)b); }
VECTOR_INLINE vec vec_abs(vec a) { return (vec)((mask)a & INT64_MAX); }

/* a > b ? a : b, so b where either is NaN. */
VECTOR_INLINE vec vec_max(vec a, vec b) {
#if defined(__AVX__)
  return (vec)_mm256_max_pd((__m256d)a, (__m256d)b);
#elif defined(__SSE2__)
  return (vec)_mm_max_pd((__m128d)a, (__m128d)b);
#else
  return vec_select(a > b, a, b);
#endif
}
/* a < b ? a : b, likewise. */
VECTOR_INLINE vec vec_min(vec a, vec b) {
#if defined(__AVX__)
  return (vec)_mm256_min_pd((__m256d)a, (__m256d)b);
#elif defined(__SSE2__)
  return (vec)_mm_min_pd((__m128d)a, (__m128d)b);
#else
  return vec_select(a < b, a, b);
#endif
}

/* The power of two, up to 2^1023, that brings sizes to just below 2^most. */
VECTOR_INLINE vec power_to(vec size, int most) {
  const mask exponent = (mask)size >> 52;
  return (vec)(mask_select(exponent < most, mask_all(2046), 2045 + most - exponent) << 52);
}

VECTOR_INLINE vec vec_root(vec a) {
#if defined(__AVX__)
  return (vec)_mm256_sqrt_pd((__m256d)a);
#elif defined(__SSE2__)
  return (vec)_mm_sqrt_pd((__m128d)a);
#else
  for (int lane = 0; lane < VECTOR_LANES; lane++)
    a[lane] = __builtin_sqrt(a[lane]);
  return a;
#endif
}

/* a * b + c, rounded once where the machine can. */
VECTOR_INLINE vec multiply_add(vec a, vec b, vec c) {
#if defined(__FMA__)
  return (vec)_mm256_fmadd_pd((__m256d)a, (__m256d)b, (__m256d)c);
#else
  return a * b + c;
#endif
}

/* hi is the rounded value, lo exactly what rounding took away. */
struct split {
  vec hi, lo;
};

/* Knuth's two-sum: exact unless hi overflows. */
VECTOR_INLINE struct split two_sum(vec a, vec b) {
  const vec hi = a + b;
  const vec bb = hi - a;
  return (struct split){hi, (a - (hi - bb)) + (b - bb)};
}

/* Exact where 2^-960 <= |a * b| (or 0) and |a|, |b| <= 2^996: by a fused multiply-add where the machine has
 * one, else by Veltkamp's splitting into halves of 26 bits. */
VECTOR_INLINE struct split two_product(vec a, vec b) {
  const vec hi = a * b;
#if defined(__FMA__)
  return (struct split){hi, (vec)_mm256_fmsub_pd((__m256d)a, (__m256d)b, (__m256d)hi)};
#else
  const vec ca = 134217729.0 * a, cb = 134217729.0 * b;
  const vec ah = ca - (ca - a), bh = cb - (cb - b);
  const vec al = a - ah, bl = b - bh;
  return (struct split){hi, ((ah * bh - hi) + ah * bl + al * bh) + al * bl};
#endif
}

/* Splits order as the numbers they stand for: rounding is monotone, so a smaller hi is a smaller number, and
 * equal numbers have equal parts. */
VECTOR_INLINE mask split_less(struct split a, struct split b) {
  return (a.hi < b.hi) | ((a.hi == b.hi) & (a.lo < b.lo));
}
VECTOR_INLINE mask split_equal(struct split a, struct split b) { return (a.hi == b.hi) & (a.lo == b.lo); }
VECTOR_INLINE struct split split_select(mask m, struct split a, struct split b) {
  return (struct split){vec_select(m, a.hi, b.hi), vec_select(m, a.lo, b.lo)};
}
/* What is not finite has a part that is NaN, as it has where a sum overflows. */
VECTOR_INLINE struct split split_of(vec a) { return (struct split){a, a - a}; }

#endif
