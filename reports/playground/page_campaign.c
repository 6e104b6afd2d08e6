/* A campaign in the page, on a built-in test or on the function that a reader has written: the generator, the
 * judge, the shrinker, the diagnosis and the words are those of fuzz/. The page runs it in a worker of its
 * own; what is made here lasts as long as that.
 */
#include "page.h"

#include "campaign/loop.h"
#include "subject/subject.h"
#include "text.h"
#include "wording.h"
#include "words.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The reader's function. */
struct subject {
  struct algorithm algorithm;
  struct registry_entry entry;
  struct limits limits;
  char id[SUBJECT_NAME], inputs[FORM_NAMES], given[FORM_TEXT + 160];
  char said[SUBJECT_REASON]; /* why it gave no answer last */
};

struct page_campaign {
  const struct registry_entry *entry;
  struct source source;
  struct tally *tally;
  struct loop *loop;
  uint64_t seed, last;
  struct findings findings;
  struct everyday everyday;
  struct diagnosis diagnosis;
  struct summaries summaries;
};

/* JavaScript's answers, and where numbers are asked for these in `values`, ANSWER_VALUES a row, NaN behind
 * one alone; ANSWER_NONE where it throws, and then the last reason in `said`. */
PAGE_IMPORT("answer")
void answer_rows(
    const void *const *columns, size_t count, uint8_t *answers, double *values, char *said, size_t room);

/* Numbers are graded where they come in. */
static void tell_values(struct subject *subject,
                        const void *const *columns,
                        size_t count,
                        uint8_t *answers,
                        double (*values)[ANSWER_VALUES]) {
  const struct algorithm *a = &subject->algorithm;
  const bool graded = question_values(a->form.question) > 0;
  answer_rows(columns, count, answers, graded ? values[0] : NULL, subject->said, sizeof subject->said);
  for (size_t row = 0; graded && row < count; row++) {
    union number numbers[FORM_MAX_COLUMNS];
    if (answers[row] == ANSWER_NONE)
      continue;
    for (unsigned k = 0; k < form_columns(&a->form); k++)
      numbers[k] = column_get(a->form.type, columns[k], row);
    algorithm_take_point(a, numbers, values[row]);
    answers[row] = (uint8_t)algorithm_grade(a, numbers, values[row]);
  }
}

/* Of SUBJECT_ROWS cases at most. */
static void ask_javascript(void *own, const void *const *columns, size_t count, uint8_t *answers) {
  double values[SUBJECT_ROWS][ANSWER_VALUES];
  tell_values(own, columns, count, answers, values);
}

static void ask(struct subject *subject, const void *const *columns, size_t count, uint8_t *answers) {
  const struct limited limited = {&subject->limits, &subject->algorithm.form, ask_javascript, subject};
  limits_ask(&limited, columns, count, answers);
}

/* What fuzz/ asks of a test that is not built in (fuzz/subject/subject.h). There is one process, and whoever
 * waits for it has the patience. */
bool subject_is_over(const struct subject *subject) { return subject == NULL; }
struct limits subject_limits(const struct subject *subject) {
  return subject->limits;
}
bool subject_can_answer(struct subject *subject, double cases) { return subject != NULL && cases > 0; }
void subject_doubt(struct subject *subject, bool doubt) { (void)subject, (void)doubt; }
void subject_restart(struct subject *subject, size_t rows) { (void)subject, (void)rows; }
void subject_hurry(struct subject *subject, double seconds, double lost) {
  (void)subject, (void)seconds, (void)lost;
}
void subject_tell(struct subject *subject, struct subject_story *story) {
  *story = (struct subject_story){.kind = "command", .given = subject->given};
}
bool subject_incident(struct subject *subject, const union number *numbers, struct incident *incident) {
  memcpy(incident->numbers, numbers, sizeof incident->numbers);
  subject->said[0] = '\0';
  const bool none = algorithm_answer(&subject->algorithm, numbers) == ANSWER_NONE;
  snprintf(incident->reason, sizeof incident->reason, "%s", subject->said);
  return none;
}

bool PAGE_EXPORT(page_bring)(
    struct page *page, enum contract contract, double low, double high, double tolerance, bool of_square) {
  struct subject *own = calloc(1, sizeof *own);
  if (own == NULL)
    return false;
  const struct form form = page->scene.form;
  char text[FORM_TEXT];
  text_add(own->id, sizeof own->id, "%s", page->text);
  form_column_names(&form, own->inputs);
  form_print(&form, text);
  snprintf(own->given,
           sizeof own->given,
           "--command 'node mine.js' --form '%s' --contract %s",
           text,
           contract_name(contract));
  own->limits = (struct limits){low, high, tolerance};
  if (low < high)
    text_add(own->given, sizeof own->given, " --within %g:%g", low, high);
  if (tolerance > 0)
    text_add(own->given, sizeof own->given, " --tolerance %g", tolerance);
  own->algorithm = (struct algorithm){.id = own->id,
                                      .title = "your function",
                                      .role = ROLE_FOREIGN,
                                      .language = "JavaScript",
                                      .source = "",
                                      .idea = "",
                                      .wrong = "",
                                      .contract_why = "",
                                      .form = form,
                                      .inputs = own->inputs,
                                      .by_code = contract,
                                      .by_text = contract,
                                      .of_square = of_square,
                                      .ask = ask,
                                      .tell = tell_values,
                                      .subject = own};
  if (question_values(form.question) > 0) {
    own->algorithm.slack = tolerance;
    own->limits.tolerance = 0;
  }
  own->entry =
      (struct registry_entry){.algorithm = &own->algorithm, .stem = own->id, .file = "", .source = ""};
  page->own = &own->entry;
  return true;
}

