#!/usr/bin/env python3
"""Holds what others build on to tests/promised.txt: commands and options, the columns of the store's views, the names and types in
what `--json` prints, and what a plugin is compiled against. A change is then seen, and told to users.

    promised_test.py GRAZE ROOT [--write]      --write: writes the file anew
"""
import json
import pathlib
import re
import sqlite3
import subprocess
import sys
import tempfile

GRAZE, ROOT = (pathlib.Path(word).resolve() for word in sys.argv[1:3])
PROMISED = ROOT / "tests/promised.txt"
CASE = ["0", "0", "1", "0", "5", "3"]
# What prints JSON, with a store of one short campaign in the folder.
PRINTED = {
    "list": ["list"],
    "show": ["show", "pgkelley4_lines_js"],
    "check": ["check", "mdn_circles_js", *CASE],
    "check --scene": ["check", "--scene", "square 0 0 2 disc 2 2 1"],
    "verify": ["verify", "mdn_circles_js", "rows.csv"],
    "findings": ["findings", "store.db"],
    "exhaust": ["exhaust", "--tests", "sides_java", "--size", "2", "--out", "lattice.db"],
    "fuzz": ["fuzz", "--tests", "mdn_circles_js", "--cases", "4096", "--survey", "no", "--out", "other.db"],
}
TYPES = {str: "text", bool: "truth", int: "number", float: "number", type(None): "null", list: "list", dict: "object"}


def run(folder, *words):
    return subprocess.run([str(GRAZE), *words], cwd=folder, capture_output=True, text=True, timeout=120, stdin=subprocess.DEVNULL)


def shape(value, at, found):
    """The type of each thing by the way to it: of a list all its elements are one."""
    found.setdefault(at or ".", set()).add(TYPES[type(value)])
    for key, inner in value.items() if isinstance(value, dict) else [("[]", inner) for inner in value] if isinstance(value, list) else []:
        shape(inner, f"{at}.{key}" if key != "[]" else f"{at}[]", found)
    return found


def commands(folder):
    for word in run(folder, "--complete", "").stdout.split("\n"):
        command = word.split("\t")[0]
        if command and command != "help":
            options = re.findall(r"^  (--[a-z-]+|\[?[A-Z]+\]?(?:\.\.\.)?)(?: |$)", run(folder, command, "--help").stdout, re.M)
            yield f"command {command}: {' '.join(dict.fromkeys(options))}"


def views(folder):
    made = run(folder, "fuzz", "--tests", "mdn_circles_js,clamp_py", "--cases", "4096", "--out", "store.db")
    assert made.returncode in (0, 1), made.stderr
    with sqlite3.connect(folder / "store.db") as db:
        for (view,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'view' ORDER BY name").fetchall():
            columns = " ".join(f"{name}:{kind or 'any'}" for _, name, kind, *_ in db.execute(f"PRAGMA table_info({view})"))
            yield f"view {view}: {columns}"


def printed(folder):
    (folder / "rows.csv").write_text("ax,ay,ar,bx,by,br,hit\n0,0,1,0,5,3,0\n")
    for name, words in PRINTED.items():
        said = run(folder, *words, "--json")
        assert said.returncode in (0, 1), f"{name} ends with {said.returncode}: {said.stderr}"
        for at, types in sorted(shape(json.loads(said.stdout), "", {}).items()):
            yield f"json {name}: {at} {' or '.join(sorted(types))}"


def header():
    """What a plugin is compiled against, without what is said of it."""
    text = re.sub(r"/\*.*?\*/", "", (ROOT / "fuzz/graze_plugin.h").read_text(), flags=re.S)
    yield from (f"plugin {' '.join(line.split())}" for line in text.splitlines() if line.strip())


with tempfile.TemporaryDirectory() as made:
    folder = pathlib.Path(made)
    now = [*commands(folder), *views(folder), *printed(folder), *header()]
if sys.argv[3:] == ["--write"]:
    PROMISED.write_text("\n".join(now) + "\n")
known = PROMISED.read_text().splitlines()
for sign, lines, others in [("-", known, now), ("+", now, known)]:
    for line in lines:
        if line not in others:
            print(sign, line)
if known != now:
    sys.exit("What others build on has changed: name it in CHANGELOG.md, and run this test with --write")
