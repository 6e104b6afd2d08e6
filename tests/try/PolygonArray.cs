public class PolygonArray
{
    public struct Pt { public double X, Y; }

    // Whether the point lies on the right of some edge.
    public bool HitTest(Pt[] corners, double x, double y)
    {
        for (int i = 0; i < corners.Length; i++)
        {
            Pt a = corners[i], b = corners[(i + 1) % corners.Length];
            if ((b.X - a.X) * (y - a.Y) - (b.Y - a.Y) * (x - a.X) < 0)
                return false;
        }
        return true;
    }
}
