#[derive(Debug, Clone, Copy)]
pub struct Rect {
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
}

impl Rect {
    pub fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Rect { x, y, w, h }
    }

    fn right(&self) -> f32 { self.x + self.w }
    fn bottom(&self) -> f32 { self.y + self.h }

    pub fn intersects(&self, other: &Rect) -> bool {
        self.x <= other.right() && other.x <= self.right() && self.y <= other.bottom() && other.y <= self.right()
    }
}

fn main() {
    println!("{}", Rect::new(0.0, 0.0, 1.0, 1.0).intersects(&Rect::new(0.5, 0.5, 1.0, 1.0)));
}
