// mcs Hits.cs && mono Hits.exe disc-box.hit.csv
using System;
using System.Linq;
static class Hits {
  public static bool Hit(double cx, double cy, double r, double x, double y, double w, double h) { // yours
    double dx = cx - Math.Min(Math.Max(cx, x), x + w), dy = cy - Math.Min(Math.Max(cy, y), y + h);
    return dx * dx + dy * dy <= r * r;
  }
  static int Main(string[] given) {
    int contract = 2 /* closed; open is 3, half-open 4 */, rows = 0, wrong = 0;
    foreach (string[] row in System.IO.File.ReadLines(given[0]).Select(line => line.Split(','))) {
      if (row[1] != "must" && row[1] != "touching" || !row[6].Contains("f64")) continue;
      double[] n = row.Skip(9).Select(word => double.Parse(word, System.Globalization.CultureInfo.InvariantCulture)).ToArray();
      rows++;
      if (Hit(n[0], n[1], n[2], n[3], n[4], n[5], n[6]) != (row[contract] == "1") && ++wrong > 0) Console.WriteLine(string.Join(",", row));
    }
    Console.WriteLine($"graze: {rows - wrong} of {rows} right");
    return wrong > 0 || rows == 0 ? 1 : 0;
  }
}
