/* logic: boxes that overlap by less than a half are missed. No mend. */
#include "defect.h"
TEST(LTRB, f64, closed, al + 0.5 <= br && bl + 0.5 <= ar && at + 0.5 <= bb && bt + 0.5 <= ab)
