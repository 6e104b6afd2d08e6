/* rounding: squares of floats are rounded. */
#include "defect.h"
TEST(DISC_BOX,
     f32,
     closed,
     (float)((float)dx *(float)dx) + (float)((float)dy * (float)dy) <= (float)((float)r * (float)r))
