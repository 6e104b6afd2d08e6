"""Lets a Python library answer in graze's line protocol (graze protocol).

    python3 speak.py LIBRARY      says which tests LIBRARY has, and answers for the one that it is greeted with
    python3 speak.py --table      the libraries of debian.py, as JSON
    python3 speak.py --serve LIBRARY      starts its server, says where, and stops it when its standard input ends

GRAZE_SERVER is where a server is. A library is a row of debian.py. Tests are a list of dictionaries with id, form and hit, a function of the numbers; contract, says, within and
tolerance where there is something to say. `hit` gives a truth, or None for a case that it is not for. An exception is no
answer; what the first one said goes to standard error.
"""
import json
import os
import pathlib
import sys


def line(test):
    limits = [f"{name} {test[name]}" for name in ("within", "tolerance") if name in test]
    return "; ".join([f"test {test['id']}", test["form"], test.get("contract", "unstated"), *limits, test.get("says", test["id"])]) + "\n"


def main():
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    library = sys.argv[1]
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # standard output is for answers
    sys.path.insert(0, str(pathlib.Path(__file__).parent))
    from debian import TABLE
    if library == "--table":
        about = lambda row: {key: "server" if key == "server" else value for key, value in row.items() if key != "tests"} | {"python": "/usr/bin/python3"}
        print(json.dumps({name: about(row) for name, row in TABLE.items()}), file=answers, flush=True)
        return
    if library == "--serve":
        where, stop = TABLE[sys.argv[2]]["server"]()
        try:
            print(where, file=answers, flush=True)
            sys.stdin.read()
        finally:
            stop()
        return
    tests = TABLE[library]["tests"]()
    words = sys.stdin.readline().split()
    if words[2] == "tests":
        answers.write(f"graze 1 {library}\n" + "".join(map(line, tests)))
        answers.flush()
        return
    test = next(test for test in tests if test["id"] == words[5])
    hit, number = test["hit"], int if test["form"].split()[-1].startswith("i") else float
    told = False
    out = [f"graze 1 {library}\n"]
    for text in sys.stdin:
        if text == "\n":
            answers.write("".join(out))
            answers.flush()
            out.clear()
            continue
        try:
            said = hit(*map(number, text.split()))
            out.append("-\n" if said is None else "1\n" if said else "0\n")
        except Exception as fault:  # whatever a library throws
            if not told:
                print(f"{type(fault).__name__}: {fault}", file=sys.stderr)
            told = True
            out.append("?\n")


main()
