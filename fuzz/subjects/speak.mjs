// Lets a JavaScript library answer in graze's line protocol (graze protocol).
//
//   node speak.mjs LIBRARY TEST MODULES      answers for one test of LIBRARY/subject.mjs
//   node speak.mjs LIBRARY --list MODULES    its tests, as JSON
//
// MODULES is the folder that holds node_modules. A subject exports `tests(load)`, which gives
// [{id, form, contract, says, hit(numbers)}, …]; `load(name)` is the library.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , library, wanted, modules] = process.argv;
const here = path.dirname(new URL(import.meta.url).pathname);
const require = createRequire(path.join(path.resolve(modules), 'package.json'));
// A package's own entry, or a file of it that its entry does not give; a module with a default alone is that.
const load = async name => {
  const file = path.join(path.resolve(modules), 'node_modules', name);
  let found;
  try {
    found = require(name);
  } catch (fault) {
    if (!['ERR_REQUIRE_ESM', 'ERR_PACKAGE_PATH_NOT_EXPORTED'].includes(fault.code)) throw fault;
    found = await import(pathToFileURL(file));
  }
  return found.default !== undefined && Object.keys(found).every(key => ['default', 'module.exports'].includes(key)) ? found.default : found;
};
const subject = await import(pathToFileURL(path.join(here, library, 'subject.mjs')));
const tests = await subject.tests(load);

if (wanted === '--list') {
  console.log(JSON.stringify(tests.map(({hit, ...told}) => told)));
} else {
  const test = tests.find(one => one.id === wanted);
  if (test === undefined) throw new Error(`${library} has no test ${wanted}`);
  speak(test.hit);
}

function speak(hit) {
  let rest = '', greeted = false;
  process.stdin.setEncoding('latin1');
  process.stdin.on('data', chunk => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    let out = '';
    for (const line of lines) {
      if (!greeted) {
        greeted = true;
        out += `graze 1 ${library}\n`;
      } else if (line !== '') {
        const said = hit(line.split(' ').map(Number));
        out += said === true ? '1\n' : said === false ? '0\n' : '?\n';
      }
    }
    process.stdout.write(out);
  });
}
