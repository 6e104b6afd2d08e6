import java.util.Map;
import java.util.function.BiFunction;
import org.locationtech.jts.algorithm.RectangleLineIntersector;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** JTS: whether two geometries have a point in common. */
class Main {
  static final GeometryFactory FACTORY = new GeometryFactory();

  static Coordinate at(double[] n, int k) { return new Coordinate(n[k], n[k + 1]); }
  static Envelope box(double[] n, int k) { return new Envelope(n[k], n[k + 2], n[k + 1], n[k + 3]); }
  static Geometry ring(double[] n, int k, int corners) {
    if (!Speak.strict(n, k, corners)) return null;
    Coordinate[] made = new Coordinate[corners + 1];
    for (int j = 0; j <= corners; j++) made[j] = at(n, k + 2 * (j % corners));
    return FACTORY.createPolygon(made);
  }
  static Geometry line(double[] n, int k) {
    return at(n, k).equals2D(at(n, k + 2)) ? null : FACTORY.createLineString(new Coordinate[] {at(n, k), at(n, k + 2)});
  }
  static Geometry rectangle(double[] n, int k) { return n[k] < n[k + 2] && n[k + 1] < n[k + 3] ? FACTORY.toGeometry(box(n, k)) : null; }

  static final Map<String, BiFunction<double[], Integer, Geometry>> MAKE = Map.of("point", (n, k) -> FACTORY.createPoint(at(n, k)),
      "segment", Main::line, "triangle", (n, k) -> ring(n, k, 3), "quad", (n, k) -> ring(n, k, 4), "box-ltrb", Main::rectangle);
  static final Map<String, Integer> COUNT = Map.of("point", 2, "segment", 4, "triangle", 6, "quad", 8, "box-ltrb", 4);

  static Boolean meet(Geometry a, Geometry b) { return a == null || b == null ? null : Boolean.valueOf(a.intersects(b)); }

  public static void main(String[] arguments) throws Exception {
    String[] kinds = {"point", "segment", "triangle", "quad", "box-ltrb"};
    String closed = "closed; within -1e100:1e100", says = "they have a point in common";
    for (int i = 0; i < kinds.length; i++)
      for (int j = Math.max(i, 1); j < kinds.length; j++) {
        String a = kinds[i], b = kinds[j];
        Speak.test("jts_" + a.split("-")[0] + "_" + b.split("-")[0], a + " " + b + " f64", closed, says, n -> meet(MAKE.get(a).apply(n, 0), MAKE.get(b).apply(n, COUNT.get(a))));
      }
    Speak.test("jts_Envelope_intersects", "box-ltrb box-ltrb f64", "closed", "envelopes share a point", n -> box(n, 0).intersects(box(n, 4)));
    Speak.test("jts_Envelope_contains", "point box-ltrb f64", "closed", "the boundary is in", n -> box(n, 2).contains(at(n, 0)));
    Speak.test("jts_RectangleLineIntersector", "segment box-ltrb f64", closed, "the line and the rectangle share a point", n -> new RectangleLineIntersector(box(n, 4)).intersects(at(n, 0), at(n, 2)));
    Speak.speak("JTS");
  }
}
