/* Takes the user's locale when it is loaded, as libraries for windows do; loaded before graze, it does so
 * there. */
#include "graze_plugin.h"

#include <locale.h>

__attribute__((constructor)) static void take_locale(void) { setlocale(LC_ALL, ""); }

static int discs_meet(const double *n) {
  const double dx = n[0] - n[3], dy = n[1] - n[4], reach = n[2] + n[5];
  return dx * dx + dy * dy < reach * reach;
}

static const struct graze_test tests[] = {
    {.id = "comma_discs", .form = "disc disc f64", .contract = "closed", .answer = {.f64 = discs_meet}},
};
GRAZE_PLUGIN(tests)
