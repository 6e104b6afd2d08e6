public final class RayBox {
    /** The part of the way (dx, dy) after which the box is met; Double.POSITIVE_INFINITY: never. */
    public static double raycast(double x, double y, double dx, double dy, double minX, double minY, double maxX, double maxY) {
        double near = 0, far = 1;
        if (dx == 0) {
            if (x < minX || x > maxX) return Double.POSITIVE_INFINITY;
        } else {
            final double a = (minX - x) / dx, b = (maxX - x) / dx;
            near = Math.max(near, Math.min(a, b));
            far = Math.min(far, Math.max(a, b));
        }
        if (dy == 0) {
            if (y < minY || y > maxY) return Double.POSITIVE_INFINITY;
        } else {
            final double a = (minY - y) / dy, b = (maxY - y) / dy;
            near = Math.max(near, Math.min(a, b));
            far = Math.min(far, Math.max(a, b));
        }
        return near <= far ? near : Double.POSITIVE_INFINITY;
    }
}
