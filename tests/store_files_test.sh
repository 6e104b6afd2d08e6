#!/usr/bin/env bash
# Stores by odd names and in odd company: no file is touched that is not the store's own, and nothing is waited for. On a disc that is
# full, beside another process, and killed in a merge: nothing is lost, nothing is half.
#
#   store_files_test.sh GRAZE        GRAZE_LONG: more kills, more sizes of what is free
set -uo pipefail
graze=$1
source "$(dirname "$0")/checks.sh"
work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; umount "$work/disc" 2>/dev/null; rm -rf "$work"' EXIT
cd "$work" || exit 1
campaign() { timeout 60 "$graze" fuzz --tests corner_java --cases 4096 --survey no "$@" </dev/null; }
campaign --out good.db >/dev/null
quick() { timeout 20 "$graze" "$@"; }
# The bytes with which a journal of SQLite begins, of sectors and pages of usual sizes.
head_of_journal() { printf '\xd9\xd5\x05\xf9\x20\xa1\x63\xd7\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\0\0\0\x10\0'; }

# What stands where a journal would is somebody's file, whether the store is reached by a link or not, empty or not.
mkdir mine theirs
cp good.db mine/store
: >mine/empty
for name in store empty; do
  ln -s "../mine/$name" "theirs/$name.db"
  for suffix in journal wal; do
    echo precious >"mine/$name-$suffix"
    for path in "theirs/$name.db" "mine/$name"; do
      for command in findings replay resume 'report --out r' 'merge m.db' 'plot speed --out p.svg'; do quick $command "$path" >/dev/null 2>&1 </dev/null; done
      expect 2 "ends in -$suffix, which no graze wrote" quick fuzz --tests corner_java --cases 4096 --survey no --out "$path"
    done
    if [[ $(<"mine/$name-$suffix") == precious ]]; then ok; else fails "$name-$suffix is gone"; fi
    rm -f "mine/$name-$suffix"
  done
done
expect 0 'corner_java' quick findings theirs/store.db
if cmp -s mine/store good.db; then ok; else fails 'a store that was only read has changed'; fi

# A journal that names a file has that file removed.
{ head_of_journal && printf 'xxxx%sxxxxxxxx\xd9\xd5\x05\xf9\x20\xa1\x63\xd7' "$work/good.db"; } >mine/store-journal
expect 2 'which no graze wrote' quick findings theirs/store.db
if [[ -s good.db ]]; then ok; else fails 'a journal removed a file'; fi
rm mine/store-journal

# A pipe, a folder and a device are no files: nobody waits for them.
mkfifo mine/store-journal pipe
for command in findings replay resume 'report --out r' 'merge m.db'; do
  expect 2 'which no graze wrote' quick $command mine/store
  expect 2 'is no file' quick $command pipe
done
expect 2 'is no file' quick fuzz --tests corner_java --cases 4096 --out pipe
expect 2 'is no file' quick findings mine
rm mine/store-journal
ln -s nothing dangling
expect 2 'No such file' quick findings dangling
expect 2 'dangling' campaign --out dangling
if [[ ! -e nothing ]]; then ok; else fails 'a link made a file elsewhere'; fi

# A file that is no store is not taken for an empty one, however short.
for text in x SQLite 'SQLite format 3'; do
  printf '%s' "$text" >short
  expect 2 'no graze store' campaign --out short
  expect 2 'no graze store' quick findings short
  if [[ $(<short) == "$text" ]]; then ok; else fails "'$text' was written over"; fi
done

# A name is a name: not an address, whatever it begins with, and no other than was given.
for name in 'file:x.db?mode=memory' ':memory:' $'bell\a.db' $'latin\xe9.db' 'a b%20.db'; do
  campaign --out "$name" >/dev/null
  campaign --out "$name" >/dev/null
  if [[ -f $name ]]; then ok; else fails "no store under the name $(printf %q "$name")"; fi
  expect 0 'corner_java' quick findings "$name"
  timeout 60 "$graze" fuzz --tests corner_java --range 4096:8192 --survey no --out part.db >/dev/null
  expect 0 '' quick merge "sum-$name" "$name" part.db --survey no
  if [[ -f sum-$name ]]; then ok; else fails "no sum under the name $(printf %q "sum-$name")"; fi
  rm -f part*.db
