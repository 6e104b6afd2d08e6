#!/usr/bin/env bash
# vectors/ as a user has it: made again from its list the same bytes, no line of the list gone, small; the runners of all languages that
# are here say the same; graze vectors TEST.
#   vectors_test.sh GRAZE SOURCE-FOLDER        GRAZE_LONG: planted mistakes of tests/defects that the rows were not chosen by, too
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$1 source=$2 soon=(--time 3s)
[[ -z ${GRAZE_LONG:-} ]] || soon=()
# How many lines the list had when it was made longer, and their sum. A line is added here, none is changed.
listed='2938 09b910ecba57c6b8
3665 dcbc6c4a54473cb1
5841 3312eb2717593b01
5935 ace29e49b89cb239
6343 8f129c526c8587e0
7215 de0818ed90cbab92
7237 e8ed1f4fed7c3e19
7257 2d879a32bc760184'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
while read -r lines sum; do
  if [[ $(head -n "$lines" "$source/vectors/vectors.list" | sha256sum) == "$sum"* ]]; then ok; else fails "a line of the first $lines of vectors.list is changed or gone"; fi
done <<<"$listed"
expect 0 '[0-9]+ vectors' "$graze" vectors --list "$source/vectors/vectors.list" --out list
expect 0 '[0-9]+ vectors' "$graze" vectors --out own
for made in list own; do
  if diff -r -x run -x README.md -x flags.svg -x action -x vectors.list "$source/vectors" $made >differs; then ok; else
    fails "vectors/ is not what graze makes: $(head -n 3 differs)"
  fi
done
if "$source/scripts/vector_flags" | cmp - "$source/vectors/flags.svg"; then ok; else fails 'vectors/flags.svg: scripts/vector_flags makes another'; fi
if (($(du -sb "$source/vectors" | cut -f1) < 5000000)); then ok; else fails 'vectors/ has 5 MB or more'; fi

