public class Push {
    /** The way by which the second circle must move; twice what it should be. */
    static double[] separate(double x1, double y1, double r1, double x2, double y2, double r2) {
        final double dx = x2 - x1, dy = y2 - y1, dist = Math.sqrt(dx * dx + dy * dy);
        if (dist >= r1 + r2 || dist == 0) return null;
        return new double[] {2 * dx / dist * (r1 + r2 - dist), 2 * dy / dist * (r1 + r2 - dist)};
    }
}
