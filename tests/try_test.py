#!/usr/bin/env python3
"""graze try on files of the kind one finds: it takes the right form by itself or asks, and says of each what is so.

    try_test.py GRAZE FILES      FILES is the folder try/ beside this test; its table has the form or forms, and wrong, right or asks

All files are read. Three are tried with a stop-watch, with GRAZE_LONG all of them; where a compiler is not here, that is what it says.
"""
import os
import pathlib
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time

GRAZE, FILES = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
TABLE = [line.split("\t") for line in (FILES / "expected.tsv").read_text().splitlines()]
TOOL = {".js": ["node"], ".mjs": ["node"], ".cjs": ["node"], ".ts": ["node"], ".py": ["python3"], ".c": ["cc"], ".h": ["cc"], ".cpp": ["c++"], ".cc": ["c++"],
        ".hpp": ["c++"], ".java": ["javac"], ".cs": ["dotnet", "mcs"], ".rs": ["rustc"], ".go": ["go"]}
QUICK = ["brick.js", "rects.py", "collide.c"]
# Seconds; and starts of a runtime: for a look, for its greeting, and for each thread, where other things run too.
LONGEST, FIRST, STARTS = 15, 1, 12
failed = []
passed = 0


def check(good, words):
    global passed
    passed += bool(good)
    if not good:
        failed.append(words)
        print("FAILED:", words)


def run(*words, folder, **more):
    return subprocess.run([GRAZE, *map(str, words)], cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=120, **more)


def read_all(folder):
    """No form is chosen by trying: all are told before anything runs."""
    by_itself = 0
    for name, forms, verdict in TABLE:
        done = run("try", FILES / name, "--how", folder=folder)
        told = re.findall(r"--form '([^']*)'", done.stdout)
        check(told == forms.split("|"), f"{name}: taken as {told}, expected {forms}: {done.stderr}{done.stdout}")
        check(done.returncode == (2 if verdict == "asks" else 0), f"{name}: --how ends with {done.returncode}")
        by_itself += len(told) == 1
    check(by_itself >= 36, f"{by_itself} of {len(TABLE)} are taken by themselves")
    check(not [path for path in pathlib.Path(folder).rglob("*") if path.is_file()], "--how has left something behind")


def watched(name, folder):
    """Its exit code, what it prints, the seconds from the end of the build to the first finding, and to the end."""
    errors, errors_end = pty.openpty()
    process = subprocess.Popen([GRAZE, "try", FILES / name], cwd=folder, stdout=subprocess.PIPE, stderr=errors_end, stdin=subprocess.DEVNULL)
    os.close(errors_end)
    ends, said, built, first = {errors: "", process.stdout.fileno(): ""}, errors, time.monotonic(), None
    open_ends = set(ends)
    while open_ends:
        for end in select.select(open_ends, [], [], 60)[0]:
            try:
                more = os.read(end, 4096).decode()
            except OSError:
                more = ""
            ends[end] += more
            if more == "":
                open_ends.discard(end)
            if "bubblewrap" in more:
                built = time.monotonic()
        if first is None and re.search(r": (false hit|missed hit|broken contract|no answer) at ", ends[said]):
            first = time.monotonic() - built
    return process.wait(), ends[process.stdout.fileno()], ends[said], first, time.monotonic() - built


def start_of(tool):
    """How long a runtime takes to come up, at this moment."""
    began = time.monotonic()
    subprocess.run({"node": ["node", "-e", "0"], "python3": ["python3", "-c", "0"], "javac": ["java", "-version"]}.get(tool, ["true"]), capture_output=True)
    return time.monotonic() - began


def try_all(names, folder):
    print(f"{'file':20} {'form':46} {'verdict':8} {'first finding':>13} {'all':>7}")
    for name, forms, verdict in TABLE:
        if name not in names:
            continue
        tools = TOOL[pathlib.Path(name).suffix]
        if not any(map(shutil.which, tools)):
            print(f"{name:20} skipped: {' or '.join(tools)} is not here")
            done = run("try", FILES / name, folder=folder)
            check(done.returncode == 2 and tools[0] in done.stderr, f"{name}: without {tools[0]} it says {done.stderr}")
            continue
        shutil.rmtree(folder / "out", ignore_errors=True)
        before = (FILES / name).read_bytes()
        code, out, said, first, took = watched(name, folder)
        check(code == {"right": 0, "wrong": 1, "asks": 2}[verdict], f"{name}: it ends with {code}, expected {verdict}\n{said}{out}")
        check(took <= LONGEST, f"{name}: it took {took:.1f} s")
        start = start_of(tools[0]) if first else 0
        check(verdict != "wrong" or (first is not None and first <= FIRST + STARTS * start), f"{name}: the first finding came after {first} s, where a start takes {start:.2f} s")
        check((FILES / name).read_bytes() == before, f"{name}: the file was changed")
        print(f"{name:20} {forms:46} {verdict:8} {f'{first:.2f} s' if first else '':>13} {took:5.1f} s")


with tempfile.TemporaryDirectory() as folder:
    read_all(folder)
    try_all([name for name, *_ in TABLE] if os.environ.get("GRAZE_LONG") else QUICK, pathlib.Path(folder))
print(f"{passed} passed, {len(failed)} failed")
sys.exit(bool(failed))
