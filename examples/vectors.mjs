// Puts a hit test of your own to graze's vectors, without graze: node vectors.mjs vectors.json
//
// Replace `hit`, and say its form (how it takes its numbers) and its contract (what it says of shapes that only touch).
import { readFileSync } from 'node:fs';

const FORM = 'disc box-xywh f64';
const CONTRACT = 'closed'; // closed, open, half-open or unstated

function hit(cx, cy, r, x, y, w, h) {
  const dx = cx - Math.min(Math.max(cx, x), x + w);
  const dy = cy - Math.min(Math.max(cy, y), y + h);
  return dx * dx + dy * dy <= r * r;
}

// true, false, or null where nothing is asked.
function rightAnswer(one) {
  if (one.relation === 'apart' || one.relation === 'overlapping') return one.relation === 'overlapping';
  if (one.relation === 'flat' || CONTRACT === 'unstated') return null;
  return CONTRACT === 'half-open' ? one.half_open_hit : CONTRACT === 'closed';
}

const {groups} = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const group = groups.find(one => one.form === FORM);
if (group === undefined) throw new Error(`no group of the form '${FORM}'; there are: ${groups.map(one => one.form).join(', ')}`);
let wrong = 0;
for (const one of group.cases) {
  const expected = rightAnswer(one), said = Boolean(hit(...one.numbers.map(Number)));
  if (expected === null || said === expected) continue;
  wrong++;
  console.log(`case ${one.id}: ${one.numbers.join(' ')}: ${one.relation}, but hit says ${said} (${one.comment})`);
}
console.log(`${group.cases.length} cases, ${wrong} wrong`);
process.exitCode = wrong === 0 ? 0 : 1;
