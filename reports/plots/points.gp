# A point is relation + 8 * answer + 32 * outcome: 0 apart, 1 touching, 2 overlapping, 3 flat, 4 invalid; 0 miss, 1 hit,
# 2 no answer, 3 declined; 0 agrees, 1 false hit, 2 missed hit, 3 broken contract, 4 no answer, 5 a missed hit that is
# drawn lighter: stripes tell it from a false one without colour; 6 a point beside which the shapes touch. A line of points, from the top, stands for several of
# the picture: nothing is smoothed.
# first point: {{origin_hex}}
# its right neighbour: {{right_hex}}
# the point below: {{down_hex}}
$points << END
{{#is_card}}{{{card_cells}}}{{/is_card}}{{^is_card}}{{{cells}}}{{/is_card}}END
$border << END
{{{border}}}END
set print $cells
do for [row = 0:rows - 1] { print $points[1 + row * |$points| / rows] }
unset print

correct_hit = '#E0E3E5'
correct_miss = '#FFFFFF'
flat = '#BDBDBD'
# A colour for each point that there can be: by what is wrong, else by what is true.
channel(colour, k) = int('0x'.colour[2 * k:2 * k + 1]) / 255.0
entry(point, colour) = sprintf('%d %.5f %.5f %.5f', point, channel(colour, 1), channel(colour, 2), channel(colour, 3))
right(relation) = relation == 0 ? correct_miss : relation > 2 ? flat : correct_hit
wrong(relation, outcome) = outcome == 0 ? right(relation) : outcome == 1 ? false_hit : outcome == 2 ? missed_hit :\
  outcome == 3 ? broken_contract : outcome == 4 ? no_answer : outcome == 5 ? missed_lighter : '#000000'
set print $by_wrong
do for [point = 0:223] { print entry(point, wrong(point & 7, point >> 5)) }
unset print
set palette maxcolors 224 file "$by_wrong" using 1:2:3:4
set cbrange [-0.5:223.5]
unset colorbox
columns = {{width}}.0; lines = {{height}}.0
map = "$cells matrix with image axes x2y2 notitle, $border with lines lw 1.5 lc rgb '#000000' notitle"
