module.exports = function pointInCircle(px, py, cx, cy, r) {
  var dx = px - cx, dy = py - cy;
  return Math.abs(dx) < r && Math.abs(dy) < r; // a square
};
