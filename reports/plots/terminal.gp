  if (format eq 'svg') { set terminal svg noenhanced size width,height font 'sans-serif,13' background '#ffffff' }
  if (format eq 'png') { set terminal pngcairo noenhanced fontscale 0.75 size width,height font 'sans-serif,13' background '#ffffff' }
  if (format eq 'pdf') { set terminal pdfcairo noenhanced size width / 100,height / 100 font 'sans-serif,9' background '#ffffff' }
  set output picture.'.'.format
  set multiplot
