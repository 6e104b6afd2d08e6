/* The ways in which a shape's numbers are taken otherwise: rules, and which of them the roles of its columns
 * let it have. */
#include "diagnosis_ways.h"
#include "text.h"
#include "wording.h"

#include <stdio.h>
#include <string.h>

/* Beyond all that is asked about; whole numbers below 2^20 times it are exact. */
#define FAR_OFF 0x1p32

/* Along an axis the low side of a box, or the first of two corners; then the other. Each is so many times the
 * first number, the second, and 1. */
enum { LOW, LOW_BY, HIGH, HIGH_BY, PLUS, SPAN_NUMBERS };

/* A rule on its way to a layout. */
struct making {
  const struct rule *rule;
  enum layout layout;
  unsigned corners; /* 0 of a box */
  unsigned radius;  /* its column, or the count of columns */
  unsigned which;   /* of several: a corner, a side */
  bool alike;       /* the other shape has the same layout */
  enum layout beside;
  struct shape_way *way;
  unsigned order[LAYOUT_MAX_COLUMNS]; /* which of its columns each number is */
};

struct rule {
  const char *words;                       /* see ways.def */
  bool (*make)(struct making *making);     /* false when the layout has no such way */
  enum column_role role;                   /* of the third number */
  double x[SPAN_NUMBERS], y[SPAN_NUMBERS]; /* y: as x when it is all zeros */
  enum pieces pieces;
  enum only only;
  unsigned corners, which;
  bool shrinks, chained, both, enough;
  bool several; /* one for each corner, side or number */
  enum radius_is radius_is;
};

/* One, and of any shape but a rounded box. */
static bool is_grown(enum layout layout) {
  return layout_is_round(layout) && !layout_is_stretched(layout) && !layout_has_sides(layout);
}
static bool has_radius(const struct making *m) { return m->radius < layout_columns(m->layout); }
static bool is_rounded(const struct making *m) { return m->corners == 0 && has_radius(m); }
static bool has_corners(const struct making *m, unsigned least) {
  return m->corners >= least && layout_column_at(m->layout, 0)->role == COLUMN_VERTEX;
}
/* A square has one size. */
static unsigned sizes(enum layout layout) {
  return (layout_has_sides(layout) ? layout_radius(layout) : layout_columns(layout)) - 2;
}

enum layout layout_of_corners(unsigned corners, bool radius) {
  unsigned k = 0;
  while (k + 1 < LAYOUTS && (layout_vertices((enum layout)k) != corners ||
                             (layout_radius((enum layout)k) < layout_columns((enum layout)k)) != radius))
    k++;
  return (enum layout)k;
}

static void put_span(linear by, enum layout layout, enum axis axis, const double *span) {
  const unsigned a = axis == AXIS_Y, second = layout_column_at(layout, 2)->axis == AXIS_BOTH ? 2 : 2 + a;
  memset(by[a], 0, sizeof by[a]);
  memset(by[a + 2], 0, sizeof by[a + 2]);
  by[a][a] = span[LOW];
  by[a][second] = span[LOW_BY];
  by[a + 2][a] = span[HIGH];
  by[a + 2][second] = span[HIGH_BY];
  by[a + 2][ONE] = span[PLUS];
  if (!layout_has_sides(layout) || !layout_is_round(layout))
    return;
  /* The sides of a rounded box as its middle and half of what is between them, less a radius that is inside.
   */
  for (unsigned k = 0; k <= ONE; k++) {
    const double low = by[a][k], high = by[a + 2][k];
    by[a][k] = (low + high) / 2;
    by[a + 2][k] = (high - low) / 2;
  }
  by[a + 2][layout_radius(layout)] = layout_is_inward(layout) ? -1 : 0;
}

static bool make_span(struct making *m) {
  const struct rule *rule = m->rule;
  const bool fits = rule->role == COLUMN_VERTEX ? m->corners == 2 : m->corners == 0;
  const bool is_point = rule->x[LOW] == rule->x[HIGH] && rule->x[LOW_BY] == rule->x[HIGH_BY];
  if (!fits || layout_column_at(m->layout, 2)->role != rule->role || (is_point && has_radius(m)))
    return false;
  const bool is_y_as_x = rule->y[LOW] == 0 && rule->y[HIGH] == 0;
  put_span(m->way->by, m->layout, AXIS_X, rule->x);
  put_span(m->way->by, m->layout, AXIS_Y, is_y_as_x ? rule->x : rule->y);
  m->way->to = is_point ? LAYOUT_POINT : m->way->to;
  m->way->mends = !is_point && rule->x[LOW_BY] > -FAR_OFF && rule->x[HIGH_BY] < FAR_OFF;
  return true;
}

