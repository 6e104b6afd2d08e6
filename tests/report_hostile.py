#!/usr/bin/env python3
"""Makes a store that means harm, and proves that its report does none.

  report_hostile.py STORE HOSTILE-STORE          a copy whose tests are gone but for one, named as a script, with ten thousand
                                                 findings and texts that are markup
  report_hostile.py --texts NUMBER STORE HOSTILE-STORE    a copy in which every text that no view reckons with ends in an
                                                 attack, one of ATTACKS
  report_hostile.py --numbers NUMBER STORE HOSTILE-STORE  likewise what should be a number: SQLite keeps any text there
  report_hostile.py --attacks                    how many attacks there are
  report_hostile.py --check FOLDER TEMPLATES     its pages and pictures: no element and no attribute that no template has, no
                                                 address that leads elsewhere, no script but the page's own

(Text that is no UTF-8, or has control characters, is not read at all.)
"""
import glob
import html.parser
import os
import re
import shutil
import sqlite3
import sys
import urllib.parse
import xml.etree.ElementTree

NAME = "<script>alert(1)</script>"
TEXTS = [
    "<img src=x onerror=alert(2)>",
    '"><script>alert(3)</script>',
    "]]>&amp;&#60;",
    "| table | `code` **bold** [link](javascript:alert(4))",
    "=cmd()\nsecond line",
    "# TODO not ok",
]

# MARK is told apart from all that graze writes; where it stands as a name of an element or an attribute, markup was broken.
MARK = "grazed"
ATTACKS = [
    f'" {MARK}=1 onmouseover={MARK}() autofocus onfocus="{MARK}()" x="',
    f"' {MARK}=1 onmouseover={MARK}() autofocus onfocus='{MARK}()' x='",
    f"><{MARK}></{MARK}><svg onload={MARK}()><script>{MARK}()</script>",
    f"--><{MARK}><!--</title></style></textarea></pre></script><{MARK}>",
    f" {MARK}=1 onmouseover={MARK}()/ ` onclick={MARK}() `",
    f"\u2028\u2029javascript:{MARK}()\u00a0\ufeff {MARK}=1",
    f"&quot; {MARK}=1 &#34;&#x3e;&lt{MARK} ]]><{MARK}/>",
    f"{{{{{{{MARK}}}}}}}{{{{>page.js}}}}\\\" {MARK}=1 \\' {MARK}=1",
    f"'); system('touch {MARK}'); print('`touch {MARK}`$(touch {MARK})@{MARK}\\",
    f"javascript:{MARK}()",
]
# What a view reckons with is a word of graze's own, or the row is not shown.
RECKONED = {"form", "pair", "level", "role", "document", "kind", "part", "reach", "first_hex", "smallest_hex", "plainest_hex",
            "origin_hex", "right_hex", "down_hex", "numbers_hex", "sweep", "property", "inputs", "stood", "first", "smallest",
            "exemplar", "numbers", "assertions", "intervals", "given"}


