// rustc -O hits.rs && ./hits disc-box.hit.csv
fn hit(cx: f64, cy: f64, r: f64, x: f64, y: f64, w: f64, h: f64) -> f64 { // yours: 1 or 0, or a number
    let (dx, dy) = (cx - cx.max(x).min(x + w), cy - cy.max(y).min(y + h));
    (dx * dx + dy * dy <= r * r) as u8 as f64
}
fn main() {
    let (contract, mut rows, mut wrong) = (2 /* closed, zero; open, negative: 3; half-open: 4 */, 0, 0);
    let (path, number) = (std::env::args().nth(1).unwrap_or("disc-box.hit.csv".into()), |word: &str| word.parse::<f64>().expect("a number"));
    for row in std::fs::read_to_string(&path).expect("readable").lines().map(|line| line.split(',').collect::<Vec<_>>()) {
        if ["hard", "flat"].contains(&row[1]) || !row[6].contains("f64") { continue; }
        let n: Vec<f64> = row[9..].iter().map(|word| number(word)).collect();
        let tolerance = if path.contains(".hit.") || path.contains(".contains.") { 0.0 } else { number(row[4]) };
        rows += 1;
        if (hit(n[0], n[1], n[2], n[3], n[4], n[5], n[6]) - number(row[contract])).abs() <= tolerance { continue; }
        wrong += 1;
        println!("{}", row.join(","));
    }
    println!("graze: {} of {rows} right", rows - wrong);
    std::process::exit((wrong > 0 || rows == 0) as i32);
}