# The same test in every language: wrong about the same rows.
rows=own/disc-box.hit.csv run=$source/vectors/run
cp "$run"/* .
mkdir go && cp "$run/hits_test.go" $rows go
expect 1 '^graze: [0-9]+ of [0-9]+ right, closed$' python3 hits.py $rows
said=$(tail -n 1 out) wrong=$(grep -c ^disc-box out)
same() { # COMMAND...: as Python does
  expect 1 "^${said%, closed}$" "$@"
}
lines() { # MOST FILE...
  for file in "${@:2}"; do
    if (($(wc -l <"$file") > $1)); then fails "$file has more than $1 lines"; else ok; fi
  done
}
lines 20 hits.* Hits.* hits_test.go
lines 110 graze_* GrazeVectors.*
if command -v node >/dev/null; then same node hits.mjs $rows; fi
if command -v javac >/dev/null && javac -d . Hits.java; then same java -cp . Hits $rows; fi
if command -v mcs >/dev/null && mcs Hits.cs; then same mono Hits.exe $rows; fi
if command -v rustc >/dev/null && rustc hits.rs 2>/dev/null; then same ./hits $rows; fi
if command -v go >/dev/null; then
  (cd go && go mod init hits >/dev/null 2>&1 && go test) >out 2>&1
  if [[ $(grep -c 'hits_test.go' out) == "$wrong" ]]; then ok; else fails "Go: $(tail -n 3 out), expected $wrong rows"; fi
fi
for compiler in 'cc hits.c' 'c++ hits.cpp'; do
  mkdir -p in && cp hits.c hits.cpp own/graze_vectors.h in
  # shellcheck disable=SC2086
  (cd in && $compiler -Wall -Wextra -Werror -o hits -lm) || fails "$compiler"
  expect 1 '^graze: [0-9]+ of [0-9]+ must$' in/hits
  if [[ $(grep -c ^disc-box out) == "$wrong" ]]; then ok; else fails "$compiler: other rows than Python's $wrong"; fi
done

# A distance, by the same runners: right about all, and wrong about the same rows when the radius is left out.
rows=own/disc-box.distance.csv
for wrong_one in '' 'half '; do
  less=r && [[ -z $wrong_one ]] || less='r * 0.5'
  rm -rf far && mkdir -p far/go && cp own/graze_vectors.h far && cp $rows far/go/disc-box.hit.csv
  sed -E "s/\bdx \* dx \+ dy \* dy <= r \* r( \? 1 : 0)?/Math.max(Math.hypot(dx, dy) - $less, 0)/; s/'closed'/'zero'/" hits.mjs >far/hits.mjs
  sed -E "s/return dx.*/return max(__import__(\"math\").hypot(dx, dy) - $less, 0)/; s/\"closed\"/\"zero\"/" hits.py >far/hits.py
  sed -E "s/return dx.*/return Math.max(Math.hypot(dx, dy) - $less, 0);/" Hits.java >far/Hits.java
  sed -E "s|return dx.*|double m = System.Math.Max(1e-300, System.Math.Max(System.Math.Abs(dx), System.Math.Abs(dy))); return System.Math.Max(m * System.Math.Sqrt(dx / m * (dx / m) + dy / m * (dy / m)) - $less, 0);|" Hits.cs >far/Hits.cs
  sed -E "s|^    \(dx \* dx.*|    (dx.hypot(dy) - $less).max(0.0)|" hits.rs >far/hits.rs
  sed -E "s/return map.*/return math.Max(math.Hypot(dx, dy)-$less, 0)/" hits_test.go >far/go/hits_test.go
  sed -E "s/return dx.*/return fmax(hypot(dx, dy) - $less, 0);/; s/HIT_DISC/DISTANCE_DISC/" hits.c >far/hits.c
  sed -E "s/return dx.*/return std::fmax(std::hypot(dx, dy) - $less, 0);/; s/HIT_DISC/DISTANCE_DISC/" hits.cpp >far/hits.cpp
  code=0 && [[ -z $wrong_one ]] || code=1
  told='[0-9]+ of [0-9]+ right'
  expect "$code" "^graze: $told, zero\$" python3 far/hits.py $rows
  said=$(tail -n 1 out) wrong=$(grep -c ^distance-disc-box out) must=$(grep -c '^distance-disc-box-[0-9a-f]* must' out)
  far() { expect "$code" "^${said%, zero}\$" "$@"; }
  if command -v node >/dev/null; then far node far/hits.mjs $rows; fi
  if command -v javac >/dev/null && javac -d far far/Hits.java; then far java -cp far Hits $rows; fi
  if command -v mcs >/dev/null && mcs far/Hits.cs; then far mono far/Hits.exe $rows; fi
  if command -v rustc >/dev/null && rustc far/hits.rs -o far/hits 2>/dev/null; then far far/hits $rows; fi
  if command -v go >/dev/null; then
    (cd far/go && go mod init hits >/dev/null 2>&1 && go test) >out 2>&1
    if [[ $(grep -c 'hits_test.go' out) == "$wrong" ]]; then ok; else fails "Go: $(tail -n 3 out), expected $wrong rows"; fi
  fi
  for compiler in 'cc hits.c' 'c++ hits.cpp'; do
    # shellcheck disable=SC2086
    (cd far && $compiler -Wall -Wextra -Werror -o hits -lm) || fails "$compiler"
    expect "$code" '^graze: [0-9]+ of [0-9]+ must$' far/hits
    if [[ $(grep -c ^distance-disc-box out) == "$must" ]]; then ok; else fails "$compiler: other rows than Python's $must"; fi
  done
done
# A point and a ring of corners, which ends where its row does: to the right the sides are counted, so the left and lower ones
# are held. In far numbers alone products overflow, in each language in the same rows.
rows=own/point-polygon.hit.csv
rm -rf ring && mkdir -p ring/go && cp own/graze_vectors.h ring && cp $rows ring/go/disc-box.hit.csv
count='for (int k = 0, j = c - 1; k < c; j = k++)'
sides='if ((v[4 + 2 * k] > v[1]) != (v[4 + 2 * j] > v[1]) \&\& v[0] < v[3 + 2 * k] + (v[3 + 2 * j] - v[3 + 2 * k]) * (v[1] - v[4 + 2 * k]) / (v[4 + 2 * j] - v[4 + 2 * k])) in = !in;'
ring() { # TYPE WORDS: in a language like C
  echo "int c = (int)v[2]; $1 in = $2; $count $sides"
}
sed -E "s/^def hit.*/def hit(*v):/; s/^    dx, dy = .*/    c = list(zip(v[3::2], v[4::2]))/; s/return dx.*/return sum((a[1] > v[1]) != (b[1] > v[1]) and v[0] < a[0] + (b[0] - a[0]) * (v[1] - a[1]) \/ (b[1] - a[1]) for a, b in zip(c, c[-1:] + c[:-1])) % 2/; s/\"closed\"/\"half_open\"/" hits.py >ring/hits.py
sed -E "s|^const hit = .*|const hit = (...v) => { let in_ = false, c = v[2];|; s|^  const dx.*|  $count ${sides//in = !in/in_ = !in_}|; s|return dx.*|return in_;|; s/'closed'/'half_open'/; s/for \(int/for (let/" hits.mjs >ring/hits.mjs
sed -E "s|static double hit\(.*|static double hit(double[] v) {|; s|double dx.*|$(ring boolean false)|; s|return dx.*|return in ? 1 : 0;|; s/hit\(n\[0\].*n\[6\]\)/hit(n)/; s/contract = 2/contract = 4/" Hits.java >ring/Hits.java
for file in hits.c hits.cpp; do
  sed -E "s|^static double hit\(.*|static double ring(const double *v) {|; s|^  double dx.*|  $(ring int 0)|; /^  double dy/d; s|return dx.*|return in;|; s/HIT_DISC_BOX/HIT_POINT_POLYGON/" $file >ring/$file
done
sed -i 's/^int main/#define hit(...) ring((const double[]){__VA_ARGS__})\n&/' ring/hits.c
sed -i 's/^int main/template <class... T> static double hit(T... n) { const double v[] = {double(n)...}; return ring(v); }\n&/' ring/hits.cpp
expect 1 '^graze: [0-9]+ of [0-9]+ right, half_open$' python3 ring/hits.py $rows
said=$(tail -n 1 out) wrong=$(grep -c '^point-polygon-[0-9a-f]* must far ' out)
if [[ $(grep -c ^point-polygon out) == "$wrong" ]]; then ok; else fails "a ring of everyday numbers: $(head -n 3 out)"; fi
rings() { expect 1 "^${said%, half_open}\$" "$@"; }
if command -v node >/dev/null; then rings node ring/hits.mjs $rows; fi
if command -v javac >/dev/null && javac -d ring ring/Hits.java; then rings java -cp ring Hits $rows; fi
for compiler in 'cc hits.c' 'c++ hits.cpp'; do
  # shellcheck disable=SC2086
  (cd ring && $compiler -o hits -lm) || fails "$compiler"
  expect 1 '^graze: [0-9]+ of [0-9]+ must$' ring/hits
  if [[ $(grep -c ^point-polygon out) == "$wrong" ]]; then ok; else fails "$compiler, a ring: other rows than Python's $wrong"; fi
done

# A point that moves, and a disc: after what part of its way; the farther root is wrong. In far and tiny numbers alone squares overflow or vanish.
rows=own/point-disc.ray.csv
for root in - +; do
  expected=$([[ $root == - ]] && echo '^ray.* (small|screen|parts|unit) ' || echo '^ray.* small ')
  { echo 'import csv, math, sys' && cat <<PY && sed -n '/^contract/,$p' hits.py | sed 's/"closed"/"zero"/'; } >ray.py
def hit(px, py, cx, cy, r, dx, dy):
    a, b, c = dx * dx + dy * dy, dx * (px - cx) + dy * (py - cy), (px - cx) * (px - cx) + (py - cy) * (py - cy) - r * r
    s = (-b $root math.sqrt(b * b - a * c)) / a if a > 0 and b * b >= a * c else 2
    return 0 if c <= 0 else s if 0 <= s <= 1 else 2
PY
  expect 1 '^graze: [0-9]+ of [0-9]+ right, zero$' python3 ray.py $rows
  found=$(grep -cE "$expected" out)
  if [[ $root == - && $found == 0 || $root == + && $found -gt 3 ]]; then ok; else fails "$root: $found rows of a ray are wrong in Python"; fi
  said=$(sed -n 's/^graze: \(.*\), zero$/\1/p' out)
  { cat <<JS && sed -n '/^const contract/,$p' hits.mjs | sed "s/'closed'/'zero'/"; } >ray.mjs
import { readFileSync } from 'node:fs';
const hit = (px, py, cx, cy, r, dx, dy) => {
  const a = dx * dx + dy * dy, b = dx * (px - cx) + dy * (py - cy), c = (px - cx) * (px - cx) + (py - cy) * (py - cy) - r * r;
  const s = a > 0 && b * b >= a * c ? (-b $root Math.sqrt(b * b - a * c)) / a : 2;
  return c <= 0 ? 0 : s >= 0 && s <= 1 ? s : 2;
};
JS
  if command -v node >/dev/null; then expect 1 "^graze: $said$" node ray.mjs $rows; fi
  { sed -n '1,/^#include <string/p' hits.c && cat <<C && sed -n '/^int main/,$p' hits.c | sed 's/HIT_DISC_BOX/RAY_POINT_DISC/'; } >ray.c
static double hit(double px, double py, double cx, double cy, double r, double dx, double dy) {
  double a = dx * dx + dy * dy, b = dx * (px - cx) + dy * (py - cy), c = (px - cx) * (px - cx) + (py - cy) * (py - cy) - r * r;
  double s = a > 0 && b * b >= a * c ? (-b $root sqrt(b * b - a * c)) / a : 2;
  return c <= 0 ? 0 : s >= 0 && s <= 1 ? s : 2;
}
C
  cc -ffp-contract=off -Iown -Ivectors -I. ray.c -o ray -lm || fails 'cc ray.c'
  expect 1 '^graze: [0-9]+ of [0-9]+ must$' ./ray
done
# A push, two numbers, by the longer runners: as long as it is deep, and of the wrong sign.
rows=own/disc-disc.push.csv
for sign in '' -; do
  cat >push.py <<PY
import math, sys, graze_vectors
def push(ax, ay, ar, bx, by, br):
    far = math.hypot(bx - ax, by - ay)
    deep = max(ar + br - far, 0)
    return [$sign(bx - ax) / far * deep, $sign(by - ay) / far * deep] if far > 0 else [deep, 0]
sys.exit(graze_vectors.run(push, "$rows", contract="zero"))
PY
  cat >push.c <<C
#include "graze_run.h"
#include <math.h>
static void mine(const double *n, double *v) {
  double far = hypot(n[3] - n[0], n[4] - n[1]), deep = fmax(n[2] + n[5] - far, 0);
  v[0] = far > 0 ? $sign(n[3] - n[0]) / far * deep : deep, v[1] = far > 0 ? $sign(n[4] - n[1]) / far * deep : 0;
}
int main(int count, char **given) { return graze_run(mine, "$rows", "zero", "f64", count, given); }
C
  cc -I"$source/vectors/run" push.c -o push -lm || fails 'cc push.c'
  for command in 'python3 push.py' ./push; do
    # shellcheck disable=SC2086
    expect 1 '^graze: [0-9]+ of [0-9]+ must.*, zero; 0 of [0-9]+ wrong expected$' $command --expected none.txt
    found=$(sed -n 's/.*; 0 of \([0-9]*\) wrong expected$/\1/p' out)
    if [[ -z $sign && $found -le 3 || -n $sign && $found -gt 8 ]]; then ok; else fails "$command, '$sign': $found pushes are wrong"; fi
  done
done

# A point or none, by all longer runners: neither is taken for the other, and a point may be off by the tolerance. Where an end touches, any answer is right
# under `unstated`.
rows=own/segment-segment.crossing.csv
cat >none.py <<'PY'
import sys, graze_vectors
sys.exit(graze_vectors.run(lambda *n: [1e-15, 0] if n[3] < 1 else None, sys.argv[1], sys.argv[2]))
PY
cat >none.mjs <<'JS'
import { run } from './graze_vectors.mjs';
process.exitCode = run((...n) => n[3] < 1 ? [1e-15, 0] : null, process.argv[2], { contract: process.argv[3] });
JS
cat >none.c <<'C'
#include "graze_run.h"
static void mine(const double *n, double *v) { if (n[3] < 1) v[0] = 1e-15, v[1] = 0; }
int main(int count, char **given) { return graze_run(mine, given[1], given[2], "f64", count, given); }
C
cat >None.java <<'J'
class None {
  public static void main(String[] given) throws Exception {
    System.exit(GrazeVectors.run(n -> n[3] < 1 ? new double[] {1e-15, 0} : null, given[0], given[1], "f64", given));
  }
}
J
cat >None.cs <<'CS'
static class None { static int Main(string[] given) { return GrazeVectors.Run(n => n[3] < 1 ? new[] {1e-15, 0} : null, given[0], given[1], "f64", given); } }
CS
cat >none.rs <<'RS'
mod graze_vectors;
fn main() {
    let given: Vec<String> = std::env::args().collect();
    std::process::exit(graze_vectors::numbers(|n| if n[3] < 1.0 { vec![1e-15, 0.0] } else { vec![] }, &given[1], &given[2], "f64"));
}
RS
mkdir none_go && cp graze_vectors.go $rows none_go
cat >none_go/none_test.go <<'GO'
package hits

import ("os"; "testing")
func TestNone(t *testing.T) {
	answer := func(n []float64) any { if n[3] < 1 { return []float64{1e-15, 0} }; return nil }
	if RunVectors(answer, "segment-segment.crossing.csv", os.Getenv("CONTRACT"), "f64") != 0 { t.Fail() }
}
GO
cc -Wall -Wextra -Werror none.c -o none_c || fails 'cc none.c'
c++ -Wall -Wextra -Werror -x c++ none.c -o none_cpp || fails 'c++ none.c'
languages=('python3 none.py' ./none_c ./none_cpp)
if command -v node >/dev/null; then languages+=('node none.mjs'); fi
if command -v javac >/dev/null && javac -d . GrazeVectors.java None.java; then languages+=('java -cp . None'); fi
if command -v mcs >/dev/null && mcs None.cs GrazeVectors.cs; then languages+=('mono None.exe'); fi
if command -v rustc >/dev/null && rustc none.rs -o none_rs 2>/dev/null; then languages+=(./none_rs); fi
for contract in closed unstated; do
  answer=$([[ $contract == closed ]] && echo 3 || echo 4)
  awk -F, -v a="$answer" 'NR > 1 && $2 != "hard" && $7 ~ /f64/ && $a != "" && $a != ($13 < 1 ? "0 0" : "none") { print $1 }' $rows >ids
  for command in "${languages[@]}"; do
    # shellcheck disable=SC2086
    expect 0 ", $contract; " $command $rows $contract --write --expected told
    if cut -d' ' -f1 told | cmp -s - ids; then ok; else fails "$command, $contract: other rows than $(wc -l <ids)"; fi
  done
  if command -v go >/dev/null; then
    (cd none_go && { [[ -e go.mod ]] || go mod init hits; } && CONTRACT=$contract GRAZE_WRITE=1 go test -count=1) >out 2>&1
    if cut -d' ' -f1 none_go/graze.expected | cmp -s - ids; then ok; else fails "Go, $contract: $(tail -n 3 out)"; fi
  fi
done
# A contract that is mistyped and a file that is not there are not passed over; nor is an option that is none.
for command in "${languages[@]}"; do
  # shellcheck disable=SC2086
  expect 2 "no .*column 'Closed'" $command $rows Closed
  # shellcheck disable=SC2086
  expect 2 'nothing.csv' $command nothing.csv closed
done
for command in 'python3 none.py' ./none_c 'node none.mjs'; do
  command -v ${command% *} >/dev/null || continue
  for wrong_one in --junk --junit; do
    # shellcheck disable=SC2086
    expect 2 "$wrong_one" $command $rows closed $wrong_one
  done
done
# Who forgets that a segment ends on one side, or gives an end of parallel ones, is shown on small whole numbers.
cat >cross.py <<'PY'
import sys, graze_vectors
def cross(ax, ay, bx, by, cx, cy, dx, dy):
    ux, uy, wx, wy, x, y = bx - ax, by - ay, dx - cx, dy - cy, cx - ax, cy - ay
    turn = ux * wy - uy * wx
    if turn == 0:
        return [ax, ay] if forgotten == "parallel" else None
    s, t = (x * wy - y * wx) / turn, (x * uy - y * ux) / turn
    held = {"s >= 0": s >= 0, "s <= 1": s <= 1, "t >= 0": t >= 0, "t <= 1": t <= 1}
    return [ax + s * ux, ay + s * uy] if all(fine for name, fine in held.items() if name != forgotten) else None
forgotten = sys.argv[2]
sys.exit(graze_vectors.run(cross, sys.argv[1], given=sys.argv[3:]))
PY
for forgotten in nothing 's >= 0' 's <= 1' 't >= 0' 't <= 1' parallel; do
  sizes=$([[ $forgotten == nothing ]] && echo 'small|screen|parts|unit' || echo small)
  expect 0 'wrong expected' python3 cross.py $rows "$forgotten" --write --expected told
  found=$(grep 'right is none' told | cut -d' ' -f1 | grep -f - $rows | grep -cE ",($sizes),")
  if [[ $forgotten == nothing && $found == 0 || $forgotten != nothing && $found -gt 0 ]]; then ok; else fails "'$forgotten' forgotten: $found everyday rows show it"; fi
done

rows=own/disc-box.hit.csv
expect 1 '.' python3 hits.py $rows
wrong=$(grep -c ^disc-box out)

# Expected failures: listed, all is well; listed and right, or not listed, it is not.
{ sed '/^contract, number/,$d' hits.py && printf 'import graze_vectors\nsys.exit(graze_vectors.run(hit, "%s"))\n' $rows; } >mine.py
{ sed '/^const contract/,$d; /^import/d' hits.mjs && printf "import { run } from './graze_vectors.mjs';\nprocess.exitCode = run(hit, '%s');\n" $rows; } >mine.mjs
cat >Mine.java <<J
class Mine {
  public static void main(String[] given) throws Exception {
    System.exit(GrazeVectors.run(n -> Hits.hit(n[0], n[1], n[2], n[3], n[4], n[5], n[6]), "$rows", "closed", "f64", given));
  }
}
J
full() { # COMMAND...
  rm -f graze.expected
  expect 1 "; 0 of $wrong wrong expected" "$@"
  expect 0 '' "$@" --write
  expect 0 "; $wrong of $wrong wrong expected" "$@" --junit junit.xml
  if python3 -c 'import sys, xml.dom.minidom as x; s = x.parse("junit.xml").documentElement; sys.exit(int(s.getAttribute("tests")) != len(s.getElementsByTagName("testcase")))'; then ok; else fails "$1: junit.xml"; fi
  sed -i 1d graze.expected
  expect 1 "; $((wrong - 1)) of $wrong wrong expected" "$@"
  "$@" --write >/dev/null
  sed -n '2s/,.*/ listed/p' $rows >>graze.expected
  expect 1 'is listed and right' "$@" --junit junit.xml
  if grep -q 'failures="1"' junit.xml; then ok; else fails "$1: junit.xml tells no failure"; fi
  "$@" --write >/dev/null
  echo 'disc-box-typo of an id' >>graze.expected
  expect 1 'disc-box-typo: is listed and in no row' "$@"
}
full python3 mine.py
if command -v node >/dev/null; then full node mine.mjs; fi
if command -v javac >/dev/null && javac -cp . -d . GrazeVectors.java Mine.java; then full java -cp . Mine; fi

if command -v mcs >/dev/null; then
  sed 's/static int Main/static int Short/' Hits.cs >Short.cs
  echo "static class Mine { static int Main(string[] given) { return GrazeVectors.Run(n => Hits.Hit(n[0], n[1], n[2], n[3], n[4], n[5], n[6]), \"$rows\", \"closed\", \"f64\", given); } }" >Mine.cs
  if mcs Mine.cs Short.cs GrazeVectors.cs; then full mono Mine.exe; fi
fi
if command -v rustc >/dev/null; then
  { echo 'mod graze_vectors;' && sed '/^fn main/,$d' hits.rs && echo "fn main() { std::process::exit(graze_vectors::run(|n| hit(n[0], n[1], n[2], n[3], n[4], n[5], n[6]) > 0.0, \"$rows\", \"closed\", \"f64\")); }"; } >mine.rs
  if rustc mine.rs -o mine_rs 2>/dev/null; then full ./mine_rs; fi
fi
{ sed '/^int main/,$d; /graze_vectors.h/d' hits.c && printf '#include "graze_run.h"\nstatic void mine(const double *n, double *v) { v[0] = hit(n[0], n[1], n[2], n[3], n[4], n[5], n[6]); }\nint main(int count, char **given) { return graze_run(mine, "%s", "closed", "f64", count, given); }\n' $rows; } >mine.c
for compiler in 'cc -std=c17' 'c++ -x c++'; do
  # shellcheck disable=SC2086
  if $compiler -Wall -Wextra -Werror mine.c -o mine_c; then full ./mine_c; else fails "$compiler: graze_run.h"; fi
done
if command -v go >/dev/null; then
  rm -f go/hits_test.go && cp graze_vectors.go go
  printf 'package hits\n\nimport (\n\t"math"\n\t"testing"\n)\n%s\nfunc TestMine(t *testing.T) {\n\tif RunVectors(func(n []float64) any { return hit(n[0], n[1], n[2], n[3], n[4], n[5], n[6]) }, "disc-box.hit.csv", "closed", "f64") != 0 { t.Fail() }\n}\n' "$(sed -n '/^func hit/,/^}/p' hits_test.go)" >go/mine_test.go
  cd go || exit 2
  expect 1 "; 0 of $wrong wrong expected" go test -v
  expect 0 '' env GRAZE_WRITE=1 go test -count=1
  expect 0 "; $wrong of $wrong wrong expected" env GRAZE_JUNIT=junit.xml go test -v -count=1
  cd .. || exit 2
fi

# The action: as the command ends, with its line in a badge.
rm -f graze.expected
expect 1 "; 0 of $wrong wrong expected" env RUN='python3 mine.py' BADGE=badge.json "$source/vectors/action/run"
if python3 -c 'import json, sys; b = json.load(open("badge.json")); sys.exit(b["color"] != "red" or " must" not in b["message"])'; then ok; else fails badge.json; fi
expect 0 'wrong expected' env RUN='python3 mine.py --write' BADGE=badge.json "$source/vectors/action/run"
if grep -q brightgreen badge.json; then ok; else fails "badge.json: $(cat badge.json)"; fi
expect 2 'printed no line' env RUN='echo nothing' "$source/vectors/action/run"

expect 0 'house_disc_box_f64_closed: 0 of [0-9]+ vectors wrong' "$graze" vectors house_disc_box_f64_closed --out kept
expect 1 'corner_java: [1-9][0-9]* of [0-9]+ vectors wrong; kept in kept/corner_java.expected' "$graze" vectors corner_java --out kept
if grep -q '^box-box-[0-9a-f]\{8\} missed hit (must)$' kept/corner_java.expected && cmp -s kept/box-box.hit.csv own/box-box.hit.csv; then ok; else fails 'what is kept of corner_java'; fi
: >nothing.list
expect 2 'corner_java: the list has no vectors of it' "$graze" vectors corner_java --list nothing.list --out kept
# What somebody else wrote, or wrote into a runner, is not lost.
mkdir theirs && echo precious >theirs/box-box.hit.csv
expect 2 'theirs/box-box.hit.csv is there already, and graze did not write it' "$graze" vectors corner_java --out theirs
"$graze" vectors corner_java --out runs --runner js >/dev/null && fails 'corner_java is right'
echo '// mine' >>runs/hits.mjs
expect 1 'runs/hits.mjs is there already, and stays as it is' "$graze" vectors corner_java --out runs --runner js
if [[ $(<theirs/box-box.hit.csv) == precious && $(tail -n 1 runs/hits.mjs) == '// mine' ]]; then ok; else fails 'a file is lost'; fi
# graze try: what it found is kept with the runners of its language, and they run on it.
mkdir try && cd try || exit 2
output=said
printf 'def hits(cx, cy, r, x, y, w, h):\n    return x <= cx <= x + w and y <= cy <= y + h\n' >collide.py
expect 1 'Put your call into found/hits.py, .* given cx cy r x y w h; take the rows of the tier' "$graze" try collide.py --keep found "${soon[@]}"
printf 'import sys\nsys.path[:0] = [".", "found"]\nimport collide, graze_vectors\nsys.exit(graze_vectors.run(collide.hits, "found/disc-box.hit.csv", tiers=("must",)))\n' >kept.py
expect 1 '; 0 of [1-9][0-9]* wrong expected' python3 kept.py
expect 0 '; ([0-9]+) of \1 wrong expected' python3 kept.py --expected found/hits.expected
expect 1 '[0-9]+ of [0-9]+ must' bash -c "cd found && cp '$source/vectors/run/hits.c' . && '$graze' vectors house_disc_box_f64_closed --out . --runner c && cc hits.c -o hits -lm && ./hits"
# Slow functions have every row asked, after the time of what came before; one that is given up on leaves no half of a file.
for hangs in 0 20; do
  printf 'import time\ndef hits(cx, cy, r, x, y, w, h):\n    time.sleep(%s if cx > 3 else 0.002)\n    return x <= cx <= x + w and y <= cy <= y + h\n' $hangs >slow.py
  "$graze" try slow.py --time 1s --limit 0.2 --keep slow_$hangs >slow.log 2>&1
  status=$?
  if ((hangs == 0)) && cmp -s slow_0/hits.expected found/hits.expected; then ok
  elif ((hangs > 0 && status == 2)) && grep -q 'vectors were not asked, so nothing is kept' slow.log && [[ ! -e slow_20/hits.expected ]]; then ok
  else fails "slow.py, $hangs: $status, $(tail -n 2 slow.log)"; fi
done
# A polygon, whose rows differ in length: what is wrong in the runner is what graze told.
cp "$source/tests/try/poly_zip.py" .
expect 1 'hits.py, .* given x y n x1 y1' "$graze" try poly_zip.py --keep ring "${soon[@]}"
cat >kept.py <<'P'
import sys
sys.path[:0] = [".", "ring"]
import graze_vectors, poly_zip
def yours(x, y, n, *ring):
    return poly_zip.contains_point([poly_zip.Point(*p) for p in zip(ring[::2], ring[1::2])], poly_zip.Point(x, y))
sys.exit(graze_vectors.run(yours, "ring/point-polygon.hit.csv", tiers=("must",)))
P
expect 1 '; 0 of [1-9][0-9]* wrong expected' python3 kept.py
expect 0 '; ([1-9][0-9]*) of \1 wrong expected' python3 kept.py --expected ring/contains_point.expected
if command -v node >/dev/null; then
  cat >bounds.mjs <<'J'
export function hit(x, y, ring) {
  const xs = ring.map(p => p.x), ys = ring.map(p => p.y);
  return x >= Math.min(...xs) && x <= Math.max(...xs) && y >= Math.min(...ys) && y <= Math.max(...ys);
}
J
  expect 1 'hits.mjs, .* given x y n x1 y1' "$graze" try bounds.mjs hit --keep ring_js "${soon[@]}"
  cat >kept.mjs <<'J'
import { run } from './ring_js/graze_vectors.mjs';
import { hit } from './bounds.mjs';
const pairs = c => c.flatMap((x, k) => k % 2 ? [] : [{ x, y: c[k + 1] }]);
process.exitCode = run((x, y, n, ...c) => hit(x, y, pairs(c)), 'ring_js/point-polygon.hit.csv', { tiers: ['must'] });
J
  expect 0 '; ([1-9][0-9]*) of \1 wrong expected' node kept.mjs --expected ring_js/hit.expected
fi
expect 2 'no vectors of' "$graze" try "$source/tests/try/rings_outer.mjs" --keep found
# Rows are of a disc and a box, in this order; it is the second that a row moves.
expect 1 'given cx cy r x y w h; .* give yours with the other sign' "$graze" try "$source/tests/try/push.py" --keep found "${soon[@]}"
cd .. || exit 2
output=out
echo 'hit disc-box 0 0 1 2 -1 -4 2' >bad.list
expect 2 'line 1: .*not valid' "$graze" vectors --list bad.list --out x
printf 'hit point-disc 0 0 1 1 1\nhit point-disc 0 0.0 1 1 1\n' >twice.list
expect 2 'line 2: .*there already' "$graze" vectors --list twice.list --out x
# Segments with a stretch in common have many points, and of two that are apart by less than the tolerance a point would do.
for line in '0 0 2 0 1 0 3 0' '0 0 1 0 0.5 1e-14 0.5 1'; do
  echo "crossing segment-segment $line" >many.list
  expect 2 'line 1: .*more than one answer is right' "$graze" vectors --list many.list --out x
done
echo 'crossing segment-segment 0 0 1 0 0.5 1e-13 0.5 1' >near.list
expect 0 '1 vectors' "$graze" vectors --list near.list --out near
if grep -q ',hard,none,none,' near/segment-segment.crossing.csv; then ok; else fails "nearly touching: $(tail -n 1 near/segment-segment.crossing.csv)"; fi
echo 'hit moon-disc 1' >moon.list
expect 2 'expected a question, two kinds' "$graze" vectors --list moon.list --out x
expect 2 'writable' "$graze" vectors --out nowhere/at/all

if [[ -n ${GRAZE_LONG:-} ]]; then
  met=0 all=0
  for file in "$source"/tests/defects/*.c; do
    head -n 1 "$file" | grep -q '/\* logic' || continue
    name=$(basename "$file" .c)
    cc -shared -fPIC -w -I"$source/fuzz" -I"$source/tests/defects" -DDEFECT="\"$name\"" "$file" -o defect.so -lm || continue
    all=$((all + 1))
    "$graze" vectors "$name" --plugin ./defect.so --out kept >/dev/null 2>&1
    if grep -qE '\((must|touching)\)' "kept/$name.expected"; then met=$((met + 1)); else echo "not shown: $name: $(head -n 1 "$file")"; fi
  done
  echo "planted mistakes of logic: $met of $all are shown"
  if ((all > 20 && met * 100 >= all * 95)); then ok; else fails 'fewer than 95 in 100'; fi
fi
echo "$passed passed, $failed failed"
((failed == 0))
