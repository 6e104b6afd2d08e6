"""The usual way in Python: hypothesis draws a disc and a box, Fraction says the truth, and the clamp test is compared.

Prints cases per second, for scripts/bench to set beside graze's.
"""
import time
from fractions import Fraction

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

CASES = 2000
coordinate = st.floats(-100, 100, allow_nan=False)
size = st.floats(0, 100, allow_nan=False)
counted = {"cases": 0, "wrong": 0}


def clamped(low, high, value):
    return max(low, min(high, value))


@settings(max_examples=CASES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(coordinate, coordinate, size, coordinate, coordinate, size, size)
def compare(cx, cy, r, x, y, w, h):
    dx, dy = cx - clamped(x, x + w, cx), cy - clamped(y, y + h, cy)
    answer = dx * dx + dy * dy <= r * r
    cx, cy, r, x, y, w, h = map(Fraction, (cx, cy, r, x, y, w, h))
    dx, dy = cx - clamped(x, x + w, cx), cy - clamped(y, y + h, cy)
    counted["cases"] += 1
    counted["wrong"] += answer != (dx * dx + dy * dy <= r * r)


start = time.perf_counter()
compare()
seconds = time.perf_counter() - start
print(f"  hypothesis and Fraction, one test          {counted['cases'] / seconds:9.0f} judged answers/s, "
      f"{counted['wrong']} wrong found in {counted['cases']} cases")
