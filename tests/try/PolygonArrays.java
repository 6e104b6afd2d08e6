public class PolygonArrays {
    /** As java.awt.Polygon keeps its corners. */
    static boolean contains(int[] xpoints, int[] ypoints, int npoints, double x, double y) {
        int hits = 0;
        int lastx = xpoints[npoints - 1], lasty = ypoints[npoints - 1];
        for (int i = 0; i < npoints; i++) {
            int curx = xpoints[i], cury = ypoints[i];
            if ((cury > y) != (lasty > y) && x < (double) (lastx - curx) * (y - cury) / (lasty - cury) + curx) {
                hits++;
            }
            lastx = curx;
            lasty = cury;
        }
        return (hits & 1) != 0;
    }
}
