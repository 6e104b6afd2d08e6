import inside from 'point-in-polygon';
const pairs = n => n.map((_, k) => [n[k], n[k + 1]]).filter((_, k) => k % 2 === 0);
const f = (x, y, ...n) => inside([x, y], pairs(n));
export default { 'point-triangle': f, 'point-quad': f };
