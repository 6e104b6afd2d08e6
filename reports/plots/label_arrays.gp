labels = 0; none = ''
array label_text[64]; array label_below[64]; array label_colour[64]; array label_x[64]; array label_y[64]
array label_wish[64]; array label_place[64] # where it would stand by itself, and where it stands: pixels from the top
