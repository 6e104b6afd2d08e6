/* Where a campaign ran: what its counts do not depend on, and what a reader of a report asks for. */
#ifndef GRAZE_MACHINE_H
#define GRAZE_MACHINE_H

enum { MACHINE_TEXT = 240 };

const char *compiler_text(void);
const char *compiler_flags(void);
/* "Intel(R) Xeon(R), 2 cores, Linux 6.1 x86_64"; `text` holds MACHINE_TEXT bytes. */
void machine_text(char *text);

#endif
