/* 128-bit integers, by names that pedantic compilers accept. */
#ifndef GRAZE_WIDE_H
#define GRAZE_WIDE_H

__extension__ typedef __int128 i128;
__extension__ typedef unsigned __int128 u128;

#endif
