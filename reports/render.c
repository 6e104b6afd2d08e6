#include "render.h"

#include "grow.h"
#include "text.h"
#include "wording.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { KEYS = 4, SQL = 400, NAME = 64, DEEP = 16 };

/* A piece of the text of a template. */
struct word {
  const char *at;
  size_t length;
};

enum part_kind { PART_TEXT, PART_VALUE, PART_EACH, PART_ANY, PART_NONE, PART_END, PART_OTHER };

struct piece {
  enum part_kind kind;
  const char *at; /* where it stands in its template */
  struct word way, name;
  struct {
    struct word inner, outer;
  } key[KEYS];
  unsigned keys;
  size_t end; /* of a section: the part that ends it */
  sqlite3_stmt *rows;
};

struct parsed {
  const struct template *template;
  const struct way *escape; /* NULL: it has no tags */
  struct piece *part;
  size_t parts, room;
};

/* A row, and what stands around it. */
struct scope {
  sqlite3_stmt *row;
  const struct scope *outer;
};

struct renderer {
  FILE *out;
  sqlite3 *db;
  const struct templates *templates;
  struct parsed *page; /* of each template, once it is asked for */
  const struct parameters *parameters;
  unsigned depth;
  char *why;
};

const char *template_text(const char *name) {
  for (size_t k = 0; k < GRAZE_TEMPLATES.count; k++)
    if (strcmp(GRAZE_TEMPLATES.template[k].name, name) == 0)
      return GRAZE_TEMPLATES.template[k].text;
  return "";
}

static bool fault(struct renderer *r, const struct parsed *page, const char *at, const char *what) {
  unsigned line = 1;
  for (const char *c = page->template->text; c < at; c++)
    line += *c == '\n';
  snprintf(
      r->why, RENDER_WHY, "%s:%u: %.*s: %s", page->template->name, line, (int)strcspn(at, "}\n"), at, what);
  return false;
}

/* How text is written in each kind of file. */

/* One character, the first of the text, and how long it is: one of `from` as what stands in its place in
 * `to`; what a terminal would obey as \xNN. */
static size_t put_character(FILE *out, const char *text, const char *from, const char *const *to) {
  const char *at = strchr(from, *text);
  const size_t length = at != NULL || *text == '\n' || *text == '\t' ? 1 : shown_character(text);
  if (at != NULL)
    fputs(to[at - from], out);
  else if (length > 0)
    fwrite(text, 1, length, out);
  else
    fprintf(out, "\\x%02x", (unsigned)(unsigned char)*text);
  return length > 0 ? length : 1;
}

static void put_mapped(FILE *out, const char *text, const char *from, const char *const *to) {
  while (*text != '\0')
    text += put_character(out, text, from, to);
}

/* Within '…', which is one line. In an SVG gnuplot leaves ]]> and &#x as they are, which is no XML, or may be
 * none: a space parts them. */
static void put_gnuplot(FILE *out, const char *text) {
  for (const char *at = text; *at != '\0';) {
    if ((at - text >= 2 && memcmp(at - 2, "]]>", 3) == 0) || (at > text && memcmp(at - 1, "&#", 2) == 0))
      fputc(' ', out);
    at += put_character(out, at, "'\n\t", (const char *const[]){"''", "\\x0a", "\\x09"});
  }
}

static void put_image(FILE *out, const char *svg) {
  fputs("data:image/svg+xml,", out);
  put_mapped(out, svg, "%#\"&\n\t", (const char *const[]){"%25", "%23", "'", "&amp;", " ", " "});
}

/* Letters, digits and `plain` as they are; other bytes in hex, behind a mark. */
static void put_hex(FILE *out, const char *text, const char *plain, const char *format) {
  for (; *text != '\0'; text++)
    if (isalnum((unsigned char)*text) || strchr(plain, *text) != NULL)
      fputc(*text, out);
    else
      fprintf(out, format, (unsigned)(unsigned char)*text);
}

static void put_anchor(FILE *out, const char *text) { put_hex(out, text, "-_", ".%02x"); }
static void put_percent(FILE *out, const char *text) { put_hex(out, text, "-_.", "%%%02X"); }

static bool is_whole(const char *text) {
  text += *text == '-';
  return strspn(text, "0123456789") == strlen(text);
}

/* A column for numbers may hold any text, which is then written as text is. */
static void put_count(FILE *out, const char *digits) {
  const size_t length = strlen(digits);
  for (size_t k = 0; k < length; k++)
    fprintf(out,
            k > 0 && (length - k) % 3 == 0 && isdigit((unsigned char)digits[k - 1]) ? ",%c" : "%c",
            digits[k]);
}

