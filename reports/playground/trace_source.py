#!/usr/bin/env python3
"""Writes sources of tests with GRAZE_TRACE(name); after each declaration of constants within a function, on the same line,
so that lines keep their numbers and the code its meaning.

    trace_source.py ROOT SHAPES FOLDER FILE...      ROOT/FILE becomes FOLDER/FILE, left alone where it is so already

A declaration is a statement that begins with `const`. Arrays and pointers are left alone. Of a struct each member is told.
"""
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "algorithms/proofs"))
from program import Program, clang


def own_functions(program):
    """Those that the text itself has, written out."""
    for function in program.functions.values():
        if "includedFrom" not in function["loc"] and "offset" in function["range"]["begin"] and "offset" in function["range"]["end"]:
            yield function


def declarations(node):
    """The statements that declare something, but for those within the head of a loop."""
    for part in node.get("inner", []):
        if part.get("kind") == "DeclStmt":
            yield part
        elif part.get("kind") == "ForStmt":
            yield from declarations({"inner": part["inner"][1:]})
        else:
            yield from declarations(part)


def names(fields, variable):
    """What is told of one."""
    kind = variable["type"]["qualType"]
    if "init" not in variable or not kind.startswith("const ") or any(sign in kind for sign in "*["):
        return []
    if not kind.startswith("const struct "):
        return [variable["name"]]
    its = fields[kind.removeprefix("const struct ")]
    return [f"{variable['name']}.{field}" for field, kind in its.items() if "[" not in kind]


def traced(text, program, fields):
    told = []
    for function in own_functions(program):
        for statement in declarations(function):
            begin, end = statement["range"]["begin"], statement["range"]["end"]
            if "offset" in begin and "offset" in end and text[begin["offset"]:].startswith(b"const "):
                found = [name for variable in statement["inner"] if variable["kind"] == "VarDecl" for name in names(fields, variable)]
                told.append((end["offset"] + end["tokLen"], "".join(f" GRAZE_TRACE({name});" for name in found)))
    for at, traces in sorted(told, reverse=True):
        text = text[:at] + traces.encode() + text[at:]
    return text


# What every test includes first: read once.
COMMON = '#include "algorithm.h"\n'


def write(root, include, common, file, target):
    source = root / file
    text = source.read_bytes()
    header, fields = common
    program = Program(text.decode(), (source.parent, *include), header)
    # Its name is the same wherever it is built.
    new = f'#line 1 "{file}"\n'.encode() + traced(text, program, fields | program.fields)
    if not target.exists() or target.read_bytes() != new:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(new)


def main(root, shapes, folder, *files):
    include = (Path(root) / "algorithms", shapes)
    with ThreadPoolExecutor() as pool, tempfile.TemporaryDirectory() as room:
        header = Path(room, "common.pch")
        clang(COMMON, include, "-x", "c-header", "-o", header)
        common = header, Program(COMMON, include).fields
        list(pool.map(lambda file: write(Path(root), include, common, file, Path(folder, file)), files))


main(*sys.argv[1:])
