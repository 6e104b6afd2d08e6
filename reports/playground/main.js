// Starts the page: what is under the hand at once, the rest when that is on the screen; an address is read by the whole page.
import { QUESTIONS, startEngine } from './engine.js';
import { DOCUMENTS, WORDS } from './words.js';
import { newApp, undo, redo, fit, holdScale, whenQuiet } from './state.js';
import { newStage, shapeName } from './stage.js';
import { beginGuess, changeCorners, listen, zoomTo, zoomToGap, touchExactly } from './hands.js';
import { drawVerdict } from './verdict.js';
import { isBeforeGuess, newLessons, openLesson } from './lessons.js';

// The controls around the stage: what they do, and their words.
function newFrame(app) {
  const get = id => document.getElementById(id);
  const clicks = {undo: () => undo(app), redo: () => redo(app), fit: () => fit(app), 'zoom-in': () => zoomTo(app, app.view.scale / 2),
    'zoom-out': () => zoomTo(app, app.view.scale * 2), 'to-gap': () => zoomToGap(app), 'touch-exactly': () => touchExactly(app),
    whole: () => { Object.assign(app.view, {x: 0, y: 0, scale: 2 ** 32 / 600}); holdScale(app); },
    'corner-more': () => changeCorners(app, true), 'corner-less': () => changeCorners(app, false),
    link: () => copyLink(app, get('link')), guess: () => beginGuess(app)};
  for (const [id, act] of Object.entries(clicks)) get(id).addEventListener('click', () => { app.message = ''; act(); app.touch(); });
  get('map-shown').addEventListener('change', () => { app.guessing = false; });
  const toggles = {'map-shown': 'mapShown', magnet: 'magnet', 'thoughts-shown': 'thoughts'};
  for (const [id, key] of Object.entries(toggles)) get(id).addEventListener('change', event => { app[key] = event.target.checked; app.touch(); });
  get('other').addEventListener('change', event => { app.other = event.target.value; app.touch(); });
  get('mover').addEventListener('change', event => { app.mover = Number(event.target.value); app.touch(); });
  for (const lang of ['en', 'zh', 'zh-Hant']) get(`lang-${lang}`).addEventListener('click', () => { app.lang = lang; app.touch(); });
  // As they stand on the screen, so they are reached by Tab: on a narrow one the answers come first.
  const narrow = matchMedia('(max-width: 940px)'), sides = ['how', 'field', 'answer'].map(name => document.querySelector(`.${name}-side`));
  const arrange = () => document.querySelector('.stage-side').after(...(narrow.matches ? sides.toReversed() : sides));
  if (narrow.matches) arrange();
  narrow.addEventListener('change', arrange);
  let shown = '';
  return {draw() {
    get('play').hidden = ['demos', 'sheet'].includes(app.mode);
    if (shown !== app.lang) translate(app);
    shown = app.lang;
    const {values, drawn, moves} = QUESTIONS[app.question()], numbers = values > 0;
    get('drawn').hidden = !drawn;
    get('drawn').querySelector('.d-way').hidden = !moves;
    for (const element of document.querySelectorAll('#legend [data-number]')) element.textContent = app.word(numbers ? element.dataset.number : element.dataset.word);
    for (const paint of ['touching', 'missed-hit', 'broken']) get('legend').querySelector(`.p-${paint}`).hidden = numbers;
    for (const [id, key] of Object.entries(toggles)) get(id).checked = app[key];
    const names = [0, 1].map(index => shapeName(app, index));
    if (get('mover').textContent !== names.join('')) get('mover').replaceChildren(...names.map((name, k) => new Option(name, k)));
    get('mover').value = app.mover;
    drawVerdict(app);
    const others = !app.whole ? [] : app.testsOfPair().filter(test => test !== app.test).map(test => test.id), listed = others.join() + app.lang;
    if (get('other').dataset.listed !== listed) get('other').replaceChildren(new Option(app.word('nobody'), ''), ...others.map(id => new Option(id, id)));
    get('other').dataset.listed = listed;
    get('other').value = others.includes(app.other) ? app.other : '';
    get('map-of').textContent = app.test.id;
    get('undo').disabled = app.past.length === 0;
    get('redo').disabled = app.future.length === 0;
    document.body.toggleAttribute('data-guessing', app.guessing);
    document.body.toggleAttribute('data-before-guess', app.guessing || isBeforeGuess(app));
    get('message').textContent = app.guessing ? app.word('guessNow') : app.message;
    get('numbers-seen').hidden = !app.numbersShown;
    // Of floating point no stage holds it.
    get('whole').hidden = app.type().startsWith('f');
  }};
}

function translate(app) {
  document.documentElement.lang = app.lang === 'zh' ? 'zh-Hans' : app.lang;
  document.title = `graze · ${app.word('title')}`;
  for (const element of document.querySelectorAll('[data-word]')) element.textContent = app.word(element.dataset.word);
  for (const element of document.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', app.word(element.dataset.label));
    if (element.matches('button')) element.title = app.word(element.dataset.label);
  }
  // Made for those who do not build, it stands by itself (scripts/play).
  const {madeFrom} = document.documentElement.dataset;
  if (madeFrom !== undefined) document.getElementById('beside').textContent = app.word('madeFrom').replace('#', madeFrom.slice(0, 12));
  document.getElementById('documents').textContent = Object.entries(DOCUMENTS).map(([tag, title]) => `${tag} ${title}`).join(' · ');
  for (const lang of ['en', 'zh', 'zh-Hant']) document.getElementById(`lang-${lang}`).setAttribute('aria-pressed', app.lang === lang);
}

async function copyLink(app, button) {
  const word = button.textContent;
  try {
    await navigator.clipboard.writeText(location.href);
    button.textContent = app.word('copied');
    setTimeout(() => { button.textContent = word; }, 1500);
  } catch {
    app.say(location.href);
  }
}

// `parts` is what page.html unpacks; `parts.rest` comes later, with its modules.
export async function start(parts) {
  const app = newApp(await startEngine(await parts.compiled)), addressed = location.hash.length > 1;
  app.words = WORDS;
  app.lang = /^zh-(Hant|TW|HK|MO)/.test(navigator.language) ? 'zh-Hant' : navigator.language.startsWith('zh') ? 'zh' : 'en';
  const stage = newStage(app);
  app.parts = [stage, newFrame(app), newLessons(app)];
  listen(app, stage);
  // For measuring.
  globalThis.graze = {app, stage};
  if (!addressed) {
    openLesson(app, 0, 0);
    app.draw();
    document.documentElement.dataset.ready = 'yes';
  }
  const turn = addressed ? () => {} : whenQuiet;
  await turn();
  const complete = await parts.rest(turn);
  await complete(app, turn);
  app.draw();
  Object.assign(document.documentElement.dataset, {ready: 'yes', whole: 'yes'});
}
