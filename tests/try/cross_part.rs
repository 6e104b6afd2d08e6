type P = (i64, i64);

fn orient(a: P, b: P, c: P) -> i64 {
    ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).signum()
}
fn on(a: P, b: P, p: P) -> bool {
    p.0 >= a.0.min(b.0) && p.0 <= a.0.max(b.0) && p.1 >= a.1.min(b.1) && p.1 <= a.1.max(b.1)
}
pub fn intersects(s: (P, P), t: (P, P)) -> bool {
    let (o1, o2) = (orient(s.0, s.1, t.0), orient(s.0, s.1, t.1));
    let (o3, o4) = (orient(t.0, t.1, s.0), orient(t.0, t.1, s.1));
    (o1 != o2 && o3 != o4)
        || (o1 == 0 && on(s.0, s.1, t.0))
        || (o2 == 0 && on(s.0, s.1, t.1))
        || (o3 == 0 && on(t.0, t.1, s.0))
        || (o4 == 0 && on(t.0, t.1, s.1))
}
