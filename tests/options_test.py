#!/usr/bin/env python3
"""Asks every option and every argument of every command for a bad value, and holds help, man page, completions and README
to each other.

    options_test.py GRAZE ROOT MAN-PAGE

What there is to ask is read from the program itself. A message must name the command, the option, the value and what was
expected, and graze must end with 2.
"""
import os
import pathlib
import re
import shlex
import signal
import subprocess
import sys
import tempfile

GRAZE, ROOT, MAN = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve(), os.path.abspath(sys.argv[3])
BAD = "/no/such/!"
# A good value for each argument by position; a new one is a new line here.
GOOD = {
    "TEST": ["corner_java"], "NUMBERS": "0 1 3 1 1 0 1 3".split(), "STORE": ["a.db"], "FILE": ["rows.csv"], "KIND": ["map"],
    "WHAT": ["corner_java"], "SWEEP": ["scene"], "ID": [], "OUT": ["sum.db"], "IN": ["a.db"], "NAME": ["mine"],
    "FUNCTION": [], "FROM": ["a.db"], "PAIR": ["disc-box"], "TYPE": ["f64"], "TO": ["corpus"],
}
OF = {"try": {"FILE": ["hit.py"]}, "grade": {"FOLDER": ["."]}}
# Good values of options without which a command, or an option, cannot do.
BESIDE = {"new": ["--language", "js"], "plot": ["--out", "map.svg"]}
BELONG = {"--form": ["--command", "cat"], "--contract": ["--command", "cat"], "--name": ["--command", "cat"]}
ALONE = {"--scene", "--list", "--all"}  # instead of the arguments by position
faults = checked = 0


def hold(condition, what):
    global faults, checked
    checked += 1
    if not condition:
        faults += 1
        print("FAILS:", what)


def run(*words):
    return subprocess.run([GRAZE, *words], capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=60)


def refused(words, *patterns):
    """Ends with 2, and one line says each of these."""
    done = run(*words)
    lines = done.stderr.splitlines()
    fine = done.returncode == 2 and len(lines) == 1 and all(re.search(p, lines[0]) for p in patterns)
    hold(fine, f"graze {shlex.join(words)[:200]}: exit {done.returncode}, expected 2 and {patterns}: {done.stderr[:300]!r}")


def offered(*words):
    return [line.split("\t")[0] for line in run("--complete", *words).stdout.splitlines()]


def rows_of(text):
    """(name, rest) of the options and arguments that a text of help lists."""
    return re.findall(r"^  (--?[a-z][a-z-]*|[A-Z]+(?=\.\.\. |  )|export\|import)(?:\.\.\.)? *(.*)$", text, re.M)


def check_command(command, man):
    text = run(command, "--help").stdout
    hold(text.startswith("Example: graze " + command), f"{command}: help does not begin with an example")
    hold("Exit codes: 0 fine" in text, f"{command}: help tells no exit codes")
    codes = re.findall(r"(?:^|, )(\d+) ", " ".join(text.partition("Exit codes: ")[2].split()))
    hold(len(codes) == len(set(codes)), f"{command}: help tells an exit code twice: {codes}")
    hold(run("help", command).stdout == text, f"{command}: two helps")
    section = re.search(rf"^\.SS graze {command}\n\.nf\n(.*?)^\.fi$", man, re.M | re.S)
    page = re.sub(r"\\\(aq", "'", section.group(1).replace("\\&", "").replace("\\-", "-")) if section else ""
    hold(page == text, f"{command}: the man page has another text than help")
    options = [name for name, _ in rows_of(text) if name.startswith("-")]
    hold(sorted(options + ["--help"]) == sorted(offered(command, "-")), f"{command}: help and completion differ")
    line = run("--help").stdout
    use = re.search(rf"^  graze {command}.*$", text, re.M).group(0).strip().removesuffix(" [OPTION...]")
    hold(re.search(rf"^  {command} ", line, re.M), f"{command}: `graze --help` does not list it")
    about = " ".join(text.split("\n\n")[1].split()).removesuffix(".")
    row = f"| `{use}` | {about[0].lower()}{about[1:]} |".replace("export|import", "export\\|import")
    hold(row in README, f"README's table has no row {row}")
    return text


def check_bad_values(command, text):
    rows = rows_of(text)
    good = GOOD | OF.get(command, {})
    arguments = [name for name, _ in rows if not name.startswith("-")]
    unknown = [name for name in arguments if name not in good]
    hold(not unknown, f"{command}: this test has no good value for {unknown}")
    for name, rest in rows:
        if not name.startswith("-"):
            words = [word for other in arguments for word in ([BAD] if other == name else good[other])]
            said = [rf"\b{command}: ", re.escape(BAD), "expected"]
            if name not in ("NUMBERS", "WHAT", "SWEEP"):  # these are of what the others name
                said.append(rf"{command}: {re.escape(name)}: found '{BAD}', expected .")
            refused([command, *words, *BESIDE.get(command, [])], *said)
            continue
        given = [word for other in arguments for word in good[other]] if name not in ALONE else []
        beside = [] if name in BESIDE.get(command, []) or name in ALONE else BESIDE.get(command, [])
        if re.match(r"[A-Z']", rest):
            words = [command, *given, *beside, *(BELONG.get(name, []) if "--command" in dict(rows) else []), name]
            if name == "--scene":
                refused([*words, BAD], f"{command}: --scene: found '{BAD}'", "expected")
            elif name == "--command":
                refused([*words, BAD], f"{command}: --command '{BAD}': found no --form after it, expected")
            else:
                refused([*words, BAD], rf"{command}: {name}: found '{BAD}', expected .")
            refused(words, rf"{command}: {name}: found nothing after it, expected a value: .")
        elif len(name) > 4:
            refused([command, *given, *beside, name + "x"], f"found '{name}x', expected an option: did you mean '{name}'")
    use = re.search(rf"^  graze {command}( [^\[\n]*)?", text, re.M).group(1) or ""
    if use.strip():  # something is needed
        refused([command], rf"{command}: \S+: found nothing, expected .*, as in `graze {command} ")
    refused([command, "--no-such-option"], f"{command}: found '--no-such-option', expected an option")


