/* Whatever a foreign test does: the case that made it do so is named, all others are answered, and no
 * process, descriptor or memory is left. subject_test GRAZE PLUGIN COMMAND.py */
#include "subject/catalogue.h"
#include "unit.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <sys/wait.h>

enum { ROWS = 3000, COLUMNS = 8, SPOILED = 2 };

struct world {
  const char *graze, *plugin, *script;
  int32_t column[COLUMNS][ROWS];
  uint8_t expected[ROWS];
  size_t spoiled[SPOILED];
};

/* Small boxes; two of the cases are the ones that hostile tests go wrong on. */
static void draw(struct world *world) {
  uint64_t random = 1;
  world->spoiled[0] = 1234;
  world->spoiled[1] = 2900;
  for (size_t row = 0; row < ROWS; row++) {
    int64_t n[COLUMNS];
    for (unsigned k = 0; k < COLUMNS; k++) {
      random = random * 6364136223846793005U + 1442695040888963407U;
      n[k] = (int64_t)(random >> 33) % 9;
    }
    const bool spoiled = row == world->spoiled[0] || row == world->spoiled[1];
    if (n[0] == 3 || spoiled)
      n[0] = spoiled ? 3 : 4;
    if (spoiled)
      n[2] = 2;
    for (unsigned k = 0; k < COLUMNS; k++)
      world->column[k][row] = (int32_t)n[k];
    world->expected[row] =
        n[0] <= n[4] + n[6] && n[4] <= n[0] + n[2] && n[1] <= n[5] + n[7] && n[5] <= n[1] + n[3];
  }
}

/* Those whose names begin so: other programs have shared memory too. */
static unsigned entries_of(const char *folder, const char *beginning) {
  DIR *open = opendir(folder);
  unsigned count = 0;
  assert_non_null(open);
  for (const struct dirent *entry; (entry = readdir(open)) != NULL;)
    count += strncmp(entry->d_name, beginning, strlen(beginning)) == 0;
  closedir(open);
  return count;
}

static void assert_nothing_is_left(unsigned fds, unsigned shm) {
  assert_int_equal(entries_of("/proc/self/fd", ""), fds);
  assert_int_equal(entries_of("/dev/shm", "graze"), shm);
  assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
  assert_int_equal(errno, ECHILD);
  char line[512];
  FILE *maps = fopen("/proc/self/maps", "r");
  assert_non_null(maps);
  while (fgets(line, sizeof line, maps) != NULL)
    assert_null(strstr(line, "memfd:graze"));
  fclose(maps);
}

static void ask(const struct world *world, const struct registry_entry *entry, uint8_t *answers) {
  const void *columns[COLUMNS];
  for (unsigned k = 0; k < COLUMNS; k++)
    columns[k] = world->column[k];
  memset(answers, 0x55, ROWS);
  registry_ask(entry, LEVEL_BASE, columns, ROWS, answers);
}

static void get(const struct world *world, size_t row, union number *numbers) {
  for (unsigned k = 0; k < COLUMNS; k++)
    numbers[k].i32 = world->column[k][row];
}

/* All rows are right but the spoiled ones, and those have the reason. */
static void assert_named(const struct world *world,
                         const struct registry_entry *entry,
                         const char *reason,
                         const char *said) {
  uint8_t answers[ROWS];
  union number numbers[FORM_MAX_COLUMNS] = {{0}};
  ask(world, entry, answers);
  for (size_t row = 0; row < ROWS; row++) {
    const bool spoiled = row == world->spoiled[0] || row == world->spoiled[1];
    if (answers[row] != (spoiled ? ANSWER_NONE : world->expected[row]))
      fail_msg("%s: row %zu is answered %d", entry->stem, row, answers[row]);
  }
  for (unsigned k = 0; k < SPOILED; k++) {
    get(world, world->spoiled[k], numbers);
    struct incident incident = {.reason = ""};
    if (!subject_incident(entry->algorithm->subject, numbers, &incident) ||
        strstr(incident.reason, reason) == NULL)
      fail_msg("%s: the reason is '%s', expected '%s'", entry->stem, incident.reason, reason);
    if (said != NULL && strstr(incident.said, said) == NULL)
      fail_msg("%s: standard error is '%s', expected '%s'", entry->stem, incident.said, said);
  }
}

/* Of the ways to misbehave each, or with GRAZE_SHORT every fifth: under a sanitizer a process takes long to
 * start. */
static unsigned ways(void) { return getenv("GRAZE_SHORT") != NULL ? 5 : 1; }

