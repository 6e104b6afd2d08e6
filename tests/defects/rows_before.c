/* depends on the case before: the answer is that of the row before. */
#include "defect.h"
ROWS(DISC_BOX, i32, closed, get(columns, row > 0 ? row - 1 : 0))
