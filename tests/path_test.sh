#!/usr/bin/env bash
# A new user's path, timed: README's commands as they stand, from a fresh clone in an empty folder to what graze says of a function
# of one's own, in JavaScript, Python and C. The first three commands are the same for all: they run once and count each time.
# Long: only with GRAZE_LONG.
#   path_test.sh PROJECT
set -uo pipefail
source "$(dirname "$0")/checks.sh"
[[ -n ${GRAZE_LONG:-} ]] || { echo "passed over: long; set GRAZE_LONG=1"; exit 77; }
project=$1 limit=300 # seconds
git -C "$project" rev-parse HEAD >/dev/null 2>&1 || { echo "passed over: $project is no clone"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2

# block PATTERN: the indented lines after the line of README that matches, without what a # says.
block() {
  awk -v after="$1" '$0 ~ after { on = 1; next } on && /^    / { print substr($0, 5); seen = 1; next } on && seen { exit }' \
    "$project/README.md"
}
mapfile -t commands < <(block '[Ff]ive commands lead' | sed 's/  *#.*//')
mapfile -t python < <(block '^In Python the fourth')
mapfile -t c < <(block '^In C the test')
says=$(block '^graze then says' | head -n 1)
if ((${#commands[@]} == 5 && ${#python[@]} == 2 && ${#c[@]} == 2)) && [[ -n $says ]]; then ok; else
  fails "README has ${#commands[@]}, ${#python[@]} and ${#c[@]} commands, expected 5, 2 and 2"
  exit 1
fi

# The same mistake in each language: corners taken for centres.
block '^command, write your own function' >own.js
cat >own.py <<'PYTHON'
def hit(a_cx, a_cy, a_r, b_cx, b_cy, b_r):
    dx, dy = a_cx + a_r - (b_cx + b_r), a_cy + a_r - (b_cy + b_r)
    return (dx * dx + dy * dy) ** 0.5 < a_r + b_r
PYTHON
cat >own.c <<'C'
static bool hit(double a_cx, double a_cy, double a_r, double b_cx, double b_cy, double b_r) {
  const double dx = a_cx + a_r - (b_cx + b_r), dy = a_cy + a_r - (b_cy + b_r), reach = a_r + b_r;
  return dx * dx + dy * dy < reach * reach;
}
C
# put OWN FILE: the own function where the one that always misses is.
put() {
  awk -v own="$1" '/^(function|def|static bool) hit\(/ { while ((getline line < own) > 0) print line; skip = 1; next }
    skip && (/^}/ || /^$/) { skip = 0; if (/^}/) next }
    !skip' "$2" >"$work/put" && ! cmp -s "$work/put" "$2" && cp "$work/put" "$2"
}

# timed COMMAND: runs it here, as typed; its seconds into `took`.
timed() {
  local start=$EPOCHREALTIME status=0
  eval "$1" >"$work/said" 2>&1 </dev/null || status=$?
  took=$(awk -v a="$start" -v b="$EPOCHREALTIME" 'BEGIN { printf "%.1f", b - a }')
  printf '%7s s  %s\n' "$took" "$1"
  return "$status"
}

shared=0
for k in 0 1 2; do
  command=${commands[k]/…\/graze/"$project" graze}
  timed "$command" || { fails "$command: $(tail -n 5 "$work/said")"; exit 1; }
  shared=$(awk -v a="$shared" -v b="$took" 'BEGIN { print a + b }')
done

# path LANGUAGE OWN FILE NEW FUZZ
path() {
  local total=$shared status=0
  rm -rf mine out/campaign.db
  if timed "$4" && put "$work/$2" "$3"; then ok; else fails "$1: $4: $(cat "$work/said")" && return; fi
  total=$(awk -v a="$total" -v b="$took" 'BEGIN { print a + b }')
  timed "$5" || status=$?
  if ((status == 1)) && grep -qF -- "$says" "$work/said"; then ok; else
    fails "$1: exit $status, expected 1 and '$says': $(tail -n 12 "$work/said")"
  fi
  total=$(awk -v a="$total" -v b="$took" 'BEGIN { printf "%.0f", a + b }')
  echo "$1: $total s from the clone to the first finding"
  if ((total < limit)); then ok; else fails "$1: more than $limit s"; fi
}
path JavaScript own.js mine/mine.js "${commands[3]}" "${commands[4]}"
# README shows two lines of what is said of the JavaScript one: this was the first.
look=$(block '^    mine is wrong' | grep '^ *look')
if [[ $look == *'look at it:'* ]] && grep -qF -- "$look" "$work/said"; then ok; else fails "nobody says '$look': $(tail -n 4 "$work/said")"; fi
path Python own.py mine/mine.py "${python[0]}" "${python[1]}"
path C own.c mine/mine.c "${c[0]}" "${c[1]}"
printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0))
