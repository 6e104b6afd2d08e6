/* graze vectors: a portable set of cases for hit tests anywhere. */
#include "vectors.h"
#include "command.h"
#include "json.h"
#include "session.h"
#include "text.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_ROOM = 4096 };

static const char HELP[] =
    "Example: graze vectors --out vectors\n\n"
    "Writes vectors.json: few cases that stand at every place and way of touching, and convict every test "
    "here of\n"
    "all that a campaign finds. Each has its exact relation, so any hit test can be held to it: see "
    "examples/.\n\n"
    "  graze vectors [--out DIR] [--cases N]\n\n"
    "  --out     the folder; out/vectors without. What it holds of ours is replaced\n"
    "  --cases   of the campaign whose findings must all be caught (2^22 without)\n"
    "  The same version gives the same bytes. `graze verify TEST vectors.json` holds a test to it.\n";

/* The schema, as text; written by the build. */
extern const char graze_vectors_schema[];

static bool no_pause(void *context, const struct campaign *campaign) {
  (void)context;
  if (isatty(STDERR_FILENO))
    fprintf(stderr,
            "\rcampaign: %.0f%%\033[K",
            100.0 * (double)campaign_cases_done(campaign) / (double)(campaign->last - campaign->first));
  return true;
}

/* The findings of the first `cases` cases of the default campaign. */
static bool find(uint64_t cases, struct findings *findings) {
  const struct registry_entry **entries = calloc(registry_count(), sizeof(const struct registry_entry *));
  struct campaign campaign = {.seed = 1, .last = cases, .mix = &MIX_DEFAULT, .level = level_best()};
  unsigned count = 0;
  for (size_t k = 0; entries != NULL && k < registry_count(); k++)
    if (registry_at(k)->algorithm->role != ROLE_HELPER)
      entries[count++] = registry_at(k);
  const long cores = sysconf(_SC_NPROCESSORS_ONLN);
  campaign.jobs = cores > 0 ? (unsigned)cores : 1;
  campaign.tally = entries != NULL ? tally_new(entries, count) : NULL;
  campaign.done = calloc(campaign_pieces(&campaign) + 1, 1);
  const bool fine = campaign.tally != NULL && campaign.done != NULL &&
                    campaign_run(&campaign, 0, no_pause, NULL) &&
                    findings_of(campaign.tally, &MIX_DEFAULT, 1, findings);
  if (isatty(STDERR_FILENO))
    fputs("\r\033[K", stderr);
  free(campaign.done);
  tally_free(campaign.tally);
  free(entries);
  return fine;
}

static json_t *number_texts(const struct vector *v, enum number_style style) {
  json_t *list = json_array();
  for (unsigned k = 0; k < form_columns(&v->form); k++) {
    char text[NUMBER_TEXT];
    number_print(v->form.type, v->numbers[k], style, text);
    json_array_append_new(list, json_string(text));
  }
  return list;
}

static json_t *case_json(const struct vector *v, size_t id) {
  json_t *one = json_object(), *flags = json_array();
  json_object_set_new(one, "id", json_integer((json_int_t)id));
  json_object_set_new(one, "numbers", number_texts(v, NUMBER_DECIMAL));
  if (!type_is_whole(v->form.type))
    json_object_set_new(one, "hex", number_texts(v, NUMBER_HEX));
  json_put(one, "relation", relation_name(v->truth.relation));
  json_put(one, "place", place_name(form_pair(&v->form), v->truth.place));
  json_put_real(one, "gap", v->gap);
  if (v->truth.relation == RELATION_TOUCHING)
    json_object_set_new(one, "half_open_hit", json_boolean(v->truth.half_open_hit));
  for (unsigned f = 0; f < VECTOR_FLAGS; f++)
    if (v->flags >> f & 1)
      json_array_append_new(flags, json_string(vector_flag_name((enum vector_flag)f)));
  json_object_set_new(one, "flags", flags);
  json_put(one, "comment", v->comment);
  return one;
}

static json_t *columns_json(const struct form *form) {
  json_t *list = json_array();
  for (unsigned s = 0; s < form->shapes; s++)
    for (unsigned k = 0; k < layout_columns(form->layouts[s]); k++)
      json_array_append_new(list, json_string(layout_column(form->layouts[s], k)));
  return list;
}

