/* gnuplot, run on scripts: several processes at once, each with a dozen scripts. */
#ifndef GRAZE_GNUPLOT_H
#define GRAZE_GNUPLOT_H

#include "plot.h"

/* Runs FOLDER/NAME.gp of every picture. False at a fault; `why` then says what gnuplot said, and of which
 * script. */
bool gnuplot_run(const struct plot *plots, size_t count, const struct plots_wish *wish, char *why);
/* Whether there is a gnuplot that can draw: false says in `why` what to install. */
bool gnuplot_there(char *why);

#endif
