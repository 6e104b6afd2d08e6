# The scene, and a ring where its shapes are nearest: where the map is.
$stays << END
{{{stays_outline}}}
END
$moves << END
{{{moves_outline}}}
END
ringed = "set xrange [-1.333:1.333]; set yrange [1:-1]; unset xtics; unset ytics;".\
  "set object circle at {{near_x}},{{near_y}} size 0.11 front fs empty border lc rgb ink lw 2;".\
  "plot $moves using 1:2 with filledcurves closed fc rgb {{moves_colour}}_shape fs transparent solid 0.15 border lc rgb {{moves_colour}}_shape notitle, ".\
  "$stays using 1:2 with filledcurves closed fc rgb {{stays_colour}}_shape fs transparent solid 0.15 border lc rgb {{stays_colour}}_shape notitle"
