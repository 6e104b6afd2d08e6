"""Lets a Python library answer in graze's line protocol (graze protocol).

    python3 speak.py LIBRARY TEST      answers for one test of LIBRARY/subject.py
    python3 speak.py LIBRARY --list    its tests, as JSON

A subject has TESTS: a list of dictionaries with id, form, contract, says and hit, a function of the numbers.
"""
import importlib.util
import json
import os
import pathlib
import sys


def main():
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    library, wanted = sys.argv[1:3]
    path = pathlib.Path(__file__).parent / library / "subject.py"
    spec = importlib.util.spec_from_file_location("subject", path)
    subject = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(subject)
    if wanted == "--list":
        print(json.dumps([{key: value for key, value in test.items() if key != "hit"} for test in subject.TESTS]))
        return
    test = next(test for test in subject.TESTS if test["id"] == wanted)
    hit, number = test["hit"], int if test["form"].split()[-1].startswith("i") else float
    sys.stdin.readline()
    out = [f"graze 1 {library}\n"]
    for line in sys.stdin:
        if line == "\n":
            sys.stdout.write("".join(out))
            sys.stdout.flush()
            out.clear()
            continue
        try:
            out.append("1\n" if hit(*map(number, line.split())) else "0\n")
        except (OverflowError, TypeError, ValueError):
            out.append("?\n")
    sys.stdout.write("".join(out))


main()
