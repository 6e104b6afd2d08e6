#define _GNU_SOURCE /* program_invocation_name */
#include "session.h"

#include "before.h"
#include "options.h"
#include "out.h"
#include "report.h"
#include "running.h"
#include "subject/catalogue.h"
#include "summary.h"
#include "survey/survey.h"
#include "tell.h"
#include "wording.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void mix_name(const char *mix, struct store_campaign *about) {
  struct dictionary all = DICTIONARY_USUAL;
  snprintf(about->mix, sizeof about->mix, "%s", mix != NULL ? mix : mix_word(0));
  if (strchr(about->mix, ' ') != NULL)
    return;
  constants_add(about->test, about->tests, &all);
  for (unsigned n = DICTIONARY_USUAL.count; n < all.count; n++)
    text_add(about->mix, sizeof about->mix, " %.16g", all.number[n]);
}

struct store *open_store(const char *path, enum store_age age) {
  char why[STORE_WHY];
  struct store *store = store_open(path, age, why);
  if (store == NULL)
    complain("%s", why);
  return store;
}

unsigned session_threads(uint64_t jobs) {
  const long cores = sysconf(_SC_NPROCESSORS_ONLN);
  return jobs != WHOLE_NOT_GIVEN ? (unsigned)jobs : cores > 0 ? (unsigned)cores : 1;
}

/* How the campaign's foreign tests fared up to now, a line for what there is to say; for free(), NULL without
 * memory. */
static char *subject_notes(const struct store_campaign *about) {
  char *notes = NULL;
  size_t size;
  FILE *out = open_memstream(&notes, &size);
  for (unsigned k = 0; out != NULL && k < about->tests; k++) {
    const struct algorithm *a = about->test[k]->algorithm;
    struct subject_story story = {0};
    if (a->ask != NULL)
      subject_tell(a->subject, &story);
    if (story.failures > 0)
      fprintf(out, "%s: %llu cases got no answer\n", a->id, (unsigned long long)story.failures);
    if (story.unexplained > 0)
      fprintf(out,
              "%s: %s in %llu batches, though each of their cases by itself was answered\n",
              a->id,
              story.unexplained_reason,
              (unsigned long long)story.unexplained);
    if (story.unasked > 0)
      fprintf(out,
              "%s: given up on after that: %llu further cases were not put to it\n",
              a->id,
              (unsigned long long)story.unasked);
  }
  return out != NULL && fclose(out) == 0 ? notes : NULL;
}

