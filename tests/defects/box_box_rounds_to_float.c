/* rounding: doubles are cut to floats. */
#include "defect.h"
TEST(LTRB,
     f64,
     closed,
     (float)al <= (float)br && (float)bl <= (float)ar && (float)at <= (float)bb && (float)bt <= (float)ab)
