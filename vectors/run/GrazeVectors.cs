using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Security;

/// Holds a hit test to rows of graze's vectors, with expected failures and JUnit.
///
///   return GrazeVectors.Run(n => Hit(n[0], n[1], ...), "disc-box.hit.csv", "closed", "f64", given);
///
/// Options: [--write] [--expected FILE] [--junit FILE]. An expected failure is a line of graze.expected: an id and a reason. --write
/// writes that file. A row that is listed and right is an error too. Gives 0 as expected, 1 not, 2 wrong use.
public static class GrazeVectors {
  const int Plain = 9; // columns before the numbers

  static string Option(string[] given, string name, string usual) {
    int at = Array.IndexOf(given, name);
    return at >= 0 && at + 1 < given.Length ? given[at + 1] : usual;
  }

  // Why it is wrong, or null.
  static string Judge(Func<double[], bool> hit, string[] row, int answer) {
    bool said;
    try {
      said = hit(row.Skip(Plain).Select(word => double.Parse(word, CultureInfo.InvariantCulture)).ToArray());
    } catch (Exception fault) { // whatever it throws is an answer to be told
      return $"{row[1]}: {row[7]}, it threw {fault.GetType().Name}";
    }
    if (row[1] == "flat" || said == (row[answer] == "1")) return null;
    return $"{row[1]}: {row[7]}, it says {(said ? "hit" : "miss")} ({row[8]})";
  }

  public static int Run(Func<double[], bool> hit, string path, string contract, string kind, string[] given) {
    string listed = Option(given, "--expected", "graze.expected");
    var expected = new HashSet<string>((File.Exists(listed) ? File.ReadAllLines(listed) : new string[0]).Select(line => line.Split(' ')[0]));
    List<string[]> rows = File.ReadLines(path).Select(line => line.Split(',')).ToList();
    int answer = Array.IndexOf(rows[0], contract), faults = 0, known = 0;
    bool write = given.Contains("--write");
    var wrong = new List<string>();
    var junit = new List<string>();
    string[] tiers = {"must", "touching", "flat"};
    int[] right = new int[3], asked = new int[3];
    foreach (string[] row in rows.Skip(1).Where(row => tiers.Contains(row[1]) && row[6].Split(' ').Contains(kind))) {
      string why = Judge(hit, row, answer), fault = why;
      int tier = Array.IndexOf(tiers, row[1]);
      asked[tier]++;
      if (why == null) right[tier]++;
      else wrong.Add(row[0] + " " + why);
      if (expected.Contains(row[0])) {
        if (why != null) known++;
        fault = why == null ? "is listed and right: take it out" : null;
      }
      if (write) fault = null;
      if (fault != null) {
        faults++;
        Console.WriteLine(row[0] + ": " + fault);
      }
      string inside = fault == null ? "" : $"<failure message=\"{SecurityElement.Escape(fault)}\"/>";
      junit.Add($"<testcase classname=\"graze\" name=\"{row[0]}\">{inside}</testcase>");
    }
    if (write) File.WriteAllLines(listed, wrong);
    junit.Insert(0, $"<testsuite name=\"graze\" tests=\"{junit.Count}\" failures=\"{faults}\">");
    junit.Add("</testsuite>");
    if (given.Contains("--junit")) File.WriteAllLines(Option(given, "--junit", "graze.xml"), junit);
    string told = string.Join(", ", tiers.Select((name, k) => $"{right[k]} of {asked[k]} {name}"));
    Console.WriteLine($"graze: {told}, {contract}; {known} of {wrong.Count} wrong expected");
    return asked.Sum() == 0 ? 2 : faults > 0 ? 1 : 0;
  }
}
