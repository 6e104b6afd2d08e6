/* SIGINT and SIGTERM end a long run in order: it looks here between its steps, saves, and stops. The second
 * one ends the process at once, and so does the first where nothing needs to be put in order. */
#ifndef GRAZE_INTERRUPT_H
#define GRAZE_INTERRUPT_H

#include <stdbool.h>

void interrupts_catch(void);
/* For a process that watches and passes on what it caught: this one, its child, may have had that signal too.
 * What is passed on is never a second one. */
void interrupts_are_passed_on(void);
bool interrupts_caught(void);
/* From here on all that counts is saved: a signal says `words` and ends the process at once. A store half
 * written is removed with its journal; NULL: there is none. Both texts
 * stay where they are until this is called again; with NULL and NULL it is as before. */
void interrupts_end_at_once(const char *words, const char *half_written);

#endif
