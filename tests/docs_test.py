#!/usr/bin/env python3
"""Holds the project's pages to the truth, as far as a program can.

    docs_test.py GRAZE ROOT

Links lead somewhere; files that are named exist; commands and their options are the program's; what README shows of the
program's output is what it prints; each pair of shapes has a page that tells how it is done right; each source file says in its first line what it is, or its header does.
"""
import json
import pathlib
import re
import shlex
import subprocess
import sys

GRAZE, ROOT = sys.argv[1], pathlib.Path(sys.argv[2])
ALL = [path.relative_to(ROOT) for top in ROOT.iterdir() if top.name not in ("out", ".git")
       for path in [top, *top.rglob("*")]]
FILES = [str(path) for path in ALL if (ROOT / path).is_file()]
SOURCE = re.compile(r"\.(c|h|cpp|py|js|mjs|css|sql|sh|cmake|acsl|g|dict)$")
USERS_OWN = re.compile(r"^(out|mine|a|whole|it|\./it|\./a)\b")  # what runs make, and a reader's own files
faults = checked = 0


def hold(condition, page, what):
    global faults, checked
    checked += 1
    if not condition:
        faults += 1
        print(f"{page}: {what}")


def code_of(text):
    """The page's code: spans, and the lines of blocks that are indented or fenced."""
    fenced = re.findall(r"^```[^\n]*\n(.*?)^```", text, re.M | re.S)
    blocks = re.findall(r"^ {4}\S.*$", text, re.M) + [line for block in fenced for line in block.split("\n")]
    return re.findall(r"(?<!`)`([^`\n]+)`(?!`)", text), [line.strip() for line in blocks]


def exists(page, name):
    """From the root, from the page's folder, or, for a name without a folder, anywhere."""
    pattern = re.sub(r"<[^>]*>|…", "*", name).rstrip("/")
    if "/" not in pattern:
        return any(path.match(pattern) for path in ALL)
    return any(any(start.glob(pattern)) for start in (ROOT, (ROOT / page).parent))


def check_links(page, text):
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if not re.match(r"[a-z]+:|#", target):
            path = (ROOT / page).parent / target.split("#")[0]
            hold(path.exists(), page, f"the link to {target} leads nowhere")


def check_files(page, spans):
    for span in spans:
        for name in re.split(r"[\s,]+", span):
            is_path = re.fullmatch(r"[\w<>*…./-]*[\w>*]/?", name) and ("/" in name.rstrip("/") or SOURCE.search(name))
            if is_path and not USERS_OWN.match(name) and not name.startswith("/"):
                hold(exists(page, name), page, f"there is no file {name}")


def help_of(command, helps={}):
    if command not in helps:
        helps[command] = subprocess.run([GRAZE, command, "--help"], capture_output=True, text=True)
    return helps[command]


def check_commands(page, lines):
    for line in lines:
        try:
            words = list(shlex.shlex(line.removeprefix("$ "), posix=True, punctuation_chars=True))
        except ValueError:
            continue  # a line of another language
        for k, word in enumerate(words[:-1]):
            command = words[k + 1]
            if pathlib.PurePath(word).name != "graze" or not re.fullmatch(r"[a-z]+", command):
                continue
            hold(help_of(command).returncode == 0, page, f"graze has no command {command}: {line}")
            for option in words[k + 2:]:
                if re.match(r"[|&;<>()]", option):
                    break
                if option.startswith("--"):
                    hold(option in re.findall(r"--[a-z-]+", help_of(command).stdout), page, f"graze {command} has no option {option}: {line}")


def check_example(page, command, shown):
    """Lines shown of a command's output stand there, next to each other but where "..." says so."""
    words = [GRAZE] + shlex.split(command, comments=True)[1:]
    printed = [line.split() for line in subprocess.run(words, capture_output=True, text=True).stdout.split("\n")]
    at, gap = 0, False
    for line in shown:
        if line == "...":
            gap = True
            continue
        found = next((k for k in range(at, len(printed)) if printed[k] == line.split()), None)
        hold(found is not None and (gap or found == at), page, f"{command}: the output has no line '{line}' there")
        at, gap = (at if found is None else found + 1), False
    hold(gap or not any(printed[at:]), page, f"{command}: the output goes on, and no ... says so")


def check_examples(page, text):
    for block in re.findall(r"(?:^ {4}.*\n)+", text, re.M):
        lines = [line.strip() for line in block.splitlines()]
        if lines[0].startswith("$ graze"):
            check_example(page, lines[0].removeprefix("$ "), lines[1:])


def check_first_lines():
    for name in sorted(FILES):
        if re.search(r"\.[ch]$", name) and not name.startswith(("tests/", "examples/", "fuzz/subjects/")):
            first = re.sub(r"\A#define _\w+.*\n", "", (ROOT / name).read_text()).split("\n", 1)[0]
            own = name.endswith(".c") and first == f'#include "{pathlib.PurePath(name).stem}.h"'
            hold(first.startswith("/*") or own, name, f"the first line does not say what the file is: {first}")


for page in sorted(name for name in FILES if name.endswith(".md")):
    text = (ROOT / page).read_text()
    spans, lines = code_of(text)
    check_links(page, text)
    check_commands(page, spans + lines)
    check_examples(page, text)
    if page != "CHANGELOG.md":
        check_files(page, spans)
check_first_lines()
pairs, shown = (ROOT / "docs/pairs/README.md").read_text(), subprocess.run([ROOT / "scripts/region_pictures", "--check"], capture_output=True, text=True)
hold(shown.returncode == 0, "docs/pairs", shown.stderr)
for pair in {test["pair"] for test in json.loads(subprocess.run([GRAZE, "list", "--json"], capture_output=True, text=True).stdout)}:
    hold(re.search(rf"\b{pair.replace('-', '–')}\b", pairs), "docs/pairs/README.md", f"no page tells of {pair}")
for page in "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md":
    hold("docs/glossary.md" in (ROOT / page).read_text(), page, "the glossary is not linked")
print(f"{checked} things checked, {faults} false")
sys.exit(faults > 0 or checked < 300)
