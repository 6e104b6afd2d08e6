#define _GNU_SOURCE /* program_invocation_name */
#include "session.h"

#include "before.h"
#include "command.h"
#include "diagnosis_notes.h"
#include "field.h"
#include "findings_table.h"
#include "interrupt.h"
#include "json.h"
#include "out.h"
#include "progress.h"
#include "subject/catalogue.h"
#include "wording.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct {
  const char *name;
  const struct mix *mix;
} MIXES[] = {{"default", &MIX_DEFAULT}, {"uniform", &MIX_UNIFORM}};
enum { MIX_COUNT = sizeof MIXES / sizeof MIXES[0] };

const char *mix_word(unsigned k) { return k < MIX_COUNT ? MIXES[k].name : NULL; }

const struct mix *mix_named(const char *text, struct mixture *to) {
  const size_t length = strcspn(text, " ");
  const char *number = text + length;
  to->dictionary = DICTIONARY_USUAL;
  while (*number == ' ' && to->dictionary.count < DICTIONARY_MAX) {
    char *end;
    const double value = strtod(number + 1, &end);
    if (end == number + 1 || !isfinite(value))
      return NULL;
    to->dictionary.number[to->dictionary.count++] = value;
    number = end;
  }
  if (*number != '\0' || strlen(text) >= STORE_MIX)
    return NULL;
  for (unsigned k = 0; k < MIX_COUNT; k++)
    if (strlen(MIXES[k].name) == length && memcmp(MIXES[k].name, text, length) == 0) {
      to->mix = *MIXES[k].mix;
      to->mix.dictionary = &to->dictionary;
      return &to->mix;
    }
  return NULL;
}

void mix_name(const char *mix, struct store_campaign *about) {
  struct dictionary all = DICTIONARY_USUAL;
  snprintf(about->mix, sizeof about->mix, "%s", mix != NULL ? mix : MIXES[0].name);
  if (strchr(about->mix, ' ') != NULL)
    return;
  constants_add(about->test, about->tests, &all);
  for (unsigned n = DICTIONARY_USUAL.count; n < all.count; n++)
    text_add(about->mix, sizeof about->mix, " %.16g", all.number[n]);
}

unsigned session_threads(uint64_t jobs) {
  const long cores = sysconf(_SC_NPROCESSORS_ONLN);
  return jobs != WHOLE_NOT_GIVEN ? (unsigned)jobs : cores > 0 ? (unsigned)cores : 1;
}

/* What a pause needs: where to save, and what was shown last. */
struct saving {
  const struct session *session;
  struct progress progress;
  bool fault;
};

static bool pause_and_save(void *context, const struct campaign *campaign) {
  struct saving *saving = context;
  const struct session *session = saving->session;
  if (!store_save(session->store, session->about, campaign->tally)) {
    if (!saving->fault)
      complain("%s", store_why(session->store));
    saving->fault = true;
    return false;
  }
  progress_show(&saving->progress, campaign);
  return !interrupts_caught() && !subjects_exhausted(session->about->test, session->about->tests);
}

/* Foreign tests that fail again and again are not to take for ever: each part of the work has its patience,
 * the campaign itself some more. */
static void grant(const struct store_campaign *about) { subjects_renew(about->test, about->tests, 1); }

/* All that follows from the counts, into the store; each part with its own patience. */
static bool
save_all(const struct session *session, const struct findings *findings, const struct tally *tally) {
  struct store *store = session->store;
  const struct store_campaign *about = session->about;
  grant(about);
  if (!store_save_findings(store, findings, tally))
    return false;
  if (session->without_survey)
    return true;
  show_progress("drawing the error maps");
  grant(about);
  if (!store_save_maps(store, about->test, about->tests, session_threads(session->jobs)))
    return false;
  show_progress("surveying the tests");
  grant(about);
  struct mixture mixture;
  return store_save_survey(store, about, mix_named(about->mix, &mixture), session_threads(session->jobs));
}

static void print_lost(void *context, const struct registry_entry *entry, const struct defect *defect) {
  (void)context;
  printf("  %s: promised and not met: %s, %s: %s\n",
         entry->stem,
         outcome_name(defect->outcome),
         cause_name(defect->cause),
         defect->reason);
}

static int print_json(const struct session *session, const struct model *model) {
  json_t *record = json_object(), *findings = json_array();
  for (size_t k = 0; k < model->findings; k++)
    json_array_append_new(findings, record_json(&RECORD_finding, &model->finding[k]));
  json_put(record, "store", session->path);
  json_object_set_new(record, "cases", json_integer((json_int_t)model->done));
  json_object_set_new(record, "findings", findings);
  json_object_set_new(
      record, "before", session->before != NULL ? before_json(session->before, model) : json_null());
  return json_print(record);
}

