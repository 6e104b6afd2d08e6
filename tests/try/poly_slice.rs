#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

pub fn point_in_polygon(point: Point, vertices: &[Point]) -> bool {
    let n = vertices.len();
    let mut inside = false;
    for i in 0..n {
        let (a, b) = (vertices[i], vertices[(i + 1) % n]);
        if (a.y > point.y) != (b.y > point.y)
            && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
        {
            inside = !inside;
        }
    }
    inside
}
