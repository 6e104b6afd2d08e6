/// Even-odd, with the crossing on the wrong side.
pub fn contains(poly: &Vec<(f32, f32)>, x: f32, y: f32) -> bool {
    let mut odd = false;
    let mut j = poly.len() - 1;
    for i in 0..poly.len() {
        let (xi, yi) = poly[i];
        let (xj, yj) = poly[j];
        if ((yi > y) != (yj > y)) && (x < (xi - xj) * (y - yi) / (yj - yi) + xi) {
            odd = !odd;
        }
        j = i;
    }
    odd
}