/* The same of a box with two sizes. */
static bool make_span_of_four(struct making *m) { return sizes(m->layout) == 2 && make_span(m); }

/* The centre moves by multiples of the radius, which is multiplied itself. */
static bool make_radius(struct making *m) {
  const double *span = m->rule->x;
  if (!has_radius(m) || (span[LOW_BY] != 0 && m->corners != 1))
    return false;
  for (unsigned row = 0; row < m->radius && m->corners == 0; row++)
    m->way->by[row][m->radius] *= span[HIGH_BY];
  for (unsigned k = 0; k < m->radius && m->corners > 0; k++)
    m->way->by[k][layout_sides(m->layout, (enum axis)(k & 1)).far] = span[LOW_BY];
  for (unsigned k = m->radius; k < layout_columns(m->layout); k++)
    m->way->by[k][k] = span[HIGH_BY];
  m->way->mends = span[HIGH_BY] != 0;
  if (!m->way->mends && m->corners > 0)
    m->way->to = layout_of_corners(m->corners, false);
  return true;
}

/* The numbers in another order. */
static void reorder(struct making *m) {
  linear own;
  memcpy(own, m->way->by, sizeof own);
  for (unsigned row = 0; row < LAYOUT_MAX_COLUMNS; row++)
    for (unsigned k = 0; k < layout_columns(m->layout); k++)
      m->way->by[row][k] = own[row][m->order[k]];
  m->way->mends = true;
}

static bool make_radius_first(struct making *m) {
  if (!has_radius(m))
    return false;
  const unsigned radii = layout_columns(m->layout) - m->radius;
  for (unsigned k = 0; k < layout_columns(m->layout); k++)
    m->order[k] = k < radii ? m->radius + k : k - radii;
  reorder(m);
  return true;
}

/* An ellipse by one of its radii, the first or the second. */
static bool make_disc(struct making *m) {
  if (m->which > 1 || !layout_is_stretched(m->layout))
    return false;
  m->way->to = layout_of_corners(m->corners, true);
  memset(m->way->by[m->radius], 0, sizeof m->way->by[m->radius]);
  m->way->by[m->radius][m->radius + m->which] = 1;
  return true;
}

/* All x before all y. */
static bool make_paired(struct making *m) {
  unsigned k = 0;
  if (!(has_corners(m, 2) || layout_column_at(m->layout, 2)->role == COLUMN_FAR))
    return false;
  for (unsigned axis = AXIS_X; axis <= AXIS_BOTH; axis++)
    for (unsigned column = 0; column < layout_columns(m->layout); column++)
      if (layout_column_at(m->layout, column)->axis == axis)
        m->order[k++] = column;
  reorder(m);
  return true;
}

/* Each x of the columns from first on with its y. */
static void exchange(struct making *m, unsigned first, unsigned end) {
  for (unsigned k = first; k + 1 < end && layout_column_at(m->layout, k + 1)->axis == AXIS_Y; k += 2) {
    m->order[k] = k + 1;
    m->order[k + 1] = k;
  }
  reorder(m);
}

static bool make_axes(struct making *m) {
  exchange(m, 0, layout_columns(m->layout));
  m->way->is_axes = true;
  return true;
}

static bool make_sizes_exchanged(struct making *m) {
  const bool sized = layout_is_stretched(m->layout) || m->corners == 0;
  if (!sized || layout_column_at(m->layout, 2)->role == COLUMN_FAR)
    return false;
  exchange(m, 2, layout_columns(m->layout));
  return true;
}

static bool make_corner_exchanged(struct making *m) {
  if (!has_corners(m, 2) || m->which == m->corners)
    return false;
  exchange(m, 2 * m->which, 2 * m->which + 2);
  return true;
}

/* Corners after the first, counted from it; or each from all before. */
static bool make_counted(struct making *m) {
  for (unsigned k = 2; k < 2 * m->corners; k++)
    for (unsigned before = k & 1; before < (m->rule->chained ? k : 2); before += 2)
      m->way->by[k][before] = 1;
  m->way->mends = true;
  return has_corners(m, 3);
}

