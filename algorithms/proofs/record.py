"""What a test's file says of itself: its shapes and its contract, and where the file is."""
import glob
import os
import re

HERE = os.path.dirname(os.path.abspath(__file__))
ALGORITHMS = os.path.dirname(HERE)
ROOT = os.path.dirname(ALGORITHMS)


def tables():
    """Where a build has written the tables of shapes that algorithms/form.h reads."""
    found = glob.glob(os.path.join(ROOT, "out", "build", "*", "shapes"))
    folder = os.environ.get("GRAZE_SHAPES") or (sorted(found) or [None])[0]
    if folder is None:
        raise SystemExit("prove.py: found no out/build/*/shapes, expected a build: scripts/setup, then cmake --preset release")
    return folder


def records():
    """id -> (file, the text of the record and of the macros it names), of every GRAZE_TEST; a record ends where the next
    thing begins a line."""
    found = {}
    for path in sorted(glob.glob(os.path.join(ALGORITHMS, "*", "*.c"))):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        macros = re.findall(r"^#define (\w+)( (?:.*\\\n)*.*)", text, re.M)
        for record in re.finditer(r"^GRAZE_TEST[A-Z_]*\(\s*(\w+),[^\n]*(?:\n[ }][^\n]*)*", text, re.M):
            bodies = [body for name, body in macros if re.search(rf"\b{name}\b", record[0])]
            found[record[1]] = path, record[0] + "".join(bodies)
    return found


class Record:
    def __init__(self, name):
        path, text = records().get(name, (None, None))
        if path is None:
            raise FileNotFoundError(f"algorithms/*/*.c: no GRAZE_TEST({name}, ...)")
        self.name = name
        self.source = os.path.relpath(path, ALGORITHMS)
        shapes = re.match(r"\w+\(\s*\w+,\s*(\w+)_(i32|i64),\s*(\w+)_(?:i32|i64),", text)
        if shapes is None:
            raise ValueError(f"{path}: {name} is no test of two whole-number shapes")
        self.layouts = (shapes[1], shapes[3])
        self.width = int(shapes[2][1:])
        contract = re.search(r"(?:\.by_code = |RECORD\(.*)CONTRACT_(\w+)", text)
        self.contract = contract[1].lower() if contract else "unstated"
