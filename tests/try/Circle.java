public class Circle {
    private final double x;
    private final double y;
    private final double radius;

    public Circle(double x, double y, double radius) {
        this.x = x;
        this.y = y;
        this.radius = radius;
    }

    public double getX() { return x; }
    public double getY() { return y; }
    public double getRadius() { return radius; }

    public double distanceTo(Circle other) {
        return Math.sqrt(Math.pow(x - other.getX(), 2) + Math.pow(y - other.getY(), 2));
    }

    public boolean intersects(Circle other) {
        return distanceTo(other) < radius + other.getRadius();
    }

    public static void main(String[] args) {
        System.out.println(new Circle(0, 0, 1).intersects(new Circle(1, 1, 1)));
    }
}
