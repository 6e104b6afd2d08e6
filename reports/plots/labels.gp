  # Labels beside the panel, each as near to what it names as the others let it, and a line to that.
  free = labels_top + 14
  do for [k = 1:labels] {
    tall = strlen(label_below[k]) > 0 ? 46 : 22
    label_place[k] = label_wish[k] > free ? label_wish[k] : free
    free = label_place[k] + tall
  }
  free = labels_bottom
  do for [k = labels:1:-1] {
    half = strlen(label_below[k]) > 0 ? 23.0 : 11.0
    y = label_place[k] < free - half ? label_place[k] : free - half
    free = y - half
    x = labels_left
    set arrow from screen across(x - 4),down(y) to first label_x[k],label_y[k] nohead front lc rgb ink lw 1
    if (strlen(label_colour[k]) > 0) {
      set object rectangle from screen across(x),down(y + 7) to screen across(x + 14),down(y - 7) front fc rgb label_colour[k] fs solid 1 border lc rgb ink
      x = x + 21
    }
    set label label_text[k] at screen across(x),down(y) left front textcolor rgb ink
    if (strlen(label_below[k]) > 0) { set label label_below[k] at screen across(x),down(y + 16) left front textcolor rgb grey font ',11' }
  }
