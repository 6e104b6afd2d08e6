/* The typed shapes that tests take, one struct for each layout and number type, and how each is read from
 * columns. They are written from shapes/<kind>/shape.def: `struct disc_f64` has the members cx, cy and r.
 *
 * Every set is closed: a box holds its edges, a disc its rim. y may grow up or down; no test depends on it.
 */
#ifndef GRAZE_SHAPES_H
#define GRAZE_SHAPES_H

#include "form.h"

#define GRAZE_NAMED_(tag, suffix) tag##_##suffix
#define GRAZE_NAMED(tag, suffix) GRAZE_NAMED_(tag, suffix)

#define GRAZE_SUFFIX i32
#define GRAZE_NUMBER int32_t
#define GRAZE_TYPE TYPE_I32
#include "shapes_template.h"
#define GRAZE_SUFFIX i64
#define GRAZE_NUMBER int64_t
#define GRAZE_TYPE TYPE_I64
#include "shapes_template.h"
#define GRAZE_SUFFIX f32
#define GRAZE_NUMBER float
#define GRAZE_TYPE TYPE_F32
#include "shapes_template.h"
#define GRAZE_SUFFIX f64
#define GRAZE_NUMBER double
#define GRAZE_TYPE TYPE_F64
#include "shapes_template.h"

#endif
