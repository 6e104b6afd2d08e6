/* Writes a test's source with GRAZE_TRACE(name); after each declaration of constants within a function, on
 * the same line, so that lines keep their numbers and the code its meaning.
 *
 *     trace-source IN OUT
 *
 * A declaration is a statement that begins with `const`. Arrays and pointers are left alone. Of the structs
 * that the tests use, each member is told.
 */
#include <ctype.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Members by struct tag; a tag that ends in _ stands for all number types. */
static const struct {
  const char *tag, *members[5];
} STRUCTS[] = {
    {"ltrb_", {"left", "top", "right", "bottom"}},
    {"xywh_", {"x", "y", "w", "h"}},
    {"disc_", {"cx", "cy", "r"}},
    {"point_", {"x", "y"}},
    {"qt_rect", {"left", "top", "right", "bottom"}},
    {"centre_distance", {"x", "y"}},
    {"centred_span", {"distance", "reach"}},
};

static const char *const *members_of(const char *tag) {
  for (size_t k = 0; k < sizeof STRUCTS / sizeof STRUCTS[0]; k++) {
    const size_t length = strlen(STRUCTS[k].tag);
    const bool family = STRUCTS[k].tag[length - 1] == '_';
    if (family ? strncmp(tag, STRUCTS[k].tag, length) == 0 : strcmp(tag, STRUCTS[k].tag) == 0)
      return STRUCTS[k].members;
  }
  return NULL;
}

static bool is_word(char c) { return isalnum((unsigned char)c) || c == '_'; }

/* The identifier that ends just before `end`, within [from, end). */
static size_t word_before(const char *from, const char *end, char *word, size_t size) {
  while (end > from && isspace((unsigned char)end[-1]))
    end--;
  const char *start = end;
  while (start > from && is_word(start[-1]))
    start--;
  const size_t length = (size_t)(end - start);
  if (length == 0 || length >= size)
    return 0;
  memcpy(word, start, length);
  word[length] = '\0';
  return length;
}

static void tell(FILE *out, const char *name, const char *tag) {
  const char *const *members = *tag != '\0' ? members_of(tag) : NULL;
  if (*tag == '\0')
    fprintf(out, " GRAZE_TRACE(%s);", name);
  for (size_t k = 0; members != NULL && members[k] != NULL; k++)
    fprintf(out, " GRAZE_TRACE(%s.%s);", name, members[k]);
}

/* The names of one declaration: what stands before each `=` outside of brackets. */
static void tell_declaration(FILE *out, const char *from, const char *end) {
  char name[80], tag[80] = "";
  if (memchr(from, '*', (size_t)(strcspn(from, "=") < (size_t)(end - from) ? strcspn(from, "=") : 0)) != NULL)
    return;
  const char *type = from + strlen("const");
  while (isspace((unsigned char)*type))
    type++;
  if (strncmp(type, "struct ", 7) == 0) {
    const char *word = type + 7;
    size_t length = 0;
    while (is_word(word[length]) && length + 1 < sizeof tag)
      length++;
    memcpy(tag, word, length);
    tag[length] = '\0';
  }
  int depth = 0;
  bool named = false;
  for (const char *c = from; c < end; c++) {
    depth += (*c == '(' || *c == '{' || *c == '[') - (*c == ')' || *c == '}' || *c == ']');
    if (depth == 0 && *c == ',')
      named = false;
    if (depth == 0 && !named && *c == '=') {
      named = true;
      if (word_before(from, c, name, sizeof name) > 0)
        tell(out, name, tag);
    }
  }
}

/* Past a comment, a string or a preprocessor line that starts at `c`; `c` itself when none does. */
static const char *skip_opaque(const char *c, bool line_start) {
  if (c[0] == '/' && c[1] == '*') {
    const char *end = strstr(c + 2, "*/");
    return end != NULL ? end + 2 : c + strlen(c);
  }
  if (c[0] == '/' && c[1] == '/')
    return c + strcspn(c, "\n");
  if (*c == '"' || *c == '\'') {
    const char *end = c + 1;
    while (*end != '\0' && *end != *c)
      end += *end == '\\' && end[1] != '\0' ? 2 : 1;
    return *end == '\0' ? end : end + 1;
  }
  if (*c == '#' && line_start) {
    while (*c != '\0' && *c != '\n')
      c += *c == '\\' && c[1] != '\0' ? 2 : 1;
    return c;
  }
  return c;
}

static void trace_text(FILE *out, const char *text) {
  int braces = 0, parens = 0, inner = 0;
  bool fresh = true, line_start = true; /* a statement may begin here; only blanks on this line so far */
  const char *declaration = NULL;
  for (const char *c = text; *c != '\0';) {
    const char *past = skip_opaque(c, line_start);
    if (past != c) {
      fwrite(c, 1, (size_t)(past - c), out);
      c = past;
      continue;
    }
    if (fresh && braces > 0 && parens == 0 && strncmp(c, "const ", 6) == 0)
      declaration = c;
    fputc(*c, out);
    parens += (*c == '(') - (*c == ')');
    if (declaration != NULL) {
      inner += (*c == '{') - (*c == '}');
      if (*c == ';' && inner == 0 && parens == 0) {
        tell_declaration(out, declaration, c);
        declaration = NULL;
      }
    } else if (parens == 0) {
      braces += (*c == '{') - (*c == '}');
    }
    if (*c == '\n')
      line_start = true;
    else if (!isspace((unsigned char)*c))
      line_start = false;
    if (!isspace((unsigned char)*c))
      fresh = *c == ';' || *c == '{' || *c == '}';
    c++;
  }
}

static char *read_text(const char *path) {
  enum { LARGEST = 1 << 20 };
  FILE *in = fopen(path, "rb");
  char *text = in != NULL ? calloc(1, LARGEST) : NULL;
  if (text != NULL && fread(text, 1, LARGEST - 1, in) == LARGEST - 1) {
    free(text);
    text = NULL;
    errno = EFBIG;
  }
  if (in != NULL)
    fclose(in);
  return text;
}

int main(int count, char **arguments) {
  if (count != 3) {
    fputs("usage: trace-source IN OUT\n", stderr);
    return 2;
  }
  char *text = read_text(arguments[1]);
  if (text == NULL) {
    fprintf(stderr, "trace-source: %s: %s\n", arguments[1], strerror(errno));
    return 2;
  }
  FILE *out = fopen(arguments[2], "wb");
  if (out != NULL)
    trace_text(out, text);
  free(text);
  if (out == NULL || fclose(out) != 0) {
    fprintf(stderr, "trace-source: %s: %s\n", arguments[2], strerror(errno));
    return 2;
  }
  return 0;
}
