/* A subject is where a foreign test runs: a process of its own, so that whatever it does there is an answer.
 *
 * It is asked in batches. A crash, an exit, silence beyond the time limit, garbage: the case that caused it
 * is found within the batch and gets no answer, the process is started anew, and the batch goes on. Each such
 * failure is noted with its reason, its case and what the process wrote to standard error.
 *
 * Failures take time, so only so many seconds may be lost in them (and there may be so many). When they are
 * used up, and a case is known that it fails on, the test is given up on and further cases are
 * ANSWER_UNASKED, until the time is renewed.
 *
 * A subject may be asked by several threads: each gets a process.
 */
#ifndef GRAZE_SUBJECT_H
#define GRAZE_SUBJECT_H

#include "registry.h"

enum {
  SUBJECT_WHY = 600,
  SUBJECT_REASON = 160,
  SUBJECT_SAID = 400,
  SUBJECT_NAME = 80,
  SUBJECT_FAILURES = 2000,
  SUBJECT_ROWS = 2048, /* cases that are put to a process together */
  ANSWER_LINE = 64     /* longer than any answer of a command */
};

/* Which cases a test is for. The others are not put to it: it declines them. */
struct limits {
  double low, high; /* of its numbers; both 0: any, and those that are none too */
  double tolerance; /* nearer to touching than that it may say what it likes */
};
/* "LOW:HIGH"; false when it is none. */
bool limits_read_range(const char *text, struct limits *limits);
bool limits_read_tolerance(const char *text, struct limits *limits);
/* Puts the cases within the limits to `ask`, and declines the others. */
struct limited {
  const struct limits *limits;
  const struct form *form;
  void (*ask)(void *subject, const void *const *columns, size_t count, uint8_t *answers);
  void *subject;
};
void limits_ask(const struct limited *limited, const void *const *columns, size_t count, uint8_t *answers);

/* How a foreign test is given, as on a command line. Texts last as long as the test. */
struct subject_given {
  const char *path;               /* of a plugin, or NULL */
  const char *command;            /* for a shell, or NULL */
  const char *form;               /* of a command: "disc box-xywh f64"; NULL: it says which tests it has */
  const char *contract;           /* of a command; NULL: "closed" */
  const char *name;               /* of a command; NULL: the stem of its last word */
  const char *names;              /* what the function itself calls its numbers, or "" or NULL */
  const char *fixed;              /* what else it takes in every case, "0 for rotation", or "" or NULL */
  const char *source;             /* where what it calls comes from, in place of its own words; or NULL */
  const char *within, *tolerance; /* limits in place of its own, as limits_read_... read them; or NULL */
  double seconds;                 /* the time limit; 0: SUBJECT_SECONDS */
  double patience;                /* seconds that may be lost in failures; 0: SUBJECT_PATIENCE */
  bool root;                      /* it answers with the root of what the function behind it gives */
  bool boxed;                     /* in bubblewrap: it writes no file and has no network */
  const char *host;               /* the program that runs plugins: graze itself, NULL: this very program */
};
static const double SUBJECT_SECONDS = 1, SUBJECT_PATIENCE = 2;

/* What happened where no answer came. */
struct incident {
  union number numbers[FORM_MAX_COLUMNS];
  char reason[SUBJECT_REASON]; /* "crashed (SIGSEGV)" */
  char said[SUBJECT_SAID];     /* what it wrote to standard error, its beginning; printable */
  bool silent;                 /* it was given no more time */
};

/* What a subject has to tell of its whole run. */
struct subject_story {
  const char *kind;            /* "plugin" or "command" */
  const char *given;           /* "--plugin ./mine.so": how to name it again */
  bool is_late;                /* it told of a meeting beyond the end of the way, which counts as none */
  char greeting[SUBJECT_NAME]; /* a command's own words about itself */
  uint64_t asked;              /* cases that were put to it, */
  double seconds;              /* and how long it took over them, */
  uint64_t unread;             /* and to how many it answered in a way that is not read; the last of these */
  char unread_one[ANSWER_LINE];
  uint64_t failures;    /* cases without an answer that were asked */
  uint64_t unasked;     /* cases without an answer after it was given up on */
  uint64_t unexplained; /* batches that failed, but none of their cases asked by itself */
  char unexplained_reason[SUBJECT_REASON];
  char said[SUBJECT_SAID]; /* the last that it wrote to standard error */
};

/* Which cases it is for. */
struct limits subject_limits(const struct subject *subject);
/* So many times the seconds given may be lost in failures from now on. */
void subject_renew(struct subject *subject, double times);
bool subject_is_given_up(struct subject *subject);
/* From that time of the clock on nothing more is asked: what is asked then is broken off, and cases are
 * ANSWER_UNASKED, which is nobody's failure. INFINITY, as at first: no such time. Any thread may say so. */
void subject_until(struct subject *subject, double time);
bool subject_is_over(const struct subject *subject);
/* Whether so many cases more, at the pace it has shown, are answered before that time. */
bool subject_can_answer(struct subject *subject, double cases);
/* To make a case simpler that hangs: from now on a test that is silent for so many seconds counts as one that
 * hangs, and nothing is noted of it; at most `lost` seconds may be lost so. With 0 seconds all is as it was
 * before, but for at least `lost` seconds that are left. */
void subject_hurry(struct subject *subject, double seconds, double lost);
/* A case that got no answer is taken to get none again, and is not asked. While that is in doubt it is,
 * unless it was silent, and it does not count: some failures more are allowed for that, and afterwards
 * as many as before. */
void subject_doubt(struct subject *subject, bool doubt);
/* The next question is put to a process that was asked no more rows than that since it began. Nobody else may
 * be asking. */
void subject_restart(struct subject *subject, size_t rows);
/* Why it gives no answer to that case; asks again when that is not known. False when it answers. */
bool subject_incident(struct subject *subject, const union number *numbers, struct incident *incident);
/* The k-th failure: the first few hundred are kept, and the last. */
bool subject_incident_at(struct subject *subject, size_t k, struct incident *incident);
void subject_tell(struct subject *subject, struct subject_story *story);

/* The process in which a plugin runs: what `graze` does when it is started as one. Returns an exit code. */
int plugin_host(int argc, char **argv);
#define PLUGIN_HOST "--plugin-host"

#endif
