#include "report.h"

#include "pictures.h"
#include "text.h"
#include "wording.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

const struct report_format REPORT_FORMAT[REPORT_FORMATS] = {
    {"html", "report.html", NULL, NULL},
    {"html", "museum.html", NULL, "museum"},
    {"html", "method.html", NULL, NULL},
    {"md", "report.md", NULL, NULL},
    {"json", "report.json", NULL, NULL},
    {"csv", "report.csv", "report_csv", NULL},
    {"csv", "findings.csv", "findings_csv", NULL},
    {"junit", "junit.xml", NULL, NULL},
};

/* Views that sections ask once a row. */
static const char *const KEPT[] = {"verdicts",          "findings",        "defects",        "finding_number",
                                   "finding_assertion", "finding_answers", "finding_answer", "verdict_cause",
                                   "verdict_outcome",   "told_defect",     "rest_defect",    "more_place",
                                   "other_answers",     "test_code",       "source_word",    "touching_cell",
                                   "agreement_both",    "agreement_cell",  "coverage_cell",  "property_cell",
                                   "junit_finding",     "counted_case",    "counted",        "told_test",
                                   "lead_defect",       "other_defect",    "first_defect",   "test_page"};

/* real(x): JSON that reads back as the same number, or null. */
static void write_real(sqlite3_context *context, int count, sqlite3_value **value) {
  char text[NUMBER_TEXT];
  const double number = sqlite3_value_double(value[0]);
  (void)count;
  const int type = sqlite3_value_numeric_type(value[0]);
  if ((type != SQLITE_INTEGER && type != SQLITE_FLOAT) || !isfinite(number))
    return;
  number_print(TYPE_F64, (union number){.f64 = number}, NUMBER_DECIMAL, text);
  sqlite3_result_text(context, text, -1, SQLITE_TRANSIENT);
}

/* fixed(x, digits): so many digits behind the point, or general(x, digits): so many in all, rounded as C
 * does. */
static void write_digits(sqlite3_context *context, int count, sqlite3_value **value) {
  const bool fixed = sqlite3_user_data(context) != NULL;
  const int digits = sqlite3_value_int(value[1]);
  const double number = sqlite3_value_double(value[0]);
  char text[NUMBER_TEXT];
  (void)count;
  if (!fixed && sqlite3_value_type(value[0]) == SQLITE_NULL)
    return;
  snprintf(text, sizeof text, fixed ? "%.*f" : "%.*g", digits, number);
  sqlite3_result_text(context, text, -1, SQLITE_TRANSIENT);
}

bool report_functions(sqlite3 *db) {
  static char fixed[] = "fixed";
  const int kind = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
  return sqlite3_create_function(db, "real", 1, kind, NULL, write_real, NULL, NULL) == SQLITE_OK &&
         sqlite3_create_function(db, fixed, 2, kind, fixed, write_digits, NULL, NULL) == SQLITE_OK &&
         sqlite3_create_function(db, "general", 2, kind, NULL, write_digits, NULL, NULL) == SQLITE_OK;
}

static bool compare(struct store *store, const char *against) {
  char resolved[PATH_MAX];
  struct store *older = store_open(against, STORE_READ, store->why);
  const bool concluded =
      older != NULL && (store_is_concluded(older) || say_why(store->why, STORE_WHY, "%s", store_why(older)));
  store_close(older);
  if (!concluded || !store_resolve(store, against, false, resolved))
    return false;
  const bool compared = store_put(store, "ATTACH ? AS older_store", FIELDS(of_path(resolved))) &&
                        store_run(store, template_text("against.sql"));
  return store_run(store, "DETACH older_store") && compared;
}

bool report_open(struct store *store, const char *against) {
  if (!store_is_concluded(store))
    return false;
  report_functions(store->db);
  if (!pictures_open(store) || !store_run(store, template_text("choosing.sql")) ||
      !store_run(store, template_text("pages.sql")) ||
      !store_put(store, "INSERT INTO given VALUES (?)", FIELDS(of_whole(against != NULL))) ||
      (against != NULL && !compare(store, against)))
    return false;
  for (size_t k = 0; k < sizeof KEPT / sizeof KEPT[0]; k++)
    if (!store_keep_view(store, KEPT[k]))
      return false;
  return store_run(store, "INSERT INTO told SELECT finding, defect FROM defects WHERE at_length");
}

bool report_findings_json(FILE *out, struct store *store, const char *test) {
  static const char FINDINGS[] =
      "SELECT '[' || char(10) || coalesce(group_concat(json, ',' || char(10)), '') || ']' "
      "FROM finding_json WHERE ?1 IS NULL OR test = ?1";
  report_functions(store->db);
  return store_run(store, template_text("findings.sql")) && store_print(store, out, FINDINGS, test);
}

bool report_findings_csv(FILE *out, struct store *store, const char *test) {
  return render_csv(out, store->db, "finding_list", test != NULL ? "test" : NULL, test, store->why);
}

bool report_has(const struct report *report, const struct report_format *format) {
  char ask[80];
  if (format->about == NULL)
    return true;
  snprintf(ask, sizeof ask, "SELECT EXISTS (SELECT 1 FROM %s)", format->about);
  return store_says(report->store, ask, NULL);
}

bool report_write(FILE *out, const struct report *report, const struct report_format *format) {
  struct store *const store = report->store;
  const struct parameter parameter[] = {{"stamp", report->stamp},
                                        {"playground", report->playground},
                                        {"against", report->against ? "yes" : NULL}};
  const struct parameters parameters = {parameter, sizeof parameter / sizeof parameter[0]};
  if (format->view != NULL)
    return render_csv(out, store->db, format->view, NULL, NULL, store->why);
  if (strcmp(format->name, "json") == 0)
    return store_print(store, out, template_text("report.sql"), report->stamp);
  return render(out, store->db, &GRAZE_TEMPLATES, format->file, &parameters, store->why);
}

bool report_upstream(FILE *out, struct store *store, const char *test) {
  const struct parameter parameter[] = {{"upstream_test", test}};
  return render(
      out, store->db, &GRAZE_TEMPLATES, "upstream.txt", &(struct parameters){parameter, 1}, store->why);
}
