using System;
using System.Numerics;

public static class Sweep
{
    public static float? CircleCast(Vector2 center, float radius, Vector2 velocity, Vector2 other, float otherRadius)
    {
        Vector2 d = center - other;
        float r = radius + otherRadius;
        float a = velocity.X * velocity.X + velocity.Y * velocity.Y;
        float b = (center.X - other.X) * velocity.X + (center.Y - other.Y) * velocity.Y;
        float c = (center.X - other.X) * (center.X - other.X) + (center.Y - other.Y) * (center.Y - other.Y) - r * r;
        if (c <= 0) return 0;
        float disc = b * b - a * c;
        if (disc < 0 || a == 0) return null;
        float t = (-b - MathF.Sqrt(disc)) / a;
        return t < 0 || t > 1 ? null : t;
    }
}
