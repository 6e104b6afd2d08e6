"""Frama-C's WP on the C of the tests, as it stands in its file.

A contract is an ACSL file beside it, contracts/<id>.acsl. It begins with its claims, one per line,

    claim NAME: in words | under which condition

each of which is the `ensures NAME:` below it. The file given to Frama-C includes the contract and then the test's
own file, nothing copied; GRAZE_TEST, whose record is no part of the proof, is made empty.
"""
import os
import re
import subprocess

from record import tables

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
ALGORITHMS = os.path.join(ROOT, "algorithms")
PROVERS = "cvc4,z3"
SECONDS = 240  # for one goal; most take a twentieth of one, squares on a busy machine thirty and more

# Frama-C has no integers of 128 bits. Functions that use them are read as if they had 64; none of them is proved here.
UNIT = """#define __int128 long long
#include "algorithm.h"
#include "helpers/wrap.h"
#include "house/ends.h"
#include "house/whole_reach.h"
#include "house/steps.h"
#undef GRAZE_TEST
#define GRAZE_TEST(...)
#undef GRAZE_TEST_STEPS
#define GRAZE_TEST_STEPS(...)
#include "geometry.acsl"
#include "arithmetic.acsl"
"""


class Broken(Exception):
    """The tools could not be run, or what they print is not understood."""


class Unit:
    """A contract and the file it is about."""

    def __init__(self, name, source, functions=None, contracts=None):
        self.name = name
        self.source = source  # below algorithms/; None when the common headers are enough
        self.contracts = contracts or os.path.join(HERE, "contracts")
        self.text = self._with_included(name + ".acsl")
        self.functions = functions or re.findall(r"^static [^;{]*?\b(\w+)\([^;{]*\);", self.text, re.M)
        self.claims = re.findall(r"^(?:/\*| \*) claim (\w+): (.*?) \| (.*)$", self.text, re.M)

    def _with_included(self, name):
        with open(os.path.join(self.contracts, name), encoding="utf-8") as file:
            text = file.read()
        return re.sub(r'^#include "(\w+\.acsl)"', lambda found: self._with_included(found[1]), text, flags=re.M)

    def write(self, path):
        with open(path, "w", encoding="utf-8") as file:
            file.write(UNIT)
            if self.source is not None:
                file.write(f'#include "{self.name}.acsl"\n#include "{self.source}"\n')


class Goals:
    """What became of each goal: name -> proved."""

    def __init__(self, output):
        self.proved = {}
        for state, name in re.findall(r"^\[wp\] \[([^\]]+)\] Goal (\w+)", output, re.M):
            self.proved[name] = state not in ("Failed", "Timeout", "Unknown", "Stepout")
        counts = re.search(r"Proved goals: +(\d+) / (\d+)", output)
        if counts is None:
            raise Broken("Frama-C proves nothing:\n" + output[-2000:])
        if (sum(self.proved.values()), len(self.proved)) != (int(counts[1]), int(counts[2])):
            raise Broken(f"{len(self.proved)} goals read, but Frama-C says {counts[0]}:\n" + output[-2000:])

    def named(self, part):
        return [name for name in self.proved if re.search(part, name)]

    def lost(self):
        return sorted(name for name, proved in self.proved.items() if not proved)


def find_provers(work):
    """Why3 keeps what it finds in a file; ours lies with the other things a run makes."""
    config = os.path.join(work, "why3.conf")
    if not os.path.exists(config):
        done = subprocess.run(["why3", "config", "detect"], env={**os.environ, "WHY3CONFIG": config},
                              capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise Broken("why3 finds no prover:\n" + done.stdout + done.stderr)
    return config


def frama_c(path, options, work, include=()):
    folders = [*include, os.path.join(HERE, "contracts"), ALGORITHMS, tables()]
    command = ["frama-c", "-no-unicode", "-wp", "-wp-rte", "-warn-unsigned-overflow", "-wp-prover", PROVERS,
               "-wp-timeout", str(SECONDS), "-wp-no-filter", "-wp-par", "1", "-wp-cache", "none",
               "-cpp-extra-args=" + " ".join("-I" + folder for folder in folders), *options, path]
    done = subprocess.run(command, env={**os.environ, "WHY3CONFIG": find_provers(work)},
                          capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Broken(" ".join(command) + "\n" + (done.stdout + done.stderr)[-3000:])
    return Goals(done.stdout)


def prove(unit, work, include=()):
    path = os.path.join(work, unit.name + ".c")
    unit.write(path)
    return frama_c(path, ["-wp-fct", ",".join(unit.functions)], work, (*include, unit.contracts))


def prove_lemmas(work):
    path = os.path.join(work, "lemmas.c")
    with open(path, "w", encoding="utf-8") as file:
        file.write('#include "geometry.acsl"\n')
    return frama_c(path, ["-wp-prop=@lemma"], work)
