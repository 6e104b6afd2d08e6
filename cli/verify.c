#include "command.h"
#include "csv.h"
#include "judge.h"
#include "text.h"

#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char HELP[] =
    "Example: graze verify clamp_py tests/golden/py_clamp_circle_rect.csv\n\n"
    "Replays the rows of a CSV file: `hit` is held against the test's answer, `relation` against the "
    "reference.\n\n"
    "  graze verify TEST FILE.csv [--json]      FILE `-` is standard input\n\n"
    "  Columns are found by name, in any order: the inputs of the test (`graze show TEST`), `hit` (0, 1 or "
    "raise),\n"
    "  `relation` (apart, touching, overlapping, flat, invalid). `family` and `ub` are passed over.\n"
    "  At least one of hit and relation must be there. Exit 1 when a row disagrees.\n";

enum { SHOWN = 10, NO_COLUMN = -1, FIELD_NAME = 32 };

/* A disagreement, kept to be shown after the sums. */
struct difference {
  unsigned long line;
  char text[120];
};

struct verification {
  const struct algorithm *algorithm;
  const char *file;
  struct csv csv;
  int input[FORM_MAX_COLUMNS], hit, relation;
  unsigned columns; /* of the header */
  unsigned long rows, agreeing, hits_wrong, relations_wrong;
  unsigned differences;
  struct difference difference[SHOWN];
  time_t shown;
};

static int bad_row(const struct verification *v, const char *field, const char *why) {
  return complain("%s:%lu: %s: %s", v->file, v->csv.line, field, why);
}

static int *column_slot(struct verification *v, const char *name) {
  char input[FIELD_NAME];
  const unsigned count = form_columns(&v->algorithm->form);
  for (unsigned k = 0; k < count; k++) {
    name_at(v->algorithm->inputs, k, input, sizeof input);
    if (strcmp(input, name) == 0)
      return &v->input[k];
  }
  if (strcmp(name, "hit") == 0)
    return &v->hit;
  return strcmp(name, "relation") == 0 ? &v->relation : NULL;
}

static bool is_passed_over(const char *name) {
  return strcmp(name, "family") == 0 || strcmp(name, "ub") == 0;
}

static int read_header(struct verification *v) {
  char why[CSV_WHY];
  const enum csv_status status = csv_next(&v->csv, why);
  if (status == CSV_END)
    return complain("%s: the file is empty, expected a header with the columns %s and hit or relation",
                    v->file,
                    v->algorithm->inputs);
  if (status == CSV_FAULT)
    return bad_row(v, "header", why);
  v->columns = v->csv.fields;
  for (unsigned f = 0; f < v->csv.fields; f++) {
    const char *name = v->csv.field[f];
    int *slot = column_slot(v, name);
    if (slot == NULL && !is_passed_over(name)) {
      snprintf(why,
               sizeof why,
               "found the unknown column '%.40s', expected %s, hit, relation, family or ub",
               name,
               v->algorithm->inputs);
      return bad_row(v, "header", why);
    }
    if (slot != NULL && *slot != NO_COLUMN) {
      snprintf(why, sizeof why, "found the column '%.40s' twice", name);
      return bad_row(v, "header", why);
    }
    if (slot != NULL)
      *slot = (int)f;
  }
  for (unsigned k = 0; k < form_columns(&v->algorithm->form); k++)
    if (v->input[k] == NO_COLUMN) {
      char name[FIELD_NAME];
      name_at(v->algorithm->inputs, k, name, sizeof name);
      snprintf(why, sizeof why, "found no column '%s', expected %s", name, v->algorithm->inputs);
      return bad_row(v, "header", why);
    }
  if (v->hit == NO_COLUMN && v->relation == NO_COLUMN)
    return bad_row(v, "header", "found neither hit nor relation, expected at least one of them");
  return EXIT_FINE;
}

static int read_numbers(const struct verification *v, union number *numbers) {
  const struct form *form = &v->algorithm->form;
  for (unsigned k = 0; k < form_columns(form); k++) {
    const char *word = v->csv.field[v->input[k]];
    const enum number_fault fault = number_parse(form->type, word, &numbers[k]);
    if (fault != NUMBER_OK) {
      char name[FIELD_NAME], expected[TEXT_WHY], why[CSV_WHY];
      name_at(v->algorithm->inputs, k, name, sizeof name);
      number_expected(form->type, fault, expected);
      snprintf(why, sizeof why, "found '%.40s', %s", word, expected);
      return bad_row(v, name, why);
    }
  }
  return EXIT_FINE;
}

static bool answer_from_word(const char *word, enum answer *answer) {
  if (strcmp(word, "raise") == 0) {
    *answer = ANSWER_NONE;
    return true;
  }
  *answer = hit_if(word[0] == '1');
  return (word[0] == '0' || word[0] == '1') && word[1] == '\0';
}

static void note_difference(struct verification *v, const char *what, const char *stated, const char *found) {
  if (v->differences == SHOWN)
    return;
  struct difference *difference = &v->difference[v->differences++];
  difference->line = v->csv.line;
  snprintf(difference->text,
           sizeof difference->text,
           "%s: the row says %.20s, graze says %.20s",
           what,
           stated,
           found);
}

