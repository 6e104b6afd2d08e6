/* Scenes: shapes as somebody says them, before any test's form; and how a scene is carried into a form.
 *
 * A scene is carried when, and only when, the form holds it exactly: no number is ever rounded on the way.
 */
#ifndef GRAZE_SCENE_H
#define GRAZE_SCENE_H

#include "form.h"

/* A number of a scene: a whole number of 64 bits, or a double. */
struct scene_number {
  bool whole;
  union number value; /* i64 when whole, else f64 */
};

struct scene_shape {
  enum layout layout;
  struct scene_number numbers[LAYOUT_MAX_COLUMNS];
};

struct scene {
  unsigned shapes;
  struct scene_shape shape[SHAPES];
  bool moves; /* the first */
  struct scene_number way[WAY_COLUMNS];
};

enum { SCENE_WHY = 160 };

/* An ordinary shape of a kind, in its first layout: `size` across, its upper left at x, y. */
struct scene_shape scene_sample(enum shape_kind kind, int64_t x, int64_t y, int64_t size);
/* The scene as a case of `form`. The shapes of a mixed pair may stand in either order. False when the form is
   of other shapes, or one of both has a shape that moves and the other none, or it cannot hold a number
   exactly; `why` (SCENE_WHY bytes) then says which and how. */
bool scene_carry(const struct scene *scene, const struct form *form, union number *numbers, char *why);
/* The same in the layouts it was said in and the first type that holds it, which go into `form`. */
bool scene_held(const struct scene *scene, struct form *form, union number *numbers, char *why);
/* The scene in a form that need not hold it: each number to a thousandth, as one would write it. A square
   takes a box's width, a box of pixels its sizes as they are; a shape that moves and has no way goes to where
   the other is. False when the form is of other shapes, or has a box in another layout than one that the
   scene names. */
bool scene_on_paper(const struct scene *scene, const struct form *form, double numbers[FORM_MAX_COLUMNS]);
/* The case as a scene, each shape in its own layout; false when a number is NaN or infinite. */
bool scene_from_case(const struct form *form, const union number *numbers, struct scene *scene);
/* From one form to another, by way of the scene. */
bool case_carry(const struct form *from,
                const union number *numbers,
                const struct form *to,
                union number *carried,
                char *why);

#endif
