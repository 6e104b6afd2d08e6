/* Which pictures a store has, and their names. */
#include "plot.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FINDINGS_DRAWN = 640 }; /* of a store with more, those that are news come first */

static const char *const KIND_NAMES[PLOT_KINDS] = {"map", "card", "finding", "discovery", "speed", "soon"};

const char *plot_kind_name(enum plot_kind kind) { return KIND_NAMES[kind]; }

/* "map-corner-clamp_py": bytes that are no part of a safe name become -XX. */
static void name_of(struct plot *plot, const char *a, const char *b) {
  const char *const parts[] = {plot_kind_name(plot->kind), a, b};
  size_t used = 0;
  for (unsigned k = 0; k < 3; k++) {
    if (parts[k] == NULL)
      continue;
    if (used > 0 && used + 1 < sizeof plot->name)
      plot->name[used++] = '-';
    for (const char *c = parts[k]; *c != '\0' && used + 24 < sizeof plot->name; c++)
      if (isalnum((unsigned char)*c) || *c == '_' || *c == '-')
        plot->name[used++] = *c;
      else
        used += (size_t)snprintf(plot->name + used,
                                 sizeof plot->name - used,
                                 *c == '/' || *c == ':' ? "-" : "-%02X",
                                 (unsigned char)*c);
  }
  plot->name[used] = '\0';
}

static int by_name(const void *left, const void *right) {
  const struct plot *const *a = left, *const *b = right;
  const int names = strcmp((*a)->name, (*b)->name);
  return names != 0 ? names : (*a > *b) - (*a < *b);
}

/* Names that were cut, or that say the same after cleaning, are numbered. A number may itself be taken, so
 * until none is twice. */
static bool tell_names_apart(struct plots *plots) {
  struct plot **sorted = malloc((plots->count + 1) * sizeof(struct plot *));
  if (sorted == NULL)
    return false;
  for (bool twice = true; twice;) {
    twice = false;
    for (size_t k = 0; k < plots->count; k++)
      sorted[k] = &plots->plot[k];
    qsort(sorted, plots->count, sizeof(struct plot *), by_name);
    for (size_t k = 1, first = 0; k < plots->count; k++) {
      if (strcmp(sorted[k]->name, sorted[first]->name) != 0) {
        first = k;
        continue;
      }
      const size_t length = strlen(sorted[k]->name);
      const size_t at = length + 12 < PLOT_NAME ? length : PLOT_NAME - 12;
      snprintf(sorted[k]->name + at, PLOT_NAME - at, "-%zu", k - first + 1);
      twice = true;
    }
  }
  free(sorted);
  return true;
}

static struct plot *add(struct plots *plots, enum plot_kind kind) {
  struct plot *plot = &plots->plot[plots->count++];
  *plot = (struct plot){
      .kind = kind, .test = MODEL_NONE, .finding = MODEL_NONE, .map = MODEL_NONE, .pair = PAIR_NONE};
  return plot;
}

/* Where logic shows first, then where rounding does, then where range does. */
static const char *const SWEEP[] = {"scene", "turn", "corner", "side", "range"};
enum { SCENE, TURN, SWEEPS = sizeof SWEEP / sizeof SWEEP[0] };

static double share_wrong(const struct stored_map *map) {
  return (double)(map->false_hits + map->missed_hits + map->broken_contracts + map->no_answers) /
         ((double)map->width * map->height);
}

/* Of maps [first, end): how it comes in the order of sweeps, unknown ones last. The plainer of scene and turn
 * comes first. */
static unsigned order_of(const struct model *model, size_t first, size_t end, size_t k) {
  unsigned sweep = 0;
  while (sweep < SWEEPS && strcmp(SWEEP[sweep], model->map[k].sweep) != 0)
    sweep++;
  for (size_t n = first; n < end && sweep <= TURN; n++) {
    const bool other = strcmp(model->map[n].sweep, SWEEP[TURN - sweep]) == 0;
    const double mine = share_wrong(&model->map[k]), others = share_wrong(&model->map[n]);
    if (other && (sweep == TURN ? mine > others : others > mine))
      return TURN - sweep;
  }
  return sweep;
}

/* A map at every scale with a line or a point of wrong answers shows nothing. */
static bool is_plain(const struct stored_map *map) {
  const double wrong = share_wrong(map);
  return wrong == 0 || (strcmp(map->sweep, "range") == 0 && wrong < 0.01);
}

