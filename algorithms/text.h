/* Numbers, cases and scenes as text, exactly.
 *
 * Reading takes decimal and C99 hexadecimal, `nan`, `inf` and `-inf`. Writing is exact: the decimal of
 * the fewest digits that reads back as the same number, or hex.
 */
#ifndef GRAZE_TEXT_H
#define GRAZE_TEXT_H

#include "scene.h"

enum {
  NUMBER_TEXT = 32,                           /* room for any number, with its end */
  CASE_TEXT = NUMBER_TEXT * FORM_MAX_COLUMNS, /* room for any case */
  TEXT_WHY = 240
};

enum number_style { NUMBER_DECIMAL, NUMBER_HEX };

/* Why a word is not a number of a type. */
enum number_fault { NUMBER_OK, NUMBER_NOT_A_NUMBER, NUMBER_OUT_OF_RANGE, NUMBER_NOT_WHOLE };

/* Reads the whole of `word` (no spaces). Decimal text for f32 is rounded once, straight to f32. Text beyond a
   float type's range is NUMBER_OUT_OF_RANGE, never infinity. A whole number may be written 5, 5.0, 0x1.4p+2
   or 5e0. */
enum number_fault number_parse(enum number_type type, const char *word, union number *number);
/* In words, for messages: "expected a whole number from -2147483648 to 2147483647". */
void number_expected(enum number_type type, enum number_fault fault, char *why);
/* `text` holds NUMBER_TEXT bytes. Whole numbers are the same in both styles. */
void number_print(enum number_type type, union number number, enum number_style style, char *text);
/* The same in decimal; returns its end. */
char *number_put(enum number_type type, union number number, char *text);

/* The numbers of a case, separated by spaces (commas are read too). Those that print give `text`, CASE_TEXT
   bytes. `names` are the column names for messages. False when it is not a case of the form; `why` (TEXT_WHY
   bytes) names the field, what was found and expected. */
bool case_parse(
    const struct form *form, const char *names, const char *text, union number *numbers, char *why);
const char *
case_print(const struct form *form, const union number *numbers, enum number_style style, char *text);

/* "box 0 0 1 1 disc 2 2 1": words of layouts, each followed by its numbers. A whole number that fits 64 bits
   is read as a whole number, anything else as the nearest double. */
bool scene_parse(const char *text, struct scene *scene, char *why);
const char *scene_print(const struct scene *scene, enum number_style style, char *text);

/* Copies the k-th space-separated name of `names` ("" when there is none). */
void name_at(const char *names, unsigned k, char *name, size_t size);

#endif
