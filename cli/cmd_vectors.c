/* graze vectors: cases with their exact answers, for hit tests anywhere. */
#include "vectors.h"

#include "chosen_tests.h"
#include "command.h"
#include "out.h"
#include "report.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { PATH_ROOM = 4096 };

struct vectors_request {
  struct foreign_given foreign;
  struct named_test test;
  const char *out, *list, *grow;
  uint64_t seed;
};

#define REQUEST struct vectors_request
static const struct option OPTIONS[] = {
    {"TEST", OF(TEST, test), "put it to the vectors of its pair, and keep what it gets wrong", .usual = NULL},
    {"--out FOLDER", OF(OUT, out), "where; what it holds of ours is replaced", .usual = "out/vectors"},
    {"--list FILE", OF(IN, list), "the cases, instead of those that come with graze", .usual = NULL},
    {"--grow FILE", OF(OUT, grow), "write that list, made longer by cases that it lacks", .unless = "TEST"},
    {"--seed N", OF(WHOLE, seed), "of what it is made longer by", .usual = "1", .high = WHOLE_MOST},
    OPTIONS_FOREIGN,
};

/* One file on its way. */
struct writing {
  char path[PATH_ROOM], aside[PATH_ROOM + 8];
  FILE *file;
};

/* Aside, then renamed. */
static bool begin(struct writing *w, const char *folder, const char *name, const char *ending) {
  if (snprintf(w->path, sizeof w->path, "%s%s%s%s", folder, *folder ? "/" : "", name, ending) >= PATH_ROOM)
    return complain("%s: the name is too long", folder), false;
  snprintf(w->aside, sizeof w->aside, "%s.new", w->path);
  w->file = fopen(w->aside, "w");
  return w->file != NULL || (complain("%s: cannot be written: %s", w->path, strerror(errno)), false);
}

static bool end(struct writing *w) {
  bool fine = !ferror(w->file);
  fine = fclose(w->file) == 0 && fine && rename(w->aside, w->path) == 0;
  if (!fine) {
    complain("%s: cannot be written: %s; is there room?", w->path, strerror(errno));
    remove(w->aside);
  }
  return fine;
}

/* What is right under a contract, as 0 or 1; "" where either is. */
static const char *right_answer(const struct vector *v, enum contract contract) {
  if (v->tier == VECTOR_FLAT)
    return "";
  return judge_expected(contract, truth_byte(v->truth)) == ANSWER_HIT ? "1" : "0";
}

/* Names of those bits that are set, with `between` them and `quote` around each. */
static void
put_names(FILE *file, uint32_t bits, const char *(*name)(unsigned), char between, const char *quote) {
  bool first = true;
  for (unsigned k = 0; bits >> k != 0; k++)
    if ((bits >> k & 1) != 0) {
      if (!first)
        fputc(between, file);
      fprintf(file, "%s%s%s", quote, name(k), quote);
      first = false;
    }
}
static const char *flag_word(unsigned k) { return vector_flag_name((enum vector_flag)k); }

static void put_numbers(FILE *file, const struct vector *v, const char *between) {
  char text[NUMBER_TEXT];
  for (unsigned k = 0; k < form_columns(&v->is.form); k++) {
    number_print(v->is.form.type, v->is.numbers[k], NUMBER_DECIMAL, text);
    fprintf(file, "%s%s", k > 0 ? between : "", text);
  }
}

static void put_columns(FILE *file, enum pair pair, const char *quote, const char *between) {
  const struct form form = vector_form(pair, TYPE_F64);
  char names[FORM_NAMES], name[NUMBER_TEXT];
  form_column_names(&form, names);
  for (unsigned k = 0; k < form_columns(&form); k++) {
    name_at(names, k, name, sizeof name);
    fprintf(file, "%s%s%s%s", k > 0 ? between : "", quote, name, quote);
  }
}

static void put_csv(FILE *file, const struct vector *v) {
  fprintf(file,
          "%s,%s,%s,%s,%s,%s,",
          v->id,
          vector_tier_name(v->tier),
          right_answer(v, CONTRACT_CLOSED),
          right_answer(v, CONTRACT_OPEN),
          right_answer(v, CONTRACT_HALF_OPEN),
          vector_size_name(v->size));
  put_names(file, v->types, type_word, ' ', "");
  fprintf(file, ",%s,", relation_name(v->truth.relation));
  put_names(file, v->flags, flag_word, ' ', "");
  fputc(',', file);
  put_numbers(file, v, ",");
  fputc('\n', file);
}

