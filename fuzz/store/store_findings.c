/* Findings, what each test of the pair answers to their smallest cases, what is told of both, to the store.
 */
#include "scene.h"
#include "statement.h"
#include "text.h"
#include "words.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* "low..high" for each number of the smallest case, or the number alone where it cannot move. */
static const char *print_intervals(const struct finding *finding, char text[2 * CASE_TEXT]) {
  const struct form *form = &finding->entry->algorithm->form;
  char low[NUMBER_TEXT], high[NUMBER_TEXT];
  text[0] = '\0';
  if (!finding->measured)
    return text;
  for (unsigned k = 0; k < form_columns(form); k++) {
    number_print(form->type, finding->interval[k].low, NUMBER_DECIMAL, low);
    number_print(form->type, finding->interval[k].high, NUMBER_DECIMAL, high);
    text_add(text, (size_t)2 * CASE_TEXT, "%s%s", k > 0 ? " " : "", low);
    if (strcmp(low, high) != 0)
      text_add(text, (size_t)2 * CASE_TEXT, "..%s", high);
  }
  return text;
}

static void put_json(FILE *out, const char *text) {
  fputc('"', out);
  for (; *text != '\0'; text++)
    if (*text == '"' || *text == '\\')
      fprintf(out, "\\%c", *text);
    else if ((unsigned char)*text < ' ')
      fprintf(out, "\\u%04x", (unsigned)*text);
    else
      fputc(*text, out);
  fputc('"', out);
}

/* Of whole numbers the bits, as they wrap. */
static void print_hex(enum number_type type, union number number, char text[NUMBER_TEXT]) {
  if (type == TYPE_I32)
    snprintf(text, NUMBER_TEXT, "0x%08" PRIx32, (uint32_t)number.i32);
  else if (type == TYPE_I64)
    snprintf(text, NUMBER_TEXT, "0x%016" PRIx64, (uint64_t)number.i64);
  else
    number_print(type, number, NUMBER_HEX, text);
}

static void put_numbers(FILE *out, const struct finding *finding) {
  const struct algorithm *a = finding->entry->algorithm;
  char text[NUMBER_TEXT], words[WORDS];
  for (unsigned k = 0; k < form_columns(&a->form); k++) {
    const union number number = finding->smallest[k];
    if (!form_tells(&a->form, finding->smallest, k))
      continue;
    name_at(a->inputs, k, text, sizeof text);
    fputs(k > 0 ? ",[" : "[[", out);
    put_json(out, text);
    number_print(a->form.type, number, NUMBER_DECIMAL, text);
    fprintf(out, ",\"%s\"", text);
    print_hex(a->form.type, number, text);
    interval_words(finding, k, words);
    fprintf(out, ",\"%s\",\"%s\"]", text, words);
  }
  fputc(']', out);
}

static void put_assertions(FILE *out, const struct told_case *told) {
  char text[ASSERTION];
  const char *before = "[";
  for (enum language language = 0; language < LANGUAGES; language++)
    if (case_assertion(told, language, text)) {
      fprintf(
          out, "%s[\"%s\",\"%s\",", before, LANGUAGE_MARKS[language].name, LANGUAGE_MARKS[language].remark);
      put_json(out, strchr(text, '\n') + 1);
      fputc(']', out);
      before = ",";
    }
  fputs(*before == '[' ? "[]" : "]", out);
}

