/* graze new: a project with a hit test to fill in. */
#define _GNU_SOURCE
#include "command.h"
#include "language.h"
#include "sample.h"
#include "template.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { NAME_MAX_LENGTH = 60, FILE_PATH = 200 };

static const char HELP[] =
    "Example: graze new mine --language js --form 'disc box-xywh f64'\n\n"
    "Writes a folder with a hit test to fill in, which runs as it is, and prints the lines that build and "
    "fuzz "
    "it.\n\n"
    "  graze new NAME --language c|cpp|js|python|java|csharp|rust|go [--form 'SHAPE SHAPE TYPE']\n\n"
    "  NAME        the folder to make, and the test's name: letters, digits and _\n"
    "  --language  C and C++ become a plugin, the others speak lines: `graze protocol`\n"
    "  --form      how the test takes its numbers; 'disc box-xywh f64' without. Shapes: point, disc, "
    "box-xywh,\n"
    "              box-ltrb, box-centre, box-square, box-pixels; types: f64, f32, i32, i64\n"
    "  What is there already is left alone.\n";

struct request {
  const char *name, *language, *form;
};

/* What the templates are filled with. */
struct project {
  const char *name;
  const struct language *language;
  struct form form;
  char form_text[FORM_TEXT], columns[FORM_NAMES];
  char *graze;                          /* this program, as a shell is told */
  char *sample, *remark, *build, *fuzz; /* build and fuzz as printed, the program named as it was called */
  char *text[LANGUAGE_FILES];
};

static int read_request(struct request *request, int argc, char **argv) {
  for (int k = 1; k < argc; k++) {
    const bool language = strcmp(argv[k], "--language") == 0;
    if (language || strcmp(argv[k], "--form") == 0) {
      if (k + 1 == argc)
        return complain("new: %s: found nothing after it, expected a value", argv[k]);
      *(language ? &request->language : &request->form) = argv[k + 1];
      k++;
    } else if (argv[k][0] == '-') {
      return complain("new: found '%.40s', expected an option of `graze new --help`", argv[k]);
    } else if (request->name != NULL) {
      return complain("new: found the names '%.60s' and '%.60s', expected one", request->name, argv[k]);
    } else {
      request->name = argv[k];
    }
  }
  return EXIT_FINE;
}

