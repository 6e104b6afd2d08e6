/* logic: says closed and is open. Right if touching is a miss: its contract is open, not closed. */
#include "defect.h"
TEST(LTRB, i32, closed, al < br && bl < ar && at < bb && bt < ab)
