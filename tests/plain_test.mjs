// Plain mistakes of published libraries, called directly: what the page says of them is so. Where a package is not there it is
// passed over. The truth is told by an oracle in whole numbers, with nothing of graze in it.
//   node plain_test.mjs SOURCE-FOLDER [FOLDER OF PACKAGES...]
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { columns, relation, shape } from './whole_oracle.mjs';

const [, , source, ...folders] = process.argv;
const { plain } = await import(pathToFileURL(path.join(source, 'fuzz/subjects/plain.mjs')));
const { call, isThere } = await import(pathToFileURL(path.join(source, 'fuzz/subjects/call.mjs')));
let passed = 0, failed = 0, skipped = 0;
const check = (holds, what) => { if (holds) passed++; else { failed++; console.error(`FAILS: ${what}`); } };

const places = one => [path.join(source, 'out/libraries', one.library), ...folders].filter(folder => isThere(one, folder));

for (const one of plain) {
  const kinds = one.form.split(' '), split = columns(kinds[0]);
  const a = shape(kinds[0], one.numbers.slice(0, split)), b = shape(kinds[1], one.numbers.slice(split));
  check(a !== undefined && b !== undefined && one.numbers.every(Number.isInteger), `${one.test}: solid shapes of whole numbers`);
  check(a && b && relation(a, b) === (one.touching ? 0 : one.says ? 1 : -1), `${one.test}: the oracle says otherwise than that ${one.says} is wrong`);
  const [place] = one.call === undefined ? [] : places(one);
  if (place === undefined) { skipped++; continue; }
  try {
    const said = await call(one, place);
    check(said === one.says, `${one.test}: says ${said}, the page says ${one.says}`);
  } catch (fault) {
    check(false, `${one.test}: ${fault.message}`);
  }
}
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed > 0 ? 1 : 0);
