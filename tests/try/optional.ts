export class Coin {
  constructor(public x: number, public y: number, public r: number, public scale?: number) {}
}

export interface Settings {
  zoom?: number;
}

export function coinsMeet(a: Coin, b: Coin, settings: Settings, factor?: number): boolean {
  const all = (settings.zoom ?? 1) * (factor ?? 1), k = a.scale ?? 1, m = b.scale ?? 1;
  const dx = a.x - b.x, dy = a.y - b.y, reach = (a.r * k + b.r * m) * all;
  return Math.sqrt(dx * dx + dy * dy) <= reach;
}
