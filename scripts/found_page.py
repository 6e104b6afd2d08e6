"""Writes docs/found.md between its marks from the results that scripts/libraries keeps."""
import json
import math
import pathlib
import re
import shlex
import subprocess

CAUSES = ("logic", "rounding", "range", "undefined", "unsteady")
COLUMNS = {"point": 2, "disc": 3, "segment": 4, "capsule": 5, "triangle": 6, "quad": 8}
CORNERS = {"box-xywh": lambda x, y, w, h: (x, y, x + w, y + h), "box-ltrb": lambda *n: n, "box-centre": lambda x, y, w, h: (x - w, y - h, x + w, y + h)}
APPROXIMATION = "an approximation"
WIDE, HIGH = 40, 14  # of a drawing, in characters, which are twice as high as wide


def shape(kind, n):
    """Corners and radius."""
    if kind in CORNERS:
        left, top, right, bottom = CORNERS[kind](*n)
        return [(left, top), (right, top), (right, bottom), (left, bottom)], 0
    if kind == "ellipse":
        return [(n[0] + n[2] * math.cos(k * math.pi / 32), n[1] + n[3] * math.sin(k * math.pi / 32)) for k in range(64)], 0
    r = n[-1] if kind in ("disc", "capsule") else 0
    flat = n[:-1] if kind in ("disc", "capsule") else n
    return list(zip(flat[::2], flat[1::2])), r


def holds(corners, r, p):
    turns, near = [], min((p[0] - x) ** 2 + (p[1] - y) ** 2 for x, y in corners)
    for k, a in enumerate(corners):
        b = corners[(k + 1) % len(corners)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        t = min(1, max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / ((dx * dx + dy * dy) or 1)))
        near = min(near, (p[0] - a[0] - t * dx) ** 2 + (p[1] - a[1] - t * dy) ** 2)
        turns.append(dx * (p[1] - a[1]) - dy * (p[0] - a[0]))
    inside = len(corners) > 2 and (all(t >= 0 for t in turns) or all(t <= 0 for t in turns))
    return 0 if inside else near ** 0.5 - r


def parts_of(form, numbers):
    """The question, or nothing, both kinds and their numbers, and the way that is left."""
    *question, a, b = form.split()
    split = COLUMNS.get(a, 4)
    end = split + COLUMNS.get(b, 4)
    return "".join(question), (a, numbers[:split]), (b, numbers[split:end]), numbers[end:]


def drawing(form, numbers):
    """The two shapes in characters, y down: A, B and, where both are, X. Of a ray A is its way."""
    question, (a, first), (b, second), way = parts_of(form, numbers)
    if question == "ray":
        a, first = "segment", [*first, first[0] + way[0], first[1] + way[1]]
    shapes = [shape(a, first), shape(b, second)]
    xs = [x + s * r for corners, r in shapes for x, _ in corners for s in (-1, 1)]
    ys = [y + s * r for corners, r in shapes for _, y in corners for s in (-1, 1)]
    cell = max((max(xs) - min(xs)) / WIDE, (max(ys) - min(ys)) / HIGH / 2, 1e-300)
    rows = []
    for row in range(int((max(ys) - min(ys)) / cell / 2) + 1):
        line = ""
        for column in range(int((max(xs) - min(xs)) / cell) + 1):
            at = (min(xs) + (column + 0.5) * cell, min(ys) + (2 * row + 1) * cell)
            marks = [holds(*one, at) <= (0 if len(one[0]) > 2 or one[1] else cell * 1.2) for one in shapes]
            line += " ABX"[marks[0] + 2 * marks[1]]
        rows.append(line.rstrip())
    return "\n".join(rows)


def letters(form):
    """Which letter of a drawing is which shape."""
    question, (a, b) = form.split()[0], [word.split("-")[0] for word in form.split()[-2:]]
    first = "the way of the ray" if question == "ray" else f"the first {a}" if a == b else f"the {a}"
    return f"A: {first}, B: the {'second ' if a == b else ''}{b}, X: both."


def counts(findings):
    parts = [f"{cause} {sum(f['cause'] == cause for f in findings)}" for cause in CAUSES if any(f["cause"] == cause for f in findings)]
    return ", ".join(parts)


def since_of(root):
    """Since which version each plain mistake is one."""
    path = root / "fuzz/subjects/since.json"
    return json.loads(path.read_text()) if path.exists() else {}


