package geo

type Circle struct {
	X, Y, R float64
}

// Contains reports whether all of d is within c.
func (c Circle) Contains(d Circle) bool {
	dx, dy := d.X-c.X, d.Y-c.Y
	return dx*dx+dy*dy <= c.R*c.R
}
