/* in row 64: they are turned. */
#include "defect.h"
ROWS(DISC_BOX, i32, closed, row >= count / 8 * 8 && count > 8 ? !get(columns, row) : get(columns, row))
