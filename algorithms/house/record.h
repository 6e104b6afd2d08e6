/* What the records of the house tests have in common. */
#ifndef GRAZE_HOUSE_RECORD_H
#define GRAZE_HOUSE_RECORD_H

#include "algorithm.h"

#define HOUSE_TYPE_f32 "single precision"
#define HOUSE_TYPE_f64 "double precision"
#define HOUSE_TYPE_i32 "whole numbers of 32 bits"
#define HOUSE_TYPE_i64 "whole numbers of 64 bits"
#define HOUSE_WORD_CONTRACT_CLOSED "closed"
#define HOUSE_WORD_CONTRACT_OPEN "open"

#define HOUSE_RECORD(SHAPES, TYPE, CONTRACT)                                                                 \
  .title = SHAPES ", exact, " HOUSE_WORD_##CONTRACT ", " HOUSE_TYPE_##TYPE, .role = ROLE_HOUSE,              \
  .language = "C", .source = "written for this project", .wrong = "-", .by_code = CONTRACT,                  \
  .by_text = CONTRACT

#endif
