public class Crossing {
    /** Where both segments cross; null where they do not. */
    static double[] intersect(double ax, double ay, double bx, double by, double cx, double cy, double dx, double dy) {
        final double den = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
        if (den == 0) return null;
        double t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / den;
        double u = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / den;
        if (t < 0 || u < 0 || u > 1) return null;
        return new double[] {ax + t * (bx - ax), ay + t * (by - ay)};
    }
}
