#include "diagnosis.h"

#include "block.h"
#include "campaign/findings.h"
#include "clock.h"
#include "diagnosis_rule.h"
#include "diagnosis_ways.h"
#include "judge.h"
#include "number.h"
#include "text.h"
#include "wording.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the test said to one case; its numbers as doubles, which hold small whole numbers of any type. */
struct answered {
  double number[FORM_MAX_COLUMNS];
  uint8_t answer;
};

/* How the answers fare under a reading: of shapes that have an interior, and where one has none. */
enum { SOLID, FLAT, INTERIORS };
struct score {
  unsigned cases[INTERIORS], wrong[INTERIORS]; /* where every contract says the same */
  unsigned broken[CONTRACT_INTERIOR + 1];
  unsigned hits; /* that the test answered and the reading promises by some contract, of shapes that are not
                    flat */
  unsigned inner_hits; /* of them, those that no contract makes a miss */
};

_Static_assert((int)DIAGNOSIS_MEND == (int)MEND_WORDS, "a mend is what reading_mend writes");

/* Cases of every family, of another seed: what is said is held against them; as many as are answered soon,
 * and it has to say something of many. */
enum { FRESH_BLOCKS = 32, FRESH_FEW = 2, FRESH_CASES = FRESH_BLOCKS * BLOCK_ROWS, FRESH_PART = 8 };
static const double FRESH_SECONDS = 1;

struct examination {
  const struct registry_entry *entry;
  const struct findings *findings;
  struct block *block;
  struct form form;
  struct ways ways;
  struct answered asked[DIAGNOSIS_CASES];
  unsigned inner_hits; /* as the form says */
  unsigned fresh_cases;
  struct answered fresh[FRESH_CASES]; /* with numbers up to FAR */
  /* A reading that was right on small numbers and did not stand, and the case that shows it. */
  char words[READING_WORDS], shown[CASE_TEXT];
  char against[CASE_TEXT]; /* what shows that the reading at hand does not stand; "" when nothing does */
};

static const struct mix SMALL = {
    .weight = {[FAMILY_LATTICE] = 4, [FAMILY_ALLEN] = 3, [FAMILY_TOUCHING] = 3, [FAMILY_CONTAINED] = 2}};

/* Small: whole numbers that any arithmetic gets right. Of those up to EXACT_ROOTS any library has the root of
 * a sum of squares right too: JavaScript's Math.hypot(20, 99) is not 101. Beyond, one answer where shapes
 * touch shows no contract: many do. */
enum {
  SMALLEST = 1 << 12,
  EVERYDAY_PARTS = 4,
  SEED = 1,
  FRESH_SEED = 2,
  CALLED_SEED = 4,
  MEND_SEED = 5,
  FAR = 1 << 20
};

/* Draws the next of so many blocks of cases. False when there are no more, or no time. */
static bool draw_block(struct examination *e, const struct mix *mix, uint64_t seed, unsigned b, double end) {
  const bool more = b < FRESH_BLOCKS && (b < FRESH_FEW || clock_seconds() < end);
  if (more)
    block_draw(e->block, mix, seed, (uint64_t)b * BLOCK_ROWS);
  return more;
}

static void ask_block(struct examination *e) {
  block_ask_rows(e->block, e->entry, 0, BLOCK_ROWS, e->block->answers);
}

static void as_doubles(const struct form *form, const union number *numbers, double *doubles) {
  for (unsigned k = 0; k < form_columns(form); k++)
    doubles[k] = number_as_double(form->type, numbers[k]);
}

static double greatest_of(const struct form *form, const double *numbers) {
  double most = 0;
  for (unsigned k = 0; k < form_columns(form); k++)
    most = fmax(most, fabs(numbers[k]));
  return most;
}

/* Whole in so many parts of 1. */
static bool are_of_parts(const struct form *form, const double *numbers, unsigned parts) {
  bool whole = true;
  for (unsigned k = 0; k < form_columns(form); k++)
    whole &= numbers[k] * parts == floor(numbers[k] * parts);
  return whole;
}

static struct answered answered_at(const struct examination *e, size_t row) {
  struct answered answered = {.answer = e->block->answers[row]};
  union number numbers[FORM_MAX_COLUMNS];
  block_get(e->block, row, numbers);
  as_doubles(&e->form, numbers, answered.number);
  return answered;
}

