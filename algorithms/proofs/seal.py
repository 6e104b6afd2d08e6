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


WORD = re.compile(r"[A-Za-z_]\w*")


def declarations(lines):
    """(text, whether a line of it is the task's own) of what stands at the outermost level of lines (text, whether it is)."""
    words, depth, mine, body = [], 0, False, False
    for line, own in lines:
        for token in re.findall(r'"(?:\\.|[^"\\])*"|\w+|\S', line):
            body |= depth == 0 and token == "{" and words[-1] == ")"
            words.append(token)
            mine |= own
            depth += (token in "{([") - (token in "})]")
            # A body ends a function; what follows the one of a type belongs to it.
            if depth == 0 and (token == ";" or (token == "}" and body)):
                yield " ".join(words), mine
                words, mine, body = [], False, False
    yield " ".join(words), mine


def introduced(text):
    """The names that it brings: of a function its own, of a type its tag and what it lists; of other things all names in it."""
    text = re.sub(r"(__attribute__|_Alignas) \( .*? \) (?!\))", "", text)
    function = re.match(r"[^({=]*?(\w+) \( (?!\*)", text)
    if function and not text.startswith(("_Static_assert", "enum {")):
        return {function[1]}
    record = re.match(r"(?:typedef |extern |const |static )*(?:struct|union) (\w+ )?\{.*\}(.*)", text)
    return set(WORD.findall(" ".join(filter(None, record.groups())) if record else text)) - {"int", "unsigned", "sizeof", "const", "static", "extern", "enum", "typedef", "char"}


@functools.cache
def read(source):
    """The C that the tasks about `source` read: its own, and of the headers what its names lead to; without comments, and without what the
    system's headers bring."""
    text = wp.UNIT + "".join(f'#include "{name}"\n' for name in (source, "reference/whole_numbers.h") if name)
    folders = [part for folder in (os.path.join(HERE, "contracts"), ALGORITHMS, tables()) for part in ("-I", folder)]
    done = subprocess.run(["clang", "-std=c17", "-E", *folders, "-x", "c", "-"], input=text, capture_output=True, text=True,
                          check=False)
    if done.returncode != 0:
        raise wp.Broken("clang cannot read it:\n" + done.stderr)
    kept, own, mine = [], True, True
    for line in done.stdout.splitlines():
        marker = re.match(r'# \d+ "([^"]*)"', line)
        if marker:
            mine = not os.path.isabs(marker[1]) or os.path.relpath(marker[1], ALGORITHMS) in (source, "reference/whole_numbers.h")
            own = mine or marker[1].startswith(ROOT + os.sep)
        elif own:
            kept.append((line, mine))
    found = list(declarations(kept))
    names = [introduced(one) for one, _ in found]
    led, wanted = {k for k, (_, mine) in enumerate(found) if mine}, set()
    while led:
        wanted |= led
        words = set(WORD.findall(" ".join(found[k][0] for k in led)))
        led = {k for k, brought in enumerate(names) if brought & words} - wanted
    return "\n".join(found[k][0] for k in sorted(wanted))


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
