/* graze vectors: cases with their exact answers, for hit tests anywhere. */
#include "vectors.h"

#include "chosen_tests.h"
#include "command.h"
#include "file.h"
#include "out.h"
#include "store/statement.h"
#include "subject/catalogue.h"
#include "subject/program.h"
#include "tell.h"
#include "text.h"

#include <errno.h>
#include <math.h>
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
  unsigned runner;
};

#define REQUEST struct vectors_request
static const struct option OPTIONS[] = {
    {"TEST", OF(TEST, test), "put it to its vectors, and keep what it gets wrong", .usual = NULL},
    {"--out FOLDER", OF(OUT, out), "where; what it holds of ours is replaced", .usual = "out/vectors"},
    {"--list FILE", OF(IN, list), "the cases, instead of those that come with graze", .usual = NULL},
    {"--grow FILE", OF(OUT, grow), "write that list, made longer by cases that it lacks", .unless = "TEST"},
    {"--seed N", OF(WHOLE, seed), "of what it is made longer by", .usual = "1", .high = WHOLE_MOST},
    {"--runner LANGUAGE",
     OF(WORD, runner),
     "with TEST: the runners of this language, which read them",
     .word = language_word,
     .spelled = language_spelled},
    OPTIONS_FOREIGN,
};

/* What stands at the path and begins otherwise than what is written there is somebody else's. */
static bool is_foreign(const char *path, const char *text) {
  enum { ALIKE = 8 };
  static const char IDS[] = ".expected"; /* a list of them, which may be empty */
  const size_t length = strlen(path), end = strlen(IDS);
  const bool is_list = length > end && strcmp(path + length - end, IDS) == 0;
  char *const there = file_text(path);
  const bool foreign = there != NULL && *there != '\0' && strncmp(there, text, ALIKE) != 0 && !is_list;
  free(there);
  return foreign;
}

/* Aside, then renamed; `folder` may be "". */
static bool write_text(const char *folder, const char *name, const char *text) {
  char path[PATH_ROOM], aside[PATH_ROOM + 8];
  if (snprintf(path, sizeof path, "%s%s%s", folder, *folder ? "/" : "", name) >= PATH_ROOM)
    return complain("%s: the name is too long", folder), false;
  if (is_foreign(path, text))
    return complain("%s is there already, and graze did not write it: name another folder, or move it away",
                    path),
           false;
  snprintf(aside, sizeof aside, "%s.new", path);
  FILE *file = fopen(aside, "w");
  if (file != NULL)
    fputs(text, file);
  if (file != NULL && file_end(file) && rename(aside, path) == 0)
    return true;
  complain("%s: cannot be written: %s; is there room?", path, strerror(errno));
  remove(aside);
  return false;
}

/* What is right under a contract of yes or no; null where any answer is. */
static json_t *right_answer(const struct vector *v, enum contract contract) {
  return v->tier == VECTOR_FLAT
             ? json_null()
             : json_string(judge_expected(contract, truth_byte(v->truth)) == ANSWER_HIT ? "1" : "0");
}

static json_t *right_number(const struct vector *v, const double *values) {
  char text[2 * NUMBER_TEXT], second[NUMBER_TEXT];
  if (v->is.form.question == QUESTION_CROSSING && !isfinite(values[0]))
    return json_string("none");
  number_print(TYPE_F64, (union number){.f64 = values[0]}, NUMBER_DECIMAL, text);
  if (question_values(v->is.form.question) == 1)
    return json_string(text);
  number_print(TYPE_F64, (union number){.f64 = values[1]}, NUMBER_DECIMAL, second);
  return json_sprintf("%s %s", text, second);
}

/* By the two contracts of a number, as reports/templates/vectors.sql names them. */
static json_t *first_right(const struct vector *v) {
  const double at_most_zero[2] = {fmax(v->right[0], 0), 0};
  return right_number(v, v->is.form.question == QUESTION_DISTANCE ? at_most_zero : v->right);
}

static json_t *second_right(const struct vector *v) {
  const double none[2] = {VECTOR_NONE, 0};
  const enum question question = v->is.form.question;
  const bool meeting = v->tier == VECTOR_MEETING;
  if ((question == QUESTION_NEAREST && meeting) ||
      (question == QUESTION_PUSH && v->truth.relation != RELATION_OVERLAPPING) ||
      (question == QUESTION_CROSSING && v->truth.relation == RELATION_TOUCHING))
    return json_null();
  return right_number(v, question_moves(question) && meeting ? none : v->right);
}

