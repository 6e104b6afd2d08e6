#[derive(Clone, Copy)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

pub struct Segment {
    pub a: Point,
    pub b: Point,
}

impl Segment {
    pub fn intersection(&self, other: &Segment) -> Option<Point> {
        let (rx, ry) = (self.b.x - self.a.x, self.b.y - self.a.y);
        let (sx, sy) = (other.b.x - other.a.x, other.b.y - other.a.y);
        let den = rx * sy - ry * sx;
        if den == 0.0 {
            return None;
        }
        let t = ((other.a.x - self.a.x) * sy - (other.a.y - self.a.y) * sx) / den;
        let u = ((other.a.x - self.a.x) * ry - (other.a.y - self.a.y) * rx) / den;
        if t < 0.0 || t > 1.0 || u < 0.0 || u > 1.0 {
            return None;
        }
        Some(Point { x: self.a.x + t * rx, y: self.a.y + t * ry })
    }
}
