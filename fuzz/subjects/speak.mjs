// Lets a JavaScript library answer in graze's line protocol (graze protocol).
//
//   node speak.mjs LIBRARY MODULES      says which tests LIBRARY has, and answers for the one that it is greeted with
//   node speak.mjs --table              the libraries of npm.mjs, as JSON: {name: {library, npm}}
//
// MODULES is the folder that holds node_modules. A library is LIBRARY/subject.mjs, or a row of npm.mjs. It has
// `tests(load)`, which gives [{id, form, contract, says, within, tolerance, hit(numbers)}, ...]; `load(name)` is a package,
// or a file of one, whatever kind of module it is. `hit` gives true or false, or DECLINED for a case that it is not for; where
// the form begins with a question that a number answers, a number, or two as [x, y] or {x, y}, or null where there is none.
// Anything else, and an exception, is no answer; what the first exception said goes to standard error.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loader } from './load.mjs';
import { DECLINED } from './shapes.mjs';
import { table } from './npm.mjs';
import { calls } from './plain.mjs';

const [, , library, modules = '.'] = process.argv;
const here = path.dirname(fileURLToPath(import.meta.url));
const load = loader(path.resolve(modules));
const say = console.error;
console.log = console.info = console.warn = console.debug = () => {}; // standard output is for answers

async function testsOf(name) {
  const file = path.join(here, name, 'subject.mjs');
  const subject = existsSync(file) ? await import(pathToFileURL(file)) : table[name];
  if (subject === undefined) throw new Error(`found the library '${name}', expected a folder or a row of npm.mjs`);
  return subject.tests(load);
}

// The packages of a row, and the version of the first that is there.
const packages = [table[library]?.npm ?? []].flat();
function versionOf(name) {
  const about = path.join(path.resolve(modules), 'node_modules', name, 'package.json');
  return existsSync(about) ? ` ${JSON.parse(readFileSync(about)).version.replace(/^v/, '')}` : '';
}
const greeting = () => `graze 1 ${library}${packages.length > 0 ? versionOf(packages[0].replace(/@[^@]*$/, '')) : ''}\n`;
const callOf = id => `${calls[id]} // with node, after npm install ${packages.join(' ')}`;

const line = ({id, form, contract = 'unstated', says = '', within, tolerance}) => [`test ${id}`, form, contract, ...(within ? [`within ${within}`] : []),
  ...(tolerance ? [`tolerance ${tolerance}`] : []), ...(calls[id] ? [`call ${callOf(id)}`] : []), says || id].join('; ') + '\n';

const NONE = {push: '0 0', crossing: 'none', ray: 'none', sweep: 'none'};
const isNumber = question => question === 'distance' || question in NONE || question === 'nearest';
const spoken = (said, question) => said === true ? '1' : said === false ? '0' : said === DECLINED ? '-' : !isNumber(question) ? '?' : said === null ? NONE[question] ?? '?' :
  typeof said === 'number' ? `${said}` : said !== undefined ? `${said.x ?? said[0]} ${said.y ?? said[1]}` : '?';

function answerWith({hit, form}) {
  const question = form.split(' ')[0];
  let told = false;
  return words => {
    try {
      return `${spoken(hit(words.split(' ').map(Number)), question)}\n`;
    } catch (fault) {
      if (!told) say(`${fault.name ?? 'exception'}: ${fault.message ?? fault}`);
      told = true;
      return '?\n';
    }
  };
}

async function speak() {
  const tests = await testsOf(library);
  let rest = '', answer;
  const take = words => {
    if (answer !== undefined) return words === '' ? '' : answer(words);
    if (words === '') return '';
    const id = words.split(' ').at(-1), test = tests.find(one => one.id === id);
    if (words === 'graze 1 tests') return greeting() + tests.map(line).join('');
    if (test === undefined) throw new Error(`${library} has no test ${id}`);
    answer = answerWith(test);
    return greeting();
  };
  process.stdin.setEncoding('latin1');
  process.stdin.on('data', chunk => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    process.stdout.write(lines.map(take).join(''));
  });
  process.stdin.on('end', () => process.exit(0)); // some libraries keep a timer
}

if (library === '--table') {
  process.stdout.write(JSON.stringify(Object.fromEntries(Object.entries(table).map(([name, {tests, ...about}]) => [name, about]))) + '\n');
} else {
  process.on('uncaughtException', fault => { say(String(fault.message ?? fault)); process.exit(3); });
  await speak();
}
