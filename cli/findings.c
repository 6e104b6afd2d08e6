/* graze findings: what a store holds, as a table, JSON or CSV. */
#include "command.h"
#include "json.h"
#include "out.h"
#include "store.h"

#include <stdio.h>
#include <string.h>

static const char HELP[] =
    "Example: graze findings out/campaign.db --test corner_java\n\n"
    "The findings of a store: one kind of disagreement a row, with its smallest case.\n\n"
    "  graze findings FILE [--test ID] [--json | --csv]\n\n"
    "  Exit 1 when a finding is news: no known defect covers it.\n";

enum style { STYLE_TABLE, STYLE_JSON, STYLE_CSV };

struct request {
  const char *path, *test;
  enum style style;
};

struct listing {
  const struct request *request;
  json_t *json;
  char before[80];
  size_t count, news;
};

static void print_csv_field(const char *text) {
  const bool quoted = strpbrk(text, ",\"\n") != NULL;
  if (quoted)
    putchar('"');
  for (; *text != '\0'; text++) {
    if (*text == '"')
      putchar('"');
    putchar(*text);
  }
  if (quoted)
    putchar('"');
}

static void print_csv(const struct stored_finding *f) {
  const char *fields[] = {f->id,
                          f->test,
                          f->outcome,
                          f->place,
                          f->cause,
                          f->smallest,
                          f->smallest_hex,
                          f->relation,
                          f->answer,
                          f->intervals,
                          f->known};
  for (unsigned k = 0; k < sizeof fields / sizeof fields[0]; k++) {
    print_csv_field(fields[k]);
    putchar(',');
  }
  printf("%lld,%lld,%s\n", (long long)f->count, (long long)f->first_case, f->family);
}

static json_t *finding_json(const struct stored_finding *f) {
  json_t *record = json_object();
  json_put(record, "id", f->id);
  json_put(record, "test", f->test);
  json_object_set_new(record, "pixels", json_boolean(f->pixels));
  json_put(record, "outcome", f->outcome);
  json_put(record, "place", f->place);
  json_put(record, "cause", f->cause);
  json_object_set_new(record, "count", json_integer(f->count));
  json_object_set_new(record, "first_case", json_integer(f->first_case));
  json_put(record, "family", f->family);
  json_put(record, "smallest", f->smallest);
  json_put(record, "smallest_hex", f->smallest_hex);
  json_put(record, "plainest", f->plainest);
  json_put(record, "plainest_hex", f->plainest_hex);
  json_put(record, "relation", f->relation);
  json_put(record, "answer", f->answer);
  json_put_real(record, "gap", f->gap);
  json_put(record, "intervals", f->intervals);
  json_put(record, "known", f->known);
  return record;
}

static void print_row(struct listing *listing, const struct stored_finding *f) {
  if (strcmp(listing->before, f->test) != 0)
    printf("%s%s%s%s\n", listing->count > 0 ? "\n" : "", colour(COLOUR_BOLD), f->test, colour(COLOUR_OFF));
  snprintf(listing->before, sizeof listing->before, "%s", f->test);
  printf("  %-15s  %-22s %-9s %12lld  %s%s\n",
         f->outcome,
         f->place,
         f->cause,
         (long long)f->count,
         f->smallest,
         f->pixels ? "  (as pixels)" : "");
  printf("  %17s%s\n", "", f->known[0] == '\0' ? "NEWS" : f->known);
}

static bool take(void *context, const struct stored_finding *f) {
  struct listing *listing = context;
  if (listing->request->test != NULL && strcmp(listing->request->test, f->test) != 0)
    return true;
  if (listing->request->style == STYLE_JSON)
    json_array_append_new(listing->json, finding_json(f));
  else if (listing->request->style == STYLE_CSV)
    print_csv(f);
  else
    print_row(listing, f);
  listing->count++;
  listing->news += f->known[0] == '\0';
  return true;
}

static int list_findings(const struct request *request, struct store *store) {
  struct listing listing = {.request = request, .json = request->style == STYLE_JSON ? json_array() : NULL};
  if (request->style == STYLE_CSV)
    puts("id,test,outcome,place,cause,smallest,smallest_hex,relation,answer,intervals,known,count,first_case,"
         "family");
  if (!store_each_finding(store, take, &listing)) {
    json_decref(listing.json);
    return complain("%s", store_why(store));
  }
  if (request->style == STYLE_JSON && json_print(listing.json) != EXIT_FINE)
    return EXIT_WRONG_USE;
  if (request->style == STYLE_TABLE)
    printf("\n%zu findings, %zu of them news\n", listing.count, listing.news);
  return listing.news > 0 ? EXIT_DISAGREEMENT : EXIT_FINE;
}

static int run(int argc, char **argv) {
  struct request request = {.path = NULL};
  for (int k = 1; k < argc; k++) {
    if (strcmp(argv[k], "--test") == 0 && k + 1 < argc)
      request.test = argv[++k];
    else if (strcmp(argv[k], "--json") == 0)
      request.style = STYLE_JSON;
    else if (strcmp(argv[k], "--csv") == 0)
      request.style = STYLE_CSV;
    else if (argv[k][0] == '-' || request.path != NULL)
      return complain("findings: found '%s', expected one store, --test ID, --json or --csv", argv[k]);
    else
      request.path = argv[k];
  }
  if (request.path == NULL)
    return complain("findings: found no store, expected one, as in `graze findings out/campaign.db`");
  char why[STORE_WHY];
  struct store *store = store_open(request.path, STORE_OLD, why);
  if (store == NULL)
    return complain("%s", why);
  const int code = list_findings(&request, store);
  store_close(store);
  return code;
}

const struct command COMMAND_FINDINGS = {
    "findings", "what a store has found, as a table, JSON or CSV", HELP, run};
