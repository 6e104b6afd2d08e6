"""What published libraries answer besides yes or no: the part of docs/found.md that scripts/libraries --questions writes."""
import json
import pathlib
import re

from found_page import around, plain_of, question_part, since_of

QUESTIONS = ("distance", "nearest", "contains", "push", "ray", "sweep", "crossing", "polygon")
SHAPES_AT_END = re.compile(r"(_(point|segment|circle|disc|capsule|box|triangle|quad|polygon))+$")
TITLES = {"distance": "distance", "nearest": "nearest point", "contains": "containment", "push": "push", "ray": "ray", "sweep": "sweep", "crossing": "crossing", "polygon": "polygons"}


def kind_of(form):
    """The question of a form: its first word, or polygon where one of the two shapes is one and it is asked whether they meet."""
    words = form.split()
    return words[0] if words[0] in QUESTIONS[:-1] else "polygon" if "polygon" in words else None


def is_question(form):
    return kind_of(form) is not None


def pair_of(form):
    names = [word.split("-")[0] for word in form.split()[:-1] if word not in QUESTIONS[:-1]]
    return "–".join("circle" if name == "disc" else name for name in names)


def question_of(db, listed, words):
    """A test's answers, as its store has them."""
    row = dict(db.execute("SELECT colour, everyday, everyday_wrong, everyday_words, worst_words, witness, witness_words, judged, unasked FROM verdicts WHERE test = ?", (listed["id"],)).fetchone())
    count = lambda what: db.execute(f"SELECT coalesce(sum(count), 0) FROM tally WHERE test = ? AND relation IN ('apart', 'touching', 'overlapping') AND {what}", (listed["id"],)).fetchone()[0]
    found = [dict(one) for one in db.execute("SELECT outcome, cause, weight, count, smallest, sentence, words, reason FROM finding WHERE test = ? ORDER BY defect, rank", (listed["id"],))]
    test = db.execute("SELECT form, by_code, title FROM test WHERE id = ?", (listed["id"],)).fetchone()
    return {"id": listed["id"], "form": test["form"], "contract": test["by_code"], "says": test["title"], "words": words, "within": listed.get("within"), "tolerance": listed.get("tolerance"),
            "answered": count("answer IN ('hit', 'miss')"), "declined": count("answer = 'declined'"), "wrong": sum(one["count"] for one in found), **row, "findings": found}


def visible(test):
    """Whether anyone can see it fail: an everyday case by more than a hair, or without an answer."""
    return test["everyday_wrong"] > 0 and test["worst_words"] != "by a hair"


def explanation(test, known, explained):
    return f"above: {known[test['id']]['name']}" if test["id"] in known else next((why for start, why in sorted(explained.items(), key=lambda one: -len(one[0])) if test["id"].startswith(start)), "not looked into")


def claimed(test, known, explained):
    """Whether it is wrong by what its documentation says."""
    return visible(test) and not explanation(test, known, explained).startswith("open")


def rate(test):
    share = 100 * test["everyday_wrong"] / test["everyday"]
    return f"{pair_of(test['form'])} {test['everyday_wrong']:,} of {test['everyday']:,} ({share:.2g} %)"


def table(results, known, explained):
    """A row for each library, a column for each question: how many of its functions are right."""
    lines = ["| library | " + " | ".join(TITLES.values()) + " |", "|---" * (len(TITLES) + 1) + "|"]
    for result in results:
        cells = []
        for question in TITLES:
            of = [test for test in result["tests"] if kind_of(test["form"]) == question and test["everyday"] > 0]
            bad, seen = sum(claimed(test, known, explained) for test in of), sum(map(visible, of))
            parts = [f"{len(of) - seen} right"] * (len(of) > seen) + [f"**{bad} wrong**"] * (bad > 0) + [f"{seen - bad} open"] * (seen > bad)
            cells.append(", ".join(parts))
        lines.append(f"| {result['library']} {result['version']} | " + " | ".join(cells) + " |")
    return lines


def limits(test):
    low, high = test["within"] or (None, None)
    return f"`{test['contract']}`" + (f", {low:g} to {high:g}" if test["within"] else "") + (f", within {test['tolerance']:g}" if test["tolerance"] else "")


