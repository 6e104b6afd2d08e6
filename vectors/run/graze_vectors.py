"""Holds a test to rows of vectors, with expected failures and JUnit. It gives yes or no, a number, two for a point, None for none.

    import graze_vectors
    sys.exit(graze_vectors.run(hit, "disc-box.hit.csv"))            # in a file of your own

    python3 mytests.py [--write] [--expected FILE] [--junit FILE]    # its options

An expected failure is a line of graze.expected: an id and a reason; --write writes it. A row that is listed and right, or not there, is an
error too. Exit codes: 0 as expected, 1 not, 2 wrong use."""
import argparse
import csv
import os
import sys
from xml.sax.saxutils import quoteattr

PLAIN = 9  # columns before the numbers


def read_expected(path):
    lines = open(path, encoding="utf-8").read().splitlines() if os.path.exists(path) else []
    return {line.split()[0] for line in lines if line.strip() and line[0] != "#"}


def judge(hit, row, numbers, contract):
    """Why it is wrong, or None."""
    try:
        said = hit(*numbers)
        said = said if isinstance(said, (list, tuple)) else [bool(said)] if "tolerance" not in row else [] if said is None else [said]
        said = [float(word) for word in said]
    except Exception as fault:  # whatever it raises is an answer to be told
        return f"{row['relation']}, it raised {type(fault).__name__}: {fault}"
    right = row[contract].replace("none", "").split()
    if not row[contract] or len(said) == len(right) and all(abs(a - float(b)) <= float(row.get("tolerance", 0)) for a, b in zip(said, right)):
        return None
    told = ("hit" if said[0] else "miss") if "tolerance" not in row else f"{said}, right is {row[contract]}"
    return f"{row['relation']}, it says {told} ({row['flags']})"


def write_junit(path, cases):
    with open(path, "w", encoding="utf-8") as file:
        bad = sum(fault is not None for _, fault in cases)
        file.write(f'<testsuite name="graze" tests="{len(cases)}" failures="{bad}">\n')
        for name, fault in cases:
            inside = "" if fault is None else f"<failure message={quoteattr(fault)}/>"
            file.write(f'<testcase classname="graze" name={quoteattr(name)}>{inside}</testcase>\n')
        file.write("</testsuite>\n")


def run(hit, path, contract="closed", kind="f64", tiers=("must", "touching", "flat", "meeting"), given=None):
    parser = argparse.ArgumentParser()
    for name, how in (("--write", {"action": "store_true"}), ("--expected", {"default": "graze.expected"}), ("--junit", {}), ("yours", {"nargs": "*"})):
        parser.add_argument(name, **how)
    options, rows = parser.parse_args(given), list(csv.DictReader(open(path, encoding="utf-8", newline=""))) if os.path.isfile(path) else []
    if not rows or contract not in rows[0]:
        parser.error(f"{path}: found no rows with a column '{contract}'")
    expected, right, asked, wrong, cases, read = read_expected(options.expected), {}, {}, [], [], int if kind.startswith("i") else float
    for row in rows:
        if row["tier"] not in tiers or kind not in row["types"].split():
            continue
        why, name = judge(hit, row, [read(word) for word in list(row.values())[PLAIN:] if word], contract), row["id"]
        asked[row["tier"]] = asked.get(row["tier"], 0) + 1
        right[row["tier"]] = right.get(row["tier"], 0) + (why is None)
        wrong += [(name, f"{row['tier']}: {why}")] if why is not None else []
        cases.append((name, why if name not in expected else "is listed and right: take it out" if why is None else None))
    if options.write:
        with open(options.expected, "w", encoding="utf-8") as file:
            file.writelines(f"{name} {why}\n" for name, why in wrong)
    gone = sorted(expected - {row["id"] for row in rows})
    cases = [(name, None) for name, _ in cases] if options.write else cases + [(name, "is listed and in no row: take it out") for name in gone]
    if options.junit:
        write_junit(options.junit, cases)
    for name, fault in cases:
        if fault is not None:
            print(f"{name}: {fault}")
    told = ", ".join(f"{right[tier]} of {asked[tier]} {tier}" for tier in asked)
    print(f"graze: {told}, {contract}; {sum(name in expected for name, _ in wrong)} of {len(wrong)} wrong expected")
    return 2 if not asked else int(any(fault is not None for _, fault in cases))