static void list_map(const struct model *model, struct plots *plots, size_t k, enum plot_kind kind) {
  const struct stored_map *map = &model->map[k];
  const struct model_test *test = &model->test[map->test.index];
  struct plot *plot = add(plots, kind);
  plot->test = (long)map->test.index;
  plot->map = (long)k;
  plot->pair = test->pair;
  plot->plain = is_plain(map);
  name_of(plot, map->sweep, test->id);
  snprintf(plot->title,
           sizeof plot->title,
           "Error map of %.100s, %.40s: of %u positions, %llu false hits, %llu missed hits, %llu broken "
           "contracts, %llu without an answer",
           test->id,
           map->sweep,
           map->width * map->height,
           (unsigned long long)map->false_hits,
           (unsigned long long)map->missed_hits,
           (unsigned long long)map->broken_contracts,
           (unsigned long long)map->no_answers);
}

/* Maps come sorted by test. */
static void list_maps(const struct model *model, struct plots *plots, enum plot_kind kind) {
  for (size_t first = 0, end; first < model->maps; first = end) {
    for (end = first; end < model->maps && model->map[end].test.index == model->map[first].test.index;)
      end++;
    for (unsigned s = 0; s <= SWEEPS; s++)
      for (size_t k = first; k < end; k++) {
        if (order_of(model, first, end, k) == s)
          list_map(model, plots, k, kind);
      }
  }
}

static void list_finding(const struct model *model, struct plots *plots, size_t k) {
  const struct stored_finding *finding = &model->finding[k];
  struct plot *plot = add(plots, PLOT_FINDING);
  plot->test = (long)finding->test.index;
  plot->finding = (long)k;
  plot->pair = model->test[finding->test.index].pair;
  name_of(plot, finding->id, NULL);
  snprintf(plot->title,
           sizeof plot->title,
           "Smallest case of %.140s: the shapes are %s, %.100s answers %s (gap %.3g)",
           finding->id,
           relation_name(finding->relation),
           model->test[finding->test.index].id,
           answer_name(finding->answer),
           finding->gap);
}

static void list_findings(const struct model *model, struct plots *plots) {
  size_t left = FINDINGS_DRAWN;
  for (unsigned known = 0; known < 2; known++)
    for (size_t k = 0; k < model->findings && left > 0; k++)
      if ((model->finding[k].known[0] != '\0') == (known != 0)) {
        list_finding(model, plots, k);
        left--;
      }
}

static bool has_speed(const struct model *model, enum pair pair) {
  for (size_t k = 0; k < model->rows; k++)
    if (model->test[model->row[k].test].pair == pair && model->row[k].nanoseconds > 0)
      return true;
  return false;
}

static void list_speeds(const struct model *model, struct plots *plots) {
  for (unsigned k = 0; k < PAIRS; k++) {
    const enum pair pair = (enum pair)k;
    if (!has_speed(model, pair))
      continue;
    struct plot *plot = add(plots, PLOT_SPEED);
    plot->pair = pair;
    name_of(plot, pair_name(pair), NULL);
    snprintf(plot->title,
             sizeof plot->title,
             "Nanoseconds per call against the share of wrong answers, %s",
             pair_name(pair));
  }
}

static void list_discovery(const struct model *model, struct plots *plots) {
  if (model->findings == 0)
    return;
  struct plot *plot = add(plots, PLOT_DISCOVERY);
  name_of(plot, NULL, NULL);
  snprintf(plot->title,
           sizeof plot->title,
           "How many findings had been met after so many cases, by family of cases");
}

static void list_soon(const struct model *model, struct plots *plots) {
  bool published = false;
  for (size_t k = 0; k < model->soons; k++)
    published |= model->soon[k].stood[0] != '\0';
  if (!published)
    return;
  struct plot *plot = add(plots, PLOT_SOON);
  name_of(plot, NULL, NULL);
  snprintf(plot->title,
           sizeof plot->title,
           "How long published mistakes stood, and how soon each is plain to see, by four ways of looking");
}

bool plots_list(const struct model *model, struct plots *plots) {
  const size_t room = 2 * model->maps + model->findings + 2 + PAIRS;
  *plots = (struct plots){0, calloc(room, sizeof *plots->plot)};
  if (plots->plot == NULL)
    return false;
  list_maps(model, plots, PLOT_MAP);
  list_maps(model, plots, PLOT_CARD);
  list_findings(model, plots);
  list_discovery(model, plots);
  list_speeds(model, plots);
  list_soon(model, plots);
  if (tell_names_apart(plots))
    return true;
  plots_free(plots);
  return false;
}

void plots_free(struct plots *plots) {
  free(plots->plot);
  *plots = (struct plots){0, NULL};
}
