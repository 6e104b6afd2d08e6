{{#picture_map test sweep}}
width = 642.0; height = 482.0
left = 1; top = 1; rows = 480
{{>points.gp}}
{{^is_bare}}
{{>shapes.gp}}
{{/is_bare}}

do for [format in formats] {
{{>terminal.gp}}
  eval panel(left, top, 640, rows)
  set xrange [-0.5:columns - 0.5]; set yrange [lines - 0.5:-0.5]; set x2range [-0.5:639.5]; set y2range [rows - 0.5:-0.5]
  unset xtics; unset ytics
{{^is_bare}}
{{>shape_words.gp}}
{{/is_bare}}
  eval colours_of('$by_wrong')
  eval "plot $cells matrix with image axes x2y2 notitle, $border with lines lw 1.5 lc rgb '#000000' notitle"{{^is_bare}}.', '.shapes{{/is_bare}}
  unset multiplot
  unset output
}
{{/picture_map}}
