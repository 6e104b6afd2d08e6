pub struct Ball {
    pub x: f64,
    pub y: f64,
    pub radius: f64,
    pub vx: f64,
    pub vy: f64,
}

pub fn time_of_impact(a: &Ball, b: &Ball) -> Option<f64> {
    let (dx, dy) = (a.x - b.x, a.y - b.y);
    let (vx, vy) = (a.vx - b.vx, a.vy - b.vy);
    let r = a.radius + b.radius;
    let qa = vx * vx + vy * vy;
    let qb = dx * vx + dy * vy;
    let qc = dx * dx + dy * dy - r * r;
    let disc = qb * qb - qa * qc;
    if disc < 0.0 || qa == 0.0 {
        return None;
    }
    let t = (-qb + disc.sqrt()) / qa;
    if t < 0.0 || t > 1.0 { None } else { Some(t) }
}
