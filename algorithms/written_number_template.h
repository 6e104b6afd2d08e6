/* A whole number read as it is written, digit by digit, so that nothing is rounded on the way. Only text.c
 * reads this.
 */
#ifndef GRAZE_WRITTEN_NUMBER_TEMPLATE_H
#define GRAZE_WRITTEN_NUMBER_TEMPLATE_H

#include "form.h"

#include <stdbool.h>
#include <string.h>

/* A whole number as it is written: sign, significant digits, and the power of the scale that they stand at.
 */
struct written_digits {
  bool negative, hex, beyond; /* beyond: more digits than `digits` holds */
  u128 digits;                /* without zeros at the end */
  unsigned last;              /* the last digit that is not zero; 0 for zero itself */
  long long power;            /* of 10, or of 2 when hex */
};

static unsigned digit_value(char c) {
  if (c >= '0' && c <= '9')
    return (unsigned)(c - '0');
  const char lower = (char)(c | 0x20);
  return lower >= 'a' && lower <= 'f' ? (unsigned)(lower - 'a') + 10 : 99;
}

/* The exponent after e or p, held to a size at which nothing but zero is in range. */
static bool read_power(const char *word, long long *power) {
  const bool minus = *word == '-';
  word += *word == '-' || *word == '+';
  if (*word == '\0' || strspn(word, "0123456789") != strlen(word))
    return false;
  long long value = 0;
  for (; *word != '\0'; word++)
    if (value < 1000000000)
      value = value * 10 + (*word - '0');
  *power += minus ? -value : value;
  return true;
}

/* The digits one after the other; zeros wait until a digit follows them, so that none are at the end. */
static const char *read_digits(const char *word, struct written_digits *written, bool *any) {
  const unsigned base = written->hex ? 16 : 10, step = written->hex ? 4 : 1;
  bool fraction = false;
  long long zeros = 0;
  for (; *word == '.' ? !fraction : digit_value(*word) < base; word++) {
    if (*word == '.') {
      fraction = true;
      continue;
    }
    *any = true;
    written->power -= fraction ? step : 0;
    zeros++;
    if (*word == '0')
      continue;
    written->last = digit_value(*word);
    for (; zeros > 0 && !written->beyond; zeros--) {
      written->beyond = written->digits >> 90 != 0;
      written->digits *= base;
    }
    written->digits += written->last;
    zeros = 0;
  }
  written->power += zeros * step;
  return word;
}

static bool read_written(const char *word, struct written_digits *written) {
  memset(written, 0, sizeof *written);
  written->negative = *word == '-';
  word += *word == '-' || *word == '+';
  written->hex = word[0] == '0' && (word[1] | 0x20) == 'x';
  bool any = false;
  word = read_digits(word + (written->hex ? 2 : 0), written, &any);
  if (any && (*word | 0x20) == (written->hex ? 'p' : 'e'))
    return read_power(word + 1, &written->power);
  return any && *word == '\0';
}

static bool written_is_whole(const struct written_digits *written) {
  if (written->last == 0 || written->power >= 0)
    return true;
  return written->hex && written->power >= -3 && written->last % (1U << -written->power) == 0;
}

#endif