static void test_plugin(void **state) {
  const struct world *world = *state;
  static const struct {
    const char *id, *reason, *said;
  } ROW[] = {{"crashes", "crashed (SIGSEGV", NULL},
             {"aborts", "crashed (SIGABRT", NULL},
             {"loops", "silent for", NULL},
             {"eats", "MiB of memory", NULL},
             {"raises", "crashed (SIGSEGV", NULL},
             {"exits", "exited (status 3)", NULL},
             {"exits_quietly", "exited (status 0)", NULL},
             {"prints", "wrote to standard output", NULL},
             {"cries", "crashed (SIGABRT", "cannot go on"},
             {"floods", "wrote to standard output", NULL},
             {"closes", "", NULL},
             {"answers_seven", "answered 7: a hit is 1, a miss 0", NULL},
             {"many_crash", "crashed (SIGSEGV", NULL},
             {"many_loop", "silent for", NULL},
             {"many_print", "wrote to standard output", NULL}};
  const unsigned fds = entries_of("/proc/self/fd", ""), shm = entries_of("/dev/shm", "graze");
  /* Only those that hang are to be told by the time they take, however busy the machine is. */
  struct catalogue *tests[2];
  for (unsigned hangs = 0; hangs <= 1; hangs++) {
    const struct subject_given given = {
        .path = world->plugin, .host = world->graze, .seconds = hangs != 0 ? 1 : 30, .patience = 200};
    char why[SUBJECT_WHY] = "";
    tests[hangs] = catalogue_new();
    if (!catalogue_add(tests[hangs], &given, why))
      fail_msg("%s", why);
  }
  for (unsigned k = 0; k < sizeof ROW / sizeof ROW[0]; k += ways()) {
    const bool hangs = strcmp(ROW[k].reason, "silent for") == 0 || ROW[k].reason[0] == 0;
    const struct registry_entry *entry = catalogue_find(tests[hangs], ROW[k].id);
    assert_non_null(entry);
    assert_named(world, entry, ROW[k].reason, ROW[k].said);
  }
  catalogue_free(tests[0]);
  catalogue_free(tests[1]);
  assert_nothing_is_left(fds, shm);
}

static const struct registry_entry *
open_one(struct catalogue *tests, const struct subject_given *given, const char *id) {
  char why[SUBJECT_WHY] = "";
  if (!catalogue_add(tests, given, why))
    fail_msg("%s", why);
  assert_non_null(catalogue_find(tests, id));
  return catalogue_find(tests, id);
}

static void test_command(void **state) {
  const struct world *world = *state;
  static const struct {
    const char *mode, *reason, *said;
  } ROW[] = {{"exits", "exited (status 3)", NULL},
             {"crashes", "SIGSEGV", NULL},
             {"raises", "exited (status 1)", "cannot go on"},
             {"hangs", "silent for", NULL},
             {"garbage", "wrote 'maybe', expected 1, 0, ? or -", NULL},
             {"bytes", "expected 1, 0, ? or -", NULL},
             {"spaces", "wrote ' 1', expected", NULL},
             {"few", "silent for", NULL},
             {"many", "more lines than", NULL},
             {"floods", "more lines than", NULL},
             {"floods_a_line", "wrote '1111", NULL},
             {"floods_errors", "silent for", "cannot go on"},
             {"closes", "silent for", NULL},
             {"asks", "neither a hit nor a miss", NULL}};
  const unsigned fds = entries_of("/proc/self/fd", ""), shm = entries_of("/dev/shm", "graze");
  for (unsigned k = 0; k < sizeof ROW / sizeof ROW[0]; k += ways()) {
    char command[1024];
    snprintf(command, sizeof command, "python3 -S -E %s %s", world->script, ROW[k].mode);
    const struct subject_given given = {
        .command = command, .form = "box box i32", .seconds = 1, .patience = 60};
    struct catalogue *tests = catalogue_new();
    assert_named(world, open_one(tests, &given, ROW[k].mode), ROW[k].reason, ROW[k].said);
    catalogue_free(tests);
    assert_nothing_is_left(fds, shm);
  }
}

/* A test that fails always is given up on, and says so; with new patience it is asked again. */
static void test_patience(void **state) {
  const struct world *world = *state;
  const struct subject_given given = {.path = world->plugin, .host = world->graze, .patience = 0.05};
  struct catalogue *tests = catalogue_new();
  const struct registry_entry *entry = open_one(tests, &given, "always_aborts");
  struct subject *subject = entry->algorithm->subject;
  struct subject_story story;
  uint8_t answers[ROWS];
  ask(world, entry, answers);
  subject_tell(subject, &story);
  assert_true(story.failures > 0 && story.failures < ROWS);
  assert_int_equal(story.failures + story.unasked, ROWS);
  assert_true(subject_is_given_up(subject));
  for (size_t row = 0; row < ROWS; row++)
    assert_int_equal(answers[row], row < story.failures ? ANSWER_NONE : ANSWER_UNASKED);
  union number numbers[FORM_MAX_COLUMNS];
  enum answer answer;
  get(world, ROWS - 1, numbers);
  assert_false(algorithm_try(entry->algorithm, numbers, &answer));
  subject_renew(subject, 1);
  assert_true(algorithm_try(entry->algorithm, numbers, &answer));
  assert_int_equal(answer, ANSWER_NONE);
  catalogue_free(tests);
}

