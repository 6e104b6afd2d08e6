#include "draw_scene.h"

bool shapes_read(const struct form *form, const char *numbers, struct drawn_shape shapes[2]) {
  union number number[FORM_MAX_COLUMNS];
  return model_numbers(form, numbers, number) && drawn_shapes(form, number, (struct spot){0, 0}, shapes);
}

const char *shape_word(const struct form *form, unsigned shape) {
  static const char *const WORD[KINDS][3] = {
      [KIND_POINT] = {"the point", "the first point", "the second point"},
      [KIND_DISC] = {"the disc", "the first disc", "the second disc"},
      [KIND_BOX] = {"the box", "the first box", "the second box"},
  };
  const enum shape_kind kind = layout_kind(form->layouts[shape]);
  return WORD[kind][kind == layout_kind(form->layouts[1 - shape]) ? 1 + shape : 0];
}

void put_outline(struct script *s, const struct drawn_shape *shape, struct spot zero, struct spot step) {
  struct spot at[4];
  for (unsigned k = 0; k < shape->points; k++)
    at[k] = (struct spot){(shape->at[k].x - zero.x) / step.x, (shape->at[k].y - zero.y) / step.y};
  if (shape->points == 1)
    script_circle(s, at[0], shape->r / step.x);
  else
    script_polygon(s, at, shape->points);
}
