using System;

namespace Layout
{
    public struct Rect
    {
        public double X, Y, Width, Height;

        public Rect(double x, double y, double width, double height)
        {
            X = x; Y = y; Width = width; Height = height;
        }
    }

    public static class Panels
    {
        // Whether the inner panel lies within the outer one.
        public static bool IsInside(Rect inner, Rect outer)
        {
            return inner.X >= outer.X && inner.Y >= outer.Y &&
                   inner.X + inner.Width <= outer.X + outer.Width &&
                   inner.Y + inner.Height <= outer.Y + outer.Height;
        }
    }
}
