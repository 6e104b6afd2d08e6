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
const mixed = plain.filter(sum => sum.hits > 0 && sum.hits < sum.rows).length;
if (mixed < plain.length * 0.9) fail(`only ${mixed} of ${plain.length} tests answer both ways`);
console.log(`${plain.length} tests, ${plain[0].rows} cases each: ${plain.reduce((sum, s) => sum + bad(s), 0)} differences`);

for (const sum of await compareAll('')) {
  if (bad(sum) > 0 && !callsPow(sum.id)) fail(`${sum.id}: ${bad(sum)} differences, and it calls no pow`);
  if (bad(sum) > 0) console.log(`${sum.id}: ${sum.answers} answers of ${sum.rows} hang on the machine's fused multiply-add in pow`);
}
process.exitCode = failures > 0 ? 1 : 0;