static json_t *right_answers(const struct vector *v) {
  char text[NUMBER_TEXT];
  if (question_values(v->is.form.question) == 0)
    return json_pack(
        "[o, o, o]",
        right_answer(v, CONTRACT_CLOSED),
        right_answer(v, CONTRACT_OPEN),
        right_answer(v, v->is.form.question == QUESTION_HIT ? CONTRACT_HALF_OPEN : CONTRACT_INTERIOR));
  number_print(TYPE_F64, (union number){.f64 = v->tolerance}, NUMBER_DECIMAL, text);
  return json_pack("[o, o, s]", first_right(v), second_right(v), text);
}

/* Names of those bits that are set, with a space between. */
static void put_names(json_t *row, const char *key, uint32_t bits, const char *(*name)(unsigned)) {
  char names[400] = "";
  for (unsigned k = 0; bits >> k != 0; k++)
    if ((bits >> k & 1) != 0)
      text_add(names, sizeof names, "%s%s", *names != '\0' ? " " : "", name(k));
  json_put(row, key, names);
}
static const char *flag_word(unsigned k) { return vector_flag_name((enum vector_flag)k); }

static json_t *row_of(const struct vector *v, size_t asked) {
  char numbers[CASE_TEXT];
  json_t *row = json_object();
  json_put_whole(row, "asked", asked);
  json_put(row, "id", v->id);
  json_put(row, "tier", vector_tier_name(v->tier));
  json_put_whole(row, "order", v->size * VECTOR_TIERS + v->tier);
  json_put(row, "size", vector_size_name(v->size));
  json_put(row, "relation", relation_name(v->truth.relation));
  json_put(row, "numbers", case_print(&v->is.form, v->is.numbers, NUMBER_DECIMAL, numbers));
  json_object_set_new(row, "right", right_answers(v));
  put_names(row, "types", v->types, type_word);
  put_names(row, "flags", v->flags, flag_word);
  return row;
}

static void add_rows(json_t *told, const struct vectors *vectors, const struct form *form) {
  json_t *asked = json_object_get(told, "asked"), *rows = json_object_get(told, "rows");
  char kinds[VECTOR_ID], names[FORM_NAMES];
  const size_t number = json_array_size(asked), before = json_array_size(rows);
  for (size_t k = 0; k < vectors->count; k++)
    if (vector_is_of(&vectors->vector[k], form))
      json_array_append_new(rows, row_of(&vectors->vector[k], number));
  if (json_array_size(rows) == before)
    return;
  vector_kinds(form, kinds);
  form_column_names(form, names);
  json_array_append_new(
      asked,
      json_pack(
          "{s: s, s: s, s: s}", "question", question_name(form->question), "kinds", kinds, "columns", names));
}

/* The files of the forms, those alone whose names are like `like`. */
static bool write_files(const struct vectors *vectors,
                        const struct form *form,
                        unsigned forms,
                        const char *folder,
                        const char *like) {
  json_t *told = json_pack("{s: [], s: []}", "asked", "rows");
  for (unsigned n = 0; n < forms; n++)
    add_rows(told, vectors, &form[n]);
  struct store *store = tell_open(told, "vectors");
  if (store == NULL)
    return false;
  bool fine = true;
  struct statement *file =
      statement_with(store, "SELECT path, text FROM file WHERE path LIKE ?", FIELDS(of_text(like)));
  while (fine && statement_row(file))
    fine = write_text(folder, statement_text(file, 0), statement_text(file, 1));
  if (!statement_end(file))
    fine = (complain("vectors: %s", store_why(store)), false);
  store_close(store);
  return fine;
}

static int write_folder(const struct vectors *vectors, const char *folder) {
  struct form form[VECTOR_FORMS];
  unsigned forms = 0;
  for (unsigned n = 0; n < VECTOR_FORMS; n++)
    forms += vector_form(n, TYPE_F64, &form[forms]);
  if (!write_files(vectors, form, forms, folder, "%") ||
      !write_text(folder, "vectors.schema.json", template_text("vectors.schema.json")))
    return EXIT_WRONG_USE;
  printf("%s: %zu vectors\n", folder, vectors->count);
  return EXIT_FINE;
}

/* The list longer, in its own order: what stands in the file is copied, then what is new. */
static int write_list(const struct vectors *vectors, size_t from, const char *before, const char *path) {
  char line[VECTOR_LINE], *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  if (out != NULL)
    fputs(before, out);
  for (size_t k = from; k < vectors->count && out != NULL; k++) {
    vector_line(&vectors->vector[k], line);
    fprintf(out, "%s\n", line);
  }
  const bool written = out != NULL && fclose(out) == 0 && write_text("", path, text);
  free(text);
  if (!written)
    return EXIT_WRONG_USE;
  printf("%s: %zu vectors, %zu of them new\n", path, vectors->count, vectors->count - from);
  return EXIT_FINE;
}

