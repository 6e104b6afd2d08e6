/* The shapes of a stored case, for a drawing. */
#ifndef GRAZE_DRAW_SCENE_H
#define GRAZE_DRAW_SCENE_H

#include "drawn.h"
#include "model.h"
#include "script.h"

/* The shapes of a case that the store tells as text; false when they cannot be drawn. */
bool shapes_read(const struct form *form, const char *numbers, struct drawn_shape shapes[2]);

/* Begins the command for a shape's outline, in steps from a spot of it; how it is filled follows. */
void put_outline(struct script *s, const struct drawn_shape *shape, struct spot zero, struct spot step);

#endif