/* A spreadsheet takes text that begins so for a formula; a number it may be. */
static bool is_formula(const char *text) {
  const bool sign = *text == '-' || *text == '+';
  return *text == '=' || *text == '@' || (sign && strchr("0123456789.in", text[1]) == NULL);
}

static void put_csv(FILE *out, const char *text) {
  const bool formula = is_formula(text), quoted = formula || strpbrk(text, ",\"\r\n") != NULL;
  fputs(formula ? "\"'" : quoted ? "\"" : "", out);
  put_mapped(out, text, "\"\r", (const char *const[]){"\"\"", "\r"});
  fputs(quoted ? "\"" : "", out);
}

/* How text is written in a kind of file, by the ending of its name, and by a word in a tag: one of the
 * characters of `from` as what stands in its place in `to`, unless `put` writes it. */
static const struct way {
  const char *name, *from;
  const char *const *to;
  void (*put)(FILE *out, const char *text);
} WAY[] = {
#define TO (const char *const[])
#define MARKUP                                                                                               \
  .from = "&<>\"'", .to = TO { "&amp;", "&lt;", "&gt;", "&quot;", "&#39;" }
    {".html", MARKUP},
    {".xml", MARKUP},
    {".svg", MARKUP},
    {".md",
     .from = "\n\t<&\\`*_[]|#~",
     .to = TO{" ", " ", "&lt;", "&amp;", "\\\\", "\\`", "\\*", "\\_", "\\[", "\\]", "\\|", "\\#", "\\~"}},
    {".gp", .put = put_gnuplot},
    {".csv", .put = put_csv},
    {".tty", .from = "\n\t", .to = TO{"\\x0a", "\\x09"}}, /* in one line */
    {".in", .from = ""},
    {".txt", .from = ""},
    {"count", .put = put_count},
    {"anchor", .put = put_anchor},
    {"percent", .put = put_percent},
    {"image", .put = put_image},
    {"code", .from = "`\n", .to = TO{"'", "'"}},
};

static void put_text(FILE *out, const struct way *way, const char *text) {
  if (way->put != NULL)
    way->put(out, text);
  else
    put_mapped(out, text, way->from, way->to);
}

/* The parts of a template. */

static bool is(struct word word, const char *text) {
  return strlen(text) == word.length && memcmp(word.at, text, word.length) == 0;
}

/* NULL: there is no such way. */
static const struct way *way_named(struct word name) {
  for (size_t k = 0; k < sizeof WAY / sizeof WAY[0]; k++)
    if (is(name, WAY[k].name))
      return &WAY[k];
  return NULL;
}

/* The next word from `at` on, which is moved behind it; none at the end. */
static struct word next_word(const char **at, const char *end) {
  while (*at < end && **at == ' ')
    ++*at;
  const char *from = *at;
  while (*at < end && **at != ' ')
    ++*at;
  return (struct word){from, (size_t)(*at - from)};
}

static bool is_name(struct word word) {
  for (size_t k = 0; k < word.length; k++)
    if (!isalnum((unsigned char)word.at[k]) && word.at[k] != '_')
      return false;
  return word.length > 0 && word.length < NAME;
}

static bool read_keys(struct piece *part, const char *at, const char *end) {
  for (struct word word; (word = next_word(&at, end)).length > 0; part->keys++) {
    const char *equal = memchr(word.at, '=', word.length);
    const size_t inner = equal != NULL ? (size_t)(equal - word.at) : word.length;
    if (part->keys == KEYS)
      return false;
    part->key[part->keys].inner = (struct word){word.at, inner};
    part->key[part->keys].outer = equal != NULL ? (struct word){equal + 1, word.length - inner - 1} : word;
    if (!is_name(part->key[part->keys].inner) || !is_name(part->key[part->keys].outer))
      return false;
  }
  return true;
}

/* A tag's words, from behind {{ to before }}. */
static bool read_tag(struct piece *part, const char *at, const char *end) {
  static const char MARKS[] = "#?^/>";
  static const enum part_kind PART_OF[] = {PART_EACH, PART_ANY, PART_NONE, PART_END, PART_OTHER};
  const char *mark = at < end ? strchr(MARKS, *at) : NULL;
  part->kind = mark != NULL ? PART_OF[mark - MARKS] : PART_VALUE;
  at += mark != NULL;
  part->name = next_word(&at, end);
  if (mark != NULL)
    return part->kind == PART_OTHER || (is_name(part->name) && read_keys(part, at, end));
  const struct word second = next_word(&at, end);
  if (second.length > 0) {
    part->way = part->name;
    part->name = second;
  }
  return is_name(part->name) && next_word(&at, end).length == 0;
}