static bool ask(struct examination *e) {
  enum { SMALL_BLOCKS = 4 * DIAGNOSIS_CASES / BLOCK_ROWS };
  unsigned count = 0;
  for (unsigned b = 0;
       count < DIAGNOSIS_CASES && b < SMALL_BLOCKS && draw_block(e, &SMALL, SEED, b, INFINITY);
       b++) {
    ask_block(e);
    for (size_t row = 0; row < BLOCK_ROWS && count < DIAGNOSIS_CASES; row++) {
      const struct answered asked = answered_at(e, row);
      if (asked.answer < ANSWER_NONE && greatest_of(&e->form, asked.number) <= SMALLEST &&
          are_of_parts(&e->form, asked.number, 1))
        e->asked[count++] = asked;
    }
  }
  return count == DIAGNOSIS_CASES;
}

/* The contract that the answers at touching keep to, if there is one: the stated one before others. */
static enum contract contract_of(const struct examination *examination, const struct score *score) {
  const enum contract stated = examination->entry->algorithm->by_code;
  if (score->broken[stated] == 0)
    return stated;
  for (enum contract c = CONTRACT_CLOSED; c <= CONTRACT_INTERIOR; c++)
    if (score->broken[c] == 0 && contract_is_of(examination->form.question, c))
      return c;
  return CONTRACT_UNSTATED;
}

/* Worth telling: it is right where contracts do not differ, and keeps one where they do, if it states any. */
static bool is_right(const struct examination *examination, const struct score *score) {
  return score->wrong[SOLID] == 0 && (examination->entry->algorithm->by_code == CONTRACT_UNSTATED ||
                                      contract_of(examination, score) != CONTRACT_UNSTATED);
}

/* Of all cases, or up to the first that shows that it is not right: a score that is right is of all. */
static struct score score_of(const struct examination *examination, const struct reading *reading, bool all) {
  struct score score = {0};
  for (unsigned n = 0; n < DIAGNOSIS_CASES; n++) {
    const struct answered *asked = &examination->asked[n];
    struct truth truth;
    bool flat;
    if (!reading_truth(reading, asked->number, &truth, &flat) ||
        (flat && truth.relation == RELATION_TOUCHING))
      continue;
    const enum answer answer = hit_if((asked->answer == ANSWER_HIT) != reading->negated);
    const bool is_told = judge_tells(CONTRACT_UNSTATED, truth_byte(truth));
    const bool exact_roots = greatest_of(&examination->form, asked->number) <= EXACT_ROOTS;
    score.cases[flat] += is_told;
    score.wrong[flat] += judge_outcome(CONTRACT_UNSTATED, truth, answer) != OUTCOME_AGREES;
    score.hits += answer == ANSWER_HIT && !flat && (is_told || exact_roots);
    score.inner_hits += answer == ANSWER_HIT && !flat && is_told;
    for (unsigned c = 0; c <= CONTRACT_INTERIOR; c++)
      score.broken[c] +=
          !is_told && exact_roots && judge_outcome((enum contract)c, truth, answer) != OUTCOME_AGREES;
    if (!all && !is_right(examination, &score))
      break;
  }
  return score;
}

/* What is said of the test: that it is right, by that contract, where numbers are read so. */
struct promise {
  const struct reading *reading;
  enum contract contract;
  bool no_flat;
  double up_to; /* of numbers no greater */
  double reach; /* what it leaves out speaks for it up to there (reading_reach) */
};

/* The greatest multiple of a number that the reading takes: that of a whole line, which is drawn from far
 * off, magnifies what is rounded. */
static double magnified(const struct reading *reading) {
  double most = 1;
  for (unsigned s = 0; s < SHAPES; s++)
    for (unsigned row = 0; row < LAYOUT_MAX_COLUMNS; row++)
      for (unsigned k = 0; k < reading->way[s]->columns; k++)
        most = fmax(most, fabs(reading->way[s]->by[row][k]));
  return most;
}

/* A hair of the greatest of the numbers, or of 1: a formula in floats that is right on paper rounds. */
static double hair_of(const struct reading *reading, double most) {
  const enum number_type type = reading->of->form.type;
  const double share = type == TYPE_F32 ? 0x1p-16 : 0x1p-40;
  return type_is_whole(type) ? 0 : fmax(most, 1) * share * fmax(1, 0x1p-12 * magnified(reading));
}

