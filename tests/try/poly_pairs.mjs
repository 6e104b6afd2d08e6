/** Is [x, y] inside the ring? The ring is closed: its last corner is the first again. */
const inRing = ([x, y], ring) => {
  let inside = false;
  for (let i = 0; i < ring.length - 1; i++) {
    const [xi, yi] = ring[i];
    const [xj, yj] = ring[i + 1];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
};
export default inRing;
