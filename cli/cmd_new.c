/* graze new: a project with a hit test to fill in. */
#define _GNU_SOURCE
#include "command.h"
#include "wording.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct blank {
  const char *name, *value; /* the list ends with a name of NULL */
};

static const char EACH[] = "@each(", END[] = ")@";

static const char *value_of(const struct blank *blanks, const char *name, size_t length) {
  for (; blanks->name != NULL; blanks++)
    if (strlen(blanks->name) == length && strncmp(blanks->name, name, length) == 0)
      return blanks->value;
  return NULL;
}

/* Up to `end`, without repetitions. A blank that nobody knows stays as it is; values have no values of
 * values. */
static void fill_plain(FILE *out, const char *text, const char *end, const struct blank *blanks, bool value) {
  while (text < end) {
    const char *close = *text == '@' ? strchr(text + 1, '@') : NULL;
    const char *found =
        close != NULL && close < end ? value_of(blanks, text + 1, (size_t)(close - text - 1)) : NULL;
    if (found == NULL)
      fputc(*text++, out);
    else if (value)
      fputs(found, out);
    else
      fill_plain(out, found, found + strlen(found), blanks, true);
    text = found == NULL ? text : close + 1;
  }
}

static void fill_each(FILE *out, const char *text, const char *end, const struct blank *blanks) {
  const char *columns = value_of(blanks, "columns", strlen("columns"));
  const char *type = value_of(blanks, "type", strlen("type"));
  for (unsigned k = 0; columns != NULL && *columns != '\0'; k++) {
    char column[32], number[16];
    const size_t length = strcspn(columns, " ");
    snprintf(column, sizeof column, "%.*s", (int)length, columns);
    snprintf(number, sizeof number, "%u", k);
    const struct blank own[] = {
        {"column", column}, {"k", number}, {"type", type != NULL ? type : ""}, {NULL, NULL}};
    fputs(k > 0 ? ", " : "", out);
    fill_plain(out, text, end, own, false);
    columns += length + (columns[length] == ' ');
  }
}

/* Fills the blanks of a text: `@type@` by the value of that name, whose own blanks are filled too;
 * `@each(@column@ = n[@k@])@` is repeated for every column of a form, with a comma between; the blank
 * `columns` has them. Failures show in `out`. */
static void template_fill(FILE *out, const char *text, const struct blank *blanks) {
  const char *each, *end;
  while ((each = strstr(text, EACH)) != NULL && (end = strstr(each, END)) != NULL) {
    fill_plain(out, text, each, blanks, false);
    fill_each(out, each + strlen(EACH), end, blanks);
    text = end + strlen(END);
  }
  fill_plain(out, text, text + strlen(text), blanks, false);
}

enum { FILES = 2, FILE_PATH = 200 };

extern const char graze_new_c[], graze_new_cpp[], graze_new_js[], graze_new_py[], graze_new_java[],
    graze_new_cs[], graze_new_csproj[], graze_new_rs[], graze_new_go[], graze_plugin_header[];

/* Every text is a template. Types in the order i32, i64, f32, f64. */
static const struct project_language {
  const char *name; /* "js" */
  struct {
    const char *name, *text; /* ".c": NAME.c. The first holds the hit test; the second may be missing */
  } files[FILES];
  const char *build, *fuzz; /* command lines; NULL where nothing is to be built */
  const char *type[TYPES];  /* "double"; NULL where types are not named */
  const char *read[TYPES];  /* what reads a number, or a line of them; NULL where it is the same for all */
} LANGUAGES[] = {
    {.name = "c",
     .files = {{".c", graze_new_c}, {"graze_plugin.h", graze_plugin_header}},
     .build = "cc -O2 -shared -fPIC @name@/@name@.c -o @name@/@name@.so",
     .fuzz = "@graze@ fuzz --plugin @name@/@name@.so",
     .type = {"int32_t", "int64_t", "float", "double"}},
    {.name = "cpp",
     .files = {{".cpp", graze_new_cpp}, {"graze_plugin.h", graze_plugin_header}},
     .build = "c++ -std=c++20 -O2 -shared -fPIC @name@/@name@.cpp -o @name@/@name@.so",
     .fuzz = "@graze@ fuzz --plugin @name@/@name@.so",
     .type = {"int32_t", "int64_t", "float", "double"}},
    {.name = "js",
     .files = {{".js", graze_new_js}},
     .fuzz = "@graze@ fuzz --command 'node @name@/@name@.js' --form '@form@'",
     .read = {"Number", "BigInt", "Math.fround", "Number"}},
    {.name = "python",
     .files = {{".py", graze_new_py}},
     .fuzz = "@graze@ fuzz --command 'python3 @name@/@name@.py' --form '@form@'",
     .read = {"array(\"i\", map(int, line.split()))",
              "array(\"q\", map(int, line.split()))",
              "array(\"f\", map(float, line.split()))",
              "array(\"d\", map(float, line.split()))"}},
    {.name = "java",
     .files = {{"Main.java", graze_new_java}},
     .build = "javac -d @name@ @name@/Main.java",
     .fuzz = "@graze@ fuzz --command 'java -cp @name@ Main' --form '@form@' --name @name@",
     .type = {"int", "long", "float", "double"},
     .read = {"Integer.parseInt", "Long.parseLong", "Float.parseFloat", "Double.parseDouble"}},
    {.name = "csharp",
     .files = {{"Program.cs", graze_new_cs}, {".csproj", graze_new_csproj}},
     .build = "dotnet build @name@ -c Release -o @name@/bin",
     .fuzz = "@graze@ fuzz --command 'dotnet @name@/bin/@name@.dll' --form '@form@'",
     .type = {"int", "long", "float", "double"}},
    {.name = "rust",
     .files = {{"main.rs", graze_new_rs}},
     .build = "rustc -O @name@/main.rs -o @name@/@name@",
     .fuzz = "@graze@ fuzz --command @name@/@name@ --form '@form@'",
     .type = {"i32", "i64", "f32", "f64"}},
    {.name = "go",
     .files = {{"main.go", graze_new_go}},
     .build = "go build -o @name@/@name@ @name@/main.go",
     .fuzz = "@graze@ fuzz --command @name@/@name@ --form '@form@'",
     .type = {"int32", "int64", "float32", "float64"},
     .read = {"strconv.ParseInt(word, 10, 32)",
              "strconv.ParseInt(word, 10, 64)",
              "strconv.ParseFloat(word, 32)",
              "strconv.ParseFloat(word, 64)"}},
};

