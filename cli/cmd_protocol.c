/* graze protocol: how a test of your own is brought. */
#include "command.h"
#include "render.h"

#include <stdio.h>

struct protocol_request {
  bool header;
};

#define REQUEST struct protocol_request
static const struct option OPTIONS[] = {
    {"--header", OF(FLAG, header), .help = "the C header for plugins, graze_plugin.h"},
    {.term = NULL},
};

static int run(const struct protocol_request *request, const struct catalogue *tests) {
  (void)tests;
  fputs(template_text(request->header ? "graze_plugin.h" : "protocol.md"), stdout);
  return EXIT_FINE;
}

COMMAND(PROTOCOL,
        .name = "protocol",
        .line = "how graze speaks to a program in any language: a page",
        .examples = "protocol");
