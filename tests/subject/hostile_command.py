"""A hit test over the line protocol that is right but for some cases: hostile_command.py MODE."""
import os, signal, sys, time

mode = sys.argv[1]


def meets(x, y, w, h, x2, y2, w2, h2):
    valid = min(w, h, w2, h2) >= 0
    return valid and x <= x2 + w2 and x2 <= x + w and y <= y2 + h2 and y2 <= y + h


def spoil(answer):
    """What stands for the answer to a spoiled case; or the process ends here."""
    if mode == "exits":
        sys.exit(3)
    if mode == "crashes":
        os.kill(os.getpid(), signal.SIGSEGV)
    if mode == "raises":
        raise ValueError("cannot go on")
    if mode == "hangs":
        time.sleep(1000)
    if mode == "floods":
        while True:
            sys.stdout.write("1\n" * 10000)
    if mode == "floods_a_line":
        while True:
            sys.stdout.write("1" * 10000)
    if mode == "floods_errors":
        while True:
            sys.stderr.write("cannot go on\n" * 1000)
    if mode == "closes":
        sys.stdout.flush()
        os.close(1)
        time.sleep(1000)
    return {"garbage": "maybe\n", "bytes": "\x00\x01\n", "few": "", "many": answer + answer, "spaces": " 1\n", "asks": "?\n"}[mode]


sys.stdin.readline()
print("graze 1 hostile", mode)
for line in sys.stdin:
    if line == "\n":
        sys.stdout.flush()
        continue
    n = list(map(int, line.split()))
    answer = "1\n" if meets(*n) else "0\n"
    sys.stdout.write(spoil(answer) if mode != "honest" and n[0] == 3 and n[2] == 2 else answer)
