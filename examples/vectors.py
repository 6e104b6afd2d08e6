#!/usr/bin/env python3
"""Puts a hit test of your own to graze's vectors, without graze: python3 vectors.py vectors.json

Replace `hit`, and say its form (how it takes its numbers) and its contract (what it says of shapes that only touch).
"""
import json
import sys

FORM = "disc box-xywh f64"
CONTRACT = "closed"  # closed, open, half-open or unstated


def hit(cx, cy, r, x, y, w, h):
    dx = cx - min(max(cx, x), x + w)
    dy = cy - min(max(cy, y), y + h)
    return dx * dx + dy * dy <= r * r


def right_answer(case):
    """True, False, or None where nothing is asked."""
    if case["relation"] in ("apart", "overlapping"):
        return case["relation"] == "overlapping"
    if case["relation"] == "flat" or CONTRACT == "unstated":
        return None
    return case["half_open_hit"] if CONTRACT == "half-open" else CONTRACT == "closed"


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        groups = json.load(file)["groups"]
    group = next((group for group in groups if group["form"] == FORM), None)
    if group is None:
        sys.exit(f"no group of the form '{FORM}'; there are: {', '.join(group['form'] for group in groups)}")
    number = int if group["type"].startswith("i") else float
    wrong = 0
    for case in group["cases"]:
        expected = right_answer(case)
        said = bool(hit(*map(number, case["numbers"])))
        if expected is not None and said != expected:
            wrong += 1
            print(f"case {case['id']}: {' '.join(case['numbers'])}: {case['relation']}, but hit says {said} ({case['comment']})")
    print(f"{len(group['cases'])} cases, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
