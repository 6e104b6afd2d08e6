#define _GNU_SOURCE /* program_invocation_name */
#include "session.h"

#include "before.h"
#include "clock.h"
#include "options.h"
#include "out.h"
#include "report.h"
#include "running.h"
#include "store/statement.h"
#include "subject/catalogue.h"
#include "summary.h"
#include "survey/survey.h"
#include "survey/sweep.h"
#include "tell.h"
#include "text.h"
#include "words.h"

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

static bool
diagnose_foreign(const struct tally *tally, const struct findings *findings, struct diagnosis *diagnoses) {
  for (unsigned e = 0; e < tally->entrants; e++) {
    const struct registry_entry *entry = tally->entrant[e].entry;
    if (entry->algorithm->ask != NULL && !diagnose(entry, findings, &diagnoses[e]))
      return false;
  }
  return true;
}

/* What a pause needs: where to save, what was shown last, and when something new was seen last. */
struct saving {
  const struct session *session;
  struct progress progress;
  bool fault, told;
  uint64_t kinds, cases;
  double began, news, answered, seen;
  double spent; /* since news came, but not while no answer did */
};

/* The first wrong answer of a test of one's own, as soon as it is known: to somebody who watches. */
static void tell_first(struct saving *saving, const struct campaign *campaign) {
  struct finding first;
  char numbers[CASE_TEXT], words[WORDS] = "";
  if (saving->told || saving->session->request->json || !isatty(STDERR_FILENO) ||
      !findings_first(campaign->tally, &campaign->source, &first))
    return;
  const struct algorithm *a = first.entry->algorithm;
  const struct told_case told = finding_case(&first);
  case_words(&told, words);
  saving->told = true;
  clear_progress();
  fprintf(stderr,
          "%s: %s at %s\n  %s\n",
          first.entry->stem,
          outcome_name(a->form.question, first.verdict.outcome),
          case_print(&a->form, first.smallest, NUMBER_DECIMAL, numbers),
          words);
}

/* What came since the last pause. */
static void see_what_came(struct saving *saving, const struct campaign *campaign) {
  const double now = clock_seconds();
  const uint64_t kinds = tally_kinds(campaign->tally), cases = campaign_cases_done(campaign);
  if (kinds > saving->kinds || cases == 0) {
    saving->news = now;
    saving->spent = 0;
  } else if (cases > saving->cases)
    saving->spent += now - saving->seen;
  if (cases > saving->cases)
    saving->answered = now;
  saving->kinds = kinds;
  saving->cases = cases;
  saving->seen = now;
}

/* Whether nothing new has come for as long as all that came took: a second at least, ten at most. */
static bool is_quiet(const struct saving *saving) {
  static const double LEAST = 1, MOST = 10;
  return saving->spent >= fmax(saving->news - saving->began, LEAST) || saving->seen - saving->news >= MOST;
}

/* The campaign is over, and answers were waited for longer than those of a busy machine are. */
static bool note_waiting(const struct saving *saving) {
  static const double LONG = 2;
  char words[80];
  const double waited = clock_seconds() - saving->answered;
  snprintf(words, sizeof words, "more answers (%.0f s brought none)", waited);
  return waited < LONG || store_leave_out(saving->session->store, words);
}

static bool pause_and_save(void *context, const struct campaign *campaign) {
  struct saving *saving = context;
  const struct session *session = saving->session;
  if (!store_save(session->store, session->about, campaign->tally)) {
    if (!saving->fault)
      complain("%s", store_why(session->store));
    saving->fault = true;
    return false;
  }
  tell_first(saving, campaign);
  progress_show(&saving->progress, campaign);
  see_what_came(saving, campaign);
  if (session->until_quiet && is_quiet(saving))
    return false;
  return !interrupts_caught();
}

/* Foreign tests that fail again and again are not to take for ever: each part of the work has its patience,
 * the campaign itself some more. */
static void renew(const struct store_campaign *about) { subjects_renew(about->test, about->tests, 1); }

/* What there is no time for is left out, test by test: those that are left can be asked so many cases, and
 * take so many seconds each if they are built in. */
struct part {
  const char *name;
  double cases, seconds;
  bool (*save)(struct store *store, const struct survey *survey);
};
static const struct part MAPS = {"error maps", 7.0 * SWEEP_POINTS_MAX, 0.05, survey_save_maps},
                         SURVEY = {"survey", 100000, 0.1, survey_save},
                         AGREEMENT = {"comparison", AGREEMENT_SCENES, 0.1, survey_save_agreement};

/* Somebody's two files: that they are held against each other is what was asked for. */
static bool is_comparison(const struct session *session) {
  return session->request->of_files && session->request->survey == SURVEY_WHOLE;
}

