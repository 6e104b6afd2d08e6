#!/usr/bin/env node
// The command line: graze try, check and verify, for JavaScript.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { taken } from './engine/taken.js';
import { check, checkScene, verify } from './cases.js';
import { EXIT, FaultInFile, WrongUse, helpOf, overview, readLine, reasonOf, wrapped } from './options.js';
import { newEngine, newSubject, trial } from './trial.js';

const say = text => process.stdout.write(`${text}\n`);
const quoted = text => /^[\w./-]+$/.test(text) ? text : `'${text}'`;
const lastOf = name => name.split('.').at(-1);
const EACH = 1000, AT_MOST = 10000;

function readCode(path, where) {
  if (/\.tsx?$|\.mts$/.test(path)) throw new WrongUse(`${path}: found TypeScript; this package takes JavaScript, and the program in C takes both`);
  if (!/\.[cm]?js$/.test(path)) throw new WrongUse(`${path}: its language is not known: expected .js, .mjs or .cjs; the program in C takes nine languages`);
  try {
    return readFileSync(path, 'utf8');
  } catch (fault) {
    throw new WrongUse(`${where}: found '${path}', expected a file that can be read: ${path}: ${reasonOf(fault)}`);
  }
}

// The functions of a file that are meant, each in the forms that its names leave: the one that is named, or those that are surely hit
// tests, or else those that may be one. What is a part of another is left out.
function choose(engine, path, wanted, form, where) {
  const scene = engine.newScene(), code = readCode(path, where);
  if (form !== undefined && scene.setForm(form) !== '') throw new WrongUse(`--form: found '${form}': ${scene.setForm(form)}`);
  if (/^(distance|nearest|push|crossing|ray|sweep) /.test(form ?? '')) throw new WrongUse(`--form: found '${form}'; this package takes tests that say hit or miss, and the program in C takes both`);
  const {language, functions} = taken(scene, code, form, true);
  if (!['', 'js'].includes(language)) throw new WrongUse(`${path}: found ${language}; this package takes JavaScript, and the program in C takes nine languages`);
  const named = ({name}) => name === wanted || lastOf(name) === wanted;
  const seen = sure => functions.filter(one => wanted === undefined ? one.sure === sure : named(one));
  const fit = all => all.filter(({adapters, part}) => adapters.length > 0 && (wanted !== undefined || !part));
  const [surely, measures, perhaps] = ['surely', 'measures', 'perhaps'].map(seen), found = fit(surely).length > 0 ? fit(surely) : fit(perhaps);
  const measure = wanted === undefined ? fit(surely).length === 0 && measures[0] : functions.find(one => named(one) && one.sure === 'measures');
  if (measure) throw new WrongUse(`${path}: found ${measure.name}, which answers with a number or a point; this package takes tests that say hit or miss, and the program in C takes both`);
  const whys = [...surely, ...perhaps].map(({name, why}) => `; ${name}: ${why}`);
  if (found.length === 0 && whys.length > 0) throw new WrongUse(`${path}: found no form; give it with --form${whys.slice(0, 8).join('')}`);
  if (found.length === 0) {
    const all = taken(scene, code, '', true).functions.map(({name}) => name).slice(0, 12).join(', ');
    throw new WrongUse(`${wanted === undefined ? `${path}: found no hit test` : `FUNCTION: found '${wanted}', expected a function of ${path}`}${all === '' ? '' : `; it has ${all}`}`);
  }
  const used = [];
  return found.flatMap(({name, adapters}) => adapters.map(({form: shapes, words, call}) => {
    // Letters, digits and _, and no other test's.
    const plain = ['graze_default', 'default', 'exports'].includes(lastOf(name)) ? 'hit' : lastOf(name).slice(0, 40).replace(/\W/g, '_');
    let id = plain;
    for (let n = 2; used.includes(id) || engine.byId(id) !== undefined; n++) id = `${plain}_${n}`;
    used.push(id);
    scene.setForm(shapes);
    return {code, name: id, named: name, form: shapes, words, call, inputs: scene.inputs()};
  }));
}

const tellTaken = (one, given) => say(wrapped(`${one.name} is taken as ${one.words} (--form '${one.form}'${given.form === undefined ? '; another --form changes that' : ''})`));

// What a campaign came to, as the engine words it.
function tellTrial(engine, path, one, given, {told, cases}) {
  const [colour, everyday, worst] = [told.colour, told.everyday, told.worst].map(([text]) => text);
  say(wrapped(`\n${told.verdict[0].replace(/\.$/, '')}: ${[colour, everyday, worst].filter(text => text !== '').join(', ')}`));
  if (told.why.length === 0) say(wrapped(`  ${told.sentence[0]} ${cases.toLocaleString('en')} cases were tried.`));
  const [reading = ''] = told.diagnosis;
  if (told.advice[0] !== '') say(told.advice[0]);
  told.why.forEach((why, k) => {
    if (told.weight[k] !== 'plain' && told.weight.includes('plain')) return;
    if (!reading.includes(why)) say(wrapped(`  ${why[0].toUpperCase()}${why.slice(1).replace(/([^.])$/, '$1.')}`));
    say(wrapped(`  ${told.words[k]}`));
    const scene = engine.newScene();
    scene.setForm(one.form);
    scene.setCase(told.smallest[k]);
    say(`    look at it:  npx graze check ${quoted(path)} ${scene.text(false)} --function ${one.named} --form '${one.form}'${given.contract === undefined ? '' : ` --contract ${given.contract}`}`);
  });
  const lesser = told.weight.filter(weight => weight !== 'plain').length;
  if (lesser > 0 && lesser < told.weight.length) say(`  and ${lesser} more by a hair, with huge or tiny numbers, or where a shape has no extent`);
}

