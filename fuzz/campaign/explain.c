#include "explain.h"

#include "number.h"

#include <string.h>

/* The way along the line of number k to the farthest place that is still connected, as far as doubling steps
 * can tell: by ever larger steps, then by smaller ones, and again while the next place on fails. */
struct reach {
  unsigned k;
  int direction;
  i128 good, step;
  bool falls, done;
};

static bool
fails_on(const struct failure *failure, const union number *numbers, const struct reach *r, i128 on) {
  union number moved[FORM_MAX_COLUMNS];
  memcpy(moved, numbers, form_columns(&failure->algorithm->form) * sizeof *moved);
  return number_at(failure->algorithm->form.type, LINE_ALL, r->good + r->direction * on, &moved[r->k]) &&
         fails_alike(failure, moved);
}

static void take_step(const struct failure *failure, const union number *numbers, struct reach *r) {
  const bool fails = fails_on(failure, numbers, r, r->step);
  if (!fails && !r->falls && r->step == 1) {
    r->done = true;
    return;
  }
  r->good += fails ? r->direction * r->step : 0;
  r->falls |= !fails;
  r->step = r->falls ? r->step / 2 : 2 * r->step;
  if (r->step == 0)
    *r = (struct reach){.k = r->k, .direction = r->direction, .good = r->good, .step = 1};
}

/* HALVINGS: of halvings that are looked at together; DOUBLINGS: of any number type. */
enum { HALVINGS = 6, DOUBLINGS = 66, REACHES = 2 * FORM_MAX_COLUMNS };

/* Where the next steps may lead. */
static void look_on(const struct failure *failure, const union number *numbers, const struct reach *r) {
  const i128 part = r->step >> (HALVINGS - 1) > 0 ? r->step >> (HALVINGS - 1) : 1;
  if (r->falls) {
    for (i128 on = part; on < 2 * r->step; on += part)
      fails_on(failure, numbers, r, on);
    return;
  }
  struct reach far = *r;
  for (int turn = 0; turn < DOUBLINGS && !far.falls && !far.done; turn++)
    take_step(failure, numbers, &far);
}

/* All side by side, so that a test that runs elsewhere is asked for all of them at once. */
static void
go_all(const struct failure *failure, const union number *numbers, struct reach *reach, unsigned count) {
  for (bool any = true; any;) {
    any = false;
    if (failure->ahead != NULL) {
      ahead_begin(failure->ahead, SIZE_MAX, true);
      for (unsigned r = 0; r < count; r++)
        if (!reach[r].done)
          look_on(failure, numbers, &reach[r]);
      ahead_ask(failure->ahead);
    }
    for (unsigned r = 0; r < count; r++) {
      const bool fell = reach[r].falls;
      for (int turn = 0; turn < (fell ? HALVINGS : DOUBLINGS) && !reach[r].done && reach[r].falls == fell;
           turn++)
        take_step(failure, numbers, &reach[r]);
      any |= !reach[r].done;
    }
  }
}

void failure_intervals(const struct failure *failure,
                       const union number *numbers,
                       struct interval *interval) {
  const struct form *form = &failure->algorithm->form;
  struct reach reach[REACHES];
  unsigned count = 0;
  for (unsigned k = 0; k < form_columns(form); k++) {
    i128 at;
    interval[k] = (struct interval){numbers[k], numbers[k]};
    if (!number_place(form->type, LINE_ALL, numbers[k], &at))
      continue;
    for (int direction = -1; direction <= 1; direction += 2)
      reach[count++] = (struct reach){.k = k, .direction = direction, .good = at, .step = 1};
  }
  go_all(failure, numbers, reach, count);
  for (unsigned r = 0; r < count; r++) {
    union number moved[FORM_MAX_COLUMNS];
    const unsigned k = reach[r].k;
    memcpy(moved, numbers, form_columns(form) * sizeof *moved);
    number_at(form->type, LINE_ALL, reach[r].good, &moved[k]);
    if (failure->ahead == NULL || fails_alike_alone(failure, moved))
      *(reach[r].direction < 0 ? &interval[k].low : &interval[k].high) = moved[k];
  }
}
