// What is shown: one scene, the chosen test, the view; its past; and all of it in the address.
import { MAP, NO_TEST, QUESTIONS, formOf, partsOf } from './engine.js';
import { traditional } from './traditional.js';

// Safari has only the other.
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
// When a picture is on the screen and no hand waits for the next one.
export const whenQuiet = () => new Promise(done => { setTimeout(() => whenIdle(done, {timeout: 1000})); });

export function newApp(engine) {
  const app = {
    engine, scene: engine.newScene(), test: engine.byId('side_guess_py'), selected: 0, mover: 0, corner: 0,
    view: {x: 0, y: 0, scale: 0.5}, hex: false, mapShown: true, magnet: false, thoughts: true, lang: 'en',
    mode: 'play', lesson: null, solved: new Set(), met: new Map(), guessing: false, guessed: false, other: '', past: [], future: [], message: '', parts: [], frame: 0, after: 0, points: null, hint: null,
    // What the rest of the page brings, see rest.js.
    own: {code: '', turn: 0, took: 0}, drawThoughts: () => [], writeOwn: () => {},
  };
  // Of a text in both languages the one of the page.
  app.pick = ({en, zh}) => app.lang === 'en' ? en : app.lang === 'zh' ? zh : traditional(zh);
  app.word = key => app.pick({en: app.words.en[key] ?? key, zh: app.words.zh[key] ?? app.words.en[key] ?? key});
  app.pair = () => pairOf(app, app.layouts());
  app.outlines = () => [0, 1].map(shape => app.scene.outline(shape, app.view.x, app.view.y, app.view.scale));
  // The pair, and in the order of the scene where the question hangs on it.
  app.order = () => QUESTIONS[app.question()].ordered ? kindsOf(app, app.layouts()).join('-') : app.pair();
  app.kinds = pair => pair.split('-').map(app.word);
  app.pairWord = pair => app.word('and').replace(/[AB]/g, which => app.kinds(pair)['AB'.indexOf(which)]);
  app.question = () => partsOf(app.scene.form()).question;
  app.layouts = () => partsOf(app.scene.form()).layouts;
  app.type = () => partsOf(app.scene.form()).type;
  let listed = '', last = null, ofPair = [];
  app.testsOfPair = () => {
    const form = app.scene.form(), pair = app.pair(), own = engine.tests.at(-1);
    if (listed !== form || last !== own)
      ofPair = engine.tests.filter(test => test.pair === pair && test.role !== 'helper' && isAsked(app, test));
    [listed, last] = [form, own];
    return ofPair;
  };
  // What a test says of the scene: asked once a picture.
  let said = new Map();
  app.ask = test => {
    if (!said.has(test)) said.set(test, app.scene.ask(test));
    return said.get(test);
  };
  app.colon = () => app.lang === 'en' ? ': ' : '：';
  app.touch = () => {
    said = new Map();
    if (app.frame === 0) app.frame = requestAnimationFrame(app.draw);
  };
  app.draw = () => {
    cancelAnimationFrame(app.frame);
    app.frame = 0;
    said = new Map();
    app.truth = app.scene.truth();
    for (const part of app.parts) if (!part.later) part.draw();
    // What is not under the hand comes when nothing else is to be done.
    app.after ||= whenIdle(drawLater, {timeout: 200});
    clearTimeout(app.timer);
    app.timer = setTimeout(() => writeHash(app), 250);
  };
  function drawLater(deadline) {
    app.after = app.frame === 0 || deadline?.didTimeout ? 0 : whenIdle(drawLater, {timeout: 200});
    if (app.after === 0) for (const part of app.parts) if (part.later) part.draw();
  }
  app.say = text => { app.message = text; app.touch(); };
  return app;
}

// What is asked of the scene is what the test is asked: within which shape the other is, or which moves, hangs on their order.
function isAsked(app, test) {
  const {question, layouts} = partsOf(test.form), kinds = all => kindsOf(app, all).join();
  return question === app.question() && (!QUESTIONS[question].ordered || kinds(layouts) === kinds(app.layouts()));
}
const kindsOf = ({engine}, layouts) => layouts.map(layout => engine.layouts[layout]?.kind);

export function pairOf(app, layouts) {
  const kinds = kindsOf(app, layouts);
  return [kinds, kinds.toReversed()].map(either => either.join('-')).find(pair => pair in app.engine.pairs) ?? '';
}

const snapshot = app => ({form: app.scene.form(), text: app.scene.text(true), test: app.test});
const same = (a, b) => a.form === b.form && a.text === b.text;

function restore(app, snapped) {
  app.scene.setForm(snapped.form);
  app.scene.setCase(snapped.text);
  app.test = snapped.test;
  app.touch();
}

