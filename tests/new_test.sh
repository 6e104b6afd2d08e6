#!/usr/bin/env bash
# graze new as a user has it: what it writes is built and fuzzed by the very lines it prints, in every language whose tools
# are here; it misses always, until a right test is put there; what is there already is left alone.
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
expect 2 'NAME: found nothing' "$graze" new
expect 2 '--language: found nothing, expected c, cpp' "$graze" new mine
expect 2 "found 'perl', expected c, cpp, js, python, java, csharp, rust or go" "$graze" new mine --language perl
expect 2 'found nothing after it' "$graze" new mine --language
expect 2 "found '--blob'" "$graze" new mine --blob c
expect 2 "found 'yours', expected no such argument" "$graze" new mine yours --language c
for name in '' a-b a/b ../up 'a b' é "$(printf 'x%.0s' {1..61})"; do
  expect 2 'expected letters, digits and _' "$graze" new "$name" --language c
done
expect 2 'name of a built-in test' "$graze" new clamp_py --language c
expect 2 "--form: found 'disc blob f64', expected two shapes.*found 'blob', expected a layout" "$graze" new mine --language c --form 'disc blob f64'
expect 2 "expected two shapes and a type, as in 'disc box-xywh f64': found 1 of two shapes; shapes are point, segment, disc, " "$graze" new mine --language c --form disc
expect 2 "': found no type: i32, i64, f32 or f64; shapes are" "$graze" new mine --language c --form 'circle circle'
expect 2 'no test is about these shapes' "$graze" new mine --language c --form 'point point f64'
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

# The right answer, in words that all these languages have but for Python's `and`.
declare -A right=(
  ['disc disc f64']='(a_cx - b_cx) * (a_cx - b_cx) + (a_cy - b_cy) * (a_cy - b_cy) <= (a_r + b_r) * (a_r + b_r)'
  ['box box i32']='a_x <= b_x + b_w && b_x <= a_x + a_w && a_y <= b_y + b_h && b_y <= a_y + a_h'
  ['point box i64']='b_x <= a_x && a_x <= b_x + w && b_y <= a_y && a_y <= b_y + h'
)
right['contains disc disc f64']='a_r >= b_r && (a_cx - b_cx) * (a_cx - b_cx) + (a_cy - b_cy) * (a_cy - b_cy) <= (a_r - b_r) * (a_r - b_r)'
right['disc disc f32']=${right['disc disc f64']}

