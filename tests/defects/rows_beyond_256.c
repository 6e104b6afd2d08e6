/* rows: from the 257th on they are misses. */
#include "defect.h"
ROWS(DISCS, i32, closed, row >= 256 ? 0 : get(columns, row))
