using System.Numerics;

public static class Cross
{
    public static Vector2? LineIntersection(Vector2 p1, Vector2 p2, Vector2 q1, Vector2 q2)
    {
        float d = (p2.X - p1.X) * (q2.Y - q1.Y) - (p2.Y - p1.Y) * (q2.X - q1.X);
        if (d == 0f) return null;
        float t = ((q1.X - p1.X) * (q2.Y - q1.Y) - (q1.Y - p1.Y) * (q2.X - q1.X)) / d;
        float u = ((q1.X - p1.X) * (p2.Y - p1.Y) - (q1.Y - p1.Y) * (p2.X - p1.X)) / d;
        if (t < 0 || t > 1 || u < 0 || u > 1) return null;
        return new Vector2(p1.X + t * (p2.X - p1.X), p1.Y + t * (p2.Y - p1.Y));
    }
}
