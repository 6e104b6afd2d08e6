{{#picture_finding finding}}
# In units of a view: its middle is at {{middle_x}} {{middle_y}}, its half side is {{unit}}.
# case: {{smallest_hex}}
unit = 1.0 * {{unit}}; middle_x = 1.0 * {{middle_x}}; middle_y = 1.0 * {{middle_y}}
{{#is_small}}
width = 514.0; wrap_top = 424; height = {{#is_wrapped}}510.0{{/is_wrapped}}{{^is_wrapped}}386.0{{/is_wrapped}}
glass_left = 392; glass_top = 150; glass_side = 120
{{/is_small}}
{{^is_small}}
width = {{#is_magnified}}842.0{{/is_magnified}}{{^is_magnified}}732.0{{/is_magnified}}; wrap_top = 514
height = {{#is_wrapped}}616.0{{/is_wrapped}}{{^is_wrapped}}486.0{{/is_wrapped}}
glass_left = 512; glass_top = 280; glass_side = 170
{{/is_small}}
wrap_left = {{#is_small}}20{{/is_small}}{{^is_small}}92{{/is_small}}; wrap_wide = {{#is_small}}474{{/is_small}}{{^is_small}}600{{/is_small}}
{{#picture_shape finding}}
$shape_{{number}} << END
{{{outline}}}
END
{{#is_parted}}
$lines_{{number}} << END
{{{lines}}}
END
{{/is_parted}}
{{/picture_shape}}
way = ''
{{#moving_by}}
map_x(x) = x; map_y(y) = y
{{>way.gp}}
{{/moving_by}}

do for [format in formats] {
{{>terminal.gp}}
{{#is_small}}
  eval panel(1, 1, {{#is_magnified}}384{{/is_magnified}}{{^is_magnified}}512{{/is_magnified}}, 384)
  set xrange [-{{#is_magnified}}1:1{{/is_magnified}}{{^is_magnified}}1.333:1.333{{/is_magnified}}]; set yrange [1:-1]
  unset xtics; unset ytics
{{/is_small}}
{{^is_small}}
  eval panel(92, 70, 380, 380)
{{>heading.gp}}
  set xrange [-1:1]; set yrange [1:-1]
  x_at = {{#x_marked}}middle_x{{/x_marked}}{{^x_marked}}0.0{{/x_marked}}; y_at = {{#y_marked}}middle_y{{/y_marked}}{{^y_marked}}0.0{{/y_marked}}
  x_by = {{#x_marked}}unit{{/x_marked}}{{^x_marked}}1.0{{/x_marked}}; y_by = {{#y_marked}}unit{{/y_marked}}{{^y_marked}}1.0{{/y_marked}}
  x_first = -1; x_last = 1; y_first = -1; y_last = 1
{{>marks.gp}}
{{! Marks that differ in digits which none shows are left out. }}
{{^x_marked}}
  unset xtics
{{/x_marked}}
{{^y_marked}}
  unset ytics
{{/y_marked}}
{{/is_small}}
{{#picture_shape finding}}
{{#is_speck}}
  set label '' at {{x}},{{y}} point pt 7 ps 0.95 lc rgb ink front
  set label '' at {{x}},{{y}} point pt 7 ps 0.7 lc rgb {{colour}}_shape front
{{/is_speck}}
{{#is_line}}
  set arrow from {{x}},{{y}} to {{to_x}},{{to_y}} nohead front lc rgb {{colour}}_shape lw 5
{{/is_line}}
  set label '{{name}}' at ({{name_x}} > 0.8 ? 0.8 : {{name_x}} < -0.8 ? -0.8 : {{name_x}}),{{name_y}} center front textcolor rgb {{colour}}_shape font ',13' offset 0,{{name_offset}}
{{/picture_shape}}
{{#is_hair}}
  set object circle at {{near_x}},{{near_y}} size 0.05 front fs empty border lc rgb vermillion lw 2
{{/is_hair}}
{{^is_hair}}
{{^moving_by}}
  set arrow from {{near_x}},{{near_y}} to {{other_x}},{{other_y}} heads size 0.02,30 front lc rgb vermillion lw 2
{{/moving_by}}
{{/is_hair}}
{{^is_small}}
{{#picture_number finding}}
  set label '{{name}} = {{value}}' at screen across(512 + 110 * ({{number}} / 22)),down(79 + 18 * ({{number}} % 22)) left front textcolor rgb ink font ',12'
{{/picture_number}}
{{/is_small}}
  eval 'plot NaN notitle{{#picture_shape finding}}{{#is_area}}, $shape_{{number}} using 1:2 with filledcurves closed fc rgb {{colour}}_shape fs transparent solid 0.18 {{#is_parted}}noborder notitle, $lines_{{number}} using 1:2 with lines{{/is_parted}}{{^is_parted}}border{{/is_parted}} lc rgb {{colour}}_shape lw 2 notitle{{/is_area}}{{/picture_shape}}'.way
{{#is_magnified}}

  # In the ring a length of 1 is the gap: a side or a rim is a half plane there, a corner a part of it, a segment a line,
  # a point a dot.
  eval panel(glass_left, glass_top, glass_side, glass_side)
  set xrange [-2:2]; set yrange [2:-2]; unset xtics; unset ytics; set border 31 lc rgb vermillion lw 2
{{#picture_leaving finding}}
{{#is_dot}}
  set object circle at {{x}},{{y}} size 0.09 fc rgb {{colour}}_shape fs transparent solid 0.18 border lc rgb {{colour}}_shape lw 2
{{/is_dot}}
{{^is_dot}}
  set object polygon from {{x}},{{y}} to {{x}} + 9 * ({{one_x}}),{{y}} + 9 * ({{one_y}}) to {{x}} + 13.5 * ({{inside_x}}),{{y}} + 13.5 * ({{inside_y}}) to {{x}} + 9 * ({{other_x}}),{{y}} + 9 * ({{other_y}}) to {{x}},{{y}} fc rgb {{colour}}_shape fs transparent solid 0.18 border lc rgb {{colour}}_shape lw 2
{{/is_dot}}
{{/picture_leaving}}
  set arrow from -0.5 * ({{way_x}}),-0.5 * ({{way_y}}) to 0.5 * ({{way_x}}),0.5 * ({{way_y}}) heads size 0.12,30 front lc rgb vermillion lw 2
  set label {{#is_small}}'in the ring:'{{/is_small}}{{^is_small}}sprintf('in the ring, magnified: the arrow is %.3g long', abs({{gap}})){{/is_small}} at screen across(glass_left),down(glass_top - 12) left front textcolor rgb ink font ',{{#is_small}}14{{/is_small}}{{^is_small}}12{{/is_small}}'
  plot NaN notitle
{{/is_magnified}}
{{#picture_wrap finding}}

  # The line of the type's numbers, whose end is its beginning.
  eval panel(wrap_left, wrap_top, wrap_wide, 60)
  set xrange [-1.06:1.06]; set yrange [-1:1]; unset xtics; unset ytics; unset border
  set label '{{sum}} is {{truth}}, beyond the end of the type; there it is {{wrapped}}.' at screen across(wrap_left),down(wrap_top - 14) left front textcolor rgb ink font ',12'
  begin = 1.0 * ({{from}}) / {{most}}.0
  end = 1.0 * ({{wrapped}}) / {{most}}.0
  set arrow from -1,-0.3 to 1,-0.3 nohead lc rgb grey lw 5
  set arrow from begin,0.1 to 1,0.1 nohead front lc rgb blue lw 2
  set arrow from 1,0.1 to 1,0.8 nohead front lc rgb vermillion lw 2 dt 2
  set arrow from 1,0.8 to -1,0.8 nohead front lc rgb vermillion lw 2 dt 2
  if (end < -0.95) {
    set arrow from -1,0.8 to -1,0.1 head size 0.03,25 front lc rgb vermillion lw 2 dt 2
    set arrow from -1,0.1 to end,0.1 nohead front lc rgb blue lw 2
  } else {
    set arrow from -1,0.8 to -1,0.1 nohead front lc rgb vermillion lw 2 dt 2
    set arrow from -1,0.1 to end,0.1 head size 0.03,25 front lc rgb blue lw 2
  }
  set label '' at begin,-0.3 point pt 7 ps 0.95 lc rgb blue front
  set label '' at end,-0.3 point pt 7 ps 0.95 lc rgb vermillion front
  set label '{{least}}' at screen across(wrap_left),down(wrap_top + 76) left front textcolor rgb grey font ',12'
  set label '{{most}}' at screen across(wrap_left + wrap_wide),down(wrap_top + 76) right front textcolor rgb grey font ',12'
  plot NaN notitle
{{/picture_wrap}}

  unset multiplot
  unset output
}
{{/picture_finding}}
