/* Tests from outside become entries like the built-in ones. */
#include "engine.h"

#include "wording.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* For a look; whoever runs a campaign says what each part of it is worth. */
static const double FIRST = 10;

bool refuse(char *why, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(why, SUBJECT_WHY, format, arguments);
  va_end(arguments);
  return false;
}

/* Of those of its question; NULL is what is usual. */
static bool contract_from_name(enum question question, const char *name, enum contract *contract) {
  *contract = question == QUESTION_CROSSING   ? CONTRACT_ANYTHING
              : question_values(question) > 0 ? CONTRACT_ZERO
                                              : CONTRACT_CLOSED;
  bool found = name == NULL;
  for (unsigned c = 0; c < CONTRACTS && !found; c++)
    if (contract_is_of(question, (enum contract)c) && strcmp(name, contract_name((enum contract)c)) == 0) {
      *contract = (enum contract)c;
      found = true;
    }
  return found;
}

/* "closed, open", of those that say something. */
static const char *contract_names(enum question question, char names[FORM_TEXT]) {
  names[0] = '\0';
  for (unsigned c = 0; c < CONTRACTS; c++)
    if (contract_is_of(question, (enum contract)c) && c != CONTRACT_UNSTATED && c != CONTRACT_ANYTHING)
      text_add(names, FORM_TEXT, "%s%s", names[0] == '\0' ? "" : ", ", contract_name((enum contract)c));
  return names;
}

static bool id_is_word(const char *id) {
  return id[0] != '\0' && strlen(id) < SUBJECT_NAME &&
         strspn(id, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_") == strlen(id);
}

/* How it is given, as somebody would type it; NULL without memory. */
static char *words_of(const struct subject *subject) {
  const struct subject_given *given = &subject->foreign->given;
  const bool plugin = given->path != NULL;
  char in_form[FORM_TEXT], *text = NULL, *from = shell_word(plugin ? given->path : given->command);
  size_t size;
  FILE *out = from != NULL ? open_memstream(&text, &size) : NULL;
  if (out != NULL) {
    form_print(&subject->algorithm.form, in_form);
    fprintf(out, "--%s %s", plugin ? "plugin" : "command", from);
    if (given->form != NULL)
      fprintf(out, " --form '%s'", in_form);
    if (given->form != NULL && given->contract != NULL)
      fprintf(out, " --contract %s", given->contract);
    if (given->form != NULL && given->name != NULL)
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
  if (!id_is_word(record->id)) {
    refuse(why, "%.200s: found the name '%.60s', expected letters, digits and _", from, record->id);
    return false;
  }
  if (!form_parse_pair(record->form, &a->form, complaint))
    return refuse(why, "%.200s: %s: form '%.60s': %s", from, record->id, record->form, complaint);
  if (!contract_from_name(a->form.question, record->contract, &contract))
    return refuse(why,
                  "%.200s: %s: found the contract '%.40s', expected %s or unstated",
                  from,
                  record->id,
                  record->contract,
                  contract_names(a->form.question, complaint));
  subject->limits = record->limits;
  if (foreign->given.within != NULL)
    limits_read_range(foreign->given.within, &subject->limits);
  if (foreign->given.tolerance != NULL)
    limits_read_tolerance(foreign->given.tolerance, &subject->limits);
  if (question_values(a->form.question) > 0) {
    a->slack = subject->limits.tolerance;
    subject->limits.tolerance = 0;
  }
  snprintf(subject->id, sizeof subject->id, "%s", record->id);
  text_printable(record->title, subject->title, sizeof subject->title);
  const char *const source = foreign->given.source != NULL ? foreign->given.source : record->source;
  text_printable(source, subject->source, sizeof subject->source);
  /* A part of a call would not run. */
  const bool fits = record->call != NULL && strlen(record->call) + 5 < sizeof subject->call;
  text_printable(fits ? record->call : "", subject->call, sizeof subject->call);
  if (foreign->given.names != NULL && foreign->given.names[0] != '\0')
    snprintf(subject->inputs, sizeof subject->inputs, "%s", foreign->given.names);
  else
    form_column_names(&a->form, subject->inputs);
  a->id = subject->id;
  a->title = subject->title;
  a->role = ROLE_FOREIGN;
  a->language = engine->kind;
  a->source = subject->source;
  a->idea = "";
  a->wrong = "-";
  a->inputs = subject->inputs;
  if (foreign->given.fixed != NULL && foreign->given.fixed[0] != '\0')
    a->fixed = foreign->given.fixed;
  a->by_code = a->by_text = contract;
  a->of_square = foreign->given.root;
  a->ask = subject_ask;
  a->tell = subject_values;
  a->subject = subject;
  subject->entry =
      (struct registry_entry){.algorithm = a, .stem = subject->id, .file = from, .source = subject->call};
  subject->rows = SUBJECT_ROWS;
  atomic_init(&subject->until, INFINITY);
  subject->story.kind = engine->kind;
  subject->given = words_of(subject);
  if (subject->given == NULL || pthread_mutex_init(&subject->mutex, NULL) != 0) {
    free(subject->given);
    return refuse(why, "%.200s: no memory for its command line, or no mutex", from);
  }
  subject->story.given = subject->given;
  subject_renew(subject, FIRST);
  return true;
}

void subject_end(struct subject *subject) {
  while (subject->idle != NULL) {
    struct child *child = subject->idle;
    subject->idle = child->next;
    child_stop(child);
    free(child);
  }
  free(subject->incident);
  free(subject->given);
  pthread_mutex_destroy(&subject->mutex);
}