/* The form of its vectors. */
static struct form first_layouts(const struct form *form) {
  struct form first = form_ordered(form);
  for (unsigned s = 0; s < SHAPES; s++)
    first.layouts[s] = kind_layout(layout_kind(first.layouts[s]));
  return first;
}

static bool make_folder(const char *folder) {
  return mkdir(folder, 0777) == 0 || errno == EEXIST ||
         (complain("vectors: found '%s', expected a folder: %s", folder, strerror(errno)), false);
}

/* A runner, which names the rows that it stands beside. One that is there and differs has somebody's call in
 * it, and stays. */
static bool write_runner(const struct form *form, const char *folder, const char *name) {
  static const char NAMED[] = "disc-box.hit.csv";
  char *runner = NULL;
  size_t size;
  FILE *out = open_memstream(&runner, &size);
  const char *text = template_text(name);
  for (const char *next; out != NULL && (next = strstr(text, NAMED)) != NULL; text = next + strlen(NAMED))
    fprintf(out,
            "%.*s%s.%s.csv",
            (int)(next - text),
            text,
            pair_name(form_pair(form)),
            question_name(form->question));
  if (out != NULL)
    fputs(text, out);
  char path[PATH_ROOM];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  bool written = out != NULL && fclose(out) == 0;
  char *const there = file_text(path);
  const bool kept = written && there != NULL && strcmp(there, runner) != 0;
  if (kept)
    printf("%s is there already, and stays as it is: in another folder it is made anew\n", path);
  else
    written = written && write_text(folder, name, runner);
  free(there);
  free(runner);
  return written;
}

static bool
write_runners(const struct vectors *vectors, const struct form *form, unsigned language, const char *folder) {
  const bool reads_header = language == LANGUAGE_C || language == LANGUAGE_CPP;
  bool fine = !reads_header || write_files(vectors, form, 1, folder, "%.h");
  for (unsigned k = 0; k < 2 && fine && language < LANGUAGES; k++)
    fine = write_runner(form, folder, LANGUAGE_MARKS[language].runner[k]);
  return fine;
}

/* The names of its numbers; the first two corners of a ring stand for all. */
static void say_names(const struct form *form) {
  enum { SAID = 5 };
  char names[FORM_NAMES], *rest;
  form_column_names(form, names);
  const char *name = strtok_r(names, " ", &rest);
  for (unsigned k = 0; name != NULL; k++, name = strtok_r(NULL, " ", &rest)) {
    const unsigned shape = k >= form_first_column(form, 1), first = form_first_column(form, shape);
    if (layout_is_ring(form->layouts[shape]) && k >= first + SAID)
      printf("%s", k == first + SAID ? " ..." : "");
    else
      printf("%s%s", k > 0 ? " " : "", name);
  }
}

/* What a test said of its vectors, and a line for each that it has wrong. */
struct held {
  size_t asked, unasked, wrong;
  char *lines;
};

static bool ask_all(const struct vectors *vectors, const struct registry_entry *entry, struct held *held) {
  const enum question question = entry->algorithm->form.question;
  size_t size;
  FILE *lines = open_memstream(&held->lines, &size);
  subjects_renew(&entry, 1, 3); /* whatever was lost before: every row counts */
  for (size_t k = 0; k < vectors->count && lines != NULL; k++) {
    const struct vector *vector = &vectors->vector[k];
    struct verdict verdict;
    const enum put put = vector_put(vector, entry, &verdict);
    held->unasked += put == PUT_UNASKED;
    held->asked += put == PUT_JUDGED;
    if (put != PUT_JUDGED || verdict.outcome == OUTCOME_AGREES)
      continue;
    held->wrong++;
    fprintf(lines,
            "%s %s (%s)\n",
            vector->id,
            outcome_name(question, verdict.outcome),
            vector_tier_name(vector->tier));
  }
  return lines != NULL && fclose(lines) == 0;
}

