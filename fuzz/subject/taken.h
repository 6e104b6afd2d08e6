/* How a function takes the numbers of a form: told by its names and its types, never by how well it does.
 *
 * The description is an *adapter*: a form, and a call in the function's own language over the names of the
 * form's columns: `overlaps({x: cx, y: cy, radius: r}, [x, y, w, h])`. docs/protocol.md has it.
 *
 * The way from a file to a form:
 *   program.c            cuts the text into tokens, by the marks of its language (languages.def)
 *   program_functions.c  finds types and functions, their members and parameters
 *   taken_value.c        what a function is given, as a tree: what types declare, and what its body reads
 *   taken_result.c       what it gives back, and so what it is asked
 *   taken_type.c         types of answers: where in a value of one the numbers are
 *   taken_names.c        what the words in a name say (taken_words.def)
 *   taken_leaf.c         what the names in the tree say of each number
 *   taken_said.c         what comments and the function's own name say of them
 *   taking.c             the form that fits them best
 *   taken_adapter.c      that form in words, and what each number is given
 *   taken_place.c        where in its answer the numbers are
 *   taken_call.c         the call, written over the names of the form's columns
 * `graze try` (cli/cmd_try.c) then copies the file, opened for calls (cli/theirs.c), and has `graze new`'s
 * templates put the call beside the copy.
 */
#ifndef GRAZE_TAKEN_H
#define GRAZE_TAKEN_H

#include "algorithm.h"
#include "program.h"
#include "taken_result.h"

enum {
  ADAPTERS_MAX = 4,
  ADAPTER_CALL = 4000,
  ADAPTER_WORDS = 300,
  ADAPTER_LENGTH = 160,
  TAKEN_WHY = 240,
  TAKEN_NAME = 2 * KEY_MAX
};

struct adapter {
  struct form form;
  char call[ADAPTER_CALL];
  char words[ADAPTER_WORDS];   /* "a circle and a box: c.x c.y c.radius, b.x b.y b.w b.h" */
  char names[FORM_NAMES];      /* what the function calls the numbers, "c.x c.y c.radius b.x …" */
  char fixed[FORM_NAMES];      /* what else is given: "0 for rotation, mass" */
  bool is_root;                /* of what the function gives the root is taken */
  enum contract contract;      /* what it promises where shapes touch, or meet, as far as that is known */
  char length[ADAPTER_LENGTH]; /* of a ray's way, where that is given with length 1; "" */
  bool has_end;                /* a ray's way is given as where it ends */
  double low, high;            /* what its numbers may be; both 0: any */
  int cost;                    /* how far its names are from the form's; for choosing */
  int leaf[FORM_MAX_COLUMNS];
};

/* Whether its numbers may not be all that a double holds to a unit. */
static inline bool adapter_is_bounded(const struct adapter *adapter) {
  return adapter->high > 0 && adapter->high < 0x1p60;
}

/* All forms that the names leave, the plainest of them; none, with a reason. */
struct taken {
  unsigned count;
  struct adapter adapter[ADAPTERS_MAX];
  char why[TAKEN_WHY];
  bool is_alone; /* it has one shape alone, and is no hit test */
};

/* "Rect.intersects", "exports.hit", "hit". */
void function_name(const struct program *s, size_t function, char name[TAKEN_NAME]);
/* Of the questions whose bits are set. `wanted`: a form to take it in, whatever its names say; or NULL. */
void function_taken(const struct program *s,
                    size_t function,
                    unsigned questions,
                    const struct form *wanted,
                    struct taken *taken);

#endif
