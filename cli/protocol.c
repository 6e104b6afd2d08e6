/* graze protocol: how a test of your own is brought. */
#include "command.h"

#include <stdio.h>
#include <string.h>

extern const char graze_protocol_page[], graze_plugin_header[];

static const char HELP[] = "Example: graze protocol\n\n"
                           "How a program of any language is put to cases: the line protocol, a page.\n\n"
                           "  graze protocol [--header]\n\n"
                           "  --header   the C header for plugins, graze_plugin.h\n";

static int run(int argc, char **argv) {
  const bool header = argc == 2 && strcmp(argv[1], "--header") == 0;
  if (argc > 2 || (argc == 2 && !header))
    return complain("protocol: found '%.40s', expected nothing or --header", argv[argc - 1]);
  fputs(header ? graze_plugin_header : graze_protocol_page, stdout);
  return EXIT_FINE;
}

const struct command COMMAND_PROTOCOL = {"protocol", "how to bring a test of your own", HELP, run};
