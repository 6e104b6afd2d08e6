#include "svg_path.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct point {
  long x, y;
};

/* The next command of a path, or of a list of points, with where it leads in tenths. '\0': something else. */
static char read_command(const char **at, struct point *p) {
  char *end;
  *at += strspn(*at, " \n\t");
  const char command = **at != '\0' && strchr("MLZ'", **at) != NULL ? **at : 'L';
  if (command == '\'')
    return command;
  *at += **at == command;
  if (command == 'Z')
    return command;
  const double x = strtod(*at, &end);
  if (end == *at || *end != ',')
    return '\0';
  const char *second = end + 1;
  const double y = strtod(second, &end);
  if (end == second || !(fabs(x) < 1e6) || !(fabs(y) < 1e6))
    return '\0';
  *at = end;
  *p = (struct point){lround(10 * x), lround(10 * y)};
  return command;
}

/* Only where a number stood before does one need a space. */
static void put_tenths(FILE *to, long tenths, bool spaced) {
  const unsigned long size = (unsigned long)labs(tenths);
  fputs(tenths < 0 ? "-" : spaced ? " " : "", to);
  if (size >= 10 || size % 10 == 0)
    fprintf(to, "%lu", size / 10);
  if (size % 10 != 0)
    fprintf(to, ".%lu", size % 10);
}

/* The letter it was written with. */
static char put_step(FILE *to, char command, char before, struct point by) {
  const char letter = command == 'M' ? 'm' : by.y == 0 ? 'h' : by.x == 0 ? 'v' : 'l';
  bool spaced = letter == before && letter != 'm';
  if (!spaced)
    fputc(letter, to);
  if (letter != 'v') {
    put_tenths(to, by.x, spaced);
    spaced = true;
  }
  if (letter != 'h')
    put_tenths(to, by.y, spaced);
  return letter;
}

/* Whether all of the value can be read. */
static bool is_plain(const char *at) {
  struct point p = {0, 0};
  char command;
  do
    command = read_command(&at, &p);
  while (command == 'M' || command == 'L' || command == 'Z');
  return command == '\'';
}

bool svg_path(FILE *to, const char **at) {
  struct point p = {0, 0}, here = {0, 0}, start = {0, 0};
  char before = '\0';
  if (!is_plain(*at))
    return false;
  for (char command; (command = read_command(at, &p)) != '\'';) {
    if (command == 'Z') {
      fputc('z', to);
      here = start;
      before = 'z';
    } else if (command == 'M' || p.x != here.x || p.y != here.y) {
      before = put_step(to, command, before, (struct point){p.x - here.x, p.y - here.y});
      here = p;
      start = command == 'M' ? p : start;
    }
  }
  return true;
}

bool svg_points(FILE *to, const char **at) {
  struct point p = {0, 0};
  if (!is_plain(*at))
    return false;
  for (bool first = true; read_command(at, &p) != '\''; first = false) {
    put_tenths(to, p.x, !first);
    fputc(',', to);
    put_tenths(to, p.y, false);
  }
  return true;
}