/* Of the tests that there is time for; of how many there is none is noted. */
static bool save_in_time(const struct session *session, const struct part *part, double until) {
  const struct store_campaign *about = session->about;
  const unsigned jobs = session_threads(session->request->jobs);
  const double left = until - clock_seconds();
  struct mixture mixture;
  struct survey survey = {.seed = about->seed,
                          .mix = mix_named(about->mix, &mixture),
                          .jobs = jobs,
                          .agreed = is_comparison(session)};
  const struct registry_entry **tests = calloc(about->tests + 1, sizeof(const struct registry_entry *));
  char words[80];
  for (unsigned k = 0; k < about->tests && tests != NULL; k++) {
    const struct algorithm *a = about->test[k]->algorithm;
    if (a->ask != NULL ? subject_can_answer(a->subject, part->cases)
                       : about->tests * part->seconds / jobs < left)
      tests[survey.tests++] = about->test[k];
  }
  survey.test = tests;
  renew(about);
  const unsigned out = about->tests - survey.tests;
  snprintf(words, sizeof words, "%s of %u test%s", part->name, out, out == 1 ? "" : "s");
  const bool saved = tests == NULL ? store_fault(session->store, "no memory for the survey")
                                   : (out == 0 || store_leave_out(session->store, words)) &&
                                         part->save(session->store, &survey);
  free(tests);
  return saved;
}

/* All that follows from the counts, into the store; each part with its own patience. What a test answers is
 * told of each finding: for that a second is left, however late it is. */
static bool save_all(const struct session *session,
                     const struct summaries *summaries,
                     const struct tally *tally,
                     double until) {
  enum { TELLING = 1 };
  renew(session->about);
  tests_until(tally, fmax(until, clock_seconds() + TELLING));
  const bool told = store_save_findings(session->store, summaries, tally);
  tests_until(tally, until);
  if (!told)
    return false;
  if (session->request->survey == SURVEY_NONE)
    return true;
  if (session->request->survey == SURVEY_WHOLE) {
    show_progress("drawing the error maps");
    if (!save_in_time(session, &MAPS, until))
      return false;
  }
  show_progress("surveying the tests");
  return save_in_time(session, &SURVEY, until) && store_tell_exchanges(session->store);
}

/* Promises that were not met: the first few, or all. */
static void print_lost(const struct findings *findings, const struct tally *tally, bool all) {
  enum { LOST_TOLD = 3 };
  unsigned lost = 0;
  for (unsigned e = 0; e < tally->entrants; e++) {
    const struct registry_entry *entry = tally->entrant[e].entry;
    for (unsigned d = 0; d < algorithm_defects(entry->algorithm); d++) {
      const struct defect *defect = &entry->algorithm->defects[d];
      if (!defect->rare && !findings_meet(findings, entry, defect) && (lost++ < LOST_TOLD || all))
        printf("  %s: promised and not met: %s, %s: %s\n",
               entry->stem,
               outcome_name(entry->algorithm->form.question, defect->outcome),
               cause_name(defect->cause),
               defect->reason);
    }
  }
  if (lost > LOST_TOLD && !all)
    printf("  and %u more; --all tells them\n", lost - LOST_TOLD);
}

static bool print_json(const struct session *session) {
  const struct before *before = session->before;
  report_functions(session->store->db);
  if (!store_run(session->store, template_text("findings.sql")))
    return false;
  struct statement *s =
      statement_with(session->store,
                     template_text("campaign_json.sql"),
                     FIELDS(of_text(session->request->out), of_note(before->kept), of_note(before->ended)));
  if (statement_row(s))
    puts(statement_text(s, 0));
  return statement_end(s);
}

static int
print_all(const struct session *session, const struct findings *findings, const struct tally *tally) {
  print_lost(findings, tally, session->request->all);
  const int code = tell_findings(
      session->store, session->request->out, NULL, session->request->all, session->request->language);
  return code == EXIT_FINE && session->before != NULL ? before_tell(session->before) : code;
}

/* Whoever brought a test and has no case of it judged, or not all of them, has not heard that it is right. */
static bool is_untried(const struct summary *s) {
  return s->unasked > 0 || (s->entry->algorithm->ask != NULL && !summary_is_tried(s));
}

/* What was saved is what is printed. */
static int print_found(const struct session *session,
                       const struct findings *findings,
                       const struct summaries *summaries,
                       const struct tally *tally) {
  if (session->request->json && !print_json(session))
    return complain("%s", store_why(session->store));
  if (!session->request->json && print_all(session, findings, tally) != EXIT_FINE)
    return EXIT_WRONG_USE;
  bool news = session->before != NULL && session->before->kept[0] != '\0' && before_is_news(session->before);
  for (size_t k = 0; k < summaries->count; k++)
    news |= is_untried(&summaries->summary[k]);
  news |= has_news(session->store, NULL);
  return news ? EXIT_DISAGREEMENT : EXIT_FINE;
}

