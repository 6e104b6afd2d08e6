/* in row 7: one lane of eight is turned. */
#include "defect.h"
ROWS(DISC_BOX, i32, closed, row % 8 == 7 ? !get(columns, row) : get(columns, row))