/* What fails together and not alone is asked in smaller lots, and nobody is blamed. */
static void test_too_many_together(void **state) {
  const struct world *world = *state;
  /* No clock decides: a case that waits is not taken for one that hangs. */
  const struct subject_given given = {
      .path = world->plugin, .host = world->graze, .seconds = 600, .patience = 600};
  struct catalogue *tests = catalogue_new();
  const struct registry_entry *entry = open_one(tests, &given, "many_refuse");
  struct subject_story story;
  uint8_t answers[ROWS];
  ask(world, entry, answers);
  assert_memory_equal(answers, world->expected, ROWS);
  subject_tell(entry->algorithm->subject, &story);
  assert_int_equal(story.failures, 0);
  assert_int_equal(story.unexplained, 1);
  catalogue_free(tests);
}

/* An answer that takes long beside others of the test is none. Of many the first such case is found, and each
 * that is asked alone; others are answered. */
static void test_slow(void **state) {
  const struct world *world = *state;
  const struct subject_given given = {
      .path = world->plugin, .host = world->graze, .seconds = 600, .patience = 600};
  struct catalogue *tests = catalogue_new();
  const struct registry_entry *entry = open_one(tests, &given, "dawdles");
  const void *columns[COLUMNS];
  uint8_t answers[ROWS];
  for (unsigned k = 0; k < COLUMNS; k++)
    columns[k] = world->column[k];
  registry_ask(entry, LEVEL_BASE, columns, world->spoiled[0], answers);
  assert_memory_equal(answers, world->expected, world->spoiled[0]);
  ask(world, entry, answers);
  for (size_t row = 0; row < ROWS; row++)
    assert_int_equal(answers[row], row == world->spoiled[0] ? ANSWER_NONE : world->expected[row]);
  for (unsigned k = 0; k < SPOILED; k++) {
    union number numbers[FORM_MAX_COLUMNS] = {{0}};
    struct incident incident = {.reason = ""};
    get(world, world->spoiled[k], numbers);
    assert_true(subject_incident(entry->algorithm->subject, numbers, &incident));
    assert_true(incident.silent);
    double seconds = 0, usual = 0;
    int end = 0;
    /* It sleeps for 0.6 s, and a busy machine wakes it later. */
    if (sscanf(incident.reason, "takes %lf s, where %lf ms is usual%n", &seconds, &usual, &end) != 2 ||
        end == 0 || incident.reason[end] != '\0' || !(seconds >= 0.6 && seconds < 60) || !(usual < 600))
      fail_msg("the reason is '%s'", incident.reason);
  }
  catalogue_free(tests);
}

static void test_refusals(void **state) {
  const struct world *world = *state;
  const struct {
    struct subject_given given;
    const char *why;
  } ROW[] = {
      {{.path = "/nonexistent.so"}, "No such file"},
      {{.path = world->script}, "cannot be loaded as a plugin"},
      {{.command = "true"}, "no --form"},
      {{.command = "true", .form = "disc f64"}, "found 1 of two shapes"},
      {{.command = "true", .form = "disc box f64", .contract = "shut"}, "expected closed, open"},
      {{.command = "true", .form = "disc box f64"}, "exited (status 0)"},
      {{.command = "echo hello; sleep 100", .form = "disc box f64"}, "greeted with 'hello'"},
      {{.command = "echo lost >&2; exit 4", .form = "disc box f64", .name = "x"}, "exited (status 4): lost"},
      {{.command = "cat", .form = "disc box f64", .name = "a-b"}, "letters, digits and _"},
      {{.command = "echo graze 1; cat", .form = "disc box f64", .name = "clamp_py"}, "another test's too"},
  };
  const unsigned fds = entries_of("/proc/self/fd", ""), shm = entries_of("/dev/shm", "graze");
  for (unsigned k = 0; k < sizeof ROW / sizeof ROW[0]; k += ways()) {
    struct subject_given given = ROW[k].given;
    struct catalogue *tests = catalogue_new();
    char why[SUBJECT_WHY] = "";
    given.host = world->graze;
    assert_false(catalogue_add(tests, &given, why));
    if (strstr(why, ROW[k].why) == NULL)
      fail_msg("'%s', expected '%s'", why, ROW[k].why);
    catalogue_free(tests);
    assert_nothing_is_left(fds, shm);
  }
}

int main(int argc, char **argv) {
  static struct world world;
  if (argc != 4 || signal(SIGPIPE, SIG_IGN) == SIG_ERR)
    return 2;
  world.graze = argv[1];
  world.plugin = argv[2];
  world.script = argv[3];
  draw(&world);
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_prestate(test_plugin, &world),
      cmocka_unit_test_prestate(test_command, &world),
      cmocka_unit_test_prestate(test_patience, &world),
      cmocka_unit_test_prestate(test_too_many_together, &world),
      cmocka_unit_test_prestate(test_slow, &world),
      cmocka_unit_test_prestate(test_refusals, &world),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
