/* logic: halves of whole numbers are cut. */
#include "defect.h"
TEST(LTRB,
     i32,
     closed,
     ABS((al + ar) / 2 - (bl + br) / 2) <= (ar - al) / 2 + (br - bl) / 2 && at <= bb && bt <= ab)
