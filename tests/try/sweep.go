package game

import "math"

type Rect struct{ X, Y, W, H float64 }

// Sweep moves a by (vx, vy) and tells after what part it meets b.
func Sweep(a, b Rect, vx, vy float64) (float64, bool) {
	near, far := 0.0, 1.0
	for _, s := range [][3]float64{{b.X - a.X - a.W, b.X + b.W - a.X, vx}, {b.Y - a.Y - a.H, b.Y + b.H - a.Y, vy}} {
		if s[2] == 0 {
			if s[0] > 0 || s[1] < 0 {
				return 0, false
			}
			continue
		}
		t1, t2 := s[0]/s[2], s[1]/s[2]
		near = math.Max(near, math.Min(t1, t2))
		far = math.Min(far, math.Max(t1, t2))
	}
	return near, near <= far
}
