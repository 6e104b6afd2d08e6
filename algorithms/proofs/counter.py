"""Counterexamples: z3 looks for numbers within a precondition at which a test breaks its contract.

Among bit-vectors, where wrapping is what it is. Small numbers are tried before large ones; where squares make that
too hard, numbers at the corners of the range.
"""
import z3

import truth
from reading import Run
from solve import WIDE, program_of, shapes_of, variables
from values import EFFORT, Bits

BOUNDS = (3, 16, 1 << 16, 1 << 31)


class Case:
    """A test on symbols: its numbers, and the formula that says it is wrong."""

    def __init__(self, record, include=()):
        domain = Bits()
        structs = variables(domain, record)
        answer = Run(program_of(record, include), domain).call(record.name, structs)
        self.terms = [value.term for struct in structs for value in struct.values()]
        self.shapes = shapes_of(record, structs, lambda value: z3.SignExt(WIDE - record.width, value.term))
        self.hit = domain.settled(answer) == 1
        self.wrong = self._wrong(record.contract)

    def _wrong(self, contract):
        """Never where a shape is invalid or flat: those are told, not blamed."""
        meet, overlap = truth.meet_and_overlap(*self.shapes)
        sides = z3.Or(z3.And(self.hit, z3.Not(meet)), z3.And(z3.Not(self.hit), overlap))
        if contract in ("closed", "open"):
            sides = z3.Or(sides, z3.And(meet, z3.Not(overlap), self.hit != z3.BoolVal(contract == "closed")))
        return z3.And(sides, *[truth.valid(*shape) for shape in self.shapes],
                      *[truth.has_interior(*shape) for shape in self.shapes])

    def numbers(self):
        return [number for _, numbers in self.shapes for number in numbers]

    def is_wrong(self, given, precondition):
        """Whether these very numbers are within the precondition and answered wrongly."""
        if len(given) != len(self.terms):
            return False
        bound = [(term, z3.BitVecVal(number, term.size())) for term, number in zip(self.terms, given, strict=True)]
        claim = z3.And(self.wrong, *precondition(self.shapes))
        return z3.is_true(z3.simplify(z3.substitute(claim, *bound)))

    def find(self, precondition, corner=None):
        rooms = [[z3.And(-b <= n, n <= b) for n in self.numbers()] for b in BOUNDS]
        if corner is not None:
            rooms = [[z3.Or([n == m for m in (-corner, -1, 0, 1, corner)]) for n in self.numbers()]]
        for room in rooms:
            solver = z3.Solver()
            solver.set("rlimit", 10 * EFFORT)
            solver.add(self.wrong, *precondition(self.shapes), *room)
            if solver.check() == z3.sat:
                model = solver.model()
                return [model.eval(term, model_completion=True).as_signed_long() for term in self.terms]
        return None


def sums_fit(shapes):
    """x + w and y + h of every box."""
    return [sum_ < 1 << 31 for layout, n in shapes if layout == "xywh" for sum_ in (n[0] + n[2], n[1] + n[3])]


def no_number_beyond(bound):
    return lambda shapes: [z3.And(-bound <= n, n <= bound) for _, numbers in shapes for n in numbers]


def anything(_shapes):
    return []
