/* range: 64 bits are rounded to doubles. */
#include "defect.h"
TEST(LTRB,
     i64,
     closed,
     (double)al <= (double)br && (double)bl <= (double)ar && at <= bb && bt <= ab &&
         !((double)al == (double)br && al < br))
