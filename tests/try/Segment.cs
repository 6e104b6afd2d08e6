public struct Pt
{
    public double X, Y;
    public Pt(double x, double y) { X = x; Y = y; }
}

public static class Geometry
{
    private static double Cross(Pt o, Pt a, Pt b) => (a.X - o.X) * (b.Y - o.Y) - (a.Y - o.Y) * (b.X - o.X);

    public static bool SegmentsIntersect(Pt p1, Pt p2, Pt q1, Pt q2)
    {
        var d1 = Cross(q1, q2, p1);
        var d2 = Cross(q1, q2, p2);
        var d3 = Cross(p1, p2, q1);
        var d4 = Cross(p1, p2, q2);
        return d1 * d2 < 0;
    }
}
