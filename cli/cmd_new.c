/* graze new: a project with a test to fill in. */
#define _GNU_SOURCE
#include "command.h"
#include "project.h"
#include "subject/program.h"
#include "tell.h"

#include <unistd.h>

struct new_request {
  const char *name, *form;
  unsigned language;
};

#define REQUEST struct new_request
static const struct option OPTIONS[] = {
    {"NAME", OF(NAME, name), "the folder to make, and the test's name", .needed = true},
    {"--language LANGUAGE",
     OF(WORD, language),
     "of the test",
     .needed = true,
     .word = language_word,
     .spelled = language_spelled},
    {"--form 'SHAPE SHAPE TYPE'", OF(FORM, form), "how it takes its numbers", .usual = "disc box-xywh f64"},
    {.term = NULL},
};

static int run(const struct new_request *request, const struct catalogue *tests) {
  struct form form;
  char why[FORM_TEXT];
  if (catalogue_find(tests, request->name) != NULL)
    return complain("new: NAME: found '%s', the name of a built-in test, expected another", request->name);
  if (!form_parse_pair(request->form, &form, why))
    return complain("new: --form: found '%s': %s", request->form, why);
  if (access(request->name, F_OK) == 0)
    return complain("new: %s is there already and is left alone; take another name, or move it away",
                    request->name);
  json_t *told = project_told(request->name, language_word(request->language), &form);
  struct store *store = tell_open(told, "new");
  int code = store != NULL ? project_write("new", request->name, store) : EXIT_WRONG_USE;
  if (code == EXIT_FINE)
    code = tell_page(store, "new", NULL);
  store_close(store);
  return code;
}

COMMAND(NEW,
        .name = "new",
        .line = "a project with a test of your own to fill in, in C, C++, JavaScript, Python, Java, C#, Rust "
                "or Go",
        .examples = "new mine --language js --form 'disc box-xywh f64'",
        .about =
            "Shapes: point, segment, disc, capsule, ellipse, triangle, quad, polygon, box-xywh, box-ltrb, "
            "box-centre, box-square, box-pixels, rounded, rounded-core. Types: f64, f32, i32, i64. A form "
            "may begin with a "
            "question: contains, distance, nearest, push, crossing, ray or sweep. C and C++ become a "
            "plugin, the others speak lines: `graze "
            "protocol`, by which any "
            "other language can be brought too. What is there already is left alone.");
