/* logic: only corners of the first box are looked for in the second. */
#include "defect.h"
TEST(LTRB,
     i32,
     closed,
     ((al >= bl && al <= br) || (ar >= bl && ar <= br)) && ((at >= bt && at <= bb) || (ab >= bt && ab <= bb)))
