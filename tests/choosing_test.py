#!/usr/bin/env python3
"""The code of docs/choosing.md, as it stands there, in every language: each golden row of small whole numbers, as it
is and as large as the page allows, in either order. What is contained, nearest and how far: the C is a plugin and is judged in a
campaign, and the others answer as it does. And no pair of shapes is missing there.   choosing_test.py ROOT GRAZE

    choosing_test.py ROOT --speed GRAZE     measures the table of speeds, and writes it into the page
"""
import csv
import itertools
import json
import os
import pathlib
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(sys.argv[1]).resolve()
CODE = dict(re.findall(r"^```(\w+)\n(.*?)^```$", (ROOT / "docs/choosing.md").read_text(), re.M | re.S))
RANGE = 16384

PAIRS = sorted(path.parent.name.replace("_", "-") for path in (ROOT / "algorithms").glob("*_*/house_*.c"))
# Polygons are told by no routine of this page, but by the house tests.
RINGS = [pair for pair in PAIRS if pair.endswith("-polygon")]
BEGIN, END = "<!-- BEGIN: choosing_test.py --speed -->\n", "<!-- END -->\n"

# What is told by corners and a radius, from the columns of a shape.
CORNERS = {"point": 1, "disc": 1, "segment": 2, "capsule": 2, "triangle": 3, "quad": 4}


def scaled(kinds, numbers):
    """Beside an ellipse: x times ry and y times rx, and the ellipse is a disc."""
    if "ellipse" not in kinds:
        return kinds, numbers
    _, _, rx, ry = numbers[kinds.index("ellipse")]
    both = [[v * (rx if k % 2 else ry) for k, v in enumerate(n[:2] if kind == "ellipse" else n)] for kind, n in zip(kinds, numbers)]
    return ["disc" if kind == "ellipse" else kind for kind in kinds], [n + [rx * ry] if kind == "ellipse" else n for kind, n in zip(kinds, both)]


def shape(kind, n):
    if kind in ("box", "rounded"):
        x, y, w, h, r = [*n, 0][:5]
        left, top, right, bottom = x + r, y + r, x + w - r, y + h - r
        return [left, top, right, top, right, bottom, left, bottom], r
    count = 2 * CORNERS[kind]
    return list(n[:count]), n[count] if len(n) > count else 0


def whole(texts):
    numbers = [float.fromhex(text) if "x" in text else float(text) for text in texts]
    if all(n.is_integer() and abs(n) <= RANGE for n in numbers):
        return [int(n) for n in numbers]
    return None


def rows(path):
    with open(path, newline="", encoding="utf-8") as file:
        yield from csv.DictReader(file)


