pub fn circles_touch(a: (f64, f64), ra: f64, b: (f64, f64), rb: f64) -> bool {
    let (dx, dy) = (a.0 - b.0, a.1 - b.1);
    dx * dx + dy * dy <= (ra + rb) * (ra + rb)
}
