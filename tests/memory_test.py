#!/usr/bin/env python3
"""A campaign of every built-in test needs little memory, and little more for each thread.
memory_test.py GRAZE        long: only with GRAZE_LONG"""

import os
import resource
import subprocess
import sys
import tempfile

# Pages of counts that are only read, and zero, count with some kernels (20 MiB), and not with others.
if "GRAZE_LONG" not in os.environ:
    print("passed over: long; set GRAZE_LONG=1")
    sys.exit(77)
# MiB; the children's greatest so far, so the smaller comes first. Each thread has simple cases of a form, of rings some megabytes.
for jobs, most in ("1", 50), ("2", 60), ("8", 120):
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.argv[1], "fuzz", "--cases", "2^15", "--jobs", jobs, "--out", f"{folder}/a.db"]
        code = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
    used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"{used:.1f} MiB with {jobs} jobs, at most {most} wanted")
    if code not in (0, 1) or used > most:
        sys.exit(f"exit {code}: {' '.join(command)}")
