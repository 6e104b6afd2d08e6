// Plain mistakes of published libraries, called directly: what the page says of them is so. Where a package is not there it is
// passed over. The truth is told by an oracle in whole numbers, with nothing of graze in it.
//   node plain_test.mjs SOURCE-FOLDER [FOLDER OF PACKAGES...]
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { columns, relation, shape } from './whole_oracle.mjs';

const [, , source, ...folders] = process.argv;
const { plain } = await import(pathToFileURL(path.join(source, 'fuzz/subjects/plain.mjs')));
const { call, isThere } = await import(pathToFileURL(path.join(source, 'fuzz/subjects/call.mjs')));
let passed = 0, failed = 0, skipped = 0;
const check = (holds, what) => { if (holds) passed++; else { failed++; console.error(`FAILS: ${what}`); } };

const places = one => [path.join(source, 'out/libraries', one.library), ...folders].filter(folder => isThere(one, folder));

// Five lines of C or Rust as a program whose status is the answer; undefined where there is no header, crate or compiler.
function callCompiled(one) {
  const crates = path.join(source, 'out/libraries', one.library, 'crates');
  if (!one.code || !existsSync(one.header ? path.join('/usr/include', one.header) : crates)) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'plain-')), program = path.join(folder, 'plain');
  const made = one.header ? spawnSync('cc', ['-x', 'c', '-', '-o', program, ...one.flags], {input: `#include <${one.header}>\nint main(void) {\n${one.code}\n}\n`})
    : spawnSync('rustc', ['--edition', '2021', '-L', crates, '--extern', one.library, '-o', program, '-'], {input: `use ${one.library}::*;\nfn main() { std::process::exit(i32::from({ ${one.code} })) }\n`});
  const said = made.status === 0 ? spawnSync(program).status === 1 : undefined;
  rmSync(folder, {recursive: true});
  return said;
}

for (const one of plain) {
  const kinds = one.form.split(' '), split = columns(kinds[0]);
  const a = shape(kinds[0], one.numbers.slice(0, split)), b = shape(kinds[1], one.numbers.slice(split));
  check(a !== undefined && b !== undefined && one.numbers.every(Number.isInteger), `${one.test}: solid shapes of whole numbers`);
  check(a && b && relation(a, b) === (one.touching ? 0 : one.says ? 1 : -1), `${one.test}: the oracle says otherwise than that ${one.says} is wrong`);
  const [place] = one.call === undefined ? [] : places(one), compiled = callCompiled(one);
  if (place === undefined && compiled === undefined) { skipped++; continue; }
  try {
    const said = compiled ?? await call(one, place);
    check(said === one.says, `${one.test}: says ${said}, the page says ${one.says}`);
  } catch (fault) {
    check(false, `${one.test}: ${fault.message}`);
  }
}
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed > 0 ? 1 : 0);