def rates(results):
    """Every function: what was asked, and how often it is wrong."""
    lines = ["| library | question | functions, by the beginning of their names | contract, numbers, tolerance | cases | wrong in no everyday case (of how many) | wrong in everyday cases |", "|---|---|---|---|---|---|---|"]
    for result in results:
        for question in TITLES:
            rows = {}
            for test in result["tests"]:
                if kind_of(test["form"]) == question and test["everyday"] > 0:
                    rows.setdefault((SHAPES_AT_END.sub("", test["id"]), limits(test)), []).append(test)
            for (name, limit), tests in rows.items():
                good = ", ".join(f"{pair_of(test['form'])} ({test['everyday']:,})" for test in tests if not test["everyday_wrong"])
                bad = ", ".join(rate(test) + ("" if visible(test) else ", by a hair") for test in tests if test["everyday_wrong"])
                lines.append(f"| {result['library']} | {TITLES[question]} | `{name}` | {limit} | {sum(test['answered'] for test in tests):,}, wrong {sum(test['wrong'] for test in tests):,} | {good} | {bad} |")
    return lines


def otherwise(results, known, explained, is_open):
    """What is wrong where anyone can see it, with the case met most often; or what no mistake is claimed of."""
    lines = ["| library | function | wrong | of everyday cases | how far | case | what it says | why |", "|---|---|---|---|---|---|---|---|"]
    for result in results:
        for test in filter(visible, result["tests"]):
            if claimed(test, known, explained) == is_open:
                continue
            found = next((one for one in test["findings"] if one["weight"] == "plain"), None)
            case, words = (found["smallest"], found["words"]) if found else (test["witness"], test["witness_words"])
            far = "no answer" if "gives no answer" in words else test["worst_words"]
            lines.append(f"| {result['library']} {result['version']} | `{test['id']}` | {test['everyday_wrong']:,} | {test['everyday']:,} | {far} | `{case}` | {words} | {explanation(test, known, explained).removeprefix('open: ')} |")
    return lines


def write_questions(page, results, libraries, out):
    before, after = around(page, "scripts/libraries --questions")
    root = pathlib.Path(__file__).resolve().parent.parent
    results = sorted(results, key=lambda result: result["library"].lower())
    plain = [one for one in plain_of(root, "printed") if "right" in one] if (root / "fuzz/subjects/plain.mjs").exists() else []
    explained = plain_of(root, "explainedQuestions") if plain else {}
    since = since_of(root)
    known = {one["test"]: one for one in plain}
    tests = [test for result in results for test in result["tests"] if test["everyday"] > 0]
    healthy = [result for result in results if any(test["everyday"] > 0 for test in result["tests"]) and not any(map(visible, result["tests"]))]
    cases = sorted({result["cases"] for result in results})
    parts = [f"{len(results)} libraries, {len(tests)} functions; {sum(test['everyday'] for test in tests):,} everyday cases and {sum(test['answered'] for test in tests):,} others were answered. "
             f"{sum(claimed(test, known, explained) for test in tests)} functions are wrong in everyday cases by more than a hair.", "",
             f"Made by `scripts/libraries --questions --again --page {page}`, which makes it again in minutes: {' or '.join(f'{count:,}' for count in cases)} cases a function, less in slow libraries, and everyday ones; seed 1, graze {', '.join(sorted({result['graze'] for result in results}))}.", "",
             "How many pairs of shapes each was asked about, and in how many of them anyone can see it fail. *Open*: answers differ from the truth, and the documentation promises nothing that they break, so no mistake is claimed.", "", *table(results, known, explained), ""]
    if healthy:
        parts += ["**Nothing wrong in everyday cases**, in any pair: " + ", ".join(f"{result['library']} {result['version']}" for result in healthy) + ".", ""]
    named = {result["name"]: result for result in results}
    if plain:
        parts += ["## Plain mistakes of numbers", ""]
        for one in plain:
            parts += [question_part(one, named, since, libraries), ""]
    parts += ["## Wrong in everyday cases", "", "The case is the one met most often, as small as graze could make it.", "", *otherwise(results, known, explained, False), "",
              "## Open", "", "Other than the truth in everyday cases by more than a hair, and no mistake is claimed: the last column says what the documentation does not promise.", "", *otherwise(results, known, explained, True), "",
              "## All rates", "", "The contract says what is right where shapes meet (of a push: where they do not); `unstated` means that no answer is wrong there. *Cases* are of the mix, which looks for trouble: shapes nearly flat, gaps of a hair, numbers of many digits.", "", *rates(results)]
    page.write_text(before + "\n".join(parts) + after)
