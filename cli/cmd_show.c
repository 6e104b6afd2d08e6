/* graze show: one test, its story, code and known failures. */
#include "chosen_tests.h"
#include "command.h"
#include "drawn.h"
#include "json.h"
#include "judge.h"
#include "out.h"
#include "survey/property.h"
#include "tables.h"
#include "text.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

struct show_request {
  struct foreign_given foreign;
  struct named_test test;
  bool json;
};

#define REQUEST struct show_request
static const struct option OPTIONS[] = {
    ARGUMENT_TEST,
    OPTION_JSON,
    OPTIONS_FOREIGN,
};

enum { FIELD = 10, PROPERTY_SEED = 1 };

static void print_field(const char *name, const char *value) {
  if (value == NULL || *value == '\0')
    return;
  print_in(COLOUR_DIM, "%-*s", FIELD, name);
  print_wrapped(value, FIELD);
}

enum { PICTURE_ROWS = 15, COLUMNS = 46, SPECK = 12 /* so many times smaller than the picture */ };

struct window {
  double left, top, cell; /* a character is one cell wide and two high */
};

/* Brings the shapes to sizes about 1, the smaller one in the middle: sums then neither overflow nor lose it.
   The power of two they were multiplied by; false when they are not finite. */
static bool settle(struct drawn_shape s[2], int *power) {
  if (!drawn_settle(s, power))
    return false;
  const struct spot middle = s[drawn_extent(&s[0]) < drawn_extent(&s[1]) ? 0 : 1].centre;
  for (int k = 0; k < 2; k++)
    drawn_place(&s[k], middle, 0, 1);
  return true;
}

static struct window window_about(struct bounds b) {
  const double cell = fmax((b.right - b.left) / (COLUMNS - 2), (b.bottom - b.top) / (2 * (PICTURE_ROWS - 2)));
  struct window window = {.cell = cell > 0 ? cell : 1};
  window.left = (b.left + b.right) / 2 - window.cell * (COLUMNS / 2.0);
  window.top = (b.top + b.bottom) / 2 - window.cell * PICTURE_ROWS;
  return window;
}

/* Whether a shape meets a cell, so that the smallest shape leaves a mark. The cell's right and lower sides
 * are the next cells'. */
static bool meets_cell(const struct drawn_shape *s, double left, double top, double cell) {
  const double right = left + cell * (1 - 1e-9), bottom = top + 2 * cell * (1 - 1e-9);
  const struct drawn_shape shapes[] = {
      {.points = 4, .at = {{left, top}, {right, top}, {right, bottom}, {left, bottom}}}, *s};
  return drawn_meeting(shapes).gap <= 0;
}

static void draw(const struct drawn_shape s[2], const struct window *window, const char *const glyphs[4]) {
  for (int row = 0; row < PICTURE_ROWS; row++) {
    printf("    ");
    for (int column = 0; column < COLUMNS; column++) {
      const double left = window->left + window->cell * column, top = window->top + window->cell * 2 * row;
      const int first = meets_cell(&s[0], left, top, window->cell);
      const int second = meets_cell(&s[1], left, top, window->cell);
      fputs(glyphs[first + 2 * second], stdout);
    }
    putchar('\n');
  }
}

static void print_legend(const struct form *form, const char *const glyphs[4], double cell) {
  const enum shape_kind a = layout_kind(form->layouts[0]), b = layout_kind(form->layouts[1]);
  printf("    %s %s%s  %s %s%s  %s both   (y grows downward, one column is %.3g)\n",
         glyphs[1],
         a == b ? "first " : "",
         kind_name(a),
         glyphs[2],
         a == b ? "second " : "",
         kind_name(b),
         glyphs[3],
         cell);
}

/* Draws both shapes of a case, to scale, and once more about the smaller one where that would be a speck.
 * Every shape leaves a mark, however small. Nothing is drawn of numbers that are not finite. */
