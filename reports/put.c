#include "put.h"

#include "words.h"

#include <string.h>

void put_escaped(FILE *out, const char *text) {
  for (; *text != '\0'; text++)
    switch (*text) {
    case '&':
      fputs("&amp;", out);
      break;
    case '<':
      fputs("&lt;", out);
      break;
    case '>':
      fputs("&gt;", out);
      break;
    case '"':
      fputs("&quot;", out);
      break;
    default:
      fputc(*text, out);
    }
}

static int is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

void put_anchor(FILE *out, const char *text) {
  for (; *text != '\0'; text++)
    if (is_plain(*text))
      fputc(*text, out);
    else
      fprintf(out, ".%02x", (unsigned)(unsigned char)*text);
}

void put_percent(FILE *out, const char *text) {
  for (; *text != '\0'; text++)
    if (is_plain(*text) || *text == '.')
      fputc(*text, out);
    else
      fprintf(out, "%%%02X", (unsigned)(unsigned char)*text);
}

void put_csv(FILE *out, const char *text) {
  if (strpbrk(text, ",\"\r\n") == NULL) {
    fputs(text, out);
    return;
  }
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

void put_count(FILE *out, uint64_t count) {
  char words[COUNT_WORDS];
  fputs(count_words(count, words), out);
}

void put_svg_address(FILE *out, const char *svg) {
  fputs("data:image/svg+xml,", out);
  for (const char *c = svg; *c != '\0'; c++)
    switch (*c) {
    case '%':
      fputs("%25", out);
      break;
    case '#':
      fputs("%23", out);
      break;
    case '"':
      fputc('\'', out);
      break;
    case '\'':
      fputs("%27", out);
      break;
    case '&':
      fputs("&amp;", out);
      break;
    case '\n':
    case '\t':
      fputc(' ', out);
      break;
    default:
      fputc(*c, out);
    }
}
