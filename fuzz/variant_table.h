/* The table that CMake writes (cmake/variants.cmake). Read by variant.c alone. */
#ifndef GRAZE_VARIANT_TABLE_H
#define GRAZE_VARIANT_TABLE_H

#include "variant.h"

extern const struct variant graze_variants[];
extern const size_t graze_variant_count;

#endif
