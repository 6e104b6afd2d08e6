{{>label_arrays.gp}}
{{#picture_region test sweep}}
labels = labels + 1; label_text[labels] = '{{words}}'; label_below[labels] = '{{below}}'; label_colour[labels] = {{colour}}; label_x[labels] = {{x}}; label_y[labels] = {{y}}; label_wish[labels] = top + ({{y}} + 0.5) / lines * rows
{{/picture_region}}
