import java.util.List;

class RectUtil {
    record Rectangle(int x, int y, int width, int height) {
        int right() { return x + width; }
        int bottom() { return y + height; }
    }

    static boolean overlap(Rectangle a, Rectangle b) {
        return a.x() < b.right() && a.right() > b.x() && a.y() < b.bottom() && a.bottom() > b.y();
    }
}