/* Whether two corners of a shape are so near that which way its side goes hangs on hairs. */
static bool has_no_way(const struct form *form, const double *numbers, double hair) {
  enum { HAIRS = 64 };
  for (unsigned s = 0; s < SHAPES; s++) {
    const unsigned vertices = layout_is_ring(form->layouts[s]) ? 0 : layout_vertices(form->layouts[s]);
    const double *at = numbers + form_first_column(form, s);
    for (unsigned k = 1; k < vertices; k++, at += 2)
      if (hypot(at[2] - at[0], at[3] - at[1]) <= HAIRS * hair)
        return true;
  }
  return false;
}

/* Whether another relation is within a hair: shapes are so near, or one of the numbers, moved by as much,
 * makes it so. */
static bool is_near(const struct promise *p, const double *numbers, double hair, struct truth truth) {
  const struct form *const form = &p->reading->of->form;
  const unsigned count = form_columns(form);
  double moved[FORM_MAX_COLUMNS] = {0};
  bool near = hair > 0 && (reading_gap(p->reading, numbers) <= hair || has_no_way(form, numbers, hair));
  memcpy(moved, numbers, count * sizeof *moved);
  for (unsigned k = 0; k < count && hair > 0; k++)
    for (int way = -1; way <= 1 && !near && form_column_at(form, k)->role != COLUMN_COUNT; way += 2) {
      struct truth there;
      bool flat;
      moved[k] = numbers[k] + way * hair;
      near = !reading_truth(p->reading, moved, &there, &flat) || there.relation != truth.relation;
      moved[k] = numbers[k];
    }
  return near;
}

static bool is_only(const struct reading *reading, enum only only) {
  return reading->way[0]->only == only || reading->way[1]->only == only;
}
static bool leaves_out(const struct reading *reading) {
  return reading->way[0]->only != ONLY_ALL || reading->way[1]->only != ONLY_ALL;
}

/* How far many of the cases go that a reading keeps. */
static double reach_of_many(const struct examination *e, const struct reading *reading) {
  enum { MANY = 24 };
  double reach[MANY + 1];
  unsigned count = 0;
  for (unsigned n = 0; n < DIAGNOSIS_CASES; n++) {
    const double *const numbers = e->asked[n].number;
    struct truth truth;
    bool flat;
    if (!reading_truth(reading, numbers, &truth, &flat) || flat)
      continue;
    unsigned k = count < MANY ? count++ : MANY;
    const double own = reading_reach(reading, numbers);
    for (; k > 0 && reach[k - 1] < own; k--)
      reach[k] = reach[k - 1];
    reach[k] = own;
  }
  return count == MANY ? reach[MANY - 1] : -INFINITY;
}

/* MAY_STAND, MAY_FALL: where shapes touch and an answer hangs on a rounded root. */
enum stand { SAYS_NOTHING, STANDS, FALLS, MAY_STAND, MAY_FALL, STAND_COUNT };

static bool keeps(const struct promise *p, struct truth truth, enum answer answer) {
  const enum answer meant =
      answer == ANSWER_NONE || !p->reading->negated ? answer : hit_if(answer == ANSWER_MISS);
  return judge_outcome(p->contract, truth, meant) == OUTCOME_AGREES;
}

/* Where shapes touch: sums of everyday numbers are exact, as points and boxes need them, and so are roots
 * where the greatest has few parts. */
static bool is_exact(const struct form *form, double parts) {
  bool sums = true;
  for (unsigned s = 0; s < SHAPES; s++)
    sums = sums && (form->layouts[s] == LAYOUT_POINT || layout_is_box(form->layouts[s]));
  return sums || parts <= EXACT_ROOTS;
}