static void put_json(FILE *file, const struct vector *v) {
  static const char *const NAME[] = {"", "closed", "open", "half_open"};
  fprintf(file, "  {\"id\": \"%s\", \"tier\": \"%s\"", v->id, vector_tier_name(v->tier));
  for (unsigned c = CONTRACT_CLOSED; c <= CONTRACT_HALF_OPEN && v->tier != VECTOR_FLAT; c++)
    fprintf(file, ", \"%s\": %s", NAME[c], *right_answer(v, (enum contract)c) == '1' ? "true" : "false");
  fprintf(file, ", \"size\": \"%s\", \"types\": [", vector_size_name(v->size));
  put_names(file, v->types, type_word, ',', "\"");
  fprintf(file, "], \"relation\": \"%s\", \"flags\": [", relation_name(v->truth.relation));
  put_names(file, v->flags, flag_word, ',', "\"");
  fputs("], \"numbers\": [", file);
  put_numbers(file, v, ", ");
  fputs("]}", file);
}

/* Everyday numbers first, `must` before the rest; in the order of the list otherwise. */
static void each(const struct vectors *vectors,
                 enum pair pair,
                 void (*put)(FILE *, const struct vector *),
                 FILE *file,
                 const char *between) {
  bool first = true;
  for (unsigned size = 0; size < VECTOR_SIZES; size++)
    for (unsigned tier = 0; tier < VECTOR_TIERS; tier++)
      for (size_t k = 0; k < vectors->count; k++) {
        const struct vector *v = &vectors->vector[k];
        if (v->pair != pair || v->size != size || v->tier != tier)
          continue;
        fputs(first ? "" : between, file);
        put(file, v);
        first = false;
      }
}

static bool has_rows(const struct vectors *vectors, enum pair pair) {
  bool has = false;
  for (size_t k = 0; k < vectors->count && !has; k++)
    has = vectors->vector[k].pair == pair;
  return has;
}

static bool write_csv(const struct vectors *vectors, const char *folder, enum pair pair) {
  struct writing w;
  if (!begin(&w, folder, pair_name(pair), ".hit.csv"))
    return false;
  fputs("id,tier,closed,open,half_open,size,types,relation,flags,", w.file);
  put_columns(w.file, pair, "", ",");
  fputc('\n', w.file);
  each(vectors, pair, put_csv, w.file, "");
  return end(&w);
}

static bool write_json(const struct vectors *vectors, const char *folder, enum pair pair) {
  struct writing w;
  if (!begin(&w, folder, pair_name(pair), ".hit.json"))
    return false;
  fprintf(w.file,
          "{\"graze_vectors\": 2, \"question\": \"hit\", \"pair\": \"%s\", \"columns\": [",
          pair_name(pair));
  put_columns(w.file, pair, "\"", ", ");
  fputs("], \"rows\": [\n", w.file);
  each(vectors, pair, put_json, w.file, ",\n");
  fputs("\n]}\n", w.file);
  return end(&w);
}

/* Only doubles and floats that a C compiler reads back. */
static void put_c(FILE *file, const struct vector *v) {
  if (v->tier != VECTOR_MUST || (v->types >> TYPE_F64 & 1) == 0)
    return;
  fprintf(file, " \\\n  ROW(\"%s\", \"", v->id);
  put_names(file, v->types, type_word, ' ', "");
  fprintf(file, "\", \"");
  put_names(file, v->flags, flag_word, ' ', "");
  fprintf(file, "\", %s, ", right_answer(v, CONTRACT_CLOSED));
  put_numbers(file, v, ", ");
  fputc(')', file);
}

static bool write_header(const struct vectors *vectors, const char *folder) {
  struct writing w;
  if (!begin(&w, folder, "graze_vectors", ".h"))
    return false;
  fputs("/* The `must` rows of graze's vectors: GRAZE_HIT_DISC_BOX(ROW) is ROW(id, types, flags, hit, "
        "numbers...) for\n"
        " * each. README.md tells how they are used. */\n/* clang-format off */\n#ifndef "
        "GRAZE_VECTORS\n#define GRAZE_VECTORS\n",
        w.file);
  for (unsigned p = 0; p < PAIRS; p++) {
    if (!has_rows(vectors, (enum pair)p))
      continue;
    fputs("\n/* ", w.file);
    put_columns(w.file, (enum pair)p, "", ", ");
    fputs(" */\n#define GRAZE_HIT_", w.file);
    for (const char *at = pair_name((enum pair)p); *at != '\0'; at++)
      fputc(*at == '-' ? '_' : *at - 'a' + 'A', w.file);
    fputs("(ROW)", w.file);
    each(vectors, (enum pair)p, put_c, w.file, "");
    fputc('\n', w.file);
  }
  fputs("\n#endif\n", w.file);
  return end(&w);
}

static int write_folder(const struct vectors *vectors, const char *folder) {
  struct writing w;
  bool fine = write_header(vectors, folder) && begin(&w, folder, "vectors.schema", ".json") &&
              fputs(template_text("vectors.schema.json"), w.file) >= 0 && end(&w);
  for (unsigned p = 0; fine && p < PAIRS; p++)
    fine = !has_rows(vectors, (enum pair)p) ||
           (write_csv(vectors, folder, (enum pair)p) && write_json(vectors, folder, (enum pair)p));
  if (fine)
    printf("%s: %zu vectors\n", folder, vectors->count);
  return fine ? EXIT_FINE : EXIT_WRONG_USE;
}

