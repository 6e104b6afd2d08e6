// The moving picture of README: the page's first drag. Each answer and each point of the map is asked of the tests and the reference.
//
//     node moving.mjs GRAZE.WASM PICTURE.SVG
import {readFileSync, writeFileSync} from 'node:fs';
import {startEngine, MAP, PAINTS, WRONG_PAINTS} from './engine.js';
import {LESSONS} from './lesson_text.js';
import {MARK} from './verdict.js';
import {WORDS} from './words.js';

const [wasm, picture] = process.argv.slice(2);
if (picture === undefined) throw new Error('usage: node moving.mjs GRAZE.WASM PICTURE.SVG');
const engine = await startEngine(new WebAssembly.Module(readFileSync(wasm))), scene = engine.newScene(), word = WORDS.en;
const {test: id, form, scene: start, drag, view: {scale}} = LESSONS[0], test = engine.byId(id);
const [x0, y0, r, ...big] = start.split(' ').map(Number), [bx, by, br] = big;
scene.setForm(form);
const TOP = 56, BELOW = 48, WIDE = MAP.width, HIGH = MAP.height, left = x => WIDE / 2 + x / scale, top = y => TOP + HIGH / 2 + y / scale;

// The drag in small steps, and where the answer changes.
const STEPS = 1000;
const at = k => [x0 + drag[0] * k / STEPS, y0 + drag[1] * k / STEPS];
const parts = [];
for (let k = 0; k <= STEPS; k++) {
  scene.setCase([...at(k), r, ...big].join(' '));
  const said = scene.ask(test), {relation} = scene.truth(), key = `${relation} ${said.outcome}`;
  if (parts.at(-1)?.key === key) parts.at(-1).last = k;
  else if (relation !== 'touching') parts.push({key, first: k, last: k, relation, said});
}
if (!['false hit', 'missed hit'].every(wanted => parts.some(({said}) => said.outcome === wanted))) throw new Error(`the drag of lesson ${LESSONS[0].id} shows no false and no missed hit`);

// Seconds: a step takes so long, where it is wrong the hand rests a while, and at the end the map is shown.
const STEP = 0.004, REST = 1.3, BEGIN = 0.7, END = 0.5, MAPPED = 3.2;
const moments = [[0, 0], [BEGIN, 0]];
let time = BEGIN;
const change = parts.map(part => {
  const began = time, wrong = part.said.outcome !== 'agrees', middle = Math.round((part.first + part.last) / 2);
  if (wrong) {
    moments.push([time += (middle - part.first) * STEP, middle], [time += REST, middle]);
    time += (part.last - middle + 1) * STEP;
  } else {
    time += (part.last - part.first + 1) * STEP;
  }
  moments.push([time, Math.min(part.last + 1, STEPS)]);
  part.rest = middle;
  return began;
});
const dragged = time + END, whole = dragged + MAPPED;
change[0] = 0;
const percent = seconds => `${(100 * seconds / whole).toFixed(3)}%`;
// Shown from one moment to another, and at no other time.
const rules = [];
const shown = (name, from, to) => {
  rules.push(`@keyframes ${name} { ${from > 0 ? `0%, ${percent(from)} { opacity: 0 } ` : ''}${percent(from + 0.001)}, ${percent(to)} { opacity: 1 } ${to < whole ? `${percent(to + 0.001)}, 100% { opacity: 0 } ` : ''}}`,
    `.${name} { animation: ${name} ${whole.toFixed(2)}s step-end infinite }`);
  return name;
};
const move = moments.map(([seconds, k]) => `${percent(seconds)} { transform: translate(${(drag[0] * k / STEPS / scale).toFixed(2)}px, ${(drag[1] * k / STEPS / scale).toFixed(2)}px) }`);
rules.push(`@keyframes hand { ${move.join(' ')} 100% { transform: translate(${drag[0] / scale}px, ${drag[1] / scale}px) } }`, `.hand { animation: hand ${whole.toFixed(2)}s linear infinite }`);

const text = (x, y, words, more = '') => `<text x="${x}" y="${y}" ${more}>${words}</text>`;
const NAME = {'false hit': 'false', 'missed hit': 'missed', agrees: 'right'};
// What is so and what is said, as over the stage of the page; where it is wrong, once more in words.
const told = parts.map((part, n) => {
  const {said, relation} = part, name = NAME[said.outcome], wrong = said.outcome !== 'agrees';
  const sentence = relation === 'apart' ? 'They are apart, and it says hit.' : 'They overlap, and it says miss.';
  return `<g class="${shown(`part${n}`, change[n], change[n + 1] ?? dragged)}">
${text(14, 34, `${word.exactSays}: ${word[relation]}`)}<rect class="said ${name}" x="282" y="8" width="356" height="38" rx="7"/>${text(298, 34, `${id}: ${said.answer} ${wrong ? `${MARK[said.outcome]} ${said.outcome}` : '✓'}`, `class="${name}-words"`)}
<rect class="frame ${name}" x="2" y="${TOP + 2}" width="${WIDE - 4}" height="${HIGH - 4}" rx="9"/>${wrong ? text(14, TOP + HIGH + 33, sentence, 'class="sentence"') : ''}</g>`;
}).join('\n');