def since_words(entry, since):
    """Of the versions on npm that scripts/libraries --since called."""
    told = since.get(entry["test"])
    if told is None or "since" in entry:
        return entry.get("since", "which version began it was not tried")
    before = {"first": "wrong since the first version on npm", "right": "right before", "fault": "earlier ones cannot be called this way"}[told["before"]]
    newest = f"the newest, {told['newest']}, is {'wrong too' if told['newest_wrong'] else 'right'}" if told["newest"] != told["wrong"] else "that is the newest"
    return f"wrong from {told['wrong']} on ({before}); {newest}" if told["before"] != "first" else f"{before}, {told['wrong']}; {newest}"


def packages_of(about):
    return " ".join([about["npm"]] if isinstance(about["npm"], str) else about["npm"])


def to_run(entry, about):
    """How the program of a plain mistake is run, in words, and its language."""
    if entry.get("call"):
        return f"after `npm install {packages_of(about)}`, with `node it.mjs`", "js"
    if entry.get("header"):
        return f"after `apt-get install {about['apt'][0]}`, with `{shlex.join(['cc', 'it.c', *entry['flags']])} && ./a.out`", "c"
    crates = f"out/libraries/{entry['library']}/crates"
    return f"after `scripts/libraries {entry['library']}`, with `rustc --edition 2021 -L {crates} --extern {entry['library']} it.rs && ./it`", "rust"


def version_of(entry, result, about):
    """Of the package that was tried; where it was not, the one of its row."""
    return entry["version"] if "version" in entry else result["version"] if result else packages_of(about).split()[0].rpartition("@")[2] if "npm" in about else "the version that Debian has"


def exhibit(entry, version, told, again, way, language, says, right):
    """A plain mistake: what is told of it, how it is seen again, the program that shows it, a picture."""
    return "\n".join([f"### {entry['name']}, {version}", "", *told, *again, f"- By itself, {way}; it prints `{says}`, right is `{right}`:", "", f"```{language}", entry["program"], "```",
                      "", "```text", drawing(entry["form"], entry["numbers"]), "```", "", letters(entry["form"])])


def again_words(entry, test, command):
    return f"- Again: `graze check {shlex.join(test['words'])} {test['id']} {' '.join(map(str, entry['numbers']))}`, after `{command} {entry['library']}`."


def plain_part(entry, results, since, libraries):
    result, about = results.get(entry["library"]), libraries[entry["library"]]
    test = next((t for t in result["tests"] if t["id"] == entry["test"]), None) if result else None
    numbers = " ".join(map(str, entry["numbers"]))
    causes = ("logic",) if not entry.get("touching") else CAUSES
    wrong = sum(f["count"] for f in test["findings"] if f["cause"] in causes) if test else 0
    said = "a hit" if entry["says"] else "a miss"
    told = [f"- It says {said} to `{entry['form']}` `{numbers}`" + (f", and is wrong on {wrong:,} of {test['answered']:,} cases that were answered." if wrong else "."),
            f"- True: {'touching' if entry.get('touching') else 'apart' if entry['says'] else 'overlapping'}; {entry['sum']}.",
            f"- Why: {entry['why']}.",
            f"- Upstream: {entry['upstream']}. Versions: {since_words(entry, since)}."]
    again = [again_words(entry, test, "scripts/libraries")] if test else []
    return exhibit(entry, version_of(entry, result, about), told, again, *to_run(entry, about), str(entry["says"]).lower(), str(not entry["says"]).lower())


def question_part(entry, results, since, libraries):
    """The same of an answer that is a number: `says` and `right` are what is printed."""
    result, about = results.get(entry["library"]), libraries[entry["library"]]
    test = next((t for t in result["tests"] if t["id"] == entry["test"]), None) if result else None
    numbers = " ".join(map(str, entry["numbers"]))
    told = [f"- It says `{entry['says']}` to `{entry['form']}` `{numbers}`" + (f", and is wrong in {test['everyday_wrong']:,} of {test['everyday']:,} everyday cases." if test and test["everyday_wrong"] else "."),
            f"- True: {entry['sum']}.", f"- Contract: {entry['promise']}.", f"- Why: {entry['why']}.", f"- Upstream: {entry['upstream']}. Versions: {since_words(entry, since)}."]
    again = [again_words(entry, test, "scripts/libraries --questions")] if test and not entry.get("repeated") else []
    return exhibit(entry, version_of(entry, result, about), told, again, *to_run(entry, about), entry["says"], entry["right"])


