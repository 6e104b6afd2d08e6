/* What the page in the browser asks of the C code: a case that is edited, the tests, the truth, pictures.
 *
 * The page keeps one `struct page` for each scene it shows, writes text into page->text and reads text and
 * numbers back. What is true of a case comes from the reference and the judge, and what a test says from the
 * test. The page's own geometry (shapes.js) is for drawing and dragging only.
 */
#ifndef GRAZE_PAGE_H
#define GRAZE_PAGE_H

#include "drawn.h"
#include "fuzz/judge.h"
#include "registry.h"
#include "text.h"

#ifdef __wasm__
#define PAGE_EXPORT(NAME) __attribute__((export_name(#NAME))) NAME
#define PAGE_IMPORT(NAME) __attribute__((import_module("page"), import_name(NAME)))
#else
#define PAGE_IMPORT(NAME)
#define PAGE_EXPORT(NAME) NAME
#endif

enum { PAGE_TEXT = 4096, MAP_WIDTH = 640, MAP_HEIGHT = 400, PAGE_ROWS = REFERENCE_BLOCK };

/* Where a shape is drawn, as offsets from a point of view, each rounded once; doubles alone, for the page. */
enum { OUTLINE_TURN = 1600, OUTLINE_SPOTS = DRAWN_RIM(OUTLINE_TURN) };
struct outline {
  struct bounds box;
  struct spot centre;
  double r;
  double spots; /* of its outline, in pixels from the view: 2 of a line, none of a point; of no numbers
                   between rings */
  struct spot rim[OUTLINE_SPOTS];
};

/* What a hand can take a shape by: a side, the rim, a corner; and the way of a first shape that moves by its
 * end. */
enum side { SIDE_LEFT, SIDE_TOP, SIDE_RIGHT, SIDE_BOTTOM, SIDES, SIDE_CORNER = SIDES, SIDE_WAY };
enum { HANDLES_MAX = SIDES + DRAWN_POINTS };
struct handle {
  double side, x, y;
  double column[2]; /* the numbers that keys across and down change; below 0: none */
};

/* What a test answers with where numbers are asked for, the distance that is right, and how far off that is.
 */
struct said {
  double values[ANSWER_VALUES], right, off;
};

/* How a point of a map is painted. */
enum paint {
  PAINT_MISS,     /* apart, and said so */
  PAINT_HIT,      /* overlapping, and said so */
  PAINT_TOUCHING, /* touching, answered as promised */
  PAINT_FALSE_HIT,
  PAINT_MISSED_HIT,
  PAINT_BROKEN,
  PAINT_NO_ANSWER,
  PAINT_UNBLAMED, /* flat or invalid */
  PAINTS
};

struct page {
  struct test_case scene;
  const struct registry_entry *own; /* the reader's function, a test after all others; or NULL */
  struct page_campaign *campaign;
  char text[PAGE_TEXT];
  struct drawn_shape drawn[2];
  struct outline outline;
  struct handle handle[HANDLES_MAX + 1]; /* after the last one, of no numbers */
  struct spot nearest[2];                /* the ends of the shortest way between the shapes */
  struct said said;
  uint32_t palette[PAINTS][2];
  /* Rows for batches. */
  union {
    int32_t i32[PAGE_ROWS];
    int64_t i64[PAGE_ROWS];
    float f32[PAGE_ROWS];
    double f64[PAGE_ROWS];
  } column[FORM_MAX_COLUMNS];
  uint8_t answers[PAGE_ROWS], truths[PAGE_ROWS], places[PAGE_ROWS];
  uint32_t pixels[MAP_WIDTH * MAP_HEIGHT];
  /* What is wrong, an enum paint, and all else 0; and the same where thin places are drawn wider. */
  uint8_t wrong[MAP_WIDTH * MAP_HEIGHT], wider[MAP_WIDTH * MAP_HEIGHT];
  uint32_t points[PAINTS + 1]; /* of each, and how many more are drawn as wrong */
};

/* NULL when there is no memory. */
struct page *page_new(void);
char *page_text(struct page *page);

/* page.c: the case. Those that return false leave the case as it was and the reason in page->text. */
bool page_set_form(struct page *page); /* from text; all numbers become 0 */
bool page_set_case(
    struct page *page); /* from text, in the form at hand; where the names of the numbers follow on
                           a line of their own, as a test is called: not finite too */
bool page_set_scene(struct page *page); /* from text, with its form */
bool page_set_number(struct page *page, unsigned k);
bool page_carry(struct page *page); /* to the form in text, exactly */
unsigned page_columns(struct page *page);
const char *page_form(struct page *page);
const char *page_inputs(struct page *page); /* the names of the form's numbers, with spaces between */
const char *page_case(struct page *page, enum number_style style);
const char *page_number_text(struct page *page, unsigned k, enum number_style style);
double page_number(struct page *page, unsigned k);
/* To the nearest number of the type: what a hand on a pointer means. */
void page_put(struct page *page, unsigned k, double value);
/* So many units and neighbours further; stops at the ends of the type. */
void page_step(struct page *page, unsigned k, double units, int ulps);
/* The next number of the form's type above a value, for drawing the grid of numbers. */
double page_next(struct page *page, double value);

/* tests.c: the records, and what they say of the case. */
unsigned page_tests(void);
/* Tells the page what a record says, a text after the other; and of each of its defects reason, witness,
   outcome and cause. */
void page_record(unsigned test);
/* The scene's numbers in a form; false when it cannot hold them exactly, the reason in text. */
bool page_numbers(struct page *page, const struct form *form, union number *numbers);
/* NULL: there is no such test. */
const struct registry_entry *page_entry(const struct page *page, unsigned test);
/* relation | half-open answer << 3; and in text the place, its name and in a second line in English. */
unsigned page_truth(struct page *page);
double page_gap(struct page *page);
/* answer | outcome << 4 | undefined << 8; -1 when the test's form cannot hold the case, the reason in text.
 */