static json_t *vectors_json(const struct vectors *vectors) {
  json_t *root = json_object(), *groups = json_array(), *cases = NULL;
  json_object_set_new(root, "graze_vectors", json_integer(1));
  json_put(root, "generator", "graze " GRAZE_VERSION);
  json_put(root,
           "contract",
           "A test that is right says hit where the relation is overlapping and miss where it is apart. "
           "Touching is for its contract "
           "to say: closed hits, open misses, half-open as half_open_hit says. Flat is for nobody to blame.");
  for (size_t k = 0; k < vectors->count; k++) {
    const struct vector *v = &vectors->vector[k];
    if (k == 0 || !form_equal(&v->form, &vectors->vector[k - 1].form)) {
      char form[FORM_TEXT];
      json_t *group = json_object();
      form_print(&v->form, form);
      json_put(group, "form", form);
      json_put(group, "pair", pair_name(form_pair(&v->form)));
      json_put(group, "type", type_name(v->form.type));
      json_object_set_new(group, "columns", columns_json(&v->form));
      cases = json_array();
      json_object_set_new(group, "cases", cases);
      json_array_append_new(groups, group);
    }
    json_array_append_new(cases, case_json(v, k + 1));
  }
  json_object_set_new(root, "groups", groups);
  return root;
}

/* Aside, then renamed. */
static int write_file(const char *folder, const char *name, const char *text, json_t *json) {
  char path[PATH_ROOM], aside[PATH_ROOM + 8];
  if (snprintf(path, sizeof path, "%s/%s", folder, name) >= PATH_ROOM)
    return complain("%s: the name is too long", folder);
  snprintf(aside, sizeof aside, "%s.new", path);
  FILE *file = fopen(aside, "w");
  if (file == NULL)
    return complain("%s: cannot be written: %s", path, strerror(errno));
  bool fine = json != NULL ? json_dumpf(json, file, JSON_INDENT(1) | JSON_REAL_PRECISION(17)) == 0
                           : fputs(text, file) >= 0;
  fine = fputc('\n', file) != EOF && fine;
  fine = fclose(file) == 0 && fine && rename(aside, path) == 0;
  if (!fine)
    remove(aside);
  return fine ? EXIT_FINE : complain("%s: cannot be written: %s; is there room?", path, strerror(errno));
}

static int make(const char *folder, uint64_t cases) {
  struct findings findings;
  struct vectors vectors;
  if (!find(cases, &findings))
    return complain("vectors: no memory for the campaign");
  const size_t found = findings.count;
  const bool made = vectors_make(&findings, &vectors);
  findings_free(&findings);
  if (!made)
    return complain("vectors: no memory for the cases");
  json_t *json = vectors_json(&vectors);
  int code = write_file(folder, "vectors.json", NULL, json);
  if (code == EXIT_FINE)
    code = write_file(folder, "vectors.schema.json", graze_vectors_schema, NULL);
  if (code == EXIT_FINE)
    printf("%s/vectors.json: %zu cases, which catch all of %zu findings\n", folder, vectors.count, found);
  json_decref(json);
  vectors_free(&vectors);
  return code;
}

static int run(int argc, char **argv) {
  const char *folder = NULL;
  uint64_t cases = (uint64_t)1 << 22;
  for (int k = 1; k < argc; k += 2) {
    if (k + 1 == argc)
      return complain("vectors: %s: found nothing after it, expected a value", argv[k]);
    if (strcmp(argv[k], "--out") == 0)
      folder = argv[k + 1];
    else if (strcmp(argv[k], "--cases") != 0)
      return complain("vectors: found '%s', expected an option of `graze vectors --help`", argv[k]);
    else if (!argument_count(argv[k + 1], &cases) || cases == 0)
      return complain("vectors: --cases: found '%s', expected a number such as 1000000, 16m or 2^24",
                      argv[k + 1]);
  }
  if (folder == NULL) {
    folder = "out/vectors";
    if (mkdir("out", 0777) != 0 && errno != EEXIST)
      return complain("out: cannot be made: %s; name a folder with --out", strerror(errno));
  }
  if (mkdir(folder, 0777) != 0 && errno != EEXIST)
    return complain("%s: cannot be made: %s", folder, strerror(errno));
  return make(folder, cases);
}

const struct command COMMAND_VECTORS = {"vectors", "a portable set of cases, for tests anywhere", HELP, run};
