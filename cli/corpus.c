/* graze corpus: between a store's findings and a fuzzer's corpus. */
#include "command.h"
#include "differential.h"
#include "generate.h"
#include "store.h"
#include "text.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const char HELP[] =
    "Example: graze corpus export out/campaign.db disc-box f64 out/corpus/disc_box_f64\n\n"
    "The smallest cases of a store's findings, and cases of every family, as the bytes that the fuzz "
    "targets\n"
    "read; and back: every input of a folder judged into a store of its own.\n\n"
    "  graze corpus export STORE PAIR TYPE FOLDER\n"
    "  graze corpus import FOLDER PAIR TYPE STORE\n\n"
    "  PAIR   point-box, point-disc, disc-disc, disc-box or box-box\n"
    "  TYPE   i32, i64, f32 or f64\n";

struct target {
  enum pair pair;
  enum number_type type;
  struct subject_forms forms;
  const char *folder;
  unsigned written;
};

static bool type_from_name(const char *name, enum number_type *type) {
  for (unsigned t = 0; t < TYPES; t++)
    if (strcmp(name, type_name((enum number_type)t)) == 0) {
      *type = (enum number_type)t;
      return true;
    }
  return false;
}

static bool read_target(const char *pair, const char *type, struct target *target) {
  if (!pair_from_name(pair, &target->pair)) {
    complain("corpus: found '%.40s', expected a pair, as in disc-box", pair);
    return false;
  }
  if (!type_from_name(type, &target->type)) {
    complain("corpus: found '%.40s', expected a type: i32, i64, f32 or f64", type);
    return false;
  }
  target->forms = forms_of(target->pair, target->type);
  return true;
}

/* A file named by its bytes, so that the same case is there once. */
static bool write_case(struct target *target, const struct test_case *c) {
  uint8_t data[BYTES_MAX];
  char path[4096];
  const size_t size = bytes_encode(c, data);
  uint64_t hash = 0xcbf29ce484222325U; /* FNV-1a */
  for (size_t k = 0; k < size; k++)
    hash = (hash ^ data[k]) * 0x100000001b3U;
  snprintf(path, sizeof path, "%s/%016llx", target->folder, (unsigned long long)hash);
  FILE *file = fopen(path, "wb");
  if (file == NULL) {
    complain("corpus: %s: %s", path, strerror(errno));
    return false;
  }
  const bool written = fwrite(data, 1, size, file) == size;
  if (fclose(file) != 0 || !written) {
    complain("corpus: %s: cannot be written", path);
    return false;
  }
  target->written++;
  return true;
}

static bool export_finding(void *context, const struct stored_finding *finding) {
  struct target *target = context;
  const struct registry_entry *entry = registry_find(finding->test);
  union number numbers[FORM_MAX_COLUMNS] = {{.i64 = 0}};
  char why[TEXT_WHY];
  if (entry == NULL)
    return true;
  const struct form *form = &entry->algorithm->form;
  struct test_case c = {.form = tally_form(form)};
  if (form_pair(form) != target->pair || form->type != target->type ||
      !case_parse(form, entry->algorithm->inputs, finding->smallest_hex, numbers, why))
    return true;
  memcpy(c.numbers, numbers, sizeof c.numbers);
  if (form_is_swapped(form)) {
    const unsigned first = layout_columns(form->layouts[0]), second = layout_columns(form->layouts[1]);
    memcpy(c.numbers, numbers + first, second * sizeof *numbers);
    memcpy(c.numbers + second, numbers, first * sizeof *numbers);
  }
  return write_case(target, &c);
}

/* One case of each family in each form. */
static bool export_families(struct target *target) {
  for (unsigned f = 0; f < target->forms.count; f++)
    for (unsigned family = 0; family < FAMILIES; family++) {
      struct mix mix = {{0}};
      struct test_case c = {.form = target->forms.form[f]};
      mix.weight[family] = 1;
      generate_case(&mix, 1, 0, &c.form, c.numbers);
      if (!write_case(target, &c))
        return false;
    }
  return true;
}

static int export(const char *path, struct target *target) {
  char why[STORE_WHY];
  if (mkdir(target->folder, 0777) != 0 && errno != EEXIST)
    return complain("corpus: %s: %s", target->folder, strerror(errno));
  struct store *store = store_open(path, STORE_OLD, why);
  if (store == NULL)
    return complain("%s", why);
  int code = EXIT_FINE;
  if (!store_each_finding(store, export_finding, target))
    code = complain("%s", store_why(store));
  store_close(store);
  if (code == EXIT_FINE && !export_families(target))
    code = EXIT_WRONG_USE;
  if (code == EXIT_FINE)
    printf("%u inputs in %s\n", target->written, target->folder);
  return code;
}

/* 1 when it was judged, 0 when it is no plain file, -1 after complaining. */
static int import_file(struct differential *differential, const char *path) {
  struct stat status;
  uint8_t data[BYTES_MAX];
  if (stat(path, &status) != 0 || !S_ISREG(status.st_mode))
    return 0;
  FILE *file = fopen(path, "rb");
  if (file == NULL) {
    complain("corpus: %s: %s", path, strerror(errno));
    return -1;
  }
  const size_t size = fread(data, 1, sizeof data, file);
  const bool fine = ferror(file) == 0;
  fclose(file);
  if (!fine) {
    complain("corpus: %s: cannot be read", path);
    return -1;
  }
  const struct test_case c = bytes_decode(differential_forms(differential), data, size);
  differential_try(differential, &c);
  return 1;
}

static int import(const struct target *target, const char *path) {
  struct dirent **entries;
  const int count = scandir(target->folder, &entries, NULL, alphasort);
  if (count < 0)
    return complain("corpus: %s: %s", target->folder, strerror(errno));
  struct differential *differential = differential_new(target->pair, target->type, true, NULL);
  int code = differential == NULL ? complain("corpus: no memory") : EXIT_FINE;
  unsigned judged = 0;
  for (int k = 0; k < count; k++) {
    char inner[4096];
    snprintf(inner, sizeof inner, "%s/%s", target->folder, entries[k]->d_name);
    const int done = code == EXIT_FINE ? import_file(differential, inner) : 0;
    if (done < 0)
      code = EXIT_WRONG_USE;
    judged += done > 0;
    free(entries[k]);
  }
  free(entries);
  if (code == EXIT_FINE && !differential_write(differential, path))
    code = EXIT_WRONG_USE;
  differential_free(differential);
  if (code == EXIT_FINE)
    printf("%u inputs judged; see graze findings %s\n", judged, path);
  return code;
}

static int run(int argc, char **argv) {
  struct target target = {.folder = NULL};
  const bool exports = argc == 6 && strcmp(argv[1], "export") == 0,
             imports = argc == 6 && strcmp(argv[1], "import") == 0;
  if (!exports && !imports)
    return complain("corpus: expected `graze corpus export STORE PAIR TYPE FOLDER` or "
                    "`graze corpus import FOLDER PAIR TYPE STORE`");
  if (!read_target(argv[3], argv[4], &target))
    return EXIT_WRONG_USE;
  if (target.forms.count == 0)
    return complain("corpus: no test is of %s %s", argv[3], argv[4]);
  target.folder = exports ? argv[5] : argv[2];
  return exports ? export(argv[2], &target) : import(&target, argv[5]);
}

const struct command COMMAND_CORPUS = {"corpus", "between findings and a fuzzer's corpus", HELP, run};
