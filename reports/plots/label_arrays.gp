labels = 0; none = ''
array label_text[200]; array label_below[200]; array label_colour[200]; array label_x[200]; array label_y[200]
array label_wish[200]; array label_place[200] # where it would stand by itself, and where it stands: pixels from the top
