import { createRequire } from 'node:module';
const all = createRequire(import.meta.url)('point-in-polygon-hao'), inside = all.default ?? all;
const ring = n => [...n.map((_, k) => [n[k], n[k + 1]]).filter((_, k) => k % 2 === 0), [n[0], n[1]]];
const f = (x, y, ...n) => inside([x, y], [ring(n)]) !== false;
export default { 'point-triangle': f, 'point-quad': f };