static void draw_case(const struct form *form, const union number *numbers) {
  static const char *const UTF8[] = {"\u00b7", "\u2591", "\u2592", "\u2588"};
  static const char *const ASCII[] = {".", "-", "o", "#"};
  const char *const *glyphs = terminal_is_utf8() ? UTF8 : ASCII;
  struct drawn_shape s[2];
  int power;
  if (!drawn_shapes(form, numbers, (struct spot){0, 0}, s) || !settle(s, &power))
    return;
  struct window window = window_about(drawn_bounds(s));
  draw(s, &window, glyphs);
  print_legend(form, glyphs, ldexp(window.cell, -power));
  /* The smaller shape lies about the origin. Below 2^-44 of the picture, rounding would draw the other one.
   */
  const double small = fmin(drawn_extent(&s[0]), drawn_extent(&s[1]));
  if (small <= 0x1p-44 || small * SPECK > window.cell * COLUMNS)
    return;
  puts("    closer:");
  window = window_about((struct bounds){-1.5 * small, -1.5 * small, 1.5 * small, 1.5 * small});
  draw(s, &window, glyphs);
  print_legend(form, glyphs, ldexp(window.cell, -power));
}

/* The witness: what is put in, what is true of it, what the test says, and the picture. */
static void print_witness(const struct algorithm *a, const union number *numbers) {
  char text[CASE_TEXT], hex[CASE_TEXT];
  case_print(&a->form, numbers, NUMBER_DECIMAL, text);
  case_print(&a->form, numbers, NUMBER_HEX, hex);
  const struct verdict verdict = judge_case(a, numbers);
  printf("    graze check %s %s\n", a->id, text);
  if (strcmp(text, hex) != 0)
    printf("    exactly     %s\n", hex);
  printf("    it answers %s; the truth is %s, place %s, gap %.6g\n",
         answer_name(verdict.answer),
         relation_name(verdict.truth.relation),
         place_name(form_pair(&a->form), verdict.truth.place),
         reference_gap(&a->form, numbers));
  if (verdict.undefined)
    puts("    the original's behaviour is undefined for these numbers");
  draw_case(&a->form, numbers);
}

static void print_defect(const struct algorithm *a, const struct defect *defect) {
  union number numbers[FORM_MAX_COLUMNS];
  char why[TEXT_WHY];
  print_in(COLOUR_WRONG, "\n  %s", outcome_name(defect->outcome));
  printf(", %s\n    ", cause_name(defect->cause));
  print_wrapped(defect->reason, 4);
  if (case_parse(&a->form, a->inputs, defect->witness, numbers, why))
    print_witness(a, numbers);
  else
    printf("    the witness cannot be read: %s\n", why);
}

static void print_contract(const struct algorithm *a) {
  char text[64];
  if (a->role == ROLE_HELPER)
    return;
  snprintf(text,
           sizeof text,
           "%s by its code, %s by its text",
           contract_name(a->by_code),
           contract_name(a->by_text));
  print_field("contract", text);
  print_field("", a->contract_why);
}

static void print_story(const struct algorithm *a) {
  char form[FORM_TEXT];
  form_print(&a->form, form);
  print_in(COLOUR_BOLD, "%s", a->id);
  printf(": %s\n\n", a->title);
  print_field("kind", role_name(a->role));
  if (a->document != DOCUMENT_NONE)
    print_field(document_tag(a->document), document_title(a->document));
  print_field("language", a->language);
  print_field("source", a->source);
  print_field("idea", a->idea);
  print_field("wrong", a->wrong);
  print_field("form", form);
  print_field("inputs", a->inputs);
  print_contract(a);
}

/* One property, with the change that shows it is not there: the case before and after, and both answers. */
static void print_property(const struct form *form,
                           enum property property,
                           const struct property_result result[REACHES]) {
  const unsigned reach = result[REACH_SMALL].changed > 0 ? REACH_SMALL : REACH_ANY;
  const struct property_result *worse = &result[reach];
  const char *where = reach == REACH_SMALL ? "small whole numbers" : "any numbers";
  printf("  %-10s  ", property_name(property));
  if (worse->changed == 0) {
    printf("%s\n", property_verdict(property, worse));
    return;
  }
  char before[CASE_TEXT], after[CASE_TEXT];
  case_print(form, worse->before, NUMBER_DECIMAL, before);
  case_print(form, worse->after, NUMBER_DECIMAL, after);
  print_in(COLOUR_WRONG, "%s", property_verdict(property, worse));
  printf(": %u of %u changed (%s)\n", worse->changed, worse->tried, where);
  printf("              %s: %s; %s: %s\n",
         before,
         answer_name(worse->answer_before),
         after,
         answer_name(worse->answer_after));
}

