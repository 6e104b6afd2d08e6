/* What a store tells, read once: all that pages and plots need. Reports read a store and nothing else, so
 * they can be made again for tests that are long gone.
 *
 * Texts last as long as the model. Arrays are in the order of their comments, so that the same store gives
 * the same bytes. A word of the store that is not one of the project's (an outcome, say) is a fault.
 */
#ifndef GRAZE_MODEL_H
#define GRAZE_MODEL_H

#include "algorithm.h"

enum { MODEL_WHY = 400, MODEL_NONE = -1 };

/* The campaign, and where it ran. Texts are "" in a store that does not tell. */
struct model_campaign {
  const char *graze, *mix;
  const char *compiler, *flags, *level, *machine;
  uint64_t seed, first, last; /* cases [first, last) were asked for */
  uint64_t done;              /* and so many of them counted */
};

/* A test as its record in the store has it. Sorted by role, pair, document, id: what documents teach first,
 * controls last. */
struct model_test {
  const char *id, *title, *document, *language, *source, *idea, *wrong;
  const char *form_text, *inputs, *by_code, *by_text, *contract_why, *code, *file;
  const char *document_title; /* "" when the store's tag is not one of ours */
  const char *role;
  const char *given;     /* of a test that is not built in: "--plugin ./mine.so"; "" for the others */
  const char *diagnosis; /* "right if x, y is the centre (box)"; "" when there is nothing to say */
  enum pair pair;        /* PAIR_NONE for a store's word that is none */
  struct form form;
};

/* A test held to one truth: itself, or the box as pixels. Sorted by test, pixels. The counts of `wrong` are
 * those of the findings; `cases` are those of the tally, by relation. */
struct model_row {
  size_t test;
  bool pixels;
  uint64_t cases[RELATIONS];
  uint64_t hits[RELATIONS], none[RELATIONS];
  uint64_t judged;           /* cases at which it can be wrong: apart, touching, overlapping */
  uint64_t wrong[OUTCOMES];  /* cases */
  uint64_t by_cause[CAUSES]; /* cases */
  unsigned findings[OUTCOMES][CAUSES];
  unsigned found, news; /* findings */
  double nanoseconds;   /* a call in a batch at the best level; negative when the store has none */
  size_t first_finding; /* its findings stand together */
};

/* What a test answered to the smallest case of a finding. */
struct model_answer {
  size_t test;
  const char *numbers; /* the case in this test's own form */
  enum answer answer;
  enum outcome outcome;
};

/* Sorted by row; then by cause, broken contracts after the rest, falling count, id. */
struct model_finding {
  size_t test, row;
  const char *id;
  bool pixels;
  enum outcome outcome;
  const char *place;
  enum cause cause;
  uint64_t count, first_case;
  const char *family, *first, *smallest, *smallest_hex, *plainest, *plainest_hex;
  enum relation relation;
  enum answer answer;
  double gap;
  const char *intervals; /* a word for each number, "low..high" or the number alone */
  const char *known;     /* why; "" when it is news */
  const char *reason;    /* why a test that is not built in gave no answer; "" otherwise */
  size_t answers;        /* of the tests of the pair that hold the case exactly, sorted by test */
  struct model_answer *answer_of;
};

/* Cases at a place, over all families. Sorted by form, place, relation. */
struct model_coverage {
  const char *form, *place;
  enum relation relation;
  uint64_t cases;
};

/* Cases of a form decided by a step of the reference. */
struct model_step {
  const char *form, *step;
  uint64_t cases;
};

/* Sorted by exemplar, the test's id. */
struct model_touching {
  size_t test;
  const char *exemplar, *scene, *numbers;
  enum relation relation;
  enum answer answer;
  const char *code_asks, *text_asks; /* miss, hit or either */
};

struct model_contradiction {
  const char *document, *exemplar, *scene, *test, *answer, *other, *other_answer;
};

/* Sorted by the test's id, fault, input. */
struct model_invalid {
  size_t test;
  const char *input, *fault, *otherwise, *numbers;
  enum answer answer;
};

