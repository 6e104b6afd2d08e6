/* logic: separating lines are those of the quad's sides alone. */
#include "hull.h"
HULLS(disc, quad, closed, !side_parts(&b, &a, &b, true))
