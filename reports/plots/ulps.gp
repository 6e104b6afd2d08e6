{{#picture_map test sweep}}
width = 1088.0; height = 724.0
left = 294; top = 84; rows = 576
{{>points.gp}}
{{>regions.gp}}
$stays << END
{{{stays_outline}}}
END
$moves << END
{{{moves_outline}}}
END
{{#picture_closer test sweep}}
# A few points at an edge of what is wrong, so large that each is seen by itself.
$closer_points << END
{{{cells}}}END
set print $closer
do for [row = 0:167] { print $closer_points[1 + row * |$closer_points| / 168] }
set print $squares
do for [k = 1:11] { print sprintf('%g -0.5', k - 0.5); print sprintf('%g 11.5', k - 0.5); print ''; print sprintf('-0.5 %g', k - 0.5); print sprintf('11.5 %g', k - 0.5); print '' }
unset print
{{/picture_closer}}

do for [format in formats] {
{{>terminal.gp}}
  eval panel(20, top, 192, 132)
  set label 'the scene; the ring is the map' at screen across(20),down(top - 11) left front textcolor rgb ink font ',12'
{{>heading.gp}}
  set xrange [-1.4545:1.4545]; set yrange [1:-1]; unset xtics; unset ytics
  set object circle at {{near_x}},{{near_y}} size 0.11 front fs empty border lc rgb vermillion lw 2
  plot $moves using 1:2 with filledcurves closed fc rgb sky fs transparent solid 0.5 border lc rgb ink notitle, $stays using 1:2 with filledcurves closed fc rgb yellow fs transparent solid 0.5 border lc rgb ink notitle

  eval panel(20, top + 162, 192, 192)
  set label 'what the test says (blue: hit)' at screen across(20),down(top + 151) left front textcolor rgb ink font ',12'
  set xrange [-0.5:columns - 0.5]; set yrange [lines - 0.5:-0.5]; set x2range [-0.5:575.5]; set y2range [575.5:-0.5]
  unset xtics; unset ytics
  eval colours_of('$by_answer')
  plot $cells matrix every 3:3:1:1 with image axes x2y2 notitle, $border with lines lw 1.5 lc rgb '#000000' notitle

  eval panel(20, top + 384, 192, 192)
  set label 'what is true (blue: they meet)' at screen across(20),down(top + 373) left front textcolor rgb ink font ',12'
  set xrange [-0.5:columns - 0.5]; set yrange [lines - 0.5:-0.5]; set x2range [-0.5:575.5]; set y2range [575.5:-0.5]
  unset xtics; unset ytics
  eval colours_of('$by_truth')
  plot $cells matrix every 3:3:1:1 with image axes x2y2 notitle

  eval panel(left, top, 576, rows)
  set label 'where it is wrong' at screen across(left),down(top - 11) left front textcolor rgb ink font ',12'
  set xrange [-0.5:columns - 0.5]; set yrange [lines - 0.5:-0.5]; set x2range [-0.5:575.5]; set y2range [575.5:-0.5]
  x_at = -floor(columns / 2); x_by = 1.0; x_first = 0; x_last = columns - 1
  y_at = -floor(lines / 2); y_by = 1.0; y_first = 0; y_last = lines - 1
{{>marks.gp}}
  set label sprintf('%s: steps from %.6g, of %.2g each', '{{x_name}}', {{x_middle}}, {{step_x}}) at screen across(left + 288),down(top + rows + 45) center front textcolor rgb ink
  set label sprintf('%s: steps from %.6g, of %.2g each', '{{y_name}}', {{y_middle}}, {{step_y}}) at screen across(left - 50),down(top + 288) center rotate by 90 front textcolor rgb ink
  labels_left = left + 598; labels_top = top; labels_bottom = top + rows - {{?picture_closer test sweep}}208{{/picture_closer}}{{^picture_closer test sweep}}0{{/picture_closer}}
{{>labels.gp}}
  eval colours_of('$by_wrong')
  plot $cells matrix with image axes x2y2 notitle, $border with lines lw 1.5 lc rgb '#000000' notitle
{{#picture_closer test sweep}}

  eval panel(left + 598, top + rows - 168, 168, 168)
  set label 'closer: a square is one step' at screen across(left + 598),down(top + rows - 179) left front textcolor rgb ink font ',12'
  set xrange [{{left}} - 0.5:{{left}} + 11.5]; set yrange [{{top}} + 11.5:{{top}} - 0.5]; set x2range [-0.5:167.5]; set y2range [167.5:-0.5]
  unset xtics; unset ytics
  plot $closer matrix with image axes x2y2 notitle, $squares using ({{left}} + $1):({{top}} + $2) with lines lw 0.5 lc rgb '#9A9A9A' notitle, $border with lines lw 1.5 lc rgb '#000000' notitle
{{/picture_closer}}
  unset multiplot
  unset output
}
{{/picture_map}}