static bool put_finding(struct store *store, struct statement *s, const struct finding *finding) {
  const struct form *form = &finding->entry->algorithm->form;
  const struct told_case told = finding_case(finding);
  const enum answer expected = answer_expected(form->question, &finding->verdict);
  char intervals[2 * CASE_TEXT], words[WORDS], truth[WORDS], by_hand[WORDS], *json = NULL;
  size_t size;
  FILE *numbers = open_memstream(&json, &size);
  if (numbers == NULL)
    return store_fault(store, "no memory for its findings");
  put_numbers(numbers, finding);
  fputc('\0', numbers);
  fflush(numbers);
  const size_t assertions = size;
  put_assertions(numbers, &told);
  if (fclose(numbers) != 0) {
    free(json);
    return store_fault(store, "no memory for its findings");
  }
  case_words(&told, words);
  gap_words(&told, truth);
  const bool tells_tolerance = finding_sentence(finding) == finding->tolerance_words;
  const bool is_by_hand = words_by_hand(form, finding->smallest, by_hand);
  STATEMENT_PUT(s,
                of_text(finding->id),
                of_text(finding->entry->stem),
                of_text(outcome_name(form->question, finding->verdict.outcome)),
                of_text(place_name(form_pair(form), finding->verdict.truth.place)),
                of_text(cause_name(finding->cause)),
                of_text(weight_name(finding->weight)),
                of_count(finding->count),
                of_count(finding->first),
                of_text(family_name(finding->family)),
                of_case(form, finding->first_numbers, NUMBER_HEX),
                of_case(form, finding->smallest, NUMBER_DECIMAL),
                of_case(form, finding->smallest, NUMBER_HEX),
                of_case(form, finding->plainest, NUMBER_DECIMAL),
                of_case(form, finding->plainest, NUMBER_HEX),
                of_text(relation_name(finding->verdict.truth.relation)),
                of_text(answer_name(finding->verdict.answer)),
                of_real(finding->gap),
                of_text(print_intervals(finding, intervals)),
                of_note(finding->known != NULL ? finding->known->reason : NULL),
                of_note(finding->cause == CAUSE_UNSTEADY ? finding->unsteady : finding->incident.reason),
                of_note(finding->incident.said),
                of_count(finding->defect),
                of_count(finding->rank),
                of_text(finding_sentence(finding)),
                of_text(words),
                of_text(truth),
                of_real(tells_tolerance ? finding->tolerance.part : NAN),
                of_whole(tells_tolerance && finding->tolerance.of != OF_ONE),
                of_note(expected != ANSWER_NONE ? answer_name(expected) : NULL),
                of_note(is_by_hand ? by_hand : NULL),
                of_text(json),
                of_text(json + assertions));
  free(json);
  return true;
}

static bool write_findings(struct store *store, const struct summaries *summaries) {
  bool fine = true;
  struct statement *s = statement_insert(store, "finding");
  for (size_t t = 0; t < summaries->count; t++)
    for (size_t k = 0; fine && k < summaries->summary[t].findings; k++)
      fine = put_finding(store, s, &summaries->summary[t].finding[k]);
  return statement_end(s) && fine;
}

/* The case that makes a test red: that of the first finding, which is the plainest; of a test that no counted
 * case makes red an everyday one. NULL of any other test. */
static const union number *tell_witness(const struct summary *summary, char words[WORDS]) {
  const struct algorithm *a = summary->entry->algorithm;
  const struct everyday *everyday = &summary->everyday;
  if (summary_colour(summary) != COLOUR_RED)
    return NULL;
  const struct told_case told = summary->of[WEIGHT_PLAIN] > 0
                                    ? finding_case(&summary->finding[0])
                                    : told_case_of(&a->form, everyday->witness, a, &everyday->verdict);
  case_words(&told, words);
  return told.numbers;
}

static void put_verdict(struct statement *s, const struct summary *summary, size_t number) {
  const struct algorithm *a = summary->entry->algorithm;
  char sentence[WORDS], everyday[WORDS], worst[WORDS], diagnosis[WORDS], meant[WORDS];
  char seen[WORDS] = "";
  const union number *const witness = tell_witness(summary, seen);
  const enum language language = language_of(summary->given);
  const char *options = enough_options(summary);
  summary_sentence(summary, sentence);
  everyday_words(summary, everyday);
  worst_words(summary, worst);
  diagnosis_words(summary, diagnosis);
  contract_meant(summary, meant);
  STATEMENT_PUT(s,
                of_text(a->id),
                of_count(number),
                of_count(summary->cases[RELATION_APART]),
                of_count(summary->cases[RELATION_TOUCHING]),
                of_count(summary->cases[RELATION_OVERLAPPING]),
                of_count(summary->cases[RELATION_FLAT]),
                of_count(summary->cases[RELATION_INVALID]),
                of_count(summary->judged),
                of_count(summary->everyday.cases),
                of_count(summary->everyday.wrong),
                of_real(summary->everyday.worst > 0 ? summary->everyday.worst : NAN),
                of_count(summary->unasked),
                of_count(summary_is_read(summary) ? 0 : summary->unread),
                of_count(summary->fine),
                of_whole(false),
                of_text(colour_name(summary_colour(summary))),
                of_text(colour_words(summary)),
                of_note(untried_why(summary)),
                of_text(sentence),
                of_text(everyday),
                of_text(worst),
                of_case(&a->form, witness, NUMBER_DECIMAL),
                of_case(&a->form, witness, NUMBER_HEX),
                of_note(seen),
                of_note(witness != NULL && summary->of[WEIGHT_PLAIN] > 0 ? summary->finding[0].id : NULL),
                of_text(diagnosis),
                of_text(meant),
                of_text(options != NULL ? enough_words(summary) : ""),
                of_text(options != NULL ? options : ""),
                of_text(language < LANGUAGES ? LANGUAGE_MARKS[language].name : ""));
}

