#include "svg.h"

#include "printable.h"
#include "put.h"
#include "svg_path.h"
#include "wording.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool fault(char *why, const char *path, const char *what) {
  return say_why(why, PLOT_WHY, "%.1000s: %s: %s", path, what, strerror(errno));
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

/* Whether anything in `rest` asks for the mark or filter whose name begins at `id`. */
static bool is_asked(const char *id, const char *rest) {
  char quoted[32], called[32];
  const int length = (int)strcspn(id, "'");
  snprintf(quoted, sizeof quoted, "#%.*s'", length, id);
  snprintf(called, sizeof called, "#%.*s)", length, id);
  return strstr(rest, quoted) != NULL || strstr(rest, called) != NULL;
}

static bool is_idle_mark(const char *line, const char *rest) {
  const char *id = strstr(line, "id='gp");
  return id != NULL && id < rest && !is_asked(id + strlen("id='"), rest);
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

/* What gnuplot says with each line and each text, and what is enough: SVG's defaults are not told, and the
 * type stands once. Every line and every area has a colour of its own. */
static const struct {
  const char *said, *enough;
  bool (*value)(FILE *to, const char **at);
} SHORTER[] = {
    {"<g id=\"gnuplot_canvas\">", "<g fill=\"none\" font-family=\"sans-serif\" font-size=\"13\">", NULL},
    {"<image ", "<image style='image-rendering:pixelated' ", NULL},
    {" font-family=\"sans-serif\"", "", NULL},
    {" font-size=\"13.00\"", "", NULL},
    {" stroke-width=\"1.00\"", "", NULL},
    {" stroke=\"none\" fill=\"", " fill=\"", NULL},
    {" stroke-linecap=\"butt\" stroke-linejoin=\"miter\"", "", NULL},
    {" class=\"gridline\"", "", NULL},
    {" fill = '", " fill='", NULL},
    {" fill-opacity = '", " fill-opacity='", NULL},
    {" points = '", " points='", svg_points},
    {"  d='", " d='", svg_path},
    {" d='", " d='", svg_path},
    {"  text-anchor=\"start\"", "", NULL},
    {"  text-anchor", " text-anchor", NULL}};
enum { SHORTEST = sizeof SHORTER / sizeof SHORTER[0] };

/* rgb(9, 9, 9) as #090909; what stands behind it. */
static const char *put_colour(FILE *to, const char *at) {
  unsigned red, green, blue;
  if (sscanf(at, "rgb(%3u,%3u,%3u)", &red, &green, &blue) != 3 || red > 255 || green > 255 || blue > 255)
    return at;
  fprintf(to, "#%02x%02x%02x", red, green, blue);
  return after(at, ")");
}

/* Behind the point of a number: no zeros that say nothing. */
static const char *put_fraction(FILE *to, const char *at) {
  const size_t digits = strspn(at + 1, "0123456789");
  size_t kept = digits;
  while (kept > 0 && at[kept] == '0')
    kept--;
  if (digits > 0 && kept > 0)
    fwrite(at, 1, kept + 1, to);
  return digits > 0 ? at + 1 + digits : at;
}

/* What is said shorter; what stands behind it, or `at`. */
static const char *put_shorter(FILE *to, const char *at) {
  for (size_t k = 0; k < SHORTEST; k++)
    if (begins(at, SHORTER[k].said)) {
      fputs(SHORTER[k].enough, to);
      at += strlen(SHORTER[k].said);
      if (SHORTER[k].value != NULL)
        SHORTER[k].value(to, &at);
      return at;
    }
  return begins(at, "rgb(") ? put_colour(to, at) : *at == '.' ? put_fraction(to, at) : at;
}

/* A tag; what stands behind it. */
static const char *put_tag(FILE *to, const char *at) {
  static const char GROUP[] = "<g fill=\"none\" color=\"";
  const char *const width = strstr(at, " stroke-width=");
  if (begins(at, GROUP) && width != NULL && width < after(at, ">")) {
    fputs("<g", to); /* its colours are those of no line */
    at = width;
  }
  while (*at != '\0' && *at != '>') {
    const char *const next = put_shorter(to, at);
    if (next == at)
      fputc(*at++, to);
    else
      at = next;
  }
  if (*at == '>')
    fputc(*at++, to);
  return at;
}

/* What nobody sees: groups and texts that hold nothing, filters that nothing asks for, a name for each curve.
 * What stands behind. */
static const char *after_idle(const char *at) {
  static const char *const EMPTY[] = {"\n</g>\n", "\n\t\t<text></text>\n\t</g>\n"};
  const char *const inner = begins(at, "<g ") ? after(at, ">") : "";
  for (size_t k = 0; k < sizeof EMPTY / sizeof EMPTY[0]; k++)
    if (begins(inner, EMPTY[k]))
      return inner + strlen(EMPTY[k]);
  if (begins(at, "<title>"))
    return after(at, "</title>");
  if (begins(at, "<filter id='") && !is_asked(at + strlen("<filter id='"), after(at, "</filter>")))
    return after(at, "</filter>");
  return at;
}

static void put_title(FILE *to, const char *title) {
  fputs("<title>", to);
  put_escaped(to, title);
  fputs("</title>", to);
  fputs(DARK, to);
}

/* Its own title in place of gnuplot's; squares that stay sharp; no blanks between tags. */
static void put_svg(FILE *to, const char *svg, const char *title) {
  const char *const old = strstr(svg, "<title>");
  while (*svg != '\0') {
    const char *const tag = svg + strcspn(svg, "<");
    const bool blank = svg + strspn(svg, " \n\t") == tag;
    fwrite(blank ? "\n" : svg, 1, blank ? svg != tag : (size_t)(tag - svg), to);
    if (tag == old)
      put_title(to, title);
    svg = after_idle(tag);
    if (svg == tag)
      svg = begins(tag, "<?") ? tag + fwrite(tag, 1, strcspn(tag, ">"), to) : put_tag(to, tag);
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