/* Diagnoses them; for free(), NULL without memory. */
static struct diagnosis *diagnose_foreign(const struct store_campaign *about,
                                          const struct findings *findings) {
  struct diagnosis *diagnoses = calloc(about->tests + 1, sizeof *diagnoses);
  for (unsigned k = 0; diagnoses != NULL && k < about->tests; k++)
    if (about->test[k]->algorithm->ask != NULL && !diagnose(about->test[k], findings, &diagnoses[k])) {
      free(diagnoses);
      return NULL;
    }
  return diagnoses;
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
static void renew(const struct store_campaign *about) { subjects_renew(about->test, about->tests, 1); }

/* All that follows from the counts, into the store; each part with its own patience. */
static bool
save_all(const struct session *session, const struct summaries *summaries, const struct tally *tally) {
  struct store *store = session->store;
  const struct store_campaign *about = session->about;
  renew(about);
  if (!store_save_findings(store, summaries, tally))
    return false;
  if (session->without_survey)
    return true;
  show_progress("drawing the error maps");
  renew(about);
  struct mixture mixture;
  const struct survey survey = {about->test,
                                about->tests,
                                about->seed,
                                mix_named(about->mix, &mixture),
                                session_threads(session->jobs)};
  if (!survey_save_maps(store, &survey))
    return false;
  show_progress("surveying the tests");
  renew(about);
  return survey_save(store, &survey);
}

static void print_lost(void *context, const struct registry_entry *entry, const struct defect *defect) {
  (void)context;
  printf("  %s: promised and not met: %s, %s: %s\n",
         entry->stem,
         outcome_name(defect->outcome),
         cause_name(defect->cause),
         defect->reason);
}

static bool print_json(const struct session *session, char *why) {
  const struct store_campaign *about = session->about;
  json_t *path = json_string(session->path);
  fputs("{\"store\":", stdout);
  if (json_dumpf(path, stdout, JSON_ENCODE_ANY) != 0)
    fputs("null", stdout);
  json_decref(path);
  printf(",\"cases\":%llu,\"findings\":", (unsigned long long)ranges_cases(&about->done, about->range));
  if (!report_findings_json(stdout, session->store, NULL, why))
    return false;
  fputs(",\"before\":", stdout);
  if (session->before == NULL || session->before->kept[0] == '\0')
    fputs("null", stdout);
  else if (!before_json(stdout, session->before))
    return say_why(why, REPORT_WHY, "%s", store_why(session->store));
  fputs("}\n", stdout);
  return true;
}

static int print_all(const struct session *session,
                     const struct findings *findings,
                     const struct tally *tally,
                     const char *notes) {
  findings_lost(tally, findings, print_lost, NULL);
  fputs(notes, stdout);
  const int code = tell_findings(session->store, session->path, NULL);
  return code == EXIT_FINE && session->before != NULL ? before_tell(session->before) : code;
}

/* What was saved is what is printed. */
static int print_found(const struct session *session,
                       const struct findings *findings,
                       const struct tally *tally,
                       const char *notes) {
  char why[REPORT_WHY];
  if (session->json && !print_json(session, why))
    return complain("%s", why);
  if (!session->json && print_all(session, findings, tally, notes) != EXIT_FINE)
    return EXIT_WRONG_USE;
  bool news = session->before != NULL && session->before->kept[0] != '\0' && before_is_news(session->before);
  for (unsigned e = 0; e < tally->entrants; e++)
    news |= tally_unasked(&tally->entrant[e]) > 0;
  for (size_t k = 0; k < findings->count; k++)
    news |= findings->finding[k].known == NULL;
  return news ? EXIT_DISAGREEMENT : EXIT_FINE;
}

static int conclude(const struct session *session, const struct tally *tally) {
  struct store *store = session->store;
  const struct store_campaign *about = session->about;
  struct findings findings;
  char *notes = subject_notes(about); /* before more is asked */
  if (notes == NULL)
    return complain("no memory for the notes");
  show_progress("shrinking what was found");
  renew(about);
  struct mixture mixture;
  const struct source source = source_mix(mix_named(about->mix, &mixture), about->seed);
  if (!findings_of(tally, &source, session_threads(session->jobs), &findings)) {
    free(notes);
    return complain("no memory for the findings");
  }
  renew(about);
  struct summaries summaries = {.count = 0};
  struct diagnosis *diagnoses = diagnose_foreign(about, &findings);
  bool saved = diagnoses != NULL && summaries_of(tally, &findings, about->test, diagnoses, &summaries);
  int code = saved ? EXIT_FINE : complain("no memory for what was found");
  if (saved)
    saved = save_all(session, &summaries, tally) && store_finish(store);
  clear_progress();
  if (code == EXIT_FINE && !saved)
    code = complain("%s", store_why(store));
  if (code == EXIT_FINE)
    code = print_found(session, &findings, tally, notes);
  summaries_free(&summaries);
  findings_free(&findings);
  free(diagnoses);
  free(notes);
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
static void print_cases(const struct session *session) {
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
      complain_of_campaign(&campaign);
    else if (interrupts_caught()) {
      char *words = stopped_words(session);
      fputs(words != NULL ? words : "graze: stopped\n", stderr);
      free(words);
      code = EXIT_INTERRUPTED;
    } else if (!saving.fault) {
      print_cases(session);
      code = session_conclude(session, campaign.tally);
    }
  }
  tally_free(campaign.tally);
  return code;
}