static bool write_verdicts(struct store *store, const struct summaries *summaries) {
  struct statement *s = statement_insert(store, "verdict");
  for (size_t k = 0; k < summaries->count; k++)
    put_verdict(s, &summaries->summary[k], k);
  return statement_end(s);
}

/* The test's answer where its form holds the case exactly; the finding's own test has answered already. */
static void
put_answer(struct statement *s, const struct finding *finding, const struct registry_entry *entry) {
  const struct algorithm *a = entry->algorithm;
  const struct form *form = &finding->entry->algorithm->form;
  union number numbers[FORM_MAX_COLUMNS];
  char why[SCENE_WHY];
  if (!form_asks_alike(&a->form, form))
    return;
  if (form_equal(&a->form, form))
    memcpy(numbers, finding->smallest, sizeof numbers);
  else if (!case_carry(form, finding->smallest, &a->form, numbers, why))
    return;
  const struct verdict verdict = entry == finding->entry ? finding->verdict : judge_case(a, numbers);
  STATEMENT_PUT(s,
                of_text(finding->id),
                of_text(a->id),
                of_case(&a->form, numbers, NUMBER_DECIMAL),
                of_text(answer_name(verdict.answer)),
                of_text(outcome_name(a->form.question, verdict.outcome)));
}

static bool write_answers(struct store *store, const struct summaries *summaries, const struct tally *tally) {
  struct statement *s = statement_insert(store, "answer");
  for (size_t t = 0; t < summaries->count; t++) {
    const struct summary *summary = &summaries->summary[t];
    const enum pair pair = form_pair(&summary->entry->algorithm->form);
    for (size_t k = 0; k < summary->findings; k++)
      for (unsigned e = 0; e < tally->entrants; e++)
        if (form_pair(&tally->entrant[e].entry->algorithm->form) == pair)
          put_answer(s, &summary->finding[k], tally->entrant[e].entry);
  }
  return statement_end(s);
}

bool store_save_findings(struct store *store, const struct summaries *summaries, const struct tally *tally) {
  return store_begin(store) &&
         store_end(store,
                   store_run(store,
                             "DELETE FROM answer; DELETE FROM finding; DELETE FROM verdict; DELETE FROM "
                             "diagnosis; DELETE FROM tally") &&
                       store_write_tally(store, tally) && write_findings(store, summaries) &&
                       write_verdicts(store, summaries) && write_answers(store, summaries, tally) &&
                       store_write_diagnoses(store, summaries));
}

bool store_tell_exchanges(struct store *store) {
  return store_begin(store) &&
         store_end(
             store,
             store_run(store,
                       "UPDATE verdict SET counted_colour = 'amber', by_exchange = 1, colour_words = "
                       "'answers otherwise when its "
                       "shapes are exchanged', sentence = 'Answers otherwise when its shapes are exchanged, '"
                       " || (SELECT printf('in %,d of %,d cases that were asked both ways.', changed, tried)"
                       " FROM exchange e WHERE e.test = verdict.test)"
                       "WHERE counted_colour = 'green' AND test IN (SELECT test FROM exchange WHERE known IS "
                       "NULL)"));
}