/* Half sizes are of all of a rounded box, not of its core; or sizes are of its core. */
static bool make_radius_moved(struct making *m) {
  const double inside = m->rule->role == COLUMN_HALF ? -1 : 0;
  for (unsigned row = 2; row < 4; row++)
    m->way->by[row][m->radius] = inside;
  m->way->mends = true;
  return is_rounded(m) && layout_column_at(m->layout, 2)->role == m->rule->role;
}

static bool make_radius_shrunk(struct making *m) { return layout_is_inward(m->layout); }

/* The radius is taken off inside, and that is all; or of two bars, each as long as the box. */
static bool make_core(struct making *m) {
  if (m->rule->pieces == PIECES_WHOLE)
    memset(m->way->by[m->radius], 0, sizeof m->way->by[m->radius]);
  return is_rounded(m) && (m->rule->pieces != PIECES_WHOLE || layout_is_inward(m->layout));
}

/* A side of a box, or both along an axis, go off to where nothing is. */
static bool make_open(struct making *m) {
  const unsigned step = m->rule->both ? 2 : 4;
  if (m->way->to != LAYOUT_BOX_LTRB || m->which >= step)
    return false;
  for (unsigned side = m->which; side < 4; side += step) {
    memset(m->way->by[side], 0, sizeof m->way->by[side]);
    m->way->by[side][ONE] = side < 2 ? -FAR_OFF : FAR_OFF;
  }
  return true;
}

static const char *const SIDE[] = {"left", "top", "right", "bottom"};

/* The same along the other axis; itself where there is none. */
static unsigned beside(enum layout layout, unsigned column) {
  const struct form_column *const own = layout_column_at(layout, column);
  unsigned k = 0;
  while (k < layout_columns(layout) &&
         (layout_column_at(layout, k)->role != own->role || layout_column_at(layout, k)->axis == own->axis))
    k++;
  return k < layout_columns(layout) ? k : column;
}

/* In place of the name of a number, which the test may call otherwise: a mark, and which one it is. One of
 * the other shape is told by whose it is, where that has no other name and was not said. */
enum { MARK_OWN = '\1', MARK_OTHERS, MARK_OTHERS_AGAIN, MARKED = ' ' };
static void add_mark(struct shape_way *way, int mark, unsigned column) {
  text_add(way->words, WAY_WORDS, "%c%c", (char)mark, (char)(MARKED + column));
}
static void add_column(struct shape_way *way, unsigned column) { add_mark(way, MARK_OWN, column); }

const char *own_names(const struct algorithm *algorithm) {
  char names[FORM_NAMES];
  form_column_names(&algorithm->form, names);
  return algorithm->role == ROLE_FOREIGN && strcmp(names, algorithm->inputs) != 0 ? algorithm->inputs : NULL;
}

void way_words(const struct ways *ways, unsigned shape, const struct shape_way *way, char *words) {
  for (const char *c = way->words; *c != '\0'; c++) {
    char name[FORM_NAMES] = {*c, '\0'};
    if (*c <= MARK_OTHERS_AGAIN) {
      const bool others = *c != MARK_OWN, said = *c != MARK_OTHERS;
      const unsigned of = others ? 1 - shape : shape, column = (unsigned)(*++c - MARKED);
      if (ways->names != NULL)
        name_at(ways->names, form_first_column(&ways->form, of) + column, name, sizeof name);
      else
        snprintf(name,
                 sizeof name,
                 "%s%s",
                 said ? "" : "the other's ",
                 layout_column(ways->form.layouts[of], column));
    }
    text_add(words, READING_WORDS, "%s", name);
  }
}

/* "x + h", where number k, or each where k is their count, is that beside it, or the other shape's. */
static void put_slip(const struct making *m, unsigned row, unsigned k, bool other) {
  struct shape_way *const way = m->way;
  linear own;
  memcpy(own, way->by, sizeof own);
  memset(way->by[row], 0, sizeof way->by[row]);
  for (unsigned n = 0, terms = 0; n < way->columns; n++) {
    const double times = own[row][n];
    const bool slips = n == k || k == way->columns, others = slips && other;
    const unsigned at = slips && !other ? beside(m->layout, n) : n;
    if (times == 0)
      continue;
    *(others ? &way->slip[at] : &way->by[row][at]) += times;
    text_add(way->words, WAY_WORDS, "%s", terms == 0 ? "" : times < 0 ? " - " : " + ");
    add_mark(way, !others ? MARK_OWN : n == k || terms == 0 ? MARK_OTHERS : MARK_OTHERS_AGAIN, at);
    terms++;
  }
}

