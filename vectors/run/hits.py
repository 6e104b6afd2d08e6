# python3 hits.py disc-box.hit.csv; of a distance, a ray or a sweep give a number and take the contract zero
import csv
import sys


def hit(cx, cy, r, x, y, w, h):  # yours
    dx, dy = cx - min(max(cx, x), x + w), cy - min(max(cy, y), y + h)
    return dx * dx + dy * dy <= r * r


contract, number, rows, wrong = "closed", "f64", 0, 0
for row in csv.DictReader(open((*sys.argv, "disc-box.hit.csv")[1])):
    if row["tier"] in ("hard", "flat") or number not in row["types"]:
        continue
    rows += 1
    if not abs(hit(*map(float, filter(None, list(row.values())[9:]))) - float(row[contract])) <= float(row.get("tolerance", 0)):
        wrong += 1
        print(row["id"], row["tier"], row["size"], row["flags"], f"right is {row[contract]} of", *list(row.values())[9:])
print(f"graze: {rows - wrong} of {rows} right, {contract}")
sys.exit(1 if wrong or not rows else 0)
