"""What a proof rests on, as a hash: the C after its macros, the contracts, the provers' scripts, the golden answers. Where it is as it was when
proved.txt was written, what was proved still holds."""
import functools
import glob
import hashlib
import os
import re
import subprocess

import wp
from record import ALGORITHMS, HERE, ROOT, records, tables

SCRIPTS = ("catalogue.py", "counter.py", "golden.py", "program.py", "reading.py", "record.py", "solve.py", "truth.py", "values.py", "wp.py")
MARK = "# seal | "


@functools.cache
def common():
    paths = [os.path.join(HERE, name) for name in SCRIPTS] + sorted(
        glob.glob(os.path.join(HERE, "contracts", "*")) + glob.glob(os.path.join(ROOT, "tests", "golden", "*.csv")))
    digest = hashlib.sha256()
    for path in paths:
        with open(path, "rb") as file:
            digest.update(os.path.basename(path).encode() + b"\0" + file.read())
    return digest.hexdigest()


@functools.cache
def read(source):
    """The C that the tasks about `source` read, without comments, and without what the system's headers bring."""
    text = wp.UNIT + "".join(f'#include "{name}"\n' for name in (source, "reference/whole_numbers.h") if name)
    folders = [part for folder in (os.path.join(HERE, "contracts"), ALGORITHMS, tables()) for part in ("-I", folder)]
    done = subprocess.run(["clang", "-std=c17", "-E", *folders, "-x", "c", "-"], input=text, capture_output=True, text=True,
                          check=False)
    if done.returncode != 0:
        raise wp.Broken("clang cannot read it:\n" + done.stderr)
    kept, own = [], True
    for line in done.stdout.splitlines():
        marker = re.match(r'# \d+ "([^"]*)"', line)
        if marker:
            own = not os.path.isabs(marker[1]) or marker[1].startswith(ROOT + os.sep)
        elif own and line.strip():
            kept.append(" ".join(line.split()))
    return "\n".join(kept)


def of(function, arguments):
    """"task arguments | hash"; a task's folder to work in is no part of it."""
    named = [str(one) for one in arguments if not os.path.isabs(str(one))]
    path, _ = records().get(named[0] if named else "", (None, None))
    source = read(os.path.relpath(path, ALGORITHMS) if path else None)
    label = " ".join([function.__name__, *named])
    return f"{label} | {hashlib.sha256((label + common() + source).encode()).hexdigest()[:16]}"


def of_rows(rows):
    return "table | " + hashlib.sha256("\n".join(row.line() for row in rows).encode()).hexdigest()[:16]


def known(path, rows):
    """The seals of a table; none when its rows are not those that were written."""
    with open(path, encoding="utf-8") as file:
        found = {line.rstrip("\n").removeprefix(MARK) for line in file if line.startswith(MARK)}
    return found if of_rows(rows) in found else set()