/* What was saved is what is told. */
static int tell(const struct session *session,
                const struct findings *findings,
                const struct tally *tally,
                const struct subject_notes *notes) {
  struct model model;
  char why[MODEL_WHY];
  if (!model_of(session->store, session->path, &model, why))
    return complain("%s", why);
  int code = EXIT_FINE;
  if (session->json)
    code = print_json(session, &model);
  else {
    findings_lost(tally, findings, print_lost, NULL);
    subject_notes_print(notes);
    findings_print(&model, MODEL_NONE);
    if (session->before != NULL)
      before_print(session->before, &model);
  }
  model_free(&model);
  bool news = session->before != NULL && before_is_news(session->before);
  for (unsigned e = 0; e < tally->entrants; e++)
    news |= tally_unasked(&tally->entrant[e]) > 0;
  for (size_t k = 0; k < findings->count; k++)
    news |= findings->finding[k].known == NULL;
  return code == EXIT_FINE && news ? EXIT_DISAGREEMENT : code;
}

static int conclude(const struct session *session, const struct tally *tally) {
  struct store *store = session->store;
  const struct store_campaign *about = session->about;
  struct findings findings;
  struct subject_notes *notes = subject_notes_new(about); /* before more is asked */
  if (notes == NULL)
    return complain("no memory for the notes");
  show_progress("shrinking what was found");
  grant(about);
  struct mixture mixture;
  const struct source source = source_mix(mix_named(about->mix, &mixture), about->seed);
  if (!findings_of(tally, &source, session_threads(session->jobs), &findings)) {
    subject_notes_free(notes);
    return complain("no memory for the findings");
  }
  const bool saved = save_all(session, &findings, tally);
  clear_progress();
  grant(about);
  int code =
      saved && subject_notes_diagnose(notes, &findings, store) ? EXIT_FINE : complain("%s", store_why(store));
  if (code == EXIT_FINE)
    code = tell(session, &findings, tally, notes);
  findings_free(&findings);
  subject_notes_free(notes);
  return code;
}

static char *stopped_words(const struct session *session) {
  char *path = shell_word(session->path), *graze = shell_word(program_invocation_name), *words = NULL;
  size_t size;
  FILE *out = path != NULL && graze != NULL ? open_memstream(&words, &size) : NULL;
  if (out != NULL)
    fprintf(out, "\ngraze: stopped; all that was counted is saved. Go on with: %s resume %s\n", graze, path);
  if (out != NULL)
    fclose(out);
  free(path);
  free(graze);
  return words;
}

int session_conclude(const struct session *session, const struct tally *tally) {
  if (session->is_sum)
    return conclude(session, tally);
  char *words = stopped_words(session);
  if (words == NULL)
    return complain("no memory for the words of a stop");
  interrupts_end_at_once(words, NULL);
  const int code = conclude(session, tally);
  interrupts_end_at_once(NULL, NULL);
  free(words);
  return code;
}

/* A run that ended when its time did can be made again by the number of its cases. */
static void tell_cases(const struct session *session) {
  const struct store_campaign *about = session->about;
  if (session->seconds > 0 && about->done.count == 1 && about->done.range[0].first == 0 &&
      about->done.range[0].last < about->range.last)
    fprintf(stderr,
            "graze: %llu cases fitted; --cases %llu makes the same run again\n",
            (unsigned long long)about->done.range[0].last,
            (unsigned long long)about->done.range[0].last);
}

int session_run(const struct session *session) {
  struct store_campaign *about = session->about;
  struct mixture mixture;
  struct campaign campaign = {.source = source_mix(mix_named(about->mix, &mixture), about->seed),
                              .range = about->range,
                              .level = level_best(),
                              .jobs = session_threads(session->jobs),
                              .tally = tally_new(about->test, about->tests),
                              .done = &about->done};
  struct saving saving = {.session = session};
  int code = EXIT_WRONG_USE;
  interrupts_catch();
  if (campaign.tally == NULL) {
    complain("no memory for the campaign");
  } else if (!store_read_tally(session->store, campaign.tally)) {
    complain("%s", store_why(session->store));
  } else {
    saving.progress = progress_of(&campaign, "", session->seconds);
    /* The first save, before anything is counted: from now on the campaign can be gone on with. */
    subjects_renew(about->test, about->tests, 3);
    const bool ran = pause_and_save(&saving, &campaign) &&
                     campaign_run(&campaign, session->seconds, pause_and_save, &saving);
    clear_progress();
    if (!ran && !saving.fault && !interrupts_caught())
      complain("the campaign could not start its threads: is there memory left?");
    else if (interrupts_caught()) {
      char *words = stopped_words(session);
      fputs(words != NULL ? words : "graze: stopped\n", stderr);
      free(words);
      code = EXIT_INTERRUPTED;
    } else if (!saving.fault) {
      tell_cases(session);
      code = session_conclude(session, campaign.tally);
    }
  }
  tally_free(campaign.tally);
  return code;
}
