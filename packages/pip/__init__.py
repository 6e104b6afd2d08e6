"""Cases with exact answers for 2-D hit tests, and the runner that holds a function to them.

    sys.exit(graze_vectors.run(hit, graze_vectors.path("disc-box")))
"""
import pathlib

from .graze_vectors import run

__all__ = ["pairs", "path", "run"]


def pairs(question="hit"):
    """ "disc-box" and the others; of `contains`, `distance`, `nearest` those that it is asked of."""
    return sorted(file.name.split(".")[0] for file in pathlib.Path(__file__).parent.glob(f"*.{question}.csv"))


def path(pair, question="hit"):
    """The rows of a question about a pair of shapes."""
    if pair not in pairs(question):
        raise ValueError(f"found no pair {pair!r} of {question!r}, expected one of {', '.join(pairs(question))}")
    return str(pathlib.Path(__file__).parent / f"{pair}.{question}.csv")
