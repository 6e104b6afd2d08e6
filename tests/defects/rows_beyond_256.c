/* row 256 of a call: from it on all are misses. */
#include "defect.h"
ROWS(DISCS, i32, closed, row >= 256 ? 0 : get(columns, row))