static void print_properties(const struct registry_entry *entry) {
  struct properties results;
  const struct form *form = &entry->algorithm->form;
  if (entry->algorithm->role == ROLE_HELPER ||
      !properties_of(&(struct peers){&entry, 1}, PROPERTY_SEED, &results))
    return;
  print_in(COLOUR_BOLD, "\nWhat its answer does not depend on\n\n");
  for (unsigned p = 0; p < PROPERTIES; p++)
    if (property_applies(form, (enum property)p))
      print_property(form, (enum property)p, results.of[p]);
}

/* What is proved of it, and how far rounding can lead it; what else is known stands in a store. */
static void print_evidence(const struct algorithm *a) {
  bool any = false;
  struct proof proof;
  for (const char *at = proofs_begin(); proofs_next(&at, a->id, &proof);) {
    if (!any)
      print_in(COLOUR_BOLD, "\nWhat is proved\n");
    any = true;
    print_in(proof_holds(&proof) ? COLOUR_RIGHT : COLOUR_WRONG, "\n  %s", proof.level);
    printf(" by %s: ", proof.tool);
    print_wrapped(proof.claim, 4);
    printf("    within: ");
    print_wrapped(proof.within, 4);
    if (!proof_holds(&proof))
      printf("    graze check %s %s\n", a->id, proof.detail);
  }
  if (a->rounding.why == NULL)
    return;
  print_in(COLOUR_BOLD, "\nHow far rounding can lead it");
  printf(": %g ulps of the case's largest number\n\n  ", a->rounding.ulps);
  print_wrapped(a->rounding.why, 2);
}

/* The file that the test stands in, from its comment to its record. */
static void print_code(const struct registry_entry *entry) {
  static const char *const RECORD[] = {"\n#define RECORD", "\nGRAZE_TEST"};
  size_t length = strlen(entry->source);
  for (unsigned k = 0; k < sizeof RECORD / sizeof RECORD[0]; k++) {
    const char *record = strstr(entry->source, RECORD[k]);
    if (record != NULL && (size_t)(record - entry->source) < length)
      length = (size_t)(record - entry->source);
  }
  print_in(COLOUR_DIM, "\n%s\n", entry->file);
  printf("\n%.*s\n", (int)length, entry->source);
}

static void print_page(const struct registry_entry *entry) {
  const struct algorithm *a = entry->algorithm;
  const unsigned defects = algorithm_defects(a);
  print_story(a);
  print_code(entry);
  print_properties(entry);
  print_evidence(a);
  if (a->role != ROLE_HELPER)
    print_in(COLOUR_BOLD, "\nKnown failures%s\n", defects == 0 ? ": none" : "");
  for (unsigned d = 0; d < defects; d++)
    print_defect(a, &a->defects[d]);
}

static json_t *defect_json(const struct algorithm *a, const struct defect *defect) {
  json_t *record = json_object();
  union number numbers[FORM_MAX_COLUMNS];
  char why[TEXT_WHY], hex[CASE_TEXT];
  json_put(record, "outcome", outcome_name(defect->outcome));
  json_put(record, "cause", cause_name(defect->cause));
  json_put(record, "reason", defect->reason);
  json_put(record, "witness", defect->witness);
  if (!case_parse(&a->form, a->inputs, defect->witness, numbers, why))
    return record;
  const struct verdict verdict = judge_case(a, numbers);
  case_print(&a->form, numbers, NUMBER_HEX, hex);
  json_put(record, "witness_hex", hex);
  json_put(record, "answer", answer_name(verdict.answer));
  json_put(record, "relation", relation_name(verdict.truth.relation));
  json_put(record, "place", place_name(form_pair(&a->form), verdict.truth.place));
  json_put_real(record, "gap", reference_gap(&a->form, numbers));
  return record;
}

