{{#picture_map test sweep}}
width = 950.0; height = 610.0
left = 70; top = 66; rows = 480
{{>points.gp}}
{{>regions.gp}}
{{^is_range}}
{{>shapes.gp}}
{{/is_range}}

do for [format in formats] {
{{>terminal.gp}}
  eval panel(left, top, 640, rows)
  set xrange [-0.5:columns - 0.5]; set yrange [lines - 0.5:-0.5]; set x2range [-0.5:639.5]; set y2range [rows - 0.5:-0.5]
{{>heading.gp}}
{{#is_range}}
{{>range.gp}}
{{/is_range}}
{{^is_range}}
  x_at = zero_x; x_by = step_x; y_at = zero_y; y_by = step_y
  x_first = 0; x_last = columns - 1; y_first = 0; y_last = lines - 1
{{>marks.gp}}
  set label 'x of the {{part}} of {{moves}}' at screen across(left + 320),down(top + rows + 45) center front textcolor rgb ink
{{>shape_words.gp}}
{{/is_range}}
  labels_left = left + 662; labels_top = top; labels_bottom = top + rows
{{>labels.gp}}
  eval colours_of('$by_wrong')
  eval "plot $cells matrix with image axes x2y2 notitle, $border with lines lw 1.5 lc rgb '#000000' notitle"{{^is_range}}.', '.shapes{{/is_range}}
  unset multiplot
  unset output
}
{{/picture_map}}
