/* The formats of a report. */
#include "report.h"

const struct report_format REPORT_FORMAT[REPORT_FORMATS] = {
    {"html", "report.html", write_html},
    {"html", "method.html", write_method},
    {"md", "report.md", write_markdown},
    {"json", "report.json", write_json},
    {"csv", "report.csv", write_csv},
    {"csv", "findings.csv", write_findings_csv},
    {"junit", "junit.xml", write_junit},
};
