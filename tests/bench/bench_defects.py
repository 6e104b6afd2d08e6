#!/usr/bin/env python3
"""Tries the planted defects of tests/defects: found or not, after how many cases, called what, and the smallest case.

    bench_defects.py GRAZE ROOT [--cases N] [--beside SECONDS] [--rights] [NAME...]
    bench_defects.py GRAZE ROOT --museum BUILD [--beside SECONDS] [--write] [NAME...]

Each is a plugin of its own, wrong in one way; its first comment says what graze has to call it, and under which reading it is
right, if there is one ("Right if ..."), or what its wrong answers share ("Wrong where ..."), and what mends them ("A mend: ...", "No mend").
Right ones stand among them, with --rights alone; those that are right but for a hair may be found out by no more than that. Advice is
held against the comment; where it says how to call the test, or has code that mends its answers, that is tried as a test of its own, with
other cases. --beside gives plain libFuzzer and Hypothesis as many seconds for each. Exit code 1: one is
not found, a right one is accused, advice is false, or more than one in twenty is called something else.

--museum races on tests that are published or taught instead, and wrong: graze's mix, uniform numbers, libFuzzer, Hypothesis,
until one is plainly wrong (exhibit.h), in that order and in one run. Cases and seconds of processor time, the median of three
seeds; a dash: not found with the first, or with both others. --write writes algorithms/published/soon.txt, with names their lines alone.
"""
import argparse
import collections
import concurrent.futures
import contextlib
import ctypes
import datetime
import functools
import json
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
import tempfile

SOON = """# Until a test is plainly wrong (tests/bench/exhibit.h), by scripts/bench museum --write. Cases and seconds of processor time are
# the median of three seeds; a dash: not found with the first, or with both others.
# test | stood, days | graze: cases | s | uniform numbers: cases | s | libFuzzer: cases | s | Hypothesis: cases | s | how long each, when
"""
CTYPES = {"i32": ctypes.c_int32, "i64": ctypes.c_int64, "f32": ctypes.c_float, "f64": ctypes.c_double}
FUZZER = """
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static unsigned long runs;
  static double start;
  _Alignas(8) char numbers[1024] = {0};
  memcpy(numbers, data, size < sizeof numbers ? size : sizeof numbers);
  start = runs++ == 0 ? now() : start;
  if (runs % 1024 == 0 && now() - start > SECONDS)
    _exit(1);
  if (defect_wrong((const void *)numbers)) {
    printf("%lu %.9f\\n", runs, now() - start);
    fflush(stdout);
    _exit(0);
  }
  return 0;
}
"""
# A plugin called as the advice says.
MENDED = """#include "graze_plugin.h"
#include <dlfcn.h>
static int answer(const {kind} *n) {{
  static const struct graze_plugin *plugin;
  if (plugin == NULL)
    plugin = ((const struct graze_plugin *(*)(void))dlsym(dlopen("{plugin}", RTLD_NOW), "graze_plugin"))();
  const {kind} {names};
  const {kind} mended[] = {{{mend}}};
  const double most = plugin->test[0].high;
  for (unsigned k = 0; most > 0 && k < sizeof mended / sizeof *mended; k++)
    if (mended[k] > most || mended[k] < -most)
      return GRAZE_DECLINED;
  return plugin->test[0].answer.{type}(mended){clause};
}}
static const struct graze_test tests[] = {{{{.id = "mended", .form = "{form}", .contract = "{contract}", .low = -{up_to}, .high = {up_to}, .answer = {{.{type} = answer}}}}}};
GRAZE_PLUGIN(tests)
"""
# Of every defect and exhibit: `wrong(numbers)`, by its library or by a process that is asked.
LIBRARY = "function = ctypes.CDLL({path!r}).defect_wrong\nwrong = lambda numbers: function((kind * {count})(*numbers))\n"
PROCESS = """import subprocess
asked = subprocess.Popen({words!r}, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
def wrong(numbers):
    print(*(kind(n).value.hex() if isinstance(n, float) else n for n in numbers), file=asked.stdin, flush=True)
    return asked.stdout.readline() == '1\\n'
"""


