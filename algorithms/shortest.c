#include "shortest.h"

#include "wide.h"

#include <string.h>

/* 10^(27 i) for i from -11 on, its first 192 bits. Powers between are these times a power of five, which has
 * 63 bits at most: so 24 numbers do for 617. */
enum { LEAST = -11, STEP = 27 };
static const uint64_t POWER[][3] = {
    {0xa76c582338ed2621, 0xaf2af2b80af6f24e, 0x657c8f4d43323a36},
    {0x873e4f75e2224e68, 0x5a7744a6e804a291, 0xcc35eddfcf0996d7},
    {0xda7f5bf590966848, 0xaf39a475506a899e, 0xa30294cc2934e662},
    {0xb080392cc4349dec, 0xbd8d794d96aacfb3, 0xfe13a5c86af64418},
    {0x8e938662882af53e, 0x547eb47b7282ee9c, 0x41b0230e1421487d},
    {0xe65829b3046b0afa, 0x0cb4a5a3112a5112, 0xa3b561b1cb208396},
    {0xba121a4650e4ddeb, 0x92f34d62616ce413, 0x21a0183e10583cd3},
    {0x964e858c91ba2655, 0x3a6a07f8d510f86f, 0xe9082f25e9c5e9ec},
    {0xf2d56790ab41c2a2, 0xfae27299423fb9c3, 0x3695dad7e8858901},
    {0xc428d05aa4751e4c, 0xaa97e14c3c26b886, 0x96842dc95323f5a8},
    {0x9e74d1b791e07e48, 0x775ea264cf55347d, 0xca49f1c05120c9c7},
    {0x8000000000000000, 0x0000000000000000, 0x0000000000000000},
    {0xcecb8f27f4200f3a, 0x0000000000000000, 0x0000000000000000},
    {0xa70c3c40a64e6c51, 0x999090b65f67d924, 0x0000000000000000},
    {0x86f0ac99b4e8dafd, 0x69a028bb3ded71a3, 0xdf9f915627c04e28},
    {0xda01ee641a708de9, 0xe80e6f4820cc9495, 0xd74baad03bc1d8d3},
    {0xb01ae745b101e9e4, 0x5ec05dcff72e7f8f, 0xc04c79ffe324301f},
    {0x8e41ade9fbebc27d, 0x14588f13be847307, 0x23bd6a2059c002f5},
    {0xe5d3ef282a242e81, 0x8f1668c8a86da5fa, 0xf0b5ccf5176ecc7c},
    {0xb9a74a0637ce2ee1, 0x6d953e2bd7173692, 0x88efb0037ac08bde},
    {0x95f83d0a1fb69cd9, 0x4abdaf101564f98e, 0x0d5a4af7b3a98e47},
    {0xf24a01a73cf2dccf, 0xbc633b39673c8cec, 0x3d9c44cd2f36917c},
    {0xc3b8358109e84f07, 0x0a862f80ec4700c8, 0x02606ea01029dc37},
    {0x9e19db92b4e31ba9, 0x6c07a2c26a8346d1, 0x4944d9f52cd0dec2},
};

struct power {
  uint64_t high, low;
};

/* The first 128 bits of 10^k, rounded up. */
static struct power power_of_ten(int k) {
  int i = k / STEP;
  i -= i * STEP > k;
  uint64_t five = 1;
  for (int j = i * STEP; j < k; j++)
    five *= 5;
  const uint64_t *base = POWER[i - LEAST];
  const u128 low = (u128)base[2] * five;
  const u128 middle = (u128)base[1] * five + (uint64_t)(low >> 64);
  const u128 high = (u128)base[0] * five + (uint64_t)(middle >> 64);
  /* 256 bits, of which up to 64 leading ones are zero. */
  const uint64_t words[4] = {(uint64_t)(high >> 64), (uint64_t)high, (uint64_t)middle, (uint64_t)low};
  const unsigned skip = words[0] == 0 ? 1 : 0;
  const uint64_t a = words[skip], b = words[skip + 1], c = words[skip + 2];
  const uint64_t d = skip == 0 ? words[3] : 0;
  const int shift = __builtin_clzll(a);
  const uint64_t first = shift == 0 ? a : a << shift | b >> (64 - shift);
  const uint64_t second = shift == 0 ? b : b << shift | c >> (64 - shift);
  const uint64_t rest = c << shift | d;
  const u128 whole = ((u128)first << 64 | second) + (rest != 0);
  return (struct power){(uint64_t)(whole >> 64), (uint64_t)whole};
}

static int floor_log2_of_power(int k) { return (k * 1741647) >> 19; }

/* g * n / 2^128, its last bit one when anything was cut off. */
static uint64_t scaled(struct power g, uint64_t n) {
  const u128 low = (u128)g.low * n, high = (u128)g.high * n + (uint64_t)(low >> 64);
  return (uint64_t)(high >> 64) | ((uint64_t)high > 1);
}

/* Raffaello Giulietti, "The Schubfach way to render doubles": of the decimals in the interval that rounds to
 * the number, those with the fewest digits lie on one of two neighbouring grids of powers of ten; of the
 * candidates on them the nearest is taken. `narrow`: the interval is half as wide below, at a power of two.
 */
static struct decimal shortest_of(uint64_t significand, int exponent, bool narrow) {
  const uint64_t four = 4 * significand, odd = significand & 1;
  const int k = (exponent * 1262611 - (narrow ? 524031 : 0)) >> 22;
  const int shift = exponent + floor_log2_of_power(-k) + 1;
  const struct power g = power_of_ten(-k);
  const uint64_t value = scaled(g, four << shift);
  const uint64_t least = scaled(g, (four - (narrow ? 1 : 2)) << shift) + odd;
  const uint64_t most = scaled(g, (four + 2) << shift) - odd;
  const uint64_t s = value / 4;
  if (s >= 10) {
    const uint64_t tens = s / 10;
    const bool below = least <= 40 * tens, above = 40 * tens + 40 <= most;
    if (below != above)
      return (struct decimal){tens + above, k + 1};
  }
  const bool below = least <= 4 * s, above = 4 * s + 4 <= most;
  if (below != above)
    return (struct decimal){s + above, k};
  const uint64_t middle = 4 * s + 2;
  return (struct decimal){s + (value > middle || (value == middle && (s & 1) != 0)), k};
}

static struct decimal without_zeros(struct decimal decimal) {
  while (decimal.digits % 10 == 0) {
    decimal.digits /= 10;
    decimal.exponent++;
  }
  return decimal;
}

struct decimal shortest_f64(double value) {
  enum { BITS = 52, LEAST_EXPONENT = -1074 };
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  const uint64_t fraction = bits & (((uint64_t)1 << BITS) - 1);
  const int field = (int)(bits >> BITS & 0x7ff);
  if (field == 0)
    return without_zeros(shortest_of(fraction, LEAST_EXPONENT, false));
  return without_zeros(
      shortest_of(fraction | (uint64_t)1 << BITS, field + LEAST_EXPONENT - 1, fraction == 0 && field > 1));
}

struct decimal shortest_f32(float value) {
  enum { BITS = 23, LEAST_EXPONENT = -149 };
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  const uint32_t fraction = bits & (((uint32_t)1 << BITS) - 1);
  const int field = (int)(bits >> BITS & 0xff);
  if (field == 0)
    return without_zeros(shortest_of(fraction, LEAST_EXPONENT, false));
  return without_zeros(
      shortest_of(fraction | (uint32_t)1 << BITS, field + LEAST_EXPONENT - 1, fraction == 0 && field > 1));
}
