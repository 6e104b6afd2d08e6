#include "draw_scene.h"

bool shapes_read(const struct form *form, const char *numbers, struct drawn_shape shapes[2]) {
  union number number[FORM_MAX_COLUMNS];
  return model_numbers(form, numbers, number) && drawn_shapes(form, number, (struct spot){0, 0}, shapes);
}

void put_outline(struct script *s, const struct drawn_shape *shape, struct spot zero, struct spot step) {
  enum { TURN = 256 };
  struct spot at[DRAWN_RIM(TURN)];
  const unsigned count = drawn_rim(shape, TURN, at);
  for (unsigned k = 0; k < count; k++)
    at[k] = (struct spot){(at[k].x - zero.x) / step.x, (at[k].y - zero.y) / step.y};
  if (shape->points == 1 && shape->r == shape->ry)
    script_circle(s,
                  (struct spot){(shape->at[0].x - zero.x) / step.x, (shape->at[0].y - zero.y) / step.y},
                  shape->r / step.x);
  else
    script_polygon(s, at, count);
}
