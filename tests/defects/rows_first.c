/* in row 0: it is not reached. */
#include "defect.h"
ROWS(DISCS, i32, closed, row == 0 && count > 1 ? 0 : get(columns, row))
