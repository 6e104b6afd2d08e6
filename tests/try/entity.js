class Entity {
  constructor(x, y, size) {
    this.x = x; this.y = y; this.size = size;   // size is the diameter
  }
  get radius() { return this.size / 2; }
  touches(other) {
    const dx = this.x - other.x;
    const dy = this.y - other.y;
    return Math.hypot(dx, dy) < this.size + other.size;
  }
}
module.exports = Entity;