/* The list longer, in its own order: what stands in the file is copied, then what is new. */
static int write_list(const struct vectors *vectors, size_t from, const char *before, const char *path) {
  struct writing w;
  char line[VECTOR_LINE];
  if (!begin(&w, "", path, ""))
    return EXIT_WRONG_USE;
  fputs(before, w.file);
  for (size_t k = from; k < vectors->count; k++) {
    vector_line(&vectors->vector[k], line);
    fprintf(w.file, "%s\n", line);
  }
  if (!end(&w))
    return EXIT_WRONG_USE;
  printf("%s: %zu vectors, %zu of them new\n", path, vectors->count, vectors->count - from);
  return EXIT_FINE;
}

/* The rows of the pair, and a file of those that the test gets wrong: the runners of vectors/run/ read both.
 */
static int hold(const struct vectors *vectors, const struct registry_entry *entry, const char *folder) {
  struct writing w;
  const enum pair pair = form_pair(&entry->algorithm->form);
  size_t asked = 0, wrong = 0;
  if (pair == PAIR_NONE)
    return complain("%s: is about no pair of shapes", entry->stem);
  if (!write_csv(vectors, folder, pair) || !begin(&w, folder, entry->stem, ".expected"))
    return EXIT_WRONG_USE;
  for (size_t k = 0; k < vectors->count; k++) {
    struct verdict verdict;
    if (!vector_put(&vectors->vector[k], entry, &verdict))
      continue;
    asked++;
    if (verdict.outcome == OUTCOME_AGREES)
      continue;
    wrong++;
    fprintf(w.file,
            "%s %s (%s)\n",
            vectors->vector[k].id,
            outcome_name(QUESTION_HIT, verdict.outcome),
            vector_tier_name(vectors->vector[k].tier));
  }
  if (!end(&w))
    return EXIT_WRONG_USE;
  printf("%s: %zu of %zu vectors wrong; kept in %s\n", entry->stem, wrong, asked, w.path);
  return wrong == 0 ? EXIT_FINE : EXIT_DISAGREEMENT;
}

/* The whole file; NULL after complaining. */
static char *read_file(const char *path) {
  FILE *file = fopen(path, "r");
  char *text = NULL;
  size_t room = 0;
  const bool fine = file != NULL && (getdelim(&text, &room, '\0', file) >= 0 || feof(file));
  if (!fine)
    complain("%s: cannot be read: %s", path, strerror(errno));
  if (file != NULL)
    fclose(file);
  if (fine && text != NULL)
    return text;
  free(text);
  return fine ? calloc(1, 1) : NULL;
}

static int make(const struct vectors_request *request, const char *text, struct vectors *vectors) {
  char why[TEXT_WHY];
  if (!vectors_read(vectors, text, why))
    return complain("%s: %s", request->list != NULL ? request->list : "vectors", why);
  if (request->grow != NULL) {
    const size_t before = vectors->count;
    for (unsigned p = 0; p < PAIRS; p++) {
      show_progress("%s", pair_name((enum pair)p));
      if (!vectors_grow(vectors, (enum pair)p, request->seed))
        return complain("vectors: no memory");
    }
    clear_progress();
    return write_list(vectors, before, text, request->grow);
  }
  if (mkdir(request->out, 0777) != 0 && errno != EEXIST)
    return complain("vectors: --out: found '%s', expected a folder: %s", request->out, strerror(errno));
  return request->test.entry != NULL ? hold(vectors, request->test.entry, request->out)
                                     : write_folder(vectors, request->out);
}

static int run(const void *given, const struct catalogue *tests) {
  const struct vectors_request *request = given;
  struct vectors vectors = {0, 0, NULL};
  char *own = request->list != NULL ? read_file(request->list) : NULL;
  (void)tests;
  if (request->list != NULL && own == NULL)
    return EXIT_WRONG_USE;
  const int code = make(request, own != NULL ? own : template_text("vectors.list"), &vectors);
  vectors_free(&vectors);
  free(own);
  return code;
}

const struct command COMMAND_VECTORS = {
    .name = "vectors",
    .line = "cases with their exact answers, in CSV, JSON and C, for hit tests anywhere",
    .examples = "vectors --out vectors\nvectors corner_java --out kept",
    .about =
        "A file for each pair of shapes. Any hit test can be held to it without graze, by a runner of twenty "
        "lines: vectors/README.md. They are made from a list of cases that only grows, so the same list "
        "gives the same bytes. With TEST: the rows of its pair, and a file of those that it gets wrong, "
        "which the runners take as expected failures.",
    .disagrees = "1 the test is wrong about a vector",
    .options = OPTIONS,
    .request = sizeof(REQUEST),
    .run = run,
};
