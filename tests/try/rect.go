package geometry

import "fmt"

// Rect is an upright rectangle.
type Rect struct {
	X, Y          int
	Width, Height int
}

func (r Rect) Right() int  { return r.X + r.Width }
func (r Rect) Bottom() int { return r.Y + r.Height }

// Overlaps says whether they share a pixel.
func (r Rect) Overlaps(other Rect) bool {
	fmt.Println("asked", r)
	return r.X < other.Right() && other.X < r.Right() && r.Y < other.Bottom() && other.Y < r.Bottom()
}
