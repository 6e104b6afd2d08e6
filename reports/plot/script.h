/* A gnuplot script in the making: what is drawn is drawn once for each format.
 *
 * Positions are pixels of the canvas from its top left corner, or (`first`) of the panel's own axes. Text
 * never becomes part of a command: it is set as a quoted variable first, so that no name can say anything to
 * gnuplot.
 */
#ifndef GRAZE_SCRIPT_H
#define GRAZE_SCRIPT_H

#include "drawn.h"
#include "plot.h"

#include <stdio.h>

/* Okabe and Ito's colours: told apart by everybody, and by their lightness in print. */
#define PLOT_ORANGE "#E69F00"
#define PLOT_SKY "#56B4E9"
#define PLOT_GREEN "#009E73"
#define PLOT_YELLOW "#F0E442"
#define PLOT_BLUE "#0072B2"
#define PLOT_VERMILLION "#D55E00"
#define PLOT_PURPLE "#CC79A7"
#define PLOT_INK "#1A1A1A"
#define PLOT_GREY "#5A5A5A"

/* The colour of an outcome; its word stands beside it wherever it is used. */
const char *plot_outcome_colour(enum outcome outcome);

struct script {
  const char *name;
  unsigned width, height;
  FILE *head, *body; /* what is set once; what is drawn for each format */
  FILE *data;        /* NAME.dat */
  char *head_text, *body_text;
  size_t head_size, body_size;
  unsigned texts;
  double panel_x, panel_y, panel_w, panel_h; /* of the panel drawn on */
};

enum plot_align { PLOT_LEFT, PLOT_CENTRE, PLOT_RIGHT };

/* False when there is no memory. `data` is the file of the picture's numbers, open for writing. */
bool script_begin(struct script *s, const char *name, unsigned width, unsigned height, FILE *data);
/* Writes the script for `formats`, and lets go of it. False when it cannot be written. */
bool script_end(struct script *s, FILE *to, unsigned formats, const char *title);

/* Commands, and settings that stand before them. */
__attribute__((format(printf, 2, 3))) void script_put(struct script *s, const char *format, ...);
__attribute__((format(printf, 2, 3))) void script_set(struct script *s, const char *format, ...);
/* A variable that holds the text: its number n, to be written as t<n>. What is not to be shown becomes \xNN.
 */
unsigned script_text(struct script *s, const char *text);

/* A panel at that place; labels, arrows and objects of the one before are gone. */
void script_panel(struct script *s, double x, double y, double w, double h);
/* A text at a place of the canvas; the place is its middle line. `size` 0: the usual one. */
void script_label(struct script *s,
                  double x,
                  double y,
                  enum plot_align align,
                  unsigned size,
                  const char *colour,
                  const char *text);
/* The title of the picture, and a line below it. */
void script_title(struct script *s, const char *title, const char *below);
/* These begin the command for a thing on the panel's own axes; its style follows. */
void script_circle(struct script *s, struct spot at, double r);
void script_arrow(struct script *s, struct spot from, struct spot to);
void script_polygon(struct script *s, const struct spot *corners, unsigned count);
void script_text_at(struct script *s, struct spot at, const char *text);
/* What an axis is of, so many pixels away from the panel. */
void script_axis(struct script *s, char axis, double away, const char *text);
/* A line from a place of the canvas to one of the panel's axes. */
void script_leader(struct script *s, double x, double y, double to_x, double to_y);

#endif
