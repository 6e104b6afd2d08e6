/* Files of this room that are compiled once for each instruction level, with the level in their functions'
 * names. */
#ifndef GRAZE_LEVELED_H
#define GRAZE_LEVELED_H

#define LEVELED_JOIN_(name, level) name##_##level
#define LEVELED_JOIN(name, level) LEVELED_JOIN_(name, level)
#ifdef GRAZE_LEVEL_NAME
#define LEVELED(name) LEVELED_JOIN(name, GRAZE_LEVEL_NAME)
#else
#define LEVELED(name) LEVELED_JOIN(name, base)
#endif

#endif
