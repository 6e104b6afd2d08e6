#!/usr/bin/env bash
# graze new as a user has it: what it writes is built and fuzzed by the very lines it prints, in every language whose tools
# are here; its sample is right on paper for every form; what is there already is left alone.
#   new_test.sh GRAZE
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
output=said
line() { sed -n "s/^$1: *//p" printed; } # the printed line that builds or fuzzes
here() { command -v "$1" >/dev/null; }

# Rubbish, and what it leaves: nothing.
expect 0 '^Example' "$graze" new --help
expect 2 'found no name' "$graze" new
expect 2 'found no --language, expected one of c, cpp' "$graze" new mine
expect 2 "found 'perl', expected c, cpp, js, python, java, csharp, rust or go" "$graze" new mine --language perl
expect 2 'found nothing after it' "$graze" new mine --language
expect 2 "found '--blob'" "$graze" new mine --blob c
expect 2 "the names 'mine' and 'yours'" "$graze" new mine yours --language c
for name in '' 9lives a-b a/b ../up 'a b' é "$(printf 'x%.0s' {1..61})"; do
  expect 2 'expected letters, digits and _' "$graze" new "$name" --language c
done
expect 2 'name of a built-in test' "$graze" new clamp_py --language c
expect 2 "'disc blob f64': found 'blob', expected a layout" "$graze" new mine --language c --form 'disc blob f64'
expect 2 'expected two shapes and a type' "$graze" new mine --language c --form disc
expect 2 'no test is about these shapes' "$graze" new mine --language c --form 'point point f64'
expect 2 'no test is about these shapes' "$graze" new mine --language c --form 'disc box resize f64'
expect 2 'expected i32 or i64' "$graze" new mine --language c --form 'disc pixels f64'
if [[ $(ls) == said ]]; then ok; else fails "refused, but it left: $(ls)"; fi
mkdir mine && echo kept >mine/mine.c
expect 2 'mine is there already and is left alone' "$graze" new mine --language c
if [[ $(cat mine/*) == kept ]]; then ok; else fails 'a folder was written over'; fi
rm -rf mine && echo kept >mine
expect 2 'mine is there already' "$graze" new mine --language python
if [[ $(cat mine) == kept ]]; then ok; else fails 'a file was written over'; fi
rm mine
(cd /proc && "$graze" new mine --language c) >said 2>&1
if grep -q 'mine: cannot be made: .*; go to a folder that can be written' said; then ok; else fails "in /proc: $(cat said)"; fi
# A disc that is full: a file may not grow.
(
  trap '' XFSZ
  ulimit -f 0
  "$graze" new mine --language c 2>&1
) | cat >said
if grep -q 'mine/mine.c: cannot be written: .*; is there room?' said && [[ ! -e mine ]]; then ok; else fails "a full disc: $(cat said)"; fi

# try LANGUAGE FORM: writes it, builds it, fuzzes it by the printed lines, into out/campaign.db.
try() {
  local build fuzz status=0
  rm -rf mine out
  if ! "$graze" new mine --language "$1" --form "$2" >printed 2>&1; then
    fails "$1, $2: $(cat printed)"
    return 1
  fi
  build=$(line 'Build it') fuzz=$(line 'Fuzz it')
  if [[ $1 == csharp ]] && ! here dotnet; then
    build='mkdir mine/bin && mcs -optimize -out:mine/bin/mine.exe mine/Program.cs' fuzz=${fuzz/dotnet mine\/bin\/mine.dll/mono mine\/bin\/mine.exe}
  fi
  if [[ -n $build ]] && ! bash -c "$build" >said 2>&1; then
    fails "$1, $2: $build: $(head -n 5 said)"
    return 1
  fi
  # By hand, and without the empty line at the end.
  eval "words=($fuzz)"
  if [[ ${words[2]} == --command && $2 == 'point box i64' ]]; then
    expect 0 '^graze 1 1 0 $' bash -c "printf 'graze 1\n\n1 1 0 0 2 2\n\n3 1 0 0 2 2\n' | ${words[3]} | tr '\n' ' '"
  fi
  bash -c "$fuzz --cases 20000" >said 2>&1 </dev/null || status=$?
  echo "$status" >status
}
ask() { sqlite3 -separator ' ' out/campaign.db "$1"; }
# judged LANGUAGE FORM EXIT: the campaign came to its end, every case has an answer, and none fails on small whole numbers.
judged() {
  local cases wrong
  if [[ $(cat status) == "$3" ]]; then ok; else fails "$1, $2: exit $(cat status), expected $3: $(head -n 5 said)"; fi
  cases=$(ask 'SELECT sum(cases) FROM cell WHERE pixels = 0')
  if [[ $cases == 20000 ]]; then ok; else fails "$1, $2: $cases cases are judged"; fi
  wrong=$(ask "SELECT count(*) FROM finding WHERE outcome = 'no answer' OR cause = 'logic'")
  if [[ $wrong == 0 ]]; then ok; else fails "$1, $2: no answer, or wrong on paper: $(ask 'SELECT id FROM finding LIMIT 3')"; fi
}

declare -A tool=([c]=cc [cpp]=c++ [js]=node [python]=python3 [java]=javac [csharp]=dotnet [rust]=rustc [go]=go)
here dotnet || tool[csharp]=mcs
tried=0
for language in c cpp js python java csharp rust go; do
  if ! here "${tool[$language]}"; then
    echo "skipped: $language, there is no ${tool[$language]/mcs/dotnet and no mcs} here"
    continue
  fi
  for form in 'disc-xyr f64 box-xywh f64' 'box box i32' 'point box i64'; do
    # Whole numbers that do not wrap, or doubles that hold all sums of 32 bits, leave nothing to be found.
    code=1
    [[ $language =~ ^(js|python)$ && $form != *f64 ]] && code=0
    try "$language" "$form" || continue
    judged "$language" "$form" "$code"
    # Where numbers are the same, so is all that is found.
    # But Mono reads some decimals an ulp beside their doubles.
    if ((code == 1)) && [[ ${tool[$language]} != mcs ]]; then
      ask 'SELECT outcome, place, cause, count, smallest FROM finding ORDER BY 1, 2, 3' >"found $language"
      first="first ${form// /_}"
      [[ -e $first ]] || cp "found $language" "$first"
      if cmp -s "found $language" "$first"; then ok; else fails "$language, $form: other findings than the first language's"; fi
    fi
  done
  tried=$((tried + 1))
done
if ((tried > 1)); then ok; else fails 'hardly any language is here'; fi

# Numbers that a language has no type for: f32 read as f32, the 1 of BigInt.
for language in js python; do
  here "${tool[$language]}" || continue
  try "$language" 'disc box f32' && judged "$language" 'disc box f32' 1
  try "$language" 'pixels point i64' && judged "$language" 'pixels point i64' 0
done

# Every form: C compiles without a warning, C++ too, and the sample is right on paper.
forms=0 possible=0 plugins=()
rm -rf out && mkdir forms && cd forms || exit 2
shapes=(point disc box-xywh box-ltrb box-centre box-square box-pixels)
for type in f64 f32 i32 i64; do
  for a in "${shapes[@]}"; do
    for b in "${shapes[@]}"; do
      [[ $a$b == pointpoint ]] && continue
      [[ $a$b == *pixels* && $type == f* ]] && continue
      possible=$((possible + 1))
      # One in seven, and with GRAZE_LONG all.
      [[ -n ${GRAZE_LONG:-} ]] || ((possible % 7 == 0)) || continue
      name=${type}_${a#box-}_${b#box-}
      "$graze" new "$name" --language c --form "$a $b $type" >printed 2>&1 || fails "$a $b $type: $(cat printed)"
      "$graze" new "cpp_$name" --language cpp --form "$a $b $type" >printed 2>&1 || fails "C++, $a $b $type: $(cat printed)"
      forms=$((forms + 1))
      [[ $type == i32 ]] && plugins+=("$name")
    done
  done
done
if ((possible == 2 * 48 + 2 * 35 && forms >= possible / 7)); then ok; else fails "$forms of $possible forms"; fi
if grep -rE '@[a-z_(]+' --include='*.c' --include='*.cpp' --exclude=graze_plugin.h . >said; then fails "a blank is left: $(head -n 1 said)"; else ok; fi
for compiler in 'gcc c17 c' 'g++ c++20 cpp' 'clang c17 c' 'clang++ c++20 cpp'; do
  read -r program standard ending <<<"$compiler"
  here "$program" || continue
  expect 0 '' "$program" "-std=$standard" -fsyntax-only -Wall -Wextra -Wpedantic -Werror ./*/*."$ending"
done
brought=()
for name in "${plugins[@]}"; do
  cc -O1 -fwrapv -shared -fPIC "$name/$name.c" -o "$name.so" && brought+=(--plugin "$name.so")
  if ((${#brought[@]} == 2 * 24)) || [[ $name == "${plugins[-1]}" ]]; then
    rm -rf out
    expect 1 'findings, ' "$graze" fuzz "${brought[@]}" --cases 40000 --survey no
    wrong=$(ask "SELECT count(*) FROM finding WHERE cause <> 'range'")
    if [[ $wrong == 0 ]]; then ok; else fails "wrong on paper: $(ask "SELECT id FROM finding WHERE cause <> 'range' LIMIT 3")"; fi
    tests=$(ask 'SELECT count(DISTINCT test) FROM finding')
    if ((tests > ${#brought[@]} / 4)); then ok; else fails "only $tests tests of $((${#brought[@]} / 2)) wrap: is anything judged?"; fi
    brought=()
  fi
done
cd .. || exit 2

# A program whose path is no plain word is printed as a shell takes it.
mkdir "a b's" && ln -s "$graze" "a b's/graze"
rm -rf mine
"./a b's/graze" new mine --language c >printed
expect 0 '^Examples: graze fuzz' bash -c "$(line 'Fuzz it' | sed 's/ fuzz .*/ fuzz --help/')"
printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0))
