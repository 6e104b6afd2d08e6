{{#picture_museum}}
left = 250; top = 112
# A row a test; seconds of graze, uniform numbers, libFuzzer, Hypothesis; where those stand that did not find it; seconds
# that the mistake stood, and that it stood at least.
$soon << END
{{#picture_soon}}
{{row}} {{graze}} {{uniform}} {{libfuzzer}} {{hypothesis}} {{graze_not}} {{uniform_not}} {{libfuzzer_not}} {{hypothesis_not}} {{stood}} {{stood_at_least}}
{{/picture_soon}}
END
tests = |$soon|
width = 930.0; height = 168.0 + 17 * (tests + 1)

do for [format in formats] {
{{>terminal.gp}}
  eval panel(left, top, 640, 17 * (tests + 1.0))
{{>heading.gp}}
  set xrange [1e-5:1e9]; set yrange [tests:-1]; set logscale x
  set xtics nomirror out ("10 \302\265s" 1e-5, '1 ms' 1e-3, '0.1 s' 0.1, '2 s' 2, '5 min' 300, '1 day' 86400, '1 y' 31536000, '10 y' 315360000)
  unset ytics; set grid xtics lc rgb '#DDDDDD' lt 1
  set object 1 rectangle from 4,graph 0 to 54,graph 1 fc rgb '#DDDDDD' fs solid 0.5 noborder behind
  set label 'seconds of processor time, and days in the wild (every ten times as long)' at screen across(left + 320),down(top + 17 * (tests + 1) + 42) center front textcolor rgb ink
  set label 'graze' at screen across(left),down(top - 34) left front textcolor rgb green font ',12'
  set label 'uniform numbers' at screen across(left + 70),down(top - 34) left front textcolor rgb grey font ',12'
  set label 'libFuzzer' at screen across(left + 195),down(top - 34) left front textcolor rgb blue font ',12'
  set label 'Hypothesis' at screen across(left + 275),down(top - 34) left front textcolor rgb purple font ',12'
  set label 'how long it stood (open: at least)' at screen across(left + 365),down(top - 34) left front textcolor rgb vermillion font ',12'
  set label 'not found' at screen across(left + 640 * (log10(sqrt(4 * 54)) + 5) / 14),down(top - 12) center front textcolor rgb ink font ',11'
{{#picture_soon}}
  set label '{{test}}' at screen across(left - 10),down(top + 17 * ({{row}} + 1)) right front textcolor rgb ink font ',11'
{{/picture_soon}}
  plot $soon using 2:1 with points pt 7 ps 0.9 lc rgb green notitle, $soon using 6:1 with points pt 6 ps 0.7 lc rgb green notitle, \
    $soon using 3:1 with points pt 13 ps 0.9 lc rgb grey notitle, $soon using 7:1 with points pt 12 ps 0.7 lc rgb grey notitle, \
    $soon using 4:1 with points pt 9 ps 0.9 lc rgb blue notitle, $soon using 8:1 with points pt 8 ps 0.7 lc rgb blue notitle, \
    $soon using 5:1 with points pt 11 ps 0.9 lc rgb purple notitle, $soon using 9:1 with points pt 10 ps 0.7 lc rgb purple notitle, \
    $soon using 10:1 with points pt 5 ps 0.9 lc rgb vermillion notitle, $soon using 11:1 with points pt 4 ps 0.9 lw 1.5 lc rgb vermillion notitle
  unset multiplot
  unset output
}
{{/picture_museum}}
