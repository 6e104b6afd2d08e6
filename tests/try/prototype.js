Rectangle.prototype.containsRect = function (rect) {
    return this.x <= rect.x && this.y <= rect.y &&
        this.x + this.width >= rect.x &&
        this.y + this.height >= rect.y;
};
function Rectangle(x, y, width, height) {
    this.x = x; this.y = y; this.width = width; this.height = height;
}
module.exports = Rectangle;
