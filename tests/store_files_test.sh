#!/usr/bin/env bash
# Stores by odd names and in odd company: no file is touched that is not the store's own, and nothing is waited for.
#
#   store_files_test.sh GRAZE
set -uo pipefail
graze=$1
source "$(dirname "$0")/checks.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
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
      for command in findings replay resume 'report --out r' 'merge m.db' 'plot speed -o p.svg'; do quick $command "$path" >/dev/null 2>&1 </dev/null; done
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

printf '%d passed, %d failed\n' "$passed" "$failed"
((failed == 0))
