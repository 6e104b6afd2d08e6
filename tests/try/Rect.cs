public class Rect
{
    public int X { get; set; }
    public int Y { get; set; }
    public int Width { get; set; }
    public int Height { get; set; }

    public int Right => X + Width;
    public int Bottom => Y + Height;

    public bool Intersects(Rect other) => X < other.Right && other.X < Right && Y < other.Bottom && other.Y < Bottom;
}
