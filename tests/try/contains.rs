struct Point { x: i32, y: i32 }
struct Bounds { min: Point, max: Point }

impl Bounds {
    fn contains(&self, p: &Point) -> bool {
        p.x > self.min.x && p.x < self.max.x && p.y > self.min.y && p.y < self.max.x
    }
}
