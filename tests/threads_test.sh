#!/usr/bin/env bash
# Campaigns on four threads under ThreadSanitizer: of built-in tests, plugins and commands, those that crash too, with the survey
# and the maps; gone on with, and merged. Long: only with GRAZE_LONG.
#   threads_test.sh ROOT
set -uo pipefail
[[ -n ${GRAZE_LONG:-} ]] || { echo 'passed over: long; set GRAZE_LONG=1'; exit 77; }
command -v clang >/dev/null || { echo 'passed over: clang is not installed'; exit 77; }
source "$1/tests/checks.sh"
root=$1 build=$1/out/build/tsan graze=$1/out/build/tsan/cli/graze
(cd "$root" && cmake --preset tsan >/dev/null && cmake --build --preset tsan --target graze hostile_plugin mine_plugin unsteady_plugin) || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
output=said
export TSAN_OPTIONS="halt_on_error=1 exitcode=66 handle_segv=0 handle_abort=0" # crashes of tests are their own
expect 0 '' "$graze" fuzz --cases 32768 --jobs 4 --survey no --out all.db
expect 0 '' "$graze" fuzz --tests corner_java,sides_java,cl_geometry_lines_lisp,house_box_quad_f64_closed --cases 65536 --jobs 4 --out some.db
expect 0 '' "$graze" fuzz --tests corner_java,sides_java --time 3s --jobs 4 --out time.db
expect 0 '' "$graze" resume time.db --time 2s --jobs 4
expect 1 ' findings' "$graze" fuzz --plugin "$build/tests/mine.so" --cases 100000 --jobs 4 --out mine.db
expect 1 ' findings' "$graze" fuzz --plugin "$build/tests/hostile.so" --limit 1 --patience 0.3 --cases 4000 --jobs 4 --survey no --out hostile.db
expect 1 ' findings' "$graze" fuzz --plugin "$build/tests/unsteady.so" --cases 65536 --jobs 4 --survey no --out unsteady.db
expect 1 ' findings' "$graze" fuzz --command "python3 -S -E '$root/tests/subject/hostile_command.py' garbage" --form 'box box i32' --cases 4096 --jobs 4 --out command.db
expect 0 '' "$graze" fuzz --tests corner_java --range 0:65536 --jobs 4 --out a.db
expect 0 '' "$graze" fuzz --tests corner_java --range 65536:131072 --jobs 4 --out b.db
expect 0 '' "$graze" merge m.db a.db b.db
expect 0 "" "$graze" exhaust --tests corner_java --size 4 --jobs 4 --out lattice.db
printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0))
