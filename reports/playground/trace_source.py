#!/usr/bin/env python3
"""Writes sources of tests with GRAZE_TRACE(name); after each declaration of constants within a function, on the same line,
so that lines keep their numbers and the code its meaning.

    trace_source.py ROOT FOLDER FILE... -- HEADER...      ROOT/FILE becomes FOLDER/FILE, left alone where it is so already

A declaration is a statement that begins with `const`. Arrays and pointers are left alone. Of a struct each member is told;
it is defined in FILE, before all others, in a header or in a table of shapes.
"""
import re
import sys
from pathlib import Path

PARENS = r'\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)'
BRACES = r'\{(?:[^{}]|\{[^{}]*\})*\}'
OPAQUE = r'^[ \t]*#(?:\\.|[^\n\\])*|/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\''
SCAN = re.compile(rf'{OPAQUE}|(?P<declared>^[ \t]+const (?:{PARENS}|{BRACES}|[^;(){{}}])*;)', re.S | re.M)
LAYOUT = re.compile(r'LAYOUT\(\w+, \w+, (\w+),(.*?)END\(\)', re.S)
STRUCT = re.compile(r'struct (\w+?)(?:_##TYPE)? \{([^}]*)\}')


def members_by_tag(texts):
    """Of a struct for each number type by the tag without the type."""
    structs = {tag: re.findall(r'(\w+)\s*(?=[,;])', body) for text in texts for tag, body in STRUCT.findall(text)}
    layouts = {tag: re.findall(r'COLUMN\((\w+)', body) for text in texts for tag, body in LAYOUT.findall(text)}
    return structs | layouts


def told(declared, members):
    """The GRAZE_TRACEs of one declaration."""
    flat = re.sub(rf'{PARENS}|{BRACES}', '', declared)
    tag = re.match(r'\s*const struct (\w+)', flat)
    if '*' in flat.split('=')[0]:
        return ''
    names = [part.split('=')[0].split()[-1] for part in flat.rstrip(';').split(',') if '=' in part]
    if tag is not None:
        of = [members[name] for name in (tag[1], re.sub(r'_[if]\d\d$', '', tag[1])) if name in members]
        if not of:
            raise SystemExit(f'trace_source.py: no header given defines struct {tag[1]}')
        names = [f'{name}.{member}' for name in names for member in of[0]]
    return ''.join(f' GRAZE_TRACE({name});' for name in names if name.replace('.', '').isidentifier())


def read(path):
    return path.read_text(encoding='utf-8') if path.exists() else None


def main(root, folder, *named):
    files, headers = named[:named.index('--')], named[named.index('--') + 1:]
    shared = members_by_tag([read(Path(header)) for header in headers])
    for file in files:
        text, target = read(Path(root, file)), Path(folder, file)
        members = shared | members_by_tag([text])
        traced = SCAN.sub(lambda found: found[0] + (told(found[0], members) if found['declared'] else ''), text)
        if read(target) != traced:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(traced, encoding='utf-8')


main(*sys.argv[1:])
