#!/usr/bin/env python3
"""Writes a test's source with GRAZE_TRACE(name); after each declaration of constants within a function, on the same line,
so that lines keep their numbers and the code its meaning.

    trace_source.py IN OUT HEADER...

A declaration is a statement that begins with `const`. Arrays and pointers are left alone. Of a struct each member is told;
it is defined in IN, before all others, in a header or in a table of shapes.
"""
import re
import sys

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


def main(source, target, *headers):
    texts = [open(path, encoding='utf-8').read() for path in (*headers, source)]
    members = members_by_tag(texts)
    traced = SCAN.sub(lambda found: found[0] + (told(found[0], members) if found['declared'] else ''), texts[-1])
    with open(target, 'w', encoding='utf-8') as out:
        out.write(traced)


main(*sys.argv[1:])
