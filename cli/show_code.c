#include "show_code.h"

#include "out.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* A text falls into blocks at its empty lines, but for those within braces, parentheses and comments. A block
 * is shown when one that is shown says the name of something that it defines. The first block of a text, its
 * comment, goes with the others. */
enum { BLOCKS = 512, NAME = 64 };
struct block {
  const char *at, *file;
  size_t length;
  bool shown;
};
struct code {
  size_t count;
  struct block block[BLOCKS];
};

static bool is_of_name(char c) { return isalnum((unsigned char)c) || c == '_'; }

static bool starts(const char *text, const char *with) { return strncmp(text, with, strlen(with)) == 0; }

/* Where the block ends: at an empty line outside of all brackets, or at the end. */
static const char *block_end(const char *at) {
  int depth = 0;
  bool quoted = false, comment = false;
  for (; *at != '\0'; at++) {
    if (comment || starts(at, "/*"))
      comment = !starts(at, "*/");
    else if (*at == '"' && at[-1] != '\\')
      quoted = !quoted;
    else if (!quoted)
      depth += (strchr("({", *at) != NULL) - (strchr(")}", *at) != NULL);
    if (depth <= 0 && !comment && starts(at, "\n\n"))
      break;
  }
  return at;
}

/* A line that is a macro with its arguments, and makes something, is a block of its own. */
static bool is_call(const char *line) {
  const size_t name = strspn(line, "ABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789");
  return name > 1 && line[name] == '(' && !starts(line, "GRAZE_TEST");
}

static const char *part_end(const char *at) {
  const char *const end = block_end(at);
  const char *line = at;
  if (is_call(at))
    return at + strcspn(at, "\n");
  while (line < end && (line == at || !is_call(line)))
    line += strcspn(line, "\n") + (line[strcspn(line, "\n")] != '\0');
  return line < end ? line - 1 : end;
}

static void add_blocks(struct code *code, const char *text, const char *file) {
  for (; *(text += strspn(text, "\n")) != '\0' && code->count < BLOCKS; text = part_end(text))
    code->block[code->count++] = (struct block){text, file, (size_t)(part_end(text) - text), false};
}

static bool has_file(const struct code *code, const char *file) {
  for (size_t k = 0; k < code->count; k++)
    if (strcmp(code->block[k].file, file) == 0)
      return true;
  return false;
}

/* The headers that a text names, and theirs; not the frame of every test. */
static void add_headers(struct code *code, const char *text, const char *file) {
  static const char INCLUDE[] = "\n#include \"";
  const char *slash = strrchr(file, '/');
  char beside[2 * NAME], plain[NAME];
  for (const char *at = text; (at = strstr(at, INCLUDE)) != NULL;) {
    at += sizeof INCLUDE - 1;
    const int length = (int)strcspn(at, "\"");
    snprintf(plain, sizeof plain, "%.*s", length, at);
    snprintf(beside,
             sizeof beside,
             "%.*s%s",
             slash == NULL || slash - file >= NAME ? 0 : (int)(slash - file + 1),
             file,
             plain);
    const struct header *header = header_find(beside) != NULL ? header_find(beside) : header_find(plain);
    if (header == NULL || strcmp(plain, "algorithm.h") == 0 || strcmp(plain, "shapes.h") == 0 ||
        has_file(code, header->name))
      continue;
    add_blocks(code, header->text, header->name);
    add_headers(code, header->text, header->name);
  }
}

/* Whether the block says a word that begins so; all of it, unless a macro ends it with its argument. */
static bool says(const struct block *block, const char *name, size_t length, bool begins) {
  const char *end = block->at + block->length;
  for (const char *at = block->at; at + length <= end; at++)
    if (strncmp(at, name, length) == 0 && !(at > block->at && is_of_name(at[-1])) &&
        (begins || !is_of_name(at[length])))
      return true;
  return false;
}

static bool is_call(const char *line);

