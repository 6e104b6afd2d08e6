package ui

import "math"

type Rect struct{ X, Y, W, H float64 }

// ClosestPoint is the point of the rectangle nearest to (px, py).
func ClosestPoint(px, py float64, r Rect) (float64, float64) {
	return math.Min(math.Max(px, r.X), r.X+r.W), math.Min(math.Max(py, r.Y), r.X+r.H)
}
