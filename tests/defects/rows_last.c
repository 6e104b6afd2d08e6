/* in row 66: it is not reached. */
#include "defect.h"
ROWS(DISCS, i32, closed, row + 1 == count ? 0 : get(columns, row))