bool PAGE_EXPORT(page_campaign)(struct page *page, unsigned test, double seed) {
  const struct registry_entry *entry = page_entry(page, test);
  if (entry == NULL)
    return false;
  struct page_campaign *new = calloc(1, sizeof *new);
  if (new == NULL)
    return false;
  new->entry = entry;
  new->source = source_mix(&MIX_DEFAULT, (uint64_t)seed);
  new->tally = tally_new(&new->entry, 1);
  new->loop = loop_new(new->source, LEVEL_BASE);
  new->seed = (uint64_t)seed;
  if (new->tally == NULL || new->loop == NULL)
    return false;
  page->campaign = new;
  return true;
}

bool PAGE_EXPORT(page_run)(struct page *page, double first, double last) {
  struct page_campaign *c = page->campaign;
  if (c == NULL)
    return false;
  loop_range(c->loop, (uint64_t)first, (uint64_t)last, c->tally);
  c->last = (uint64_t)last;
  return true;
}

bool PAGE_EXPORT(page_conclude)(struct page *page) {
  struct page_campaign *c = page->campaign;
  if (c == NULL || !findings_of(c->tally, &c->source, 1, INFINITY, &c->findings))
    return false;
  if (c->entry->algorithm->ask != NULL && !diagnose(c->entry, &c->findings, &c->diagnosis))
    return false;
  return everyday_of(c->tally, NULL, 1, &c->everyday) &&
         summaries_of(c->tally, &c->findings, &c->everyday, &c->diagnosis, &c->summaries);
}

unsigned PAGE_EXPORT(page_colour)(unsigned test) {
  const struct registry_entry *entry = registry_at(test);
  struct tally *tally = tally_new(&entry, 1);
  struct everyday everyday = {.cases = 0};
  const bool fine = tally != NULL && everyday_of(tally, NULL, 1, &everyday);
  tally_free(tally);
  const struct summary summary = {.entry = entry, .everyday = everyday, .judged = fine ? everyday.cases : 0};
  return summary_colour(&summary);
}

static uint64_t defect_cases(const struct summary *s, const struct finding *plainest) {
  uint64_t cases = 0;
  for (size_t k = 0; k < s->findings; k++)
    if (s->finding[k].defect == plainest->defect)
      cases += s->finding[k].count;
  return cases;
}

/* By its plainest finding. */
static void tell_defect(struct page *page, const struct summary *s, const struct finding *finding) {
  const struct told_case told = finding_case(finding);
  tell_text("why", finding_sentence(finding));
  tell_text("cases", count_words(defect_cases(s, finding), page->text));
  case_words(&told, page->text);
  tell_text("words", page->text);
  tell_text("smallest", case_print(told.form, finding->smallest, NUMBER_HEX, page->text));
  tell_text("weight", weight_name(finding->weight));
  tell_text("outcome", outcome_name(told.form->question, finding->verdict.outcome));
  tell_text("cause", cause_name(finding->cause));
  tell_text("assertion", case_assertion(&told, LANGUAGE_JS, page->text) ? page->text : "");
}

static void tell_finding(struct page *page, const struct finding *finding) {
  const struct form *form = &finding->entry->algorithm->form;
  char smallest[CASE_TEXT];
  snprintf(page->text,
           PAGE_TEXT,
           "%s %llu %llu %s",
           finding->id,
           (unsigned long long)finding->count,
           (unsigned long long)finding->first,
           case_print(form, finding->smallest, NUMBER_DECIMAL, smallest));
  tell_text("finding", page->text);
}

void PAGE_EXPORT(page_tell)(struct page *page) {
  const struct page_campaign *c = page->campaign;
  const struct summary *s = &c->summaries.summary[0];
  snprintf(page->text, PAGE_TEXT, "%s %s.", c->entry->algorithm->id, colour_words(s));
  tell_text("verdict", page->text);
  tell_text("colour", colour_name(summary_colour(s)));
  summary_sentence(s, page->text);
  tell_text("sentence", page->text);
  everyday_words(s, page->text);
  tell_text("everyday", page->text);
  worst_words(s, page->text);
  tell_text("worst", page->text);
  diagnosis_words(s, page->text);
  tell_text("advice", page->text);
  static const char *const PARTS[TOLD_PARTS] = {"diagnosis", "held", "give", "call", "clause"};
  for (enum told_part part = TOLD_HEAD; part < TOLD_PARTS; part++)
    if (diagnosis_part(s, part, page->text))
      tell_text(PARTS[part], page->text);
  campaign_line(&c->entry, 1, c->seed, (struct range){0, c->last}, "default", page->text);
  tell_text("command", page->text);
  for (size_t k = 0; k < s->findings; k++) {
    if (s->finding[k].rank == 1)
      tell_defect(page, s, &s->finding[k]);
    tell_finding(page, &s->finding[k]);
  }
}
