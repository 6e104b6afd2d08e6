import javafx.geometry.BoundingBox;
import javafx.geometry.Rectangle2D;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;

/** JavaFX: its rectangles, and the nodes that are filled shapes without a stroke. */
class Main {
  static final String TOUCH = "of shapes that only touch it says nothing", PIXELS = "unstated; within -1e6:1e6";

  static Rectangle2D rectangle(double[] n, int k) { return new Rectangle2D(n[k], n[k + 1], n[k + 2], n[k + 3]); }
  static BoundingBox bounds(double[] n, int k) { return new BoundingBox(n[k], n[k + 1], n[k + 2], n[k + 3]); }
  static Boolean inPolygon(double[] n, int corners) {
    if (!Speak.strict(n, 2, corners)) return null;
    double[] made = new double[2 * corners];
    System.arraycopy(n, 2, made, 0, made.length);
    return new Polygon(made).contains(n[0], n[1]);
  }

  public static void main(String[] arguments) throws Exception {
    Speak.test("javafx_Rectangle2D_intersects", "box-xywh box-xywh f64", "unstated", TOUCH, n -> rectangle(n, 0).intersects(rectangle(n, 4)));
    Speak.test("javafx_Rectangle2D_contains", "point box-xywh f64", "unstated", "inside the boundary", n -> rectangle(n, 2).contains(n[0], n[1]));
    Speak.test("javafx_BoundingBox_intersects", "box-xywh box-xywh f64", "unstated", TOUCH, n -> bounds(n, 0).intersects(bounds(n, 4)));
    Speak.test("javafx_BoundingBox_contains", "point box-xywh f64", "unstated", "inside the boundary", n -> bounds(n, 2).contains(n[0], n[1]));
    Speak.test("javafx_Rectangle_contains", "point box-xywh f32", PIXELS, "the node contains the point", n -> new Rectangle(n[2], n[3], n[4], n[5]).contains(n[0], n[1]));
    Speak.test("javafx_Circle_contains", "point disc f32", PIXELS + "; tolerance 1e-3", "the node contains the point", n -> new Circle(n[2], n[3], n[4]).contains(n[0], n[1]));
    Speak.test("javafx_Ellipse_contains", "point ellipse f32", PIXELS + "; tolerance 1e-3", "the node contains the point", n -> new Ellipse(n[2], n[3], n[4], n[5]).contains(n[0], n[1]));
    Speak.test("javafx_Polygon_contains_triangle", "point triangle f32", PIXELS, "the node contains the point", n -> inPolygon(n, 3));
    Speak.test("javafx_Polygon_contains_quad", "point quad f32", PIXELS, "the node contains the point", n -> inPolygon(n, 4));
    Speak.speak("JavaFX");
  }
}
