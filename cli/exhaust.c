/* graze exhaust: every case of a lattice, instead of a sample of all. */
#include "choice.h"
#include "clock.h"
#include "command.h"
#include "foreign.h"
#include "session.h"
#include "walk.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static const char HELP[] =
    "Examples: graze exhaust --pair box-box --size 8\n"
    "          graze exhaust --tests house_disc_box_i32_closed --kind edge\n\n"
    "Puts every case of a lattice to the tests: what is right there is right on all of it.\n\n"
    "  graze exhaust [--pair PAIR] [--tests ID,ID...] [--type i32|i64|f32|f64] [--kind KIND] [--size K]\n"
    "                [--time T] [--jobs N] [--out FILE] [--json]\n\n"
    "  --kind    whole: positions are whole numbers about 0, sizes from 0 to K\n"
    "            edge: whole types; values next to 0, 2^15, 2^16, the root of the range and its ends\n"
    "            ulp: floats; -2 to 2 ulps on every number of scene K, which touches on paper\n"
    "            coordinate: f32; all 2^32 values of one number of a scene, which takes minutes\n"
    "            Without: whole, edge and ulp\n"
    "  --size    K, as above; without, whole lattices of about 2^28 cases, and every scene\n"
    "  --time    whole lattices only: the largest that fits in the time (30s, 5m), for each form\n"
    "  --jobs    threads; one a core without\n"
    "  --out     the store to add to, or to make; out/campaign.db without. What it knows already is not done "
    "again,\n"
    "            and what was cut off is gone on with\n"
    "  Exit 1 when a test was wrong in a way that none of its known defects tells of, 130 when stopped by\n"
    "  SIGINT (all is saved).\n\n" FOREIGN_USAGE;

/* Of a whole lattice when nothing else is said; of the first when a time is. */
static const double USUAL_CASES = 0x1p28, FIRST_CASES = 0x1p20;

struct request {
  struct choice choice;
  const char *out;
  bool every_type, every_kind, sized, json;
  enum number_type type;
  enum lattice_kind kind;
  uint64_t size, jobs;
  double seconds;
};

static int parse_option(struct request *request, const char *option, const char *value) {
  if (strcmp(option, "--tests") == 0)
    request->choice.tests = value;
  else if (strcmp(option, "--pair") == 0)
    request->choice.pair = value;
  else if (strcmp(option, "--out") == 0)
    request->out = value;
  else if (strcmp(option, "--type") == 0) {
    request->every_type = false;
    for (request->type = 0; request->type < TYPES && strcmp(value, type_name(request->type)) != 0;)
      request->type++;
    if (request->type == TYPES)
      return complain("exhaust: --type: found '%s', expected i32, i64, f32 or f64", value);
  } else if (strcmp(option, "--kind") == 0) {
    request->every_kind = false;
    if (!lattice_kind_from_name(value, &request->kind))
      return complain("exhaust: --kind: found '%s', expected whole, edge, ulp or coordinate", value);
  } else if (strcmp(option, "--size") == 0) {
    request->sized = true;
    if (!argument_count(value, &request->size) || request->size > 99999)
      return complain("exhaust: --size: found '%s', expected a whole number below 100000", value);
  } else if (strcmp(option, "--time") == 0) {
    if (!argument_seconds(value, &request->seconds))
      return complain("exhaust: --time: found '%s', expected a time such as 30s or 5m", value);
  } else if (strcmp(option, "--jobs") == 0) {
    if (!argument_count(value, &request->jobs) || request->jobs == 0 || request->jobs > 256)
      return complain("exhaust: --jobs: found '%s', expected a number from 1 to 256", value);
  } else
    return complain("exhaust: found '%s', expected an option of `graze exhaust --help`", option);
  return EXIT_FINE;
}

static int parse(struct request *request, int argc, char **argv) {
  for (int k = 1; k < argc; k++) {
    if (strcmp(argv[k], "--json") == 0) {
      request->json = true;
      continue;
    }
    if (k + 1 == argc)
      return complain("exhaust: %s: found nothing after it, expected a value", argv[k]);
    const int code = parse_option(request, argv[k], argv[k + 1]);
    if (code != EXIT_FINE)
      return code;
    k++;
  }
  if (request->seconds > 0 && (request->sized || (!request->every_kind && request->kind != LATTICE_WHOLE)))
    return complain("exhaust: --time goes with whole lattices and without --size");
  return EXIT_FINE;
}

