#!/usr/bin/env bash
# A locale in which a number has a comma: in no store, page, script or answer is one written or read otherwise, also where a library
# takes the locale over in graze itself.
#   locale_test.sh GRAZE PLUGIN
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$1 plugin=$2
work=$(mktemp -d)

trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
mkdir locales
localedef -i de_DE -f UTF-8 locales/de_DE.UTF-8 2>/dev/null || { echo "skipped: no localedef, or no de_DE here (Debian: locales)"; exit 77; }
export LOCPATH=$work/locales
german='LC_ALL=de_DE.UTF-8'
if [[ $(env $german printf '%.1f' 1,5) == 1,5 ]]; then ok; else fails 'the locale has no comma'; fi

# The tests of a plugin are judged there too; what it does with its own numbers is its own affair.
# everything NAME ENVIRONMENT...: what graze says and writes, in a folder of that name.
everything() {
  local name=$1 store
  shift
  mkdir "$name"
  (
    cd "$name" || exit 2
    run() { env "${said[@]}" "$graze" "$@" 2>&1 </dev/null; }
    said=("$@")
    run fuzz --tests clamp_py,quadrant_js --cases 4096 --survey no --out built.db
    run fuzz --plugin "$plugin" --within -1000.5:1e6 --tolerance 0.25 --limit 20.5s --cases 4096 --survey no --out plugin.db
    run new mine --language python --form 'disc disc f64'
    run fuzz --command 'python3 mine/mine.py' --form 'disc disc f64' --within -1000.5:1e6 --limit 20.5s --cases 4096 --survey no --out command.db
    run check clamp_py 0.5 0.25 1.5 1 1 2.5 3.25
    run check clamp_py 0,5 0.25 1.5 1 1 2.5 3.25
    run shrink clamp_py 0.1 0.1 1e-300 0.3 0.1 0.7 0.1
    for store in built plugin command; do
      run findings $store.db --json
      run report $store.db --out $store --no-plots
      run plot discovery $store.db --out $store/plot.gp
      sqlite3 $store.db 'SELECT * FROM finding; SELECT * FROM verdict; SELECT * FROM incident; SELECT * FROM diagnosis'
      rm $store.db
    done
    run plot --help
  ) >"$name.said"
}
everything plain LC_ALL=C LD_PRELOAD="$plugin"
if grep -qE 'found .-1000.5|expected a time' plain.said; then fails 'options are not read'; else ok; fi
for locale in "$german" LC_NUMERIC=de_DE.UTF-8; do
  rm -rf comma
  everything comma LANG=C "$locale" LD_PRELOAD="$plugin"
  if diff plain.said comma.said >different && diff -r plain comma >>different; then ok; else
    fails "$locale changes what is said or written"
    head -n 12 different
  fi
done

echo "$passed passed, $failed failed"
((failed == 0))