# try LANGUAGE FORM: writes it, puts what is right there where it is known, builds it, fuzzes it by the printed lines, into
# out/campaign.db.
try() {
  local build fuzz status=0 own=${right[$2]:-}
  rm -rf mine out
  if ! "$graze" new mine --language "$1" --form "$2" >printed 2>&1; then
    fails "$1, $2: $(cat printed)"
    return 1
  fi
  if [[ $1 == python ]]; then own=${own//&&/and}; fi
  if [[ -n $own ]]; then sed -i -E "s/^(\s*)(return )?[fF]alse(;?)$/\1\2${own//&/\\&}\3/" mine/*.* && grep -qF "$own" mine/*.* || fails "$1: no place for a body"; fi
  build=$(line 'Build it') fuzz=$(line 'Fuzz it')
  build=${build/-O2/-O2 -fwrapv} # sums of i32 wrap in the other languages too
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
  # The survey once, where it is quick; with GRAZE_LONG once a language.
  [[ $2 == disc-xyr* && (-n ${GRAZE_LONG:-} || $1 == c) ]] || fuzz+=' --survey no'
  bash -c "$fuzz --cases 20000" >said 2>&1 </dev/null || status=$?
  echo "$status" >status
}
ask() { sqlite3 -separator ' ' out/campaign.db "$1"; }
# judged LANGUAGE FORM EXIT WRONG: the campaign came to its end, every case has an answer, and no finding is WRONG.
judged() {
  local cases wrong
  if [[ $(cat status) == "$3" ]]; then ok; else fails "$1, $2: exit $(cat status), expected $3: $(head -n 5 said)"; fi
  cases=$(ask 'SELECT sum(cases) FROM cell')
  if [[ $cases == 20000 ]]; then ok; else fails "$1, $2: $cases cases are judged"; fi
  wrong=$(ask "SELECT count(*) FROM finding WHERE outcome = 'no answer' OR $4")
  if [[ $wrong == 0 ]]; then ok; else fails "$1, $2: no answer, or $4: $(ask 'SELECT id FROM finding LIMIT 3')"; fi
}

declare -A tool=([c]=cc [cpp]=c++ [js]=node [python]=python3 [java]=javac [csharp]=dotnet [rust]=rustc [go]=go)
here dotnet || tool[csharp]=mcs
questions=('contains disc disc f64' 'distance disc box f64' 'nearest point box f64' 'push disc box f64' 'ray point box f64' 'sweep disc box f64')
tried=0
for language in c cpp js python java csharp rust go; do
  if ! here "${tool[$language]}"; then
    echo "skipped: $language, there is no ${tool[$language]/mcs/dotnet and no mcs} here"
    continue
  fi
  try "$language" 'disc-xyr f64 box-xywh f64' && judged "$language" 'disc box f64' 1 "outcome = 'false hit'"
  logic=$(ask "SELECT count(*) FROM finding WHERE outcome = 'missed hit' AND cause = 'logic'")
  if ((logic > 0)); then ok; else fails "$language: what always misses is not convicted"; fi
  # All forms in two languages, and with GRAZE_LONG in all.
  asked=('disc disc f64' 'box box i32' 'point box i64')
  [[ -n ${GRAZE_LONG:-} || $language =~ ^(c|js)$ ]] || asked=()
  for form in "${asked[@]}"; do
    # Whole numbers that do not wrap, or doubles that hold all sums of 32 bits, leave nothing to be found.
    code=1
    [[ $language =~ ^(js|python)$ && $form != *f64 ]] && code=0
    try "$language" "$form" || continue
    judged "$language" "$form" "$code" "cause = 'logic'"
    # Where numbers are the same, so is all that is found.
    # But Mono reads some decimals an ulp beside their doubles.
    if ((code == 1)) && [[ ${tool[$language]} != mcs ]]; then
      ask 'SELECT outcome, place, cause, count, smallest FROM finding ORDER BY 1, 2, 3' >"found $language"
      first="first ${form// /_}"
      [[ -e $first ]] || cp "found $language" "$first"
      if cmp -s "found $language" "$first"; then ok; else fails "$language, $form: other findings than the first language's"; fi
    fi
  done
  # One question of six, all in JavaScript and with GRAZE_LONG. What answers always the same is wrong alike in each language.
  for ((q = 0; q < ${#questions[@]}; q++)); do
    [[ $q == $((tried % ${#questions[@]})) || $language == js || -n ${GRAZE_LONG:-} ]] || continue
    form=${questions[q]}
    try "$language" "$form" || continue
    case $q in
    0) judged "$language" "$form" 1 "cause = 'logic'" ;;
    1) judged "$language" "$form" 1 "outcome <> 'wrong distance'" ;;
    2) judged "$language" "$form" 1 "outcome <> 'wrong point'" ;;
    3) judged "$language" "$form" 1 "outcome <> 'wrong push'" ;;
    *) judged "$language" "$form" 1 "outcome <> 'wrong fraction'" ;;
    esac
    # A plugin is also put to the numbers that stand in it, and Mono reads some decimals an ulp beside their doubles.
    [[ $language != c* ]] || continue
    ask 'SELECT outcome, place, cause, count, smallest FROM finding ORDER BY 1, 2, 3' >"found $language"
    [[ $language != js ]] || cp "found $language" "first ${form// /_}"
    if [[ -s "found $language" ]] && cmp -s "found $language" "first ${form// /_}"; then ok; else fails "$language, $form: other findings than in JavaScript"; fi
  done
  tried=$((tried + 1))
done
if ((tried > 1)); then ok; else fails 'hardly any language is here'; fi

# Numbers that a language has no type for.
for language in js python; do
  here "${tool[$language]}" || continue
  try "$language" 'disc disc f32' && judged "$language" 'disc disc f32' 1 "cause = 'logic'"
done

# Every form: C compiles without a warning but for the arguments that wait for a body, C++ too, and it always misses.
forms=0 possible=0 plugins=()
rm -rf out && mkdir forms && cd forms || exit 2
shapes=(point disc box-xywh box-ltrb box-centre box-square box-pixels)
for type in f64 f32 i32 i64; do
  for a in "${shapes[@]}"; do
    for b in "${shapes[@]}"; do
      [[ $a$b == pointpoint ]] && continue
      [[ $a$b == *pixels* && $type == f* ]] && continue
      possible=$((possible + 1))
      # One in fourteen, and with GRAZE_LONG all.
      [[ -n ${GRAZE_LONG:-} ]] || ((possible % 14 == 0)) || continue
      name=${type}_${a#box-}_${b#box-}
      "$graze" new "$name" --language c --form "$a $b $type" >printed 2>&1 || fails "$a $b $type: $(cat printed)"
      "$graze" new "cpp_$name" --language cpp --form "$a $b $type" >printed 2>&1 || fails "C++, $a $b $type: $(cat printed)"
      forms=$((forms + 1))
      [[ $type == i32 ]] && plugins+=("$name")
    done
  done
done
if ((possible == 2 * 48 + 2 * 35 && forms >= possible / 14)); then ok; else fails "$forms of $possible forms"; fi
if grep -rE '@[a-z_(]+' --include='*.c' --include='*.cpp' --exclude=graze_plugin.h . >said; then fails "a blank is left: $(head -n 1 said)"; else ok; fi
for compiler in 'gcc c17 c' 'g++ c++20 cpp' 'clang c17 c' 'clang++ c++20 cpp'; do
  read -r program standard ending <<<"$compiler"
  here "$program" || continue
  expect 0 '' "$program" "-std=$standard" -fsyntax-only -Wall -Wextra -Wpedantic -Werror -Wno-unused-parameter ./*/*."$ending"
done
brought=()
for name in "${plugins[@]}"; do
  cc -O1 -shared -fPIC "$name/$name.c" -o "$name.so" && brought+=(--plugin "$name.so")
  if ((${#brought[@]} == 2 * 24)) || [[ $name == "${plugins[-1]}" ]]; then
    rm -rf out
    expect 1 ' findings' "$graze" fuzz "${brought[@]}" --cases 40000 --survey no
    tests=$(ask "SELECT count(DISTINCT test) FROM finding WHERE outcome = 'missed hit' AND cause = 'logic'")
    if ((tests == ${#brought[@]} / 2)); then ok; else fails "$tests of $((${#brought[@]} / 2)) tests that always miss are convicted"; fi
    wrong=$(ask "SELECT count(*) FROM finding WHERE outcome = 'false hit' OR outcome = 'no answer'")
    if [[ $wrong == 0 ]]; then ok; else fails "one does not always miss: $(ask 'SELECT id FROM finding LIMIT 3')"; fi
    brought=()
  fi
done
cd .. || exit 2

# What a language has for nothing says that they do not meet.
for language in js python; do
  "$graze" new "none_$language" --language "$language" --form 'ray point disc f64' >/dev/null
  sed -i 's/return 0;$/return null;/; s/return 0$/return None/' "none_$language"/*
done
expect 0 'says none, and they do not meet' "$graze" check --command 'node none_js/none_js.js' --form 'ray point disc f64' none_js 0 0 5 0 1 1 0
expect 0 'says none, and they do not meet' "$graze" check --command 'python3 none_python/none_python.py' --form 'ray point disc f64' none_python 0 0 5 0 1 1 0

# A program whose path is no plain word is printed as a shell takes it.
mkdir "a b's" && ln -s "$graze" "a b's/graze"
rm -rf mine
"./a b's/graze" new mine --language c >printed
expect 0 '^Example: graze fuzz' bash -c "$(line 'Fuzz it' | sed 's/ fuzz .*/ fuzz --help/')"
printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0))
