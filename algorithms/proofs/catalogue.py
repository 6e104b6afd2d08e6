"""What is claimed: every proof and every counterexample that scripts/prove runs, as tasks that give rows."""
import glob
import os

import counter
import golden
import solve
import wp
from record import HERE, Record, records

PROVED, COUNTEREXAMPLE, UNKNOWN = "proved", "counterexample", "unknown"
TOOL_WP, TOOL_INTEGERS, TOOL_BITS = "WP", "z3 integers", "z3 bit-vectors"

HELPERS = ["hit_if", "at_most_i32", "below_i32", "outside_i32", "apart_i32", "compare_reach_i32"]
SLOW = {"arithmetic", "circles_cs", "point_circle_cs", "expanded_cs"}  # squares: seconds a goal

HOUSE_WORDS = {
    "point_box": ("the point is in the closed box", "the point is inside the open box"),
    "point_disc": ("the point is at most the radius from the centre", "the point is less than the radius from the centre"),
    "disc_disc": ("the centres are at most the sum of the radii apart", "the centres are less than the sum of the radii apart"),
    "disc_box": ("the nearest point of the box is at most the radius from the centre",
                 "the nearest point of the box is less than the radius from the centre"),
    "box_box": ("the closed boxes share a point", "the interiors share a point"),
}
CONTRACT_WORDS = {"closed": "hit exactly when the closed shapes share a point",
                  "open": "hit exactly when the interiors share a point",
                  "half-open": "hit where the interiors share a point, miss where the shapes are apart"}
HALF_OPEN = "half_open"

SQUARES_WRAP, SMALL = ("point_circle_cs", "circles_cs"), 16383

# Where a test is wrong: under which precondition, in words and as a formula; for squares the range whose corners to try.
WRONG = [
    ("point_java", "sizes positive", counter.anything, None),
    ("sides_java", "sizes positive", counter.anything, None),
    ("monogame_adjacent_cs", "sizes positive", counter.anything, None),
    ("corner_java", "sizes positive; every x + w and y + h fits", counter.sums_fit, None),
    ("pixelvision_contains_cs", "sizes positive; every x + w and y + h fits", counter.sums_fit, None),
    ("point_circle_cs", "sizes positive; no number beyond 16384", counter.no_number_beyond(16384), 16384),
    ("circles_cs", "sizes positive; no number beyond 16384", counter.no_number_beyond(16384), 16384),
    ("expanded_cs", "sizes positive; no number beyond 32768", counter.no_number_beyond(32768), 32768),
    ("liar_always_hit_i32", "sizes positive", counter.anything, None),
    ("liar_swapped_axes_i32", "sizes positive", counter.anything, None),
    ("liar_asymmetric", "sizes positive", counter.anything, None),
    ("liar_open_claims_closed", "sizes positive", counter.anything, None),
]


class Row:
    """One line of the table. `detail`: how many goals, or the numbers of the counterexample."""

    def __init__(self, name, claim, precondition, level, tool, detail):
        self.fields = [name, claim, precondition, level, tool, str(detail)]
        self.name, self.level, self.detail, self.precondition = name, level, str(detail), precondition

    def key(self):
        """What must be as committed: all but the numbers, which are looked at on their own."""
        return tuple(self.fields[:-1] if self.level == COUNTEREXAMPLE else self.fields)

    def line(self):
        return " | ".join(self.fields)


def rows_of_goal(name, claim, precondition, goal):
    return [Row(name, claim, precondition, UNKNOWN if goal.lost else PROVED, TOOL_INTEGERS, goal.goals)], goal.lost


def task_wp(name, work, include=(), contracts=None):
    unit = wp_unit(name, contracts)
    goals = wp.prove(unit, work, include)
    lost = goals.lost()
    rows = []
    overflow = "; nothing overflows" if name.startswith("house_") or goals.named("_rte_") else ""
    for claim, words, precondition in unit.claims:
        mine = goals.named(f"_ensures_{claim}(_part\\d+)?$")
        if not mine:
            raise wp.Broken(f"contracts/{name}.acsl: no goal for the claim '{claim}'; is there an 'ensures {claim}:'?")
        rows.append(Row(name, words + overflow, precondition, UNKNOWN if lost else PROVED, TOOL_WP, len(goals.proved)))
    return rows, lost


