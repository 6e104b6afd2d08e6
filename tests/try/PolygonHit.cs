using System.Collections.Generic;

public struct Vec
{
    public float X;
    public float Y;
}

public static class PolygonHit
{
    public static bool Contains(IList<Vec> polygon, Vec p)
    {
        bool inside = false;
        int j = polygon.Count - 1;
        for (int i = 0; i < polygon.Count; j = i++)
        {
            Vec a = polygon[i], b = polygon[j];
            if ((a.Y > p.Y) != (b.Y > p.Y) && p.X < (b.X - a.X) * (p.Y - a.Y) / (b.Y - a.Y) + a.X)
                inside = !inside;
        }
        return inside;
    }
}
