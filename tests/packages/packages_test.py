#!/usr/bin/env python3
"""The packages that scripts/package makes: their files, their licence, their size, and that they do their work where nothing else is.

    packages_test.py npm|deb|pip GRAZE BUILD ROOT

A list of files stands beside this test. What the package for JavaScript says is held against the program's own words, and its findings
against the program's, for one seed and so many cases.
"""
import json
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile

WHAT, GRAZE, BUILD, ROOT = sys.argv[1], *(pathlib.Path(word).resolve() for word in sys.argv[2:])
HERE, LONG = ROOT / "tests/packages", bool(os.environ.get("GRAZE_LONG"))
failed = []


def that(good, words):
    if not good:
        failed.append(words)
        print("FAILED:", words)


def run(*words, folder=None, **more):
    return subprocess.run([*map(str, words)], cwd=folder or HERE, capture_output=True, text=True, **{"timeout": 120, **more})


# A python3 of one's own need not have what Debian's has.
HAS = "from importlib.util import find_spec; exit(not all(map(find_spec, ['pip', 'setuptools', 'venv', 'wheel'])))"
PYTHON = next((each for each in ["python3", "/usr/bin/python3"] if shutil.which(each) and run(each, "-c", HAS).returncode == 0), None)


def packed(name, pattern, most):
    """The file that scripts/package makes; its list of files is as written down."""
    said = run(ROOT / "scripts/package", "--from", BUILD, name)
    that(said.returncode == 0, f"scripts/package {name}: {said.stderr}")
    made = max((ROOT / "out/packages").glob(pattern), key=os.path.getmtime)
    that(made.stat().st_size <= most, f"{made.name} has {made.stat().st_size} bytes, more than {most}")
    return made


def listed(name, files):
    known = (HERE / f"{name}.txt").read_text().split()
    that(sorted(files) == known, f"{name}: not as in {name}.txt: {sorted(set(files) ^ set(known))}")


SHAPES = {
    "disc box-xywh f64": "function hits(cx, cy, r, x, y, w, h) { return cx + r >= x && cx - r <= x + w && cy + r >= y && cy - r <= y + h; }",
    "segment segment i32": "function hits(x1, y1, x2, y2, x3, y3, x4, y4) { const d = (x2 - x1) * (y4 - y3) - (y2 - y1) * (x4 - x3);\n"
    "  const t = ((x3 - x1) * (y4 - y3) - (y3 - y1) * (x4 - x3)) / d, u = ((x3 - x1) * (y2 - y1) - (y3 - y1) * (x2 - x1)) / d; return t >= 0 && t <= 1 && u >= 0 && u <= 1; }",
}
SAME = [
    ["check", "mdn_circles_js", "0", "0", "1", "0", "5", "3"], ["check", "clamp_py", "0.1", "1.3", "0.2", "0", "0.5", "0.2", "0.6"], ["check", "clamp_py", "0", "0", "inf", "0", "0", "1", "1"],
    ["check", "clamp_py", "0", "0", "1", "0", "0", "x", "1"], ["check", "--scene", "box 0 1 3 1 box 1 0 1 3"], ["check", "--scene", "box 0.1 1 3 1 disc 1 0 1"], ["check", "--scene", "disc 1 0"],
    ["verify", "clamp_py", ROOT / "tests/golden/py_clamp_circle_rect.csv"], ["verify", "clamp_py", "wrong.csv"], ["verify", "clamp_py", "bad.csv"], ["try", "nofile.js"], ["try", "mine.js", "nothing"],
]


def findings(folder, form, code):
    """Of one seed: id, count, first case and smallest case of each."""
    cases, name = 1 << (18 if LONG else 15), re.sub(r"\W", "_", form)
    write = run(GRAZE, "new", name, "--language", "js", "--form", form, folder=folder)
    program = folder / name / f"{name}.js"
    text = program.read_text()
    program.write_text(re.sub(r"function hit\(.*?\n}\n", lambda _: code + "\nconst hit = hits;\n", text, count=1, flags=re.S))
    native = run(GRAZE, "fuzz", "--command", f"node {program}", "--name", "hits", "--form", form, "--contract", "closed", "--seed", 7, "--cases", cases, "--survey", "no", "--json", folder=folder)
    that(write.returncode == 0 and native.returncode == 1, f"{form}: {write.stderr}{native.stderr}")
    theirs = sorted(f"{f['id']} {f['count']} {f['first_case']} {f['smallest']}" for f in json.loads(native.stdout)["findings"])
    script = (f"import {{trial}} from 'graze'; const inputs = {json.dumps(re.search(r'hits[(](.*?)[)]', code)[1].split(', '))};"
              f"const {{told}} = await trial({{code: {json.dumps(code)}, name: 'hits', call: `hits(${{inputs}})`, inputs, form: '{form}', contract: 'closed', seed: 7, cases: {cases}}});"
              "console.log(told.finding.sort().join('\\n'));")
    ours = run("node", "--input-type=module", "-e", script, folder=folder)
    that(len(theirs) > 1 and ours.stdout.splitlines() == theirs, f"{form}: the package finds\n{ours.stdout}{ours.stderr}and the program\n" + "\n".join(theirs))