static bool add_part(struct parsed *page, struct piece part) {
  struct piece *more = grow(page->part, page->parts, &page->room, sizeof *more);
  if (more == NULL)
    return false;
  page->part = more;
  page->part[page->parts++] = part;
  return true;
}

static bool add_text(struct parsed *page, const char *from, const char *end) {
  return from >= end ||
         add_part(page, (struct piece){.at = from, .name = (struct word){from, (size_t)(end - from)}});
}

/* Whether a tag at [open, close) stands alone on its line; gives the line's end then. */
static const char *alone(const char *text, const char *open, const char *close, const char **line) {
  const char *from = open;
  while (from > text && from[-1] == ' ')
    from--;
  close += strspn(close, " ");
  if ((from > text && from[-1] != '\n') || (*close != '\n' && *close != '\0'))
    return NULL;
  *line = from;
  return close + (*close == '\n');
}

/* Gives each section the part that ends it. */
static bool pair_sections(struct renderer *r, struct parsed *page) {
  size_t open[DEEP], depth = 0;
  for (size_t k = 0; k < page->parts; k++) {
    struct piece *part = &page->part[k];
    if (part->kind == PART_EACH || part->kind == PART_ANY || part->kind == PART_NONE) {
      if (depth == DEEP)
        return fault(r, page, part->at, "sections are too deep");
      open[depth++] = k;
    } else if (part->kind == PART_END) {
      struct piece *begin = depth > 0 ? &page->part[open[--depth]] : NULL;
      if (begin == NULL || begin->name.length != part->name.length ||
          memcmp(begin->name.at, part->name.at, part->name.length) != 0)
        return fault(r, page, part->at, "ends no section that is open");
      begin->end = k;
    }
  }
  return depth == 0 || fault(r, page, page->part[open[depth - 1]].at, "is not ended");
}

static bool read_page(struct renderer *r, struct parsed *page) {
  const char *const text = page->template->text, *at = text;
  for (const char *open; page->escape != NULL && (open = strstr(at, "{{")) != NULL;) {
    const bool as_it_is = open[2] == '{';
    const char *const inside = open + (as_it_is ? 3 : 2), *const end =
                                                              strstr(inside, as_it_is ? "}}}" : "}}");
    if (end == NULL)
      return fault(r, page, open, "the tag has no end");
    const char *line = open, *after = end + (as_it_is ? 3 : 2);
    struct piece part = {.at = open};
    const bool remark = *inside == '!';
    if (!remark && !read_tag(&part, inside, end))
      return fault(r, page, open, "is no tag");
    if (as_it_is)
      part.way = (struct word){"{", 1};
    const char *const next = remark || part.kind != PART_VALUE ? alone(text, open, after, &line) : NULL;
    if (!add_text(page, at, next != NULL ? line : open) || (!remark && !add_part(page, part)))
      return fault(r, page, open, "no memory");
    at = next != NULL ? next : after;
  }
  return (add_text(page, at, at + strlen(at)) || fault(r, page, at, "no memory")) && pair_sections(r, page);
}

/* The parts of a template; NULL at a fault. */
static struct parsed *page_of(struct renderer *r, struct word name) {
  size_t k = 0;
  while (k < r->templates->count && !is(name, r->templates->template[k].name))
    k++;
  if (k == r->templates->count)
    return NULL;
  struct parsed *page = &r->page[k];
  if (page->template != NULL)
    return page;
  page->template = &r->templates->template[k];
  const char *const ending = strrchr(page->template->name, '.');
  page->escape = ending != NULL ? way_named((struct word){ending, strlen(ending)}) : NULL;
  return read_page(r, page) ? page : NULL;
}

/* Filling them in. */

/* The column of that name in the nearest row; false when none has it. */
static bool find_column(const struct scope *scope, struct word name, sqlite3_stmt **row, int *column) {
  for (; scope != NULL; scope = scope->outer)
    for (int k = 0; k < sqlite3_column_count(scope->row); k++)
      if (is(name, sqlite3_column_name(scope->row, k))) {
        *row = scope->row;
        *column = k;
        return true;
      }
  return false;
}