/* Whether a line that is shown gives a macro this word. */
static bool is_argument(const struct code *code, const char *word, size_t length) {
  for (size_t k = 0; k < code->count; k++)
    if (code->block[k].shown && is_call(code->block[k].at) && says(&code->block[k], word, length, false))
      return true;
  return false;
}

/* Whether a macro that is shown pastes the name: reach_##TYPE says reach_i64 where a line gives it i64. */
static bool pastes(const struct code *code, const struct block *block, const char *name, size_t length) {
  const char *end = block->at + block->length;
  for (const char *at = block->at; (at = strstr(at, "##")) != NULL && at < end; at += 2) {
    const char *begin = at;
    while (begin > block->at && is_of_name(begin[-1]))
      begin--;
    const size_t prefix = (size_t)(at - begin);
    if (prefix > 0 && prefix < length && strncmp(name, begin, prefix) == 0 &&
        is_argument(code, name + prefix, length - prefix))
      return true;
  }
  return false;
}

static bool is_said(const struct code *code, const char *name, size_t length, bool begins) {
  for (size_t k = 0; k < code->count; k++)
    if (code->block[k].shown &&
        (says(&code->block[k], name, length, begins) || pastes(code, &code->block[k], name, length)))
      return true;
  return false;
}

/* What a line of the block defines: the name before its first parenthesis, bracket or sign, behind #define
 * the next word. An empty name for a line that defines nothing. */
static const char *defined(const char *line, size_t *length, bool *begins) {
  static const char DEFINE[] = "#define ";
  line += strspn(line, " ");
  *length = 0;
  *begins = false;
  if (starts(line, DEFINE)) {
    line += sizeof DEFINE - 1;
    while (is_of_name(line[*length]))
      ++*length;
    return line;
  }
  if (!starts(line, "static ") && !starts(line, "struct ") && !starts(line, "typedef "))
    return line;
  const char *end = line + strcspn(line, "([={;\n");
  if (*end == '\n') /* the type has a line of its own */
    end += 1 + strcspn(end + 1, "([={;\n");
  while (end > line && !is_of_name(end[-1]))
    end--;
  const char *at = end;
  while (at > line && is_of_name(at[-1]))
    at--;
  if (at - 2 > line && at[-1] == '#' && at[-2] == '#') { /* sum_##TYPE */
    end = at - 2;
    *begins = true;
    for (at = end; at > line && is_of_name(at[-1]);)
      at--;
  }
  *length = (size_t)(end - at);
  return at;
}

static bool is_wanted(const struct code *code, const struct block *block) {
  const char *end = block->at + block->length;
  for (const char *line = block->at; line < end; line += strcspn(line, "\n") + 1) {
    size_t length = 0;
    bool begins;
    const char *name = defined(line, &length, &begins);
    if (length > 0 && is_said(code, name, length, begins))
      return true;
  }
  return false;
}

/* Whether a line makes what is said by a macro that names it with its first argument: numbers_##TYPE. */
static bool makes_wanted(struct code *code, const struct block *call) {
  if (!is_call(call->at))
    return false;
  const size_t macro = strcspn(call->at, "("), argument = strcspn(call->at + macro + 1, ",)");
  for (size_t k = 0; k < code->count; k++) {
    struct block *block = &code->block[k];
    const char *end = block->at + block->length;
    const bool shown = block->shown;
    bool said = false;
    if (!starts(block->at, "#define ") || strncmp(block->at + 8, call->at, macro + 1) != 0)
      continue;
    block->shown = false; /* what it says itself is no reason */
    for (const char *line = block->at; line < end && !said; line += strcspn(line, "\n") + 1) {
      size_t length = 0;
      bool begins;
      char name[2 * NAME];
      const char *prefix = defined(line, &length, &begins);
      snprintf(name, sizeof name, "%.*s%.*s", (int)length, prefix, (int)argument, call->at + macro + 1);
      said = begins && is_said(code, name, strlen(name), false);
    }
    block->shown = shown;
    if (said)
      return true;
  }
  return false;
}

