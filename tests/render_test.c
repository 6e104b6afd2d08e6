/* What the renderer makes of templates: sections, keys, ways to write, and where it says that one is wrong.
 */
#include "render.h"
#include "unit.h"

static sqlite3 *db;

static const char VIEWS[] =
    "CREATE TABLE shape (id TEXT, title TEXT, corners INTEGER, size REAL);"
    "INSERT INTO shape VALUES ('box', 'A <box> & more', 4, 0.1), ('disc', NULL, 0, 2),"
    " ('it''s `odd` | \"q\"', '</script>{{title}}', 1048576, -1e300);"
    "CREATE TABLE corner (shape TEXT, number INTEGER, at TEXT);"
    "INSERT INTO corner VALUES ('box', 1, '0 0'), ('box', 2, '1 0'), ('disc', 1, 'none');"
    "CREATE VIEW named AS SELECT id AS shape, title FROM shape ORDER BY id DESC;"
    "CREATE TABLE harm (text TEXT);"
    "INSERT INTO harm VALUES (char(27) || '[2J' || char(10) || '=cmd()'), ('=1+1'), ('-5'), ('a,b'), (NULL);";

static int open_views(void **state) {
  (void)state;
  return sqlite3_open(":memory:", &db) != SQLITE_OK || sqlite3_exec(db, VIEWS, NULL, NULL, NULL) != SQLITE_OK;
}

static int close_views(void **state) {
  (void)state;
  return sqlite3_close(db) != SQLITE_OK; /* else a statement was left */
}

/* What the templates give, in `text`; the first is asked for. */
static bool fill(const struct template *template, size_t count, char text[2000], char why[RENDER_WHY]) {
  static const struct parameter GIVEN[] = {{"stamp", "today & now"},
                                           {"empty", ""},
                                           {"none", NULL},
                                           {"which", "disc"},
                                           {"odd", "a]]>b&#x3e;\xef\xbf\xbe"}};
  FILE *out = fmemopen(text, 2000, "w");
  assert_non_null(out);
  const bool fine = render(out,
                           db,
                           &(struct templates){template, count},
                           template->name,
                           &(struct parameters){GIVEN, sizeof GIVEN / sizeof GIVEN[0]},
                           why);
  assert_int_equal(fclose(out), 0);
  return fine;
}

static void expect(const char *name, const char *template, const char *expected) {
  char text[2000] = "", why[RENDER_WHY];
  if (!fill(&(struct template){name, template}, 1, text, why))
    fail_msg("%s", why);
  assert_string_equal(text, expected);
}

static void expect_fault(const char *template, const char *expected) {
  char text[2000] = "", why[RENDER_WHY];
  assert_false(fill(&(struct template){"page.html", template}, 1, text, why));
  if (strstr(why, expected) == NULL)
    fail_msg("'%s' does not say '%s'", why, expected);
}

TEST(values_and_parameters) {
  expect("page.html", "{{stamp}}{{empty}}{{none}}{{! a remark }}.", "today &amp; now.");
  expect("page.html",
         "{{#shape}}{{id}} {{size}};{{/shape}}",
         "box 0.1;disc 2;it&#39;s `odd` | &quot;q&quot; -1e+300;");
  expect("page.html", "{{#shape id=which}}[{{title}}{{stamp}}]{{/shape}}", "[today &amp; now]");
}

TEST(sections_nest_and_have_keys) {
  expect("page.html",
         "{{#named}}{{#corner shape}}{{number}}:{{at}}/{{title}} {{/corner}}{{^corner shape}}- "
         "{{/corner}}{{/named}}",
         "- 1:none/ 1:0 0/A &lt;box&gt; &amp; more 2:1 0/A &lt;box&gt; &amp; more ");
  expect("page.html",
         "{{#shape}}{{#corners}}{{corners}}{{#title}}!{{/title}}{{/corners}}{{^corners}}none{{/corners}} "
         "{{/shape}}",
         "4! none 1048576! ");
  expect("page.html", "{{?corner}}some{{/corner}}{{^corner}}no{{/corner}}", "some");
  expect("page.html", "{{#shape id=which}}{{?corner shape=id}}once{{/corner}}{{/shape}}", "once");
  expect("page.html", "{{#empty}}a{{/empty}}{{^none}}b{{/none}}{{#stamp}}c{{/stamp}}", "bc");
}

