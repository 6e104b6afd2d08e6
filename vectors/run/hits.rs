// rustc -O hits.rs && ./hits disc-box.hit.csv
fn hit(cx: f64, cy: f64, r: f64, x: f64, y: f64, w: f64, h: f64) -> bool { // yours
    let (dx, dy) = (cx - cx.max(x).min(x + w), cy - cy.max(y).min(y + h));
    dx * dx + dy * dy <= r * r
}

fn main() {
    let (contract, mut rows, mut wrong) = (2 /* closed; open is 3, half-open 4 */, 0, 0);
    let text = std::fs::read_to_string(std::env::args().nth(1).expect("a file")).expect("readable");
    for row in text.lines().map(|line| line.split(',').collect::<Vec<_>>()) {
        if !["must", "touching"].contains(&row[1]) || !row[6].contains("f64") { continue; }
        let n: Vec<f64> = row[9..].iter().map(|word| word.parse().expect("a number")).collect();
        rows += 1;
        if hit(n[0], n[1], n[2], n[3], n[4], n[5], n[6]) == (row[contract] == "1") { continue; }
        wrong += 1;
        println!("{}", row.join(","));
    }
    println!("graze: {} of {rows} right", rows - wrong);
    std::process::exit((wrong > 0 || rows == 0) as i32);
}