/* How the promise stands beside an answer. At touching it says something of everyday numbers alone. */
static enum stand held_against(const struct promise *p, const double *numbers, uint8_t answer) {
  const struct form *form = &p->reading->of->form;
  struct truth truth;
  bool flat;
  const double most = greatest_of(form, numbers);
  if (!(most <= p->up_to) || answer > ANSWER_NONE || !reading_truth(p->reading, numbers, &truth, &flat) ||
      (flat && (p->no_flat || truth.relation == RELATION_TOUCHING)) ||
      (truth.relation == RELATION_TOUCHING && !are_of_parts(form, numbers, EVERYDAY_PARTS)))
    return SAYS_NOTHING;
  const bool kept = keeps(p, truth, (enum answer)answer);
  if (truth.relation == RELATION_TOUCHING &&
      !is_exact(form, are_of_parts(form, numbers, 1) ? most : most * EVERYDAY_PARTS))
    return kept ? MAY_STAND : MAY_FALL;
  if (kept)
    return STANDS;
  return truth.relation != RELATION_TOUCHING && is_near(p, numbers, hair_of(p->reading, most), truth)
             ? SAYS_NOTHING
             : FALLS;
}

/* What a case is called that shows that a promise falls. */
static bool note_against(struct examination *e, const double *doubles) {
  union number numbers[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < form_columns(&e->form); k++)
    number_from_double(e->form.type, doubles[k], &numbers[k]);
  case_print(&e->form, numbers, NUMBER_DECIMAL, e->against);
  return false;
}

/* How it stands beside one more answer. */
static enum stand
hold_against(struct examination *e, const struct promise *p, const struct answered *of, unsigned *seen) {
  const enum stand stand = held_against(p, of->number, of->answer);
  seen[stand]++;
  if (stand == FALLS || stand == MAY_FALL)
    note_against(e, of->number);
  return stand;
}

/* How it stands beside so many answers. A root that is rounded the wrong way breaks it in fewer cases than it
 * keeps it in, what is not as promised in more. */
static bool stands_by(struct examination *e, const unsigned seen[STAND_COUNT]) {
  enum { SOME = 4 };
  if (seen[FALLS] > 0 || (seen[MAY_FALL] >= SOME && seen[MAY_FALL] > seen[MAY_STAND]))
    return false;
  e->against[0] = '\0';
  return true;
}

/* The findings of the test, of whatever cause. */
static bool stands_in_findings(struct examination *e, const struct promise *p) {
  for (size_t k = 0; e->findings != NULL && k < e->findings->count; k++) {
    const struct finding *f = &e->findings->finding[k];
    double numbers[FORM_MAX_COLUMNS] = {0};
    if (f->entry != e->entry)
      continue;
    as_doubles(&e->form, f->smallest, numbers);
    if (held_against(p, numbers, (uint8_t)f->verdict.answer) == FALLS)
      return note_against(e, numbers);
  }
  return true;
}

/* A case of the form as the promise has it called, in place of the row; every other one as large as the
 * promise goes, or moved by more than a hair, up to what a float tells apart. Or the row is left. */
static void put_called(struct examination *e, const struct promise *p, size_t row) {
  enum { SCALED = 1, MOVED = 3, WAYS = 4, SIZES = 4 };
  union number numbers[FORM_MAX_COLUMNS];
  double drawn[FORM_MAX_COLUMNS] = {0}, call[FORM_MAX_COLUMNS];
  const size_t columns = form_columns(&e->form), turn = row / WAYS;
  block_get(e->block, row, numbers);
  as_doubles(&e->form, numbers, drawn);
  bool fits = reading_call(p->reading, drawn, call);
  const double most = fits ? greatest_of(&e->form, call) : 0;
  const double times = row % WAYS == SCALED && most >= 1 && most < p->up_to ? floor(p->up_to / most) : 1;
  const double by = row % WAYS == MOVED ? ldexp(hair_of(p->reading, most), (int)(4 * (turn % SIZES))) : 0;
  for (size_t k = 0; k < columns && fits; k++)
    fits = number_from_double(
        e->form.type, times * call[k] + (k == turn / SIZES % columns ? by : 0), &numbers[k]);
  if (fits)
    block_put(e->block, row, numbers);
}

/* Cases of every family as they are meant: shapes touch, or nearly, where the promise has them. */
static bool stands_when_called(struct examination *e, const struct promise *p) {
  const double end = diagnosis_until(e->entry->algorithm, FRESH_SECONDS);
  unsigned seen[STAND_COUNT] = {0};
  for (unsigned b = 0; draw_block(e, &MIX_DEFAULT, CALLED_SEED, b, end); b++) {
    for (size_t row = 0; row < BLOCK_ROWS; row++)
      put_called(e, p, row);
    ask_block(e);
    for (size_t row = 0; row < BLOCK_ROWS; row++) {
      const struct answered called = answered_at(e, row);
      if (hold_against(e, p, &called, seen) == FALLS)
        return false;
    }
  }
  return stands_by(e, seen);
}

