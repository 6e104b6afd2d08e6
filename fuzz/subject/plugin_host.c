/* The process in which a plugin runs. It trusts nothing of the plugin and is trusted with nothing: graze
 * reads its answers, and that it is alive. */
#define _GNU_SOURCE
#include "room.h"

#include "graze_plugin.h"

#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <math.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

enum { HOST_FINE, HOST_FAILS = 2, ABANDONED = 60 };

/* Copies what the plugin's version of the record has; later fields stay NULL. */
static bool test_at(const struct graze_plugin *plugin, uint32_t index, struct graze_test *test) {
  *test = (struct graze_test){.id = NULL};
  if (index >= plugin->tests)
    return false;
  const size_t size = plugin->test_size < sizeof *test ? plugin->test_size : sizeof *test;
  memcpy(test, (const char *)plugin->test + (size_t)index * plugin->test_size, size);
  return true;
}

static void copy(char *to, size_t size, const char *from) {
  snprintf(to, size, "%s", from != NULL ? from : "");
}

static void describe(const struct graze_plugin *plugin, uint32_t index, struct described *to) {
  struct graze_test test;
  memset(to, 0, sizeof *to);
  to->tests = (uint32_t)plugin->tests;
  if (!test_at(plugin, index, &test))
    return;
  to->one = test.answer.f64 != NULL || test.values.f64 != NULL;
  to->many = test.answer_many != NULL;
  copy(to->id, sizeof to->id, test.id);
  copy(to->title, sizeof to->title, test.title);
  copy(to->form, sizeof to->form, test.form);
  copy(to->contract, sizeof to->contract, test.contract);
  copy(to->source, sizeof to->source, test.source);
  to->limits = (struct limits){test.low, test.high, test.tolerance};
}

static uint8_t read_answer(struct room *room, int said) {
  if (said == 0 || said == 1)
    return said == 0 ? ANSWER_MISS : ANSWER_HIT;
  if (said == GRAZE_DECLINED)
    return ANSWER_DECLINED;
  room->odd = said;
  return ANSWER_NONE;
}

/* A page that may not be touched. The numbers of a case end where it begins, so that a function of doubles
 * given four bytes each, or one of more numbers than the form has, is found out. Where a signal sees it. */
static struct {
  char *page;
  size_t size;
  struct room *room;
  struct sigaction before;
} guard;

static void see_fault(int signal_number, siginfo_t *info, void *context) {
  (void)context;
  const char *at = info->si_addr;
  if (at >= guard.page && at < guard.page + guard.size)
    guard.room->beyond = 1;
  sigaction(signal_number, &guard.before, NULL); /* the fault comes again; a signal that was sent does not */
  if (info->si_code <= 0)
    raise(signal_number);
}

static bool put_guard(struct room *room) {
  guard.size = (size_t)sysconf(_SC_PAGESIZE);
  char *const pages = mmap(NULL, 2 * guard.size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
  action.sa_sigaction = see_fault;
  guard.room = room;
  if (pages == MAP_FAILED || mprotect(pages + guard.size, guard.size, PROT_NONE) != 0)
    return false;
  guard.page = pages + guard.size;
  return sigaction(SIGSEGV, &action, &guard.before) == 0;
}

/* One loop for each number type: the numbers of a row side by side, then the call. */
#define LOOP(TYPE, VALUE, MEMBER)                                                                            \
  static void loop_##MEMBER(                                                                                 \
      const struct graze_test *test, const struct form *form, uint32_t count, struct room *room) {           \
    volatile uint32_t *const row_now = &room->row;                                                           \
    const unsigned width = form_columns(form);                                                               \
    const bool numbers_wanted = question_values(form->question) > 0;                                         \
    TYPE *const numbers = (TYPE *)(void *)guard.page - width;                                                \
    for (uint32_t row = 0; row < count; row++) {                                                             \
      VALUE values[ANSWER_VALUES] = {NAN, NAN};                                                              \
      for (unsigned k = 0; k < width; k++)                                                                   \
        numbers[k] = ((const TYPE *)room->column[k])[row];                                                   \
      *row_now = row;                                                                                        \
      const int said = numbers_wanted ? test->values.MEMBER(numbers, values) : test->answer.MEMBER(numbers); \
      room->answers[row] = read_answer(room, said);                                                          \
      for (unsigned k = 0; k < ANSWER_VALUES; k++)                                                           \
        room->values[row][k] = (double)values[k];                                                            \
    }                                                                                                        \
  }
