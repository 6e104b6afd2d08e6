/* answers otherwise when asked again: from it on all are misses. */
#include "defect.h"
ROWS(DISCS, i32, closed, row >= 256 ? 0 : get(columns, row))
