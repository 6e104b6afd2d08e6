
# The shapes at the first point, from a view about both: so many units from its middle. On the map a point is a step.
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
{{#is_turn}}
moved_x(x) = map_x(x)
moved_y(y) = map_y(y)
{{/is_turn}}
{{^is_turn}}
# At the upper left, where it can be seen whole.
moved_x(x) = unit * (x - ({{moves_left}})) / step_x + 2
moved_y(y) = unit * (y - ({{moves_top}})) / step_y + 2
{{/is_turn}}
shapes = "$stays using (map_x($1)):(map_y($2)) with lines lw 1.5 dt 2 lc rgb ink notitle,".\
  "$moves using (moved_x($1)):(moved_y($2)) with lines lw 1.5 dt 3 lc rgb ink notitle"
