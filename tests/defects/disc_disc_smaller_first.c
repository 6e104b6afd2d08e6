/* logic: wrong where the first disc is the smaller. */
#include "defect.h"
TEST(DISCS, i32, closed, d2 <= (ar < br ? br * br : reach * reach))