static const struct parameter *find_parameter(const struct renderer *r, struct word name) {
  for (size_t k = 0; k < r->parameters->count; k++)
    if (is(name, r->parameters->parameter[k].name))
      return &r->parameters->parameter[k];
  return NULL;
}

/* As text; `room` holds a number. */
static const char *column_text(sqlite3_stmt *row, int column, char room[NUMBER_TEXT]) {
  if (sqlite3_column_type(row, column) == SQLITE_FLOAT) {
    number_print(TYPE_F64, (union number){.f64 = sqlite3_column_double(row, column)}, NUMBER_DECIMAL, room);
    return room;
  }
  const unsigned char *text = sqlite3_column_text(row, column);
  return text != NULL ? (const char *)text : "";
}

static bool put_value(struct renderer *r,
                      const struct parsed *page,
                      const struct piece *part,
                      const struct scope *scope) {
  const char *text;
  char room[NUMBER_TEXT];
  sqlite3_stmt *row;
  int column;
  if (find_column(scope, part->name, &row, &column)) {
    text = column_text(row, column, room);
  } else {
    const struct parameter *parameter = find_parameter(r, part->name);
    if (parameter == NULL)
      return fault(r, page, part->at, "no row around has such a column, and there is no such parameter");
    text = parameter->value != NULL ? parameter->value : "";
  }
  if (is(part->way, "{"))
    return fputs(text, r->out) >= 0 || fault(r, page, part->at, "cannot be written");
  const struct way *const way = part->way.length > 0 ? way_named(part->way) : page->escape;
  if (way == NULL)
    return fault(r, page, part->at, "there is no such way to write it");
  put_text(r->out, way->put == put_count && !is_whole(text) ? page->escape : way, text);
  return true;
}

static bool
render_parts(struct renderer *r, struct parsed *page, size_t first, size_t end, const struct scope *scope);

/* Whether a section without keys is about a column or a parameter; then, whether it says anything. */
static bool
is_condition(const struct renderer *r, const struct piece *part, const struct scope *scope, bool *holds) {
  sqlite3_stmt *row;
  int column;
  if (part->keys > 0)
    return false;
  if (find_column(scope, part->name, &row, &column)) {
    const int type = sqlite3_column_type(row, column);
    *holds = type == SQLITE_INTEGER || type == SQLITE_FLOAT ? sqlite3_column_double(row, column) != 0
                                                            : sqlite3_column_bytes(row, column) > 0;
    return true;
  }
  const struct parameter *parameter = find_parameter(r, part->name);
  *holds = parameter != NULL && parameter->value != NULL && *parameter->value != '\0';
  return parameter != NULL;
}

static bool prepare(struct renderer *r, const struct parsed *page, struct piece *part) {
  char sql[SQL] = "";
  text_add(sql, SQL, "SELECT * FROM [%.*s]", (int)part->name.length, part->name.at);
  for (unsigned k = 0; k < part->keys; k++)
    text_add(sql,
             SQL,
             "%s [%.*s] IS ?",
             k == 0 ? " WHERE" : " AND",
             (int)part->key[k].inner.length,
             part->key[k].inner.at);
  return sqlite3_prepare_v3(r->db, sql, -1, SQLITE_PREPARE_PERSISTENT, &part->rows, NULL) == SQLITE_OK ||
         fault(r, page, part->at, sqlite3_errmsg(r->db));
}

static bool bind_keys(struct renderer *r,
                      const struct parsed *page,
                      const struct piece *part,
                      const struct scope *scope) {
  for (unsigned k = 0; k < part->keys; k++) {
    sqlite3_stmt *row;
    int column;
    const struct parameter *parameter;
    if (find_column(scope, part->key[k].outer, &row, &column))
      sqlite3_bind_value(part->rows, (int)k + 1, sqlite3_column_value(row, column));
    else if ((parameter = find_parameter(r, part->key[k].outer)) != NULL)
      sqlite3_bind_text(part->rows, (int)k + 1, parameter->value, -1, SQLITE_STATIC);
    else
      return fault(r, page, part->at, "no row around has a column that it is to be as");
  }
  return true;
}

