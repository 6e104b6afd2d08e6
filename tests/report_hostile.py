#!/usr/bin/env python3
"""Makes a store that means harm: report_hostile.py STORE HOSTILE-STORE

A copy whose tests are gone but for one, named as a script, with ten thousand findings and texts that are markup. (Text that
is no UTF-8, or has control characters, is not read at all.)
"""
import shutil
import sqlite3
import sys

NAME = "<script>alert(1)</script>"
TEXTS = [
    "<img src=x onerror=alert(2)>",
    '"><script>alert(3)</script>',
    "]]>&amp;&#60;",
    "| table | `code` **bold** [link](javascript:alert(4))",
    "=cmd()\nsecond line",
    "# TODO not ok",
]


def main():
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
