#include "svg.h"

#include "printable.h"
#include "put.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool fault(char *why, const char *path, const char *what) {
  snprintf(why, PLOT_WHY, "%.1000s: %s: %s", path, what, strerror(errno));
  return false;
}

/* The whole file, with an end; NULL at a fault. */
static char *read_whole(const char *path, char *why) {
  FILE *file = fopen(path, "rb");
  char *text = NULL;
  long size = -1;
  if (file != NULL && fseek(file, 0, SEEK_END) == 0 && (size = ftell(file)) >= 0 &&
      fseek(file, 0, SEEK_SET) == 0)
    text = malloc((size_t)size + 1);
  if (text == NULL || fread(text, 1, (size_t)size, file) != (size_t)size) {
    fault(why, path, "cannot be read");
    free(text);
    text = NULL;
  } else
    text[size] = '\0';
  if (file != NULL)
    fclose(file);
  return text;
}

static bool path_of(char path[PATH_MAX], const char *folder, const struct plot *plot, char *why) {
  if (snprintf(path, PATH_MAX, "%s/%s.svg", folder, plot->name) < PATH_MAX)
    return true;
  errno = ENAMETOOLONG;
  return fault(why, folder, "cannot be written");
}

static bool begins(const char *text, const char *with) { return strncmp(text, with, strlen(with)) == 0; }

/* What stands after the next `end`. */
static const char *after(const char *text, const char *end) {
  const char *at = strstr(text, end);
  return at == NULL ? text + strlen(text) : at + strlen(end);
}

/* Whether a line defines a mark that nothing in `rest` asks for. */
static bool is_idle_mark(const char *line, const char *rest) {
  char asked[32];
  const char *id = strstr(line, "id='gpPt");
  if (id == NULL || id >= rest)
    return false;
  snprintf(asked, sizeof asked, "#%.*s'", (int)strcspn(id + 4, "'"), id + 4);
  return strstr(rest, asked) == NULL;
}

/* gnuplot defines every mark it knows, a line each. The last line first: a mark may ask for one before it. */
static void drop_idle_marks(char *svg) {
  char *const marks = strstr(svg, "<defs>"), *rest = marks == NULL ? NULL : strstr(marks, "</defs>");
  for (char *line = rest; line != marks; rest = line) {
    do
      line--;
    while (line != marks && *line != '\n');
    if (is_idle_mark(line, rest))
      memmove(line, rest, strlen(rest) + 1);
  }
}

/* On a dark page its lightness is turned round; its hues stay. */
static const char DARK[] =
    "<style>@media (prefers-color-scheme:dark){svg{filter:invert(.9) hue-rotate(180deg)}}</style>";

/* Its own title in place of gnuplot's; squares that stay sharp; no groups that hold nothing. */
static void put_svg(FILE *to, const char *svg, const char *title) {
  const char *const old = strstr(svg, "<title>");
  while (*svg != '\0')
    if (svg == old) {
      fputs("<title>", to);
      put_escaped(to, title);
      fputs("</title>", to);
      fputs(DARK, to);
      svg = after(svg, "</title>");
    } else if (begins(svg, "<image ")) {
      fputs("<image style='image-rendering:pixelated' ", to);
      svg += strlen("<image ");
    } else if (begins(svg, "<g fill=") && begins(after(svg, ">"), "\n</g>\n")) {
      svg = after(svg, "</g>\n");
    } else {
      fputc(*svg++, to);
    }
}

bool svg_finish(const char *folder, const struct plot *plot, char *why) {
  char path[PATH_MAX], title[PLOT_TITLE];
  char *raw = path_of(path, folder, plot, why) ? read_whole(path, why) : NULL;
  if (raw == NULL)
    return false;
  text_printable(plot->title, title, sizeof title);
  bool fine = strstr(raw, "</svg>") != NULL || fault(why, path, "is no whole SVG");
  if (fine) {
    FILE *file = fopen(path, "wb");
    drop_idle_marks(raw);
    if (file != NULL)
      put_svg(file, raw, title);
    const bool written = file != NULL && ferror(file) == 0;
    const bool closed = file != NULL && fclose(file) == 0;
    fine = (written && closed) || fault(why, path, "cannot be written");
  }
  free(raw);
  return fine;
}

char *plot_svg(const char *folder, const struct plot *plot, char *why) {
  char path[PATH_MAX];
  char *text = path_of(path, folder, plot, why) ? read_whole(path, why) : NULL;
  char *svg = text == NULL ? NULL : strstr(text, "<svg");
  if (svg == NULL) {
    if (text != NULL)
      snprintf(why, PLOT_WHY, "%.1000s: holds no SVG", path);
    free(text);
    return NULL;
  }
  memmove(text, svg, strlen(svg) + 1);
  return text;
}
