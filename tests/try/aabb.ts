export interface Vec2 { x: number; y: number; }
export interface AABB { min: Vec2; max: Vec2; }

export type Tester = (a: AABB, b: AABB) => boolean;

export const overlaps: Tester = (a: AABB, b: AABB): boolean => {
  const apart = a.max.x < b.min.x || a.min.x > b.max.x || a.max.y < b.min.y || a.min.y > b.max.y;
  return !apart;
};