static bool render_section(struct renderer *r, struct parsed *page, size_t at, const struct scope *scope) {
  struct piece *part = &page->part[at];
  const enum part_kind kind = part->kind;
  const size_t first = at + 1, end = part->end;
  bool holds, fine = true;
  if (is_condition(r, part, scope, &holds))
    return holds == (kind == PART_NONE) || render_parts(r, page, first, end, scope);
  if ((part->rows == NULL && !prepare(r, page, part)) || !bind_keys(r, page, part, scope))
    return false;
  sqlite3_stmt *const rows = part->rows;
  int code = sqlite3_step(rows);
  if (kind != PART_EACH && (code == SQLITE_ROW || code == SQLITE_DONE))
    fine = (code == SQLITE_ROW) == (kind == PART_NONE) || render_parts(r, page, first, end, scope);
  for (; kind == PART_EACH && fine && code == SQLITE_ROW; code = fine ? sqlite3_step(rows) : code)
    fine = render_parts(r, page, first, end, &(struct scope){rows, scope});
  if (fine && code != SQLITE_ROW && code != SQLITE_DONE)
    fine = fault(r, page, page->part[at].at, sqlite3_errmsg(r->db));
  sqlite3_reset(rows);
  return fine;
}

static bool render_other(struct renderer *r,
                         const struct parsed *page,
                         const struct piece *part,
                         const struct scope *scope) {
  if (r->depth >= DEEP)
    return fault(r, page, part->at, "templates hold one another");
  struct parsed *other = page_of(r, part->name);
  if (other == NULL)
    return *r->why != '\0' ? false : fault(r, page, part->at, "there is no such template");
  r->depth++;
  const bool fine = render_parts(r, other, 0, other->parts, scope);
  r->depth--;
  return fine;
}

static bool
render_parts(struct renderer *r, struct parsed *page, size_t first, size_t end, const struct scope *scope) {
  bool fine = true;
  for (size_t k = first; fine && k < end; k++) {
    const struct piece *part = &page->part[k];
    if (part->kind == PART_TEXT)
      fwrite(part->name.at, 1, part->name.length, r->out);
    else if (part->kind == PART_VALUE)
      fine = put_value(r, page, part, scope);
    else if (part->kind == PART_OTHER)
      fine = render_other(r, page, part, scope);
    else {
      fine = render_section(r, page, k, scope);
      k = part->end;
    }
  }
  return fine;
}

static void free_pages(struct renderer *r) {
  for (size_t k = 0; r->page != NULL && k < r->templates->count; k++) {
    for (size_t n = 0; n < r->page[k].parts; n++)
      sqlite3_finalize(r->page[k].part[n].rows);
    free(r->page[k].part);
  }
  free(r->page);
}

bool render(FILE *out,
            sqlite3 *db,
            const struct templates *templates,
            const char *name,
            const struct parameters *parameters,
            char why[RENDER_WHY]) {
  struct renderer r = {.out = out,
                       .db = db,
                       .templates = templates,
                       .page = calloc(templates->count, sizeof(struct parsed)),
                       .parameters = parameters,
                       .why = why};
  *why = '\0';
  struct parsed *page = r.page != NULL ? page_of(&r, (struct word){name, strlen(name)}) : NULL;
  const bool fine = page != NULL
                        ? render_parts(&r, page, 0, page->parts, NULL)
                        : *why == '\0' && say_why(why, RENDER_WHY, "%s: there is no such template", name);
  free_pages(&r);
  return fine;
}

bool render_csv(
    FILE *out, sqlite3 *db, const char *view, const char *key, const char *value, char why[RENDER_WHY]) {
  char sql[SQL], room[NUMBER_TEXT];
  sqlite3_stmt *rows;
  snprintf(sql, SQL, "SELECT * FROM [%s]", view);
  if (key != NULL)
    text_add(sql, SQL, " WHERE [%s] = ?", key);
  int code = sqlite3_prepare_v2(db, sql, -1, &rows, NULL);
  if (key != NULL)
    sqlite3_bind_text(rows, 1, value, -1, SQLITE_STATIC);
  const int columns = sqlite3_column_count(rows);
  for (int k = 0; k < columns; k++)
    fprintf(out, "%s%s", k > 0 ? "," : "", sqlite3_column_name(rows, k));
  while (code == SQLITE_OK && (code = sqlite3_step(rows)) == SQLITE_ROW) {
    for (int k = 0; k < columns; k++) {
      fputs(k > 0 ? "," : "\n", out);
      put_csv(out, column_text(rows, k, room));
    }
    code = SQLITE_OK;
  }
  fputc('\n', out);
  const bool fine = code == SQLITE_DONE || say_why(why, RENDER_WHY, "%s: %s", view, sqlite3_errmsg(db));
  sqlite3_finalize(rows);
  return fine;
}
