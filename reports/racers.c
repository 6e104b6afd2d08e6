#include "racers.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

const char *racer_name(enum racer racer) {
  static const char *const NAME[RACERS] = {"graze", "uniform numbers", "libFuzzer", "Hypothesis"};
  return NAME[racer];
}

double soon_seconds(const struct stored_soon *soon, enum racer racer) {
  const double seconds[RACERS] = {
      soon->graze_seconds, soon->uniform_seconds, soon->libfuzzer_seconds, soon->hypothesis_seconds};
  return seconds[racer];
}

double soon_cases(const struct stored_soon *soon, enum racer racer) {
  const double cases[RACERS] = {
      soon->graze_cases, soon->uniform_cases, soon->libfuzzer_cases, soon->hypothesis_cases};
  return cases[racer];
}

double soon_days(const struct stored_soon *soon, bool *at_least) {
  *at_least = strchr(soon->stood, '+') != NULL;
  return soon->stood[0] == '\0' ? NAN : strtod(soon->stood, NULL);
}