def same_words(folder):
    for words in SAME if LONG else SAME[1::2]:
        native, npx = run(GRAZE, *words, folder=folder), run("node_modules/.bin/graze", *words, folder=folder)
        that((npx.returncode, npx.stdout, npx.stderr) == (native.returncode, native.stdout, native.stderr), f"{words}: the package says\n{npx.stdout}{npx.stderr}and the program\n{native.stdout}{native.stderr}")
    every = {line.split("\t")[0] for line in run(GRAZE, "--complete", "").stdout.splitlines()} - {"help", "try", "check", "verify"}
    named = set(re.findall("'(.*?)'", re.search("ELSEWHERE = .*", (ROOT / "packages/npm/options.js").read_text())[0]))
    that(named == every, f"commands of the program that the package does not name, or names in vain: {named ^ every}")
    # What it takes has the program's names; what it does not take is named.
    for command in ["try", "check", "verify"]:
        native, npx = (set(re.findall(r"^  (--[a-z]+)", run(program, command, "--help", folder=folder).stdout, re.M)) for program in [GRAZE, "node_modules/.bin/graze"])
        that(npx and npx - {"--function", "--form", "--contract", "--limit"} <= native, f"{command}: {npx - native} are no options of the program")
    for words, said in [(["report", "x.db"], "the program in C"), (["try", "x.py"], "the program in C"), (["try", "mine.js", "--json"], "the program in C"), (["try"], "FILE: found nothing"), (["fuz"], "found no command")]:
        npx = run("node_modules/.bin/graze", *words, folder=folder)
        that(npx.returncode == 2 and said in npx.stderr, f"{words}: ends with {npx.returncode}: {npx.stderr}")


OWN = [  # a function, its exit code, and what is said of it
    ("export function hits(circle, rect) {\n  return Math.abs(circle.x - rect.x - rect.width / 2) <= rect.width / 2 + circle.r && Math.abs(circle.y - rect.y - rect.height / 2) <= rect.height / 2 + circle.r;\n}\n", 1,
     "hits is wrong where anyone can see it: red"),
    ("export default function (cx, cy, r, x, y, w, h) {\n  const dx = cx - Math.min(Math.max(cx, x), x + w), dy = cy - Math.min(Math.max(cy, y), y + h);\n  return dx * dx + dy * dy <= r * r;\n}\n", 0, "amber"),
    ("function hits(cx, cy, r, x, y, w, h) {\n  while (cx > 3) ;\n  return cx < x;\n}\n", 1, "hits does not come back: hits("),
    ("function hits(cx, cy, r, x, y, w, h) {\n  return cx < ;\n}\n", 2, "line 2, column 15"),
    ("const fs = require('fs');\nfunction hits(cx, cy, r, x, y, w, h) {\n  return cx < x;\n}\n", 2, "this package reads one file"),
    ("function hits(cx, cy, r, x, y, w, h) {\n  process.exit(0);\n  return cx < x;\n}\n", 2, "process cannot be reached"),
    ("function hits(cx, cy, r, x, y, w, h) {\n  const none = import/**/('fs').then(fs => fs.writeFileSync('left.txt', ''));\n  return cx < x;\n}\n", 1, "hits is wrong"),
]


