/* Lines of an SVG in fewer letters: each point by its way from the one before, in tenths of a pixel. Points
 * are rounded where they stand, so that a long line does not drift.
 */
#ifndef GRAZE_SVG_PATH_H
#define GRAZE_SVG_PATH_H

#include <stdbool.h>
#include <stdio.h>

/* Writes the value of a d attribute, up to its quote, and moves `at` there. False, and nothing is written: it
 * has other commands than M, L and Z. */
bool svg_path(FILE *to, const char **at);
/* The same for the value of a points attribute. */
bool svg_points(FILE *to, const char **at);

#endif
