#!/usr/bin/env python3
"""Judged answers per second of `graze exhaust` on one core, at each instruction level: medians of rounds in turn. Then the slowest
whole lattice of all pairs with their points in 4 x 4, by their house tests alone.

    bench_lattice.py GRAZE
"""
import json
import os
import statistics
import subprocess
import sys
import tempfile

ROUNDS = 5


def pace(graze, pair, level):
    """The pair's i32 lattices by one thread, in a store of its own."""
    with tempfile.TemporaryDirectory() as folder:
        rows = json.loads(
            subprocess.run(
                ["taskset", "-c", "0", graze, "exhaust", "--pair", pair, "--type", "i32", "--kind", "whole"]
                + ["--jobs", "1", "--json", "--out", folder + "/lattice.db"],
                env=os.environ | {"GRAZE_LEVEL": level},
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                check=True,
            ).stdout
        )
    # The tests of a form are tried beside each other, in the same time.
    seconds = sum({row["form"]: row["seconds"] for row in rows}.values())
    return sum(row["judged"] for row in rows) / seconds


def house_tests(graze):
    tests = json.loads(subprocess.run([graze, "list", "--json"], stdout=subprocess.PIPE, check=True).stdout)
    return [test["id"] for test in tests if test["role"] == "house" and "_i32_" in test["id"]]


def whole_lattices(graze):
    """Cases and seconds of each form."""
    with tempfile.TemporaryDirectory() as folder:
        said = subprocess.run(
            ["taskset", "-c", "0", graze, "exhaust", "--tests", ",".join(house_tests(graze)), "--kind", "whole", "--size", "3"]
            + ["--jobs", "1", "--json", "--out", folder + "/lattice.db"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True).stdout
    return {row["form"]: (row["cases"], row["seconds"]) for row in json.loads(said)}


def main():
    graze = sys.argv[1]
    paces = {}
    for _ in range(ROUNDS):
        for pair in "box-box", "disc-box":
            for level in "base", "v3":
                paces.setdefault((pair, level), []).append(pace(graze, pair, level))
    for (pair, level), rates in paces.items():
        print(f"lattice, {pair} i32, {level:4} {statistics.median(rates) / 1e6:7.0f} M judged answers/s a core")
    forms = whole_lattices(graze)
    form, (cases, seconds) = max(forms.items(), key=lambda item: item[1][1])
    print(f"whole lattices of {len(forms)} forms, points in 4 x 4: the slowest is {form}, {cases} cases in {seconds:.1f} s (goal: 60)")


main()
