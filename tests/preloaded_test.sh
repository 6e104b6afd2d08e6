#!/usr/bin/env bash
# Libraries linked with -ffast-math, which take the least numbers for 0: loaded into graze itself, loaded as a plugin, and changing
# the floating-point environment again while a campaign runs.
#   preloaded_test.sh GRAZE PLUGIN
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$1 plugin=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
run=(fuzz --cases 2^16 --survey no)
house=house_point_box_f64_closed
# same ONE OTHER QUERY WHAT: two stores answer alike, and not with nothing.
same() {
  sqlite3 -readonly "$1" "$3" >one
  sqlite3 -readonly "$2" "$3" >other
  if [[ -s one ]] && cmp -s one other; then ok; else fails "$4: $(diff one other | head -n 4)"; fi
}
cells='SELECT * FROM coverage WHERE cases > 0 ORDER BY form, relation, place'

expect 0 '' "$graze" "${run[@]}" --tests $house --out plain.db
expect 0 '' env LD_PRELOAD="$plugin" "$graze" "${run[@]}" --tests $house --out preloaded.db
same plain.db preloaded.db "$cells" 'a library loaded before changes what is true'
# Its own process is its own affair: what it does there is what its user sees too.
expect 1 'in_box' "$graze" "${run[@]}" --plugin "$plugin" --out plugin.db
expect 1 'in_box' env GRAZE_CALM=1 "$graze" "${run[@]}" --plugin "$plugin" --out calm.db
same calm.db plugin.db "$cells" 'a plugin changes what is true'
tiny="SELECT count(*) FROM finding WHERE cause = 'range' AND outcome = 'false hit'"
if [[ $(sqlite3 plugin.db "$tiny") -gt 0 && $(sqlite3 calm.db "$tiny") == 0 ]]; then ok; else fails 'the plugin takes no number for 0'; fi

for command in "fuzz --cases 2^16 --survey no --tests $house --out" "exhaust --tests $house --kind ulp --size 2 --out"; do
  # shellcheck disable=SC2086 # words
  expect 2 'changes the floating-point environment.*LD_PRELOAD' env GRAZE_MEDDLES=1 LD_PRELOAD="$plugin" "$graze" $command meddled.db
  rm -f meddled.db
done

echo "$passed passed, $failed failed"
((failed == 0))
