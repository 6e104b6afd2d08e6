/* What is known beyond counted cases: lattices, proofs, bounds on rounding. */
#include "reading.h"

#include <string.h>

static void take_lattice(struct reading *r) {
  struct model_lattice *l = read_one_more(r, &r->model->lattice, &r->model->lattices, sizeof *l);
  if (l == NULL)
    return;
  l->test = read_test(r, 0);
  l->kind = read_text(r, 1);
  l->words = read_text(r, 2);
  l->size = read_count(r, 3);
  l->cases = read_count(r, 4);
  l->done = read_count(r, 5);
  l->judged = read_count(r, 6);
  l->wrong = read_count(r, 7);
  l->first = read_text(r, 8);
  l->seconds = statement_real(r->s, 9);
}

static void take_proof(struct reading *r) {
  struct model_proof *p = read_one_more(r, &r->model->proof, &r->model->proofs, sizeof *p);
  if (p == NULL)
    return;
  p->test = read_test(r, 0);
  p->claim = read_text(r, 1);
  p->within = read_text(r, 2);
  p->level = read_text(r, 3);
  p->tool = read_text(r, 4);
  p->detail = read_text(r, 5);
  p->holds = strcmp(statement_text(r->s, 3), "proved") == 0;
}

static void take_rounding(struct reading *r) {
  struct model_rounding *o = read_one_more(r, &r->model->rounding, &r->model->roundings, sizeof *o);
  if (o == NULL)
    return;
  o->test = read_test(r, 0);
  o->ulps = statement_real(r->s, 1);
  o->why = read_text(r, 2);
  o->cases = read_count(r, 3);
  o->wrong = read_count(r, 4);
  o->worst = statement_real(r->s, 5);
  o->numbers = read_text(r, 6);
}

bool read_evidence(struct reading *r) {
  return read_rows(r,
                   "lattice",
                   "SELECT test, kind, words, size, cases, done, judged,"
                   " false_hits + missed_hits + broken_contracts + no_answers, first, seconds FROM lattice"
                   " WHERE test IN (SELECT id FROM test) ORDER BY test, kind DESC, size",
                   take_lattice) &&
         read_rows(
             r,
             "proof",
             "SELECT test, claim, within, level, tool, detail FROM proof WHERE test IN (SELECT id FROM test)"
             " ORDER BY test, level DESC, claim, within",
             take_proof) &&
         read_rows(r,
                   "rounding",
                   "SELECT test, ulps, why, cases, wrong, coalesce(worst, -1), numbers FROM rounding"
                   " WHERE test IN (SELECT id FROM test) ORDER BY test",
                   take_rounding);
}
