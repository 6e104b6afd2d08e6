"""C as clang reads it: the functions, records and enumerators of one translation unit, by its syntax tree. The proofs carry the
functions out on symbols (reading.py); the page has their constants told (reports/playground/trace_source.py)."""
import json
import re
import subprocess


class Unread(Exception):
    """C that is not understood."""


def clang(text, include, *options):
    folders = [part for folder in include for part in ("-I", folder)]
    done = subprocess.run(["clang", "-std=c17", *folders, *options, "-"], input=text, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Unread("clang cannot read it:\n" + done.stderr)
    return done.stdout


class Program:
    """Of text: what it includes is looked for in the folders `include`. `header` is one that clang has compiled; what stands in it is
    known, and is not part of the program."""

    def __init__(self, text, include, header=None):
        known = [] if header is None else ["-include-pch", header]
        tree = clang(text, include, "-fsyntax-only", "-Xclang", "-ast-dump=json", *known, "-x", "c")
        self.functions, self.enumerators = {}, {}
        self.fields = {}  # of a record by its tag: name -> type
        # The nodes of a unit stand at one depth; of the C library's there is little to read.
        for node in tree.split("\n    {\n")[1:]:
            kind = re.search(r'"kind": "(\w+)"', node)[1]
            if kind in ("RecordDecl", "EnumDecl") or (kind == "FunctionDecl" and '"CompoundStmt"' in node):
                self._take(json.JSONDecoder().raw_decode("{" + node)[0])

    def _take(self, node):
        inner = node.get("inner", [])
        if node["kind"] == "FunctionDecl":
            self.functions[node["name"]] = node
        elif node["kind"] == "RecordDecl" and "name" in node:
            self.fields[node["name"]] = {one["name"]: one["type"]["qualType"] for one in inner if one["kind"] == "FieldDecl"}
        elif node["kind"] == "EnumDecl":
            number = 0
            for one in inner:
                if one["kind"] != "EnumConstantDecl":
                    continue
                given = one.get("inner", [{}])[0]
                number = int(given["value"]) if "value" in given else number
                self.enumerators[one["name"]] = number
                number += 1
