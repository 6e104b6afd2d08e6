// What the commands take: the names of the program in C, as far as this package goes.
export const EXIT = {fine: 0, disagreement: 1, wrongUse: 2, closedPipe: 141};

export class WrongUse extends Error {}
// It names its place itself, the file and the line.
export class FaultInFile extends WrongUse {}

export const reasonOf = ({code, message}) => ({ENOENT: 'No such file or directory', EACCES: 'Permission denied', EISDIR: 'Is a directory'})[code] ?? message;

const CONTRACTS = ['unstated', 'closed', 'open', 'half-open'];
const text = value => value;
const seconds = value => {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(s|m|h|)$/.exec(value) ?? [];
  return number > 0 ? number * {s: 1000, m: 60000, h: 3600000, '': 1000}[unit] : undefined;
};
const range = value => {
  const ends = value.split(':').map(end => end.trim() === '' ? NaN : Number(end));
  return ends.length === 2 && ends[0] < ends[1] ? ends : undefined;
};

const FORM = {term: "--form 'SHAPE SHAPE TYPE'", read: text, expected: 'a form', help: 'how it takes its numbers (default: as its names say)'};
const CONTRACT = {term: '--contract C', read: value => CONTRACTS.includes(value) ? value : undefined, expected: CONTRACTS.join(', ').replace(/, (?=[^,]*$)/, ' or '),
  help: 'its promise at touching: unstated, closed, open or half-open (default: unstated, nothing is blamed there)'};
const LIMIT = {term: '--limit T', read: seconds, expected: 'a time such as 0.5, 30s, 5m or 2h', help: 'for an answer (default: 1s)'};
const JSON_TOO = {term: '--json', help: 'as JSON'};
const FUNCTION = {term: '--function NAME', read: text, expected: 'a name', help: 'of a FILE: which function (default: its hit test)'};
const EXPECTED = {FILE: 'a file that can be read', TEST: 'a test', 'NUMBERS...': 'numbers'};
const TESTED = 'a test of graze by its id, or a FILE of JavaScript with your function';

export const COMMANDS = {
  try: {
    line: 'a function of your own, in the file where it stands',
    given: ['FILE', '[FUNCTION]'], examples: ['try collide.js', 'try collide.js circleRect'],
    options: [FORM, CONTRACT,
      {term: '--within LOW:HIGH', read: range, expected: 'two numbers, LOW:HIGH', help: 'what its numbers may be: cases beyond are not put to it'},
      {term: '--tolerance T', read: value => Number(value) >= 0 ? Number(value) : undefined, expected: 'a number', help: 'nearer to touching than T, either answer is right'},
      {term: '--how', help: 'tells how it takes its numbers, and the call, and tries nothing'},
      {term: '--time T', read: seconds, expected: 'a time such as 0.5, 30s, 5m or 2h', help: 'for all of it (default: 1s for each function, 10s at most)'}, LIMIT],
    about: 'How a function takes its numbers is read off its names: a parameter r is a radius, w and h are a size, the fields of an object are those that are read. '
      + 'It runs in a thread of its own, without files, network and modules. Exit codes: 0 fine, 1 it is wrong where anyone can see it, 2 wrong use, or its names leave several forms.',
  },
  check: {
    line: 'one case or scene: every answer beside the exact truth',
    given: ['TEST', 'NUMBERS...'], unless: 'scene', examples: ['check --scene "box 0 0 1 1 disc 2 2 1"', 'check collide.js 0 1 1 2 0 2'],
    options: [{term: "--scene 'SHAPE NUMBERS SHAPE NUMBERS'", joined: true, read: text, expected: 'two shapes', help: 'two shapes, put to every test whose numbers hold them'}, FUNCTION, FORM, CONTRACT, LIMIT, JSON_TOO],
    about: `TEST is ${TESTED}. Exit codes: 0 fine, 1 a test disagrees with the truth, 2 wrong use.`,
  },
  verify: {
    line: 'rows of a file, compared with a test and the truth',
    given: ['TEST', 'FILE'], examples: ['verify collide.js rows.csv'],
    options: [FUNCTION, FORM, CONTRACT, LIMIT, JSON_TOO],
    about: `TEST is ${TESTED}. FILE has rows of CSV; - is standard input. Columns are found by name: the numbers, \`hit\` (0, 1 or raise), \`relation\`; \`family\` and \`ub\` are passed over. `
      + 'Exit codes: 0 fine, 1 a row disagrees, 2 wrong use.',
  },
};
// What the program in C has besides.
const ELSEWHERE = ['list', 'show', 'fuzz', 'resume', 'merge', 'exhaust', 'findings', 'report', 'plot', 'replay', 'shrink', 'grade', 'new', 'protocol', 'vectors', 'corpus'];
const OF_THE_PROGRAM = ['--out', '--code', '--json', '--plugin', '--command', '--name', '--within', '--tolerance'];
const WHOLE = 'This is a part of graze: JavaScript alone, compiled to WebAssembly from the same C. The whole program is in C: it takes eight more languages, makes reports and keeps what it found.';

