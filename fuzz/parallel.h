/* Work in parts that do not hang on each other, shared among threads. */
#ifndef GRAZE_PARALLEL_H
#define GRAZE_PARALLEL_H

#include <stddef.h>

typedef void parallel_part(void *context, unsigned worker, size_t part);
/* Every part once, by `jobs` workers, numbered from 0. The caller is one of them: where no thread is to be
 * had it does all. */
void parallel_run(unsigned jobs, size_t parts, parallel_part *part, void *context);

#endif