int page_ask(struct page *page, unsigned test);
/* The case in words, and on the next line what the test's answer comes to; without a test, the truth alone.
 */
const char *page_words(struct page *page, unsigned test);
/* NULL where no number is asked for or given. Without a test, what is right alone. */
const struct said *page_said(struct page *page, unsigned test);
/* Asks the test with its intermediate values told to the page; false as above. */
bool page_trace(struct page *page, unsigned test);
/* For `rows` rows in the columns: answers, truths and places. */
void page_batch(struct page *page, unsigned test, unsigned rows);
void *page_column(struct page *page, unsigned k);
uint8_t *page_answers(struct page *page);
uint8_t *page_truths(struct page *page);
uint8_t *page_places(struct page *page);

/* campaign.c: campaigns on a test, whose findings are told in words. */
/* Makes the function that JavaScript answers for a test of that contract and of the name in text, in the
   scene's form, which is for numbers from `low` to `high` (both 0: any) and tells apart what is farther from
   touching than `tolerance`; `of_square`: it answers with roots. False without memory. */
bool page_bring(
    struct page *page, enum contract contract, double low, double high, double tolerance, bool of_square);
/* The colour of a built-in test, of all that is known of it: an enum colour of words.h. */
unsigned page_colour(unsigned test);
/* False without memory, and where there is no such test. */
bool page_campaign(struct page *page, unsigned test, double seed);
/* Cases [first, last) of the seed; false without a campaign. */
bool page_run(struct page *page, double first, double last);
/* Of all that was run; false likewise, and without memory. */
bool page_conclude(struct page *page);
/* Tells the page what it came to, a text after the other: verdict, colour, sentence, everyday, worst,
   diagnosis (in a second
   line how to call it), the command that runs the same campaign; of each defect, by its plainest finding,
   why, cases, words, smallest, weight, outcome, cause, assertion; and finding of each: its name, its count,
   its first case's number and its smallest case. */
void page_tell(struct page *page);

/* page_taken.c: what a text that somebody pasted is. */
/* Room for a text; NULL without memory. */
char *page_source(size_t bytes);
/* Tells the page: language ("" when nothing gives it away); of each function in it, function: its name; sure:
   whether it is a hit test, never, perhaps or surely, or measures; called: whether another hit test calls it,
   yes or ""; why: why it cannot be taken, or ""; adapter, of each form that its names leave: name, form, what
   is taken for what, what says of its answer that there is none, and the call over the form's numbers, in
   lines. `in_form`: of the scene's form alone, whatever the names say. Of the questions whose bits are set.
   Frees the text. False without memory. */
bool page_take(struct page *page, char *text, bool in_form, unsigned questions);

/* Tells JavaScript a text. */
PAGE_IMPORT("tell") void tell_text(const char *key, const char *text);

/* drawing.c, outlines.c */
const char *page_pair(struct page *page, unsigned k); /* as JSON; NULL after the last */
/* NULL when a number is not finite or the form has no pair; the view and the scale are finite. */
struct outline *page_outline(struct page *page, unsigned shape, double x, double y, double scale);
struct spot *page_nearest(struct page *page, double x, double y); /* NULL likewise */
bool page_snap(struct page *page, unsigned shape);

/* handles.c: what hands do to a shape. A dragged number is rounded to so many decimals, fewer than none for
   tens. Handles are told as offsets from a point of view. */
const char *page_layout(struct page *page, unsigned layout); /* as JSON; NULL after the last */
struct handle *page_handles(struct page *page, unsigned shape, double x, double y);
void page_drag(struct page *page, unsigned shape, unsigned handle, double x, double y, int decimals);
void page_move(struct page *page, unsigned shape, double x, double y, int decimals);
void page_nudge(struct page *page, unsigned shape, enum axis axis, double units, int ulps);
/* How many of a shape's numbers are shown: those of a ring up to its last corner. */
unsigned page_told(struct page *page, unsigned shape);
/* A corner more, in the middle of the side after corner k of a ring, or one less, without corner k. False
   where no ring has so many, or so few. */
bool page_corner(struct page *page, unsigned shape, unsigned k, bool more);
/* The count of corners, which is number k: added after the last, or taken there. False likewise. */
bool page_count(struct page *page, unsigned k, double count);

/* map.c: without a test, what is true. Shape `mover` of the scene is moved over a map whose points are
   `scale` apart. `x`, `y` is how far it is moved for the middle of the map. NULL when the test's form cannot
   hold the scene. */
uint32_t *page_map(struct page *page,
                   unsigned test,
                   unsigned mover,
                   double x,
                   double y,
                   double scale,
                   unsigned width,
                   unsigned height);
uint32_t *page_palette(struct page *page);
uint32_t *page_points(struct page *page);

/* The tables that the build writes beside the registry: the batch loops of the tests, in its order, as
   compiled with their values told (trace.h); and the headers that tests include. */
extern algorithm_batch *const *const page_traced[];
struct page_header {
  const char *file, *text;
};
extern const struct page_header page_headers[];
extern const unsigned page_headers_count;
const char *page_header(unsigned k, unsigned text);

/* An axis along which a shape is slid; and the case where the first of its numbers that says where it lies
   there is `to`: the shape goes along whole. */
struct slide {
  const struct test_case *from;
  unsigned shape;
  enum axis axis;
  unsigned column; /* that number */
};
struct slide slide_along(const struct test_case *from, unsigned shape, enum axis axis);
struct test_case case_slid(const struct slide *slide, union number to);
/* number + by, to the nearest number of the type. */
union number number_moved(enum number_type type, union number number, double by);

#endif
