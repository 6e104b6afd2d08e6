#!/usr/bin/env python3
"""One judge: what a walk of a lattice blames in a foreign test is what a check of each of its cases blames, and what a
campaign finds.
agree_test.py GRAZE PLUGIN"""

import itertools
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

graze, plugin = sys.argv[1:3]
OUTCOMES = ("false hit", "missed hit", "broken contract", "no answer")
# What each test of the plugin is to be blamed for, by hand.
BLAMED = {
    "is_right": set(),
    "refuses": set(),
    "refuses_much": {"no answer"},
    "crashes": {"no answer"},
    "crashes_on_none": set(),
    "half_open": set(),
    "half_open_as_closed": {"broken contract"},
    "half_open_as_open": {"broken contract"},
    "closed_as_half_open": {"broken contract"},
    "half_open_unstated": set(),
}
# A command that has no answer where a box is none.
REFUSES = """
import sys
sys.stdin.readline()
said = ["graze 1\\n"]
for line in sys.stdin:
    if line == "\\n":
        print("".join(said), end="", flush=True)
        said.clear()
        continue
    a, b, c, d, e, f, g, h = map(int, line.split())
    none = a > c or b > d or e > g or f > h
    said.append("?\\n" if none else "%d\\n" % (a <= g and e <= c and b <= h and f <= d))
"""


def run(*arguments, codes=(0, 1)):
    done = subprocess.run((graze, *arguments), capture_output=True, text=True)
    assert done.returncode in codes, (arguments, done.returncode, done.stdout, done.stderr)
    return done


def walked(store, given):
    done = run("exhaust", "--kind", "whole", "--size", "1", "--json", "--out", str(store), *given)
    (row,) = json.loads(done.stdout)
    blamed = Counter({outcome: row[outcome] for outcome in OUTCOMES if row[outcome]})
    assert done.returncode == (1 if blamed else 0), (given, row)
    return blamed, row["cases"]


def checked(given):
    """Each case once for all tests together; one in eight, with GRAZE_LONG each, for every test by itself too."""
    blamed = {test: Counter() for test in BLAMED}
    for k, numbers in enumerate(itertools.product("01", repeat=6)):
        scene = " ".join(("point", *numbers[:2], "box-ltrb", *numbers[2:]))
        outcomes = {row["test"]: row["outcome"] for row in json.loads(run("check", "--scene", scene, "--json", *given).stdout)["tests"]}
        for test in BLAMED:
            if k % 8 == 0 or "GRAZE_LONG" in os.environ:
                done = run("check", test, *numbers, "--json", *given)
                assert json.loads(done.stdout)["outcome"] == outcomes[test], (test, numbers, outcomes)
                assert done.returncode == (0 if outcomes[test] == "agrees" else 1), (test, numbers)
            if outcomes[test] != "agrees":
                blamed[test][outcomes[test]] += 1
    return blamed


def found(store, given):
    done = run("fuzz", "--cases", "2^14", "--survey", "no", "--out", str(store), *given)
    outcomes = {finding["outcome"] for finding in json.loads(run("findings", "--json", str(store)).stdout)}
    assert done.returncode == (1 if outcomes else 0), (given, done.stdout)
    return outcomes


with tempfile.TemporaryDirectory() as folder:
    work = Path(folder)
    patience = ("--patience", "60s")
    by_check = checked(("--plugin", plugin, *patience))
    for test, expected in BLAMED.items():
        given = ("--plugin", plugin, *patience)
        by_walk, cases = walked(work / f"{test}.walk", (*given, "--tests", test))
        assert cases == 2**6
        assert set(by_walk) == expected, (test, by_walk)
        assert by_walk == by_check[test], (test, by_walk, by_check[test])
        assert found(work / f"{test}.db", (*given, "--tests", test)) == expected, test
    (work / "refuses.py").write_text(REFUSES)
    given = ("--command", f"{sys.executable} {work}/refuses.py", "--form", "box-ltrb box-ltrb i32", "--name", "refuses_boxes")
    by_walk, cases = walked(work / "command.walk", given)
    assert cases == 2**8 and not by_walk, by_walk
    said = run("check", "refuses_boxes", *"10001111", *given)
    assert said.returncode == 0 and "not judged" in said.stdout, said.stdout
    assert not found(work / "command.db", given)
