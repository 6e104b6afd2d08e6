public final class Geometry {
    public record Rect(double left, double top, double right, double bottom) {}

    private Geometry() {}

    /** The distance of two boxes; 0 where they overlap. */
    public static double distanceBetween(Rect a, Rect b) {
        double dx = Math.max(0, Math.max(a.left() - b.right(), b.left() - a.right()));
        double dy = Math.max(0, Math.max(a.top() - b.bottom(), b.top() - a.bottom()));
        return Math.sqrt(dx * dx + dy * dy);
    }
}
