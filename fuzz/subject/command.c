#include "engine.h"
#include <stdio.h>
bool command_open(struct foreign *foreign, char *why) {
  snprintf(why, SUBJECT_WHY, "%.200s: not yet", foreign->given.command);
  return false;
}