/* A record, or a macro that fills some in. */
static bool is_record(const struct block *block) {
  return says(block, "GRAZE_TEST", 10, true)
             ? starts(block->at, "GRAZE_TEST")
             : says(block, "fingerprint", 11, false) || says(block, "by_code", 7, false);
}

static bool defines(const struct block *block, const char *id) {
  const char *end = block->at + block->length;
  for (const char *line = block->at; line < end; line += strcspn(line, "\n") + 1) {
    size_t length = 0;
    bool begins;
    const char *name = defined(line, &length, &begins);
    if (length == strlen(id) && strncmp(name, id, length) == 0)
      return true;
  }
  return false;
}

/* How many of a call's arguments stand in a name, as words of it or as all of it. */
static unsigned named_by(const struct block *call, const char *name) {
  const char *const end = call->at + call->length;
  unsigned count = 0;
  for (const char *at = call->at + strcspn(call->at, "("); at < end; at++) {
    size_t length = 0;
    while (is_of_name(at[length]))
      length++;
    for (const char *in = name; length > 0 && (in = strstr(in, "_")) != NULL; in++)
      count += strncmp(in + 1, at, length) == 0 && (in[1 + length] == '_' || in[1 + length] == '\0');
    count += length > 0 && strlen(name) == length && strncmp(name, at, length) == 0 ? BLOCKS : 0;
    at += length;
  }
  return count;
}

/* The line that makes the function by a macro: the one whose arguments say most of its name. */
static struct block *maker_of(struct code *code, const struct registry_entry *entry) {
  struct block *best = NULL;
  unsigned most = 0;
  for (size_t k = 0; k < code->count; k++) {
    struct block *block = &code->block[k];
    const unsigned named = block->file == entry->file && is_call(block->at) && !is_record(block)
                               ? named_by(block, entry->stem)
                               : 0;
    best = named > most ? block : best;
    most = named > most ? named : most;
  }
  return best;
}

static void choose(struct code *code, const struct registry_entry *entry) {
  bool found = false, more = true;
  for (size_t k = 0; k < code->count; k++)
    found |= code->block[k].shown = defines(&code->block[k], entry->stem);
  struct block *maker = found ? NULL : maker_of(code, entry);
  if (maker != NULL)
    found = maker->shown = true;
  /* Made in a way that is not seen: all of the file but its records. */
  for (size_t k = 0; k < code->count && !found; k++)
    code->block[k].shown = code->block[k].file == entry->file && !is_record(&code->block[k]);
  while (more) {
    more = false;
    for (size_t k = 0; k < code->count; k++)
      if (!code->block[k].shown && !is_record(&code->block[k]) &&
          (is_wanted(code, &code->block[k]) || makes_wanted(code, &code->block[k])))
        more = code->block[k].shown = true;
  }
}

/* The comment that begins a text, without the lines of the preprocessor after it. */
static void print_comment(const struct block *block) {
  const char *end = starts(block->at, "/*") ? strstr(block->at, "*/") : NULL;
  if (end != NULL && end < block->at + block->length)
    printf("\n%.*s\n", (int)(end + 2 - block->at), block->at);
}

void show_code(const struct registry_entry *entry) {
  struct code code = {.count = 0};
  const char *file = "";
  const struct block *first = NULL;
  add_blocks(&code, entry->source, entry->file);
  add_headers(&code, entry->source, starts(entry->file, "algorithms/") ? entry->file + 11 : entry->file);
  choose(&code, entry);
  for (size_t k = 0; k < code.count; k++) {
    const struct block *block = &code.block[k];
    if (k == 0 || block->file != block[-1].file)
      first = block;
    if (block == first || !block->shown || starts(block->at, "#endif"))
      continue;
    if (block->file != file) {
      print_in(COLOUR_DIM, "\n%s%s\n", block->file == entry->file ? "" : "algorithms/", block->file);
      print_comment(first);
    }
    file = block->file;
    printf("\n%.*s\n", (int)block->length, block->at);
  }
}