/* Asked once, when there is something to say. */
static void ask_fresh(struct examination *e) {
  const double end = diagnosis_until(e->entry->algorithm, FRESH_SECONDS);
  for (unsigned b = 0; draw_block(e, &MIX_DEFAULT, FRESH_SEED, b, end); b++) {
    ask_block(e);
    for (size_t row = 0; row < BLOCK_ROWS; row++)
      e->fresh[e->fresh_cases++] = answered_at(e, row);
  }
}

/* So many cases it says something of; 0: it falls. */
static unsigned stands_in_fresh(struct examination *e, const struct promise *p) {
  unsigned seen[STAND_COUNT] = {0};
  for (unsigned n = 0; n < e->fresh_cases && seen[FALLS] == 0; n++)
    hold_against(e, p, &e->fresh[n], seen);
  return stands_by(e, seen) ? seen[STANDS] + seen[MAY_STAND] : 0;
}

/* Counts, up to enough, the cases that fail as `but` has it and come right; or, by a reading that leaves some
 * out, are left out and are like some that it keeps. */
static unsigned count_mended(const struct promise *but,
                             const struct promise *p,
                             const struct answered *of,
                             unsigned cases,
                             unsigned enough) {
  const bool out = leaves_out(p->reading);
  unsigned mended = 0;
  for (unsigned n = 0; n < cases && mended < enough; n++)
    mended += held_against(p, of[n].number, of[n].answer) == (out ? SAYS_NOTHING : STANDS) &&
              held_against(but, of[n].number, of[n].answer) == FALLS &&
              (!out || reading_reach(p->reading, of[n].number) <= p->reach);
  return mended;
}

static struct reading own_reading(const struct ways *ways) {
  return (struct reading){.of = ways, .way = {&ways->way[0][0], &ways->way[1][0]}};
}

/* Whether many that fail, as the form says, come right. Of a reading that leaves cases out, many fail that
 * are left out, by the same reading without that: of few all may be by chance. Of small whole numbers many
 * do, but for polygons that are not convex. */
static bool mends_many(const struct examination *e, const struct promise *p) {
  enum { MANY = 8, MANY_OUT = 24 };
  const bool out = leaves_out(p->reading);
  const unsigned enough = out ? MANY_OUT : MANY;
  struct reading without = out ? *p->reading : own_reading(&e->ways);
  for (unsigned s = 0; s < SHAPES; s++)
    if (without.way[s]->only != ONLY_ALL)
      without.way[s] = &e->ways.way[s][0];
  /* That a flat shape goes neither way is no reason. */
  const struct promise but = {
      &without, out ? p->contract : e->entry->algorithm->by_code, out, p->up_to, INFINITY};
  return reading_is_own(p->reading) || count_mended(&but, p, e->asked, DIAGNOSIS_CASES, enough) == enough ||
         ((!out || is_only(p->reading, ONLY_CONVEX)) &&
          count_mended(&but, p, e->fresh, e->fresh_cases, enough) == enough);
}

/* Whether it can be said. Where the numbers' range alone makes it fall, it is said of smaller ones. */
static bool is_upheld(struct examination *e, struct promise *p, struct diagnosis *to) {
  static const double UP_TO[] = {FAR, SMALLEST};
  for (unsigned k = 0; k < sizeof UP_TO / sizeof UP_TO[0]; k++) {
    p->up_to = UP_TO[k];
    const unsigned fresh = mends_many(e, p) && stands_in_findings(e, p) ? stands_in_fresh(e, p) : 0;
    if (fresh < e->fresh_cases / FRESH_PART || !stands_when_called(e, p))
      continue;
    to->fresh = fresh;
    to->up_to = p->up_to;
    return true;
  }
  return false;
}

/* Whether any of its findings has the cause. */
static bool fails_by(enum cause cause, const struct registry_entry *entry, const struct findings *findings) {
  for (size_t k = 0; findings != NULL && k < findings->count; k++)
    if (findings->finding[k].entry == entry && findings->finding[k].cause == cause)
      return true;
  return false;
}

