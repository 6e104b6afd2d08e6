#!/usr/bin/env python3
"""Writes docs/found.html, the page for reading, from docs/found.md: a card for each plain mistake, the most frequent first.

    scripts/found_cards.py [--to FILE]
"""
import argparse
import collections
import html
import json
import math
import pathlib
import re

from found_page import parts_of, plain_of, shape

ROOT = pathlib.Path(__file__).resolve().parent.parent
QUESTIONS = {"": "whether they meet", "push": "the push apart", "ray": "where a ray ends", "nearest": "the nearest point", "contains": "whether one holds the other"}
LANGUAGES = {"js": "JavaScript", "c": "C", "rust": "Rust"}
WIDE, HIGH, EDGE = 320, 200, 24  # of a picture
HITS = re.compile(r"^(\d+) libraries, (\d+) functions, [\d,]+ cases answered", re.M)
NUMBERS = re.compile(r"^(\d+) libraries, (\d+) functions; [\d,]+ everyday cases", re.M)
EXHIBIT = re.compile(r"### (?P<title>[^\n]+), (?P<version>[^\n,]+)\n\n(?P<told>(?:- [^\n]*\n)+)\n```(?P<language>\w+)\n(?P<program>.*?)\n```\n\n```text", re.S)


def words(text):
    """Code between ` and emphasis between * of a line of Markdown, as HTML."""
    return re.sub(r"\*([^* ][^*]*)\*", r"<em>\1</em>", re.sub(r"`([^`]*)`", r"<code>\1</code>", html.escape(text, quote=False)))


def begun(text):
    return text[:1].upper() + text[1:]


def sentence(text):
    return words(begun(text)) + "."


def threads(text):
    return re.sub(r"\b([\w.-]+/[\w.-]+)#(\d+)", r'<a href="https://github.com/\1/issues/\2">\1#\2</a>', text)


def said(text, name):
    """What stands behind "- Name: " in an exhibit."""
    found = re.search(rf"^- (?:.*? )?{name}: (.*)$" if name == "Versions" else rf"^- {name}: (.*)$", text, re.M)
    return found.group(1).rstrip(".") if found else ""


def pair(form):
    names = [word.split("-")[0].replace("disc", "circle") for word in form.split()[-2:]]
    return " and ".join(names) if names[0] != names[1] else f"two {names[0]}s" if names[0] != "box" else "two boxes"


def outline(kind, n, at, cell):
    """A shape as SVG: a disc as a circle, a capsule as a wide line with round ends beneath a narrower one."""
    corners, r = shape(kind, n)
    spots = [at(*spot) for spot in corners]
    if kind in ("point", "disc"):
        return f'<circle cx="{spots[0][0]:.1f}" cy="{spots[0][1]:.1f}" r="{max(r / cell, 3.5):.1f}"{" class=dot" if r == 0 else ""}/>'
    if kind == "capsule":
        d = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
        return f'<path class=rim style="stroke-width: {2 * r / cell + 2:.1f}" d="{d}"/><path class=core style="stroke-width: {2 * r / cell - 2:.1f}" d="{d}"/>'
    return f'<path d="M{" L".join(f"{x:.1f} {y:.1f}" for x, y in spots)}{" Z" if len(spots) > 2 else ""}"/>'


def marks(question, entry, first, second, way):
    """What it answers and what is right, where that is a place or a way: which, from where, to where. A push is one of the second shape, from its middle."""
    drawn = []
    for mark, text in (("right", entry.get("right")), ("wrong", entry["says"])):
        numbers = [float(word) for word in text.split()] if isinstance(text, str) and re.fullmatch(r"[-\d. ]+", text) else []
        if question == "ray" and len(numbers) == 1:
            drawn.append((mark, None, (first[1][0] + numbers[0] * way[0], first[1][1] + numbers[0] * way[1])))
        elif question == "nearest" and len(numbers) == 2:
            drawn.append((mark, None, tuple(numbers)))
        elif question == "push" and len(numbers) == 2 and any(numbers):
            corners, _ = shape(*second)
            middle = [(min(v) + max(v)) / 2 for v in zip(*corners)]
            drawn.append((mark, tuple(middle), (middle[0] + numbers[0], middle[1] + numbers[1])))
    return drawn


