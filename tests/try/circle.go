package main

import "math"

type Vec struct{ X, Y float64 }

type Circle struct {
	Center Vec
	Radius float64
}

func (c *Circle) Hits(o *Circle) bool {
	d := math.Abs(c.Center.X-o.Center.X) + math.Abs(c.Center.Y-o.Center.Y)
	return d <= c.Radius+o.Radius
}

func main() {
	a, b := Circle{Vec{0, 0}, 1}, Circle{Vec{1, 1}, 1}
	println(a.Hits(&b))
}