/* One lattice after the other for as long as it goes: `size` is the first, `last` the last to try. */
static int walk_sizes(struct walk *walk, enum lattice_kind kind, unsigned size, unsigned last, bool *any) {
  int code = EXIT_FINE;
  for (; size <= last && code == EXIT_FINE; size++) {
    struct lattice lattice;
    if (!lattice_make(kind, &walk->entry[0]->algorithm->form, size, &lattice))
      return EXIT_FINE;
    *any = true;
    code = walk_lattice(walk, &lattice);
    lattice_free(&lattice);
  }
  return code;
}

/* A small lattice shows the pace, one of a tenth of the time shows it better, and then comes the largest that
 * should be through in what is left. */
static int walk_for(struct walk *walk, double seconds, bool *any) {
  static const double SHARES[] = {0, 0.1, 0.9};
  const struct form *form = &walk->entry[0]->algorithm->form;
  const double began = clock_seconds();
  unsigned last = 0;
  int code = EXIT_FINE;
  for (unsigned k = 0; k < sizeof SHARES / sizeof SHARES[0] && code == EXIT_FINE; k++) {
    const double left = seconds - (clock_seconds() - began);
    const unsigned size = lattice_size_within(form, k == 0 ? FIRST_CASES : walk->pace * left * SHARES[k]);
    if (size > last)
      code = walk_sizes(walk, LATTICE_WHOLE, size, size, any);
    last = size > last ? size : last;
  }
  return code;
}

static int walk_form(struct walk *walk, const struct request *request, bool *any) {
  const struct form *form = &walk->entry[0]->algorithm->form;
  int code = EXIT_FINE;
  if (request->seconds > 0)
    return walk_for(walk, request->seconds, any);
  for (unsigned k = 0; k < LATTICE_KINDS && code == EXIT_FINE; k++) {
    const enum lattice_kind kind = (enum lattice_kind)k;
    if (request->every_kind ? kind == LATTICE_COORDINATE : kind != request->kind)
      continue;
    const unsigned usual = kind == LATTICE_WHOLE ? lattice_size_within(form, USUAL_CASES) : 0;
    const unsigned first = request->sized ? (unsigned)request->size : usual;
    const unsigned last = request->sized || kind == LATTICE_WHOLE ? first : UINT_MAX - 1;
    code = walk_sizes(walk, kind, first, last, any);
  }
  return code;
}

/* The tests of one form after those of another, in the registry's order. */
static int walk_forms(struct walk *walk,
                      const struct request *request,
                      const struct registry_entry **chosen,
                      unsigned count) {
  int code = EXIT_FINE;
  bool any = false;
  for (unsigned first = 0; first < count && code == EXIT_FINE; first++) {
    if (chosen[first] == NULL)
      continue;
    const struct form form = chosen[first]->algorithm->form;
    walk->tests = 0;
    walk->pace = 0;
    for (unsigned k = first; k < count; k++)
      if (chosen[k] != NULL && form_equal(&chosen[k]->algorithm->form, &form)) {
        walk->entry[walk->tests++] = chosen[k];
        chosen[k] = NULL;
      }
    if (request->every_type || form.type == request->type)
      code = walk_form(walk, request, &any);
  }
  if (code == EXIT_FINE && !any)
    return complain("exhaust: none of these tests has such a lattice");
  return code;
}

static int exhaust(const struct catalogue *tests, int argc, char **argv) {
  struct request request = {.every_type = true, .every_kind = true};
  const struct registry_entry **chosen = NULL;
  unsigned count = 0;
  int code = parse(&request, argc, argv);
  if (code == EXIT_FINE)
    code = default_store(&request.out);
  if (code == EXIT_FINE)
    code = choose_tests("exhaust", &request.choice, tests, &chosen, &count);
  if (code == EXIT_FINE) {
    struct walk walk = {.path = request.out, .jobs = session_threads(request.jobs)};
    code = walk_open(&walk, count, request.json);
    if (code == EXIT_FINE)
      code = walk_forms(&walk, &request, chosen, count);
    code = walk_close(&walk, code);
  }
  free(chosen);
  return code;
}

static int run(int argc, char **argv) { return with_foreign(argc, argv, exhaust); }

const struct command COMMAND_EXHAUST = {"exhaust", "try every case of a lattice", HELP, run};
