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

/* A mark of gnuplot's, a line each, or a filter of several: whether its id is asked for in what follows. */
enum { MARKS_MAX = 24, MARK_ID = 24 };
struct mark {
  const char *text;
  size_t length;
  char id[MARK_ID];
  bool used;
};

static unsigned read_marks(const char *text, const char *end, struct mark marks[MARKS_MAX]) {
  unsigned count = 0;
  while (text < end && count < MARKS_MAX) {
    const char *id = strstr(text, "id='");
    if (id == NULL || id >= end)
      break;
    struct mark *mark = &marks[count++];
    const char *line_end =
        after(text, begins(text + strspn(text, "\t \n"), "<filter") ? "</filter>\n" : "/>\n");
    *mark = (struct mark){.text = text, .length = (size_t)(line_end - text)};
    snprintf(mark->id, sizeof mark->id, "#%.*s", (int)strcspn(id + 4, "'"), id + 4);
    text = line_end;
  }
  return count;
}

static bool asks_for(const char *text, const char *end, const char *id) {
  const size_t length = strlen(id);
  for (const char *at = text; (at = strstr(at, id)) != NULL && at < end; at += length)
    if (at[length] == '\'' || at[length] == ')' || at[length] == '"')
      return true;
  return false;
}

struct rewriting {
  FILE *to;
  const char *name, *title;
  bool titled, marked;
  const char *group; /* the head of the outer group that is open, or NULL */
};

/* The marks that are used, here or by one that is; a mark asks only for those before it. */
static const char *put_marks(struct rewriting *r, const char *text) {
  struct mark marks[MARKS_MAX];
  const char *from = text + strlen("<defs>"), *end = strstr(text, "</defs>");
  if (end == NULL)
    return text + strlen(text);
  const unsigned count = read_marks(from, end, marks);
  bool any = false;
  for (unsigned k = count; k-- > 0;) {
    marks[k].used = asks_for(end, end + strlen(end), marks[k].id);
    for (unsigned later = k + 1; later < count; later++)
      marks[k].used |= marks[later].used &&
                       asks_for(marks[later].text, marks[later].text + marks[later].length, marks[k].id);
    any |= marks[k].used;
  }
  r->marked = true;
  if (any)
    fputs("<defs>\n", r->to);
  for (unsigned k = 0; k < count; k++)
    for (size_t c = 0; c < marks[k].length && marks[k].used; c++) {
      const char *at = marks[k].text + c;
      fputc(*at, r->to);
      if ((*at == '\'' || *at == '#') && begins(at + 1, "gp"))
        fprintf(r->to, "%s-", r->name);
    }
  if (any)
    fputs("</defs>\n", r->to);
  return after(end, "</defs>\n");
}

/* Writes what begins here, and says where to go on; NULL when it is nothing special. */
static const char *put_special(struct rewriting *r, const char *text) {
  if (begins(text, "<title>")) {
    if (!r->titled) {
      fputs("<title>", r->to);
      put_escaped(r->to, r->title);
      fputs("</title>", r->to);
    }
    r->titled = true;
    return after(text, "</title>");
  }
  if (begins(text, "<desc>"))
    return after(text, "</desc>\n");
  if (begins(text, "<defs>") && !r->marked)
    return put_marks(r, text);
  if (begins(text, "<image ")) {
    fputs("<image style='image-rendering:pixelated' ", r->to);
    return text + strlen("<image ");
  }
  if (begins(text, "<tspan font-family=\"sans-serif\" >")) {
    fputs("<tspan>", r->to);
    return after(text, ">");
  }
  if (begins(text, "\"gnuplot_canvas\"")) {
    fprintf(r->to, "\"%s-canvas\"", r->name);
    return text + strlen("\"gnuplot_canvas\"");
  }
  if (begins(text, "<g fill=")) {
    const char *body = after(text, ">");
    if (begins(body, "\n</g>\n"))
      return body + strlen("\n</g>\n");
    r->group = text;
  }
  /* Groups with the same head one after another are one. Only inner ones stand behind a tab. */
  if (begins(text, "</g>\n<g fill=") && text[-1] != '\t' && r->group != NULL) {
    const char *next = text + strlen("</g>\n");
    const size_t length = (size_t)(after(next, ">") - next);
    if (strncmp(r->group, next, length) == 0)
      return next + length;
  }
  if ((*text == '\'' || *text == '#') &&
      (begins(text + 1, "gpPt") || begins(text + 1, "gpDot") || begins(text + 1, "gpPat"))) {
    fprintf(r->to, "%c%s-", *text, r->name);
    return text + 1;
  }
  return NULL;
}

static bool write_whole(const char *path, const char *text, size_t size, char *why) {
  FILE *file = fopen(path, "wb");
  const bool written = file != NULL && fwrite(text, 1, size, file) == size;
  const bool closed = file != NULL && fclose(file) == 0;
  return (written && closed) || fault(why, path, "cannot be written");
}

bool svg_finish(const char *folder, const struct plot *plot, char *why) {
  char path[PATH_MAX], title[PLOT_TITLE];
  char *raw = path_of(path, folder, plot, why) ? read_whole(path, why) : NULL, *made = NULL;
  size_t size = 0;
  if (raw == NULL)
    return false;
  text_printable(plot->title, title, sizeof title);
  struct rewriting r = {.to = open_memstream(&made, &size), .name = plot->name, .title = title};
  bool fine = r.to != NULL || fault(why, path, "cannot be rewritten");
  for (const char *at = raw; fine && *at != '\0';) {
    const char *next = put_special(&r, at);
    if (next == NULL)
      fputc(*at++, r.to);
    else
      at = next;
  }
  if (r.to != NULL)
    fine = (fclose(r.to) == 0 || fault(why, path, "cannot be rewritten")) && fine;
  fine = fine && (strstr(made, "</svg>") != NULL || fault(why, path, "is no whole SVG"));
  fine = fine && write_whole(path, made, size, why);
  free(raw);
  free(made);
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
