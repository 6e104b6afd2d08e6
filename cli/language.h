/* The languages in which `graze new` writes a hit test: their files, how they are built, and the few words of
 * which a sample is made. */
#ifndef GRAZE_LANGUAGE_H
#define GRAZE_LANGUAGE_H

#include "form.h"

enum { LANGUAGE_FILES = 2 };

/* Every text is a template. */
struct language {
  const char *name; /* "js" */
  struct {
    const char *name, *text; /* the first holds the hit test; the second may be missing */
  } files[LANGUAGE_FILES];
  const char *build, *fuzz;  /* command lines; build is NULL where nothing is to be built */
  const char *type[TYPES];   /* "double" */
  const char *read[TYPES];   /* what reads a number, as the file has it */
  const char *remark[TYPES]; /* how far the sample is right */
  const char *let;           /* @name@ is @value@ */
  const char *clamp;         /* @name@ is @v@, but at least @low@ and at most @high@ */
  const char *result;        /* the answer is @value@ */
  const char *both;          /* "&&" */
  const char *one_i64;       /* the number 1 as an i64; NULL: 1 */
  const char *import_f32;    /* a line that reading f32 needs, or NULL */
};

/* NULL when there is none of that name. */
const struct language *language_named(const char *name);

#endif
