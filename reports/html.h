/* The parts of the page. */
#ifndef GRAZE_HTML_H
#define GRAZE_HTML_H

#include "put.h"
#include "report.h"
#include "words.h"

/* What stands above the sections: a store's tests side by side, or the tests that somebody brought. */
void html_lead(FILE *out, const struct report *report);
void html_own(FILE *out, const struct report *report);

/* Each writes a section below its heading. It is called only when the store has what it tells. */
typedef void html_section(FILE *out, const struct report *report);
html_section html_verdicts, html_changes, html_use, html_findings, html_sure, html_sources, html_words;
html_section html_contract, html_agreement, html_discovery, html_evidence, html_coverage;
html_section html_soon, html_speed, html_maps, html_properties, html_method;

/* The pictures of a kind; of one test, finding or pair (NULL: of any), `most` of them. */
void html_plots(FILE *out, const struct report *report, const char *kind, const char *subject, unsigned most);
/* The same as a figure that says something beside it. */
void html_card(FILE *out, const char *title, const char *svg);
/* A table in its box, which scrolls by itself when it is too wide, and can be scrolled with the keys. Columns
 * are "test|claim|within"; more may follow by html_column; then come html_rows, the rows, html_table_end. */
void html_table_begin(FILE *out, const char *label, const char *class_name, const char *columns);
void html_column(FILE *out, const char *title);
void html_sorted_column(FILE *out, const char *title, const char *sort); /* "text" or "number" */
void html_rows(FILE *out);
void html_table_end(FILE *out);
/* Opens a row whose head is a link to the test's findings, from the page of the method. */
void html_test_row(FILE *out, const struct model_test *test);
void html_row_end(FILE *out);
/* Cells; a label tells the column where the table stands as cards. */
void html_cell(FILE *out, const char *label, const char *text);
void html_code_cell(FILE *out, const char *label, const char *code);
void html_count_cell(FILE *out, const char *label, uint64_t count);
/* "<td" and its class: the nearer `shade` is to 1, the darker; none at 0 and below. */
void html_shaded(FILE *out, const char *class_name, double shade);
/* <a> to a test's findings: on the same page, or from the page of the method. */
void html_test_link(FILE *out, const struct model_test *test);
void html_far_link(FILE *out, const struct model_test *test);
/* A word with its meaning a click away. */
void html_term(FILE *out, const char *word, const char *shown);
/* A word with a shape before it, so that colour never speaks alone. */
void html_outcome(FILE *out, enum outcome outcome);
void html_answer(FILE *out, enum answer answer);
/* How an answer is drawn: the class of its cell, and its mark. */
extern const struct answer_look { const char *class, *mark; } ANSWER_LOOK[ANSWERS];
void html_empty(FILE *out, const char *what);

#endif
