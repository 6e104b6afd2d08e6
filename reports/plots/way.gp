# The way of the first shape from where it is, and how far it comes until both meet, or until it is seen to end.
$way << END
{{moving_by}}
END
met_x = real(word($way[1], 5)); met_y = real(word($way[1], 6))
way = ', $way using (map_x($1)):(map_y($2)):(map_x($1 + $3) - map_x($1)):(map_y($2 + $4) - map_y($2)) with vectors head filled size screen 0.02,20 lw 2 lc rgb first_shape notitle'.\
  ', $way using (map_x($1 + met_x)):(map_y($2 + met_y)) with points pt 6 ps 1 lw 2 lc rgb first_shape notitle'.\
  ', ${{first}} using (map_x($1 + met_x)):(map_y($2 + met_y)) with lines lw 1.5 dt 3 lc rgb first_shape notitle'
