#!/usr/bin/env bash
# The pictures of a report: their numbers, their files, the same bytes again, and what happens without gnuplot.
#   plot_test.sh GRAZE SOURCE-FOLDER
set -uo pipefail
source "$(dirname "$0")/checks.sh"
graze=$1 source=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
# A few tests of three pairs, one of them of hulls: every kind of picture, few enough to draw twice.
tests=quadrant_js,corner_java,square_js,liar_ends_only
[[ -z ${GRAZE_LONG:-} ]] || tests+=,clamp_py,sides_java,point_java
"$graze" fuzz --tests "$tests" --cases 2^16 --out campaign.db >/dev/null 2>&1
expect 0 '' "$graze" plot --all plots campaign.db
expect 0 ', 0 do not' "$source/tests/plot_numbers_test.py" "$graze" campaign.db plots
for picture in plots/*.svg; do
  stem=${picture%.svg}
  for ending in png gp; do
    if [[ -s $stem.$ending ]]; then ok; else fails "$stem.$ending is not there"; fi
  done
  if python3 -c 'import sys, xml.etree.ElementTree as x; x.parse(sys.argv[1])' "$picture"; then ok; else fails "$picture is no XML"; fi
done
expect 0 report "$graze" report campaign.db --out report
expect 0 again "$graze" report campaign.db --out again
if diff -r report again >diff.txt; then ok; else
  fails 'the same store gives other bytes'
  head -n 3 diff.txt
fi

# What keeps the folder of a default report under 5 MB (tests/report_test.sh with GRAZE_LONG measures that one).
large=$(find plots -name '*.svg' -size +44k)
if [[ -z $large ]]; then ok; else fails "pictures of more than 44 kB: $large"; fi
expect 0 '' python3 -c '
import json, sys
text = open("report/report.json").read()
report = json.loads(text)
each = len(text) / len(report["findings"])
sys.exit(each > 4000 and f"report.json takes {each:.0f} bytes a finding, more than 4,000")'

# The script beside a picture draws it again, from another folder too.
cp plots/map-ulps-quadrant_js.png before.png
rm plots/map-ulps-quadrant_js.{png,svg}
expect 0 '' gnuplot plots/map-ulps-quadrant_js.gp
if cmp -s before.png plots/map-ulps-quadrant_js.png; then ok; else fails 'the script draws another picture'; fi

# A way that ends nowhere, of numbers below the normal ones.
"$graze" fuzz --tests intersect_segment_mended_ts --range 1760:1761 --survey no --all --out tiny.db >/dev/null 2>&1
expect 0 '' "$graze" plot card tiny.db intersect_segment_mended_ts --out tiny.svg
expect 0 tiny "$graze" report tiny.db --out tiny

# One picture.
for ending in svg png pdf; do
  expect 0 '' "$graze" plot map campaign.db corner_java scene --out one.$ending
  if [[ -s one.$ending ]]; then ok; else fails "no one.$ending"; fi
done
# Or its script: a person changes a colour, and draws it again.
expect 0 '' "$graze" plot map campaign.db corner_java scene --out mine.gp
expect 0 '' gnuplot mine.gp
if cmp -s one.svg mine.svg && cmp -s one.png mine.png; then ok; else fails 'the script draws another picture'; fi
sed -i "s/^missed_hit = .*/missed_hit = '#123456'/" mine.gp
expect 0 '' gnuplot mine.gp
if grep -Eq 'rgb\( *18, *52, *86\)' mine.svg; then ok; else fails 'a colour cannot be changed'; fi
expect 0 '^map +[0-9]+, such as: map ' "$graze" plot --list campaign.db
if (($("$graze" plot --list campaign.db | wc -l) <= 6)); then ok; else fails "more lines than kinds of pictures"; fi
expect 0 '^finding corner_java/' "$graze" plot --list campaign.db --kind finding
expect 2 'expected map, card, finding' "$graze" plot mop campaign.db --out x.svg
expect 2 'found no map corner_java ulps' "$graze" plot map campaign.db corner_java ulps --out x.svg
expect 2 'expected .svg, .png, .pdf or .gp' "$graze" plot discovery campaign.db --out x.gif
expect 2 '--out: found nothing, expected' "$graze" plot discovery campaign.db
expect 2 'writable' "$graze" plot discovery campaign.db --out nowhere/x.svg

# Without gnuplot, and with one that fails.
mkdir none failing
expect 2 'apt-get install gnuplot-nox.*--no-plots' env PATH="$work/none" "$graze" report campaign.db --out without
printf '#!/bin/sh\n[ "$1" = --version ] && exit 0\necho "line 3: no such terminal" >&2\nexit 4\n' >failing/gnuplot
chmod +x failing/gnuplot
expect 2 'gnuplot failed \(exit 4\).*no such terminal' env PATH="$work/failing:$PATH" "$graze" report campaign.db --out without
expect 0 'without/report.html' env PATH="$work/none" "$graze" report campaign.db --out without --no-plots

# A name is a name: neither gnuplot nor a shell takes it for a command.
for name in '|touch ran;.svg' '`touch ran`.svg' '$(touch ran).svg' '<touch ran.svg'; do
  expect 0 '' "$graze" plot map campaign.db corner_java scene --out "$name"
  if [[ -s $name && ! -e ran ]]; then ok; else fails "$name is not the name of a picture"; fi
done
mkdir '|touch ran; $(touch ran)' && cp campaign.db '|touch ran; $(touch ran)/c.db'
expect 0 'report.html' "$graze" report '|touch ran; $(touch ran)/c.db' --out '|touch ran;'
if [[ -s '|touch ran;/report.html' && ! -e ran ]]; then ok; else fails 'a folder is taken for a command'; fi

# Nor is what a store has in the place of a number.
cp campaign.db strange.db
edit strange.db "UPDATE map SET width = width || '; system \"touch ran\"';
  UPDATE finding SET gap = gap || '); system \"touch ran\"; print (1';
  UPDATE speed SET nanoseconds = 'END' || char(10) || 'system \"touch ran\"' WHERE test = 'quadrant_js';
  UPDATE speed SET nanoseconds = nanoseconds || char(10) || 'END' || char(10) || 'system \"touch ran\"'"
expect 0 '' "$graze" plot --all strange strange.db
if [[ ! -e ran && ! -e strange/ran ]]; then ok; else fails 'a text in the place of a number is taken for a command'; fi

# Stopped while pictures are drawn, by a gnuplot that takes its time: nothing is left.
mkdir slow
printf '#!/bin/sh\ncase $1 in --version) echo gnuplot 5.4 ;; *) : >"%s/drawing" && sleep 2 ;; esac\n' "$work" >slow/gnuplot
chmod +x slow/gnuplot
PATH=$work/slow:$PATH "$graze" report campaign.db --out halted >said 2>&1 &
for _ in {1..600}; do
  [[ ! -e drawing ]] || break
  sleep 0.1
done
kill -TERM $!
status=0
wait $! || status=$?
if ((status == 130)) && grep -q 'no report is written' said; then ok; else fails "SIGTERM gives $status: $(<said)"; fi
left=$(find . -maxdepth 1 -name 'halted*' -o -maxdepth 1 -name 'without.*' | head -n 1)
if [[ -z $left ]]; then ok; else fails "$left is left behind"; fi
left=$(find . -maxdepth 1 -name 'without.*' -o -maxdepth 1 -name 'one.*.??????' | head -n 1)
if [[ -z $left ]]; then ok; else fails "$left is left behind"; fi

echo "$passed passed, $failed failed"
((failed == 0))
