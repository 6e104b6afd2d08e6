/* SIGINT and SIGTERM end a long run in order: it looks here between its steps, saves, and stops. */
#ifndef GRAZE_INTERRUPT_H
#define GRAZE_INTERRUPT_H

#include <stdbool.h>

void interrupts_catch(void);
bool interrupts_caught(void);

#endif
