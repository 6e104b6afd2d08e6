/* Your own hit tests under graze, from C or C++: one shared object, this one header.
 *
 *     #include "graze_plugin.h"
 *
 *     static int discs_meet(const double *n) { // cx cy r  cx cy r
 *       double dx = n[0] - n[3], dy = n[1] - n[4], reach = n[2] + n[5];
 *       return dx * dx + dy * dy <= reach * reach;
 *     }
 *     static const struct graze_test tests[] = {
 *         {.id = "discs_meet", .form = "disc disc f64", .contract = "closed", .answer = {.f64 = discs_meet}},
 *     };
 *     GRAZE_PLUGIN(tests)
 *
 *     cc -O2 -shared -fPIC mine.c -o mine.so && graze fuzz --plugin ./mine.so
 *
 * It runs in a process of its own: when a test crashes, hangs, exits or eats memory, graze names the case and
 * goes on. A test must depend on its numbers alone.
 */
#ifndef GRAZE_PLUGIN_H
#define GRAZE_PLUGIN_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { GRAZE_PLUGIN_VERSION = 1 };

/* 1 is a hit, 0 a miss, GRAZE_DECLINED a case that the test is not for; anything else is no answer. The
 * numbers stand in the order of the form. */
enum { GRAZE_DECLINED = '-' };

union graze_answer {
  int (*f64)(const double *numbers);
  int (*f32)(const float *numbers);
  int (*i32)(const int32_t *numbers);
  int (*i64)(const int64_t *numbers);
};

/* Of a form that begins with `distance`, `nearest`, `push`, `crossing`, `ray` or `sweep`, in place of
 * `answer`: the number or the two numbers of the answer are written to `values`, and 1 says that they are
 * there. Of a ray it is a number, or the two of the point where it ends. */
union graze_values {
  int (*f64)(const double *numbers, double *values);
  int (*f32)(const float *numbers, float *values);
  int (*i32)(const int32_t *numbers, double *values);
  int (*i64)(const int64_t *numbers, double *values);
};

/* The same for many cases: columns[k][row] is number k of case `row`, and answers[row] its answer. */
typedef void graze_answer_many(const void *const *columns, size_t count, uint8_t *answers);

struct graze_test {
  const char *id;    /* letters, digits and _: how the test is named in commands and reports */
  const char *title; /* one line, or NULL */
  /* Two shapes and a number type: "disc box-xywh f64". Shapes: point (x y), disc (cx cy r), box-xywh (x y w
     h), box-ltrb (left top right bottom), box-centre (cx cy rx ry: half sizes), box-square (x y s),
     box-pixels (x y w h: the last column is x + w - 1), rounded (x y w h r: a box with its corners rounded
     off), rounded-core (cx cy hx hy r: a box of half sizes hx and hy, grown by r), segment, triangle, quad
     (their corners), capsule (x1 y1 x2 y2 r), ellipse (cx cy rx ry; beside a shape without a radius that is
     no polygon), polygon (n x1 y1 ... x16 y16: the first n corners count). Types: f64, f32, i32, i64.
     "contains box-xywh disc f64" asks whether the first has all of the second within it, "distance disc
     box-xywh f64" how far apart they are, "nearest point box-xywh f64" which point of the one is nearest to
     the other, "push disc disc f64" by which shortest way to move the second, so that they overlap no more: 0
     0 where they do not, "crossing segment segment f64" which point they have in common: infinite numbers
     where there is none; "ray point box-ltrb f64" and "sweep disc box-ltrb f64" after what part of its way, 0
     to 1, the first meets the second: infinity where it does not. The way, dx dy, stands after the numbers of
     both shapes. */
  const char *form;
  const char
      *contract; /* when shapes only touch: "closed" (a hit), "open" (a miss), "half-open" or "unstated"; of
                    what is contained "interior" in place of half-open: not in the boundary alone; of a number
                    what it is where they meet: "zero", "negative" (less than 0 by the depth) or "unstated";
                    of a push, what it is where they do not overlap: "zero" or "unstated"; of a crossing,
                    where segments only touch: "closed" (there), "open" (nowhere) or "unstated"; of a ray or a
                    sweep that starts where they meet: "zero", "none", "out" (when it leaves) or "unstated" */
  const char *source; /* where it comes from: a library and its version, a file; or NULL */
  union graze_answer answer;
  graze_answer_many *answer_many; /* or NULL: then `answer` is asked case by case */
  double low, high;               /* what its numbers may be; both 0: any. Other cases are not put to it */
  double tolerance; /* nearer to touching than that, either answer is right; how far off a number may be */
  union graze_values values;
};

struct graze_plugin {
  uint32_t version;   /* GRAZE_PLUGIN_VERSION */
  uint32_t test_size; /* sizeof(struct graze_test): later versions add fields at its end */
  size_t tests;
  const struct graze_test *test;
};

/* What graze looks for in the shared object. */
const struct graze_plugin *graze_plugin(void);

#define GRAZE_PLUGIN(TESTS)                                                                                  \
  const struct graze_plugin *graze_plugin(void) {                                                            \
    static const struct graze_plugin plugin = {                                                              \
        GRAZE_PLUGIN_VERSION, sizeof(struct graze_test), sizeof(TESTS) / sizeof((TESTS)[0]), TESTS};         \
    return &plugin;                                                                                          \
  }

#ifdef __cplusplus
}
#endif

#endif
