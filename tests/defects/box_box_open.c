/* logic: says closed and is open. */
#include "defect.h"
TEST(LTRB, i32, closed, al < br && bl < ar && at < bb && bt < ab)
