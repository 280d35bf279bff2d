import java.io.*;
import java.util.Arrays;

/**
 * Writes the log of a game-tree search for "Check your program" of Plyscope. Java 8 or later; one file, no package.
 *
 *     int alphaBeta(Node node, boolean isMax, int alpha, int beta) {
 *       try (PlyscopeLog log = PlyscopeLog.call(node, isMax ? "max" : "min", alpha, beta)) {
 *         ...
 *         return log.back(v);    // or log.back(v, move)
 *       }
 *     }
 *
 * It writes to standard output, or where PlyscopeLog.to("run.log") or the environment variable PLYSCOPE_LOG says. With
 * PlyscopeLog.to("off"), or that variable "off", nothing is written, and the name is not even turned into a text.
 */
public final class PlyscopeLog implements AutoCloseable {
  private static final PlyscopeLog OFF = new PlyscopeLog();
  private static PrintStream out = System.out;

  static {
    String path = System.getenv("PLYSCOPE_LOG");
    if (path != null) to(path);
  }

  private String value = "null";

  /** Writes to a file from now on, or nowhere when the path is "off". */
  public static void to(String path) {
    try {
      out = path.equals("off") ? null : new PrintStream(new FileOutputStream(path), true, "UTF-8");
    } catch (IOException e) {
      throw new IllegalArgumentException("PlyscopeLog cannot write to " + path, e);
    }
  }

  /** A call of minimax, which has no window; side is "max", "min" or "chance", or null: then sides alternate. */
  public static PlyscopeLog call(Object name, String side) { return out == null ? OFF : begin(name, side, ""); }
  public static PlyscopeLog call(Object name, String side, double alpha, double beta) {
    return out == null ? OFF : begin(name, side, window(alpha, beta));
  }

  /** move: which move of the parent led here, from 0; moves: how many there are here. */
  public static PlyscopeLog call(Object name, String side, double alpha, double beta, int move, int moves) {
    return out == null ? OFF : begin(name, side, window(alpha, beta) + ", \"move\": " + move + ", \"moves\": " + moves);
  }

  public int back(int v) { return back(v, null); }
  public long back(long v) { return back(v, null); }
  public double back(double v) { return back(v, null); }
  public int back(int v, Object move) { back((double) v, move); return v; }
  public long back(long v, Object move) { back((double) v, move); return v; }
  public double back(double v, Object move) {
    if (this != OFF) value = number(v) + (move == null ? "" : ", \"move\": " + quoted(move));
    return v;
  }

  /** Writes the return, of null where the call threw. */
  @Override public void close() { if (this != OFF && out != null) out.println("{\"return\": " + value + "}"); }

  private static PlyscopeLog begin(Object name, String side, String rest) {
    out.println("{\"call\": " + quoted(name) + (side == null ? "" : ", \"side\": " + quoted(side)) + rest + "}");
    return new PlyscopeLog();
  }
  private static String window(double a, double b) { return ", \"alpha\": " + number(a) + ", \"beta\": " + number(b); }
  private static String number(double v) {
    if (Double.isNaN(v)) return "null";
    if (Double.isInfinite(v)) return v > 0 ? "\"inf\"" : "\"-inf\"";
    return v == (long) v ? Long.toString((long) v) : Double.toString(v);
  }
  private static String quoted(Object text) {
    StringBuilder all = new StringBuilder("\"");
    String plain = Arrays.deepToString(new Object[] {text});  // an array as its elements, in one more pair of brackets
    for (char c : plain.substring(1, Math.min(plain.length() - 1, 201)).toCharArray())
      all.append(c == '"' || c == '\\' ? "\\" + c : c < ' ' || c > '~' ? String.format("\\u%04x", (int) c) : "" + c);
    return all.append('"').toString();
  }
}
