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
/* A table's box: it scrolls by itself when it is too wide, and can be scrolled with the keys. */
void html_table_begin(FILE *out, const char *label, const char *class_name);
void html_table_end(FILE *out);
/* <a> to a test's findings. */
void html_test_link(FILE *out, const struct model_test *test);
/* A word with a shape before it, so that colour never speaks alone. */
void html_outcome(FILE *out, enum outcome outcome);
void html_answer(FILE *out, enum answer answer);
void html_empty(FILE *out, const char *what);

#endif
