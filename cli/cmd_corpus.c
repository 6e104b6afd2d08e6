/* graze corpus: between a store's findings and a fuzzer's corpus. */
#include "command.h"
#include "differential.h"
#include "generate/generate.h"
#include "shell_word.h"
#include "store/record.h"
#include "text.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

struct corpus_request {
  unsigned imports;
  const char *from, *to;
  enum pair pair;
  enum number_type type;
};

static const char *direction_word(unsigned k) { return k == 0 ? "export" : k == 1 ? "import" : NULL; }

#define REQUEST struct corpus_request
static const struct option OPTIONS[] = {
    {"export|import", OF(WORD, imports), "which way", .needed = true, .word = direction_word},
    {"FROM", OF(IN, from), "a store; for import, a folder of inputs", .needed = true},
    {"PAIR", OF(WORD, pair), "of the fuzz target", .needed = true, .word = pair_word},
    {"TYPE", OF(WORD, type), "of the fuzz target", .needed = true, .word = type_word},
    {"TO", OF(OUT, to), "a folder; for import, a new store", .needed = true},
    {.term = NULL},
};

struct target {
  enum pair pair;
  enum number_type type;
  struct subject_forms forms;
  const char *folder;
  unsigned written;
};

/* A file named by its bytes, so that the same case is there once. */
static bool write_case(struct target *target, const struct test_case *c) {
  uint8_t data[BYTES_MAX];
  char path[4096];
  const size_t size = bytes_encode(c, data, sizeof data);
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

static bool export_finding(struct target *target, const struct stored_finding *finding) {
  const struct registry_entry *entry = registry_find(finding->test.id);
  union number numbers[FORM_MAX_COLUMNS] = {{.i64 = 0}};
  char why[TEXT_WHY];
  if (entry == NULL)
    return true;
  const struct form *form = &entry->algorithm->form;
  struct test_case c = {.form = form_ordered(form)};
  if (form_pair(form) != target->pair || form->type != target->type ||
      !case_parse(form, entry->algorithm->inputs, finding->smallest_hex, numbers, why))
    return true;
  for (unsigned k = 0; k < form_columns(form); k++)
    c.numbers[form_ordered_column(form, k)] = numbers[k];
  return write_case(target, &c);
}

/* One case of each family in each form. */
static bool export_families(struct target *target) {
  for (unsigned f = 0; f < target->forms.count; f++)
    for (unsigned family = 0; family < FAMILIES; family++) {
      struct mix mix = {.weight = {0}};
      struct test_case c = {.form = target->forms.form[f]};
      mix.weight[family] = 1;
      generate_case(&mix, 1, 0, &c.form, c.numbers);
      if (!write_case(target, &c))
        return false;
    }
  return true;
}

static int export(const char *path, struct target *target) {
  if (mkdir(target->folder, 0777) != 0 && errno != EEXIST)
    return complain("corpus: %s: %s", target->folder, strerror(errno));
  struct store *store = open_store(path, STORE_OLD);
  if (store == NULL)
    return EXIT_WRONG_USE;
  struct stored_finding finding;
  bool written = true;
  struct statement *s = record_select(store, &RECORD_finding);
  while (written && record_next(s, &RECORD_finding, &finding))
    written = export_finding(target, &finding);
  const int code = statement_end(s) ? EXIT_FINE : complain("%s", store_why(store));
  store_close(store);
  if (code != EXIT_FINE || !written || !export_families(target))
    return EXIT_WRONG_USE;
  printf("%u inputs in %s\n", target->written, target->folder);
  return EXIT_FINE;
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
  char *word = shell_word(path);
  if (code == EXIT_FINE)
    printf("%u inputs judged; see graze findings %s\n", judged, word != NULL ? word : path);
  free(word);
  return code;
}

static int run(const void *given, const struct catalogue *tests) {
  const struct corpus_request *request = given;
  struct target target = {request->pair, request->type, forms_of(request->pair, request->type), NULL, 0};
  (void)tests;
  if (target.forms.count == 0)
    return complain("corpus: no test is of %s %s", pair_name(request->pair), type_name(request->type));
  target.folder = request->imports ? request->from : request->to;
  return request->imports ? import(&target, request->to) : export(request->from, &target);
}

const struct command COMMAND_CORPUS = {
    .name = "corpus",
    .line = "between a store's findings and the inputs of a fuzz target",
    .examples = "corpus export out/campaign.db disc-box f64 corpus\n"
                "corpus import corpus disc-box f64 found.db",
    .about = "export: the smallest cases of the findings, and cases of every family, as the bytes that fuzz "
             "targets read. import: every input of a folder, judged into a store.",
    .options = OPTIONS,
    .request = sizeof(REQUEST),
    .run = run,
};
