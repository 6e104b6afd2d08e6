#!/usr/bin/env python3
"""Runs the assertions of a report where their languages are at hand, with a test that gives the right answers:

    report_assertions_test.py REPORT.json

Every number must reach the test as the store has it, bit by bit; every assertion must hold for the right answer.
"""
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

C_PROGRAM = """#include <math.h>
#include <stdio.h>
/* 64 bits of mantissa: any number of any form. */
static int right;
static int record(const long double *numbers, unsigned count) {
  for (unsigned k = 0; k < count; k++) printf("%s%La", k > 0 ? " " : "", numbers[k]);
  putchar('\\n');
  return right;
}
#define hit(...) record((const long double[]){__VA_ARGS__}, sizeof((const long double[]){__VA_ARGS__}) / sizeof(long double))
#define assert(x) if (!(x)) { puts("does not hold"); return 1; }
int main(void) {
"""


def value(word):
    """A number of the store's hex column, as an exact fraction."""
    number = float.fromhex(word) if "x" in word else int(word)
    return number.as_integer_ratio()


def expected(finding):
    if finding["outcome"] == "broken contract":
        return finding["answer"] == "miss"
    return finding["relation"] == "overlapping"


def hex_long_double(word):
    mantissa, exponent = word.lower().split("p")
    sign = -1 if mantissa.startswith("-") else 1
    whole, _, part = mantissa.lstrip("-")[2:].partition(".")
    number, power = sign * int(whole + part, 16), int(exponent) - 4 * len(part)
    top, bottom = (number << power, 1) if power >= 0 else (number, 1 << -power)
    while bottom > 1 and top % 2 == 0 and top != 0:
        top, bottom = top // 2, bottom // 2
    return (top, bottom) if top != 0 else (0, 1)


def seen_by_python(findings):
    seen = []
    for finding in findings:
        def hit(*numbers, answer=expected(finding)):
            seen.append([number.as_integer_ratio() for number in numbers])
            return answer
        exec(finding["assertions"]["Python"], {"hit": hit})
    return seen


def seen_by_c(findings, folder):
    lines = [f"right = {int(expected(f))};\n{f['assertions']['C']}" for f in findings]
    (folder / "a.c").write_text(C_PROGRAM + "\n".join(lines) + "\nreturn 0;\n}\n")
    subprocess.run(["cc", "-std=c11", "-o", folder / "a", folder / "a.c"], check=True)
    out = subprocess.run([folder / "a"], check=True, capture_output=True, text=True).stdout
    return [[hex_long_double(word) for word in line.split()] for line in out.splitlines()]


def seen_by_node(findings, folder):
    lines = [f"right = {str(expected(f)).lower()};\n{f['assertions']['JavaScript']}" for f in findings]
    (folder / "a.js").write_text(
        "const assert = require('assert'); let right;\n"
        "const bits = (n) => typeof n === 'bigint' ? n + 'n' : Array.from(new Uint8Array(new Float64Array([n]).buffer)).reverse()"
        ".map((b) => b.toString(16).padStart(2, '0')).join('');\n"
        "function hit(...numbers) { console.log(numbers.map(bits).join(' ')); return right; }\n" + "\n".join(lines) + "\n"
    )
    out = subprocess.run(["node", folder / "a.js"], check=True, capture_output=True, text=True).stdout

    def read(word):
        import struct
        return int(word[:-1]).as_integer_ratio() if word.endswith("n") else struct.unpack(">d", bytes.fromhex(word))[0].as_integer_ratio()

    return [[read(word) for word in line.split()] for line in out.splitlines()]


def main():
    report = json.loads(pathlib.Path(sys.argv[1]).read_text())
    findings = [finding for finding in report["findings"] if finding.get("assertions")]
    # An answer that is a number has no assertion.
    told = [f for f in report["findings"] if f["outcome"] in ("false hit", "missed hit", "broken contract") and "assertions" in f]
    wanted = [[value(word) for word in finding["smallest_hex"].split()] for finding in findings]
    passed = failed = 0
    if len(findings) < len(told) or not findings:
        print("FAILS: a finding with a right answer has no assertion")
        failed += 1
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        seen = {"Python": seen_by_python(findings)}
        if shutil.which("cc"):
            seen["C"] = seen_by_c(findings, folder)
        if shutil.which("node"):
            seen["JavaScript"] = seen_by_node(findings, folder)
    for language, cases in seen.items():
        for finding, found, want in zip(findings, cases, wanted, strict=True):
            passed += found == want
            failed += found != want
            if found != want and failed < 10:
                print(f"FAILS: {language}: {finding['id']}: {finding['assertions'][language]}")
    print(f"{', '.join(seen)}: {passed} numbers agree, {failed} do not")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
