#!/usr/bin/env python3
"""What is asked beside whether shapes meet: how fast, as ratios to a hit of the same shapes in one run; and house tests acquitted.

    bench_questions.py GRAZE                    thousands of cases a second of processor time, beside those of a hit
    bench_questions.py GRAZE --acquit [CASES]   the house tests of each question in so many judged cases (default: 10^8), spread over
                                                all their forms: some fifteen minutes on two cores
"""
import json
import math
import pathlib
import re
import resource
import sqlite3
import subprocess
import sys
import tempfile

GRAZE = sys.argv[1]
# A test of each question, of little work, and one whether the same shapes meet; at least that part of its throughput is wanted.
BESIDE = [("contains", 4, "disc_by_centre", "clamp_py"), ("contains", 4, "house_disc_contains_disc", "house_disc_disc_f64_closed"),
          ("contains", 4, "house_box_contains_quad", "house_box_quad_f64_closed"), ("contains", 4, "box_by_two_corners", "house_box_box_f64_closed"),
          ("distance", 10, "disc_box_by_centres", "clamp_py"), ("distance", 10, "house_distance_quad_quad", "house_quad_quad_f64_closed"),
          ("distance", 10, "segments_by_ends", "house_segment_segment_f64_closed"), ("distance", 10, "point_box_clamp", "house_point_box_f64_closed"),
          ("nearest", 10, "nearest_on_segment", "house_point_segment_f64_closed"), ("nearest", 10, "nearest_by_clamp", "house_point_box_f64_closed"),
          ("push", 10, "discs_push", "house_disc_disc_f64_closed"), ("push", 10, "disc_out_of_box", "clamp_py"),
          ("push", 10, "boxes_push_least", "house_box_box_f64_closed"), ("push", 10, "house_push_quad_quad", "house_quad_quad_f64_closed"),
          ("crossing", 10, "crossing_by_shares", "house_segment_segment_f64_closed"),
          ("ray", 10, "ray_slabs", "house_point_box_f64_closed"), ("ray", 10, "ray_disc_roots", "house_point_disc_f64_closed"),
          ("sweep", 20, "sweep_boxes", "house_box_box_f64_closed"), ("sweep", 20, "sweep_discs", "house_disc_disc_f64_closed"),
          ("sweep", 20, "house_sweep_quad_quad", "house_quad_quad_f64_closed")]
WORK = pathlib.Path(tempfile.mkdtemp())


def campaign(tests, *options):
    """Its tests, judged and wrong answers, and the fewest of a test."""
    store = WORK / "questions.db"
    store.unlink(missing_ok=True)
    subprocess.run([GRAZE, "fuzz", "--tests", ",".join(tests), *options, "--survey", "no", "--out", store], capture_output=True, check=False)
    with sqlite3.connect(store) as db:
        return db.execute("SELECT count(*), sum(judged), sum(wrong), min(judged) FROM verdicts").fetchone()


def rate(test):
    """Cases a second of processor time, of a run of two seconds and more."""
    cases, seconds = 2**18, 0
    while seconds < 2:
        cases *= 2
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        campaign([test], "--cases", str(cases), "--jobs", "1")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return cases / seconds


def acquit(cases):
    wrong = 0
    for question in ("contains", "distance", "nearest", "push", "crossing", "ray", "sweep"):
        house = [test for test in json.loads(subprocess.run([GRAZE, "list", "--role", "house", "--json"], capture_output=True, text=True, check=True).stdout)
                 if test["form"].startswith(question)]
        # A tenth is of invalid shapes, and those are not judged. Beside tests of points, discs and boxes others have one block in 32.
        each = math.ceil(1.15 * max(cases / len(house), 1e6))
        of_hulls = [re.search("segment|capsule|triangle|quad", test["form"]) is not None for test in house]
        told = [campaign([test["id"] for test, hull in zip(house, of_hulls) if hull == group], "--cases", str(each), "--seed", "5") for group in set(of_hulls)]
        tests, judged, bad, least = (sum(one) for one in list(zip(*told))[:3] + [[min(one[3] for one in told)]])
        print(f"{question}: {judged:,} judged answers of {tests} house tests, at least {least:,} each, {bad} wrong", flush=True)
        wrong += bad
    return wrong > 0


if "--acquit" in sys.argv:
    sys.exit(acquit(float(sys.argv[3]) if len(sys.argv) > 3 else 1e8))
for question, part, asked, hit in BESIDE:
    one, other = rate(asked), rate(hit)
    print(f"{question:10} {asked:26} {one / 1e3:8,.0f}    {hit:34} {other / 1e3:8,.0f}    {one / other:.2f}, wanted 1/{part}", flush=True)
