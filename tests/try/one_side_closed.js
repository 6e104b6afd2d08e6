/**
 * Do two rectangles overlap?
 * @param {{pos: {x:number,y:number}, size: {x:number,y:number}}} a
 * @param {{pos: {x:number,y:number}, size: {x:number,y:number}}} b
 */
function overlap(a, b) {
  if (a.pos.x >= b.pos.x + b.size.x) return false;
  if (b.pos.x >= a.pos.x + a.size.x) return false;
  if (a.pos.y >= b.pos.y + b.size.y) return false;
  if (b.pos.y > a.pos.y + a.size.y) return false;
  return true;
}
module.exports = { overlap };
