#include "verify_vectors.h"

#include "command.h"
#include "json.h"
#include "judge.h"
#include "out.h"
#include "text.h"
#include "wording.h"

#include <stdio.h>
#include <string.h>

/* What was found so far, and where it is told. */
struct holding {
  const struct algorithm *algorithm;
  const char *path;
  size_t cases, wrong, odd; /* odd: the file's relation is not the truth */
  json_t *list;             /* of wrong cases, or NULL when they are printed */
};

static void tell(struct holding *h, long long id, const char *numbers, const struct verdict *verdict) {
  const char *outcome = outcome_name(verdict->outcome), *relation = relation_name(verdict->truth.relation);
  if (h->list == NULL) {
    printf("case %lld: %s: %s, it answers %s: %s\n",
           id,
           numbers,
           relation,
           answer_name(verdict->answer),
           outcome);
    return;
  }
  json_t *one = json_object();
  json_object_set_new(one, "id", json_integer(id));
  json_put(one, "numbers", numbers);
  json_put(one, "relation", relation);
  json_put(one, "answer", answer_name(verdict->answer));
  json_put(one, "outcome", outcome);
  json_array_append_new(h->list, one);
}

/* The numbers of a case as one text; false when they are no texts, or too many. */
static bool join_numbers(const json_t *words, char text[CASE_TEXT]) {
  text[0] = '\0';
  for (size_t k = 0; k < json_array_size(words); k++) {
    const char *word = json_string_value(json_array_get(words, k));
    if (word == NULL || strlen(text) + strlen(word) + 2 > CASE_TEXT)
      return false;
    text_add(text, CASE_TEXT, "%s%s", k > 0 ? " " : "", word);
  }
  return true;
}

static int hold_case(struct holding *h, const json_t *one) {
  union number numbers[FORM_MAX_COLUMNS];
  char text[CASE_TEXT], why[TEXT_WHY];
  const long long id = json_integer_value(json_object_get(one, "id"));
  const char *said = json_string_value(json_object_get(one, "relation"));
  enum relation relation;
  if (!join_numbers(json_object_get(one, "numbers"), text))
    return complain("%s: case %lld: numbers: expected a list of numbers as text", h->path, id);
  if (!case_parse(&h->algorithm->form, h->algorithm->inputs, text, numbers, why))
    return complain("%s: case %lld: %s", h->path, id, why);
  if (said == NULL || !relation_from_name(said, &relation))
    return complain("%s: case %lld: relation: found '%.40s', expected apart, touching, overlapping or flat",
                    h->path,
                    id,
                    said != NULL ? said : "nothing");
  const struct verdict verdict = judge_case(h->algorithm, numbers);
  h->cases++;
  if (verdict.truth.relation != relation) {
    h->odd++;
    complain("%s: case %lld: relation: the file says %s, the truth is %s",
             h->path,
             id,
             said,
             relation_name(verdict.truth.relation));
  }
  if (verdict.outcome != OUTCOME_AGREES) {
    h->wrong++;
    tell(h, id, text, &verdict);
  }
  return EXIT_FINE;
}

static int hold_group(struct holding *h, const json_t *group) {
  const json_t *cases = json_object_get(group, "cases");
  int code = EXIT_FINE;
  for (size_t k = 0; k < json_array_size(cases) && code == EXIT_FINE; k++)
    code = hold_case(h, json_array_get(cases, k));
  return code;
}

static int hold_file(struct holding *h, const json_t *root) {
  const json_t *groups = json_object_get(root, "groups");
  char wanted[FORM_TEXT];
  form_print(&h->algorithm->form, wanted);
  if (json_integer_value(json_object_get(root, "graze_vectors")) != 1)
    return complain("%s: found no \"graze_vectors\": 1, expected a file of `graze vectors`", h->path);
  int code = EXIT_FINE;
  for (size_t k = 0; k < json_array_size(groups) && code == EXIT_FINE; k++) {
    const json_t *group = json_array_get(groups, k);
    const char *form = json_string_value(json_object_get(group, "form"));
    if (form != NULL && strcmp(form, wanted) == 0)
      code = hold_group(h, group);
  }
  if (code == EXIT_FINE && h->cases == 0)
    return complain("%s: found no case of the form '%s'", h->path, wanted);
  return code;
}

static int report(struct holding *h) {
  if (h->list != NULL) {
    json_t *whole = json_object();
    json_put(whole, "test", h->algorithm->id);
    json_put(whole, "file", h->path);
    json_object_set_new(whole, "cases", json_integer((json_int_t)h->cases));
    json_object_set_new(whole, "wrong", json_integer((json_int_t)h->wrong));
    json_object_set(whole, "list", h->list);
    if (json_print(whole) != EXIT_FINE)
      return EXIT_WRONG_USE;
  } else {
    printf("%s: %zu cases, ", h->algorithm->id, h->cases);
    print_in(h->wrong == 0 ? COLOUR_RIGHT : COLOUR_WRONG, "%zu wrong\n", h->wrong);
  }
  return h->wrong + h->odd == 0 ? EXIT_FINE : EXIT_DISAGREEMENT;
}

int verify_vectors(const struct algorithm *algorithm, const char *path, bool json) {
  json_error_t fault;
  json_t *root = json_load_file(path, 0, &fault);
  if (root == NULL)
    return complain("%s:%d: %s", path, fault.line, fault.text);
  struct holding h = {.algorithm = algorithm, .path = path, .list = json ? json_array() : NULL};
  int code = hold_file(&h, root);
  if (code == EXIT_FINE)
    code = report(&h);
  json_decref(h.list);
  json_decref(root);
  return code;
}
