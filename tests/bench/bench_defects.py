#!/usr/bin/env python3
"""Tries the planted defects of tests/defects: found or not, after how many cases, called what, and the smallest case.

    bench_defects.py GRAZE ROOT [--cases N] [--beside SECONDS] [NAME...]

Each is a plugin of its own, wrong in one way; its first line says what graze has to call it. Right ones stand among them.
--beside gives plain libFuzzer and Hypothesis as many seconds for each. Exit code 1: one is not found, a right one is accused,
or more than one in twenty is called something else.
"""
import argparse
import concurrent.futures
import ctypes
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

CTYPES = {"i32": ctypes.c_int32, "i64": ctypes.c_int64, "f32": ctypes.c_float, "f64": ctypes.c_double}
FUZZER = """
#include <stdint.h>
#include <string.h>
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  _Alignas(8) char numbers[64] = {0};
  memcpy(numbers, data, size < sizeof numbers ? size : sizeof numbers);
  if (defect_wrong((const void *)numbers))
    __builtin_trap();
  return 0;
}
"""


class Defect:
    """One file: what is wrong, what it is to be called, and its form."""

    def __init__(self, folder, name):
        self.name, self.path = name, os.path.join(folder, name + ".c")
        with open(self.path, encoding="utf-8") as file:
            self.text = file.read()
        self.words, _, self.sentence = re.match(r"/\* ([^:.,]*)(: |, )?(.*?)\.? \*/", self.text).groups()
        self.type = re.search(r"\b([if](?:32|64)),", self.text)[1]
        self.is_right = self.words.startswith("right")

    def build(self, root, work, extra=(), ending=".so"):
        to = os.path.join(work, self.name + ending)
        flags = extra or ("-shared", "-fPIC")
        subprocess.run(["clang", "-O2", *flags, "-I" + os.path.join(root, "fuzz"), "-I" + os.path.dirname(self.path),
                        f'-DDEFECT="{self.name}"', self.path, "-o", to, "-lm"], check=True)
        return to


def campaign(graze, plugin, cases, work):
    store = os.path.join(work, os.path.basename(plugin) + ".db")
    done = subprocess.run([graze, "fuzz", "--plugin", plugin, "--cases", cases, "--survey", "no", "--out", store],
                          capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        return [], done.stdout + done.stderr
    told = subprocess.run([graze, "findings", store, "--json"], capture_output=True, text=True, check=False)
    return json.loads(told.stdout), done.stdout


def called_so(defect, findings, said):
    """Numbers: a cause. Rows and calls: words of the finding."""
    if defect.words in ("logic", "rounding", "range"):
        return any(finding["cause"] == defect.words for finding in findings)
    return defect.words in said


def beside(defect, root, work, seconds):
    """The inputs that libFuzzer and Hypothesis took, or a dash."""
    source = os.path.join(work, defect.name + "_fuzzer.c")
    with open(source, "w", encoding="utf-8") as file:
        file.write(defect.text.replace('"defect.h"', f'"{os.path.dirname(defect.path)}/defect.h"') + FUZZER)
    wrong = Defect(os.path.dirname(source), os.path.basename(source)[:-2])
    program = wrong.build(root, work, ("-fsanitize=fuzzer",), "")
    done = subprocess.run([program, f"-max_total_time={seconds}", "-max_len=64", "-len_control=0", "-artifact_prefix=" + work + "/"],
                          capture_output=True, text=True, check=False)
    runs = re.findall(r"^#(\d+)", done.stderr, re.M)
    return runs[-1] if done.returncode not in (0, 1) and runs else "-", hypothesis_runs(defect, wrong.build(root, work), seconds)


def hypothesis_runs(defect, library, seconds):
    code = f"""
import ctypes, sys, time
from hypothesis import given, settings, strategies as st, HealthCheck, Phase
wrong = ctypes.CDLL({library!r}).defect_wrong
kind, count, until = ctypes.{CTYPES[defect.type].__name__}, 0, time.monotonic() + {seconds}
bits = ctypes.sizeof(kind) * 8
number = st.floats(allow_nan=False, allow_infinity=False, width=bits) if {defect.type[0]!r} == 'f' else \\
    st.integers(-2**(bits - 1), 2**(bits - 1) - 1)
@settings(max_examples=10**9, database=None, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
@given(st.lists(number, min_size=8, max_size=8))
def run(numbers):
    global count
    count += 1
    if time.monotonic() > until:
        print('-'), sys.stdout.flush(), __import__('os')._exit(0)
    if wrong((kind * 8)(*numbers)):
        print(count), sys.stdout.flush(), __import__('os')._exit(0)
run()
"""
    for python in ("python3", "/usr/bin/python3"):
        if subprocess.run([python, "-c", "import hypothesis"], capture_output=True, check=False).returncode == 0:
            return subprocess.run([python, "-c", code], capture_output=True, text=True, check=False).stdout.strip() or "-"
    return "?"


def main():
    given = argparse.ArgumentParser()
    given.add_argument("graze")
    given.add_argument("root")
    given.add_argument("--cases", default="2^20")
    given.add_argument("--beside", type=int, default=0)
    given.add_argument("names", nargs="*")
    given = given.parse_intermixed_args()
    folder, work = os.path.join(given.root, "tests", "defects"), tempfile.mkdtemp()
    names = given.names or sorted(name[:-2] for name in os.listdir(folder) if name.endswith(".c"))
    defects = [Defect(folder, name) for name in names]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        plugins = list(pool.map(lambda defect: defect.build(given.root, work), defects))
    found = wrong_words = accused = wrong = 0
    for defect, plugin in zip(defects, plugins):
        findings, said = campaign(given.graze, plugin, given.cases, work)
        first = min((finding["first_case"] for finding in findings), default=None)
        fine = called_so(defect, findings, said)
        if defect.is_right:
            accused += bool(findings)
            verdict = "ACCUSED" if findings else "right"
        else:
            wrong += 1
            found += bool(findings)
            wrong_words += bool(findings) and not fine
            verdict = "NOT FOUND" if not findings else "found" if fine else "found, called " + findings[0]["cause"]
        line = f"{defect.name:26} {verdict:26} {'' if first is None else first:>9}  {findings[0]['smallest'] if findings else ''}"
        if given.beside and not defect.is_right:
            line += "   libFuzzer %s, Hypothesis %s" % beside(defect, given.root, work, given.beside)
        print(line, flush=True)
    shutil.rmtree(work)
    print(f"{found} of {wrong} found, {wrong_words} called something else, {accused} of {len(defects) - wrong} right ones accused")
    sys.exit(0 if found == wrong and not accused and wrong_words * 20 <= wrong else 1)


if __name__ == "__main__":
    main()
