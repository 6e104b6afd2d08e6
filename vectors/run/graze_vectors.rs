// Holds a test to rows of graze's vectors, with expected failures and JUnit. Numbers are a vector, of two for a point, empty for none.
//
//     mod graze_vectors;
//     std::process::exit(graze_vectors::run(|n| hit(n[0], n[1], ...), "disc-box.hit.csv", "closed", "f64"));
//     std::process::exit(graze_vectors::numbers(|n| vec![distance(n[0], n[1], ...)], "disc-box.distance.csv", "zero", "f64"));
//
// Options: [--write] [--expected FILE] [--junit FILE]. An expected failure is a line of graze.expected: an id and a reason. --write writes
// that file. A row that is listed and right, or not there, is an error too. Gives 0 as expected, 1 not, 2 wrong use.
use std::collections::HashSet;
use std::fs;
use std::panic::{catch_unwind, AssertUnwindSafe};

const PLAIN: usize = 9; // columns before the numbers

/// Why it is wrong, or None.
fn judge(test: &dyn Fn(&[f64]) -> Vec<f64>, row: &[&str], answer: usize, tolerance: f64) -> Option<String> {
    let read = |word: &str| word.parse::<f64>().expect("a number");
    let (numbers, right) = (row[PLAIN..].iter().map(|word| read(word)).collect::<Vec<f64>>(), row[answer]);
    let right: Vec<f64> = right.split(' ').filter(|word| !word.is_empty() && *word != "none").map(read).collect();
    let Ok(said) = catch_unwind(AssertUnwindSafe(|| test(&numbers))) else { return Some(format!("{}: {}, it panicked", row[1], row[7])) };
    let fine = said.len() == right.len() && said.iter().zip(&right).all(|(a, b)| (a - b).abs() <= tolerance);
    (!row[answer].is_empty() && !fine).then(|| format!("{}: {}, it says {said:?}, right is {} ({})", row[1], row[7], row[answer], row[8]))
}

fn option(name: &str) -> Option<String> {
    std::env::args().skip_while(|word| word != name).nth(1)
}

pub fn run(hit: impl Fn(&[f64]) -> bool, path: &str, contract: &str, kind: &str) -> i32 {
    numbers(|n| vec![hit(n) as u8 as f64], path, contract, kind)
}

#[allow(dead_code)]
pub fn numbers(test: impl Fn(&[f64]) -> Vec<f64>, path: &str, contract: &str, kind: &str) -> i32 {
    let listed = option("--expected").unwrap_or("graze.expected".into());
    let list = fs::read_to_string(&listed).unwrap_or_default();
    let expected: HashSet<&str> = list.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).filter_map(|line| line.split(' ').next()).collect();
    let text = fs::read_to_string(path).unwrap_or_default();
    let Some(answer) = text.lines().next().and_then(|head| head.split(',').position(|name| name == contract)) else {
        eprintln!("graze: {path}: found no rows with a column '{contract}'");
        return 2;
    };
    let write = std::env::args().any(|word| word == "--write");
    let (mut wrong, mut cases, mut faults, mut known) = (Vec::new(), Vec::new(), 0, 0);
    let mut told = [("must", 0, 0), ("touching", 0, 0), ("flat", 0, 0), ("meeting", 0, 0)];
    let counts = text.lines().next().is_some_and(|head| head.contains(",tolerance,"));
    for row in text.lines().skip(1).map(|line| line.split(',').collect::<Vec<_>>()) {
        let Some(tier) = told.iter_mut().find(|tier| tier.0 == row[1]) else { continue };
        if !row[6].split(' ').any(|one| one == kind) {
            continue;
        }
        let why = judge(&test, &row, answer, if counts { row[4].parse().expect("a number") } else { 0.0 });
        tier.1 += why.is_none() as u32;
        tier.2 += 1;
        if let Some(why) = &why {
            wrong.push(format!("{} {why}\n", row[0]));
            known += expected.contains(row[0]) as u32;
        }
        let fault = match (expected.contains(row[0]), why) {
            (true, Some(_)) => None,
            (true, None) => Some("is listed and right: take it out".into()),
            (false, why) => why,
        }
        .filter(|_| !write);
        let inside = fault.as_ref().map(|why| format!("<failure message=\"{}\"/>", why.replace('&', "&amp;").replace('<', "&lt;")));
        cases.push(format!("<testcase classname=\"graze\" name=\"{}\">{}</testcase>\n", row[0], inside.unwrap_or_default()));
        if let Some(why) = fault {
            faults += 1;
            println!("{}: {why}", row[0]);
        }
    }
    let there: HashSet<&str> = text.lines().filter_map(|line| line.split(',').next()).collect();
    for name in expected.difference(&there).filter(|_| !write) {
        faults += 1;
        println!("{name}: is listed and in no row: take it out");
    }
    if write && fs::write(&listed, wrong.concat()).is_err() {
        return 2;
    }
    let junit = format!("<testsuite name=\"graze\" tests=\"{}\" failures=\"{faults}\">\n{}</testsuite>\n", cases.len(), cases.concat());
    if option("--junit").is_some_and(|file| fs::write(file, junit).is_err()) {
        return 2;
    }
    let counts: Vec<String> = told.iter().filter(|tier| tier.2 > 0).map(|(tier, right, asked)| format!("{right} of {asked} {tier}")).collect();
    println!("graze: {}, {contract}; {known} of {} wrong expected", counts.join(", "), wrong.len());
    if cases.is_empty() { 2 } else { (faults > 0) as i32 }
}
