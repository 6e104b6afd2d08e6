// Your function: where it is written, and what a campaign finds wrong with it.
import { QUESTIONS, formOf, partsOf } from './engine.js';
import { copier } from './copy.js';
import { html } from './view.js';
import { spoken, told } from './chinese.js';
import { badge } from './colours.js';
import { contractWord } from './verdict.js';
import { sampleOf } from './samples.js';
import { CODE_MOST, FIRST_FORM, fillIn, misfitWord, readingOf } from './own.js';
import { argumentsOf, filled, meant, shapesOf, taken, usable } from './taken.js';

const LABELS = ['whichOne', 'asks', 'shapeA', 'shapeB', 'numbers', 'touchIs', 'upTo', 'nearEnough'];
// How large numbers may be, and what is near enough to touching for either answer; 0: any, and nothing.
const MOST = [0, 100, 4000, 1e6, 1e9], NEAR = [0, 1e-9, 1e-6, 0.001, 0.01, 0.1, 1];
const LANGUAGES = {c: {name: 'C', ending: 'c'}, cpp: {name: 'C++', ending: 'cpp'}, python: {name: 'Python', ending: 'py'}, java: {name: 'Java', ending: 'java'}, csharp: {name: 'C#', ending: 'cs'}, rust: {name: 'Rust', ending: 'rs'}, go: {name: 'Go', ending: 'go'}, ts: {name: 'TypeScript', ending: 'ts'}};
// Types that are written in a text of JavaScript.
const TYPED = /^\s*(?:export\s+)?(?:interface|type)\s+\w+|\)\s*:\s*(?:boolean|number)\b|\w\??\s*:\s*number\b/m;
const TYPES = ['f64', 'f32', 'i32', 'i64'], READ = {f64: 'Number', f32: 'Math.fround', i32: 'Number', i64: 'BigInt'};

