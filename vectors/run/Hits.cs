// mcs Hits.cs && mono Hits.exe disc-box.hit.csv
using System.Linq;
using static System.Globalization.CultureInfo;
static class Hits {
  public static double Hit(double cx, double cy, double r, double x, double y, double w, double h) { // yours: 1 or 0, or a number
    double dx = cx - System.Math.Min(System.Math.Max(cx, x), x + w), dy = cy - System.Math.Min(System.Math.Max(cy, y), y + h);
    return dx * dx + dy * dy <= r * r ? 1 : 0;
  }
  static int Main(string[] given) {
    int contract = 2 /* closed, zero; open, negative: 3; half-open: 4 */, rows = 0, wrong = 0; string file = given.Length > 0 ? given[0] : "disc-box.hit.csv";
    foreach (string[] row in System.IO.File.ReadLines(file).Select(line => line.Split(','))) {
      if (row[1] == "hard" || row[1] == "flat" || !row[6].Contains("f64") || ++rows == 0) continue;
      double[] n = row.Skip(9).Select(word => double.Parse(word, InvariantCulture)).ToArray();
      double off = System.Math.Abs(Hit(n[0], n[1], n[2], n[3], n[4], n[5], n[6]) - double.Parse(row[contract], InvariantCulture));
      if (!(off <= (file.Contains(".hit.") || file.Contains(".contains.") ? 0 : double.Parse(row[4], InvariantCulture))) && ++wrong > 0) System.Console.WriteLine(string.Join(",", row));
    }
    System.Console.WriteLine($"graze: {rows - wrong} of {rows} right");
    return wrong > 0 || rows == 0 ? 1 : 0;
  }
}
