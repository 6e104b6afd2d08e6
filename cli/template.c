#include "template.h"

#include <stdbool.h>
#include <string.h>

static const char EACH[] = "@each(", END[] = ")@";

static const char *value_of(const struct blank *blanks, const char *name, size_t length) {
  for (; blanks->name != NULL; blanks++)
    if (strlen(blanks->name) == length && strncmp(blanks->name, name, length) == 0)
      return blanks->value;
  return NULL;
}

/* Up to `end`, without repetitions. A blank that nobody knows stays as it is; values have no values of
 * values. */
static void fill_plain(FILE *out, const char *text, const char *end, const struct blank *blanks, bool value) {
  while (text < end) {
    const char *close = *text == '@' ? strchr(text + 1, '@') : NULL;
    const char *found =
        close != NULL && close < end ? value_of(blanks, text + 1, (size_t)(close - text - 1)) : NULL;
    if (found == NULL)
      fputc(*text++, out);
    else if (value)
      fputs(found, out);
    else
      fill_plain(out, found, found + strlen(found), blanks, true);
    text = found == NULL ? text : close + 1;
  }
}

static void fill_each(FILE *out, const char *text, const char *end, const struct blank *blanks) {
  const char *columns = value_of(blanks, "columns", strlen("columns"));
  const char *type = value_of(blanks, "type", strlen("type"));
  for (unsigned k = 0; columns != NULL && *columns != '\0'; k++) {
    char column[32], number[16];
    const size_t length = strcspn(columns, " ");
    snprintf(column, sizeof column, "%.*s", (int)length, columns);
    snprintf(number, sizeof number, "%u", k);
    const struct blank own[] = {
        {"column", column}, {"k", number}, {"type", type != NULL ? type : ""}, {NULL, NULL}};
    fputs(k > 0 ? ", " : "", out);
    fill_plain(out, text, end, own, false);
    columns += length + (columns[length] == ' ');
  }
}

void template_fill(FILE *out, const char *text, const struct blank *blanks) {
  const char *each, *end;
  while ((each = strstr(text, EACH)) != NULL && (end = strstr(each, END)) != NULL) {
    fill_plain(out, text, each, blanks, false);
    fill_each(out, each + strlen(EACH), end, blanks);
    text = end + strlen(END);
  }
  fill_plain(out, text, text + strlen(text), blanks, false);
}