/* Two tests of one pair of shapes. Sorted by the ids of a and b. */
struct model_agreement {
  size_t a, b;
  uint64_t scenes, differ, differ_touching, differ_flat;
  const char *example, *relation, *answer_a, *answer_b;
};

/* Wrong answers with |gap| / size in [2^bin, 2^(bin + 1)); -9999: no gap, 9999: no size. */
struct model_nearness {
  size_t test;
  bool pixels;
  enum outcome outcome;
  int bin;
  uint64_t count;
};

struct model_speed {
  size_t test;
  const char *level; /* base, v3, v4, or one: a single case */
  double nanoseconds;
};

struct model_property {
  size_t test;
  const char *property, *reach, *verdict;
  uint64_t tried, changed, changed_touching;
  const char *before, *after, *answer_before, *answer_after;
};

struct model_variant {
  size_t test;
  const char *compiler, *flags;
  uint64_t cases, changed, wrong_without, wrong_with;
};

/* An error map; see table `map` of the schema. Sorted by the test's id, sweep. */
struct model_map {
  size_t test;
  const char *sweep;
  unsigned width, height;
  const char *origin, *origin_hex, *right, *right_hex, *down, *down_hex;
  uint64_t false_hits, missed_hits, broken_contracts, no_answers;
  size_t bytes;
  const uint8_t *points; /* run lengths, as the store has them; model_map_decode */
};

/* What a whole lattice came to, or a part of one. Sorted by test, kind, size. */
struct model_lattice {
  size_t test;
  const char *kind, *words; /* "whole", "all whole numbers from -5 to 5, ..." */
  uint64_t size, cases, done, judged, wrong;
  const char *first; /* the least case at which it is wrong, or "" */
  double seconds;
};

/* What is proved of a test, or the counterexample to it. Sorted by test, level, claim, within. */
struct model_proof {
  size_t test;
  const char *claim, *within, *level, *tool, *detail;
  bool holds;
};

/* How far rounding can lead a test, and how far it was seen to: in ulps of a case's largest number. */
struct model_rounding {
  size_t test;
  double ulps, worst; /* worst: negative when none was wrong */
  const char *why, *numbers;
  uint64_t cases, wrong;
};

/* How many cases or scenes a part of the survey looked at. */
struct model_survey {
  const char *part;
  uint64_t cases;
};

struct model {
  const char *path;
  struct model_campaign campaign;
  size_t tests, rows, findings, coverages, steps, touchings, contradictions, invalids, agreements, nearnesses,
      speeds, properties, variants, maps, surveys, lattices, proofs, roundings;
  struct model_test *test;
  struct model_row *row;
  struct model_finding *finding;
  struct model_coverage *coverage;
  struct model_step *step;
  struct model_touching *touching;
  struct model_contradiction *contradiction;
  struct model_invalid *invalid;
  struct model_agreement *agreement;
  struct model_nearness *nearness;
  struct model_speed *speed;
  struct model_property *property;
  struct model_variant *variant;
  struct model_map *map;
  struct model_survey *survey;
  struct model_lattice *lattice;
  struct model_proof *proof;
  struct model_rounding *rounding;
  struct model_block *blocks; /* room of the texts */
};

/* The order of pairs in pages: those that documents teach and err in come first; PAIR_NONE last. */
extern const enum pair MODEL_PAIRS[PAIRS + 1];

/* False at a fault; `why` (MODEL_WHY bytes) then says what it was and what to do. A model that was read is
 * freed by model_free; one that was not holds nothing. */
bool model_read(const char *path, struct model *model, char *why);
void model_free(struct model *model);

/* The test of that id, or MODEL_NONE. */
long model_find_test(const struct model *model, const char *id);
/* The numbers of a case as the store writes them; false when they are none of the form. */
bool model_numbers(const struct form *form, const char *text, union number *numbers);
/* The cases at which a row is wrong. */
uint64_t model_wrong(const struct model_row *row);
/* width * height points, a value each; false when the runs do not fill the map. */
bool model_map_decode(const struct model_map *map, uint8_t *points);

#endif
