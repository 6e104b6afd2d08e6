using System;

namespace Game.Physics
{
    public struct Vector2
    {
        public float X;
        public float Y;
        public Vector2(float x, float y) { X = x; Y = y; }
    }

    public static class Collisions
    {
        public static bool CircleCircle(Vector2 c1, float r1, Vector2 c2, float r2)
        {
            float dx = c1.X - c2.X, dy = c1.Y - c2.Y;
            return Math.Sqrt(dx * dx + dy * dy) < Math.Max(r1, r2);
        }
    }
}