export function newYours(app) {
  const root = document.getElementById('yours'), {own, engine} = app, scratch = engine.newScene();
  const code = html('textarea', {id: 'code', spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', maxlength: CODE_MOST, rows: 11, 'aria-describedby': 'signature'});
  const layouts = Object.values(engine.layouts);
  const shapes = [0, 1].map(k => html('select', {id: `own-shape-${k}`}));
  const which = html('select', {id: 'own-function'}), question = html('select', {id: 'own-question'}), type = html('select', {id: 'own-type'}), contract = html('select', {id: 'own-contract'}), most = html('select', {id: 'own-most'}), near = html('select', {id: 'own-near'});
  const run = html('button', {type: 'button', id: 'run', class: 'main', onclick: start}), sample = html('button', {type: 'button', id: 'sample', onclick: useSample});
  const signature = html('p', {id: 'signature', class: 'note'}), taking = html('p', {id: 'taking', class: 'note', role: 'status'}), fault = html('p', {id: 'own-fault', class: 'fault', role: 'alert'});
  const found = html('div', {id: 'found', role: 'status'}), labels = LABELS.map(() => html('span', {})), selects = [question, ...shapes, type, contract, most, near];
  const codeLabel = html('label', {for: 'code'}), about = html('p', {class: 'note'});
  root.append(html('div', {class: 'editor'}, about,
    html('div', {class: 'toolbar'}, ...[which, ...selects].map((select, k) => html('label', {}, labels[k], select))),
    codeLabel, code, taking, signature, fault, html('p', {class: 'buttons'}, run, sample)), found);
  // A form and a promise that the reader chose stay, whatever the names say, as long as the function does.
  let chosen = false, promised = false;
  const startAnew = () => { chosen = promised = false; };
  for (const select of [question, ...shapes, type]) select.addEventListener('change', () => { chosen = true; if (isUntouched()) useSample(); app.touch(); });
  which.addEventListener('change', () => { startAnew(); app.touch(); });
  contract.addEventListener('change', () => { promised = true; app.touch(); });
  code.addEventListener('input', () => { if (code.value.trim() === '') startAnew(); app.touch(); });
  code.addEventListener('paste', () => { if (!isUntouched() && code.selectionEnd - code.selectionStart === code.value.length) startAnew(); });
  code.addEventListener('keydown', event => { if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) start(); });

  const form = () => formOf(question.value, shapes.map(select => select.value), type.value);
  const useForm = ({question: asked, layouts}) => [asked, ...layouts].forEach((word, k) => { selects[k].value = word; });
  let lastSample = '', shown = '', filledIn = '', toldOf = '', takenOf = '', unread = '';
  const isUntouched = () => code.value === lastSample || code.value.trim() === '';
  const refusal = () => scratch.setForm(form());
  function useSample() {
    if (refusal() !== '') return;
    lastSample = code.value = sampleOf(engine, form(), scratch.inputs());
    app.touch();
  }
  function start() {
    app.mapShown = true;
    if (taking.dataset.foreign !== 'true' && refusal() === '' && own.bring(code.value, form(), contract.value, {most: Number(most.value), near: Number(near.value), named: which.value}) === '') own.run();
    app.touch();
  }
  function fill() {
    const parts = partsOf(own.form);
    useForm(parts);
    type.value = parts.type;
    offerContracts();
    offerNumbers(own.most, own.near);
    if (own.code === '') return useSample();
    // What is as its names say is read anew when they change.
    code.value = own.code;
    look(own.named);
    chosen = !one()?.adapters.some(adapter => shapesOf(adapter.form) === shapesOf(own.form));
    useForm(parts);
    promised = own.contract !== fitting()?.contract;
    contract.value = own.contract;
  }
  function offerNumbers(greatest, nearest) {
    offer(most, MOST, greatest, number => number === 0 ? app.word('anyNumbers') : number.toLocaleString('en'));
    offer(near, NEAR, nearest, number => number === 0 ? app.word('exactOnly') : String(number));
  }
  // Those of the question; the one that was chosen stays, where it is one of them.
  function offerContracts() {
    const names = Object.keys(QUESTIONS[question.value].contracts), kept = contract.value;
    contract.replaceChildren(...names.toSorted().map(name => html('option', {value: name}, contractWord(app, name, question.value))));
    contract.value = names.includes(kept) ? kept : 'unstated';
    contract.dataset.of = question.value + app.lang;
  }
  // What the reader chose and wrote stays in another language.
  function translate() {
    const kept = selects.map(select => select.value);
    for (const select of shapes) select.replaceChildren(...layouts.map(layout => html('option', {value: layout.name}, layoutWord(layout))));
    type.replaceChildren(...TYPES.map(name => html('option', {value: name}, app.word(name))));
    question.replaceChildren(...Object.keys(QUESTIONS).map(name => html('option', {value: name}, app.word(`${name}Asked`))));
    selects.forEach((select, k) => { select.value = kept[k]; });
    offerNumbers(Number(most.value), Number(near.value));
    LABELS.forEach((key, k) => { labels[k].textContent = app.word(key); });
    about.textContent = app.word('yoursAbout');
    codeLabel.textContent = app.word('codeLabel');
    run.textContent = app.word('tryIt');
    sample.textContent = app.word('sample');
  }
  // What the text is, read anew when it changes; and where its names leave one form, that is chosen.
  let read = {code: '', named: '', language: '', functions: []};
  const isForeign = () => !['', 'js'].includes(read.language), one = () => meant(read, which.value);
  function look(named = which.value) {
    if (read.code === code.value && read.named === named) return;
    read = {code: code.value, named, ...taken(scratch, code.value)};
    const names = usable(read).length > 1 ? usable(read).map(({name}) => name) : [];
    which.replaceChildren(...names.map(name => html('option', {value: name}, name)));
    which.parentElement.hidden = names.length === 0;
    if (names.length > 0) read.named = which.value = meant(read, named).name;
    const adapter = one()?.adapters[0];
    // What is not read keeps nothing of the function before it.
    if (!chosen && code.value !== lastSample) useForm(partsOf(adapter?.form ?? FIRST_FORM));
  }
  // The way to take it in the form that is chosen.
  const inForm = adapter => shapesOf(adapter.form) === shapesOf(form());
  const fitting = () => one()?.adapters.find(inForm) ?? (one() === undefined || refusal() !== '' ? undefined : meant(taken(scratch, code.value, form()), which.value)?.adapters[0]);
  const layoutWord = ({name, kind}) => app.word(kind) + (name !== kind ? `${app.colon()}${app.word(name)}` : '');
  const formWords = adapter => partsOf(adapter.form).layouts.map(name => layoutWord(engine.layouts[name])).join(app.lang === 'en' ? ', and ' : '，');
  // The names that it is taken by; in a form of the reader's own, how it is called.
  const namesTold = adapter => adapter.words.replace(/^[^:]*: /, '').replace(/; with ([01]) for /g, app.pick({en: '; with $1 for ', zh: '；取 $1 的是 '}))
    .replace('; left out: ', app.pick({en: '; left out: ', zh: '；省去的是 '})).replace('; not judged is what it writes to ', app.pick({en: '; not judged is what it writes to ', zh: '；不判断它写入的 '}));
  // How it is taken, and how else it may be; which language it is; or that nobody can tell.
  function tellTaken() {
    const {language} = read, typed = language === 'js' && TYPED.test(code.value), {why = '', adapters = []} = one() ?? {}, fits = fitting();
    if (!promised) contract.value = fits?.contract ?? 'unstated';
    taking.dataset.foreign = typed || isForeign();
    unread = '';
    signature.hidden = false;
    if (typed || isForeign()) {
      const {name, ending} = LANGUAGES[typed ? 'ts' : language];
      signature.hidden = true;
      return taking.replaceChildren(html('strong', {}, app.word('isForeign').replace('#', name)), ' ', app.word('useTry'), ' ', english('code', {}, `graze try mine.${ending}`));
    }
    // Fields that are read of nothing that is known cannot be put in order.
    if (fits === undefined && /: .*[.[]/.test(why)) unread = app.word('cannotTake').replace('#', why.replace(/^[^:]*: /, ''));
    if (fits === undefined) return taking.replaceChildren(...(one() !== undefined && adapters.length === 0 && !chosen && unread === '' ? [app.word('notTaken')] : []));
    signature.hidden = true;
    const others = chosen ? [] : adapters.filter(adapter => !inForm(adapter)), isTwin = ['push', 'sweep'].includes(question.value) && adapters.filter(inForm).length > 1;
    taking.replaceChildren(`${app.word('takenAs')}${app.colon()}${question.value === 'hit' ? '' : `${app.word(`${question.value}Asked`)} `}${formWords(fits)} `, english('code', {}, `${fits.name}(${namesTold(fits)})`), ...others.flatMap(adapter => [' ', html('button', {type: 'button', class: 'otherwise', onclick: () => {
      useForm(partsOf(adapter.form));
      if (own.status !== 'idle') start();
      app.touch();
    }}, `${app.word('orAs')}${app.colon()}${formWords(adapter)}`)]), ...(isTwin ? [' ', html('span', {class: 'note'}, app.word('orMoved'))] : []));
  }
  return {draw() {
    root.hidden = app.mode !== 'yours';
    own.edited = !root.hidden && code.value !== own.code;
    if (root.hidden) return;
    if (shown !== app.lang) translate();
    shown = app.lang;
    const key = `${own.form} ${own.contract} ${own.most} ${own.near} ${own.named} ${own.code}`;
    if (filledIn !== key) fill();
    filledIn = key;
    look();
    if (contract.dataset.of !== question.value + app.lang) offerContracts();
    const seen = () => `${code.value}\n${[which, ...selects].map(select => select.value).join()} ${app.lang}`;
    if (seen() !== takenOf) tellTaken();
    takenOf = seen();
    const refused = refusal() || unread;
    fault.textContent = told(app, refused);
    if (refused === '') signature.textContent = `hit(${scratch.inputs().join(', ')})`;
    run.disabled = own.status === 'running' || refused !== '' || taking.dataset.foreign === 'true';
    const state = [own.edited, own.status, own.progress, own.fault, own.at, app.lang, own.told?.finding.length].join();
    if (toldOf !== state) found.replaceChildren(...(own.edited && !['idle', 'running'].includes(own.status) ? [html('p', {id: 'changed', class: 'note'}, app.word('triedLast'))] : []), ...tell(app));
    toldOf = state;
  }};
}

// What is in the address may be none of what is offered.
function offer(select, numbers, chosen, words) {
  const all = [...new Set([...numbers, chosen])].sort((a, b) => a - b);
  select.replaceChildren(...all.map(number => html('option', {value: number, selected: number === chosen}, words(number))));
}

const english = (name, attributes, ...children) => html(name, {lang: 'en', ...attributes}, ...children);
const stop = app => app.lang === 'en' ? '.' : '。';
// What is wrong, as a sentence.
function sentence(app, why) {
  const element = spoken(app, why, 'strong'), text = element.textContent;
  if (!/[.。]$/.test(text)) element.textContent = text[0].toUpperCase() + text.slice(1) + stop(app);
  return element;
}

function tell(app) {
  const {own} = app;
  if (own.status === 'idle') return [html('p', {class: 'note'}, app.word('foundHere'))];
  if (own.status === 'running') return [html('p', {}, `${app.word('running')} ${own.progress.toLocaleString('en')}`)];
  if (own.status === 'misfit') return [html('h2', {}, app.word('fault')), html('p', {class: 'fault'}, misfitWord(app), ' ', app.word('chooseShapes'))];
  if (own.status === 'fault') return [html('h2', {}, app.word('fault')), spoken(app, own.fault, 'pre', {class: 'said', tabindex: 0})];
  if (own.status === 'silent') return [html('h2', {}, app.word('silent')), html('p', {}, app.word('silentWhy')),
    ...(own.at === null ? [] : [english('pre', {class: 'said'}, `mine(${own.at.join(', ')})`), html('p', {class: 'note'}, app.word('silentCase'))])];
  return tellFindings(app);
}

function tellFindings(app) {
  const results = app.own.told, parts = [], [reading = ''] = results.diagnosis, [call] = results.call, [held] = results.held, [clause] = results.clause;
  const colour = results.colour[0];
  parts.push(html('h2', {id: 'own-verdict', 'data-colour': colour}, badge(app, colour), ' ', spoken(app, results.verdict[0])),
    spoken(app, results.sentence[0], 'p'));
  if (reading.startsWith('right if')) parts.push(html('h3', {}, app.word(call === undefined ? 'explains' : 'mend')));
  if (reading !== '') parts.push(app.lang === 'en' ? html('p', {id: 'diagnosis'}, /^it /.test(reading) ? `${reading[0].toUpperCase()}${reading.slice(1)}.` : `It ${/^gives /.test(reading) ? '' : 'is '}${reading}.`)
    : html('p', {id: 'diagnosis'}, spoken(app, reading), stop(app)));
  if (clause !== undefined) parts.push(html('p', {id: 'clause'}, app.lang === 'en' ? `${clause[0].toUpperCase()}${clause.slice(1)}.` : html('span', {}, spoken(app, clause), stop(app))));
  if (call !== undefined) {
    const line = calling(app.own, call.replace(/^so call it as\s*mine/, 'mine'));
    parts.push(html('p', {}, app.word('callIt')), html('p', {class: 'line'}, english('code', {id: 'mend'}, line), ' ', copier(app, line)));
  }
  if (held !== undefined) parts.push(html('p', {id: 'held', class: 'note'}, app.lang === 'en' ? `${held[0].toUpperCase()}${held.slice(1)}.` : html('span', {}, spoken(app, held), stop(app))));
  if (results.why.length > 0) {
    // What anyone can see first; the rest, when there is such, is folded away.
    const all = results.why.map((_, k) => k), plain = all.filter(k => results.weight[k] === 'plain'), first = plain.length > 0 ? plain : all, rest = plain.length > 0 ? all.filter(k => !plain.includes(k)) : [];
    parts.push(html('h3', {}, app.word('wrongWith')), html('ol', {id: 'defects'}, ...first.map(k => defect(app, k))));
    if (rest.length > 0) parts.push(html('details', {id: 'lesser'}, html('summary', {}, `${app.word('lesser')} (${rest.length})`), html('ol', {}, ...rest.map(k => defect(app, k)))));
    parts.push(takeAway(app));
  }
  return parts;
}

function defect(app, k) {
  const {why, cause, cases, words} = app.own.told;
  return html('li', {}, html('p', {}, sentence(app, why[k]), ` ${app.word(cause[k])}${app.lang === 'en' ? ', ' : '，'}${cases[k]} ${app.word(cases[k] === '1' ? 'caseOf' : 'casesOf')}`),
    html('p', {}, spoken(app, words[k]), stop(app)),
    html('button', {type: 'button', onclick: () => { app.own.put(k); document.getElementById('stage').scrollIntoView({block: 'nearest'}); }}, app.word('putOnStage')));
}

// The function as a command that graze can fuzz.
function program(template, {code, form, told, name, call, none, inputs}) {
  const {question, type} = partsOf(form), plain = code.replace(/^\s*export\s+(default\s+)?/gm, ''), asked = inputs.join(', ');
  const body = call !== '' ? `const hit = (() => {\n${plain}\nreturn (${asked}) => ${call};\n})();` : name === '' ? `const hit = ${code}` : plain + (name === 'hit' ? '' : `\nconst hit = ${name};`);
  const values = {project: true, name: 'mine', fuzzed: true, fuzz: told.command[0].replace(/^graze /, ''), hit: 'grazeAsked', call: `hit(${asked})`, read: READ[type], ...readingOf(question, none)};
  return fillIn(template.replace(/\{\{#column\}\}[^]*?\{\{\/column\}\}/, asked), values).replace(/^\/\/ Write your own here.*$/m, () => body);
}

// A list that is cut is written as it then is.
const cutLists = text => text.replace(/\[((?:[^[\]]|\[[^[\]]*\])*)\]\.slice\(0, (2 \* )?(\d+)\)/g, (_, list, twice, count) => `[${argumentsOf(list).slice(0, count * (twice ? 2 : 1)).join(', ')}]`);

// Rings that are cut from a list of corners are written as they then are, where a corner is no more than its numbers.
const cutRings = text => text.replace(/\(\(corners, at\) => [^]*?return rings; \}\)\([^]*?\.slice\(0, \d+\), \[[^[\]]*\]\)/g, rings => {
  try { return JSON.stringify(new Function(`return ${rings};`)()).replace(/,/g, ', ').replace(/:/g, ': '); } catch { return rings; }
});

// A call of mine over numbers, as the function itself is called.
function calling({call, inputs, name}, text) {
  const [, inside] = /^mine\(([^]*)\)$/.exec(text) ?? [];
  return call === '' || inside === undefined ? text.replace(/^mine/, name || 'hit') : cutLists(cutRings(filled(call, inputs, argumentsOf(inside))));
}

function takeAway(app) {
  const {own} = app, {told} = own, command = told.command[0].split(';')[0].replace(/ --out.*$/, '');
  const tests = `import assert from 'node:assert';\n\n${told.assertion.filter(text => text !== '').join('\n').replace(/\bhit(\([^()]*\))/g, (_, numbers) => calling(own, `mine${numbers}`))}\n`;
  const block = (title, id, text) => [html('h4', {}, app.word(title)), english('pre', {id, tabindex: 0, 'aria-label': app.word(title)}, text), copier(app, text)];
  const save = html('a', {download: 'mine.js', class: 'button', href: `data:text/javascript;charset=utf-8,${encodeURIComponent(program(app.template, own))}`}, app.word('saveIt'));
  return html('details', {id: 'take'}, html('summary', {}, app.word('takeAway')), ...(told.assertion.every(text => text === '') ? [] : block('asTests', 'assertions', tests)),
    ...block('asCommand', 'command', command), html('p', {}, save));
}

// What of the address is about it.
export function writeOwn(app, keys) {
  if (app.mode === 'yours') keys.set('show', 'yours');
  if (app.own.code === '' || (app.mode !== 'yours' && app.test.role !== 'foreign')) return;
  keys.set('code', app.own.code);
  keys.set('own', `${app.own.form} ${app.own.contract} ${app.own.named}`.trim());
  if (app.own.most > 0) keys.set('most', app.own.most);
  if (app.own.near > 0) keys.set('near', app.own.near);
}
// '' or what is wrong with it.
export function readOwn(app, keys) {
  if (!keys.has('code')) return '';
  const words = (keys.get('own') ?? '').split(' '), count = words[0] in QUESTIONS ? 4 : 3, form = words.slice(0, count).join(' '), contract = words[count] ?? 'unstated', named = words[count + 1] ?? '';
  if (!(contract in (QUESTIONS[partsOf(form).question]?.contracts ?? {}))) return `own: “${contract.slice(0, 20)}”`;
  const [most, near] = ['most', 'near'].map(key => Number(keys.get(key) ?? 0));
  if (!(most >= 0 && near >= 0 && most < Infinity && near < Infinity)) return `own: “${`${keys.get('most') ?? ''} ${keys.get('near') ?? ''}`.slice(0, 20)}”`;
  const why = app.own.bring(keys.get('code'), form, contract, {most, near, named});
  if (why !== '') return `own: ${why}`;
  app.own.keepScene = keys.has('case');
  app.own.run();
  return '';
}
