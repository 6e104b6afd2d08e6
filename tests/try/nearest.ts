export interface Point { x: number; y: number }
export interface Line { start: Point; end: Point }

/** The foot of p on the line, within its ends. */
export const nearestPointOnLine = (p: Point, line: Line): Point => {
  const dx = line.end.x - line.start.x;
  const dy = line.end.y - line.start.y;
  const t = ((p.x - line.start.x) * dx + (p.y - line.start.y) * dy) / (dx * dx + dy * dy);
  return { x: line.start.x + t * dx, y: line.start.y + t * dy };
};
