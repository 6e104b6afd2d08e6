export default class Box {
  constructor(x, y, w, h) {
    Object.assign(this, { x, y, w, h });
  }

  /** True when the other box is all within this one. */
  encloses(other) {
    return this.x <= other.x && this.y <= other.y && this.x + this.w >= other.x + other.w && this.y + this.h >= other.y + other.h;
  }
}
