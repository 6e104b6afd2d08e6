// Holds the WebAssembly build to the native one: the same cases, the same answers, relations and places.
//
//     node wasm_test.mjs NATIVE_ROWS GRAZE_WASM CASES
//
// glibc has two pows, and takes the one with fused multiply-adds where the machine has them; WebAssembly has none. So the
// native side runs with them switched off (GLIBC_TUNABLES), and nothing may differ. That the switch matters, and where, is
// then shown by a second run as the machine is: there only tests that call pow may differ.
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import {startEngine} from '../../reports/playground/engine.js';
import {inChinese, t, useChinese} from '../../reports/playground/chinese.js';

const [program, wasm, cases] = process.argv.slice(2);
if (cases === undefined) throw new Error('usage: node wasm_test.mjs NATIVE_ROWS GRAZE_WASM CASES');
const engine = await startEngine(new WebAssembly.Module(fs.readFileSync(wasm)));
const c = engine.exports, page = engine.newScene().page;

// Reads exactly so many bytes of a stream.
function reader(stream) {
  const chunks = stream[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0), at = 0;
  return async size => {
    if (at + size <= rest.length) return rest.subarray(at, at += size);
    const parts = [rest.subarray(at)];
    let length = rest.length - at;
    while (length < size) {
      const {value, done} = await chunks.next();
      if (done) throw new Error('the native rows end too soon');
      parts.push(value);
      length += value.length;
    }
    rest = Buffer.concat(parts, length);
    at = size;
    return rest.subarray(0, size);
  };
}

function differing(native, at) {
  const own = new Uint8Array(c.memory.buffer, at, native.length);
  if (native.equals(own)) return 0;
  return native.reduce((sum, value, row) => sum + (value !== own[row]), 0);
}

async function compareTest(next, id) {
  const test = engine.byId(id);
  if (test === undefined) throw new Error(`${id} is not in ${wasm}`);
  const [columns, size] = await next(2);
  const sum = {id, rows: 0, answers: 0, truths: 0, places: 0, hits: 0};
  for (;;) {
    const rows = (await next(4)).readUInt32LE();
    if (rows === 0) return sum;
    for (let k = 0; k < columns; k++)
      new Uint8Array(c.memory.buffer, c.page_column(page, k), rows * size).set(await next(rows * size));
    c.page_batch(page, test.index, rows);
    const answers = Buffer.from(await next(rows));
    sum.hits += answers.reduce((hits, answer) => hits + (answer === 1), 0);
    sum.answers += differing(answers, c.page_answers(page));
    sum.truths += differing(await next(rows), c.page_truths(page));
    sum.places += differing(await next(rows), c.page_places(page));
    sum.rows += rows;
  }
}

async function compareAll(tunables) {
  const child = spawn(program, [cases], {stdio: ['ignore', 'pipe', 'inherit'], env: {...process.env, GLIBC_TUNABLES: tunables}});
  const next = reader(child.stdout), sums = [];
  for (let t = 0; t < engine.tests.length; t++) {
    let id = '';
    for (let byte; (byte = (await next(1))[0]) !== 0;) id += String.fromCharCode(byte);
    sums.push(await compareTest(next, id));
  }
  return sums;
}

