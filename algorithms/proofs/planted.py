#!/usr/bin/python3
"""Are the proofs about anything? Plants a mistake in each contract and one in each function, and says which are not noticed.

    planted.py [--quick]     --quick: a few of each kind
"""
import os
import re
import shutil
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor

import catalogue
import solve
import wp
from record import ALGORITHMS, HERE, ROOT, Record

QUICK = {"point_java", "house_disc_disc_i64_closed", "wrap_mul"}
wp.SECONDS = 4  # what is true is proved in less, but for squares; what is false never

# Contracts: each word is swapped for another that means something else.
SWAPS = {"boxes_meet": "boxes_overlap", "boxes_overlap": "boxes_meet", "each_begins": "each_begins_before",
         "each_begins_before": "each_begins", "point_in": "point_inside", "point_inside": "point_in",
         "point_in_half_open": "point_in", "within": "nearer", "nearer": "within", "at_distance": "within",
         "holds_end": "spans_hold"}
SPANS = "/*@ predicate spans_hold(integer al, integer ah, integer bl, integer bh) = al <= bl <= ah || al <= bh < ah; */\n"
# Functions whose own text has no comparison to turn, or whose last one decides nothing on its own.
TEXTS = {"expanded_cs": ("wrap_add(box.bottom, disc.r)", "box.bottom"),
         "corner_java": ("one, right, bottom", "one, right, two.y")}
# A house test is the last word of its own line: HOUSE_BOX_BOX(i32, closed, at_most).
WORDS = {"at_most": "below", "below": "at_most", "<=": "<", "<": "<="}
TURNED = {"<=": "<", "<": "<=", ">=": ">", ">": ">="}
HELPERS = {"at_most_i32": ("c <= (int64_t)", "c < (int64_t)"), "below_i32": ("c < (int64_t)", "c <= (int64_t)"),
           "outside_i32": ("return more > 0 ? more : 0", "return more > 0 ? more : 1"),
           "apart_i32": ("return a > b ? (int64_t)a - b", "return a > b ? (int64_t)b - a"),
           "compare_reach_i32": ("r * r - y * y", "r * r + y * y")}
REFERENCE = {"point-box": ("(b.right < a.left)", "(b.right <= a.left)"), "box-box": ("(ah < bl)", "(ah <= bl)"),
             "point-disc": ("a.top - b.top : b.top - a.top", "a.top - b.top : a.top - b.top"),
             "disc-disc": ("a.size_x + b.size_x, invalid", "a.size_x, invalid"),
             "disc-box": ("OF(outside)(a.top, b.top, b.bottom)", "OF(outside)(a.top, b.left, b.bottom)")}


class NoPlace(Exception):
    """A mistake that finds no place to be planted."""


def replaced(text, old, new, where):
    if old not in text:
        raise NoPlace(f"{where}: '{old}' is not there; planted.py must be told another mistake")
    return text.replace(old, new, 1)


def contract_with_mistake(name, claim):
    """The folder of contracts with one claim's formula changed."""
    folder = tempfile.mkdtemp(dir=os.path.join(ROOT, "out", "prove"))
    shutil.copytree(os.path.join(HERE, "contracts"), folder, dirs_exist_ok=True)
    path = os.path.join(folder, name + ".acsl")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    start = text.index(f"ensures {claim}:")
    end = text.index(";", start)
    formula = text[start:end]
    word = re.search(r"\b(" + "|".join(sorted(SWAPS, key=len, reverse=True)) + r")\(", formula)
    changed = formula.replace(word[1] + "(", SWAPS[word[1]] + "(", 1) if word else re.sub("<=(?!=)", "<", formula, count=1)
    if changed == formula:
        changed = formula.replace("away(low, low + size", "away(low, low").replace("apart(a, b)", "a - b")
    if changed == formula:
        changed = replaced(formula, "<", "<=", f"{name}.acsl, {claim}")
    with open(path, "w", encoding="utf-8") as file:
        file.write(SPANS + text[:start] + changed + text[end:])
    return folder


def without_precondition(name):
    folder = tempfile.mkdtemp(dir=os.path.join(ROOT, "out", "prove"))
    shutil.copytree(os.path.join(HERE, "contracts"), folder, dirs_exist_ok=True)
    path = os.path.join(folder, name + ".acsl")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    with open(path, "w", encoding="utf-8") as file:
        file.write(re.sub(r"requires (?:.|\n)*?;", "requires \\\\true;", text))
    return folder


def file_with_mistake(source, change):
    """A folder to look in first, with one changed file; and the file's own folder, for what it includes."""
    folder = tempfile.mkdtemp(dir=os.path.join(ROOT, "out", "prove"))
    path = os.path.join(folder, source)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(os.path.join(ALGORITHMS, source), encoding="utf-8") as file:
        text = change(file.read())
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return folder, os.path.join(ALGORITHMS, os.path.dirname(source))


def turn_function(name):
    """Turns the last comparison of the function, or a call that stands for one."""

    def change(text):
        if name.startswith("house_"):
            return turn_house(name, text)
        head = re.search(r"static enum answer " + name + r"\([^{]*\{\n", text)
        end = text.index("\n}", head.end())
        body = text[head.end():end]
        if name in TEXTS:
            turned = replaced(body, *TEXTS[name], name)
        elif found := list(re.finditer(r" (<=|>=|<|>) (?!0\))", body)):
            at = found[-1]
            turned = body[:at.start()] + f" {TURNED[at[1]]} " + body[at.end():]
        else:
            turned = in_included(body, name)
        return text[:head.end()] + turned + text[end:]

    return change