// Runs `act`, which changes the scene; '' or the reason why it could not. One step of undo.
export function edit(app, act) {
  const before = snapshot(app), why = act() || '';
  keep(app, before);
  app.touch();
  return why;
}
// The two halves of an edit that lasts: a drag.
export const begin = snapshot;
export function keep(app, before) {
  if (same(before, snapshot(app))) return;
  app.past.push(before);
  if (app.past.length > 500) app.past.shift();
  app.future = [];
}
export function undo(app) { travel(app, app.past, app.future); }
export function redo(app) { travel(app, app.future, app.past); }
function travel(app, from, to) {
  if (from.length === 0) return;
  to.push(snapshot(app));
  restore(app, from.pop());
}

// A whole scene; '' or the reason.
export function show(app, form, text, testId) {
  const before = snapshot(app);
  const why = app.scene.setForm(form) || app.scene.setCase(text);
  if (why !== '') {
    restore(app, before);
    return why;
  }
  chooseTest(app, testId);
  app.selected = app.mover = 0;
  fit(app);
  app.touch();
  return '';
}

// A liar is chosen by nobody but the reader.
const rankOf = ({role}) => role === 'tutorial' ? 0 : role === 'liar' ? 2 : 1;

export function chooseTest(app, id) {
  const test = id === undefined ? undefined : app.engine.byId(id);
  if (test !== undefined) app.test = test;
  if (app.test.pair !== app.pair() || !isAsked(app, app.test)) app.test = app.testsOfPair().toSorted((a, b) => rankOf(a) - rankOf(b))[0] ?? NO_TEST;
  app.touch();
}

// The scene to begin with of two shapes; in the order of the layouts where the question hangs on it.
export function beginning(app, question, layouts) {
  const kinds = kindsOf(app, layouts), {form, text, kinds: [first]} = app.engine.pairs[pairOf(app, layouts)], parts = partsOf(form).layouts;
  if (kinds[0] === first || !QUESTIONS[question].ordered) return {layouts: parts, text};
  const numbers = text.split(' '), count = app.engine.layouts[parts[0]].columns.length;
  return {layouts: parts.toReversed(), text: [...numbers.slice(count), ...numbers.slice(0, count)].join(' ')};
}

const round = (type, by) => Math.abs(by) < 10 && !type.startsWith('i') ? Number(by.toPrecision(2)) : Math.round(by);

// The same of shapes alone: where the question has the first move, it moves as it does, or to the middle of the second; where it is about what
// they have in common, and they have nothing, the second comes to the first.
export function showAsked(app, question, layouts, type, text, testId) {
  const {moves, together} = QUESTIONS[question];
  if (!moves) {
    const why = show(app, formOf(question, layouts, type), text, testId);
    const [a, b] = why === '' && together !== undefined && app.scene.truth().relation === 'apart' ? app.scene.outlines() : [];
    if (a && b) app.scene.move(1, round(type, (a.cx - b.cx) * together), round(type, (a.cy - b.cy) * together), 17);
    if (a && b) fit(app);
    return why;
  }
  const before = snapshot(app), {view} = app, standing = show(app, formOf('hit', layouts, type), text);
  const [a, b] = standing === '' ? app.scene.outlines() : [];
  const why = standing || (a === null || b === null ? 'the case is no scene: a number is not finite' : show(app, formOf(question, layouts, type), `${text} ${round(type, b.cx - a.cx) || round(type, b.right - b.left)} ${round(type, b.cy - a.cy)}`, testId));
  if (why !== '') {
    restore(app, before);
    app.view = view;
  }
  return why;
}

// Asked the same as before, if that can be asked of these shapes; of a point that moves it is a ray, of another shape a sweep.
export function usePair(app, pair) {
  const question = app.question(), kinds = pair.split('-'), {layouts, text} = beginning(app, question, kinds.map(kind => Object.values(app.engine.layouts).find(layout => layout.kind === kind).name));
  const asked = QUESTIONS[question].moves ? kinds[0] === 'point' ? 'ray' : 'sweep' : question;
  return edit(app, () => showAsked(app, asked, layouts, 'f64', text) && show(app, formOf('hit', layouts, 'f64'), text));
}
export function useQuestion(app, question) {
  return edit(app, () => {
    const {view} = app, layouts = app.layouts(), both = QUESTIONS[question].moves && QUESTIONS[app.question()].moves, numbers = app.scene.text(true).split(' ');
    const shapes = layouts.reduce((sum, layout) => sum + app.engine.layouts[layout].columns.length, 0);
    const why = both ? show(app, formOf(question, layouts, app.type()), numbers.join(' ')) : showAsked(app, question, layouts, app.type(), numbers.slice(0, shapes).join(' '));
    if (!QUESTIONS[question].moves) app.view = view;
    return why;
  });
}

