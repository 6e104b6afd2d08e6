// Plain mistakes of published libraries, called directly: what the page says of them is so. Where a package is not there it is
// passed over. The truth is told by an oracle in whole numbers, with nothing of graze in it.
//   node plain_test.mjs SOURCE-FOLDER [FOLDER OF PACKAGES...]
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequire } from 'node:module';
import { columns, relation, shape } from './whole_oracle.mjs';

const [, , source, ...folders] = process.argv;
const { plain } = await import(pathToFileURL(path.join(source, 'fuzz/subjects/plain.mjs')));
const { browser } = await import(pathToFileURL(path.join(source, 'fuzz/subjects/shapes.mjs')));
let passed = 0, failed = 0, skipped = 0;
const check = (holds, what) => { if (holds) passed++; else { failed++; console.error(`FAILS: ${what}`); } };

async function call(one) {
  const places = [path.join(source, 'out/libraries', one.library), ...folders].filter(folder => existsSync(path.join(folder, 'node_modules', one.load.split('/').slice(0, one.load.startsWith('@') ? 2 : 1).join('/'))));
  if (places.length === 0) return undefined;
  const require = createRequire(path.join(path.resolve(places[0]), 'package.json'));
  const { log } = console;
  if (one.browser) browser();
  console.log = console.warn = () => {};
  let m;
  try {
    m = require(one.load);
  } catch {
    const file = path.join(path.resolve(places[0]), 'node_modules', one.load);
    m = await import(pathToFileURL(existsSync(file) && file.endsWith('.js') ? file : require.resolve(one.load)));
  }
  m = m.default && Object.keys(m).length <= 2 ? m.default : m;
  const said = await new (Object.getPrototypeOf(async function () {}).constructor)('m', `return ${one.call}`)(m);
  console.log = log;
  return said;
}

for (const one of plain) {
  const kinds = one.form.split(' '), split = columns(kinds[0]);
  const a = shape(kinds[0], one.numbers.slice(0, split)), b = shape(kinds[1], one.numbers.slice(split));
  check(a !== undefined && b !== undefined && one.numbers.every(Number.isInteger), `${one.test}: solid shapes of whole numbers`);
  check(a && b && relation(a, b) === (one.says ? 1 : -1), `${one.test}: the oracle says otherwise than that ${one.says} is wrong`);
  if (one.call === undefined) { skipped++; continue; }
  try {
    const said = await call(one);
    if (said === undefined) skipped++;
    else check(said === one.says, `${one.test}: says ${said}, the page says ${one.says}`);
  } catch (fault) {
    check(false, `${one.test}: ${fault.message}`);
  }
}
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed > 0 ? 1 : 0);
