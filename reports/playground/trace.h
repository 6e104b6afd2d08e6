/* Included before a test that is compiled with its values told: the build puts a GRAZE_TRACE after each
 * constant that a function of the test names (trace_source.py), and the page shows the value beside the line.
 */
#ifndef GRAZE_TRACE_H
#define GRAZE_TRACE_H

#include "text.h"

/* Tells the page a value. */
__attribute__((import_module("page"), import_name("value"))) void
trace_value(const char *file, int line, const char *name, const char *text);

struct trace_at {
  const char *file;
  int line;
  const char *name;
};

static inline void trace_number(struct trace_at at, enum number_type type, union number number) {
  char text[NUMBER_TEXT];
  number_print(type, number, NUMBER_DECIMAL, text);
  trace_value(at.file, at.line, at.name, text);
}
static inline void trace_bool(struct trace_at at, bool value) {
  trace_value(at.file, at.line, at.name, value ? "true" : "false");
}
#define TRACE_TYPE(MEMBER, TYPE, NUMBER)                                                                     \
  static inline void trace_##MEMBER(struct trace_at at, NUMBER value) {                                      \
    trace_number(at, TYPE, (union number){.MEMBER = value});                                                 \
  }
TRACE_TYPE(i32, TYPE_I32, int32_t)
TRACE_TYPE(i64, TYPE_I64, int64_t)
TRACE_TYPE(f32, TYPE_F32, float)
TRACE_TYPE(f64, TYPE_F64, double)
/* A 128-bit number in digits. */
static inline void trace_u128(struct trace_at at, u128 value) {
  char text[48], *end = text + sizeof text - 1;
  *end = '\0';
  do
    *--end = (char)('0' + (int)(value % 10));
  while ((value /= 10) != 0);
  trace_value(at.file, at.line, at.name, end);
}
static inline void trace_i128(struct trace_at at, i128 value) {
  if (value >= INT64_MIN && value <= INT64_MAX)
    trace_i64(at, (int64_t)value);
  else if (value >= 0)
    trace_u128(at, (u128)value);
}
static inline void trace_nothing(struct trace_at at, ...) { (void)at; }

#define GRAZE_TRACE(value)                                                                                   \
  _Generic((value), bool                                                                                     \
           : trace_bool, int32_t                                                                             \
           : trace_i32, int64_t                                                                              \
           : trace_i64, float                                                                                \
           : trace_f32, double                                                                               \
           : trace_f64, i128                                                                                 \
           : trace_i128, u128                                                                                \
           : trace_u128, default                                                                             \
           : trace_nothing)((struct trace_at){__FILE__, __LINE__, #value}, (value))

#endif