export function fit(app) {
  const shapes = app.scene.outlines();
  if (shapes.includes(null)) return;
  // What moves beyond all numbers ends nowhere.
  const all = [...shapes, ...app.scene.moved(1).filter(o => [o.left, o.right, o.top, o.bottom].every(Number.isFinite))];
  const left = Math.min(...all.map(o => o.left)), right = Math.max(...all.map(o => o.right));
  const top = Math.min(...all.map(o => o.top)), bottom = Math.max(...all.map(o => o.bottom));
  // A point of the map is a power of two, so that whole numbers, halves and quarters lie on points.
  const scale = 2 ** Math.ceil(Math.log2(Math.max((right - left) / MAP.width, (bottom - top) / MAP.height) * 1.3));
  app.view = {x: left / 2 + right / 2, y: top / 2 + bottom / 2, scale};
  holdScale(app);
}

// From a few points for each number of the type, to the whole range of the type.
export function holdScale(app) {
  const {view} = app, whole = app.type().startsWith('i');
  const finest = Math.max(app.scene.next(Math.abs(view.x)) - Math.abs(view.x), app.scene.next(Math.abs(view.y)) - Math.abs(view.y));
  const widest = app.type() === 'i32' ? 2 ** 33 / MAP.width : app.type() === 'i64' ? 2 ** 65 / MAP.width : 1e300;
  if (!(view.scale > 0)) view.scale = whole ? 0.05 : finest / 40 || 1;
  view.scale = Math.min(Math.max(view.scale, finest / 90), widest);
}

// Hash: test=ID&case=NUMBERS opens a case of the test's form; form=FORM says another one.
export function writeHash(app) {
  const keys = new URLSearchParams();
  if (['demos', 'sheet'].includes(app.mode)) keys.set('show', app.mode);
  app.writeOwn(keys);
  if (app.test !== NO_TEST) keys.set('test', app.test.id);
  keys.set('case', app.scene.text(false));
  if (app.scene.form() !== app.test.form) keys.set('form', app.scene.form());
  keys.set('view', [app.view.x, app.view.y, app.view.scale].join(' '));
  keys.set('mover', app.mover);
  if (app.lesson !== null) keys.set('lesson', `${app.lessonId()}.${app.lesson.step + 1}`);
  if (!app.mapShown || app.lesson !== null) keys.set('map', Number(app.mapShown));
  if (app.hex) keys.set('hex', '1');
  if (app.other !== '') keys.set('other', app.other);
  keys.set('lang', app.lang);
  const hash = '#' + keys;
  // An address that has come and is not read yet is not written over.
  if (app.hash !== undefined && location.hash !== app.hash) return;
  if (location.hash !== hash) history.replaceState(null, '', hash);
  app.hash = location.hash;
}

// '' or what is wrong with the hash, by key.
export function readHash(app, hash) {
  const keys = new URLSearchParams(hash.replace(/^#/, ''));
  const faults = [], {engine} = app;
  if (['en', 'zh', 'zh-Hant'].includes(keys.get('lang'))) app.lang = keys.get('lang');
  app.mode = ['demos', 'yours', 'sheet'].includes(keys.get('show')) ? keys.get('show') : 'play';
  const unread = app.readOwn(keys);
  if (unread !== '') faults.push(unread);
  const test = engine.byId(keys.get('test') ?? 'side_guess_py');
  if (test === undefined) faults.push(`test: ${app.word('noTest')} “${keys.get('test').slice(0, 40)}”`);
  if (keys.has('case')) {
    const form = keys.get('form') ?? test?.form;
    const why = form === undefined ? '' : show(app, form, keys.get('case'), test?.id);
    if (why !== '') faults.push(`case: ${why}`);
  } else if (test !== undefined && test.pair in engine.pairs) {
    const {question, layouts} = partsOf(test.form), start = beginning(app, question, layouts);
    showAsked(app, question, start.layouts, 'f64', start.text, test.id);
  }
  if (keys.has('view')) readView(app, keys.get('view'), faults);
  if (['0', '1'].includes(keys.get('mover'))) app.mover = app.selected = Number(keys.get('mover'));
  app.mapShown = keys.get('map') !== '0';
  app.hex = keys.get('hex') === '1';
  app.other = keys.get('other') ?? '';
  return faults.join('; ');
}

function readView(app, text, faults) {
  const [x, y, scale] = text.split(' ').map(Number);
  if (!Number.isFinite(x) || !Number.isFinite(y) || !(scale > 0 && scale < Infinity)) {
    faults.push(`view: ${app.word('badView')}`);
    return;
  }
  app.view = {x, y, scale};
  holdScale(app);
}
