# What the scripts share. Read by the others, not run.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
logs=$root/out/log

say() { printf '%s\n' "$*"; }
die() {
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
  exit 2
}

# step NAME COMMAND...: one line with its time; the log's end when it fails. Returns the command's status.
step() {
  local name=$1 log start status=0
  shift
  mkdir -p "$logs"
  log=$logs/${name// /-}.log
  start=$SECONDS
  "$@" >"$log" 2>&1 || status=$?
  if ((status == 0)); then
    printf '%-28s ok    %4d s\n' "$name" $((SECONDS - start))
  else
    printf '%-28s FAILS %4d s   (all of it: %s)\n' "$name" $((SECONDS - start)) "${log#"$root"/}"
    tail -n 40 "$log"
  fi
  return "$status"
}

# build PRESET [OPTION OF CMAKE...]: configures and builds; ninja does nothing where nothing changed.
build() {
  (cd "$root" && cmake --preset "$@" >/dev/null && cmake --build --preset "$1")
}
