// node hits.mjs disc-box.hit.csv
import { readFileSync } from 'node:fs';

const hit = (cx, cy, r, x, y, w, h) => { // yours
  const dx = cx - Math.min(Math.max(cx, x), x + w), dy = cy - Math.min(Math.max(cy, y), y + h);
  return dx * dx + dy * dy <= r * r;
};

const contract = { closed: 2, open: 3, half_open: 4 }.closed, number = 'f64';
let rows = 0, wrong = 0;
for (const line of readFileSync(process.argv[2], 'utf8').split('\n').slice(1)) {
  const row = line.split(',');
  if (!['must', 'touching'].includes(row[1]) || !row[6].includes(number)) continue;
  rows++;
  if (hit(...row.slice(9).map(Number)) === (row[contract] === '1')) continue;
  wrong++;
  console.log(line);
}
console.log(`graze: ${rows - wrong} of ${rows} right`);
process.exitCode = wrong > 0 || rows === 0 ? 1 : 0;
