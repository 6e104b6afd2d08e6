  # Named inside the picture, wherever the shapes reach beyond it.
  within(place, most, margin) = place < margin - 0.5 ? margin - 0.5 : place > most - margin - 0.5 ? most - margin - 0.5 : place
  set style textbox opaque fillcolor rgb '#FFFFFF' noborder margins 0.6,0.6
  set label '{{stays}}{{stays_does}}' at within(map_x({{stays_x}}), columns, columns / wide * 4.6 * strlen('{{stays}}{{stays_does}}')),within(map_y({{stays_y}}), lines, lines * 0.1) center front boxed textcolor rgb {{stays_colour}}_shape font ',15' offset 0,1
  set label '{{moves}}{{moves_does}}' at within(map_x({{moves_x}}), columns, columns / wide * 4.6 * strlen('{{moves}}{{moves_does}}')),within(map_y({{moves_y}}), lines, lines * 0.1) center front boxed textcolor rgb {{moves_colour}}_shape font ',15' offset 0,-1