static const char HOLDS[] =
    "@path@ holds hit(@each(@column@)@), which always misses: write your own there.\n\n";
static const char BUILD[] = "Build it: @build@\n";
static const char FUZZ[] = "Fuzz it:  @fuzz@\n";

struct new_request {
  const char *name, *form;
  unsigned language;
};

static const char *language_word(unsigned k) {
  return k < sizeof LANGUAGES / sizeof LANGUAGES[0] ? LANGUAGES[k].name : NULL;
}

#define REQUEST struct new_request
static const struct option OPTIONS[] = {
    {"NAME", OF(NAME, name), "the folder to make, and the test's name", .needed = true},
    {"--language LANGUAGE", OF(WORD, language), "of the test", .needed = true, .word = language_word},
    {"--form 'SHAPE SHAPE TYPE'", OF(FORM, form), "how it takes its numbers", .usual = "disc box-xywh f64"},
    {.term = NULL},
};

static bool write_file(const char *path, const char *text, const struct blank *blanks) {
  FILE *file = fopen(path, "wx");
  if (file == NULL)
    return false;
  template_fill(file, text, blanks);
  const bool failed = ferror(file) != 0;
  return fclose(file) == 0 && !failed;
}

static void print_path(char path[FILE_PATH], const char *name, const char *file) {
  snprintf(path, FILE_PATH, "%s/%s%s", name, file[0] == '.' ? name : "", file);
}

static int
write_files(const char *name, const struct project_language *language, const struct blank *blanks) {
  char path[FILE_PATH];
  const bool made = mkdir(name, 0777) == 0;
  if (!made && errno == EEXIST)
    return complain("new: %s is there already and is left alone; take another name, or move it away", name);
  if (!made)
    return complain("new: %s: cannot be made: %s; go to a folder that can be written", name, strerror(errno));
  for (unsigned k = 0; k < FILES && language->files[k].text != NULL; k++) {
    print_path(path, name, language->files[k].name);
    if (write_file(path, language->files[k].text, blanks))
      continue;
    const int code = complain("new: %s: cannot be written: %s; is there room?", path, strerror(errno));
    for (unsigned j = 0; j <= k; j++) {
      print_path(path, name, language->files[j].name);
      remove(path);
    }
    rmdir(name);
    return code;
  }
  return EXIT_FINE;
}

static int run(const void *given, const struct catalogue *tests) {
  const struct new_request *request = given;
  const struct project_language *language = &LANGUAGES[request->language];
  struct form form;
  char why[FORM_TEXT], form_text[FORM_TEXT], columns[FORM_NAMES], path[FILE_PATH];
  if (catalogue_find(tests, request->name) != NULL)
    return complain("new: NAME: found '%s', the name of a built-in test, expected another", request->name);
  if (!form_parse_pair(request->form, &form, why))
    return complain("new: --form: found '%s': %s", request->form, why);
  form_print(&form, form_text);
  form_column_names(&form, columns);
  print_path(path, request->name, language->files[0].name);
  struct blank blanks[] = {{"graze", "graze"},
                           {"name", request->name},
                           {"path", path},
                           {"form", form_text},
                           {"columns", columns},
                           {"number", type_name(form.type)},
                           {"type", language->type[form.type]},
                           {"read", language->read[form.type]},
                           {"build", language->build},
                           {"fuzz", language->fuzz},
                           {NULL, NULL}};
  const int code = write_files(request->name, language, blanks);
  char *graze = shell_word(program_invocation_name);
  if (code == EXIT_FINE && graze != NULL) {
    blanks[0].value = graze; /* as it is to be typed here */
    template_fill(stdout, HOLDS, blanks);
    template_fill(stdout, language->build != NULL ? BUILD : "", blanks);
    template_fill(stdout, FUZZ, blanks);
  }
  free(graze);
  return graze != NULL ? code : complain("new: no memory for the lines to type");
}

const struct command COMMAND_NEW = {
    .name = "new",
    .line = "a project with a hit test of your own to fill in, in C, C++, JavaScript, Python, Java, C#, Rust "
            "or Go",
    .examples = "new mine --language js --form 'disc box-xywh f64'",
    .about =
        "Shapes: point, segment, disc, capsule, ellipse, triangle, quad, box-xywh, box-ltrb, box-centre, "
        "box-square, "
        "box-pixels. Types: f64, f32, i32, i64. C and C++ become a plugin, the others speak lines: `graze "
        "protocol`, by which any "
        "other language can be brought too. What is there already is left alone.",
    .options = OPTIONS,
    .request = sizeof(REQUEST),
    .run = run,
};
