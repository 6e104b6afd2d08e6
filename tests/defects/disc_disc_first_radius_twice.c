/* logic: the first radius is added to itself. Right if the other's r stands for r (second disc). */
#include "defect.h"
TEST(DISCS, f64, open, d2 < (ar + ar) * (ar + ar))
