// Holds a test to rows of graze's vectors, with expected failures and JUnit. It gives yes or no, a number, two in a list for a point, null for none.
//
//     import { run } from './graze_vectors.mjs';
//     process.exitCode = run(hit, 'disc-box.hit.csv');                    // in a file of your own
//
//     node mytests.mjs [--write] [--expected FILE] [--junit FILE]          // its options
//
// An expected failure is a line of graze.expected: an id and a reason. --write writes that file. A row that is listed and right, or
// not there, is an error too. Exit codes: 0 as expected, 1 not, 2 wrong use.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const PLAIN = 9; // columns before the numbers

function rowsOf(path, contract) {
  const [head, ...lines] = readFileSync(path, 'utf8').trim().split('\n').map(line => line.split(','));
  if (!head.slice(0, PLAIN).includes(contract)) throw new Error(`${path}: found no column '${contract}', expected a contract of these rows`);
  return lines.map(line => ({
    ...Object.fromEntries(head.slice(0, PLAIN).map((name, k) => [name, line[k]])), numbers: line.slice(PLAIN).map(Number),
  }));
}

function readExpected(path) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return new Set(lines.filter(line => line !== '' && line[0] !== '#').map(line => line.split(' ')[0]));
}

// Why it is wrong, or null.
function judge(hit, row, contract) {
  let said;
  try {
    said = hit(...row.numbers);
    said = Array.isArray(said) ? said : row.tolerance === undefined ? [Boolean(said)] : [said ?? []].flat();
  } catch (fault) { // whatever it throws is an answer to be told
    return `${row.relation}, it threw ${fault}`;
  }
  const right = row[contract].split(' ').filter(word => word !== 'none');
  if (right[0] === '' || (said.length === right.length && said.every((one, k) => Math.abs(one - right[k]) <= (row.tolerance ?? 0)))) return null;
  const told = row.tolerance === undefined ? (said[0] ? 'hit' : 'miss') : `[${said}], right is ${row[contract]}`;
  return `${row.relation}, it says ${told} (${row.flags})`;
}

const escaped = text => text.replace(/[&<>"]/g, one => `&#${one.charCodeAt(0)};`);

function writeJunit(path, cases) {
  const bad = cases.filter(one => one.fault !== null).length;
  const inside = cases.map(({ name, fault }) => `<testcase classname="graze" name="${name}">${
    fault === null ? '' : `<failure message="${escaped(fault)}"/>`}</testcase>\n`);
  writeFileSync(path, `<testsuite name="graze" tests="${cases.length}" failures="${bad}">\n${inside.join('')}</testsuite>\n`);
}

export function run(hit, path, { contract = 'closed', kind = 'f64', tiers = ['must', 'touching', 'flat', 'meeting'], given = process.argv.slice(2) } = {}) {
  let options, rows;
  try {
    options = parseArgs({ args: given, allowPositionals: true, options: { write: { type: 'boolean' }, expected: { type: 'string', default: 'graze.expected' }, junit: { type: 'string' } } }).values;
    rows = rowsOf(path, contract);
  } catch (fault) {
    return console.error(`graze: ${fault.message}`) ?? 2;
  }
  const expected = readExpected(options.expected), wrong = [], asked = {}, right = {};
  let known = 0, cases = rows.filter(row => tiers.includes(row.tier) && row.types.split(' ').includes(kind)).map(row => {
    const why = judge(hit, row, contract), name = row.id;
    asked[row.tier] = (asked[row.tier] ?? 0) + 1;
    right[row.tier] = (right[row.tier] ?? 0) + (why === null);
    known += why !== null && expected.has(name);
    if (why !== null) wrong.push({ name, flags: row.flags, tier: row.tier, why: `${row.tier}: ${why}` });
    return { name, fault: !expected.has(name) ? why : why === null ? 'is listed and right: take it out' : null };
  });
  for (const { id } of rows) expected.delete(id);
  if (options.write) {
    writeFileSync(options.expected, wrong.map(({ name, why }) => `${name} ${why}\n`).join(''));
    cases = cases.map(({ name }) => ({ name, fault: null }));
  } else for (const name of expected) cases.push({ name, fault: 'is listed and in no row: take it out' });
  if (options.junit !== undefined) writeJunit(options.junit, cases);
  for (const { name, fault } of cases) if (fault !== null) console.log(`${name}: ${fault}`);
  const told = Object.keys(asked).map(tier => `${right[tier]} of ${asked[tier]} ${tier}`).join(', ');
  console.log(`graze: ${told}, ${contract}; ${known} of ${wrong.length} wrong expected`);
  run.wrong = wrong;
  return cases.length === 0 ? 2 : Number(cases.some(({ fault }) => fault !== null));
}
