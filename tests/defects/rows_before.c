/* answers otherwise when asked again: it is that row that is answered. */
#include "defect.h"
ROWS(DISC_BOX, i32, closed, get(columns, row > 0 ? row - 1 : 0))
