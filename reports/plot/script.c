#include "script.h"

#include "printable.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { SHOWN = 1024 }; /* no text of a picture is longer */

const char *plot_outcome_colour(enum outcome outcome) {
  static const char *const COLOURS[OUTCOMES] = {
      "#FFFFFF", PLOT_VERMILLION, PLOT_BLUE, PLOT_PURPLE, "#000000"};
  return COLOURS[outcome];
}

bool script_begin(struct script *s, const char *name, unsigned width, unsigned height, FILE *data) {
  *s = (struct script){.name = name, .width = width, .height = height, .data = data};
  s->head = open_memstream(&s->head_text, &s->head_size);
  s->body = open_memstream(&s->body_text, &s->body_size);
  if (s->head != NULL && s->body != NULL)
    return true;
  if (s->head != NULL)
    fclose(s->head);
  if (s->body != NULL)
    fclose(s->body);
  free(s->head_text);
  free(s->body_text);
  return false;
}

void script_put(struct script *s, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vfprintf(s->body, format, arguments);
  va_end(arguments);
}

void script_set(struct script *s, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vfprintf(s->head, format, arguments);
  va_end(arguments);
}

unsigned script_text(struct script *s, const char *text) {
  char shown[SHOWN];
  text_printable(text, shown, sizeof shown);
  fprintf(s->head, "t%u = '", ++s->texts);
  for (const char *c = shown; *c != '\0'; c++)
    fputs(*c == '\'' ? "''" : (char[]){*c, '\0'}, s->head);
  fputs("'\n", s->head);
  return s->texts;
}

void script_panel(struct script *s, double x, double y, double w, double h) {
  s->panel_x = x;
  s->panel_y = y;
  s->panel_w = w;
  s->panel_h = h;
  script_put(s,
             "  unset label; unset arrow; unset object; unset key; unset title; unset xlabel; unset ylabel; "
             "unset logscale\n"
             "  set autoscale xy; set border 31 lc rgb '" PLOT_GREY "'; set tics textcolor rgb '" PLOT_INK
             "'; set xtics autofreq; set ytics autofreq\n"
             "  set lmargin at screen %.5f; set rmargin at screen %.5f; set tmargin at screen %.5f; set "
             "bmargin at screen %.5f\n",
             x / s->width,
             (x + w) / s->width,
             1 - y / s->height,
             1 - (y + h) / s->height);
}

void script_label(struct script *s,
                  double x,
                  double y,
                  enum plot_align align,
                  unsigned size,
                  const char *colour,
                  const char *text) {
  static const char *const ALIGN[] = {"left", "center", "right"};
  const unsigned t = script_text(s, text);
  script_put(s,
             "  set label t%u at screen %.5f,%.5f %s front textcolor rgb '%s'",
             t,
             x / s->width,
             1 - y / s->height,
             ALIGN[align],
             colour);
  if (size > 0)
    script_put(s, " font ',%u'", size);
  script_put(s, "\n");
}

void script_title(struct script *s, const char *title, const char *below) {
  script_label(s, 20, 20, PLOT_LEFT, 16, PLOT_INK, title);
  script_label(s, 20, 43, PLOT_LEFT, 0, PLOT_GREY, below);
}

void script_leader(struct script *s, double x, double y, double to_x, double to_y) {
  script_put(s,
             "  set arrow from screen %.5f,%.5f to first %.17g,%.17g nohead front lc rgb '" PLOT_INK
             "' lw 1\n",
             x / s->width,
             1 - y / s->height,
             to_x,
             to_y);
}

static void put_terminal(const struct script *s, FILE *to) {
  char ids[PLOT_NAME]; /* gnuplot takes letters, digits and _ */
  snprintf(ids, sizeof ids, "%s", s->name);
  for (char *c = ids; *c != '\0'; c++)
    *c = *c == '-' ? '_' : *c;
  fprintf(to,
          "  if (format eq 'svg') { set terminal svg noenhanced size %u,%u font 'sans-serif,13' background "
          "'#ffffff' name '%s' }\n"
          "  if (format eq 'png') { set terminal pngcairo noenhanced fontscale 0.75 size %u,%u font "
          "'sans-serif,13' background '#ffffff' }\n"
          "  if (format eq 'pdf') { set terminal pdfcairo noenhanced size %.2fin,%.2fin font 'sans-serif,9' "
          "background '#ffffff' }\n",
          s->width,
          s->height,
          ids,
          s->width,
          s->height,
          s->width / 100.0,
          s->height / 100.0);
}

/* The title is shown in a comment, so it must stay one. */
static void put_comment(FILE *to, const char *text) {
  char shown[SHOWN];
  text_printable(text, shown, sizeof shown);
  const size_t length = strlen(shown);
  fprintf(to, "# %s%s\n", shown, length > 0 && shown[length - 1] == '\\' ? "." : "");
}

bool script_end(struct script *s, FILE *to, unsigned formats, const char *title) {
  bool fine = fclose(s->head) == 0;
  fine = fclose(s->body) == 0 && fine;
  if (fine) {
    put_comment(to, title);
    fprintf(to,
            "# gnuplot %s.gp draws the picture again, beside this file.\n"
            "reset session\n"
            "folder = ARG0[1 : strlen(ARG0) - strlen('%s.gp')]\n"
            "data = folder.'%s.dat'\n"
            "set encoding utf8\n%sdo for [format in '%s%s%s'] {\n",
            s->name,
            s->name,
            s->name,
            s->head_text,
            (formats & PLOT_SVG) ? "svg " : "",
            (formats & PLOT_PNG) ? "png " : "",
            (formats & PLOT_PDF) ? "pdf" : "");
    put_terminal(s, to);
    fprintf(to,
            "  set output folder.'%s.'.format\n  set multiplot\n%s  unset multiplot\n  unset output\n}\n",
            s->name,
            s->body_text);
  }
  free(s->head_text);
  free(s->body_text);
  return fine && ferror(to) == 0;
}

void script_circle(struct script *s, struct spot at, double r) {
  script_put(s, "  set object circle at %.9g,%.9g size %.9g", at.x, at.y, r);
}

void script_arrow(struct script *s, struct spot from, struct spot to) {
  script_put(s, "  set arrow from %.9g,%.9g to %.9g,%.9g", from.x, from.y, to.x, to.y);
}

void script_polygon(struct script *s, const struct spot *corners, unsigned count) {
  script_put(s, "  set object polygon");
  for (unsigned k = 0; k <= count; k++)
    script_put(s, " %s %.9g,%.9g", k == 0 ? "from" : "to", corners[k % count].x, corners[k % count].y);
}

void script_text_at(struct script *s, struct spot at, const char *text) {
  script_put(s,
             "  set label t%u at first %.9g,%.9g center front textcolor rgb '" PLOT_INK "'",
             script_text(s, text),
             at.x,
             at.y);
}

/* Placed by hand: gnuplot's SVG loses an axis title that reaches over its own idea of the canvas. */
void script_axis(struct script *s, char axis, double away, const char *text) {
  const bool x = axis == 'x';
  script_put(s,
             "  set label t%u at screen %.5f,%.5f center%s front textcolor rgb '" PLOT_INK "'\n",
             script_text(s, text),
             (x ? s->panel_x + s->panel_w / 2 : s->panel_x - away) / s->width,
             1 - (x ? s->panel_y + s->panel_h + away : s->panel_y + s->panel_h / 2) / s->height,
             x ? "" : " rotate by 90");
}
