import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** Lets a Java library answer in graze's line protocol: `test` for each of its tests, then `speak`. */
final class Speak {
  private static final Map<String, Function<double[], Boolean>> TESTS = new LinkedHashMap<>();
  private static final StringBuilder LIST = new StringBuilder();

  private Speak() {}

  /** `promise` is the contract, and what stands after it: "closed; within -1e6:1e6". A test gives null for a case it is not for. */
  static void test(String id, String form, String promise, String says, Function<double[], Boolean> hit) {
    TESTS.put(id, hit);
    LIST.append("test " + id + "; " + form + "; " + promise + "; " + says + "\n");
  }

  private static String answer(Function<double[], Boolean> hit, String text) {
    try {
      String[] words = text.split(" ");
      double[] n = new double[words.length];
      for (int k = 0; k < n.length; k++) n[k] = Double.parseDouble(words[k]);
      Boolean said = hit.apply(n);
      return said == null ? "-\n" : said ? "1\n" : "0\n";
    } catch (RuntimeException fault) {
      return "?\n";
    }
  }

  /** Whether the corners turn strictly one way. */
  static boolean strict(double[] n, int first, int corners) {
    int left = 0, right = 0;
    for (int k = 0; k < corners; k++) {
      int a = first + 2 * k, b = first + 2 * ((k + 1) % corners), c = first + 2 * ((k + 2) % corners);
      double turn = (n[b] - n[a]) * (n[c + 1] - n[b + 1]) - (n[b + 1] - n[a + 1]) * (n[c] - n[b]);
      left += turn > 0 ? 1 : 0;
      right += turn < 0 ? 1 : 0;
    }
    return left == corners || right == corners;
  }

  static void speak(String library) throws Exception {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
    PrintStream out = System.out;
    String[] hello = in.readLine().split(" ");
    StringBuilder said = new StringBuilder("graze 1 " + library + "\n");
    if (hello[2].equals("tests")) {
      out.print(said.append(LIST));
      return;
    }
    Function<double[], Boolean> hit = TESTS.get(hello[5]);
    for (String text; (text = in.readLine()) != null;) {
      if (text.isEmpty()) {
        out.print(said);
        out.flush();
        said.setLength(0);
      } else {
        said.append(answer(hit, text));
      }
    }
  }
}
