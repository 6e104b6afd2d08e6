#!/usr/bin/env python3
"""A campaign of every built-in test needs little memory, and little more for each thread.
memory_test.py GRAZE        GRAZE_LONG: with one thread and with eight too, of more cases, and with the survey at its end"""

import os
import resource
import subprocess
import sys
import tempfile

# Pages of counts that are only read, and zero, count with some kernels (20 MiB), and not with others.
long = "GRAZE_LONG" in os.environ
cases, survey = ("2^15", []) if long else ("2^10", ["--survey", "no"])
# MiB; the children's greatest so far, so the smaller comes first. Each thread has simple cases of a form, of rings some megabytes.
for jobs, most in (("1", 50), ("2", 60), ("8", 120)) if long else (("2", 60),):
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.argv[1], "fuzz", "--cases", cases, "--jobs", jobs, "--out", f"{folder}/a.db", *survey]
        code = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
    used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"{used:.1f} MiB with {jobs} jobs, at most {most} wanted")
    if code not in (0, 1) or used > most:
        sys.exit(f"exit {code}: {' '.join(command)}")
