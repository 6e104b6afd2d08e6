/* Pages are templates, filled from the views of a store: the rules of Mustache, a section being a view.
 *
 *   {{name}}                     a column of the nearest row around that has it, else a parameter; escaped as
 *                                the kind of the file asks for (.html .xml .svg, .md, .gp, .csv, .txt, .tty,
 * .in)
 *   {{count name}}               the same with commas: 1,048,576
 *   {{anchor name}}              for an id and the #fragment to it: letters, digits, - and _, else .XX
 *   {{percent name}}             for the value of an address
 *   {{image name}}               an SVG as the address of an image
 *   {{code name}}                within a span of code, where nothing can be escaped (Markdown)
 *   {{{name}}}                   as it is: for what graze has made itself, such as an SVG
 *   {{#view key outer=inner}} … {{/view}}   once for each row whose columns are as those of that name around;
 *                                `outer=inner`: as the column `inner` is
 *   {{?view key}} … {{/view}}    once, when there is such a row; {{^view key}} … {{/view}} when there is none
 *   {{#column}} … {{/column}}    when it is neither NULL nor "" nor 0; {{^column}} … {{/column}} otherwise
 *   {{>other.html}}              another template, in the rows around
 *   {{! a remark }}
 *
 * A name without keys is a column where a row around has it, and otherwise a view. A tag that prints nothing
 * and stands alone on its line takes the line with it. A file of another kind (.css, .js) has no tags.
 */
#ifndef GRAZE_RENDER_H
#define GRAZE_RENDER_H

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

struct template {
  const char *name, *text;
};
struct templates {
  const struct template *template;
  size_t count;
};
/* Those of templates/ and plots/, what `graze new` writes, and texts that are printed as they are, by the
 * names of their files. */
extern const struct templates GRAZE_TEMPLATES;
/* One of them; "" when there is none. */
const char *template_text(const char *name);

struct parameter {
  const char *name, *value; /* NULL: none */
};
struct parameters {
  const struct parameter *parameter;
  size_t count;
};

enum { RENDER_WHY = 400 };
/* False at a fault: `why` then names the template, the line and what is wrong there. Whether `out` could be
 * written is for the caller to ask. */
bool render(FILE *out,
            sqlite3 *db,
            const struct templates *templates,
            const char *name,
            const struct parameters *parameters,
            char why[RENDER_WHY]);

/* A view as CSV, RFC 4180: a line of its columns' names, and a line a row; of the rows where column `key` has
 * the value, unless it is NULL. */
bool render_csv(
    FILE *out, sqlite3 *db, const char *view, const char *key, const char *value, char why[RENDER_WHY]);

#endif