def check_numbers():
    """Numbers that used to be taken for others; every limit by its name."""
    whole = "expected a whole number from"
    refused(["exhaust", "--size", "2.7"], f"--size: found '2.7', {whole} 0 to 99999$")
    for bad in "2^10.5", "2^64", "2^", "-1", "0", "1e400", "nan", "0x", "1.5", "16q", "", " 5":
        refused(["fuzz", "--cases", bad], f"--cases: found '{re.escape(bad)}', {whole} 1 to 2\\^62 - 1, such as")
    refused(["resume", "a.db", "--jobs", "5000"], f"resume: --jobs: found '5000', {whole} 1 to 1024$")
    refused(["fuzz", "--seed", "18446744073709551616"], f"{whole} 0 to 2\\^64 - 1")
    refused(["fuzz", "--cases", "9", "--range", "0:9"], "--cases: found beside --range, expected one of the two")
    refused(["list", "--ids", "--json"], "--ids: found beside --json")
    for command in COMMANDS:
        if "--jobs" in offered(command, "--jobs"):
            refused([command, *["a.db"] * (command == "resume"), "--jobs", "1025"], f"{whole} 1 to 1024$")
    for good in "1e3", "0x3e8", "1k", "1000", "1.001k", "2^10":
        done = run("fuzz", "--tests", "corner_java", "--survey", "no", "--cases", good, "--out", f"good{good}.db")
        hold(done.returncode == 0, f"--cases {good}: {done.stderr}")


def check_completion():
    """The shells' scripts ask the program, and hand on what it says."""
    script = f"""source {ROOT}/cli/completion/graze.bash
      graze() {{ "{GRAZE}" "$@"; }}
      compopt() {{ :; }}
      COMP_WORDS=(graze fuzz --pair disc) COMP_CWORD=3; _graze graze; echo "${{COMPREPLY[*]}}"
      COMP_WORDS=(graze fuzz --su) COMP_CWORD=2; _graze graze; echo "${{COMPREPLY[*]}}"
      COMP_WORDS=(graze findings rows) COMP_CWORD=2; _graze graze; echo "${{COMPREPLY[*]}}" """
    said = subprocess.run(["bash", "-c", script], capture_output=True, text=True).stdout
    hold(said == "disc-disc disc-capsule disc-box disc-rounded disc-triangle disc-quad disc-polygon\n--survey\nrows.csv\n", f"bash completion says {said!r}")
    hold("--complete" in (ROOT / "cli/completion/_graze").read_text(), "zsh completion does not ask the program")
    hold(offered("show", "corner_ja") == ["corner_java"], "ids of tests are not offered")
    hold(offered("fuzz", "--tests", "clamp_py,corner_ja") == ["clamp_py,corner_java"], "a second id is not offered")
    hold(offered("merge", "x", "") == [":files"], "files are not offered")


def check_pipes():
    for command in COMMANDS:
        out, gone = os.pipe()
        os.close(out)
        done = subprocess.run([GRAZE, command, "--help"], stdout=gone, stderr=subprocess.PIPE, text=True)
        os.close(gone)
        hold((done.returncode, done.stderr) == (-signal.SIGPIPE, ""), f"{command} --help into a closed pipe: {done}")


README = (ROOT / "README.md").read_text()
COMMANDS = [name for name in offered("") if name != "help"]
with tempfile.TemporaryDirectory() as scratch:
    os.chdir(scratch)
    pathlib.Path("rows.csv").write_text("ax,ay,aw,ah,bx,by,bw,bh,hit\n0,1,3,1,1,0,1,3,0\n")
    run("fuzz", "--tests", "corner_java", "--cases", "4096", "--survey", "no", "--out", "a.db")
    man = pathlib.Path(MAN).read_text()
    pathlib.Path("hit.py").write_text("def hit(x, y, cx, cy, r):\n    return x < cx\n")
    for name in COMMANDS:
        check_bad_values(name, check_command(name, man))
    pathlib.Path("hit.py").unlink()
    check_numbers()
    check_completion()
    check_pipes()
table = re.findall(r"^\| `graze (\w+)", README, re.M)
hold(set(table) == set(COMMANDS), f"README's table and the program differ: {set(table) ^ set(COMMANDS)}")
hold(set(re.findall(r"^\.SS graze (\w+)$", man, re.M)) == set(COMMANDS), "the man page and the program differ")
for word in "EXIT STATUS", "130", "141", "NO_COLOR":
    hold(word in man, f"the man page has no {word}")
print(f"{checked} things checked, {faults} false")
sys.exit(faults > 0 or checked < 300)
