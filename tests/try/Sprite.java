public class Sprite {
    protected int x, y, width, height;
    private String name = "sprite";

    public boolean contains(int mx, int my) {
        return mx >= x && mx < x + width && my >= y && my < y + height;
    }
}
