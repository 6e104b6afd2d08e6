/* logic: x stands where y is meant. Right if x stands for the top side (second box). */
#include "defect.h"
TEST(XYWH, i32, closed, ax <= bx + bw && bx <= ax + aw && ay <= by + bh && bx <= ay + ah)