TEST(each_kind_of_file_escapes_as_it_must) {
  expect(
      "a.md", "{{#shape id=which}}{{/shape}}{{#harm}}{{text}};{{/harm}}", "\\x1b\\[2J =cmd();=1+1;-5;a,b;;");
  expect("a.gp", "{{#shape}}t = '{{id}}'\n{{/shape}}", "t = 'box'\nt = 'disc'\nt = 'it''s `odd` | \"q\"'\n");
  expect("a.gp", "{{odd}}", "a]] >b& #x3e;\\xef\\xbf\\xbe"); /* what an XML may not hold */
  expect("a.xml", "{{#harm}}<{{text}}>{{/harm}}", "<\\x1b[2J\n=cmd()><=1+1><-5><a,b><>");
  expect("a.txt", "{{#harm}}{{text}};{{/harm}}", "\\x1b[2J\n=cmd();=1+1;-5;a,b;;");
  expect("a.csv", "{{#harm}}{{text}};{{/harm}}", "\"\\x1b[2J\n=cmd()\";\"'=1+1\";-5;\"a,b\";;");
  expect("a.css", "a{{b}}", "a{{b}}");
}

TEST(ways_to_write) {
  expect("a.html", "{{#shape}}{{count corners}} {{/shape}}", "4 0 1,048,576 ");
  expect("a.html",
         "{{#named}}{{count title}};{{/named}}",
         "&lt;/script&gt;{{title}};;A &lt;box&gt; &amp; more;");
  expect("a.html", "{{#shape}}{{anchor id}} {{/shape}}", "box disc it.27s.20.60odd.60.20.7c.20.22q.22 ");
  expect("a.html", "{{#corner}}{{percent at}} {{/corner}}", "0%200 1%200 none ");
  expect("a.md", "{{#shape}}`{{code id}}` {{/shape}}", "`box` `disc` `it's 'odd' | \"q\"` ");
  expect("a.html", "{{#shape}}{{{title}}} {{/shape}}", "A <box> & more  </script>{{title}} ");
  expect("a.html", "{{image stamp}}", "data:image/svg+xml,today &amp; now");
}

TEST(tags_alone_take_their_line) {
  expect("a.html",
         "<ul>\n  {{#corner shape=which}}\n  <li>{{at}}</li>\n  {{/corner}}\n{{! nothing }}\n</ul>\n",
         "<ul>\n  <li>none</li>\n</ul>\n");
}

TEST(templates_hold_others) {
  static const struct template TWO[] = {{"a.html", "{{#shape}}\n  {{>b.html}}\n{{/shape}}\n{{>c.css}}"},
                                        {"b.html", "<{{id}}>\n"},
                                        {"c.css", "p { }\n"}};
  char text[2000] = "", why[RENDER_WHY];
  assert_true(fill(TWO, 3, text, why));
  assert_string_equal(text, "<box>\n<disc>\n<it&#39;s `odd` | &quot;q&quot;>\np { }\n");
}

TEST(csv_of_a_view) {
  char text[2000] = "", why[RENDER_WHY];
  FILE *out = fmemopen(text, sizeof text, "w");
  assert_true(render_csv(out, db, "corner", "shape", "box", why));
  assert_false(render_csv(out, db, "nothing", NULL, NULL, why));
  assert_int_equal(fclose(out), 0);
  assert_non_null(strstr(why, "no such table"));
  assert_memory_equal(text, "shape,number,at\nbox,1,0 0\nbox,2,1 0\n", 36);
}

TEST(faults_name_template_and_line) {
  expect_fault("\n\n{{nothing}}", "page.html:3: {{nothing: no row around has such a column");
  expect_fault("{{#nothing}}{{/nothing}}", "page.html:1: {{#nothing: no such table: nothing");
  expect_fault("{{#shape}}\n{{nothing}}{{/shape}}", "page.html:2: {{nothing");
  expect_fault("{{#shape id=nothing}}{{/shape}}", "no row around has a column");
  expect_fault("{{#shape number=which}}{{/shape}}", "no such column");
  expect_fault("\n{{#shape}}", "page.html:2: {{#shape: is not ended");
  expect_fault("{{/shape}}", "ends no section");
  expect_fault("{{#shape}}{{/corner}}", "ends no section");
  expect_fault("{{#shape", "the tag has no end");
  expect_fault("{{a b c}}", "is no tag");
  expect_fault("{{a;b}}", "is no tag");
  expect_fault("{{#shape id]--}}{{/shape}}", "is no tag");
  expect_fault("{{loud stamp}}", "there is no such way");
  expect_fault("{{>page.html}}", "hold one another");
  expect_fault("{{>b.html}}", "there is no such template");
}

int main(void) { return unit_run(open_views, close_views); }
