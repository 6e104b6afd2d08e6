/* The survey: what is told of each test beside the counted cases. Every part but the speed is a pure function
 * of the tests and the seed, so it does not matter how the campaign was split.
 *
 * Each part calls `take` for each of its rows, in a fixed order, until it says false; what a row points to
 * lasts until `take` returns. A part gives false when there was no memory or `take` said so. Helpers are
 * passed over.
 */
#ifndef GRAZE_SURVEY_H
#define GRAZE_SURVEY_H

#include "generate/generate.h"
#include "property.h"
#include "scene.h"

struct survey {
  const struct registry_entry *const *test;
  unsigned tests;
  uint64_t seed;
  const struct mix *mix; /* for what is asked of the campaign's own cases */
  unsigned jobs;         /* threads; what comes out does not hang on it */
};

/* For each test that is no helper, those of one form together: `work` fills `size` bytes for each of its
 * peers, at once with that for others, and `give` takes them, one test after another. A test that is not
 * built in is worked by itself. */
typedef bool survey_work(const struct survey *survey, const struct peers *peers, void *results);
typedef bool survey_give(void *context, const struct registry_entry *entry, const void *result);
bool survey_each(
    const struct survey *survey, size_t size, survey_work *work, survey_give *give, void *context);

/* What a contract asks for, as a set of answers: a bit for each that it lets pass. */
enum { ASKS_MISS = 1, ASKS_HIT = 2, ASKS_EITHER = 3 };
unsigned contract_asks(enum contract contract, struct truth truth);
const char *asks_name(unsigned asks); /* "miss", "hit", "either" */

/* The scene as a case of the form. Where sizes are given beside, the shapes themselves are one larger all
 * round than the sizes asked for, which are those of the scene: so the test has to do what it is asked. */
bool survey_carry(const struct scene *scene, const struct form *form, union number *numbers);

/* Properties: a row for each test, property that its form can show, and reach. */
typedef bool take_property(void *context,
                           const struct registry_entry *entry,
                           enum property property,
                           enum reach reach,
                           const struct property_result *result);
bool survey_properties(const struct survey *survey, take_property *take, void *context);

/* Answers where shapes touch or are flat: scenes that stand for all of their kind. */
struct touching_row {
  const struct registry_entry *entry;
  const char *exemplar, *scene;
  const union number *numbers;
  struct verdict verdict;
};
typedef bool take_touching(void *context, const struct touching_row *row);
bool survey_touching(const struct survey *survey, take_touching *take, void *context);

/* The scenes on which tests are compared: whole numbers, whole numbers with squares, doubles (fractions,
 * decimals, huge and tiny). Returns how many they are: invalid ones are left out. */
enum { AGREEMENT_SCENES = 3072 };
struct agreement_scene {
  struct scene scene;
  enum relation relation;
  bool whole;
  double weight; /* as case_weight */
};
unsigned survey_scenes(enum pair pair, uint64_t seed, struct agreement_scene scenes[AGREEMENT_SCENES]);

/* Two tests of one pair of shapes on the scenes that both hold exactly; a's id is before b's. */
struct agreement_row {
  const struct registry_entry *a, *b;
  unsigned scenes, differ;
  unsigned differ_touching, differ_flat; /* of those that differ */
  /* One that differs, when any does: at neither touching nor flat if there is such a one, then in whole
   * numbers, then of the least. */
  const struct scene *example;
  enum relation relation;
  enum answer answer_a, answer_b;
};
typedef bool take_agreement(void *context, const struct agreement_row *row);
bool survey_agreement(const struct survey *survey, take_agreement *take, void *context);

/* How far from touching a test with a bound on its rounding was seen to err, among cases near touching. */
enum { ROUNDING_CASES = 1 << 17 };
struct rounding_row {
  const struct registry_entry *entry;
  uint64_t wrong; /* answers */
  double worst;   /* of them: the gap in ulps of the case's largest number */
  union number numbers[FORM_MAX_COLUMNS];
};
typedef bool take_rounding(void *context, const struct rounding_row *row);
bool survey_rounding(const struct survey *survey, take_rounding *take, void *context);
/* The gap in ulps of the case's largest number; NaN where that number is out of the bounds' reach. */
double rounding_ulps(const struct form *form, const union number *numbers);

/* Nanoseconds per call, measured: of the batch loop at a level, and of one case by itself (level LEVELS). */
typedef bool
take_speed(void *context, const struct registry_entry *entry, enum level level, double nanoseconds);
bool survey_speed(const struct survey *survey, take_speed *take, void *context);

#endif
