/* graze vectors: a portable set of cases for hit tests anywhere. */
#include "command.h"
#include "out.h"
#include "report.h"
#include "running.h"
#include "session.h"
#include "tell.h"
#include "text.h"
#include "vectors.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { PATH_ROOM = 4096 };

struct vectors_request {
  const char *out;
  uint64_t cases;
};

#define REQUEST struct vectors_request
static const struct option OPTIONS[] = {
    {"--out FOLDER", OF(OUT, out), "where; what it holds of ours is replaced", .usual = "out/vectors"},
    {"--cases N", OF(WHOLE, cases), "of the campaign", .usual = "2^22", .low = 1, .high = WHOLE_MOST},
    {.term = NULL},
};

/* The findings of the first `cases` cases of the default campaign. */
static bool find(uint64_t cases, struct findings *findings) {
  const struct registry_entry **entries = calloc(registry_count(), sizeof(const struct registry_entry *));
  struct ranges done = {.count = 0};
  struct campaign campaign = {
      .source = source_mix(&MIX_DEFAULT, 1), .range = {0, cases}, .level = level_best(), .done = &done};
  struct progress progress = progress_of(&campaign, "campaign: ", 0);
  unsigned count = 0;
  for (size_t k = 0; entries != NULL && k < registry_count(); k++)
    if (registry_at(k)->algorithm->role != ROLE_HELPER)
      entries[count++] = registry_at(k);
  campaign.jobs = session_threads(WHOLE_NOT_GIVEN);
  campaign.tally = entries != NULL ? tally_new(entries, count) : NULL;
  const bool fine = campaign.tally != NULL && campaign_run(&campaign, INFINITY, progress_show, &progress) &&
                    findings_of(campaign.tally, &campaign.source, campaign.jobs, INFINITY, findings);
  clear_progress();
  ranges_free(&done);
  tally_free(campaign.tally);
  free(entries);
  return fine;
}

static json_t *number_texts(const struct test_vector *v, enum number_style style) {
  json_t *list = json_array();
  for (unsigned k = 0; k < form_columns(&v->form); k++) {
    char text[NUMBER_TEXT];
    number_print(v->form.type, v->numbers[k], style, text);
    json_array_append_new(list, json_string(text));
  }
  return list;
}

static json_t *case_json(const struct test_vector *v, size_t id) {
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
  for (unsigned s = 0; s < SHAPES; s++)
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
    const struct test_vector *v = &vectors->vector[k];
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
    code = write_file(folder, "vectors.schema.json", template_text("vectors.schema.json"), NULL);
  if (code == EXIT_FINE)
    printf("%s/vectors.json: %zu cases, which catch all of %zu findings\n", folder, vectors.count, found);
  json_decref(json);
  vectors_free(&vectors);
  return code;
}

static int run(const void *given, const struct catalogue *tests) {
  const struct vectors_request *request = given;
  (void)tests;
  if (mkdir(request->out, 0777) != 0 && errno != EEXIST)
    return complain("vectors: --out: found '%s', expected a folder: %s", request->out, strerror(errno));
  return make(request->out, request->cases);
}

const struct command COMMAND_VECTORS = {
    .name = "vectors",
    .line = "a portable set of cases with their exact relations, in JSON, for hit tests anywhere",
    .examples = "vectors --out vectors",
    .about = "vectors.json holds few cases that stand at every place and way of touching, and convict every "
             "test here of all that a campaign finds. Any hit test can be held to it: see examples/, and "
             "`graze verify TEST vectors.json`. The same version gives the same bytes.",
    .options = OPTIONS,
    .request = sizeof(REQUEST),
    .run = run,
};
