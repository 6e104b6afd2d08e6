"""Is the C read as it runs? A test as formulas (reading.py) is given the rows that the tutorials' own programs answered."""
import csv
import os

import z3

from counter import Case
from record import ROOT, Record

GOLDEN = os.path.join(ROOT, "tests", "golden")


def tests():
    """(file, test) of every golden file of a whole-number test that the catalogue speaks of."""
    with open(os.path.join(GOLDEN, "tests.txt"), encoding="utf-8") as file:
        pairs = [line.split() for line in file]
    return [(name, test) for name, test in pairs if name.startswith(("cs_", "java_")) or test == "overlap_py_int"]


def disagreements(name, test, every=1):
    """How many rows were put to it, and those it answers otherwise."""
    case, wrong, count = Case(Record(test)), [], 0
    with open(os.path.join(GOLDEN, name + ".csv"), encoding="utf-8") as file:
        for line, row in enumerate(csv.reader(file), 1):
            if line == 1:
                answer = row.index("hit")
                continue
            if line % every != 0:
                continue
            count += 1
            numbers = [(term, z3.BitVecVal(int(text), term.size())) for term, text in zip(case.terms, row)]
            hit = z3.is_true(z3.simplify(z3.substitute(case.hit, *numbers)))
            if hit != (row[answer] == "1"):
                wrong.append(f"{name}.csv:{line}: golden answer {row[answer]}, as formulas {int(hit)}")
    return count, wrong
