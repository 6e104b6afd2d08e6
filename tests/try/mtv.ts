interface Rect { x: number; y: number; width: number; height: number }

/** Moves player out of wall. */
export function getMTV(player: Rect, wall: Rect): { x: number; y: number } | null {
  const dx = player.x + player.width / 2 - (wall.x + wall.width / 2);
  const dy = player.y + player.height / 2 - (wall.y + wall.height / 2);
  const px = (player.width + wall.width) / 2 - Math.abs(dx);
  const py = (player.height + wall.height) / 2 - Math.abs(dy);
  if (px <= 0 || py <= 0) return null;
  // the shorter of both ways, with the wrong sign
  return px < py ? { x: dx < 0 ? px : -px, y: 0 } : { x: 0, y: dy < 0 ? py : -py };
}
