/* Tests from outside become entries like the built-in ones. */
#define _GNU_SOURCE
#include "engine.h"
#include "wording.h"

#include "printable.h"
#include "shell_word.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* For a look; whoever runs a campaign grants what each part of it is worth. */
static const double FIRST = 10;

static bool contract_from_name(const char *name, enum contract *contract) {
  for (unsigned c = 0; c < CONTRACTS; c++)
    if (strcmp(name, contract_name((enum contract)c)) == 0) {
      *contract = (enum contract)c;
      return true;
    }
  return false;
}

static bool id_is_plain(const char *id) {
  return id[0] != '\0' && strlen(id) < SUBJECT_NAME &&
         strspn(id, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_") == strlen(id);
}

bool subject_new(struct subject *subject,
                 const struct foreign *foreign,
                 const struct engine *engine,
                 const struct subject_record *record,
                 char *why) {
  const char *const from = foreign->given.path != NULL ? foreign->given.path : foreign->given.command;
  struct algorithm *a = &subject->algorithm;
  char complaint[FORM_TEXT];
  enum contract contract;
  *subject = (struct subject){.engine = engine, .foreign = foreign};
  if (!id_is_plain(record->id)) {
    snprintf(
        why, SUBJECT_WHY, "%.200s: found the name '%.60s', expected letters, digits and _", from, record->id);
    return false;
  }
  if (!form_parse_pair(record->form, &a->form, complaint))
    return say_why(
        why, SUBJECT_WHY, "%.200s: %s: form '%.60s': %s", from, record->id, record->form, complaint);
  if (!contract_from_name(record->contract, &contract))
    return say_why(why,
                   SUBJECT_WHY,
                   "%.200s: %s: found the contract '%.40s', expected closed, open, half-open or unstated",
                   from,
                   record->id,
                   record->contract);
  subject->limits = record->limits;
  if (foreign->given.within != NULL)
    limits_read_range(foreign->given.within, &subject->limits);
  if (foreign->given.tolerance != NULL)
    limits_read_tolerance(foreign->given.tolerance, &subject->limits);
  snprintf(subject->id, sizeof subject->id, "%s", record->id);
  text_printable(record->title, subject->title, sizeof subject->title);
  text_printable(record->source, subject->source, sizeof subject->source);
  text_printable(record->call != NULL ? record->call : "", subject->call, sizeof subject->call);
  form_column_names(&a->form, subject->inputs);
  a->id = subject->id;
  a->title = subject->title;
  a->role = ROLE_FOREIGN;
  a->language = engine->kind;
  a->source = subject->source;
  a->idea = "";
  a->wrong = "-";
  a->inputs = subject->inputs;
  a->by_code = a->by_text = contract;
  a->ask = subject_ask;
  a->subject = subject;
  subject->entry =
      (struct registry_entry){.algorithm = a, .stem = subject->id, .file = from, .source = subject->call};
  subject->rows = SUBJECT_ROWS;
  subject->story.kind = engine->kind;
  subject->story.given = "";
  if (pthread_mutex_init(&subject->mutex, NULL) == 0) {
    subject_grant(subject, FIRST);
    return true;
  }
  return say_why(why, SUBJECT_WHY, "%.200s: no mutex", from);
}

char *subject_words(const struct subject *subject, const char *form) {
  const struct subject_given *given = &subject->foreign->given;
  const bool plugin = given->path != NULL;
  char in_form[FORM_TEXT], *text = NULL, *from = shell_word(plugin ? given->path : given->command);
  size_t size;
  FILE *out = from != NULL ? open_memstream(&text, &size) : NULL;
  if (out != NULL) {
    form_print(&subject->algorithm.form, in_form);
    fprintf(out, "--%s %s", plugin ? "plugin" : "command", from);
    if (form != NULL)
      fprintf(out, " --form '%s'", in_form);
    if (form != NULL && given->contract != NULL)
      fprintf(out, " --contract %s", given->contract);
    if (form != NULL && given->name != NULL)
      fprintf(out, " --name %s", subject->id);
    if (given->within != NULL)
      fprintf(out, " --within %s", given->within);
    if (given->tolerance != NULL)
      fprintf(out, " --tolerance %s", given->tolerance);
    fclose(out);
  }
  free(from);
  return text;
}

bool subject_told_how(struct subject *subject, char *given, char *why) {
  subject->given = given;
  if (given == NULL)
    return say_why(why, SUBJECT_WHY, "%s: no memory for its command line", subject->id);
  subject->story.given = given;
  return true;
}

static void subject_end(struct subject *subject) {
  char reason[SUBJECT_REASON];
  while (subject->idle != NULL) {
    struct child *child = subject->idle;
    subject->idle = child->next;
    child_stop(subject, child, reason);
    free(child);
  }
  free(subject->incident);
  free(subject->given);
  pthread_mutex_destroy(&subject->mutex);
}

struct foreign *foreign_open(const struct subject_given *given, char *why) {
  struct foreign *foreign = calloc(1, sizeof *foreign);
  if (foreign == NULL) {
    snprintf(why, SUBJECT_WHY, "no memory for a foreign test");
    return NULL;
  }
  foreign->given = *given;
  if (!(given->seconds > 0))
    foreign->given.seconds = SUBJECT_SECONDS;
  if (!(given->patience > 0))
    foreign->given.patience = SUBJECT_PATIENCE;
  if (given->path != NULL ? plugin_open(foreign, why) : command_open(foreign, why))
    return foreign;
  foreign_close(foreign);
  return NULL;
}

void foreign_close(struct foreign *foreign) {
  if (foreign == NULL)
    return;
  for (size_t k = 0; k < foreign->count; k++)
    subject_end(&foreign->subject[k]);
  free(foreign->subject);
  free(foreign);
}

size_t foreign_count(const struct foreign *foreign) { return foreign->count; }
const struct registry_entry *foreign_at(const struct foreign *foreign, size_t index) {
  return &foreign->subject[index].entry;
}
