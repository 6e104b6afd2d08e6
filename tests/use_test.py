#!/usr/bin/env python3
"""The code that a report gives to copy is exact within the numbers it names.

    use_test.py SOURCE-FOLDER

Each language that is here answers the same cases: small whole numbers, shapes that touch exactly or miss by one, and the ends of
what the report names. C# is not run: its text differs from the Java in names alone.
"""
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

WIDE, NARROW = 1_000_000_000, 33_554_432  # what the report names: 64 bits, and doubles


def circle_box(cx, cy, r, left, top, right, bottom):
    """By cases, and not by clamping: which side or corner is nearest."""
    dx = left - cx if cx < left else cx - right if cx > right else 0
    dy = top - cy if cy < top else cy - bottom if cy > bottom else 0
    return dx**2 + dy**2 <= r**2


def box_box(a_left, a_top, a_right, a_bottom, b_left, b_top, b_right, b_bottom):
    return max(a_left, b_left) <= min(a_right, b_right) and max(a_top, b_top) <= min(a_bottom, b_bottom)


def spans(dice, limit):
    low, high = sorted((dice.randint(-limit, limit), dice.randint(-limit, limit)))
    return low, high


def cases(limit, count=4000):
    """(is it a circle, numbers): small ones, touching ones, and the ends."""
    dice, made = random.Random(limit), []
    for k in range(count):
        size = dice.choice((3, 12, limit))
        (left, right), (top, bottom) = spans(dice, size), spans(dice, size)
        if k % 2:
            (a, b), (c, d) = spans(dice, size), spans(dice, size)
            made.append((False, (left, top, right, bottom, a, c, b, d)))
            continue
        times = max(1, size // 13)
        dx, dy, r = (times * n for n in dice.choice(((3, 4, 5), (5, 12, 13), (0, 1, 1), (1, 0, 1))))
        x, y, r = right + dx, bottom + dy, r + dice.choice((-1, 0, 0, 1))
        made.append((True, (x, y, max(r, 0), left, top, right, bottom) if max(abs(x), abs(y)) <= limit
                     else (limit, -limit, limit, -limit, top, left, max(top, bottom))))
    ends = [(-limit, -limit, limit, limit, -limit, limit, limit), (limit, limit, limit, -limit, -limit, -limit, -limit)]
    return made + [(True, numbers) for numbers in ends]


def truth(made):
    return [int((circle_box if circle else box_box)(*numbers)) for circle, numbers in made]


def calls(made, circle, box, line):
    return "\n".join(line.format(f"{circle if is_circle else box}({', '.join(map(str, numbers))})") for is_circle, numbers in made)


def run(*command, folder):
    out = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout
    return [int(word in ("1", "true", "True")) for word in out.split()]


def by_c(use, folder, made):
    rows = ",\n".join(f"{{{int(circle)}, {{{', '.join(map(str, numbers))}}}}}" for circle, numbers in made)
    (folder / "a.c").write_text(
        f'#include "{use / "hits.h"}"\n#include <stdio.h>\nstatic const struct {{ int circle; int64_t n[8]; }} ROW[] = {{{rows}}};\n'
        "int main(void) { for (unsigned k = 0; k < sizeof ROW / sizeof ROW[0]; k++) { const int64_t *n = ROW[k].n; "
        "printf(\"%d\\n\", ROW[k].circle ? circle_box(n[0], n[1], n[2], n[3], n[4], n[5], n[6]) "
        ": box_box(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7])); } }\n")
    subprocess.run(["cc", "-std=c11", "-fsanitize=signed-integer-overflow", "-fno-sanitize-recover", "-o", "a", "a.c"], cwd=folder, check=True)
    return run("./a", folder=folder)


def by_node(use, folder, made):
    (folder / "a.js").write_text((use / "hits.js").read_text() + calls(made, "circleBox", "boxBox", "console.log({});"))
    return run("node", "a.js", folder=folder)


def by_python(use, folder, made):
    (folder / "a.py").write_text((use / "hits.py").read_text() + "\n\n" + calls(made, "circle_box", "box_box", "print({})"))
    return run(sys.executable, "a.py", folder=folder)


def by_java(use, folder, made):
    rows = "\n".join(f"{int(circle)} {' '.join(map(str, numbers))}" for circle, numbers in made)
    (folder / "rows.txt").write_text(rows + "\n")
    (folder / "A.java").write_text(
        "public class A { public static void main(String[] a) throws Exception { for (String line : java.nio.file.Files.readAllLines("
        "java.nio.file.Path.of(\"rows.txt\"))) { String[] w = line.split(\" \"); long[] n = new long[9]; "
        "for (int k = 0; k < w.length; k++) n[k] = Long.parseLong(w[k]); System.out.println(n[0] == 1 "
        "? Hits.circleBox(n[1], n[2], n[3], n[4], n[5], n[6], n[7]) "
        ": Hits.boxBox(n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8])); } } }\n" + (use / "Hits.java").read_text())
    return run("java", "A.java", folder=folder)


LANGUAGES = [("C", "cc", by_c, WIDE), ("JavaScript", "node", by_node, NARROW), ("Python", sys.executable, by_python, 10**30),
             ("Java", "java", by_java, WIDE)]


def main():
    use = pathlib.Path(sys.argv[1]).resolve() / "reports/use"
    passed = failed = 0
    for language, tool, ask, limit in LANGUAGES:
        if not shutil.which(tool):
            print(f"{language}: not looked at, no {tool} here")
            continue
        made = cases(limit)
        with tempfile.TemporaryDirectory() as folder:
            answers = ask(use, pathlib.Path(folder), made)
        wrong = [case for case, answer, right in zip(made, answers, truth(made), strict=True) if answer != right]
        passed += len(made) - len(wrong)
        failed += len(wrong)
        if wrong:
            print(f"FAILS: {language}: {wrong[0]}")
    print(f"{passed} answers are right, {failed} are not")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
