#!/usr/bin/env python3
"""Opens a report in Chromium, at three widths, light and dark, and in print.

    report_browser_test.py REPORT.html [SCREENSHOT-FOLDER | --brief [--no-axe] [--no-plots]]

With --brief: at one width, no contrast, and not the first screen. With --no-axe: axe-core takes minutes for a page of ten thousand findings.

Checks: no console message, no request, no horizontal scroll, contrast of every text, the time to open, sorting, filtering,
links into folded findings, the cards and their sliders, keys, ten pages of paper at most, and axe-core's rules where tests/browser/setup has brought it.
Exit 77 when this machine has no Chromium or no driver for it.
"""
import base64
import json
import pathlib
import re
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[1]
OPENS_IN_SECONDS = 1.0  # of processor time: other work of the machine makes no page slower

CONTRAST = """
function parse(text) {
  const n = text.match(/[\\d.]+/g).map(Number);
  return [n[0], n[1], n[2], n.length > 3 ? n[3] : 1];
}
function luminance(c) {
  const f = (v) => { v /= 255; return v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4); };
  return 0.2126 * f(c[0]) + 0.7152 * f(c[1]) + 0.0722 * f(c[2]);
}
function ground(element) {
  for (let at = element; at; at = at.parentElement) {
    const c = parse(getComputedStyle(at).backgroundColor);
    if (c[3] === 1) return c;
    if (c[3] > 0) return null;
  }
  return parse(getComputedStyle(document.documentElement).backgroundColor);
}
const faults = new Map();
let looked = 0;
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const seen = new Set();
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const element = node.parentElement;
  if (!node.textContent.trim() || seen.has(element) || ["SCRIPT", "STYLE"].includes(element.tagName)) continue;
  if (element.closest("svg")) continue;
  seen.add(element);
  if (element.getClientRects().length === 0) continue;
  const style = getComputedStyle(element);
  if (style.visibility !== "visible") continue;
  const back = ground(element);
  if (!back) { faults.set("half-transparent ground: " + element.className, 0); continue; }
  const a = luminance(parse(style.color)), b = luminance(back);
  const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  looked++;
  if (ratio < 4.5) {
    const name = element.tagName + "." + element.className + " " + style.color + " on " + back;
    faults.set(name, Math.min(ratio, faults.get(name) ?? 99));
  }
}
return [looked, [...faults].map(([name, ratio]) => name + ": " + ratio.toFixed(2))];
"""


class NoBrowser(RuntimeError):
    """There is a Chromium, but this machine does not let it start."""


