#include "csv.h"

#include "wording.h"

#include <errno.h>
#include <string.h>

void csv_open(struct csv *csv, FILE *file) {
  csv->file = file;
  csv->line = 0;
  csv->fields = 0;
}

static bool fault(char *why, const char *what) { return say_why(why, CSV_WHY, "%s", what); }

/* One line without its end and without a byte-order mark, or nothing at the end of the file. */
static enum csv_status read_line(struct csv *csv, char *why) {
  size_t length = 0;
  int c;
  csv->line++;
  while ((c = getc_unlocked(csv->file)) != EOF && c != '\n') {
    if (c == '\0') {
      fault(why, "found a NUL byte, expected text: is this a binary file?");
      return CSV_FAULT;
    }
    if (length + 1 >= CSV_LINE) {
      snprintf(why, CSV_WHY, "found a line of more than %d bytes, expected a row of fields", CSV_LINE - 1);
      return CSV_FAULT;
    }
    csv->text[length++] = (char)c;
  }
  if (ferror(csv->file)) {
    snprintf(why, CSV_WHY, "found a file that cannot be read on (%s)", strerror(errno));
    return CSV_FAULT;
  }
  if (c == EOF && length == 0)
    return CSV_END;
  if (length > 0 && csv->text[length - 1] == '\r')
    length--;
  csv->text[length] = '\0';
  if (csv->line == 1 && strncmp(csv->text, "\xef\xbb\xbf", 3) == 0)
    memmove(csv->text, csv->text + 3, length - 2);
  return CSV_ROW;
}

/* Cuts one field at *next; false at a fault. */
static bool cut_field(char **next, char **field, bool *last, char *why) {
  char *start = *next;
  start += strspn(start, " \t");
  char *end;
  if (*start == '"') {
    *field = ++start;
    end = strchr(start, '"');
    if (end == NULL)
      return fault(why, "found a quote that is not closed on its line, expected a second one");
    *end++ = '\0';
    end += strspn(end, " \t");
    if (*end != ',' && *end != '\0')
      return fault(why, "found text after a closing quote, expected a comma");
  } else {
    *field = start;
    end = start + strcspn(start, ",");
  }
  *last = *end == '\0';
  *end = '\0';
  *next = end + 1;
  for (char *tail = *field + strlen(*field); tail > *field && (tail[-1] == ' ' || tail[-1] == '\t'); tail--)
    tail[-1] = '\0';
  return true;
}

enum csv_status csv_next(struct csv *csv, char *why) {
  do {
    const enum csv_status status = read_line(csv, why);
    if (status != CSV_ROW)
      return status;
  } while (csv->text[0] == '\0');
  char *next = csv->text;
  csv->fields = 0;
  bool last = false;
  while (!last) {
    if (csv->fields == CSV_FIELDS) {
      snprintf(why, CSV_WHY, "found more than %d fields, expected no more", CSV_FIELDS);
      return CSV_FAULT;
    }
    if (!cut_field(&next, &csv->field[csv->fields], &last, why))
      return CSV_FAULT;
    csv->fields++;
  }
  return CSV_ROW;
}
