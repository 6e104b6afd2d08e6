/* The survey's tables, the reference's steps and the maps, for report.json. */
#include "json_report.h"

#include <math.h>

static void put_answers(json_t *root, const struct model *m) {
  json_t *list = json_array();
  for (size_t k = 0; k < m->touchings; k++)
    json_array_append_new(list,
                          json_pack("{so ss ss ss ss ss ss}",
                                    "test",
                                    json_test_id(m, m->touching[k].test),
                                    "exemplar",
                                    m->touching[k].exemplar,
                                    "scene",
                                    m->touching[k].scene,
                                    "relation",
                                    relation_name(m->touching[k].relation),
                                    "answer",
                                    answer_name(m->touching[k].answer),
                                    "code_asks",
                                    m->touching[k].code_asks,
                                    "text_asks",
                                    m->touching[k].text_asks));
  json_object_set_new(root, "touching", list);
  list = json_array();
  for (size_t k = 0; k < m->contradictions; k++)
    json_array_append_new(list,
                          json_pack("{ss ss ss ss ss ss ss}",
                                    "document",
                                    m->contradiction[k].document,
                                    "exemplar",
                                    m->contradiction[k].exemplar,
                                    "scene",
                                    m->contradiction[k].scene,
                                    "test",
                                    m->contradiction[k].test,
                                    "answer",
                                    m->contradiction[k].answer,
                                    "other",
                                    m->contradiction[k].other,
                                    "other_answer",
                                    m->contradiction[k].other_answer));
  json_object_set_new(root, "contradictions", list);
  list = json_array();
  for (size_t k = 0; k < m->invalids; k++)
    json_array_append_new(list,
                          json_pack("{so ss ss ss ss ss}",
                                    "test",
                                    json_test_id(m, m->invalid[k].test),
                                    "input",
                                    m->invalid[k].input,
                                    "fault",
                                    m->invalid[k].fault,
                                    "otherwise",
                                    m->invalid[k].otherwise,
                                    "numbers",
                                    m->invalid[k].numbers,
                                    "answer",
                                    answer_name(m->invalid[k].answer)));
  json_object_set_new(root, "invalid", list);
  list = json_array();
  for (size_t k = 0; k < m->agreements; k++)
    json_array_append_new(list,
                          json_pack("{so so so so so so}",
                                    "a",
                                    json_test_id(m, m->agreement[k].a),
                                    "b",
                                    json_test_id(m, m->agreement[k].b),
                                    "scenes",
                                    json_whole(m->agreement[k].scenes),
                                    "differ",
                                    json_whole(m->agreement[k].differ),
                                    "differ_touching",
                                    json_whole(m->agreement[k].differ_touching),
                                    "example",
                                    json_text_or_null(m->agreement[k].example)));
  json_object_set_new(root, "agreement", list);
}

static void put_measures(json_t *root, const struct model *m) {
  json_t *list = json_array();
  for (size_t k = 0; k < m->coverages; k++)
    json_array_append_new(list,
                          json_pack("{ss ss ss so}",
                                    "form",
                                    m->coverage[k].form,
                                    "place",
                                    m->coverage[k].place,
                                    "relation",
                                    relation_name(m->coverage[k].relation),
                                    "cases",
                                    json_whole(m->coverage[k].cases)));
  json_object_set_new(root, "coverage", list);
  list = json_array();
  for (size_t k = 0; k < m->steps; k++)
    json_array_append_new(list,
                          json_pack("{ss ss so}",
                                    "form",
                                    m->step[k].form,
                                    "step",
                                    m->step[k].step,
                                    "cases",
                                    json_whole(m->step[k].cases)));
  json_object_set_new(root, "steps", list);
  list = json_array();
  for (size_t k = 0; k < m->nearnesses; k++)
    json_array_append_new(list,
                          json_pack("{so sb ss si so}",
                                    "test",
                                    json_test_id(m, m->nearness[k].test),
                                    "pixels",
                                    m->nearness[k].pixels,
                                    "outcome",
                                    outcome_name(m->nearness[k].outcome),
                                    "bin",
                                    m->nearness[k].bin,
                                    "count",
                                    json_whole(m->nearness[k].count)));
  json_object_set_new(root, "nearness", list);
  list = json_array();
  for (size_t k = 0; k < m->speeds; k++)
    json_array_append_new(list,
                          json_pack("{so ss so}",
                                    "test",
                                    json_test_id(m, m->speed[k].test),
                                    "level",
                                    m->speed[k].level,
                                    "nanoseconds",
                                    json_real_or_null(m->speed[k].nanoseconds)));
  json_object_set_new(root, "speed", list);
  list = json_array();
  for (size_t k = 0; k < m->properties; k++)
    json_array_append_new(list,
                          json_pack("{so ss ss ss so so so}",
                                    "test",
                                    json_test_id(m, m->property[k].test),
                                    "property",
                                    m->property[k].property,
                                    "reach",
                                    m->property[k].reach,
                                    "verdict",
                                    m->property[k].verdict,
                                    "tried",
                                    json_whole(m->property[k].tried),
                                    "changed",
                                    json_whole(m->property[k].changed),
                                    "changed_touching",
                                    json_whole(m->property[k].changed_touching)));
  json_object_set_new(root, "properties", list);
  list = json_array();
  for (size_t k = 0; k < m->variants; k++)
    json_array_append_new(list,
                          json_pack("{so ss ss so so so so}",
                                    "test",
                                    json_test_id(m, m->variant[k].test),
                                    "compiler",
                                    m->variant[k].compiler,
                                    "flags",
                                    m->variant[k].flags,
                                    "cases",
                                    json_whole(m->variant[k].cases),
                                    "changed",
                                    json_whole(m->variant[k].changed),
                                    "wrong_without",
                                    json_whole(m->variant[k].wrong_without),
                                    "wrong_with",
                                    json_whole(m->variant[k].wrong_with)));
  json_object_set_new(root, "variants", list);
  list = json_array();
  for (size_t k = 0; k < m->maps; k++)
    json_array_append_new(list,
                          json_pack("{so ss si si so so so so}",
                                    "test",
                                    json_test_id(m, m->map[k].test),
                                    "sweep",
                                    m->map[k].sweep,
                                    "width",
                                    (int)m->map[k].width,
                                    "height",
                                    (int)m->map[k].height,
                                    "false_hits",
                                    json_whole(m->map[k].false_hits),
                                    "missed_hits",
                                    json_whole(m->map[k].missed_hits),
                                    "broken_contracts",
                                    json_whole(m->map[k].broken_contracts),
                                    "no_answers",
                                    json_whole(m->map[k].no_answers)));
  json_object_set_new(root, "maps", list);
}

void json_put_survey(json_t *root, const struct model *model) {
  put_answers(root, model);
  put_measures(root, model);
}
