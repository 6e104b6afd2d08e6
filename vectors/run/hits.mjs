// node hits.mjs disc-box.hit.csv; of a distance, a ray or a sweep give a number and take the contract zero
import { readFileSync } from 'node:fs';

const hit = (cx, cy, r, x, y, w, h) => { // yours
  const dx = cx - Math.min(Math.max(cx, x), x + w), dy = cy - Math.min(Math.max(cy, y), y + h);
  return dx * dx + dy * dy <= r * r;
};

const contract = 'closed', number = 'f64', [head, ...lines] = readFileSync(process.argv[2] ?? 'disc-box.hit.csv', 'utf8').trim().split('\n').map(line => line.split(','));
let rows = 0, wrong = 0;
for (const row of lines) {
  if (['hard', 'flat'].includes(row[1]) || !row[6].includes(number)) continue;
  rows++;
  const tolerance = head[4] === 'tolerance' ? row[4] : 0;
  if (Math.abs(hit(...row.slice(9).map(Number)) - row[head.indexOf(contract)]) <= tolerance) continue;
  wrong++;
  console.log(row.join());
}
console.log(`graze: ${rows - wrong} of ${rows} right`);
process.exitCode = wrong > 0 || rows === 0 ? 1 : 0;