class Browser:
    """A Chromium spoken to through its driver."""

    def __init__(self, driver):
        self.process = subprocess.Popen([driver, "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        port = next(line.split()[-1].rstrip(".") for line in self.process.stdout if "successfully on port" in line)
        self.base = f"http://127.0.0.1:{port}"
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"]
        wanted = {"goog:chromeOptions": {"args": arguments}, "timeouts": {"script": 300000},
                  "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"}}
        try:
            session = self.call("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        except RuntimeError as error:
            self.process.kill()
            raise NoBrowser(f"Chromium does not start here: {error}") from error
        self.base += f"/session/{session['sessionId']}"

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=600) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(error.read().decode()[:400]) from error

    def devtools(self, command, **parameters):
        return self.call("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def run(self, script):
        return self.call("POST", "/execute/sync", {"script": script, "args": []})

    def log(self, kind):
        return self.call("POST", "/se/log", {"type": kind})

    def show(self, width, scheme, media=""):
        self.devtools("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=width < 500)
        self.devtools("Emulation.setEmulatedMedia", media=media, features=[{"name": "prefers-color-scheme", "value": scheme}])

    def close(self):
        try:
            self.call("DELETE", "")
        finally:
            self.process.terminate()


class Checks:
    def __init__(self):
        self.passed = self.failed = 0

    def that(self, fine, what):
        self.passed += bool(fine)
        self.failed += not fine
        if not fine:
            print("FAILS:", what)


WIDTHS = (360, 768, 1280)
LOOKS = [(width, scheme, "") for width in WIDTHS for scheme in ("light", "dark")] + [(800, "light", "print")]
PAPER = 10  # pages


def check_looks(browser, checks, looks, pictures):
    for width, scheme, media in looks:
        name = f"{width}-{media or scheme}"
        browser.show(width, scheme, media)
        wide = browser.run("return document.documentElement.scrollWidth")
        checks.that(wide <= width, f"{name}: the page is {wide} wide and scrolls sideways")
        if media == "print" or len(looks) == 1:
            continue
        looked, faults = browser.run(CONTRAST)
        checks.that(looked > 20, f"{name}: only {looked} texts were looked at")
        checks.that(not faults, f"{name}: contrast below 4.5: {faults[:8]}")
        if pictures:
            for part, anchor in enumerate(["", "maps", "findings", "finding", "contract", "agreement", "method"]):
                browser.run(f"""
                  const e = document.getElementById('{anchor}') ?? document.querySelector('.{anchor or "none"}');
                  for (let at = e; at; at = at.parentElement) if (at.tagName === 'DETAILS') at.open = true;
                  scrollTo(0, e ? e.getBoundingClientRect().top + scrollY : 0);
                  return new Promise((done) => setTimeout(done, 300));""")
                image = browser.call("GET", "/screenshot")
                (pictures / f"{name}-{part}{anchor}.png").write_bytes(base64.b64decode(image))


def check_pictures(browser, checks):
    """Every picture is drawn by the browser: one that is not well-formed has no size."""
    count, broken = browser.run("""
      const looked = [...document.images].map((image) => {
        const other = new Image();
        other.src = image.src;
        return other.decode().then(() => null, () => image.src.slice(0, 200));
      });
      return Promise.all(looked).then((all) => [all.length, all.filter((what) => what !== null).slice(0, 3)]);""")
    checks.that(not broken, f"of {count} pictures these are not drawn: {broken}")


def check_axe(browser, checks, axe):
    """What axe-core says against the page, its sections drawn and all that is folded open; nothing scrolls sideways then either.
    Contrast, all that differs in the dark, is looked at by the script above: axe-core takes minutes for it."""
    browser.run("document.head.appendChild(document.createElement('style')).textContent = 'section { content-visibility: visible }';"
                "for (const d of document.querySelectorAll('details')) d.open = true;")
    browser.run(axe.read_text() + "; window.axe = axe;")
    for width in WIDTHS:
        for scheme in "dark", "light":
            browser.show(width, scheme)
            faults = browser.run(CONTRAST)[1]
            checks.that(not faults, f"unfolded at {width}, {scheme}: contrast below 4.5: {faults[:8]}")
        found = browser.run("return axe.run({rules: {'color-contrast': {enabled: false}}}).then((r) => r.violations.map("
                            "(v) => v.id + ': ' + v.nodes.length + ' ' + v.nodes[0].html.slice(0, 100)));")
        checks.that(not found, f"axe at {width}: {found}")
        wide = browser.run("return document.documentElement.scrollWidth")
        checks.that(wide <= width, f"unfolded at {width} the page is {wide} wide and scrolls sideways")


def check_paper(browser, checks):
    """What is handed on: the first screen, a line a defect, and where the rest is."""
    browser.show(800, "light", "print")
    paper = base64.b64decode(browser.call("POST", "/print", {"page": {"width": 21.0, "height": 29.7}}))
    pages = len(re.findall(rb"/Type\s*/Page\b", paper))
    checks.that(0 < pages <= PAPER, f"it prints on {pages} pages, expected at most {PAPER}")
    lines, folded = browser.run("""
      const of = [...document.querySelectorAll('details.test')].filter((test) => test.querySelector('.finding'));
      const lines = of.map((test) => [...test.querySelectorAll('.finding > summary')].filter((line) => line.getClientRects().length > 0).length);
      return [lines.filter((count) => count > 0).length, of.length];""")
    checks.that(lines == folded, f"on paper {lines} of {folded} tests tell their defects")


def check_texts(browser, checks):
    """Every text of every picture lies within its canvas."""
    over = browser.run("""
      const over = [];
      for (const image of document.images) {
        const text = decodeURIComponent(image.src.replace(/^data:image\\/svg\\+xml,/, ''));
        const svg = document.body.appendChild(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement.cloneNode(true));
        const canvas = svg.getBoundingClientRect();
        for (const text of svg.querySelectorAll('text')) {
          const at = text.getBoundingClientRect();
          if (at.width > 0 && (at.left < canvas.left - 1 || at.top < canvas.top - 1 || at.right > canvas.right + 1 || at.bottom > canvas.bottom + 1))
            over.push(text.textContent.trim() + ' of ' + svg.querySelector('title').textContent.slice(0, 60));
        }
        svg.remove();
      }
      return over.slice(0, 8);""")
    checks.that(not over, f"texts reach beyond their pictures: {over}")


def check_first_screen(browser, checks):
    for width, height in ((360, 740), (768, 1024), (1280, 800)):
        browser.devtools("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 500)
        begins, ends = browser.run("scrollTo(0, 0); const b = document.images[0]?.getBoundingClientRect(); return b ? [b.top, b.bottom] : [0, 0];")
        checks.that(begins + 150 < height, f"at {width} the first picture lies at {begins} to {ends} of {height}")


def check_use(browser, checks):
    browser.show(1280, "light")
    rows = browser.run("return document.querySelectorAll('table.verdicts tr[data-role]').length")
    if rows > 0:
        check_table(browser, checks, rows)
    check_links(browser, checks)


def check_table(browser, checks, rows):
    groups = browser.run("""
      const button = document.querySelectorAll('table.verdicts thead button')[1];
      button.click();
      return [...document.querySelectorAll('table.verdicts tbody')].map(
        (body) => [...body.querySelectorAll('[data-role] .counts')].map((cell) => Number(cell.dataset.value)));""")
    sorts = all(order == sorted(order, reverse=True) for order in groups)
    checks.that(sorts and sum(map(len, groups)) == rows, "sorting by wrong answers does not sort")
    cause, shown = browser.run("""
      const form = document.querySelector('.filters'), causes = form.elements.causes;
      causes.value = [...causes.options].map((o) => o.value).filter((value) => value !== '').pop();
      form.dispatchEvent(new Event('input'));
      return [causes.value,
        [...document.querySelectorAll('table.verdicts tr[data-role]')].filter((r) => !r.hidden).map((r) => r.dataset.causes)];""")
    checks.that(shown and all(cause in causes for causes in shown), "filtering by cause shows other causes")


def check_cards(browser, checks):
    """Each card has its picture, and the sliders leave what counts: with small numbers fewer are wrong, with a wide tolerance none by a hair."""
    without = browser.run("return [...document.querySelectorAll('.tile')].filter((tile) => !tile.querySelector('img')).map((tile) => tile.id)")
    checks.that(not without, f"cards without a picture: {without[:4]}")
    if not browser.run("return document.querySelector('form.count') !== null"):
        return
    left = browser.run("""
      const form = document.querySelector('form.count'), left = [];
      for (const [most, near] of [[6, 0], [0, 0], [6, 5], [6, 0]]) {
        form.elements.most.value = most;
        form.elements.near.value = near;
        form.dispatchEvent(new Event('input'));
        left.push([...document.querySelectorAll('[data-counts]')].filter((shown) => !shown.hidden).map((shown) => shown.dataset.counts));
      }
      return left;""")

    def widest(counts, most):
        return max((float(gap) for step, gap in (pair.split(":") for pair in counts.split()) if int(step) <= most), default=-1)

    every, small, wide, again = left
    checks.that(len(every) > 0 and again == every, f"the sliders lose what they had: {len(every)}, then {len(again)}")
    checks.that(small == [counts for counts in every if widest(counts, 0) >= 0], f"numbers up to 10: {len(small)} of {len(every)}")
    checks.that(wide == [counts for counts in every if widest(counts, 6) > 0.1], f"near enough is 0.1: {len(wide)} of {len(every)}")


def check_code(browser, checks, page):
    """What to use stands in each card in the reader's language, which is kept: whole routines of docs/choosing.md."""
    blocks = dict(re.findall(r"^```(\w+)\n(.*?)^```$", (ROOT / "docs/choosing.md").read_text(), re.M | re.S))
    fences = {"JavaScript": "js", "C#": "csharp"}
    shown = browser.run("""
      const select = document.querySelector('select[name=language]'), shown = {};
      for (const language of select ? [...select.options].map((option) => option.value).reverse() : []) {
        select.value = language;
        select.dispatchEvent(new Event('change'));
        const routines = [...document.querySelectorAll(`details[data-language="${language}"][open] pre`)].map((pre) => [pre.dataset.name, pre.textContent]);
        const cards = [...document.querySelectorAll('details[data-use]')].map((card) => [card.dataset.use, card.querySelector('pre').textContent, card.textContent]);
        shown[language] = {routines, cards};
      }
      if (select) { select.value = 'Python'; select.dispatchEvent(new Event('change')); }
      return shown;""")
    checks.that(not shown or len(shown) == len(blocks), f"code is in {list(shown)}, in docs/choosing.md in {list(blocks)}")
    for language, told in shown.items():
        block = " ".join(blocks[fences.get(language, language.lower())].split())
        routines = dict(told["routines"])
        checks.that(len(routines) == 7, f"in {language} there are {list(routines)}")
        for name, code in routines.items():
            plain = " ".join(code.split())
            # The class of `meets` is closed behind it.
            whole = plain in block or (name == "meets" and plain.endswith("} }") and plain[:-2] in block)
            checks.that(whole and code.count("{") == code.count("}"), f"{name} in {language} is no routine of docs/choosing.md: {code[:200]}")
            checks.that(f"{name.lower()}(" in code.lower().replace("_", ""), f"{name} in {language} does not define it")
        bad = [name for name, code, text in told["cards"] if code != "\n\n".join(routines[n] for n in name.split()) or f"in {language}" not in text]
        checks.that(not bad, f"cards do not show it in {language}: {bad[:4]}")
    if shown:
        browser.call("POST", "/url", {"url": page.as_uri()})
        kept = browser.run("return [...document.querySelectorAll('select[name=language]')].map((select) => select.value)")
        spoken = browser.run("return document.querySelector('[data-spoken]')?.dataset.spoken")
        checks.that(kept and set(kept) == {spoken or "Python"}, f"the language is neither that of the code nor the one kept: {kept}")


def check_links(browser, checks):
    opened = browser.run("""
      const finding = [...document.querySelectorAll('details.finding')].pop();
      if (!finding) return true;
      location.hash = '#' + finding.id;
      return new Promise((done) => setTimeout(() => done(finding.open && finding.parentElement.open), 200));""")
    checks.that(opened, "a link into a folded finding does not open it")
    keys = browser.run("""
      document.body.focus();
      const able = [...document.querySelectorAll('a[href], button, select, input, summary, [tabindex="0"]')];
      const unnamed = able.filter((e) => !(e.textContent.trim() || e.getAttribute('aria-label') || e.labels?.length));
      return unnamed.map((e) => e.outerHTML.slice(0, 80));""")
    checks.that(not keys, f"what the keys reach has no name: {keys[:4]}")
    twice = browser.run("""
      const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);
      const all = new Set(ids);
      const lost = [...document.querySelectorAll('a[href^="#"]')].filter((a) => !all.has(decodeURIComponent(a.hash.slice(1))));
      return [ids.length - all.size, lost.map((a) => a.hash).slice(0, 4)];""")
    checks.that(twice == [0, []], f"ids that stand twice, links that lead nowhere: {twice}")


def main():
    driver = shutil.which("chromedriver")
    if driver is None or not (shutil.which("chromium") or shutil.which("google-chrome")):
        print("skipped: no chromium and chromedriver here (Debian: chromium, chromium-driver)")
        return 77
    page = pathlib.Path(sys.argv[1]).resolve()
    brief = "--brief" in sys.argv
    pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 and not brief else None
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    checks = Checks()
    axe = ROOT / "out/node/node_modules/axe-core/axe.min.js"
    try:
        browser = Browser(driver)
    except NoBrowser as reason:
        print(f"skipped: {reason}")
        return 77
    try:
        browser.show(1280, "light")
        browser.devtools("Performance.enable", timeDomain="threadTicks")
        browser.call("POST", "/url", {"url": page.as_uri()})
        metrics = browser.devtools("Performance.getMetrics")["metrics"]
        seconds = next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")
        checks.that(0 < seconds < OPENS_IN_SECONDS, f"it opens in {seconds:.2f} s, expected under {OPENS_IN_SECONDS} s")
        check_looks(browser, checks, LOOKS[:1] if brief else LOOKS, pictures)
        check_pictures(browser, checks)
        check_texts(browser, checks)
        if not brief:
            check_first_screen(browser, checks)
            check_paper(browser, checks)
        check_use(browser, checks)
        if "--no-plots" not in sys.argv:
            check_cards(browser, checks)
        if not brief:
            check_code(browser, checks, page)
        if axe.exists() and "--no-axe" not in sys.argv:
            check_axe(browser, checks, axe)
        time.sleep(0.2)
        messages = [entry["message"] for entry in browser.log("browser")]
        checks.that(not messages, f"the console says: {messages[:4]}")
        asked = []
        for entry in browser.log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                asked.append(message["params"]["request"]["url"])
        others = [url for url in asked if url.split("#")[0] != page.as_uri() and not url.startswith(("data:", "about:"))]
        checks.that(asked and not others, f"it asks for {others[:4]}")
    finally:
        browser.close()
    print(f"{page.name}: opens in {seconds:.2f} s; {checks.passed} passed, {checks.failed} failed")
    return checks.failed > 0


if __name__ == "__main__":
    sys.exit(main())
