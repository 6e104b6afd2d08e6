/* The memory that graze and a plugin's process share, and what is said over the socket between them. */
#ifndef GRAZE_ROOM_H
#define GRAZE_ROOM_H

#include "subject.h"

/* The descriptors of a plugin's process. */
enum { HOST_ROOM = 3, HOST_SOCKET = 4, HOST_MEMORY_MIB = 512 };

/* What the process says of test `index` when asked to describe it. */
struct described {
  uint32_t tests; /* in the plugin */
  bool one, many; /* which functions there are */
  char id[SUBJECT_NAME], title[240], form[FORM_TEXT], contract[24], source[240];
  struct limits limits;
};

struct room {
  uint32_t row;    /* the row that is being asked, written before each call */
  uint32_t beyond; /* it read beyond the numbers of a case */
  int32_t odd;     /* the last answer that was neither 0 nor 1; 0: there was none */
  union {
    struct described described;
    struct {
      _Alignas(CACHE_LINE) double column[FORM_MAX_COLUMNS][SUBJECT_ROWS]; /* room for any number type */
      _Alignas(CACHE_LINE) uint8_t answers[SUBJECT_ROWS];
      double values[SUBJECT_ROWS][ANSWER_VALUES];
    };
  };
};

/* A request is one of these; its answer is one byte. */
enum { REQUEST_DESCRIBE, REQUEST_ONE, REQUEST_MANY };
struct request {
  uint32_t what, index, count;
};

#endif