static int verify_row(struct verification *v) {
  char why[CSV_WHY];
  if (v->csv.fields != v->columns) {
    snprintf(why, sizeof why, "found %u fields, expected %u as in the header", v->csv.fields, v->columns);
    return bad_row(v, "row", why);
  }
  union number numbers[FORM_MAX_COLUMNS];
  const int code = read_numbers(v, numbers);
  if (code != EXIT_FINE)
    return code;
  bool agrees = true;
  if (v->hit != NO_COLUMN) {
    const char *word = v->csv.field[v->hit];
    const enum answer answer = algorithm_answer(v->algorithm, numbers);
    enum answer stated;
    if (!answer_from_word(word, &stated)) {
      snprintf(why, sizeof why, "found '%.40s', expected 0, 1 or raise", word);
      return bad_row(v, "hit", why);
    }
    if (stated != answer) {
      agrees = false;
      v->hits_wrong++;
      note_difference(v, "hit", word, answer == ANSWER_NONE ? "raise" : answer == ANSWER_HIT ? "1" : "0");
    }
  }
  if (v->relation != NO_COLUMN) {
    const char *word = v->csv.field[v->relation];
    enum relation stated;
    if (!relation_from_name(word, &stated)) {
      snprintf(
          why, sizeof why, "found '%.40s', expected apart, touching, overlapping, flat or invalid", word);
      return bad_row(v, "relation", why);
    }
    const enum relation relation = reference_truth(&v->algorithm->form, numbers).relation;
    if (stated != relation) {
      agrees = false;
      v->relations_wrong++;
      note_difference(v, "relation", word, relation_name(relation));
    }
  }
  v->rows++;
  v->agreeing += agrees;
  return EXIT_FINE;
}

static void show_progress(struct verification *v, bool last) {
  if (!isatty(STDERR_FILENO) || (v->rows % 65536 != 0 && !last))
    return;
  const time_t now = time(NULL);
  if (!last && now != v->shown)
    fprintf(stderr, "\r%lu rows", v->rows);
  else if (last && v->rows > 65536)
    fprintf(stderr, "\r\033[K");
  v->shown = now;
}

static int report_json(const struct verification *v) {
  json_t *list = json_array();
  for (unsigned d = 0; d < v->differences; d++)
    json_array_append_new(
        list,
        json_pack(
            "{s:I, s:s}", "line", (json_int_t)v->difference[d].line, "difference", v->difference[d].text));
  json_t *report = json_pack("{s:s, s:s, s:I, s:I, s:I, s:I, s:o}",
                             "test",
                             v->algorithm->id,
                             "file",
                             v->file,
                             "rows",
                             (json_int_t)v->rows,
                             "agreeing",
                             (json_int_t)v->agreeing,
                             "hits_wrong",
                             (json_int_t)v->hits_wrong,
                             "relations_wrong",
                             (json_int_t)v->relations_wrong,
                             "differences",
                             list);
  if (report == NULL)
    return complain("no memory for the report");
  json_dumpf(report, stdout, JSON_INDENT(2));
  putchar('\n');
  json_decref(report);
  return v->agreeing == v->rows ? EXIT_FINE : EXIT_DISAGREEMENT;
}

static int report(const struct verification *v, bool json) {
  if (v->rows == 0)
    return complain("%s:1: the file has a header and no rows, expected at least one", v->file);
  if (json)
    return report_json(v);
  const bool fine = v->agreeing == v->rows;
  printf("%s: %lu rows, %s%lu agree%s\n",
         v->algorithm->id,
         v->rows,
         colour(fine ? COLOUR_RIGHT : COLOUR_WRONG),
         v->agreeing,
         colour(COLOUR_OFF));
  if (!fine)
    printf("hit differs in %lu rows, relation in %lu\n", v->hits_wrong, v->relations_wrong);
  for (unsigned d = 0; d < v->differences; d++)
    printf("%s:%lu: %s\n", v->file, v->difference[d].line, v->difference[d].text);
  return fine ? EXIT_FINE : EXIT_DISAGREEMENT;
}

static int verify_file(struct verification *v, bool json) {
  int code = read_header(v);
  char why[CSV_WHY];
  while (code == EXIT_FINE) {
    const enum csv_status status = csv_next(&v->csv, why);
    if (status == CSV_END)
      break;
    code = status == CSV_FAULT ? bad_row(v, "row", why) : verify_row(v);
    show_progress(v, false);
  }
  show_progress(v, true);
  return code == EXIT_FINE ? report(v, json) : code;
}

static FILE *open_file(const char *name) {
  if (strcmp(name, "-") == 0)
    return stdin;
  struct stat status;
  if (stat(name, &status) == 0 && S_ISDIR(status.st_mode)) {
    complain("%s: found a directory, expected a CSV file", name);
    return NULL;
  }
  FILE *file = fopen(name, "r");
  if (file == NULL)
    complain("%s: cannot be opened: %s", name, strerror(errno));
  return file;
}

static int run(int argc, char **argv) {
  const char *words[2] = {NULL, NULL};
  int count = 0;
  bool json = false;
  for (int k = 1; k < argc; k++) {
    if (strcmp(argv[k], "--json") == 0)
      json = true;
    else if ((argv[k][0] == '-' && argv[k][1] != '\0') || count == 2)
      return complain("verify: found '%s', expected a test, a CSV file and perhaps --json", argv[k]);
    else
      words[count++] = argv[k];
  }
  if (count < 2)
    return complain("verify: expected a test and a CSV file, as in `graze verify clamp_py rows.csv`");
  const struct registry_entry *entry = find_test(words[0]);
  if (entry == NULL)
    return EXIT_WRONG_USE;
  struct verification *v = calloc(1, sizeof *v);
  if (v == NULL)
    return complain("no memory for the verification");
  FILE *file = open_file(words[1]);
  int code = EXIT_WRONG_USE;
  if (file != NULL) {
    v->algorithm = entry->algorithm;
    v->file = words[1];
    v->hit = v->relation = NO_COLUMN;
    for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
      v->input[k] = NO_COLUMN;
    csv_open(&v->csv, file);
    code = verify_file(v, json);
    if (file != stdin)
      fclose(file);
  }
  free(v);
  return code;
}

const struct command COMMAND_VERIFY = {
    "verify", "replay the rows of a CSV file against a test and the reference", HELP, run};
