#!/usr/bin/env python3
"""This build beside an older one, in turn: processor time of a campaign and of lattices on one core, memory at 1 and 8 jobs.

    bench_against.py OLD-GRAZE NEW-GRAZE [ROUNDS]

Both try the tests that both have. Medians, and the median of each round's ratio: above 1 the new one is faster or takes more memory. What a campaign does once (maps,
shrinking) is taken off by a shorter one of the same seed.
"""
import json
import os
import statistics
import subprocess
import sys
import tempfile

LONG, SHORT, WIDE = 1 << 22, 1 << 20, 1 << 20


def run(graze, *arguments, core=True):
    """What it prints, its seconds of processor time and the most memory it had, in MiB; its store goes with its folder."""
    with tempfile.TemporaryDirectory() as folder:
        child = subprocess.Popen(["taskset", "-c", "0"] * core + [graze, *arguments, "--out", folder + "/store.db"],
                                 stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        said = child.stdout.read()
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode not in (0, 1):
        sys.exit(f"bench_against.py: {graze} {' '.join(arguments)}: exit {child.returncode}")
    return said, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def tests_of(graze):
    listed = json.loads(subprocess.run([graze, "list", "--json"], stdout=subprocess.PIPE, check=True).stdout)
    rows = listed["tests"] if isinstance(listed, dict) else listed
    return {row.get("id") or row["test"]: row for row in rows if row["role"] != "helper"}


def fuzz(graze, tests, cases, jobs, core=True):
    return run(graze, "fuzz", "--tests", ",".join(tests), "--cases", str(cases), "--survey", "no", "--jobs", str(jobs), core=core)[1:]


def campaign(graze, tests):
    return (LONG - SHORT) / (fuzz(graze, tests, LONG, 1)[0] - fuzz(graze, tests, SHORT, 1)[0]) / 1e6


def lattice(graze, tests, pair):
    tried = [test for test, row in tests.items() if row["pair"] == pair and row["form"].endswith("i32")]
    said, seconds, _ = run(graze, "exhaust", "--tests", ",".join(tried), "--type", "i32", "--kind", "whole", "--jobs", "1", "--json")
    return sum(row["judged"] for row in json.loads(said)) / seconds / 1e6


MEASURES = {
    "campaign, M cases/s": campaign,
    "lattices box-box i32, M answers/s": lambda graze, tests: lattice(graze, tests, "box-box"),
    "lattices disc-box i32, M answers/s": lambda graze, tests: lattice(graze, tests, "disc-box"),
    "memory at 1 job, MiB": lambda graze, tests: fuzz(graze, tests, WIDE, 1)[1],
    "memory at 8 jobs, MiB": lambda graze, tests: fuzz(graze, tests, WIDE, 8, core=False)[1],
}


def main():
    old, new, rounds = sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 3
    known = tests_of(new)
    tests = {test: row for test, row in tests_of(old).items() if test in known}
    print(f"{len(tests)} tests")
    print(f"{'':36} {'old':>8} {'new':>8} {'new/old':>8}")
    for name, measure in MEASURES.items():
        pairs = [(measure(old, tests), measure(new, tests)) for _ in range(rounds)]
        middle = [statistics.median(side) for side in zip(*pairs)]
        print(f"{name:36} {middle[0]:8.2f} {middle[1]:8.2f} {statistics.median(b / a for a, b in pairs):8.2f}", flush=True)


main()
