#[derive(Clone, Copy)]
pub struct Aabb {
    pub min: (f32, f32),
    pub max: (f32, f32),
}

impl Aabb {
    /// Distance from a point to the box.
    pub fn distance_to(&self, p: (f32, f32)) -> f32 {
        let dx = (self.min.0 - p.0).max(p.0 - self.max.0).max(0.0);
        let dy = (self.min.1 - p.1).max(p.1 - self.max.1).max(0.0);
        dx.max(dy)
    }
}
