/* The pictures of a report: which are drawn, and which of them the pages hold themselves. */
#ifndef GRAZE_PICTURES_H
#define GRAZE_PICTURES_H

#include "plot/plot.h"

/* The pages hold so much of pictures; those beyond it are links to their files. */
enum { PICTURES_SHOWN = 350 << 10 };

struct pictures {
  struct plots plots; /* those that are drawn */
  char **svg;         /* of each; NULL when it is linked and not shown */
};

/* Draws into a folder that it makes. False at a fault; `why` (PLOT_WHY bytes) says which. */
bool pictures_draw(struct pictures *pictures,
                   const struct model *model,
                   const char *folder,
                   plot_progress *progress,
                   char *why);
void pictures_free(struct pictures *pictures);

/* What a card says on the first screen; NULL when it does not stand there. */
const char *card_says(const struct model *model, const struct plot *plot);

#endif
