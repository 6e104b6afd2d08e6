{{#picture_discovery}}
width = 870.0; height = 570.0
left = 70; top = 70
# A part for each family, the first one for all: cases tried, counted from 1, and findings met.
$met << END
{{#picture_family}}
# {{family}}
1 0
{{#picture_met family}}
{{case_number}} {{findings}}
{{/picture_met}}
{{last}} {{findings}}


{{/picture_family}}
END
last = {{last}}.0
most = {{findings}} * 1.03 + 1
colours = 'ink vermillion blue green orange purple sky ink blue vermillion green purple orange sky ink'
dashes = '1 1 1 1 1 1 1 2 2 2 2 2 2 2 3'
styles = 15
{{>label_arrays.gp}}
{{#picture_family}}
labels = labels + 1
style = (labels - 1) % styles + 1
label_text[labels] = '{{words}}: {{findings}}'.(word(dashes, style) > 1 ? ', dashed' : '')
label_below[labels] = ''
label_colour[labels] = value(word(colours, style))
label_x[labels] = last
label_y[labels] = {{findings}}
label_wish[labels] = top + 440 * (1 - {{findings}} / most)
{{/picture_family}}
families = labels

do for [format in formats] {
{{>terminal.gp}}
  eval panel(left, top, 560, 440)
{{>heading.gp}}
  set xrange [1:last]; set yrange [0:most]; set logscale x
  set xtics nomirror out (1, 10, 100, '1,000' 1e3, '10,000' 1e4, '100,000' 1e5, '1 million' 1e6, '10 M' 1e7, '100 M' 1e8, '1 G' 1e9)
  set ytics nomirror out; set grid ytics lc rgb '#DDDDDD' lt 1
  set label 'cases tried (every ten times as many)' at screen across(left + 280),down(top + 485) center front textcolor rgb ink
  set label 'findings met' at screen across(left - 52),down(top + 220) center rotate by 90 front textcolor rgb ink
  labels_left = left + 580; labels_top = top; labels_bottom = top + 440
{{>labels.gp}}
  plot for [k = 1:families] $met index (k - 1) with steps lw (k == 1 ? 2.5 : 1.8) lc rgb value(word(colours, (k - 1) % styles + 1)) dt int(word(dashes, (k - 1) % styles + 1)) notitle
  unset multiplot
  unset output
}
{{/picture_discovery}}
