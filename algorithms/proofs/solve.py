"""z3 on the C of the tests: proofs among integers, and counterexamples among bit-vectors."""
import z3

import truth
from reading import Columns, Program, Room, Run, TYPES
from values import INT, Bits, Integers, Type, Value

HEAD = """#include "algorithm.h"
#include "house/steps.h"
#undef GRAZE_TEST
#define GRAZE_TEST(...)
#undef GRAZE_TEST_STEPS
#define GRAZE_TEST_STEPS(...)
"""
WIDE = 80  # bits that hold any sum of two squares of differences of i32
KIND = {32: INT, 64: Type(64, True)}
SIGNS = z3.IntSort(), z3.IntSort(), z3.IntSort(), z3.BoolSort()


def variables(domain, record):
    """The numbers of one case: for each shape a struct of Values."""
    return [{name: domain.variable(f"{'ab'[k]}_{name}", KIND[record.width]) for name in truth.COLUMNS[layout]}
            for k, layout in enumerate(record.layouts)]


def program_of(record, include=()):
    return Program(HEAD + f'#include "{record.source}"\n', include)


def shapes_of(record, structs, number=lambda value: value.term):
    return [(layout, [number(value) for value in struct.values()])
            for layout, struct in zip(record.layouts, structs, strict=True)]


class Goal:
    """Whether each of several things was proved; `lost` says which were not."""

    def __init__(self):
        self.goals, self.lost = 0, []

    def add(self, name, proved):
        self.goals += 1
        if not proved:
            self.lost.append(name)

    def add_overflows(self, domain):
        for k, (path, fits) in enumerate(domain.overflows):
            self.add(f"no overflow {k + 1}", domain.proves(fits, path))


def wrap(name, include=()):
    """wrap_add(a, b) is a + b where that fits."""
    goal, domain = Goal(), Integers()
    a, b = domain.variable("a", INT), domain.variable("b", INT)
    meant = {"wrap_add": a.term + b.term, "wrap_sub": a.term - b.term, "wrap_mul": a.term * b.term}[name]
    domain.known.append(z3.And(INT.low <= meant, meant <= INT.high))
    answer = Run(Program('#include "helpers/wrap.h"\n', include), domain).call(name, [a, b])
    goal.add("sum", domain.proves(domain.settled(answer) == meant))
    goal.add_overflows(domain)
    return goal


def house_reach(include=()):
    """compare_reach_i64 has the sign of dx^2 + dy^2 - s^2, nothing wrapping, for dx, dy >= 0 and s below 2^64."""
    goal, domain = Goal(), Integers(real=True)
    dx, dy, s = (domain.variable(name, TYPES["__int128"]) for name in ("dx", "dy", "s"))
    domain.known += [dx.term >= 0, dy.term >= 0, s.term <= (1 << 64) - 1]
    answer = Run(Program(HEAD + '#include "house/whole_reach.h"\n', include), domain).call("compare_reach_i64", [dx, dy, s])
    goal.add("nothing wraps", not domain.fresh)
    less, at_most = (f(dx.term, dy.term, s.term) for f in (truth.nearer, truth.within))
    sign = domain.settled(answer)
    goal.add("less", domain.proves((sign < 0) == less))
    goal.add("at most", domain.proves((sign <= 0) == at_most))
    goal.add_overflows(domain)
    return goal


def reference_reach(width, include=()):
    """The reference's reach() is the relation that dx^2 + dy^2 against s^2 gives."""
    goal, domain = Goal(), Integers(real=True)
    dx, dy, s = (domain.variable(name, Type(2 * width, True)) for name in ("dx", "dy", "s"))
    domain.known += [dx.term >= 0, dy.term >= 0, s.term <= (1 << width) - 1]
    invalid, flat = (domain.from_truth(z3.Bool(name)) for name in ("invalid", "flat"))
    answer = Run(reference_program(include), domain).call(f"reach_i{width}", [dx, dy, s, invalid, flat])
    goal.add("nothing wraps", not domain.fresh)
    within, nearer = (f(dx.term, dy.term, s.term) for f in (truth.within, truth.nearer))
    goal.add("relation", domain.proves(domain.settled(answer) == relation_by(within, nearer, invalid.truth, flat.truth)))
    goal.add_overflows(domain)
    return goal


def relation_by(within, nearer, invalid, flat):
    return z3.If(invalid, 4, z3.If(z3.Not(within), 0, z3.If(flat, 3, z3.If(nearer, 2, 1))))


class Squares:
    """dx^2 + dy^2 against s^2 as two names without meaning, once a function that compares them has its own proof: what
    calls it is then linear. Each call must keep to what that proof asks for."""

    def __init__(self, domain, width, goal):
        self.within, self.nearer = z3.Function("within", *SIGNS), z3.Function("nearer", *SIGNS)
        self.domain, self.width, self.goal = domain, width, goal

    def both(self, arguments, path):
        dx, dy, s = (self.domain.settle(value, path).term for value in arguments)
        asked = z3.And(dx >= 0, dy >= 0, s <= (1 << self.width) - 1)
        self.goal.add("what the reach asks for", self.domain.proves(asked, path))
        within, nearer = self.within(dx, dy, s), self.nearer(dx, dy, s)
        self.domain.known.append(z3.Implies(nearer, within))
        return within, nearer

    def compare(self, arguments, path):
        within, nearer = self.both(arguments, path)
        return Value(INT, z3.If(nearer, -1, z3.If(within, 0, 1)))

    def relation(self, arguments, path):
        within, nearer = self.both(arguments[:3], path)
        return Value(TYPES["unsigned char"], relation_by(within, nearer, *(value.truth for value in arguments[3:])))


