"""What a test's file says of itself: its shapes and its contract, and where the file is."""
import glob
import os
import re

HERE = os.path.dirname(os.path.abspath(__file__))
ALGORITHMS = os.path.dirname(HERE)
ROOT = os.path.dirname(ALGORITHMS)


class Record:
    def __init__(self, name, algorithms=ALGORITHMS):
        found = glob.glob(os.path.join(algorithms, "*", name + ".c"))
        if len(found) != 1:
            raise FileNotFoundError(f"algorithms/*/{name}.c: {len(found)} files, expected one")
        self.name = name
        self.source = os.path.relpath(found[0], algorithms)
        with open(found[0], encoding="utf-8") as file:
            text = file.read()
        shapes = re.search(r"GRAZE_TEST\(\s*" + name + r",\s*(\w+)_(i32|i64),\s*(\w+)_(?:i32|i64),", text)
        if shapes is None:
            raise ValueError(f"{found[0]}: no GRAZE_TEST of two whole-number shapes")
        self.layouts = (shapes[1], shapes[3])
        self.width = int(shapes[2][1:])
        contract = re.search(r"\.by_code = CONTRACT_(\w+)", text)
        self.contract = contract[1].lower() if contract else "unstated"
