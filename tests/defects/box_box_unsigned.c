/* logic: sides below zero are taken for huge ones. */
#include "defect.h"
TEST(LTRB, i32, closed, (uint32_t)al <= (uint32_t)br && (uint32_t)bl <= (uint32_t)ar && at <= bb && bt <= ab)
