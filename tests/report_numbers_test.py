#!/usr/bin/env python3
"""Recomputes what a report says from the store it was made of, with queries of its own.

    report_numbers_test.py STORE REPORT-FOLDER SCHEMA

The first screen, the cards and the verdict table are compared, the table as HTML, JSON and CSV; wrong answers are counted from the tallies, not from the findings.
"""
import csv
import html.parser
import json
import pathlib
import re
import sqlite3
import sys
import xml.etree.ElementTree

import jsonschema

# What a contract makes of a touching case: the answer that is wrong there.
WRONG = """
SELECT t.test,
  sum(CASE WHEN relation = 'apart' AND answer = 'hit' THEN count ELSE 0 END),
  sum(CASE WHEN relation = 'overlapping' AND answer = 'miss' THEN count ELSE 0 END),
  sum(CASE WHEN relation = 'touching' AND answer <> 'no answer' AND answer <> CASE by_code
        WHEN 'closed' THEN 'hit' WHEN 'open' THEN 'miss'
        WHEN 'half-open' THEN CASE WHEN half_open THEN 'hit' ELSE 'miss' END
        ELSE answer END THEN count ELSE 0 END),
  sum(CASE WHEN answer = 'no answer' AND relation <> 'invalid' THEN count ELSE 0 END),
  sum(CASE WHEN relation IN ('apart', 'touching', 'overlapping') THEN count ELSE 0 END)
FROM tally t JOIN test ON test.id = t.test GROUP BY t.test
"""
CAUSES = ["logic", "rounding", "range", "undefined", "unsteady"]
OUTCOMES = ["false hit", "missed hit", "broken contract", "no answer"]
NUMBERS = ["wrong distance", "wrong point", "wrong push", "wrong fraction"]  # they stand where false hits do


class Failures:
    count = passed = 0

    def same(self, found, expected, what):
        if found == expected:
            self.passed += 1
            return
        self.count += 1
        if self.count < 20:
            print(f"FAILS: {what}: the report says {found}, the store {expected}")


class VerdictTable(html.parser.HTMLParser):
    """{test: the counts of its row: {outcome: count}, and under "all" their sum; and the group it stands in}."""

    def __init__(self):
        super().__init__()
        self.inside = self.counts = False
        self.row = self.group = None
        self.rows = {}
        self.groups = {}

    def handle_starttag(self, tag, attributes):
        named = dict(attributes)
        if tag == "table":
            self.inside = "verdicts" in named.get("class", "")
        if not self.inside:
            return
        if tag in ("td", "tr", "tbody"):
            self.end_cell()
        if "id" in named and tag == "th":
            self.group = named["id"].removeprefix("colour-")
        if tag == "tr":
            self.row = None
        if tag == "a" and self.row is None and ".html#test-" in named["href"]:
            self.row = named["href"].partition("#test-")[2]
            self.rows[self.row] = {}
            self.groups[self.row] = self.group
        if tag == "td" and "counts" in named.get("class", ""):
            self.rows[self.row]["all"] = int(named["data-value"])
            self.counts, self.words = True, ""

    def handle_data(self, data):
        if self.inside and self.counts:
            self.words += data

    def end_cell(self):
        if self.counts:
            for outcome, count in re.findall(rf"({'|'.join((*OUTCOMES, *NUMBERS))}) ([\d,]+) of [\d,]+", self.words):
                self.rows[self.row]["false hit" if outcome in NUMBERS else outcome] = int(count.replace(",", ""))
        self.counts = False

    def handle_endtag(self, tag):  # that of a cell may be left out
        if tag in ("td", "table"):
            self.end_cell()
        if tag == "table":
            self.inside = False


