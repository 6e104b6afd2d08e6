type Position = [number, number];
interface Polygon { type: 'Polygon'; coordinates: Position[][] }
interface Point { type: 'Point'; coordinates: Position }

function inRing(pt: Position, ring: Position[]): boolean {
  let isInside = false;
  for (let i = 0; i < ring.length - 1; i++) {
    const a = ring[i], b = ring[i + 1];
    const side = (b[0] - a[0]) * (pt[1] - a[1]) - (b[1] - a[1]) * (pt[0] - a[0]);
    if ((a[1] > pt[1]) !== (b[1] > pt[1]) && side !== 0 && (b[1] > a[1]) === side > 0) isInside = !isInside;
  }
  return isInside;
}

// In the outline, and in none of the holes.
export function booleanPointInPolygon(point: Point, polygon: Polygon): boolean {
  const pt = point.coordinates, rings = polygon.coordinates;
  return inRing(pt, rings[0]) && !rings.slice(1).some(hole => inRing(pt, hole));
}