def own_functions(folder):
    for k, (text, code, said) in list(enumerate(OWN))[1::1 if LONG else 2]:
        (folder / "own.js").write_text(text)
        npx = run("node_modules/.bin/graze", "try", "own.js", "--time", "0.1s", folder=folder)
        that(npx.returncode == code and said in npx.stdout + npx.stderr, f"own function {k}: ends with {npx.returncode}, not {code}: {npx.stdout}{npx.stderr}")
    that(not (folder / "left.txt").exists(), "a function has written a file")
    (folder / "own.js").write_text("const discsMeet = (x1, y1, r1, x2, y2, r2) => Math.hypot(x1 - x2, y1 - y2) < r1 + r2;\n")
    npx = run("node_modules/.bin/graze", "try", "own.js", "--time", "0.1s", "--contract", "closed", "--within", "-9:9", folder=folder)
    that(npx.returncode == 1 and "try own.js discsMeet --form 'disc disc f64' --contract closed --within -9:9\n" in npx.stdout, f"the command for CI: {npx.stdout}{npx.stderr}")
    (folder / "own.js").write_text("function hits(cx, cy, r, x, y, w, h) {\n  if (cx === 5) throw new Error('five');\n  return cx + r > x && cx - r < x + w;\n}\n")
    (folder / "own.csv").write_text("cx,cy,r,x,y,w,h,hit,relation\n0,0,1,2,2,1,1,0,apart\n0,9,1,0,0,1,1,0,apart\n5,0,1,0,0,1,1,raise,apart\n")
    npx = run("node_modules/.bin/graze", "verify", "own.js", "own.csv", folder=folder)
    that(npx.returncode == 1 and "hits: 3 rows, 2 agree\n" in npx.stdout and "own.csv:3: hit: the row says 0, graze says 1" in npx.stdout, f"verify: {npx.stdout}{npx.stderr}")
    npx = run("node_modules/.bin/graze", "check", "own.js", "5", "0", "1", "0", "0", "1", "1", folder=folder)
    that(npx.returncode == 1 and "because   it throws: five\noutcome   no answer\n" in npx.stdout, f"check: {npx.stdout}{npx.stderr}")


def taken_alike(folder):
    """Files of JavaScript as one finds them are taken as the program takes them."""
    for line in (ROOT / "tests/try/expected.tsv").read_text().splitlines():
        name, forms, verdict = line.split("\t")
        if re.search("[.][cm]?js$", name):
            npx = run("node_modules/.bin/graze", "try", ROOT / "tests/try" / name, "--how", folder=folder)
            told = re.findall(r"--form '([^']*)'", npx.stdout)
            if re.match("distance|nearest|ray|sweep|push|crossing", forms):
                that(npx.returncode == 2 and "the program in C takes both" in npx.stderr, f"{name}: {npx.stdout}{npx.stderr}")
                continue
            that(told == forms.split("|") and npx.returncode == (2 if verdict == "asks" else 0), f"{name}: taken as {told}, expected {forms}: {npx.stderr}")


def test_npm(folder):
    made = packed("npm", "graze-*.tgz", 3 << 20)
    with tarfile.open(made) as archive:
        listed("npm", [name.removeprefix("package/") for name in archive.getnames()])
        told = json.load(archive.extractfile("package/package.json"))
        that(archive.extractfile("package/LICENSE").read() == (ROOT / "LICENSE").read_bytes() and told["license"] == "MIT" and "dependencies" not in told, "the licence, or what it depends on")
    installed = run("npm", "install", made, "--offline", "--no-audit", "--no-fund", folder=folder)
    that(installed.returncode == 0, f"npm install: {installed.stderr}")
    (folder / "mine.js").write_text(OWN[0][0])
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    first = run("npx", "graze", "try", "mine.js", folder=folder)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    that(first.returncode == 1 and "look at it:  npx graze check mine.js 0 2 1 1 0 1 1" in first.stdout and seconds < 10, f"npx graze try takes {seconds:.1f} s of a processor: {first.stdout}{first.stderr}")
    (folder / "wrong.csv").write_text("cx,cy,cr,rx,ry,rw,rh,hit,relation\n0,0,1,2,2,1,1,1,apart\n0,0,1,\"2\",2,1,1,0,touching\n\n")
    (folder / "bad.csv").write_text("cx,cy,cr,rx,ry,rw,rh,hit\n0,0,1,2,q,1,1,0\n")
    same_words(folder)
    own_functions(folder)
    taken_alike(folder)
    for form, code in list(SHAPES.items())[:2 if LONG else 1]:
        findings(folder, form, code)


WRONG = {
    "mine.py": "def hits(cx, cy, r, x, y, w, h):\n    return cx + r >= x and cx - r <= x + w and cy + r >= y and cy - r <= y + h\n",
    "mine.c": "#include <stdbool.h>\nbool hits(double cx, double cy, double r, double x, double y, double w, double h) {\n  return cx + r >= x && cx - r <= x + w && cy + r >= y && cy - r <= y + h;\n}\n",
}