class ShadedTables(html.parser.HTMLParser):
    """The tables of one section: (heading above it, column titles, rows), each row its cells' (text, title)."""

    def __init__(self, section):
        super().__init__()
        self.section, self.at, self.cell, self.heading, self.tables = section, None, None, "", []

    def handle_starttag(self, tag, attributes):
        named = dict(attributes)
        if tag == "section":
            self.at = named["id"]
        if self.at != self.section:
            return
        if tag == "h3":
            self.cell, self.heading = "heading", ""
        elif tag == "table":
            self.tables.append((self.heading, [], []))
        elif tag == "tr":
            self.row = self.tables[-1][1] if not self.tables[-1][1] else []
            if self.row is not self.tables[-1][1]:
                self.tables[-1][2].append(self.row)
        elif tag in ("td", "th"):
            self.cell = "cell"
            self.row.append(["", named.get("title", "")])

    def handle_data(self, data):
        if self.cell == "heading":
            self.heading += data
        elif self.cell == "cell":
            self.row[-1][0] += data

    def handle_endtag(self, tag):
        if tag in ("td", "th", "h3", "thead", "tbody"):
            self.cell = None


def shaded(page, section):
    """{(heading, name of the row, name of the column): (text, title)}; a row's name is all before its counts."""
    parser, cells = ShadedTables(section), {}
    parser.feed(page)
    for heading, columns, rows in parser.tables:
        columns, *rows = [[(text.strip(), title) for text, title in row] for row in (columns, *rows)]
        names = [text for text, _ in columns]
        heads = 2 if names[1] == "outcome" else 1
        for row in rows:
            for name, cell in zip(names[heads:], row[heads:]):  # of two tests one alone has a cell
                cells[(heading, *(text for text, _ in row[:heads]), name)] = cell
    return cells


def everyday(store, test):
    return list(store.execute("SELECT everyday, everyday_wrong FROM verdict WHERE test = ?", (test,)).fetchone())


def expected_rows(store):
    rows = {}
    for test, *wrong, judged in store.execute(WRONG):
        rows[test] = {"wrong": wrong, "judged": judged, "causes": [0] * len(CAUSES), "news": 0, "ns": None, "everyday": everyday(store, test)}
    # A number is graded by itself: what a test answers with tells nothing, its findings do.
    for test, in store.execute("SELECT id FROM test WHERE form LIKE 'distance %' OR form LIKE 'nearest %' OR form LIKE 'push %' OR form LIKE 'ray %' OR form LIKE 'sweep %' OR form LIKE 'crossing %'"):
        counts = dict(store.execute("SELECT outcome, sum(count) FROM finding WHERE test = ? GROUP BY outcome", (test,)))
        if test in rows:
            rows[test]["wrong"] = [sum(counts.get(outcome, 0) for outcome in NUMBERS), *(counts.get(outcome, 0) for outcome in OUTCOMES[1:])]
            rows[test]["judged"] += store.execute("SELECT coalesce(sum(count), 0) FROM tally WHERE test = ? AND relation = 'flat'", (test,)).fetchone()[0]
    for test, cause, known, count in store.execute(
        "SELECT test, cause, known IS NOT NULL AND known <> '', count(*) FROM finding GROUP BY 1, 2, 3"
    ):
        rows[test]["causes"][CAUSES.index(cause)] += count
        rows[test]["news"] += 0 if known else count
    for test, nanoseconds in store.execute(
        "SELECT s.test, nanoseconds FROM speed s WHERE level = (SELECT max(replace(level, 'base', 'a')) FROM speed l"
        " WHERE l.test = s.test AND level <> 'one') OR (level = 'base' AND NOT EXISTS (SELECT 1 FROM speed l WHERE"
        " l.test = s.test AND level LIKE 'v%'))"
    ):
        if test in rows:
            rows[test]["ns"] = nanoseconds
    return rows


def check_html(failures, page, rows):
    table = VerdictTable()
    table.feed(page)
    failures.same(set(table.rows), set(rows), "rows of the page")
    for key, row in rows.items():
        cells = table.rows.get(key, {})
        failures.same(cells.get("all"), sum(row["wrong"]), f"{key}: wrong answers")
        failures.same([cells.get(outcome, 0) for outcome in OUTCOMES], row["wrong"], f"{key}: wrong answers by outcome")
    return table.groups


def colour(store, test, role):
    """What a reader cares about: whether anyone can see it fail, by its findings, the everyday cases and lattices."""
    weights = {weight for weight, in store.execute("SELECT weight FROM finding WHERE test = ?1 UNION SELECT weight FROM lattice WHERE test = ?1"
                                                   " AND weight IS NOT NULL", (test,))}
    counted, = store.execute("SELECT counted_colour FROM verdict WHERE test = ?", (test,)).fetchone()
    return "control" if role == "liar" else "red" if "plain" in weights else counted if counted == "red" else "amber" if weights else counted


