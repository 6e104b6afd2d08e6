{{#picture_map test sweep}}
width = 514.0
left = 1; wide = 512.0
{{#is_ulps}}
height = 226.0; top = 25; wide = 254.0; left = 259; rows = 191
{{>points.gp}}
{{>ringed.gp}}
{{/is_ulps}}
{{^is_ulps}}
height = 386.0; top = 1; rows = 384
{{>points.gp}}
{{>shapes.gp}}
{{/is_ulps}}

do for [format in formats] {
{{>terminal.gp}}
{{#is_ulps}}
  eval panel(1, top, 254, rows)
  set label '{{moves}}, {{stays}}' at screen across(2),down(11) left front textcolor rgb ink font ',14'
  eval ringed
{{/is_ulps}}
  eval panel(left, top, wide, rows)
  set xrange [-0.5:columns - 0.5]; set yrange [lines - 0.5:-0.5]; set x2range [-0.5:511.5]; set y2range [rows - 0.5:-0.5]
  unset xtics; unset ytics
{{#is_ulps}}
  set label 'in the ring, step by step' at screen across(left),down(11) left front textcolor rgb ink font ',14'
{{/is_ulps}}
{{^is_ulps}}
{{>shape_words.gp}}
{{/is_ulps}}
  eval 'plot '.map
  unset multiplot
  unset output
}
{{/picture_map}}
