"""The area that two polygons have in common, by libraries: the part of docs/found.md that scripts/libraries --areas writes."""
from found_page import around

AREA_FAULTS = ("wrong", "convex", "exchanged", "moved", "more", "none", "endless")


# What a documentation leaves open.
OPEN = {"overlap-area": "; the documentation does not say whether polygons have to be convex"}


def ring(corners):
    return " ".join(f"{x},{y}" for x, y in corners)


def row(result):
    example = result["example"]
    told = f"`{ring(example['a'])}` and `{ring(example['b'])}`: it says {example['said']:.6g}, right is {example['right']:.6g}{OPEN.get(result['library'], '')}" if example else ""
    return f"| {result['library']} {result['version']} | {result['cases']:,} | " + " | ".join(f"{result[what]:,}" for what in AREA_FAULTS) + f" | {told} |"


def write_areas(page, results):
    before, after = around(page, "scripts/libraries --areas")
    results = sorted(results, key=lambda result: (-result["wrong"] - result["endless"], result["library"].lower()))
    parts = [f"Made by `scripts/libraries --areas --again --page {page}`, which makes it again in half a minute: pairs of simple polygons of 3 to 8 corners with whole numbers from 0 to 12, convex or not; "
             "the exact area is a fraction (`fuzz/subjects/areas.mjs`). An area is *wrong* when it is off by more than 0.01; of so many both polygons are *convex*. Without any reference it should be the same with the polygons *exchanged* and with both *moved* by whole numbers, "
             "and no *more* than either area. *None*: no number. *Endless*: no answer in five seconds. The example is the one of fewest corners, of convex ones where there are some.", "",
             "| library | pairs | " + " | ".join(AREA_FAULTS) + " | example |", "|---|---" + "|---" * len(AREA_FAULTS) + "|---|", *map(row, results)]
    page.write_text(before + "\n".join(parts) + after)
