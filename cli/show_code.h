/* The code of a test that its answers come from: its function, and what that calls in its file and in the
 * headers that the file includes. */
#ifndef GRAZE_SHOW_CODE_H
#define GRAZE_SHOW_CODE_H

#include "registry.h"

void show_code(const struct registry_entry *entry);

#endif