/* How many numbers of what it makes hang on that one. */
static unsigned rows_of(const struct shape_way *way, unsigned k) {
  unsigned rows = 0;
  for (unsigned row = 0; row < layout_columns(way->to); row++)
    rows += way->by[row][k] != 0;
  return rows;
}

/* A number in the place of that beside it, everywhere. */
static void put_for(struct shape_way *way, unsigned k, unsigned at) {
  for (unsigned row = 0; row < layout_columns(way->to); row++) {
    way->by[row][at] += way->by[row][k];
    way->by[row][k] = 0;
  }
  way->is_slip = true;
  add_column(way, at);
  text_add(way->words, WAY_WORDS, " stands for ");
  add_column(way, k);
}

/* Of one number that the shape is made of, a part or all is another one; or it is another one everywhere. */
static bool make_slip(struct making *m) {
  unsigned slips = 0;
  struct shape_way *const way = m->way;
  for (unsigned k = 0; k < way->columns && layout_is_box(m->layout); k++)
    if (rows_of(way, k) > 1 && beside(m->layout, k) != k && slips++ == m->which) {
      put_for(way, k, beside(m->layout, k));
      return true;
    }
  for (unsigned row = 0; row < layout_columns(way->to) && (m->corners == 1 || way->to == LAYOUT_BOX_LTRB);
       row++)
    for (unsigned k = 0; k <= way->columns; k++)
      for (int other = 0; other <= m->alike; other++) {
        const bool all = k == way->columns, single = m->corners == 1 || m->layout == LAYOUT_BOX_LTRB;
        if ((all ? single : way->by[row][k] == 0 || (other == 0 && beside(m->layout, k) == k)) ||
            slips++ != m->which)
          continue;
        way->is_slip = true;
        way->is_of_other = other != 0;
        way->slip_row = row;
        put_slip(m, row, k, other != 0);
        text_add(way->words, WAY_WORDS, " stands for ");
        if (m->corners == 0)
          text_add(way->words, WAY_WORDS, "the %s side", SIDE[row & 3]);
        else
          add_column(way, k);
        return true;
      }
  return false;
}

static bool make_radius_mistaken(struct making *m) {
  m->way->other_radius = layout_radius(m->beside);
  return m->rule->radius_is >= RADIUS_ROOT_OF_SUM ? is_grown(m->layout) && is_grown(m->beside)
                                                  : m->corners > 0 && has_radius(m);
}

static bool make_convex(struct making *m) {
  return layout_is_ring(m->layout) && layout_rule(m->layout) != RING_HOLES;
}

/* Only the first corners of a ring are read, or all but the last: three or more. */
static bool make_cut(struct making *m) {
  m->way->corners = m->rule->several ? (int)(FEWEST_CORNERS + m->which) : -1;
  return make_convex(m) && m->way->corners < (int)m->corners;
}

/* Of whole numbers, whose halves are. */
static bool make_even(struct making *m) { return layout_is_box(m->layout) && m->layout != LAYOUT_BOX_PIXELS; }

static bool make_diamond(struct making *m) {
  return m->corners == 1 && has_radius(m) && !layout_is_stretched(m->layout);
}

/* Of two corners; of three and more; of any but a point's. With a side left out, or none. */
static bool make_tried(struct making *m) {
  const struct rule *const rule = m->rule;
  m->way->which = rule->several ? m->which : rule->corners == 3 ? m->corners : rule->which;
  return (rule->several        ? has_corners(m, 3) && m->which < m->corners
          : rule->corners == 0 ? m->corners > 1 || has_radius(m)
          : rule->corners == 2 ? m->corners == 2
                               : m->corners > 2);
}

#define SPAN(ROLE) .make = make_span, .role = COLUMN_##ROLE
#define SPAN_OF_FOUR(ROLE) .make = make_span_of_four, .role = COLUMN_##ROLE
#define TRIED(CORNERS, PIECES) .make = make_tried, .corners = CORNERS, .pieces = PIECES_##PIECES
#define FORGOTTEN(PIECES) TRIED(3, PIECES), .several = true
static const struct rule RULE[] = {
#define WAY(...) {__VA_ARGS__},
#include "ways.def"
};

