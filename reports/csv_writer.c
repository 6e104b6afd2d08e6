/* The verdict table, and the findings, as CSV. */
#include "columns.h"
#include "report.h"

bool write_csv(FILE *out, const struct report *report) {
  for (unsigned k = 0; k < COLUMNS; k++)
    if (COLUMN[k].csv != NULL)
      fprintf(out, "%s%s", k > 0 ? "," : "", COLUMN[k].csv);
  fputc('\n', out);
  for (size_t row = 0; row < report->model->rows; row++) {
    struct column_row at = {.model = report->model, .row = &report->model->row[row]};
    for (unsigned k = 0; k < COLUMNS; k++)
      if (COLUMN[k].csv != NULL) {
        fputs(k > 0 ? "," : "", out);
        field_csv(out, COLUMN[k].kind, column_value(&COLUMN[k], &at));
      }
    fputc('\n', out);
  }
  return true;
}

bool write_findings_csv(FILE *out, const struct report *report) {
  record_csv_names(out, &RECORD_finding);
  for (size_t k = 0; k < report->model->findings; k++)
    record_csv(out, &RECORD_finding, &report->model->finding[k]);
  return true;
}