def wp_unit(name, contracts=None):
    if name == "arithmetic":
        return wp.Unit(name, None, HELPERS, contracts)
    return wp.Unit(name, Record(name).source, None, contracts)


def task_lemmas(work):
    goals = wp.prove_lemmas(work)
    return [Row("lemmas", "what the contracts mean by sets of real points, in comparisons of whole numbers",
                "sizes as each lemma says", UNKNOWN if goals.lost() else PROVED, TOOL_WP, len(goals.proved))], goals.lost()


def task_wrap(name, include=()):
    sign = {"wrap_add": "a + b", "wrap_sub": "a - b", "wrap_mul": "a * b"}[name]
    return rows_of_goal(name, f"answers {sign}", f"{sign} fits", solve.wrap(name, include))


def task_house_reach(include=()):
    return rows_of_goal("compare_reach_i64", "has the sign of dx^2 + dy^2 - s^2; nothing wraps",
                        "dx, dy not negative; s below 2^64", solve.house_reach(include))


def task_i64(name, include=(), contract=None):
    record = Record(name)
    record.contract = contract or record.contract
    pair = name.removeprefix("house_").split("_i64")[0] if name.startswith("house_") else "box_box"
    words = HOUSE_WORDS[pair][record.contract == "open"]
    size = "sizes positive" if record.contract == "open" else "sizes not negative"
    precondition = {"point_box": "sizes not negative", "disc_box": "sizes of the box not negative", "box_box": size}
    return rows_of_goal(name, f"hit exactly when {words}; nothing overflows", precondition.get(pair, "every input"),
                        solve.test(record, include))


def task_small(name, bound, include=(), contract=None):
    record = Record(name)
    record.contract = contract or record.contract
    words = HOUSE_WORDS["point_disc" if "point" in name else "disc_disc"][record.contract == "open"]
    return rows_of_goal(name, f"hit exactly when {words}", f"radii not negative; no number beyond {bound}",
                        solve.small(record, bound, include))


def task_reference_reach(width, include=()):
    return rows_of_goal(f"reference reach i{width}", "the relation that dx^2 + dy^2 against s^2 gives; nothing wraps",
                        f"dx, dy not negative; s below 2^{width}", solve.reference_reach(width, include))


def task_reference(pair, width, include=()):
    return rows_of_goal(f"reference {pair} i{width}", "the relation is the true one, in every layout; nothing overflows",
                        "every input", solve.reference(pair, width, include))


def wrong_of(name, precondition):
    return next((row for row in WRONG if row[0] == name and row[1] == precondition), None)


def task_wrong(name, words):
    record = Record(name)
    _, _, precondition, corner = wrong_of(name, words)
    found = counter.Case(record).find(precondition, corner)
    claim = CONTRACT_WORDS["half-open" if record.contract == HALF_OPEN else record.contract]
    if found is None:
        return [Row(name, claim, words, UNKNOWN, TOOL_BITS, "-")], ["no counterexample found"]
    return [Row(name, claim, words, COUNTEREXAMPLE, TOOL_BITS, " ".join(map(str, found)))], []


def task_reading(name, test):
    count, wrong = golden.disagreements(name, test)
    if count == 0:
        wrong.append(f"{name}.csv has no rows")
    return [], wrong[:5]


def contracts():
    names = sorted(os.path.splitext(os.path.basename(path))[0] for path in glob.glob(os.path.join(HERE, "contracts", "*.acsl")))
    return [name for name in names if name not in ("geometry", "in_rectangle")]


def i64_tests():
    return ["overlap_py_int"] + sorted(name for name in records() if name.startswith("house_") and "_i64_" in name)


def tasks(work):
    """(function, arguments), the long ones first."""
    units = sorted(contracts(), key=lambda name: name not in SLOW)
    return ([(task_wp, (name, work)) for name in units] + [(task_lemmas, (work,))] +
            [(task_wrap, (name,)) for name in ("wrap_add", "wrap_sub", "wrap_mul")] +
            [(task_house_reach, ())] + [(task_i64, (name,)) for name in i64_tests()] +
            [(task_small, (name, SMALL)) for name in SQUARES_WRAP] +
            [(task_reference_reach, (width,)) for width in (32, 64)] +
            [(task_reference, (pair, width)) for width in (32, 64) for pair in solve.PAIRS] +
            [(task_reading, pair) for pair in golden.tests()] + [(task_wrong, row[:2]) for row in WRONG])
