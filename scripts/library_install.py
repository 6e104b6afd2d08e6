"""Brings libraries from Debian and npm, and builds those who ask them: what scripts/libraries does before it tries a library."""
import json
import os
import pathlib
import shlex
import subprocess
import threading

ROOT = pathlib.Path(__file__).resolve().parent.parent
SUBJECTS = ROOT / "fuzz/subjects"
INSTALLS = threading.Lock()  # one at a time
AWAY = set()  # registries that do not answer


class Missing(Exception):
    """Why a library cannot be tried."""


def run(command, log, **options):
    """Its output; what it says goes to the log too."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", **options)
    except FileNotFoundError as fault:
        raise Missing(f"{command[0]}: not found") from fault
    except subprocess.TimeoutExpired as fault:
        raise Missing(f"{pathlib.Path(command[0]).name} took longer than {fault.timeout:g} s") from fault
    with log.open("a") as out:
        out.write(f"$ {shlex.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done


def run_fine(command, log, **options):
    done = run(command, log, **options)
    if done.returncode not in (0, 1):
        raise Missing(f"{pathlib.Path(command[0]).name} gives {done.returncode}: see {log.relative_to(ROOT)}")
    return done


def install(registry, command, log, there, what, **options):
    """False when the registry says no; it is asked no more when it does not answer."""
    if registry in AWAY:
        raise Missing(f"{registry} is away, and {what} is not installed")
    with INSTALLS:
        done = run(command, log, timeout=600, **options)
    if done.returncode == 0 and there():
        return
    said = done.stdout + done.stderr
    if any(word in said for word in ("ENOTFOUND", "ECONNREFUSED", "ETIMEDOUT", "EAI_AGAIN", "Could not resolve", "Could not connect", "Connection timed out")):
        AWAY.add(registry)
    raise Missing(f"{command[0]} cannot install {what}: see {log.relative_to(ROOT)}")


def install_debian(packages, log):
    state = lambda package: subprocess.run(["dpkg-query", "-W", "-f=${Status} ${Version}", package], capture_output=True, text=True)
    there = lambda: all("ok installed" in state(package).stdout for package in packages)
    if not there():
        root = [] if os.geteuid() == 0 else ["sudo"]
        words = [*root, "apt-get", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=5", "install", "-y", "--no-install-recommends", *packages]
        install("Debian", words, log, there, " ".join(packages), env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
    return state(packages[0]).stdout.split()[-1]


def install_npm(packages, folder, log):
    """The version of the first."""
    first = packages[0].rpartition("@")[0]

    def version_of(package):
        about = folder / "node_modules" / package / "package.json"
        return json.loads(about.read_text())["version"].lstrip("v") if about.exists() else None

    there = lambda: all(version_of(package.rpartition("@")[0]) == package.rpartition("@")[2] for package in packages)
    if not there():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true}\n')
        words = ["npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", "--legacy-peer-deps", "--fetch-retries=0", "--fetch-timeout=20000", *packages]
        install("npm", words, log, there, " ".join(packages), cwd=folder)
    return version_of(first)


def newest_of(package, log):
    if "npm" in AWAY:
        return None
    done = run(["npm", "view", "--fetch-retries=0", "--fetch-timeout=10000", package, "version"], log)
    return done.stdout.strip() or None


def build_plugin(about, source, folder, log):
    flags = about["flags"]
    if flags[:1] == ["pkg-config"]:
        done = run_fine(["pkg-config", "--cflags", "--libs", *flags[1:]], log)
        if done.returncode != 0:
            raise Missing(f"pkg-config knows no {flags[1]}")
        flags = done.stdout.split()
    compiler = ["c++", "-std=c++17"] if source.suffix == ".cpp" else ["cc", "-std=gnu17"]
    done = run_fine([*compiler, "-O2", "-shared", "-fPIC", f"-I{ROOT / 'fuzz'}", f"-I{SUBJECTS}", source, "-o", folder / "subject.so", *flags], log)
    if done.returncode != 0:
        raise Missing(f"it does not build: see {log.relative_to(ROOT)}")


def prepare(name, about, folder, log):
    """Its version, and the words that bring its tests to graze."""
    relative = lambda path: str(path.relative_to(ROOT))
    version = install_debian(about["apt"], log) if "apt" in about else None
    if "source" in about:
        build_plugin(about, SUBJECTS / name.partition("@")[0] / about["source"], folder, log)
        return version, ["--plugin", relative(folder / "subject.so")]
    if "npm" in about:
        packages = about["npm"] if isinstance(about["npm"], list) else [about["npm"]]
        version = install_npm(packages, folder, log)
        command = ["node", relative(SUBJECTS / "speak.mjs"), name.partition("@")[0], relative(folder)]
    elif "python" in about:
        command = [about["python"], relative(SUBJECTS / "speak.py"), name]
    else:  # a program of its own: it is made by `build` and run by `command`
        for step in about.get("build", []):
            words = [word.format(source=SUBJECTS / name, folder=folder) for word in step]
            if run_fine(words, log, cwd=ROOT).returncode != 0:
                raise Missing(f"{words[0]} fails: see {log.relative_to(ROOT)}")
        command = [word.format(source=relative(SUBJECTS / name), folder=relative(folder)) for word in about["command"]]
    return version, ["--command", shlex.join(command)]


def versions_of(package, log):
    """Released ones, the oldest first."""
    if "npm" in AWAY:
        return []
    done = run(["npm", "view", "--fetch-retries=0", "--fetch-timeout=10000", package, "versions", "--json"], log)
    found = json.loads(done.stdout) if done.returncode == 0 and done.stdout.strip() else []
    order = lambda version: [int(part) for part in version.lstrip("v").split(".")]
    return sorted((version for version in ([found] if isinstance(found, str) else found) if all(part.isdigit() for part in version.lstrip("v").split("."))), key=order)
