/* range: 64 bits are cut to 32. */
#include "defect.h"
TEST(LTRB, i64, closed, (int32_t)al <= (int32_t)br && (int32_t)bl <= (int32_t)ar && at <= bb && bt <= ab)
