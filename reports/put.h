/* Text into pages: escaped for where it stands. */
#ifndef GRAZE_PUT_H
#define GRAZE_PUT_H

#include "words.h"

#include <stdio.h>

/* For HTML and XML, in text and in attributes between double quotes. */
void put_escaped(FILE *out, const char *text);
/* For an id and the #fragment that leads to it: letters, digits, - and _; all else becomes .XX. */
void put_anchor(FILE *out, const char *text);
/* For the value of an address. */
void put_percent(FILE *out, const char *text);
/* An SVG as the address of an image, for an attribute between double quotes: no other file is asked for. */
void put_svg_address(FILE *out, const char *svg);
/* A field of CSV, as RFC 4180 has it. */
void put_csv(FILE *out, const char *text);
/* For Markdown: what would be markup, or a column of a table, is escaped; lines are joined. */
void put_markdown(FILE *out, const char *text);

/* Markup with texts in it: as fprintf, but what %s stands for is escaped. Directives are %s, %u, %zu, %"
 * PRIu64 ", %d, %g and %f; a count as people write it is %s and COUNT(count). */
__attribute__((format(printf, 2, 3))) void html(FILE *out, const char *format, ...);
__attribute__((format(printf, 2, 3))) void markdown(FILE *out, const char *format, ...);
#define COUNT(count) count_words(count, (char[COUNT_WORDS]){0})

#endif
