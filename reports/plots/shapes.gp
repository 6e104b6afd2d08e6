
# Both shapes where the answer is wrong, from a view about them: so many units from its middle. On the map a point is a step.
unit = 1.0 * {{unit}}; middle_x = 1.0 * {{middle_x}}; middle_y = 1.0 * {{middle_y}}
zero_x = 1.0 * {{zero_x}}; zero_y = 1.0 * {{zero_y}}; step_x = 1.0 * {{step_x}}; step_y = 1.0 * {{step_y}}
$stays << END
{{{stays_outline}}}
END
$moves << END
{{{moves_outline}}}
END
map_x(x) = (middle_x + unit * x - zero_x) / step_x
map_y(y) = (middle_y + unit * y - zero_y) / step_y
map = map.", $stays using (map_x($1)):(map_y($2)) with lines lw 5 lc rgb '#FFFFFF' notitle, $stays using (map_x($1)):(map_y($2)) with lines lw 2.5 lc rgb {{stays_colour}}_shape notitle".\
  ", $moves using (map_x($1)):(map_y($2)) with lines lw 5 lc rgb '#FFFFFF' notitle, $moves using (map_x($1)):(map_y($2)) with lines lw 2.5 dt 2 lc rgb {{moves_colour}}_shape notitle"
{{#moving_by}}
{{>way.gp}}
map = map.way
{{/moving_by}}
$spot << END
{{spot_x}} {{spot_y}}
END
map = map.", $spot with points pt 7 ps 1.1 lc rgb '#FFFFFF' notitle, $spot with points pt 7 ps 0.8 lc rgb {{moves_colour}}_shape notitle"