class Defect:
    """One file: what is wrong, what it is to be called, and its form."""

    def __init__(self, folder, name):
        self.name, self.path = name, os.path.join(folder, name + ".c")
        with open(self.path, encoding="utf-8") as file:
            self.text = file.read()
        comment = re.sub(r"\n \* ", " ", re.match(r"/\* (.*?)\.?\s\*/", self.text, re.DOTALL)[1]).strip().rstrip(".")
        self.words = re.match("[^:.,]*", comment)[0]
        self.advice = {"right if " + advice for advice in re.findall(r"[Rr]ight if (.*?)(?:\. |$)", comment)}
        self.rules = set(re.findall(r"Wrong where (.*?)(?:\. |$)", comment))
        self.mends = set(re.findall(r"A mend: (.*?)(?:\. |$)", comment))
        self.has_none = "No mend" in comment
        self.type = (re.search(r"\b([if](?:32|64)),", self.text) or (0, "f64" if "DOUBLES(" in self.text else "i32"))[1]
        self.is_right = self.words.startswith("right")
        self.may_be_near = self.words == "right but for a hair"

    def build(self, root, work, extra=(), ending=".so"):
        to = os.path.join(work, self.name + ending)
        flags = extra or ("-shared", "-fPIC")
        subprocess.run(["clang", "-O2", *flags, "-I" + os.path.join(root, "fuzz"), "-I" + os.path.dirname(self.path),
                        f'-DDEFECT="{self.name}"', self.path, "-o", to, "-lm"], check=True)
        return to

    def racers(self, root, work, seconds):
        """A program of libFuzzer, and what Hypothesis calls."""
        source = os.path.join(work, self.name + "_fuzzer.c")
        with open(source, "w", encoding="utf-8") as file:
            file.write(self.text.replace('"defect.h"', f'"{os.path.dirname(self.path)}/defect.h"') + FUZZER)
        wrong = Defect(os.path.dirname(source), os.path.basename(source)[:-2])
        return wrong.build(root, work, ("-fsanitize=fuzzer", f"-DSECONDS={seconds}"), ""), LIBRARY.format(path=self.build(root, work, ending="_called.so"), count=16), 16


class Exhibit:
    """A published or taught test of the program itself."""

    def __init__(self, graze, build, told):
        self.name, self.role, self.build = told["id"], told["role"], build
        self.about = json.loads(run(graze, "show", self.name, "--json"))
        self.type = self.about["form"].split()[-1]

    def racers(self, root, work, seconds):
        """As the program compiles it, with coverage; the reference and the rest are as they are."""
        with open(os.path.join(self.build, "compile_commands.json"), encoding="utf-8") as file:
            commands = {entry["file"]: entry["command"] for entry in json.load(file) if "graze_tests_base" in entry["command"]}
        source = os.path.join(root, self.about["file"])
        words = shlex.split(commands[source])
        words = words[: words.index("-o")]
        objects = []
        for path, more in (source, ()), (os.path.join(root, "tests/bench/exhibit_fuzzer.c"), (f'-DEXHIBIT="{self.name}"', f"-DSECONDS={seconds}")):
            objects.append(os.path.join(work, os.path.basename(path) + ".o"))
            subprocess.run([*words, *more, "-fsanitize=fuzzer-no-link", "-c", path, "-o", objects[-1]], check=True)
        program = os.path.join(work, self.name)
        at = os.path.join(self.build, "tests/CMakeFiles/bench_exhibits.dir/bench/exhibit.c.o")
        archives = [os.path.join(self.build, name) for name in ("fuzz/libgraze_fuzz.a", "algorithms/libgraze_algorithms.a", "algorithms/libgraze_reference.a")]
        subprocess.run(["clang", "-fsanitize=fuzzer", *objects, at, *archives, "-lsqlite3", "-lpthread", "-lm", "-o", program], check=True)
        asked = [os.path.join(self.build, "tests/bench_exhibits"), "judge", self.name]
        return program, PROCESS.format(words=asked), len(self.about["inputs"].split())