/* What a $ and a letter stand for. */
static void add_word(const struct making *m, char word) {
  const unsigned next = m->corners > 0 ? (m->which + 1) % m->corners : 0, digit = (unsigned)(word - '0');
  const struct {
    char word;
    unsigned first, count;
  } NAMES[] = {{'s', 2, sizes(m->layout)},
               {'r', m->radius, 1},
               {'h', m->radius + m->which, 1},
               {'o', 0, layout_columns(m->layout)},
               {'c', 2 * m->which, 2},
               {'d', 2 * next, 2},
               {word, digit, 1}},
    *names = NAMES;
  if (word == 'n') {
    text_add(m->way->words, WAY_WORDS, "%d", m->way->corners);
    return;
  }
  if (word == 'w' || word == 'a') {
    text_add(m->way->words, WAY_WORDS, "%s", word == 'w' ? SIDE[m->which & 3] : m->which == 0 ? "y" : "x");
    return;
  }
  while (names->word != word)
    names++;
  for (unsigned k = names->first; k < names->first + names->count; k++) {
    text_add(m->way->words, WAY_WORDS, "%s", k > names->first ? ", " : "");
    add_column(m->way, word == 'o' ? m->order[k] : k);
  }
}

static void put_words(const struct making *m) {
  const unsigned radii = layout_columns(m->layout) - m->radius;
  const bool of_radius = m->rule->make == make_radius || m->rule->make == make_radius_mistaken;
  const bool two = (of_radius ? radii : sizes(m->layout)) == 2;
  bool put = true;
  for (const char *word = m->rule->words; *word != '\0'; word++) {
    const bool named = *word == '$';
    word += named;
    if (*word == '{' || *word == '|' || *word == '}')
      put = *word == '}' || two == (*word == '{');
    else if (put && named)
      add_word(m, *word);
    else if (put)
      text_add(m->way->words, WAY_WORDS, "%c", *word);
  }
}

/* As the layout says. */
void way_own(enum layout layout, struct shape_way *way) {
  static const double SIZE[SPAN_NUMBERS] = {1, 0, 1, 1}, PIXELS[SPAN_NUMBERS] = {1, 0, 1, 1, -1},
                      HALF[SPAN_NUMBERS] = {1, -1, 1, 1};
  *way = (struct shape_way){.columns = layout_columns(layout), .to = layout};
  for (unsigned k = 0; k < layout_columns(layout); k++)
    way->by[k][k] = 1;
  if (!layout_has_sides(layout))
    return;
  way->to = layout_is_round(layout) ? LAYOUT_ROUNDED_CORE : LAYOUT_BOX_LTRB;
  for (unsigned axis = AXIS_X; axis <= AXIS_Y; axis++) {
    const enum column_role role = layout_sides(layout, (enum axis)axis).by->role;
    if (role != COLUMN_FAR)
      put_span(way->by,
               layout,
               (enum axis)axis,
               layout == LAYOUT_BOX_PIXELS ? PIXELS
               : role == COLUMN_HALF       ? HALF
                                           : SIZE);
  }
}

static bool is_same(const struct shape_way *a, const struct shape_way *b) {
  for (unsigned row = 0; row < LAYOUT_MAX_COLUMNS; row++)
    for (unsigned k = 0; k <= ONE; k++)
      if (a->by[row][k] != b->by[row][k])
        return false;
  return a->to == b->to && a->pieces == b->pieces && a->only == b->only && a->shrinks == b->shrinks &&
         a->radius_is == b->radius_is && a->corners == b->corners && a->is_slip == b->is_slip;
}

unsigned ways_of(enum layout layout, enum layout beside, struct shape_way ways[WAYS_MAX]) {
  unsigned count = 1;
  way_own(layout, &ways[0]);
  for (size_t k = 0; k < sizeof RULE / sizeof RULE[0]; k++)
    for (unsigned which = 0; count < WAYS_MAX && (which == 0 || RULE[k].several); which++) {
      struct making m = {.rule = &RULE[k],
                         .layout = layout,
                         .corners = layout_vertices(layout),
                         .radius = layout_radius(layout),
                         .which = which,
                         .alike = layout == beside,
                         .beside = beside,
                         .way = &ways[count]};
      for (unsigned c = 0; c < LAYOUT_MAX_COLUMNS; c++)
        m.order[c] = c;
      ways[count] = ways[0];
      ways[count].pieces = RULE[k].pieces;
      ways[count].only = RULE[k].only;
      ways[count].shrinks = RULE[k].shrinks;
      ways[count].is_enough = RULE[k].enough;
      ways[count].radius_is = RULE[k].radius_is;
      if (!RULE[k].make(&m))
        break;
      if (is_same(&ways[count], &ways[0]))
        continue;
      put_words(&m);
      count++;
    }
  return count;
}
