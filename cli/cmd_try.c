/* graze try: a file with a function in it, as it is. */
#define _GNU_SOURCE
#include "clock.h"
#include "command.h"
#include "file.h"
#include "project.h"
#include "session.h"
#include "store/statement.h"
#include "subject/process.h"
#include "subject/taken.h"
#include "tell.h"
#include "text.h"
#include "theirs.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static const char FOLDER[] = "out/try";
static const double BUILDING = 60, USUAL_SECONDS = 10, BOTH_SECONDS = 40;
enum { FILES = 2, HERE = 96 };

struct try_request {
  const char *file, *second, *form, *within, *tolerance, *out, *keep;
  unsigned contract;
  double seconds, limit;
  bool json, all, how, code;
};

#define REQUEST struct try_request
static const struct option OPTIONS[] = {
    {"FILE", OF(IN, file), "JavaScript, TypeScript, Python, C, C++, Java, C#, Rust or Go", .needed = true},
    {"FUNCTION",
     OF(TEXT, second),
     .help = "one of the file (default: all tests in it but those that are parts of others); or a second "
             "FILE, to be "
             "held against the first"},
    {"--form 'SHAPE SHAPE TYPE'",
     OF(FORM, form),
     .help = "how it takes its numbers (default: as its names and types say)"},
    {"--contract C",
     OF(WORD, contract),
     "its promise at touching (default: unstated, nothing is blamed there)",
     .word = contract_word},
    {"--within LOW:HIGH",
     OF(TEXT, within),
     .help = "what its numbers may be: cases beyond are not put to it",
     .take = take_limit},
    {"--tolerance T",
     OF(TEXT, tolerance),
     .help = "nearer to touching than T, either answer is right",
     .take = take_limit},
    {"--how", OF(FLAG, how), .help = "tells how it takes its numbers, and the call, and tries nothing"},
    {"--code",
     OF(FLAG, code),
     .help = "prints right code for the pair of shapes in this language, however long",
     .unless = "--json"},
    {"--keep FOLDER",
     OF(OUT, keep),
     .help =
         "cases with their answers, those that it gets wrong, and a runner of its language, for tests that "
         "need no graze"},
    OPTION_TIME("for all of it (default: until nothing new comes, ten seconds at most, forty of two files)"),
    {"--limit T", OF(SECONDS, limit), "for an answer", .usual = "1s", .high = 3600},
    {"--out FILE",
     OF(OUT, out),
     "the store; one that is there is kept under another name, of earlier tries the last 20",
     .usual = "out/campaign.db"},
    OPTION_ALL,
    OPTION_JSON,
    {.term = NULL},
};

/* A file that was given, and what of it is tried. */
struct theirs {
  const char *given;
  char path[PATH_MAX], *kept, *copy, *text; /* `kept`: as it is; `text`: behind what stands beside it */
  size_t own;                               /* where the file itself begins in the text */
  struct program program, alone;            /* of the text, and as it is */
  struct beside beside[BESIDES_MOST];
  unsigned besides;
};

enum { RANGE = 64 };
/* One function in one form. */
struct chosen {
  const struct theirs *theirs;
  size_t function;
  struct adapter adapter;
  char name[TAKEN_NAME], form[FORM_TEXT], id[SUBJECT_NAME], run[PATH_MAX];
  char within[RANGE]; /* what its numbers may be: "0:255"; "": any */
  bool takes_unit;    /* it is right if its way is given with length 1 */
  bool is_upward;     /* it is right if y grows upward */
};

enum { BESIDES = 400 };
struct trial {
  const struct try_request *request;
  struct theirs file[FILES];
  unsigned files, count;
  struct chosen chosen[GIVEN_MAX];
  const struct catalogue *tests; /* that are built in */
  bool boxed, doubtful;
  const struct untried *untried; /* why there is no verdict of one; NULL: there is */
  char besides[BESIDES];         /* functions of the file that are tried when they are named */
  char left_out[BESIDES];        /* "; hit: its names tell no numbers": hit tests that have no form */
};

/* Where words go that are no JSON. */
static FILE *words_of(const struct trial *trial) { return trial->request->json ? stderr : stdout; }

/* A line of them. */
__attribute__((format(printf, 2, 3))) static void say(const struct trial *trial, const char *format, ...) {
  char line[ADAPTER_WORDS + 2 * FORM_TEXT + 3 * TAKEN_NAME + BESIDES];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  print_filled(words_of(trial), line, 0, trial->request->json ? 0 : terminal_columns());
}

/* The file, alone and behind those beside it that it needs. */
static int read_theirs(const char *path, struct theirs *theirs) {
  size_t size;
  theirs->given = path;
  theirs->kept = realpath(path, theirs->path) != NULL ? theirs_text(theirs->path) : NULL;
  if (theirs->kept == NULL)
    return complain("try: %s: cannot be read: %s", path, strerror(errno));
  const enum language language = program_language(path, theirs->kept);
  if (language == LANGUAGES)
    return complain(
        "try: %s: its language is not known: expected .js, .ts, .py, .c, .cpp, .java, .cs, .rs or .go", path);
  FILE *const out = open_memstream(&theirs->text, &size);
  if (out == NULL || !program_read(&theirs->alone, theirs->kept, language))
    return complain("try: no memory for %s", path);
  theirs->besides = theirs_beside(theirs->path, &theirs->alone, theirs->beside);
  for (unsigned k = 0; k < theirs->besides; k++)
    fprintf(out, "%s\n", theirs->beside[k].text);
  fflush(out);
  theirs->own = (size_t)ftello(out);
  fputs(theirs->kept, out);
  if (theirs->alone.functions == 0 && language <= LANGUAGE_CPP)
    theirs->own = 0; /* it is its header with its functions */
  return fclose(out) == 0 && program_read(&theirs->program, theirs->text, language)
             ? EXIT_FINE
             : complain("try: no memory for %s", path);
}

/* A function's own name, without what it stands in. */
static const char *last_name(const char *name) {
  return strrchr(name, '.') != NULL ? strrchr(name, '.') + 1 : name;
}

static bool is_free(const struct trial *trial, const struct chosen *one) {
  for (const struct chosen *other = trial->chosen; other < one; other++)
    if (strcmp(other->id, one->id) == 0)
      return false;
  return catalogue_find(trial->tests, one->id) == NULL;
}

