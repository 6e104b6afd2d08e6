#include "session.h"

#include "clock.h"
#include "command.h"
#include "findings_table.h"
#include "interrupt.h"
#include "subject_notes.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const struct mix *mix_named(const char *name) {
  if (strcmp(name, "default") == 0)
    return &MIX_DEFAULT;
  return strcmp(name, "uniform") == 0 ? &MIX_UNIFORM : NULL;
}

unsigned session_threads(uint64_t jobs) {
  const long cores = sysconf(_SC_NPROCESSORS_ONLN);
  return jobs > 0 ? (unsigned)jobs : cores > 0 ? (unsigned)cores : 1;
}

bool argument_count(const char *word, uint64_t *count) {
  char *end;
  const double value = strtod(word, &end);
  double unit = 1;
  if (*end == '^' && end != word) {
    char *after;
    const double power = strtod(end + 1, &after);
    *count = (uint64_t)pow(value, power);
    return after != end + 1 && *after == '\0' && value == 2 && power >= 0 && power < 63;
  }
  if (*end == 'k' || *end == 'm' || *end == 'g')
    unit = *end == 'k' ? 1e3 : *end == 'm' ? 1e6 : 1e9, end++;
  if (end == word || *end != '\0' || !(value >= 0) || value * unit >= 0x1p62)
    return false;
  *count = (uint64_t)(value * unit);
  return true;
}

bool argument_seconds(const char *word, double *seconds) {
  char *end;
  *seconds = strtod(word, &end);
  double unit = 1;
  if (*end == 's' || *end == 'm' || *end == 'h')
    unit = *end == 's' ? 1 : *end == 'm' ? 60 : 3600, end++;
  *seconds *= unit;
  return end != word && *end == '\0' && *seconds > 0 && *seconds < 1e9;
}

/* What a pause needs: where to save, and what was shown last. */
struct progress {
  const struct session *session;
  double began;
  uint64_t cases_before;
  double shown;
  bool fault;
};

/* The ranges that the pieces make, after those that were done before. */
static bool note_ranges(struct store_campaign *about, const struct campaign *campaign) {
  struct range *done = malloc((campaign_pieces(campaign) + 1) * sizeof *done);
  if (done == NULL)
    return false;
  size_t count = 0;
  for (uint64_t piece = 0; piece < campaign_pieces(campaign); piece++) {
    if (!campaign->done[piece])
      continue;
    const uint64_t first = campaign->first + piece * campaign_piece(campaign);
    const uint64_t last =
        first + campaign_piece(campaign) < campaign->last ? first + campaign_piece(campaign) : campaign->last;
    if (count > 0 && done[count - 1].last == first)
      done[count - 1].last = last;
    else
      done[count++] = (struct range){first, last};
  }
  free(about->done);
  about->done = done;
  about->ranges = count;
  return true;
}

static void show(const struct progress *progress, const struct campaign *campaign) {
  const double spent = clock_seconds() - progress->began;
  const uint64_t cases = campaign_cases_done(campaign), total = campaign->last - campaign->first;
  const double rate = spent > 0 ? (double)(cases - progress->cases_before) / spent : 0;
  uint64_t wrong = 0;
  for (unsigned e = 0; e < campaign->tally->entrants; e++) {
    const struct sighting *sightings = &campaign->tally->entrant[e].sightings[0][0][0][0];
    for (size_t k = 0; k < sizeof campaign->tally->entrant[e].sightings / sizeof *sightings; k++)
      wrong += sightings[k].count > 0;
  }
  double left = rate > 0 ? (double)(total - cases) / rate : 0;
  if (progress->session->seconds > 0)
    left = fmin(left, progress->session->seconds - spent);
  if (isatty(STDERR_FILENO))
    fprintf(stderr,
            "\r%3.0f%%  %llu cases  %.2f M cases/s  %llu kinds of unexpected answers  %.0f s left \033[K",
            100.0 * (double)cases / (double)total,
            (unsigned long long)cases,
            rate * 1e-6,
            (unsigned long long)wrong,
            left > 0 ? left : 0);
  else
    fprintf(stderr,
            "%llu of %llu cases, %.2f M cases/s\n",
            (unsigned long long)cases,
            (unsigned long long)total,
            rate * 1e-6);
}

static bool pause_and_save(void *context, const struct campaign *campaign) {
  struct progress *progress = context;
  const struct session *session = progress->session;
  if (!note_ranges(session->about, campaign) ||
      !store_save(session->store, session->about, campaign->tally)) {
    if (!progress->fault)
      complain("%s", store_why(session->store));
    progress->fault = true;
    return false;
  }
  const bool terminal = isatty(STDERR_FILENO);
  if (clock_seconds() - progress->shown >= (terminal ? 0.9 : 10)) {
    show(progress, campaign);
    progress->shown = clock_seconds();
  }
  return !interrupts_caught() && !subjects_exhausted(session->about->test, session->about->tests);
}

