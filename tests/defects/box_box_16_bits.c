/* range: sides are cut to 16 bits. */
#include "defect.h"
TEST(LTRB,
     i32,
     closed,
     (int16_t)al <= (int16_t)br && (int16_t)bl <= (int16_t)ar && (int16_t)at <= (int16_t)bb &&
         (int16_t)bt <= (int16_t)ab)
