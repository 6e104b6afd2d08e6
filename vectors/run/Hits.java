// java Hits.java disc-box.hit.csv
class Hits {
  static double hit(double cx, double cy, double r, double x, double y, double w, double h) { // yours: 1 or 0, or a number
    double dx = cx - Math.min(Math.max(cx, x), x + w), dy = cy - Math.min(Math.max(cy, y), y + h);
    return dx * dx + dy * dy <= r * r ? 1 : 0;
  }
  public static void main(String[] given) throws java.io.IOException {
    int contract = 2 /* closed, zero; open, negative: 3; half-open: 4 */, rows = 0, wrong = 0; String file = given.length > 0 ? given[0] : "disc-box.hit.csv";
    for (String line : java.nio.file.Files.readAllLines(java.nio.file.Path.of(file))) {
      String[] row = line.split(",");
      if (row[1].equals("hard") || row[1].equals("flat") || !row[6].contains("f64") || ++rows == 0) continue;
      double[] n = java.util.Arrays.stream(row, 9, row.length).mapToDouble(Double::parseDouble).toArray();
      double off = Math.abs(hit(n[0], n[1], n[2], n[3], n[4], n[5], n[6]) - Double.parseDouble(row[contract]));
      if (off <= (file.contains(".hit.") || file.contains(".contains.") ? 0 : Double.parseDouble(row[4]))) continue;
      System.out.println(++wrong + ": " + line);
    }
    System.out.println("graze: " + (rows - wrong) + " of " + rows + " right");
    System.exit(wrong > 0 || rows == 0 ? 1 : 0);
  }
}
