# python3 hits.py disc-box.hit.csv
import csv
import sys


def hit(cx, cy, r, x, y, w, h):  # yours
    dx, dy = cx - min(max(cx, x), x + w), cy - min(max(cy, y), y + h)
    return dx * dx + dy * dy <= r * r


contract, number, rows, wrong = "closed", "f64", 0, 0
for row in csv.DictReader(open(sys.argv[1])):
    if row["tier"] not in ("must", "touching") or number not in row["types"]:
        continue
    rows += 1
    if hit(*map(float, list(row.values())[9:])) != (row[contract] == "1"):
        wrong += 1
        print(row["id"], row["tier"], row["size"], row["flags"], *list(row.values())[9:])
print(f"graze: {rows - wrong} of {rows} right, {contract}")
sys.exit(1 if wrong or not rows else 0)
