/* The hit test that a new project begins with: what a tutorial would write for the form, in a language. */
#ifndef GRAZE_SAMPLE_H
#define GRAZE_SAMPLE_H

#include "language.h"

#include <stdio.h>

/* The statements of its body, right in exact arithmetic: boxes by their sides, a disc by the nearest point of
 * the box. Its arguments are the form's columns, by name. The form is one of form_parse_pair. */
void sample_write(FILE *out, const struct form *form, const struct language *language);

#endif