def why_of(test, explained):
    """What is known of a test that is wrong on whole numbers otherwise, by the longest beginning of its name."""
    known = [start for start in explained if test.startswith(start)]
    return explained[max(known, key=len)] if known else "not looked into"


def deepest(test, check):
    """Of an approximation: the case met that is farthest from touching beside the larger radius, by `graze check` of numbers."""
    root = pathlib.Path(__file__).resolve().parent.parent
    if not why_of(test["id"], plain_of(root, "explained")).startswith(APPROXIMATION):
        return None
    split, best = COLUMNS.get(test["form"].split()[0], 4), None
    for numbers in {f[which] for f in test["findings"] if f["outcome"] in ("false hit", "missed hit") and f["cause"] in ("logic", "rounding") for which in ("smallest", "plainest")}:
        n = [float(number) for number in numbers.split()]
        radius = max(max(part[2:]) if kind == "ellipse" else shape(kind, part)[1] for kind, part in zip(test["form"].split(), (n[:split], n[split:])))
        gap = abs(check(numbers.split())["gap"])
        if radius > 0 and (best is None or gap / radius > best["share"]):
            best = {"numbers": numbers, "gap": gap, "radius": radius, "share": gap / radius}
    return best


def depth_words(test):
    deep = test.get("deepest")
    return f"; the deepest miss met: {deep['gap']:.3g} at a radius of {deep['radius']:.3g}, {100 * deep['share']:.2g} %" if deep else ""


def deep_words(found):
    """Of a rounding that is no hair: a millionth of the largest number and more."""
    wide = max(abs(float(number)) for number in found["smallest"].split())
    return f" by {abs(found['gap']):.2g}" if found["cause"] == "rounding" and found["gap"] is not None and abs(found["gap"]) > 1e-6 * wide else ""


def most(test, cause):
    """The one met most often, of answers where there are some."""
    found = [f for f in test["findings"] if f["cause"] == cause]
    return max(found, key=lambda f: (f["outcome"] != "no answer", f["count"])) if found else None


def plain_of(root, what="plain"):
    script = f"import({json.dumps((root / 'fuzz/subjects/plain.mjs').as_uri())}).then(m => process.stdout.write(JSON.stringify(m.{what})))"
    return json.loads(subprocess.run(["node", "-e", script], capture_output=True, text=True, check=True).stdout)


def put_to(test):
    """What the answers of a test rest on, but for how many they are."""
    number = test["form"].split()[-1]
    within = test["within"]
    size = f"{number} from {within[0]:g} to {within[1]:g}" if within else f"any {number}"
    near = f", farther than {test['tolerance']:g} from touching" if test["tolerance"] else ""
    return f"{size}{near}, of the families {', '.join(test['families'])}"


def made_words(results):
    """By what the page is made, and with how many cases, so that it can be made again."""
    cases = sorted({result["cases"] for result in results})
    graze = sorted({result["graze"] for result in results})
    each = " or ".join(f"{count:,}" for count in cases)
    return (f"Made by `scripts/libraries --again --cases {cases[-1]} --page docs/found.md`, which makes it again: {each} cases for a test of points, discs and boxes, a quarter for one of other shapes, "
            f"less in slow libraries; seed 1, graze {', '.join(graze)}.") if cases else "Nothing was tried."


def right_part(results):
    """Nobody is called right in general: what was answered, of which families and of what size, is told with it."""
    tests = [(r, t) for r in results.values() for t in r["tests"] if t["answered"] > 0 and not t["findings"]]
    turned = lambda test: test["exchange"] is not None and test["exchange"]["changed"] > 0
    parts = ["", "## Nothing wrong found", "",
             "That is no proof: it says what was tried. Behind each function stands how many cases were answered, and of how many f(A, B) was held against f(B, A), where both shapes are of one kind; above it the numbers and "
             "the [families](glossary.md) of cases.", ""]
    for result in results.values():
        of = [test for r, test in tests if r is result and not turned(test)]
        if not of:
            continue
        parts.append(f"- {result['library']} {result['version']}")
        for way in dict.fromkeys(put_to(test) for test in of):
            each = [f"`{test['id']}` ({test['answered']:,}" + (f"; {test['exchange']['tried']:,} exchanged" if test["exchange"] else "") + ")" for test in of if put_to(test) == way]
            parts.append(f"  - {way}: {', '.join(each)}")
    changed = [(r, t) for r, t in tests if turned(t)]
    if changed:
        parts += ["", "## Another answer for B, A than for A, B", "",
                  "Nothing else wrong was found, but the order of the shapes matters, so one of the two answers is not what it should be, or, where the shapes touch, the contract is not one.", "",
                  "| library | function | otherwise | of | relation | A, B | it says | B, A | it says |", "|---|---|---|---|---|---|---|---|---|"]
        for r, t in changed:
            e = t["exchange"]
            parts.append(f"| {r['library']} {r['version']} | `{t['id']}` | {e['changed']:,} | {e['tried']:,} | {e['relation']} | `{e['before']}` | {e['said_before']} | `{e['after']}` | {e['said_after']} |")
    return parts


