#!/usr/bin/env python3
"""What another mix of families loses, and what each family alone finds.

    bench_mix.py [BEFORE] AFTER [--cases N] [--seeds N] [--jobs N]

Both are programs, or stores that they made; of one alone it says what each of its families finds that no other does. Programs run N cases (default: 2^24) of the first seed, with all tests that are built in; then
of as many seeds as --seeds says (default: 32) a share of as many cases together. A defect is what one sentence of a record tells; its
failing cases are counted. A defect with at least 100 before, of the first seed, keeps at least half as many; the others do, taken
together over the seeds. Exit code 1: one does not.
"""
import argparse
import collections
import os
import sqlite3
import subprocess
import sys
import tempfile


def counted(store):
    """Failing cases by defect: (test, sentence)."""
    return collections.Counter({(test, known): count for test, known, count in sqlite3.connect(store).execute(
        "SELECT test, known, sum(count) FROM finding WHERE known IS NOT NULL GROUP BY 1, 2")})


def run(program, seed, cases, jobs, folder):
    store = os.path.join(folder, f"{os.path.basename(program)}{seed}.db")
    ran = subprocess.run([program, "fuzz", "--seed", str(seed), "--cases", str(cases), "--survey", "no", "--jobs", str(jobs), "--out", store],
                         stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    if ran.returncode not in (0, 1):
        sys.exit(f"bench_mix.py: {ran.stderr.decode()}")
    return store


def is_store(path):
    with open(path, "rb") as file:
        return file.read(15) == b"SQLite format 3"


def alone(store):
    """For each family, how many kinds of failures (test, relation, place, answer) no other family shows, and of how many."""
    kinds = {}
    for family, *kind in sqlite3.connect(store).execute("SELECT DISTINCT s.family, s.test, s.relation, s.place, s.answer FROM sighting s JOIN finding f "
                                                        "ON f.test = s.test AND f.place = s.place AND f.relation = s.relation AND f.answer = s.answer"):
        kinds.setdefault(tuple(kind), set()).add(family)
    shown = collections.Counter(family for families in kinds.values() for family in families)
    only = collections.Counter(next(iter(families)) for families in kinds.values() if len(families) == 1)
    return [(family, only[family], shown[family]) for family in sorted(shown, key=lambda family: (-only[family], family))]


def main():
    words = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].strip())
    words.add_argument("before", nargs="?")
    words.add_argument("after")
    words.add_argument("--cases", type=int, default=1 << 24)
    words.add_argument("--seeds", type=int, default=32)
    words.add_argument("--jobs", type=int, default=1)
    given = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        sides = [side for side in (given.before, given.after) if side is not None]
        stores = [side if is_store(side) else run(side, 1, given.cases, given.jobs, folder) for side in sides]
        print("family       alone   shows")
        for family, only, shown in alone(stores[-1]):
            print(f"{family:12} {only:5}   {shown:5}")
        if given.before is None:
            return 0
        before, after = map(counted, stores)
        pooled = [counted(store) for store in stores]
        for seed in range(2, given.seeds + 1):
            for side, sum_of in zip(sides, pooled):
                if not is_store(side):
                    sum_of.update(counted(run(side, seed, given.cases // given.seeds, given.jobs, folder)))
        lost = 0
        rows = sorted((after[defect] / count, defect) for defect, count in before.items() if count >= 100)
        print(f"\n{len(rows)} defects with at least 100 failing cases; those that keep the fewest:")
        for k, (share, (test, known)) in enumerate(rows):
            lost += share < 0.5
            if k < 12 or share < 0.5:
                print(f"  {share:5.2f} of {before[test, known]:9,}  {test}: {known}")
        rare = [defect for defect in pooled[0] | pooled[1] if before[defect] < 100]
        few, fewer = (sum(side[defect] for defect in rare) for side in pooled)
        print(f"{len(rare)} others: {few:,} failing cases before, {fewer:,} after")
        lost += fewer < few / 2
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
