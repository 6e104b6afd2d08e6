/* Plain scenes of a pair, one for each place: the simplest in whole numbers that the generator comes upon. */
#ifndef GRAZE_EXEMPLAR_H
#define GRAZE_EXEMPLAR_H

#include "scene.h"
#include "truth.h"

struct exemplars {
  enum pair pair;
  bool found[PLACES_MAX];
  struct scene scene[PLACES_MAX];
};

/* Those in the relation; flat ones are of no place in particular. */
void exemplars_find(enum pair pair, enum relation relation, struct exemplars *exemplars);
/* Such a scene in tenths, two away from the origin, so that it holds on paper and no ulp is of a zero. False
   when the form does not take it. */
bool exemplar_on_paper(const struct scene *scene, const struct form *form, double numbers[FORM_MAX_COLUMNS]);

#endif
