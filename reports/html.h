/* The parts of the page. */
#ifndef GRAZE_HTML_H
#define GRAZE_HTML_H

#include "put.h"
#include "report.h"
#include "words.h"

/* Each writes a section, heading and all; what a store does not hold is said, never left out in silence. */
void html_verdicts(FILE *out, const struct report *report);
void html_changes(FILE *out, const struct report *report);
void html_findings(FILE *out, const struct report *report);
void html_contract(FILE *out, const struct report *report);
void html_invalid(FILE *out, const struct report *report);
void html_agreement(FILE *out, const struct report *report);
void html_properties(FILE *out, const struct report *report);
void html_discovery(FILE *out, const struct report *report);
void html_nearness(FILE *out, const struct report *report);
void html_evidence(FILE *out, const struct report *report);
void html_coverage(FILE *out, const struct report *report);
void html_speed(FILE *out, const struct report *report);
void html_maps(FILE *out, const struct report *report);
void html_method(FILE *out, const struct report *report);

/* The pictures of a kind; of one test, finding or pair (MODEL_NONE, PAIR_NONE: of any). */
void html_plots(FILE *out, const struct report *report, enum plot_kind kind, long subject);
/* A table in its box, which scrolls by itself when it is too wide, and can be scrolled with the keys. Columns
 * are "test|claim|within"; more may follow by html_column; then come html_rows, the rows, html_table_end. */
void html_table_begin(FILE *out, const char *label, const char *class_name, const char *columns);
void html_column(FILE *out, const char *title);
void html_sorted_column(FILE *out, const char *title, const char *sort); /* "text" or "number" */
void html_rows(FILE *out);
void html_table_end(FILE *out);
/* Opens a row whose head is a link to the test's findings. */
void html_test_row(FILE *out, const struct model_test *test);
void html_row_end(FILE *out);
/* Cells; a label tells the column where the table stands as cards. */
void html_cell(FILE *out, const char *label, const char *text);
void html_code_cell(FILE *out, const char *label, const char *code);
void html_count_cell(FILE *out, const char *label, uint64_t count);
/* "<td" and its class: the nearer `shade` is to 1, the darker; none at 0 and below. */
void html_shaded(FILE *out, const char *class_name, double shade);
/* <a> to a test's findings. */
void html_test_link(FILE *out, const struct model_test *test);
/* A word with a shape before it, so that colour never speaks alone. */
void html_outcome(FILE *out, enum outcome outcome);
void html_answer(FILE *out, enum answer answer);
void html_empty(FILE *out, const char *what);

#endif
