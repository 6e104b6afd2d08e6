// A polygon as GeoJSON has it: rings of corners, the first one around all, the others holes.
function pointInPolygon(point, polygon) {
  let inside = false;
  for (const ring of polygon) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi, yi] = ring[i], xj = ring[j][0], yj = ring[j][1];
      if ((yi > point[1]) !== (yj > point[1]) && point[0] < (xj - xi) * (point[1] - yi) / (yj - yi) + xi) inside = !inside;
    }
  }
  return inside;
}
module.exports = pointInPolygon;
