export interface Vec2 { x: number; y: number }
export interface Ray { origin: Vec2; direction: Vec2 }
export interface AABB { min: Vec2; max: Vec2 }

/** The slab method. */
export function raycast(ray: Ray, box: AABB): number | null {
  const tx1 = (box.min.x - ray.origin.x) / ray.direction.x;
  const tx2 = (box.max.x - ray.origin.x) / ray.direction.x;
  const ty1 = (box.min.y - ray.origin.y) / ray.direction.y;
  const ty2 = (box.max.y - ray.origin.y) / ray.direction.y;
  const tmin = Math.max(Math.min(tx1, tx2), Math.min(ty1, ty2));
  const tmax = Math.max(Math.max(tx1, tx2), Math.max(ty1, ty2));
  // behind it is not looked at
  return tmin > tmax ? null : tmin;
}