def as_large(parts):
    most = max(abs(n) for part in parts for n in part) or 1
    return [parts, [[n * (RANGE // most) for n in part] for part in parts]] if most <= RANGE else []


def questions():
    """Lines of a function, its numbers, and the right answer: closed. None: what the C says, which judged() holds to the reference."""
    for path in sorted((ROOT / "tests/golden/hulls").glob("*.csv")):
        kinds = path.stem.split("_")
        for count, row in enumerate(rows(path)):
            if row["relation"] == "invalid":
                continue
            numbers = [whole([v for k, v in row.items() if k.startswith(side)]) for side in ("a_", "b_")]
            if None in numbers or ("ellipse" in kinds and 0 in numbers[kinds.index("ellipse")][2:]):
                continue
            (a, r), (b, s) = (shape(kind, n) for kind, n in zip(*scaled(kinds, numbers)))
            for a, b, (r, s) in as_large([a, b, [r, s]]):
                yield f"meets {len(a) // 2} {len(b) // 2} {r + s}", a + b, row["relation"] != "apart"
                yield f"meets {len(b) // 2} {len(a) // 2} {r + s}", b + a, row["relation"] != "apart"
                if count % 8 == 0:
                    yield f"contains {len(a) // 2} {len(b) // 2} {r} {s}", a + b, None
                    yield f"contains {len(b) // 2} {len(a) // 2} {s} {r}", b + a, None
                    yield f"distance {len(a) // 2} {len(b) // 2} {r + s} 0", a + b, None
                    yield f"nearest 1 {len(a) // 2} {r} 0", b[:2] + a, None
    # The disc of radius 16,000 is before the side by one part in 10^16: a double does not hold both squares.
    yield "meets 2 1 16000", [0, 0, 8000, 1, -1, 16000], False
    yield "meets 1 2 16001", [-1, 16000, 0, 0, 8000, 1], True
    for stem, function in (("java_ltrb", "box_box"), ("cs_circle_circle", "disc_disc"), ("py_clamp_circle_rect_int", "disc_box")):
        for row in rows(ROOT / f"tests/golden/{stem}.csv"):
            n = whole([row[k] for k in list(row)[: 6 if function == "disc_disc" else 7 + (function == "box_box")]])
            if n is None or row["relation"] == "invalid":
                continue
            if function == "disc_box":
                n[5:] = [n[3] + n[5], n[4] + n[6]]
            for (n,) in as_large([n]):
                yield function, n, row["relation"] != "apart"


# The C of the page as a plugin: every question of every pair of shapes, of whole numbers.
PLUGIN = """#include "graze_plugin.h"
@CODE@
struct read {
  struct corner at[4];
  int corners;
  long long r;
  const int32_t *rest;
};
static struct read outline(const int32_t *n, int corners, int radius) {
  struct read read = {{{0}}, corners, radius ? n[2 * corners] : 0, n + 2 * corners + radius};
  for (int k = 0; k < corners; k++)
    read.at[k].x = n[2 * k], read.at[k].y = n[2 * k + 1];
  return read;
}
static struct read point(const int32_t *n) { return outline(n, 1, 0); }
static struct read disc(const int32_t *n) { return outline(n, 1, 1); }
static struct read segment(const int32_t *n) { return outline(n, 2, 0); }
static struct read capsule(const int32_t *n) { return outline(n, 2, 1); }
static struct read triangle(const int32_t *n) { return outline(n, 3, 0); }
static struct read quad(const int32_t *n) { return outline(n, 4, 0); }
static struct read box(const int32_t *n) {
  const struct read read = {{{n[0], n[1]}, {n[2], n[1]}, {n[2], n[3]}, {n[0], n[3]}}, 4, 0, n + 4};
  return read;
}
#define CONTAINS(A, B) \\
  static int A##_contains_##B(const int32_t *n) { \\
    const struct read a = A(n), b = B(a.rest); \\
    return contains(a.at, a.corners, a.r, b.at, b.corners, b.r); \\
  }
#define DISTANCE(A, B) \\
  static int A##_distance_##B(const int32_t *n, double *v) { \\
    const struct read a = A(n), b = B(a.rest); \\
    return v[0] = distance(a.at, a.corners, b.at, b.corners, a.r + b.r), 1; \\
  }
#define NEAREST(A, B) \\
  static int A##_nearest_##B(const int32_t *n, double *v) { \\
    const struct read a = A(n), b = B(a.rest); \\
    return nearest(a.at[0], b.at, b.corners, b.r, v), 1; \\
  }
@FUNCTIONS@
static const struct graze_test tests[] = {@TESTS@};
GRAZE_PLUGIN(tests)
"""
TEST = '{{.id = "{name}", .form = "{form}", .contract = "{contract}", .low = {low}, .high = {high}, .{field} = {{.i32 = {name}}}}},\n'
KINDS = [*CORNERS, "box"]


def judged(graze, folder):
    """The page's C before the reference, in a campaign."""
    ask = [("contains", a, b) for a in KINDS if a not in ("point", "segment") for b in KINDS]
    ask += [("distance", a, b) for a, b in itertools.combinations_with_replacement(KINDS, 2) if b != "point"]
    ask += [("nearest", "point", b) for b in KINDS if b != "point"]
    ask = [(f"{a}_{question}_{b}", question, a, b) for question, a, b in ask]
    layout = {kind: "box-ltrb" if kind == "box" else kind for kind in KINDS}
    functions = "".join(f"{question.upper()}({a}, {b})\n" for _, question, a, b in ask)
    tests = "".join(TEST.format(name=name, form=f"{question} {layout[a]} {layout[b]} i32", low=-RANGE, high=RANGE,
                                contract="closed" if question == "contains" else "zero", field="answer" if question == "contains" else "values")
                    for name, question, a, b in ask)
    text = PLUGIN.replace("@CODE@", CODE["c"]).replace("@FUNCTIONS@", functions).replace("@TESTS@", tests)
    (folder / "page.c").write_text(text)
    subprocess.run(["cc", "-O1", "-w", "-shared", "-fPIC", f"-I{ROOT}/fuzz", "page.c", "-o", "page.so", "-lm"], cwd=folder, check=True)
    cases = "2^20" if os.environ.get("GRAZE_LONG") else "2^14"
    ran = subprocess.run([graze, "fuzz", "--plugin", "./page.so", "--cases", cases, "--survey", "no", "--out", "page.db"], cwd=folder, capture_output=True, text=True)
    with sqlite3.connect(folder / "page.db") as db:
        tests, judged, wrong = db.execute("SELECT count(*), sum(judged), sum(wrong) FROM verdicts").fetchone()
    print(f"c: {judged} answers of {tests} tests judged, {wrong} wrong")
    return tests == len(ask) and judged > 100 * tests and wrong == 0 and ran.returncode == 0


# The same calls, over and over: nanoseconds a call, the median of seven.
TIMED = """#include <stdio.h>
#include <stdlib.h>
#include <time.h>
@CODE@
enum { MOST = 4000 };
static long long k[MOST][20];
static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}
static int by_size(const void *a, const void *b) { return (*(const double *)a > *(const double *)b) - (*(const double *)a < *(const double *)b); }
static int ask(const long long *n) { return @CALL@; }
int main(void) {
  int count = 0;
  double ns[7];
  volatile long long hits = 0;
  for (; count < MOST; count++)
    for (int c = 0; c < @COLUMNS@; c++)
      if (scanf("%lld", &k[count][c]) != 1)
        goto read;
read:
  for (int round = 0; round < 7; round++) {
    const double start = now();
    long calls = 0;
    do {
      for (int row = 0; row < count; row++)
        hits += ask(k[row]);
      calls += count;
    } while (now() - start < 5e7);
    ns[round] = (now() - start) / (double)calls;
  }
  qsort(ns, 7, sizeof ns[0], by_size);
  printf("%.1f\\n", ns[3]);
}
"""
SHORT = {"box-box": ("box_meets_box", "java_ltrb"), "point-box": ("box_meets_box", "java_ltrb"), "disc-disc": ("disc_meets_disc", "cs_circle_circle"),
         "point-disc": ("disc_meets_disc", "cs_circle_circle"), "disc-box": ("disc_meets_box", "py_clamp_circle_rect_int")}


def timed(pair, work):
    """Of the page's C: the function to take, and its nanoseconds on the pair's golden rows."""
    function, stem = SHORT.get(pair, ("meets", pair.replace("-", "_")))
    if pair in SHORT:
        columns = {"box_meets_box": 8, "disc_meets_disc": 6, "disc_meets_box": 7}[function]
        lines = [n[:columns] for n in (whole(list(row.values())[:columns]) for row in rows(ROOT / f"tests/golden/{stem}.csv")) if n]
        call = f"{function}({', '.join(f'n[{k}]' for k in range(columns))})"
    else:
        lines, (a, b) = [], pair.split("-")
        path = next(p for p in (ROOT / "tests/golden/hulls").glob("*.csv") if sorted(p.stem.split("_")) == sorted((a, b)))
        for row in rows(path):
            numbers = [whole([v for k, v in row.items() if k.startswith(side)]) for side in ("a_", "b_")]
            if row["relation"] == "invalid" or None in numbers:
                continue
            (one, r), (two, s) = (shape(kind, n) for kind, n in zip(*scaled(path.stem.split("_"), numbers)))
            lines.append([r + s] + one + two)
            n, m = len(one) // 2, len(two) // 2
        columns = 1 + 2 * (n + m)
        call = f"meets((const struct corner *)(n + 1), {n}, (const struct corner *)(n + {1 + 2 * n}), {m}, n[0])"
    text = TIMED.replace("@CODE@", CODE["c"]).replace("@CALL@", call).replace("@COLUMNS@", str(columns))
    source = pathlib.Path(work) / "timed.c"
    source.write_text(text)
    subprocess.run(["clang", "-O2", "-w", str(source), "-o", str(source.with_suffix(""))], check=True)
    lines = "\n".join(" ".join(map(str, line)) for line in lines[:4000])
    return function, float(subprocess.run([str(source.with_suffix(""))], input=lines, capture_output=True, text=True, check=True).stdout)


def speeds(graze, work):
    """Nanoseconds of each test, in batches, by the survey."""
    told = {test["id"]: test for role in ("house", "taught", "published", "tutorial") for test in
            json.loads(subprocess.run([graze, "list", "--role", role, "--json"], capture_output=True, text=True, check=True).stdout)}
    store = str(pathlib.Path(work) / "speed.db")
    subprocess.run([graze, "fuzz", "--tests", ",".join(told), "--cases", "2^6", "--out", store], stdout=subprocess.DEVNULL, check=False)
    with sqlite3.connect(store) as db:
        ns = dict(db.execute("SELECT test, min(nanoseconds) FROM speed WHERE level <> 'one' GROUP BY test"))
    return [(test, ns[name]) for name, test in told.items() if name in ns]


def kind_of(test):
    if test["role"] == "house":
        return "house" if test["form"].endswith("i32") and test["contract"] == "closed" else None
    if test["wrong"] == "-" or "without area" in test["wrong"]:
        return "exact"
    return "rounded" if test["wrong"].startswith("what is rounded") else "wrong"


def speed_table(graze):
    with tempfile.TemporaryDirectory() as work:
        tests = speeds(graze, work)
        lines = ["| pair | take | ns | every number of 32 bits | others that are right | rounded | wrong elsewhere too |", "|---|---|---|---|---|---|---|"]
        for pair in [pair for pair in PAIRS if pair not in RINGS]:
            function, mine = timed(pair, work)
            cells = {kind: sorted((ns, test["id"]) for test, ns in tests if test["pair"] == pair and kind_of(test) == kind) for kind in ("house", "exact", "rounded", "wrong")}
            shown = [", ".join(f"`{name}` {ns / mine:.2g}" for ns, name in cells[kind][:2]) for kind in ("house", "exact", "rounded", "wrong")]
            lines.append(f"| {pair.replace('-', '–')} | `{function}` | {mine:.2g} | " + " | ".join(shown) + " |")
            print(lines[-1], flush=True)
    page = ROOT / "docs/choosing.md"
    text = page.read_text()
    page.write_text(text.split(BEGIN)[0] + BEGIN + "\n" + "\n".join(lines) + "\n\n" + END + text.split(END)[1])


C = """#include <stdio.h>
#include <string.h>
@CODE@
int main(void) {
  char word[16];
  while (scanf("%15s", word) == 1) {
    long long k[20] = {0};
    struct corner c[8];
    double q[2];
    int n = 0;
    if (strchr(word, '_') == NULL) {
      if (scanf("%lld %lld %lld", &k[0], &k[1], &k[2]) != 3 || (word[0] != 'm' && scanf("%lld", &k[3]) != 1))
        return 1;
      for (n = 0; n < k[0] + k[1]; n++)
        if (scanf("%lld %lld", &c[n].x, &c[n].y) != 2)
          return 1;
      if (word[0] == 'd')
        printf("%.17g\\n", distance(c, (int)k[0], c + k[0], (int)k[1], k[2]));
      else if (word[0] == 'n')
        nearest(c[0], c + 1, (int)k[1], k[2], q), printf("%.17g %.17g\\n", q[0], q[1]);
      else if (word[0] == 'c')
        puts(contains(c, (int)k[0], k[2], c + k[0], (int)k[1], k[3]) ? "1" : "0");
      else
        puts(meets(c, (int)k[0], c + k[0], (int)k[1], k[2]) ? "1" : "0");
      continue;
    }
    const int count = strcmp(word, "box_box") == 0 ? 8 : strcmp(word, "disc_disc") == 0 ? 6 : 7;
    for (; n < count; n++)
      if (scanf("%lld", &k[n]) != 1)
        return 1;
    puts((count == 8   ? box_meets_box(k[0], k[1], k[2], k[3], k[4], k[5], k[6], k[7])
          : count == 6 ? disc_meets_disc(k[0], k[1], k[2], k[3], k[4], k[5])
                       : disc_meets_box(k[0], k[1], k[2], k[3], k[4], k[5], k[6])) ? "1" : "0");
  }
}
"""
JS = """@CODE@
const short = {box_box: boxMeetsBox, disc_disc: discMeetsDisc, disc_box: discMeetsBox};
const lines = require('fs').readFileSync(0, 'utf8').trim().split('\\n').map(line => {
  const [word, ...rest] = line.split(' '), n = rest.map(Number), at = k => ({x: n[k], y: n[k + 1]});
  if (word in short) return Number(short[word](...n));
  const corners = Array.from({length: n[0] + n[1]}, (_, k) => at((word === 'meets' ? 3 : 4) + 2 * k)), a = corners.slice(0, n[0]), b = corners.slice(n[0]);
  if (word === 'distance') return distance(a, b, n[2]);
  if (word === 'nearest') return (({x, y}) => x + ' ' + y)(nearest(a[0], b, n[2]));
  return Number(word === 'contains' ? contains(a, n[2], b, n[3]) : meets(a, b, n[2]));
});
console.log(lines.join('\\n'));
"""
PYTHON = """@CODE@
import sys
SHORT = {"box_box": box_meets_box, "disc_disc": disc_meets_disc, "disc_box": disc_meets_box}
for line in sys.stdin:
    word, *n = line.split()
    n = [int(k) for k in n]
    if word in SHORT:
        print(int(SHORT[word](*n)))
        continue
    first = 3 if word == "meets" else 4
    corners = list(zip(n[first::2], n[first + 1 :: 2]))
    a, b = corners[: n[0]], corners[n[0] :]
    if word == "distance":
        print(distance(a, b, n[2]))
    elif word == "nearest":
        print(*nearest(a[0], b, n[2]))
    else:
        print(int(contains(a, n[2], b, n[3]) if word == "contains" else meets(a, b, n[2])))
"""
# Java and C# differ in how they read a line, and in capitals.
BOTH = """{
    var said = new @BUILDER@();
    for (String line; (line = @READ@) != null;) {
        String[] word = line.@SPLIT@;
        long[] n = new long[word.@LENGTH@ - 1];
        for (int k = 0; k < n.@LENGTH@; k++) n[k] = @PARSE@(word[k + 1]);
        boolean hit;
        if (word[0].@INDEX@('_') < 0) {
            long[][] a = new long[(int) n[0]][], b = new long[(int) n[1]][];
            int first = word[0].@EQUALS@("meets") ? 3 : 4;
            for (int k = 0; k < n[0] + n[1]; k++) {
                long[] corner = {n[first + 2 * k], n[first + 1 + 2 * k]};
                if (k < n[0]) a[k] = corner; else b[k - (int) n[0]] = corner;
            }
            if (word[0].@EQUALS@("distance")) {
                said.@APPEND@(@REAL@(Hits.distance(a, b, n[2])) + "\\n");
                continue;
            }
            if (word[0].@EQUALS@("nearest")) {
                double[] q = Hits.nearest(a[0], b, n[2]);
                said.@APPEND@(@REAL@(q[0]) + " " + @REAL@(q[1]) + "\\n");
                continue;
            }
            hit = first == 3 ? Hits.meets(a, b, n[2]) : Hits.contains(a, n[2], b, n[3]);
        } else if (word[0].@EQUALS@("box_box")) hit = Hits.boxMeetsBox(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7]);
        else if (word[0].@EQUALS@("disc_disc")) hit = Hits.discMeetsDisc(n[0], n[1], n[2], n[3], n[4], n[5]);
        else hit = Hits.discMeetsBox(n[0], n[1], n[2], n[3], n[4], n[5], n[6]);
        said.@APPEND@(hit ? "1\\n" : "0\\n");
    }
    @PRINT@(said.@TEXT@());
}"""


def both(**words):
    return re.sub(r"@(\w+)@", lambda m: words[m[1].lower()], BOTH)


JAVA = "@CODE@\nclass Main { public static void main(String[] a0) throws Exception { var in = new java.io.BufferedReader(new java.io.InputStreamReader(System.in));\n" + both(
    builder="StringBuilder", read="in.readLine()", split='split(" ")', length="length", parse="Long.parseLong", equals="equals",
    append="append", index="indexOf", real="Double.toString", print="System.out.print", text="toString") + "}}\n"
CSHARP = "@CODE@\nstatic class Program { static string R(double v) { return v.ToString(\"R\", System.Globalization.CultureInfo.InvariantCulture); }\nstatic void Main()\n" + re.sub(
    r"Hits\.(\w)", lambda m: f"Hits.{m[1].upper()}", both(
        builder="System.Text.StringBuilder", read="System.Console.ReadLine()", split="Split(' ')", length="Length", parse="long.Parse",
        equals="Equals", append="Append", index="IndexOf", real="R", print="System.Console.Write", text="ToString")
).replace("boolean ", "bool ").replace("String ", "string ").replace("String[]", "string[]") + "}\n"

RUST = """@CODE@
fn main() {
    for line in std::io::stdin().lines().map(|line| line.unwrap()) {
        let mut words = line.split(' ');
        let word = words.next().unwrap();
        let n: Vec<i64> = words.map(|w| w.parse().unwrap()).collect();
        let first = if word == "meets" { 3 } else { 4 };
        let corners: Vec<Corner> = n[first..].chunks_exact(2).map(|c| (c[0], c[1])).collect();
        let (a, b) = corners.split_at(if word.contains('_') { 0 } else { n[0] as usize });
        let hit = match word {
            "distance" => {
                println!("{}", distance(a, b, n[2]));
                continue;
            }
            "nearest" => {
                let q = nearest(a[0], b, n[2]);
                println!("{} {}", q.0, q.1);
                continue;
            }
            "contains" => contains(a, n[2], b, n[3]),
            "meets" => meets(a, b, n[2]),
            "box_box" => box_meets_box(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7]),
            "disc_disc" => disc_meets_disc(n[0], n[1], n[2], n[3], n[4], n[5]),
            _ => disc_meets_box(n[0], n[1], n[2], n[3], n[4], n[5], n[6]),
        };
        println!("{}", hit as i32);
    }
}
"""
GO = """package main

import (
	"bufio"
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
)

@CODE@
func main() {
	lines, out := bufio.NewScanner(os.Stdin), bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for lines.Scan() {
		words := strings.Split(lines.Text(), " ")
		n := make([]int64, len(words)-1)
		for k := range n {
			n[k], _ = strconv.ParseInt(words[k+1], 10, 64)
		}
		hit := false
		switch words[0] {
		case "meets", "contains", "distance", "nearest":
			var corners []Corner
			for k := 4 - len(n)%2; k < len(n); k += 2 {
				corners = append(corners, Corner{n[k], n[k+1]})
			}
			a, b := corners[:n[0]], corners[n[0]:]
			if words[0] == "distance" {
				fmt.Fprintln(out, Distance(a, b, n[2]))
				continue
			}
			if words[0] == "nearest" {
				x, y := Nearest(a[0], b, n[2])
				fmt.Fprintln(out, x, y)
				continue
			}
			if words[0] == "contains" {
				hit = Contains(a, n[2], b, n[3])
			} else {
				hit = Meets(a, b, n[2])
			}
		case "box_box":
			hit = BoxMeetsBox(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7])
		case "disc_disc":
			hit = DiscMeetsDisc(n[0], n[1], n[2], n[3], n[4], n[5])
		default:
			hit = DiscMeetsBox(n[0], n[1], n[2], n[3], n[4], n[5], n[6])
		}
		if hit {
			out.WriteString("1\\n")
		} else {
			out.WriteString("0\\n")
		}
	}
}
"""

# Language: the file, its text, how it is built, how it is run.
LANGUAGES = {
    "c": ("main.c", C, "cc -std=c17 -O1 -Wall -Wextra -Werror -fsanitize=undefined -fno-sanitize-recover main.c -o main -lm", "./main"),
    "js": ("main.js", JS, "", "node main.js"),
    "python": ("main.py", PYTHON, "", "python3 main.py"),
    "java": ("Main.java", JAVA, "javac -Xlint:all -Werror Main.java", "java -Xshare:auto -XX:TieredStopAtLevel=1 Main"),
    "cpp": ("main.cpp", C, "c++ -std=c++17 -O1 -Wall -Wextra -Werror main.cpp -o main_cpp", "./main_cpp"),
    "rust": ("main.rs", RUST, "rustc -D warnings -A clippy::all main.rs -o main_rs", "./main_rs"),
    "go": ("main.go", GO, "go build -o main_go main.go", "./main_go"),
    "csharp": ("main.cs", CSHARP, "mcs -warnaserror main.cs -out:main.exe", "mono main.exe"),
}


def missing_pairs():
    """Of the table of methods, and of that of speeds."""
    parts = (ROOT / "docs/choosing.md").read_text().split(BEGIN)
    named = [set(re.findall(r"(?<![\w–])(\w+–\w+)(?=[,| ])", "\n".join(line.split("|")[1] + " " for line in part.splitlines() if line.startswith("| ")))) for part in parts]
    return [pair for pair in PAIRS for names in named[:1 if pair in RINGS else None] if pair.replace("-", "–") not in names]


def is_same(one, other):
    """Numbers of 16,384 and less: to a few units in the last place."""
    return len(one.split()) == len(other.split()) and all(abs(float(a) - float(b)) <= 1e-10 for a, b in zip(one.split(), other.split()))


def main():
    if len(PAIRS) != 49 or missing_pairs():
        sys.exit(f"docs/choosing.md: of {len(PAIRS)} pairs, missing in a table: {missing_pairs()}")
    asked = list(questions())
    lines = "".join(f"{word} {' '.join(map(str, numbers))}\n" for word, numbers, _ in asked)
    if len(asked) < 30000 or any(abs(n) > RANGE * 2 for _, numbers, _ in asked for n in numbers):
        sys.exit(f"{len(asked)} questions, expected 30,000 within the range")
    CODE["cpp"] = CODE["c"]
    if set(CODE) != set(LANGUAGES):
        sys.exit(f"docs/choosing.md has code in {sorted(CODE)}, expected {sorted(LANGUAGES)}")
    wrong, of_c = 0, None
    with tempfile.TemporaryDirectory() as folder:
        wrong += not judged(sys.argv[2], pathlib.Path(folder))
        for language, (file, text, build, run) in LANGUAGES.items():
            missing = [tool for tool in (build.split()[:1] + run.split()[:1]) if "/" not in tool and shutil.which(tool) is None]
            if missing:
                print(f"{language}: not tried, there is no {missing[0]}")
                continue
            (pathlib.Path(folder) / file).write_text(text.replace("@CODE@", CODE[language]))
            if build:
                subprocess.run(build.split(), cwd=folder, check=True)
            said = subprocess.run(run.split(), cwd=folder, input=lines, capture_output=True, text=True, check=True).stdout.splitlines()
            of_c = of_c or said
            bad = [q for q, s, c in zip(asked, said, of_c, strict=True) if not (is_same(s, c) if q[2] is None else s == str(int(q[2])))]
            print(f"{language}: {len(said)} answers, {len(bad)} wrong", *(bad[:1] or [""]))
            wrong += len(bad)
    sys.exit(wrong > 0)


if "--speed" in sys.argv:
    speed_table(sys.argv[-1])
else:
    main()
