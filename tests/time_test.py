#!/usr/bin/env python3
"""A time given is kept, whatever the test is like; a signal is heard; the first wrong answer is shown at once.

  time_test.py GRAZE [--table]    --table: every test for 1, 5 and 30 seconds, as a table; without it some, and a
                                  machine may be twelve seconds late: it is shared
"""
import json, os, pathlib, pty, re, shutil, signal, subprocess, sys, tempfile, time

GRAZE, TABLE = os.path.abspath(sys.argv[1]), "--table" in sys.argv
ROOT = pathlib.Path(__file__).resolve().parent.parent
LATE = 12

# Wrong in most cases: the squared distance against the sum of the radii.
PLUGIN = """#include "graze_plugin.h"
#include <time.h>
static int answer(const double *n) {
  const struct timespec wait = {WAIT};
  if (wait.tv_sec > 0)
    nanosleep(&wait, 0);
  const double dx = n[0] - n[3], dy = n[1] - n[4];
  return dx * dx + dy * dy <= n[2] + n[5];
}
static const struct graze_test TESTS[] = {{.id = "NAME", .form = "disc disc f64", .contract = "closed", .answer.f64 = answer}};
GRAZE_PLUGIN(TESTS)
"""
PYTHON = """import sys, time
print("graze 1", flush=True)
sys.stdin.readline(), sys.stdin.readline()
for line in sys.stdin:
    if not line.strip():
        sys.stdout.flush()
        continue
    ax, ay, ar, bx, by, br = map(float, line.split())
    time.sleep(WAIT) if WAIT else None
    print(int((ax - bx) * (ax - bx) + (ay - by) * (ay - by) <= ar + br), flush=WAIT > 0)
"""
NODE = """let lines = [], seen = 0;
console.log('graze 1');
require('readline').createInterface({input: process.stdin}).on('line', line => {
  if (seen++ === 0) return;
  if (line === '') { if (lines.length > 0) process.stdout.write(lines.join('\\n') + '\\n'); lines = []; return; }
  const [ax, ay, ar, bx, by, br] = line.split(' ').map(Number);
  lines.push((ax - bx) ** 2 + (ay - by) ** 2 <= ar + br ? 1 : 0);
});
"""


def build(name, wait):
    pathlib.Path(f"{name}.c").write_text(PLUGIN.replace("WAIT", str(wait)).replace("NAME", name))
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", f"-I{ROOT}/fuzz", "-o", f"{name}.so", f"{name}.c"], check=True)
    return ["--plugin", f"./{name}.so"]


def command(text):
    return ["--command", text, "--form", "disc disc f64"]


def subjects():
    for name, wait in ("python", 0), ("slow", 0.5), ("hang", 1e6):
        pathlib.Path(f"{name}.py").write_text(PYTHON.replace("WAIT", str(wait)))
    pathlib.Path("mine.js").write_text(NODE)
    # The longest that one answer takes, or is waited for.
    return {
        "fast plugin": (build("fast", 0), 0),
        "plugin of 1 s a case": (build("second", 1) + ["--limit", "3s"], 1),
        "hanging command": (command("python3 hang.py"), 1),
        "python": (command("python3 python.py"), 0),
        "python of 0.5 s a case": (command("python3 slow.py"), 0.5),
    } | ({"node": (command("node mine.js"), 0)} if shutil.which("node") else {})


def run(given, *options):
    began = time.monotonic()
    done = subprocess.run([GRAZE, "fuzz", *given, *options, "--out", "x.db", "--json"], capture_output=True, text=True)
    took = time.monotonic() - began
    for store in pathlib.Path(".").glob("x*.db"):
        store.unlink()
    assert done.returncode in (0, 1), (done.returncode, done.stderr)
    return took, json.loads(done.stdout)


def kept(tests):
    rows = [(name, seconds) for name in tests for seconds in ((1, 5, 30) if TABLE else (2,))]
    for name, seconds in rows:
        given, longest = tests[name]
        took, told = run(given, "--time", f"{seconds}s")
        over = took - seconds - 1 - longest
        assert over <= (0.5 if TABLE else LATE), f"{name}: --time {seconds}s took {took:.1f} s"
        left = "; ".join(told["left_out"]) or "nothing"
        print(f"{name:24} --time {seconds:2}s  {took:5.1f} s  {told['cases']:9} cases, {len(told['findings']):3} findings; left out: {left}")
    # A busy machine needs longer to come to it, and says so.
    for seconds in 4, 16, 64:
        hung = subprocess.run([GRAZE, "fuzz", *tests["hanging command"][0], "--limit", "0.2s", "--cases", "512", "--time", f"{seconds}s", "--survey", "no", "--out", "x.db"],
                              capture_output=True, text=True).stdout
        pathlib.Path("x.db").unlink()
        if "Not tried" not in hung:
            break
    assert "gives no answer in time" in hung, hung
    # What a second is too short for is said.
    assert run(tests["plugin of 1 s a case"][0], "--time", "2s")[1]["left_out"]


def heard(tests):
    """While every answer takes half a second."""
    running = subprocess.Popen([GRAZE, "fuzz", *tests["python of 0.5 s a case"][0], "--time", "600s", "--out", "x.db"], stderr=subprocess.DEVNULL)
    time.sleep(3)
    began = time.monotonic()
    running.send_signal(signal.SIGTERM)
    code = running.wait()
    took = time.monotonic() - began
    assert code == 130 and took <= 1 + (0.2 if TABLE else LATE), (code, took)
    print(f"SIGTERM is heard after {took:.2f} s")
    # Stopped is not the same as nothing found.
    for arguments in ["findings", "x.db"], ["findings", "x.db", "--json"], ["replay", "x.db"], ["report", "x.db"]:
        done = subprocess.run([GRAZE, *arguments], capture_output=True, text=True)
        assert done.returncode == 2 and "was stopped after" in done.stderr, (arguments, done)
        if "--json" in arguments:
            assert json.loads(done.stdout)["stopped"] is True, done.stdout
    pathlib.Path("x.db").unlink()


def shown(given, name):
    """On a terminal; nowhere else."""
    began, seen, first = time.monotonic(), b"", None
    child, terminal = pty.fork()
    if child == 0:
        os.execv(GRAZE, [GRAZE, "fuzz", *given, "--out", "x.db"])
    while True:
        try:
            seen += os.read(terminal, 4096)
        except OSError:
            break
        if first is None and re.search(rb"(hit|contract|answer) at ", seen):
            first = time.monotonic() - began
            os.write(terminal, b"\x03")
    os.waitpid(child, 0)
    for store in pathlib.Path(".").glob("x*.db"):
        store.unlink()
    assert first is not None and first <= 1 + LATE, (name, first, seen)
    print(f"{name:24} first wrong answer shown after {first:.2f} s")


def main():
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        tests = subjects()
        heard(tests)
        for name in tests.keys() & {"fast plugin", "node", "python"}:
            shown(tests[name][0], name)
        kept(tests)
        os.chdir(ROOT)
    print("a time given is kept")


main()
