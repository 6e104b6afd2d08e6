/* graze exhaust: every case of a lattice, instead of a sample of all. */
#include "choose_tests.h"
#include "clock.h"
#include "command.h"
#include "exhaust.h"
#include "foreign_options.h"
#include "session.h"

#include <limits.h>
#include <stdlib.h>

/* Of a whole lattice when nothing else is said; of the first when a time is. */
static const double USUAL_CASES = 0x1p28, FIRST_CASES = 0x1p20;

struct exhaust_request {
  struct foreign_given foreign;
  const char *tests, *out;
  enum pair pair;
  enum number_type type;
  enum lattice_kind kind;
  uint64_t size, jobs;
  double seconds;
  bool json;
};

static const char *kind_word(unsigned k) {
  return k < LATTICE_KINDS ? lattice_kind_name((enum lattice_kind)k) : NULL;
}

#define REQUEST struct exhaust_request
static const struct option OPTIONS[] = {
    OPTION_TESTS,
    OPTION_PAIR,
    {"--type TYPE", OF(WORD, type), "tests of this number type", .word = type_word},
    {"--kind KIND", OF(WORD, kind), "one kind only (default: all but coordinate)", .word = kind_word},
    {"--size K",
     OF(WHOLE, size),
     "see below (default: about 2^28 cases, and every scene)",
     .unless = "--time",
     .high = 99999},
    OPTION_TIME("whole lattices only: for each form the largest that fits"),
    OPTION_JOBS,
    {"--out FILE", OF(OUT, out), "the store to make, or to go on with", .usual = "out/campaign.db"},
    OPTION_JSON,
    OPTIONS_FOREIGN,
};

/* One lattice after the other for as long as it goes: `size` is the first, `last` the last to try. */
static int
try_sizes(struct exhaust *exhaust, enum lattice_kind kind, unsigned size, unsigned last, bool *any) {
  int code = EXIT_FINE;
  for (; size <= last && code == EXIT_FINE; size++) {
    struct lattice lattice;
    if (!lattice_make(kind, &exhaust->entry[0]->algorithm->form, size, &lattice))
      return EXIT_FINE;
    *any = true;
    code = exhaust_lattice(exhaust, &lattice);
    lattice_free(&lattice);
  }
  return code;
}

/* A small lattice shows the pace, one of a tenth of the time shows it better, and then comes the largest that
 * should be through in what is left. */
static int try_for(struct exhaust *exhaust, double seconds, bool *any) {
  static const double SHARES[] = {0, 0.1, 0.9};
  const struct form *form = &exhaust->entry[0]->algorithm->form;
  const double began = clock_seconds();
  unsigned last = 0;
  int code = EXIT_FINE;
  for (unsigned k = 0; k < sizeof SHARES / sizeof SHARES[0] && code == EXIT_FINE; k++) {
    const double left = seconds - (clock_seconds() - began);
    const unsigned size = lattice_size_within(form, k == 0 ? FIRST_CASES : exhaust->pace * left * SHARES[k]);
    if (size > last)
      code = try_sizes(exhaust, LATTICE_WHOLE, size, size, any);
    last = size > last ? size : last;
  }
  return code;
}

static int try_form(struct exhaust *exhaust, const struct exhaust_request *request, bool *any) {
  const struct form *form = &exhaust->entry[0]->algorithm->form;
  int code = EXIT_FINE;
  if (request->seconds > 0)
    return try_for(exhaust, request->seconds, any);
  for (unsigned k = 0; k < LATTICE_KINDS && code == EXIT_FINE; k++) {
    const enum lattice_kind kind = (enum lattice_kind)k;
    if (request->kind == LATTICE_KINDS ? kind == LATTICE_COORDINATE : kind != request->kind)
      continue;
    const unsigned usual = kind == LATTICE_WHOLE ? lattice_size_within(form, USUAL_CASES) : 0;
    const bool sized = request->size != WHOLE_NOT_GIVEN;
    const unsigned first = sized ? (unsigned)request->size : usual;
    const unsigned last = sized || kind == LATTICE_WHOLE ? first : UINT_MAX - 1;
    code = try_sizes(exhaust, kind, first, last, any);
  }
  return code;
}

/* The tests of one form after those of another, in the registry's order. */
static int try_forms(struct exhaust *exhaust,
                     const struct exhaust_request *request,
                     const struct registry_entry **chosen,
                     unsigned count) {
  int code = EXIT_FINE;
  bool any = false;
  for (unsigned first = 0; first < count && code == EXIT_FINE; first++) {
    if (chosen[first] == NULL)
      continue;
    const struct form form = chosen[first]->algorithm->form;
    exhaust->tests = 0;
    exhaust->pace = 0;
    for (unsigned k = first; k < count; k++)
      if (chosen[k] != NULL && form_equal(&chosen[k]->algorithm->form, &form)) {
        exhaust->entry[exhaust->tests++] = chosen[k];
        chosen[k] = NULL;
      }
    if (request->type == TYPES || form.type == request->type)
      code = try_form(exhaust, request, &any);
  }
  if (code == EXIT_FINE && !any)
    return complain("exhaust: none of these tests has such a lattice");
  return code;
}

static int run(const void *given, const struct catalogue *tests) {
  const struct exhaust_request *request = given;
  const struct registry_entry **chosen = NULL;
  unsigned count = 0;
  if (request->seconds > 0 && request->kind != LATTICE_WHOLE && request->kind != LATTICE_KINDS)
    return complain("exhaust: --time: found beside --kind %s, expected it with whole lattices alone",
                    kind_word(request->kind));
  int code = choose_tests("exhaust", request->tests, request->pair, tests, &chosen, &count);
  if (code == EXIT_FINE) {
    struct exhaust exhaust = {.path = request->out, .jobs = session_threads(request->jobs)};
    code = exhaust_open(&exhaust, count, request->json);
    if (code == EXIT_FINE)
      code = try_forms(&exhaust, request, chosen, count);
    code = exhaust_close(&exhaust, code);
  }
  free(chosen);
  return code;
}

const struct command COMMAND_EXHAUST = {
    .name = "exhaust",
    .line = "every case of a lattice instead of a sample of all: whole numbers, the ends of a type, ulps "
            "about touching",
    .examples = "exhaust --pair box-box --size 8\n"
                "exhaust --tests house_disc_box_i32_closed --kind edge",
    .about = "What is right there is right on all of it. whole: positions are whole numbers about 0, sizes "
             "from 0 to K. edge: whole types; values next to 0, 2^15, 2^16, the root of the range and its "
             "ends. ulp: floats; -2 to 2 ulps on every number of scene K, which touches on paper. "
             "coordinate: f32; all 2^32 values of one number of a scene, which takes minutes. What the store "
             "knows already is not done again.",
    .disagrees = "1 a test was wrong in a way that none of its known defects covers, 130 stopped by "
                 "SIGINT, with all saved",
    .options = OPTIONS,
    .request = sizeof(REQUEST),
    .run = run,
};