def turn_house(name, text):
    pair, number_type, contract = re.fullmatch(r"(house_\w+)_([if]\d+)_(\w+)", name).groups()
    line = re.search(rf"^{pair.upper()}\({number_type}, {contract}, .*\)$", text, re.M)
    if line is None:
        raise NoPlace(f"{name}: its line {pair.upper()}({number_type}, {contract}, ...) is not there")
    turned = re.sub(r"(?<=, )(at_most|below|<=|<)(?=[,)])", lambda word: WORDS[word[1]], line[0])
    return text[:line.start()] + turned + text[line.end():]


def in_included(body, name):
    return replaced(body, "point.x, point.y", "point.y, point.x", name)


def is_lost(function, *arguments, **named):
    _, lost = function(*arguments, **named)
    return bool(lost)


def try_one(kind, name, detail):
    """(what was planted, whether it was noticed)"""
    work = tempfile.mkdtemp(dir=os.path.join(ROOT, "out", "prove"))
    shutil.copy(os.path.join(ROOT, "out", "prove", "why3.conf"), work)
    if kind == "claim":
        return is_lost(catalogue.task_wp, name, work, contracts=contract_with_mistake(name, detail))
    if kind == "precondition":
        return is_lost(catalogue.task_wp, name, work, contracts=without_precondition(name))
    if kind == "function":
        include = file_with_mistake(Record(name).source, turn_function(name))
        return is_lost(catalogue.task_wp, name, work, include)
    if kind == "helper":
        source = "house/ends.h" if name in ("at_most_i32", "below_i32") else "house/whole_reach.h"
        include = file_with_mistake(source, lambda text: replaced(text, *HELPERS[name], source))
        return is_lost(catalogue.task_wp, "arithmetic", work, include)
    if kind == "contract of i64":
        other = "open" if Record(name).contract == "closed" else "closed"
        return is_lost(catalogue.task_i64, name, contract=other)
    if kind == "contract of squares":
        other = "open" if Record(name).contract == "closed" else "closed"
        return is_lost(catalogue.task_small, name, catalogue.SMALL, contract=other)
    if kind == "function of i64":
        return is_lost(catalogue.task_i64, name, file_with_mistake(Record(name).source, turn_function(name)))
    if kind == "wrap":
        sign = {"wrap_add": "+", "wrap_sub": "-", "wrap_mul": "*"}[name]
        include = file_with_mistake("helpers/wrap.h", lambda text: replaced(text, f"(uint32_t)a {sign} (uint32_t)b",
                                                                   f"(uint32_t)b {sign} (uint32_t)(b + 1)", name))
        return is_lost(catalogue.task_wrap, name, include)
    if kind == "reach":
        old, new, source = (("(xx > rest)", "(xx >= rest)", "reference/whole_kernels_template.h") if name == "reference" else
                            ("(u128)s * (u128)s - (u128)dy", "(u128)s * (u128)s + (u128)dy", "house/whole_reach.h"))
        include = file_with_mistake(source, lambda text: replaced(text, old, new, source))
        if name == "reference":
            return reference_lost(catalogue.task_reference_reach, include, detail)
        return is_lost(catalogue.task_house_reach, include)
    include = file_with_mistake("reference/whole_kernels_template.h",
                                lambda text: replaced(text, *REFERENCE[name], "whole_kernels_template.h"))
    return reference_lost(catalogue.task_reference, include, name, detail)


def reference_lost(function, include, *arguments):
    """whole_numbers.h finds whole_kernels_template.h beside itself first, so it is copied too."""
    shutil.copy(os.path.join(ALGORITHMS, "reference", "whole_numbers.h"), os.path.join(include[0], "reference"))
    return is_lost(function, *arguments, include)


def mistakes():
    for name in catalogue.contracts():
        unit = catalogue.wp_unit(name)
        yield from (("claim", name, claim) for claim, _, _ in unit.claims)
        if name == "arithmetic":
            yield from (("helper", helper, "") for helper in HELPERS)
            continue
        if re.search(r"requires (?!\\true)", unit.text):
            yield "precondition", name, ""
        yield "function", name, ""
    for name in catalogue.i64_tests():
        yield "contract of i64", name, ""
        yield "function of i64", name, ""
    yield from (("contract of squares", name, "") for name in catalogue.SQUARES_WRAP)
    yield from (("wrap", name, "") for name in ("wrap_add", "wrap_sub", "wrap_mul"))
    yield "reach", "house", ""
    for width in (32, 64):
        yield "reach", "reference", width
        yield from (("reference", pair, width) for pair in solve.PAIRS)


def try_told(mistake):
    try:
        return mistake, try_one(*mistake), ""
    except Exception as error:
        return mistake, False, f"{type(error).__name__}: {error}"


def main():
    quick = "--quick" in sys.argv[1:]
    os.makedirs(os.path.join(ROOT, "out", "prove"), exist_ok=True)
    wp.find_provers(os.path.join(ROOT, "out", "prove"))
    chosen = [one for one in mistakes() if not quick or one[1] in QUICK]
    missed = 0
    with ProcessPoolExecutor(os.cpu_count() or 1) as pool:
        for (kind, name, detail), noticed, why in pool.map(try_told, chosen):
            print(f"{'noticed' if noticed else 'MISSED '}  {kind} {name} {detail} {why}".rstrip(), flush=True)
            missed += not noticed
    print(f"{len(chosen)} mistakes planted, {missed} not noticed")
    return 1 if missed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
