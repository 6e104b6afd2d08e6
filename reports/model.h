/* What a store tells, read once: all that pages and plots need. Reports read a store and nothing else, so
 * they can be made again for tests that are long gone.
 *
 * Texts last as long as the model. Arrays are in the order of their comments, so that the same store gives
 * the same bytes. A word of the store that is not one of the project's (an outcome, say) is a fault.
 */
#ifndef GRAZE_MODEL_H
#define GRAZE_MODEL_H

#include "store/record.h"

enum { MODEL_WHY = 400, MODEL_NONE = -1 };

/* A test as its record in the store has it. Sorted by role, pair, document, id: what documents teach first,
 * controls last. */
struct model_test {
  const char *id, *title, *document, *language, *source, *idea, *wrong;
  const char *form_text, *inputs, *by_code, *by_text, *contract_why, *code;
  const char *document_title; /* "" when the store's tag is not one of ours */
  const char *role;
  const char *given;     /* of a test that is not built in: "--plugin ./mine.so"; "" for the others */
  const char *diagnosis; /* "right if x, y is the centre (box)"; "" when there is nothing to say */
  const char *mend;      /* what to call it with instead: "x + w / 2, y + h / 2, w, h"; "" likewise */
  enum pair pair;        /* PAIR_NONE for a store's word that is none */
  struct form form;
};

/* What a test was asked and got wrong, in the order of the tests. The counts of `wrong` are those of the
 * findings; `cases` are those of the tally, by relation. */
struct model_row {
  size_t test;
  uint64_t cases[RELATIONS];
  uint64_t hits[RELATIONS], none[RELATIONS];
  uint64_t judged;                   /* cases at which it can be wrong: apart, touching, overlapping */
  uint64_t everyday, everyday_wrong; /* of these, of the family of numbers that screens have */
  uint64_t unasked;                  /* cases that were not put to it: it was given up on */
  uint64_t wrong[OUTCOMES];          /* cases */
  uint64_t by_cause[CAUSES];         /* cases */
  unsigned findings[OUTCOMES][CAUSES];
  unsigned found, news; /* findings */
  size_t first_defect;  /* its defects stand together */
  unsigned defects;
  double nanoseconds;   /* a call in a batch at the best level; negative when the store has none */
  size_t first_finding; /* its findings stand together */
};

/* What is wrong with a test, as a person counts it: its findings of one cause that one sentence tells, at
 * whatever place. They stand together, the plainest first. */
struct model_defect {
  size_t test, first, findings;
  const char *why; /* a sentence */
  uint64_t cases;
};

/* MODEL_TABLE(table, plural, key): tables that are read as they stand (record.h), in the order given there,
 * and the name of their list in report.json, or NULL. Findings are sorted by test, then by defect; both
 * defects and the findings of each by cause, broken contracts after the rest, falling count, id. Answers are
 * sorted by finding, test. */
#define MODEL_TABLES(MODEL_TABLE)                                                                            \
  MODEL_TABLE(campaign, campaigns, NULL)                                                                     \
  MODEL_TABLE(range_done, ranges_done, NULL)                                                                 \
  MODEL_TABLE(subject, subjects, NULL)                                                                       \
  MODEL_TABLE(diagnosis, diagnoses, NULL)                                                                    \
  MODEL_TABLE(tally, tallies, NULL)                                                                          \
  MODEL_TABLE(finding, findings, NULL)                                                                       \
  MODEL_TABLE(answer, answers, NULL)                                                                         \
  MODEL_TABLE(touching, touchings, "touching")                                                               \
  MODEL_TABLE(contradiction, contradictions, "contradictions")                                               \
  MODEL_TABLE(agreement, agreements, "agreement")                                                            \
  MODEL_TABLE(coverage, coverages, "coverage")                                                               \
  MODEL_TABLE(step, steps, "steps")                                                                          \
  MODEL_TABLE(speed, speeds, "speed")                                                                        \
  MODEL_TABLE(property, properties, "properties")                                                            \
  MODEL_TABLE(map, maps, "maps")                                                                             \
  MODEL_TABLE(lattice, lattices, "lattices")                                                                 \
  MODEL_TABLE(soon, soons, "soon")                                                                           \
  MODEL_TABLE(proof, proofs, "proofs")                                                                       \
  MODEL_TABLE(rounding, roundings, "rounding")                                                               \
  MODEL_TABLE(survey, surveys, NULL)

#define MODEL_ROWS(table, plural, key)                                                                       \
  struct stored_##table *table;                                                                              \
  size_t plural;

struct model {
  const char *path;
  uint64_t done; /* cases of the campaign that are counted */
  size_t tests, rows;
  struct model_test *test;
  struct model_row *row;
  size_t defects;
  struct model_defect *defect;
  MODEL_TABLES(MODEL_ROWS)
  struct model_block *blocks; /* room of the texts */
};
#undef MODEL_ROWS

/* One of those tables: its rows and their count in a model. */
struct model_table {
  const struct record *record;
  const char *key;
  size_t rows, count; /* offsets in struct model */
};
extern const struct model_table MODEL_TABLE[];
extern const unsigned MODEL_TABLE_COUNT;
/* The k-th row of it, or NULL. */
const void *model_table_row(const struct model *model, const struct model_table *table, size_t k);

/* The order of pairs in pages: those that documents teach and err in come first; PAIR_NONE last. */
enum pair model_pair(unsigned k); /* k up to PAIRS */

/* False at a fault; `why` (MODEL_WHY bytes) then says what it was and what to do. A model that was read is
 * freed by model_free; one that was not holds nothing. */
bool model_read(const char *path, struct model *model, char *why);
/* The same of an open store; `path` is what it is called. */
bool model_of(struct store *store, const char *path, struct model *model, char *why);
void model_free(struct model *model);

/* Adds tallies, findings and defects to the rows. */
void model_count(struct model *model);
/* What the tests of the pair answered to the finding's smallest case, where their form holds it exactly:
 * `count` of them. */
const struct stored_answer *
model_answers(const struct model *model, const struct stored_finding *finding, size_t *count);
/* The test of that id, or MODEL_NONE. */
long model_find_test(const struct model *model, const char *id);
/* The numbers of a case as the store writes them; false when they are none of the form. */
bool model_numbers(const struct form *form, const char *text, union number *numbers);
/* The cases at which a row is wrong. */
uint64_t model_wrong(const struct model_row *row);
/* Of those at which it was judged. */
double model_share(const struct model_row *row);
/* Whether all of its tests were brought from outside. */
bool model_is_own(const struct model *model);
bool test_is(const struct model_test *test, enum role role);
/* Whether it was timed and judged, and is no liar; and that no such test of its pair is as fast and as right,
 * and better in one. */
bool model_races(const struct model *model, const struct model_row *row);
bool model_leads(const struct model *model, const struct model_row *row);
/* width * height points, a value each; false when the runs do not fill the map. */
bool model_map_decode(const struct stored_map *map, uint8_t *points);

#endif
