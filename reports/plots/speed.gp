{{#picture_speed pair}}
left = 110; top = 70
# Nanoseconds per call, share of wrong answers (1e-10: none found): tests on the frontier, then the others.
$dots << END
{{#picture_dot_leading pair}}
{{ns}} {{share}}
{{/picture_dot_leading}}


{{#picture_dot_behind pair}}
{{ns}} {{share}}
{{/picture_dot_behind}}
END
{{>label_arrays.gp}}
tests = {{tests}}
high = tests * 24 > 380 ? tests * 24 : 380
width = 1000.0; height = 130.0 + high
{{#picture_dot pair}}
labels = labels + 1; label_text[labels] = '{{test}}{{#leads}} (frontier){{/leads}}'; label_below[labels] = ''; label_colour[labels] = none; label_x[labels] = {{ns}}; label_y[labels] = {{share}}; label_wish[labels] = top + high * log10(2 / {{share}}) / log10(2 / 5e-11)
{{/picture_dot}}

do for [format in formats] {
{{>terminal.gp}}
  eval panel(left, top, 560, high)
{{>heading.gp}}
  set logscale xy; set xrange [0.05:{{slowest}}]; set yrange [5e-11:2]; set xtics nomirror out; set format x '%g'
  set ytics nomirror out ('all' 1, '1 in 10' 0.1, '1 in 1,000' 1e-3, '1 in 100,000' 1e-5, '1 in 10^7' 1e-7, 'none found' 1e-10)
  set label 'nanoseconds per call, in batches' at screen across(left + 280),down(top + high + 45) center front textcolor rgb ink
  labels_left = left + 584; labels_top = top; labels_bottom = top + high
{{>labels.gp}}
  plot $dots index 0 with fsteps lw 2 lc rgb green notitle, $dots index 1 with points pt 7 ps 0.8 lc rgb grey notitle, $dots index 0 with points pt 5 ps 1 lc rgb green notitle
  unset multiplot
  unset output
}
{{/picture_speed}}
