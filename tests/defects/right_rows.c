/* right, in many rows. */
#include "defect.h"
ROWS(DISCS, i32, closed, get(columns, row))