/* The runners of vectors/run/ read the rows, and the file of those that are wrong. */
static int write_held(const struct vectors *vectors,
                      const struct registry_entry *entry,
                      const struct held *held,
                      unsigned language,
                      const char *folder) {
  char name[PATH_ROOM];
  const struct form form = first_layouts(&entry->algorithm->form);
  snprintf(name, sizeof name, "%s.expected", entry->stem);
  if (!write_files(vectors, &form, 1, folder, "%.csv") || !write_runners(vectors, &form, language, folder) ||
      !write_text(folder, name, held->lines))
    return EXIT_WRONG_USE;
  printf(
      "%s: %zu of %zu vectors wrong; kept in %s/%s\n", entry->stem, held->wrong, held->asked, folder, name);
  if (language < LANGUAGES) {
    const bool two = question_values(form.question) == 2; /* more than a runner of twenty lines reads */
    printf(two ? "Give your call to %s/%s, as its first lines tell: it is given "
               : "Put your call into %s/%s, where it says \"yours\": it is given ",
           folder,
           LANGUAGE_MARKS[language].runner[two]);
    say_names(&form);
    printf("%s%s\n",
           form.question == QUESTION_PUSH && form_is_swapped(&entry->algorithm->form)
               ? "; a row's push moves the second of these shapes, so give yours with the other sign"
               : "",
           entry->algorithm->by_code != CONTRACT_UNSTATED
               ? ""
               : "; take the rows of the tier `must` alone, as it promises nothing at touching");
  }
  return held->wrong == 0 ? EXIT_FINE : EXIT_DISAGREEMENT;
}

static int hold(const struct vectors *vectors,
                const struct registry_entry *entry,
                unsigned language,
                const char *folder) {
  struct held held = {.lines = NULL};
  int code;
  if (!ask_all(vectors, entry, &held))
    code = complain("vectors: no memory");
  else if (held.unasked > 0)
    code =
        complain("%s was given up on: %zu of its %zu vectors were not asked, so nothing is kept; mend what "
                 "gives no answer, or allow more with --limit",
                 entry->stem,
                 held.unasked,
                 held.unasked + held.asked);
  else if (held.asked == 0)
    code = complain("vectors: %s: the list has no vectors of it", entry->stem);
  else
    code = write_held(vectors, entry, &held, language, folder);
  free(held.lines);
  return code;
}

static int grow_list(struct vectors *vectors, const struct vectors_request *request, const char *text) {
  const size_t before = vectors->count;
  struct form form;
  for (unsigned n = 0; n < VECTOR_FORMS; n++) {
    if (!vector_form(n, TYPE_F64, &form))
      continue;
    show_progress("%s %s", question_name(form.question), pair_name(form_pair(&form)));
    if (!vectors_grow(vectors, &form, request->seed))
      return complain("vectors: no memory");
  }
  clear_progress();
  return write_list(vectors, before, text, request->grow);
}

static int run(const struct vectors_request *request, const struct catalogue *tests) {
  (void)tests;
  char why[TEXT_WHY], *own = request->list != NULL ? file_text(request->list) : NULL;
  const char *const text = own != NULL ? own : template_text("vectors.list");
  struct vectors vectors = {0, 0, NULL};
  const int code =
      request->list != NULL && own == NULL
          ? complain("%s: cannot be read: %s", request->list, strerror(errno))
      : !vectors_read(&vectors, text, why) ? complain("%s: %s", own != NULL ? request->list : "vectors", why)
      : request->grow != NULL              ? grow_list(&vectors, request, text)
      : !make_folder(request->out)         ? EXIT_WRONG_USE
      : request->test.entry != NULL ? hold(&vectors, request->test.entry, request->runner, request->out)
                                    : write_folder(&vectors, request->out);
  vectors_free(&vectors);
  free(own);
  return code;
}

bool has_vectors(const struct form *form) {
  char why[TEXT_WHY];
  const struct form first = first_layouts(form);
  struct vectors vectors = {0, 0, NULL};
  bool has = false;
  if (!form_has_holes(form) && vectors_read(&vectors, template_text("vectors.list"), why))
    for (size_t k = 0; k < vectors.count && !has; k++)
      has = vector_is_of(&vectors.vector[k], &first);
  vectors_free(&vectors);
  return has;
}

int keep_vectors(const struct registry_entry *entry, unsigned language, const char *folder) {
  return run(&(struct vectors_request){.test = {.entry = entry}, .runner = language, .out = folder}, NULL);
}

COMMAND(
    VECTORS,
    .name = "vectors",
    .line = "cases with their exact answers, in CSV, JSON and C, for tests anywhere",
    .examples = "vectors --out vectors\nvectors corner_java --out kept --runner java",
    .about =
        "A file for each question about a pair of shapes. Any test can be held to it without graze, by a "
        "runner of twenty lines: vectors/README.md. They are made from a list of cases that only grows, so "
        "the same list "
        "gives the same bytes. With TEST: the rows of its question and pair, and a file of those that it "
        "gets wrong, "
        "which the runners take as expected failures; `graze try --keep` does the same.",
    .disagrees = "1 the test is wrong about a vector");
