"""Cases with exact answers for 2-D hit tests, and the runner that holds a function to them.

    sys.exit(graze_vectors.run(hit, graze_vectors.path("disc-box")))
"""
import pathlib

from .graze_vectors import run

__all__ = ["pairs", "path", "run"]


def pairs():
    """ "disc-box" and the others."""
    return sorted(file.name.split(".")[0] for file in pathlib.Path(__file__).parent.glob("*.hit.csv"))


def path(pair):
    """The rows of a pair of shapes."""
    if pair not in pairs():
        raise ValueError(f"found no pair {pair!r}, expected one of {', '.join(pairs())}")
    return str(pathlib.Path(__file__).parent / f"{pair}.hit.csv")
