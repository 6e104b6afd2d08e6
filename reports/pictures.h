/* The pictures of a store: gnuplot scripts (plots/), filled from its views, and gnuplot.
 *
 * `pictures_open` makes the views that they are filled from. `picture` then lists the pictures there are;
 * those that are to be drawn are put into the table `drawn` (plots/pictures.sql), in the order of `turn`. The
 * same store and the same gnuplot give the same bytes. All functions give false at a fault, and then the
 * store says what it was and what to do.
 */
#ifndef GRAZE_PICTURES_H
#define GRAZE_PICTURES_H

#include "store/statement.h"

bool pictures_open(struct store *store);

/* Puts pictures into the table in place of what is there, and counts them: those of a report; or those of a
   kind, of a test, finding or pair, and of a sweep (NULL: any). */
bool pictures_of_report(struct store *store, size_t *count);
bool pictures_named(
    struct store *store, const char *kind, const char *what, const char *sweep, size_t *count);

typedef char picture_name[128];
/* Runs gnuplot in a folder on NAME.gp for each name. False at a fault, with `why`, of STORE_WHY bytes, and
 * when it is stopped. */
typedef bool pictures_run(const char *folder, picture_name *name, size_t count, char *why);

struct pictures_wish {
  const char *folder;  /* that is there */
  const char *formats; /* of "svg png pdf" */
  bool scripts; /* each NAME.gp is left beside its pictures: `gnuplot FOLDER/NAME.gp` draws them again */
  pictures_run *run;
};
/* Draws them into a folder, as NAME.svg and so on. What was drawn until a
   fault is left to the caller, who writes aside. */
bool pictures_draw(struct store *store, const struct pictures_wish *wish);
/* The first of them as one file; its ending tells the format: .svg, .png, .pdf, or .gp for the script. */
bool picture_draw_file(struct store *store, const char *path, pictures_run *run);
/* Puts as much of them as pages have room for into the table, from <svg on, and removes their files. */
bool pictures_take(struct store *store, const struct pictures_wish *wish);

/* What plots/ is made of. */

struct grid;
struct picture_function {
  const char *name;
  int arguments;
  void (*of)(sqlite3_context *context, int count, sqlite3_value **value); /* this is its user data */
  void (*of_map)(sqlite3_context *context, struct grid *grid, sqlite3_value **value, sqlite3_str *text);
};
/* They end with one without a name. */
extern const struct picture_function SCENE_FUNCTIONS[], MAP_FUNCTIONS[];

#endif