/* How much of its time a session counts; what follows from the counts has the rest. */
static double campaign_seconds(const struct session *session) {
  return fmax(0.5 * session->request->seconds, session->request->seconds - 15);
}

/* By when all has to end. Nobody waits for ever for tests of their own, which may be slow. */
static double end_of(const struct session *session) {
  static const double LEAST = 30, COUNTED = 600;
  const double now = clock_seconds();
  if (session->request->seconds > 0)
    return fmax(session->began + session->request->seconds,
                now + session->request->seconds - campaign_seconds(session));
  for (unsigned k = 0; k < session->about->tests; k++)
    if (session->about->test[k]->algorithm->ask != NULL)
      return now + fmax(session->until_quiet ? LEAST : COUNTED, now - session->began);
  return INFINITY;
}

static bool note_unshrunk(const struct session *session, const struct findings *findings) {
  char words[80];
  size_t unshrunk = 0;
  for (size_t k = 0; k < findings->count; k++)
    unshrunk += findings->finding[k].unshrunk;
  snprintf(words, sizeof words, "the smallest case of %zu of %zu findings", unshrunk, findings->count);
  return unshrunk == 0 || store_leave_out(session->store, words);
}

static int conclude(const struct session *session, const struct tally *tally) {
  const unsigned threads = session_threads(session->request->jobs);
  const double until = end_of(session), now = clock_seconds();
  struct store *store = session->store;
  const struct store_campaign *about = session->about;
  struct findings findings = {.count = 0};
  struct summaries summaries = {.count = 0};
  struct everyday *everyday = calloc(tally->entrants + 1, sizeof *everyday);
  struct diagnosis *diagnoses = calloc(tally->entrants + 1, sizeof *diagnoses);
  struct mixture mixture;
  const struct source source = source_mix(mix_named(about->mix, &mixture), about->seed);
  show_progress("shrinking what was found");
  renew(about);
  /* What wrong cases share is worth as much as the smallest of each: a case that takes long to make smaller
   * is broken off. */
  const double half = isfinite(until) ? now + (until - now) / 2 : until;
  tests_until(tally, half);
  const bool compared = !is_comparison(session) || save_in_time(session, &AGREEMENT, half);
  bool found = everyday != NULL && diagnoses != NULL && findings_of(tally, &source, threads, half, &findings);
  tests_until(tally, until);
  renew(about);
  found = found && everyday_of(tally, &mixture.dictionary, threads, everyday) &&
          diagnose_foreign(tally, &findings, diagnoses) &&
          summaries_of(tally, &findings, everyday, diagnoses, &summaries);
  const bool saved = compared && found && note_unshrunk(session, &findings) &&
                     save_all(session, &summaries, tally, until) && store_finish(store);
  clear_progress();
  const int code = !found   ? complain("no memory for what was found")
                   : !saved ? complain("%s", store_why(store))
                            : print_found(session, &findings, &summaries, tally);
  tests_until(tally, INFINITY);
  summaries_free(&summaries);
  findings_free(&findings);
  free(diagnoses);
  free(everyday);
  return code;
}

static char *stopped_words(const struct session *session) {
  static const char STOPPED[] = "\ngraze: stopped; all that was counted is saved. Go on with: %s resume %s\n";
  char *path = shell_word(session->request->out), *graze = shell_word(program_invocation_name), *words;
  if (path == NULL || graze == NULL || asprintf(&words, STOPPED, graze, path) < 0)
    words = NULL;
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
  if ((session->request->seconds > 0 || session->until_quiet) && about->done.count == 1 &&
      about->done.range[0].first == 0 && about->done.range[0].last < about->range.last)
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
                              .jobs = session_threads(session->request->jobs),
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
    const double share = campaign_seconds(session);
    const double until = session->request->seconds > 0 ? session->began + share : INFINITY;
    saving.began = saving.news = saving.answered = saving.seen = clock_seconds();
    saving.progress =
        (struct progress){"", share, saving.began, saving.began, campaign_cases_done(&campaign)};
    /* The first save, before anything is counted: from now on the campaign can be gone on with. */
    subjects_renew(about->test, about->tests, 3);
    const bool ran =
        pause_and_save(&saving, &campaign) && campaign_run(&campaign, until, pause_and_save, &saving);
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
      code = note_waiting(&saving) ? session_conclude(session, campaign.tally)
                                   : complain("%s", store_why(session->store));
    }
  }
  tally_free(campaign.tally);
  return code;
}
