#!/usr/bin/env python3
"""What two reports of one campaign say otherwise: sentences that only one of them has, and how often.

    bench_words.py OLD-REPORT NEW-REPORT      folders of pages, or single pages

Looks at what a reader is told: text, and the text that stands for pictures; neither tags nor scripts. Exit 1 when they differ.
"""
import collections
import html.parser
import os
import re
import sys

INLINE = {"a", "abbr", "b", "code", "em", "i", "kbd", "q", "small", "span", "strong", "sub", "sup", "var"}


class Words(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.said, self.now, self.silent = collections.Counter(), "", 0

    def end_of_block(self):
        for sentence in re.split(r"(?<=[.:!?])\s+", " ".join(self.now.split())):
            self.said[sentence] += bool(sentence)
        self.now = ""

    def handle_starttag(self, tag, attributes):
        self.silent += tag in ("script", "style")
        if tag not in INLINE:
            self.end_of_block()
        for name, value in attributes:
            if name in ("alt", "title", "aria-label") and value:
                self.said[" ".join(value.split())] += 1

    def handle_endtag(self, tag):
        self.silent -= tag in ("script", "style")
        if tag not in INLINE:
            self.end_of_block()

    def handle_data(self, data):
        if not self.silent:
            self.now += data


def words_of(report):
    said = collections.Counter()
    pages = [report] if os.path.isfile(report) else [os.path.join(folder, name) for folder, _, names in os.walk(report)
                                                      for name in names if name.endswith((".html", ".svg"))]
    if not pages:
        sys.exit(f"bench_words.py: {report}: no page")
    for page in sorted(pages):
        words = Words()
        with open(page, encoding="utf-8") as file:
            words.feed(file.read())
        words.end_of_block()
        said += words.said
    return said


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    old, new = words_of(sys.argv[1]), words_of(sys.argv[2])
    for sign, rest in (("-", old - new), ("+", new - old)):
        for sentence, times in sorted(rest.items()):
            print(sign, sentence + (f"   ({times} times)" if times > 1 else ""))
    print(f"{sum((old & new).values())} sentences in both, {sum((old - new).values())} only in the old report, "
          f"{sum((new - old).values())} only in the new one")
    sys.exit(old != new)


main()