/* Whether all answers are the same, of findings too. */
static bool always(const struct examination *examination, enum answer answer) {
  for (unsigned n = 0; n < DIAGNOSIS_CASES; n++)
    if (examination->asked[n].answer != answer)
      return false;
  for (size_t k = 0; examination->findings != NULL && k < examination->findings->count; k++)
    if (examination->findings->finding[k].entry == examination->entry &&
        examination->findings->finding[k].verdict.answer == hit_if(answer == ANSWER_MISS))
      return false;
  return true;
}

static const char *touching_words(enum contract contract) {
  return contract == CONTRACT_CLOSED     ? "a hit"
         : contract == CONTRACT_OPEN     ? "a miss"
         : contract == CONTRACT_INTERIOR ? "a hit but for what lies in it alone"
                                         : "a hit on left and top sides alone";
}

/* "right if ..., and no shape is flat, and touching is a miss (open)"; nothing when there is no if. */
static bool tell(struct examination *examination,
                 const struct reading *reading,
                 const struct score *score,
                 struct diagnosis *to) {
  const enum contract stated = examination->entry->algorithm->by_code, kept = contract_of(examination, score);
  const bool another = kept != CONTRACT_UNSTATED && kept != stated, as_is = reading_is_own(reading);
  enum { LEAST_HITS = 16, MANY_FLAT = 8 }; /* that are left out: one is no reason */
  const char *and = as_is ? "" : ", and ";
  const bool within = examination->form.question == QUESTION_CONTAINS && reading->asked != ASKED_MEETING;
  const char *const touching = within ? "reaching the boundary" : "touching";
  char words[READING_WORDS];
  struct promise promise = {reading, kept, score->wrong[FLAT] > 0, FAR, INFINITY};
  /* Where all that it calls a hit only touches, any answer is as promised. */
  if (score->cases[SOLID] < DIAGNOSIS_CASES / 8 || score->hits < LEAST_HITS ||
      (examination->inner_hits >= LEAST_HITS && score->inner_hits == 0) ||
      (as_is && score->wrong[FLAT] == 0 && !another))
    return false;
  if (examination->fresh_cases == 0)
    ask_fresh(examination);
  if (promise.no_flat && score->wrong[FLAT] < MANY_FLAT)
    return false;
  if (leaves_out(reading))
    promise.reach = reach_of_many(examination, reading);
  reading_words(reading, words);
  examination->against[0] = '\0';
  if (!is_upheld(examination, &promise, to)) {
    if (examination->words[0] == '\0' && to->wrong > 0 && !as_is && !leaves_out(reading) &&
        examination->against[0] != '\0') {
      memcpy(examination->words, words, sizeof examination->words);
      memcpy(examination->shown, examination->against, sizeof examination->shown);
    }
    return false;
  }
  text_add(to->words, sizeof to->words, "right if %s", words);
  if (score->wrong[FLAT] > 0) {
    text_add(to->words, sizeof to->words, "%sno shape is flat", and);
    and = ", and ";
  }
  if (another) {
    const char *const kept_name = contract_name(kept);
    text_add(to->words, sizeof to->words, "%s%s is %s", and, touching, touching_words(kept));
    if (as_is) {
      text_add(to->words, sizeof to->words, ": its contract is %s, not %s", kept_name, contract_name(stated));
      to->contract = kept;
    } else {
      text_add(to->words, sizeof to->words, " (%s)", kept_name);
    }
  }
  if (promise.up_to < FAR)
    text_add(to->words, sizeof to->words, ", with numbers up to %g", promise.up_to);
  if (!as_is) {
    reading_mend(reading, examination->entry->algorithm->inputs, to->mend);
    to->cases_so = score->cases[SOLID];
  }
  return true;
}

/* What leaves cases out and keeps another contract than is stated waits for others as plain: the cases left
 * out may be those that keep it. */