def test(record, include=()):
    """An i64 test answers by its contract; for the open one a flat shape has no interior, so sizes are positive."""
    goal, domain = Goal(), Integers()
    structs = variables(domain, record)
    shapes = shapes_of(record, structs)
    domain.known += [truth.valid(*shape) for shape in shapes if truth.is_box(shape[0])]
    squares = Squares(domain, 64, goal)
    run = Run(program_of(record, include), domain, {"compare_reach_i64": squares.compare})
    answer = domain.settled(run.call(record.name, structs))
    meet, overlap = truth.meet_and_overlap(*shapes, within=squares.within, nearer=squares.nearer)
    if record.contract == "open" and all(truth.is_box(layout) for layout in record.layouts):
        domain.known += [truth.has_interior(*shape) for shape in shapes]
    goal.add("answer", domain.proves(answer == z3.If(meet if record.contract == "closed" else overlap, 1, 0)))
    goal.add("nothing wraps", not domain.fresh)
    goal.add_overflows(domain)
    return goal


def small(record, bound, include=()):
    """A test of discs answers by its contract where no number is beyond the bound and no radius negative."""
    goal, domain = Goal(), Integers(real=True)
    structs = variables(domain, record)
    shapes = shapes_of(record, structs)
    domain.known += [z3.And(-bound <= n, n <= bound) for _, numbers in shapes for n in numbers]
    domain.known += [truth.valid(*shape) for shape in shapes]
    answer = domain.settled(Run(program_of(record, include), domain).call(record.name, structs))
    goal.add("nothing wraps", not domain.fresh)
    meet, overlap = truth.meet_and_overlap(*shapes)
    goal.add("answer", domain.proves(answer == z3.If(meet if record.contract == "closed" else overlap, 1, 0)))
    return goal


_reference = {}


def reference_program(include=()):
    key = tuple(include)
    if key not in _reference:
        _reference[key] = Program('#include <stdbool.h>\n#include "reference/whole_numbers.h"\n', include)
    return _reference[key]


PAIRS = {"point-box": "PAIR_POINT_BOX", "point-disc": "PAIR_POINT_DISC", "disc-disc": "PAIR_DISC_DISC",
         "disc-box": "PAIR_DISC_BOX", "box-box": "PAIR_BOX_BOX"}
LAYOUTS = {"point": "LAYOUT_POINT", "disc": "LAYOUT_DISC", "xywh": "LAYOUT_BOX_XYWH", "ltrb": "LAYOUT_BOX_LTRB",
           "centre": "LAYOUT_BOX_CENTRE", "square": "LAYOUT_BOX_SQUARE", "pixels": "LAYOUT_BOX_PIXELS"}


def reference(pair, width, include=()):
    """The relation that the reference's loop writes for one row is the true one, for every pair of layouts."""
    goal = Goal()
    kinds = [[name for name in LAYOUTS if truth.is_box(name)] if part == "box" else [part] for part in pair.split("-")]
    for one in kinds[0]:
        for two in kinds[1]:
            reference_row(pair, width, one, two, goal, include)
    return goal


def reference_row(pair, width, one, two, goal, include):
    domain, program = Integers(), reference_program(include)
    numbers = [[domain.variable(f"{'ab'[k]}{i}", KIND[width]) for i in range(len(truth.COLUMNS[layout]))]
               for k, layout in enumerate((one, two))]
    squares, room = Squares(domain, width, goal), Room()

    def enumerator(name):
        return domain.constant(TYPES["unsigned int"], program.enumerators[name])

    rows = {"pair": enumerator(PAIRS[pair]), "layout_a": enumerator(LAYOUTS[one]), "layout_b": enumerator(LAYOUTS[two]),
            "columns_a": Columns(numbers[0]), "columns_b": Columns(numbers[1]),
            "count": domain.constant(TYPES["unsigned long"], 1), "truths": room, "places": None}
    Run(program, domain, {f"reach_i{width}": squares.relation}).call(f"tell_i{width}", [rows])
    written = domain.settled(room[0])
    shapes = [(layout, [value.term for value in part]) for layout, part in zip((one, two), numbers, strict=True)]
    if pair == "point-box":  # the half-open answer is the bit above the relation
        half = z3.And(truth.half_open(*shapes), written % 8 == 1)
        goal.add(f"{one} {two} half-open", domain.proves((written >= 8) == half))
        written = written % 8
    meant = truth.relation(*shapes, within=squares.within, nearer=squares.nearer)
    goal.add(f"{one} {two}", domain.proves(written == meant))
    goal.add("nothing wraps", not domain.fresh)
    goal.add_overflows(domain)
