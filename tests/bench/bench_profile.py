#!/usr/bin/env python3
"""Where a default campaign without its survey spends its instructions, by callgrind, which counts the same whatever else runs.

    bench_profile.py GRAZE

A short campaign is counted twice, side by side: whole, and its loop over cases alone. The loop of 2^24 cases takes so many times more; what
follows the cases, mostly shrinking, grows little with them, and is taken as it is.
"""
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

CASES, DEFAULT = 1 << 20, 1 << 24
PARTS = {
    "generate": ["block_draw"],
    "reference, of the loop": ["reference_batch_v3"],
    "tests": ["block_ask_rows"],
    "judge and count": ["judge_rows", "sight"],
    "shrink": ["shrink_case"],
    "the exact step, wherever": ["exact_truth", "value_of_squares", "value_of_sum"],
    "gaps of hulls, by digits": ["hull_gap"],
}


def count(graze, *options):
    """Instructions of each function, with all it calls."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", *options, graze, "fuzz", "--cases",
                        str(CASES), "--survey", "no", "--jobs", "1", "--out", f"{folder}/store.db"],
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        said = subprocess.run(["callgrind_annotate", "--inclusive=yes", "--threshold=100", f"{folder}/out"],
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True).stdout
    counts = {}
    for number, name in re.findall(r"^ *([\d,]+) \([ \d.]+%\) +(.*)$", said, re.MULTILINE):
        found = re.search(r":(\w+) \[", name)
        key = "all" if name.startswith("PROGRAM") else found.group(1) if found else None
        counts[key] = counts.get(key, 0) + int(number.replace(",", ""))
    return counts


def main():
    with ThreadPoolExecutor() as pool:
        whole, loop = pool.map(lambda options: count(sys.argv[1], *options), ([], ["--toggle-collect=loop_range"]))

    def at_default(names):
        in_all, in_loop = (sum(counts.get(name, 0) for name in names) for counts in (whole, loop))
        return in_all + in_loop * (DEFAULT / CASES - 1)

    total = at_default(["all"])
    print(f"a default campaign, by callgrind (AVX2): {total / 1e9:.0f} billion instructions")
    for part, names in PARTS.items():
        print(f"  {part:26} {100 * at_default(names) / total:5.1f} %")


if __name__ == "__main__":
    main()
