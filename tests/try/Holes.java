/** A point in a polygon whose rings are arrays of corners, the outline first. */
public class Holes {
  public static boolean contains(double[][][] polygon, double x, double y) {
    boolean inside = false;
    for (double[][] ring : polygon) {
      for (int i = 0, j = ring.length - 1; i < ring.length; j = i++) {
        if ((ring[i][1] > y) != (ring[j][1] > y)
            && x < (ring[j][0] - ring[i][0]) * (y - ring[i][1]) / (ring[j][1] - ring[i][1]) + ring[i][0]) {
          inside = !inside;
        }
      }
    }
    return inside;
  }
}
