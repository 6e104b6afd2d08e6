using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Security;

/// Holds a test to rows of graze's vectors, with expected failures and JUnit. It gives yes or no, a number, double[] for a point, null for none.
///
///   return GrazeVectors.Run(n => Hit(n[0], n[1], ...), "disc-box.hit.csv", "closed", "f64", given);
///
/// Options: [--write] [--expected FILE] [--junit FILE]. An expected failure is a line of graze.expected: an id and a reason. --write
/// writes that file. A row that is listed and right, or not there, is an error too. Gives 0 as expected, 1 not, 2 wrong use.
public static class GrazeVectors {
  const int Plain = 9; // columns before the numbers

  static string Option(string[] given, string name, string usual) {
    int at = Array.IndexOf(given, name);
    return at >= 0 && at + 1 < given.Length ? given[at + 1] : usual;
  }

  // Why it is wrong, or null.
  static string Judge(Func<double[], object> test, string[] row, int answer, bool counts) {
    double[] said, right = Read(row[answer].Split(' ').Where(word => word != "" && word != "none"));
    double tolerance = counts ? Read(new[] { row[4] })[0] : 0;
    try {
      object one = test(Read(row.Skip(Plain)));
      said = one as double[] ?? (one == null ? new double[0] : new[] { Convert.ToDouble(one) });
    } catch (Exception fault) { // whatever it throws is an answer to be told
      return $"{row[1]}: {row[7]}, it threw {fault.GetType().Name}";
    }
    if (row[answer] == "" || said.Length == right.Length && said.Zip(right, (a, b) => Math.Abs(a - b) <= tolerance).All(fine => fine)) return null;
    return $"{row[1]}: {row[7]}, it says [{string.Join(" ", said)}], right is {row[answer]} ({row[8]})";
  }

  static double[] Read(IEnumerable<string> words) => words.Select(word => double.Parse(word, CultureInfo.InvariantCulture)).ToArray();

  public static int Run(Func<double[], object> test, string path, string contract, string kind, string[] given) {
    string listed = Option(given, "--expected", "graze.expected");
    var expected = new HashSet<string>((File.Exists(listed) ? File.ReadAllLines(listed) : new string[0]).Where(line => line != "" && line[0] != '#').Select(line => line.Split(' ')[0]));
    List<string[]> rows = (File.Exists(path) ? File.ReadAllLines(path) : new[] { "" }).Select(line => line.Split(',')).ToList();
    int answer = Array.IndexOf(rows[0], contract), faults = 0, known = 0;
    bool write = given.Contains("--write");
    if (answer < 0) {
      Console.Error.WriteLine($"graze: {path}: found no rows with a column '{contract}'");
      return 2;
    }
    var wrong = new List<string>();
    var junit = new List<string>();
    string[] tiers = {"must", "touching", "flat", "meeting"};
    int[] right = new int[4], asked = new int[4];
    foreach (string[] row in rows.Skip(1).Where(row => tiers.Contains(row[1]) && row[6].Split(' ').Contains(kind))) {
      string why = Judge(test, row, answer, rows[0][4] == "tolerance"), fault = why;
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
    foreach (string name in expected.Except(rows.Select(row => row[0])).Where(name => !write)) {
      faults++;
      Console.WriteLine(name + ": is listed and in no row: take it out");
    }
    if (write) File.WriteAllLines(listed, wrong);
    junit.Insert(0, $"<testsuite name=\"graze\" tests=\"{junit.Count}\" failures=\"{faults}\">");
    junit.Add("</testsuite>");
    if (given.Contains("--junit")) File.WriteAllLines(Option(given, "--junit", "graze.xml"), junit);
    string told = string.Join(", ", tiers.Select((name, k) => asked[k] > 0 ? $"{right[k]} of {asked[k]} {name}" : null).Where(one => one != null));
    Console.WriteLine($"graze: {told}, {contract}; {known} of {wrong.Count} wrong expected");
    return asked.Sum() == 0 ? 2 : faults > 0 ? 1 : 0;
  }
}