def picture(entry):
    question, first, second, way = parts_of(entry["form"], entry["numbers"])
    placed = marks(question, entry, first, second, way)
    spots = [(x + s * r, y + s * r) for kind, n in (first, second) for corners, r in [shape(kind, n)] for x, y in corners for s in (-1, 1)]
    spots += [spot for _, start, end in placed for spot in (start, end) if spot]
    end = (first[1][0] + way[0], first[1][1] + way[1]) if question == "ray" else None
    spots += [end] if end else []
    left, top, right, bottom = min(x for x, _ in spots), min(y for _, y in spots), max(x for x, _ in spots), max(y for _, y in spots)
    cell = max((right - left) / (WIDE - 2 * EDGE), (bottom - top) / (HIGH - 2 * EDGE), 1e-300)
    at = lambda x, y: (WIDE / 2 + (x - (left + right) / 2) / cell, HIGH / 2 + (y - (top + bottom) / 2) / cell)
    made = [f'<g class=two>{outline(*second, at, cell)}</g>', f'<g class=one>{outline(*first, at, cell)}</g>']
    arrow = lambda kind, a, b: f'<path class="{kind} arrow" d="M{a[0]:.1f} {a[1]:.1f} L{b[0]:.1f} {b[1]:.1f}"/>' + head(kind, a, b)
    if end:
        made.append(arrow("way", at(*first[1][:2]), at(*end)))
    for mark, start, to in placed:
        x, y = at(*to)
        made.append(arrow(mark, at(*start), (x, y)) if start else f'<circle class="{mark} spot" cx="{x:.1f}" cy="{y:.1f}" r="5"/>')
    name = f"{pair(entry['form'])}: the first is drawn in a full line, the second dashed" + ("; its answer and the right one are marked" if placed else "")
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{html.escape(name)}">{"".join(made)}</svg>'


def head(kind, a, b):
    """An arrow's."""
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    if length < 1:
        return ""
    x, y = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    corners = [(b[0] - 9 * x - s * 4 * y, b[1] - 9 * y + s * 4 * x) for s in (1, -1)]
    return f'<path class="{kind} head" d="M{b[0]:.1f} {b[1]:.1f} L{corners[0][0]:.1f} {corners[0][1]:.1f} L{corners[1][0]:.1f} {corners[1][1]:.1f} Z"/>'


def cards_of(text):
    """The exhibits of the page, each with what plain.mjs has of it."""
    found, printed = list(EXHIBIT.finditer(text)), plain_of(ROOT, "printed")
    if len(found) != len(printed):
        raise SystemExit(f"found_cards: docs/found.md has {len(found)} plain mistakes, fuzz/subjects/plain.mjs {len(printed)}: make the page again")
    cards = []
    for match, entry in zip(found, printed):
        told = match["told"]
        counted = re.search(r"is wrong (?:on|in) ([\d,]+) of ([\d,]+) (everyday cases|cases)", told)
        wrong, of = [int(number.replace(",", "")) for number in counted.groups()[:2]] if counted else (0, 1)
        cards.append({"entry": entry, "title": match["title"], "version": match["version"], "told": told, "language": LANGUAGES[match["language"]], "question": parts_of(entry["form"], entry["numbers"])[0],
                      "share": wrong / of, "counted": f"Wrong in {wrong:,} of {of:,} {'everyday cases' if counted[3].startswith('every') else 'cases that look for trouble'}." if counted else "", "program": match["program"],
                      "run": re.search(r"^- By itself, (.*); it prints `(.*)`, right is `(.*)`:$", told, re.M)})
    cards.sort(key=lambda card: -card["share"])
    # The ten that come first are of ten libraries.
    seen, front, behind = set(), [], []
    for card in cards:
        new = card["entry"]["library"] not in seen and len(front) < 10 and not card["entry"].get("repeated")
        (front if new else behind).append(card)
        seen.add(card["entry"]["library"])
    return front, behind


def answer(card):
    entry, question = card["entry"], card["question"]
    if "right" in entry:
        return f"It answers <b class=wrong>{html.escape(str(entry['says']))}</b>, right is <b class=right>{html.escape(entry['right'])}</b>"
    truth = "touch" if entry.get("touching") else "are apart" if entry["says"] else "overlap"
    return f"They {truth}, and it says <b class=wrong>{'hit' if entry['says'] else 'miss'}</b>"