static bool find_reading(struct examination *examination, struct diagnosis *to) {
  struct next_reading next = {0};
  struct reading reading, waiting;
  struct score waiting_score;
  unsigned waits = 0; /* its cost; 0: none */
  while (reading_next(&examination->ways, &next, &reading)) {
    if (waits > 0 && next.cost > waits) {
      waits = 0;
      if (tell(examination, &waiting, &waiting_score, to))
        return true;
    }
    const struct score score = score_of(examination, &reading, false);
    if (!is_right(examination, &score))
      continue;
    if (waits == 0 && leaves_out(&reading) &&
        contract_of(examination, &score) != examination->entry->algorithm->by_code) {
      waiting = reading;
      waiting_score = score;
      waits = next.cost;
    } else if (tell(examination, &reading, &score, to))
      return true;
  }
  return waits > 0 && tell(examination, &waiting, &waiting_score, to);
}

/* Whether it is right where each box is given its lower side for the upper one. No reading of the same
 * numbers says so: by it they are no boxes. */
static bool is_right_upward(const struct examination *e, const struct reading *own) {
  enum { TOP = 1, BOTTOM = 3, EVERY = 8, LEAST = 16 };
  const struct promise p = {own, CONTRACT_UNSTATED, true, FAR, INFINITY};
  unsigned hits = 0;
  for (unsigned n = 0; n < DIAGNOSIS_CASES; n += EVERY) {
    union number turned[FORM_MAX_COLUMNS];
    enum answer answer;
    bool fits = true;
    for (unsigned k = 0; k < form_columns(&e->form); k++) {
      const unsigned shape = k >= form_first_column(&e->form, 1), at = k - form_first_column(&e->form, shape);
      const bool sides = e->form.layouts[shape] == LAYOUT_BOX_LTRB && (at == TOP || at == BOTTOM);
      const unsigned from = !sides ? k : at == TOP ? k + BOTTOM - TOP : k - BOTTOM + TOP;
      fits = fits && number_from_double(e->form.type, e->asked[n].number[from], &turned[k]);
    }
    if (!fits || !algorithm_try(e->entry->algorithm, turned, &answer))
      return false;
    const enum stand stand = held_against(&p, e->asked[n].number, (uint8_t)answer);
    if (stand == FALLS)
      return false;
    hits += stand == STANDS && answer == ANSWER_HIT;
  }
  return hits >= LEAST;
}

/* The same case made smaller, as the test answers it. */
static bool ask_smaller(const struct examination *e, size_t row, double *numbers, enum answer *answer) {
  union number to[FORM_MAX_COLUMNS];
  block_get(e->block, row, to);
  const bool fits = case_put_elsewhere(&e->form, to, 3.0 / MEND_PARTS, 0);
  as_doubles(&e->form, to, numbers);
  return fits && algorithm_try(e->entry->algorithm, to, answer);
}

/* What mends its answers. It is tried on cases that it was not chosen by, of every family and of small whole
 * numbers in turn, and of these made smaller, and on all that was found of the test. */
static void find_mend(struct examination *e, struct rules *rules, struct diagnosis *to) {
  enum { SMALLER = 4 };
  const double end = diagnosis_until(e->entry->algorithm, FRESH_SECONDS);
  double numbers[FORM_MAX_COLUMNS] = {0};
  if (!rules_may_mend(rules))
    return;
  for (size_t k = 0; e->findings != NULL && k < e->findings->count; k++) {
    const struct finding *f = &e->findings->finding[k];
    if (f->entry != e->entry)
      continue;
    as_doubles(&e->form, f->smallest, numbers);
    rules_add(rules, RULE_MEND, numbers, (enum answer)f->verdict.answer);
  }
  for (unsigned b = 0; draw_block(e, b % 2 == 0 ? &MIX_DEFAULT : &SMALL, MEND_SEED, b, end); b++) {
    ask_block(e);
    for (size_t row = 0; row < BLOCK_ROWS; row++) {
      const struct answered drawn = answered_at(e, row);
      rules_add(rules, RULE_MEND, drawn.number, (enum answer)drawn.answer);
      enum answer answer;
      if (b % SMALLER == 1 && !type_is_whole(e->form.type) && ask_smaller(e, row, numbers, &answer))
        rules_add(rules, RULE_MEND, numbers, answer);
    }
  }
  rules_mend(rules, to->clause, sizeof to->clause);
}