static bool mark_done(struct campaign *campaign, const struct store_campaign *about) {
  const uint64_t pieces = campaign_pieces(campaign);
  campaign->done = calloc(pieces + 1, 1);
  for (uint64_t piece = 0; campaign->done != NULL && piece < pieces; piece++) {
    const uint64_t first = campaign->first + piece * campaign_piece(campaign);
    for (size_t k = 0; k < about->ranges; k++)
      campaign->done[piece] |= about->done[k].first <= first && first < about->done[k].last;
  }
  return campaign->done != NULL;
}

/* On a terminal, a line that the next one replaces; "" clears it. */
static void tell(const char *what) {
  if (isatty(STDERR_FILENO))
    fprintf(stderr, "\r%s\033[K", what);
}

/* Foreign tests that fail again and again are not to take for ever: each part of the work has its patience,
 * the campaign itself some more. */
static void grant(const struct store_campaign *about) { subjects_grant(about->test, about->tests, 1); }

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
  tell("drawing the error maps");
  grant(about);
  if (!store_save_maps(store, about->test, about->tests) ||
      !store_save_variants(store, about->test, about->tests))
    return false;
  tell("surveying the tests");
  grant(about);
  return store_save_survey(store, about, mix_named(about->mix));
}

int session_survey_option(const char *command, const char *value, bool *without_survey) {
  *without_survey = strcmp(value, "no") == 0;
  return *without_survey || strcmp(value, "yes") == 0
             ? EXIT_FINE
             : complain("%s: --survey: found '%s', expected yes or no", command, value);
}

int session_conclude(const struct session *session, const struct tally *tally) {
  struct store *store = session->store;
  const char *path = session->path;
  const struct store_campaign *about = session->about;
  struct findings findings;
  struct subject_notes *notes = subject_notes_new(about); /* before more is asked */
  if (notes == NULL)
    return complain("no memory for the notes");
  tell("shrinking what was found");
  grant(about);
  if (!findings_of(tally, mix_named(about->mix), about->seed, &findings)) {
    subject_notes_free(notes);
    return complain("no memory for the findings");
  }
  const bool saved = save_all(session, &findings, tally);
  tell("");
  grant(about);
  int code = saved && subject_notes_diagnose(notes, store) ? EXIT_FINE : complain("%s", store_why(store));
  if (code == EXIT_FINE) {
    findings_print(&findings, tally);
    subject_notes_print(notes, &findings, path);
    for (size_t k = 0; k < findings.count; k++)
      if (findings.finding[k].known == NULL)
        code = EXIT_DISAGREEMENT;
  }
  findings_free(&findings);
  subject_notes_free(notes);
  return code;
}

int session_run(const struct session *session) {
  struct store_campaign *about = session->about;
  struct campaign campaign = {.seed = about->seed,
                              .first = about->range.first,
                              .last = about->range.last,
                              .mix = mix_named(about->mix),
                              .level = level_best(),
                              .jobs = session_threads(session->jobs),
                              .tally = tally_new(about->test, about->tests)};
  struct progress progress = {.session = session, .began = clock_seconds(), .shown = clock_seconds()};
  int code = EXIT_WRONG_USE;
  interrupts_catch();
  if (campaign.tally == NULL || !mark_done(&campaign, about)) {
    complain("no memory for the campaign");
  } else if (!store_read_tally(session->store, campaign.tally)) {
    complain("%s", store_why(session->store));
  } else {
    progress.cases_before = campaign_cases_done(&campaign);
    /* The first save, before anything is counted: from now on the campaign can be gone on with. */
    subjects_grant(about->test, about->tests, 3);
    const bool ran = pause_and_save(&progress, &campaign) &&
                     campaign_run(&campaign, session->seconds, pause_and_save, &progress);
    tell("");
    if (!ran && !progress.fault && !interrupts_caught())
      complain("the campaign could not start its threads: is there memory left?");
    else if (interrupts_caught()) {
      fprintf(stderr,
              "graze: stopped; all that was counted is saved. Go on with: graze resume %s\n",
              session->path);
      code = EXIT_INTERRUPTED;
    } else if (!progress.fault)
      code = session_conclude(session, campaign.tally);
  }
  free(campaign.done);
  tally_free(campaign.tally);
  return code;
}