/* Letters, digits and _, and no other test's. */
static void name_chosen(const struct trial *trial, struct chosen *one) {
  static const char LETTERS[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
  const char *const name = last_name(one->name);
  const bool nameless = strcmp(name, "default") == 0 || strcmp(name, "exports") == 0;
  const int length = snprintf(one->id, sizeof one->id, "%.40s", nameless ? "hit" : name);
  for (char *c = one->id; *(c += strspn(c, LETTERS)) != '\0';)
    *c = '_';
  for (unsigned n = 2; !is_free(trial, one); n++)
    snprintf(one->id + length, sizeof one->id - (size_t)length, "_%u", n);
}

static bool is_terminal(const struct try_request *request) {
  return !request->json && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
}

/* Which of the forms is meant; all of them where nobody can be asked. */
static unsigned ask_form(const struct trial *trial, const char *name, const struct taken *taken) {
  char form[FORM_TEXT], line[16];
  if (taken->count < 2 || !is_terminal(trial->request))
    return taken->count;
  printf("%s may be taken as\n", name);
  for (unsigned k = 0; k < taken->count; k++) {
    form_print(&taken->adapter[k].form, form);
    printf("  %u  %s: %s\n", k + 1, form, taken->adapter[k].words);
  }
  printf("Which? (1 to %u; all of them: return) ", taken->count);
  fflush(stdout);
  return fgets(line, sizeof line, stdin) != NULL && *line >= '1' && *line < '1' + (int)taken->count
             ? (unsigned)(*line - '1')
             : taken->count;
}

/* "Type.method" may be called Type::method, and method. */
static bool is_named(const char *name, const char *wanted) {
  char spelled[TAKEN_NAME] = "";
  for (; *wanted != '\0'; wanted += 1 + (strncmp(wanted, "::", 2) == 0))
    text_add(spelled, sizeof spelled, "%c", strncmp(wanted, "::", 2) == 0 ? '.' : *wanted);
  const char *asked = spelled; /* what a type stands in has no part in names */
  while (strchr(asked, '.') != strrchr(asked, '.'))
    asked = strchr(asked, '.') + 1;
  const size_t length = strlen(name), last = strlen(asked);
  return length >= last && strcmp(name + length - last, asked) == 0 &&
         (length == last || name[length - last - 1] == '.');
}

/* A function in the form that is meant, or in all. */
static void
choose_forms(struct trial *trial, const struct theirs *theirs, size_t function, const struct taken *taken) {
  char name[TAKEN_NAME];
  function_name(&theirs->program, function, name);
  const unsigned which = ask_form(trial, name, taken);
  trial->doubtful |= which == taken->count && taken->count > 1;
  for (unsigned n = 0; n < taken->count && trial->count < GIVEN_MAX; n++)
    if (which == taken->count || which == n) {
      struct chosen *one = &trial->chosen[trial->count++];
      *one = (struct chosen){.theirs = theirs, .function = function, .adapter = taken->adapter[n]};
      function_name(&theirs->program, function, one->name);
      form_print(&one->adapter.form, one->form);
      snprintf(one->within, sizeof one->within, "%.0f:%.0f", one->adapter.low, one->adapter.high);
      name_chosen(trial, one);
    }
}

/* Whether a function stands in the file itself. */
static bool is_own(const struct theirs *theirs, size_t function) {
  const struct program *const s = &theirs->program;
  return (size_t)(s->token[s->function[function].name].at - s->text) >= theirs->own;
}

enum { WHYS = 1600 };

/* What is so of several in turn is said once. */
static void add_why(char whys[WHYS], const char *name, const char *why) {
  char ending[TAKEN_WHY + 4];
  snprintf(ending, sizeof ending, ": %s", why);
  const size_t length = strlen(whys), end = strlen(ending);
  const bool same = length > end && strcmp(whys + length - end, ending) == 0;
  if (same)
    whys[length - end] = '\0';
  text_add(whys, WHYS, "%s%s%s", same ? ", " : "; ", name, ending);
}

/* The function that is named, or all of one sureness. Why there is no form is added to `whys`; how many were
 * looked at. */
static unsigned choose_all(
    struct trial *trial, const struct theirs *theirs, const char *wanted, enum is_hit sure, char whys[WHYS]) {
  const struct program *s = &theirs->program;
  struct taken *const taken = malloc(sizeof *taken);
  struct form form;
  char why[FORM_TEXT], name[TAKEN_NAME];
  const bool formed = trial->request->form != NULL && form_parse_pair(trial->request->form, &form, why);
  unsigned seen = 0;
  for (size_t k = 0; taken != NULL && k < s->functions; k++) {
    function_name(s, k, name);
    const bool own = is_own(theirs, k);
    const bool meant = wanted != NULL ? is_named(name, wanted) && !s->function[k].is_inner
                                      : function_is_hit(s, k, ALL_QUESTIONS) == sure;
    if (!own || !meant)
      continue;
    function_taken(s, k, ALL_QUESTIONS, formed ? &form : NULL, taken);
    if (taken->is_alone && wanted == NULL)
      continue;
    seen++;
    if (taken->count == 0 && (wanted != NULL || !function_is_part(s, k, 2)))
      add_why(whys, name, taken->why);
    if (wanted != NULL || !function_is_part(s, k, taken->count))
      choose_forms(trial, theirs, k, taken);
  }
  free(taken);
  return seen;
}

static bool
calls_chosen(const struct trial *trial, const struct theirs *theirs, unsigned count, size_t function) {
  for (unsigned n = 0; n < count; n++)
    if (trial->chosen[n].theirs == theirs &&
        function_calls(&theirs->program, function, trial->chosen[n].function))
      return true;
  return false;
}

/* What measures beside the hit tests that were chosen, and is no hidden part of them: what nothing calls and
 * has one form is tried too, and so is what calls one of them, which may be a part of it. */
static void name_besides(struct trial *trial, const struct theirs *theirs) {
  const struct program *const s = &theirs->program;
  const unsigned count = trial->count;
  struct taken *const taken = malloc(sizeof *taken);
  char name[TAKEN_NAME];
  enum { MORE = 4 }; /* each further one leaves the others less time */
  for (size_t k = 0; taken != NULL && k < s->functions; k++) {
    if (!is_own(theirs, k) || function_is_hit(s, k, ALL_QUESTIONS) != HIT_MEASURES ||
        function_is_part(s, k, 1))
      continue;
    function_taken(s, k, ALL_QUESTIONS, NULL, taken);
    function_name(s, k, name);
    const bool alone = taken->count == 1 && !function_is_called(s, k) && trial->count < count + MORE;
    if (alone || (calls_chosen(trial, theirs, count, k) && !function_is_part(s, k, 2)))
      choose_forms(trial, theirs, k, taken);
    else if (taken->count > 0)
      text_add(trial->besides, BESIDES, "%s%s", trial->besides[0] == '\0' ? "" : ", ", name);
  }
  free(taken);
}

static const char UNDEFINED[] = "undefined reference to "; /* as a linker says it */

/* Runs a line of the shell to its end; what it said of a fault. */
static bool run_line(const char *line, char said[SUBJECT_SAID]) {
  const char *const argv[] = {"/bin/sh", "-c", line, NULL};
  struct process process;
  char ended[SUBJECT_REASON];
  const int status = process_run(&process, argv, BUILDING, NULL, NULL, ended);
  /* The line that names an error, or the first. */
  const char *const undefined = strstr(process.said, UNDEFINED), *line_of = process.said,
                    *const error = undefined != NULL ? undefined : strstr(process.said, "error");
  if (*line_of == '#' && strchr(line_of, '\n') != NULL) /* Go names its package */
    line_of = strchr(line_of, '\n') + 1;
  for (const char *end; error != NULL && (end = strchr(line_of, '\n')) != NULL && end < error;)
    line_of = end + 1;
  snprintf(said, SUBJECT_SAID, "%.*s", (int)strcspn(line_of, "\n"), *line_of != '\0' ? line_of : ended);
  return status == 0;
}

static bool is_here(const char *tool) {
  char line[HERE], said[SUBJECT_SAID];
  snprintf(line, sizeof line, "command -v %s >/dev/null", tool);
  return run_line(line, said);
}

/* Whether its runtime finds a mistake in how the file is written, and where. */
static bool is_misspelt(const struct theirs *theirs, char said[SUBJECT_SAID]) {
  static const char PYTHON[] =
      "python3 -c 'import sys\n"
      "try: compile(open(sys.argv[1], \"rb\").read(), sys.argv[1], \"exec\")\n"
      "except SyntaxError as e: e.lineno and sys.exit(f\"{sys.argv[1]}:{e.lineno}: {e.msg}\")\n"
      "except Exception: pass' %s";
  static const char NODE[] = "told=$(node --check --input-type=%s - <%s 2>&1 | sed -n "
                             "'s/^.stdin.:\\([0-9]*\\)$/\\1:/p;s/^SyntaxError: //p' | paste -sd' ' -); "
                             "[ -z \"$told\" ] || { echo %s:\"$told\" >&2; exit 1; }";
  const struct program *const s = &theirs->program;
  const bool python = s->language == LANGUAGE_PYTHON;
  char line[4 * PATH_MAX] = "", *path = shell_word(theirs->given);
  if (path != NULL && python)
    snprintf(line, sizeof line, PYTHON, path);
  else if (path != NULL && s->language == LANGUAGE_JS && !theirs_is_typed(theirs->path))
    snprintf(line, sizeof line, NODE, theirs_is_module(s) ? "module" : "commonjs", path, path);
  free(path);
  return line[0] != '\0' && is_here(python ? "python3" : "node") && !run_line(line, said);
}

/* What else there is to say of a file without a hit test: that it is empty, no text, or what it has. */
static void say_what_it_is(const struct theirs *theirs, char whys[WHYS]) {
  const struct program *const s = &theirs->program;
  const char *at = theirs->kept;
  char name[TAKEN_NAME];
  if (at[strspn(at, " \t\r\n")] == '\0')
    text_add(whys, WHYS, "; it is empty");
  while (*at != '\0' && (!iscntrl((unsigned char)*at) || isspace((unsigned char)*at)))
    at++;
  if (*at != '\0')
    text_add(whys, WHYS, "; it is no text");
  for (size_t k = 0; k < s->functions; k++) {
    if (s->function[k].is_inner || !is_own(theirs, k))
      continue;
    function_name(s, k, name);
    text_add(whys,
             WHYS,
             "%s %s%s",
             whys[0] == '\0' ? "; it has" : ",",
             name,
             function_is_mute(s, k) ? ", which gives nothing back" : "");
  }
}

/* The functions of a file that are tried. An exit code, after complaining. */
static int choose(struct trial *trial, const struct theirs *theirs, const char *wanted) {
  const unsigned before = trial->count;
  char whys[WHYS] = "", said[SUBJECT_SAID];
  unsigned seen = choose_all(trial, theirs, wanted, HIT_SURELY, whys);
  const bool surely = trial->count > before;
  text_add(trial->left_out, BESIDES, "%s", whys); /* helpers of a lesser sureness are not told */
  for (int sure = HIT_SURELY - 1; sure > HIT_NEVER && trial->count == before && wanted == NULL; sure--)
    seen += choose_all(trial, theirs, wanted, (enum is_hit)sure, whys);
  if (trial->count > before) {
    if (surely && wanted == NULL)
      name_besides(trial, theirs);
    return EXIT_FINE;
  }
  if (is_misspelt(theirs, said))
    return complain("try: %s", said);
  if (seen > 0)
    return complain("try: %s: %s%s",
                    theirs->given,
                    trial->request->form != NULL ? "the form does not fit"
                                                 : "found no form; give it with --form",
                    whys);
  say_what_it_is(theirs, whys);
  return wanted != NULL ? refuse_option(&COMMAND_TRY,
                                        &OPTIONS[1],
                                        "found '%s', expected a function of %s%s",
                                        wanted,
                                        theirs->given,
                                        whys)
                        : complain("try: %s: found no hit test%s", theirs->given, whys);
}

/* As new.sql names it. */
static const char *project_language(const struct program *s) {
  if (s->language == LANGUAGE_JS)
    return theirs_is_module(s) ? "mjs" : "cjs";
  return s->language == LANGUAGE_CSHARP && !is_here("dotnet") ? "mono" : language_word(s->language);
}

/* The name of the copy, where it stands in a file by itself. */
static void theirs_name(const struct program *s, char name[HERE]) {
  const char *const copy = LANGUAGE_MARKS[s->language].copy;
  snprintf(name, HERE, "%s", copy != NULL ? copy : "");
  for (size_t k = 0; s->language == LANGUAGE_JAVA && k + 5 < s->tokens; k++)
    for (size_t at = k + 1; token_is(s, k, "public") && s->token[k].column == 0 && at < k + 5; at++)
      if (token_among(s, at, " class record interface enum ")) {
        snprintf(name, HERE, "%.*s.java", (int)s->token[at + 1].length, s->token[at + 1].at);
        return;
      }
}

/* Of Go, where the import of a package begins whose path is that token, and which the call names; 0: it is
 * none. */
static uint32_t import_at(const struct program *s, uint32_t k, const char *call) {
  static const char HAD[] = " \"bufio\" \"fmt\" \"math\" \"os\" \"strconv\" \"strings\" ";
  char path[HERE], name[HERE + 2];
  const uint32_t from = k - (s->token[k - 1].kind == TOKEN_WORD && !token_is(s, k - 1, "import"));
  if (s->language != LANGUAGE_GO || s->token[k].kind != TOKEN_TEXT || token_among(s, k, HAD) ||
      program_has(s, (struct span){0, k}, " func type var const "))
    return 0;
  token_copy(s, from, path, sizeof path);
  snprintf(name, sizeof name, "%s.", strrchr(path, '/') != NULL ? strrchr(path, '/') + 1 : path);
  return strstr(call, name) != NULL ? from : 0;
}

/* What the program must name as the file does: using A.B; for each namespace, and what it imports. */
static void uses_of(const struct program *s, const char *call, char *uses, size_t size) {
  for (uint32_t k = 0; k + 1 < s->tokens; k++) {
    const uint32_t package = k > 0 ? import_at(s, k, call) : 0;
    const char *const from = s->token[k].at, *const named = s->token[k + 1].at,
                      *const of = s->token[package].at;
    if (package > 0)
      text_add(uses, size, "import %.*s; ", (int)(from + s->token[k].length - of), of);
    const bool imports =
        s->token[k].first && token_is(s, k, s->language == LANGUAGE_JAVA ? "import" : "using");
    if (imports && (s->language == LANGUAGE_JAVA || s->language == LANGUAGE_CSHARP) &&
        !token_is(s, k + 1, "("))
      text_add(uses, size, "%.*s; ", (int)strcspn(from, ";"), from);
    if (s->language == LANGUAGE_CSHARP && token_is(s, k, "namespace"))
      text_add(uses, size, "using %.*s; ", (int)strcspn(named, " ;{\r\n"), named);
  }
}

/* Of JavaScript: the classes of a file beside it. */
static void use_script(const struct beside *beside, bool is_module, unsigned k, char *uses, size_t size) {
  if (strstr(beside->text, "class ") == NULL)
    return;
  if (beside->copy != NULL)
    text_add(uses, size, "import \"./%s\"; ", beside->name);
  else if (is_module)
    text_add(uses,
             size,
             "import * as graze_%u from \"file://%s\"; Object.assign(globalThis, graze_%u); ",
             k,
             beside->source,
             k);
  else
    text_add(uses, size, "Object.assign(globalThis, require(\"%s\")); ", beside->source);
}

/* Of Rust: all that a module has which stands beside the file and is named there. */
static void use_module(const struct program *s, const char *path, const char *file, char *uses, size_t size) {
  static const char *const PARENTS[] = {"/lib.rs", "/main.rs", "/mod.rs"};
  const int length = (int)strcspn(file, ".");
  char words[HERE];
  bool is_parent = false;
  snprintf(words, sizeof words, " %.*s ", length, file);
  for (size_t k = 0; k < sizeof PARENTS / sizeof PARENTS[0]; k++)
    is_parent |= strcmp(strrchr(path, '/'), PARENTS[k]) == 0;
  if (program_has(s, (struct span){0, (uint32_t)s->tokens}, words))
    text_add(
        uses, size, "#[allow(unused_imports)] use %s::%.*s::*; ", is_parent ? "self" : "super", length, file);
}

static json_t *told_of(const struct chosen *one, const char *folder, const char *contract) {
  const struct program *s = &one->theirs->program;
  char name[HERE], uses[2000] = "", flags[PATH_MAX] = "", x[PLACE_TEXT + ADAPTER_LENGTH] = "",
                   stands[PATH_MAX];
  json_t *told = project_told(one->id, project_language(&one->theirs->alone), &one->adapter.form);
  const struct place place =
      function_place(s, &s->function[one->function], one->adapter.form.question, one->adapter.length);
  json_t *path = json_string(one->theirs->path);
  char *quoted = json_dumps(path, JSON_ENCODE_ANY);
  snprintf(stands,
           sizeof stands,
           "%.*s",
           (int)(strrchr(one->theirs->path, '/') - one->theirs->path),
           one->theirs->path);
  char *from = shell_word(stands);
  if (s->language <= LANGUAGE_CPP && from != NULL)
    theirs_flags(s, from, flags, sizeof flags);
  char *const root = theirs_root(&one->theirs->alone, one->theirs->path, stands) ? shell_word(stands) : NULL;
  if (root != NULL) /* of what is imported */
    snprintf(flags, sizeof flags, "-sourcepath %s", root);
  free(root);
  theirs_name(&one->theirs->alone, name);
  uses_of(&one->theirs->alone, one->adapter.call, uses, sizeof uses);
  for (unsigned k = 0; s->language == LANGUAGE_JS && k < one->theirs->besides; k++)
    use_script(&one->theirs->beside[k], theirs_is_module(&one->theirs->alone), k, uses, sizeof uses);
  for (unsigned k = 0; s->language == LANGUAGE_RUST && k < one->theirs->besides; k++)
    use_module(&one->theirs->alone, one->theirs->path, one->theirs->beside[k].name, uses, sizeof uses);
  json_put(told, "folder", folder);
  json_put(told, "call", one->adapter.call);
  const char *const length = place.is_end ? "" : one->adapter.length;
  text_add(x, sizeof x, "%s%s%s", place.to[0], length[0] != '\0' ? " / " : "", length);
  json_put(told, "x", x);
  json_put(told, "y", place.to[1]);
  json_put(told, "none", place.none);
  json_put(told, "names", place.names);
  if (place.is_end)
    json_put_whole(told, "values", 2);
  json_put(told, "source", one->theirs->copy);
  json_put(told, "quoted", quoted != NULL ? quoted : "");
  json_put(told, "uses", uses);
  json_put(told, "from", from != NULL ? from : "");
  json_put(told, "flags", flags);
  if (name[0] != '\0')
    json_put(told, "theirs", name);
  json_put(told, "contract", contract);
  json_put_real(told, "low", one->adapter.low);
  json_put_real(told, "high", one->adapter.high);
  free(quoted);
  free(from);
  json_decref(path);
  return told;
}

/* Of C and C++, whether the file can be compiled as it is: then it is the call that cannot. */
static bool compiles_alone(const struct chosen *one, const char *tool) {
  const enum language language = one->theirs->program.language;
  char line[2 * PATH_MAX], said[SUBJECT_SAID], *path = shell_word(one->theirs->path);
  snprintf(line,
           sizeof line,
           "%s -fsyntax-only -w -x %s %s",
           tool,
           language == LANGUAGE_CPP ? "c++ -std=c++20" : "c",
           path != NULL ? path : "");
  free(path);
  return language <= LANGUAGE_CPP && run_line(line, said);
}

/* Copies of the files beside it. */
static bool write_besides(const struct theirs *theirs, const char *folder) {
  bool written = true;
  for (unsigned k = 0; k < theirs->besides && written; k++) {
    char path[HERE + SUBJECT_NAME + 2 * sizeof theirs->beside->name];
    const char *const own = theirs->alone.language == LANGUAGE_GO ? "beside_" : ""; /* than main.go */
    snprintf(path, sizeof path, "%s/%s%s", folder, own, theirs->beside[k].name);
    FILE *const file = theirs->beside[k].copy != NULL ? fopen(path, "wx") : NULL;
    written = theirs->beside[k].copy == NULL ||
              (file != NULL && fputs(theirs->beside[k].copy, file) >= 0 && file_end(file));
  }
  return written;
}

/* Of Rust, what makes a crate of the folder, in which the file stands where it does in its own; false: it
 * names nothing of one, or has none, or there is no memory. */
static bool put_crate(const struct theirs *theirs, const char *folder, char *line, size_t size) {
  static const char *const ROOTS[] = {"lib.rs", "main.rs"};
  char root[PATH_MAX], file[2 * PATH_MAX], *slash;
  const struct program *const s = &theirs->alone;
  const bool named = theirs_in_crate(s);
  snprintf(root, sizeof root, "%s", theirs->path);
  while (s->language == LANGUAGE_RUST && named && (slash = strrchr(root, '/')) != NULL) {
    *slash = '\0';
    for (unsigned k = 0; k < sizeof ROOTS / sizeof ROOTS[0]; k++) {
      snprintf(file, sizeof file, "%s/%s", root, ROOTS[k]);
      if (access(file, R_OK) != 0)
        continue;
      char *const from = shell_word(root), *const self = shell_word(theirs->path + strlen(root) + 1);
      const bool fits = from != NULL && self != NULL;
      if (fits)
        snprintf(line,
                 size,
                 "folder=%s file=%s root=%s crate=%s; . %s/crate.sh",
                 folder,
                 self,
                 ROOTS[k],
                 from,
                 folder);
      free(from);
      free(self);
      return fits;
    }
  }
  return false;
}

/* Of C and C++, with what has functions of its headers, where it is not complete by itself. */
static void put_linked(const struct theirs *theirs, const char *making, char *line, size_t size) {
  line[0] = '\0';
  text_add(line, size, "{ %s -Wl,-z,defs 2>/dev/null || %s", making, making);
  for (unsigned k = 0; k < theirs->besides; k++) {
    char *const source = shell_word(theirs->beside[k].source);
    if (source != NULL && theirs->beside[k].source[0] != '\0' && strstr(line, source) == NULL)
      text_add(line, size, " %s", source);
    free(source);
  }
  text_add(line, size, " -lm -Wl,-z,defs; } 1>&2");
}

/* Writes the program that calls it, and compiles it. `folder` is emptied before. */
static int build(struct chosen *one, const char *contract, bool *is_plugin) {
  char folder[HERE + SUBJECT_NAME], line[6 * PATH_MAX], crate[3 * PATH_MAX], said[SUBJECT_SAID];
  snprintf(folder, sizeof folder, "%s/%s", FOLDER, one->id);
  snprintf(line, sizeof line, "mkdir -p %s && rm -rf %s", FOLDER, folder);
  if (!run_line(line, said))
    return complain("try: %s: cannot be made: %s; go to a folder that can be written", folder, said);
  struct store *store = tell_open(told_of(one, folder, contract), "new");
  int code = store != NULL ? project_write("try", folder, store) : EXIT_WRONG_USE;
  if (code == EXIT_FINE && !write_besides(one->theirs, folder))
    code = complain("try: %s: cannot be written: %s; is there room?", folder, strerror(errno));
  struct statement *row =
      code == EXIT_FINE ? statement_new(store, "SELECT tool, build, run, plugin FROM project") : NULL;
  if (statement_row(row)) {
    const char *const tool = statement_text(row, 0), *const making = statement_text(row, 1);
    *is_plugin = *statement_text(row, 2) == '\0';
    snprintf(one->run, sizeof one->run, "%s", statement_text(row, *is_plugin ? 3 : 2));
    if (put_crate(one->theirs, folder, crate, sizeof crate)) /* first by itself */
      snprintf(line, sizeof line, "{ %s 2>/dev/null || { %s; %s; }; } 1>&2", making, crate, making);
    else if (*is_plugin)
      put_linked(one->theirs, making, line, sizeof line);
    else
      snprintf(line, sizeof line, "{ %s; } 1>&2", making);
    if (!is_here(tool))
      code = complain("try: %s: needs %s, which is not here; nothing is installed by graze",
                      one->theirs->path,
                      strcmp(tool, "mcs") == 0 ? "dotnet or mono (mcs)" : tool);
    else if (making[0] != '\0' && !run_line(line, said))
      code = strstr(said, UNDEFINED) != NULL
                 ? complain("try: %s: it calls %s, which is declared, and neither it nor a file beside it or "
                            "beside its header defines it",
                            one->theirs->path,
                            strstr(said, UNDEFINED) + sizeof UNDEFINED - 1)
             : compiles_alone(one, tool)
                 ? complain(
                       "try: %s: the call that graze writes cannot be compiled, the file can: put a function "
                       "of plain numbers around it, or give --form: %s",
                       one->theirs->path,
                       said)
                 : complain("try: %s: cannot be compiled%s: %s",
                            one->theirs->path,
                            strcmp(tool, "mcs") == 0 ? " by mono, which knows C# up to 7" : "",
                            said);
  }
  if (!statement_end(row) && code == EXIT_FINE)
    code = complain("try: %s", store_why(store));
  store_close(store);
  return code;
}

static void tell_taken(const struct trial *trial, const struct chosen *one) {
  static const char *const READING[ADAPTERS_MAX] = {
      "", ", the second reading", ", the third reading", ", the fourth reading"};
  char which[2 * TAKEN_NAME] = "";
  unsigned reading = 0;
  for (const struct chosen *before = trial->chosen; before < one; before++)
    reading += before->theirs == one->theirs && before->function == one->function;
  /* Which function of the file it is, where it is called otherwise than that. */
  if (trial->files < FILES && strcmp(last_name(one->name), one->id) != 0)
    snprintf(which, sizeof which, " (%s%s)", one->name, READING[reading]);
  say(trial,
      "%s%s is taken as %s (--form '%s'%s)",
      one->id,
      which,
      one->adapter.words,
      one->form,
      trial->request->form != NULL ? "" : "; another --form changes that");
}

static void tell_besides(const struct trial *trial) {
  if (trial->besides[0] != '\0')
    say(trial, "Tried when it is named: %s", trial->besides);
  if (trial->left_out[0] != '\0')
    say(trial, "No form was found for %s", trial->left_out + strspn(trial->left_out, "; "));
  for (unsigned k = 0; k < trial->files; k++)
    for (unsigned n = 0; n < trial->file[k].besides; n++)
      if (trial->file[k].beside[n].stands_for != NULL)
        say(trial, "graze uses its own versions of the types of %s", trial->file[k].beside[n].stands_for);
}

static bool is_stated(const struct try_request *request) { return contract_word(request->contract) != NULL; }

static const char *contract_of(const struct try_request *request, const struct adapter *adapter) {
  return is_stated(request) ? contract_word(request->contract) : contract_name(adapter->contract);
}

static void tell_box(const struct trial *trial) {
  static const char
      TOUCHING[] = "Where shapes only touch, a hit is as right as a miss (--contract says otherwise).",
      DEPTH[] = "Where shapes meet nothing is judged: some answer with 0, others with how deep they are "
                "(--contract zero or negative says which is right).",
      WITHIN[] =
          "Where the point lies in the other nothing is judged: some answer with the point itself, others "
          "with one of the boundary (--contract zero or negative says which is right).",
      TOUCHES[] = "Where segments only touch, that there is none is as right as the point (--contract says "
                  "otherwise).",
      START[] = "Where it starts within the other nothing is judged (--contract says what is right there).";
  static const char *const UNSTATED[QUESTIONS] = {
      [QUESTION_HIT] = TOUCHING,
      [QUESTION_CONTAINS] = TOUCHING,
      [QUESTION_DISTANCE] = DEPTH,
      [QUESTION_NEAREST] = WITHIN,
      [QUESTION_PUSH] =
          "Where shapes do not overlap nothing is judged (--contract says what is right there).",
      [QUESTION_CROSSING] = TOUCHES,
      [QUESTION_RAY] = START,
      [QUESTION_SWEEP] = START};
  const struct adapter *const adapter = &trial->chosen[0].adapter;
  if (adapter->contract == CONTRACT_NEGATIVE && !is_stated(trial->request))
    say(trial,
        "Within the shape, it is asked of its outline, as its name says: a distance is less than 0 there "
        "(--contract says otherwise).");
  else if (adapter->contract == CONTRACT_UNSTATED && !is_stated(trial->request))
    say(trial, "%s", UNSTATED[adapter->form.question]);
  say(trial,
      trial->boxed
          ? "It runs in bubblewrap: it can read files, write none, and has no network."
          : "It runs as you do: bubblewrap (bwrap) is not here, or may not be used. Time is limited.");
}

/* Of what moves, what counts as none though it was told. */
static void tell_late(const struct trial *trial, const struct catalogue *tests) {
  struct subject_story story = {.is_late = false};
  for (const struct chosen *one = trial->chosen; one < trial->chosen + trial->count; one++) {
    const struct registry_entry *const entry = catalogue_find(tests, one->id);
    if (entry != NULL)
      subject_tell(entry->algorithm->subject, &story);
    if (entry != NULL && story.is_late)
      say(trial,
          one->adapter.form.question == QUESTION_SWEEP
              ? "\n%s gives times over 1 too, for a meeting beyond the end of the way; they count as none"
              : "\n%s tells of meetings beyond the end of the way too; they count as none",
          one->id);
  }
}

static bool is_again(const struct chosen *one, const struct chosen *other) {
  return one->function == other->function && form_equal(&one->adapter.form, &other->adapter.form);
}

/* Of column k the parameter that it stands in; "": it is one itself. */
static void parameter_of(const struct adapter *adapter, unsigned k, char name[TAKEN_NAME]) {
  const char *at = adapter->names;
  for (; k > 0 && strchr(at, ' ') != NULL; k--)
    at = strchr(at, ' ') + 1;
  const size_t word = strcspn(at, " "), length = strcspn(at, " .[-");
  snprintf(name, TAKEN_NAME, "%.*s", (int)(length < word ? length : 0), at);
}

/* The two readings of a push of two alike differ by which of them is moved, and by no form; those of a sweep
 * too. */
static void tell_moved(const struct trial *trial, const struct chosen *one) {
  const char *const remark = LANGUAGE_MARKS[one->theirs->program.language].remark;
  const unsigned moved = form_first_column(&one->adapter.form, 1);
  const bool is_first = one->adapter.leaf[moved] < one->adapter.leaf[0];
  char a[TAKEN_NAME], b[TAKEN_NAME];
  if (one->adapter.form.question == QUESTION_SWEEP) {
    fprintf(words_of(trial),
            "  right before the function, of the one that moves: %s %s one moves\n",
            remark,
            is_first ? "the given" : "this");
    return;
  }
  parameter_of(&one->adapter, moved, a);
  parameter_of(&one->adapter, 0, b);
  const bool named = a[0] != '\0' && b[0] != '\0' && strcmp(a, b) != 0;
  fprintf(words_of(trial),
          "  right before the function, of the one that is moved: %s moves %s out of %s\n",
          remark,
          named      ? a
          : is_first ? "the first"
                     : "the second",
          named      ? b
          : is_first ? "the second"
                     : "the first");
}

/* The options that a verdict hangs on, as they were given. */
static void tell_stated(const struct trial *trial) {
  const struct try_request *const request = trial->request;
  if (is_stated(request))
    fprintf(words_of(trial), " --contract %s", contract_word(request->contract));
  if (request->within != NULL)
    fprintf(words_of(trial), " --within %s", request->within);
  if (request->tolerance != NULL)
    fprintf(words_of(trial), " --tolerance %s", request->tolerance);
  fputc('\n', words_of(trial));
}

/* How to say it where nobody is asked, and how to make it a test of one's own. */
static void tell_next(const struct trial *trial) {
  char *graze = shell_word(program_invocation_name), *file = shell_word(trial->request->file);
  for (unsigned k = 0; k < trial->count && graze != NULL && file != NULL && trial->files == 1; k++) {
    const struct chosen *one = &trial->chosen[k];
    if (k == 0)
      say(trial,
          trial->doubtful ? "\nIts names leave several forms. Say which one is meant, here and in CI "
                            "(it ends with 1 when it is wrong):"
                          : "\nAs a test in CI, which fails while it is wrong:");
    const bool again = k > 0 && is_again(one - 1, one),
               before = k + 1 < trial->count && is_again(one, one + 1);
    if ((one->adapter.form.question == QUESTION_PUSH || one->adapter.form.question == QUESTION_SWEEP) &&
        (again || before)) {
      tell_moved(trial, one);
    } else if (!again) {
      fprintf(words_of(trial), "  %s try %s %s --form '%s'", graze, file, one->name, one->form);
      tell_stated(trial);
    }
    const char *const remark = LANGUAGE_MARKS[one->theirs->program.language].remark;
    if (one->takes_unit)
      fprintf(words_of(trial),
              "  or, where its direction has length 1, say so before it: %s direction has length 1\n",
              remark);
    if (one->is_upward)
      fprintf(words_of(trial), "  or, where y grows upward, say so before it: %s y grows upward\n", remark);
  }
  free(graze);
  free(file);
}

/* Rows of vectors and a runner in a folder, or how to have them there. An exit code, after complaining. */
static int tell_keep(const struct trial *trial, const struct catalogue *tests) {
  const struct chosen *one = &trial->chosen[0];
  const struct registry_entry *entry = catalogue_find(tests, one->id);
  int code = EXIT_FINE;
  if (trial->request->keep != NULL && entry != NULL) {
    putchar('\n');
    code = keep_vectors(entry, one->theirs->program.language, trial->request->keep);
  } else if (has_vectors(&one->adapter.form)) {
    say(trial, "\nTo keep it found by tests that need no graze, say --keep FOLDER as well.");
  }
  return code;
}

/* The first line of the file with a number of that size, or, of a share, with 1 and as much. */
static bool tell_line(const struct theirs *theirs, double tolerance, bool share, const char *words) {
  static const double NEAR = 0.2;
  const struct program *const s = &theirs->alone;
  for (const struct token *t = s->token; t < s->token + s->tokens; t++) {
    const double number = t->kind == TOKEN_NUMBER ? strtod(t->at, NULL) : INFINITY;
    if (!(fabs(number - tolerance) <= NEAR * tolerance) &&
        !(share && fabs(fabs(number - 1) - tolerance) <= NEAR * tolerance))
      continue;
    const char *start = s->text;
    unsigned line = 1;
    for (const char *next; (next = strchr(start, '\n')) != NULL && next < t->at; line++)
      start = next + 1;
    start += strspn(start, " \t");
    printf("\n%s stands in line %u of %s: %.*s\n",
           words,
           line,
           strrchr(theirs->path, '/') + 1,
           (int)fmin(100, (double)strcspn(start, "\r\n")),
           start);
    return true;
  }
  return false;
}

/* Where the tolerances stand that were measured. */
static bool tell_tolerances(const struct theirs *theirs, struct store *store) {
  struct statement *s = statement_new(
      store, "SELECT DISTINCT tolerance, tolerance_is_share FROM finding WHERE tolerance IS NOT NULL");
  while (statement_row(s)) {
    const double size = statement_real(s, 0);
    const bool share = statement_integer(s, 1) != 0;
    /* The square of 1 and a little is 1 and twice that. */
    if (!tell_line(theirs, size, share, "A number of that size") && share)
      tell_line(theirs, 2 * size, share, "A number of twice that size, as squares have it,");
  }
  return statement_end(s);
}

/* Why there is no verdict, by what the store calls it. */
static const struct untried {
  const char *word, *why;
} UNTRIED[] = {
    {"no answer",
     "try: what gives no answer to any case could not be run: it fails by itself, or by how graze calls it, "
     "which --how prints"},
    {"not read",
     "try: it is not seen where in its answers the numbers stand; --form says what is asked, and a point has "
     "x and y"},
    {"no hit", "try: what never says hit where shapes meet is not called right"},
    {"too few", "try: too few answers came in time; --time 30s gives it longer"}};

/* Whether somebody can see it: what is wrong by a hair, or with huge numbers, is told and fails nothing. Of
 * two it is told where they differ, who is right there, and how long each takes; then comes right code. */
static int conclude(struct trial *trial, const char *path) {
  const bool two = trial->files == FILES, json = trial->request->json, all = trial->request->code;
  const char *const language = language_word(trial->file[0].program.language);
  struct store *store = open_store(path, STORE_READ);
  if (store == NULL)
    return EXIT_WRONG_USE;
  const bool red = store_says(store, "SELECT EXISTS (SELECT 1 FROM verdicts WHERE colour = 'red')", NULL);
  for (size_t k = 0; k < sizeof UNTRIED / sizeof UNTRIED[0] && trial->untried == NULL; k++)
    if (store_says(store,
                   "SELECT EXISTS (SELECT 1 FROM verdicts WHERE colour = 'untried' AND untried = ?1)",
                   UNTRIED[k].word))
      trial->untried = &UNTRIED[k];
  for (struct chosen *one = trial->chosen; one < trial->chosen + trial->count; one++) {
    one->takes_unit = store_says(store, "SELECT takes_unit FROM verdicts WHERE test = ?1", one->id);
    one->is_upward = store_says(store,
                                "SELECT EXISTS (SELECT 1 FROM verdicts WHERE test = ?1 AND "
                                "diagnosis LIKE 'right if y grows upward%')",
                                one->id);
  }
  int code = red ? EXIT_DISAGREEMENT : EXIT_FINE;
  if (store_why(store)[0] != '\0' || (!two && !json && !tell_tolerances(&trial->file[0], store)) ||
      (two && !store_run(store, template_text("two.sql"))))
    code = complain("%s", store_why(store));
  else if (!json && ((two && tell_page(store, "two", NULL) != EXIT_FINE) ||
                     ((red || all) && tell_code(store, NULL, language, all) != EXIT_FINE)))
    code = EXIT_WRONG_USE;
  store_close(store);
  return code;
}

static int run_trial(struct trial *trial) {
  const struct try_request *request = trial->request;
  struct fuzz_request fuzz = {.out = request->out != NULL ? request->out : "out/campaign.db",
                              .pair = PAIR_NONE,
                              .cases = WHOLE_NOT_GIVEN,
                              .jobs = WHOLE_NOT_GIVEN,
                              .seed = 1,
                              .survey = trial->files == 1 ? SURVEY_NONE : SURVEY_WHOLE,
                              .seconds = request->seconds > 0 ? request->seconds
                                         : trial->files == 1  ? USUAL_SECONDS
                                                              : BOTH_SECONDS,
                              .until_quiet = request->seconds == 0,
                              .all = request->all,
                              .language = language_word(trial->file[0].program.language),
                              .of_files = true,
                              .json = request->json,
                              .foreign.seconds = request->limit};
  char said[SUBJECT_SAID];
  struct catalogue *tests = NULL;
  int code = request->keep == NULL || has_vectors(&trial->chosen[0].adapter.form)
                 ? EXIT_FINE
                 : complain("try: --keep: there are no vectors of these shapes yet");
  for (unsigned k = 0; k < trial->files && code == EXIT_FINE; k++)
    if (is_misspelt(&trial->file[k], said))
      code = complain("try: %s", said);
  for (unsigned k = 0; k < trial->count && code == EXIT_FINE; k++) {
    struct chosen *one = &trial->chosen[k];
    struct subject_given *given = &fuzz.foreign.given[fuzz.foreign.count++];
    const char *const contract = contract_of(request, &one->adapter);
    bool is_plugin = false;
    code = build(one, contract, &is_plugin);
    *given = (struct subject_given){.within = request->within,
                                    .tolerance = request->tolerance,
                                    .names = one->adapter.names,
                                    .fixed = one->adapter.fixed,
                                    .source = one->theirs->path,
                                    .root = one->adapter.is_root,
                                    .boxed = trial->boxed};
    if (is_plugin) {
      given->path = one->run;
    } else {
      given->command = one->run;
      if (request->within == NULL && adapter_is_bounded(&one->adapter))
        given->within = one->within;
      given->form = one->form;
      given->name = one->id;
      given->contract = contract;
    }
    if (code == EXIT_FINE)
      tell_taken(trial, one);
  }
  if (code == EXIT_FINE) {
    tell_besides(trial);
    tell_box(trial);
    if (!request->json)
      putchar('\n');
    fflush(stdout);
    code = bring_tests("try", &fuzz.foreign, false, &tests);
  }
  if (code == EXIT_FINE)
    code = COMMAND_FUZZ.run(&fuzz, tests);
  if (code == EXIT_DISAGREEMENT || code == EXIT_FINE) {
    tell_late(trial, tests);
    code = conclude(trial, fuzz.out);
  }
  if ((code == EXIT_FINE && trial->untried != &UNTRIED[0]) || code == EXIT_DISAGREEMENT)
    tell_next(trial);
  if (code == EXIT_DISAGREEMENT || (code == EXIT_FINE && request->keep != NULL))
    code = tell_keep(trial, tests) == EXIT_WRONG_USE ? EXIT_WRONG_USE : code;
  if (code == EXIT_FINE && trial->untried != NULL)
    code = complain("%s", trial->untried->why);
  catalogue_free(tests);
  return code;
}

/* Of which shapes the functions of each file are. */
static int complain_of_pairs(const struct trial *trial) {
  char told[2 * WHYS] = "";
  for (const struct chosen *one = trial->chosen; one < trial->chosen + trial->count; one++) {
    const enum question question = one->adapter.form.question;
    if (one == trial->chosen || one->theirs != one[-1].theirs)
      text_add(told, sizeof told, "; of %s", one->theirs->given);
    else
      text_add(told, sizeof told, ",");
    text_add(told, sizeof told, " %s takes", last_name(one->name));
    if (question != QUESTION_HIT)
      text_add(told, sizeof told, " %s", question_name(question));
    text_add(told, sizeof told, " %s", pair_name(form_pair(&one->adapter.form)));
  }
  return complain("try: found no two functions about one pair of shapes%s", told);
}

/* Polygons are taken as quads, as those of the other file are that are said to be convex; whether there are
 * any. */
static bool take_as_quads(struct trial *trial) {
  struct taken *const taken = malloc(sizeof *taken);
  bool any = false;
  for (struct chosen *one = trial->chosen; taken != NULL && one < trial->chosen + trial->count; one++) {
    struct form form = one->adapter.form;
    for (unsigned s = 0; s < SHAPES; s++)
      if (form.layouts[s] == LAYOUT_POLYGON)
        form.layouts[s] = LAYOUT_QUAD;
    if (memcmp(form.layouts, one->adapter.form.layouts, sizeof form.layouts) == 0)
      continue;
    function_taken(&one->theirs->program, one->function, ALL_QUESTIONS, &form, taken);
    if (taken->count == 0)
      continue;
    any = true;
    one->adapter = taken->adapter[0];
    form_print(&one->adapter.form, one->form);
  }
  free(taken);
  return any;
}

/* Of two files one function each: of one name, or the first, of one pair of shapes. An exit code, after
 * complaining. */
static int pair_up(struct trial *trial) {
  struct chosen both[FILES];
  bool paired = false, alike = false;
  for (const struct chosen *old = trial->chosen; old < trial->chosen + trial->count; old++)
    for (const struct chosen *new = old + 1; new < trial->chosen + trial->count && !alike; new ++) {
      const bool same = strcmp(last_name(old->name), last_name(new->name)) == 0;
      if (old->theirs == new->theirs || form_pair(&old->adapter.form) != form_pair(&new->adapter.form) ||
          old->adapter.form.question != new->adapter.form.question || (paired && !same))
        continue;
      alike = same;
      paired = true;
      both[0] = *old;
      both[1] = *new;
    }
  if (!paired)
    return take_as_quads(trial) ? pair_up(trial) : complain_of_pairs(trial);
  trial->doubtful = false;
  trial->count = FILES;
  for (unsigned k = 0; k < FILES; k++) {
    trial->chosen[k] = both[k];
    snprintf(trial->chosen[k].id, SUBJECT_NAME, "%.40s_%s", last_name(both[k].name), k == 0 ? "old" : "new");
  }
  return EXIT_FINE;
}

/* Reads a file, chooses what of it is tried, and makes the copy that is called. */
static int take_file(struct trial *trial, const char *path, const char *wanted) {
  struct theirs *theirs = &trial->file[trial->files++];
  int code = read_theirs(path, theirs);
  if (code == EXIT_FINE)
    code = choose(trial, theirs, wanted);
  if (code != EXIT_FINE)
    return code;
  theirs->copy = theirs_copy(&theirs->alone, theirs->path);
  return theirs->copy != NULL ? EXIT_FINE : complain("no memory for %s", theirs->path);
}

static int run(const struct try_request *request, const struct catalogue *tests) {
  struct trial *trial = calloc(1, sizeof *trial);
  struct stat about;
  if (trial == NULL)
    return complain("no memory for a trial");
  trial->request = request;
  trial->tests = tests;
  const bool two = request->second != NULL && stat(request->second, &about) == 0 && S_ISREG(about.st_mode);
  int code = take_file(trial, request->file, two ? NULL : request->second);
  if (code == EXIT_FINE && two)
    code = take_file(trial, request->second, NULL);
  if (code == EXIT_FINE && two)
    code = pair_up(trial);
  for (unsigned k = 0; request->how && k < trial->count && code == EXIT_FINE; k++) {
    tell_taken(trial, &trial->chosen[k]);
    printf("  %s\n", trial->chosen[k].adapter.call);
  }
  if (request->how && code == EXIT_FINE)
    tell_besides(trial);
  trial->boxed = code == EXIT_FINE && !request->how && process_can_be_boxed();
  if (code == EXIT_FINE && !request->how)
    code = run_trial(trial);
  for (unsigned k = 0; k < trial->files; k++) {
    struct theirs *const theirs = &trial->file[k];
    program_free(&theirs->program);
    program_free(&theirs->alone);
    for (unsigned n = 0; n < theirs->besides; n++) {
      free(theirs->beside[n].text);
      free(theirs->beside[n].copy);
    }
    free(theirs->text);
    free(theirs->kept);
    free(theirs->copy);
  }
  if (trial->doubtful && code != EXIT_INTERRUPTED)
    code = EXIT_WRONG_USE;
  free(trial);
  return code;
}

COMMAND(
    TRY,
    .name = "try",
    .line = "a function of your own, in the file where it stands",
    .examples = "try collide.js\n"
                "try collide.py circle_rect\n"
                "try old.c new.rs",
    .about =
        "How a function takes its numbers is read off its names and types: a parameter r is a radius, w "
        "and h are a "
        "size, dx and dy a way, the fields of an object are those that are read. Its name and what it gives "
        "back say "
        "what is asked: whether shapes meet, how far apart they are, which point is nearest, where they "
        "cross, when one that moves meets the other, which way leads out. Where they leave several forms, it "
        "asks; in a pipe "
        "all of them are tried, and it ends with 2; so it does where too few answers came in time. The file "
        "is not "
        "changed: a copy is called by a "
        "program in "
        "out/try, which `graze fuzz` and the others take too. C and C++ are compiled into a plugin, "
        "others speak lines "
        "(`graze protocol`). With bubblewrap it can write no files and reach no network.",
    .disagrees = "1 it is wrong where anyone can see it");