/* What its wrong answers share, and what mends them; whether that explains it. */
static bool explain(struct examination *e, struct diagnosis *to) {
  struct rules *rules = fails_by(CAUSE_LOGIC, e->entry, e->findings) ? rules_new(e->entry->algorithm) : NULL;
  if (rules == NULL)
    return false;
  if (e->fresh_cases == 0)
    ask_fresh(e);
  for (unsigned n = 0; n < DIAGNOSIS_CASES; n++)
    rules_add(rules, RULE_LEARN, e->asked[n].number, (enum answer)e->asked[n].answer);
  for (unsigned n = 0; n < e->fresh_cases; n++)
    rules_add(rules, n % 2 == 0 ? RULE_LEARN : RULE_TRY, e->fresh[n].number, (enum answer)e->fresh[n].answer);
  const bool explained = rules_words(rules, to->words, sizeof to->words) != RULES_PARTLY;
  find_mend(e, rules, to);
  rules_free(rules);
  return explained;
}

/* That; or the reading that its answers are like. */
static void describe(struct examination *e, struct diagnosis *to) {
  if (explain(e, to) || e->words[0] == '\0')
    return;
  to->words[0] = '\0';
  text_add(to->words, sizeof to->words, "much as if %s, but not always: not at %s", e->words, e->shown);
}

static void look(struct examination *examination, struct diagnosis *diagnosis) {
  const struct reading own = own_reading(&examination->ways);
  const struct score score = score_of(examination, &own, true);
  const bool is_fine = score.wrong[SOLID] + score.wrong[FLAT] == 0;
  examination->inner_hits = score.inner_hits;
  diagnosis->cases = score.cases[SOLID] + score.cases[FLAT];
  diagnosis->wrong = score.wrong[SOLID] + score.wrong[FLAT];
  if (fails_by(CAUSE_UNSTEADY, examination->entry, examination->findings))
    return;
  if (!is_fine && always(examination, ANSWER_MISS) && is_right_upward(examination, &own))
    text_add(diagnosis->words,
             sizeof diagnosis->words,
             "right if y grows upward: the first corner of a box is its upper left one");
  else if (!is_fine && (always(examination, ANSWER_MISS) || always(examination, ANSWER_HIT)))
    text_add(diagnosis->words,
             sizeof diagnosis->words,
             "always %s%s",
             answer_name((enum answer)examination->asked[0].answer),
             examination->entry->algorithm->fixed != NULL ? "" : ", whatever the numbers");
  else
    /* What is wrong of larger numbers alone has its reason there. */
    diagnosis->found =
        is_right(examination, &score) && !fails_by(CAUSE_LOGIC, examination->entry, examination->findings)
            ? tell(examination, &own, &score, diagnosis)
            : find_reading(examination, diagnosis);
  if (diagnosis->words[0] == '\0')
    describe(examination, diagnosis);
}

static bool diagnose_hits(const struct registry_entry *entry,
                          const struct findings *findings,
                          struct diagnosis *diagnosis) {
  struct examination *examination = calloc(1, sizeof *examination);
  struct block *block = block_new(LEVEL_BASE);
  if (examination != NULL && block != NULL) {
    examination->entry = entry;
    examination->findings = findings;
    examination->block = block;
    examination->form = entry->algorithm->form;
    ways_fill(&examination->ways, &examination->form, own_names(entry->algorithm));
    block->form = examination->form;
    if (ask(examination))
      look(examination, diagnosis);
  }
  const bool done = examination != NULL && block != NULL;
  block_free(block);
  free(examination);
  return done;
}

/* Whether its time is over, or it was given up on: what it was asked before is not asked any more. */
static bool is_over(const struct registry_entry *entry, const struct findings *findings) {
  enum answer answer;
  for (size_t k = 0; findings != NULL && k < findings->count; k++)
    if (findings->finding[k].entry == entry)
      return !algorithm_try(entry->algorithm, findings->finding[k].smallest, &answer);
  return false;
}

bool diagnose(const struct registry_entry *entry,
              const struct findings *findings,
              struct diagnosis *diagnosis) {
  const struct algorithm *a = entry->algorithm;
  const bool describes = fails_by(CAUSE_LOGIC, entry, findings) && !fails_by(CAUSE_UNSTEADY, entry, findings);
  *diagnosis = (struct diagnosis){.cases = 0};
  if (!(question_values(a->form.question) > 0 ? diagnose_numbers(entry, describes, diagnosis)
                                              : diagnose_hits(entry, findings, diagnosis)))
    return false;
  diagnosis->cut = is_over(entry, findings);
  return true;
}
