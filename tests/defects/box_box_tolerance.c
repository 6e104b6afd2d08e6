/* rounding: a gap of a thousand-millionth is a hit. */
#include "defect.h"
TEST(LTRB, f64, closed, al <= br + 1e-9 && bl <= ar + 1e-9 && at <= bb + 1e-9 && bt <= ab + 1e-9)
