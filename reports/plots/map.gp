{{#picture_map test sweep}}
width = 1110.0; height = 726.0
left = 78; top = 88; wide = 768.0; rows = 576
{{>points.gp}}
{{>regions.gp}}
{{#is_scene}}
{{>shapes.gp}}
{{/is_scene}}
{{#is_ulps}}
{{>ringed.gp}}
{{/is_ulps}}

do for [format in formats] {
{{>terminal.gp}}
{{#is_ulps}}
  eval panel(left + 790, top + 396, 240, 180)
  set label 'the scene; the ring is the map' at screen across(left + 790),down(top + 384) left front textcolor rgb ink font ',12'
  eval ringed
{{/is_ulps}}
  eval panel(left, top, 768, rows)
  set xrange [-0.5:columns - 0.5]; set yrange [lines - 0.5:-0.5]; set x2range [-0.5:767.5]; set y2range [rows - 0.5:-0.5]
{{>heading.gp}}
{{^is_range}}
  set label '{{zoom_words}}' at screen across(20),down(63) left front textcolor rgb grey
{{/is_range}}
{{#is_range}}
{{>range.gp}}
{{/is_range}}
{{#is_scene}}
  x_at = zero_x; x_by = step_x; y_at = zero_y; y_by = step_y
  x_first = 0; x_last = columns - 1; y_first = 0; y_last = lines - 1
{{>marks.gp}}
  set label 'x of the {{part}} of {{moves}}' at screen across(left + 384),down(top + rows + 45) center front textcolor rgb ink
  set label 'y' at screen across(left - 62),down(top + rows / 2) center front textcolor rgb ink
{{>shape_words.gp}}
{{/is_scene}}
{{#is_ulps}}
  x_at = -floor(columns / 2); x_by = 1.0; x_first = 0; x_last = columns - 1
  y_at = -floor(lines / 2); y_by = 1.0; y_first = 0; y_last = lines - 1
{{>marks.gp}}
  set label sprintf('%s: steps from %.6g, of %.2g each', '{{x_name}}', {{x_middle}}, {{step_x}}) at screen across(left + 384),down(top + rows + 45) center front textcolor rgb ink
  set label sprintf('%s: steps from %.6g, of %.2g each', '{{y_name}}', {{y_middle}}, {{step_y}}) at screen across(left - 54),down(top + rows / 2) center rotate by 90 front textcolor rgb ink
{{/is_ulps}}
  labels_left = left + 790; labels_top = top; labels_bottom = top + {{#is_ulps}}370{{/is_ulps}}{{^is_ulps}}rows{{/is_ulps}}
{{>labels.gp}}
  eval 'plot '.map
  unset multiplot
  unset output
}
{{/picture_map}}
