/* What a function gives back: which question it answers, and where in the answer the numbers stand. */
#ifndef GRAZE_TAKEN_RESULT_H
#define GRAZE_TAKEN_RESULT_H

#include "program.h"

enum { PLACE_TEXT = 96 };

/* Of an answer that is called `at`, in the function's own language. */
struct place {
  bool is_end; /* of a ray: the point where it ends, and no part of its way */
  /* What stands behind it to have its x and its y, or the one number: ".x", "[0]". */
  char to[ANSWER_VALUES][PLACE_TEXT];
  char names[PLACE_TEXT];    /* of Go, where several are given back, theirs: "at0, _, at2"; "": at */
  char none[4 * PLACE_TEXT]; /* a condition by which there is no point or number; "": there is always one */
};

/* `questions` below: a bit for each that is asked. What would answer another one is taken as a test of
 * whether shapes meet. */
enum { ALL_QUESTIONS = (1 << QUESTIONS) - 1 };

/* Whether it looks like a hit test that can be called: what it returns is true or false, or perhaps a whole
 * number. Of measures it is a number or a point. */
enum is_hit { HIT_NEVER, HIT_PERHAPS, HIT_MEASURES, HIT_SURELY };
enum is_hit function_is_hit(const struct program *s, size_t function, unsigned questions);
/* Whether it is called as hit tests are, and gives nothing back. */
bool function_is_mute(const struct program *s, size_t function);
/* Whether another one of the file calls it. */
bool function_is_called(const struct program *s, size_t function);
/* Whether another test of the file calls it, and its names leave several forms, its file keeps it to itself
 * (static, private, not exported) or it is only called behind a condition: it is a part of that one. */
bool function_is_part(const struct program *s, size_t function, unsigned forms);
/* By its name, its types and what it gives back, of those whose bits are set; QUESTION_HIT: whether shapes
 * meet, or it is no question. */
enum question function_asks(const struct program *s, const struct function *f, unsigned questions);
/* Whether one of the things that it gives back is that there is none: false, null, None. */
bool gives_none(const struct program *s, const struct function *f);
/* Whether it gives back a point, or a list of whatever, and no yes or no beside it; by which way one shape
 * leaves the other is one. */
bool gives_things(const struct program *s, const struct function *f);
/* Whether its name says that what it measures is how deep shapes lie in each other. */
bool is_deep(const struct program *s, const struct function *f);
/* Whether it gives back the square of what it is asked for, as its name says, or the words before it. */
bool gives_square(const struct program *s, const struct function *f);
/* Whether it is read, and parts of it that say by which way out are written: a manifold of two shapes. */
bool member_is_both(const struct program *s, const struct function *f, const struct member *m);
/* Whether it gives back by a parameter what the question asks for, in C, C++ and C#, and says whether there
 * is any where there may be none, or sets a number to -1 there: as one number, as a point, or of a push as a
 * direction and how far. */
struct given_by {
  enum given { GIVEN_NOT, GIVEN_NUMBER, GIVEN_POINT, GIVEN_ALONG } given;
  char to[ANSWER_VALUES][PLACE_TEXT]; /* where the numbers then are, graze_NAME standing for the parameter */
};
struct given_by gives_by_parameter(const struct program *s, const struct function *f, enum question question);
/* Whether what it gives back has a normal. */
bool gives_normal(const struct program *s, const struct function *f);
/* pair<bool, double>, (bool, f64), [boolean, number]: whether there is one, and what. */
bool leads_with_flag(const struct program *s, struct span type);
/* Whether what it gives back has in it whether shapes meet, and is not that itself. */
bool gives_flag(const struct program *s, const struct function *f);
/* Whether a type is a number and something else beside it, (f64, [f64; 2]): how far, and where. */
bool leads_with_number(const struct program *s, struct span type);
/* That says after what part of a way, or after what length of it; NULL likewise. */
const struct member *part_member(const struct program *s, const struct record *record);
/* A token of what a function gives back; {0} stands before the first. */
struct given_back {
  uint32_t k;
  bool returned;
};
/* Goes to the next one; false: there is none. Whether one of the things that it gives back begins there: no
 * part of what stands in braces. */
bool next_given(const struct program *s, const struct function *f, struct given_back *at);
bool begins_given(const struct program *s, const struct function *f, uint32_t k);

/* taken_type.c: types of answers. */
/* What one is called that is a direction, how far along it, or a size. */
extern const char NORMALS[], DEPTHS[], SIZES[];
/* The first type that the file declares of those in the span; NULL: none. */
const struct record *record_in(const struct program *s, struct span type);
/* What a type is without what says that there may be none: of Option<T> and std::optional<T> the T, and what
 * that stands for. */
struct span without_maybe(const struct program *s, struct span type);
/* Members of a type, NULL where there is none: with one of the words in its name; that is a point; that says
 * whether there is one. */
const struct member *member_with(const struct program *s, const struct record *record, const char *words);
/* Of members or parameters likewise. */
const struct member *member_in(const struct program *s, const struct members *members, const char *words);
/* One with an x and a y, and others: x0, y0, x1, y1. */
bool is_two_points(const struct program *s, const struct record *record);
/* A type with an x and a y that has no size. */
bool is_point_type(const struct program *s, const struct record *record);
const struct member *point_in(const struct program *s, const struct record *record);
const struct member *flag_of(const struct program *s, const struct record *record);
/* Whether a type has a member that is called so, or what makes its values a parameter. */
bool record_has(const struct program *s, const struct record *record, const char *words);
/* The name of a type's member, behind the value, as it is read there. */
void put_member(const struct program *s, const struct record *record, size_t name, char *to);
/* Where x and y are in a value of a type that the file declares, and of one that it does not. */
void place_in(const struct program *s, const struct record *record, char to[ANSWER_VALUES][PLACE_TEXT]);
void place_beside(const struct program *s, struct span type, char to[ANSWER_VALUES][PLACE_TEXT]);
/* Of a type that tells a direction and how far along it, ".normal.x * AGAIN.depth"; false: it is no such. */
bool record_along(const struct program *s,
                  const struct record *record,
                  const char *again,
                  char to[ANSWER_VALUES][PLACE_TEXT]);

/* taken_place.c: where in its answer to the question the numbers are. Of JavaScript and Python their values
 * tell. */
/* What a way is called that something moves. */
extern const char WAYS[];
bool casts(const struct program *s, const struct function *f);
bool sweeps(const struct program *s, const struct function *f);
/* Whether it casts a ray and tells the point where that ends, and not after what part of its way. */
bool ends_at_point(const struct program *s, const struct function *f);
/* Where in what it gives back stands whether shapes meet, ".hit"; false: it is that itself. */
bool function_flag(const struct program *s, const struct function *f, char to[PLACE_TEXT]);
/* `length`: of its way, where that is given with length 1; or "". */
struct place
function_place(const struct program *s, const struct function *f, enum question question, const char *length);

#endif
