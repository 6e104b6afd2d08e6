#include "evidence.h"

#include <stdio.h>
#include <string.h>

extern const char graze_proved[];

static const char SEPARATOR[] = " | ";

/* Copies up to the separator or the line's end, and goes behind it. */
static void take_field(const char **at, char *field) {
  const size_t line = strcspn(*at, "\n");
  const char *end = strstr(*at, SEPARATOR);
  const bool last = end == NULL || end >= *at + line;
  const size_t length = last ? line : (size_t)(end - *at);
  snprintf(field, EVIDENCE_FIELD, "%.*s", (int)length, *at);
  *at += length + (last ? 0 : strlen(SEPARATOR));
}

bool evidence_next(const char *id, const char **at, struct evidence *evidence) {
  char name[EVIDENCE_FIELD];
  const char *line = *at == NULL ? graze_proved : *at;
  while (*line != '\0') {
    const char *field = line;
    line += strcspn(line, "\n");
    line += *line == '\n';
    take_field(&field, name);
    if (strcmp(name, id) != 0)
      continue;
    char *const fields[] = {
        evidence->claim, evidence->precondition, evidence->level, evidence->tool, evidence->detail};
    for (size_t k = 0; k < sizeof fields / sizeof *fields; k++)
      take_field(&field, fields[k]);
    *at = line;
    return true;
  }
  return false;
}
