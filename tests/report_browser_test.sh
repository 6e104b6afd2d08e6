#!/usr/bin/env bash
# The page of a campaign, and that of a store that means harm, opened in Chromium. Exit 77 where there is none.
#   report_browser_test.sh GRAZE
set -euo pipefail
source "$(dirname "$0")/checks.sh"
graze=$1
tests=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# A few tests of each pair and role: every kind of picture and section, few enough to draw soon. With GRAZE_LONG all.
some=(--tests point_java,clamp_py,quadrant_js,expanded_cs,corner_java,lines_slopes,monogame_circle_cs,kiwi_circle_js,phaser_lines_mended_js,house_disc_box_f64_closed,liar_never_hit)
[[ -z ${GRAZE_LONG:-} ]] || some=()
"$graze" fuzz "${some[@]}" --cases 2^14 --out campaign.db >/dev/null 2>&1 || (($? == 1))
"$tests/report_hostile.py" campaign.db hostile.db
edit hostile.db ''
"$graze" report campaign.db
"$graze" report hostile.db --out hostile --no-plots
"$tests/report_browser_test.py" report/report.html
"$tests/report_browser_test.py" report/method.html --brief
"$tests/report_browser_test.py" report/museum.html
# The page of a test of one's own.
"$graze" fuzz --plugin "$(dirname "$graze")/../tests/mine.so" --cases 2^13 --out own.db >/dev/null 2>&1 || (($? == 1))
"$graze" report own.db --out own
"$tests/report_browser_test.py" own/report.html
"$tests/report_browser_test.py" hostile/report.html --brief --no-axe --no-plots
