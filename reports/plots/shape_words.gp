  set label '{{stays}} stays' at map_x({{stays_x}}),map_y({{stays_y}}) center front textcolor rgb ink font ',11'
{{#is_moved}}
  least = strlen('{{moves}} moves') * 7 / 2.0 * columns / 640 # never over the left border
  set label '{{moves}} moves' at (moved_x({{moves_x}}) > least ? moved_x({{moves_x}}) : least),moved_y({{moves_low}}) center front textcolor rgb ink font ',11' offset 0,-0.7
{{/is_moved}}