def tile(card):
    entry, told = card["entry"], card["told"]
    contract = said(told, "Contract") or ("the documentation says what is right where they touch" if entry.get("touching") else "none is needed: the shapes do not only touch")
    true = said(told, "True").removeprefix("apart; ").removeprefix("overlapping; ").removeprefix("touching; ")
    upstream = said(told, "Upstream").split(". Versions: ")
    return f"""<article class="tile" data-language="{card['language']}" data-question="{card['question'] or 'hit'}" data-pair="{pair(entry['form'])}">
<figure>{picture(entry)}</figure>
<h3>{words(card['title'])} <small>{html.escape(card['version'])}</small></h3>
<p>{answer(card)}: {words(true)}.</p>
<p>{sentence(said(told, 'Why'))}</p>
<p class="measure">{card['counted']}</p>
<p class="case"><code>{entry['form']}</code> <code>{' '.join(map(str, entry['numbers']))}</code></p>
<details><summary>See it yourself, in {card['language']}</summary>
<p>{words(begun(card['run'][1]))}; it prints <code>{html.escape(card['run'][2])}</code>.</p>
<pre tabindex="0">{html.escape(card['program'], quote=False)}</pre>
</details>
<details><summary>What it is held to, and since when</summary>
<p>{sentence(contract)}</p>
<p>{threads(sentence(upstream[0]))} {sentence(upstream[1]) if len(upstream) > 1 else ''}</p>
</details>
</article>"""


def praised(text):
    """Libraries with nothing wrong found at all: those that stand in no other table."""
    if "\n## Nothing wrong found\n" not in text:
        return []
    right = text.split("\n## Nothing wrong found\n")[1].split("\n## ")[0]
    names = re.findall(r"^- (\S.*?) (\S+)$", right, re.M)
    parts = text.split("\n## Nothing wrong found\n")
    elsewhere = parts[0] + (parts[1].split("\n## ", 1)[1] if "\n## " in parts[1] else "")
    wrong = set(re.findall(r"^\| (.*?) \S+ \| `", elsewhere, re.M)) | {title for title in re.findall(r"^### (.*)$", elsewhere, re.M)}
    functions = {name: len(re.findall(r"`\w+` \([\d,]+", right.split(f"\n- {name} ")[1].split("\n- ")[0])) for name, _ in names}
    return [(name, version, functions[name]) for name, version in names if name not in wrong and not any(title.startswith(name) for title in wrong)]


def areas(text):
    """The part that scripts/libraries --areas writes, where it is there."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.rpartition("<!-- BEGIN: scripts/libraries --areas -->")[2].split("\n") if line.startswith("|")]
    if len(rows) < 3:
        return ""
    body = "\n".join(f"<tr><th scope=row>{words(row[0])}</th>{''.join(f'<td>{words(cell)}</td>' for cell in row[1:])}</tr>" for row in rows[2:])
    return f"""<section aria-labelledby="h-areas"><h2 id="h-areas">Areas of polygons</h2>
