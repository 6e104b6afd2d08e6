'use strict';

class Rect {
  constructor(x, y, w, h) {
    this.x = x;
    this.y = y;
    this.w = w;
    this.h = h;
  }

  get right() { return this.x + this.w; }
  get bottom() { return this.y + this.h; }

  intersects(other) {
    return !(this.x >= other.right || other.x >= this.right || this.y >= other.bottom || other.y >= this.bottom);
  }
}

module.exports = { Rect };
