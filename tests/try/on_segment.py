import math


def on_segment(p, a, b):
    """Is p on the segment from a to b?"""
    total = math.dist(a, b)
    return math.isclose(math.dist(a, p) + math.dist(p, b), total, rel_tol=1e-4)
