import java.awt.Rectangle;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.function.Function;

/** Rectangles, ellipses, lines and paths of Java 2D. Its insideness: a point on the left or top edge is in. */
class Main {
  static Rectangle2D box(double[] n, int k) { return new Rectangle2D.Double(n[k], n[k + 1], n[k + 2], n[k + 3]); }
  static Rectangle whole(double[] n, int k) { return new Rectangle((int) n[k], (int) n[k + 1], (int) n[k + 2], (int) n[k + 3]); }
  /** By the rectangle around it; null where its corner would have to be rounded. */
  static Ellipse2D ellipse(double[] n, int k) {
    Ellipse2D made = new Ellipse2D.Double(n[k] - n[k + 2], n[k + 1] - n[k + 3], 2 * n[k + 2], 2 * n[k + 3]);
    boolean exact = made.getX() + n[k + 2] == n[k] && n[k] - made.getX() == n[k + 2] && made.getY() + n[k + 3] == n[k + 1] && n[k + 1] - made.getY() == n[k + 3];
    return exact ? made : null;
  }
  static Line2D line(double[] n, int k) { return new Line2D.Double(n[k], n[k + 1], n[k + 2], n[k + 3]); }
  static Path2D path(double[] n, int k, int corners) {
    Path2D made = new Path2D.Double();
    made.moveTo(n[k], n[k + 1]);
    for (int j = 1; j < corners; j++) made.lineTo(n[k + 2 * j], n[k + 2 * j + 1]);
    made.closePath();
    return made;
  }

  static Area area(double[] n, int k, int corners) { return Speak.strict(n, k, corners) ? new Area(path(n, k, corners)) : null; }
  static Boolean meet(Area a, Area b) {
    if (a == null || b == null) return null;
    a.intersect(b);
    return !a.isEmpty();
  }

  static void test(String id, String form, String says, Function<double[], Boolean> hit) { Speak.test("awt_" + id, form, "unstated", says, hit); }

  public static void main(String[] arguments) throws Exception {
    test("Rectangle_intersects", "box-xywh box-xywh i32", "their intersection is nonempty", n -> whole(n, 0).intersects(whole(n, 4)));
    test("Rectangle_contains", "point box-xywh i32", "inside, by the definition of insideness", n -> whole(n, 2).contains((int) n[0], (int) n[1]));
    test("Rectangle2D_intersects", "box-xywh box-xywh f64", "the interior meets", n -> box(n, 0).intersects(box(n, 4)));
    test("Rectangle2D_contains", "point box-xywh f64", "inside, by the definition of insideness", n -> box(n, 2).contains(n[0], n[1]));
    test("Rectangle2D_intersectsLine", "segment box-xywh f64", "the line meets the interior", n -> box(n, 4).intersectsLine(line(n, 0)));
    test("Ellipse2D_intersects", "ellipse box-xywh f64", "the interiors meet", n -> ellipse(n, 0) == null ? null : ellipse(n, 0).intersects(box(n, 4)));
    test("Ellipse2D_contains", "point ellipse f64", "inside", n -> ellipse(n, 2) == null ? null : ellipse(n, 2).contains(n[0], n[1]));
    test("Line2D_intersectsLine", "segment segment f64", "the segments meet", n -> line(n, 0).intersectsLine(line(n, 4)));
    test("Path2D_contains_triangle", "point triangle f64", "inside, by the definition of insideness", n -> path(n, 2, 3).contains(n[0], n[1]));
    test("Path2D_contains_quad", "point quad f64", "inside, by the definition of insideness", n -> path(n, 2, 4).contains(n[0], n[1]));
    test("Area_intersects_triangle_box", "triangle box-xywh f64", "the interiors meet", n -> area(n, 0, 3) == null ? null : area(n, 0, 3).intersects(box(n, 6)));
    test("Area_intersects_quad_box", "quad box-xywh f64", "the interiors meet", n -> area(n, 0, 4) == null ? null : area(n, 0, 4).intersects(box(n, 8)));
    test("Area_intersect_triangle_triangle", "triangle triangle f64", "whether the intersection is not empty", n -> meet(area(n, 0, 3), area(n, 6, 3)));
    test("Area_intersect_triangle_quad", "triangle quad f64", "whether the intersection is not empty", n -> meet(area(n, 0, 3), area(n, 6, 4)));
    test("Area_intersect_quad_quad", "quad quad f64", "whether the intersection is not empty", n -> meet(area(n, 0, 4), area(n, 8, 4)));
    Speak.speak("java.awt");
  }
}
