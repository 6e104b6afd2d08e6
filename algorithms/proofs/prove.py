#!/usr/bin/python3
"""Runs every proof, prints the table with times, and holds it against proved.txt. scripts/prove is the way in."""
import argparse
import concurrent.futures
import os
import subprocess
import sys
import time

import catalogue
import counter
import seal
import wp
from record import HERE, ROOT, Record

TABLE = os.path.join(HERE, "proved.txt")
HEAD = """# What is proved of the tests, found by scripts/prove. Not written by hand; docs/evidence.md explains it.
# test | claim | within | level | tool | goals, or the numbers of the counterexample
"""


def run_task(task):
    function, arguments = task
    start = time.monotonic()
    try:
        rows, lost = function(*arguments)
    except Exception as error:  # told with its task, and the others go on
        return [], [f"{type(error).__name__}: {error}"], arguments, time.monotonic() - start
    return rows, lost, arguments, time.monotonic() - start


def run_all(tasks, jobs):
    rows, faults = [], 0
    with concurrent.futures.ProcessPoolExecutor(jobs) as pool:
        for some, lost, arguments, seconds in pool.map(run_task, tasks):
            for row in some:
                print(f"{row.name:28} {row.level:14} {seconds:6.1f} s  {row.fields[1]} [{row.precondition}]", flush=True)
            for what in lost:
                faults += 1
                print(f"{arguments[0] if arguments else '':28} not proved: {what}", flush=True)
            rows += some
    return rows, faults


def read_table(path):
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8") as file:
        return [catalogue.Row(*line.rstrip("\n").split(" | ")) for line in file if not line.startswith("#")]


def differences(found, committed, whole):
    have, want = {row.key() for row in found}, {row.key() for row in committed}
    said = [f"found, but not in proved.txt: {' | '.join(key)}" for key in sorted(have - want)]
    tried = {(row.name, row.fields[4]) for row in found}  # by this test's tool
    said += [f"in proved.txt, but not found: {' | '.join(key)}" for key in sorted(want - have)
             if whole or (key[0], key[4]) in tried]
    return said


def confirm(row, program):
    """A counterexample as committed: within its precondition, wrong by the C as read, wrong in the program itself."""
    numbers = [int(number) for number in row.detail.split()]
    claim = catalogue.wrong_of(row.name, row.precondition)
    if claim is None or not counter.Case(Record(row.name)).is_wrong(numbers, claim[2]):
        return f"{row.name}: {row.detail} is no counterexample within '{row.precondition}'"
    if program is not None:
        done = subprocess.run([program, "check", row.name, *row.detail.split()], capture_output=True, text=True, check=False)
        if done.returncode != 1:
            return f"{row.name}: graze check {row.name} {row.detail} finds nothing wrong:\n{done.stdout}{done.stderr}"
    return None


def find_program(given):
    places = [given] if given else [os.path.join(ROOT, "out", "build", preset, "cli", "graze") for preset in ("release", "clang")]
    return next((place for place in places if os.path.exists(place)), None)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--changed", action="store_true", help="only what has changed since proved.txt was written")
    parser.add_argument("--write", action="store_true", help="write what is found to proved.txt")
    parser.add_argument("--graze", metavar="FILE", help="the program that is asked about counterexamples")
    parser.add_argument("--only", metavar="TEST", help="only what is claimed of this test")
    parser.add_argument("--table", metavar="FILE", default=TABLE, help="held against, instead of proved.txt")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    if given.write and (given.changed or given.only):
        parser.error("found --write with --changed or --only, expected it alone: the table is written from all proofs")
    return given


def main():
    given = arguments()
    work = os.path.join(ROOT, "out", "prove")
    os.makedirs(work, exist_ok=True)
    wp.find_provers(work)
    start = time.monotonic()
    committed = read_table(given.table)
    tasks = catalogue.tasks(work)
    if given.only:
        tasks = [task for task in tasks if given.only in task[1]]
    if not tasks:
        sys.exit(f"prove: found no claim about '{given.only}', expected a test of algorithms/proofs/proved.txt")
    sealed = seal.known(given.table, committed) if given.changed else set()
    new = [task for task in tasks if seal.of(*task) not in sealed]
    found, faults = run_all(new, given.jobs)
    found.sort(key=lambda row: row.fields)
    if given.write and faults == 0:
        committed = found
        seals = [seal.of_rows(found)] + [seal.of(*task) for task in tasks]
        with open(given.table, "w", encoding="utf-8") as file:
            file.write(HEAD + "".join(row.line() + "\n" for row in found) + "".join(seal.MARK + one + "\n" for one in seals))
    said = differences(found, committed, not (given.changed or given.only))
    program = find_program(given.graze)
    witnesses = [row for row in committed if row.level == catalogue.COUNTEREXAMPLE and given.only in (None, row.name)]
    said += [what for what in (confirm(row, program) for row in witnesses) if what is not None]
    for line in said:
        print("differs: " + line)
    print(f"{sum(row.level == catalogue.PROVED for row in found)} claims proved, {len(tasks) - len(new)} proofs as when they were "
          f"committed, {len(witnesses)} counterexamples "
          f"{'confirmed by ' + os.path.relpath(program, ROOT) if program else 'not put to the program: it is not built'}, "
          f"{faults} lost, {len(said)} differences, {time.monotonic() - start:.0f} s")
    return 1 if said or faults else 0


if __name__ == "__main__":
    sys.exit(main())
