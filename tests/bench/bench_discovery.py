#!/usr/bin/env python3
"""How soon each known defect is found: a cold start on one core, eight seeds, the default mix against uniform numbers alone.

    bench_discovery.py GRAZE [TEST...]

Each seed gets so many cases as two idle cores try in less than two seconds. A defect is what one sentence of a record tells. It is
found at the least case number of a finding it covers; the seconds are those that the campaign takes for as many cases. Shrinking,
which tells the cause, is done afterwards and takes its share of them. Exit code 1: with some seed a defect is not found.
"""
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time

SEEDS, CASES = 8, 214 << 14
NEVER = float("inf")


def defects(graze, names):
    """(test, sentence) of every promise, and the tests."""
    listed = json.loads(subprocess.run([graze, "list", "--json"], stdout=subprocess.PIPE, check=True).stdout)
    tests = [test["id"] for test in listed if not names or test["id"] in names]
    found = {}
    for test in tests:
        shown = json.loads(subprocess.run([graze, "show", test, "--json"], stdout=subprocess.PIPE, check=True).stdout)
        for defect in shown["defects"]:
            found.setdefault((test, defect["reason"]), defect)
    return found


def search(graze, tests, mix):
    """When each seed meets what: {(test, sentence): [first case, ...]}, and the seconds that a case takes."""
    met, seconds = {}, 0
    for seed in range(SEEDS):
        with tempfile.TemporaryDirectory() as folder:
            store, start = os.path.join(folder, "store.db"), time.monotonic()
            ran = subprocess.run([graze, "fuzz", "--tests", ",".join(tests), "--cases", str(CASES), "--seed", str(seed + 1), "--mix", mix,
                                  "--jobs", "1", "--survey", "no", "--out", store], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
            if ran.returncode not in (0, 1):
                sys.exit(f"bench_discovery.py: {ran.stderr.decode()}")
            seconds += time.monotonic() - start
            rows = sqlite3.connect(store).execute("SELECT test, known, min(first_case) FROM finding WHERE known IS NOT NULL GROUP BY 1, 2")
            for test, known, first in rows:
                met.setdefault((test, known), [NEVER] * SEEDS)[seed] = first + 1
    return met, seconds / SEEDS / CASES


def at(values, k, scale=1, digits=0):
    value = sorted(values)[k]
    return "never" if value == NEVER else f"{value * scale:.{digits}f}"


def main(graze, *names):
    known = defects(graze, names)
    tests = sorted({test for test, _ in known})
    ours, case = search(graze, tests, "default")
    uniform, _ = search(graze, tests, "uniform")
    never = [NEVER] * SEEDS
    print(f"discovery, one thread, {SEEDS} seeds of {CASES / 1e6:.1f} M cases each, all tests at once: {1e-6 / case:.2f} M cases/s\n"
          f"{'known defect':28} {'':16} {'':10} {'seeds':>5} {'cases':>10} {'worst':>9} {'seconds':>9} {'worst':>7} | {'uniform: cases':>15}")
    for (test, why), defect in known.items():
        cases = ours.get((test, why), never)
        print(f"{test:28} {defect['outcome']:16} {defect['cause']:10} {sum(c < NEVER for c in cases):5} {at(cases, SEEDS // 2):>10} "
              f"{at(cases, SEEDS - 1):>9} {at(cases, SEEDS // 2, case, 3):>9} {at(cases, SEEDS - 1, case, 3):>7} | "
              f"{at(uniform.get((test, why), never), SEEDS // 2):>15}")
    soon = sum(max(ours.get(key, never)) < NEVER for key in known)
    unmet = sum(sorted(uniform.get(key, never))[SEEDS // 2] == NEVER for key in known)
    print(f"{soon} of {len(known)} known defects within {CASES / 1e6:.1f} M cases for each of {SEEDS} seeds; "
          f"uniform numbers alone never meet {unmet} of them")
    return soon < len(known)


if len(sys.argv) < 2:
    sys.exit(__doc__)
sys.exit(main(*sys.argv[1:]))