static json_t *property_json(const struct form *form,
                             enum property property,
                             enum reach reach,
                             const struct property_result *result) {
  json_t *record = json_object();
  json_put(record, "property", property_name(property));
  json_put(record, "reach", reach_name(reach));
  json_put(record, "verdict", property_verdict(property, result));
  json_object_set_new(record, "tried", json_integer(result->tried));
  json_object_set_new(record, "changed", json_integer(result->changed));
  json_object_set_new(record, "changed_touching", json_integer(result->changed_touching));
  if (result->changed == 0)
    return record;
  char text[CASE_TEXT];
  case_print(form, result->before, NUMBER_DECIMAL, text);
  json_put(record, "before", text);
  case_print(form, result->after, NUMBER_DECIMAL, text);
  json_put(record, "after", text);
  json_put(record, "relation", relation_name(result->relation));
  json_put(record, "answer_before", answer_name(result->answer_before));
  json_put(record, "answer_after", answer_name(result->answer_after));
  return record;
}

static json_t *properties_json(const struct registry_entry *entry) {
  struct properties results;
  const struct form *form = &entry->algorithm->form;
  json_t *all = json_array();
  if (entry->algorithm->role == ROLE_HELPER ||
      !properties_of(&(struct peers){&entry, 1}, PROPERTY_SEED, &results))
    return all;
  for (unsigned p = 0; p < PROPERTIES; p++)
    for (unsigned r = 0; r < REACHES && property_applies(form, (enum property)p); r++)
      json_array_append_new(all, property_json(form, (enum property)p, (enum reach)r, &results.of[p][r]));
  return all;
}

static json_t *proofs_json(const struct algorithm *a) {
  json_t *all = json_array();
  struct proof proof;
  for (const char *at = proofs_begin(); proofs_next(&at, a->id, &proof);) {
    json_t *record = json_object();
    json_put(record, "claim", proof.claim);
    json_put(record, "within", proof.within);
    json_put(record, "level", proof.level);
    json_put(record, "tool", proof.tool);
    json_put(record, "detail", proof.detail);
    json_array_append_new(all, record);
  }
  return all;
}

static int print_json(const struct registry_entry *entry) {
  const struct algorithm *a = entry->algorithm;
  json_t *record = json_object(), *defects = json_array();
  char form[FORM_TEXT];
  form_print(&a->form, form);
  for (unsigned d = 0; d < algorithm_defects(a); d++)
    json_array_append_new(defects, defect_json(a, &a->defects[d]));
  json_put(record, "id", a->id);
  json_put(record, "title", a->title);
  json_put(record, "role", role_name(a->role));
  json_put(record, "document", document_tag(a->document));
  json_put(record, "language", a->language);
  json_put(record, "source", a->source);
  json_put(record, "idea", a->idea);
  json_put(record, "wrong", a->wrong);
  json_put(record, "form", form);
  json_put(record, "inputs", a->inputs);
  json_put(record, "contract", contract_name(a->by_code));
  json_put(record, "contract_by_text", contract_name(a->by_text));
  json_put(record, "contract_why", a->contract_why == NULL ? "" : a->contract_why);
  json_put(record, "file", entry->file);
  json_put(record, "code", entry->source);
  json_object_set_new(record, "properties", properties_json(entry));
  json_object_set_new(record, "proofs", proofs_json(a));
  if (a->rounding.why != NULL) {
    json_put_real(record, "rounding_ulps", a->rounding.ulps);
    json_put(record, "rounding_why", a->rounding.why);
  }
  json_object_set_new(record, "defects", defects);
  return json_print(record);
}

static int run(const void *given, const struct catalogue *tests) {
  const struct show_request *request = given;
  (void)tests;
  if (request->json)
    return print_json(request->test.entry);
  print_page(request->test.entry);
  return EXIT_FINE;
}

const struct command COMMAND_SHOW = {
    .name = "show",
    .line = "a test's story, its code, what its answers depend on, its known failures drawn in the terminal",
    .examples = "show corner_java",
    .about = "What its answers depend on: whether they stay when the shapes are exchanged, mirrored, moved, "
             "scaled or grown. Its failures are drawn each with its smallest case.",
    .options = OPTIONS,
    .request = sizeof(REQUEST),
    .run = run,
};
