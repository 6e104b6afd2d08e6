/* graze corpus: a store's findings as the inputs of a fuzz target. */
#include "bytes.h"
#include "command.h"
#include "file.h"
#include "generate/generate.h"
#include "session.h"
#include "store/statement.h"
#include "text.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct corpus_request {
  const char *from, *to;
  enum pair pair;
  enum number_type type;
};

#define REQUEST struct corpus_request
static const struct option OPTIONS[] = {
    {"FROM", OF(IN, from), "a store", .needed = true},
    {"PAIR", OF(WORD, pair), "of the fuzz target", .needed = true, .word = pair_word},
    {"TYPE", OF(WORD, type), "of the fuzz target", .needed = true, .word = type_word},
    {"TO", OF(OUT, to), "a folder", .needed = true},
    {.term = NULL},
};

/* Where inputs go. */
struct corpus {
  const struct corpus_request *request;
  unsigned written;
};

/* A file named by its bytes, so that the same case is there once. */
static bool write_case(struct corpus *corpus, const struct test_case *c) {
  uint8_t data[BYTES_MAX];
  char path[4096];
  const size_t size = bytes_encode(c, data);
  uint64_t hash = 0xcbf29ce484222325U; /* FNV-1a */
  for (size_t k = 0; k < size; k++)
    hash = (hash ^ data[k]) * 0x100000001b3U;
  snprintf(path, sizeof path, "%s/%016llx", corpus->request->to, (unsigned long long)hash);
  const bool is_new = access(path, F_OK) != 0;
  FILE *file = fopen(path, "wb");
  if (file != NULL)
    fwrite(data, 1, size, file);
  if (file == NULL || !file_end(file))
    return complain("corpus: %s: cannot be written: %s", path, strerror(errno)) == EXIT_FINE;
  corpus->written += is_new;
  return true;
}

static bool write_finding(struct corpus *corpus, const char *test, const char *smallest) {
  const struct registry_entry *entry = registry_find(test);
  union number numbers[FORM_MAX_COLUMNS] = {{.i64 = 0}};
  char why[TEXT_WHY];
  if (entry == NULL)
    return true;
  const struct form *form = &entry->algorithm->form;
  struct test_case c = {.form = form_ordered(form)};
  if (form_pair(form) != corpus->request->pair || form->type != corpus->request->type ||
      !case_parse(form, entry->algorithm->inputs, smallest, numbers, why))
    return true;
  for (unsigned k = 0; k < form_columns(form); k++)
    c.numbers[form_ordered_column(form, k)] = numbers[k];
  return write_case(corpus, &c);
}

/* One case of each family in each form. */
static bool write_families(struct corpus *corpus) {
  const struct target_forms forms = target_forms(corpus->request->pair, corpus->request->type);
  for (unsigned f = 0; f < forms.count; f++)
    for (unsigned family = 0; family < FAMILIES; family++) {
      struct mix mix = {.weight = {0}};
      struct test_case c = {.form = forms.form[f]};
      mix.weight[family] = 1;
      generate_case(&mix, 1, 0, &c.form, c.numbers);
      if (!write_case(corpus, &c))
        return false;
    }
  return true;
}

static int run(const struct corpus_request *request, const struct catalogue *tests) {
  struct corpus corpus = {request, 0};
  (void)tests;
  if (target_forms(request->pair, request->type).count == 0)
    return complain("corpus: no test is of %s %s", pair_name(request->pair), type_name(request->type));
  if (mkdir(request->to, 0777) != 0 && errno != EEXIST)
    return complain("corpus: %s: %s", request->to, strerror(errno));
  struct store *store = open_store(request->from, STORE_READ);
  if (store == NULL)
    return EXIT_WRONG_USE;
  bool written = true;
  struct statement *s = statement_new(store, "SELECT test, smallest_hex FROM finding ORDER BY id");
  while (written && statement_row(s))
    written = write_finding(&corpus, statement_text(s, 0), statement_text(s, 1));
  const int code = statement_end(s) ? EXIT_FINE : complain("%s", store_why(store));
  store_close(store);
  if (code != EXIT_FINE || !written || !write_families(&corpus))
    return EXIT_WRONG_USE;
  printf("%u new inputs in %s\n", corpus.written, request->to);
  return EXIT_FINE;
}

COMMAND(CORPUS,
        .name = "corpus",
        .line = "a store's findings as the inputs of a fuzz target",
        .examples = "corpus out/campaign.db disc-box f64 corpus",
        .about =
            "The smallest cases of the findings, and cases of every family, as the bytes that fuzz targets "
            "read.");