def check_first_screen(failures, page, rows, groups, store):
    """Every number above the sections, and the group of each row."""
    about = {test: (role, document) for test, role, document in store.execute("SELECT id, role, document FROM test")}
    colours = {test: colour(store, test, about[test][0]) for test in rows}
    failures.same(groups, colours, "groups of the verdicts")
    taught = [test for test in rows if about[test][0] in ("tutorial", "detour")]
    published = [test for test in rows if about[test][0] == "published"]

    def words(tests):
        count = [colours[test] for test in tests].count
        return (f"{count('red')} fail where you can see it · {count('amber')} only by a hair or at extremes · {count('green')} never"
                + (f" · {count('untried')} not tried" if count("untried") else ""))

    lead = page[page.index("<header>") : page.index("</header>")]
    text = re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", re.sub(r'src="[^"]*"', "", lead)))
    documents = ["no", "one", "two", "three", "four", "five"][len({about[test][1] for test in taught})]
    cases = store.execute("SELECT sum(last - first) FROM range_done").fetchone()[0]
    told = [f"asked up to {cases:,} times"]
    if taught:
        told.append(f"Of {len(taught)} hit tests from {documents} tutorial")
    courses = [test for test in rows if about[test][0] == "taught"]
    if courses:
        told.append(f"Of the {len(courses)} methods that books and courses teach, some of them as people often leave them, {words(courses)}")
    if published:
        told.append(f"has {len(published)} that others published, each picked for its mistake or as the repair of one: {words(published)}")
    for what in told:
        failures.same(what in text, True, f"the first screen says '{what}': {text[:600]}")
    shown = {}
    for name, count, rest in re.findall(r'<h2><span class="badge (\w+)">.*?</span> (\d+)</span>(.*?)</div>', lead, re.DOTALL):
        shown[name] = re.findall(r'href="#test-(\w+)"', rest)
        failures.same(int(count), len(shown[name]), f"tests that are {name}")
    failures.same({test: name for name, tests in shown.items() for test in tests}, {test: colours[test] for test in taught}, "tests by colour")


def check_defects(failures, pages, store):
    """An entry a defect: one for each sentence about a test. Of the controls none is told."""
    told = [unquote(found) for page in pages for found in re.findall(r'id="f-([^"]*)"', page)]
    defects = store.execute("SELECT count(*) FROM (SELECT DISTINCT test, known, cause FROM finding JOIN test ON test.id = test WHERE role <> 'liar')")
    failures.same(len(told), defects.fetchone()[0], "defects of the pages")
    failures.same(len(set(told)), len(told), "defects of the pages told twice")


def unquote(anchor):
    return re.sub(r"\.([0-9A-F]{2})", lambda found: chr(int(found[1], 16)), anchor)


def check_counts(failures, pages, store):
    """What the sliders go by: of each finding there is a gap at least as wide as that of its smallest case, among numbers as large."""
    steps = (10, 100, 1000, 4000, 1e6, 1e9, float("inf"))
    for page in pages:
        for test, counts in re.findall(r'id="test-(\w+)"(?: tabindex="-1")? data-counts="([^"]*)"', page):
            widest = {int(step): float(gap) for step, gap in (pair.split(":") for pair in counts.split())}
            for smallest, gap, outcome in store.execute("SELECT smallest, gap, outcome FROM finding WHERE test = ?", (test,)):
                most = max(abs(float(number)) for number in smallest.split())
                step = next(k for k, limit in enumerate(steps) if most <= limit)
                wide = widest.get(step, -1)
                fine = wide >= (1e300 if outcome == "no answer" else min(abs(gap) * 0.999, 1e300))
                failures.same(fine, True, f"{test}: {counts} of a case {smallest}, gap {gap}")


def check_json(failures, folder, rows, schema):
    report = json.loads((folder / "report.json").read_text())
    jsonschema.validate(report, json.loads(pathlib.Path(schema).read_text()))
    failures.same({row["test"] for row in report["verdicts"]}, set(rows), "rows of report.json")
    for verdict in report["verdicts"]:
        key = verdict["test"]
        row = rows[key]
        failures.same([verdict["wrong"][outcome] for outcome in OUTCOMES], row["wrong"], f"{key}: wrong")
        failures.same([verdict["findings_by_cause"][cause] for cause in CAUSES], row["causes"], f"{key}: causes")
        failures.same(verdict["judged"], row["judged"], f"{key}: judged")
        failures.same([verdict["everyday"], verdict["everyday_wrong"]], row["everyday"], f"{key}: everyday numbers")
        failures.same(verdict["news"], row["news"], f"{key}: news")
        failures.same(verdict["nanoseconds"], row["ns"], f"{key}: nanoseconds")
        touching = verdict["cases"]["touching"]
        bound = verdict["upper_bound_95"].get("broken contract")
        if verdict["by_code"] != "unstated" and row["wrong"][2] == 0 and touching >= 3:
            failures.same(bound, 3 / touching, f"{key}: upper bound")
        else:
            failures.same(bound, None, f"{key}: upper bound")
    return report


def check_others(failures, folder, rows, report, store):
    table = list(csv.DictReader((folder / "report.csv").open()))
    failures.same(len(table), len(rows), "rows of report.csv")
    for line in table:
        row = rows[line["test"]]
        found = [int(line[name]) for name in ("false_hits", "missed_hits", "broken_contracts", "no_answers")]
        failures.same(found, row["wrong"], f"report.csv, {line['test']}")
    stored = {row[0]: row[1:] for row in store.execute("SELECT id, count, first_case, smallest FROM finding")}
    every = list(csv.DictReader((folder / "findings.csv").open()))
    failures.same(len(every), len(stored), "findings of findings.csv")
    for name, lines in (("report.json", report["findings"]), ("findings.csv", every)):
        for line in lines:
            failures.same((int(line["count"]), int(line["first_case"]), line["smallest"]), stored[line["id"]], f"{name}, {line['id']}")
    # Of a store with many defects the first of each test are told at length, and three of a test from a document.
    at_length = """finding f JOIN test t ON t.id = f.test WHERE rank = 1 AND
      ((SELECT count(*) FROM finding WHERE rank = 1) <= 160 OR defect <= iif(coalesce(t.document_title, '') <> '', 3, 1))"""
    failures.same(sum("assertions" in finding for finding in report["findings"]), store.execute(f"SELECT count(*) FROM {at_length}").fetchone()[0], "told at length")
    junit = xml.etree.ElementTree.parse(folder / "junit.xml").getroot()
    failures.same(len(junit.findall(".//testcase")), len(rows), "test cases of junit.xml")
    failed = sum(row["news"] > 0 for row in rows.values())
    failures.same(len(junit.findall(".//failure")), failed, "failures of junit.xml")
    failures.same(junit.get("failures"), str(failed), "failures as junit.xml counts them")
    known = sum(sum(row["causes"]) > 0 and row["news"] == 0 for row in rows.values())
    failures.same(len(junit.findall(".//skipped")), known, "rows of junit.xml with known findings alone")


def check_evidence(failures, folder, report, store):
    """The level of each row, and every row of the three tables behind it."""

    def tests(query):
        return {row[0] for row in store.execute(query)}

    proved = tests("SELECT test FROM proof WHERE level = 'proved'")
    clean = tests("SELECT test FROM lattice WHERE done = cases GROUP BY test, kind, size HAVING "
                  "sum(false_hits + missed_hits + broken_contracts + no_answers) = 0")
    unclean = tests("SELECT test FROM lattice WHERE false_hits + missed_hits + broken_contracts + no_answers > 0")
    # An everyday case beside the campaign's, or a known one that it did not meet.
    shown = tests("SELECT test FROM verdict WHERE counted_colour IN ('red', 'amber')")
    for row in report["verdicts"]:
        test = row["test"]
        level = ("found wrong" if row["findings"] or test in unclean | shown
                 else "proved" if test in proved
                 else "none on a lattice" if test in clean
                 else "none found" if row["judged"] else "not tried")
        failures.same(row["evidence"], level, f"how sure of {test}")
    for name, table in ("lattices", "lattice"), ("proofs", "proof"), ("rounding", "rounding"):
        stored = store.execute(f"SELECT count(*) FROM {table} WHERE test IN (SELECT id FROM test)").fetchone()[0]
        failures.same(len(report[name]["rows"]), stored, f"rows of {name}")
    for values in report["rounding"]["rows"]:
        row = dict(zip(report["rounding"]["columns"], values, strict=True))
        failures.same(row["worst"] is None or row["worst"] <= row["ulps"], True, f"{row['test']} within its bound")
    page = (folder / "method.html").read_text()
    failures.same(page.count('<td class="evidence e'), len(report["proofs"]["rows"]), "proofs of method.html")


def check_places(failures, page, store):
    """Cases at each place of a pair; what is empty on the page has no case in the store."""
    expected = {}
    pairs = {frozenset(form.split()): pair for form, pair in store.execute("SELECT DISTINCT form, pair FROM test")}
    for form, place, relation, cases in store.execute("SELECT form, place, relation, sum(cases) FROM coverage GROUP BY 1, 2, 3"):
        if frozenset(form.split()) in pairs:
            key = pairs[frozenset(form.split())], place, relation
            expected[key] = expected.get(key, 0) + cases
    found = {key: int(text.replace(",", "")) for key, (text, _) in shaded(page, "coverage").items() if text[0].isdigit()}
    failures.same(found, expected, "cases at each place")


def check_agreement(failures, page, store):
    """In how many scenes each two tests differ, once for two of them; house tests are rows alone, controls neither."""
    roles, order = (dict(store.execute(f"SELECT {columns}")) for columns in ("id, role FROM test", "test, number FROM verdict"))
    expected = {}
    for pair, a, b, *counts in store.execute(
        "SELECT pair, a, b, differ, scenes, differ_touching FROM agreement JOIN test ON test.id = a"
    ):
        for row, column in ((a, b), (b, a)):
            if "liar" not in (roles[row], roles[column]) and roles[column] != "house" and order[column] < order[row]:
                expected[pair, row, column] = counts if counts[0] else [0, counts[1], 0]
    found = {}
    for key, (text, title) in shaded(page, "agreement").items():
        numbers = [int(word) for word in title.replace(",", " ").split(";")[0].split() if word.isdigit()]
        if not title:
            continue
        found[key] = numbers if text != "=" else [0, numbers[0], 0]
        percent = 100 * found[key][0] / found[key][1]
        failures.same(text, "=" if not percent else f"{percent:.1f}" if percent < 10 else f"{percent:.0f}", f"agreement of {key}")
    failures.same(found, expected, "agreement")


def check_cases(failures, page, store):
    """Of tests that nobody can see fail: what is told to miss shows a miss, and what is told to hit a hit, where the store has one."""
    for test, wrong in store.execute("SELECT id, wrong FROM test"):
        row = re.search(rf'<tr id="test-{test}" data-counts.*?the plainest case">(.*?)</td>', page, re.S)
        if row is None or not wrong.startswith(("misses", "hits")) or wrong.startswith("hits or misses"):
            continue
        wanted = ("missed hit", "broken contract") if wrong.startswith("misses") else ("false hit",)
        found = store.execute(f"SELECT count(*) FROM finding WHERE test = ? AND outcome IN ({','.join('?' * len(wanted))})", (test, *wanted)).fetchone()[0]
        if found:
            failures.same("says hit, miss is right" in row[1], wrong.startswith("hits"), f"{test}: {wrong}: {row[1]}")


def main():
    path, folder, schema = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
    store = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    failures = Failures()
    rows = expected_rows(store)
    page = (folder / "report.html").read_text()
    pages = [page] + [path.read_text() for path in folder.glob("museum.html")]
    groups = check_html(failures, (folder / "method.html").read_text(), rows)
    check_first_screen(failures, page, rows, groups, store)
    check_defects(failures, pages, store)
    check_counts(failures, pages, store)
    check_cases(failures, page, store)
    report = check_json(failures, folder, rows, schema)
    check_others(failures, folder, rows, report, store)
    check_evidence(failures, folder, report, store)
    page = (folder / "method.html").read_text()
    for check in (check_places, check_agreement):
        check(failures, page, store)
    print(f"{failures.passed} numbers agree, {failures.count} do not")
    return failures.count > 0


if __name__ == "__main__":
    sys.exit(main())