def attack(store, kinds, text):
    tables = [row[0] for row in store.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'seal'")]
    for table in tables:
        for _, column, kind, _, _, _ in store.execute(f"PRAGMA table_info({table})").fetchall():
            if kind not in kinds or column in RECKONED:
                continue
            try:
                store.execute(f'UPDATE {table} SET "{column}" = "{column}" || ?', (text,))
            except sqlite3.IntegrityError:
                pass  # one of a few words, and held to them
    # Numbers are [name, decimal, hex, range] and assertions [language, mark, line], as JSON.
    for column, parts in ("numbers", 4), ("assertions", 3):
        values = ", ".join(f"(value ->> {part}) || ?1" for part in range(parts))
        store.execute(
            f"UPDATE finding SET {column} = (SELECT json_group_array(json_array({values})) FROM json_each({column}))", (text,)
        )
    store.execute("UPDATE subject SET given = given || ?", (text,))
    store.commit()


def is_own_address(address):
    return re.fullmatch(
        r"data:,|#[\w.-]*|(report|method)\.html(#[\w.-]*)?|plots/[\w-]+\.svg|playground\.html(#test=[\w.%-]*&case=[\w.%-]*)?"
        r"|https?://(www\.cnblogs\.com|github\.com|[\w.]+)/[\w./-]*",
        address,
        re.A,
    )


class Page(html.parser.HTMLParser):
    """What a page is made of: its elements with their attributes, and what is not as it should be."""

    def __init__(self):
        super().__init__()
        self.elements, self.addresses, self.scripts, self.marks, self.odd = {}, [], [], 0, []
        self.script = False

    def handle_starttag(self, tag, attributes):
        names = [name for name, _ in attributes]
        self.elements.setdefault(tag, set()).update(names)
        self.script = tag == "script"
        if len(set(names)) < len(names):
            self.odd.append(f"<{tag}> has an attribute twice: {names}")
        for name, value in attributes:
            self.marks += MARK in (value or "")
            if name in ("href", "src"):
                self.addresses.append((tag, value or ""))

    def handle_data(self, data):
        self.marks += MARK in data
        if self.script:
            self.scripts.append(data)
            self.script = False

    def handle_comment(self, data):
        self.odd.append(f"a comment: {data[:60]}")

    def handle_pi(self, data):
        self.odd.append(f"an instruction: {data[:60]}")


def template_elements(folder):
    elements = {}
    for path in glob.glob(os.path.join(folder, "*.html")):
        page = Page()
        page.feed(re.sub(r"\{\{[^{}]*\}\}", "", open(path, encoding="utf-8").read()))
        for tag, names in page.elements.items():
            elements.setdefault(tag, set()).update(names)
    return elements


SVG = "{http://www.w3.org/2000/svg}"


def check_svg(text, where):
    for element in xml.etree.ElementTree.fromstring(text).iter():
        tag = str(element.tag)
        if not tag.startswith(SVG) or tag.removeprefix(SVG) in ("script", "foreignObject", "a", "iframe", "style", "set", "animate"):
            yield f"{where}: an element {tag}"
        for name, value in element.attrib.items():
            if name.lower().startswith("on") or MARK in name:
                yield f"{where}: an attribute {name}"
            if name.endswith("href") and not value.startswith(("#", "data:image/png;base64,")):
                yield f"{where}: an address {value[:60]}"


def check_page(path, elements, script):
    page = Page()
    page.feed(open(path, encoding="utf-8").read())
    page.close()
    where = os.path.basename(path)
    yield from (f"{where}: {odd}" for odd in page.odd)
    for tag, names in page.elements.items():
        if tag not in elements:
            yield f"{where}: an element <{tag}>, which no template has"
        elif names - elements[tag]:
            yield f"{where}: <{tag}> has {names - elements[tag]}, which no template gives it"
    if [text.strip() for text in page.scripts] != [script.strip()]:
        yield f"{where}: {len(page.scripts)} scripts, or another than the page's own"
    for tag, address in page.addresses:
        if tag == "img" and address.startswith("data:image/svg+xml,"):
            yield from check_svg(urllib.parse.unquote(address.removeprefix("data:image/svg+xml,")), f"{where}, a picture")
        elif tag == "img" or not is_own_address(address):
            yield f"{where}: <{tag}> leads to {address[:80]!r}"
    if page.marks == 0 and where == "method.html":
        yield f"{where}: the attack is not shown at all"


def check(folder, templates):
    elements = template_elements(templates)
    script = open(os.path.join(templates, "page.js"), encoding="utf-8").read()
    faults = []
    for name in "report.html", "method.html":
        faults += check_page(os.path.join(folder, name), elements, script)
    for path in glob.glob(os.path.join(folder, "plots", "*.svg")):
        faults += check_svg(open(path, encoding="utf-8").read(), os.path.basename(path))
    for name in glob.glob(os.path.join(folder, "**", "*"), recursive=True):
        if os.path.basename(name).startswith(MARK):
            faults.append(f"a command was run: {name}")
    for fault in sorted(set(faults))[:10]:
        print(fault)
    sys.exit(len(faults) > 0)


def main():
    if sys.argv[1] == "--attacks":
        print(len(ATTACKS))
    elif sys.argv[1] == "--check":
        check(sys.argv[2], sys.argv[3])
    elif sys.argv[1] in ("--texts", "--numbers"):
        shutil.copy(sys.argv[3], sys.argv[4])
        kinds = {"--texts": ["TEXT"], "--numbers": ["INTEGER", "REAL"]}[sys.argv[1]]
        attack(sqlite3.connect(sys.argv[4]), kinds, ATTACKS[int(sys.argv[2])])
    else:
        make_markup()


def make_markup():
    shutil.copy(sys.argv[1], sys.argv[2])
    store = sqlite3.connect(sys.argv[2])
    tables = [row[0] for row in store.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    names = {table: [column[1] for column in store.execute(f"PRAGMA table_info({table})")] for table in tables}
    keep = "corner_java"
    for table in tables:
        if table in ("test", "finding", "answer", "agreement"):
            continue
        if "test" in names[table]:
            store.execute(f"DELETE FROM {table} WHERE test <> ?", (keep,))
            store.execute(f"UPDATE {table} SET test = ?", (NAME,))
    store.execute("DELETE FROM answer")
    store.execute("DELETE FROM agreement")
    store.execute("DELETE FROM test WHERE id <> ?", (keep,))
    store.execute(
        "UPDATE test SET id = ?, title = ?, idea = ?, wrong = ?, source = ?, language = ?, contract_why = ?, code = ?, document = ?",
        (NAME, TEXTS[0], TEXTS[1], TEXTS[3], TEXTS[2], TEXTS[0], TEXTS[1], "</script></pre>" + TEXTS[1], TEXTS[0]),
    )
    row = list(store.execute("SELECT * FROM finding WHERE test = ? LIMIT 1", (keep,)).fetchone())
    columns = [column[1] for column in store.execute("PRAGMA table_info(finding)")]
    store.execute("DELETE FROM finding")
    at = {name: columns.index(name) for name in columns}
    marks = ",".join("?" * len(columns))
    for k in range(10000):
        text = TEXTS[k % len(TEXTS)]
        row[at["id"]] = f"{NAME}/{k:05}/{text}"
        row[at["test"]] = NAME
        row[at["count"]] = k + 1
        row[at["place"]] = text
        row[at["family"]] = text
        row[at["sentence"]] = text
        row[at["defect"]] = k // 100 + 1
        row[at["rank"]] = k % 100 + 1
        row[at["known"]] = None if k % 2 else text
        store.execute(f"INSERT INTO finding VALUES ({marks})", row)
    store.execute("UPDATE campaign SET machine = '`reboot`', mix = '$(reboot)<blink>'")
    store.commit()


if __name__ == "__main__":
    main()