async function tryFile(engine, [path, wanted], given) {
  const chosen = choose(engine, path, wanted, given.form, 'try: FILE'), doubtful = new Set(chosen.map(({named}) => named)).size < chosen.length;
  for (const one of chosen) {
    tellTaken(one, given);
    if (given.how) say(`  ${one.call}`);
  }
  let code = EXIT.fine;
  if (!given.how) {
    if (given.contract === undefined) say('Where shapes only touch, a hit is as right as a miss (--contract says otherwise).');
    say('It runs in a thread of its own, without files and network. Time and memory are limited.');
    const milliseconds = (given.time ?? Math.min(AT_MOST, EACH * chosen.length)) / chosen.length;
    for (const one of chosen) {
      const said = await trial({...one, contract: given.contract, within: given.within, near: given.tolerance, milliseconds, patience: given.limit});
      if (said.told !== undefined) tellTrial(engine, path, one, given, said);
      else if (said.fault !== undefined) throw new WrongUse(`${path}: ${one.name}: ${said.fault.replace(/(?<=(?:import|require) cannot be reached from here).*/, ': this package reads one file; the program in C runs a function where its modules are')}`);
      else say(wrapped(`\n${one.name} does not come back${said.at === null ? '' : `: ${one.name}(${said.at.join(', ')})`}`));
      if (said.told === undefined || said.told.colour[0] === 'red') code = EXIT.disagreement;
    }
    say(doubtful ? '\nIts names leave several forms. Say which one is meant, here and in CI (it ends with 1 when it is wrong):' : '\nAs a test in CI, which fails while it is wrong:');
    const stated = Object.entries({contract: given.contract, within: given.within?.join(':'), tolerance: given.tolerance}).map(([option, value]) => value === undefined ? '' : ` --${option} ${value}`).join('');
    for (const one of chosen) say(`  npx graze try ${quoted(path)} ${one.named} --form '${one.form}'${stated}`);
  }
  return doubtful ? EXIT.wrongUse : code;
}

// A test of graze, or a function of a file.
function subjectOf(engine, command, test, given) {
  const known = engine.byId(test);
  if (known !== undefined) {
    const scene = engine.newScene();
    scene.setForm(known.form);
    return {id: known.id, form: known.form, contract: known.byCode, inputs: known.inputs.split(' '), scene, helps: known.role === 'helper', stop() {}, ask(text) {
      scene.setCase(text, known.inputs);
      return {...scene.ask(known), words: scene.words(known)};
    }};
  }
  if (!/[./]/.test(test)) throw new WrongUse(`${command}: TEST: found '${test.slice(0, 40)}', expected one of graze, or a file of JavaScript such as ./collide.js`);
  const all = choose(engine, test, given.function, given.form, `${command}: TEST`), [one] = all;
  if (all.length > 1) throw new WrongUse(`${basename(test)}: found ${all.map(({named, form}) => `--function ${named} --form '${form}'`).join(' and ')}, expected one: say which is meant`);
  const scene = engine.newScene();
  scene.setForm(one.form);
  return {...newSubject({...one, contract: given.contract ?? 'unstated', patience: given.limit}), id: one.name, form: one.form, contract: given.contract ?? 'unstated', inputs: one.inputs, scene};
}

async function run(name, line) {
  if (name === undefined) return process.stderr.write(overview()), EXIT.wrongUse;
  if (['--help', '-h', 'help'].includes(name)) return say(line.length > 0 ? helpOf(line[0]) : overview()), EXIT.fine;
  if (name === '--version') return say(`graze ${JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).version}, the package for JavaScript`), EXIT.fine;
  if (line.includes('--help') || line.includes('-h')) return say(helpOf(name)), EXIT.fine;
  const {words, given} = readLine(name, line), engine = await newEngine();
  if (name === 'try') return tryFile(engine, words, given);
  if (given.scene !== undefined) return checkScene(engine, given.scene, given, say);
  const subject = subjectOf(engine, name, words[0], given);
  try {
    return await (name === 'check' ? check(subject, words.slice(1).join(' '), given, say) : verify(subject, words[1], given, say));
  } finally {
    subject.stop();
  }
}

process.stdout.on('error', () => process.exit(EXIT.closedPipe));
const [name, ...line] = process.argv.slice(2);
run(name, line).catch(fault => {
  const said = String(fault.message ?? fault);
  process.stderr.write(`graze: ${fault instanceof FaultInFile || said.startsWith(`${name}: `) ? '' : `${name}: `}${said}\n`);
  return EXIT.wrongUse;
}).then(code => { process.exitCode = code; });
