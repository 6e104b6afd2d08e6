/* A test: its story, its form, its contract and its function, in one record.
 *
 * A test is in one file, algorithms/<pair>/<id>.c, that reads like a page of a textbook:
 *
 *     static enum answer sides_java(struct xywh_i32 a, struct xywh_i32 b) { ... }
 *     GRAZE_TEST(sides_java, xywh_i32, xywh_i32, .title = "...", ...)
 *
 * The build finds the record in the file; tests that share their functions may share a file. The batch loop
 * is the same function inlined, so there is no second implementation: a single case is a batch of one.
 */
#ifndef GRAZE_ALGORITHM_H
#define GRAZE_ALGORITHM_H

#include "shapes.h"
#include "truth.h"

/* Declined: the case is not one that the test is for, as its limits or the test itself say. */
/* To a question that is answered with numbers, a hit is a right number and a miss a wrong one. */
enum answer { ANSWER_MISS, ANSWER_HIT, ANSWER_NONE, ANSWER_DECLINED, ANSWERS, ANSWER_UNASKED = ANSWERS };

static inline enum answer hit_if(bool condition) { return condition ? ANSWER_HIT : ANSWER_MISS; }

/* What a test promises at TOUCHING. Half-open shapes hold their left and top edges, not their right and
 * bottom ones. What is contained may reach the boundary by a closed contract, and by that of the interior if
 * it is not in the boundary alone. Of an answer that is a number: what it is where the shapes meet, of a
 * shape that moves where they do so at its start. */
enum contract {
  CONTRACT_UNSTATED,
  CONTRACT_CLOSED,
  CONTRACT_OPEN,
  CONTRACT_HALF_OPEN,
  CONTRACTS_OF_HITS,
  CONTRACT_INTERIOR = CONTRACTS_OF_HITS,
  CONTRACT_ZERO,     /* 0; the point itself; of a push, where they do not overlap, 0 */
  CONTRACT_NEGATIVE, /* less than 0 by the depth; the nearest point of the boundary */
  CONTRACT_NOTHING,  /* of a shape that moves and starts where they meet: none */
  CONTRACT_OUT,      /* of such a one: when it leaves the other */
  CONTRACT_ANYTHING, /* unstated, of a number */
  CONTRACT_ENDS_IN,  /* closed, of where segments cross: where they only touch, there */
  CONTRACT_ENDS_OUT, /* open: nowhere */
  CONTRACTS
};

enum outcome {
  OUTCOME_AGREES,
  OUTCOME_FALSE_HIT,       /* HIT on APART */
  OUTCOME_MISSED_HIT,      /* MISS on OVERLAPPING */
  OUTCOME_BROKEN_CONTRACT, /* wrong at TOUCHING */
  OUTCOME_NO_ANSWER,
  OUTCOMES,
  OUTCOME_WRONG_NUMBER = OUTCOME_FALSE_HIT /* of a question that is answered with numbers */
};

/* Why a test is wrong, read off its smallest failing case. */
enum cause {
  CAUSE_LOGIC,     /* fails on small whole numbers */
  CAUSE_ROUNDING,  /* needs fractions, or many digits */
  CAUSE_RANGE,     /* needs huge or tiny numbers */
  CAUSE_UNDEFINED, /* the original's behaviour is undefined there */
  CAUSE_UNSTEADY,  /* it answers otherwise when it is asked the same again */
  CAUSES
};

enum role {
  ROLE_TUTORIAL,  /* a document teaches it */
  ROLE_DETOUR,    /* a wrong turn a document describes on the way */
  ROLE_HELPER,    /* part of a test; tested, not ranked */
  ROLE_PUBLISHED, /* a mistake published elsewhere, or its repair */
  ROLE_TAUGHT,    /* a method of books and courses, or how it is often left */
  ROLE_HOUSE,     /* what a reader should use instead */
  ROLE_LIAR,      /* a control that must be convicted */
  ROLE_FOREIGN,   /* brought by the user: a plugin's, or a command */
  ROLES
};

enum document { DOCUMENT_NONE, D0, D1, D2, D3, D4, DOCUMENTS };

/* A disagreement that is understood. A promise: its witness fails, and the default campaign finds it again,
 * unless it is rare. */
struct defect {
  enum outcome outcome;
  place_set places;
  enum cause cause;
  const char *reason;  /* one sentence: why */
  const char *witness; /* its smallest case, the numbers in the order of the form */
  bool rare;           /* only longer campaigns meet it */
};

enum { DEFECTS_MAX = 12 };

