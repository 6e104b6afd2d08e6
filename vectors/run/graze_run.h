/* clang-format off */
/* Holds a test to rows of graze's vectors, with expected failures and JUnit; for C and C++.
 *
 *     static void mine(const double *n, double *v) { v[0] = hit(n[0], n[1], ...); }     a hit is 1; of a point v[1] too; of none leave both
 *     int main(int count, char **given) { return graze_run(mine, "disc-box.hit.csv", "closed", "f64", count, given); }
 *
 * Options: [--write] [--expected FILE] [--junit FILE]. An expected failure is a line of graze.expected: an id and a reason. --write
 * writes that file. A row that is listed and right, or not there, is an error too. Gives 0 as expected, 1 not, 2 wrong use. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { GRAZE_LINE = 2000, GRAZE_FIELDS = 80, GRAZE_PLAIN = 9 };
static const char *graze_option(int count, char **given, const char *name, const char *usual) {
  for (int k = 1; k < count; k++)
    if (strcmp(given[k], name) == 0) return k + 1 < count ? given[k + 1] : "";
  return usual;
}
/* The first that is no option, or lacks its value; NULL: none. */
static const char *graze_unread(int count, char **given) {
  for (int k = 1; k < count; k++)
    if (strncmp(given[k], "--", 2) == 0 && strcmp(given[k], "--write") != 0 &&
        (k + 1 == count || (strcmp(given[k], "--expected") != 0 && strcmp(given[k], "--junit") != 0)))
      return given[k];
  return NULL;
}
/* Whether a line of the file begins with that. */
static int graze_listed(const char *path, const char *id) {
  char line[GRAZE_LINE];
  FILE *file = fopen(path, "r");
  int found = 0;
  while (file != NULL && !found && fgets(line, sizeof line, file) != NULL)
    found = strncmp(line, id, strlen(id)) == 0 && strchr(" ,\r\n", line[strlen(id)]) != NULL;
  if (file != NULL) fclose(file);
  return found;
}
/* Splits at commas, empty fields too. */
static int graze_split(char *line, char **field) {
  int fields = 0;
  line[strcspn(line, "\r\n")] = '\0';
  for (char *at = line; at != NULL && fields < GRAZE_FIELDS; fields++) {
    field[fields] = at;
    if ((at = strchr(at, ',')) != NULL) *at++ = '\0';
  }
  return fields;
}
/* How many are listed that no row has. */
static int graze_gone(const char *listed, const char *path) {
  char line[GRAZE_LINE];
  FILE *file = fopen(listed, "r");
  int gone = 0;
  while (file != NULL && fgets(line, sizeof line, file) != NULL) {
    line[strcspn(line, " \r\n")] = '\0';
    if (line[0] == '\0' || line[0] == '#' || graze_listed(path, line)) continue;
    printf("%s: is listed and in no row: take it out\n", line), gone++;
  }
  if (file != NULL) fclose(file);
  return gone;
}
/* Whether it is right, where `none` is no number; what it says goes to `told`. */
static int graze_judge(const double *v, const char *right, double tolerance, char *told) {
  const char *second = strchr(right, ' ');
  snprintf(told, 100, second != NULL || right[0] == 'n' ? "%.17g %.17g" : "%.17g", v[0], v[1]);
  const double off = v[0] - strtod(right, NULL), off2 = second != NULL ? v[1] - strtod(second, NULL) : 0;
  return right[0] == '\0' || (right[0] == 'n' ? v[0] != v[0] : off <= tolerance && -off <= tolerance && off2 <= tolerance && -off2 <= tolerance);
}
static int graze_run(void (*mine)(const double *, double *), const char *path, const char *contract, const char *kind, int count, char **given) {
  static const char *const TIER[] = {"must", "touching", "flat", "meeting"};
  const char *listed = graze_option(count, given, "--expected", "graze.expected"), *junit = graze_option(count, given, "--junit", NULL);
  char told[100], line[GRAZE_LINE], aside[GRAZE_LINE], *row[GRAZE_FIELDS];
  double n[GRAZE_FIELDS], v[2];
  int right[4] = {0}, asked[4] = {0}, faults = 0, known = 0, wrong = 0, rows = 0, answer = 0;
  if (graze_unread(count, given) != NULL) return fprintf(stderr, "graze: found '%s', expected --write, --expected FILE or --junit FILE\n", graze_unread(count, given)), 2;
  snprintf(aside, sizeof aside, "%s.new", listed);
  FILE *file = fopen(path, "r"), *cases = tmpfile(), *list, *out;
  if (file == NULL || cases == NULL || fgets(line, sizeof line, file) == NULL) return fprintf(stderr, "graze: %s cannot be read\n", path), 2;
  const int counts = strstr(line, ",tolerance,") != NULL;
  for (int k = graze_split(line, row) - 1; k > 1; k--)
    if (strcmp(row[k], contract) == 0) answer = k;
  if (answer == 0) return fprintf(stderr, "graze: %s: found no column '%s'\n", path, contract), 2;
  list = graze_option(count, given, "--write", NULL) != NULL ? fopen(aside, "w") : NULL;
  while (fgets(line, sizeof line, file) != NULL) {
    const int fields = graze_split(line, row), tier = !strcmp(row[1], TIER[0]) ? 0 : !strcmp(row[1], TIER[1]) ? 1 : !strcmp(row[1], TIER[2]) ? 2 : 3;
    if (fields <= GRAZE_PLAIN || strcmp(row[1], TIER[tier]) != 0 || strstr(row[6], kind) == NULL) continue;
    for (int k = GRAZE_PLAIN; k < fields; k++) n[k - GRAZE_PLAIN] = strtod(row[k], NULL);
    v[0] = v[1] = strtod("nan", NULL), mine(n, v);
    const int bad = !graze_judge(v, row[answer], counts ? strtod(row[4], NULL) : 0, told), is_listed = graze_listed(listed, row[0]);
    const int fault = list == NULL && bad != is_listed;
    rows++, asked[tier]++, right[tier] += !bad, wrong += bad, known += bad && is_listed, faults += fault;
    if (list != NULL && bad) fprintf(list, "%s %s: %s, it says %s, right is %s (%s)\n", row[0], row[1], row[7], told, row[answer], row[8]);
    if (fault)
      printf("%s: %s, it says %s, right is %s (%s)%s\n", row[0], row[7], told, row[answer], row[8], bad ? "" : "; is listed and right: take it out");
    fprintf(cases, "<testcase classname=\"graze\" name=\"%s\">%s</testcase>\n", row[0], fault ? "<failure message=\"see the output\"/>" : "");
  }
  fclose(file), rewind(cases);
  if (list != NULL && (fclose(list) != 0 || rename(aside, listed) != 0)) return 2;
  if (list == NULL) faults += graze_gone(listed, path);
  if (junit != NULL && (out = fopen(junit, "w")) != NULL) {
    fprintf(out, "<testsuite name=\"graze\" tests=\"%d\" failures=\"%d\">\n", rows, faults);
    while (fgets(line, sizeof line, cases) != NULL) fputs(line, out);
    fputs("</testsuite>\n", out), fclose(out);
  }
  fclose(cases);
  printf("graze: ");
  for (int k = 0; k < 4; k++)
    if (asked[k] > 0) printf("%d of %d %s, ", right[k], asked[k], TIER[k]);
  printf("%s; %d of %d wrong expected\n", contract, known, wrong);
  return rows == 0 ? 2 : faults > 0;
}
