/* The shapes of one number type. Read once for each, with
 *   GRAZE_SUFFIX  how their names end
 *   GRAZE_NUMBER  the type in C
 *   GRAZE_TYPE    its enum number_type
 */
#define GRAZE_OF(tag) GRAZE_NAMED(tag, GRAZE_SUFFIX)

#define KIND(...)
#define LAYOUT(ID, KIND, tag, ...) struct GRAZE_OF(tag) {
#define COLUMN(name, ...) GRAZE_NUMBER name;
#define END()                                                                                                \
  }                                                                                                          \
  ;
#include "shapes_all.def"

/* <shape>_at(columns, first, row): the shape that starts at column `first` of a batch, in row `row`. */
#define KIND(...)
#define LAYOUT(ID, KIND, tag, ...)                                                                           \
  static inline struct GRAZE_OF(tag)                                                                         \
      GRAZE_NAMED(GRAZE_OF(tag), at)(const void *const *columns, unsigned first, size_t row) {               \
    struct GRAZE_OF(tag) shape;                                                                              \
    unsigned k = first;
#define COLUMN(name, ...) shape.name = ((const GRAZE_NUMBER *)columns[k++])[row];
#define END()                                                                                                \
  (void)k;                                                                                                   \
  return shape;                                                                                              \
  }
#include "shapes_all.def"

/* How far the first shape moves: read alike of each shape, from the columns after both. */
struct GRAZE_OF(way) {
  GRAZE_NUMBER dx, dy;
};
#define KIND(...)
#define LAYOUT(ID, KIND, tag, ...)                                                                           \
  static inline struct GRAZE_OF(way)                                                                         \
      GRAZE_NAMED(GRAZE_OF(tag), way_at)(const void *const *columns, unsigned first, size_t row) {           \
    return (struct GRAZE_OF(way)){((const GRAZE_NUMBER *)columns[first])[row],                               \
                                  ((const GRAZE_NUMBER *)columns[first + 1])[row]};                          \
  }
#define COLUMN(...)
#define END()
#include "shapes_all.def"

/* What a registration knows of each. */
#define KIND(...)
#define LAYOUT(ID, KIND, tag, ...)                                                                           \
  enum {                                                                                                     \
    GRAZE_NAMED(GRAZE_OF(tag), LAYOUT) = LAYOUT_##ID,                                                        \
    GRAZE_NAMED(GRAZE_OF(tag), TYPE) = GRAZE_TYPE,                                                           \
    GRAZE_NAMED(GRAZE_OF(tag), COLUMNS) = sizeof(struct GRAZE_OF(tag)) / sizeof(GRAZE_NUMBER)                \
  };
#define COLUMN(...)
#define END()
#include "shapes_all.def"

#undef GRAZE_OF
#undef GRAZE_SUFFIX
#undef GRAZE_NUMBER
#undef GRAZE_TYPE
