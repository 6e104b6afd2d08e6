package geo

type Point struct{ X, Y float64 }

type Polygon []Point

// Contains reports whether p is inside the polygon.
func (pg Polygon) Contains(p Point) bool {
	in := false
	j := len(pg) - 1
	for i := range pg {
		a, b := pg[i], pg[j]
		if (a.Y > p.Y) != (b.Y > p.Y) && p.X < (b.X-a.X)*(p.Y-a.Y)/(b.Y-a.Y)+a.X {
			in = !in
		}
		j = i
	}
	return in
}
