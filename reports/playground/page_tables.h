/* The tables that the build writes beside the registry. */
#ifndef GRAZE_PAGE_TABLES_H
#define GRAZE_PAGE_TABLES_H

#include "algorithm.h"

/* The batch loops of the tests, in the order of the registry, as compiled with their values told (trace.h).
 */
extern algorithm_batch *const *const page_traced[];

struct page_header {
  const char *file, *text;
};
extern const struct page_header page_headers[];
extern const unsigned page_headers_count;

const char *page_header(unsigned k, unsigned text);

#endif
