/** vertices: x0, y0, x1, y1, … */
export function contains(vertices: number[], x: number, y: number): boolean {
  let inside = false;
  const n = vertices.length / 2;
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const xi = vertices[2 * i], yi = vertices[2 * i + 1];
    const xj = vertices[2 * j], yj = vertices[2 * j + 1];
    if (yi > y != yj > y && x < (xj - xi) * (y - yi) / (yj - yi) + xi) inside = true;
  }
  return inside;
}
