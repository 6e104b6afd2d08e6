// Plain mistakes of published libraries: what docs/found.md says of them is so. Each of its programs is taken from the page and
// run as it is printed, and so is each `graze check`; what cannot be had here is named. With GRAZE_LONG=1 packages of npm that are
// not there are installed, by the command on the page. The truth is told by an oracle in whole numbers, with nothing of graze in it.
//   node plain_test.mjs SOURCE-FOLDER GRAZE
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { columns, isRight, relation, shape } from './whole_oracle.mjs';

const [, , source, graze] = process.argv;
const { mended, plain, numbered, printed } = await import(pathToFileURL(path.join(source, 'fuzz/subjects/plain.mjs')));
const page = readFileSync(path.join(source, 'docs/found.md'), 'utf8');
const away = new Set();
let passed = 0, failed = 0;
const check = (holds, what) => { if (holds) passed++; else { failed++; console.error(`FAILS: ${what}`); } };

for (const one of plain) {
  const kinds = one.form.split(' '), split = columns(kinds[0]);
  const a = shape(kinds[0], one.numbers.slice(0, split)), b = shape(kinds[1], one.numbers.slice(split));
  check(a !== undefined && b !== undefined && one.numbers.every(Number.isInteger), `${one.test}: solid shapes of whole numbers`);
  check(a && b && relation(a, b) === (one.touching ? 0 : one.says ? 1 : -1), `${one.test}: the oracle says otherwise than that ${one.says} is wrong`);
}

for (const one of numbered) {
  const [question, ...kinds] = one.form.split(' '), split = columns(kinds[0]), end = split + columns(kinds[1]);
  const a = shape(kinds[0], one.numbers.slice(0, split)), b = shape(kinds[1], one.numbers.slice(split, end));
  check(a !== undefined && b !== undefined && one.numbers.every(Number.isInteger), `${one.test}: solid shapes of whole numbers`);
  check(isRight(question, a, b, one.numbers.slice(end), one.right), `${one.test}: the oracle says that ${one.right} is not right`);
  check(!isRight(question, a, b, one.numbers.slice(end), one.says), `${one.test}: the oracle says that ${one.says} is right`);
}

// A place where the packages of a command are: a library that was tried with the same ones, or a folder made by the command.
function placeOf(install, name, folder) {
  const there = wanted => {
    const cut = wanted.lastIndexOf('@'), about = path.join(source, 'out/libraries', name, 'node_modules', wanted.slice(0, cut), 'package.json');
    return existsSync(about) && JSON.parse(readFileSync(about)).version.replace(/^v/, '') === wanted.slice(cut + 1);
  };
  if (install.startsWith('npm install ')) {
    if (install.split(' ').slice(2).every(there)) return path.join(source, 'out/libraries', name);
    return process.env.GRAZE_LONG === '1' && spawnSync('sh', ['-c', install], {cwd: folder}).status === 0 ? folder : undefined;
  }
  const debian = install.match(/^apt-get install (\S+)$/);
  if (debian) return spawnSync('dpkg-query', ['-W', '-f=${Status}', debian[1]], {encoding: 'utf8'}).stdout?.includes('ok installed') ? folder : undefined;
  symlinkSync(path.resolve(source, 'out'), path.join(folder, 'out'));
  return existsSync(path.join(source, 'out/libraries', name, 'crates')) ? folder : undefined;
}

// Its file stands beside the packages, as the page says, for as long as it runs.
function runs(program, file, command, place) {
  const written = path.join(place, file);
  writeFileSync(written, program + '\n');
  const done = spawnSync('sh', ['-c', command], {cwd: place, encoding: 'utf8', timeout: 60000});
  rmSync(written);
  return done.stdout.trim() || `nothing: ${(done.stderr.match(/^.*(Error|error).*$/m) ?? [''])[0].slice(0, 200)}`;
}

const sections = page.split(/^### /m).slice(1).map(text => text.split(/^## /m)[0]);
check(sections.length === printed.length, `the page has ${sections.length} plain mistakes, plain.mjs ${printed.length}`);
sections.forEach((text, k) => {
  const told = text.match(/^- By itself, after `(.*)`, with `(.*)`; it prints `(.*)`, right is `(.*)`:\n\n```(?:js|c|rust)\n([^]*?)\n```$/m);
  const entry = printed[k], title = text.split('\n')[0];
  check(title.startsWith(entry.name) && /, \S+$/.test(title), `${title}: a name and a version`);
  check(told !== null, `${title}: it has a program`);
  if (told === null) return;
  const [, install, command, says, right, program] = told, file = command.match(/\bit\.\w+/)[0];
  check(program === entry.program && says === String(entry.says) && right === (entry.right ?? String(!entry.says)), `${title}: the page has another program than plain.mjs: make it again`);
  const folder = mkdtempSync(path.join(tmpdir(), 'plain-')), place = placeOf(install, entry.library, folder);
  if (place === undefined) {
    away.add(`${entry.library}: ${install}`);
  } else {
    const said = runs(program, file, command, place);
    check(said === says, `${title}: says ${said}, the page says ${says}`);
  }
  rmSync(folder, {recursive: true});
  const again = text.match(/^- Again: `(graze check .*)`, after `scripts\/libraries ((?:--questions )?\S+)`\.$/m), tried = path.join(source, 'out/libraries', entry.library);
  if (again && existsSync(tried)) {
    const done = spawnSync('sh', ['-c', again[1]], {cwd: source, encoding: 'utf8', timeout: 60000, env: {...process.env, PATH: `${path.resolve(path.dirname(graze))}:${process.env.PATH}`}});
    if (done.status === 2 && !existsSync(path.join(tried, entry.right ? 'questions.json' : 'result.json'))) away.add(`${entry.library}: scripts/libraries ${again[2]}`);
    else check(done.status === 1 && (entry.right ? /wrong|no answer/ : entry.says ? /hit/ : /miss/).test(done.stdout), `${again[1]}: ${done.status} ${done.stdout.slice(0, 200)} ${done.stderr.slice(0, 200)}`);
  }
});
// What was mended: with the one version as it was, with the other as it should be.
for (const one of process.env.GRAZE_LONG === '1' ? mended : [])
  for (const [version, expected] of [[one.wrong, one.says], [one.mended, one.right]]) {
    const folder = mkdtempSync(path.join(tmpdir(), 'plain-')), install = `npm install --ignore-scripts ${one.npm}@${version}`;
    if (spawnSync('sh', ['-c', install], {cwd: folder}).status !== 0) away.add(install);
    else { const said = runs(one.program, 'it.mjs', 'node it.mjs', folder).split('\n').at(-1); check(said === expected, `${one.npm} ${version}: says ${said}, expected ${expected}`); }
    rmSync(folder, {recursive: true});
  }
if (away.size > 0) console.log(`not run here:\n  ${[...away].join('\n  ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
