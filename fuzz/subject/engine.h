/* What a plugin and a command share as subjects, inside this folder. */
#ifndef GRAZE_ENGINE_H
#define GRAZE_ENGINE_H

#include "process.h"

#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>

enum { GREETING_LINE = 200 }; /* longer than any */

/* One process that answers, and the ways to it. */
struct child {
  struct child *next; /* of those that wait for work */
  bool running, restarted;
  size_t asked; /* rows, since it was started */
  struct process process;
  int to, from;      /* a command's standard input and output; a plugin's socket and standard output */
  struct room *room; /* a plugin's shared memory */
  char *lines;       /* room for a batch as text */
  uint64_t unread;   /* answers to the last batch whose numbers are not found, and one of them */
  char unread_one[ANSWER_LINE];
  int odd; /* the last answer that was neither a hit nor a miss; 0: none in the last batch */
  char greeting[SUBJECT_NAME];
  char ended[SUBJECT_REASON]; /* how, when it was stopped: as process_stop says */
};

#define CHILD_NONE                                                                                           \
  (struct child) {                                                                                           \
    .to = -1, .from = -1, .process = {.error = -1 }                                                          \
  }

/* Why a batch was not answered whole. */
struct fault {
  char reason[SUBJECT_REASON]; /* "" until known: then how the process ended */
  bool exact;                  /* the row at which it stopped is the one that caused it */
  bool alive;                  /* the process can go on */
  bool extra;                  /* there were more answers than cases */
  bool silent;                 /* there was none for as long as it is given */
  bool over;                   /* the time for all questions was */
};

/* Write why a test cannot be had (SUBJECT_WHY bytes), and why a batch is not answered; always false. */
__attribute__((format(printf, 2, 3))) bool refuse(char *why, const char *format, ...);
__attribute__((format(printf, 2, 3))) bool fail(struct fault *fault, const char *format, ...);

struct batch {
  const void *const *columns;
  size_t from, count;
  uint8_t *answers; /* of row 0 on; where numbers are asked for, a hit is that there are some */
  double (*values)[ANSWER_VALUES];
  bool slowly;    /* answers too many may come a little later */
  double seconds; /* how long the process may be silent */
};

struct subject;

/* A way to run a test elsewhere. */
struct engine {
  const char *kind;
  /* False with a fault when it cannot be started or does not greet. */
  bool (*start)(const struct subject *subject, struct child *child, struct fault *fault);
  /* Puts rows to the process; how many of them, from the first on, are answered. All, or there is a fault. */
  size_t (*ask)(const struct subject *subject,
                struct child *child,
                const struct batch *batch,
                struct fault *fault);
};
extern const struct engine ENGINE_PLUGIN, ENGINE_COMMAND;

enum { TEXT_FIELD = 240, TEXT_CALL = 2000, INCIDENTS_KEPT = 512 };

/* Failures that it may still have, and the time that may be lost in them. */
struct leave {
  unsigned failures;
  double seconds;
};

struct subject {
  const struct engine *engine;
  const struct foreign *foreign;
  struct algorithm algorithm;
  struct registry_entry entry;
  char id[SUBJECT_NAME], title[TEXT_FIELD], source[TEXT_FIELD], call[TEXT_CALL], inputs[FORM_NAMES];
  char *given;    /* how to name it on a command line again */
  unsigned index; /* in its plugin */
  bool by_case;   /* the plugin's test is asked case by case, so the row it stopped at is known */
  bool listed;    /* the command said itself that it has this test */
  struct limits limits;
  _Atomic double until; /* nothing is asked from that time of the clock on */
  _Atomic bool is_late; /* as its story says */

  pthread_mutex_t mutex; /* guards what follows */
  struct child *idle;
  struct leave left, kept; /* kept: what was left before it hurried, or was in doubt */
  double hurry;            /* a time limit in place of the one given; 0: none */
  bool doubts;             /* a case that failed is asked again, and does not count */
  struct subject_story story;
  double usual; /* seconds over a case, of the answers that came soonest; 0: none yet */
  bool is_slow; /* a case has been looked for that takes much longer */
  size_t rows;  /* put to a process together: fewer when it is slow */
  size_t incidents, turned;
  struct incident *incident;
};

/* The tests of one plugin or command. */
struct foreign {
  struct foreign *next; /* of a catalogue */
  struct subject_given given;
  size_t count;
  struct subject *subject;
};

/* Fills `subject` for a test of this form: false, with `why`, when a field is wrong. Texts are copied. */
struct subject_record {
  const char *id, *title, *form, *contract, *source;
  const char *call; /* how it is called in its own language, {0} for the first number; or NULL */
  struct limits limits;
};
bool subject_new(struct subject *subject,
                 const struct foreign *foreign,
                 const struct engine *engine,
                 const struct subject_record *record,
                 char *why);
void subject_end(struct subject *subject);

/* Each opens its tests in foreign->subject. */
bool plugin_open(struct foreign *foreign, char *why);
bool command_open(struct foreign *foreign, char *why);

void subject_ask(struct subject *subject, const void *const *columns, size_t count, uint8_t *answers);
subject_teller subject_values;

/* Waits until one of two descriptors is ready, and until `end` at most, when it was silent for so many
 * seconds; so briefly at once that the end of all questions, which any thread may bring about, is heard.
 * Meanwhile what the process writes to standard error is read. False, with a fault, when nothing came. */
bool child_wait(const struct subject *subject,
                struct child *child,
                struct pollfd fds[2],
                double end,
                double seconds,
                struct fault *fault);

/* Starts a process, notes nothing: for opening. Where it cannot be had the fault says why. */
bool child_start(const struct subject *subject, struct child *child, struct fault *fault);
void child_stop(struct child *child);

/* What a command writes, taken as it comes, in whatever pieces: its greeting, and a line an answer. */
struct answer_lines {
  uint8_t *answers; /* room for `wanted` */
  size_t wanted, answered;
  enum question question;
  double (*values)[ANSWER_VALUES];
  char line[ANSWER_LINE]; /* the beginning of a line that is not whole yet */
  size_t in_line;
  uint64_t unread; /* declined with words behind it: what was answered, and is not read */
  char unread_one[ANSWER_LINE];
};

/* False when what came is no answer, or one too many; the fault tells. */
bool lines_take(struct answer_lines *lines, const char *bytes, size_t count, struct fault *fault);

/* The words after "graze 1", made printable; false when the line, with its end or without, is no greeting. */
bool greeting_take(char line[GREETING_LINE], char *words, size_t size, struct fault *fault);

#endif
