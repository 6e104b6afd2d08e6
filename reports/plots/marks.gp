  # A few round numbers along each axis, whose place p stands for the number at + p * by.
  do for [axis in 'x y'] {
    at = axis eq 'x' ? x_at : y_at
    by = axis eq 'x' ? x_by : y_by
    near = at + by * (axis eq 'x' ? x_first : y_first)
    far = at + by * (axis eq 'x' ? x_last : y_last)
    low = near < far ? near : far
    high = near < far ? far : near
    rough = (high - low) / 4
    power = rough > 0 ? 10.0 ** floor(log10(rough)) : 1.0
    power = power > 0 ? power : rough # beside the least numbers there are
    times = rough / power
    mark = power * (times < 1.5 ? 1 : times < 3.5 ? 2 : times < 7.5 ? 5 : 10)
    if (axis eq 'x') { set xtics () nomirror out } else { set ytics () nomirror out }
    do for [k = int(ceil(low / mark - 1e-9)) : int(floor(high / mark + 1e-9))] {
      value = k * mark
      place = (value - at) / by
      told = sprintf('%.10g', value)
      shorter = sprintf('%.4g', value)
      told = strlen(told) > 7 && strlen(shorter) < strlen(told) && sprintf('%.9e', abs(value))[6:11] eq '000000' ? shorter : told
      if (axis eq 'x') { set xtics add (told place) } else { set ytics add (told place) }
    }
  }
