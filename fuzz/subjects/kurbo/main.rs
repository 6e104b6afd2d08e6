// Shapes of the Rust crate kurbo: whether the winding number of a point is not zero.
include!("../speak.rs");

use kurbo::{BezPath, Circle, Ellipse, Point, Rect, Shape};

fn path(n: &[f64]) -> BezPath {
    let mut made = BezPath::new();
    made.move_to((n[0], n[1]));
    n[2..].chunks(2).for_each(|p| made.line_to((p[0], p[1])));
    made.close_path();
    made
}

fn main() -> io::Result<()> {
    let (inside, unstated) = ("contained; of the edge nothing is said", "unstated");
    speak("kurbo", &[
        Test { id: "kurbo_Rect_contains", form: "point box-ltrb f64", contract: unstated, says: inside, hit: |n| Rect::new(n[2], n[3], n[4], n[5]).contains(Point::new(n[0], n[1])) },
        Test { id: "kurbo_Rect_intersect", form: "box-ltrb box-ltrb f64", contract: unstated, says: "whether the intersection has an area", hit: |n| Rect::new(n[0], n[1], n[2], n[3]).intersect(Rect::new(n[4], n[5], n[6], n[7])).area() > 0.0 },
        Test { id: "kurbo_Circle_contains", form: "point disc f64", contract: unstated, says: inside, hit: |n| Circle::new((n[2], n[3]), n[4]).winding(Point::new(n[0], n[1])) != 0 },
        Test { id: "kurbo_Ellipse_contains", form: "point ellipse f64", contract: unstated, says: inside, hit: |n| Ellipse::new((n[2], n[3]), (n[4], n[5]), 0.0).winding(Point::new(n[0], n[1])) != 0 },
        Test { id: "kurbo_BezPath_contains_triangle", form: "point triangle f64", contract: unstated, says: inside, hit: |n| path(&n[2..]).winding(Point::new(n[0], n[1])) != 0 },
        Test { id: "kurbo_BezPath_contains_quad", form: "point quad f64", contract: unstated, says: inside, hit: |n| path(&n[2..]).winding(Point::new(n[0], n[1])) != 0 },
    ])
}
