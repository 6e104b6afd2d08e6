/* Arrays that grow as they are filled. */
#ifndef GRAZE_GROW_H
#define GRAZE_GROW_H

#include <stdlib.h>

/* The array, with room for one more than `count`; NULL when there is no memory, and then it is as it was. */
static inline void *grow(void *array, size_t count, size_t *room, size_t size) {
  if (count < *room)
    return array;
  const size_t more = 2 * *room + 8;
  void *grown = realloc(array, more * size);
  if (grown != NULL)
    *room = more;
  return grown;
}

#endif
