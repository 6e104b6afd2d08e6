/* How each kind of picture is drawn: its script and its numbers. All give false without memory, or when the
 * store's numbers are none of the test's form.
 */
#ifndef GRAZE_DRAW_H
#define GRAZE_DRAW_H

#include "script.h"

struct canvas {
  unsigned width, height;
};

typedef bool draw_picture(const struct model *model, const struct plot *plot, struct script *s);
draw_picture draw_map, draw_card, draw_finding, draw_discovery, draw_speed, draw_soon;

/* The size of a picture, from what is in it. */
typedef struct canvas size_picture(const struct model *model, const struct plot *plot);
size_picture size_map, size_card, size_finding, size_discovery, size_speed, size_soon;

#endif
