#include "language.h"

#include <string.h>

extern const char graze_new_c[], graze_new_cpp[], graze_new_js[], graze_new_py[], graze_new_java[],
    graze_new_cs[], graze_new_csproj[], graze_new_rs[], graze_new_go[], graze_plugin_header[];

#define ON_PAPER "This sample is right on paper; "
static const char ROUNDS[] = ON_PAPER "in @number@ its sums and squares are rounded, and overflow.";
static const char WRAPS[] = ON_PAPER "in @number@ its sums and squares wrap around.";
static const char WRAPS_SO[] = ON_PAPER "in @number@ its sums and squares wrap around (-fwrapv).";
static const char IN_F64[] = ON_PAPER "of f32 numbers its sums and squares are rounded to f64.";
static const char TO_53_BITS[] = ON_PAPER "beyond 2^53 its sums and squares are rounded.";
static const char NO_END[] = "This sample is right: whole numbers have no end here.";
static const char BIG[] =
    "This sample is right: BigInt has no end. Number is faster, and rounds beyond 2^53.";

/* By type, in the order i32, i64, f32, f64. */
#define BY_TYPE(I32, I64, F32, F64)                                                                          \
  { [TYPE_I32] = (I32), [TYPE_I64] = (I64), [TYPE_F32] = (F32), [TYPE_F64] = (F64) }
#define C_WORDS                                                                                              \
  .fuzz = "@graze@ fuzz --plugin @name@/@name@.so",                                                          \
  .type = BY_TYPE("int32_t", "int64_t", "float", "double"), .read = BY_TYPE("", "", "", ""),                 \
  .remark = BY_TYPE(WRAPS_SO, WRAPS_SO, ROUNDS, ROUNDS), .let = "  const @type@ @name@ = @value@;\n",        \
  .clamp = "  const @type@ @name@ = @v@ < @low@ ? @low@ : @v@ > @high@ ? @high@ : @v@;\n",                   \
  .result = "  return @value@;\n", .both = "&&"

static const struct language LANGUAGES[] = {
    {.name = "c",
     .files = {{"@name@.c", graze_new_c}, {"graze_plugin.h", graze_plugin_header}},
     .build = "cc -O2 @wrap@-shared -fPIC @name@/@name@.c -o @name@/@name@.so",
     C_WORDS},
    {.name = "cpp",
     .files = {{"@name@.cpp", graze_new_cpp}, {"graze_plugin.h", graze_plugin_header}},
     .build = "c++ -std=c++20 -O2 @wrap@-shared -fPIC @name@/@name@.cpp -o @name@/@name@.so",
     C_WORDS},
    {.name = "js",
     .files = {{"@name@.js", graze_new_js}},
     .fuzz = "@graze@ fuzz --command 'node @name@/@name@.js' --form '@form@'",
     .type = BY_TYPE("", "", "", ""),
     .read = BY_TYPE("Number", "BigInt", "Math.fround", "Number"),
     .remark = BY_TYPE(TO_53_BITS, BIG, IN_F64, ROUNDS),
     .let = "  const @name@ = @value@;\n",
     .clamp = "  const @name@ = @v@ < @low@ ? @low@ : @v@ > @high@ ? @high@ : @v@;\n",
     .result = "  return @value@;\n",
     .both = "&&",
     .one_i64 = "1n"},
    {.name = "python",
     .files = {{"@name@.py", graze_new_py}},
     .fuzz = "@graze@ fuzz --command 'python3 @name@/@name@.py' --form '@form@'",
     .type = BY_TYPE("", "", "", ""),
     .read = BY_TYPE("map(int, line.split())",
                     "map(int, line.split())",
                     "array(\"f\", map(float, line.split()))",
                     "map(float, line.split())"),
     .remark = BY_TYPE(NO_END, NO_END, IN_F64, ROUNDS),
     .let = "    @name@ = @value@\n",
     .clamp = "    @name@ = max(@low@, min(@v@, @high@))\n",
     .result = "    return @value@\n",
     .both = "and",
     .import_f32 = "from array import array\n"},
    {.name = "java",
     .files = {{"Main.java", graze_new_java}},
     .build = "javac -d @name@ @name@/Main.java",
     .fuzz = "@graze@ fuzz --command 'java -cp @name@ Main' --form '@form@' --name @name@",
     .type = BY_TYPE("int", "long", "float", "double"),
     .read = BY_TYPE("Integer.parseInt", "Long.parseLong", "Float.parseFloat", "Double.parseDouble"),
     .remark = BY_TYPE(WRAPS, WRAPS, ROUNDS, ROUNDS),
     .let = "    @type@ @name@ = @value@;\n",
     .clamp = "    @type@ @name@ = Math.max(@low@, Math.min(@v@, @high@));\n",
     .result = "    return @value@;\n",
     .both = "&&"},
    {.name = "csharp",
     .files = {{"Program.cs", graze_new_cs}, {"@name@.csproj", graze_new_csproj}},
     .build = "dotnet build @name@ -c Release -o @name@/bin",
     .fuzz = "@graze@ fuzz --command 'dotnet @name@/bin/@name@.dll' --form '@form@'",
     .type = BY_TYPE("int", "long", "float", "double"),
     .read = BY_TYPE("", "", "", ""),
     .remark = BY_TYPE(WRAPS, WRAPS, ROUNDS, ROUNDS),
     .let = "        @type@ @name@ = @value@;\n",
     .clamp = "        @type@ @name@ = Math.Max(@low@, Math.Min(@v@, @high@));\n",
     .result = "        return @value@;\n",
     .both = "&&"},
    {.name = "rust",
     .files = {{"main.rs", graze_new_rs}},
     .build = "rustc -O @name@/main.rs -o @name@/@name@",
     .fuzz = "@graze@ fuzz --command @name@/@name@ --form '@form@'",
     .type = BY_TYPE("i32", "i64", "f32", "f64"),
     .read = BY_TYPE("", "", "", ""),
     .remark = BY_TYPE(WRAPS, WRAPS, ROUNDS, ROUNDS),
     .let = "    let @name@ = @value@;\n",
     .clamp = "    let @name@ = @v@.min(@high@).max(@low@);\n",
     .result = "    @value@\n",
     .both = "&&"},
    {.name = "go",
     .files = {{"main.go", graze_new_go}},
     .build = "go build -o @name@/@name@ @name@/main.go",
     .fuzz = "@graze@ fuzz --command @name@/@name@ --form '@form@'",
     .type = BY_TYPE("int32", "int64", "float32", "float64"),
     .read = BY_TYPE("strconv.ParseInt(word, 10, 32)",
                     "strconv.ParseInt(word, 10, 64)",
                     "strconv.ParseFloat(word, 32)",
                     "strconv.ParseFloat(word, 64)"),
     .remark = BY_TYPE(WRAPS, WRAPS, ROUNDS, ROUNDS),
     .let = "\t@name@ := @value@\n",
     .clamp = "\t@name@ := @v@\n\tif @v@ < @low@ {\n\t\t@name@ = @low@\n\t} else if @v@ > @high@ "
              "{\n\t\t@name@ = @high@\n\t}\n",
     .result = "\treturn @value@\n",
     .both = "&&"},
};

const struct language *language_named(const char *name) {
  for (size_t k = 0; k < sizeof LANGUAGES / sizeof LANGUAGES[0]; k++)
    if (strcmp(LANGUAGES[k].name, name) == 0)
      return &LANGUAGES[k];
  return NULL;
}
