  # A column is so many powers of ten larger than the one before.
  each = log10({{next_size}}) - log10({{least_size}})
  span = each * (columns - 1)
  every = span > 200 ? 100 : span > 40 ? 10 : span > 12 ? 3 : 1
  set xtics () nomirror out
  do for [k = int(ceil(log10({{least_size}}) / every)):int(floor((log10({{least_size}}) + span) / every))] {
    power = k * every
    place = (power - log10({{least_size}})) / each
    told = power >= 0 && power < 4 ? sprintf('%.0f', 10.0 ** power) : sprintf('1e%d', power)
    set xtics add (told place)
  }
  set ytics () nomirror out
  do for [k = 0:int((lines - 1) / 12.8)] {
    place = k * 12.8
    told = sprintf('%.10g', k * 0.2)
    set ytics add (told place)
  }
  set label 'size of the shapes' at screen across(left + 384),down(top + rows + 45) center front textcolor rgb ink
  set label 'moved by, in sizes' at screen across(left - 54),down(top + rows / 2) center rotate by 90 front textcolor rgb ink
{{#picture_cause test sweep}}
  set label 'numbers' at {{x}},{{y}} center front textcolor rgb ink font ',13' offset 0,0.5
  set label '{{word}}' at {{x}},{{y}} center front textcolor rgb ink font ',13' offset 0,-0.5
{{/picture_cause}}
