/* The numbers that stand in foreign tests, read from their files. */
#include "catalogue.h"

#include <ctype.h>
#include <elf.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* A section larger than that is a language's library rather than somebody's test. */
enum { FILE_MOST = 1 << 22, SECTION_MOST = 1 << 17 };

struct contents {
  unsigned char *at;
  size_t size;
};

/* Whole numbers and short decimals, and such as the mix has not anyway. */
static void add(struct dictionary *to, double number) {
  const double thousands = number * 1000, size = fabs(number);
  if (!(size >= 1e-3 && size <= 0x1p53) || size == 1 || size == 2 ||
      (number != floor(number) && thousands != floor(thousands)))
    return;
  for (unsigned k = 0; k < to->count; k++)
    if (to->number[k] == number)
      return;
  if (to->count < DICTIONARY_MAX)
    to->number[to->count++] = number;
}

static void add_text(const struct contents *text, struct dictionary *to) {
  for (size_t k = 0; k < text->size; k++) {
    const unsigned char before = k > 0 ? text->at[k - 1] : ' ';
    char *end = NULL;
    if (!isdigit(text->at[k]) || isalnum(before) || before == '_')
      continue;
    const char *const word = (const char *)text->at + (before == '.' ? k - 1 : k);
    add(to, strtod(word, &end));
    k = (size_t)((unsigned char *)end - text->at);
  }
}

static void add_data(const unsigned char *at, size_t size, struct dictionary *to) {
  for (size_t k = 0; k + 8 <= size; k += 8) {
    const unsigned before = to->count;
    double number;
    float half;
    memcpy(&number, at + k, sizeof number);
    add(to, number);
    for (unsigned part = 0; part < 8 && to->count == before; part += 4) {
      memcpy(&half, at + k + part, sizeof half);
      add(to, (double)half);
    }
  }
}

/* Where the number stands in an instruction of x86-64 that compares with one, adds, takes away, multiplies by
 * or loads one of 32 bits; 0: it is no such instruction. Two bytes stand before it: what looks like one may
 * say which registers a move is between. */
static size_t number_after(const unsigned char *at) {
  const bool is_moved = (at[-1] & 0xf0) == 0x80 || at[-1] == 0xff || at[-2] == 0x0f;
  if (((at[0] == 0x3d || at[0] == 0x2d || at[0] == 0x05) && !is_moved) || (at[0] & 0xf8) == 0xb8)
    return 1;
  return (at[0] == 0x81 || at[0] == 0x69 || at[0] == 0xc7) && at[1] >= 0xc0 ? 2 : 0;
}

/* Instructions are not told apart: what looks like one in the middle of another is met too. */
static void add_instructions(const unsigned char *at, size_t size, struct dictionary *to) {
  enum { LIKELY = 1 << 24, NEGATIVE = 1 << 16 };
  for (size_t k = 2; k + 6 <= size; k++) {
    const size_t skip = number_after(at + k);
    int32_t number;
    memcpy(&number, at + k + skip, sizeof number);
    if (skip > 0 && number > -NEGATIVE && number < LIKELY)
      add(to, number);
  }
}

/* The sections of that name of an object of x86-64. */
static void each_section(const struct contents *file,
                         const char *wanted,
                         void (*use)(const unsigned char *, size_t, struct dictionary *),
                         struct dictionary *to) {
  Elf64_Ehdr head;
  Elf64_Shdr section, names;
  memcpy(&head, file->at, sizeof head);
  if (head.e_ident[EI_CLASS] != ELFCLASS64 || head.e_machine != EM_X86_64 ||
      head.e_shentsize != sizeof section || head.e_shoff > file->size || head.e_shstrndx >= head.e_shnum ||
      (size_t)head.e_shnum * sizeof section > file->size - head.e_shoff)
    return;
  memcpy(&names, file->at + head.e_shoff + head.e_shstrndx * sizeof names, sizeof names);
  for (unsigned k = 0; k < head.e_shnum; k++) {
    memcpy(&section, file->at + head.e_shoff + k * sizeof section, sizeof section);
    const size_t length = strlen(wanted);
    if (section.sh_type != SHT_PROGBITS || section.sh_offset > file->size || section.sh_size > SECTION_MOST ||
        section.sh_size > file->size - section.sh_offset || names.sh_offset > file->size ||
        section.sh_name > file->size - names.sh_offset ||
        length > file->size - names.sh_offset - section.sh_name)
      continue;
    if (memcmp(file->at + names.sh_offset + section.sh_name, wanted, length) == 0)
      use(file->at + section.sh_offset, section.sh_size, to);
  }
}

/* With a zero behind it. A pipe or a terminal is not waited for. */
static bool read_file(const char *path, struct contents *file) {
  struct stat about;
  FILE *in = stat(path, &about) == 0 && S_ISREG(about.st_mode) ? fopen(path, "rb") : NULL;
  *file = (struct contents){.at = in != NULL ? malloc(FILE_MOST + 1) : NULL};
  if (file->at != NULL) {
    file->size = fread(file->at, 1, FILE_MOST, in);
    file->at[file->size] = '\0';
  }
  if (in != NULL)
    fclose(in);
  return file->at != NULL && file->size > 0;
}

static bool add_file(const char *path, struct dictionary *to) {
  struct contents file;
  const bool read = read_file(path, &file);
  if (read && file.size > sizeof(Elf64_Ehdr) && memcmp(file.at, ELFMAG, SELFMAG) == 0) {
    each_section(&file, ".rodata", add_data, to);
    each_section(&file, ".text", add_instructions, to);
  } else if (read && memchr(file.at, '\0', file.size) == NULL) {
    add_text(&file, to);
  }
  free(file.at);
  return read;
}

/* The last word that is a file's name. */
static void add_command(const char *command, struct dictionary *to) {
  static const char BETWEEN[] = " \t\n'\";|&()<>";
  size_t end = strlen(command);
  while (end > 0) {
    char word[4096];
    size_t from = end;
    while (from > 0 && strchr(BETWEEN, command[from - 1]) == NULL)
      from--;
    snprintf(word, sizeof word, "%.*s", (int)(end - from), command + from);
    if (end > from && add_file(word, to))
      return;
    end = from > 0 ? from - 1 : 0;
  }
}

void constants_add(const struct registry_entry *const *tests, unsigned count, struct dictionary *to) {
  const char *last = NULL;
  for (unsigned k = 0; k < count; k++) {
    if (tests[k]->algorithm->ask == NULL || (last != NULL && strcmp(last, tests[k]->file) == 0))
      continue;
    last = tests[k]->file; /* a plugin's path, or a command */
    if (strcmp(tests[k]->algorithm->language, "plugin") == 0)
      add_file(last, to);
    else
      add_command(last, to);
  }
}
