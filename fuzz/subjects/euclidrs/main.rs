// Rectangles and boxes of the Rust crate euclid.
include!("../speak.rs");

use euclid::default::{Box2D, Point2D, Rect, Size2D};

fn rect(n: &[f64]) -> Rect<f64> {
    Rect::new(Point2D::new(n[0], n[1]), Size2D::new(n[2], n[3]))
}

fn corners(n: &[f64]) -> Box2D<f64> {
    Box2D::new(Point2D::new(n[0], n[1]), Point2D::new(n[2], n[3]))
}

fn whole(n: &[f64]) -> Rect<i32> {
    Rect::new(Point2D::new(n[0] as i32, n[1] as i32), Size2D::new(n[2] as i32, n[3] as i32))
}

fn main() -> io::Result<()> {
    let inside = "left and top edges are in, right and bottom ones are not";
    let touch = "of shapes that only touch it says nothing";
    speak("euclid", &[
        Test { id: "euclidrs_Rect_intersects", form: "box-xywh box-xywh f64", contract: "unstated", says: touch, hit: |n| rect(n).intersects(&rect(&n[4..])) },
        Test { id: "euclidrs_Rect_contains", form: "point box-xywh f64", contract: "half-open", says: inside, hit: |n| rect(&n[2..]).contains(Point2D::new(n[0], n[1])) },
        Test { id: "euclidrs_Rect_i32_intersects", form: "box-xywh box-xywh i32", contract: "unstated", says: touch, hit: |n| whole(n).intersects(&whole(&n[4..])) },
        Test { id: "euclidrs_Box2D_intersects", form: "box-ltrb box-ltrb f64", contract: "unstated", says: touch, hit: |n| corners(n).intersects(&corners(&n[4..])) },
        Test { id: "euclidrs_Box2D_contains", form: "point box-ltrb f64", contract: "half-open", says: inside, hit: |n| corners(&n[2..]).contains(Point2D::new(n[0], n[1])) },
    ])
}
