"""The pairs, and the numbers that a function of each is called with, in their order."""
from . import pairs, path

PLAIN = 9  # columns before the numbers

for pair in pairs():
    with open(path(pair), encoding="utf-8") as file:
        print(f"{pair}: {' '.join(file.readline().split(',')[PLAIN:])}", end="")
