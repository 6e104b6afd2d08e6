{{#drawing name}}
# {{title}}.
# gnuplot draws this picture, beside this file. What it shows stands in it: change what you like, and run it again.
reset session
picture = (ARG0[1:1] eq '/' ? '' : './').ARG0[1:strlen(ARG0) - 3]
formats = '{{formats}}'
set encoding utf8

# Okabe and Ito's colours: told apart by everybody, and by their lightness in print.
orange = '#E69F00'; sky = '#56B4E9'; green = '#009E73'; yellow = '#F0E442'
blue = '#0072B2'; vermillion = '#D55E00'; purple = '#CC79A7'; ink = '#1A1A1A'; grey = '#5A5A5A'
# What an answer is called, and the two shapes: one meaning for each, in every picture and in the page.
false_hit = vermillion
missed_hit = blue
missed_lighter = '#7FB8D9'
broken_contract = purple
no_answer = '#000000'
first_shape = '#14395B'
second_shape = '#7A2E62'

# Places in pixels from the upper left corner, and a panel that reaches over so many.
across(x) = x / width
down(y) = 1 - y / height
panel(x, y, w, h) = 'unset label; unset arrow; unset object; unset key; unset xlabel; unset ylabel; unset logscale; unset grid;'.\
  'set autoscale xy; set border 31 lw 1 lc rgb grey; set tics textcolor rgb ink; set xtics autofreq; set ytics autofreq;'.\
  sprintf('set lmargin at screen %.5f; set rmargin at screen %.5f; set tmargin at screen %.5f; set bmargin at screen %.5f',\
          across(x), across(x + w), down(y), down(y + h))
{{#is_strange}}

# The store's numbers are none of the test's form, or none that can be drawn. The rest of a report is worth having.
width = 640.0; height = 120.0
do for [format in formats] {
{{>terminal.gp}}
  eval panel(20, 60, 600, 40)
  set label 'There is no picture of this case' at screen across(20),down(20) left front textcolor rgb ink font ',16'
  set label 'Its numbers are too large or too small to draw, or not numbers of this test.' at screen across(20),down(43) left front textcolor rgb grey
  set xrange [0:1]; set yrange [0:1]; unset tics; unset border
  plot NaN notitle
  unset multiplot
  unset output
}
{{/is_strange}}
{{#is_map}}
{{>map.gp}}
{{/is_map}}
{{#is_card}}
{{>card.gp}}
{{/is_card}}
{{#is_small}}
{{>finding.gp}}
{{/is_small}}
{{#is_finding}}
{{>finding.gp}}
{{/is_finding}}
{{#is_discovery}}
{{>discovery.gp}}
{{/is_discovery}}
{{#is_speed}}
{{>speed.gp}}
{{/is_speed}}
{{#is_soon}}
{{>soon.gp}}
{{/is_soon}}
{{/drawing}}