/* A defect at any place: its outcome, why, and its witness. */
#define BY_LOGIC(OUTCOME, ...)                                                                               \
  { .outcome = OUTCOME_##OUTCOME, .places = PLACES_ANY, .cause = CAUSE_LOGIC, __VA_ARGS__ }
#define BY_ROUNDING(OUTCOME, ...)                                                                            \
  { .outcome = OUTCOME_##OUTCOME, .places = PLACES_ANY, .cause = CAUSE_ROUNDING, __VA_ARGS__ }
#define BY_RANGE(OUTCOME, ...)                                                                               \
  { .outcome = OUTCOME_##OUTCOME, .places = PLACES_ANY, .cause = CAUSE_RANGE, __VA_ARGS__ }
#define BY_UNDEFINED(OUTCOME, ...)                                                                           \
  { .outcome = OUTCOME_##OUTCOME, .places = PLACES_ANY, .cause = CAUSE_UNDEFINED, __VA_ARGS__ }

/* What many records say. */
#define OVERFLOWS "With huge or tiny numbers a product overflows, vanishes, or swallows what is added to it."
#define DIVIDES "A quotient of small whole numbers is rounded, and shapes that touch come out apart."
#define THREAD_IS_SILENT "The thread says nothing of shapes that touch."

/* How far rounding can lead a test of doubles that is right in real numbers: where shapes are apart, or
 * overlap, by more than so many ulps of the case's largest number, it is right. That number lies between
 * 2^-ROUNDING_REACH and 2^ROUNDING_REACH; the others may be as small as they like. */
enum { ROUNDING_REACH = 400 };
struct rounding {
  double ulps;
  const char *why; /* how it adds up, or NULL: no such bound is known */
};

typedef void algorithm_batch(const void *const *columns, size_t count, uint8_t *answers);
typedef bool algorithm_predicate(const union number *numbers);
/* Answers that are numbers, question_values() a row. */
typedef void algorithm_values(const void *const *columns, size_t count, double *values);

/* A test that is not built in runs elsewhere, in a process of its own (fuzz/subject/). Its answers may be
 * ANSWER_UNASKED too: it was given up on. */
struct subject;
typedef void
subject_asker(struct subject *subject, const void *const *columns, size_t count, uint8_t *answers);
/* The same with the values of each case. */
typedef void subject_teller(struct subject *subject,
                            const void *const *columns,
                            size_t count,
                            uint8_t *answers,
                            double (*values)[ANSWER_VALUES]);

struct algorithm {
  const char *id;
  const char *title;
  enum role role;
  enum document document;
  const char *language;
  const char *source; /* where it comes from: function and listing, or URL and dates */
  const char *idea;   /* one sentence: how it decides */
  const char *wrong;  /* one line: what it gets wrong; "nothing found" is spelled "-" */
  struct form form;
  const char *inputs;       /* the names of the columns, separated by spaces */
  const char *fixed;        /* what else the function takes in every case: "0 for rotation"; or NULL */
  enum contract by_code;    /* what the code does at TOUCHING */
  enum contract by_text;    /* what the prose around it says */
  const char *contract_why; /* when the two differ, or neither is plain: a sentence */
  algorithm_predicate *undefined_in_original; /* where the original's own behaviour is undefined, or NULL */
  struct defect defects[DEFECTS_MAX];         /* ends at the first without a reason */
  struct rounding rounding;
  /* What its tests have seen of it, written here so that no change goes unnoticed; a test that fails tells
   * what to write. A hash of its answers to a fixed set of cases, and whether these hang on which shape comes
   * first at small reach (fuzz/survey/swap.h): "swap", or "swap only at touching"; NULL:
   * they do not. */
  uint32_t fingerprint;
  const char *lacks;
  algorithm_batch *batch;
  algorithm_values *values; /* what `batch` grades, where the question is answered with numbers, or NULL */
  double slack;             /* how far off such a number may be, in place of what is usual, or 0 */
  bool of_square;           /* it is the root, below 0 with its sign, of a square that a function gives */
  subject_asker *ask;       /* instead of `batch`, with `subject`; NULL for a built-in test */
  subject_teller *tell;     /* instead of `values` */
  struct subject *subject;
};

/* The same file is compiled once for each instruction level; only the plain one gives the record. */
#ifndef GRAZE_LEVEL_NAME
#define GRAZE_RECORD(ID) const struct algorithm algorithm_##ID
#define GRAZE_BATCH(ID)
#else
#define GRAZE_RECORD(ID) static const struct algorithm algorithm_##ID __attribute__((unused))
#define GRAZE_JOIN_(a, b, c) a##b##_##c
#define GRAZE_JOIN(a, b, c) GRAZE_JOIN_(a, b, c)
#define GRAZE_BATCH(ID)                                                                                      \
  extern algorithm_batch *const GRAZE_JOIN(batch_, ID, GRAZE_LEVEL_NAME);                                    \
  algorithm_batch *const GRAZE_JOIN(batch_, ID, GRAZE_LEVEL_NAME) = ID##_batch;
#endif

/* What a batch loop makes a test with: its symbol for this instruction level, and the record. */
#define GRAZE_RECORD_ASKED(QUESTION, ID, A, B, ...)                                                          \
  _Static_assert((int)A##_TYPE == (int)B##_TYPE, "a form has one number type");                              \
  GRAZE_BATCH(ID)                                                                                            \
  GRAZE_RECORD(ID) = {                                                                                       \
      .id = #ID,                                                                                             \
      .form = {(enum number_type)A##_TYPE, {(enum layout)A##_LAYOUT, (enum layout)B##_LAYOUT}, QUESTION},    \
      .batch = ID##_batch,                                                                                   \
      __VA_ARGS__};
#define GRAZE_RECORD_OF(ID, A, B, ...) GRAZE_RECORD_ASKED(QUESTION_HIT, ID, A, B, __VA_ARGS__)

/* A loop over a function of two shapes. */
#define GRAZE_YES_OR_NO(ID, A, B)                                                                            \
  static void ID##_batch(const void *const *columns, size_t count, uint8_t *restrict answers) {              \
    for (size_t row = 0; row < count; row++)                                                                 \
      answers[row] = (uint8_t)ID(A##_at(columns, 0, row), B##_at(columns, A##_COLUMNS, row));                \
  }

/* GRAZE_TEST(id, shape, shape, .field = value, ...) */
#define GRAZE_TEST(ID, A, B, ...)                                                                            \
  GRAZE_YES_OR_NO(ID, A, B)                                                                                  \
  GRAZE_RECORD_OF(ID, A, B, __VA_ARGS__)
/* The same of a test whether the first contains the second: a hit where it does. */
#define GRAZE_TEST_CONTAINS(ID, A, B, ...)                                                                   \
  GRAZE_YES_OR_NO(ID, A, B)                                                                                  \
  GRAZE_RECORD_ASKED(QUESTION_CONTAINS, ID, A, B, __VA_ARGS__)

/* A number for an answer. How far apart two shapes are: a function of them that gives a double. */
#define GRAZE_TEST_DISTANCE(ID, A, B, ...)                                                                   \
  static void ID##_values(const void *const *columns, size_t count, double *restrict values) {               \
    for (size_t row = 0; row < count; row++)                                                                 \
      values[row] = ID(A##_at(columns, 0, row), B##_at(columns, A##_COLUMNS, row));                          \
  }                                                                                                          \
  GRAZE_RECORD_GRADED(QUESTION_DISTANCE, ID, A, B, __VA_ARGS__)
/* Which point of a shape is nearest to a point: a function of both that gives it. */
struct nearest {
  double x, y;
};
#define GRAZE_TEST_NEAREST(ID, A, B, ...)                                                                    \
  GRAZE_TEST_PLANAR(QUESTION_NEAREST, struct nearest, ID, A, B, __VA_ARGS__)
/* By which way the second shape leaves the first: a function of both that gives it, or 0 0. */
struct push {
  double x, y;
};
#define GRAZE_TEST_PUSH(ID, A, B, ...) GRAZE_TEST_PLANAR(QUESTION_PUSH, struct push, ID, A, B, __VA_ARGS__)
/* Where two segments cross: a function of both that gives a point of both, or NO_CROSSING. */
struct crossing {
  double x, y;
};
#define NO_CROSSING ((struct crossing){__builtin_inf(), __builtin_inf()})
#define GRAZE_TEST_CROSSING(ID, A, B, ...)                                                                   \
  GRAZE_TEST_PLANAR(QUESTION_CROSSING, struct crossing, ID, A, B, __VA_ARGS__)
/* After what part of the way, 0 to 1, the first shape meets the second; infinity: it does not. A function of
 * both and the way, and so `(struct point_f64 p, struct ltrb_f64 box, struct way_f64 v)`. */
#define GRAZE_TEST_RAY(ID, A, B, ...) GRAZE_TEST_MOVING(QUESTION_RAY, ID, A, B, __VA_ARGS__)
#define GRAZE_TEST_SWEEP(ID, A, B, ...) GRAZE_TEST_MOVING(QUESTION_SWEEP, ID, A, B, __VA_ARGS__)
#define GRAZE_TEST_MOVING(QUESTION, ID, A, B, ...)                                                           \
  static void ID##_values(const void *const *columns, size_t count, double *restrict values) {               \
    for (size_t row = 0; row < count; row++)                                                                 \
      values[row] = ID(A##_at(columns, 0, row),                                                              \
                       B##_at(columns, A##_COLUMNS, row),                                                    \
                       A##_way_at(columns, (unsigned)A##_COLUMNS + (unsigned)B##_COLUMNS, row));             \
  }                                                                                                          \
  GRAZE_RECORD_GRADED(QUESTION, ID, A, B, __VA_ARGS__)
#define GRAZE_TEST_PLANAR(QUESTION, GIVES, ID, A, B, ...)                                                    \
  static void ID##_values(const void *const *columns, size_t count, double *restrict values) {               \
    for (size_t row = 0; row < count; row++) {                                                               \
      const GIVES at = ID(A##_at(columns, 0, row), B##_at(columns, A##_COLUMNS, row));                       \
      values[2 * row] = at.x;                                                                                \
      values[2 * row + 1] = at.y;                                                                            \
    }                                                                                                        \
  }                                                                                                          \
  GRAZE_RECORD_GRADED(QUESTION, ID, A, B, __VA_ARGS__)
#define GRAZE_RECORD_GRADED(QUESTION, ID, A, B, ...)                                                         \
  static algorithm_batch ID##_batch;                                                                         \
  GRAZE_RECORD_ASKED(QUESTION, ID, A, B, .values = ID##_values, __VA_ARGS__)                                 \
  static void ID##_batch(const void *const *columns, size_t count, uint8_t *answers) {                       \
    algorithm_grade_batch(&algorithm_##ID, columns, count, answers);                                         \
  }
/* Answers from the values of a test, by what is allowed: graded.c. */
void algorithm_grade_batch(const struct algorithm *algorithm,
                           const void *const *columns,
                           size_t count,
                           uint8_t *answers);
enum answer
algorithm_grade(const struct algorithm *algorithm, const union number *numbers, const double *values);
/* In what way they are wrong. */
enum grade
algorithm_grade_of(const struct algorithm *algorithm, const union number *numbers, const double *values);
/* Of ANSWER_VALUES numbers to a ray, the point where it ends, the first becomes the part of its way; the
 * second is NaN of one that is that already, and infinite where what is over 1 is none. What counts as none
 * so, of a point too, is kept in the second. */
void algorithm_take_point(const struct algorithm *algorithm, const union number *numbers, double *values);
/* Whether what counts as none so is where they would meet on a longer way. */
bool algorithm_is_late(const struct algorithm *algorithm, const union number *numbers, const double *values);
/* What a test answers with, question_values() a case and NaN for the rest; nothing where its answer is
 * neither hit nor miss. */
void algorithm_values_of_all(const struct algorithm *algorithm,
                             const void *const *columns,
                             size_t count,
                             uint8_t *answers,
                             double (*values)[ANSWER_VALUES]);
/* The same of one case. False when it gives nothing. */
bool algorithm_values_of(const struct algorithm *algorithm, const union number *numbers, double *values);

enum answer algorithm_answer(const struct algorithm *algorithm, const union number *numbers);
/* False when the test was not asked: it is not built in, and was given up on. */
bool algorithm_try(const struct algorithm *algorithm, const union number *numbers, enum answer *answer);
/* Whether a case takes several times as long as one of points, discs and boxes: its shapes have slopes, or
 * the answer is a number. */
bool form_takes_long(const struct form *form);
/* A house test of such a form: it is tried when asked for, by its name or its pair. */
bool algorithm_stands_apart(const struct algorithm *algorithm);
unsigned algorithm_defects(const struct algorithm *algorithm);
/* NULL when the record is complete; otherwise what is missing or wrong. */
const char *algorithm_complaint(const struct algorithm *algorithm);

const char *answer_name(enum answer answer);
const char *contract_name(enum contract contract);
/* Whether a test that is asked so may promise it. */
bool contract_is_of(enum question question, enum contract contract);
const char *outcome_name(enum question question, enum outcome outcome);
const char *cause_name(enum cause cause);
const char *role_name(enum role role);
const char *document_tag(enum document document);   /* "D2" */
const char *document_title(enum document document); /* "expand the rectangle by r" */

#endif
