#include "out.h"

#include "wording.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { COMPLAINT = 2048, NARROWEST = 20 /* text is never broken into columns narrower than this */ };

int complain(const char *format, ...) {
  char text[COMPLAINT], printable[COMPLAINT];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  text_printable(text, printable, sizeof printable);
  fflush(stdout);
  fprintf(stderr, "graze: %s\n", printable);
  return EXIT_WRONG_USE;
}

const char *ink(enum ink which) {
  static const char *const CODE[] = {"\033[0m", "\033[1m", "\033[2m", "\033[31m", "\033[32m", "\033[33m"};
  const char *no_colour = getenv("NO_COLOR");
  const bool wanted = isatty(STDOUT_FILENO) && (no_colour == NULL || *no_colour == '\0');
  return wanted ? CODE[which] : "";
}

bool terminal_is_utf8(void) {
  static const char *const NAMES[] = {"LC_ALL", "LC_CTYPE", "LANG"};
  for (unsigned k = 0; k < sizeof NAMES / sizeof NAMES[0]; k++) {
    const char *value = getenv(NAMES[k]);
    if (value == NULL || *value == '\0')
      continue;
    const char *codeset = strchr(value, '.');
    return codeset != NULL &&
           (strncasecmp(codeset, ".utf-8", 6) == 0 || strncasecmp(codeset, ".utf8", 5) == 0);
  }
  return false;
}

void show_progress(const char *format, ...) {
  va_list arguments;
  if (!isatty(STDERR_FILENO))
    return;
  fputc('\r', stderr);
  va_start(arguments, format);
  vfprintf(stderr, format, arguments);
  va_end(arguments);
  fputs("\033[K", stderr);
}

void clear_progress(void) { show_progress("%s", ""); }

/* The columns of so many bytes: those of a colour take none. */
static int width_of(const char *text, int length) {
  int width = 0;
  for (int k = 0; k < length; k++)
    if (text[k] == '\033')
      k += (int)strcspn(text + k, "m");
    else
      width += ((unsigned char)text[k] & 0xc0) != 0x80;
  return width;
}

int text_width(const char *text) { return width_of(text, (int)strlen(text)); }

int terminal_columns(void) {
  struct winsize size;
  if (!isatty(STDOUT_FILENO) || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
    return 0;
  return size.ws_col;
}

void print_filled(FILE *out, const char *text, int indent, int columns) {
  const int room = columns - indent;
  int used = 0;
  while (*(text += strspn(text, " ")) != '\0') {
    const int length = (int)strcspn(text, " ");
    const int width = width_of(text, length);
    if (used > 0 && room >= NARROWEST && used + 1 + width > room) {
      fprintf(out, "\n%*s", indent, "");
      used = 0;
    }
    fprintf(out, "%s%.*s", used > 0 ? " " : "", length, text);
    used += width + (used > 0);
    text += length;
  }
  fputc('\n', out);
}

/* Whether whoever read standard output has gone away. */
static bool reader_is_gone(void) {
  struct pollfd out = {.fd = STDOUT_FILENO};
  return poll(&out, 1, 0) == 1 && (out.revents & POLLERR) != 0;
}

static void die_of_pipe(void) {
  if (signal(SIGPIPE, SIG_DFL) != SIG_ERR)
    raise(SIGPIPE);
}

int end_output(int code) {
  bool failed = ferror(stdout) != 0;
  failed |= fflush(stdout) != 0;
  if (failed && reader_is_gone())
    die_of_pipe();
  if (fclose(stdout) == 0 && !failed)
    return code;
  fprintf(stderr, "graze: standard output cannot be written (%s)\n", strerror(errno));
  return EXIT_WRONG_USE;
}
