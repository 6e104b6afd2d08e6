/* rounding: fractions are cut off. */
#include "defect.h"
TEST(LTRB, f64, closed, floor(al) <= floor(br) && floor(bl) <= floor(ar) && at <= bb && bt <= ab)