const folded = (words, width) => words.replace(new RegExp(`(?![^\\n]{1,${width}}$)([^\\n]{1,${width}}) `, 'g'), '$1\n');
// Lines as wide as the terminal; where a program reads them, as long as they are.
export const wrapped = words => process.stdout.isTTY ? folded(words, process.stdout.columns || 80) : words;

const aligned = rows => rows.map(([name, help]) => {
  const indent = `\n${' '.repeat(24)}`, told = folded(help, 76).replaceAll('\n', indent);
  return name.length < 22 ? `  ${name.padEnd(22)}${told}` : `  ${name}${indent}${told}`;
}).join('\n');

export function overview() {
  return `graze COMMAND, one of\n\n${aligned(Object.entries(COMMANDS).map(([name, {line}]) => [name, line]))}\n\n\`graze COMMAND --help\` tells of one; \`graze --version\` tells the version.\n\n${folded(WHOLE, 100)}\n`;
}

export function helpOf(name) {
  const {line, given, examples, options, about} = COMMANDS[name];
  return `${examples.map((example, k) => `${k === 0 ? 'Example:' : '        '} graze ${example}\n`).join('')}\n${line[0].toUpperCase()}${line.slice(1)}.\n\n  graze ${name} ${given.join(' ')} [OPTION...]\n\n${aligned(options.map(({term, help}) => [term, help]))}\n\n${folded(about, 100)}\n`;
}

export function commandOf(name) {
  if (Object.hasOwn(COMMANDS, name)) return COMMANDS[name];
  throw new WrongUse(ELSEWHERE.includes(name) ? `it is a command of the program in C, which this package is a part of; here are ${Object.keys(COMMANDS).join(', ')}`
    : `found no command '${name.slice(0, 40)}'; \`graze --help\` names them all`);
}

// The words of a command line, and the options by their names.
export function readLine(name, line) {
  const {options, given: wanted, unless, examples} = commandOf(name), words = [], given = {}, left = [...line];
  const refuse = why => { throw new WrongUse(`${name}: ${why}`); };
  while (left.length > 0) {
    const word = left.shift(), [, named, value] = /^(--[a-z]+)(?:=([^]*))?$/.exec(word) ?? [];
    if (named === undefined) {
      words.push(word);
      continue;
    }
    const option = options.find(({term}) => term.split(' ')[0] === named), key = named.slice(2);
    if (option === undefined) refuse(`found '${named}', expected an option${OF_THE_PROGRAM.includes(named) ? ' of this package; the program in C has that one' : ''}: \`graze ${name} --help\` names them all`);
    if (option.read === undefined) {
      given[key] = true;
      continue;
    }
    // A scene may stand there as several words.
    const until = left.findIndex(next => next.startsWith('--')), text = value ?? (option.joined ? left.splice(0, until < 0 ? left.length : until).join(' ') : left.shift());
    if (text === undefined || text === '') refuse(`${named}: found nothing after it, expected ${option.expected}`);
    given[key] = option.read(text);
    if (given[key] === undefined) refuse(`${named}: found '${text.slice(0, 80)}', expected ${option.expected}`);
  }
  const lacks = wanted.find((one, k) => k >= words.length && !one.startsWith('['));
  if (lacks !== undefined && given[unless] === undefined) refuse(`${lacks}: found nothing, expected ${EXPECTED[lacks]}, as in \`graze ${examples[0]}\``);
  if (words.length > wanted.length && !wanted.at(-1).endsWith('...')) refuse(`found '${words[wanted.length]}', expected no such argument: \`graze ${name} --help\``);
  return {words, given};
}
