package geo

// InPolygon tells whether (x, y) lies in the polygon of the corners.
func InPolygon(corners [][2]float64, x, y float64) bool {
	in := false
	for i := 0; i < len(corners)-1; i++ {
		a, b := corners[i], corners[i+1]
		if (a[1] > y) != (b[1] > y) && x < (b[0]-a[0])*(y-a[1])/(b[1]-a[1])+a[0] {
			in = !in
		}
	}
	return in
}