const bad = sum => sum.answers + sum.truths + sum.places;
const callsPow = id => /\bpow\(|python_power\(/.test(engine.byId(id).code);
let failures = 0;
const fail = text => { console.error(text); failures++; };

const plain = await compareAll('glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4,-AVX2_Usable,-FMA_Usable,-FMA4_Usable');
for (const sum of plain) {
  if (bad(sum) > 0) fail(`${sum.id}: ${sum.answers} answers, ${sum.truths} relations, ${sum.places} places differ of ${sum.rows}`);
  if (sum.rows < Number(cases)) fail(`${sum.id}: only ${sum.rows} rows`);
}
// A number is right or wrong, and that of a house test is always right.
const formOf = new Map(engine.tests.map(test => [test.id, test.form]));
const yesOrNo = plain.filter(sum => !/^(distance|nearest|push|crossing|ray|sweep) /.test(formOf.get(sum.id)));
const mixed = yesOrNo.filter(sum => sum.hits > 0 && sum.hits < sum.rows).length;
if (mixed < yesOrNo.length * 0.9) fail(`only ${mixed} of ${yesOrNo.length} tests answer both ways`);
console.log(`${plain.length} tests, ${plain[0].rows} cases each: ${plain.reduce((sum, s) => sum + bad(s), 0)} differences`);

for (const sum of await compareAll('')) {
  if (bad(sum) > 0 && !callsPow(sum.id)) fail(`${sum.id}: ${bad(sum)} differences, and it calls no pow`);
  if (bad(sum) > 0) console.log(`${sum.id}: ${sum.answers} answers of ${sum.rows} hang on the machine's fused multiply-add in pow`);
}
// What the records say has Chinese, and so has what is put together from numbers and names.
const chinese = new URL('../../reports/playground/chinese/', import.meta.url);
useChinese(Object.fromEntries(fs.readdirSync(chinese).flatMap(name => fs.readFileSync(new URL(name, chinese), 'utf8').trim().split('\n').map(line => line.split('\t')))));
const said = new Set(engine.tests.flatMap(test => [test.title, test.idea, test.wrong, test.contractWhy, ...test.defects.map(defect => defect.reason)]).filter(text => text !== '' && text !== '-'));
const untold = [...said].filter(text => !inChinese(t(text)));
for (const text of untold) fail(`no Chinese in reports/playground/chinese/ for: ${text}`);
for (const [text, expected] of [
  ['right if cx, cy is the lower right corner of the square about it (both discs)', '假如两个圆的 cx、cy 是外接正方形的右下角，它才是对的'],
  ['A segment from 0, 0 to 0, 1 and one from 0, 1 to 0, 2 touch, exactly; mine says miss, and its contract (closed) asks for a hit',
    '线段，从 (0, 0) 到 (0, 1)；线段，从 (0, 1) 到 (0, 2)：两者恰好相接；mine 的回答是未碰撞，而它的约定（闭）要求碰撞'],
  ['Fails on small whole numbers. Wrong in 51% of the cases with everyday numbers.', '在小整数上就失败。日常的数字里，51% 的用例出错。'],
  ['A point at 1, 2 that moves by (3, 0), and a circle at 9, 2 of radius 1 are 7 apart at its start; mine says 0.5, which is too early, and they do not meet on the way',
    '点 (1, 2)，移动 (3, 0)；圆，圆心 (9, 2)，半径 1：两者起初相距 7；mine 的回答是 0.5，太早，而路上并不相遇'],
  ['A segment from 0, 0 to 2, 2 and one from 0, 2 to 2, 0 overlap by 1; mine says none, and they meet', '线段，从 (0, 0) 到 (2, 2)；线段，从 (0, 2) 到 (2, 0)：两者重叠 1；mine 的回答是无，而两者相交'],
  ['it throws: fetch cannot be reached from here: the function is called by itself', '它抛出异常：这里不能使用 fetch：函数是单独调用的'],
  ["case: cx: found 'a', expected a number such as 0.1, 1e-3, 0x1.8p+1, inf or nan", 'case：cx：得到“a”，需要一个数，例如 0.1, 1e-3, 0x1.8p+1'],
]) if (t(text) !== expected) fail(`'${text}' is in Chinese '${t(text)}'`);
// And so has whatever the diagnoses of this project's own tests say a test is right as: no word is left but names of numbers.
const diagnosed = ['diagnosis_test.c', 'numbers/contains.c'].map(file => fs.readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').replace(/"\s*"/g, '')).join('').matchAll(/(right if [^"]+[^" ])"/g);
const meanings = fs.readFileSync(new URL('../../fuzz/subject/meanings.def', import.meta.url), 'utf8');
const meant = meanings.matchAll(/^OF(?:_WAY)?\((?:[A-Z]+, )?\w+, "([^"]+)"/gm);
const given = [...meanings.matchAll(/^GIVEN\(\w+, "([^"]+)", \w+, (?:NULL|"([^"]+)")\)/gm)].map(([, takes, words]) => `right if it takes ${takes} for the way${words ? ` and answers with ${words}` : ''}`);
if (given.length < 7) fail(`only ${given.length} ways that are given otherwise`);
const readings = [...given, ...given.map(words => `${words} and its contract is zero, which says what holds where they meet: 0`), ...[...diagnosed].map(([, words]) => words), ...[...meant].map(([, words]) => `right if it answers with ${words} and its contract is zero, which says what holds where they meet: 0`),
  ...['do not overlap: anything', 'only touch: there', 'only touch: none', 'meet at the start: where it leaves the other'].map(what => `right if its contract is zero, which says what holds where they ${what}`)];
if (readings.length < 95) fail(`only ${readings.length} diagnoses are known`);
for (const text of readings) if (/[a-z]{3,}/.test(t(text).replace(/\b(left|top|right|bottom|zero)\b/g, ''))) fail(`'${text}' is in Chinese '${t(text)}'`);
// Each way in which a shape may be read, of one size or two.
const ways = [...fs.readFileSync(new URL('../../fuzz/subject/ways.def', import.meta.url), 'utf8').matchAll(/^WAY\("([^"]+)"/gm)].map(([, text]) => text);
if (ways.length < 60) fail(`found ${ways.length} ways`);
const NAMES = {s: 'w, h', r: 'r', h: 'rx', o: 'x, y, w, h', c: 'x1, y1', d: 'x2, y2', n: '4', w: 'left', a: 'x', 0: 'x', 1: 'y', 2: 'w', 3: 'h'};
for (const way of ways.flatMap(text => [1, 2].map(which => text.replace(/\{([^|]*)\|([^}]*)\}/g, (_, two, one) => [two, one][which - 1]))))
  for (const shape of / both radii /.test(way) ? [''] : [' (box)', ' (both boxes)']) {
    const told = t(`right if ${way.replace(/\$(\w)/g, (_, name) => NAMES[name])}${shape}`);
    if (/[a-z]{3,}/.test(told.replace('left, top, right, bottom', ''))) fail(`'${way}' is in Chinese '${told}'`);
  }
// What wrong answers share: each feature, as it is and as it is not, alone and in pairs.
const words = {S: 'the first box', T: 'the second box', a: 'a corner or end', b: 'corner or end', c: 'corner', e: 'a corner', i: 'in'};
const box = side => `the ${side} of $S`, other = side => `the ${side} of $T`, point = ofPoint => ofPoint ? `the ${ofPoint} of the point` : 'the point';
const SIDES = [{o: box, u: () => 'that of $T'}, {o: (_, ofPoint) => point(ofPoint), u: other}, {o: box, u: () => point()}];
const features = [...fs.readFileSync(new URL('../../fuzz/subject/rule_features.def', import.meta.url), 'utf8').matchAll(/^OF_(?:ONE|BOTH)\("([^"]+)", "([^"]+)"/gm)].flatMap(([, is, isNot]) => [is, isNot])
  .flatMap(text => SIDES.map(sides => text.replace(/\$([ou])\{([^|}]*)\|?(\w*)\}/g, (_, letter, side, ofPoint) => sides[letter](side, ofPoint)))).filter((text, k, all) => all.indexOf(text) === k)
  .map(text => text.replace(/\$(\w)/g, (_, letter) => words[letter]));
if (features.length < 150) fail(`found ${features.length} words of features`);
for (const [k, text] of features.entries())
  for (const rule of [text, `${text} and ${features[(k + 31) % features.length]}`, `either ${text} or ${features[(k + 57) % features.length]}`]) {
    const told = t(`wrong where they overlap and ${rule}: in all 12 such cases that were tried, and in 2.5 % of 40 others${k % 2 ? ' where they overlap; also in 2 of 9 cases where they touch' : ''}`);
    const anywhere = t(`wrong where ${k % 2 ? 'they do not only touch and ' : ''}${rule}: in all 12 such cases that were tried, and in none of 40 others`);
    if (/[a-z]{2,}/.test(told + anywhere)) fail(`'${rule}' is in Chinese '${told}' and '${anywhere}'`);
  }
// A pasted text is told by itself which language it is: the files that `graze try` is tried on, without their names.
const files = new URL('../try/', import.meta.url), LANGUAGE = {c: 'c', h: 'c', cpp: 'cpp', cc: 'cpp', hpp: 'cpp', js: 'js', mjs: 'js', cjs: 'js', ts: 'js', py: 'python', java: 'java', cs: 'csharp', rs: 'rust', go: 'go'};
const pasted = fs.readdirSync(files).filter(name => name.split('.').at(-1) in LANGUAGE), taker = engine.newScene();
for (const name of pasted) {
  const {language} = taker.take(fs.readFileSync(new URL(name, files), 'utf8')), expected = LANGUAGE[name.split('.').at(-1)];
  if (language !== expected) fail(`the text of tests/try/${name} is told to be '${language}', expected ${expected}`);
}
if (pasted.length < 40) fail(`only ${pasted.length} files to tell apart`);
// Two shapes that make no pair are no form, and without a test there is no campaign: that is told.
const alone = engine.newScene();
for (const form of ['point point f64', 'disc box-xywh point f64', 'disc box-xywh f16', ''])
  if (alone.setForm(form) === '' || alone.carry(form) === '' || alone.form() !== 'box-xywh disc f64') fail(`'${form}' is a form`);
if (!alone.setForm('point point f64').includes('no test is about')) fail('why two points are no form is not said');
if (alone.campaign({index: engine.tests.length}, 1) || alone.run(0, 64) || alone.conclude()) fail('there is a campaign on no test');
process.exitCode = failures > 0 ? 1 : 0;
