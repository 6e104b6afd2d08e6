/* What the page asks of the tests: their records, their answers to the case, their values. */
#include "page.h"

#include "words.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

unsigned PAGE_EXPORT(page_tests)(void) { return (unsigned)registry_count(); }

void PAGE_EXPORT(page_record)(unsigned test) {
  const struct registry_entry *entry = registry_at(test);
  const struct algorithm *record = entry->algorithm;
  const enum pair pair = form_pair(&record->form);
  char form[FORM_TEXT];
  form_print(&record->form, form);
  tell_text("id", record->id);
  tell_text("title", record->title);
  tell_text("idea", record->idea);
  tell_text("wrong", record->wrong);
  tell_text("role", role_name(record->role));
  tell_text("document", document_tag(record->document));
  tell_text("language", record->language);
  tell_text("origin", record->source);
  tell_text("code", entry->source);
  tell_text("file", entry->file);
  tell_text("inputs", record->inputs);
  tell_text("byCode", contract_name(record->by_code));
  tell_text("byText", contract_name(record->by_text));
  tell_text("contractWhy", record->contract_why);
  tell_text("pair", pair == PAIR_NONE ? "none" : pair_name(pair));
  tell_text("form", form);
  for (unsigned d = 0; d < algorithm_defects(record); d++) {
    tell_text("reason", record->defects[d].reason);
    tell_text("witness", record->defects[d].witness);
    tell_text("outcome", outcome_name(record->form.question, record->defects[d].outcome));
    tell_text("cause", cause_name(record->defects[d].cause));
  }
}

unsigned PAGE_EXPORT(page_truth)(struct page *page) {
  const struct truth truth = reference_truth(&page->scene.form, page->scene.numbers);
  const enum pair pair = form_pair(&page->scene.form);
  char words[PLACE_WORDS];
  const bool placed = truth.relation != RELATION_INVALID;
  snprintf(page->text,
           PAGE_TEXT,
           "%s\n%s",
           placed ? place_name(pair, truth.place) : "",
           placed ? place_words(pair, truth.place, words) : "");
  return (unsigned)truth.relation | (unsigned)truth.half_open_hit << 3;
}

double PAGE_EXPORT(page_gap)(struct page *page) {
  return reference_gap(&page->scene.form, page->scene.numbers);
}

const struct registry_entry *page_entry(const struct page *page, unsigned test) {
  return test < registry_count() ? registry_at(test) : test == registry_count() ? page->own : NULL;
}

bool page_numbers(struct page *page, const struct form *form, union number *numbers) {
  const struct test_case *scene = &page->scene;
  if (!form_equal(&scene->form, form))
    return case_carry(&scene->form, scene->numbers, form, numbers, page->text);
  memcpy(numbers, scene->numbers, sizeof scene->numbers);
  return true;
}

static bool numbers_for(struct page *page, unsigned test, union number *numbers) {
  return page_numbers(page, &page_entry(page, test)->algorithm->form, numbers);
}

int PAGE_EXPORT(page_ask)(struct page *page, unsigned test) {
  union number numbers[FORM_MAX_COLUMNS];
  if (!numbers_for(page, test, numbers))
    return -1;
  const struct verdict verdict = judge_case(page_entry(page, test)->algorithm, numbers);
  return (int)((unsigned)verdict.answer | (unsigned)verdict.outcome << 4 | (unsigned)verdict.undefined << 8);
}

const char *PAGE_EXPORT(page_words)(struct page *page, unsigned test) {
  const struct registry_entry *entry = page_entry(page, test);
  const struct algorithm *algorithm = entry != NULL ? entry->algorithm : NULL;
  struct test_case as = page->scene;
  char words[WORDS];
  if (entry != NULL && !numbers_for(page, test, as.numbers))
    return "";
  as.form = entry != NULL ? algorithm->form : as.form;
  const struct verdict verdict = entry != NULL
                                     ? judge_case(algorithm, as.numbers)
                                     : (struct verdict){.truth = reference_truth(&as.form, as.numbers)};
  const struct told_case told = told_case_of(&as.form, as.numbers, algorithm, &verdict);
  case_words(&told, words);
  snprintf(page->text, PAGE_TEXT, "%s\n%s", words, entry != NULL ? verdict_words(algorithm, &verdict) : "");
  return page->text;
}

const struct said *PAGE_EXPORT(page_said)(struct page *page, unsigned test) {
  union number numbers[FORM_MAX_COLUMNS];
  struct said *said = &page->said;
  const struct registry_entry *entry = page_entry(page, test);
  const struct form *form = &page->scene.form;
  if (entry == NULL && question_values(form->question) > 0) {
    const struct algorithm nobody = {.form = *form, .by_code = CONTRACT_ZERO};
    const union number *const scene = page->scene.numbers;
    *said = (struct said){{NAN, NAN}, judge_right_number(&nobody, scene, reference_gap(form, scene)), 0};
    return said;
  }
  if (entry == NULL || question_values(entry->algorithm->form.question) == 0 ||
      !numbers_for(page, test, numbers) || !algorithm_values_of(entry->algorithm, numbers, said->values))
    return NULL;
  said->right =
      judge_right_number(entry->algorithm, numbers, reference_gap(&entry->algorithm->form, numbers));
  said->off = judge_error(entry->algorithm, numbers, said->values).gap;
  return said;
}

bool PAGE_EXPORT(page_trace)(struct page *page, unsigned test) {
  struct test_case scene = {.form = registry_at(test)->algorithm->form};
  if (!numbers_for(page, test, scene.numbers))
    return false;
  const void *columns[FORM_MAX_COLUMNS];
  case_columns(&scene.form, scene.numbers, columns);
  (*page_traced[test])(columns, 1, page->answers);
  return true;
}

void PAGE_EXPORT(page_batch)(struct page *page, unsigned test, unsigned rows) {
  const struct algorithm *record = registry_at(test)->algorithm;
  const void *columns[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < form_columns(&record->form); k++)
    columns[k] = &page->column[k];
  record->batch(columns, rows, page->answers);
  reference_batch(&record->form, columns, rows, page->truths, page->places, NULL);
}

void *PAGE_EXPORT(page_column)(struct page *page, unsigned k) { return &page->column[k]; }
uint8_t *PAGE_EXPORT(page_answers)(struct page *page) { return page->answers; }
uint8_t *PAGE_EXPORT(page_truths)(struct page *page) { return page->truths; }
uint8_t *PAGE_EXPORT(page_places)(struct page *page) { return page->places; }

/* The headers beside the tests, whose lines a trace may name. */
const char *PAGE_EXPORT(page_header)(unsigned k, unsigned text) {
  if (k >= page_headers_count)
    return NULL;
  return text ? page_headers[k].text : page_headers[k].file;
}
