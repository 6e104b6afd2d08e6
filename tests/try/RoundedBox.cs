using System;

namespace Jam.Physics
{
    public struct Vec2
    {
        public float X, Y;
        public Vec2(float x, float y) { X = x; Y = y; }
    }

    /// <summary>A box with rounded corners. HalfSize goes to the outside of the box, corners included.</summary>
    public struct RoundedBox
    {
        public Vec2 Center;
        public Vec2 HalfSize;
        public float CornerRadius;
    }

    public struct Circle
    {
        public Vec2 Center;
        public float Radius;
    }

    public static class Overlap
    {
        public static bool CircleRoundedBox(Circle circle, RoundedBox box)
        {
            float qx = Math.Abs(circle.Center.X - box.Center.X) - (box.HalfSize.X - box.CornerRadius);
            float qy = Math.Abs(circle.Center.Y - box.Center.Y) - (box.HalfSize.Y - box.CornerRadius);
            float ox = Math.Max(qx, 0f), oy = Math.Max(qy, 0f);
            float outside = (float)Math.Sqrt(ox * ox + oy * oy);
            float inside = Math.Min(Math.Max(qx, qy), 0f);
            return outside + inside - box.CornerRadius <= circle.Radius;
        }
    }
}
