#include "put.h"

#include "words.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

/* Each character of `from` as what stands in its place in `to`, the others as they are. */
static void put_mapped(FILE *out, const char *text, const char *from, const char *const *to) {
  for (; *text != '\0'; text++) {
    const char *at = strchr(from, *text);
    if (at != NULL)
      fputs(to[at - from], out);
    else
      fputc(*text, out);
  }
}

void put_escaped(FILE *out, const char *text) {
  put_mapped(out, text, "&<>\"", (const char *const[]){"&amp;", "&lt;", "&gt;", "&quot;"});
}

void put_svg_address(FILE *out, const char *svg) {
  fputs("data:image/svg+xml,", out);
  put_mapped(out, svg, "%#\"'&\n\t", (const char *const[]){"%25", "%23", "'", "%27", "&amp;", " ", " "});
}

/* Letters, digits and `plain` as they are; other bytes in hex, behind a mark. */
static void put_hex(FILE *out, const char *text, const char *plain, const char *format) {
  for (; *text != '\0'; text++)
    if ((*text >= 'a' && *text <= 'z') || (*text >= 'A' && *text <= 'Z') || (*text >= '0' && *text <= '9') ||
        strchr(plain, *text) != NULL)
      fputc(*text, out);
    else
      fprintf(out, format, (unsigned)(unsigned char)*text);
}

void put_anchor(FILE *out, const char *text) { put_hex(out, text, "-_", ".%02x"); }
void put_percent(FILE *out, const char *text) { put_hex(out, text, "-_.", "%%%02X"); }

/* A spreadsheet takes text that begins so for a formula; a number it may be. */
static bool is_formula(const char *text) {
  const bool sign = *text == '-' || *text == '+';
  return *text == '=' || *text == '@' || (sign && strchr("0123456789.in", text[1]) == NULL);
}

void put_csv(FILE *out, const char *text) {
  if (is_formula(text))
    fputs("\"'", out);
  else if (strpbrk(text, ",\"\r\n") == NULL) {
    fputs(text, out);
    return;
  } else
    fputc('"', out);
  for (; *text != '\0'; text++) {
    if (*text == '"')
      fputc('"', out);
    fputc(*text, out);
  }
  fputc('"', out);
}

void put_markdown(FILE *out, const char *text) {
  for (; *text != '\0'; text++) {
    if (*text == '\n' || *text == '\t') {
      fputc(' ', out);
    } else if (*text == '<' || *text == '&') {
      fputs(*text == '<' ? "&lt;" : "&amp;", out);
    } else {
      if (strchr("\\`*_[]|#~", *text) != NULL)
        fputc('\\', out);
      fputc(*text, out);
    }
  }
}

/* As vfprintf, but texts go through `put`. Directives: %s, %u, %zu, %lu (PRIu64), %d, %g and %f, %%. */
static void
put_formatted(FILE *out, void put(FILE *out, const char *text), const char *format, va_list arguments) {
  for (const char *end; (end = strchr(format, '%')) != NULL;) {
    char one[16];
    fwrite(format, 1, (size_t)(end - format), out);
    const size_t length = strcspn(end + 1, "sudgf%") + 2;
    snprintf(one, sizeof one, "%.*s", (int)length, end);
    format = end + length;
    if (one[length - 1] == 's')
      put(out, va_arg(arguments, const char *));
    else if (one[length - 1] == 'g' || one[length - 1] == 'f')
      fprintf(out, one, va_arg(arguments, double));
    else if (one[length - 1] == 'd')
      fprintf(out, "%d", va_arg(arguments, int));
    else if (one[length - 2] == 'z')
      fprintf(out, "%zu", va_arg(arguments, size_t));
    else if (one[length - 2] == 'l')
      fprintf(out, "%" PRIu64, va_arg(arguments, uint64_t));
    else if (one[length - 1] == 'u')
      fprintf(out, "%u", va_arg(arguments, unsigned));
    else
      fputc('%', out);
  }
  fputs(format, out);
}

void html(FILE *out, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  put_formatted(out, put_escaped, format, arguments);
  va_end(arguments);
}

void markdown(FILE *out, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  put_formatted(out, put_markdown, format, arguments);
  va_end(arguments);
}
