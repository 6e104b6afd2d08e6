#include "draw.h"
struct canvas size_discovery(const struct model *model, const struct plot *plot) {
  (void)model;
  (void)plot;
  return (struct canvas){400, 200};
}
bool draw_discovery(const struct model *model, const struct plot *plot, struct script *s) {
  (void)model;
  (void)plot;
  (void)s;
  return false;
}
