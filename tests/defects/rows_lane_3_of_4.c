/* in row 3: one lane of four is a miss. */
#include "defect.h"
ROWS(DISCS, i32, closed, row % 4 == 3 ? 0 : get(columns, row))
