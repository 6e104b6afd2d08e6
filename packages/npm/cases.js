// graze check and graze verify: a case, a scene, rows of cases.
import { readFileSync } from 'node:fs';
import { NO_TEST } from './engine/engine.js';
import { EXIT, FaultInFile, WrongUse, reasonOf } from './options.js';

const SHOWN = 10, HELD = ['apart', 'touching', 'overlapping', 'flat', 'invalid'];
const bound = gap => Number.isFinite(gap) ? gap : null;
// Seventeen digits, as C has them.
function general(number) {
  const exponent = Number(number.toExponential(16).split('e')[1]), bare = text => text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  if (exponent >= -4 && exponent < 17) return bare(number.toPrecision(17));
  return `${bare(number.toExponential(16).split('e')[0])}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
}

// The truth of the subject's scene, and what is said to it; in the order of the program in C.
function recordOf({id, form, contract, scene, helps}, said) {
  const {relation, place, gap} = scene.truth(), [words, verdict] = said.words;
  const truth = helps ? {} : {words, relation, ...relation === 'invalid' ? {} : {place}, gap: bound(gap)};
  return {test: id, form, contract, numbers: scene.text(false), hex: scene.text(true), ...truth,
    answer: said.answer === 'none' ? 'no answer' : said.answer, outcome: said.outcome, verdict, undefined_in_original: said.undefined ?? false, ...said.because ? {because: said.because} : {}};
}

const shown = ({relation, place, gap}) => [['relation', relation], ['place', place], ['gap', place === undefined ? undefined : gap === null ? relation === 'apart' ? 'inf' : '-inf' : general(gap)]];
const fields = rows => rows.filter(([, value]) => value !== undefined && value !== '').map(([name, value]) => `${name.padEnd(10)}${value}`).join('\n');

export async function check(subject, numbers, given, say) {
  const why = subject.scene.setCase(numbers, subject.inputs.join(' '));
  if (why !== '') throw new WrongUse(`check: ${subject.id}: ${why}`);
  const record = recordOf(subject, await subject.ask(numbers));
  say(given.json ? JSON.stringify(record, null, 2) : `${record.words ? `${record.words}\n` : ''}${fields([['case', record.numbers], ['exactly', record.hex === record.numbers ? '' : record.hex], ...shown(record),
    ['answer', record.answer], ['because', record.because], ['outcome', record.verdict], ['note', record.undefined_in_original ? 'the original\'s behaviour is undefined for these numbers' : '']])}`);
  return record.outcome === 'agrees' ? EXIT.fine : EXIT.disagreement;
}

export function checkScene(engine, text, given, say) {
  const scene = engine.newScene(), held = engine.newScene(), why = scene.setScene(text);
  if (why !== '') throw new WrongUse(`check: --scene: ${why}`);
  const {relation, place, gap} = scene.truth(), [words] = scene.words(NO_TEST), tests = [], cannot = [], kinds = layouts => layouts.split(' ').map(name => engine.layouts[name]?.kind).sort().join();
  for (const test of engine.tests) {
    if (['helper', 'liar'].includes(test.role) || kinds(test.form.replace(/ \S+$/, '')) !== kinds(scene.form().replace(/ \S+$/, ''))) continue;
    held.setForm(scene.form());
    held.setCase(scene.text(true));
    const refusal = held.carry(test.form);
    if (refusal !== '') cannot.push({test: test.id, why: refusal});
    else tests.push(recordOf({id: test.id, form: test.form, contract: test.byCode, scene: held}, {...held.ask(test), words: held.words(test)}));
  }
  const record = {scene: text, words, relation, ...relation === 'invalid' ? {} : {place}, gap: bound(gap), tests, cannot};
  say(given.json ? JSON.stringify(record, null, 2) : told(record));
  return tests.some(({outcome}) => outcome !== 'agrees') ? EXIT.disagreement : EXIT.fine;
}

function told(record) {
  const {tests, cannot} = record, widest = (key, least) => Math.max(least, ...tests.map(one => one[key].length)) + 2;
  const row = ({test, form, contract, answer}) => `${test.padEnd(widest('test', 0))}${form.padEnd(widest('form', 25))}${contract.padEnd(11)}${answer.padEnd(widest('answer', 9))}`;
  const reasons = [...new Set(cannot.map(({why}) => why))].map(why => {
    const ids = cannot.filter(one => one.why === why).map(({test}) => test);
    return `  ${ids.length}: ${why}\n    ${ids.join(', ')}\n`;
  });
  return [record.words, fields(shown(record)), ...tests.length === 0 ? [] : ['', `${row({test: 'test', form: 'form', contract: 'contract', answer: 'answer'})}outcome`, ...tests.map(one => row(one) + one.verdict)],
    ...reasons.length === 0 ? [] : ['', 'These cannot hold the scene exactly:', reasons.join('').trimEnd()]].join('\n');
}

// The rows of a file: commas between fields, quotes around some, LF or CRLF. Empty lines are passed over.
function* rowsOf(text, file) {
  for (const [k, line] of text.replace(/^\ufeff/, '').split(/\r?\n/).entries()) {
    if (line === '') continue;
    const fields = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))(?=,|$)/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain.trim());
    if (fields.length !== line.replace(/"(?:[^"]|"")*"/g, '').split(',').length) throw new FaultInFile(`${file}:${k + 1}: row: found a quote that is not closed on its line, expected a second one`);
    yield {line: k + 1, fields};
  }
}

export async function verify(subject, path, given, say) {
  const file = path === '-' ? 'standard input' : path;
  let text;
  try {
    text = readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (fault) {
    throw new WrongUse(`verify: FILE: found '${file}', expected a file that can be read: ${file}: ${reasonOf(fault)}`);
  }
  const refuse = (line, field, why) => { throw new FaultInFile(`${file}:${line}: ${field}: ${why}`); };
  const rows = rowsOf(text, file), head = rows.next().value?.fields ?? refuse(1, 'header', `the file is empty, expected the columns ${subject.inputs.join(' ')} and hit or relation`);
  const known = [...subject.inputs, 'hit', 'relation', 'family', 'ub'];
  head.forEach((name, k) => {
    if (!known.includes(name)) refuse(1, 'header', `found the unknown column '${name.slice(0, 40)}', expected ${subject.inputs.join(' ')}, hit, relation, family or ub: rename or remove it`);
    if (head.indexOf(name) < k) refuse(1, 'header', `found the column '${name}' twice, expected it once`);
  });
  for (const name of subject.inputs) if (!head.includes(name)) refuse(1, 'header', `found no column '${name}', expected ${subject.inputs.join(' ')}`);
  if (!head.includes('hit') && !head.includes('relation')) refuse(1, 'header', 'found neither hit nor relation, expected at least one of them');
  const sum = {test: subject.id, file, rows: 0, agreeing: 0, hits_wrong: 0, relations_wrong: 0, differences: []};
  for (const {line, fields} of rows) {
    if (fields.length !== head.length) refuse(line, 'row', `found ${fields.length} fields, expected ${head.length} as in the header`);
    const row = Object.fromEntries(head.map((name, k) => [name, fields[k]])), numbers = subject.inputs.map(name => row[name]).join(' '), why = subject.scene.setCase(numbers, subject.inputs.join(' '));
    if (why !== '') refuse(line, ...why.split(/: ([^]*)/));
    if (row.hit !== undefined && !['0', '1', 'raise'].includes(row.hit)) refuse(line, 'hit', `found '${row.hit.slice(0, 40)}', expected 0, 1 or raise`);
    if (row.relation !== undefined && !HELD.includes(row.relation)) refuse(line, 'relation', `found '${row.relation.slice(0, 40)}', expected apart, touching, overlapping, flat or invalid`);
    const found = {hit: row.hit && {miss: '0', hit: '1'}[(await subject.ask(numbers)).answer], relation: row.relation && subject.scene.truth().relation};
    if (row.hit !== undefined) found.hit ??= 'raise';
    const wrong = ['hit', 'relation'].filter(column => found[column] !== row[column]);
    for (const column of wrong) if (sum.differences.length < SHOWN) sum.differences.push({line, column, stated: row[column], found: found[column]});
    sum.rows++;
    sum.hits_wrong += wrong.includes('hit');
    sum.relations_wrong += wrong.includes('relation');
    sum.agreeing += wrong.length === 0;
  }
  if (sum.rows === 0) refuse(1, 'header', 'found no rows after it, expected at least one');
  say(given.json ? JSON.stringify(sum, null, 2) : [`${sum.test}: ${sum.rows} rows, ${sum.agreeing} agree`, ...sum.agreeing === sum.rows ? [] : [`hit differs in ${sum.hits_wrong} rows, relation in ${sum.relations_wrong}`],
    ...sum.differences.map(({line, column, stated, found}) => `${file}:${line}: ${column}: the row says ${stated}, graze says ${found}`)].join('\n'));
  return sum.agreeing === sum.rows ? EXIT.fine : EXIT.disagreement;
}
