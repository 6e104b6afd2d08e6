# What the tests of the program share: they count what holds and go on. Read by the others, not run.

passed=0 failed=0
output=out # where `expect` leaves what the command said

ok() { passed=$((passed + 1)); }
fails() {
  failed=$((failed + 1))
  printf 'FAILS: %s\n' "$*"
}
# expect CODE PATTERN COMMAND...: its exit code, and what it says on either stream; '' is any.
expect() {
  local code=$1 pattern=$2 status=0
  shift 2
  "$@" >"$output" 2>&1 </dev/null || status=$?
  if ((status == code)) && { [[ -z $pattern ]] || grep -qE -- "$pattern" "$output"; }; then ok; else
    fails "${*:1:12} : exit $status, expected $code and '$pattern'"
    head -n 8 "$output"
  fi
}
# edit STORE SQL: changes a store, and seals it as if graze had saved it so.
edit() { sqlite3 "$1" "$2" && "$(dirname "$graze")/../tests/reseal" "$1"; }
# until_saved PID STORE QUERY: waits until a query of the store tells something else, or the process has ended.
until_saved() {
  local before
  before=$(sqlite3 -readonly "$2" "$3" 2>/dev/null)
  while kill -0 "$1" 2>/dev/null && [[ $(sqlite3 -readonly "$2" "$3" 2>/dev/null) == "$before" ]]; do sleep 0.05; done
}
