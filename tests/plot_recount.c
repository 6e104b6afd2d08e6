/* Pictures' data against the scalar code: plot_recount FOLDER, the folder plots/ of a report.
 *
 * Every map's data file is read back, and a sample of its points is judged one by one; every finding's
 * smallest case is judged again. */
#include "survey/sweep.h"
#include "text.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EACH = 29, PATH_ROOM = 4096 };

struct tally_of_points {
  unsigned long points, maps, findings, differ;
};

static void
recount_map(FILE *file, enum sweep sweep, const struct algorithm *a, struct tally_of_points *tally) {
  struct sweep_map map;
  const bool has_map = sweep_map(sweep, &a->form, &map);
  unsigned long at = 0;
  unsigned value;
  int c;
  while ((c = fgetc(file)) == '#')
    while ((c = fgetc(file)) != '\n' && c != EOF)
      ;
  ungetc(c, file);
  for (; fscanf(file, "%u", &value) == 1; at++) {
    union number numbers[FORM_MAX_COLUMNS];
    if (at % EACH != 0 || !has_map)
      continue;
    sweep_case(&map, (unsigned)(at % map.width), (unsigned)(at / map.width), numbers);
    const struct verdict v = judge_case(a, numbers);
    tally->points++;
    if (value == ((unsigned)v.truth.relation | (unsigned)v.answer << 3 | (unsigned)v.outcome << 5))
      continue;
    tally->differ++;
    printf("%s, %s: point %lu is %u in the picture's data and not when judged by itself\n",
           a->id,
           sweep_name(sweep),
           at,
           value);
  }
  tally->maps++;
  if (has_map && at == (unsigned long)map.width * map.height)
    return;
  tally->differ++;
  printf("%s, %s: %lu points in the picture's data\n", a->id, sweep_name(sweep), at);
}

/* The longest id that the file's name goes on with. */
static const struct algorithm *test_of(const char *name) {
  const struct algorithm *found = NULL;
  for (size_t k = 0; k < registry_count(); k++) {
    const struct algorithm *a = registry_at(k)->algorithm;
    const size_t length = strlen(a->id);
    if (strncmp(name, a->id, length) == 0 && (name[length] == '-' || name[length] == '.') &&
        (found == NULL || length > strlen(found->id)))
      found = a;
  }
  return found;
}

static void recount_finding(FILE *file, const struct algorithm *a, struct tally_of_points *tally) {
  char line[CASE_TEXT + 8], why[TEXT_WHY];
  union number numbers[FORM_MAX_COLUMNS];
  tally->findings++;
  const bool fine =
      fgets(line, sizeof line, file) != NULL && strncmp(line, "# ", 2) == 0 &&
      (line[strcspn(line, "\n")] = '\0', case_parse(&a->form, a->inputs, line + 2, numbers, why));
  const struct verdict v = fine ? judge_case(a, numbers) : (struct verdict){.outcome = OUTCOME_AGREES};
  if (v.outcome != OUTCOME_AGREES)
    return;
  tally->differ++;
  printf("%s: the smallest case drawn is no failure\n", a->id);
}

static void recount(const char *folder, const char *name, struct tally_of_points *tally) {
  char path[PATH_ROOM];
  const size_t length = strlen(name);
  if (length < 4 || strcmp(name + length - 4, ".dat") != 0 ||
      snprintf(path, sizeof path, "%s/%s", folder, name) >= PATH_ROOM)
    return;
  FILE *file = fopen(path, "r");
  if (file == NULL)
    return;
  for (unsigned s = 0; s < SWEEPS; s++) {
    char start[32];
    const int n = snprintf(start, sizeof start, "map-%s-", sweep_name((enum sweep)s));
    if (strncmp(name, start, (size_t)n) == 0 && test_of(name + n) != NULL)
      recount_map(file, (enum sweep)s, test_of(name + n), tally);
  }
  if (strncmp(name, "finding-", 8) == 0 && test_of(name + 8) != NULL)
    recount_finding(file, test_of(name + 8), tally);
  fclose(file);
}

int main(int argc, char **argv) {
  struct tally_of_points tally = {0};
  DIR *list = argc == 2 ? opendir(argv[1]) : NULL;
  if (list == NULL) {
    fprintf(stderr, "plot_recount: expected the folder plots/ of a report\n");
    return 2;
  }
  for (struct dirent *entry; (entry = readdir(list)) != NULL;)
    recount(argv[1], entry->d_name, &tally);
  closedir(list);
  printf("%lu points of %lu maps and %lu findings: %lu differ\n",
         tally.points,
         tally.maps,
         tally.findings,
         tally.differ);
  return tally.differ == 0 && tally.maps > 0 && tally.findings > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