done
shopt -s nullglob dotglob
for name in *.part *\\x*; do fails "left behind: $name"; done
kept=(bell*.1.db latin*.1.db)
if ((${#kept[@]} == 2)); then ok; else fails "kept: ${kept[*]@Q}"; fi

# Of one store and another process. What is read is a copy of one moment: it keeps nobody who saves waiting, however long it takes.
cat >slow.py <<'EOF'
import sys, time
if sys.stdin.readline().split()[2] == "tests":
    print("graze 1 slow\ntest slow; disc disc i32; closed; discs meet")
    sys.exit()
print("graze 1 slow", end="")
answers = ["\n"]
for line in sys.stdin:
    if line == "\n":
        time.sleep(float(sys.argv[1]))
        print("".join(answers), end="", flush=True)
        answers.clear()
    else:
        answers.append("0\n")
EOF
slow=(--limit 60s --command 'python3 slow.py 0')
"$graze" fuzz "${slow[@]}" --cases 256 --survey no --out slow.db >/dev/null 2>&1 </dev/null
"$graze" replay slow.db --limit 60s --command 'python3 slow.py 9' >/dev/null 2>&1 </dev/null &
reader=$!
sleep 1
expect 0 '' sqlite3 -cmd '.timeout 500' slow.db 'UPDATE campaign SET machine = 1'
if kill -0 $reader 2>/dev/null; then ok; else fails 'the reader had ended before'; fi
kill $reader && wait $reader 2>/dev/null
# Who counts is alone.
campaign --out shared.db >/dev/null
counted() { sqlite3 -readonly -cmd '.timeout 1000' shared.db 'SELECT coalesce(sum(last - first), 0) FROM range_done' 2>/dev/null || echo 0; }
for command in "fuzz --tests corner_java --cases 2^40 --survey no --out shared.db" "resume shared.db"; do
  before=$(counted)
  # shellcheck disable=SC2086 # words
  "$graze" $command >/dev/null 2>&1 </dev/null &
  counter=$!
  # It has claimed the store when it has saved more than was there.
  until (($(counted) > before)); do sleep 0.05; done
  expect 2 'another graze is counting' quick resume shared.db
  expect 2 'another graze is counting' campaign --out shared.db
  expect 0 'wrong in' quick exhaust --tests corner_java --size 2 --out shared.db # its rows are its own
  expect 0 '' quick merge "copy-$counter.db" shared.db --survey no
  whole=$(sqlite3 "copy-$counter.db" 'SELECT (SELECT sum(last - first) FROM range_done) = (SELECT sum(cases) FROM cell)')
  if [[ $whole == 1 ]]; then ok; else fails 'a store that is being saved is read by halves'; fi
  kill -INT $counter
  wait $counter
  if (($? == 130)); then ok; else fails "the one that counts did not go on: $command"; fi
done
whole=$(sqlite3 shared.db "SELECT (SELECT sum(last - first) FROM range_done) = (SELECT sum(cases) FROM cell) AND (SELECT count(*) FROM lattice)")
if [[ $whole == 1 ]]; then ok; else fails 'cases are lost, or counted twice'; fi

# A merge that is killed at any moment: what is added up is as it was, the sum is whole or not there, and the next merge goes.
kills=8
[[ -z ${GRAZE_LONG:-} ]] || kills=40
timeout 60 "$graze" fuzz --tests corner_java,clamp_py --cases 2^14 --survey no --out one.db >/dev/null 2>&1
timeout 60 "$graze" fuzz --tests corner_java,clamp_py --range 2^14:2^15 --survey no --out two.db >/dev/null 2>&1
cp one.db one.kept && cp two.db two.kept
begun=${EPOCHREALTIME/./}
quick merge whole.db one.db two.db --survey no >/dev/null 2>&1
took=$((${EPOCHREALTIME/./} - begun))
for ((kill = 1; kill <= kills; kill++)); do
  rm -f sum.db
  "$graze" merge sum.db one.db two.db --survey no >/dev/null 2>&1 &
  sleep "$(printf '%d.%06d' $((took * kill / kills / 1000000)) $((took * kill / kills % 1000000)))"
  kill -KILL $! 2>/dev/null
  wait $! 2>/dev/null
  [[ ! -e sum.db ]] || expect 0 'corner_java' quick findings sum.db
done
if cmp -s one.db one.kept && cmp -s two.db two.kept; then ok; else fails 'a merge that was killed changed what it adds up'; fi
# What they left has a name of its own, even for a process of the same number: of those that follow, some have it in a container.
rm -f sum.db ./*.part*
bash -c 'touch sum.db.$$-0.part && exec "$0" merge sum.db one.db two.db --survey no' "$graze" >/dev/null 2>&1
bash -c 'touch good.db.$$-0.part && exec "$0" fuzz --tests corner_java --cases 4096 --survey no --out good.db' "$graze" >/dev/null 2>&1
if cmp -s <("$graze" findings sum.db --json) <("$graze" findings whole.db --json) && [[ -e good.1.db ]]; then ok; else fails 'what a killed process left is in the way'; fi
rm -f ./*.part*

# A disc that is full at any moment of a save: what was saved is still there, and once there is room all goes on.
full() { # full KILOBYTES CODE PATTERN COMMAND...: so many are free, then enough are again
  local left=$(($(df -k --output=avail disc | tail -n 1) - $1))
  head -c "${left}k" /dev/zero >disc/fill
  expect "$2" "$3" timeout 60 "$graze" "${@:4}"
  rm disc/fill
}
if [[ $EUID == 0 ]] && mkdir disc && mount -t tmpfs -o size=3m tmpfs disc 2>/dev/null; then
  sizes=(0 64 320)
  [[ -z ${GRAZE_LONG:-} ]] || sizes=(0 4 16 40 64 100 200 300 320)
  for free in "${sizes[@]}"; do
    rm -rf disc/*
    cp one.db two.db disc
    full "$free" 2 'room' fuzz --tests corner_java,clamp_py --cases 2^14 --survey no --out disc/one.db
    full "$free" 2 'make room' merge disc/sum.db disc/one.db disc/two.db --survey no
    full 8 2 'room|No space' report disc/one.db --out disc/report --no-plots
    for name in svg png; do
      cp one.db "disc/p.$name"
      full 16 2 'room' plot discovery disc/one.db --out "disc/p.$name"
      if cmp -s one.db "disc/p.$name"; then ok; else fails "half a picture stands in the place of what was there"; fi
    done
    if [[ $(cd disc && echo *) =~ ^one(\.1.db\ one)?\.db\ p.png\ p.svg\ two.db$ ]]; then ok; else fails "left on a full disc: $(cd disc && echo *)"; fi
    if cmp -s <("$graze" findings disc/one.db --json) <("$graze" findings one.db --json); then ok; else fails 'a store is lost on a full disc'; fi
    full "$free" 2 'room' fuzz --tests corner_java,clamp_py --cases 2^14 --survey no --out disc/new.db
    expect 0 '' quick fuzz --tests corner_java,clamp_py --cases 2^14 --survey no --out disc/new.db
    expect 0 '' quick merge disc/sum.db disc/one.db disc/two.db --survey no
  done
  umount disc
fi

printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0))
