/* Files that are compiled once for each instruction level have the level in their functions' names; the plain
 * one has the plain name. */
#ifndef GRAZE_LEVELED_H
#define GRAZE_LEVELED_H

#ifdef GRAZE_LEVEL_NAME
#define LEVELED_JOIN_(name, level) name##_##level
#define LEVELED_JOIN(name, level) LEVELED_JOIN_(name, level)
#define LEVELED(name) LEVELED_JOIN(name, GRAZE_LEVEL_NAME)
#else
#define LEVELED(name) name
#endif

#endif
