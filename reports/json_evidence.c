/* What is known beyond counted cases, for report.json. */
#include "json_report.h"

static json_t *lattice_json(const struct model *m, const struct model_lattice *l) {
  return json_pack("{so ss so ss so so so so so so}",
                   "test",
                   json_test_id(m, l->test),
                   "kind",
                   l->kind,
                   "size",
                   json_whole(l->size),
                   "words",
                   l->words,
                   "cases",
                   json_whole(l->cases),
                   "done",
                   json_whole(l->done),
                   "judged",
                   json_whole(l->judged),
                   "wrong",
                   json_whole(l->wrong),
                   "first",
                   json_text_or_null(l->first),
                   "seconds",
                   json_real_or_null(l->seconds));
}

static json_t *proof_json(const struct model *m, const struct model_proof *p) {
  return json_pack("{so ss ss ss ss ss}",
                   "test",
                   json_test_id(m, p->test),
                   "claim",
                   p->claim,
                   "within",
                   p->within,
                   "level",
                   p->level,
                   "tool",
                   p->tool,
                   "detail",
                   p->detail);
}

static json_t *rounding_json(const struct model *m, const struct model_rounding *r) {
  return json_pack("{so so ss so so so so}",
                   "test",
                   json_test_id(m, r->test),
                   "ulps",
                   json_real(r->ulps),
                   "why",
                   r->why,
                   "cases",
                   json_whole(r->cases),
                   "wrong",
                   json_whole(r->wrong),
                   "worst",
                   r->wrong > 0 ? json_real_or_null(r->worst) : json_null(),
                   "numbers",
                   json_text_or_null(r->numbers));
}

void json_put_evidence(json_t *root, const struct model *m) {
  json_t *lattices = json_array(), *proofs = json_array(), *roundings = json_array();
  for (size_t k = 0; k < m->lattices; k++)
    json_array_append_new(lattices, lattice_json(m, &m->lattice[k]));
  for (size_t k = 0; k < m->proofs; k++)
    json_array_append_new(proofs, proof_json(m, &m->proof[k]));
  for (size_t k = 0; k < m->roundings; k++)
    json_array_append_new(roundings, rounding_json(m, &m->rounding[k]));
  json_object_set_new(root, "lattices", lattices);
  json_object_set_new(root, "proofs", proofs);
  json_object_set_new(root, "rounding", roundings);
}
