/* What gnuplot writes as SVG, made fit for a page: a title that says what is seen, squares that stay sharp,
 * dark on a dark page, and no marks that are not used.
 */
#ifndef GRAZE_SVG_H
#define GRAZE_SVG_H

#include "plot.h"

/* Rewrites FOLDER/NAME.svg. False at a fault, and `why` (PLOT_WHY bytes) says which. */
bool svg_finish(const char *folder, const struct plot *plot, char *why);

#endif