def run(*words, **more):
    return subprocess.run(words, capture_output=True, text=True, check=False, **more).stdout


def campaign(graze, plugin, cases, work, *more):
    store = os.path.join(work, os.path.basename(plugin) + ".db")
    done = subprocess.run([graze, "fuzz", "--plugin", plugin, "--cases", cases, "--survey", "no", "--out", store, *more],
                          capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        return [], done.stdout + done.stderr
    told = subprocess.run([graze, "findings", store, "--json"], capture_output=True, text=True, check=False)
    return json.loads(told.stdout), done.stdout


def advice_of(work, plugin):
    """What is said of the test, how to call it, and what mends its answers: words and code."""
    with contextlib.closing(sqlite3.connect(os.path.join(work, os.path.basename(plugin) + ".db"))) as store:
        words, mend, clause = store.execute("SELECT words, mend, clause FROM diagnosis").fetchone() or ("", "", "")
    clause = re.search(r'^"(.*?)"(?: \((.*)\))?: right in all ', clause)
    return words, mend, clause[1] if clause else "", clause[2] or "" if clause else ""


def is_refuted(given, defect, plugin, words, mend, work, clause=""):
    """The call that mends it, or its answer with the clause, is a test: is it found wrong, by other cases?"""
    about = json.loads(run(given.graze, "show", "--plugin", plugin, defect.name, "--json"))
    names, kind, up_to = about["inputs"].split(), about["form"].split()[-1], re.search("with numbers up to ([0-9]+)", words)
    kept = re.search(r"touching is a \w+ (?:on [a-z ]+)?\((\S+)\)", words)
    source = os.path.join(work, defect.name + "_mended.c")
    with open(source, "w", encoding="utf-8") as file:
        file.write(MENDED.format(kind={"f64": "double", "f32": "float"}.get(kind, kind.replace("i", "int") + "_t"), type=kind, form=about["form"],
                                 contract=kept[1] if kept else about["contract"], up_to=up_to[1] if up_to else 1 << 20, plugin=plugin, mend=mend or ", ".join(names), clause=clause,
                                 names=", ".join(f"{name} = n[{k}]" for k, name in enumerate(names))))
    to = source[:-2] + ".so"
    subprocess.run(["clang", "-O2", "-w", "-shared", "-fPIC", "-I" + os.path.join(given.root, "fuzz"), source, "-o", to, "-ldl"], check=True)
    findings, said = campaign(given.graze, to, given.cases, work, "--seed", "7")
    return said if any(not is_hair(kind, finding) for finding in findings) else ""


def is_hair(kind, finding):
    """Of the greatest of its numbers, or of 1."""
    if kind[0] == "i" or finding["outcome"] == "no answer" or finding["gap"] is None:
        return False
    most = max(1, *(abs(float(number)) for number in finding["smallest"].split()))
    return abs(finding["gap"]) <= most * (2**-16 if kind == "f32" else 2**-40)


def called_so(defect, findings, said):
    """Numbers: a cause. Rows and calls: words of the finding."""
    if defect.words in ("logic", "rounding", "range"):
        causes = {finding["cause"] for finding in findings}
        return defect.words in causes and not (defect.words == "rounding" and "logic" in causes)
    return defect.words in said


def fuzzer_runs(program, work, seconds, seed):
    return run(program, f"-max_total_time={10 * seconds}", "-max_len=128", "-len_control=0", f"-seed={seed}", cwd=work).strip() or "-"


@functools.cache
def python_with_hypothesis():
    for python in ("python3", "/usr/bin/python3"):
        if subprocess.run([python, "-c", "import hypothesis"], capture_output=True, check=False).returncode == 0:
            return python
    return None


def hypothesis_runs(kind, wrong, count, seconds, seed):
    code = f"""
import ctypes, sys, time
from hypothesis import given, seed, settings, strategies as st, HealthCheck, Phase
kind, count, start = ctypes.{CTYPES[kind].__name__}, 0, 0
{wrong}
bits = ctypes.sizeof(kind) * 8
number = st.floats(allow_nan=False, allow_infinity=False, width=bits) if {kind[0]!r} == 'f' else \\
    st.integers(-2**(bits - 1), 2**(bits - 1) - 1)
def done(said):
    print(said), sys.stdout.flush(), __import__('os')._exit(0)
@seed({seed})
@settings(max_examples=10**9, database=None, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
@given(st.lists(number, min_size={count}, max_size={count}))
def run(numbers):
    global count, start
    start = start or time.process_time()
    count += 1
    if wrong(numbers):
        done(f'{{count}} {{time.process_time() - start:.6f}}')
    if time.process_time() - start > {seconds}:
        done('-')
run()
"""
    python = python_with_hypothesis()
    return run(python, "-c", code).strip() or "-" if python else "?"


def median(race):
    """Of three seeds; a dash when the first found nothing, or both others."""
    found = []
    for seed in (1, 2, 3):
        said = race(seed)
        if said == "?":
            return "?", "?"
        if said == "-" and seed == 1:
            return "-", "-"
        found += [said.split()] if said != "-" else []
    cases, seconds = (sorted(float(one[k]) for one in found) + [float("inf")] * (3 - len(found)) for k in (0, 1))
    return (f"{cases[1]:.0f}", f"{seconds[1]:.2g}") if len(found) > 1 else ("-", "-")


def stood(source, today):
    """For how many days, from the record; "+": at least. Unknown: a dash."""
    day = datetime.date.fromisoformat
    for words, begins, ends in (r"(DAY) to (DAY)", 1, 2), (r"told (DAY), repaired (DAY)", 1, 2), (r"since (DAY)", 1, 0), (r"told (DAY).*, open", 1, 0):
        found = re.search(words.replace("DAY", r"\d{4}-\d\d-\d\d"), source)
        if found:
            days = ((day(found[ends]) if ends else today) - day(found[begins])).days
            return f"{days}+" if words[0] != "(" else str(days)
    return "-"


def museum(given):
    """A line for each exhibit, and for each taught test that is wrong."""
    told = [test for role in ("published", "taught") for test in json.loads(run(given.graze, "list", "--role", role, "--json"))]
    told = [test for test in told if (test["role"] == "published" or test["wrong"] != "-") and (not given.names or test["id"] in given.names)]
    path = os.path.join(given.root, "algorithms/published/soon.txt")
    today, seconds, lines = datetime.date.today(), given.beside or 2, {}
    if given.names:
        with open(path, encoding="utf-8") as file:
            lines = {line.split(" | ")[0]: line.rstrip("\n") for line in file if line[0] != "#"}
    for test in told:
        exhibit = Exhibit(given.graze, given.museum, test)
        with tempfile.TemporaryDirectory() as work:
            program, wrong, count = exhibit.racers(given.root, work, seconds)
            race = [os.path.join(given.museum, "tests/bench_exhibits"), "race", exhibit.name]
            parts = [exhibit.name, stood(exhibit.about["source"], today),
                     *median(lambda seed: run(*race, "default", str(seed), str(seconds)).strip()),
                     *median(lambda seed: run(*race, "uniform", str(seed), str(seconds)).strip()),
                     *median(lambda seed: fuzzer_runs(program, work, seconds, seed)),
                     *median(lambda seed: hypothesis_runs(exhibit.type, wrong, count, seconds, seed)), f"{seconds} s each, {today}"]
        lines[exhibit.name] = " | ".join(parts)
        print(lines[exhibit.name], flush=True)
        if given.write:
            with open(path, "w", encoding="utf-8") as file:
                file.write(SOON + "".join(lines[name] + "\n" for name in sorted(lines)))


def main():
    given = argparse.ArgumentParser()
    given.add_argument("graze")
    given.add_argument("root")
    given.add_argument("--cases", default="2^20")
    given.add_argument("--beside", type=int, default=0)
    given.add_argument("--rights", action="store_true")
    given.add_argument("--museum")
    given.add_argument("--write", action="store_true")
    given.add_argument("names", nargs="*")
    given = given.parse_intermixed_args()
    if given.museum:
        museum(given)
        return
    folder, work = os.path.join(given.root, "tests", "defects"), tempfile.mkdtemp()
    names = given.names or sorted(name[:-2] for name in os.listdir(folder) if name.endswith(".c"))
    defects = [defect for defect in (Defect(folder, name) for name in names) if defect.is_right or not given.rights]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        plugins = list(pool.map(lambda defect: defect.build(given.root, work), defects))
    counts, pairs = collections.Counter(), collections.defaultdict(collections.Counter)
    for defect, plugin in zip(defects, plugins):
        findings, said = campaign(given.graze, plugin, given.cases, work)
        first = min((finding["first_case"] for finding in findings), default=None)
        told = collections.Counter()
        if defect.is_right:
            accused = [finding for finding in findings if not (defect.may_be_near and is_hair(defect.type, finding))]
            told["right"], told["accused"] = 1, len(accused) > 0
            verdict = "ACCUSED" if accused else "right"
        else:
            fine = called_so(defect, findings, said)
            told["wrong"], told["found"], told["called something else"] = 1, len(findings) > 0, len(findings) > 0 and not fine
            verdict = "NOT FOUND" if not findings else "found" if fine else "found, called " + findings[0]["cause"]
        words, mend, clause, code = advice_of(work, plugin)
        if words.startswith("right if"):
            told["advice"], told["false advice"] = 1, words not in defect.advice
            if mend and "0 is a hit" not in words and (refuted := is_refuted(given, defect, plugin, words, mend, work)):
                told["false advice"] = 1
                words += "\n" + refuted
        if words.startswith("wrong where"):
            rule = re.sub(r"; also in .*$|: in [^;]*", "", words)[len("wrong where "):]
            told["rule"], told["false rule"] = 1, len(defect.rules) > 0 and rule not in defect.rules
        if clause:
            told["mend"], told["false mend"] = 1, defect.has_none or (len(defect.mends) > 0 and clause not in defect.mends)
            if code and (refuted := is_refuted(given, defect, plugin, words, "", work, f" {'||' if clause.startswith('or ') else '&&'} ({code})")):
                told["false mend"], words = 1, words + "\n" + refuted
            words += f'\n{"":30} a mend: "{clause}"{f" ({code})" if code else ""}'
        told["mend not told"] = len(defect.mends) > 0 and not clause
        told["rule not told"] = len(defect.rules) > 0 and not told["rule"]
        line = f"{defect.name:30} {verdict:26} {'' if first is None else first:>9}  {findings[0]['smallest'] if findings else ''}"
        line += f"\n{'':30} {'FALSE: ' if told['false advice'] or told['false rule'] or told['false mend'] else ''}{words}" if words else ""
        if given.beside and not defect.is_right:
            program, asked, count = defect.racers(given.root, work, given.beside)
            line += f"   libFuzzer {fuzzer_runs(program, work, given.beside, 1)}, Hypothesis {hypothesis_runs(defect.type, asked, count, given.beside, 1)}"
        print(line, flush=True)
        told = {name: int(count) for name, count in told.items()}
        pair = json.loads(run(given.graze, "show", "--plugin", plugin, defect.name, "--json"))["form"].rsplit(" ", 1)[0]
        counts.update(told)
        pairs[pair].update(told)
    shutil.rmtree(work)
    rows = ("right", "accused", "wrong", "found", "called something else", "advice", "false advice", "rule", "false rule", "rule not told", "mend", "false mend", "mend not told")
    for pair, of in [*sorted(pairs.items()), ("all", counts)]:
        print(f"{pair:20}", ", ".join(f"{of[name]} {name}" for name in rows))
    sys.exit(0 if counts["found"] == counts["wrong"] and not counts["accused"] + counts["false advice"] + counts["false rule"] + counts["rule not told"]
             + counts["false mend"] + counts["mend not told"]
             and counts["called something else"] * 20 <= counts["wrong"] else 1)


if __name__ == "__main__":
    main()
