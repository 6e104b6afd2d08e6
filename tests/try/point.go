package hit

// InCircle reports whether (px, py) lies within the circle.
func InCircle(px, py, cx, cy, r float32) bool {
	dx, dy := px-cx, py-cx
	return dx*dx+dy*dy < r*r
}
