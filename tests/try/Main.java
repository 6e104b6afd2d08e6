class Point {
    int x, y;
}

public class Main {
    static boolean doOverlap(Point l1, Point r1, Point l2, Point r2) {
        if (l1.x > r2.x || l2.x > r1.x) return false;
        if (r1.y > l2.y || r2.y > l1.y) return false;
        return true;
    }

    public static void main(String[] args) {
        System.out.println(doOverlap(new Point(), new Point(), new Point(), new Point()));
    }
}
