/* The survey: what is told of each test beside the counted cases. Every part but the speed is a pure function
 * of the tests and the seed, so it does not matter how the campaign was split. Helpers are passed over.
 */
#ifndef GRAZE_SURVEY_H
#define GRAZE_SURVEY_H

#include "generate/generate.h"
#include "scene.h"
#include "store/statement.h"
#include "swap.h"

struct survey {
  const struct registry_entry *const *test;
  unsigned tests;
  uint64_t seed;
  const struct mix *mix; /* for what is asked of the campaign's own cases */
  unsigned jobs;         /* threads; what comes out does not hang on it */
  struct store *store;   /* for the maps: its findings say what each test gets wrong */
  bool agreed;           /* survey_save_agreement() came before */
};

/* Gathers all of it into the store, in place of what was there: a second or so. */
bool survey_save(struct store *store, const struct survey *survey);
/* The agreement alone. */
bool survey_save_agreement(struct store *store, const struct survey *survey);
/* The error maps of the tests (sweep.h), likewise; about the findings that the store has. */
bool survey_save_maps(struct store *store, const struct survey *survey);

/* A part puts its rows into the table of its name; schema.sql says what stands there. False when there was no
 * memory. */
typedef bool survey_part(const struct survey *survey, struct statement *rows);
survey_part survey_maps, survey_swaps, survey_touching, survey_agreement, survey_rounding, survey_speed;

/* Puts the rows of each test that is no helper, of those that are built in at once with others. */
typedef bool
survey_test(const struct survey *survey, const struct registry_entry *entry, struct statement *rows);
bool survey_each(const struct survey *survey, survey_test *put, struct statement *rows);

/* What a contract asks for, as a set of answers: a bit for each that it lets pass. */
enum { ASKS_MISS = 1, ASKS_HIT = 2, ASKS_EITHER = 3 };
unsigned contract_asks(enum contract contract, struct truth truth);
const char *asks_name(unsigned asks); /* "miss", "hit", "either" */

/* The scenes on which tests are compared: whole numbers, whole numbers with squares, doubles (fractions,
 * decimals, huge and tiny). Returns how many they are: invalid ones are left out. */
enum { AGREEMENT_SCENES = 3072 };
struct agreement_scene {
  struct scene scene;
  enum relation relation;
  bool everyday, whole;
  double weight; /* as case_weight */
};
unsigned survey_scenes(enum pair pair, uint64_t seed, struct agreement_scene scenes[AGREEMENT_SCENES]);

/* The gap in ulps of the case's largest number; NaN where that number is out of the bounds' reach. */
double rounding_ulps(const struct form *form, const union number *numbers);

#endif