static int check_name(const char *name) {
  static const char LETTERS[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789";
  if (name[0] == '\0' || strspn(name, LETTERS) != strlen(name) || (name[0] >= '0' && name[0] <= '9') ||
      strlen(name) > NAME_MAX_LENGTH)
    return complain("new: found the name '%.80s', expected letters, digits and _, no digit first, at most %d",
                    name,
                    NAME_MAX_LENGTH);
  if (registry_find(name) != NULL)
    return complain("new: '%s' is the name of a built-in test; take another", name);
  return EXIT_FINE;
}

static const struct language *read_language(const char *name) {
  static const char KNOWN[] = "c, cpp, js, python, java, csharp, rust or go";
  const struct language *language = name != NULL ? language_named(name) : NULL;
  if (name == NULL)
    complain("new: found no --language, expected one of %s", KNOWN);
  else if (language == NULL)
    complain("new: --language: found '%.40s', expected %s; `graze protocol` tells how any other is brought",
             name,
             KNOWN);
  return language;
}

static int read_project(const struct request *request, struct project *project) {
  char why[FORM_TEXT];
  if (request->name == NULL) {
    complain("new: found no name, expected one, as in `graze new mine --language js`");
    return EXIT_WRONG_USE;
  }
  const int code = check_name(request->name);
  if (code != EXIT_FINE)
    return code;
  project->language = read_language(request->language);
  if (project->language == NULL)
    return EXIT_WRONG_USE;
  if (!form_parse_pair(request->form, &project->form, why))
    return complain("new: --form '%.60s': %s; `graze new --help` names shapes and types", request->form, why);
  project->name = request->name;
  form_print(&project->form, project->form_text);
  form_column_names(&project->form, project->columns);
  return EXIT_FINE;
}

/* A word as a shell reads it back; for free(), NULL without memory. */
static char *shell_word(const char *word) {
  static const char PLAIN[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789-./+,:@%";
  if (strspn(word, PLAIN) == strlen(word))
    return strdup(word);
  char *quoted = malloc(4 * strlen(word) + 3), *to = quoted;
  if (quoted == NULL)
    return NULL;
  *to++ = '\'';
  for (; *word != '\0'; word++)
    if (*word == '\'')
      to = stpcpy(to, "'\\''");
    else
      *to++ = *word;
  stpcpy(to, "'");
  return quoted;
}

static char *make_sample(const struct project *project) {
  char *sample = NULL;
  size_t size;
  FILE *out = open_memstream(&sample, &size);
  if (out == NULL)
    return NULL;
  sample_write(out, &project->form, project->language);
  const bool failed = ferror(out) != 0;
  if (fclose(out) == 0 && !failed)
    return sample;
  free(sample);
  return NULL;
}

/* Command lines, as the files tell them (`graze`) or as they are to be typed here. */
static bool fill_lines(struct project *project, const char *graze, char **build, char **fuzz) {
  const struct blank blanks[] = {{"name", project->name},
                                 {"form", project->form_text},
                                 {"graze", graze},
                                 {"wrap", type_is_whole(project->form.type) ? "-fwrapv " : ""},
                                 {NULL, NULL}};
  *build = template_filled(project->language->build != NULL ? project->language->build : "", blanks);
  *fuzz = template_filled(project->language->fuzz, blanks);
  return *build != NULL && *fuzz != NULL;
}

static bool fill_files(struct project *project, const char *build, const char *fuzz) {
  const struct language *language = project->language;
  const enum number_type type = project->form.type;
  const struct blank blanks[] = {
      {"name", project->name},
      {"form", project->form_text},
      {"columns", project->columns},
      {"number", type_name(type)},
      {"type", language->type[type]},
      {"read", language->read[type]},
      {"remark", project->remark},
      {"sample", project->sample},
      {"import", type == TYPE_F32 && language->import_f32 != NULL ? language->import_f32 : ""},
      {"build", build},
      {"fuzz", fuzz},
      {NULL, NULL}};
  for (unsigned k = 0; k < LANGUAGE_FILES && language->files[k].text != NULL; k++)
    if ((project->text[k] = template_filled(language->files[k].text, blanks)) == NULL)
      return false;
  return true;
}

static bool fill(struct project *project) {
  const struct blank number[] = {{"number", type_name(project->form.type)}, {NULL, NULL}};
  char *build = NULL, *fuzz = NULL;
  project->graze = shell_word(program_invocation_name);
  project->remark = template_filled(project->language->remark[project->form.type], number);
  project->sample = make_sample(project);
  const bool fine = project->graze != NULL && project->remark != NULL && project->sample != NULL &&
                    fill_lines(project, project->graze, &project->build, &project->fuzz) &&
                    fill_lines(project, "graze", &build, &fuzz) && fill_files(project, build, fuzz);
  free(build);
  free(fuzz);
  return fine;
}

static void empty(struct project *project) {
  for (unsigned k = 0; k < LANGUAGE_FILES; k++)
    free(project->text[k]);
  free(project->graze);
  free(project->sample);
  free(project->remark);
  free(project->build);
  free(project->fuzz);
}

static void file_path(const struct project *project, unsigned k, char path[FILE_PATH]) {
  const struct blank blanks[] = {{"name", project->name}, {NULL, NULL}};
  char *name = template_filled(project->language->files[k].name, blanks);
  snprintf(path, FILE_PATH, "%s/%s", project->name, name != NULL ? name : "");
  free(name);
}

static bool write_text(const char *path, const char *text) {
  FILE *file = fopen(path, "wx");
  if (file == NULL)
    return false;
  const bool written = fputs(text, file) >= 0;
  return fclose(file) == 0 && written;
}

static int write_files(const struct project *project) {
  char path[FILE_PATH];
  const bool made = mkdir(project->name, 0777) == 0;
  if (!made && errno == EEXIST)
    return complain("new: %s is there already and is left alone; take another name, or move it away",
                    project->name);
  if (!made)
    return complain(
        "new: %s: cannot be made: %s; go to a folder that can be written", project->name, strerror(errno));
  for (unsigned k = 0; k < LANGUAGE_FILES && project->text[k] != NULL; k++) {
    file_path(project, k, path);
    if (write_text(path, project->text[k]))
      continue;
    const int code = complain("new: %s: cannot be written: %s; is there room?", path, strerror(errno));
    for (unsigned j = 0; j <= k; j++) {
      file_path(project, j, path);
      remove(path);
    }
    rmdir(project->name);
    return code;
  }
  return EXIT_FINE;
}

static void print_lines(const struct project *project) {
  char path[FILE_PATH];
  file_path(project, 0, path);
  const struct blank blanks[] = {{"path", path}, {"columns", project->columns}, {NULL, NULL}};
  template_fill(
      stdout, "@path@ holds a sample of hit(@each(@column@)@): write your own in its place.\n\n", blanks);
  if (project->language->build != NULL)
    printf("Build it: %s\n", project->build);
  printf("Fuzz it:  %s\n", project->fuzz);
  puts("\nThe store, out/campaign.db, is never written over: for the next run remove it, or say --out FILE.");
}

static int run(int argc, char **argv) {
  struct request request = {.form = "disc box-xywh f64"};
  struct project project = {.name = NULL};
  int code = read_request(&request, argc, argv);
  if (code == EXIT_FINE)
    code = read_project(&request, &project);
  if (code == EXIT_FINE && !fill(&project))
    code = complain("new: no memory for the files");
  if (code == EXIT_FINE)
    code = write_files(&project);
  if (code == EXIT_FINE)
    print_lines(&project);
  empty(&project);
  return code;
}

const struct command COMMAND_NEW = {"new", "a project with a hit test of your own to fill in", HELP, run};
