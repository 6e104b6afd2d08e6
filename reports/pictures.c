#include "pictures.h"

#include "words.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Only findings that are told have their picture, and maps on which something is wrong. */
static bool has_picture(const struct model *model, const struct plot *plot) {
  return !plot->plain && (plot->kind != PLOT_FINDING || finding_is_told(model, (size_t)plot->finding));
}

static void choose(const struct model *model, struct plots *plots) {
  size_t kept = 0;
  for (size_t k = 0; k < plots->count; k++)
    if (has_picture(model, &plots->plot[k]))
      plots->plot[kept++] = plots->plot[k];
  plots->count = kept;
}

/* Pictures of findings are many and come last. */
static bool show(struct pictures *pictures, const char *folder, bool findings, size_t *shown, char *why) {
  for (size_t k = 0; k < pictures->plots.count; k++) {
    const struct plot *plot = &pictures->plots.plot[k];
    if ((plot->kind == PLOT_FINDING) != findings)
      continue;
    char *svg = plot_svg(folder, plot, why);
    if (svg == NULL)
      return false;
    const size_t length = strlen(svg);
    if (*shown + length > PICTURES_SHOWN) {
      free(svg);
      continue;
    }
    *shown += length;
    pictures->svg[k] = svg;
  }
  return true;
}

bool pictures_draw(struct pictures *pictures,
                   const struct model *model,
                   const char *folder,
                   plot_progress *progress,
                   char *why) {
  const struct plots_wish wish = {.folder = folder, .formats = PLOT_SVG | PLOT_PNG, .progress = progress};
  size_t shown = 0;
  *pictures = (struct pictures){.svg = NULL};
  if (mkdir(folder, 0777) != 0) {
    snprintf(why, PLOT_WHY, "%.1000s: %s", folder, strerror(errno));
    return false;
  }
  bool fine = plots_list(model, &pictures->plots);
  if (fine) {
    choose(model, &pictures->plots);
    pictures->svg = calloc(pictures->plots.count + 1, sizeof *pictures->svg);
  }
  if (!fine || pictures->svg == NULL) {
    snprintf(why, PLOT_WHY, "no memory for the pictures");
    pictures_free(pictures);
    return false;
  }
  fine = plots_draw(model, pictures->plots.plot, pictures->plots.count, &wish, why) &&
         show(pictures, folder, false, &shown, why) && show(pictures, folder, true, &shown, why);
  if (!fine)
    pictures_free(pictures);
  return fine;
}

void pictures_free(struct pictures *pictures) {
  for (size_t k = 0; pictures->svg != NULL && k < pictures->plots.count; k++)
    free(pictures->svg[k]);
  free(pictures->svg);
  plots_free(&pictures->plots);
  pictures->svg = NULL;
}
