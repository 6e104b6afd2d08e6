package geo

type Vec struct{ X, Y float64 }

func SegmentIntersection(a, b, c, d Vec) (Vec, bool) {
	den := (b.X-a.X)*(d.Y-c.Y) - (b.Y-a.Y)*(d.X-c.X)
	if den == 0 {
		return Vec{}, false
	}
	t := ((c.X-a.X)*(d.Y-c.Y) - (c.Y-a.Y)*(d.X-c.X)) / den
	u := ((c.X-a.X)*(b.Y-a.Y) - (c.Y-a.Y)*(b.X-a.X)) / den
	if t < 0 || t > 1 || u < 0 || u > 1 {
		return Vec{}, false
	}
	return Vec{a.X + t*(b.X-a.X), a.Y + t*(b.Y-a.Y)}, true
}
