/* A campaign in the page, on a built-in test or on the function that a reader has written: the generator, the
 * judge, the shrinker and the diagnosis are those of fuzz/, and the words are those of reports/. The page
 * runs it in a worker of its own; what is made here lasts as long as that.
 */
#include "page.h"

#include "campaign/loop.h"
#include "reports/assertion.h"
#include "reports/defects.h"
#include "reports/words.h"
#include "store/stored_finding.h"
#include "subject/diagnosis.h"
#include "subject/subject.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The reader's function. */
struct subject {
  struct algorithm algorithm;
  struct registry_entry entry;
  char inputs[FORM_NAMES], given[FORM_TEXT + 80];
  char said[SUBJECT_REASON]; /* why it gave no answer last */
};

struct page_campaign {
  const struct registry_entry *entry;
  struct source source;
  struct tally *tally;
  struct loop *loop;
  struct diagnosis diagnosis;
  struct model model;
  struct model_test test;
  struct model_row row;
  struct stored_campaign campaign;
  struct stored_subject subject;
  struct stored_diagnosis told;
  struct finding_texts *texts;
  char form[FORM_TEXT];
};

/* JavaScript's answers; ANSWER_NONE where it throws, and then the last reason in `said`. */
PAGE_IMPORT("answer")
void answer_rows(const void *const *columns, size_t count, uint8_t *answers, char *said, size_t room);

static void ask(struct subject *subject, const void *const *columns, size_t count, uint8_t *answers) {
  answer_rows(columns, count, answers, subject->said, sizeof subject->said);
}

/* What fuzz/ asks of a test that is not built in (fuzz/subject/subject.h). There is one process, and whoever
 * waits for it has the patience. */
