"""What a C expression is worth, in two readings.

Bits: a bit-vector as wide as the C type. Exact in everything, wrapping included; squares are hard for it.
Integers: a mathematical whole number, and that nothing wraps is proved on the way, or not relied on. An unsigned or
narrowed result is first only known up to a multiple of 2^width (sums and products keep that); it becomes a number when
it is compared or widened: the number itself where it is proved to fit, any number of the type where it is not. With
`real` the variables may be any reals of their ranges, which claims more, and is easier where squares are compared.
"""
import z3

# z3's own measure, the same on every machine, where seconds are not: about ten of them.
EFFORT = 10_000_000


class Type:
    def __init__(self, width, signed):
        self.width, self.signed = width, signed
        self.low = -(1 << (width - 1)) if signed else 0
        self.high = (1 << (width - signed)) - 1

    def holds(self, other):
        return self.low <= other.low and other.high <= self.high


INT = Type(32, True)


class Value:
    """`term` with its C type; `truth`, a Bool, where the term is 0 or 1 by it."""

    def __init__(self, kind, term, exact=True, truth=None):
        self.kind, self.term, self.exact, self.truth = kind, term, exact, truth


class Bits:
    def variable(self, name, kind):
        return Value(kind, z3.BitVec(name, kind.width))

    def constant(self, kind, number):
        return Value(kind, z3.BitVecVal(number, kind.width))

    def from_truth(self, truth, kind=INT):
        return Value(kind, z3.If(truth, z3.BitVecVal(1, kind.width), z3.BitVecVal(0, kind.width)), True, truth)

    def settled(self, value):
        return value.term

    def cast(self, value, kind, _path):
        have, want = value.kind.width, kind.width
        if want <= have:
            return Value(kind, z3.Extract(want - 1, 0, value.term))
        widen = z3.SignExt if value.kind.signed else z3.ZeroExt
        return Value(kind, widen(want - have, value.term))

    def arithmetic(self, op, a, b, _path):
        if op == "/":
            return Value(a.kind, a.term / b.term if a.kind.signed else z3.UDiv(a.term, b.term))
        return Value(a.kind, {"+": a.term + b.term, "-": a.term - b.term, "*": a.term * b.term}[op])

    def bitwise(self, op, a, b):
        return Value(a.kind, {"&": a.term & b.term, "|": a.term | b.term, "^": a.term ^ b.term}[op])

    def compare(self, op, a, b, _path):
        x, y = a.term, b.term
        if a.kind.signed:
            less, at_most = x < y, x <= y
        else:
            less, at_most = z3.ULT(x, y), z3.ULE(x, y)
        return {"<": less, "<=": at_most, ">": z3.Not(at_most), ">=": z3.Not(less), "==": x == y, "!=": x != y}[op]

    def choose(self, condition, a, b):
        return Value(a.kind, z3.If(condition, a.term, b.term))


class Integers:
    def __init__(self, real=False):
        self.sort, self.number = (z3.Real, z3.RealVal) if real else (z3.Int, z3.IntVal)
        self.known = []  # the ranges of the variables, and what the caller adds
        self.overflows = []  # what must hold for no signed operation to overflow: (path, claim)
        self.fresh = {}

    def variable(self, name, kind):
        term = self.sort(name)
        self.known.append(z3.And(kind.low <= term, term <= kind.high))
        return Value(kind, term)

    def constant(self, kind, number):
        return Value(kind, self.number(number))

    def from_truth(self, truth, kind=INT):
        return Value(kind, z3.If(truth, self.number(1), self.number(0)), True, truth)

    def proves(self, claim, path=True):
        solver = z3.Solver()
        solver.set("rlimit", EFFORT)
        solver.add(*self.known, path, z3.Not(claim))
        return solver.check() == z3.unsat

    def settle(self, value, path=True):
        if value.exact:
            return value
        fits = z3.And(value.kind.low <= value.term, value.term <= value.kind.high)
        if self.proves(fits, path):
            return Value(value.kind, value.term)
        key = (value.term.get_id(), value.kind.width, value.kind.signed)
        if key not in self.fresh:
            other = self.sort(f"wrapped{len(self.fresh)}")
            self.known.append(z3.And(value.kind.low <= other, other <= value.kind.high))
            self.known.append(z3.Implies(fits, other == value.term))
            self.fresh[key] = (other, value.term)  # the term is kept: its id stays its own
        return Value(value.kind, self.fresh[key][0])

    def settled(self, value):
        return self.settle(value).term

    def cast(self, value, kind, path):
        if value.exact and kind.holds(value.kind):
            return Value(kind, value.term)
        if kind.width > value.kind.width:
            value = self.settle(value, path)
            if kind.holds(value.kind):
                return Value(kind, value.term)
        return Value(kind, value.term, False)

    def arithmetic(self, op, a, b, path):
        if op == "/":
            raise NotImplementedError("a division among integers")
        if a.kind.signed:
            a, b = self.settle(a, path), self.settle(b, path)
        term = {"+": a.term + b.term, "-": a.term - b.term, "*": a.term * b.term}[op]
        if a.kind.signed:
            self.overflows.append((path, z3.And(a.kind.low <= term, term <= a.kind.high)))
        return Value(a.kind, term, a.kind.signed)

    def bitwise(self, op, a, b):
        """Only | of numbers without a common bit: their sum."""
        a, b = self.settle(a), self.settle(b)
        for bits in range(1, 8) if op == "|" else ():
            below = 1 << bits
            if self.proves(z3.And(0 <= a.term, a.term < below, b.term >= 0, b.term % below == 0)):
                return Value(a.kind, a.term + b.term)
        raise NotImplementedError(f"'{op}' among integers")

    def compare(self, op, a, b, path):
        x, y = self.settle(a, path).term, self.settle(b, path).term
        return {"<": x < y, "<=": x <= y, ">": x > y, ">=": x >= y, "==": x == y, "!=": x != y}[op]

    def choose(self, condition, a, b):
        if a.exact != b.exact:
            a, b = self.settle(a), self.settle(b)
        return Value(a.kind, z3.If(condition, a.term, b.term), a.exact)
