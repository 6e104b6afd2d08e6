public enum Tile {
  GRASS, WATER;
  static final int SIZE = 32;
  record Cell(int col, int row) {}
  record Box(double x, double y, double w, double h) {
    Box { if (w < 0 || h < 0) throw new IllegalArgumentException(); }
    double right() { return x + w; }
    double bottom() { return y + h; }
    boolean overlaps(Box other) {
      return x < other.right() || other.x < right() && y < other.bottom() && other.y < bottom();
    }
  }
}