<p>Libraries that compute what two polygons have in common, beside the exact fraction: how often the area is wrong, and in so many of them both polygons are convex; how often it is another with the polygons exchanged, or moved by whole numbers, or more than one of them has; no number; no end in five seconds.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Libraries and their areas"><table><thead><tr>{''.join(f'<th scope=col>{cell}</th>' for cell in rows[0])}</tr></thead><tbody>
{body}
</tbody></table></div></section>
"""


def choices(name, values):
    return f'<label>{name.capitalize()} <select name="{name}"><option value="">all</option>{"".join(f"<option value={json.dumps(value)}>{html.escape(shown)}</option>" for value, shown in values)}</select></label>'


def page(text):
    front, behind = cards_of(text)
    cards = front + behind
    hits, numbers = HITS.search(text), NUMBERS.search(text)
    healthy = re.search(r"^\*\*Nothing wrong in everyday cases\*\*, in any pair: (.*)\.$", text, re.M)
    libraries = len({card["entry"]["library"] for card in cards})
    languages, questions, pairs = [collections.Counter(of) for of in ([card["language"] for card in cards], [card["question"] for card in cards], [pair(card["entry"]["form"]) for card in cards])]
    good = praised(text)
    history = "\n".join(f"<tr><th scope=row>{html.escape(one['library'])} {words(one['name'])}</th><td>{html.escape(one['what'])}</td><td>{one['wrong']}</td><td>{one['mended']}</td><td>{threads(one['thread'])}</td></tr>" for one in plain_of(ROOT, "mended"))
    style = (ROOT / "reports/templates/page.css").read_text()
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>What published libraries get wrong</title>
<style>
{style}
.tile svg {{ display: block; width: 100%; height: auto; border: 1px solid var(--line); }}
.tile svg path, .tile svg circle {{ fill: none; stroke-width: 2; stroke-linejoin: round; }}
.one path, .one circle {{ stroke: var(--ink); }} .two path, .two circle {{ stroke: var(--missed); stroke-dasharray: 6 4; }} .two .dot {{ fill: var(--missed); }} .one .dot {{ fill: var(--ink); }}
.tile svg .rim {{ stroke-linecap: round; stroke-dasharray: none; }} .tile svg .core {{ stroke: var(--ground); stroke-linecap: round; stroke-dasharray: none; }}
.way {{ stroke: var(--dim); }} .head.way {{ fill: var(--dim) !important; }}
.wrong {{ color: var(--false); stroke: var(--false); }} .right {{ color: var(--good); stroke: var(--good); }} .arrow.right {{ stroke-dasharray: 2 3; }}
.spot.wrong, .head.wrong {{ fill: var(--false) !important; }} .spot.right, .head.right {{ fill: var(--good) !important; }}
b.wrong, b.right {{ stroke: none; }}
</style></head>
<body><a class="skip" href="#cards">To the cards</a>
<header><h1>What published libraries get wrong</h1>
<p class="lead">{hits[1]} libraries were asked {hits[2]} ways whether two shapes meet, and {numbers[1]} of them {numbers[2]} ways for a distance, a point, a push, a ray, a sweep or a crossing. Every answer was held against exact arithmetic: <strong>{len(cards)} mistakes that anyone can see, in {libraries} libraries</strong>, and {len(good)} libraries with nothing wrong in any case that was tried.</p>
<p>Each card is an issue one could send: one case of small whole numbers, why it is wrong, a program that runs as printed after one install command. A second program, which shares nothing with graze, says of each which answer is right. We have sent none of them. All counts, tables and what is right stand in <a href="found.md">found.md</a>; the shapes: the first in a full line, the second dashed; y grows down.</p>
</header>
<main>
<section id="cards" aria-labelledby="h-cards"><h2 id="h-cards">Ten to begin with, then all others</h2>
<p>The ten are the most frequent of ten libraries; behind them the most frequent come first. How many people use a library is not known here.</p>
<form class="count" aria-label="Which cards" hidden>{choices("language", [(name, f"{name} ({count})") for name, count in languages.most_common()])} {choices("question", [(name or "hit", f"{QUESTIONS[name]} ({count})") for name, count in questions.most_common()])} {choices("pair", [(name, f"{name} ({count})") for name, count in sorted(pairs.items())])} <output></output></form>
<div class="gallery">
{chr(10).join(map(tile, cards))}
</div></section>
<section aria-labelledby="h-mended"><h2 id="h-mended">Mended</h2>
<p>Both versions were called, with one program each: <code>tests/plain_test.mjs</code> does it again.</p>
<div class="scroll" tabindex="0" role="region" aria-label="What was mended"><table><thead><tr><th scope="col">function</th><th scope="col">what it did</th><th scope="col">seen wrong in</th><th scope="col">right in</th><th scope="col">told in</th></tr></thead><tbody>
{history}
</tbody></table></div></section>
{areas(text)}<section aria-labelledby="h-good"><h2 id="h-good">Nothing wrong found</h2>
<p>Asked whether shapes meet, in no case that was tried: {", ".join(f"{html.escape(name)} {version} ({count} function{'s' if count != 1 else ''})" for name, version, count in good)}.</p>
<p>Asked for numbers, in no everyday case: {html.escape(healthy[1])}.</p>
<p>That is no proof: <a href="found.md#nothing-wrong-found">found.md</a> says of each function how many cases were tried, of which families and sizes.</p></section>
</main>
<script>
const form = document.querySelector('form'), tiles = [...document.querySelectorAll('.tile')];
function show() {{
  const wanted = [...new FormData(form)].filter(([, value]) => value !== '');
  for (const tile of tiles) tile.hidden = wanted.some(([name, value]) => tile.dataset[name] !== value);
  form.querySelector('output').value = `${{tiles.filter(tile => !tile.hidden).length}} of ${{tiles.length}}`;
}}
form.hidden = false; form.addEventListener('change', show); form.addEventListener('submit', event => event.preventDefault()); show();
</script>
</body></html>
"""


def write_cards(found, to=None):
    """Of a page that has both parts; one of a few libraries is no page for reading."""
    text = found.read_text()
    if HITS.search(text) and NUMBERS.search(text):
        (to or found.with_suffix(".html")).write_text(page(text))


def main():
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--to", type=pathlib.Path)
    write_cards(ROOT / "docs/found.md", given.parse_args().to)


if __name__ == "__main__":
    main()
