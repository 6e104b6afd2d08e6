/* logic: only corners of the first box are looked for in the second. Wrong where they meet and no corner of
 * the first box lies in the second box. No mend. */
#include "defect.h"
TEST(LTRB,
     i32,
     closed,
     ((al >= bl && al <= br) || (ar >= bl && ar <= br)) && ((at >= bt && at <= bb) || (ab >= bt && ab <= bb)))
