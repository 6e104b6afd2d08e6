/* Pictures against the scalar code: plot_recount FOLDER, that of `graze plot --all`.
 *
 * Every map's script is read back, and a sample of its points is judged one by one; every finding's
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

/* A line of the block $points: the points of a row of the map, each as often as it is wide. False at its end.
 */
static bool read_row(FILE *file, unsigned *value, unsigned most, unsigned *count) {
  *count = 0;
  for (int c = ' '; c != '\n'; c = fgetc(file))
    if (c == EOF || *count == most || fscanf(file, "%u", &value[(*count)++]) != 1)
      return false;
  return true;
}

/* A missed hit may be drawn lighter, for its stripes. */
static unsigned point_of(unsigned value) { return value >> 5 == 5 ? (value & 31) | 2 << 5 : value; }

static bool is_row_of(const unsigned *value, unsigned pixels, const struct sweep_map *map) {
  bool fine = pixels >= map->width;
  for (unsigned p = 1; p < pixels; p++)
    fine &= value[p] == value[p - 1] || p * map->width / pixels != (p - 1) * map->width / pixels;
  return fine;
}

static void
recount_map(FILE *file, enum sweep sweep, const struct algorithm *a, struct tally_of_points *tally) {
  enum { PIXELS = 4096, LINE = 256 };
  static unsigned value[PIXELS];
  struct sweep_map map;
  char line[LINE] = "";
  const bool has_map = sweep_map(sweep, &a->form, &map);
  unsigned pixels, y = 0;
  while (strcmp(line, "$points << END\n") != 0 && fgets(line, sizeof line, file) != NULL)
    ;
  for (; has_map && y < map.height && read_row(file, value, PIXELS, &pixels); y++) {
    if (!is_row_of(value, pixels, &map)) {
      tally->differ++;
      printf("%s, %s: row %u of the picture is none of the map\n", a->id, sweep_name(sweep), y);
      continue;
    }
    for (unsigned x = 0; x < map.width; x++) {
      union number numbers[FORM_MAX_COLUMNS];
      if ((y * map.width + x) % EACH != 0)
        continue;
      sweep_case(&map, x, y, numbers);
      const struct verdict v = judge_case(a, numbers);
      const unsigned drawn = point_of(value[(x * pixels + map.width - 1) / map.width]);
      tally->points++;
      if (drawn == ((unsigned)v.truth.relation | (unsigned)v.answer << 3 | (unsigned)v.outcome << 5))
        continue;
      tally->differ++;
      printf("%s, %s: point %u %u is %u in the picture and not when judged by itself\n",
             a->id,
             sweep_name(sweep),
             x,
             y,
             drawn);
    }
  }
  tally->maps++;
  if (has_map && y == map.height && fgets(line, sizeof line, file) != NULL && strcmp(line, "END\n") == 0)
    return;
  tally->differ++;
  printf("%s, %s: %u rows in the picture\n", a->id, sweep_name(sweep), y);
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
  static const char CASE[] = "# case: ";
  char line[CASE_TEXT + 16] = "", why[TEXT_WHY];
  union number numbers[FORM_MAX_COLUMNS];
  tally->findings++;
  while (fgets(line, sizeof line, file) != NULL && strncmp(line, CASE, strlen(CASE)) != 0)
    ;
  line[strcspn(line, "\n")] = '\0';
  const bool fine = strncmp(line, CASE, strlen(CASE)) == 0 &&
                    case_parse(&a->form, a->inputs, line + strlen(CASE), numbers, why);
  const struct verdict v = fine ? judge_case(a, numbers) : (struct verdict){.outcome = OUTCOME_AGREES};
  if (v.outcome != OUTCOME_AGREES)
    return;
  tally->differ++;
  printf("%s: the smallest case drawn is no failure\n", a->id);
}

static void recount(const char *folder, const char *name, struct tally_of_points *tally) {
  char path[PATH_ROOM];
  const size_t length = strlen(name);
  if (length < 4 || strcmp(name + length - 3, ".gp") != 0 ||
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
    fprintf(stderr, "plot_recount: expected the folder of graze plot --all\n");
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