LOOP(double, double, f64)
LOOP(float, float, f32)
LOOP(int32_t, double, i32)
LOOP(int64_t, double, i64)

static void (*const ASK_ONE[TYPES])(const struct graze_test *, const struct form *, uint32_t, struct room *) =
    {[TYPE_F64] = loop_f64, [TYPE_F32] = loop_f32, [TYPE_I32] = loop_i32, [TYPE_I64] = loop_i64};

static void ask_many(const struct graze_test *test, uint32_t count, struct room *room) {
  const void *columns[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    columns[k] = room->column[k];
  test->answer_many(columns, count, room->answers);
  for (uint32_t row = 0; row < count; row++)
    room->answers[row] = read_answer(room, room->answers[row]);
}

/* False when the request makes no sense: then nobody that this process knows is at the other end. */
static bool obey(const struct graze_plugin *plugin, const struct request *request, struct room *room) {
  struct graze_test test;
  struct form form;
  char why[FORM_TEXT];
  if (request->what == REQUEST_DESCRIBE) {
    describe(plugin, request->index, &room->described);
    return true;
  }
  if (!test_at(plugin, request->index, &test) || request->count > SUBJECT_ROWS ||
      !form_parse(test.form, &form, why))
    return false;
  room->odd = 0;
  if (request->what == REQUEST_ONE)
    ASK_ONE[form.type](&test, &form, request->count, room);
  else
    ask_many(&test, request->count, room);
  return true;
}

__attribute__((format(printf, 1, 2))) static int host_fails(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vfprintf(stderr, format, arguments);
  va_end(arguments);
  fputc('\n', stderr);
  return HOST_FAILS;
}

static int serve(const struct graze_plugin *plugin, struct room *room) {
  struct request request;
  const char done = 1;
  while (recv(HOST_SOCKET, &request, sizeof request, MSG_WAITALL) == (ssize_t)sizeof request) {
    alarm(ABANDONED); /* graze is stricter; this is for when it is gone */
    if (!obey(plugin, &request, room))
      return HOST_FAILS;
    room->row = request.count; /* all done */
    alarm(0);
    fflush(stdout); /* what the test has printed belongs to this batch */
    if (send(HOST_SOCKET, &done, 1, MSG_NOSIGNAL) != 1)
      return HOST_FINE;
  }
  return HOST_FINE;
}

/* Sanitizers reserve more address space than there is memory. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#endif

static void limit_memory(void) {
#ifndef SANITIZED
  const struct rlimit limit = {(rlim_t)HOST_MEMORY_MIB << 20, (rlim_t)HOST_MEMORY_MIB << 20};
  if (setrlimit(RLIMIT_AS, &limit) != 0)
    fprintf(stderr, "memory is not limited: %s\n", strerror(errno));
#endif
}

int plugin_host(int argc, char **argv) {
  struct room *room = mmap(NULL, sizeof *room, PROT_READ | PROT_WRITE, MAP_SHARED, HOST_ROOM, 0);
  if (argc != 2 || room == MAP_FAILED)
    return host_fails("graze starts this itself, to run a plugin");
  close(HOST_ROOM);
  limit_memory();
  /* A bare name is a file here: the loader would look for it among the system's libraries. */
  char path[PATH_MAX];
  snprintf(path, sizeof path, "%s%s", strchr(argv[1], '/') == NULL ? "./" : "", argv[1]);
  void *object = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (object == NULL)
    return host_fails("%s", dlerror());
  const struct graze_plugin *(*entry)(void) = NULL;
  void *const symbol = dlsym(object, "graze_plugin");
  memcpy(&entry, &symbol, sizeof entry);
  const struct graze_plugin *plugin = entry == NULL ? NULL : entry();
  if (plugin == NULL)
    return host_fails("found no graze_plugin, expected GRAZE_PLUGIN(tests) in it");
  if (plugin->version != GRAZE_PLUGIN_VERSION)
    return host_fails(
        "found version %u of graze_plugin.h, expected %d", plugin->version, GRAZE_PLUGIN_VERSION);
  if (plugin->tests > 0 && plugin->test == NULL)
    return host_fails("found no list of tests, expected GRAZE_PLUGIN(tests)");
  if (!put_guard(room))
    return host_fails("no page of its own: %s", strerror(errno));
  return serve(plugin, room);
}