def around(page, command):
    """What stands before and behind what a command writes."""
    begin, end = f"<!-- BEGIN: {command} -->", f"<!-- END: {command} -->"
    text = page.read_text()
    if text.count(begin) != 1 or text.count(end) != 1:
        raise SystemExit(f"libraries: {page}: found no marks '{begin}' and '{end}', expected one of each")
    return text.split(begin)[0] + begin + "\n\n", "\n\n" + end + text.split(end)[1]


def write_page(page, out, libraries):
    before, after = around(page, "scripts/libraries")
    root = pathlib.Path(__file__).resolve().parent.parent
    results = {name: json.loads((out / name / "result.json").read_text()) for name in libraries if (out / name / "result.json").exists()}
    plain = [one for one in plain_of(root, "printed") if "right" not in one] if (root / "fuzz/subjects/plain.mjs").exists() else []
    explained = plain_of(root, "explained") if plain else {}
    left_out = plain_of(root, "leftOut") if plain else {}
    since = since_of(root)
    tried = [(r, t) for r in results.values() for t in r["tests"] if t["answered"] > 0]
    total = sum(t["answered"] for _, t in tried)
    parts = [f"{len({r['name'] for r, _ in tried})} libraries, {len(tried)} functions, {total:,} cases answered. A count is of cases that were answered. Of npm's packages the version named was the newest when it was tried; `scripts/libraries --newest` tries those that came since.", "",
             made_words(results.values()), "",
             "## Plain mistakes", "", *[plain_part(one, results, since, libraries) + "\n" for one in plain],
             "## Wrong on whole numbers otherwise", "",
             "Approximations first, then the same causes in other functions, and shapes without extent. The case is the one met most often, as small as graze could make it.", "",
             "| library | function | wrong | of | case | exactly | it says | why |", "|---|---|---|---|---|---|---|---|"]
    known, rows = {one["test"] for one in plain}, []
    for result, test in tried:
        found = most(test, "logic")
        if found and test["id"] not in known:
            gap = "" if found["gap"] is None else f" by {abs(found['gap']):.3g}"
            wrong = sum(f["count"] for f in test["findings"] if f["cause"] == "logic")
            rows.append(f"| {result['library']} {result['version']} | `{test['id']}` | {wrong:,} | {test['answered']:,} | `{found['smallest']}` | {found['relation']}{gap} | {found['answer']} | {why_of(test['id'], explained)}{depth_words(test)} |")
    parts += sorted(rows, key=lambda row: f"| {APPROXIMATION}" not in row)
    parts += ["", "## Rounding and range", "", "Wrong on fractions, by a hair where no gap is told, or where squares and sums leave the number type.", "",
              "| library | function | findings | answered | rounding, most often | range, most often |", "|---|---|---|---|---|---|"]
    for result, test in tried:
        rounding, far = most(test, "rounding"), most(test, "range")
        if rounding or far:
            cell = lambda f: f"{f['outcome']} `{f['smallest']}`{deep_words(f)}" if f else ""
            parts.append(f"| {result['library']} {result['version']} | `{test['id']}` | {counts(test['findings'])} | {test['answered']:,} | {cell(rounding)} | {cell(far)} |")
    parts += right_part(results)
    silent = [f"`{t['id']}` of {r['library']}: {t['unasked'] + sum(f['count'] for f in t['findings']):,} cases, none answered" for r in results.values() for t in r["tests"] if t["answered"] == 0]
    away = [libraries[name]["library"] for name in libraries if name not in results]
    parts += ["", "## Not tried", "", *[f"- {what}: {why}." for what, why in left_out.items()], *[f"- {line}" for line in silent], *([f"- Adapters that are there, not tried on the machine that made this page: {', '.join(away)}."] if away else [])]
    page.write_text(before + "\n".join(parts) + after)
