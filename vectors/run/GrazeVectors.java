import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/**
 * Holds a test to rows of graze's vectors, with expected failures and JUnit. It gives yes or no, a number, double[] for a point, null for none.
 *
 *   System.exit(GrazeVectors.run(n -> hit(n[0], n[1], ...), "disc-box.hit.csv", "closed", "f64", given));
 *
 * Its options: [--write] [--expected FILE] [--junit FILE]. An expected failure is a line of graze.expected: an id and a reason.
 * --write writes that file. A row that is listed and right, or not there, is an error too. Returns 0 as expected, 1 not, 2 wrong use.
 */
public final class GrazeVectors {
  public interface Test { Object of(double[] numbers) throws Exception; }

  private static final int PLAIN = 9; // columns before the numbers
  private static String option(List<String> given, String name, String usual) {
    int at = given.indexOf(name);
    return at >= 0 && at + 1 < given.size() ? given.get(at + 1) : usual;
  }

  private static double[] read(String[] words, int from) { return Arrays.stream(words).skip(from).mapToDouble(Double::parseDouble).toArray(); }

  /** Why it is wrong, or null. */
  private static String judge(Test test, String[] row, int answer, double tolerance) {
    double[] said, right = row[answer].matches("|none") ? new double[0] : read(row[answer].split(" "), 0);
    try {
      Object one = test.of(read(row, PLAIN));
      double number = one instanceof Number ? ((Number) one).doubleValue() : Boolean.TRUE.equals(one) ? 1 : 0;
      said = one instanceof double[] ? (double[]) one : one == null ? new double[0] : new double[] {number};
    } catch (Exception | StackOverflowError fault) { // whatever it throws is an answer to be told
      return row[1] + ": " + row[7] + ", it threw " + fault;
    }
    boolean fine = row[answer].isEmpty() || said.length == right.length;
    for (int k = 0; fine && k < right.length; k++) fine = Math.abs(said[k] - right[k]) <= tolerance;
    return fine ? null : row[1] + ": " + row[7] + ", it says " + Arrays.toString(said) + ", right is " + row[answer] + " (" + row[8] + ")";
  }

  private static String escaped(String text) { return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;"); }

  public static int run(Test test, String path, String contract, String kind, String... words) throws IOException {
    List<String> given = Arrays.asList(words), wrong = new ArrayList<>(), junit = new ArrayList<>();
    Path listed = Path.of(option(given, "--expected", "graze.expected"));
    Set<String> expected = new HashSet<>();
    if (Files.exists(listed)) for (String line : Files.readAllLines(listed)) if (!line.matches("|#.*")) expected.add(line.split(" ")[0]);
    Set<String> gone = new HashSet<>(given.contains("--write") ? Set.of() : expected);
    List<String> lines = Files.isReadable(Path.of(path)) ? Files.readAllLines(Path.of(path)) : List.of("");
    int answer = Arrays.asList(lines.get(0).split(",")).indexOf(contract), faults = 0, known = 0;
    if (answer < 0) System.err.println("graze: " + path + ": found no rows with a column '" + contract + "'");
    if (answer < 0) return 2;
    TreeMap<String, int[]> tiers = new TreeMap<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] row = line.split(",");
      gone.remove(row[0]);
      if (row[1].equals("hard") || !Arrays.asList(row[6].split(" ")).contains(kind)) continue;
      String why = judge(test, row, answer, lines.get(0).contains("tolerance") ? Double.parseDouble(row[4]) : 0), fault = why;
      if (expected.contains(row[0])) fault = why != null ? null : "is listed and right: take it out";
      int[] tier = tiers.computeIfAbsent(row[1], name -> new int[2]);
      tier[why == null ? 0 : 1]++;
      if (why != null && wrong.add(row[0] + " " + why) && expected.contains(row[0])) known++;
      if (given.contains("--write")) fault = null;
      if (fault != null && ++faults > 0) System.out.println(row[0] + ": " + fault);
      junit.add("<testcase classname=\"graze\" name=\"" + row[0] + "\">"
                + (fault == null ? "" : "<failure message=\"" + escaped(fault) + "\"/>") + "</testcase>");
    }
    for (String name : gone) System.out.println(name + ": is listed and in no row: take it out");
    faults += gone.size();
    if (given.contains("--write")) Files.write(listed, wrong);
    junit.add(0, "<testsuite name=\"graze\" tests=\"" + junit.size() + "\" failures=\"" + faults + "\">");
    junit.add("</testsuite>");
    if (given.contains("--junit")) Files.write(Path.of(option(given, "--junit", "graze.xml")), junit);
    StringBuilder told = new StringBuilder();
    for (String tier : new String[] {"must", "touching", "flat", "meeting"}) {
      int[] count = tiers.getOrDefault(tier, new int[2]);
      if (count[0] + count[1] > 0) told.append(count[0]).append(" of ").append(count[0] + count[1]).append(' ').append(tier).append(", ");
    }
    System.out.println("graze: " + told + contract + "; " + known + " of " + wrong.size() + " wrong expected");
    return tiers.isEmpty() ? 2 : faults > 0 ? 1 : 0;
  }
}