def test_deb(folder):
    made = packed("deb", "graze_*.deb", 4 << 20)
    lines = [line.split() for line in run("dpkg-deb", "-c", made).stdout.splitlines()]
    listed("deb", [line[5].removeprefix("./") for line in lines if line[0][0] != "d"])
    depends = run("dpkg-deb", "-f", made, "Depends").stdout
    that(all(name in depends for name in ["libc6 (", "libjansson4 (", "libsqlite3-0 (>= 3.38)"]), f"Depends: {depends}")
    run("dpkg-deb", "-x", made, folder)
    that((folder / "usr/share/doc/graze/copyright").read_bytes() == (ROOT / "LICENSE").read_bytes(), "the licence")
    (folder / "mine.py").write_text(WRONG["mine.py"])
    said = run(folder / "usr/bin/graze", "try", "mine.py", "--time", "1s", folder=folder)
    that(said.returncode == 1 and "hits is wrong where anyone can see it: red" in said.stdout, f"graze try: {said.stdout}{said.stderr}")
    if LONG and os.geteuid() == 0 and shutil.which("debootstrap"):
        bare_debian(folder / "root", made)


def bare_debian(root, made):
    """Installed where there is nothing but Debian, with what it names; then with a compiler and Python, its main job."""
    run("debootstrap", "--variant=minbase", "bookworm", root, timeout=900)
    inside = lambda *words: run("unshare", "--mount", "sh", "-c", 'mount -t proc proc "$0/proc" && exec chroot "$0" "$@"', root, "env", "LC_ALL=C", "DEBIAN_FRONTEND=noninteractive", *words, timeout=900)
    shutil.copy(made, root / "graze.deb")
    bare = inside("dpkg", "-i", "/graze.deb")
    that("libjansson4" in bare.stderr, f"it misses nothing in a bare Debian: {bare.stderr}")
    mended = inside("apt-get", "install", "-y", "--fix-broken", "--no-install-recommends")
    that(mended.returncode == 0 and "graze " in inside("graze", "--version").stdout, f"apt-get install --fix-broken: {mended.stderr}")
    inside("apt-get", "install", "-y", "--no-install-recommends", "python3-minimal", "gcc", "libc6-dev")
    for name, text in WRONG.items():
        (root / name).write_text(text)
        said = inside("sh", "-c", f"cd / && graze try {name}")
        that(said.returncode == 1 and "hits is wrong where anyone can see it: red" in said.stdout, f"graze try {name} in a bare Debian: {said.stdout}{said.stderr}")


def test_pip(folder):
    made = packed("pip", "graze_vectors-*.whl", 1 << 20)
    with zipfile.ZipFile(made) as archive:
        listed("pip", archive.namelist())
        that(any(archive.read(name) == (ROOT / "LICENSE").read_bytes() for name in archive.namelist() if name.endswith("LICENSE")), "the licence")
    made_venv = run(PYTHON, "-m", "venv", "--without-pip", folder / "venv")
    that(made_venv.returncode == 0, f"python3 -m venv: {made_venv.stdout}{made_venv.stderr}")
    python = folder / "venv/bin/python3"
    installed = run(PYTHON, "-m", "pip", "--python", python, "install", "--quiet", "--no-index", "--disable-pip-version-check", made)
    that(installed.returncode == 0, f"pip install --no-index: {installed.stderr}")
    red = WRONG["mine.py"] + "\n\nimport sys\nimport graze_vectors\nsys.exit(graze_vectors.run(hits, graze_vectors.path('disc-box')))\n"
    (folder / "red.py").write_text(red)
    (folder / "right.py").write_text(re.sub("return .*", "return __import__('math').hypot(cx - min(max(cx, x), x + w), cy - min(max(cy, y), y + h)) <= r", red))
    said = run(python, "red.py", folder=folder)
    that(said.returncode == 1 and "apart, it says hit" in said.stdout and re.search(r"^graze: \d+ of \d+ must", said.stdout, re.M), f"red.py ends with {said.returncode}: {said.stdout}{said.stderr}")
    said = run(python, "right.py", folder=folder)
    that(said.returncode == 0 and "0 of 0 wrong" in said.stdout, f"right.py ends with {said.returncode}: {said.stdout}{said.stderr}")
    that("disc-box: cx cy r x y w h\n" in run(python, "-m", "graze_vectors").stdout, "python3 -m graze_vectors")


NEEDS = {"npm": (all(map(shutil.which, ["node", "npm"])) and (BUILD / "reports/playground/graze.wasm").exists(), "node, npm and a compiler for WebAssembly"),
         "deb": (all(map(shutil.which, ["cpack", "dpkg-deb", "dpkg-shlibdeps"])), "dpkg-dev"),
         "pip": (PYTHON is not None, "python3-pip, python3-setuptools and python3-wheel")}

with tempfile.TemporaryDirectory() as made_here:
    here, what = NEEDS[WHAT]
    if not here:
        print(f"skipped: needs {what}")
        sys.exit(77)
    globals()[f"test_{WHAT}"](pathlib.Path(made_here))
sys.exit(1 if failed else 0)