// The map, by runs of points along its rows.
const FINE = 640, rows = FINE * HIGH / WIDE, size = WIDE / FINE;
scene.setCase(start);
const paints = PAINTS.map((_, k) => k + 1);
scene.setPalette(paints.flatMap(paint => [paint, paint]));
const pixels = new Uint32Array(scene.map(test, 0, -x0, -y0, scale * size, FINE, rows).slice().buffer);
const region = paint => {
  let path = '';
  for (let y = 0; y < rows; y++)
    for (let x = 0, end; x < FINE; x = end + 1) {
      for (end = x; end < FINE && pixels[y * FINE + end] === paint + 1; end++);
      if (end > x) path += `M${x * size} ${TOP + y * size}h${(end - x) * size}v${size}h${-(end - x) * size}z`;
    }
  return path;
};
const key = (x, fill, words) => `<rect x="${x}" y="${TOP + HIGH + 16}" width="26" height="18" fill="${fill}" stroke="#666"/>${text(x + 34, TOP + HIGH + 31, words, 'class="key"')}`;
const mapped = `<g class="${shown('map', dragged, whole)}"><path fill="#d55e00" d="${region(WRONG_PAINTS['false hit'])}"/><path fill="url(#stripes)" d="${region(WRONG_PAINTS['missed hit'])}"/></g>`;
const legend = `<g class="${shown('legend', dragged, whole)}">${text(14, 34, `What ${id} says, for every place of the small one`)}
${key(14, '#d55e00', 'apart, and it says hit')}${key(320, 'url(#stripes)', 'overlapping, and it says miss')}</g>`;

const [ux, uy] = [bx - x0, by - y0].map(d => d / Math.hypot(bx - x0, by - y0));
const apart = parts.flatMap((part, n) => part.relation === 'apart' ? [[n, n === 0 || parts[n - 1].relation === 'apart' ? 1 : -1]] : []);
const ways = apart.map(([n, sign]) => `<path class="way ${shown(`way${n}`, change[n], change[n + 1] ?? dragged)}" d="M${left(x0)} ${top(y0)}l${(sign * ux * 2 * br / scale).toFixed(2)} ${(sign * uy * 2 * br / scale).toFixed(2)}"/>`).join('');
const first = parts.findIndex(({said}) => said.outcome === 'false hit'), [rx, ry] = at(parts[first].rest).map((to, k) => (to - [x0, y0][k]) / scale);
writeFileSync(picture, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${TOP + HIGH + BELOW}" width="${WIDE}" height="${TOP + HIGH + BELOW}" role="img" aria-labelledby="title desc">
<title id="title">One drag, and the test is wrong twice</title>
<desc id="desc">A small circle is dragged across a large one. ${id} says hit while they are apart, and miss while they overlap.</desc>
<style>
text { font: 600 18px system-ui, "Segoe UI", "Noto Sans", sans-serif; fill: #1b2733 }
.sentence { font-size: 21px } .key { font-size: 16px }
.back { fill: #fff; stroke: #d9d6cd } .frame { fill: none; stroke-width: 4 } .said { fill: #fff; stroke-width: 2.5 }
.right { stroke: #d9d6cd } .false { stroke: #d55e00 } .missed { stroke: #0072b2 } .right-words { fill: #00664a } .false-words, .missed-words { fill: #a83c00 }
.disc { stroke-width: 2.5 } .way { stroke: #1b2733; stroke-width: 2; fill: none } .pointer { fill: #fff; stroke: #1b2733; stroke-width: 2; stroke-linejoin: round }
${rules.join('\n')}
@media (prefers-reduced-motion: reduce) { * { animation: none !important } [class^="part"], .way, .map, .legend { opacity: 0 } .part${first}, .way${first} { opacity: 1 } .hand { transform: translate(${rx}px, ${ry}px) } }
</style>
<defs><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="#0072b2"/><rect width="3" height="6" fill="#7fb8d9"/></pattern>
<clipPath id="stage"><rect x="1" y="${TOP + 1}" width="${WIDE - 2}" height="${HIGH - 2}" rx="9"/></clipPath></defs>
<rect width="${WIDE}" height="${TOP + HIGH + BELOW}" rx="9" fill="#fbfaf7"/><rect class="back" x="1" y="${TOP + 1}" width="${WIDE - 2}" height="${HIGH - 2}" rx="9"/>
<g clip-path="url(#stage)">
<g class="hand">${ways}</g>
<circle cx="${left(bx)}" cy="${top(by)}" r="${br / scale}" fill="#fff"/>
${mapped}
<circle class="disc" cx="${left(bx)}" cy="${top(by)}" r="${br / scale}" fill="none" stroke="#6b3e1e"/>
<g class="hand"><circle class="disc" cx="${left(x0)}" cy="${top(y0)}" r="${r / scale}" fill="#eef3f8" fill-opacity=".75" stroke="#14395b"/>
<path class="pointer" d="M${left(x0)} ${top(y0)}l0 25 6 -5 5 11 6 -3 -5 -10 8 -1z"/></g>
</g>
${legend}
${told}
</svg>
`);
