import sys


def hit(cx, cy, r, x, y, w, h):
    dx = cx - min(max(cx, x), x + w)
    dy = cy - min(max(cy, y), y + h)
    return dx * dx + dy * dy <= r * r


sys.stdin.readline()
answers = ["graze 1\n"]
for line in sys.stdin:
    if line == "\n":
        sys.stdout.write("".join(answers))
        sys.stdout.flush()
        answers = []
    else:
        answers.append("1\n" if hit(*map(float, line.split())) else "0\n")