void subject_restart(struct subject *subject, size_t rows) { (void)subject, (void)rows; }
void subject_hurry(struct subject *subject, double seconds, double patience) {
  (void)subject, (void)seconds, (void)patience;
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

bool PAGE_EXPORT(page_bring)(struct page *page, enum contract contract) {
  struct subject *own = calloc(1, sizeof *own);
  if (own == NULL)
    return false;
  const struct form form = page->scene.form;
  char text[FORM_TEXT];
  form_column_names(&form, own->inputs);
  form_print(&form, text);
  snprintf(own->given,
           sizeof own->given,
           "--command 'node mine.js' --form '%s' --contract %s",
           text,
           contract_name(contract));
  own->algorithm = (struct algorithm){.id = "mine",
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
                                      .ask = ask,
                                      .subject = own};
  own->entry =
      (struct registry_entry){.algorithm = &own->algorithm, .stem = "mine", .file = "", .source = ""};
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
  new->campaign = (struct stored_campaign){.seed = (uint64_t)seed, .mix = "default"};
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
  c->campaign.last = (uint64_t)last;
  return true;
}

/* What it was asked, and the wrong answers to everyday numbers. */
static void count_cases(struct page_campaign *c) {
  const struct entrant *entrant = &c->tally->entrant[0];
  const struct group *group = &c->tally->group[entrant->group];
  for (unsigned cell = 0; cell < entrant->cells; cell++) {
    const uint8_t truth = cell_truth(cell, entrant->places);
    const uint64_t cases = tally_asked(c->tally, entrant, cell);
    c->row.cases[truth_relation(truth)] += cases;
    if (truth_relation(truth) > RELATION_OVERLAPPING)
      continue;
    c->row.judged += cases;
    c->row.everyday += *tally_cases(group, FAMILY_SCREEN, cell);
    for (enum answer a = 0; a < ANSWERS; a++)
      if (judge_row(c->entry->algorithm->by_code, truth, (uint8_t)a) != OUTCOME_AGREES)
        c->row.everyday_wrong += tally_sighting(entrant, FAMILY_SCREEN, cell, a)->count;
  }
}

/* The one test as a model has it. */
static void fill_model(struct page_campaign *c) {
  const struct algorithm *a = c->entry->algorithm;
  const bool own = a->ask != NULL;
  form_print(&a->form, c->form);
  c->test = (struct model_test){.id = a->id,
                                .title = a->title,
                                .document = document_tag(a->document),
                                .language = a->language,
                                .wrong = a->wrong,
                                .form_text = c->form,
                                .inputs = a->inputs,
                                .by_code = contract_name(a->by_code),
                                .by_text = contract_name(a->by_text),
                                .role = role_name(a->role),
                                .given = own ? a->subject->given : "",
                                .diagnosis = c->diagnosis.words,
                                .mend = c->diagnosis.mend,
                                .pair = form_pair(&a->form),
                                .form = a->form};
  c->subject = (struct stored_subject){.given = c->test.given};
  c->told = (struct stored_diagnosis){
      .words = c->diagnosis.words, .cases = c->diagnosis.cases, .wrong = c->diagnosis.wrong};
  c->row = (struct model_row){.nanoseconds = -1};
  c->model = (struct model){.path = "",
                            .tests = 1,
                            .rows = 1,
                            .test = &c->test,
                            .row = &c->row,
                            .campaign = &c->campaign,
                            .campaigns = 1,
                            .subject = &c->subject,
                            .subjects = own,
                            .diagnosis = &c->told,
                            .diagnoses = own};
}

bool PAGE_EXPORT(page_conclude)(struct page *page) {
  struct page_campaign *c = page->campaign;
  struct findings findings;
  if (c == NULL || !findings_of(c->tally, &c->source, 1, &findings))
    return false;
  if (c->entry->algorithm->ask != NULL && !diagnose(c->entry, &findings, &c->diagnosis))
    return false;
  fill_model(c);
  c->texts = malloc((findings.count + 1) * sizeof *c->texts);
  c->model.finding = malloc((findings.count + 1) * sizeof *c->model.finding);
  if (c->texts == NULL || c->model.finding == NULL)
    return false;
  for (size_t k = 0; k < findings.count; k++) {
    struct stored_finding *stored = &c->model.finding[c->model.findings++];
    *stored = finding_stored(&findings.finding[k], &c->texts[k]);
    stored->known = stored->known != NULL ? stored->known : "";
  }
  if (!find_defects(&c->model))
    return false;
  count_cases(c);
  model_count(&c->model);
  return true;
}

static const char *tell_test(struct page *page, enum told what) {
  const struct page_campaign *c = page->campaign;
  switch (what) {
  case TOLD_VERDICT:
    snprintf(page->text, PAGE_TEXT, "%s %s.", c->test.id, standing_words(&c->model, &c->row));
    break;
  case TOLD_SENTENCE:
    row_sentence(&c->model, &c->row, page->text);
    break;
  case TOLD_DIAGNOSIS:
    page->text[0] = '\0';
    if (c->model.diagnoses > 0)
      diagnosis_words(&c->model, 0, page->text);
    break;
  default:
    campaign_line(&c->model, page->text);
  }
  return page->text;
}

static const char *tell_defect(struct page *page, enum told what, const struct model_defect *defect) {
  const struct page_campaign *c = page->campaign;
  const struct stored_finding *plainest = &c->model.finding[defect->first];
  switch (what) {
  case TOLD_WHY:
    return defect->why;
  case TOLD_CASES:
    return count_words(defect->cases, page->text);
  case TOLD_WORDS:
    case_words(&c->model, plainest, page->text);
    return page->text;
  case TOLD_SMALLEST:
    return plainest->smallest_hex;
  case TOLD_OUTCOME:
    return outcome_name(plainest->outcome);
  case TOLD_CAUSE:
    return cause_name(plainest->cause);
  default:
    return finding_assertion(&c->model, plainest, LANGUAGE_JAVASCRIPT, page->text) ? page->text : "";
  }
}

static const char *tell_finding(struct page *page, const struct stored_finding *finding) {
  snprintf(page->text,
           PAGE_TEXT,
           "%s %llu %llu %s",
           finding->id,
           (unsigned long long)finding->count,
           (unsigned long long)finding->first_case,
           finding->smallest);
  return page->text;
}

const char *PAGE_EXPORT(page_told)(struct page *page, enum told what, unsigned k) {
  const struct model *model = &page->campaign->model;
  if (what < TOLD_WHY)
    return k == 0 ? tell_test(page, what) : NULL;
  if (what == TOLD_FINDING)
    return k < model->findings ? tell_finding(page, &model->finding[k]) : NULL;
  return k < model->defects ? tell_defect(page, what, &model->defect[k]) : NULL;
}
