// A reader's own function in the playground: what it comes to, and that it gets nowhere else.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { that, accessible, processorSeconds, start, finish, drawn, scene, graze, pictures, runAll, some } from './page.mjs';

// Three that look right, and what they are found to be: each within so many seconds of the processor, to which waiting does not add.
// It takes some four; this is what a machine as slow as any takes, and a search without end does not keep to.
const SECONDS = 40;
const WRONG = [
  ['disc disc f64', 'function hit(x1, y1, r1, x2, y2, r2) {\n  const dx = (x1 - r1) - (x2 - r2), dy = (y1 - r1) - (y2 - r2);\n  return Math.sqrt(dx * dx + dy * dy) < r1 + r2;\n}',
    /right if cx, cy is the lower right corner of the square about it \(both discs\)/],
  ['box-xywh box-xywh f64', 'const within = (px, py, x, y, w, h) => px >= x && px <= x + w && py >= y && py <= y + h;\nfunction hit(x1, y1, w1, h1, ...b) {\n  return [[x1, y1], [x1 + w1, y1], [x1, y1 + h1], [x1 + w1, y1 + h1]].some(([x, y]) => within(x, y, ...b));\n}',
    /Wrong where they meet and no corner of the first box lies in the second box: .* logic.* overlap by .*; mine says miss/s],
  ['segment box-xywh f64', 'function hit(x1, y1, x2, y2, x, y, w, h) {\n  const tx1 = (x - x1) / (x2 - x1), tx2 = (x + w - x1) / (x2 - x1), ty1 = (y - y1) / (y2 - y1), ty2 = (y + h - y1) / (y2 - y1);\n  return Math.max(0, Math.min(tx1, tx2), Math.min(ty1, ty2)) <= Math.min(1, Math.max(tx1, tx2), Math.max(ty1, ty2));\n}',
    /It breaks its contract where shapes touch\. logic.*A segment from .* touch, exactly; mine says miss/s],
];
// What a reader's function comes to: [form, code, what is said of it]. Samples are the code when there is none.
const PASTED = [
  ['disc disc f64', '', /right if cx, cy is the lower right corner of the square about it \(both discs\).*hit\(a_cx \+ a_r, a_cy \+ a_r, a_r, b_cx \+ b_r, b_cy \+ b_r, b_r\)/s],
  ['box-xywh box-xywh f64', '', /Wrong where they overlap and no corner of either lies in the other: .* logic.*A box at .* overlap by .*; mine says miss/s],
  ['segment box-xywh f64', '', /wrong where they are apart.*logic.*A segment from .* apart; mine says hit/s],
  ['disc box-xywh f64', '', /right if only the upright box about it counts \(disc\)/],
  ['disc box-xywh f64', 'function hit(cx, cy, r, x, y, w, h) {\n  const dx = cx - Math.max(x, Math.min(cx, x + w)), dy = cy - Math.max(y, Math.min(cy, y + h)), d = dx * dx + dy * dy;\n  return d > 0 && d <= r * r;\n}',
    /wrong where they overlap and the centre of the disc lies in the box.*A mend: "or the centre of the disc lies in the box" \(cx >= x && cx <= x \+ w && cy >= y && cy <= y \+ h\): right in all \d+ fresh cases with it/s],
  ['disc disc f64', 'function hit(a, b, r) { while (r === 3) {} return true; }', /does not come back.*mine\(\S+, \S+, 3, /s],
  ['disc disc f64', 'while (true) {}\nfunction hit() { return true; }', /does not come back/],
  ['disc disc f64', 'const all = [];\nfunction hit() { for (;;) all.push(new Array(1e5).fill(1)); }', /does not come back/],
  ['disc disc f64', 'function hit(a, b, r, c, d, s) { if (r > 5) throw new Error("too large"); return Math.hypot(a - c, b - d) <= r + s; }', /It throws: too large\.  *logic/s],
  ['disc disc f64', 'function hit() { return document.title !== ""; }', /document cannot be reached from here/],
  ['disc disc f64', 'function hit() { return fetch("https://example.org/"); }', /fetch cannot be reached from here/],
  ['disc disc f64', 'Function("return this")().importScripts("https://example.org/x.js");\nfunction hit() {}', /It cannot be run.*Function cannot be reached/s],
  ['disc disc f64', 'function hit(a, b, r, c, d, s) { if (a > 1) import("https://example.org/x.js"); return true; }', /import cannot be reached/],
  ['disc disc f64', 'async function hit() { return false; }', /the answer is a promise/],
  ['disc disc f64', 'const all = [];\nfunction hit() { all.push(new Uint8Array(1e8)); return true; }', /memory without end/],
  ['disc disc f64', 'function hit() { const again = () => again() + 1; return again(); }', /it throws at every case: Maximum call stack/],
  ['disc disc f64', 'Array.prototype[Symbol.iterator] = Math.hypot = null;\nfunction hit() { return true; }', /It cannot be run|always hit, whatever/],
  ['box-ltrb box-ltrb i64', 'module.exports = (l, t, r, b, l2, t2, r2, b2) => l <= r2 && l2 <= r && t <= b2;', /right if the bottom side is left out \(first box\)/],
  ['point triangle i32', 'export default function (px, py, x1, y1, x2, y2, x3, y3) {\n  const left = (a, b, c, d) => (c - a) * (py - b) - (d - b) * (px - a) >= 0;\n  return left(x1, y1, x2, y2) && left(x2, y2, x3, y3) && left(x3, y3, x1, y1);\n}', /right if the corners go counter-clockwise/],
  ['capsule capsule f32', 'function hit(a, b, c, d, r, e, f, g, h, s) {\n  const near = (x, y, u, v) => Math.hypot(x - u, y - v) <= r + s;\n  return near(a, b, e, f) || near(a, b, g, h) || near(c, d, e, f) || near(c, d, g, h);\n}', /right if only its ends count \(both capsules\)/],
  ['disc disc f64', 'function hit(a, b) { a <= b; }', /it returns nothing/],
  ['point box-ltrb f64', 'function hit(x, y, l, t, r, b) { return x >= l && x <= r && y >= t && y <= b; }', /mine is clean/],
  ['disc disc f64', '// 1\n\nexport default function (a, b) {\n  const c = (a + ;\n  return c;\n}', /It cannot be run.*SyntaxError: Unexpected token ';'.*line 4, column 18:\n {2}const c = \(a \+ ;\n {17}\^/s],
  ['disc disc f64', 'function hit(a) {\n  if (a) {\n    return 1;\n', /line 4, column 1:/],
  ['disc disc f64', '}); globalThis.postMessage({fault: "escaped"}); for (;;); (function () {', /It cannot be run.*line 1, column 73:/s],
  ['disc disc f64', '(a, b, r, c, d, s) => Math.hypot(a - c, b - d) < r + s;', /touching is a miss: its contract is open, not closed/],
  ['disc disc f64', 'function near(a, b, c, d) {\n  const p = a - c, q = b - d;\n  return p * p < q;\n}', /It takes 4 arguments, and these shapes have 6 numbers\. /],
  ['disc disc f64', 'function hit(a, b, r, c, d, s = 1) {\n  return (a - c) ** 2 + (b - d) ** 2 <= (r + s) ** 2;\n}', /mine is (clean|wrong only)/],
  ['disc disc f64', 'const near = (a, b, c, d) => a === c;', /^It cannot be run\s+It takes 4 arguments, and these shapes have 6 numbers\. .*choose them above\.$/s],
];
// Over objects and arrays, as people write them: [how it is taken, code, what is said of it, how it is called then].
const OBJECTS = [
  ['point polygon', 'function inside(point, vs) {\n  var x = point[0], y = point[1], inside = false;\n  for (var i = 0, j = vs.length - 1; i < vs.length; j = i++) {\n    var xi = vs[i][0], yi = vs[i][1], xj = vs[j][0], yj = vs[j][1];\n    if (((yi > y) != (yj > y)) && (x < (xj - xi) * (y - yi) / (yj - yi) + xi)) inside = !inside;\n  }\n  return inside;\n}',
    /only by a hair or at extremes/, /^inside\(\[\S+, \S+\], \[(\[\S+, \S+\](, )?){3}\]\)$/],
  ['point polygon', 'const leftOfAll = (p, corners) => corners.every((a, k) => {\n  const b = corners[(k + 1) % corners.length];\n  return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) >= 0;\n});', /It misses shapes that overlap/, /^leftOfAll\(\{"?x"?: |^leftOfAll\(\[?/],
  ['point polygon-holes', 'function inside(point, rings) {\n  let odd = false;\n  const ring = rings[0];\n  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)\n    if ((ring[i].y > point.y) !== (ring[j].y > point.y) && point.x < (ring[j].x - ring[i].x) * (point.y - ring[i].y) / (ring[j].y - ring[i].y) + ring[i].x) odd = !odd;\n  return odd;\n}',
    /It is wrong where they are apart and the point lies in a hole of the polygon/, /^inside\(\{"y": \S+, "x": \S+\}, \[\[\{"y": \S+, "x": \S+\}, .*\}\], \[\{"y": .*\}\]\]\)$/],
  ['polygon point', 'function pnpoly(nvert, vertx, verty, testx, testy) {\n  let c = false;\n  for (let i = 0, j = nvert - 1; i < nvert; j = i++)\n    if ((verty[i] > testy) !== (verty[j] > testy) && testx < (vertx[j] - vertx[i]) * (testy - verty[i]) / (verty[j] - verty[i]) + vertx[i]) c = !c;\n  return c;\n}',
    /only by a hair or at extremes/, /^pnpoly\(3, \[(\S+(, )?){3}\], \[(\S+(, )?){3}\], \S+, \S+\)$/],
  ['box-xywh box-xywh', '(a, b) => a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height;', /It misses|It says hit|wrong where anyone/, /^\(a, b\)|^hit\(\{"x": \S+, "width"/],
  ['disc disc', 'export function circlesCollide(c1, c2) {\n  const dx = (c1.x - c1.radius) - (c2.x - c2.radius), dy = (c1.y - c1.radius) - (c2.y - c2.radius);\n  return Math.hypot(dx, dy) <= c1.radius + c2.radius;\n}',
    /right if .* is the lower right corner of the square about it \(both discs\).*circlesCollide\(\{"x": a_cx \+ a_r, "radius": a_r, "y": a_cy \+ a_r\}, /s, /circlesCollide\(\{"x": \S+, "radius": \S+, "y": \S+\}, \{/],
  ['box-ltrb box-ltrb', 'function overlaps(a, b) {\n  return a.min.x <= b.max.x && b.min.x <= a.max.x && a.min.y <= b.max.y && b.min.y <= a.max.y;\n}', /mine is clean/, /^$/],
  ['disc disc', 'const near = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 < a[2] + b[2];', /wrong where anyone can see it/, /near\(\[\S+, \S+, \S+\], \[/],
  ['disc box-ltrb', 'module.exports = ({x, y, radius}, {left, top, right, bottom}) => x + radius >= left && x - radius <= right && y + radius >= top && y - radius <= bottom;', /right if only the upright box about it counts \(disc\)/, /hit\(\{"x": /],
  ['point box-xywh', 'module.exports = function pointInRect(p, rect) {\n  return p.x >= rect.x && p.x <= rect.x + rect.w && p.y >= rect.y && p.y <= rect.y + rect.w;\n};', /wrong where anyone can see it/, /pointInRect\(\{"x": /],
];
// Other languages are told, and what to do with them.
const FOREIGN = [['Python', 'py', 'def hit(a, b):\n    return a.x < b.x + b.w and b.x < a.x + a.w\n'], ['C', 'c', 'bool hit(double x1, double y1, double r1, double x2, double y2, double r2) {\n  return (x1 - x2) * (x1 - x2) + (y1 - y2) * (y1 - y2) <= (r1 + r2) * (r1 + r2);\n}\n'],
  ['TypeScript', 'ts', 'export function hit(a: Rect, b: Rect): boolean {\n  return a.x < b.x + b.width;\n}\n'], ['Rust', 'rs', 'fn hit(a: &Rect, b: &Rect) -> bool {\n    a.x < b.x + b.w\n}\n'], ['Go', 'go', 'func hit(a, b Rect) bool {\n\treturn a.X < b.X + b.W\n}\n']];
// Ways out that do not lead out: [code, what is said of it]. What is built in cannot be changed for those who call it; a stack is not
// handed out; bytes are counted however they are asked for; what cannot be sent is told all the same.
const WAYS_OUT = [
  ['String.prototype.slice = function () { for (;;); };\nfunction hit() { throw new Error("x"); }', /It cannot be run.*(cannot be changed|read only)/s],
  ['Object.defineProperty(String.prototype, "slice", {value: () => "x".repeat(2 ** 28)});\nfunction hit() { throw 1; }', /It cannot be run.*Cannot redefine/s],
  ['const F = Float64Array.prototype.constructor, all = [];\nfunction hit() { for (let k = 0; k < 64; k++) all.push(new F(2 ** 24).fill(1)); return true; }', /memory without end/],
  ['const F = new Float64Array(1).constructor, all = [];\nfunction hit() { all.push(new F(2 ** 27).fill(1)); return true; }', /memory without end/],
  ['const all = [];\nfunction hit() { all.push(Uint8Array.from({length: 2 ** 27}, () => 1)); return true; }', /memory without end|does not come back/],
  ['const all = [], some = new Uint8Array(2 ** 26).fill(1);\nfunction hit() { all.push(some.slice()); return true; }', /memory without end/],
  ['const all = [], some = new Uint8Array(2 ** 26).fill(1);\nfunction hit() { all.push(some.map(k => k), some.filter(() => true), some.buffer.slice(0)); return true; }', /memory without end|does not come back/],
  ['const all = [];\nfunction hit() { all.push(new ArrayBuffer(8, {maxByteLength: 2 ** 32}).resize(2 ** 32)); return true; }', /it throws at every case/],
  ['const all = [], size = {valueOf: () => 2 ** 28};\nfunction hit() { all.push(new ArrayBuffer(size)); return true; }', /memory without end/],
  ['Error.prepareStackTrace = (e, sites) => sites.map(s => [s.getThis(), s.getFunction()]);\nfunction hit() { const seen = new Error().stack; return Array.isArray(seen); }', /always miss|mine is wrong/],
  ['Object.defineProperty(Error, "prepareStackTrace", {value: (e, sites) => sites});\nfunction hit() { return true; }', /It cannot be run.*Cannot redefine/s],
  ['const at = {}; Error.captureStackTrace(at);\nfunction hit() { return at.stack !== undefined; }', /always miss|mine is wrong/],
  ['Error.stackTraceLimit = 99;\nfunction hit() { try { null.x; } catch (fault) { return /blob:|wasm/.test(fault.stack); } }', /always miss|mine is wrong/],
  ['const hit = Object.defineProperty(() => true, "length", {value: () => 1});', /mine is wrong|takes 0 arguments/],
  ['const hit = new Proxy(() => true, {get: () => Symbol("x"), apply: () => true});', /mine is wrong|takes 0 arguments/],
  ['function hit() { throw {message: {toString() { return () => 1; }}}; }', /it throws at every case/],
  ['function hit() { throw {get message() { return Symbol("x"); }}; }', /it throws at every case: (something that cannot be told|Symbol)/],
  ['function hit() { throw new Error("x".repeat(2 ** 27)); }', /it throws at every case: x+/],
  ['Object.prototype.then = function (done) { done(1); };\nfunction hit() { return true; }', /It cannot be run.*not extensible/s],
  ['Object.defineProperty(Object.prototype, "map", {get() { return [0, 0, 0, 1, 1e9, 1e9]; }});\nfunction hit() { return true; }', /It cannot be run.*not extensible/s],
  ['Reflect.apply = () => 1; Array.prototype.map = () => [];\nfunction hit() { return true; }', /It cannot be run.*(read only|cannot be changed)/s],
  ['Object.getPrototypeOf(() => 1).call = null;\nfunction hit() { return true; }', /It cannot be run.*(read only|cannot be changed)/s],
  ['Object.getPrototypeOf([][Symbol.iterator]()).next = () => ({done: true});\nfunction hit() { return true; }', /It cannot be run.*(read only|cannot be changed)/s],
  ['Object.getPrototypeOf(Int8Array).prototype.fill = () => 1;\nfunction hit() { return true; }', /It cannot be run.*(read only|cannot be changed)/s],
  ['Promise.prototype.then = () => 1;\nfunction hit() { return true; }', /It cannot be run.*(read only|cannot be changed)/s],
  ['String = Number = Math = null;\nfunction hit() { return true; }', /It cannot be run.*(read only|Assignment to constant)/s],
  ['function again() { Promise.resolve().then(again); }\nagain();\nfunction hit() { return true; }', /always hit, whatever/],
  ['(async () => 1).constructor("return this")();\nfunction hit() { return true; }', /Function cannot be reached/],
  // What people write goes on to work: names of their own on objects, errors, classes and prototypes of theirs.
  ['class Vec { constructor(x, y) { this.x = x; this.y = y; } toString() { return "v"; } }\nfunction Old() {} Old.prototype.toString = function () { return "o"; };\nArray.prototype.last = function () { return this[this.length - 1]; };\nfunction hit(a, b, r, c, d, s) {\n  const e = new Error("x"); e.name = "Mine"; e.message = "y"; const o = {}; o.toString = () => "z"; o.constructor = Vec;\n  const v = new Vec(a - c, b - d); return Math.hypot(v.x, v.y) <= [r, s].reduce((p, q) => p + q) && `${o}${new Old()}` === "zo" && [1, 2].last() === 2;\n}', /mine is clean|by a hair|rounding/],
  ['const at = new Float32Array([1, 2]), more = Float64Array.of(1, 2), view = new DataView(new ArrayBuffer(8));\nfunction hit(a, b, r, c, d, s) { return at.length + more.length + view.byteLength === 12 && Math.hypot(a - c, b - d) <= r + s; }', /mine is clean|by a hair|rounding/],
];
// Other ways not to come back: with GRAZE_LONG.
const ENDLESS = [
  ['disc disc f64', 'const wide = globalThis;\nfunction hit() { for (;;) wide.postMessage("x".repeat(1e6)); }', /postMessage cannot be reached/],
  ['disc disc f64', 'function hit() { return {get then() { for (;;); }}; }', /does not come back/],
];

// A new reader pastes a function over objects: its form is read off its names, and what is found is called as it is.
async function objects() {
  const opened = await start('#show=yours&lang=en'), {page} = opened;
  for (const [form, code, expected, called] of some(OBJECTS, 6)) {
    // What was tried before says nothing of another function.
    await page.fill('#code', code);
    await drawn(page);
    const taken = (await page.locator('#own-shape-0, #own-shape-1').evaluateAll(all => all.map(select => select.value))).join(' ');
    that(taken === form && /^Taken as: (box|disc|point|polygon)/.test(await page.textContent('#taking')), `${code.slice(0, 40)}: taken as ${taken}, ${await page.textContent('#taking')}`);
    await page.click('#run');
    await page.waitForFunction(() => !['idle', 'running'].includes(globalThis.graze.app.own.status));
    await drawn(page);
    that(expected.test(await page.innerText('#found')), `${code.slice(0, 40)}: it is said: ${(await page.innerText('#found')).slice(0, 300)}`);
    const tests = await page.locator('#assertions').count() === 0 ? '' : await page.locator('#assertions').evaluate(element => element.textContent);
    that(called.test((/assert\.strictEqual\((.*), (?:true|false)\)/.exec(tests)?.[1] ?? '')), `${code.slice(0, 40)}: as a test it stands as ${tests.slice(0, 200)}`);
  }
  // Every shape has a name of its own, in either language.
  for (const lang of ['zh', 'en']) {
    await page.click(`#lang-${lang}`);
    await drawn(page);
    const named = await page.locator('#own-shape-0 option').allTextContents();
    that(new Set(named).size === named.length && named.includes({en: 'rounded box', zh: '圆角矩形'}[lang]) && !named.some(name => /polygon-|rounded-/.test(name)), `the shapes are called ${named}`);
  }
  // Of two functions one is chosen; a link has it. Where shapes only touch nothing is promised, as with graze try, until the reader says so.
  const settled = () => page.waitForFunction(() => !['idle', 'running'].includes(globalThis.graze.app.own.status));
  await page.fill('#code', 'function circleRect(c, r) {\n  return rectRect({x: c.x - c.r, y: c.y - c.r, w: 2 * c.r, h: 2 * c.r}, r);\n}\nfunction rectRect(a, b) {\n  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;\n}');
  for (const [named, form, contract, colour] of [['rectRect', 'box-xywh box-xywh f64', 'unstated', 'green|amber'], ['circleRect', 'disc box-xywh f64', 'unstated', 'red'], ['rectRect', 'box-xywh box-xywh f64', 'closed', 'red']]) {
    if (named !== await page.inputValue('#own-function')) await page.selectOption('#own-function', named);
    await drawn(page);
    that(await page.inputValue('#own-contract') === 'unstated', `of a function that promises nothing is said ${await page.inputValue('#own-contract')}`);
    await page.selectOption('#own-contract', contract);
    await page.click('#run');
    await settled();
    await drawn(page);
    const own = await page.evaluate(() => { const {form, contract, call, told} = globalThis.graze.app.own; return {form, contract, call, colour: told.colour[0]}; });
    that(own.form === form && own.contract === contract && own.call.startsWith(`${named}(`) && new RegExp(colour).test(own.colour), `of two functions ${named} is tried so: ${JSON.stringify(own)}`);
    await page.waitForFunction(own => new URLSearchParams(location.hash.slice(1)).get('own') === own, `${form} ${contract} ${named}`);
  }
  // A form that is chosen by hand stays; the names are held to it.
  await page.selectOption('#own-shape-0', 'box-centre');
  await page.fill('#code', OBJECTS[4][1]);
  await drawn(page);
  that(await page.inputValue('#own-shape-0') === 'box-centre', 'a form that was chosen by hand is changed');
  // Two readings: the other one is a press away, and is then tried.
  await page.fill('#code', '');
  await page.fill('#code', 'exports.overlap = (a, b) => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];');
  await drawn(page);
  await page.click('#run');
  await page.locator('.otherwise', {hasText: 'left top right bottom'}).click();
  await page.waitForFunction(() => globalThis.graze.app.own.status === 'done' && globalThis.graze.app.own.form.startsWith('box-ltrb'));
  await drawn(page);
  that(/mine is clean/.test(await page.innerText('#found')), `read as boxes it is said: ${(await page.innerText('#found')).slice(0, 200)}`);
  // What cannot be read is not called with numbers in its place.
  await page.fill('#code', '');
  await page.fill('#code', 'const hit = (a, b) => a.foo < b.bar + a.baz;');
  await drawn(page);
  that(/names do not say/.test(await page.textContent('#own-fault')) && await page.isDisabled('#run'), `of fields that nobody knows is said: ${await page.textContent('#own-fault')}`);
  for (const [name, ending, code] of FOREIGN) {
    await page.fill('#code', code);
    await drawn(page);
    that((await page.textContent('#taking')).startsWith(`This is ${name}.`) && (await page.textContent('#taking')).endsWith(`graze try mine.${ending}`) && await page.isDisabled('#run'), `${name}: ${await page.textContent('#taking')}`);
  }
  await accessible(page, 'a function in another language');
  await finish(opened, 'objects');
}

// Functions that answer with a number or a point, or say what is contained: their question is read off them, each is judged as the command line judges the file that
// the page saves, and the stage says the number, what is right and by how much it is off.
const NUMBERS = [
  // A difference of squares, whose root is taken: what cancels is no mistake.
  ['distance point segment f64', 'function squaredDistance(p, a, b) {\n  const v = {x: b.x - a.x, y: b.y - a.y}, w = {x: p.x - a.x, y: p.y - a.y}, e = w.x * v.x + w.y * v.y, f = v.x * v.x + v.y * v.y, g = w.x * w.x + w.y * w.y;\n  return e <= 0 ? g : e >= f ? (p.x - b.x) ** 2 + (p.y - b.y) ** 2 : g - e * e / f;\n}',
    'green', /mine is clean/, /mine: \S+ ✓/],
  ['distance point segment f64', 'function distanceToSegment(px, py, x1, y1, x2, y2) {\n  const dx = x2 - x1, dy = y2 - y1, t = ((px - x1) * dx + (py - y1) * dy) / (dx * dx + dy * dy);\n  return Math.hypot(px - (x1 + t * dx), py - (y1 + t * dy));\n}',
    'red', /mine says \S+, and the distance is/, /mine: \S+ ≠ wrong distance: off by \S+, right is \S+/],
  ['nearest point box-xywh f64', 'function closestPoint(p, box) {\n  return [Math.max(box.x, Math.min(p.x, box.x + box.width)), Math.max(box.y, Math.min(p.x, box.y + box.height))];\n}', 'red', /mine says \(.*\), and the nearest point is/, /mine: \(.*\) ≠ off by/],
  ['nearest point box-xywh f64', 'function closestPoint(p, box) {\n  return {x: Math.max(box.x, Math.min(p.x, box.x + box.width)), y: Math.max(box.y, Math.min(p.y, box.y + box.height))};\n}', 'green', /mine is clean/, /mine: \(.*\) ✓/],
  // The farther root; null and NaN are none.
  ['ray point disc f64', 'function rayCircle(ox, oy, dx, dy, cx, cy, r) {\n  const fx = ox - cx, fy = oy - cy, a = dx * dx + dy * dy, b = fx * dx + fy * dy, c = fx * fx + fy * fy - r * r;\n  const t = (-b + Math.sqrt(b * b - a * c)) / a;\n  return t >= 0 && t <= 1 ? t : null;\n}',
    'red', /mine says (\S+, which is too late|none), and they meet (after|at the start)/, /mine: \S+ ≠ (off by|wrong end)/],
  // The same, told as the point where it ends.
  ['ray point disc f64', 'function castRay(ox, oy, dx, dy, cx, cy, r) {\n  const fx = ox - cx, fy = oy - cy, a = dx * dx + dy * dy, b = fx * dx + fy * dy, c = fx * fx + fy * fy - r * r;\n  const t = (-b - Math.sqrt(b * b - a * c)) / a;\n  return t >= 0 && t <= 1 ? [ox + t * dx, oy + t * dy] : null;\n}', 'green', /mine is clean/, /^(?!.*wrong)/],
  ['ray point disc f64', 'function castRay(ox, oy, dx, dy, cx, cy, r) {\n  const fx = ox - cx, fy = oy - cy, a = dx * dx + dy * dy, b = fx * dx + fy * dy, c = fx * fx + fy * fy - r * r;\n  const t = (-b + Math.sqrt(b * b - a * c)) / a;\n  return t >= 0 && t <= 1 ? [ox + t * dx, oy + t * dy] : null;\n}',
    'red', /mine says (\S+, which is too late|none), and they meet (after|at the start)/, /mine: \S+ ≠ (off by|wrong end)/],
  ['ray point box-xywh f64', 'function raycast(origin, dir, box) {\n  let near = 0, far = 1;\n  for (const [o, d, low, high] of [[origin.x, dir.x, box.x, box.x + box.w], [origin.y, dir.y, box.y, box.y + box.h]]) {\n    if (d === 0) { if (o < low || o > high) return null; continue; }\n    near = Math.max(near, Math.min((low - o) / d, (high - o) / d));\n    far = Math.min(far, Math.max((low - o) / d, (high - o) / d));\n  }\n  return near <= far ? {t: near} : null;\n}', 'green', /mine is clean/, /mine: \S+ ✓/],
  ['push disc disc f64', 'function separateCircles(a, b) {\n  const dx = a.x - b.x, dy = a.y - b.y, dist = Math.hypot(dx, dy), overlap = a.r + b.r - dist;\n  return overlap <= 0 ? null : dist === 0 ? { x: overlap, y: 0 } : { x: dx / dist * overlap, y: dy / dist * overlap };\n}', 'red', /the push of the first shape, out of the second/, /mine: \(.*\) ≠ off by/],
  ['crossing segment segment f64', 'function getIntersection(A, B, C, D) {\n  const bottom = (D.y - C.y) * (B.x - A.x) - (D.x - C.x) * (B.y - A.y), t = ((D.x - C.x) * (A.y - C.y) - (D.y - C.y) * (A.x - C.x)) / bottom;\n  return bottom !== 0 && t >= 0 && t <= 1 ? [A.x + (B.x - A.x) * t, A.y + (B.y - A.y) * t] : null;\n}', 'red', /mine says \(.*\), and there is none/, /mine: \(.*\) ≠ (off by|wrong point)/],
  // At the end of the way alone.
  ['sweep disc disc f64', 'function sweepCircles(a, b, velocity) {\n  return Math.hypot(a.x + velocity.x - b.x, a.y + velocity.y - b.y) <= a.r + b.r ? 1 : null;\n}', 'red', /mine says \S+, which is too late|mine says none, and they meet (after|at the start)/, /mine: \S+ ≠ (off by|wrong (end|stop))/],
  ['contains box-xywh box-xywh f64', 'function contains(a, b) {\n  return b.x >= a.x && b.y >= a.y && b.x <= a.x + a.width && b.y <= a.y + a.height && b.width <= a.width && b.height <= a.height;\n}', 'red', /mine says/, /mine: yes ▲ false hit/],
];

async function numbers() {
  const opened = await start('#show=yours&lang=en', {viewport: {width: 1280, height: 1100}}), {page} = opened, folder = mkdtempSync(`${tmpdir()}/graze-`);
  for (const [form, code, colour, found, stands] of some(NUMBERS, 5)) {
    await page.fill('#code', code);
    await page.click('#run');
    await page.waitForFunction(() => !['idle', 'running'].includes(globalThis.graze.app.own.status));
    await drawn(page);
    const own = await page.evaluate(() => { const {form, told} = globalThis.graze.app.own; return {form, told}; });
    that(own.form === form, `${code.slice(0, 30)}: taken as ${own.form}, ${await page.textContent('#taking')}`);
    // With huge numbers what is right in doubles may be wrong, if the page comes to try them.
    if (colour === 'green' && own.told?.colour[0] === 'amber' && /only with huge or tiny numbers/.test(await page.innerText('#found'))) continue;
    that(own.told?.colour[0] === colour && found.test(await page.innerText('#found')), `${form}: ${(await page.innerText('#found')).slice(0, 400)}`);
    await page.waitForFunction(() => !/…/.test(document.getElementById('verdict-said').textContent));
    that(stands.test(await page.textContent('#verdict')), `${form}: over the stage stands ${await page.textContent('#verdict')}`);
    if (/^(nearest|crossing|ray|push)/.test(form)) that(await page.locator('.said-point').count() === Number(colour === 'red'), `${form}: what it says is drawn ${await page.locator('.said-point').count()} times`);
    if (colour === 'green') continue;
    await page.waitForFunction(() => !document.getElementById('map').hidden);
    const href = await page.locator('#take a').getAttribute('href');
    writeFileSync(`${folder}/mine.js`, decodeURIComponent(href.slice(href.indexOf(',') + 1)));
    const options = own.told.command[0].split(';')[0].replace(/ --out.*$/, '').replace(/^graze /, '');
    let native = '';
    try { native = execFileSync('sh', ['-c', `'${resolve(graze)}' ${options} --survey no --json --out c.db`], {cwd: folder, encoding: 'utf8'}); } catch (fault) { native = fault.stdout; }
    rmSync(`${folder}/c.db`);
    // There the numbers that stand in the code are tried too, so counts may differ.
    const named = JSON.parse(native).findings.map(f => `${f.id} ${f.smallest}`).sort().join('\n'), here = own.told.finding.map(text => text.replace(/ \d+ \d+/, '')).sort().join('\n');
    that(named !== '' && named === here, `${form}: on the command line it finds ${named.slice(0, 300)}, here ${own.told.finding.join('; ').slice(0, 300)}`);
  }
  // What answers with something else is told at once.
  for (const [question, code, expected] of [['distance', 'function far(px, py, x, y, w, h) { return "far"; }', /answers with no number/], ['nearest', 'function at(px, py, x, y, w, h) { return px > x; }', /answers with no point/],
    ['ray', 'function ray(px, py, x, y, w, h, dx, dy) { return "far"; }', /answers with no number: the part of the way/], ['push', 'function push(px, py, x, y, w, h) { return 3; }', /answers with no push/]]) {
    await page.fill('#code', code);
    for (const [id, value] of [['question', question], ['shape-0', 'point'], ['shape-1', 'box-xywh']]) await page.selectOption(`#own-${id}`, value);
    await page.click('#run');
    await page.waitForFunction(() => globalThis.graze.app.own.status === 'fault');
    await drawn(page);
    that(expected.test(await page.innerText('#found')), `${code}: ${(await page.innerText('#found')).slice(0, 200)}`);
  }
  // Each question has a sample, which is wrong; and what is said of it is Chinese too.
  await page.evaluate(() => { globalThis.graze.app.lang = 'zh'; globalThis.graze.app.touch(); });
  for (const [question, first, second, type] of some([['ray', 'point', 'disc', 'f64'], ['ray', 'point', 'box-xywh', 'i64'], ['sweep', 'disc', 'box-xywh', 'f64'], ['push', 'box-xywh', 'box-xywh', 'i64'], ['push', 'disc', 'box-centre', 'f32'], ['crossing', 'segment', 'segment', 'f64'], ['distance', 'disc', 'box-xywh', 'f64'], ['nearest', 'point', 'disc', 'i64']], 4)) {
    for (const [id, value] of [['question', question], ['shape-0', first], ['shape-1', second], ['type', type]]) await page.selectOption(`#own-${id}`, value);
    await page.click('#sample');
    await page.click('#run');
    await page.waitForFunction(() => !['idle', 'running'].includes(globalThis.graze.app.own.status));
    await drawn(page);
    const {form, told, fault} = await page.evaluate(() => globalThis.graze.app.own), english = await page.locator('#found [lang=en]:not(pre, code, .said)').allTextContents();
    that(form === `${question} ${first} ${second} ${type}` && told?.colour[0] === 'red', `the sample of ${question} ${first} ${second} ${type}: ${form} ${fault} ${told?.sentence[0]}`);
    that(english.length === 0, `of ${question} not in Chinese: ${english.slice(0, 3)}`);
  }
  await page.click('#lang-en');
  rmSync(folder, {recursive: true});
  await accessible(page, 'a function that answers with a number');
  await finish(opened, 'numbers');
}

async function yours() {
  const opened = await start('#show=yours'), {page, requests} = opened;
  const settled = () => page.waitForFunction(() => !['idle', 'running'].includes(globalThis.graze.app.own.status));
  const said = async () => { await drawn(page); return page.innerText('#found'); };
  await page.selectOption('#own-contract', 'closed');
  for (const [form, code, expected] of [...WRONG, ...some(WAYS_OUT, 10).map(way => ['disc disc f64', ...way]), ...some(PASTED, 4), ...process.env.GRAZE_LONG ? ENDLESS : []]) {
    for (const [k, word] of form.split(' ').entries()) await page.selectOption(['#own-shape-0', '#own-shape-1', '#own-type'][k], word);
    if (code === '') await page.click('#sample');
    else await page.fill('#code', code);
    const before = await processorSeconds();
    await page.click('#run');
    await settled();
    const seconds = await processorSeconds() - before;
    if (/clean/.test(expected.source)) that(/mine: /.test(await page.textContent('#verdict')), `${form}: a function without faults is not on the stage`);
    if (WRONG.some(one => one[1] === code)) that(seconds > 0 && seconds < SECONDS, `${form}: found after ${seconds} s of the processor, expected less than ${SECONDS}`);
    that(expected.test(await said()), `${code.slice(0, 40) || form}: it is said: ${(await said()).slice(0, 300)}`);
    that(await page.evaluate(() => globalThis.graze.app.own.status !== 'done' || document.title.startsWith('graze')), `${code}: it reaches the page`);
  }
  that(requests.length === 0, `a pasted function reaches ${requests}`);
  // Shapes that no test is about are refused as soon as they are chosen.
  for (const [first, second, expected] of [['point', 'point', /no test is about these shapes/], ['disc', 'ellipse', /no scaling makes discs of both/], ['disc', 'disc', /^$/]]) {
    await page.selectOption('#own-shape-0', first);
    await page.selectOption('#own-shape-1', second);
    await drawn(page);
    that(expected.test(await page.textContent('#own-fault')) && await page.isDisabled('#run') === (expected.source !== '^$'), `${first} and ${second}: ${await page.textContent('#own-fault')}`);
  }
  // All that is said of it is Chinese too.
  await page.click('#lang-zh');
  await drawn(page);
  const english = await page.locator('#found [lang=en]:not(pre, code, .said)').allTextContents();
  that(english.length === 0 && /假如|错|对|无法/.test(await said()), `not Chinese: ${english.slice(0, 3)}`);
  // What is chosen and written, and not tried yet, stays in the other language.
  const chosen = () => page.evaluate(() => ['own-question', 'own-shape-0', 'own-shape-1', 'own-type', 'own-contract', 'own-most', 'own-near', 'code'].map(id => document.getElementById(id).value).join());
  for (const [id, value] of [['question', 'contains'], ['shape-0', 'box-xywh'], ['type', 'i64'], ['most', '4000'], ['near', '0.01']]) await page.selectOption(`#own-${id}`, value);
  await page.fill('#code', 'function mine() { return 1; }');
  await drawn(page);
  const kept = await chosen();
  await page.click('#lang-en');
  await drawn(page);
  that(/^contains,box-xywh,.*4000,0.01,function mine/.test(kept) && await chosen() === kept, `of ${kept} the other language keeps ${await chosen()}`);
  for (const [id, value] of [['question', 'hit'], ['type', 'f64'], ['most', '0'], ['near', '0']]) await page.selectOption(`#own-${id}`, value);
  // What is near enough, and how large numbers are, is for the reader to say: then only worse is told, and the command says it too.
  const SUM = 'function hit(x1, y1, r1, x2, y2, r2) {\n  return Math.hypot(x1 - x2, y1 - y2) <= r1 + r2 + 0.001;\n}';
  for (const [k, word] of ['disc', 'disc', 'f64'].entries()) await page.selectOption(['#own-shape-0', '#own-shape-1', '#own-type'][k], word);
  for (const [most, near, colour, options] of [['0', '0', 'amber|red', ''], ['4000', '0.01', 'green', ' --within -4000:4000 --tolerance 0.01'], ['0', '0.01', 'amber', ' --tolerance 0.01']]) {
    await page.fill('#code', SUM);
    await page.selectOption('#own-most', most);
    await page.selectOption('#own-near', near);
    await drawn(page);
    const isNew = await page.evaluate(() => globalThis.graze.app.own.code) !== SUM;
    that(await page.locator('#changed').count() === Number(isNew), `what was found of the code before is ${isNew ? 'not ' : ''}told as that`);
    await page.click('#run');
    await settled();
    await drawn(page);
    that(await page.locator('#changed').count() === 0, 'what was just tried is told as older');
    const verdict = await page.getAttribute('#own-verdict', 'data-colour');
    that(new RegExp(`^(${colour})$`).test(verdict), `with numbers up to ${most}, and ${near} near enough, it is ${verdict}: ${(await said()).slice(0, 200)}`);
    that(await page.locator(`#own-verdict .badge.${verdict}`).count() === 1, 'the verdict has no sign of its colour');
    if (colour !== 'green') {
      await page.locator('#take summary').click();
      that((await page.textContent('#command')).includes(`--contract closed${options} `), `with ${most} and ${near} the command is ${await page.textContent('#command')}`);
    }
  }
  await page.waitForFunction(() => location.hash.includes('near=0.01'));
  await page.selectOption('#own-most', '0');
  await page.selectOption('#own-near', '0');
  // A finding on the stage, with its map; a link brings function and case back.
  for (const [k, word] of ['disc', 'box-xywh', 'f64'].entries()) await page.selectOption(['#own-shape-0', '#own-shape-1', '#own-type'][k], word);
  await page.click('#sample');
  await page.click('#run');
  await settled();
  const wrong = () => page.waitForFunction(() => /mine: hit.*false hit/.test(document.getElementById('verdict').textContent));
  await wrong();
  await page.fill('#number-0', '500');
  await page.waitForFunction(() => /mine: miss/.test(document.getElementById('verdict').textContent));
  await page.locator('#defects button').first().click();
  await wrong();
  await page.waitForFunction(() => globalThis.graze.stage.canvas.width === 640 && !globalThis.graze.stage.canvas.hidden);
  const painted = await page.evaluate(() => new Set(new Uint32Array(globalThis.graze.stage.context.getImageData(0, 0, 640, 400).data.buffer)).size);
  that(painted > 2, `the error map of a pasted function has ${painted} colours`);
  that(await page.textContent('#about') === '', `of a pasted function, which has no record, is told ${await page.textContent('#about')}`);
  const sentences = await page.locator('#defects strong').allTextContents();
  that(sentences.every(text => /^[A-Z].*\.$/.test(text)), `not sentences: ${sentences}`);
  await page.locator('#take summary').click();
  that(/assert\.strictEqual\(hit\(/.test(await page.textContent('#assertions')) && /^graze fuzz --command 'node mine.js' --form 'disc box-xywh f64' --contract closed /.test(await page.textContent('#command')),
    `to take away: ${await page.textContent('#command')}`);
  await accessible(page, 'a function with findings');
  if (pictures !== undefined) await page.screenshot({path: `${pictures}/yours.png`, fullPage: true});
  await page.waitForFunction(() => location.hash.includes('code=') && location.hash.endsWith('lang=en'));
  const hash = await page.evaluate(() => location.hash), was = await scene(page);
  const again = await start(hash);
  await again.page.waitForFunction(() => /mine: hit.*false hit/.test(document.getElementById('verdict').textContent));
  that(await scene(again.page) === was, 'the link does not bring the case back');
  await finish(again, 'a link to a function');
  // One seed, one campaign, here and on the command line.
  const folder = mkdtempSync(`${tmpdir()}/graze-`), SEED = 7, CASES = 65536;
  const native = JSON.parse(execFileSync(graze, ['fuzz', '--tests', 'quadrant_js', '--seed', SEED, '--cases', CASES, '--survey', 'no', '--json', '--out', `${folder}/c.db`]));
  rmSync(folder, {recursive: true});
  await page.evaluate(([seed, cases]) => globalThis.graze.app.own.run({test: 'quadrant_js', form: 'disc box-xywh f64', seed, cases, milliseconds: Infinity}), [SEED, CASES]);
  await settled();
  const own = await page.evaluate(() => globalThis.graze.app.own.told.finding), verdict = await page.evaluate(() => globalThis.graze.app.own.told.colour[0]);
  that(verdict === 'amber', `quadrant_js is ${verdict}, and was amber on the command line`);
  that(native.findings.length > 5 && native.findings.map(f => `${f.id} ${f.count} ${f.first_case} ${f.smallest}`).sort().join('\n') === [...own].sort().join('\n'),
    `the same seed finds here ${own.join('; ').slice(0, 300)}`);
  await opened.context.close();
}

await runAll([yours, objects], [numbers]);
